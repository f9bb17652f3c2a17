/* SPDX-License-Identifier: MIT
 * Fills the tree by libxml2. */
#include "base/fail.h"
#include "base/tree.h"

#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/xmlmemory.h>
#include <stdlib.h>
#include <string.h>

enum { REASON_MOST = 80 };

/* ---- what is checked before parsing ---- */

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

/* ---- filling ---- */

struct filler {
	xmlParserCtxt *parser;
	struct tree *root, **end;
	/* end: where the next node is hung */
	/* ends of the elements around it; the parser goes no deeper than 257 */
	struct tree **open[300];
	int depth;
	struct buf text, strings; /* text: what was read since the last tag */
	long text_line;
	bool failed;
	long *line;
	struct buf *why;
};

/* Notes the first fault, and stops the parser: the parser would guess at the rest, which scan_tags
 * has not checked. */
static void note_fault(void *with, xmlError *error)
{
	struct filler *f = with;
	struct span reason = span_trim(span_of(error->message ? error->message : ""));

	if (!f->failed) {
		*f->line = error->line;
		buf_str(f->why, "no proper XML: ");
		text_clean(f->why, reason.s, reason.n, REASON_MOST);
	}
	f->failed = true;
	xmlStopParser(f->parser);
}

static struct tree *hang(struct filler *f, size_t more, long line)
{
	struct tree *node = xalloc(1, sizeof *node + more);

	node->line = line;
	*f->end = node;
	f->end = &node->next;
	return node;
}

static void end_text(struct filler *f)
{
	struct tree *node;

	if (!f->text.n)
		return;
	node = hang(f, f->text.n + 1, f->text_line);
	node->text = memcpy(node + 1, f->text.s, f->text.n + 1);
	buf_clear(&f->text);
}

static void take_text(void *with, const xmlChar *s, int n)
{
	struct filler *f = with;

	buf_add(&f->text, s, (size_t)n);
	f->text_line = xmlSAX2GetLineNumber(f->parser);
}

static void add_string(struct buf *b, const xmlChar *prefix, const char *colon, const xmlChar *name)
{
	if (prefix)
		buf_fmt(b, "%s%s", (const char *)prefix, colon);
	if (name)
		buf_str(b, (const char *)name);
	buf_char(b, 0);
}

/* Gathers an element's name, then the names and values of its attributes, each ended by 0. */
static void gather(struct buf *b, const xmlChar *name, const xmlChar *prefix, int spaces,
	const xmlChar **space, int attributes, const xmlChar **attribute)
{
	add_string(b, prefix, ":", name);
	for (int i = 0; i < spaces; i++) {
		add_string(b, (const xmlChar *)"xmlns", space[2 * i] ? ":" : "", space[2 * i]);
		add_string(b, NULL, "", space[2 * i + 1]);
	}
	for (int i = 0; i < attributes; i++, attribute += 5) {
		add_string(b, attribute[1], ":", attribute[0]);
		buf_add(b, attribute[3], (size_t)(attribute[4] - attribute[3]));
		buf_char(b, 0);
	}
}

/* Lays out one block: the node, its attributes, their strings. */
static void lay_strings(struct tree *node, int attributes, const struct buf *strings)
{
	struct tree_attribute *attribute = (struct tree_attribute *)(node + 1);
	const char *s = memcpy(attribute + attributes, strings->s, strings->n);

	node->name = s;
	node->attributes = attributes;
	node->attribute = attribute;
	for (int i = 0; i < attributes; i++) {
		s += strlen(s) + 1;
		attribute[i].name = s;
		s += strlen(s) + 1;
		attribute[i].value = s;
	}
}

static void open_element(void *with, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
	int spaces, const xmlChar **space, int attributes, int defaulted, const xmlChar **attribute)
{
	struct filler *f = with;
	int n = spaces + attributes;
	struct tree *node;

	(void)uri;
	(void)defaulted;
	end_text(f);
	buf_clear(&f->strings);
	gather(&f->strings, name, prefix, spaces, space, attributes, attribute);
	node = hang(f, (size_t)n * sizeof *node->attribute + f->strings.n,
		xmlSAX2GetLineNumber(f->parser));
	lay_strings(node, n, &f->strings);
	must(f->depth < (int)(sizeof f->open / sizeof *f->open));
	f->open[f->depth++] = f->end;
	f->end = &node->child;
}

static void close_element(
	void *with, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri)
{
	struct filler *f = with;

	(void)name;
	(void)prefix;
	(void)uri;
	end_text(f);
	f->end = f->open[--f->depth];
}

static void parse(struct filler *f, struct span all)
{
	f->parser = xmlNewParserCtxt();
	if (!f->parser)
		out_of_memory();
	*f->parser->sax = (xmlSAXHandler){ .initialized = XML_SAX2_MAGIC,
		.startElementNs = open_element,
		.endElementNs = close_element,
		.characters = take_text,
		.ignorableWhitespace = take_text,
		.serror = note_fault };
	f->parser->userData = f;
	xmlCtxtReadMemory(
		f->parser, all.s, (int)all.n, NULL, "UTF-8", XML_PARSE_NONET | XML_PARSE_NOENT);
	if (!f->failed && (!f->root || !f->parser->wellFormed)) {
		*f->line = 1;
		buf_str(f->why, "no proper XML");
		f->failed = true;
	}
	xmlFreeParserCtxt(f->parser);
}

static void *memory_of(size_t n)
{
	return xgrow(NULL, n, 1);
}

static void *more_memory(void *p, size_t n)
{
	return xgrow(p, n, 1);
}

static char *copy_of(const char *s)
{
	return xcopy(s, strlen(s));
}

void tree_begin(void)
{
	must(!xmlMemSetup(free, memory_of, more_memory, copy_of));
}

struct tree *tree_read(
	struct span xml, const struct tree_limits *limits, long *line, struct buf *why)
{
	struct scan s = { xml, limits, 0, line, why };
	struct filler f = { .text = BUF_INIT, .strings = BUF_INIT, .line = line, .why = why };

	if (xml.n > limits->bytes) {
		*line = 1;
		buf_fmt(why, "the %s has more than %zu bytes: make it smaller", limits->what,
			limits->bytes);
		return NULL;
	}
	if (!scan_text(&s) || !scan_head(&s) || !scan_tags(&s))
		return NULL;
	f.end = &f.root;
	parse(&f, s.all);
	buf_free(&f.text);
	buf_free(&f.strings);
	if (!f.failed)
		return f.root;
	tree_free(f.root);
	return NULL;
}
