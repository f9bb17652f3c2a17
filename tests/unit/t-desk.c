/* SPDX-License-Identifier: MIT
 * The engine of the desk, on reports of KTech: what a page asks of it, and what it answers. make check-desk asks the same of
 * all games in WebAssembly. */
#include "report_match.h"

#include "base/tree.h"
#include "desk/desk.h"
#include "desk/flat.h"

struct opened {
	struct world world;
	struct play play;
	struct buf xml;
	struct desk *desk;
};

static void give(struct desk *desk, enum desk_input what, struct span s)
{
	memcpy(desk_give(desk, what, s.n), s.s, s.n);
}

static void give_file(struct desk *desk, enum desk_input what, const char *name)
{
	struct buf file;
	struct span s = source_read(&file, name);

	give(desk, what, s);
	buf_free(&file);
}

/* As a page does with its own parser. */
static void give_tree(struct desk *desk, enum desk_input what, struct span xml)
{
	static const struct tree_limits limits = { "file", 1 << 20, 64, 400 };
	struct buf flat = BUF_INIT, why = BUF_INIT;
	struct tree *tree;
	long line;

	tree = tree_read(xml, &limits, &line, &why);
	assert_non_null(tree);
	flat_write(&flat, tree);
	give(desk, what, span_of_buf(&flat));
	tree_free(tree);
	buf_free(&flat);
}

static void give_box(struct desk *desk)
{
	struct buf box;
	struct span xml = source_read(&box, "db/boxes/ktech.xml");

	give(desk, DESK_BOX, xml);
	give_tree(desk, DESK_BOX_TREE, xml);
	buf_free(&box);
}

static int open_desk(void **state)
{
	struct opened *o = calloc(1, sizeof *o);
	struct report_input of;

	world_open(&o->world);
	play_open(&o->play, &o->world, 2, 3);
	play_random_season(&o->play, true);
	for (int i = 0; i < 6; i++)
		play_random_season(&o->play, false);
	of = report_of(&o->play);
	o->xml = (struct buf)BUF_INIT;
	report_xml(&o->xml, &of, 1);
	o->desk = desk_new();
	give(o->desk, DESK_REPORT, span_of_buf(&o->xml));
	give_tree(o->desk, DESK_REPORT_TREE, span_of_buf(&o->xml));
	give_box(o->desk);
	give_file(o->desk, DESK_CLAUSES, "db/rules/ktech.txt");
	give_file(o->desk, DESK_ORDER_TEXTS, "templates/order.en.txt");
	give_file(o->desk, DESK_PHRASES, "templates/report.en.txt");
	give_file(o->desk, DESK_GAME_PHRASES, "templates/ktech.en.txt");
	if (!desk_open(o->desk))
		fail_msg("%s", desk_answer(o->desk));
	*state = o;
	return 0;
}

static int close_desk(void **state)
{
	struct opened *o = *state;

	desk_free(o->desk);
	buf_free(&o->xml);
	play_close(&o->play);
	world_close(&o->world);
	free(o);
	xmlCleanupParser();
	return 0;
}

static void answers(struct opened *o, bool ok, const char *want)
{
	if (!ok || !strstr(desk_answer(o->desk), want))
		fail_msg("no '%s' in: %s", want, desk_answer(o->desk));
}

static void refuses(struct opened *o, bool ok, const char *want)
{
	answers(o, !ok, want);
}

static void orders(struct opened *o, const char *text)
{
	give(o->desk, DESK_ORDERS, span_of(text));
}

static void a_report_says_what_it_is_of(void **state)
{
	struct opened *o = *state;

	answers(o, desk_head(o->desk),
		"\"game\":\"ktech\",\"rules\":2,\"match\":\"harbour\",\"gid\":\"gid-of-test\","
		"\"seat\":1,\"seats\":2,\"season\":6,\"next\":7,\"over\":false}");
}

static void the_desk_checks_as_the_program_does(void **state)
{
	struct opened *o = *state;
	const char *letter = "build village 0,0\ngold e\nfly home\n";
	struct report_head head;
	struct buf out = BUF_INIT, why = BUF_INIT;
	struct table *t = report_read(o->world.rules, span_of_buf(&o->xml), 1, &head, &why);

	assert_non_null(t);
	report_check(t, &head, o->world.phrases, span_of(letter), &out);
	orders(o, letter);
	assert_true(desk_check(o->desk));
	assert_string_equal(desk_answer(o->desk), out.s);
	table_free(t);
	report_head_free(&head);
	buf_free(&out);
}

static void each_line_is_told_as_data(void **state)
{
	struct opened *o = *state;

	orders(o, "build village 0,0\nfly \"home\"\n@ gold e\n");
	answers(o, desk_lines(o->desk),
		"{\"lines\":[{\"number\":1,\"text\":\"build village 0,0\",\"what\":\"order\"");
	answers(o, true, "\"refusal\":\"Write for example");
	answers(o, true, "'. No counter of yours stands next to 0,0. [build 1]\"");
	answers(o, true, "\"text\":\"fly \\\"home\\\"\",\"what\":\"bad\",\"problem\":\"");
	answers(o, true, "\"what\":\"order\",\"standing\":true");
}

static void what_may_stand_next_is_offered_with_the_words_up_to_it(void **state)
{
	struct opened *o = *state;

	orders(o, "");
	answers(o, desk_next(o->desk), "{\"forms\":[{\"form\":\"");
	orders(o, "prefer");
	answers(o, desk_next(o->desk),
		"{\"name\":\"village\",\"title\":\"Village\",\"words\":\"prefer village\"}");
	orders(o, "prefer village");
	answers(o, desk_next(o->desk), "\"words\":\"prefer village mine\"}");
	answers(o, true, "\"whole\":true");
	orders(o, "fly");
	answers(o, desk_next(o->desk), "{\"forms\":[]}");
	orders(o, "");
	answers(o, desk_next(o->desk), "\"questions\":[");
}

static void a_rule_is_shown_by_its_name(void **state)
{
	struct opened *o = *state;

	orders(o, "build 1");
	answers(o, desk_clause(o->desk), "[build 1] ");
	orders(o, "zebra");
	refuses(o, desk_clause(o->desk), "no rule is called so");
}

static void a_letter_to_fill_and_the_map_are_those_of_the_report(void **state)
{
	struct opened *o = *state;

	answers(o, desk_template(o->desk), "# build COUNTER SPACE");
	answers(o, desk_map(o->desk), "Small letters are the land");
	orders(o, "");
	answers(o, desk_forecast(o->desk, 3, true), "played 3 times");
}

static void a_forecast_is_played_in_steps(void **state)
{
	struct opened *o = *state;

	refuses(o, desk_forecast_play(o->desk, 1), "begin a forecast first");
	orders(o, "fly\ngold e\n");
	assert_true(desk_forecast_begin(o->desk, 5, true));
	answers(o, desk_forecast_play(o->desk, 3), "{\"played\":3,\"times\":5}");
	refuses(o, desk_forecast_result(o->desk), "play the forecast to its end first");
	answers(o, desk_forecast_play(o->desk, 9), "{\"played\":5,\"times\":5}");
	answers(o, desk_forecast_result(o->desk),
		"{\"times\":5,\"lines\":[{\"number\":1,\"text\":\"fly\",\"problem\":");
	answers(o, true,
		"\"text\":\"gold "
		"e\",\"results\":[{\"result\":\"refused\",\"n\":5}],\"refusal\":\"");
	answers(o, true, "\"numbers\":[{\"name\":\"total\",\"now\":");
	refuses(o, desk_forecast_result(o->desk), "begin a forecast first");
}

/* Gives a tree that is none, or of another file, and looks what the desk says of it. */
static void is_no_report(struct opened *o, const char *tree, const char *want)
{
	give(o->desk, DESK_REPORT_TREE, span_of(tree));
	refuses(o, desk_open(o->desk), want);
	refuses(o, desk_check(o->desk), "open a report first");
	give_tree(o->desk, DESK_REPORT_TREE, span_of_buf(&o->xml));
	assert_true(desk_open(o->desk));
}

static void what_is_no_report_is_refused_in_a_sentence(void **state)
{
	struct opened *o = *state;
	static const char *const none[] = { "", "<", "<1 6 0", "<1 6 0\nreport", ">\n", "'1 3\nabc",
		"<1 6 1\nreport=1 1\nab", "<1 6 500\nreport>\n", "<1 6 0\nrep\377rt>\n",
		"<1 6 0\nreport>\n>\n", "<1 -6 0\nreport>\n", "<1 99999999999 0\nreport>\n" };

	for (size_t i = 0; i < sizeof none / sizeof *none; i++)
		is_no_report(o, none[i], "could not be read: open the file that came by mail");
	is_no_report(o, "<1 6 1\nreport=6 1\nformat1>\n", "the report cannot be used");
	give(o->desk, DESK_REPORT, SPAN("<!DOCTYPE x><report/>"));
	refuses(o, desk_open(o->desk), "DOCTYPE");
	give(o->desk, DESK_REPORT, span_of_buf(&o->xml));
	give(o->desk, DESK_BOX, SPAN("<box/>"));
	refuses(o, desk_open(o->desk), "this is not the box that the match is played with");
	give_box(o->desk);
	assert_true(desk_open(o->desk));
}

static void a_tree_comes_back_from_its_flat_form(void **state)
{
	struct opened *o = *state;
	static const struct tree_limits limits = { "file", 1 << 20, 64, 400 };
	struct buf flat = BUF_INIT, again = BUF_INIT, why = BUF_INIT;
	struct tree *tree, *back;
	long line;

	tree = tree_read(span_of_buf(&o->xml), &limits, &line, &why);
	flat_write(&flat, tree);
	back = flat_read(span_of_buf(&flat), &limits, &why);
	assert_non_null(back);
	flat_write(&again, back);
	assert_string_equal(flat.s, again.s);
	tree_free(tree);
	tree_free(back);
	buf_free(&flat);
	buf_free(&again);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_report_says_what_it_is_of),
		cmocka_unit_test(the_desk_checks_as_the_program_does),
		cmocka_unit_test(each_line_is_told_as_data),
		cmocka_unit_test(what_may_stand_next_is_offered_with_the_words_up_to_it),
		cmocka_unit_test(a_rule_is_shown_by_its_name),
		cmocka_unit_test(a_letter_to_fill_and_the_map_are_those_of_the_report),
		cmocka_unit_test(a_forecast_is_played_in_steps),
		cmocka_unit_test(what_is_no_report_is_refused_in_a_sentence),
		cmocka_unit_test(a_tree_comes_back_from_its_flat_form),
	};

	return cmocka_run_group_tests(tests, open_desk, close_desk);
}
