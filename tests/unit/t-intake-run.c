/* SPDX-License-Identifier: MIT
 * Letters in: what a run takes from its sources, and how it says what was in the way. */
#include "unit/club_fixture.h"
#include "base/file.h"
#include "club/intake_run.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static long long clock_stands;

static long long now(void)
{
	return ++clock_stands;
}

/* What the last run counted. */
static struct intake_counts counts;

static enum work_end run(struct fixture *f, char *source)
{
	struct intake_run all = { .club = &f->club, .now = now };
	enum work_end end;

	fixture_step(f);
	clock_stands = f->now;
	end = intake_run(&all, &source, source != NULL, &f->why);
	counts = all.counts;
	f->now = clock_stands;
	return end;
}

/* Writes a mail of somebody whom the club does not know. */
static void put(struct fixture *f, const char *name, int number)
{
	char *path = club_path(f->folder, name);
	struct buf text = BUF_INIT;

	buf_fmt(&text, "From: eve@example.org\nMessage-ID: <%d@x>\n\nhello %d\n", number, number);
	DONE(f, file_write(path, text.s, text.n, 0600, &f->why));
	buf_free(&text);
	free(path);
}

static void make_maildir(struct fixture *f)
{
	static const char *const folders[] = { "in", "in/new", "in/cur", "in/tmp" };

	for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
		char *path = club_path(f->folder, folders[i]);

		assert_int_equal(mkdir(path, 0700), 0);
		free(path);
	}
}

static bool is_there(struct fixture *f, const char *name)
{
	char *path = club_path(f->folder, name);
	bool is = !access(path, F_OK);

	free(path);
	return is;
}

static long long taken(struct fixture *f)
{
	return fixture_number(f, "select count(*) from unknown_senders");
}

static void a_maildir_is_read_once_and_its_letters_are_marked(void **state)
{
	struct fixture *f = *state;
	char *path = club_path(f->folder, "in"), name[40];

	make_maildir(f);
	for (int i = 0; i < 205; i++) {
		snprintf(name, sizeof name, "in/new/%03d", i);
		put(f, name, i);
	}
	assert_int_equal(run(f, path), WORK_DONE);
	assert_int_equal(taken(f), 205);
	assert_int_equal(counts.others, 205);
	assert_false(is_there(f, "in/new/000") || is_there(f, "in/new/204"));
	/* A transaction has a time of its own, and at most 100 letters. */
	assert_int_equal(
		fixture_number(f, "select count(distinct received) from unknown_senders"), 3);
	assert_int_equal(run(f, path), WORK_DONE);
	assert_int_equal(taken(f), 205);
	free(path);
}

static void without_names_the_letters_come_from_where_the_settings_say(void **state)
{
	struct fixture *f = *state;

	assert_int_equal(run(f, NULL), WORK_DONE);
	make_maildir(f);
	put(f, "in/new/1", 1);
	fixture_set(f, "take = in\n");
	assert_int_equal(run(f, NULL), WORK_DONE);
	assert_int_equal(taken(f), 1);
	assert_false(is_there(f, "in/new/1"));
}

static void a_source_that_is_not_there_ends_the_run_and_what_came_before_is_kept(void **state)
{
	struct fixture *f = *state;
	struct intake_run all = { .club = &f->club, .now = now };
	char *path[] = { club_path(f->folder, "one"), club_path(f->folder, "none"),
		club_path(f->folder, "two") };

	put(f, "one", 1);
	put(f, "two", 2);
	fixture_step(f);
	assert_int_equal(intake_run(&all, path, 3, &f->why), WORK_MISSING);
	SAYS(f->why.s, "none");
	buf_clear(&f->why);
	assert_int_equal(taken(f), 1);
	assert_int_equal(all.counts.others, 1);
	for (int i = 0; i < 3; i++)
		free(path[i]);
}

static void a_folder_of_files_is_cleared_but_for_that_of_a_club(void **state)
{
	struct fixture *f = *state;
	char *in = club_path(f->folder, "in"), *settings = club_path(in, "tradepost.conf");

	assert_int_equal(mkdir(in, 0700), 0);
	put(f, "in/1", 1);
	fixture_set(f, "take = in\n");
	assert_int_equal(run(f, NULL), WORK_DONE);
	assert_true(is_there(f, "in/taken/1"));
	assert_int_equal(run(f, NULL), WORK_DONE);
	assert_int_equal(counts.others, 0);
	put(f, "in/2", 2);
	DONE(f, file_write(settings, "", 0, 0600, &f->why));
	assert_int_equal(run(f, NULL), WORK_DONE);
	assert_int_equal(counts.others, 1);
	assert_true(is_there(f, "in/2"));
	free(settings);
	free(in);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		IN_CLUB(a_maildir_is_read_once_and_its_letters_are_marked),
		IN_CLUB(without_names_the_letters_come_from_where_the_settings_say),
		IN_CLUB(a_folder_of_files_is_cleared_but_for_that_of_a_club),
		IN_CLUB(a_source_that_is_not_there_ends_the_run_and_what_came_before_is_kept),
	};

	return cmocka_run_group_tests(tests, fixture_open, fixture_close);
}
