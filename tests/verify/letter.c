/* SPDX-License-Identifier: MIT */
#include "verify/second.h"

int next_line(struct str s, size_t *pos, struct str *line)
{
	const uint8_t *lf;

	if (*pos >= s.n)
		return 0;
	line->p = s.p + *pos;
	lf = memchr(line->p, '\n', s.n - *pos);
	line->n = lf ? (size_t)(lf - line->p) : s.n - *pos;
	*pos += line->n + (lf ? 1 : 0);
	return 1;
}

static int blank(uint8_t c)
{
	return c == ' ' || c == '\t' || c == '\r';
}

struct str chop(struct str s)
{
	while (s.n && blank(s.p[s.n - 1]))
		s.n--;
	return s;
}

/* Without the quotation marks before it and the blanks around it. */
struct str bare(struct str s)
{
	while (s.n && (blank(*s.p) || *s.p == '>')) {
		s.p++;
		s.n--;
	}
	return chop(s);
}

/* What stands for the bytes at p in a canonical text: a byte, 0 for nothing, -1 for themselves. */
static int fold(const uint8_t *p, size_t n, size_t *used)
{
	*used = 3;
	if (n >= 3 && p[0] == 0xe2 && p[1] == 0x80) {
		if (p[2] >= 0x8b && p[2] <= 0x8d)
			return 0;
		if (p[2] >= 0x90 && p[2] <= 0x95)
			return '-';
		if (p[2] >= 0x98 && p[2] <= 0x9f)
			return p[2] < 0x9c ? '\'' : '"';
	}
	if (n >= 3 && (!memcmp(p, "\xe2\x81\xa0", 3) || !memcmp(p, "\xef\xbb\xbf", 3)))
		return 0;
	if (n >= 3 && !memcmp(p, "\xe2\x88\x92", 3))
		return '-';
	*used = 2;
	if (n >= 2 && p[0] == 0xc2 && p[1] == 0xa0)
		return ' ';
	*used = 1;
	return blank(*p) ? ' ' : -1;
}

static struct str canonical(struct str raw)
{
	uint8_t *p = get(raw.n + 1);
	struct str line, out = { p, 0 };
	size_t pos = 0, used, begin;
	int c;

	while (next_line(raw, &pos, &line)) {
		begin = out.n;
		for (size_t i = 0; i < line.n; i += used) {
			c = fold(line.p + i, line.n - i, &used);
			/* no blank or quotation mark begins a line, and no blank follows another */
			if (!c || ((c == ' ' || (c < 0 && line.p[i] == '>')) && out.n == begin)
				|| (c == ' ' && p[out.n - 1] == ' '))
				continue;
			p[out.n++] = c < 0 ? line.p[i] : (uint8_t)c;
		}
		if (out.n > begin && p[out.n - 1] == ' ')
			out.n--;
		if (out.n > begin)
			p[out.n++] = '\n';
	}
	return out;
}

/* The trusted comment and the signature over it need not be there. */
static int read_comment(struct doc *d, struct str s, size_t *pos)
{
	static const char begin[] = "trusted comment: ";
	struct str line;
	size_t n, at = *pos;

	if (!next_line(s, &at, &line) || !starts(line, begin))
		return 1;
	d->comment = chop((struct str){ line.p + strlen(begin), line.n - strlen(begin) });
	*pos = at;
	return next_line(s, pos, &line)
		&& decode(chop(line), d->comment_sig, 64, &n, sodium_base64_VARIANT_ORIGINAL)
		&& n == 64;
}

/* Base64 of a signature file and of the text that was signed. */
int read_letter(struct doc *d, struct str block)
{
	uint8_t *base64 = get(block.n + 1), *p = get(block.n + 1), sig[74];
	struct str s = { base64, 0 }, line[2];
	size_t n = 0, pos = 0;

	for (size_t i = 0; i < block.n; i++)
		if (block.p[i] != '\n')
			base64[s.n++] = block.p[i];
	if (!decode(s, p, block.n, &n, sodium_base64_VARIANT_ORIGINAL))
		return 0;
	s = (struct str){ p, n };
	d->signed_file = p;
	for (int i = 0; i < 2; i++)
		if (!next_line(s, &pos, &line[i]))
			return 0;
	if (!read_comment(d, s, &pos))
		return 0;
	if (!decode(chop(line[1]), sig, sizeof(sig), &n, sodium_base64_VARIANT_ORIGINAL)
		|| n != sizeof(sig) || sig[0] != 'E' || (sig[1] != 'D' && sig[1] != 'd'))
		return 0;
	memcpy(d->sig, sig + 10, 64);
	d->text = (struct str){ s.p + pos, s.n - pos };
	d->pure = sig[1] == 'd';
	d->canon = canonical(d->text);
	H(d->order, NULL, "tp1.order", "ss", d->canon, (struct str){ d->sig, 64 });
	return 1;
}

int signed_over(const struct doc *d, struct str text, const uint8_t *key)
{
	uint8_t pre[64];

	if (d->pure)
		return !crypto_sign_verify_detached(d->sig, text.p, text.n, key);
	crypto_generichash(pre, sizeof(pre), text.p, text.n, NULL, 0);
	return !crypto_sign_verify_detached(d->sig, pre, sizeof(pre), key);
}

/* One that is there must be true. */
int comment_true(const struct doc *d, const uint8_t *key)
{
	uint8_t *p = get(64 + d->comment.n);

	if (!d->comment.p)
		return 1;
	memcpy(p, d->sig, 64);
	memcpy(p + 64, d->comment.p, d->comment.n);
	return !crypto_sign_verify_detached(d->comment_sig, p, 64 + d->comment.n, key);
}

/* Is this a word of this name, in whatever case? */
static int named(struct str s, const char *name)
{
	size_t i = 0;

	for (; i < s.n && name[i]; i++)
		if ((s.p[i] >= 'A' && s.p[i] <= 'Z' ? s.p[i] + 32 : s.p[i]) != name[i])
			return 0;
	return i == s.n && !name[i];
}

static int is_header(struct str word)
{
	static const char *const words[] = { "match", "open", "season", "seat", "seq", "saw",
		"nonce", "token" };

	for (size_t i = 0; i < sizeof(words) / sizeof(*words); i++)
		if (named(word, words[i]))
			return 1;
	return 0;
}

/* What the header of a letter says of this; an empty string when it says nothing. */
struct str header(const struct doc *d, const char *name)
{
	struct str line, word;
	size_t pos = 0, begun = 0;

	while (next_line(d->canon, &pos, &line)) {
		word = take_word(&line, 0);
		if (starts(word, "#"))
			continue;
		if (!is_header(word) && begun)
			break;
		begun |= (size_t)is_header(word);
		if (named(word, name)) {
			line = bare(line);
			return take_word(&line, 0);
		}
	}
	return (struct str){ NULL, 0 };
}

int says(const struct doc *d, const char *name, uint64_t n)
{
	struct str s = header(d, name);
	uint64_t m;

	return !s.n || (take_number(&s, &m) && !s.n && m == n);
}

/* By its number or by its colour. */
int says_seat(const struct doc *d, uint64_t seat)
{
	static const char *const colours[] = { "red", "blue", "green", "yellow", "black", "white" };
	struct str s = header(d, "seat");

	return says(d, "seat", seat) || (seat && seat <= 6 && named(s, colours[seat - 1]));
}

/* By the name of the match, or by all of what it is called. */
int says_match(const struct doc *d)
{
	struct str s = header(d, "match"), name = all.gid;

	while (name.n && name.p[name.n - 1] != '.')
		name.n--;
	if (name.n)
		name.n--;
	return str_same(s, all.gid) || str_same(s, name);
}
