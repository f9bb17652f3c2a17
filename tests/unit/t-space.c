/* SPDX-License-Identifier: MIT
 * Room on the disk: what a season needs, and whom the club tells that there is not enough. */
#include "unit/club_fixture.h"
#include "club/space.h"

#include <string.h>

enum { LEAST = 16 << 20 };

static bool enough(struct fixture *f, long long free, bool *told)
{
	struct buf says = BUF_INIT;
	bool is;

	fixture_step(f);
	DONE(f, space_enough(HERE(f), free, &is, told, &says));
	assert_int_equal(says.n > 0, !is);
	buf_free(&says);
	return is;
}

static void the_referee_is_told_once_until_there_is_room_again(void **state)
{
	struct fixture *f = *state;
	bool told;

	assert_true(enough(f, LEAST, &told));
	for (int again = 0; again < 2; again++) {
		for (int i = 0; i < 3; i++) {
			assert_false(enough(f, LEAST - 1, &told));
			assert_int_equal(told, !i);
			assert_int_equal(fixture_mails(f, "notice", REFEREE), !i);
		}
		assert_true(enough(f, LEAST, &told));
		assert_int_equal(fixture_mails(f, NULL, -1), 0);
	}
}

static void there_must_be_room_for_three_of_the_biggest_season(void **state)
{
	struct fixture *f = *state;
	long long biggest;
	bool told;

	fixture_season(f);
	biggest = fixture_number(f, "select value from notes where name = 'season bytes'");
	assert_int_equal(biggest,
		fixture_number(f,
			"select length(journal) + length(image) + (select sum(length(bytes)) from"
			" mail_bytes, mails where id = mail and kind = 'report') from seasons"));
	assert_true(enough(f, LEAST + 3 * biggest, &told));
	assert_false(enough(f, LEAST + 3 * biggest - 1, &told));
	SAYS(fixture_told(f, "notice", REFEREE),
		"Until then seasons wait. The next tick plays them");
}

static void a_system_that_does_not_say_how_much_is_free_stops_nothing(void **state)
{
	bool told;

	assert_true(enough(*state, -1, &told));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		WITH_TWO(the_referee_is_told_once_until_there_is_room_again),
		WITH_TWO(there_must_be_room_for_three_of_the_biggest_season),
		WITH_TWO(a_system_that_does_not_say_how_much_is_free_stops_nothing),
	};

	return cmocka_run_group_tests(tests, fixture_open, fixture_close);
}
