/* SPDX-License-Identifier: MIT
 * The autopilot on a small game: what it tries and in which order, that it ends, that it leaves
 * nothing of what it only tried, and that a seat's own lines come first. */
#include "unit.h"

#include "core/autopilot.h"

#include <string.h>

/* The game with other preferences, and what the autopilot ordered for red. */
struct flight {
	struct unit *u;
	struct game game;
	struct form form[F_PAIR + 1];
	struct autopilot pilot;
	struct buf given;
};

static unsigned phases_played;
static int first_legal, acts;

static void red_plays(struct table *t)
{
	turn(t, 1, 0);
	for (int i = 0; i < 5 && next(t, 1, phases_played); i++)
		;
}

/* Legal once, from a number on. */
static int act_once(struct table *t, int seat, int n)
{
	acts++;
	if (n < first_legal || dial(t, seat, GOLD))
		return refuse(t, NO, n);
	gain(t, seat, GOLD, 1);
	return DONE;
}

static int refuse_always(struct table *t, int seat, const struct order *o)
{
	(void)seat;
	acts++;
	return refuse(t, NO, o->n);
}

static void fly(struct flight *f, struct unit *u, const struct preference *prefer)
{
	*f = (struct flight){ .u = u, .game = *u->t->game, .given = BUF_INIT };
	memcpy(f->form, u->t->game->forms, sizeof f->form);
	f->game.forms = f->form;
	f->game.prefer = prefer;
	u->t->game = &f->game;
	autopilot_make(&f->pilot, &f->given);
	u->t->source[1] = &f->pilot.source;
	unit_act = act_once;
	unit_season = red_plays;
	phases_played = 1 << LATE;
	first_legal = 2;
	acts = 0;
}

static void land(struct flight *f, const char *given)
{
	assert_string_equal(f->given.s, given);
	buf_free(&f->given);
}

/* ---- what it orders ---- */

static void it_orders_the_first_that_is_legal(void **state)
{
	static const struct preference prefer[] = { { F_ALSO, 0 }, { 0, 0 } };
	struct flight f;

	fly(&f, *state, prefer);
	unit_play(f.u);
	assert_int_equal(dial(f.u->t, 1, GOLD), 1);
	land(&f, "also 2\n");
}

static void what_is_preferred_comes_first_where_it_is_legal(void **state)
{
	static const struct preference prefer[] = { { F_ALSO, 0 }, { F_GOLD, 0 }, { 0, 0 } };
	struct flight f;

	fly(&f, *state, prefer);
	unit_play(f.u);
	land(&f, "also 2\ngold a\ngold a\ngold a\ngold a\n");
}

static void only_forms_of_the_phase_are_tried(void **state)
{
	static const struct preference prefer[] = { { F_GOLD, 0 }, { F_ACT, 0 }, { 0, 0 } };
	struct flight f;

	fly(&f, *state, prefer);
	phases_played = 1 << EARLY;
	unit_play(f.u);
	land(&f, "act 2\n");
}

static void optional_holes_stay_empty(void **state)
{
	static const struct preference prefer[] = { { F_SAY, 0 }, { 0, 0 } };
	struct flight f;

	fly(&f, *state, prefer);
	unit_play(f.u);
	land(&f, "say loud\nsay loud\nsay loud\nsay loud\nsay loud\n");
}

static void an_optional_hole_is_filled_where_the_game_wants_it(void **state)
{
	static const struct preference prefer[] = { { F_GOLD, 0 }, { F_SAY, 1 }, { 0, 0 } };
	struct flight f;

	fly(&f, *state, prefer);
	f.form[F_GOLD].play = refuse_always;
	unit_play(f.u);
	assert_int_equal(strncmp(f.given.s, "say loud to red\nsay loud to red\n", 32), 0);
	buf_free(&f.given);
}

static void a_game_without_preferences_is_played_by_what_stands(void **state)
{
	struct flight f;

	fly(&f, *state, NULL);
	unit_play(f.u);
	land(&f, "");
}

/* ---- what it leaves ---- */

static void what_is_only_tried_leaves_nothing(void **state)
{
	static const struct preference prefer[] = { { F_ALSO, 0 }, { 0, 0 } };
	struct flight f;
	struct buf before, after;

	fly(&f, *state, prefer);
	first_legal = 9;
	before = unit_image(f.u->t);
	red_plays(f.u->t);
	after = unit_image(f.u->t);
	assert_true(acts > 0);
	assert_int_equal(before.n, after.n);
	assert_memory_equal(before.s, after.s, before.n);
	assert_int_equal(unit_count(f.u, J_REFUSE), 0);
	buf_free(&before);
	buf_free(&after);
	land(&f, "");
}

static void offer_much(
	const struct table *t, int seat, const struct order *o, int hole, struct choice *c)
{
	(void)t;
	(void)seat;
	(void)o;
	(void)hole;
	for (int i = 1; i <= 240; i++)
		offer(c, i, NONE, 1);
}

static void it_ends_however_much_is_offered(void **state)
{
	static const struct preference prefer[] = { { F_DEAL, 0 }, { F_ALSO, 0 }, { 0, 0 } };
	struct flight f;

	fly(&f, *state, prefer);
	f.form[F_DEAL].offer[0] = offer_much;
	f.form[F_DEAL].play = refuse_always;
	unit_play(f.u);
	/* The one it goes on for ever with does not keep the next from being tried. */
	land(&f, "also 2\n");
	assert_in_range(acts, 2, 3 * AUTO_TRIALS);
}

static void offer_until_the_last(
	const struct table *t, int seat, const struct order *o, int hole, struct choice *c)
{
	if (o->n < 4)
		offer_much(t, seat, o, hole, c);
}

static void it_ends_where_nothing_can_be_filled_to_the_end(void **state)
{
	static const struct preference prefer[] = { { F_DEAL, 0 }, { 0, 0 } };
	struct flight f;

	fly(&f, *state, prefer);
	f.form[F_DEAL].offer[0] = offer_until_the_last;
	f.form[F_DEAL].play = refuse_always;
	unit_play(f.u);
	assert_int_equal(acts, 0);
	land(&f, "");
}

/* ---- the seat's own lines ---- */

static void what_stands_is_played_first(void **state)
{
	static const struct preference prefer[] = { { F_ALSO, 0 }, { F_GOLD, 0 }, { 0, 0 } };
	struct unit *u = *state;
	struct flight f;

	fly(&f, u, prefer);
	u->t->program[1] = unit_program(u, 1, "@ also 3\n", NULL);
	unit_play(u);
	assert_int_equal(u->t->program[1]->line[0]->went, DONE_LINE);
	assert_ptr_equal(u->t->source[1], &f.pilot.source);
	land(&f, "gold a\ngold a\ngold a\ngold a\n");
}

static void its_mark_is_no_line(void **state)
{
	struct program *p = unit_program(*state, 1, AUTO_MARK "@ also 3\n", NULL);

	assert_int_equal(p->lines, 1);
	assert_int_equal(p->line[0]->what, L_ORDER);
	program_free(p);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		RUN_UNIT(it_orders_the_first_that_is_legal),
		RUN_UNIT(what_is_preferred_comes_first_where_it_is_legal),
		RUN_UNIT(only_forms_of_the_phase_are_tried),
		RUN_UNIT(optional_holes_stay_empty),
		RUN_UNIT(an_optional_hole_is_filled_where_the_game_wants_it),
		RUN_UNIT(a_game_without_preferences_is_played_by_what_stands),
		RUN_UNIT(what_is_only_tried_leaves_nothing),
		RUN_UNIT(it_ends_however_much_is_offered),
		RUN_UNIT(it_ends_where_nothing_can_be_filled_to_the_end),
		RUN_UNIT(what_stands_is_played_first),
		RUN_UNIT(its_mark_is_no_line),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
