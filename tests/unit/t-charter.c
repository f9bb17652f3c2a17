/* SPDX-License-Identifier: MIT
 * The charter of a match: what is by default, what can be set, and what comes from elsewhere. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "club/charter.h"

static bool set(struct match *m, const char *line)
{
	struct buf why = BUF_INIT;
	bool ok = charter_set_line(m, span_of(line), &why);

	assert_int_equal(ok, !why.n);
	buf_free(&why);
	return ok;
}

static void what_is_not_set_is_by_default(void **state)
{
	struct match m = { .charter = (char *)"" };

	(void)state;
	assert_int_equal(charter_get(&m, "schedule").n, 0);
	assert_int_equal(charter_number(&m, "grace"), 0);
	assert_int_equal(charter_number(&m, "remind"), 24);
	assert_true(charter_is(&m, "early", "yes"));
	assert_true(charter_is(&m, "missing", "default"));
	assert_int_equal(charter_number(&m, "vacant-after"), 3);
	assert_int_equal(charter_number(&m, "absent-limit"), 50);
	assert_int_equal(charter_number(&m, "vacation"), 21);
}

static void equal_charters_are_equal_texts(void **state)
{
	struct match a = { 0 }, b = { 0 };

	(void)state;
	assert_true(set(&a, "early=no") && set(&a, "grace = 7") && set(&a, "grace=30"));
	assert_true(set(&b, "GRACE=30") && set(&b, "early=no"));
	assert_string_equal(a.charter, "grace=30\nearly=no\n");
	assert_string_equal(a.charter, b.charter);
	assert_int_equal(charter_number(&a, "grace"), 30);
	free(a.charter);
	free(b.charter);
}

static void what_cannot_be_changes_nothing(void **state)
{
	static const char *const wrong[] = { "", "grace", "=1", "frob=1", "grace=", "grace=x",
		"grace=-1", "grace=10081", "grace=5 minutes", "early=", "early=YES", "early=yes no",
		"missing=pause", "absent-limit=101", "schedule=sun", "schedule=sun 20:00\ngrace=9",
		"schedule=sun 20:00 Nowhere", "vacation=9999999999999999999" };
	struct match m = { 0 };

	(void)state;
	assert_true(set(&m, "grace=30"));
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
		if (set(&m, wrong[i]))
			fail_msg("'%s' is taken", wrong[i]);
	assert_string_equal(m.charter, "grace=30\n");
	free(m.charter);
}

static void a_schedule_can_be_taken_away(void **state)
{
	struct match m = { 0 };

	(void)state;
	assert_true(set(&m, "schedule=sun wed 20:00 Europe/London"));
	assert_true(span_is(charter_get(&m, "schedule"), "sun wed 20:00 Europe/London"));
	assert_true(set(&m, "schedule="));
	assert_int_equal(charter_get(&m, "schedule").n, 0);
	free(m.charter);
}

static void a_charter_from_elsewhere_is_looked_at(void **state)
{
	struct match good = { .charter = (char *)"grace=30\nearly=no\n" };
	struct match bad = { .charter = (char *)"grace=30\nvacant-after=-7\n" };
	struct buf why = BUF_INIT;

	(void)state;
	assert_true(charter_check(&good, &why));
	assert_int_equal(why.n, 0);
	assert_false(charter_check(&bad, &why));
	assert_non_null(strstr(why.s, "'vacant-after' cannot be '-7'"));
	assert_int_equal(charter_number(&bad, "vacant-after"), 3);
	buf_free(&why);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_is_not_set_is_by_default),
		cmocka_unit_test(equal_charters_are_equal_texts),
		cmocka_unit_test(what_cannot_be_changes_nothing),
		cmocka_unit_test(a_schedule_can_be_taken_away),
		cmocka_unit_test(a_charter_from_elsewhere_is_looked_at),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
