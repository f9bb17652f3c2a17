/* SPDX-License-Identifier: MIT
 * Who sees what: every sight of places and dials, what lies on pieces, and the fog. */
#include "unit.h"

/* What red, blue and nobody see of a place: n nothing, b a band, # the number, ! exactly. */
static void seen(const struct unit *u, thing at, const char *by)
{
	static const char sign[] = "nb#!";
	char is[4] = "";

	for (int i = 0; i < 3; i++)
		is[i] = sign[view_place(u->t, (i + 1) % 3, at)];
	assert_string_equal(is, by);
}

static void places_are_seen_as_their_zones_say(void **state)
{
	const struct unit *u = *state;

	seen(u, unit_space(u, "s1"), "!!!");
	seen(u, IN(BANK, 1), "!!!");
	seen(u, IN(HAND_OF, 1), "!##");
	seen(u, IN(HAND_OF, NOBODY), "###");
	seen(u, IN(BAG, 2), "#!#");
	seen(u, IN(PILE, 1), "###");
	seen(u, IN(PILE, NOBODY), "###");
	seen(u, IN(SAFE, 1), "!nn");
	seen(u, IN(SAFE, NOBODY), "nnn");
	seen(u, IN(MIST, 1), "!##");
	seen(u, IN(MIST, NOBODY), "bb!");
}

static void the_order_is_known_where_the_pieces_are_but_in_a_pouch(void **state)
{
	const struct unit *u = *state;

	assert_true(view_order(u->t, 1, IN(HAND_OF, 1)));
	assert_false(view_order(u->t, 2, IN(HAND_OF, 1)));
	assert_false(view_order(u->t, 1, IN(BAG, 1)));
	assert_false(view_order(u->t, 1, IN(PILE, 1)));
	assert_true(view_order(u->t, 1, IN(MIST, 1)));
}

static enum sight keeps_all(const struct table *t, thing piece)
{
	(void)t;
	(void)piece;
	return SECRET;
}

/* What there is one of it keeps, what there are several of it shows. */
static enum sight keeps_single(const struct table *t, thing piece)
{
	return count(t, piece) == 1 ? SECRET : OPEN;
}

static void of_what_lies_on_a_piece_some_may_be_its_owners_secret(void **state)
{
	struct unit *u = *state;
	struct game keeps = *u->t->game;
	thing ship = make(u->t, unit_kind(u, "ship"), 2, 1, unit_space(u, "s1"));
	thing army = make(u->t, unit_kind(u, "army"), 2, 3, ship);
	thing guest = make(u->t, unit_kind(u, "army"), 1, 1, ship);

	keeps.carried = keeps_single;
	u->t->game = &keeps;
	assert_int_equal(view_place(u->t, 1, ship), EXACTLY);
	assert_int_equal(view_piece(u->t, 1, army), EXACTLY);
	assert_int_equal(view_piece(u->t, 1, guest), NOTHING);
	assert_int_equal(view_piece(u->t, 2, guest), EXACTLY);
}

static void what_lies_on_a_piece_may_be_its_owners_secret(void **state)
{
	struct unit *u = *state;
	struct game keeps = *u->t->game;
	thing ship = make(u->t, unit_kind(u, "ship"), 2, 1, unit_space(u, "s1"));
	thing army = make(u->t, unit_kind(u, "army"), 2, 3, ship);

	keeps.carried = keeps_all;
	u->t->game = &keeps;
	assert_int_equal(view_seers(u->t, ship), ONLY(1) | ONLY(2) | ONLY(3));
	assert_int_equal(view_seers(u->t, army), ONLY(2));
	assert_int_equal(view_place(u->t, 1, ship), NOTHING);
	assert_int_equal(view_place(u->t, NOBODY, ship), NOTHING);
	assert_false(view_dial(u->t, 1, army, DAMAGE));
	assert_true(view_dial(u->t, 2, army, DAMAGE));
}

static void what_lies_on_a_piece_is_seen_as_that_is(void **state)
{
	struct unit *u = *state;
	thing ship = make(u->t, unit_kind(u, "ship"), 2, 1, IN(SAFE, 2));
	thing army = make(u->t, unit_kind(u, "army"), 1, 3, ship);

	assert_int_equal(view_piece(u->t, 1, army), NOTHING);
	assert_int_equal(view_piece(u->t, 2, army), EXACTLY);
	assert_int_equal(view_place(u->t, 1, ship), NOTHING);
	assert_int_equal(view_seers(u->t, army), ONLY(2));
	move(u->t, ship, 0, unit_space(u, "s1"));
	assert_int_equal(view_seers(u->t, army), ONLY(1) | ONLY(2) | ONLY(3));
	move(u->t, ship, 0, IN(MIST, 3));
	assert_int_equal(view_piece(u->t, 1, army), NUMBER);
	assert_int_equal(view_seers(u->t, army), ONLY(3));
}

static void dials_are_seen_as_their_rows_say(void **state)
{
	const struct unit *u = *state;

	assert_true(view_dial(u->t, 1, 2, GOLD));
	assert_true(view_dial(u->t, 1, 1, POWER));
	assert_false(view_dial(u->t, 2, 1, POWER));
	assert_false(view_dial(u->t, NOBODY, 1, POWER));
	assert_true(view_dial(u->t, 1, 1, GOODS + 1));
	assert_false(view_dial(u->t, 2, 1, GOODS + 2));
	assert_false(view_dial(u->t, 1, TABLE, FIXED));
	assert_true(view_dial(u->t, 1, TABLE, ROUND));
	assert_true(view_dial(u->t, 1, unit_space(u, "s1"), RICH));
}

static void a_dial_of_a_piece_is_seen_by_those_who_see_the_piece(void **state)
{
	struct unit *u = *state;
	thing army = make(u->t, unit_kind(u, "army"), 1, 1, IN(SAFE, 1));

	assert_true(view_dial(u->t, 1, army, DAMAGE));
	assert_false(view_dial(u->t, 2, army, DAMAGE));
}

static void the_fog_is_asked_of_the_place_a_piece_lies_in(void **state)
{
	struct unit *u = *state;
	thing ship = make(u->t, unit_kind(u, "ship"), 1, 1, IN(MIST, 1));
	thing army = make(u->t, unit_kind(u, "army"), 2, 1, ship);

	assert_true(view_dial(u->t, 1, army, HAZE));
	assert_false(view_dial(u->t, 2, army, HAZE));
	move(u->t, ship, 0, unit_space(u, "s1"));
	assert_true(view_dial(u->t, 2, army, DAMAGE));
	assert_false(view_dial(u->t, 1, army, HAZE));
}

static void some_or_many(const struct table *t, int n, int *least, int *most)
{
	(void)t;
	*least = n > 6 ? 7 : 1;
	*most = n > 6 ? 0 : 6;
}

static void band_is(const struct table *t, int n, int nth, int least, int most)
{
	int l, m;

	assert_int_equal(view_band(t, n, &l, &m), nth);
	assert_int_equal(l, least);
	assert_int_equal(m, most);
}

static void bands_are_the_games_or_powers_of_two(void **state)
{
	struct unit *u = *state;
	struct game own = unit_game;

	band_is(u->t, 1, 1, 1, 1);
	band_is(u->t, 2, 2, 2, 3);
	band_is(u->t, 3, 2, 2, 3);
	band_is(u->t, 20, 5, 16, 31);
	own.band = some_or_many;
	u->t->game = &own;
	band_is(u->t, 1, 1, 1, 6);
	band_is(u->t, 6, 1, 1, 6);
	band_is(u->t, 7, 2, 7, 0);
	band_is(u->t, 500, 2, 7, 0);
	u->t->game = &unit_game;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		RUN_UNIT(places_are_seen_as_their_zones_say),
		RUN_UNIT(the_order_is_known_where_the_pieces_are_but_in_a_pouch),
		RUN_UNIT(what_lies_on_a_piece_is_seen_as_that_is),
		RUN_UNIT(what_lies_on_a_piece_may_be_its_owners_secret),
		RUN_UNIT(of_what_lies_on_a_piece_some_may_be_its_owners_secret),
		RUN_UNIT(dials_are_seen_as_their_rows_say),
		RUN_UNIT(a_dial_of_a_piece_is_seen_by_those_who_see_the_piece),
		RUN_UNIT(the_fog_is_asked_of_the_place_a_piece_lies_in),
		RUN_UNIT(bands_are_the_games_or_powers_of_two),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
