/* SPDX-License-Identifier: MIT */
#include "base/character.h"

#include <string.h>
#include <strings.h>

struct span span_of(const char *s)
{
	return (struct span){ s, strlen(s) };
}

struct span span_of_buf(const struct buf *b)
{
	return (struct span){ b->s, b->n };
}

static int lower(int c)
{
	return c >= 'A' && c <= 'Z' ? c + 'a' - 'A' : c;
}

/* An empty span may point nowhere, and memcmp must not. */
bool span_same(struct span a, struct span b)
{
	return a.n == b.n && (!a.n || !memcmp(a.s, b.s, a.n));
}

bool span_alike(struct span a, struct span b)
{
	return a.n == b.n && (!a.n || !strncasecmp(a.s, b.s, a.n));
}

/* Most texts that are compared differ in their first byte. */
bool span_is(struct span a, const char *b)
{
	return a.n ? *a.s == *b && span_same(a, span_of(b)) : !*b;
}

bool span_starts(struct span a, const char *b)
{
	for (size_t i = 0; b[i]; i++)
		if (i >= a.n
			|| (a.s[i] != b[i]
				&& lower((unsigned char)a.s[i]) != lower((unsigned char)b[i])))
			return false;
	return true;
}

bool span_has_digit(struct span s)
{
	for (size_t i = 0; i < s.n; i++)
		if (s.s[i] >= '0' && s.s[i] <= '9')
			return true;
	return false;
}

bool span_folds(struct span a, const char *b)
{
	return a.n ? lower((unsigned char)*a.s) == lower((unsigned char)*b) && span_starts(a, b)
			&& strlen(b) == a.n
		   : !*b;
}

bool span_folds_one(struct span a, const char *const *list)
{
	while (*list && !span_folds(a, *list))
		list++;
	return *list;
}

char *span_lower(struct span a)
{
	char *lower = xcopy(a.n ? a.s : "", a.n);

	for (char *c = lower; *c; c++)
		if (*c >= 'A' && *c <= 'Z')
			*c = (char)(*c + 'a' - 'A');
	return lower;
}

static bool blank(char c)
{
	return c == ' ' || (c >= '\t' && c <= '\r');
}

struct span span_trim(struct span a)
{
	while (a.n && blank(a.s[0]))
		a.s++, a.n--;
	while (a.n && blank(a.s[a.n - 1]))
		a.n--;
	return a;
}

struct span span_bare(struct span a, const char *marks)
{
	while (a.n && strchr(marks, a.s[0])) {
		a.s++;
		a.n--;
	}
	while (a.n && strchr(marks, a.s[a.n - 1]))
		a.n--;
	return a;
}

const char *span_find(struct span a, char byte)
{
	return a.n ? memchr(a.s, byte, a.n) : NULL;
}

bool span_line(struct span *rest, struct span *line)
{
	const char *end;

	if (!rest->n)
		return false;
	end = span_find(*rest, '\n');
	line->s = rest->s;
	line->n = end ? (size_t)(end - rest->s) : rest->n;
	rest->n -= line->n + (end != NULL);
	rest->s += line->n + (end != NULL);
	if (line->n && line->s[line->n - 1] == '\r')
		line->n--;
	return true;
}

bool span_word(struct span *rest, struct span *word)
{
	*rest = span_trim(*rest);
	*word = (struct span){ rest->s, 0 };
	/* An empty span may point nowhere. */
	if (!rest->n)
		return false;
	for (word->n = 0; word->n < rest->n && !blank(rest->s[word->n]);)
		word->n++;
	rest->s += word->n;
	rest->n -= word->n;
	return word->n > 0;
}

bool span_int(struct span a, long long least, long long most, long long *value)
{
	bool minus = a.n && a.s[0] == '-';
	size_t i = minus || (a.n && a.s[0] == '+');
	long long v = 0;

	if (i == a.n || a.n - i > 15)
		return false;
	for (; i < a.n; i++) {
		if (a.s[i] < '0' || a.s[i] > '9')
			return false;
		v = 10 * v + (a.s[i] - '0');
	}
	if (minus)
		v = -v;
	if (v < least || v > most)
		return false;
	*value = v;
	return true;
}

int text_header_word(struct span word)
{
	static const char *const words[] = { "match", "open", "season", "seat", "seq", "saw",
		"nonce", "token" };

	/* Many people write a colon here, as in the header of a mail. */
	if (word.n && word.s[word.n - 1] == ':')
		word.n--;
	for (int i = TEXT_MATCH; i <= TEXT_TOKEN; i++)
		if (span_folds(word, words[i]))
			return i;
	return -1;
}

uint32_t text_point(const char *s, size_t n, size_t *len)
{
	const unsigned char *p = (const unsigned char *)s;
	static const uint32_t least[] = { 0, 0, 0x80, 0x800, 0x10000 };
	size_t want = p[0] >= 0xc2 && p[0] < 0xe0 ? 2
		: (p[0] & 0xf0) == 0xe0		  ? 3
		: p[0] >= 0xf0 && p[0] < 0xf5	  ? 4
						  : 0;
	uint32_t point = p[0] & (0x7f >> want);

	*len = 1;
	if (p[0] < 0x80)
		return p[0];
	if (!want || want > n)
		return 0xfffd;
	for (size_t i = 1; i < want; i++) {
		if ((p[i] & 0xc0) != 0x80)
			return 0xfffd;
		point = point << 6 | (p[i] & 0x3f);
	}
	if (point < least[want] || point > 0x10ffff || (point >= 0xd800 && point < 0xe000))
		return 0xfffd;
	*len = want;
	return point;
}

void text_put(struct buf *b, uint32_t c)
{
	if (c < 0x80) {
		buf_char(b, (int)c);
	} else if (c < 0x800) {
		buf_char(b, (int)(0xc0 | c >> 6));
		buf_char(b, (int)(0x80 | (c & 0x3f)));
	} else if (c < 0x10000) {
		buf_char(b, (int)(0xe0 | c >> 12));
		buf_char(b, (int)(0x80 | (c >> 6 & 0x3f)));
		buf_char(b, (int)(0x80 | (c & 0x3f)));
	} else {
		buf_char(b, (int)(0xf0 | c >> 18));
		buf_char(b, (int)(0x80 | (c >> 12 & 0x3f)));
		buf_char(b, (int)(0x80 | (c >> 6 & 0x3f)));
		buf_char(b, (int)(0x80 | (c & 0x3f)));
	}
}

size_t text_columns(const char *s, size_t n)
{
	size_t columns = 0;
	struct character g;

	/* Most text is ASCII, a column a byte; what follows its last letter may be a mark on it. */
	while (columns < n && (unsigned char)s[columns] < 0x80)
		columns++;
	if (columns == n)
		return columns;
	columns -= columns > 0;
	for (size_t i = columns; i < n; i += g.n) {
		g = character_at(s + i, n - i);
		columns += g.columns;
	}
	return columns;
}

static bool odd_blank(uint32_t c)
{
	return c == 0xa0 || c == 0x1680 || (c >= 0x2000 && c <= 0x200a) || c == 0x202f
		|| c == 0x205f || c == 0x3000;
}

/* Returns whether a point leaves nothing to see: points without width, marks of direction, joiners,
 * the byte order mark. */
static bool invisible(uint32_t c)
{
	return c == 0xad || c == 0x61c || c == 0x180e || (c >= 0x200b && c <= 0x200f)
		|| (c >= 0x202a && c <= 0x202e) || (c >= 0x2060 && c <= 0x206f) || c == 0xfeff
		|| (c >= 0xfff9 && c <= 0xfffb) || (c >= 0xe0000 && c <= 0xe007f);
}

static bool any_dash(uint32_t c)
{
	return (c >= 0x2010 && c <= 0x2015) || c == 0x2212 || c == 0xfe58 || c == 0xfe63
		|| c == 0xff0d;
}

/* Returns what a point of a letter counts as: 0 for nothing, else its plain form or the point
 * itself. */
static uint32_t plain(uint32_t c)
{
	if (c > 0x20 && c < 0x7f)
		return c;
	if (c == '\t' || c == '\r' || c == '\f' || c == '\v' || odd_blank(c))
		return ' ';
	if (invisible(c) || (c < 0x20 && c != '\n') || c == 0x7f || (c >= 0x80 && c < 0xa0))
		return 0;
	if (c == 0x2028 || c == 0x2029)
		return '\n';
	if ((c >= 0x2018 && c <= 0x201b) || c == 0x2032)
		return '\'';
	if ((c >= 0x201c && c <= 0x201f) || c == 0x2033)
		return '"';
	return any_dash(c) ? '-' : c;
}

bool text_is_blank(uint32_t c)
{
	uint32_t p = plain(c);

	return !p || p == ' ' || p == '\n';
}

size_t text_utf8_head(const char *s, size_t n)
{
	size_t i = 0, len;

	for (; i < n; i += len) {
		unsigned char c = (unsigned char)s[i];

		len = 1;
		/* Most text is ASCII. */
		if (c && c < 0x80)
			continue;
		if (!c || (text_point(s + i, n - i, &len) == 0xfffd && len == 1))
			return i;
	}
	return i;
}

bool text_is_utf8(const char *s, size_t n)
{
	return text_utf8_head(s, n) == n;
}

void text_canonical(struct buf *out, const char *s, size_t n)
{
	bool start = true, gap = false;
	size_t len;

	for (size_t i = 0; i < n; i += len) {
		uint32_t c = plain(text_point(s + i, n - i, &len));

		if (!c)
			continue;
		if (c == '\n') {
			if (!start)
				buf_char(out, '\n');
			start = true;
			gap = false;
		} else if (c == ' ' || (start && c == '>')) {
			gap = !start;
		} else {
			if (gap)
				buf_char(out, ' ');
			text_put(out, c);
			start = gap = false;
		}
	}
	if (!start)
		buf_char(out, '\n');
}

void text_clean(struct buf *out, const char *s, size_t n, size_t most)
{
	size_t columns = 0;
	struct character g;

	for (size_t i = 0; i < n; i += g.n) {
		g = character_at(s + i, n - i);
		columns += g.clean ? g.columns : 1;
		if (columns > most) {
			buf_str(out, "...");
			return;
		}
		buf_add(out, g.clean ? s + i : "?", g.clean ? g.n : 1);
	}
}

void text_quote(struct buf *out, const char *s)
{
	buf_char(out, '\'');
	text_clean(out, s, strlen(s), TEXT_QUOTED);
	buf_char(out, '\'');
}

bool text_is_clean(const char *s, size_t n, size_t most)
{
	struct character g;
	size_t plain = 0;

	/* Most text is ASCII; what follows its last letter may be a mark on it. */
	while (plain < n && s[plain] >= ' ' && s[plain] < 0x7f)
		plain++;
	if (plain < n)
		plain -= plain > 0;
	for (size_t i = plain; i < n; i += g.n) {
		g = character_at(s + i, n - i);
		if (!g.clean)
			return false;
	}
	return n && text_columns(s, n) <= most && s[0] != ' ' && s[n - 1] != ' ';
}

/* Returns the length of the part of a word that stands on one line: up to a wide letter, or of one
 * with what closes behind it. */
static size_t part_of_word(struct span word)
{
	struct character g;
	bool wide = false;
	size_t i = 0;

	while (i < word.n && !(word.s[i] & 0x80))
		i++;
	if (i == word.n)
		return i;
	for (i = 0; i < word.n; i += g.n) {
		g = character_at(word.s + i, word.n - i);
		if (i && (wide || g.wide) && !g.closes)
			break;
		wide = g.wide;
	}
	return i;
}

void text_wrap(
	struct buf *out, const char *first, const char *rest, const char *s, size_t n, size_t width)
{
	struct span left = { s, n }, word;
	size_t column = text_columns(first, strlen(first));
	bool fresh = true;
	size_t n_of, columns;

	buf_str(out, first);
	while (span_word(&left, &word)) {
		bool gap = true;

		for (; word.n; word.s += n_of, word.n -= n_of) {
			n_of = part_of_word(word);
			columns = text_columns(word.s, n_of);
			if (!fresh && column + gap + columns > width) {
				buf_char(out, '\n');
				buf_str(out, rest);
				column = text_columns(rest, strlen(rest));
				fresh = true;
			}
			if (!fresh && gap) {
				buf_char(out, ' ');
				column++;
			}
			buf_add(out, word.s, n_of);
			column += columns;
			fresh = gap = false;
		}
	}
	buf_char(out, '\n');
}
