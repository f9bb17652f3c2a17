/* SPDX-License-Identifier: MIT
 * What a club tells of a match: its settings and ways, the table as it was, what a season was played from,
 * who may know what of it, why it came so, and what is disputed. */
#include "unit/club_fixture.h"
#include "base/file.h"
#include "club/dispute.h"
#include "club/explain_season.h"
#include "club/page_input.h"
#include "club/notice.h"
#include "club/odds.h"
#include "club/played.h"
#include "club/public.h"
#include "club/transport.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* Two seats settle, then one season with an order each is played. */
static void play_two(struct fixture *f)
{
	fixture_letter(f, RED, "start 7,3");
	fixture_letter(f, BLUE, "start 4,6");
	assert_int_equal(fixture_run(f, false), SEASON_PLAYED);
	fixture_letter(f, RED, "gold e");
	fixture_letter(f, BLUE, "gold e");
	assert_int_equal(fixture_run(f, false), SEASON_PLAYED);
}

static struct edition *edition_of(struct fixture *f)
{
	struct edition *edition = club_edition(HERE(f));

	DONE(f, edition != NULL);
	return edition;
}

/* ---- the club ---- */

static void settings_are_checked_one_by_one(void **state)
{
	static const struct {
		const char *line, *says;
	} row[] = {
		{ "frob = 1", "there is no setting 'frob'" },
		{ "mail", "'mail' is not NAME = VALUE" },
		{ "mail = nowhere", "mail = 'nowhere' is no address mails can come from" },
		{ "patience = 0", "patience = '0' is no number of seconds from 1 to 3600" },
		{ "unknown-senders = shout", "unknown-senders = 'shout' is none of: log answer" },
		{ "holidays = christmas", "holidays = " },
		{ "give-up = 366", "is no number of days from 1 to 365" },
		{ "site = games.example", "site = 'games.example' is no address of a page" },
		{ "site = https://", "site = 'https://' is no address of a page" },
		{ "site = javascript://a.example", "is no address of a page" },
		{ "site = https://ann:word@a.example", "is no address of a page" },
		{ "site = https://a.example/\"><b", "is no address of a page" },
	};
	struct buf why = BUF_INIT;
	char *setting[SETTINGS];

	(void)state;
	for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
		bool ok = settings_read(setting, "conf", span_of(row[i].line), &why);

		SAYS(why.s, row[i].says);
		assert_false(ok);
		buf_clear(&why);
		for (int s = 0; s < SETTINGS; s++)
			free(setting[s]);
	}
	buf_free(&why);
}

/* What stands behind the byte would be lost unseen. */
static void a_setting_with_a_zero_byte_is_refused(void **state)
{
	struct buf why = BUF_INIT;
	char *setting[SETTINGS];

	(void)state;
	assert_false(settings_read(setting, "conf", SPAN("give-up = 6\nname = a\0b\n"), &why));
	SAYS(why.s, "conf:2: the line has a zero byte");
	for (int s = 0; s < SETTINGS; s++)
		free(setting[s]);
	buf_free(&why);
}

static void a_folder_is_a_club_when_its_settings_and_its_store_are_there(void **state)
{
	struct fixture *f = *state;
	struct club other;

	assert_int_equal(club_open(&other, "/nowhere", &f->why), CLUB_NONE);
	club_close(&other);
	buf_clear(&f->why);
	fixture_set(f, "referee = me@home.example\n");
	assert_string_equal(club_referee(&f->club), "me@home.example");
	assert_string_equal(club_host(&f->club), "localhost");
}

static void a_password_that_others_can_read_is_not_used(void **state)
{
	struct fixture *f = *state;
	char *path = club_path(f->folder, "secret");
	struct buf password = BUF_INIT;

	DONE(f, file_write(path, "hush\n", 5, 0644, &f->why));
	fixture_set(f, "send = smtp://localhost:25\nsmtp-password-file = secret\n");
	chmod(path, 0644);
	assert_false(club_password(&f->club, S_PASSWORD, &password, &f->why));
	SAYS(f->why.s, "secret");
	SAYS_NOT(f->why.s, "hush");
	buf_clear(&f->why);
	chmod(path, 0600);
	DONE(f, club_password(&f->club, S_PASSWORD, &password, &f->why));
	assert_string_equal(password.s, "hush");
	key_buf_wipe(&password);
	free(path);
}

static void mails_leave_by_the_ways_there_are(void **state)
{
	struct fixture *f = *state;

	DONE(f, transport_out_known(&f->club, &f->why));
	fixture_set(f, "send = sendmail:/usr/sbin/sendmail\n");
	DONE(f, transport_out_known(&f->club, &f->why));
	fixture_set(f, "send = pigeon\n");
	REFUSED(f, transport_out_known(&f->club, &f->why), "send = 'pigeon' is no way to send");
	assert_false(transport_in_known(&f->club, "imaps://", &f->why));
	buf_clear(&f->why);
}

/* ---- the match ---- */

static void a_match_is_named_by_its_name_or_by_its_gid_alone(void **state)
{
	struct fixture *f = *state;

	assert_true(match_is_named(&f->m, SPAN("harbour")));
	assert_true(match_is_named(&f->m, SPAN("harbour.0123456789ab")));
	assert_false(match_is_named(&f->m, SPAN("harbour.0123456789ac")));
	assert_false(match_is_named(&f->m, SPAN("harbour.")));
	assert_false(match_name_ok(SPAN("Harbour")));
	assert_false(match_name_ok(SPAN("a-name-of-twenty-five-lett")));
	assert_true(match_name_ok(SPAN("a-7")));
}

static void the_table_after_each_season_can_be_had(void **state)
{
	struct fixture *f = *state;
	struct table *t;

	play_two(f);
	for (int season = -1; season < 2; season++) {
		t = match_table(HERE(f), edition_of(f), season);
		DONE(f, t != NULL);
		assert_int_equal(t->journal.n > 0, season >= 0);
		table_free(t);
	}
	assert_null(match_table(HERE(f), edition_of(f), 2));
	assert_true(f->why.n > 0);
	buf_clear(&f->why);
}

static void a_match_of_other_rules_is_read_and_not_played(void **state)
{
	struct fixture *f = *state;
	struct buf says = BUF_INIT;

	fixture_season(f);
	assert_false(match_is_former(&f->m));
	f->m.rules = 9;
	assert_true(match_is_former(&f->m));
	match_say_former(&says, &f->m);
	SAYS(says.s, "revision 9 of the rules");
	REFUSED(f, club_edition(HERE(f)) != NULL, "revision 9");
	DONE(f, club_newest_edition(HERE(f)) != NULL);
	buf_free(&says);
}

/* ---- mails ---- */

static void a_mail_is_made_once_and_begins_with_the_name_of_its_match(void **state)
{
	struct fixture *f = *state;

	fixture_step(f);
	fixture_begin(f);
	for (int i = 0; i < 2; i++)
		DONE(f, notice_all(HERE(f), "subject-vote", "The dam\nbroke."));
	fixture_commit(f);
	assert_int_equal(fixture_mails(f, NULL, -1), 2);
	SAYS(fixture_told(f, "notice", RED), "[harbour] a vote The dam broke.");
}

static void an_address_gets_so_many_answers_a_day(void **state)
{
	struct fixture *f = *state;

	fixture_set(f, "answers = 3\n");
	for (int i = 0; i < 5; i++) {
		fixture_letter(f, RED, "/who");
		assert_int_equal(fixture_mails(f, "answer", RED), i < 3);
	}
	f->now += DAY;
	fixture_letter(f, RED, "/who");
	assert_int_equal(fixture_mails(f, "answer", RED), 1);
}

/* ---- a season as it was ---- */

static void a_season_is_played_again_from_what_it_was_played_from(void **state)
{
	struct fixture *f = *state;
	struct autopilot pilot[MAXSEATS + 1];
	struct season_row stored;
	struct table *t;

	play_two(f);
	t = played_table(HERE(f), edition_of(f), 1, &stored, pilot);
	DONE(f, t != NULL);
	DONE(f, played_again(HERE(f), t, 1));
	assert_true(played_is_same(t, &stored));
	stored.digest[0] ^= 1;
	assert_false(played_is_same(t, &stored));
	played_free(t);
	season_row_free(&stored);
	fixture_sql(f, "update played set letter = NULL where season = 1 and seat = 1");
	t = played_table(HERE(f), edition_of(f), 1, &stored, pilot);
	assert_null(t);
	SAYS(f->why.s, "another letter or nobody played for seat 1");
	buf_clear(&f->why);
	season_row_free(&stored);
}

/* The player of a seat wants to be named. */
static void name_in_public(struct fixture *f, int number)
{
	struct seat seat;

	fixture_begin(f);
	DONE(f, store_get_seat(f->club.store, f->m.id, number, &seat, &f->why) == FOUND);
	DONE(f, store_publish(f->club.store, &seat, true, &f->why));
	seat_free(&seat);
	fixture_commit(f);
}

static void the_public_report_tells_what_all_saw_and_a_seats_own_what_it_was_sent(void **state)
{
	struct fixture *f = *state;
	struct buf xml = BUF_INIT, text = BUF_INIT, own = BUF_INIT;
	bool found;

	play_two(f);
	DONE(f, public_report(HERE(f), edition_of(f), 1, NULL, &text));
	SAYS_NOT(text.s, "red player");
	name_in_public(f, RED);
	buf_clear(&text);
	DONE(f, public_report(HERE(f), edition_of(f), 1, &xml, &text));
	SAYS(text.s, "red player");
	SAYS_NOT(text.s, "Your hand");
	SAYS(xml.s, "<report");
	DONE(f, public_sent(HERE(f), 1, RED, &found, NULL, &own));
	assert_true(found);
	SAYS(own.s, "YOUR LETTER");
	DONE(f, public_sent(HERE(f), 5, RED, &found, NULL, &own));
	assert_false(found);
	assert_false(public_over(&f->m));
	f->m.state = MATCH_OVER;
	assert_true(public_over(&f->m));
	strcpy(f->m.ended, "draw");
	assert_false(public_over(&f->m));
	buf_free(&xml);
	buf_free(&text);
	buf_free(&own);
}

static void who_had_a_seat_and_wants_it_is_named_for_the_seasons_of_the_time(void **state)
{
	static const struct seat was = { .seat = RED,
		.name = "Old Red",
		.mail = "old@example.org",
		.key = "",
		.standing = "",
		.public = true };
	static const struct attendance_row row = { .seasons = 1 };
	struct fixture *f = *state;
	struct buf names = BUF_INIT;

	play_two(f);
	fixture_begin(f);
	DONE(f, store_add_leaver(f->club.store, f->m.id, 1, &was, &row, &f->why));
	fixture_commit(f);
	DONE(f, public_names(HERE(f), 0, &names));
	assert_string_equal(names.s, "Old Red\n\n");
	buf_clear(&names);
	DONE(f, public_names(HERE(f), 1, &names));
	assert_string_equal(names.s, "\n\n");
	name_in_public(f, BLUE);
	buf_clear(&names);
	DONE(f, public_names(HERE(f), 1, &names));
	assert_string_equal(names.s, "\nblue player\n");
	buf_free(&names);
}

/* A stylesheet that copies its input. */
static bool load_copy(const void *with, const char *name, struct buf *b, struct buf *why)
{
	(void)with;
	(void)name;
	(void)why;
	buf_str(b,
		"<x:stylesheet version='1.0' xmlns:x='http://www.w3.org/1999/XSL/Transform'>"
		"<x:output omit-xml-declaration='yes'/><x:template match='/'>"
		"<x:copy-of select='/'/></x:template></x:stylesheet>");
	return true;
}

static void the_input_of_a_page_is_the_report_and_ends_as_one(void **state)
{
	struct fixture *f = *state;
	struct style *copy = style_read("copy.xsl", load_copy, NULL, &f->why);
	struct style_input *report, *before;
	struct buf b = BUF_INIT;

	report = style_input_read(SPAN("<report season='7'><seats>x</seats></report>"), &f->why);
	before = style_input_read(SPAN("<report><seats>y</seats><note/></report>"), &f->why);
	assert_int_equal(style_input_number(report, "season"), 7);
	assert_int_equal(style_input_number(before, "season"), 0);
	input_begin(&b, &f->club);
	buf_char(&b, '>');
	DONE(f, input_end(report, &b, before, &f->why));
	buf_clear(&b);
	DONE(f, style_work(copy, report, &b, &f->why));
	SAYS(b.s, "<report season=\"7\"><seats>x</seats><page club=");
	SAYS(b.s, "><before><seats>y</seats></before></page></report>");
	style_input_free(report);
	style_input_free(before);
	style_free(copy);
	buf_clear(&b);
	DONE(f, input_layout(HERE(f), edition_of(f), &b));
	SAYS(b.s, "<mark kind=");
	buf_free(&b);
}

/* ---- why ---- */

static void what_is_to_be_explained_is_a_number_a_line_or_a_die(void **state)
{
	static const struct {
		const char *text;
		int what, number;
	} row[] = { { "17", WHY_FACT, 17 }, { "line 3 4", WHY_LINE, 3 }, { "line:3", WHY_LINE, 3 },
		{ "stood 2", WHY_STOOD, 2 }, { "die:march", WHY_DIE, 0 } };
	struct explain_request asked;
	struct span rest = SPAN("frob");

	(void)state;
	for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
		struct span text = span_of(row[i].text);

		assert_true(explain_read(&asked, &text));
		assert_int_equal(asked.what, row[i].what);
		assert_int_equal(asked.number, row[i].number);
	}
	assert_false(explain_read(&asked, &rest));
}

static void a_line_is_explained_to_its_seat_by_its_clause_and_record(void **state)
{
	struct fixture *f = *state;

	play_two(f);
	SAYS(fixture_ask(f, RED, "/explain line 1"), "[gold 8]");
	SAYS(f->text.s, "gold e");
	SAYS(fixture_ask(f, RED, "/explain 999"), "Your report of season 1 has no number 999");
	SAYS(fixture_ask(f, RED, "/explain line 9"), "has no line 9");
	SAYS(fixture_ask(f, RED, "/explain die march"), "You saw no dice 'march' in season 1");
}

static void a_game_without_dice_has_no_luck_to_tell(void **state)
{
	struct fixture *f = *state;
	struct buf b = BUF_INIT;

	DONE(f, odds_tell(HERE(f), NOBODY, &b));
	SAYS(b.s, "No season of harbour has been played yet");
	buf_clear(&b);
	play_two(f);
	DONE(f, odds_tell(HERE(f), NOBODY, &b));
	SAYS(b.s, "The dice of harbour, seasons 0 to 1, those everybody was shown:");
	SAYS(b.s, "red: no dice");
	buf_free(&b);
}

/* ---- disputes ---- */

/* The number of the first fact in the report of season 0 to red that says so. */
static int fact_of(struct fixture *f, const char *words)
{
	struct buf text = BUF_INIT;
	struct span rest, line;
	int number = 0;
	bool found;

	DONE(f, public_sent(HERE(f), 0, RED, &found, NULL, &text));
	rest = span_of_buf(&text);
	while (!number && span_line(&rest, &line))
		if (memmem(line.s, line.n, words, strlen(words)))
			number = atoi(line.s);
	buf_free(&text);
	assert_true(number > 0);
	return number;
}

/* Red disputes where red settled. */
static void dispute(struct fixture *f)
{
	char body[120];

	play_two(f);
	snprintf(body, sizeof body, "/dispute %d 0\nThe space was not mine.\n/end",
		fact_of(f, "You settled on 7,3"));
	SAYS(fixture_ask(f, RED, body), "Dispute 1 is on the docket");
	SAYS(fixture_told(f, "notice", REFEREE), "| The space was not mine.");
	SAYS(f->text.s, "tradepost docket harbour 1 --rule");
	SAYS(fixture_ask(f, RED, body), "on the docket already, as dispute 1");
}

static void what_is_no_dispute_reaches_nobody(void **state)
{
	static const struct {
		const char *body, *says;
	} row[] = {
		{ "/dispute 999\nx\n/end", "no number 999" },
		{ "/dispute please\nx\n/end", "Write /dispute with the number" },
		{ "/dispute 1 9\nx\n/end", "has not been played yet" },
		{ "/dispute 1 0\n/end", "the text is missing" },
		{ "/dispute 1 0\nIt cost too much.\nbuild village 7,5", "the text has no end" },
	};
	struct fixture *f = *state;

	play_two(f);
	for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
		SAYS(fixture_ask(f, RED, row[i].body), row[i].says);
		assert_int_equal(fixture_mails(f, NULL, REFEREE), 0);
	}
}

static void before_it_is_ruled_a_dispute_is_its_seats_and_the_referees(void **state)
{
	struct fixture *f = *state;
	struct dispute_row row;

	dispute(f);
	assert_int_equal(dispute_find(HERE(f), 1, &row), FOUND);
	assert_true(dispute_is_read_by(&row, RED));
	assert_true(dispute_is_read_by(&row, NOBODY));
	assert_false(dispute_is_read_by(&row, BLUE));
	dispute_row_free(&row);
	SAYS_NOT(fixture_ask(f, BLUE, "/docket"), "season 0");
	SAYS(fixture_ask(f, RED, "/docket 1"), "The space was not mine.");
	SAYS(fixture_ask(f, RED, "/withdraw 1"), "withdrawn");
}

static void a_ruling_is_signed_and_told_to_who_was_told_the_fact_but_not_the_players_text(
	void **state)
{
	struct fixture *f = *state;
	struct dispute_row row;

	dispute(f);
	assert_int_equal(dispute_find(HERE(f), 1, &row), FOUND);
	row.state = DISPUTE_RULED;
	row.ruled = f->now;
	free(row.ruling);
	row.ruling = xcopy("It was.", 7);
	fixture_step(f);
	fixture_begin(f);
	DONE(f, dispute_rule(HERE(f), &row));
	fixture_commit(f);
	assert_true(dispute_is_read_by(&row, BLUE));
	dispute_row_free(&row);
	SAYS(fixture_told(f, "notice", BLUE), "dispute 1 was ruled");
	SAYS(f->text.s, "It was.");
	SAYS(f->text.s, "tp-docket 1");
	SAYS_NOT(f->text.s, "The space was not mine.");
	SAYS(fixture_told(f, "notice", RED), "The space was not mine.");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(settings_are_checked_one_by_one),
		cmocka_unit_test(a_setting_with_a_zero_byte_is_refused),
		IN_CLUB(a_folder_is_a_club_when_its_settings_and_its_store_are_there),
		IN_CLUB(a_password_that_others_can_read_is_not_used),
		IN_CLUB(mails_leave_by_the_ways_there_are),
		WITH_TWO(a_match_is_named_by_its_name_or_by_its_gid_alone),
		WITH_TWO(the_table_after_each_season_can_be_had),
		WITH_TWO(a_match_of_other_rules_is_read_and_not_played),
		WITH_TWO(a_mail_is_made_once_and_begins_with_the_name_of_its_match),
		WITH_TWO(an_address_gets_so_many_answers_a_day),
		WITH_TWO(a_season_is_played_again_from_what_it_was_played_from),
		WITH_TWO(the_public_report_tells_what_all_saw_and_a_seats_own_what_it_was_sent),
		WITH_TWO(who_had_a_seat_and_wants_it_is_named_for_the_seasons_of_the_time),
		WITH_TWO(the_input_of_a_page_is_the_report_and_ends_as_one),
		cmocka_unit_test(what_is_to_be_explained_is_a_number_a_line_or_a_die),
		WITH_TWO(a_line_is_explained_to_its_seat_by_its_clause_and_record),
		WITH_TWO(a_game_without_dice_has_no_luck_to_tell),
		WITH_TWO(what_is_no_dispute_reaches_nobody),
		WITH_TWO(before_it_is_ruled_a_dispute_is_its_seats_and_the_referees),
		WITH_TWO(
			a_ruling_is_signed_and_told_to_who_was_told_the_fact_but_not_the_players_text),
	};

	return cmocka_run_group_tests(tests, fixture_open, fixture_close);
}
