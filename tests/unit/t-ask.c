/* SPDX-License-Identifier: MIT
 * Questions: answered by the first policy that fits, pattern by pattern, else by the default. */
#include "unit.h"

#include <string.h>

/* ---- what is asked, and what came of it ---- */

static struct {
	int question, least, most, about[3], abouts;
	struct choice from;
	int chosen, word;
} asked;

static void ask_it(struct table *t)
{
	int list[4] = { asked.question };

	for (int i = 0; i < asked.abouts; i++)
		list[1 + i] = asked.about[i];
	asked.chosen = pick_(t, 1, &asked.from, asked.least, asked.most, list, 1 + asked.abouts);
}

static void ask_stance(struct table *t)
{
	int at = space(t, 0, 0);

	asked.word = word(t, 1, asked.most, STANCE, at, 2, 4);
}

/* The question put to red, whose letter this is, and what he chose: "army 2 ship 1". */
static void chooses(struct unit *u, const char *letter, const char *answer)
{
	struct choice from = asked.from;
	struct buf b = BUF_INIT;

	unit_letter(u, 1, letter);
	for (int i = 0; i < u->t->program[1]->lines; i++)
		if (u->t->program[1]->line[i]->problem)
			fail_msg("'%s': %s", letter, u->t->program[1]->line[i]->problem);
	unit_season = ask_it;
	unit_play(u);
	for (int i = 0; i < asked.chosen; i++) {
		const struct option *o = &asked.from.o[i];

		buf_str(&b, i ? " " : "");
		thing_print(&b, &u->r, o->what > PIECES ? kind(u->t, o->what) : o->what);
		if (o->n > 1 || o->most > 1)
			buf_fmt(&b, " %d", o->n);
		if (o->to) {
			buf_str(&b, "@");
			thing_print(&b, &u->r, o->to);
		}
	}
	assert_string_equal(b.s, answer);
	buf_free(&b);
	asked.from = from;
}

static void put_question(int question, int least, int most)
{
	memset(&asked, 0, sizeof asked);
	asked.question = question;
	asked.least = least;
	asked.most = most;
}

/* Red's five cards, of which he gives up some. */
static void cards(struct unit *u, int least, int most)
{
	put_question(GIVE_UP, least, most);
	for each(p, u->t, IN(PILE, NOBODY))
		offer(&asked.from, p, NONE, 1);
}

static void units(struct unit *u, int least, int most)
{
	put_question(LOSE, least, most);
	offer(&asked.from, unit_kind(u, "army"), NONE, 3);
	offer(&asked.from, unit_kind(u, "archer"), NONE, 2);
	offer(&asked.from, unit_kind(u, "ship"), NONE, 1);
}

static int stance(struct unit *u, int set, const char *letter)
{
	put_question(STANCE, 0, set);
	unit_letter(u, 1, letter);
	unit_season = ask_stance;
	unit_play(u);
	return asked.word;
}

/* ---- */

static void names_are_taken_in_their_order(void **state)
{
	struct unit *u = *state;

	cards(u, 2, 2);
	chooses(u, "when give-up: ruse rally\n", "ruse rally");
	chooses(u, "when give-up: rally, rally, ruse\n", "rally rally");
	chooses(u, "when give-up: 2 raid\n", "raid raid");
	chooses(u, "when give-up: 3 ruse 9 rally\n", "ruse rally");
	cards(u, 1, 1);
	chooses(u, "keep ruse\n", "ruse");
}

static void numbers_take_that_many_of_a_stack(void **state)
{
	struct unit *u = *state;

	units(u, 3, 3);
	chooses(u, "when lose: 2 archer army\n", "archer 2 army 1");
	chooses(u, "when lose: ship 9 army\n", "ship army 2");
	chooses(u, "when lose: 4 soldier\n", "army 3");
	chooses(u, "when lose: soldier\n", "army 3");
	chooses(u, "when lose: 2 any\n", "army 3");
	chooses(u, "when lose: 1 soldier ship 1 archer\n", "army 1 ship archer 1");
}

static void sets_and_words_for_several_take_what_there_is(void **state)
{
	struct unit *u = *state;

	units(u, 1, 6);
	chooses(u, "when lose: soldier\n", "army 1");
	chooses(u, "when lose: 4 soldier\n", "army 3 archer 1");
	chooses(u, "when lose: all\n", "army 3 archer 2 ship");
	chooses(u, "when lose: 4 any\n", "army 3 archer 1");
	chooses(u, "when lose: any\n", "army 1");
	chooses(u, "when lose: highest strength\n", "ship");
	chooses(u, "when lose: lowest strength\n", "archer 1");
	chooses(u, "when lose: 3 highest strength\n", "ship army 2");
	chooses(u, "when lose: 3 lowest strength ship\n", "archer 2 army 1 ship");
}

static void spaces_have_a_highest_and_a_lowest_too(void **state)
{
	struct unit *u = *state;

	put_question(LOSE, 1, 1);
	offer(&asked.from, unit_space(u, "12"), NONE, 1);
	offer(&asked.from, unit_space(u, "s1"), NONE, 1);
	offer(&asked.from, unit_space(u, "4,6"), NONE, 1);
	chooses(u, "when lose: highest terrain\n", "s1");
	chooses(u, "when lose: lowest terrain\n", "12");
}

static void the_first_policy_that_fits_answers(void **state)
{
	struct unit *u = *state;

	units(u, 1, 1);
	chooses(u, "when lose if gold > 5: ship\nwhen lose if gold = 0: archer\nwhen lose: army\n",
		"archer 1");
	assert_int_equal(unit_line(u, 1, 1)->used, 0);
	assert_int_equal(unit_line(u, 1, 2)->used, 1);
	assert_int_equal(unit_line(u, 1, 2)->went, DONE_LINE);
	assert_int_equal(unit_line(u, 1, 3)->went, OPEN_LINE);
	chooses(u, "when lose: big-ship\nwhen lose: ship\n", "ship");
	chooses(u, "when lose: big-ship\n", "army 1");
}

static void patterns_may_have_tests_of_their_own(void **state)
{
	struct unit *u = *state;

	units(u, 1, 1);
	gain(u->t, 2, GOLD, 4);
	chooses(u, "when lose: ship if gold blue > 5, archer if gold blue = 4, army\n", "archer 1");
	chooses(u, "when lose: ship if gold blue > 5 archer if gold > 1 army\n", "army 1");
}

static void what_an_answer_leaves_open_the_default_gives(void **state)
{
	struct unit *u = *state;

	units(u, 3, 3);
	chooses(u, "when lose: ship\n", "ship army 2");
	chooses(u, "when lose: none\n", "army 3");
	chooses(u, "", "army 3");
}

static void a_default_of_its_own_is_given_where_nothing_must_be_taken(void **state)
{
	struct unit *u = *state;

	put_question(SEND, 0, 6);
	offer(&asked.from, unit_kind(u, "army"), unit_space(u, "s1"), 3);
	offer(&asked.from, unit_kind(u, "army"), unit_space(u, "s2"), 3);
	chooses(u, "", "army 3@s1 army 3@s2");
	chooses(u, "when send: none\n", "");
	chooses(u, "when send: 2 army at s2\n", "army 2@s2");
	chooses(u, "when send: 1 army at s2 army at s1\n", "army 1@s2 army 1@s1");
	chooses(u, "when send: 2 army\n", "army 2@s1");
	chooses(u, "when send if gold > 1: none\n", "army 3@s1 army 3@s2");
}

static void none_takes_the_offer_of_nothing(void **state)
{
	struct unit *u = *state;

	put_question(SEND, 1, 1);
	offer(&asked.from, unit_kind(u, "army"), unit_space(u, "s1"), 1);
	offer(&asked.from, NONE, NONE, 1);
	chooses(u, "when send: none\n", "nobody");
	chooses(u, "when send: ship none\n", "nobody");
	chooses(u, "when send: army\n", "army@s1");
}

static int lots(const struct unit *u)
{
	return unit_count(u, J_ROLL);
}

static void a_lot_takes_as_many_as_must_be(void **state)
{
	struct unit *u = *state;

	units(u, 3, 6);
	chooses(u, "when lose: 6 any\n", "army 3 archer 2 ship");
	cards(u, 3, 3);
	unit_letter(u, 1, "when give-up: ruse lot\n");
	unit_season = ask_it;
	unit_play(u);
	assert_int_equal(asked.chosen, 3);
	assert_int_equal(kind(u->t, asked.from.o[0].what), unit_kind(u, "ruse"));
	assert_int_equal(lots(u), 2);
	/* Without any policy it is the question's default. */
	cards(u, 3, 3);
	unit_letter(u, 1, "");
	unit_play(u);
	assert_int_equal(lots(u), 3);
}

static void a_lot_where_nothing_must_be_takes_one(void **state)
{
	struct unit *u = *state;

	cards(u, 0, 3);
	unit_letter(u, 1, "when give-up: lot\n");
	unit_season = ask_it;
	unit_play(u);
	assert_int_equal(asked.chosen, 1);
	cards(u, 0, 3);
	unit_letter(u, 1, "when give-up: 2 lot\n");
	unit_play(u);
	assert_int_equal(asked.chosen, 2);
	cards(u, 0, 0);
	unit_letter(u, 1, "when give-up: 2 lot\n");
	unit_play(u);
	assert_int_equal(asked.chosen, 0);
	assert_int_equal(lots(u), 0);
}

static void more_than_there_is_means_all_of_it(void **state)
{
	struct unit *u = *state;

	units(u, 100, 100);
	chooses(u, "when lose: ship\n", "ship army 3 archer 2");
	put_question(LOSE, 1, 1);
	chooses(u, "when lose: ship\n", "");
}

static void words_are_chosen_of_those_allowed(void **state)
{
	struct unit *u = *state;

	assert_int_equal(stance(u, 7, "when stance: fight\n"), 0);
	assert_int_equal(stance(u, 7, "when stance: s\n"), 2);
	assert_int_equal(stance(u, 7, ""), 1);
	assert_int_equal(stance(u, 5, ""), 0);
	assert_int_equal(stance(u, 6, "when stance: fight siege\n"), 2);
}

static void tests_read_what_the_question_is_about(void **state)
{
	struct unit *u = *state;

	assert_int_equal(stance(u, 7, "when stance if enemy = blue and round >= 4: fight\n"), 0);
	assert_int_equal(stance(u, 7, "when stance if enemy = green: fight\n"), 1);
	assert_int_equal(stance(u, 7, "when stance if at = s1 and terrain = land: siege\n"), 2);
	assert_int_equal(stance(u, 7, "when stance if terrain s1 != land: siege\n"), 1);
	assert_int_equal(stance(u, 7, "when stance if nth = 1 and seat = red: siege\n"), 2);
	assert_int_equal(stance(u, 7, "when stance if nth: siege\n"), 2);
	assert_int_equal(stance(u, 7, "when stance if season < 3: siege\n"), 1);
	assert_int_equal(stance(u, 7, "when stance if holder 4,6 = none: siege\n"), 2);
}

static void seats_are_named_or_numbered(void **state)
{
	struct unit *u = *state;

	put_question(TARGET, 1, 1);
	asked.about[0] = unit_kind(u, "ship");
	asked.abouts = 1;
	offer(&asked.from, 2, NONE, 1);
	offer(&asked.from, 3, NONE, 1);
	chooses(u, "when target: 3 2\n", "green");
	chooses(u, "when target: 1 3 2\n", "green");
	chooses(u, "when target: green\n", "green");
	chooses(u, "when target if strength > 2: seat-3\n", "green");
	chooses(u, "when target if strength army > 2: seat-3\n", "blue");
}

static void numbers_answer_questions_for_numbers(void **state)
{
	struct unit *u = *state;

	put_question(BID, 1, 1);
	for (int i = 4; i < 8; i++)
		offer(&asked.from, i, NONE, 1);
	chooses(u, "when bid: 12 6 5\n", "white");
}

static void ask_others(struct table *t)
{
	struct choice a = { 0 }, b = { 0 };

	offer(&a, KINDS + 1, NONE, 1);
	offer(&a, KINDS + 2, NONE, 1);
	b = a;
	ask(t, NOBODY, &a, LOSE);
	asked.word = a.o[0].what;
	ask(t, 2, &b, LOSE);
	asked.chosen = b.o[0].what;
}

static void nobody_and_a_seat_that_is_out_answer_by_default(void **state)
{
	struct unit *u = *state;

	memset(&asked, 0, sizeof asked);
	unit_letter(u, 2, "when lose: archer\n");
	unit_season = ask_others;
	unit_play(u);
	assert_int_equal(asked.word, KINDS + 1);
	assert_int_equal(asked.chosen, KINDS + 2);
	leave(u->t, 2);
	unit_play(u);
	assert_int_equal(asked.chosen, KINDS + 1);
}

static void ask_together(struct table *t)
{
	static struct choice from[2];
	struct seat_question q[2];

	for (int i = 0; i < 2; i++) {
		from[i].n = 0;
		offer(&from[i], KINDS + 1, NONE, 1);
		offer(&from[i], KINDS + 2, NONE, 1);
		q[i] = (struct seat_question){
			.seat = 1 + i, .question = LOSE, .from = &from[i], .least = 1, .most = 1
		};
	}
	together(t, q, 2);
	asked.word = from[0].o[0].what;
	asked.chosen = from[1].o[0].what;
}

static void several_are_asked_together(void **state)
{
	struct unit *u = *state;

	unit_letter(u, 1, "when lose: archer\n");
	unit_letter(u, 2, "when lose: army\n");
	unit_season = ask_together;
	unit_play(u);
	assert_int_equal(asked.word, KINDS + 2);
	assert_int_equal(asked.chosen, KINDS + 1);
	assert_int_equal(unit_count(u, J_ASK), 2);
}

static void a_policy_that_waits_for_its_season_does_not_answer(void **state)
{
	struct unit *u = *state;

	cards(u, 1, 1);
	chooses(u, "at 9: keep ruse\nwhen give-up: rally\n", "rally");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		RUN_UNIT(names_are_taken_in_their_order),
		RUN_UNIT(numbers_take_that_many_of_a_stack),
		RUN_UNIT(sets_and_words_for_several_take_what_there_is),
		RUN_UNIT(spaces_have_a_highest_and_a_lowest_too),
		RUN_UNIT(the_first_policy_that_fits_answers),
		RUN_UNIT(patterns_may_have_tests_of_their_own),
		RUN_UNIT(what_an_answer_leaves_open_the_default_gives),
		RUN_UNIT(a_default_of_its_own_is_given_where_nothing_must_be_taken),
		RUN_UNIT(none_takes_the_offer_of_nothing),
		RUN_UNIT(a_lot_takes_as_many_as_must_be),
		RUN_UNIT(a_lot_where_nothing_must_be_takes_one),
		RUN_UNIT(more_than_there_is_means_all_of_it),
		RUN_UNIT(words_are_chosen_of_those_allowed),
		RUN_UNIT(tests_read_what_the_question_is_about),
		RUN_UNIT(seats_are_named_or_numbered),
		RUN_UNIT(numbers_answer_questions_for_numbers),
		RUN_UNIT(nobody_and_a_seat_that_is_out_answer_by_default),
		RUN_UNIT(several_are_asked_together),
		RUN_UNIT(a_policy_that_waits_for_its_season_does_not_answer),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
