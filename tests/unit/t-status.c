/* SPDX-License-Identifier: MIT
 * How a club and its matches stand, as its referee reads it. */
#include "unit/club_fixture.h"
#include "club/deadline.h"
#include "club/match_status.h"

#include <string.h>

/* Returns the lines of the match or, without one, of the club. */
static const char *lines(struct fixture *f, bool match)
{
	buf_clear(&f->text);
	DONE(f, match ? match_status_say(HERE(f), &f->text) : match_status_club(HERE(f), &f->text));
	return f->text.s;
}

static void words_are(struct fixture *f, const char *want)
{
	struct buf b = BUF_INIT;

	match_status_words(&b, HERE(f));
	assert_string_equal(b.s, want);
	buf_free(&b);
}

static void a_match_that_fills_its_seats_says_who_has_joined(void **state)
{
	struct fixture *f = *state;

	fixture_match(f, "harbour", 2, "");
	words_are(f, "seats are being filled");
	SAYS(lines(f, true),
		"harbour                  ktech       seats are being filled\n"
		"  red      red player               not joined, 1 mail to send\n");
}

static void a_match_at_play_says_whose_letter_is_in(void **state)
{
	struct fixture *f = *state;

	fixture_letter(f, BLUE, "");
	words_are(f, "letters for season 0");
	SAYS(lines(f, true), "  red      red player               no letter,");
	SAYS(f->text.s, "  blue     blue player              letter in,");
	fixture_unsigned(f, RED, "", "/ready\n");
	SAYS_NOT(lines(f, true), "held");
	fixture_begin(f);
	DONE(f, deadline_hold(HERE(f), HELD_BY_REFEREE, "a feast"));
	fixture_commit(f);
	SAYS(lines(f, true), "  held since ");
	SAYS(f->text.s, "a feast\n");
}

static void what_is_over_or_put_aside_says_why(void **state)
{
	struct fixture *f = *state;

	fixture_sql(f, "update matches set state = 3, reason = 'the disk is full'");
	fixture_look(f);
	words_are(f, "put aside: the disk is full");
	fixture_sql(f, "update matches set state = 2, season = 5, reason = ''");
	fixture_look(f);
	words_are(f, "over after season 4");
}

static void a_club_says_what_needs_a_hand_then_its_matches_then_unknown_senders(void **state)
{
	struct fixture *f = *state;
	const char *at;

	SAYS(lines(f, false), "harbour                  ktech       letters for season 0\n");
	SAYS_NOT(f->text.s, "unknown senders");
	fixture_mailed(f, "eve@example.org", "referee@localhost", "hello");
	at = strstr(lines(f, false), "\nharbour ");
	assert_non_null(at);
	SAYS(at, "1 letter of unknown senders in 7 days, the last ones first:\n");
	f->now += 8 * DAY;
	SAYS_NOT(lines(f, false), "unknown senders");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		IN_CLUB(a_match_that_fills_its_seats_says_who_has_joined),
		WITH_TWO(a_match_at_play_says_whose_letter_is_in),
		WITH_TWO(what_is_over_or_put_aside_says_why),
		WITH_TWO(a_club_says_what_needs_a_hand_then_its_matches_then_unknown_senders),
	};

	return cmocka_run_group_tests(tests, fixture_open, fixture_close);
}
