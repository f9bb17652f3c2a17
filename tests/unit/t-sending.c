/* SPDX-License-Identifier: MIT
 * Mails out: which mails go, in what order, what is tried again and when, and who is told of the others. */
#include "unit/club_fixture.h"
#include "base/file.h"
#include "club/outbox.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { MINUTE = 60 };

static enum work_end sends(struct fixture *f, bool all, int want)
{
	enum work_end end;
	int sent = -1;

	end = outbox_send(HERE(f), all, &sent);
	assert_string_equal(f->why.s, "");
	assert_int_equal(sent, want);
	return end;
}

static long long waiting(struct fixture *f)
{
	return fixture_number(f, "select count(*) from mails where state = 0");
}

/* Mails go by a program from now on, which ends so. */
static void by_program(struct fixture *f, const char *does)
{
	char *path = club_path(f->folder, "program");
	struct buf text = BUF_INIT;

	buf_fmt(&text, "#!/bin/sh\n%s\n", does);
	DONE(f, file_write(path, text.s, text.n, 0700, &f->why));
	buf_clear(&text);
	if (strcmp(f->club.setting[S_SEND], "spool") == 0) {
		buf_fmt(&text, "send = sendmail:%s\n", path);
		fixture_set(f, text.s);
	}
	buf_free(&text);
	free(path);
}

static void all_that_waits_goes_to_a_folder_once(void **state)
{
	struct fixture *f = *state;
	int all = (int)waiting(f);
	char *spool = club_path(f->folder, "spool");

	assert_int_equal(mkdir(spool, 0700), 0);
	free(spool);
	assert_true(all >= 2);
	assert_int_equal(sends(f, false, all), WORK_DONE);
	assert_int_equal(waiting(f), 0);
	assert_int_equal(sends(f, true, 0), WORK_DONE);
}

static void what_a_server_does_not_take_waits_longer_after_each_try(void **state)
{
	struct fixture *f = *state;
	int all = (int)waiting(f);

	by_program(f, "exit 75");
	assert_int_equal(sends(f, false, 0), WORK_WAITS);
	SAYS(fixture_shown(), "3 mails in a row were kept");
	assert_int_equal(fixture_number(f, "select max(tries) from mails"), 1);
	by_program(f, "cat >/dev/null");
	/* Those that were never tried go first, and the others wait for their five minutes. */
	assert_int_equal(sends(f, false, all - 3), WORK_DONE);
	f->now += 5 * MINUTE - 1;
	assert_int_equal(sends(f, false, 0), WORK_DONE);
	f->now++;
	assert_int_equal(sends(f, false, 3), WORK_DONE);
	assert_int_equal(waiting(f), 0);
}

static void a_mail_that_waits_goes_before_its_time_if_somebody_asks_for_it(void **state)
{
	struct fixture *f = *state;
	int all = (int)waiting(f);

	by_program(f, "exit 75");
	assert_int_equal(sends(f, false, 0), WORK_WAITS);
	by_program(f, "cat >/dev/null");
	assert_int_equal(sends(f, true, all), WORK_DONE);
}

static int to_others(struct fixture *f)
{
	return (int)fixture_number(
		f, "select count(*) from mails where state = 0 and recipient != 'red@example.org'");
}

/* Who writes has a good address again. */
static void is_bad(struct fixture *f)
{
	fixture_sql(f,
		"insert or replace into addresses values ('red@example.org', 2, 'no such user', 0, "
		"0)");
}

static void the_referee_is_told_of_refused_mails_once_a_day(void **state)
{
	struct fixture *f = *state;

	is_bad(f);
	by_program(f, "cat >/dev/null");
	fixture_step(f);
	/* What tells the referee goes as well. */
	assert_int_equal(sends(f, false, to_others(f) + 1), WORK_REFUSED);
	SAYS(fixture_shown(), "to harbour red is refused: the address 'red@example.org' is bad");
	assert_int_equal(waiting(f), 0);
	fixture_season(f);
	is_bad(f);
	f->now += DAY - HOUR;
	assert_int_equal(sends(f, false, to_others(f)), WORK_REFUSED);
	f->now += HOUR;
	assert_int_equal(sends(f, false, 1), WORK_DONE);
}

static void a_wrong_setting_is_said_and_sends_nothing(void **state)
{
	struct fixture *f = *state;
	int sent;

	fixture_set(
		f, "send = smtps://mail.example.org\nsmtp-user = ann\nsmtp-password-file = none\n");
	assert_int_equal(outbox_send(HERE(f), false, &sent), WORK_UNSET);
	assert_int_equal(sent, 0);
	SAYS(f->why.s, "none");
	buf_clear(&f->why);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		WITH_TWO(all_that_waits_goes_to_a_folder_once),
		WITH_THREE(what_a_server_does_not_take_waits_longer_after_each_try),
		WITH_THREE(a_mail_that_waits_goes_before_its_time_if_somebody_asks_for_it),
		WITH_TWO(the_referee_is_told_of_refused_mails_once_a_day),
		WITH_TWO(a_wrong_setting_is_said_and_sends_nothing),
	};

	return cmocka_run_group_tests(tests, fixture_open, fixture_close);
}
