/* SPDX-License-Identifier: MIT
 * What a season is played from: the letter and what stood, kept, cancelled, waiting, and what
 * stands from then on. */
#include "unit.h"

#include <string.h>

/* The lines of a program, in order, each ended by '/'; bad ones with a '!' before them. */
static void program_is(const struct program *p, const char *lines)
{
	struct buf b = BUF_INIT;

	for (int i = 0; i < p->lines; i++) {
		if (p->line[i]->what == L_BAD)
			buf_char(&b, '!');
		if (p->line[i]->went == LATER_LINE)
			buf_char(&b, '~');
		buf_add(&b, p->line[i]->text.s, p->line[i]->text.n);
		buf_char(&b, '/');
		assert_int_equal(p->line[i]->order.line, i + 1);
	}
	assert_string_equal(b.s, lines);
	buf_free(&b);
}

static void stands(const struct program *p, int season, const char *text)
{
	struct buf b = BUF_INIT;

	program_standing(p, season, &b);
	assert_string_equal(b.s, text);
	buf_free(&b);
}

static void new_lines_come_before_those_that_stood(void **state)
{
	const struct unit *u = *state;
	struct program *p = unit_program(
		u, 5, "@ act 1\nwhen stance: siege\n", "when stance: fight\nact 3\n@ act 2\n");

	program_is(p, "when stance: fight/act 3/@ act 2/@ act 1/when stance: siege/");
	stands(p, 5, "when stance: fight\n@ act 2\n@ act 1\nwhen stance: siege\n");
	program_free(p);
	p = unit_program(u, 5, "@ act 1\n", NULL);
	program_is(p, "@ act 1/");
	program_free(p);
}

static void a_line_equal_to_one_that_stood_changes_nothing(void **state)
{
	const struct unit *u = *state;
	struct program *p = unit_program(
		u, 5, "@ act 1\nelse act 2\n@ act 3\n", "@  ACT 3\n@ act 1\nelse act 2\n@ act 4\n");

	program_is(p, "@ act 4/@ act 1/else act 2/@ act 3/");
	assert_int_equal(p->letter->line[0].went, KEPT_LINE);
	assert_int_equal(p->letter->line[0].stood, 2);
	assert_int_equal(p->letter->line[2].went, KEPT_LINE);
	assert_int_equal(p->letter->line[2].stood, 1);
	stands(p, 5, "@ act 4\n@ act 1\nelse act 2\n@ act 3\n");
	program_free(p);
	/* With another alternative it is another line. */
	p = unit_program(u, 5, "@ act 1\nelse act 2\n", "@ act 1\nelse act 3\n");
	program_is(p, "@ act 1/else act 3/@ act 1/else act 2/");
	program_free(p);
	/* An order for once is not the one that stands. */
	p = unit_program(u, 5, "@ act 1\n", "act 1\n");
	program_is(p, "act 1/@ act 1/");
	program_free(p);
}

static void lines_are_cancelled_by_number_by_text_by_question_and_all(void **state)
{
	const struct unit *u = *state;
	static const char stood[] =
		"@ act 1\nelse act 2\nwhen stance: fight\nwhen stance if gold > 1: siege\n"
		"when lose: army\nat 9: act 5\n";
	static const struct {
		const char *letter, *left;
	} cases[] = {
		{ "cancel 1\n",
			"when stance: fight/when stance if gold > 1: siege/when lose: army/~at 9: "
			"act 5/" },
		{ "cancel 2\ncancel 3\n", "@ act 1/else act 2/when lose: army/~at 9: act 5/" },
		{ "cancel when stance\n", "@ act 1/else act 2/when lose: army/~at 9: act 5/" },
		{ "@ cancel @ act 1\n",
			"when stance: fight/when stance if gold > 1: siege/when lose: army/~at 9: "
			"act 5/" },
		{ "cancel WHEN lose: army\ncancel at 9: act 5\n",
			"@ act 1/else act 2/when stance: fight/when stance if gold > 1: siege/" },
		/* Whoever ends a line may leave out the sign that it stands, or end theirs with a full stop. */
		{ "Cancel act 1\n",
			"when stance: fight/when stance if gold > 1: siege/when lose: army/~at 9: "
			"act 5/" },
		{ "cancel @act 1.\n",
			"when stance: fight/when stance if gold > 1: siege/when lose: army/~at 9: "
			"act 5/" },
		{ "cancel all\n", "" },
	};

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct program *p = unit_program(u, 5, stood, cases[i].letter);

		assert_int_equal(p->letter->line[0].went, DONE_LINE);
		program_is(p, cases[i].left);
		program_free(p);
	}
}

static void a_cancel_that_finds_nothing_is_refused(void **state)
{
	const struct unit *u = *state;
	static const char *const letter[] = { "cancel 2\n", "cancel\n", "cancel 0\n",
		"cancel act 2\n", "cancel when stance\n", "cancel when nothing\n", "cancel 1 2\n" };

	for (size_t i = 0; i < sizeof letter / sizeof *letter; i++) {
		struct program *p = unit_program(u, 5, "@ act 1\n", letter[i]);

		assert_int_equal(p->letter->line[0].went, REFUSED_LINE);
		program_is(p, "@ act 1/");
		program_free(p);
	}
	struct program *p = unit_program(u, 5, "", "cancel all\n");
	assert_int_equal(p->letter->line[0].went, DONE_LINE);
	program_free(p);
}

static void what_is_cancelled_and_written_again_below_stands_anew(void **state)
{
	const struct unit *u = *state;
	struct program *p =
		unit_program(u, 5, "@ act 1\n@ act 2\n", "cancel all\n@ act 2\n@ act 3\n");

	program_is(p, "@ act 2/@ act 3/");
	stands(p, 5, "@ act 2\n@ act 3\n");
	program_free(p);
}

static void what_a_line_below_cancels_does_not_stand_and_is_said(void **state)
{
	const struct unit *u = *state;
	struct program *p = unit_program(
		u, 5, "@ act 1\nelse act 4\n@ act 2\n", "@ act 1\nelse act 4\n@ act 2\ncancel 1\n");

	program_is(p, "!@ act 1/!else act 4/@ act 2/");
	assert_string_equal(
		p->letter->line[0].problem, "a later line of this letter cancels this line");
	assert_int_equal(p->letter->line[2].went, KEPT_LINE);
	stands(p, 5, "@ act 2\n");
	program_free(p);
}

static void a_line_waits_for_its_season_and_lapses_after_it(void **state)
{
	const struct unit *u = *state;
	struct program *p =
		unit_program(u, 5, "", "at 7: act 1\nelse act 2\nat 5: act 3\nat 4: act 4\n");

	program_is(p, "~at 7: act 1/~else act 2/at 5: act 3/!at 4: act 4/");
	assert_string_equal(p->letter->line[3].problem, "the line is for a season that is over");
	stands(p, 5, "at 7: act 1\nelse act 2\n");
	program_free(p);
	p = unit_program(u, 7, "at 7: act 1\nelse act 2\n", NULL);
	program_is(p, "at 7: act 1/else act 2/");
	stands(p, 7, "");
	program_free(p);
	/* With @ it stands from that season on. */
	p = unit_program(u, 7, "@ at 8: act 1\n@ at 6: act 2\n", NULL);
	program_is(p, "~@ at 8: act 1/@ at 6: act 2/");
	stands(p, 7, "@ at 8: act 1\n@ at 6: act 2\n");
	program_free(p);
}

static void what_stands_is_the_same_season_after_season(void **state)
{
	const struct unit *u = *state;
	struct buf text = BUF_INIT, once = BUF_INIT, twice = BUF_INIT;
	struct program *p;

	buf_str(&text,
		"@ build army s1 s2 s1 s2 s1 s2 s1 s2 s1 s2 s1 s2 s1 s2 s1 s2 s1 s2 s1 s2 s1 s2\n"
		"else act 3\nwhen stance if gold red > 3 and terrain 4,6 = sea and enemy = blue:"
		" siege if round > 3, retreat\n@ act +5\nwhen give-up: 2 card all\n"
		"@ if xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx: act "
		"1\n");
	p = unit_program(u, 1, "", text.s);
	program_standing(p, 1, &once);
	program_free(p);
	p = unit_program(u, 2, once.s, text.s);
	for (int i = 0; i < 5; i++)
		if (p->letter->line[i].what != L_BAD)
			assert_int_equal(p->letter->line[i].went, KEPT_LINE);
	program_standing(p, 2, &twice);
	program_free(p);
	assert_string_equal(once.s, twice.s);
	for (const char *s = once.s, *end; *s; s = end + 1) {
		end = strchr(s, '\n');
		assert_true(end - s <= ORDER_COLUMNS);
	}
	buf_free(&text);
	buf_free(&once);
	buf_free(&twice);
}

static void no_line_is_lost_because_too_many_stand(void **state)
{
	const struct unit *u = *state;
	struct buf stood = BUF_INIT, text = BUF_INIT, after = BUF_INIT;
	struct program *p;

	for (int i = 1; i < ORDER_LINES; i++)
		buf_fmt(&stood, "@ act %d\n", i);
	buf_str(&text, "@ act 1001\nelse act 1002\n@ act 1003\n@ act 1004\nact 1005\n");
	p = unit_program(u, 5, stood.s, text.s);
	/* The pair has no room, the single line behind it has, the next has none. */
	assert_string_equal(p->letter->line[0].problem,
		"cancel some of your standing lines first: there are too many of them");
	assert_int_equal(p->letter->line[1].what, L_BAD);
	assert_null(p->letter->line[2].problem);
	assert_string_equal(p->letter->line[3].problem,
		"cancel some of your standing lines first: there are too many of them");
	assert_null(p->letter->line[4].problem);
	program_standing(p, 5, &after);
	program_free(p);
	p = unit_program(u, 6, after.s, "cancel 3\n@ act 1004\n");
	assert_int_equal(p->lines, ORDER_LINES);
	for (int i = 0; i < p->lines; i++)
		assert_null(p->line[i]->problem);
	program_free(p);
	buf_free(&stood);
	buf_free(&text);
	buf_free(&after);
}

static void not_more_stands_than_a_letter_may_hold(void **state)
{
	const struct unit *u = *state;
	struct buf stood = BUF_INIT, text = BUF_INIT;

	for (int season = 1; season < 6; season++) {
		struct program *p;

		buf_clear(&text);
		for (int i = 0; i < 45; i++) {
			buf_fmt(&text, "@ act %d%d\n", season, i);
			for (int k = 0; k < 17; k++)
				buf_str(&text,
					"else build army s1 s2 s1 s2 s1 s2 s1 s2 s1 s2 s1 s2 s1 "
					"s2\n");
			buf_str(&text, "# \n");
		}
		p = unit_program(u, season, stood.s, text.s);
		buf_clear(&stood);
		program_standing(p, season, &stood);
		program_free(p);
		assert_true(stood.n <= ORDER_BYTES);
	}
	buf_free(&stood);
	buf_free(&text);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		RUN_UNIT(new_lines_come_before_those_that_stood),
		RUN_UNIT(a_line_equal_to_one_that_stood_changes_nothing),
		RUN_UNIT(lines_are_cancelled_by_number_by_text_by_question_and_all),
		RUN_UNIT(a_cancel_that_finds_nothing_is_refused),
		RUN_UNIT(what_is_cancelled_and_written_again_below_stands_anew),
		RUN_UNIT(what_a_line_below_cancels_does_not_stand_and_is_said),
		RUN_UNIT(a_line_waits_for_its_season_and_lapses_after_it),
		RUN_UNIT(what_stands_is_the_same_season_after_season),
		RUN_UNIT(no_line_is_lost_because_too_many_stand),
		RUN_UNIT(not_more_stands_than_a_letter_may_hold),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
