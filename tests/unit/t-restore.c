/* SPDX-License-Identifier: MIT
 * A club that was put back from a backup goes on from what it has published since: out of records, letters
 * and acknowledgements, and never by two histories. */
#include "unit/club_fixture.h"
#include "base/file.h"
#include "club/behind.h"
#include "club/recovery.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The store as it was; kept beside it. */
static void copy_store(struct fixture *f, const char *from, const char *to)
{
	struct buf bytes = BUF_INIT;
	char *source, *target;

	/* What lies in its log goes into the file. */
	club_close(&f->club);
	source = club_path(f->folder, from);
	target = club_path(f->folder, to);
	DONE(f, file_read(&bytes, source, 1 << 28, &f->why));
	DONE(f, file_write(target, bytes.s, bytes.n, 0600, &f->why));
	buf_free(&bytes);
	free(source);
	free(target);
	fixture_reopen(f);
	fixture_look(f);
}

static void back_up(struct fixture *f)
{
	copy_store(f, "club.db", "backup.db");
}

static void put_back(struct fixture *f)
{
	f->now += DAY;
	copy_store(f, "backup.db", "club.db");
	fixture_begin(f);
	DONE(f, behind_mark_all(f->club.store, f->now - 2 * DAY, &f->why));
	fixture_commit(f);
}

/* The season that is open is played, and what was sent and mailed for it is kept. */
static void play(struct fixture *f, struct evidence *e)
{
	struct mail_row row;
	long long before;

	fixture_step(f);
	before = f->mail;
	for (int s = 1; s <= f->m.seats; s++) {
		assert_string_equal(fixture_letter(f, s, "gold e"), "taken");
		evidence_mail(e, span_of_buf(&f->sent), "a letter");
	}
	assert_int_equal(fixture_run(f, false), SEASON_PLAYED);
	while (store_next_mail(f->club.store, before, &row, &f->why) == FOUND) {
		before = row.id;
		if (row.seat == BLUE)
			evidence_mail(e, (struct span){ row.bytes, row.bytes_n }, "a mail");
		mail_row_free(&row);
	}
}

static enum recovery_end regain(
	struct fixture *f, const struct evidence *e, bool sure, struct recovery *r)
{
	enum recovery_end how;
	struct referee_act d = {
		.club = f->club, .c = { &d.club, &d.m, f->now, &f->why }, .reason = "a disk burnt"
	};

	fixture_step(f);
	d.club.restoring = true;
	FINDS(f, store_get_match(f->club.store, span_of(f->m.name), &d.m, &f->why));
	*r = (struct recovery){ .d = &d, .e = e, .sure = sure };
	DONE(f, recovery_match(r, &how));
	recovery_free(r);
	f->club = d.club;
	f->club.restoring = false;
	record_row_free(&d.record);
	match_free(&d.m);
	fixture_look(f);
	return how;
}

static void digest_of(struct fixture *f, int season, unsigned char digest[HASH])
{
	struct season_row row;

	FINDS(f, store_get_season(f->club.store, f->m.id, season, &row, &f->why));
	memcpy(digest, row.digest, HASH);
	season_row_free(&row);
}

static void seasons_are_played_again_as_they_were_published(void **state)
{
	struct fixture *f = *state;
	struct evidence e = { 0 };
	unsigned char was[HASH], is[HASH];
	struct recovery r;

	fixture_season(f);
	back_up(f);
	play(f, &e);
	play(f, &e);
	digest_of(f, 2, was);
	put_back(f);
	assert_int_equal(f->m.season, 1);
	assert_int_equal(regain(f, &e, false, &r), RECOVERY_WHOLE);
	assert_int_equal(r.played, 2);
	assert_int_equal(f->m.season, 3);
	digest_of(f, 2, is);
	assert_memory_equal(was, is, HASH);
	/* No witness was mailed a seal. */
	assert_int_equal(fixture_number(f, "SELECT count(*) FROM seals"), 0);
	DONE(f, behind_may_sign(HERE(f)));
	fixture_season(f);
	evidence_free(&e);
}

static void without_a_paper_nothing_is_done_till_the_referee_is_sure(void **state)
{
	struct fixture *f = *state;
	struct evidence e = { 0 };
	struct recovery r;

	fixture_season(f);
	back_up(f);
	put_back(f);
	assert_int_equal(regain(f, &e, false, &r), RECOVERY_UNKNOWN);
	REFUSED(f, behind_may_sign(HERE(f)), "tradepost restore");
	assert_int_equal(regain(f, &e, true, &r), RECOVERY_WHOLE);
	DONE(f, behind_may_sign(HERE(f)));
	assert_int_equal(f->m.season, 1);
}

static void a_record_between_that_is_not_here_leaves_all_as_it_is(void **state)
{
	struct fixture *f = *state;
	struct evidence e = { 0 }, later = { 0 };
	struct recovery r;

	fixture_season(f);
	back_up(f);
	play(f, &e);
	play(f, &later);
	put_back(f);
	assert_int_equal(regain(f, &later, false, &r), RECOVERY_GAP);
	assert_int_equal(r.number, 1);
	assert_int_equal(f->m.season, 1);
	evidence_free(&e);
	evidence_free(&later);
}

static void what_cannot_be_played_again_is_told_in_a_record(void **state)
{
	struct fixture *f = *state;
	struct evidence all = { 0 }, mails = { 0 };
	struct record_row row;
	struct recovery r;

	fixture_season(f);
	back_up(f);
	play(f, &all);
	/* The papers of the season without its letters. */
	for (int i = 0; i < all.papers; i++) {
		mails.paper = xgrow(mails.paper, (size_t)mails.papers + 1, sizeof *mails.paper);
		mails.paper[mails.papers++] = all.paper[i];
	}
	put_back(f);
	assert_int_equal(regain(f, &mails, false, &r), RECOVERY_LOST);
	assert_int_equal(r.lost, 1);
	assert_int_equal(f->m.season, 1);
	assert_int_equal(store_last_record(f->club.store, f->m.id, &row, &f->why), FOUND);
	SAYS(row.text, "tp-restore 1");
	record_row_free(&row);
	fixture_season(f);
	assert_int_equal(f->m.season, 2);
	free(mails.paper);
	evidence_free(&all);
}

static void letters_for_the_season_that_is_open_are_filed_again(void **state)
{
	struct fixture *f = *state;
	struct evidence e = { 0 };
	struct recovery r;

	fixture_season(f);
	back_up(f);
	play(f, &e);
	assert_string_equal(fixture_letter(f, RED, "gold a"), "taken");
	evidence_mail(&e, span_of_buf(&f->sent), "a letter");
	put_back(f);
	assert_int_equal(regain(f, &e, false, &r), RECOVERY_WHOLE);
	assert_string_equal(fixture_letter(f, BLUE, ""), "taken");
	assert_int_equal(fixture_run(f, false), SEASON_PLAYED);
	SAYS(fixture_told(f, "report", RED), "gold a");
	evidence_free(&e);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		WITH_TWO(seasons_are_played_again_as_they_were_published),
		WITH_TWO(without_a_paper_nothing_is_done_till_the_referee_is_sure),
		WITH_TWO(a_record_between_that_is_not_here_leaves_all_as_it_is),
		WITH_TWO(what_cannot_be_played_again_is_told_in_a_record),
		WITH_TWO(letters_for_the_season_that_is_open_are_filed_again),
	};

	return cmocka_run_group_tests(tests, fixture_open, fixture_close);
}
