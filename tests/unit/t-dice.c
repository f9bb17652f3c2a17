/* SPDX-License-Identifier: MIT
 * Whose throw a die is, and which dice a reader may have counted. */
#include "unit.h"

#include "report/events/dice_tally.h"

enum { RED = 1, BLUE, GREEN };

/* Outside every line: before any turn, in Blue's, and in nobody's. */
static void season_of_throws(struct table *t)
{
	int line;

	roll(t, ALL, 3, 6, NULL, BATTLE, space(t, 0, 0), 1);
	turn(t, BLUE, 0);
	roll(t, ALL, 2, 6, NULL, BATTLE, space(t, 0, 0), 2);
	roll(t, ALL, 1, 6, NULL, CAST, GREEN);
	roll(t, ALL, 1, 6, NULL, PICK);
	roll(t, ONLY(BLUE), 4, 6, NULL, BATTLE, space(t, 0, 0), 3);
	turn(t, RED, 0);
	line = next(t, RED, 1 << EARLY);
	assert_int_equal(line, F_ACT);
	turn(t, NOBODY, 0);
	roll(t, ALL, 1, 6, NULL, BATTLE, space(t, 0, 0), 4);
}

static int act(struct table *t, int seat, int n)
{
	(void)seat;
	roll(t, ALL, 5, 6, NULL, BATTLE, space(t, 0, 0), 9 + n);
	return DONE;
}

static struct dice_tally counted(struct unit *u, int reader, bool over)
{
	struct dice_tally d;

	unit_letter(u, RED, "act 1\n");
	unit_act = act;
	unit_season = season_of_throws;
	unit_play(u);
	dice_tally_begin(&d, u->rules, u->t->seats, reader, over);
	dice_tally_count(&d, u->t);
	return d;
}

static void assert_dice(const struct dice_tally *d, int red, int blue, int green, int table)
{
	assert_int_equal(dice_tally_of(d, RED, 0)->dice, red);
	assert_int_equal(dice_tally_of(d, BLUE, 0)->dice, blue);
	assert_int_equal(dice_tally_of(d, GREEN, 0)->dice, green);
	assert_int_equal(dice_tally_of(d, NOBODY, 0)->dice, table);
}

static void a_throw_is_the_labels_or_the_lines_or_the_turns_or_the_tables(void **state)
{
	struct dice_tally d = counted(*state, NOBODY, false);

	assert_dice(&d, 5, 2, 1, 4);
	assert_int_equal(dice_tally_of(&d, GREEN, CAST)->dice, 1);
	assert_int_equal(dice_tally_of(&d, GREEN, BATTLE)->dice, 0);
	assert_int_equal(d.hidden, 1);
	dice_tally_end(&d);
}

static void what_was_not_shown_does_not_count(void **state)
{
	struct dice_tally d = counted(*state, RED, false);

	assert_dice(&d, 5, 2, 1, 4);
	assert_int_equal(d.hidden, 1);
	dice_tally_end(&d);
}

static void what_was_shown_counts_for_its_reader(void **state)
{
	struct dice_tally d = counted(*state, BLUE, false);

	assert_dice(&d, 5, 6, 1, 4);
	assert_int_equal(d.hidden, 0);
	dice_tally_end(&d);
}

static void all_counts_when_the_match_is_over(void **state)
{
	struct dice_tally d = counted(*state, NOBODY, true);

	assert_dice(&d, 5, 6, 1, 4);
	assert_int_equal(d.hidden, 0);
	dice_tally_end(&d);
}

static void a_lot_never_counts(void **state)
{
	struct dice_tally d = counted(*state, NOBODY, true);

	for (int s = 0; s <= GREEN; s++)
		assert_int_equal(dice_tally_of(&d, s, PICK)->dice, 0);
	dice_tally_end(&d);
}

static void a_side_counts_what_the_game_says(void **state)
{
	struct dice_tally d = counted(*state, NOBODY, false);
	double expected = dice_luck_expected(dice_tally_of(&d, GREEN, CAST));

	assert_int_equal(dice_tally_of(&d, GREEN, CAST)->sum % 2, 0);
	assert_true(expected > 6.99 && expected < 7.01);
	dice_tally_end(&d);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		RUN_UNIT(a_throw_is_the_labels_or_the_lines_or_the_turns_or_the_tables),
		RUN_UNIT(what_was_not_shown_does_not_count),
		RUN_UNIT(what_was_shown_counts_for_its_reader),
		RUN_UNIT(all_counts_when_the_match_is_over),
		RUN_UNIT(a_lot_never_counts),
		RUN_UNIT(a_side_counts_what_the_game_says),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
