/* SPDX-License-Identifier: MIT
 *   year PROGRAM KNOWN MATCHES WEEKS SEED [power]
 *
 * Plays the year in the folder where it is called. With `power`, power fails. Prints what happened. */
#include "year.h"
#include "base/file.h"

#include <errno.h>
#include <sqlite3.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* Monday 4 January 2027, 10:00 UTC. */
enum { BEGIN = 1798797600 };

void wrong(const char *form, ...)
{
	va_list args;

	va_start(args, form);
	fputs("wrong: ", stdout);
	vprintf(form, args);
	putchar('\n');
	va_end(args);
	exit(1);
}

/* ---- what the store says ---- */

/* Calls back for each row; the values are text. */
static int each_row(const struct year *y, const char *sql,
	int (*with)(void *, int, char **, char **), void *what)
{
	struct buf path = BUF_INIT;
	sqlite3 *db;
	int code;

	buf_fmt(&path, "%s/club.db", y->folder);
	code = sqlite3_open_v2(path.s, &db, SQLITE_OPEN_READONLY, NULL);
	code = code ? code : sqlite3_exec(db, sql, with, what, NULL);
	if (code && code != SQLITE_ABORT)
		wrong("the store cannot be read: %s", sqlite3_errmsg(db));
	sqlite3_close(db);
	buf_free(&path);
	return code;
}

static int is_wrong(void *sentence, int n, char **value, char **name)
{
	(void)n;
	(void)name;
	wrong("%s %s", value[0], (const char *)sentence);
	return 0;
}

/* What must be true whenever the program has done its work. */
static void look(const struct year *y)
{
	static const struct {
		const char *sql, *sentence;
	} never[] = {
		{ "SELECT name || ' ' || reason FROM matches WHERE state = 3", "is put aside" },
		{ "SELECT message_id FROM mails WHERE state = 0", "has not left" },
		{ "SELECT name FROM matches WHERE season > 0 AND NOT EXISTS (SELECT 1 FROM seasons"
		  " WHERE match = id AND seasons.season = matches.season - 1)",
			"lacks its last season" },
		{ "SELECT * FROM pragma_foreign_key_check", "has a row that belongs to nothing" },
		{ "SELECT m.name || ' ' || s.seat FROM matches AS m JOIN seats AS s ON s.match = "
		  "m.id"
		  " JOIN attendance AS a ON a.match = m.id AND a.seat = s.seat"
		  " WHERE m.season > 1 AND NOT a.vacant AND s.mail NOT IN"
		  " (SELECT mail FROM addresses WHERE bad <> '') AND NOT EXISTS (SELECT 1 FROM"
		  " mails WHERE match = m.id AND mails.season = m.season - 1 AND mails.seat ="
		  " s.seat AND kind = 'report') AND EXISTS (SELECT 1 FROM mails WHERE match ="
		  " m.id AND mails.season = m.season - 1 AND kind = 'report')",
			"got no report, as others did" },
	};

	for (size_t i = 0; i < sizeof never / sizeof *never; i++)
		each_row(y, never[i].sql, is_wrong, (void *)never[i].sentence);
}

/* After the deadline of the week no match waits that nobody holds. */
static void look_for_stalled(const struct year *y)
{
	struct buf sql = BUF_INIT;

	buf_fmt(&sql,
		"SELECT name FROM matches JOIN clocks ON match = id WHERE state = 1 AND held = 0 "
		"AND"
		" deadline BETWEEN 1 AND %lld",
		y->now);
	each_row(y, sql.s, is_wrong, (void *)"was not played at its deadline");
	each_row(y,
		"SELECT integrity_check FROM pragma_integrity_check WHERE integrity_check <> 'ok'",
		is_wrong, (void *)"in the store");
	buf_free(&sql);
}

/* ---- the referee ---- */

static void give_seat(struct year *y, struct year_match *m, int seat)
{
	struct player *p = &m->player[seat];
	struct buf line = BUF_INIT, name = BUF_INIT, why = BUF_INIT;
	struct public_key public;

	player_begins(p, m, seat);
	public = key_public(&p->key);
	key_line(&public, &line);
	seat_print(&name, m->game, seat);
	if (!file_write("key.pub", line.s, line.n, 0600, &why))
		wrong("%s", why.s);
	do_command(y, "seat", m->name, name.s, "--name", p->name, "--mail", p->mail, "--key",
		"key.pub");
	buf_free(&line);
	buf_free(&name);
}

static void open_match(struct year *y, struct year_match *m)
{
	static const char *const missing[] = { "missing=default", "missing=autopilot",
		"missing=default", "missing=hold" };
	char n[4], number[16];

	*m = (struct year_match){ .number = ++y->opened };
	random_make(&m->lots, y->seed * 100000 + (uint64_t)m->number);
	m->game = all_games[m->number % y->games];
	m->seats = 2 + random_below(&m->lots, 3);
	m->day = random_below(&m->lots, 5);
	snprintf(m->name, sizeof m->name, "m%d", m->number);
	snprintf(n, sizeof n, "%d", m->seats);
	snprintf(number, sizeof number, "%d", (int)(y->seed % 1000) * 10000 + m->number);
	do_command(y, "new", m->game->name, m->name, "--seats", n, "--set",
		"schedule=sun 20:00 Europe/London", "--set", missing[m->number % 4], "--set",
		happens(&m->lots, 500) ? "early=no" : "early=yes");
	if (run_tool(y, "match", y->folder, m->name, number, NULL))
		wrong("the dice of %s cannot be known", m->name);
	for (int s = 1; s <= m->seats; s++)
		give_seat(y, m, s);
	do_command(y, "start", m->name);
}

static struct year_match *match_named(struct year *y, const char *name)
{
	for (int i = 0; i < y->matches; i++)
		if (!strcmp(y->match[i].name, name))
			return &y->match[i];
	return NULL;
}

static int replace_player(void *with, int n, char **value, char **name)
{
	struct year *y = with;
	struct year_match *m = match_named(y, value[0]);

	(void)n;
	(void)name;
	if (m && happens(&m->lots, 500)) {
		player_ends(&m->player[atoi(value[1])]);
		give_seat(y, m, atoi(value[1]));
		y->replaced++;
	}
	return 0;
}

static int let_go(void *with, int n, char **value, char **name)
{
	(void)n;
	(void)name;
	do_command((struct year *)with, "go", value[0]);
	return 0;
}

/* A match that has ended makes room for another. */
static int end_match(void *with, int n, char **value, char **name)
{
	struct year *y = with;
	struct year_match *m = match_named(y, value[0]);

	(void)n;
	(void)name;
	if (!m)
		return 0;
	for (int s = 1; s <= m->seats; s++)
		player_ends(&m->player[s]);
	open_match(y, m);
	return 0;
}

static void mondays(struct year *y)
{
	each_row(y, "SELECT name FROM matches WHERE state = 2", end_match, y);
	each_row(y,
		"SELECT name, a.seat FROM matches AS m JOIN attendance AS a ON a.match = m.id"
		" WHERE state = 1 AND vacant",
		replace_player, y);
	each_row(y,
		"SELECT name FROM matches JOIN clocks ON match = id WHERE state = 1 AND held > 0",
		let_go, y);
	unlink("night.db");
	do_command(y, "backup", "night.db");
	forget_since();
}

static const char *day_after(const struct year *y, int days, char when[32])
{
	time_t then = (time_t)(y->now + days * DAY);

	strftime(when, 32, "%Y-%m-%d %H:%M", gmtime(&then));
	return when;
}

static int interfere(void *with, int n, char **value, char **name)
{
	struct year *y = with;
	struct year_match *m = match_named(y, value[0]);
	int what = m ? random_below(&m->lots, 100) : 99;
	char when[32];

	(void)n;
	(void)name;
	if (what > 3)
		return 0;
	y->acts++;
	if (what == 0)
		do_command(y, "hold", "--why", "The referee is ill.", value[0]);
	else if (what == 1)
		do_command(y, "amend", "--why", "So it was meant.", value[0]);
	else if (what == 2)
		do_command(
			y, "rollback", "--yes", "--why", "It was a mistake.", value[0], value[1]);
	else
		do_command(y, "extend", "--why", "Somebody travels.", value[0],
			day_after(y, 12, when));
	return 0;
}

/* The disk is gone: last Monday's copy, and what was mailed since. */
static void restore(struct year *y)
{
	const char *const files[] = { "", "-wal", "-shm" };

	for (size_t i = 0; i < 3; i++) {
		struct buf path = BUF_INIT;

		buf_fmt(&path, "%s/club.db%s", y->folder, files[i]);
		unlink(path.s);
		buf_free(&path);
	}
	y->restores++;
	do_command(y, "restore", "--nothing-since", "--why", "The disk broke.", "night.db", "since",
		"last");
}

/* ---- the weeks ---- */

static void work(struct year *y, int failures)
{
	post_in(y);
	tick(y, failures);
	post_out(y);
	look(y);
}

/* Ticks at 10:00 on each day, and around the deadline, which is at 19:00 UTC in summer. */
static void play_week(struct year *y, int week, int weeks)
{
	for (int day = 0; day < 7; day++) {
		y->now = BEGIN + (long long)week * WEEK + (long long)day * DAY;
		if (day == 0)
			mondays(y);
		if (day == 2)
			each_row(y,
				"SELECT name, season - 1 FROM matches WHERE state = 1 AND season > "
				"1",
				interfere, y);
		if (day == 3 && (week == weeks / 3 || week == weeks * 2 / 3))
			restore(y);
		if (day == 6)
			players_repeat(y);
		work(y, 3);
		players_write(y, day);
	}
	y->now += 9 * HOUR + HOUR / 2;
	work(y, y->matches / 2 + 1);
	y->now += HOUR;
	work(y, y->matches / 2 + 1);
	look_for_stalled(y);
}

static void open_year(struct year *y)
{
	static const char conf[] = "mail = referee@localhost\ntake = ../mailbox\nbounces = yes\n";
	struct buf path = BUF_INIT, why = BUF_INIT;

	for (y->games = 0; all_games[y->games];)
		y->games++;
	mkdir("boxes", 0700);
	mkdir("since", 0700);
	mkdir("last", 0700);
	mkdir("mailbox", 0700);
	mkdir("mailbox/new", 0700);
	mkdir("mailbox/cur", 0700);
	mkdir("mailbox/tmp", 0700);
	y->now = BEGIN;
	do_command(y, "init");
	if (run_tool(y, "key", "club/referee", "0", NULL))
		wrong("the club's key cannot be known");
	buf_fmt(&path, "%s/tradepost.conf", y->folder);
	if (!file_write(path.s, conf, strlen(conf), 0600, &why))
		wrong("%s", why.s);
	buf_free(&path);
	for (int i = 0; i < y->matches; i++)
		open_match(y, &y->match[i]);
}

static int take_number(void *n, int columns, char **value, char **name)
{
	(void)columns;
	(void)name;
	*(int *)n = atoi(value[0]);
	return 0;
}

int main(int argc, char **argv)
{
	struct year y = { .folder = "club", .failing = argc > 6 };
	int weeks, seasons = 0;

	if (argc < 6 || !chance_begin())
		return 64;
	mail_begin();
	y.program = argv[1];
	y.known = argv[2];
	y.matches = atoi(argv[3]);
	weeks = atoi(argv[4]);
	y.seed = (uint64_t)atoll(argv[5]);
	y.match = xalloc((size_t)y.matches, sizeof *y.match);
	random_make(&y.power, y.seed);
	open_year(&y);
	for (int week = 0; week < weeks; week++)
		play_week(&y, week, weeks);
	each_row(&y, "SELECT count(*) FROM seasons", take_number, &seasons);
	printf("year: %d matches, %d seasons, %d letters (%d lost, %d late, %d twice), %d mails "
	       "(%d came "
	       "back), %d absences, %d replaced, %d acts, %d restores, %d kills\n",
		y.opened, seasons, y.letters, y.lost, y.late, y.doubled, y.mails, y.returned,
		y.absences, y.replaced, y.acts, y.restores, y.kills);
	mail_end();
	return 0;
}
