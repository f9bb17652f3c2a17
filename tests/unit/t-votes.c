/* SPDX-License-Identifier: MIT
 * What the players of a match decide together: /vote, and what it does. */
#include "unit/club_fixture.h"

#include <string.h>

static void a_line_that_is_no_vote_is_answered_with_those_there_are(void **state)
{
	static const char *const wrong[] = { "/vote frob", "/vote concede", "/vote concede purple",
		"/vote draw maybe", "/vote draw no yes" };
	struct fixture *f = *state;

	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
		SAYS(fixture_ask(f, RED, wrong[i]), "To vote, write one of these");
	SAYS(f->text.s,
		"/vote concede SEAT: the match ends, and that seat has won, if all"
		" others agree");
	assert_int_equal(fixture_mails(f, "notice", -1), 0);
}

static void what_cannot_be_is_not_voted_on(void **state)
{
	struct fixture *f = *state;

	SAYS(fixture_ask(f, RED, "/vote draw no"), "you had not voted for that");
	SAYS(fixture_ask(f, RED, "/vote go"), "the season is not held");
	SAYS(fixture_ask(f, RED, "/vote agree"), "the referee has proposed nothing");
	assert_int_equal(fixture_mails(f, "notice", -1), 0);
}

static void a_motion_is_told_to_all_once_and_every_vote_is_counted(void **state)
{
	struct fixture *f = *state;

	SAYS(fixture_ask(f, RED, "/vote draw"),
		"it is a draw': 1 of 3 agree, and all must agree. Awaited: blue, green");
	assert_int_equal(fixture_mails(f, "notice", -1), 3);
	SAYS(fixture_told(f, "notice", BLUE),
		"red proposes a vote in 'harbour'. If the vote is carried, the match ends, and it "
		"is "
		"a"
		" draw.");
	SAYS(f->text.s, "write in a letter: /vote draw");
	SAYS(fixture_ask(f, BLUE, "/vote DRAW"),
		"2 of 3 agree, and all must agree. Awaited: green");
	assert_int_equal(fixture_mails(f, "notice", -1), 0);
	SAYS(fixture_ask(f, GREEN, "/vote"), "2 of 3");
	SAYS(fixture_ask(f, RED, "/vote draw no"), "Your vote is taken back");
	SAYS(fixture_ask(f, RED, "/vote draw"), "2 of 3");
	assert_int_equal(fixture_mails(f, "notice", -1), 0);
	assert_int_equal(f->m.state, MATCH_OPEN);
}

static void a_pause_holds_the_season_until_more_than_half_let_it_go(void **state)
{
	struct fixture *f = *state;

	SAYS(fixture_ask(f, RED, "/vote pause"), "1 of 3 agree, and more than half must agree");
	SAYS(fixture_ask(f, GREEN, "/vote pause"), "The vote is carried, and all are told");
	SAYS(fixture_told(f, "notice", REFEREE),
		"The players of 'harbour' have decided: the season is held");
	for (int s = RED; s <= GREEN; s++)
		fixture_letter(f, s, "");
	assert_int_equal(fixture_run(f, false), SEASON_LEFT);
	SAYS(fixture_ask(f, BLUE, "/deadline"), "It is held by a vote of its players");
	SAYS(fixture_ask(f, BLUE, "/vote pause"), "the season is held already");
	SAYS(fixture_ask(f, RED, "/vote go"), "1 of 3");
	SAYS(fixture_ask(f, BLUE, "/vote go"), "The vote is carried");
	SAYS(fixture_ask(f, BLUE, "/vote pause"), "1 of 3");
	assert_int_equal(fixture_run(f, false), SEASON_PLAYED);
}

static void votes_to_go_on_do_not_end_a_later_hold(void **state)
{
	struct fixture *f = *state;

	fixture_ask(f, RED, "/vote pause");
	fixture_ask(f, GREEN, "/vote pause");
	fixture_ask(f, RED, "/vote go");
	fixture_ask(f, GREEN, "/vote go");
	fixture_ask(f, RED, "/vote pause");
	fixture_ask(f, GREEN, "/vote pause");
	SAYS(fixture_ask(f, BLUE, "/vote go"), "1 of 3");
}

static void a_vote_of_an_old_season_does_not_count(void **state)
{
	struct fixture *f = *state;

	fixture_ask(f, RED, "/vote draw");
	fixture_ask(f, BLUE, "/vote draw");
	fixture_season(f);
	SAYS(fixture_ask(f, GREEN, "/vote draw"),
		"1 of 3 agree, and all must agree. Awaited: red, blue");
}

static void all_who_are_left_end_the_match_and_nobody_else_is_asked(void **state)
{
	struct fixture *f = *state;

	fixture_season(f);
	fixture_ask(f, GREEN, "/vote draw\n/diary\nI was near.");
	SAYS(fixture_ask(f, RED, "/stop"), "You have left");
	SAYS(fixture_ask(f, RED, "/vote draw"), "Your seat has no vote on that");
	SAYS(fixture_ask(f, BLUE, "/vote draw"), "The vote is carried");
	assert_int_equal(f->m.state, MATCH_OVER);
	assert_string_equal(f->m.ended, "draw");
	SAYS(fixture_told(f, "notice", GREEN), "The points now:");
	SAYS(fixture_told(f, "press", GREEN), "I was near.");
	SAYS(fixture_told(f, "notice", RED), "The players of 'harbour' have decided");
	SAYS(fixture_ask(f, BLUE, "/history"),
		"its players have decided: the match ends, and it is a draw");
	assert_string_equal(fixture_letter(f, BLUE, "build village 4,5"), "match-over");
	assert_int_equal(fixture_run(f, false), SEASON_LEFT);
}

static void who_is_conceded_to_is_not_asked(void **state)
{
	struct fixture *f = *state;

	SAYS(fixture_ask(f, RED, "/vote concede blue"),
		"blue has won': 1 of 2 agree, and all must agree");
	SAYS(fixture_ask(f, BLUE, "/vote concede blue"), "Your seat has no vote on that");
	SAYS(fixture_ask(f, RED, "/vote concede green"), "Awaited: blue");
	SAYS(fixture_ask(f, GREEN, "/vote concede blue"), "The vote is carried");
	assert_string_equal(f->m.ended, "concede");
	assert_int_equal(f->m.winner, BLUE);
}

static void who_is_alone_cannot_end_the_match(void **state)
{
	struct fixture *f = *state;

	fixture_ask(f, RED, "/stop");
	fixture_ask(f, GREEN, "/stop");
	SAYS(fixture_ask(f, BLUE, "/vote end"), "there is nobody else who could agree");
	SAYS(fixture_ask(f, BLUE, "/vote end no"), "you had not voted for that");
	assert_int_equal(f->m.state, MATCH_OPEN);
}

static void when_one_leaves_whom_the_others_waited_for_they_have_decided(void **state)
{
	struct fixture *f = *state;

	fixture_ask(f, GREEN, "/vote draw");
	fixture_ask(f, BLUE, "/vote draw");
	SAYS(fixture_ask(f, RED, "/stop"), "The vote is carried");
	assert_int_equal(f->m.state, MATCH_OVER);
}

static void below_a_vote_that_ends_the_match_nothing_is_done(void **state)
{
	struct fixture *f = *state;

	fixture_ask(f, BLUE, "/vote end");
	SAYS(fixture_ask(f, RED, "/vote end\n/vote draw\n/stop"),
		"/stop The match is over, so this was not done.");
	SAYS_NOT(f->text.s, "The season is");
	assert_string_equal(f->m.ended, "end");
}

static void what_was_decided_is_told_in_the_language_of_who_asks(void **state)
{
	struct fixture *f = *state;

	fixture_sql(f,
		"insert into persons (name, shown, mail, key, language) values ('ann', 'Ann', "
		"'ann@example.org', '', 'de')");
	fixture_sql(f, "update seats set person = (select id from persons) where seat = 1");
	fixture_ask(f, BLUE, "/vote pause");
	fixture_ask(f, RED, "/vote pause");
	SAYS(fixture_ask(f, RED, "/deadline"), "Sie ist angehalten, durch eine Abstimmung.");
	SAYS(fixture_ask(f, BLUE, "/deadline"), "It is held by a vote of its players.");
	fixture_ask(f, BLUE, "/vote concede red");
	SAYS(fixture_ask(f, RED, "/history"),
		"beschlossen wurde: die Partie endet, und gewonnen hat red");
	SAYS(fixture_ask(f, BLUE, "/history"), "have decided: the match ends, and red has won");
}

static void nobody_votes_without_end(void **state)
{
	struct fixture *f = *state;

	/* A season has room for more letters than votes. */
	fixture_set(f, "letters = 30\n");
	for (int i = 0; i < 10; i++) {
		SAYS(fixture_ask(f, RED, "/vote draw"), "1 of 3");
		fixture_ask(f, RED, "/vote draw no");
	}
	SAYS(fixture_ask(f, RED, "/vote draw"), "you have voted 10 times this season");
}

static void a_match_that_cannot_be_read_is_said_and_keeps_no_other_letter_waiting(void **state)
{
	struct fixture *f = *state;
	struct season_row row;

	fixture_season(f);
	FINDS(f, store_get_season(f->club.store, f->m.id, 0, &row, &f->why));
	row.image_n = 1;
	fixture_begin(f);
	DONE(f, store_replace_season(f->club.store, f->m.id, &row, &f->why));
	fixture_commit(f);
	season_row_free(&row);
	SAYS(fixture_ask(f, RED, "/vote draw"), "cannot be read now");
	assert_string_equal(f->verdict, "asked");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		WITH_THREE(a_line_that_is_no_vote_is_answered_with_those_there_are),
		WITH_THREE(what_cannot_be_is_not_voted_on),
		WITH_THREE(a_motion_is_told_to_all_once_and_every_vote_is_counted),
		WITH_THREE(a_pause_holds_the_season_until_more_than_half_let_it_go),
		WITH_THREE(votes_to_go_on_do_not_end_a_later_hold),
		WITH_THREE(a_vote_of_an_old_season_does_not_count),
		WITH_THREE(all_who_are_left_end_the_match_and_nobody_else_is_asked),
		WITH_THREE(who_is_conceded_to_is_not_asked),
		WITH_THREE(who_is_alone_cannot_end_the_match),
		WITH_THREE(when_one_leaves_whom_the_others_waited_for_they_have_decided),
		WITH_TWO(below_a_vote_that_ends_the_match_nothing_is_done),
		WITH_TWO(what_was_decided_is_told_in_the_language_of_who_asks),
		WITH_THREE(nobody_votes_without_end),
		WITH_TWO(a_match_that_cannot_be_read_is_said_and_keeps_no_other_letter_waiting),
	};

	return cmocka_run_group_tests(tests, fixture_open, fixture_close);
}
