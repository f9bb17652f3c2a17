/* SPDX-License-Identifier: MIT */
#include "post/quoted.h"

#include <string.h>

/* HTML indents with no-break blanks, and editors begin files with a byte order mark. */
size_t quoted_blank(struct span s)
{
	size_t length;

	if (!s.n)
		return 0;
	if (s.s[0] == ' ' || s.s[0] == '\t' || s.s[0] == '\r')
		return 1;
	if ((unsigned char)s.s[0] < 0x80)
		return 0;
	return text_is_blank(text_point(s.s, s.n, &length)) ? length : 0;
}

bool mail_line_next(struct span *rest, struct mail_line *line)
{
	struct span inside;
	size_t n;

	if (!span_line(rest, &line->whole))
		return false;
	inside = line->whole;
	line->level = 0;
	while ((n = quoted_blank(inside)) || (inside.n && inside.s[0] == '>')) {
		line->level += !n;
		inside.s += n ? n : 1;
		inside.n -= n ? n : 1;
	}
	line->inside = span_trim(inside);
	return true;
}

bool dashed_words(struct span line, char words[DASHED_BYTES])
{
	struct buf canonical = BUF_INIT;
	struct span between;
	bool is;

	/* Most lines begin with a letter and need no second look. */
	if (!line.n || (line.s[0] != '-' && (unsigned char)line.s[0] < 0x80))
		return false;
	text_canonical(&canonical, line.s, line.n);
	between = span_trim(span_of_buf(&canonical));
	is = between.n && between.s[0] == '-';
	while (between.n && between.s[0] == '-') {
		between.s++;
		between.n--;
	}
	while (between.n && between.s[between.n - 1] == '-')
		between.n--;
	between = span_trim(between);
	is = is && between.n && between.n < DASHED_BYTES;
	if (is) {
		memcpy(words, between.s, between.n);
		words[between.n] = 0;
	}
	buf_free(&canonical);
	return is;
}
