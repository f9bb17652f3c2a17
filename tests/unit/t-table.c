/* SPDX-License-Identifier: MIT
 * The table: stacks that split and merge, what lies on what, dials within bounds, everything taken
 * back, and images, whole, damaged and hostile. */
#include "unit.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

static int stacks(const struct table *t, thing at)
{
	int n = 0;

	for each(p, t, at)
		n++;
	return n;
}

static int total(const struct table *t, thing at)
{
	int n = 0;

	for each(p, t, at)
		n += count(t, p);
	return n;
}

static void whole(const struct table *t)
{
	const char *broken = table_audit(t);

	if (broken)
		fail_msg("%s", broken);
}

static void same_as(const struct table *t, const struct buf *before)
{
	struct buf now = unit_image(t);

	assert_int_equal(now.n, before->n);
	assert_memory_equal(now.s, before->s, now.n);
	buf_free(&now);
}

/* ---- stacks ---- */

static void a_part_that_moves_splits_off_and_merges_between_lines(void **state)
{
	struct unit *u = *state;
	struct table *t = u->t;
	thing army = first(t, IN(BANK, NOBODY)), s1 = unit_space(u, "s1"), a, b;

	assert_int_equal(kind(t, army), unit_kind(u, "army"));
	a = move(t, army, 3, s1);
	b = move(t, army, 2, s1);
	assert_int_not_equal(a, b);
	assert_int_equal(stacks(t, s1), 2);
	assert_int_equal(first(t, s1), b);
	table_settle(t);
	assert_int_equal(stacks(t, s1), 1);
	assert_int_equal(count(t, first(t, s1)), 5);
	assert_int_equal(count(t, army), 35);
	/* All of it is the stack itself. */
	assert_int_equal(move(t, army, 35, UNDER(s1)), army);
	table_settle(t);
	assert_int_equal(stacks(t, s1), 1);
	assert_int_equal(everywhere(t, unit_kind(u, "army")), 40);
	whole(t);
}

static void stacks_differ_by_owner_dials_and_what_lies_on_them(void **state)
{
	struct unit *u = *state;
	struct table *t = u->t;
	thing s1 = unit_space(u, "s1"), ships = unit_kind(u, "ship"), a, b;

	a = make(t, ships, 1, 2, s1);
	own(t, a, 1, 2);
	b = make(t, ships, 1, 2, s1);
	set(t, b, 1, DAMAGE, 3);
	table_settle(t);
	/* Three of red, one of them damaged, and one of blue. */
	assert_int_equal(stacks(t, s1), 3);
	assert_int_equal(total(t, s1), 4);
	b = make(t, ships, 2, 1, s1);
	a = make(t, unit_kind(u, "army"), 2, 1, b);
	table_settle(t);
	assert_int_equal(stacks(t, s1), 4);
	/* Unloaded it is one with its like, though nothing happened where it lies. */
	move(t, a, 0, unit_space(u, "s2"));
	table_settle(t);
	assert_int_equal(stacks(t, s1), 3);
	whole(t);
}

static void dials_set_back_make_stacks_equal_again(void **state)
{
	struct unit *u = *state;
	struct table *t = u->t;
	thing s1 = unit_space(u, "s1"), a = make(t, unit_kind(u, "army"), 1, 5, s1);

	set(t, a, 2, TIRED, 1);
	table_settle(t);
	assert_int_equal(stacks(t, s1), 2);
	turn(t, 2, 0);
	assert_int_equal(stacks(t, s1), 1);
	assert_int_equal(count(t, first(t, s1)), 5);
	whole(t);
}

static void single_pieces_never_merge(void **state)
{
	struct unit *u = *state;
	struct table *t = u->t;

	assert_int_equal(stacks(t, IN(PILE, NOBODY)), 5);
	for each(p, t, IN(PILE, NOBODY))
		move(t, p, 0, UNDER(IN(HAND_OF, 1)));
	table_settle(t);
	assert_int_equal(stacks(t, IN(HAND_OF, 1)), 5);
	assert_int_equal(first(t, IN(PILE, NOBODY)), NONE);
	whole(t);
}

static void a_loop_does_not_meet_what_it_splits_off(void **state)
{
	struct unit *u = *state;
	struct table *t = u->t;
	thing s1 = unit_space(u, "s1");
	int visited = 0;

	make(t, unit_kind(u, "army"), 1, 5, UNDER(s1));
	make(t, unit_kind(u, "archer"), 1, 5, UNDER(s1));
	make(t, unit_kind(u, "ship"), 1, 5, UNDER(s1));
	for each(p, t, s1) {
		own(t, p, 1, 2);
		set(t, p, 1, DAMAGE, 4);
		move(t, p, 1, unit_space(u, "s2"));
		visited++;
	}
	assert_int_equal(visited, 3);
	assert_int_equal(stacks(t, s1), 9);
	whole(t);
}

static void what_lies_on_a_piece_goes_along(void **state)
{
	struct unit *u = *state;
	struct table *t = u->t;
	thing s1 = unit_space(u, "s1"), s2 = unit_space(u, "s2");
	thing ship = make(t, unit_kind(u, "ship"), 1, 3, s1);
	thing army = make(t, unit_kind(u, "army"), 1, 7, ship), part;

	/* Of a stack with a load the load stays with the rest. */
	part = move(t, ship, 1, s2);
	assert_int_equal(first(t, part), NONE);
	assert_int_equal(first(t, ship), army);
	move(t, ship, 0, s2);
	table_settle(t);
	assert_int_equal(stacks(t, s2), 2);
	assert_int_equal(place(t, army), ship);
	whole(t);
	/* Out of play, it goes out with all that is on it, and the numbers are used again. */
	assert_int_equal(move(t, ship, 0, NONE), NONE);
	table_settle(t);
	whole(t);
	assert_int_equal(everywhere(t, unit_kind(u, "army")), 40);
	assert_true(make(t, unit_kind(u, "army"), 1, 1, s1) <= army);
	whole(t);
}

/* ---- dials ---- */

static void dials_stay_within_their_bounds(void **state)
{
	struct unit *u = *state;
	struct table *t = u->t;
	thing s1 = unit_space(u, "s1");

	assert_int_equal(dial(t, 1, POWER), 1);
	assert_int_equal(gain(t, 1, POWER, 100), 4);
	assert_int_equal(gain(t, 1, POWER, 1), 0);
	assert_int_equal(gain(t, 1, POWER, -100), -10);
	assert_int_equal(gain(t, s1, RICH, 2), 2);
	assert_int_equal(dial(t, unit_space(u, "s2"), RICH), 0);
	assert_int_equal(gain(t, 1, GOLD, -1), 0);
	assert_int_equal(gain(t, 2, GOODS + 2, 9), 7);
	assert_int_equal(dial(t, 2, GOODS + 1), 0);
	assert_int_equal(dial(t, 3, GOODS + 2), 0);
	assert_int_equal(dial(t, TABLE, FIXED), 7);
	set(t, TABLE, 0, FIXED, 9);
	assert_int_equal(dial(t, TABLE, FIXED), 9);
}

static void a_dial_without_a_bound_does_not_overflow(void **state)
{
	struct unit *u = *state;

	assert_int_equal(gain(u->t, 1, GOLD, INT_MAX), INT_MAX);
	assert_int_equal(gain(u->t, 1, GOLD, INT_MAX), 0);
	assert_int_equal(gain(u->t, 1, GOLD, 1), 0);
	assert_int_equal(dial(u->t, 1, GOLD), INT_MAX);
	assert_int_equal(gain(u->t, 1, GOLD, INT_MIN), -INT_MAX);
}

static void set_beyond(struct unit *u)
{
	set(u->t, 1, 0, POWER, 6);
}

static void wrong_bearer(struct unit *u)
{
	dial(u->t, unit_space(u, "s1"), GOLD);
}

static void split_too_much(struct unit *u)
{
	move(u->t, first(u->t, IN(BANK, NOBODY)), 41, unit_space(u, "s1"));
}

static void two_of_a_single(struct unit *u)
{
	make(u->t, unit_kind(u, "raid"), 1, 2, IN(HAND_OF, 1));
}

static void shuffle_a_space(struct unit *u)
{
	shuffle(u->t, unit_space(u, "s1"));
}

static void a_game_that_errs_is_stopped(void **state)
{
	struct unit *u = *state;

	assert_true(unit_dies(set_beyond, u));
	assert_true(unit_dies(wrong_bearer, u));
	assert_true(unit_dies(split_too_much, u));
	assert_true(unit_dies(two_of_a_single, u));
	assert_true(unit_dies(shuffle_a_space, u));
}

static void dials_begin_anew_with_a_turn_or_a_season(void **state)
{
	struct unit *u = *state;
	struct table *t = u->t;

	gain(t, 1, MOVES, 5);
	gain(t, 2, MOVES, 5);
	gain(t, TABLE, ROUND, 5);
	gain(t, 1, GOLD, 5);
	turn(t, 2, 1);
	assert_int_equal(dial(t, 2, MOVES), 7);
	turn(t, 2, 0);
	assert_int_equal(dial(t, 2, MOVES), 2);
	assert_int_equal(dial(t, 1, MOVES), 7);
	assert_int_equal(dial(t, TABLE, ROUND), 5);
	unit_play(u);
	assert_int_equal(dial(t, TABLE, ROUND), 0);
	assert_int_equal(dial(t, 1, GOLD), 5);
	assert_int_equal(season(t), 1);
}

/* ---- taken back ---- */

static int everything(struct table *t, int seat, int n)
{
	thing bank = IN(BANK, NOBODY), s1 = space(t, 0, 0), s2 = space(t, 0, 1), p, q;

	for (int i = 0; i < 200; i++)
		p = make(t, KINDS + 3, seat, 2, s1);
	q = move(t, first(t, bank), 3, p);
	own(t, q, 1, 2);
	set(t, q, 1, DAMAGE, 9);
	move(t, p, 1, UNDER(s2));
	move(t, p, 0, NONE);
	for each(card, t, IN(PILE, NOBODY))
		move(t, card, 0, IN(HAND_OF, seat));
	shuffle(t, IN(HAND_OF, seat));
	gain(t, seat, GOLD, 7);
	set(t, TABLE, 0, ROUND, 2);
	gain(t, s1, RICH, 1);
	leave(t, 3);
	under(t, tell(t, ALL, SAID, seat, n))
		return n == 1 ? refuse(t, NO, n) : n == 2 ? WAITS : DONE;
	return REFUSED;
}

static void a_line_refused_or_waiting_changes_nothing(void **state)
{
	struct unit *u = *state;
	struct buf before;

	move(u->t, first(u->t, IN(BANK, NOBODY)), 5, unit_space(u, "s1"));
	table_settle(u->t);
	before = unit_image(u->t);
	unit_act = everything;
	for (int n = 1; n <= 2; n++) {
		struct order o = { .form = F_ACT, .n = 1, .part = { { 0, 0, n } } };

		assert_int_equal(play_order(u->t, 1, 0, &o), n == 1 ? REFUSED : WAITS);
		same_as(u->t, &before);
		assert_false(out(u->t, 3));
		whole(u->t);
	}
	buf_free(&before);
}

static int fact_under(struct table *t, int cause, bool leaves)
{
	under(t, cause) {
		if (leaves)
			return t->cause;
		under(t, cause + 1)
			tell(t, ALL, SAID, 1, t->cause);
	}
	return t->cause;
}

static void the_cause_of_before_holds_again_however_a_block_is_left(void **state)
{
	struct table *t = ((struct unit *)*state)->t;

	under(t, 5) {
		assert_int_equal(fact_under(t, 7, false), 5);
		assert_int_equal(fact_under(t, 7, true), 7);
		assert_int_equal(t->cause, 5);
		break;
	}
	assert_int_equal(t->cause, 0);
}

static void what_is_taken_back_can_be_done_again(void **state)
{
	struct unit *u = *state;
	struct order o = { .form = F_ACT, .n = 1, .part = { { 0, 0, 1 } } };
	struct buf first_time, again;

	unit_act = everything;
	for (int i = 0; i < 3; i++)
		play_order(u->t, 1, 0, &o);
	o.part[0].what = 3;
	assert_int_equal(play_order(u->t, 1, 0, &o), DONE);
	first_time = unit_image(u->t);
	whole(u->t);
	table_free(u->t);
	u->t = table_new(u->rules, 3, NULL, &u->why);
	play_order(u->t, 1, 0, &o);
	again = unit_image(u->t);
	assert_int_equal(first_time.n, again.n);
	assert_memory_equal(first_time.s, again.s, again.n);
	buf_free(&first_time);
	buf_free(&again);
}

/* ---- images ---- */

static struct buf some_image(struct unit *u)
{
	struct table *t = u->t;
	thing ship = make(t, unit_kind(u, "ship"), 1, 2, unit_space(u, "s1"));

	make(t, unit_kind(u, "army"), 1, 2, ship);
	make(t, unit_kind(u, "archer"), 2, 2, ship);
	move(t, make(t, unit_kind(u, "archer"), 2, 2, ship), 0, NONE);
	move(t, first(t, IN(PILE, NOBODY)), 0, IN(HAND_OF, 2));
	set(t, TABLE, 0, ROUND, 3);
	gain(t, 2, GOLD, 300);
	table_settle(t);
	whole(t);
	return unit_image(t);
}

/* True if it was read. Then the table is whole, and can be walked, played and written. */
static bool harmless(struct unit *u, const char *s, size_t n)
{
	struct table *t = table_new(u->rules, 3, NULL, &u->why);
	bool ok = table_read(t, s, n, &u->why);

	assert_int_equal(ok, !u->why.n);
	if (ok) {
		struct buf again = unit_image(t);
		struct unit other = *u;

		other.t = t;
		for each(p, t, unit_space(u, "s1"))
			move(t, p, 1, UNDER(IN(SAFE, 1)));
		make(t, unit_kind(u, "army"), 1, 1, unit_space(u, "s2"));
		table_settle(t);
		whole(t);
		if (season(t) < 1000000 && !season_over(t))
			unit_play(&other);
		buf_free(&again);
	}
	table_free(t);
	buf_clear(&u->why);
	return ok;
}

static void a_table_is_written_and_read_again(void **state)
{
	struct unit *u = *state;
	struct buf image = some_image(u);
	struct table *t = table_new(u->rules, 3, NULL, &u->why);

	assert_true(table_read(t, image.s, image.n, &u->why));
	same_as(t, &image);
	whole(t);
	table_free(t);
	assert_true(harmless(u, image.s, image.n));
	buf_free(&image);
}

static void an_image_cut_short_or_too_long_is_refused(void **state)
{
	struct unit *u = *state;
	struct buf image = some_image(u);

	for (size_t i = 0; i < image.n; i++)
		assert_false(harmless(u, image.s, i));
	buf_char(&image, 0);
	assert_false(harmless(u, image.s, image.n));
	buf_free(&image);
}

static void an_image_with_any_byte_changed_is_refused_or_harmless(void **state)
{
	struct unit *u = *state;
	struct buf image = some_image(u);
	int refused = 0;

	for (size_t i = 0; i < image.n; i++)
		for (int k = 0; k < 8; k++) {
			image.s[i] = (char)(image.s[i] ^ 1 << k);
			refused += !harmless(u, image.s, image.n);
			image.s[i] = (char)(image.s[i] ^ 1 << k);
		}
	assert_true(refused > 0);
	buf_free(&image);
}

static void images_with_several_cells_changed_are_refused_or_harmless(void **state)
{
	struct unit *u = *state;
	struct buf image = some_image(u), changed = BUF_INIT;
	int cells = u->t->pieces + u->t->cell[C_PIECES] * u->t->stride;
	int32_t *cell = xalloc((size_t)cells, sizeof *cell);
	uint32_t x = 1;

	memcpy(cell, u->t->cell, (size_t)cells * sizeof *cell);
	for (int round = 0; round < 3000; round++) {
		for (int k = 0; k < 2 + round % 3; k++) {
			int to, from;

			/* Each of them gets what another has: links stay in range. */
			x = x * 1664525 + 1013904223;
			to = u->t->lists_of_spaces
				+ (int)(x >> 8) % (cells - u->t->lists_of_spaces);
			x = x * 1664525 + 1013904223;
			from = u->t->lists_of_spaces
				+ (int)(x >> 8) % (cells - u->t->lists_of_spaces);
			u->t->cell[to] = u->t->cell[from];
		}
		buf_clear(&changed);
		table_write(u->t, &changed);
		harmless(u, changed.s, changed.n);
		memcpy(u->t->cell, cell, (size_t)cells * sizeof *cell);
	}
	free(cell);
	buf_free(&changed);
	buf_free(&image);
}

static void an_image_of_another_match_is_refused(void **state)
{
	struct unit *u = *state;
	struct table *four = table_new(u->rules, 4, NULL, &u->why);
	struct buf image = unit_image(four);

	assert_false(table_read(u->t, image.s, image.n, &u->why));
	assert_string_equal(u->why.s, "the stored table is not one of this game and box");
	table_free(four);
	buf_free(&image);
}

/* ---- making one ---- */

static void a_table_no_map_serves_is_refused(void **state)
{
	struct unit *u = *state;

	assert_null(table_new(u->rules, 1, NULL, &u->why));
	assert_string_equal(u->why.s, "cannot seat 1: Small is played by 2 to 4");
	buf_clear(&u->why);
	assert_null(table_new(u->rules, 2, "z", &u->why));
	assert_string_equal(u->why.s, "the box has no map named z for 2 seats");
}

static void options_are_words_sets_or_numbers(void **state)
{
	struct unit *u = *state;

	assert_true(table_option(u->t, SPAN("pace"), SPAN("fast"), &u->why));
	assert_int_equal(key(u->t, PACE), 1);
	assert_int_equal(key(u->t, EXTRAS), 1);
	assert_true(table_option(u->t, SPAN("extras"), SPAN("monks fog"), &u->why));
	assert_int_equal(key(u->t, EXTRAS), 5);
	assert_false(table_option(u->t, SPAN("pace"), SPAN("odd"), &u->why));
	assert_string_equal(u->why.s, "option 'pace' cannot be 'odd': it is slow|fast");
	assert_false(table_option(u->t, SPAN("price"), SPAN("5"), &u->why));
}

static void a_dial_that_holds_something_holds_nothing_else(void **state)
{
	struct unit *u = *state;
	struct table *t = u->t;
	thing s1 = unit_space(u, "s1"), army = make(t, unit_kind(u, "army"), 1, 1, s1);
	const struct {
		thing of;
		int dial, fine, wrong;
	} held[] = { { s1, KEEPER, t->seats, t->seats + 1 }, { s1, KEEPER, NOBODY, SPACES + 1 },
		{ army, CAUSE, unit_kind(u, "ruse"), unit_kind(u, "ship") },
		{ army, CAUSE, NONE, KINDS }, { army, GOAL, s1, unit_space(u, "12") },
		{ army, GOAL, NONE, PIECES + 1 }, { 1, MOOD, 1, 2 } };

	for (size_t i = 0; i < sizeof held / sizeof *held; i++) {
		set(t, held[i].of, 0, held[i].dial, held[i].fine);
		whole(t);
		set(t, held[i].of, 0, held[i].dial, held[i].wrong);
		assert_string_equal(table_audit(t), "a dial holds what it is not made for");
		set(t, held[i].of, 0, held[i].dial, held[i].fine);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		RUN_UNIT(a_part_that_moves_splits_off_and_merges_between_lines),
		RUN_UNIT(stacks_differ_by_owner_dials_and_what_lies_on_them),
		RUN_UNIT(dials_set_back_make_stacks_equal_again),
		RUN_UNIT(single_pieces_never_merge),
		RUN_UNIT(a_dial_that_holds_something_holds_nothing_else),
		RUN_UNIT(a_loop_does_not_meet_what_it_splits_off),
		RUN_UNIT(what_lies_on_a_piece_goes_along),
		RUN_UNIT(dials_stay_within_their_bounds),
		RUN_UNIT(a_dial_without_a_bound_does_not_overflow),
		RUN_UNIT(a_game_that_errs_is_stopped),
		RUN_UNIT(dials_begin_anew_with_a_turn_or_a_season),
		RUN_UNIT(a_line_refused_or_waiting_changes_nothing),
		RUN_UNIT(the_cause_of_before_holds_again_however_a_block_is_left),
		RUN_UNIT(what_is_taken_back_can_be_done_again),
		RUN_UNIT(a_table_is_written_and_read_again),
		RUN_UNIT(an_image_cut_short_or_too_long_is_refused),
		RUN_UNIT(an_image_with_any_byte_changed_is_refused_or_harmless),
		RUN_UNIT(images_with_several_cells_changed_are_refused_or_harmless),
		RUN_UNIT(an_image_of_another_match_is_refused),
		RUN_UNIT(a_table_no_map_serves_is_refused),
		RUN_UNIT(options_are_words_sets_or_numbers),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
