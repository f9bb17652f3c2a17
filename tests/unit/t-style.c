/* SPDX-License-Identifier: MIT
 * Stylesheets: what they may read, how they import each other, and the functions they have. */
#include "report/xml/style.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdio.h>
#include <string.h>

#define SHEET(inside)                                                                              \
	"<x:stylesheet version='1.0' xmlns:x='http://www.w3.org/1999/XSL/Transform' "              \
	"xmlns:tp='" STYLE_FUNCTIONS "' exclude-result-prefixes='tp'>" inside                      \
	"<x:output method='xml' omit-xml-declaration='yes'/></x:stylesheet>"

struct file {
	const char *name, *text;
};

static bool load_file(const void *with, const char *name, struct buf *b, struct buf *why)
{
	for (const struct file *f = with; f->name; f++)
		if (!strcmp(f->name, name)) {
			buf_str(b, f->text);
			return true;
		}
	buf_fmt(why, "there is no '%s'", name);
	return false;
}

static void makes(const struct file *files, const char *xml, const char *want)
{
	struct buf out = BUF_INIT, why = BUF_INIT;
	struct style *s = style_read("main.xsl", load_file, files, &why);

	if (!s)
		fail_msg("%s", why.s);
	if (!style_apply(s, span_of(xml), &out, &why))
		fail_msg("%s", why.s);
	assert_string_equal(out.s, want);
	style_free(s);
	buf_free(&out);
	buf_free(&why);
}

static void refused(const struct file *files, const char *reason)
{
	struct buf out = BUF_INIT, why = BUF_INIT;
	struct style *s = style_read("main.xsl", load_file, files, &why);

	if (s)
		assert_false(style_apply(s, SPAN("<a/>"), &out, &why));
	assert_int_equal(out.n, 0);
	if (!strstr(why.s, reason))
		fail_msg("'%s' is not in: %s", reason, why.s);
	style_free(s);
	buf_free(&out);
	buf_free(&why);
}

static void one_imports_others_by_their_names(void **state)
{
	static const struct file files[] = {
		{ "main.xsl",
			SHEET("<x:import href='frame.xsl'/>"
			      "<x:template match='b'><x:call-template name='say'>"
			      "<x:with-param name='what'>inner</x:with-param>"
			      "</x:call-template></x:template>") },
		{ "frame.xsl",
			SHEET("<x:include href='more.xsl'/>"
			      "<x:template match='b'>outer</x:template><x:template name='say'>"
			      "<x:param name='what'/><x:value-of select='$what'/>"
			      "</x:template>") },
		{ "more.xsl",
			SHEET("<x:template match='a'><p><x:apply-templates/></p>"
			      "</x:template>") },
		{ 0 },
	};

	(void)state;
	makes(files, "<a><b/></a>", "<p>inner</p>\n");
}

static void what_it_names_wrongly_is_said(void **state)
{
	static const struct file lost[] = { { "main.xsl", SHEET("<x:import href='frame.xsl'/>") },
		{ 0 } };
	static const struct file none[] = { { "main.xsl", "<html/>" }, { 0 } };
	static const struct file torn[] = { { "main.xsl", "<html>" }, { 0 } };
	static const struct file nothing[] = { { 0 } };

	(void)state;
	refused(lost, "there is no 'frame.xsl'");
	refused(none, "'main.xsl' is no stylesheet");
	refused(torn, "stylesheet 'main.xsl' is no XML");
	refused(nothing, "there is no 'main.xsl'");
}

/* Not even by the loader, which is for stylesheets. */
static void it_reads_no_document(void **state)
{
	static const char *const names[] = { "/etc/passwd", "main.xsl", "../main.xsl",
		"file:///etc/passwd", "http://localhost/a.xml" };
	char text[1000];
	const struct file files[] = { { "main.xsl", text }, { 0 } };

	(void)state;
	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		snprintf(text, sizeof text,
			SHEET("<x:template match='/'><p><x:value-of "
			      "select=\"count(document('%s'))\"/></p></x:template>"),
			names[i]);
		refused(files, "fails on its input");
		snprintf(text, sizeof text, SHEET("<x:import href='%s'/>"), names[i]);
		if (names[i] != names[1])
			refused(files, "'main.xsl' is no stylesheet");
	}
}

static void it_writes_no_file(void **state)
{
	static const struct file files[] = {
		{ "main.xsl",
			"<x:stylesheet version='1.0' xmlns:x='http://www.w3.org/1999/XSL/Transform'"
			" xmlns:e='http://exslt.org/common' extension-element-prefixes='e'>"
			"<x:template match='/'><e:document href='style-was-here'>x</e:document>"
			"</x:template></x:stylesheet>" },
		{ 0 },
	};
	struct buf out = BUF_INIT, why = BUF_INIT;
	struct style *s = style_read("main.xsl", load_file, files, &why);

	(void)state;
	if (s)
		style_apply(s, SPAN("<a/>"), &out, &why);
	assert_null(fopen("style-was-here", "r"));
	style_free(s);
	buf_free(&out);
	buf_free(&why);
}

/* ---- several on one input ---- */

static struct style *sheet_of(const char *inside)
{
	struct buf text = BUF_INIT, why = BUF_INIT;
	struct file files[] = { { "main.xsl", NULL }, { 0 } };
	struct style *s;

	buf_fmt(&text, SHEET("%s"), inside);
	files[0].text = text.s;
	s = style_read("main.xsl", load_file, files, &why);
	if (!s)
		fail_msg("%s", why.s);
	buf_free(&text);
	buf_free(&why);
	return s;
}

static struct style_input *input_of(const char *xml)
{
	struct buf why = BUF_INIT;
	struct style_input *in = style_input_read(span_of(xml), &why);

	if (!in)
		fail_msg("%s", why.s);
	return in;
}

static void works_to(const struct style_input *in, const char *inside, const char *want)
{
	struct buf out = BUF_INIT, why = BUF_INIT;
	struct style *s = sheet_of(inside);

	if (!style_work(s, in, &out, &why))
		fail_msg("%s", why.s);
	assert_string_equal(out.s, want);
	style_free(s);
	buf_free(&out);
	buf_free(&why);
}

static void draws(struct style_input *in, const char *inside, const char *child, const char *want)
{
	struct buf out = BUF_INIT, why = BUF_INIT;
	struct style *s = sheet_of(inside);

	if (!style_draw(s, in, child, &out, &why))
		fail_msg("%s", why.s);
	assert_string_equal(out.s, want);
	style_free(s);
	buf_free(&out);
	buf_free(&why);
}

#define COPY "<x:template match='/'><x:copy-of select='.'/></x:template>"
#define DRAW(what) "<x:template match='/'>" what "</x:template>"

static void what_one_draws_the_next_finds(void **state)
{
	static const char drawing[] = DRAW("<s:d xmlns:s='urn:s' n='{count(//p)}'><s:e/></s:d>t");
	struct style_input *in = input_of("<a><p><q/></p><p/><b/></a>");

	(void)state;
	draws(in, drawing, "p", "<s:d xmlns:s=\"urn:s\" n=\"2\"><s:e/></s:d>t\n");
	works_to(in, COPY,
		"<a><p><q/></p><p><s:d xmlns:s=\"urn:s\" n=\"2\"><s:e/></s:d></p><b/></a>\n");
	draws(in, DRAW("<f/>"), "p", "<f/>\n");
	works_to(in,
		"<x:template match='/'><p><x:for-each select='//b | //f | //q | //p/*'>"
		"<x:value-of select='name()'/></x:for-each></p></x:template>",
		"<p>qs:dfb</p>\n");
	style_input_free(in);
}

static void where_there_is_no_place_for_it_nothing_is_added(void **state)
{
	struct style_input *in = input_of("<a><b/></a>");

	(void)state;
	draws(in, DRAW("<d/>"), "p", "<d/>\n");
	draws(in, DRAW("text"), "b", "text\n");
	works_to(in, COPY, "<a><b/></a>\n");
	style_input_free(in);
}

/* libxslt takes them out of the tree that it is given. */
static void blanks_that_one_does_not_want_the_others_find(void **state)
{
	struct style_input *in = input_of("<a> <b/> </a>");

	(void)state;
	works_to(in, "<x:strip-space elements='a'/>" COPY, "<a><b/></a>\n");
	works_to(in, COPY, "<a> <b/> </a>\n");
	style_input_free(in);
}

static void one_that_fails_leaves_it_to_the_others(void **state)
{
	struct buf out = BUF_INIT, why = BUF_INIT;
	struct style_input *in = input_of("<a><b/></a>");
	struct style *s = sheet_of(DRAW("<d><x:value-of select='tp:wrap(1)'/></d>"));

	(void)state;
	assert_false(style_draw(s, in, "b", &out, &why));
	assert_int_equal(out.n, 0);
	assert_true(why.n > 0);
	works_to(in, COPY, "<a><b/></a>\n");
	assert_null(style_input_read(SPAN("<a>"), &why));
	style_input_free(in);
	style_input_free(NULL);
	style_free(s);
	buf_free(&out);
	buf_free(&why);
}

/* The page of a club with 25,600 matches is read so. */
static void what_a_stylesheet_reads_may_have_twenty_million_bytes(void **state)
{
	enum { LONG = 1000, TIMES = 20000 };
	struct buf xml = BUF_INIT;
	struct style_input *in;

	(void)state;
	buf_str(&xml, "<a n='7'>");
	for (int i = 0; i < TIMES; i++)
		buf_fmt(&xml, "<b>%0*d</b>", LONG, i);
	buf_str(&xml, "</a>");
	in = input_of(xml.s);
	assert_int_equal(style_input_number(in, "n"), 7);
	style_input_free(in);
	buf_free(&xml);
}

/* ---- functions ---- */

static void a_text_is_wrapped_into_lines(void **state)
{
	static const struct file files[] = {
		{ "main.xsl",
			SHEET("<x:template match='/'><p><x:for-each select='tp:wrap(/a, 10)'>"
			      "<t y='{position()}'><x:value-of select='.'/></t></x:for-each>"
			      "</p></x:template>") },
		{ 0 },
	};

	(void)state;
	makes(files, "<a>the Inner West Sea</a>",
		"<p><t y=\"1\">the Inner</t><t y=\"2\">West Sea</t></p>\n");
	makes(files, "<a/>", "<p/>\n");
}

static void a_function_with_too_few_arguments_stops_it(void **state)
{
	static const struct file files[] = {
		{ "main.xsl",
			SHEET("<x:template match='/'><p><x:value-of "
			      "select='tp:wrap(1)'/></p></x:template>") },
		{ 0 }
	};

	(void)state;
	refused(files, "fails on its input");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(one_imports_others_by_their_names),
		cmocka_unit_test(what_it_names_wrongly_is_said),
		cmocka_unit_test(it_reads_no_document),
		cmocka_unit_test(it_writes_no_file),
		cmocka_unit_test(what_one_draws_the_next_finds),
		cmocka_unit_test(where_there_is_no_place_for_it_nothing_is_added),
		cmocka_unit_test(blanks_that_one_does_not_want_the_others_find),
		cmocka_unit_test(one_that_fails_leaves_it_to_the_others),
		cmocka_unit_test(what_a_stylesheet_reads_may_have_twenty_million_bytes),
		cmocka_unit_test(a_text_is_wrapped_into_lines),
		cmocka_unit_test(a_function_with_too_few_arguments_stops_it),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
