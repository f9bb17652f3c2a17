/* SPDX-License-Identifier: MIT
 * The set-up of DragonLords for three seats: Orcs, Barbarians and Elves. */
#include "base/data.h"
#include "box_file.h"
#include "core/play.h"
#include "core/tp1.h"
#include "core/view.h"
#include "games/dragonlords/dragonlords.h"
#include "kit/kit.h"

#include <string.h>

struct world {
	struct box *box;
	struct rules *rules;
	struct table *t;
	struct names r;
	struct buf why;
};

static int open_world(void **state)
{
	struct world *w = calloc(1, sizeof *w);

	assert_non_null(w);
	assert_true(chance_begin());
	w->why = (struct buf)BUF_INIT;
	w->box = box_shipped(&dragonlords);
	w->rules = rules_make(w->box, data_texts("templates/order.en.txt", NULL));
	w->t = table_new(w->rules, 3, NULL, &w->why);
	assert_non_null(w->t);
	w->r = (struct names){ w->rules, w->t->map, w->t->seats };
	*state = w;
	return 0;
}

static int close_world(void **state)
{
	struct world *w = *state;

	for (int seat = 1; seat <= w->t->seats; seat++)
		program_free(w->t->program[seat]);
	table_free(w->t);
	rules_free(w->rules);
	box_free(w->box);
	buf_free(&w->why);
	free(w);
	return 0;
}

static thing at(const struct world *w, const char *name)
{
	thing found = box_space(w->t->map, name, strlen(name));

	assert_int_not_equal(found, NONE);
	return found;
}

static void letter(struct world *w, int seat, const char *text)
{
	struct orders *o = orders_read(text, strlen(text), &w->r);

	w->t->program[seat] = program_make(&w->r, 0, seat, SPAN(""), o);
}

static void set_up(struct world *w)
{
	static const unsigned char secret[SECRET_BYTES];
	struct chance chance;

	tp1_alone(&chance, "setup", secret, 0);
	season_play(w->t, &chance, true);
}

static int lands_of(const struct table *t, int area, int seat)
{
	int n = 0;
	thing land;

	for (int i = 0; (land = space(t, area, i)); i++)
		n += dial(t, land, HOLDER) == seat;
	return n;
}

static int units_of(const struct table *t, int area, int seat)
{
	int n = 0;
	thing land;

	for (int i = 0; (land = space(t, area, i)); i++)
		n += lords_units(t, seat, land);
	return n;
}

static void each_seat_claims_a_kingdom_gold_and_twelve_lands(void **state)
{
	struct world *w = *state;

	set_up(w);
	for (int seat = 1; seat <= 3; seat++) {
		assert_int_equal(lands_of(w->t, KINGDOM, seat), 1);
		assert_int_equal(lands_of(w->t, GOLD_LAND, seat), 1);
		assert_int_equal(lands_of(w->t, ORDINARY, seat) + lands_of(w->t, BRIDGE, seat), 12);
		assert_int_equal(lands_of(w->t, ISLAND, seat), 0);
	}
}

static void three_seats_begin_with_35_units_a_king_and_a_wizard_each(void **state)
{
	struct world *w = *state;

	set_up(w);
	for (int seat = 1; seat <= 3; seat++)
		assert_int_equal(units_of(w->t, LAND, seat), 35 + 2);
}

static void unknown_units_hold_what_nobody_claimed(void **state)
{
	struct world *w = *state;

	set_up(w);
	assert_int_equal(units_of(w->t, KINGDOM, NOBODY), 3 * 5);
	assert_int_equal(units_of(w->t, GOLD_LAND, NOBODY), 3 * 5);
	assert_int_equal(units_of(w->t, ORDINARY, NOBODY) + units_of(w->t, BRIDGE, NOBODY), 1);
	assert_int_equal(units_of(w->t, ISLAND, NOBODY), 0);
}

static void who_names_no_kingdom_takes_his_home(void **state)
{
	struct world *w = *state;

	set_up(w);
	assert_int_equal(dial(w->t, 1, FIRST_KINGDOM), at(w, "r4k"));
	assert_int_equal(dial(w->t, 2, FIRST_KINGDOM), at(w, "r6k"));
	assert_int_equal(dial(w->t, 3, FIRST_KINGDOM), at(w, "r3k"));
}

static void each_takes_the_first_kingdom_of_his_list_that_is_free(void **state)
{
	struct world *w = *state;
	int first;

	for (int seat = 1; seat <= 3; seat++)
		letter(w, seat, "kingdoms r2k r5k r1k\n");
	set_up(w);
	first = dial(w->t, TABLE, ORDER);
	assert_int_equal(dial(w->t, first, FIRST_KINGDOM), at(w, "r2k"));
	assert_int_equal(dial(w->t, dial(w->t, TABLE, ORDER + 1), FIRST_KINGDOM), at(w, "r5k"));
	assert_int_equal(dial(w->t, dial(w->t, TABLE, ORDER + 2), FIRST_KINGDOM), at(w, "r1k"));
}

static void gold_is_claimed_against_the_turn_order(void **state)
{
	struct world *w = *state;
	int last;

	for (int seat = 1; seat <= 3; seat++)
		letter(w, seat, "golds g5\n");
	set_up(w);
	last = dial(w->t, TABLE, ORDER + 2);
	assert_int_equal(dial(w->t, at(w, "g5"), HOLDER), last);
}

static void land_is_claimed_nearest_to_the_kingdom(void **state)
{
	struct world *w = *state;
	static const char *const near[] = { "r4a", "r4c", "r4d", "r4f" };

	set_up(w);
	for (int i = 0; i < 4; i++)
		assert_int_equal(dial(w->t, at(w, near[i]), HOLDER), 1);
}

static void units_go_where_the_garrison_line_says_and_else_to_the_kingdom(void **state)
{
	struct world *w = *state;

	letter(w, 1, "kingdoms r4k\nclaims r4a r4b\ngarrison 4 r4a 3 r4b\n");
	set_up(w);
	assert_int_equal(lords_units(w->t, 1, at(w, "r4a")), 1 + 4);
	assert_int_equal(lords_units(w->t, 1, at(w, "r4b")), 1 + 3);
	/* 35, less one on each of 14 lands, less 7; with the king and the wizard. */
	assert_int_equal(lords_units(w->t, 1, at(w, "r4k")), 1 + 14 + 2);
}

static void a_kingdom_holds_a_court_a_ship_and_tools(void **state)
{
	struct world *w = *state;
	thing hero = NONE;

	set_up(w);
	for each(p, w->t, at(w, "r4k"))
		hero = first(w->t, p) ? first(w->t, p) : hero;
	assert_int_equal(num(w->t, hero, TYPE), HERO);
	assert_int_equal(count(w->t, place(w->t, hero)), 1);
	assert_int_equal(dial(w->t, hero, HERO_LEVEL), 1);
	assert_int_equal(dial(w->t, first(w->t, IN(DOCKS, 1)), HARBOUR), at(w, "r4k"));
	assert_int_equal(kit_total(w->t, IN(HOARD, 1)), 2);
	assert_int_equal(dial(w->t, 1, GOLD), 30);
	assert_int_equal(dial(w->t, at(w, "r4k"), WALL), 3);
}

static void nine_shards_lie_in_kingdoms_and_on_two_islands_and_one_is_hidden(void **state)
{
	struct world *w = *state;

	set_up(w);
	for (int i = 0; i < REALMS; i++)
		assert_int_equal(dial(w->t, space(w->t, KINGDOM, i), SHARDS), 1);
	assert_int_equal(dial(w->t, at(w, "i5"), SHARDS), 1);
	assert_int_equal(dial(w->t, at(w, "i6"), SHARDS), 1);
	assert_int_equal(dial(w->t, TABLE, HIDDEN_SHARDS), 1);
}

static void each_is_dealt_three_scrolls_and_no_elemental(void **state)
{
	struct world *w = *state;

	set_up(w);
	for (int seat = 1; seat <= 3; seat++) {
		assert_int_equal(kit_total(w->t, IN(SCROLLS_OF, seat)), 3);
		for each(p, w->t, IN(SCROLLS_OF, seat))
			assert_int_not_equal(num(w->t, p, OP), OP_ELEMENTAL);
	}
	assert_int_equal(kit_total(w->t, IN(SCROLLS, NOBODY)), 24 - 9);
	assert_int_equal(kit_total(w->t, IN(USED_SCROLLS, NOBODY)), 0);
}

static void others_see_a_band_of_the_units_of_a_land_and_unknown_ones_exactly(void **state)
{
	struct world *w = *state;

	set_up(w);
	assert_int_equal(view_place(w->t, 1, at(w, "r4k")), EXACTLY);
	assert_int_equal(view_place(w->t, 2, at(w, "r4k")), BAND);
	assert_int_equal(view_place(w->t, 2, at(w, "r1k")), EXACTLY);
}

/* A hero of a land that is seen is seen, a treasure that somebody carries there is not. */
static void who_sees_units_sees_heroes_but_not_what_they_carry(void **state)
{
	struct world *w = *state;
	thing home, unit, mark, crown;

	set_up(w);
	home = at(w, "r4k");
	unit = first(w->t, home);
	mark = make(w->t, kit_kind(w->t, TYPE, HERO, 0), 1, 1, unit);
	crown = make(w->t, kit_kind(w->t, TYPE, TREASURE, 0), 1, 1, unit);
	assert_int_equal(view_piece(w->t, 1, mark), EXACTLY);
	assert_int_equal(view_piece(w->t, 1, crown), EXACTLY);
	assert_int_equal(view_piece(w->t, 2, mark), BAND);
	assert_int_equal(view_piece(w->t, 2, crown), NOTHING);
	w->t->keys[FOG_OF_WAR] = 0;
	assert_int_equal(view_piece(w->t, 2, mark), EXACTLY);
	assert_int_equal(view_piece(w->t, 2, crown), NOTHING);
}

static void two_seats_cannot_have_one_civilization(void **state)
{
	struct world *w = *state;

	assert_true(table_playable(w->t, &w->why));
	assert_true(table_option(w->t, SPAN("civilization-2"), SPAN("orcs"), &w->why));
	assert_false(table_playable(w->t, &w->why));
}

#define RUN(name) cmocka_unit_test_setup_teardown(name, open_world, close_world)

int main(void)
{
	const struct CMUnitTest tests[] = {
		RUN(each_seat_claims_a_kingdom_gold_and_twelve_lands),
		RUN(three_seats_begin_with_35_units_a_king_and_a_wizard_each),
		RUN(unknown_units_hold_what_nobody_claimed),
		RUN(who_names_no_kingdom_takes_his_home),
		RUN(each_takes_the_first_kingdom_of_his_list_that_is_free),
		RUN(gold_is_claimed_against_the_turn_order),
		RUN(land_is_claimed_nearest_to_the_kingdom),
		RUN(units_go_where_the_garrison_line_says_and_else_to_the_kingdom),
		RUN(a_kingdom_holds_a_court_a_ship_and_tools),
		RUN(nine_shards_lie_in_kingdoms_and_on_two_islands_and_one_is_hidden),
		RUN(each_is_dealt_three_scrolls_and_no_elemental),
		RUN(others_see_a_band_of_the_units_of_a_land_and_unknown_ones_exactly),
		RUN(who_sees_units_sees_heroes_but_not_what_they_carry),
		RUN(two_seats_cannot_have_one_civilization),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
