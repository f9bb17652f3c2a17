/* SPDX-License-Identifier: MIT */
#include "base/character.h"

#include <stdlib.h>
#include <string.h>
#include <utf8proc.h>

/* MARKS: more than a language puts on a letter hides the lines above it. EMOJI: points of one. */
enum { MARKS = 4, EMOJI = 10, WITHOUT_COLOUR = 0xfe0e };

static bool is_mark(uint32_t c)
{
	utf8proc_category_t is = utf8proc_category((utf8proc_int32_t)c);

	return is == UTF8PROC_CATEGORY_MN || is == UTF8PROC_CATEGORY_MC
		|| is == UTF8PROC_CATEGORY_ME;
}

bool character_is_letter(uint32_t point)
{
	switch (utf8proc_category((utf8proc_int32_t)point)) {
	case UTF8PROC_CATEGORY_LU:
	case UTF8PROC_CATEGORY_LL:
	case UTF8PROC_CATEGORY_LT:
	case UTF8PROC_CATEGORY_LM:
	case UTF8PROC_CATEGORY_LO:
	case UTF8PROC_CATEGORY_ND: return true;
	default: return false;
	}
}

bool character_is_of_letter(uint32_t point)
{
	return is_mark(point);
}

static bool is_seen(uint32_t c)
{
	if (c == 0xfffd || utf8proc_get_property((utf8proc_int32_t)c)->ignorable)
		return false;
	switch (utf8proc_category((utf8proc_int32_t)c)) {
	case UTF8PROC_CATEGORY_CC:
	case UTF8PROC_CATEGORY_CF:
	case UTF8PROC_CATEGORY_CS:
	case UTF8PROC_CATEGORY_CO:
	case UTF8PROC_CATEGORY_CN:
	case UTF8PROC_CATEGORY_ZL:
	case UTF8PROC_CATEGORY_ZP: return false;
	default: return true;
	}
}

static bool is_closing(uint32_t c)
{
	utf8proc_category_t is = utf8proc_category((utf8proc_int32_t)c);

	return is == UTF8PROC_CATEGORY_PE || is == UTF8PROC_CATEGORY_PF
		|| is == UTF8PROC_CATEGORY_PO;
}

static size_t columns_of(uint32_t c)
{
	int columns = utf8proc_charwidth((utf8proc_int32_t)c);

	return columns > 0 ? (size_t)columns : 0;
}

/* Whether several points that begin with this one make a picture of two columns. */
static bool is_pictured(uint32_t c)
{
	int is = utf8proc_get_property((utf8proc_int32_t)c)->boundclass;

	return is == UTF8PROC_BOUNDCLASS_EXTENDED_PICTOGRAPHIC
		|| is == UTF8PROC_BOUNDCLASS_REGIONAL_INDICATOR;
}

static struct character character_beyond(const char *s, size_t n)
{
	size_t len;
	uint32_t first = text_point(s, n, &len), before = first, c = 0;
	struct character g = {
		.n = len, .columns = columns_of(first), .closes = is_closing(first)
	};
	bool pictured = is_pictured(first), marked = true;
	utf8proc_int32_t state = 0;
	int points = 1;

	g.clean = is_seen(first) && !is_mark(first);
	/* CR LF would be one. */
	for (; first >= ' ' && g.n < n; g.n += len, points++, before = c) {
		c = text_point(s + g.n, n - g.n, &len);
		if (utf8proc_grapheme_break_stateful(
			    (utf8proc_int32_t)before, (utf8proc_int32_t)c, &state))
			break;
		g.columns += pictured ? 0 : columns_of(c);
		marked = marked && is_mark(c) && is_seen(c);
	}
	if (pictured && points > 1 && before != WITHOUT_COLOUR)
		g.columns = 2;
	g.clean = g.clean && (pictured ? points <= EMOJI : marked && points <= 1 + MARKS);
	g.wide = columns_of(first) == 2;
	return g;
}

/* Most text is ASCII. Returns whether a letter of that stands there without a mark. */
static bool is_plain(const char *s, size_t n)
{
	return s[0] >= ' ' && s[0] < 0x7f && (n == 1 || !(s[1] & 0x80));
}

struct character character_at(const char *s, size_t n)
{
	if (is_plain(s, n))
		return (struct character){
			.n = 1, .columns = 1, .clean = true, .closes = strchr(".,:;!?)]}\"'", s[0])
		};
	return character_beyond(s, n);
}

void character_normal(struct buf *b, struct span text)
{
	utf8proc_uint8_t *normal = NULL;
	utf8proc_ssize_t n = utf8proc_map((const utf8proc_uint8_t *)text.s,
		(utf8proc_ssize_t)text.n, &normal, UTF8PROC_STABLE | UTF8PROC_COMPOSE);

	if (n >= 0)
		buf_add(b, (const char *)normal, (size_t)n);
	else
		buf_add(b, text.s, text.n);
	free(normal);
}

char *character_name(struct span name)
{
	struct buf b = BUF_INIT;

	character_normal(&b, name);
	return buf_take(&b);
}
