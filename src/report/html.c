/* SPDX-License-Identifier: MIT
 * The report as a page. The stylesheet is ours, but a club may have one of its own: it may not
 * write, nor read anything beside the report. */
#include "report/report.h"

#include <libxml/parser.h>
#include <libxslt/security.h>
#include <libxslt/transform.h>
#include <libxslt/xsltInternals.h>
#include <libxslt/xsltutils.h>

/* libxml2 and libxslt would print what they find wrong. */
__attribute__((format(printf, 2, 3))) static void keep_quiet(void *with, const char *form, ...)
{
	(void)with;
	(void)form;
}

static bool all_forbidden(xsltSecurityPrefs *prefs)
{
	static const xsltSecurityOption options[] = { XSLT_SECPREF_READ_FILE,
		XSLT_SECPREF_WRITE_FILE, XSLT_SECPREF_CREATE_DIRECTORY, XSLT_SECPREF_READ_NETWORK,
		XSLT_SECPREF_WRITE_NETWORK };

	for (size_t i = 0; i < sizeof options / sizeof *options; i++)
		if (xsltSetSecurityPrefs(prefs, options[i], xsltSecurityForbid))
			return false;
	return true;
}

static xmlDoc *parse(struct span s, const char *name, struct buf *why)
{
	xmlDoc *doc = NULL;

	if (s.n <= REPORT_MOST)
		doc = xmlReadMemory(s.s, (int)s.n, name, NULL,
			XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
	if (!doc)
		buf_fmt(why, "the %s is no XML of at most %d bytes", name, REPORT_MOST);
	return doc;
}

/* The stylesheet takes over its document. */
static xsltStylesheet *parse_style(struct span s, struct buf *why)
{
	xmlDoc *doc = parse(s, "stylesheet", why);
	xsltStylesheet *style;

	if (!doc)
		return NULL;
	style = xsltParseStylesheetDoc(doc);
	if (style && !style->errors)
		return style;
	if (style)
		xsltFreeStylesheet(style);
	else
		xmlFreeDoc(doc);
	buf_str(why, "the stylesheet is none: see what xsltproc says of it");
	return NULL;
}

static bool save(struct buf *b, xmlDoc *page, xsltStylesheet *style, struct buf *why)
{
	xmlChar *bytes = NULL;
	int n = 0;

	if (xsltSaveResultToString(&bytes, &n, page, style) || !bytes) {
		buf_str(why, "the page of the report cannot be written out");
		return false;
	}
	buf_add(b, bytes, (size_t)n);
	xmlFree(bytes);
	return true;
}

static bool transform(struct buf *b, xmlDoc *report, xsltStylesheet *style, struct buf *why)
{
	xsltTransformContext *context = xsltNewTransformContext(style, report);
	xmlDoc *page = NULL;
	bool ok = context && !xsltSetCtxtSecurityPrefs(xsltGetDefaultSecurityPrefs(), context);

	if (context)
		xsltSetTransformErrorFunc(context, NULL, keep_quiet);
	if (ok)
		page = xsltApplyStylesheetUser(style, report, NULL, NULL, NULL, context);
	ok = page && context->state == XSLT_STATE_OK;
	if (!ok)
		buf_str(why, "the stylesheet fails on this report: see what xsltproc says of it");
	else
		ok = save(b, page, style, why);
	xmlFreeDoc(page);
	if (context)
		xsltFreeTransformContext(context);
	return ok;
}

static bool make_page(struct buf *b, struct span xml, struct span stylesheet, struct buf *why)
{
	xmlDoc *report = parse(xml, "report", why);
	xsltStylesheet *style = report ? parse_style(stylesheet, why) : NULL;
	bool ok = style && transform(b, report, style, why);

	if (style)
		xsltFreeStylesheet(style);
	xmlFreeDoc(report);
	return ok;
}

bool report_html(struct buf *b, struct span xml, struct span stylesheet, struct buf *why)
{
	xsltSecurityPrefs *was = xsltGetDefaultSecurityPrefs(), *prefs = xsltNewSecurityPrefs();
	bool ok;

	/* What a stylesheet imports is read before there is a context to forbid it. */
	if (!prefs || !all_forbidden(prefs)) {
		buf_str(why, "libxslt has no room for what a stylesheet may do");
		return false;
	}
	xsltSetDefaultSecurityPrefs(prefs);
	xsltSetGenericErrorFunc(NULL, keep_quiet);
	ok = make_page(b, xml, stylesheet, why);
	xsltSetGenericErrorFunc(NULL, NULL);
	xsltSetDefaultSecurityPrefs(was);
	xsltFreeSecurityPrefs(prefs);
	return ok;
}
