/* SPDX-License-Identifier: MIT
 * What is checked of XML before anything parses it. */
#include "base/tree.h"

#include <string.h>

struct scan {
	struct span all;
	const struct tree_limits *limits;
	int depth;
	long *line;
	struct buf *why;
};

static bool scan_bad(struct scan *s, size_t at, const char *reason)
{
	*s->line = 1;
	for (size_t i = 0; i < at; i++)
		*s->line += s->all.s[i] == '\n';
	buf_str(s->why, reason);
	return false;
}

static bool scan_no(struct scan *s, size_t at, const char *what)
{
	scan_bad(s, at, "a ");
	buf_fmt(s->why, "%s has no %s: take it out", s->limits->what, what);
	return false;
}

static bool scan_most(struct scan *s, size_t at, const char *reason, int most)
{
	scan_bad(s, at, reason);
	buf_int(s->why, most);
	return false;
}

/* Returns the end of the mark `end`, or the end of the text where the mark is missing: the parser
 * reports that. */
static size_t scan_past(struct span all, size_t i, const char *end)
{
	const char *found = memmem(all.s + i, all.n - i, end, strlen(end));

	return found ? (size_t)(found - all.s) + strlen(end) : all.n;
}

/* Moves *i to the end of the tag that begins there. */
static bool scan_tag(struct scan *s, size_t *i)
{
	int attributes = 0;
	char quote = 0;
	size_t at = *i;

	for (; at < s->all.n && (quote || s->all.s[at] != '>'); at++) {
		char c = s->all.s[at];

		if (quote)
			quote = c == quote ? 0 : quote;
		else if (c == '"' || c == '\'')
			quote = c;
		else if (c == '=')
			attributes++;
	}
	if (attributes > s->limits->attributes)
		return scan_most(
			s, *i, "a tag has too many attributes: at most ", s->limits->attributes);
	if (*i + 1 < s->all.n && s->all.s[*i + 1] == '/')
		s->depth--;
	else if (at < s->all.n && s->all.s[at - 1] != '/')
		s->depth++;
	if (s->depth > s->limits->depth)
		return scan_most(
			s, *i, "tags are too deep within each other: at most ", s->limits->depth);
	*i = at;
	return true;
}

static bool scan_tags(struct scan *s)
{
	for (size_t i = 0; i < s->all.n; i++) {
		struct span rest = { s->all.s + i, s->all.n - i };

		if (s->all.s[i] != '<')
			continue;
		if (span_starts(rest, "<!--"))
			i = scan_past(s->all, i + 4, "-->") - 1;
		else if (span_starts(rest, "<!"))
			return scan_no(s, i, "DOCTYPE and no CDATA");
		else if (span_starts(rest, "<?"))
			return scan_no(s, i, "instructions");
		else if (!scan_tag(s, &i))
			return false;
	}
	return true;
}

/* Returns whether every byte is UTF-8, so that this scan and the parser read the same text: in
 * another encoding a DOCTYPE could hide from the scan. */
static bool scan_text(struct scan *s)
{
	size_t head = text_utf8_head(s->all.s, s->all.n);

	return head == s->all.n
		|| scan_bad(s, head, "this line is not UTF-8: save the file as UTF-8");
}

/* Cuts off the XML declaration, which could name another encoding. The line end stays, so that
 * lines keep their numbers. */
static bool scan_head(struct scan *s)
{
	struct span line = { NULL, 0 }, rest;
	size_t end;

	if (span_starts(s->all, "\xef\xbb\xbf")) {
		s->all.s += 3;
		s->all.n -= 3;
	}
	if (!span_starts(s->all, "<?xml"))
		return true;
	rest = s->all;
	span_line(&rest, &line);
	end = scan_past(line, 0, "?>");
	if (end == line.n && !memmem(line.s, line.n, "?>", 2))
		return scan_bad(s, 0, "the XML declaration does not end on its line");
	s->all.s += end;
	s->all.n -= end;
	return true;
}

bool tree_scan(struct span *xml, const struct tree_limits *limits, long *line, struct buf *why)
{
	struct scan s = { *xml, limits, 0, line, why };

	if (xml->n > limits->bytes) {
		*line = 1;
		buf_fmt(why, "the %s has more than %zu bytes: make it smaller", limits->what,
			limits->bytes);
		return false;
	}
	if (!scan_text(&s) || !scan_head(&s) || !scan_tags(&s))
		return false;
	*xml = s.all;
	return true;
}
