/* SPDX-License-Identifier: MIT
 * What a record says of the season that it is about, and what follows for who played it. */
#include "proof/outcome.h"
#include "base/fail.h"
#include "proof/block.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>

static const unsigned char secret[HASH], letter[HASH] = { 1 }, other[HASH] = { 2 };

static struct outcome outcome_of(const char *text)
{
	struct outcome o = { .first = false };

	outcome_take(&o, secret, 2, 0, span_of(text));
	return o;
}

static void a_record_is_about_the_season_that_it_names_or_about_none(void **state)
{
	(void)state;
	assert_int_equal(outcome_season(SPAN("tp-act 1\nseason 12\n")), 12);
	assert_int_equal(outcome_season(SPAN("tp-act 1\n")), -1);
	assert_int_equal(outcome_season(SPAN("tp-act 1\nseason last\n")), -1);
	assert_int_equal(outcome_season(SPAN("tp-act 1\nseason -1\n")), -1);
}

static void a_season_was_played_on_the_day_of_its_sealing(void **state)
{
	(void)state;
	assert_int_equal(outcome_of("sealed 2026-11-28T00:10Z\n").day, 20261128);
	assert_int_equal(outcome_of("sealed at noon\n").day, 0);
	assert_int_equal(outcome_of("season 1\n").day, 0);
}

/* Who may have played red. */
struct may {
	bool letter, other, nobody, autopilot;
};

static void played_by(const char *line, bool stands, struct may may)
{
	struct buf text = BUF_INIT;
	struct outcome o;

	buf_str(&text, line);
	if (stands)
		block_hash(&text, "stands 1", other);
	o = outcome_of(text.s);
	assert_int_equal(outcome_is_by(&o, 1, letter, false), may.letter);
	assert_int_equal(outcome_is_by(&o, 1, other, false), may.other);
	assert_int_equal(outcome_is_by(&o, 1, NULL, false), may.nobody);
	assert_int_equal(outcome_is_by(&o, 1, NULL, true), may.autopilot);
	buf_free(&text);
}

static void a_seat_was_played_by_whom_its_record_names(void **state)
{
	struct buf order = BUF_INIT;

	(void)state;
	block_hash(&order, "seat 1 order", letter);
	played_by(order.s, true, (struct may){ .letter = true });
	played_by(order.s, false, (struct may){ .letter = true });
	played_by("seat 1 auto\n", true, (struct may){ .autopilot = true });
	played_by("seat 1 none\n", true, (struct may){ .nobody = true });
	buf_free(&order);
}

static void an_older_record_says_only_that_no_letter_came(void **state)
{
	(void)state;
	played_by("seat 1 none\n", false, (struct may){ .nobody = true, .autopilot = true });
	played_by("seat 2 none\n", true, (struct may){ .nobody = true, .autopilot = true });
	played_by("seat 1 other\n", true, (struct may){ .nobody = true, .autopilot = true });
}

static void without_a_record_anybody_may_have_played(void **state)
{
	const struct outcome none = { .first = false };

	(void)state;
	assert_true(outcome_is_by(&none, 1, letter, false));
	assert_true(outcome_is_by(&none, 1, NULL, true));
	assert_true(outcome_is_state(&none, SPAN("anything")));
}

static void nothing_stands_before_the_first_season(void **state)
{
	const struct outcome first = { .first = true }, older = outcome_of("season 1\n");

	(void)state;
	assert_true(outcome_is_standing(&first, 1, SPAN("")));
	assert_false(outcome_is_standing(&first, 1, SPAN("@ gold a\n")));
	assert_true(outcome_is_standing(&older, 1, SPAN("@ gold a\n")));
}

static void what_stands_is_what_the_record_has_the_hash_of(void **state)
{
	unsigned char salt[HASH], hash[HASH];
	struct buf text = BUF_INIT;
	struct outcome o;

	(void)state;
	tp1_salt(salt, secret, 0, 1);
	tp1_stands(hash, SPAN("@ gold a\n"), salt);
	block_hash(&text, "stands 1", hash);
	o = outcome_of(text.s);
	assert_true(outcome_is_standing(&o, 1, SPAN("@ gold a\n")));
	assert_false(outcome_is_standing(&o, 1, SPAN("")));
	buf_free(&text);
}

int main(void)
{
	static const struct CMUnitTest test[] = {
		cmocka_unit_test(a_record_is_about_the_season_that_it_names_or_about_none),
		cmocka_unit_test(a_season_was_played_on_the_day_of_its_sealing),
		cmocka_unit_test(a_seat_was_played_by_whom_its_record_names),
		cmocka_unit_test(an_older_record_says_only_that_no_letter_came),
		cmocka_unit_test(without_a_record_anybody_may_have_played),
		cmocka_unit_test(nothing_stands_before_the_first_season),
		cmocka_unit_test(what_stands_is_what_the_record_has_the_hash_of),
	};

	must(chance_begin());
	return cmocka_run_group_tests(test, NULL, NULL);
}
