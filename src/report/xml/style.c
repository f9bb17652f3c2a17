/* SPDX-License-Identifier: MIT */
#include "report/xml/style.h"

#include <limits.h>
#include <libxml/parser.h>
#include <libxml/xpathInternals.h>
#include <libxslt/documents.h>
#include <libxslt/extensions.h>
#include <libxslt/imports.h>
#include <libxslt/security.h>
#include <libxslt/transform.h>
#include <libxslt/variables.h>
#include <libxslt/xsltInternals.h>
#include <libxslt/xsltutils.h>
#include <stdlib.h>
#include <string.h>

struct style {
	xsltStylesheet *sheet;
};

/* How imports of a stylesheet are found: its document points here while it is read. */
struct loading {
	style_load *load;
	const void *with;
	bool failed; /* why says what could not be loaded */
	struct buf *why;
};

/* libxml2 and libxslt would print errors. */
__attribute__((format(printf, 2, 3))) static void keep_quiet(void *with, const char *form, ...)
{
	(void)with;
	(void)form;
}

static void keep_quieter(void *with, xmlError *error)
{
	(void)with;
	(void)error;
}

/* ---- what a stylesheet may do ---- */

/* A name must have no folder; the loader finds it, or nobody. */
static int may_read(xsltSecurityPrefs *prefs, xsltTransformContext *context, const char *name)
{
	(void)prefs;
	return !context && !strchr(name, '/');
}

static bool all_forbidden(xsltSecurityPrefs *prefs)
{
	static const xsltSecurityOption options[] = { XSLT_SECPREF_WRITE_FILE,
		XSLT_SECPREF_CREATE_DIRECTORY, XSLT_SECPREF_READ_NETWORK,
		XSLT_SECPREF_WRITE_NETWORK };

	for (size_t i = 0; i < sizeof options / sizeof *options; i++)
		if (xsltSetSecurityPrefs(prefs, options[i], xsltSecurityForbid))
			return false;
	return !xsltSetSecurityPrefs(prefs, XSLT_SECPREF_READ_FILE, may_read);
}

/* ---- reading ---- */

/* dict: that of the importing stylesheet, as libxslt compares names by address; or NULL. */
static xmlDoc *parse(struct span s, const char *name, xmlDict *dict)
{
	xmlParserCtxt *parser = s.n <= STYLE_MOST ? xmlNewParserCtxt() : NULL;
	xmlDoc *doc = NULL;

	if (!parser)
		return NULL;
	if (dict) {
		xmlDictFree(parser->dict);
		parser->dict = dict;
		xmlDictReference(dict);
	}
	doc = xmlCtxtReadMemory(parser, s.s, (int)s.n, name, NULL,
		XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING | XML_PARSE_NOCDATA);
	xmlFreeParserCtxt(parser);
	return doc;
}

static xmlDoc *load(struct loading *l, const char *name, xmlDict *dict)
{
	struct buf bytes = BUF_INIT;
	xmlDoc *doc = NULL;

	if (l->load(l->with, name, &bytes, l->why)) {
		doc = parse(span_of_buf(&bytes), name, dict);
		if (doc)
			doc->_private = l;
		else
			buf_fmt(l->why, "stylesheet '%s' is no XML", name);
	}
	l->failed |= !doc;
	buf_free(&bytes);
	return doc;
}

/* Only imports of stylesheets are loaded; document() finds nothing. */
static xmlDoc *load_import(
	const xmlChar *name, xmlDict *dict, int options, void *from, xsltLoadType type)
{
	const xsltStylesheet *sheet = from;

	(void)options;
	if (type != XSLT_LOAD_STYLESHEET || !sheet->doc || !sheet->doc->_private)
		return NULL;
	return load(sheet->doc->_private, (const char *)name, dict);
}

static struct style *make_style(const char *name, struct loading *l)
{
	xmlDoc *doc = load(l, name, NULL);
	xsltStylesheet *sheet = doc ? xsltParseStylesheetDoc(doc) : NULL;
	struct style *s;

	/* libxslt goes on without an import that could not be loaded. */
	if (sheet && !sheet->errors && !l->failed) {
		s = xalloc(1, sizeof *s);
		s->sheet = sheet;
		return s;
	}
	if (sheet)
		xsltFreeStylesheet(sheet);
	else if (doc)
		xmlFreeDoc(doc);
	if (!l->failed)
		buf_fmt(l->why, "'%s' is no stylesheet: see what xsltproc says of the file", name);
	return NULL;
}

struct style *style_read(const char *name, style_load *loader, const void *with, struct buf *why)
{
	struct buf reason = BUF_INIT;
	struct loading l = { .load = loader, .with = with, .why = &reason };
	xsltSecurityPrefs *was = xsltGetDefaultSecurityPrefs(), *prefs = xsltNewSecurityPrefs();
	struct style *s = NULL;

	if (prefs && all_forbidden(prefs)) {
		xsltSetDefaultSecurityPrefs(prefs);
		xsltSetLoaderFunc(load_import);
		xsltSetGenericErrorFunc(NULL, keep_quiet);
		s = make_style(name, &l);
		xsltSetGenericErrorFunc(NULL, NULL);
		xsltSetLoaderFunc(NULL);
		xsltSetDefaultSecurityPrefs(was);
	}
	if (!s)
		buf_str(why, reason.n ? reason.s : "libxslt has no room for a stylesheet");
	if (prefs)
		xsltFreeSecurityPrefs(prefs);
	buf_free(&reason);
	return s;
}

void style_free(struct style *s)
{
	if (!s)
		return;
	xsltFreeStylesheet(s->sheet);
	free(s);
}

/* ---- functions ---- */

/* Returns the lines as elements of a tree that lives as long as the variable they are bound to. */
static xmlNodeSet *lines_of(xsltTransformContext *context, struct span rest)
{
	xmlDoc *tree = xsltCreateRVT(context);
	xmlNodeSet *set = xmlXPathNodeSetCreate(NULL);
	struct span line;

	if (!tree || !set)
		return set;
	xsltRegisterLocalRVT(context, tree);
	while (span_line(&rest, &line)) {
		xmlNode *node = xmlNewDocNode(tree, NULL, (const xmlChar *)"line", NULL);

		xmlNodeAddContentLen(node, (const xmlChar *)line.s, (int)line.n);
		xmlAddChild((xmlNode *)tree, node);
		xmlXPathNodeSetAdd(set, node);
	}
	return set;
}

static void function_wrap(xmlXPathParserContext *x, int args)
{
	struct buf b = BUF_INIT;
	xmlChar *text;
	double columns;

	if (args != 2) {
		xmlXPathSetArityError(x);
		return;
	}
	columns = xmlXPathPopNumber(x);
	text = xmlXPathPopString(x);
	if (text && *text && columns >= 1 && columns <= 1000)
		text_wrap(&b, "", "", (const char *)text, strlen((const char *)text),
			(size_t)columns);
	xmlXPathReturnNodeSet(x, lines_of(xsltXPathGetTransformContext(x), span_of_buf(&b)));
	xmlFree(text);
	buf_free(&b);
}

/* ---- work ---- */

struct style_input {
	xmlDoc *doc;
};

struct style_input *style_input_read(struct span xml, struct buf *why)
{
	xmlDoc *doc = parse(xml, "input", NULL);
	struct style_input *in;

	if (!doc) {
		buf_fmt(why,
			"the stylesheet reads a file that is no XML, or has more than %d bytes",
			STYLE_MOST);
		return NULL;
	}
	in = xalloc(1, sizeof *in);
	in->doc = doc;
	return in;
}

void style_input_free(struct style_input *in)
{
	if (!in)
		return;
	xmlFreeDoc(in->doc);
	free(in);
}

int style_input_number(const struct style_input *in, const char *attribute)
{
	xmlChar *text = xmlGetNoNsProp(xmlDocGetRootElement(in->doc), (const xmlChar *)attribute);
	long long n = 0;

	if (text)
		span_int(span_of((const char *)text), 0, INT_MAX, &n);
	xmlFree(text);
	return (int)n;
}

static void add_copy(xmlNode *at, xmlNode *node)
{
	xmlNode *copy = xmlDocCopyNode(node, at->doc, 1);

	if (copy)
		xmlAddChild(at, copy);
}

/* Takes the root out of a tree that is not read any more, which is cheaper than to copy it. XPath
 * sorts by numbers that new nodes lack, so the tree is numbered again when all are added. */
static void add_root(xmlNode *at, xmlDoc *from)
{
	xmlNode *root = xmlDocGetRootElement(from);

	if (root && !xmlDOMWrapAdoptNode(NULL, from, root, at->doc, at, 0))
		xmlAddChild(at, root);
	xmlXPathOrderDocElems(at->doc);
}

bool style_input_add(struct style_input *in, struct span xml, struct buf *why)
{
	struct style_input *more = style_input_read(xml, why);

	if (!more)
		return false;
	add_root(xmlDocGetRootElement(in->doc), more->doc);
	style_input_free(more);
	return true;
}

void style_input_copy(struct style_input *in, const char *element, const struct style_input *from,
	const char *const names[])
{
	xmlNode *last = xmlLastElementChild(xmlDocGetRootElement(in->doc)), *root, *at;

	if (!last)
		return;
	at = xmlNewChild(last, NULL, (const xmlChar *)element, NULL);
	root = xmlDocGetRootElement(from->doc);
	for (xmlNode *n = at ? xmlFirstElementChild(root) : NULL; n; n = xmlNextElementSibling(n))
		for (int i = 0; names[i]; i++)
			if (!strcmp((const char *)n->name, names[i]))
				add_copy(at, n);
	xmlXPathOrderDocElems(in->doc);
}

static bool save(struct buf *b, xmlDoc *page, xsltStylesheet *sheet, struct buf *why)
{
	xmlChar *bytes = NULL;
	int n = 0;

	if (xsltSaveResultToString(&bytes, &n, page, sheet) || !bytes) {
		buf_str(why, "what the stylesheet made cannot be written out");
		return false;
	}
	buf_add(b, bytes, (size_t)n);
	xmlFree(bytes);
	return true;
}

/* Returns whether libxslt would strip blanks from the input for this stylesheet. */
static bool changes_input(xsltStylesheet *sheet)
{
	while (sheet && !sheet->stripSpaces)
		sheet = xsltNextImport(sheet);
	return sheet != NULL;
}

/* Returns what the stylesheet makes, as a tree; NULL where it fails. */
static xmlDoc *transform(const struct style *s, xmlDoc *doc, xsltSecurityPrefs *prefs)
{
	xsltTransformContext *context = xsltNewTransformContext(s->sheet, doc);
	xmlDoc *page = NULL;

	if (!context)
		return NULL;
	xsltSetTransformErrorFunc(context, NULL, keep_quiet);
	context->xpathCtxt->error = keep_quieter;
	if (!xsltSetCtxtSecurityPrefs(prefs, context)
		&& !xsltRegisterExtFunction(context, (const xmlChar *)"wrap",
			(const xmlChar *)STYLE_FUNCTIONS, function_wrap))
		page = xsltApplyStylesheetUser(s->sheet, doc, NULL, NULL, NULL, context);
	if (page && context->state != XSLT_STATE_OK) {
		xmlFreeDoc(page);
		page = NULL;
	}
	xsltFreeTransformContext(context);
	return page;
}

static xmlDoc *make_page(const struct style *s, xmlDoc *doc, struct buf *why)
{
	xsltSecurityPrefs *prefs = xsltNewSecurityPrefs();
	xmlDoc *own = changes_input(s->sheet) ? xmlCopyDoc(doc, 1) : NULL, *page = NULL;

	if (!prefs || !all_forbidden(prefs))
		buf_str(why, "libxslt has no room for what a stylesheet may do");
	else if (!(page = transform(s, own ? own : doc, prefs)))
		buf_str(why, "the stylesheet fails on its input: see what xsltproc says of it");
	xmlFreeDoc(own);
	if (prefs)
		xsltFreeSecurityPrefs(prefs);
	return page;
}

bool style_work(const struct style *s, const struct style_input *in, struct buf *b, struct buf *why)
{
	xmlDoc *page = make_page(s, in->doc, why);
	bool ok = page && save(b, page, s->sheet, why);

	xmlFreeDoc(page);
	return ok;
}

static void add_drawing(xmlDoc *doc, const char *child, xmlDoc *drawing)
{
	xmlNode *root = xmlDocGetRootElement(doc);
	xmlNode *at = root ? xmlLastElementChild(root) : NULL;

	while (at && strcmp((const char *)at->name, child) != 0)
		at = xmlPreviousElementSibling(at);
	if (at)
		add_root(at, drawing);
}

bool style_draw(const struct style *s, struct style_input *in, const char *child, struct buf *b,
	struct buf *why)
{
	xmlDoc *page = make_page(s, in->doc, why);
	bool ok = page && save(b, page, s->sheet, why);

	if (ok)
		add_drawing(in->doc, child, page);
	xmlFreeDoc(page);
	return ok;
}

bool style_apply(const struct style *s, struct span xml, struct buf *b, struct buf *why)
{
	struct style_input *in = style_input_read(xml, why);
	bool ok = in && style_work(s, in, b, why);

	style_input_free(in);
	return ok;
}
