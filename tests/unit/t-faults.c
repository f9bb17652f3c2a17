/* SPDX-License-Identifier: MIT
 * What a club does when the disk fails under its store, at each call in turn. With FAULTS=N in the
 * environment all tests by club_fixture.h do so at each N-th call. */
#include "unit/club_fixture.h"

#include <stdlib.h>
#include <string.h>

static int with_faults(void **state)
{
	setenv("FAULTS", "3", 0);
	return fixture_open(state);
}

static void letters_and_seasons_fail_with_a_reason_and_are_then_done_as_if_nothing_had_been(
	void **state)
{
	struct fixture *f = *state;

	fixture_season(f);
	assert_string_equal(fixture_letter(f, RED, "/status\nwhen lose: yes"), "taken");
	assert_int_equal(fixture_mails(f, "ack", RED), 1);
	fixture_letter(f, BLUE, "frob");
	assert_int_equal(fixture_mails(f, "ack", BLUE), 1);
	assert_int_equal(fixture_run(f, false), SEASON_PLAYED);
	assert_int_equal(fixture_mails(f, "report", -1), 2);
}

static void reminders_fail_with_a_reason_and_are_then_sent_once(void **state)
{
	struct fixture *f = *state;

	fixture_at(f, "2027-03-20 12:00");
	fixture_match(f, "harbour", 2, "schedule=sun 20:00 Europe/London\nremind=24\n");
	fixture_start(f);
	fixture_season(f);
	fixture_letter(f, RED, "");
	fixture_tick(f, "2027-03-20 20:00");
	SAYS(fixture_told(f, "notice", BLUE), "your letter is missing");
	assert_int_equal(fixture_mails(f, "notice", BLUE), 1);
}

int main(void)
{
	static const struct CMUnitTest tests[] = {
		WITH_TWO(
			letters_and_seasons_fail_with_a_reason_and_are_then_done_as_if_nothing_had_been),
		IN_CLUB(reminders_fail_with_a_reason_and_are_then_sent_once),
	};

	return cmocka_run_group_tests(tests, with_faults, fixture_close);
}
