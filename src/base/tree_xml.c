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

static void hang(struct filler *f, struct tree *node)
{
	*f->end = node;
	f->end = &node->next;
}

static void end_text(struct filler *f)
{
	struct tree *node;

	if (!f->text.n)
		return;
	node = xalloc(1, sizeof *node + f->text.n + 1);
	node->line = f->text_line;
	node->text = memcpy(node + 1, f->text.s, f->text.n + 1);
	hang(f, node);
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
	node = tree_lay(xmlSAX2GetLineNumber(f->parser), n, &f->strings);
	hang(f, node);
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
	struct filler f = { .text = BUF_INIT, .strings = BUF_INIT, .line = line, .why = why };

	if (!tree_scan(&xml, limits, line, why))
		return NULL;
	f.end = &f.root;
	parse(&f, xml);
	buf_free(&f.text);
	buf_free(&f.strings);
	if (!f.failed)
		return f.root;
	tree_free(f.root);
	return NULL;
}
