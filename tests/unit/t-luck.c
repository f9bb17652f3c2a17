/* SPDX-License-Identifier: MIT
 * Sums of dice against chances worked out by hand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <math.h>

#include "report/events/dice_luck.h"

/* So many dice of these sides, their sum as given. */
static struct dice_luck dice(int n, int sides, int sum)
{
	struct dice_luck l = { 0 };

	for (int i = 0; i < n; i++)
		dice_luck_add(&l, sides, NULL, i ? 0 : sum);
	return l;
}

static void assert_chance(int n, int sides, int sum, double chance)
{
	struct dice_luck l = dice(n, sides, sum);

	assert_true(fabs(dice_luck_chance(&l) - chance) < 1e-12 * chance);
	dice_luck_free(&l);
}

static void no_dice_are_as_expected(void **state)
{
	struct dice_luck l = { 0 };

	(void)state;
	assert_true(fabs(dice_luck_expected(&l)) < 1e-12);
	assert_true(dice_luck_chance(&l) >= 1);
	dice_luck_free(&l);
}

static void a_single_die_is_at_an_end_as_often_as_it_has_ends(void **state)
{
	(void)state;
	assert_chance(1, 6, 6, 2. / 6);
	assert_chance(1, 6, 1, 2. / 6);
	assert_chance(1, 6, 5, 4. / 6);
	assert_chance(1, 6, 4, 1);
	assert_chance(1, 6, 3, 1);
	assert_chance(1, 20, 20, 2. / 20);
	assert_chance(1, 1, 1, 1);
}

static void two_dice_are_counted_out(void **state)
{
	(void)state;
	assert_chance(2, 6, 12, 2. / 36);
	assert_chance(2, 6, 2, 2. / 36);
	assert_chance(2, 6, 3, 6. / 36);
	assert_chance(2, 6, 9, 20. / 36);
	assert_chance(2, 6, 7, 1);
}

/* Of the 6^10 = 60466176 throws 1526646 come to 46 or more, 1 to 60, 11 to 59 or more. */
static void ten_dice_are_counted_out(void **state)
{
	(void)state;
	assert_chance(10, 6, 60, 2. / 60466176);
	assert_chance(10, 6, 11, 22. / 60466176);
	assert_chance(10, 6, 46, 2 * 1526646. / 60466176);
	assert_chance(10, 6, 24, 2 * 1526646. / 60466176);
	assert_chance(10, 6, 35, 1);
}

/* Coins: 100 of which 60 are heads. The sum over k >= 60 of C(100, k) / 2^100 is 0.02844396682. */
static void coins_are_a_binomial(void **state)
{
	struct dice_luck l = dice(100, 2, 160);

	(void)state;
	assert_true(fabs(dice_luck_chance(&l) - 2 * 0.028443966820490392) < 1e-12);
	dice_luck_free(&l);
}

static void dice_of_other_sides_go_together(void **state)
{
	struct dice_luck l = { 0 };

	(void)state;
	dice_luck_add(&l, 6, NULL, 6);
	dice_luck_add(&l, 8, NULL, 8);
	assert_int_equal(l.dice, 2);
	assert_int_equal(l.sum, 14);
	assert_true(fabs(dice_luck_expected(&l) - 8) < 1e-12);
	assert_true(fabs(dice_luck_chance(&l) - 2. / 48) < 1e-12);
	dice_luck_free(&l);
}

/* Sides worth 1, 1, 1, 2, 2, 3: 5 / 3 is expected, and 3 is further from it than the rest. */
static void sides_count_what_they_are_worth(void **state)
{
	static const int worth[] = { 3, 2, 2, 1, 1, 1 };
	struct dice_luck l = { 0 };

	(void)state;
	dice_luck_add(&l, 6, worth, 3);
	assert_true(fabs(dice_luck_expected(&l) - 5. / 3) < 1e-12);
	assert_true(fabs(dice_luck_chance(&l) - 1. / 6) < 1e-12);
	l.sum = 1;
	assert_true(fabs(dice_luck_chance(&l) - 4. / 6) < 1e-12);
	dice_luck_add(&l, 6, NULL, 6);
	assert_int_equal(l.kinds, 2);
	dice_luck_free(&l);
}

/* 2000 dice are the most that are counted out, two more are not: both must say nearly the same. */
static void beyond_the_limit_it_is_nearly_the_same(void **state)
{
	struct dice_luck exact = dice(2000, 6, 7000 + 140), normal = dice(2002, 6, 7007 + 140);
	double one = dice_luck_chance(&exact), other = dice_luck_chance(&normal);

	(void)state;
	assert_true(one > 0.05 && one < 0.1);
	assert_true(fabs(one - other) < 0.001);
	dice_luck_free(&exact);
	dice_luck_free(&normal);
}

static void a_chance_is_one_in_so_many_matches(void **state)
{
	(void)state;
	assert_int_equal(luck_matches(1), 1);
	assert_int_equal(luck_matches(0.5), 1);
	assert_int_equal(luck_matches(2. / 36), 18);
	assert_int_equal(luck_matches(1e-6), 1000000);
	assert_int_equal(luck_matches(0), DICE_LUCK_RARE);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(no_dice_are_as_expected),
		cmocka_unit_test(a_single_die_is_at_an_end_as_often_as_it_has_ends),
		cmocka_unit_test(two_dice_are_counted_out),
		cmocka_unit_test(ten_dice_are_counted_out),
		cmocka_unit_test(coins_are_a_binomial),
		cmocka_unit_test(dice_of_other_sides_go_together),
		cmocka_unit_test(sides_count_what_they_are_worth),
		cmocka_unit_test(beyond_the_limit_it_is_nearly_the_same),
		cmocka_unit_test(a_chance_is_one_in_so_many_matches),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
