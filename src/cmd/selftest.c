/* SPDX-License-Identifier: MIT */
#include "cmd/selftest.h"
#include "base/data.h"
#include "base/file.h"
#include "club/calendar.h"
#include "club/charter.h"
#include "club/deadline.h"
#include "cmd/open.h"
#include "post/key.h"
#include "post/mail.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { COLUMNS = 80, TICK_LATE = 26 * 3600 };

/* ---- the report ---- */

static void say(const char *head, const char *form, va_list ap)
{
	struct buf text = BUF_INIT, out = BUF_INIT;
	char line[2000];

	vsnprintf(line, sizeof line, form, ap);
	text_clean(&text, line, strlen(line), sizeof line);
	text_wrap(&out, head, "       ", text.s, text.n, COLUMNS);
	fputs(out.s, stdout);
	/* The next check may end the program, or wait for a server. */
	fflush(stdout);
	buf_free(&text);
	buf_free(&out);
}

void selftest_fine(const char *form, ...)
{
	va_list ap;

	va_start(ap, form);
	say("fine   ", form, ap);
	va_end(ap);
}

void selftest_note(const char *form, ...)
{
	va_list ap;

	va_start(ap, form);
	say("note   ", form, ap);
	va_end(ap);
}

void selftest_wrong(struct selftest *t, int code, const char *form, ...)
{
	va_list ap;

	va_start(ap, form);
	say("WRONG  ", form, ap);
	va_end(ap);
	if (!t->code)
		t->code = code;
}

/* ---- the folder ---- */

/* What others must not do with a file. may_miss: it may be missing at first. */
static const struct {
	const char *name;
	mode_t never;
	bool may_miss;
} files[] = {
	{ ".", 022, false },
	{ "tradepost.conf", 022, false },
	{ "club.db", 077, false },
	{ "club.db-wal", 077, true },
	{ "club.db-shm", 077, true },
	{ "referee.key", 077, false },
	{ "bounce.key", 077, true },
	{ "spool", 022, false },
};

static bool look_at_file(struct selftest *t, const char *path, mode_t never, bool may_miss)
{
	struct stat st;

	if (stat(path, &st)) {
		if (may_miss && errno == ENOENT)
			return true;
		selftest_wrong(t, EX_NOINPUT, "the folder: cannot look at '%s': %s", path,
			strerror(errno));
		return false;
	}
	/* If cron and the shell are two users, each locks the other out. */
	if (st.st_uid != geteuid()) {
		selftest_wrong(t, EX_CONFIG,
			"the folder: call tradepost as the user who owns '%s', or give the folder "
			"to the present user by chown: '%s' belongs to another user",
			path, path);
		return false;
	}
	if (st.st_mode & never) {
		selftest_wrong(t, EX_CONFIG,
			"the folder: call chmod %s '%s': other users can %s this file",
			never & 044 ? "go=" : "go-w", path, never & 044 ? "read" : "change");
		return false;
	}
	return true;
}

static void look_at_folder(struct selftest *t, const char *folder)
{
	bool ok = true;

	for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
		char *path = club_path(folder, files[i].name);

		ok &= look_at_file(t, path, files[i].never, files[i].may_miss);
		free(path);
	}
	if (ok && access(folder, W_OK)) {
		selftest_wrong(t, EX_CONFIG, "the folder: nothing can be written in '%s': %s",
			folder, strerror(errno));
		ok = false;
	}
	if (ok)
		selftest_fine("the folder and its files belong to this user: other users cannot "
			      "change them or read a secret");
}

/* ---- the keys ---- */

static bool keys_match(const struct club *club, struct buf *why)
{
	char *secret_path = club_path(club->folder, "referee.key");
	char *public_path = club_path(club->folder, "referee.pub");
	struct buf text = BUF_INIT;
	struct secret_key secret;
	struct public_key public, own;
	bool ok = key_secret_read(&secret, secret_path, why);

	if (ok) {
		own = key_public(&secret);
		key_secret_wipe(&secret);
		ok = file_read(&text, public_path, KEY_BYTES, why);
	}
	if (ok) {
		ok = key_read(&public, span_of_buf(&text), NULL);
		if (!ok)
			buf_str(why, "referee.pub is no public key");
	}
	if (ok && !key_equal(&public, &own)) {
		buf_str(why,
			"take referee.pub and referee.key from one copy of the club: these two do"
			" not belong together");
		ok = false;
	}
	buf_free(&text);
	free(secret_path);
	free(public_path);
	return ok;
}

static void look_at_keys(struct selftest *t)
{
	struct buf why = BUF_INIT;

	if (keys_match(t->club, &why))
		selftest_fine("the keys of the club are there");
	else
		selftest_wrong(t, EX_NOPERM, "the keys: %s", why.s);
	if (!key_can_lock())
		selftest_note(
			"raise the limit of locked memory (ulimit -l, LimitMEMLOCK): the "
			"memory of keys cannot be locked, so the system may write keys to swap");
	buf_free(&why);
}

/* ---- the programs that come with this one ---- */

static void look_at_reader(struct selftest *t)
{
	struct buf why = BUF_INIT;
	bool shut_in;

	if (!mail_reader_start(&shut_in, &why))
		selftest_wrong(t, EX_OSFILE, "the program that reads mails: %s", why.s);
	else if (shut_in)
		selftest_fine("the program that reads mails is shut in by the kernel: it can open"
			      " no file, use no network and start nothing");
	else
		selftest_note("the program that reads mails is not shut in: this kernel has no "
			      "filter of system calls (seccomp)");
	buf_free(&why);
}

/* ---- the data that comes with the program ---- */

static bool data_there(const char *form, const char *game, struct buf *text, struct buf *why)
{
	struct buf name = BUF_INIT;
	const char *star = strchr(form, '*');
	bool ok;

	if (star)
		buf_fmt(&name, "%.*s%s%s", (int)(star - form), form, game, star + 1);
	else
		buf_str(&name, form);
	buf_clear(text);
	ok = data_read(text, name.s, why);
	buf_free(&name);
	return ok;
}

static bool game_there(const struct game *game, struct buf *why)
{
	static const char *const needs[] = { "templates/report-html.xsl",
		"templates/report-mail.xsl", "templates/map-table.xsl", "templates/report.en.txt",
		"templates/*.en.txt", "db/rules/*.txt", "db/boxes/*.xml" };
	struct buf text = BUF_INIT;
	struct edition *edition = NULL;
	bool ok = true;

	for (size_t i = 0; ok && i < sizeof needs / sizeof *needs; i++)
		ok = data_there(needs[i], game->name, &text, why);
	/* The box was read last. */
	if (ok)
		edition = edition_make(game, (struct span){ text.s, text.n }, "its box", why);
	if (edition)
		edition_clauses(edition);
	edition_free(edition);
	buf_free(&text);
	return edition != NULL;
}

static void look_at_data(struct selftest *t)
{
	static const char london[] = "sun 20:00 Europe/London";
	struct buf why = BUF_INIT;
	struct schedule schedule;
	bool ok = true;

	for (const struct game *const *g = games(); *g; g++)
		if (!game_there(*g, &why)) {
			selftest_wrong(t, EX_OSFILE, "the game %s: %s", (*g)->name, why.s);
			buf_clear(&why);
			ok = false;
		}
	if (!schedule_read(&schedule, span_of(london), &why)) {
		selftest_wrong(t, EX_OSFILE,
			"the time zones: install tzdata, the system's data base of time zones: %s",
			why.s);
		ok = false;
	}
	if (ok)
		selftest_fine("boxes, rules, templates and time zones are there");
	buf_free(&why);
}

/* ---- the store ---- */

static void look_at_match(struct selftest *t, const struct match *m)
{
	struct buf why = BUF_INIT;
	const struct context c = { t->club, m, time_now(), &why };

	if (!club_edition(&c) || !charter_check(m, &why))
		selftest_wrong(t, EX_DATAERR, "the match %s: %s", m->name, why.s);
	else if (m->state == MATCH_ASIDE)
		selftest_note("the match %s is put aside: %s", m->name, m->reason);
	buf_free(&why);
}

static void look_at_store(struct selftest *t)
{
	struct buf why = BUF_INIT;
	enum found found;
	struct match m;
	long long last = 0;
	int n = 0;

	if (!store_check(t->club->store, &why)) {
		selftest_wrong(t, EX_IOERR, "the store: %s", why.s);
		buf_free(&why);
		return;
	}
	while ((found = store_next_match(t->club->store, last, &m, &why)) == FOUND) {
		last = m.id;
		n++;
		look_at_match(t, &m);
		match_free(&m);
	}
	if (found == UNREAD)
		selftest_wrong(t, EX_IOERR, "the store: %s", why.s);
	else
		selftest_fine("the store is whole: %d match%s", n, n == 1 ? "" : "es");
	buf_free(&why);
}

static void look_at_tick(struct selftest *t)
{
	struct buf why = BUF_INIT, when = BUF_INIT;
	long long last = 0, now = time_now();
	bool ok = store_get_note(t->club->store, NOTE_TICK, &last, &why);

	time_print(&when, last);
	if (!ok)
		selftest_wrong(t, EX_IOERR, "the store: %s", why.s);
	else if (!last)
		selftest_note("let cron or systemd call 'tradepost tick': tick was never called. "
			      "tradepost-mail(7) has the lines for both");
	else if (now - last > TICK_LATE)
		selftest_wrong(t, EX_CONFIG,
			"look at the crontab or the timer of this user: tick was last called on %s",
			when.s);
	else
		selftest_fine("tick was last called on %s", when.s);
	buf_free(&why);
	buf_free(&when);
}

/* ---- the command ---- */

int cmd_selftest(const struct command_call *call)
{
	struct selftest t = { .club = NULL, .code = EX_DONE };
	char *path = club_path(call->folder, "club.db");
	struct club club;

	/* Checked before the club is opened, as a fault here may keep it from opening. */
	if (!access(path, F_OK))
		look_at_folder(&t, call->folder);
	free(path);
	need_club(&club, call->folder);
	t.club = &club;
	selftest_transport(&t);
	look_at_keys(&t);
	look_at_data(&t);
	look_at_reader(&t);
	look_at_store(&t);
	look_at_tick(&t);
	if (call_flag(call, "mail")) {
		if (t.code)
			selftest_note("mend first what is wrong: no letter was sent");
		else
			selftest_mail(&t);
	}
	club_close(&club);
	return t.code;
}
