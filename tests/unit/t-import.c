/* SPDX-License-Identifier: MIT
 * A match that comes in as a file is judged as one that is opened here, and what was signed or hashed
 * must be as it was. */
#include "unit/club_fixture.h"
#include "club/match_import.h"

#include <stdlib.h>
#include <string.h>

/* Writes the match into a file, and opens that. */
static struct store *export(struct fixture *f)
{
	char *path = club_path(f->folder, "export.db");
	struct store *to = store_open_file(path, true, &f->why);

	assert_non_null(to);
	DONE(f, store_begin(to, &f->why));
	DONE(f, store_copy_match(f->club.store, to, f->m.id, true, &f->why));
	DONE(f, store_commit(to, &f->why));
	free(path);
	return to;
}

static void play_to_season_1(struct fixture *f)
{
	for (int s = 1; s <= f->m.seats; s++)
		assert_string_equal(fixture_letter(f, s, "gold e"), "taken");
	assert_int_equal(fixture_run(f, false), SEASON_PLAYED);
	fixture_look(f);
	assert_string_equal(fixture_letter(f, RED, "gold e"), "taken");
}

/* Somebody changes the store that the match comes from. */
static void refuses(struct fixture *f, const char *sql, const char *reason)
{
	struct store *from;
	struct match m;
	const struct context c = { &f->club, &m, f->now, &f->why };

	play_to_season_1(f);
	fixture_sql(f, sql);
	from = export(f);
	FINDS(f, store_next_match(from, 0, &m, &f->why));
	REFUSED(f, match_importable(&c, from), reason);
	match_free(&m);
	store_close(from);
}

static void of_a_game_that_is_not_here_it_is_refused(void **state)
{
	refuses(*state, "UPDATE matches SET game = 'chess'",
		"this program does not play the game of match 'harbour'");
}

static void with_more_seats_than_its_game_has_it_is_refused(void **state)
{
	refuses(*state, "UPDATE matches SET seats = 7",
		"match 'harbour' has 7 seats: KTech is played by 2 to 6");
}

static void a_name_with_control_characters_is_refused(void **state)
{
	refuses(*state, "UPDATE seats SET name = 'a' || char(7) WHERE seat = 2",
		"seat 2 of match 'harbour' has a name that no player can have");
}

static void an_address_that_is_none_is_refused(void **state)
{
	refuses(*state, "UPDATE seats SET mail = 'nobody' WHERE seat = 1",
		"seat 1 of match 'harbour' has no address to which a mail can be sent");
}

static void a_key_that_is_none_is_refused(void **state)
{
	refuses(*state, "UPDATE seats SET key = 'none' WHERE seat = 1",
		"the key of seat 1 of match 'harbour' cannot be read");
}

static void a_mail_to_somebody_who_has_no_part_in_it_is_refused(void **state)
{
	refuses(*state, "UPDATE mails SET recipient = 'eve@example.org', state = 0 WHERE seat = 1",
		"is for somebody who has no part in the match");
}

static void a_box_that_was_changed_is_refused(void **state)
{
	refuses(*state, "UPDATE boxes SET xml = CAST(xml || ' ' AS BLOB)",
		"the box in the file is not the box that match 'harbour' names");
}

static void a_reason_of_two_lines_is_refused(void **state)
{
	refuses(*state, "UPDATE clocks SET why = 'a' || char(10) || 'b'",
		"the reason for the deadline of match 'harbour' is not one line of plain text");
}

static void a_match_conceded_to_a_seat_that_it_has_not_is_refused(void **state)
{
	refuses(*state, "UPDATE matches SET state = 2, ended = 'concede', winner = 3",
		"match 'harbour' was conceded to a seat that the match does not have");
}

static void a_season_that_is_missing_is_named(void **state)
{
	refuses(*state, "UPDATE matches SET season = 3", "season 1 of match 'harbour' is missing");
}

static void a_journal_that_was_changed_is_refused(void **state)
{
	refuses(*state, "UPDATE seasons SET digest = zeroblob(32)",
		"the journal of season 0 of match 'harbour' was changed");
}

static void a_letter_that_was_not_signed_so_is_refused(void **state)
{
	refuses(*state, "UPDATE letters SET seq = seq + 5 WHERE season = 1",
		"the letter of red for season 1 is not as it was signed");
}

static void a_match_of_the_same_referee_comes_in_as_it_is(void **state)
{
	struct fixture *f = *state;
	struct store *from;
	struct match m;
	const struct context c = { &f->club, &m, f->now, &f->why };
	long long before;

	play_to_season_1(f);
	before = fixture_number(f, "SELECT count(*) FROM records");
	fixture_sql(f,
		"UPDATE clocks SET reminded = 2, held = 3, cause = 3, punctual = 1, absent = 1,"
		" asked = 2");
	from = export(f);
	/* Here another match has that name no more. */
	strcpy(f->m.name, "old");
	fixture_sql(f,
		"UPDATE matches SET name = 'old', gid = 'old.000000000000';"
		" UPDATE mails SET message_id = 'old-' || message_id");
	FINDS(f, store_next_match(from, 0, &m, &f->why));
	DONE(f, match_importable(&c, from));
	DONE(f, match_import(&c, from, NULL));
	assert_int_equal(fixture_number(f, "SELECT count(*) FROM matches"), 2);
	assert_int_equal(fixture_number(f, "SELECT count(*) FROM records"), 2 * before);
	assert_int_equal(
		fixture_number(f,
			"SELECT count(*) FROM (SELECT DISTINCT opened, reminded, held, cause, why,"
			" punctual, absent, asked FROM clocks)"),
		1);
	match_free(&m);
	store_close(from);
}

static void a_name_that_is_taken_leaves_the_club_as_it_was(void **state)
{
	struct fixture *f = *state;
	struct store *from;

	play_to_season_1(f);
	from = export(f);
	REFUSED(f, match_import(HERE(f), from, NULL), "harbour");
	assert_int_equal(fixture_number(f, "SELECT count(*) FROM matches"), 1);
	/* Nothing is left open. */
	fixture_begin(f);
	fixture_commit(f);
	store_close(from);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		WITH_TWO(of_a_game_that_is_not_here_it_is_refused),
		WITH_TWO(with_more_seats_than_its_game_has_it_is_refused),
		WITH_TWO(a_name_with_control_characters_is_refused),
		WITH_TWO(an_address_that_is_none_is_refused),
		WITH_TWO(a_key_that_is_none_is_refused),
		WITH_TWO(a_mail_to_somebody_who_has_no_part_in_it_is_refused),
		WITH_TWO(a_box_that_was_changed_is_refused),
		WITH_TWO(a_reason_of_two_lines_is_refused),
		WITH_TWO(a_match_conceded_to_a_seat_that_it_has_not_is_refused),
		WITH_TWO(a_season_that_is_missing_is_named),
		WITH_TWO(a_journal_that_was_changed_is_refused),
		WITH_TWO(a_letter_that_was_not_signed_so_is_refused),
		WITH_TWO(a_match_of_the_same_referee_comes_in_as_it_is),
		WITH_TWO(a_name_that_is_taken_leaves_the_club_as_it_was),
	};

	return cmocka_run_group_tests(tests, fixture_open, fixture_close);
}
