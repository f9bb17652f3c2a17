/* SPDX-License-Identifier: MIT
 * XML read into a tree, what is refused before it is parsed, and a tree written again. */
#include "base/tree.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <time.h>
#include <cmocka.h>

static const struct tree_limits limits = { "list", 200, 4, 3 };

static struct tree *read_whole(const char *xml)
{
	struct buf why = BUF_INIT;
	long line = 0;
	struct tree *root = tree_read(span_of(xml), &limits, &line, &why);

	assert_string_equal(why.s, "");
	assert_non_null(root);
	return root;
}

static void elements_attributes_and_text_stand_in_their_order(void **state)
{
	struct tree *root = read_whole("<a x='1' y='&lt;&#65;&quot;'>t&amp;u<b/>v<c><d/></c></a>");
	const struct tree *n = root->child;

	(void)state;
	assert_true(tree_is(root, "a"));
	assert_int_equal(root->attributes, 2);
	assert_string_equal(tree_attribute(root, "x"), "1");
	assert_string_equal(tree_attribute(root, "y"), "<A\"");
	assert_null(tree_attribute(root, "z"));
	assert_null(n->name);
	assert_string_equal(n->text, "t&u");
	assert_false(tree_is(n, "b"));
	assert_ptr_equal(n->next, tree_child(root, "b"));
	assert_string_equal(n->next->next->text, "v");
	assert_non_null(tree_child(tree_child(root, "c"), "d"));
	assert_null(tree_child(root, "d"));
	assert_null(tree_child(root, "c")->next);
	tree_free(root);
}

static void names_stand_as_they_are_written(void **state)
{
	struct tree *root = read_whole("<p:a xmlns:p='urn:p' xmlns='urn:d' p:x='1'><b/></p:a>");

	(void)state;
	assert_true(tree_is(root, "p:a"));
	assert_string_equal(tree_attribute(root, "xmlns:p"), "urn:p");
	assert_string_equal(tree_attribute(root, "xmlns"), "urn:d");
	assert_string_equal(tree_attribute(root, "p:x"), "1");
	assert_non_null(tree_child(root, "b"));
	tree_free(root);
}

static void a_line_is_that_of_the_end_of_a_tag_or_text(void **state)
{
	struct tree *root = read_whole("<?xml version='1.0'?>\n<a\nx=''>one\ntwo\n<b/></a>");

	(void)state;
	assert_int_equal(root->line, 3);
	assert_int_equal(root->child->line, 5);
	assert_int_equal(root->child->next->line, 5);
	tree_free(root);
}

static void what_is_written_reads_the_same(void **state)
{
	static const char xml[] = "<a x=\"1&quot;&#10;&#9;2\" "
				  "xmlns:p=\"urn:p\">\n<b/>&lt;&amp;&gt;\"'\t&#13;<p:c>d</p:c></a>";
	struct tree *root = read_whole(xml), *again;
	struct buf once = BUF_INIT, twice = BUF_INIT;

	(void)state;
	tree_write(&once, root);
	again = read_whole(once.s);
	tree_write(&twice, again);
	assert_string_equal(once.s, twice.s);
	assert_non_null(strstr(once.s, "x=\"1&quot;&#10;&#9;2\""));
	assert_non_null(strstr(once.s, ">\n<b/>&lt;&amp;&gt;\"'\t&#13;<p:c>d</p:c></a>"));
	tree_free(root);
	tree_free(again);
	buf_free(&once);
	buf_free(&twice);
}

static void refused(const char *xml, long at, const char *reason)
{
	struct buf why = BUF_INIT;
	long line = 0;

	assert_null(tree_read(span_of(xml), &limits, &line, &why));
	assert_string_equal(why.s, reason);
	assert_int_equal(line, at);
	buf_free(&why);
}

static void what_costs_much_is_refused_before_it_is_parsed(void **state)
{
	struct buf long_one = BUF_INIT;

	(void)state;
	buf_fill(&long_one, ' ', 201);
	refused(long_one.s, 1, "the list has more than 200 bytes: make it smaller");
	buf_free(&long_one);
	refused("<a>\n<b c='' d='' e='' f=''/>", 2, "a tag has too many attributes: at most 3");
	refused("<a><b/><b/><b/><b><c/><c>\n<d><e/>\n<e>", 3,
		"tags are too deep within each other: at most 4");
	refused("<a>\n<!DOCTYPE a>", 2, "a list has no DOCTYPE and no CDATA: take it out");
	refused("<a>\n\n<?b?>", 3, "a list has no instructions: take it out");
	refused("<a>\n\xff</a>", 2, "this line is not UTF-8: save the file as UTF-8");
}

/* Parsed, they take a minute and a half. Sanitizers and valgrind are given time. */
static void seventy_thousand_attributes_cost_nothing_in_either_quotes(void **state)
{
	static const struct tree_limits report = { "report", 1 << 20, 32, 400 };

	(void)state;
	for (const char *quote = "'\""; *quote; quote++) {
		struct buf xml = BUF_INIT, why = BUF_INIT;
		clock_t before = clock();
		long line;

		buf_str(&xml, "<report");
		for (int i = 0; i < 70000; i++)
			buf_fmt(&xml, " a%d=%c%c", i, *quote, *quote);
		buf_str(&xml, "/>");
		assert_null(tree_read(span_of_buf(&xml), &report, &line, &why));
		assert_string_equal(why.s, "a tag has too many attributes: at most 400");
		assert_true((clock() - before) / CLOCKS_PER_SEC < 5);
		buf_free(&xml);
		buf_free(&why);
	}
}

static void what_is_no_xml_is_refused_with_its_line(void **state)
{
	(void)state;
	refused("<a>\n</b>", 2, "no proper XML: Opening and ending tag mismatch: a line 1 and b");
	refused("<a>\n&b;</a>", 2, "no proper XML: Entity 'b' not defined");
	refused("", 1, "no proper XML: Document is empty");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(elements_attributes_and_text_stand_in_their_order),
		cmocka_unit_test(names_stand_as_they_are_written),
		cmocka_unit_test(a_line_is_that_of_the_end_of_a_tag_or_text),
		cmocka_unit_test(what_is_written_reads_the_same),
		cmocka_unit_test(what_costs_much_is_refused_before_it_is_parsed),
		cmocka_unit_test(seventy_thousand_attributes_cost_nothing_in_either_quotes),
		cmocka_unit_test(what_is_no_xml_is_refused_with_its_line),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
