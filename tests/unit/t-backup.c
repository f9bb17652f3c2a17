/* SPDX-License-Identifier: MIT
 * A club as one file, put back where the store was lost, and what is said of its matches then. */
#include "unit/club_fixture.h"
#include "base/file.h"
#include "club/behind.h"
#include "club/club_backup.h"
#include "club/recovery_run.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static struct buf printed = BUF_INIT;

static void keep_printed(const char *text)
{
	buf_str(&printed, text);
}

/* Returns the path of a file in the folder, good until the next call. */
static const char *in(struct fixture *f, const char *name)
{
	static char path[200];

	snprintf(path, sizeof path, "%s/%s", f->folder, name);
	return path;
}

static void back_up(struct fixture *f)
{
	DONE(f, file_write(in(f, "referee.pub"), "", 0, 0644, &f->why));
	assert_int_equal(club_backup_make(HERE(f), in(f, "copy")), WORK_DONE);
	DONE(f, true);
}

/* Puts the copy in the place of the store, in which nobody is at work. */
static enum work_end put_back(struct fixture *f, const char *folder, bool replace)
{
	enum work_end end;

	club_close(&f->club);
	end = club_backup_put_back(folder, in(f, "copy"), replace, &f->why);
	fixture_reopen(f);
	return end;
}

static void refuses(struct fixture *f, enum work_end end, enum work_end want, const char *says)
{
	assert_int_equal(end, want);
	assert_true(work_end_unsaid(end));
	SAYS(f->why.s, says);
	buf_clear(&f->why);
}

static void a_lost_store_comes_back_with_its_matches_behind(void **state)
{
	struct fixture *f = *state;
	long long made = f->now, since;

	fixture_season(f);
	made = f->now;
	back_up(f);
	fixture_season(f);
	f->now += DAY;
	assert_int_equal(put_back(f, f->folder, true), WORK_DONE);
	fixture_look(f);
	assert_int_equal(f->m.season, 1);
	DONE(f, behind_since(f->club.store, &f->m, &since, &f->why));
	assert_int_equal(since, made);
	assert_int_equal(access(in(f, "club.db.before-1"), F_OK), 0);
	assert_int_not_equal(access(in(f, "club.db.ready"), F_OK), 0);
}

static void a_store_that_is_there_is_replaced_only_if_that_was_said(void **state)
{
	struct fixture *f = *state;

	back_up(f);
	fixture_season(f);
	refuses(f, put_back(f, f->folder, false), WORK_MISUSED, "add --yes");
	fixture_look(f);
	assert_int_equal(f->m.season, 1);
}

static void a_folder_with_another_key_is_left_as_it_is(void **state)
{
	struct fixture *f = *state, *g;
	void *other;

	assert_int_equal(fixture_make(&other), 0);
	g = other;
	club_close(&g->club);
	back_up(f);
	refuses(f, put_back(f, g->folder, true), WORK_MISUSED, "it is not the key of the backup");
	assert_int_not_equal(access(in(g, "club.db.before-1"), F_OK), 0);
	fixture_reopen(g);
	fixture_free(&other);
}

static void what_is_no_backup_is_not_put_back(void **state)
{
	struct fixture *f = *state;
	FILE *file = fopen(in(f, "copy"), "w");

	assert_non_null(file);
	fputs("no store\n", file);
	assert_int_equal(fclose(file), 0);
	refuses(f, put_back(f, f->folder, true), WORK_MISSING, "copy");
	fixture_look(f);
	refuses(f, club_backup_put_back(f->folder, in(f, "none"), true, &f->why), WORK_MISSING,
		"cannot open");
}

static void the_store_at_work_is_no_file_for_a_backup(void **state)
{
	struct fixture *f = *state;

	refuses(f, club_backup_make(HERE(f), in(f, "club.db")), WORK_MISUSED,
		"is the club's own store");
	fixture_look(f);
}

static void a_store_put_back_by_hand_is_marked_once(void **state)
{
	struct fixture *f = *state;
	long long since;

	fixture_season(f);
	for (int i = 0; i < 2; i++) {
		DONE(f, behind_mark_own(f->club.store, &f->why));
		DONE(f, behind_since(f->club.store, &f->m, &since, &f->why));
		assert_int_equal(since, 1);
	}
}

/* Recovers all matches, and returns what was printed. */
static enum work_end recover(struct fixture *f, const struct evidence *e, bool sure)
{
	struct referee_act d = {
		.club = f->club, .c = { &d.club, &d.m, f->now, &f->why }, .reason = "a disk burnt"
	};
	const struct recovery_run run = { &d, e, sure, keep_printed };
	enum work_end end;

	fixture_step(f);
	buf_clear(&printed);
	d.club.restoring = true;
	end = recovery_run(&run);
	f->club = d.club;
	f->club.restoring = false;
	buf_free(&d.why);
	fixture_look(f);
	return end;
}

static void what_becomes_of_each_match_is_said(void **state)
{
	struct fixture *f = *state;
	struct evidence none = { 0 };

	fixture_season(f);
	back_up(f);
	assert_int_equal(put_back(f, f->folder, true), WORK_DONE);
	assert_int_equal(recover(f, &none, false), WORK_WAITS);
	SAYS(printed.s, "No source shows whether more was signed");
	assert_int_equal(recover(f, &none, true), WORK_DONE);
	assert_string_equal(
		printed.s, "harbour: the match is as it was signed last: season 1 is open\n");
	assert_int_equal(recover(f, &none, false), WORK_DONE);
	assert_string_equal(printed.s, "");
	buf_free(&printed);
}

static void a_match_that_no_backup_has_is_named(void **state)
{
	struct fixture *f = *state;
	struct evidence e = { 0 };
	struct mail_row row;

	fixture_match(f, "haven", 2, "");
	back_up(f);
	fixture_match(f, "harbour", 2, "");
	fixture_start(f);
	fixture_season(f);
	FINDS(f, store_get_mail(f->club.store, f->m.id, 0, BLUE, "report", &row, &f->why));
	evidence_mail(&e, (struct span){ row.bytes, row.bytes_n }, "a mail");
	mail_row_free(&row);
	assert_int_equal(put_back(f, f->folder, true), WORK_DONE);
	strcpy(f->m.name, "haven");
	assert_int_equal(recover(f, &e, true), WORK_WAITS);
	SAYS(printed.s, "this match was made after the backup, as 'a mail' shows");
	evidence_free(&e);
	buf_free(&printed);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		WITH_TWO(a_lost_store_comes_back_with_its_matches_behind),
		WITH_TWO(a_store_that_is_there_is_replaced_only_if_that_was_said),
		WITH_TWO(a_folder_with_another_key_is_left_as_it_is),
		WITH_TWO(what_is_no_backup_is_not_put_back),
		WITH_TWO(the_store_at_work_is_no_file_for_a_backup),
		WITH_TWO(a_store_put_back_by_hand_is_marked_once),
		WITH_TWO(what_becomes_of_each_match_is_said),
		IN_CLUB(a_match_that_no_backup_has_is_named),
	};

	return cmocka_run_group_tests(tests, fixture_open, fixture_close);
}
