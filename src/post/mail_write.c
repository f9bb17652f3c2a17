/* SPDX-License-Identifier: MIT */
#include "post/mail_write.h"

#include <sodium.h>
#include <string.h>
#include <time.h>

enum {
	LINE = 76,	    /* columns of a header or quoted-printable line */
	PLAIN_LINE = 78,    /* columns of a text line that is sent as it is */
	LONG_LINE = 900,    /* columns of such a line in an enclosure; mail servers take 998 */
	SUBJECT = 200,	    /* columns */
	NAME = 60,	    /* columns */
	REFERENCES = 20,    /* ids kept */
	ENCODED_BYTES = 39, /* of text in one encoded word, which then fits after "Subject:" */
	HEX_BYTES = 17,	    /* the same of one written byte by byte */
	BOUNDARY = 64
};

static const long long LAST_DATE = 253402300799; /* the last second of the year 9999 */

static bool letter_or_digit(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/* Returns whether s has 1 to most bytes, each a letter, a digit or one of `others`. */
static bool made_of(struct span s, const char *others, size_t most)
{
	for (size_t i = 0; i < s.n; i++)
		if (!letter_or_digit(s.s[i]) && (!s.s[i] || !strchr(others, s.s[i])))
			return false;
	return s.n && s.n <= most;
}

/* Cuts off what stands before the next `c`, or everything. */
static struct span cut_at(struct span *rest, char c)
{
	const char *end = span_find(*rest, c);
	struct span head = { rest->s, end ? (size_t)(end - rest->s) : rest->n };

	rest->s += head.n + (end != NULL);
	rest->n -= head.n + (end != NULL);
	return head;
}

/* ---- what may be written ---- */

static bool local_ok(struct span local)
{
	if (!local.n || local.n > 64 || local.s[0] == '-' || local.s[local.n - 1] == '.')
		return false;
	while (local.n) {
		struct span word = cut_at(&local, '.');

		if (!made_of(word, "!#$%&'*+-/=?^_`{|}~", 64))
			return false;
	}
	return true;
}

static bool host_ok(struct span host)
{
	if (!host.n || host.s[host.n - 1] == '.')
		return false;
	while (host.n) {
		struct span label = cut_at(&host, '.');

		if (!made_of(label, "-", 63) || label.s[0] == '-' || label.s[label.n - 1] == '-')
			return false;
	}
	return true;
}

bool address_ok(struct span address)
{
	const char *at = span_find(address, '@');
	struct span host = address, local;

	if (!at || address.n > 254)
		return false;
	local = cut_at(&host, '@');
	return local_ok(local) && host_ok(host);
}

static bool id_ok(struct span id)
{
	size_t ats = 0;

	if (id.n < 5 || id.n > 250 || id.s[0] != '<' || id.s[id.n - 1] != '>')
		return false;
	for (size_t i = 1; i < id.n - 1; i++) {
		if (id.s[i] <= ' ' || id.s[i] > '~' || id.s[i] == '<' || id.s[i] == '>')
			return false;
		ats += id.s[i] == '@';
	}
	return ats == 1 && id.s[1] != '@' && id.s[id.n - 2] != '@';
}

/* Allows only headers that no mailer acts on when it delivers. */
static bool extra_ok(const struct mail_header *h)
{
	struct span name = span_of(h->name), value = span_of(h->value);

	if (!made_of(name, "-", 40) || !value.n || value.n > 900)
		return false;
	for (size_t i = 0; i < value.n; i++)
		if (value.s[i] < ' ' || value.s[i] > '~')
			return false;
	return span_trim(value).n == value.n
		&& (span_starts(name, "X-") || span_starts(name, "List-")
			|| span_folds(name, "Reply-To") || span_folds(name, "Content-Language"));
}

static bool enclosure_ok(const struct mail_attachment *e)
{
	struct span type = span_of(e->type), first = cut_at(&type, '/');

	return made_of(span_of(e->name), "._-", 80) && e->name[0] != '.'
		&& made_of(first, ".+-", 30) && made_of(type, ".+-", 60);
}

static bool refused(struct buf *why, const char *what, const char *subject, const char *rule)
{
	buf_fmt(why, "cannot write a mail: %s '", what);
	text_clean(why, subject, strlen(subject), NAME);
	buf_fmt(why, "' %s", rule);
	return false;
}

static bool outgoing_ok(const struct outgoing_mail *m, struct buf *why)
{
	const char *form = "is no address of the form name@host";

	if (!address_ok(span_of(m->from.address)))
		return refused(why, "the sender", m->from.address, form);
	if (!address_ok(span_of(m->to.address)))
		return refused(why, "the recipient", m->to.address, form);
	if (!id_ok(span_of(m->message_id)))
		return refused(why, "the Message-ID", m->message_id, "is not <left@right>");
	if (m->date < 0 || m->date > LAST_DATE) {
		buf_fmt(why, "cannot write a mail: its date %lld is not in 1970 to 9999", m->date);
		return false;
	}
	for (size_t i = 0; i < m->extras; i++)
		if (!extra_ok(&m->extra[i]))
			return refused(why, "the header", m->extra[i].name,
				"may not be added, or its value is not printable ASCII");
	for (size_t i = 0; i < m->enclosures; i++)
		if (!enclosure_ok(&m->enclosed[i]))
			return refused(why, "the enclosure", m->enclosed[i].name,
				"has no plain name or type");
	return true;
}

/* ---- headers ---- */

/* Adds a blank and the word, on a new line where this one is full. Returns the new column. */
static size_t word_add(struct buf *out, size_t column, const char *s, size_t n)
{
	if (column + 1 + n > LINE) {
		buf_str(out, "\r\n");
		column = 0;
	}
	buf_char(out, ' ');
	buf_add(out, s, n);
	return column + 1 + n;
}

/* Returns whether a word can go as it is: "=?" would begin an encoded word. */
static bool goes_plain(struct span s)
{
	for (size_t i = 0; i < s.n; i++)
		if ((unsigned char)s.s[i] > '~'
			|| (s.s[i] == '=' && i + 1 < s.n && s.s[i + 1] == '?'))
			return false;
	return true;
}

static char *escape_put(char *to, unsigned char c)
{
	static const char hex[] = "0123456789ABCDEF";

	*to++ = '=';
	*to++ = hex[c >> 4];
	*to++ = hex[c & 15];
	return to;
}

/* Returns the most bytes that end between code points and are all there is or a multiple of `step`;
 * 0: none are. */
static size_t cut_between(struct span s, size_t most, size_t step)
{
	size_t n = 0, fit = 0, len;

	while (n < s.n) {
		text_point(s.s + n, s.n - n, &len);
		if (n + len > most)
			return fit;
		n += len;
		if (n % step == 0)
			fit = n;
	}
	return n;
}

static void base64_put(char *to, size_t room, struct span s)
{
	memcpy(to, "=?UTF-8?B?", 10);
	sodium_bin2base64(to + 10, room - 10, (const unsigned char *)s.s, s.n,
		sodium_base64_VARIANT_ORIGINAL);
	strcat(to, "?=");
}

static void hex_put(char *to, struct span s)
{
	memcpy(to, "=?UTF-8?Q?", 10);
	to += 10;
	for (size_t i = 0; i < s.n; i++)
		to = escape_put(to, (unsigned char)s.s[i]);
	memcpy(to, "?=", 3);
}

/* Appends RFC 2047 words, cut between code points. GMime decodes base64 words in a row as one, and
 * stops at the first that ends in '='. So only the last is of bytes that are no multiple of 3; where
 * there is no such cut a word is written byte by byte. */
static size_t encoded_add(struct buf *out, size_t column, struct span s)
{
	while (s.n) {
		size_t n = cut_between(s, ENCODED_BYTES, 3);
		char word[96];

		if (n) {
			base64_put(word, sizeof word, (struct span){ s.s, n });
		} else {
			n = cut_between(s, HEX_BYTES, 1);
			hex_put(word, (struct span){ s.s, n });
		}
		column = word_add(out, column, word, strlen(word));
		s.s += n;
		s.n -= n;
	}
	return column;
}

static void subject_add(struct buf *out, const char *subject)
{
	struct buf clean = BUF_INIT;
	struct span rest, word;
	size_t column;

	text_clean(&clean, subject, strlen(subject), SUBJECT);
	rest = span_of_buf(&clean);
	buf_str(out, "Subject:");
	column = strlen("Subject:");
	if (!goes_plain(rest))
		encoded_add(out, column, rest);
	else
		while (span_word(&rest, &word))
			column = word_add(out, column, word.s, word.n);
	buf_str(out, "\r\n");
	buf_free(&clean);
}

static size_t name_add(struct buf *out, size_t column, struct span name)
{
	struct buf quoted = BUF_INIT;

	if (!goes_plain(name))
		return encoded_add(out, column, name);
	buf_char(&quoted, '"');
	for (size_t i = 0; i < name.n; i++) {
		if (name.s[i] == '"' || name.s[i] == '\\')
			buf_char(&quoted, '\\');
		buf_char(&quoted, name.s[i]);
	}
	buf_char(&quoted, '"');
	column = word_add(out, column, quoted.s, quoted.n);
	buf_free(&quoted);
	return column;
}

static void correspondent_add(struct buf *out, const char *field, const struct mail_address *c)
{
	struct buf text = BUF_INIT;
	size_t column = strlen(field);
	struct span name;

	buf_str(out, field);
	if (c->name)
		text_clean(&text, c->name, strlen(c->name), NAME);
	name = span_trim(span_of_buf(&text));
	if (name.n)
		column = name_add(out, column, name);
	buf_clear(&text);
	buf_fmt(&text, "<%s>", c->address);
	word_add(out, column, text.s, text.n);
	buf_str(out, "\r\n");
	buf_free(&text);
}

/* Appends the last ids of a list, without what is no id; the field only if there are any. */
static void ids_add(struct buf *out, const char *field, const char *list, size_t most)
{
	struct span rest = span_of(list), word, keep[REFERENCES];
	size_t n = 0, column = strlen(field);

	while (span_word(&rest, &word))
		if (id_ok(word))
			keep[n++ % most] = word;
	if (!n)
		return;
	buf_str(out, field);
	for (size_t i = n > most ? n - most : 0; i < n; i++)
		column = word_add(out, column, keep[i % most].s, keep[i % most].n);
	buf_str(out, "\r\n");
}

/* Made by hand, as strftime uses the user's language. */
static void date_add(struct buf *out, long long date)
{
	static const char days[] = "SunMonTueWedThuFriSat";
	static const char months[] = "JanFebMarAprMayJunJulAugSepOctNovDec";
	time_t seconds = (time_t)date;
	struct tm t;

	gmtime_r(&seconds, &t);
	buf_fmt(out, "Date: %.3s, %02d %.3s %04d %02d:%02d:%02d +0000\r\n", days + 3 * t.tm_wday,
		t.tm_mday, months + 3 * t.tm_mon, t.tm_year + 1900, t.tm_hour, t.tm_min, t.tm_sec);
}

static void headers_add(struct buf *out, const struct outgoing_mail *m)
{
	date_add(out, m->date);
	correspondent_add(out, "From:", &m->from);
	correspondent_add(out, "To:", &m->to);
	subject_add(out, m->subject);
	ids_add(out, "Message-ID:", m->message_id, 1);
	if (m->in_reply_to)
		ids_add(out, "In-Reply-To:", m->in_reply_to, 1);
	if (m->references)
		ids_add(out, "References:", m->references, REFERENCES);
	buf_fmt(out, "Auto-Submitted: auto-%s\r\n", m->reply ? "replied" : "generated");
	for (size_t i = 0; i < m->extras; i++)
		buf_fmt(out, "%s: %s\r\n", m->extra[i].name, m->extra[i].value);
	buf_str(out, "MIME-Version: 1.0\r\n");
}

/* ---- bodies ---- */

/* Some mailboxes put a '>' before such a line. */
static bool starts_from(const char *s, size_t n)
{
	return n >= 5 && !memcmp(s, "From ", 5);
}

static bool plain(unsigned char c)
{
	return (c >= ' ' && c <= '~') || c == '\t';
}

/* Returns whether one of eight bytes is below ' ' or above '~'; eight at a time, as reports are
 * long. A borrow or carry between bytes only follows on such a byte. */
static bool eight_are_odd(const char *s)
{
	const uint64_t ones = UINT64_C(0x0101010101010101);
	uint64_t w;

	memcpy(&w, s, sizeof w);
	return (w | (w + ones) | (w - ones * ' ')) & ones * 0x80;
}

/* Returns how many bytes go as they are in quoted-printable: all but odd ones and '='. */
static size_t quoted_run(const char *s, size_t n)
{
	const char *sign = memchr(s, '=', n);
	size_t run = 0;

	n = sign ? (size_t)(sign - s) : n;
	while (run + 8 <= n && !eight_are_odd(s + run))
		run += 8;
	while (run < n && plain((unsigned char)s[run]))
		run++;
	return run;
}

static bool all_plain(struct span line)
{
	size_t i = 0;

	for (; i + 8 <= line.n && !eight_are_odd(line.s + i); i += 8)
		;
	while (i < line.n && plain((unsigned char)line.s[i]))
		i++;
	return i == line.n;
}

/* Appends text unchanged except for line ends. Returns false, with part of it appended, where that
 * is impossible; so for a line that begins like one of our boundaries, which somebody may have
 * guessed. */
static bool plain_add(struct buf *out, struct span text, size_t most)
{
	struct span line;

	buf_room(out, text.n + text.n / 16);
	while (span_line(&text, &line)) {
		if (line.n > most || starts_from(line.s, line.n) || span_starts(line, "--=")
			|| !all_plain(line))
			return false;
		buf_add(out, line.s, line.n);
		buf_add(out, "\r\n", 2);
	}
	return true;
}

static char *soft_put(char *to)
{
	memcpy(to, "=\r\n", 3);
	return to + 3;
}

/* Appends one line as quoted-printable, without its end; returns the column. */
static size_t quoted_line(struct buf *out, const char *s, size_t n)
{
	size_t i = 0, column = 0;
	char *to;

	/* three bytes each, and at worst a soft end after 24 of them */
	buf_room(out, 4 * n + 16);
	to = out->s + out->n;
	while (i < n) {
		size_t run = i, room = LINE - 1 - column;

		if (column || !starts_from(s + i, n - i))
			run += quoted_run(s + i, n - i < room ? n - i : room);
		if (run == n && (s[n - 1] == ' ' || s[n - 1] == '\t'))
			run--;
		memcpy(to, s + i, run - i);
		to += run - i;
		column += run - i;
		i = run;
		if (i < n && column + 3 > LINE - 1) {
			to = soft_put(to);
			column = 0;
		} else if (i < n) {
			to = escape_put(to, (unsigned char)s[i++]);
			column += 3;
		}
	}
	out->n = (size_t)(to - out->s);
	*to = 0;
	return column;
}

/* Appends text as quoted-printable; its line ends become those of the mail. */
static void quoted_add(struct buf *out, struct span text)
{
	struct span line;

	while (span_line(&text, &line)) {
		quoted_line(out, line.s, line.n);
		buf_add(out, "\r\n", 2);
	}
}

/* Appends quoted-printable from which every byte comes back: line ends are escaped, and lines end
 * softly where those of the original do. */
static void exact_add(struct buf *out, struct span bytes)
{
	const char *s = bytes.s, *last = bytes.s + bytes.n;

	while (s < last) {
		const char *lf = memchr(s, '\n', (size_t)(last - s));
		size_t column = quoted_line(out, s, (size_t)((lf ? lf : last) - s));

		if (!lf)
			return;
		if (column + 3 > LINE - 1)
			buf_add(out, "=\r\n", 3);
		buf_add(out, "=0A", 3);
		if (lf + 1 < last)
			buf_add(out, "=\r\n", 3);
		s = lf + 1;
	}
}

static const char ENCODING[] = "Content-Transfer-Encoding: ";

static void text_add(struct buf *out, struct span text, size_t most)
{
	size_t had = out->n;

	buf_fmt(out, "%s7bit\r\n\r\n", ENCODING);
	if (plain_add(out, text, most))
		return;
	buf_cut(out, had);
	buf_fmt(out, "%squoted-printable\r\n\r\n", ENCODING);
	quoted_add(out, text);
}

static void enclosure_add(struct buf *out, const struct mail_attachment *e)
{
	bool text = span_starts(span_of(e->type), "text/")
		|| span_folds(span_of(e->type), "application/xml");

	buf_fmt(out, "Content-Type: %s%s\r\n", e->type, text ? "; charset=utf-8" : "");
	buf_fmt(out, "Content-Disposition: attachment; filename=\"%s\"\r\n", e->name);
	if (text) {
		text_add(out, e->bytes, LONG_LINE);
	} else {
		buf_fmt(out, "%squoted-printable\r\n\r\n", ENCODING);
		exact_add(out, e->bytes);
	}
}

/* Makes a boundary: "=_" never occurs in quoted-printable. */
static void boundary_make(char boundary[BOUNDARY], const char *head, const char *message_id)
{
	unsigned char hash[crypto_generichash_BYTES_MIN];

	crypto_generichash(
		hash, sizeof hash, (const unsigned char *)message_id, strlen(message_id), NULL, 0);
	memcpy(boundary, head, strlen(head));
	sodium_bin2hex(boundary + strlen(head), BOUNDARY - strlen(head), hash, sizeof hash);
}

static void multipart_begin(struct buf *out, const char *kind, const char *boundary)
{
	buf_fmt(out, "Content-Type: multipart/%s;\r\n boundary=\"%s\"\r\n\r\n--%s\r\n", kind,
		boundary, boundary);
}

static void body_add(struct buf *out, const char *kind, struct span text)
{
	buf_fmt(out, "Content-Type: text/%s; charset=utf-8\r\n", kind);
	text_add(out, text, PLAIN_LINE);
}

/* Appends the text, and behind it the page where there is one: a reader shows the last form it
 * can. */
static void bodies_add(struct buf *out, const struct outgoing_mail *m)
{
	char boundary[BOUNDARY];

	if (!m->page.n) {
		body_add(out, "plain", m->body);
		return;
	}
	boundary_make(boundary, "=_either_", m->message_id);
	multipart_begin(out, "alternative", boundary);
	body_add(out, "plain", m->body);
	buf_fmt(out, "\r\n--%s\r\n", boundary);
	body_add(out, "html", m->page);
	buf_fmt(out, "\r\n--%s--\r\n", boundary);
}

bool mail_write(struct buf *out, const struct outgoing_mail *m, struct buf *why)
{
	char boundary[BOUNDARY];

	if (!outgoing_ok(m, why))
		return false;
	headers_add(out, m);
	if (m->enclosures) {
		boundary_make(boundary, "=_tradepost_", m->message_id);
		multipart_begin(out, "mixed", boundary);
	}
	bodies_add(out, m);
	for (size_t i = 0; i < m->enclosures; i++) {
		buf_fmt(out, "\r\n--%s\r\n", boundary);
		enclosure_add(out, &m->enclosed[i]);
	}
	if (m->enclosures)
		buf_fmt(out, "\r\n--%s--\r\n", boundary);
	return true;
}
