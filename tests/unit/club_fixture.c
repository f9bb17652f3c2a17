/* SPDX-License-Identifier: MIT */
#include "club_fixture.h"
#include "base/data.h"
#include "base/file.h"
#include "club/away.h"
#include "club/charter.h"
#include "club/deadline.h"
#include "club/intake.h"
#include "club/remind.h"
#include "club/seating.h"
#include "club/token.h"
#include "post/seal.h"
#include "store/store_inner.h"
#include "store/store_pages.h"
#include "store_fault.h"

#include <ftw.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Saturday 21 November 2026, 12:00 UTC. */
enum { BEGIN = 1795262400 };

/* ---- the club ---- */

static void write_file(const struct fixture *f, const char *name, const struct buf *text)
{
	struct buf why = BUF_INIT;
	char *path = club_path(f->folder, name);

	if (!file_write(path, text->s, text->n, 0600, &why))
		fail_msg("%s", why.s);
	free(path);
}

static void make_folder(struct fixture *f)
{
	const char *memory = access("/dev/shm", W_OK) ? getenv("TMPDIR") : "/dev/shm";

	snprintf(f->folder, sizeof f->folder, "%s/tradepost-club-XXXXXX", memory ? memory : "/tmp");
	if (!mkdtemp(f->folder))
		fail_msg("no folder can be made");
}

static void make_club(struct fixture *f)
{
	struct buf text = BUF_INIT;
	struct secret_key key;
	struct store *store;

	buf_str(&text, "mail = referee@localhost\nanswers = 1000\n");
	write_file(f, "tradepost.conf", &text);
	buf_clear(&text);
	key_new(&key);
	key_secret_file(&key, &text);
	write_file(f, "referee.key", &text);
	key_buf_wipe(&text);
	store = store_open(f->folder, true, &f->why);
	if (!store)
		fail_msg("%s", f->why.s);
	store_close(store);
}

/* A club's warnings have no place of their own: the last one of all clubs. */
static char shown[400];

static void keep_shown(const char *line)
{
	snprintf(shown, sizeof shown, "%s", line);
}

const char *fixture_shown(void)
{
	return shown;
}

/* ---- what ends a rest ---- */

const char *const fixture_awaited[] = { "amends", "attendance", "clocks", "letters", "matches",
	"records", "seals", "seasons", "witnesses", NULL };

static void do_sql(struct fixture *f, const char *sql)
{
	if (sqlite3_exec(f->club.store->db, sql, NULL, NULL, NULL))
		fail_msg("%s", sqlite3_errmsg(f->club.store->db));
}

/* From now on the matches in whose tables something is changed are noted. A rest that is over is none, but shows
 * whether it was ended. */
static void watch_rests(struct fixture *f)
{
	static const char *const when[][2] = { { "INSERT", "NEW" }, { "UPDATE", "NEW" },
		{ "DELETE", "OLD" } };

	do_sql(f, "CREATE TEMP TABLE changed (match INTEGER, at TEXT)");
	for (int i = 0; fixture_awaited[i]; i++)
		for (int k = 0; k < 3; k++) {
			bool own = !strcmp(fixture_awaited[i], "matches");
			struct buf sql = BUF_INIT;

			buf_fmt(&sql,
				"CREATE TEMP TRIGGER watch_%s_%d AFTER %s ON %s %s BEGIN INSERT "
				"INTO"
				" changed SELECT id, '%s' FROM matches WHERE id = %s.%s AND wake "
				"<> 0;"
				" END",
				fixture_awaited[i], k, when[k][0], fixture_awaited[i],
				own && k == 1 ? "WHEN NEW.wake = OLD.wake" : "", fixture_awaited[i],
				when[k][1], own ? "id" : "match");
			do_sql(f, sql.s);
			buf_free(&sql);
		}
	do_sql(f, "UPDATE matches SET wake = 1 WHERE wake = 0");
}

static int fail_asleep(void *unused, int n, char **value, char **name)
{
	(void)unused;
	(void)n;
	(void)name;
	fail_msg("a match still rests though its %s changed", value[0]);
	return 0;
}

static void look_at_rests(struct fixture *f)
{
	sqlite3_exec(f->club.store->db,
		"SELECT at FROM changed JOIN matches ON id = match WHERE wake <> 0 LIMIT 1",
		fail_asleep, NULL, NULL);
	do_sql(f, "UPDATE matches SET wake = 1 WHERE wake = 0; DELETE FROM changed");
}

static void open_club(struct fixture *f)
{
	if (club_open(&f->club, f->folder, &f->why) != CLUB_OPEN)
		fail_msg("%s", f->why.s);
	f->club.warn = keep_shown;
	watch_rests(f);
}

int fixture_open(void **state)
{
	(void)state;
	mail_begin();
	return chance_begin() ? 0 : -1;
}

int fixture_close(void **state)
{
	(void)state;
	mail_end();
	return 0;
}

int fixture_make(void **state)
{
	struct fixture *f = xalloc(1, sizeof *f);

	f->now = BEGIN;
	f->text = f->why = f->sent = (struct buf)BUF_INIT;
	make_folder(f);
	make_club(f);
	open_club(f);
	*state = f;
	return 0;
}

static int remove_one(const char *path, const struct stat *st, int type, struct FTW *where)
{
	(void)st;
	(void)type;
	(void)where;
	return remove(path);
}

int fixture_free(void **state)
{
	struct fixture *f = *state;

	match_free(&f->m);
	club_close(&f->club);
	nftw(f->folder, remove_one, 8, FTW_DEPTH | FTW_PHYS);
	buf_free(&f->text);
	buf_free(&f->why);
	buf_free(&f->sent);
	free(f);
	return 0;
}

void fixture_reopen(struct fixture *f)
{
	club_close(&f->club);
	open_club(f);
}

void fixture_set(struct fixture *f, const char *settings)
{
	char *path = club_path(f->folder, "tradepost.conf");
	struct buf text = BUF_INIT;

	DONE(f, file_read(&text, path, 65536, &f->why));
	buf_str(&text, settings);
	write_file(f, "tradepost.conf", &text);
	buf_free(&text);
	free(path);
	fixture_reopen(f);
}

/* ---- steps that fail ---- */

/* Returns which calls of the store fail before a step is done: FAULTS in the environment says each how
 * manieth; 0: none. */
static int faults(void)
{
	const char *n = getenv("FAULTS");

	return n ? atoi(n) : 0;
}

/* Does a step. Before that, it fails for want of the store, and leaves nothing behind. */
static void in_spite_of_faults(
	struct fixture *f, bool (*step)(struct fixture *, void *), void *with)
{
	bool done, failed = true;

	for (int n = faults(); failed; n += faults()) {
		store_fault_at(n);
		done = step(f, with);
		failed = store_fault_came();
		if (!failed)
			break;
		if (done)
			fail_msg("call %d of the store has failed unseen", n);
		if (!f->why.n)
			fail_msg("call %d of the store has failed without a reason", n);
		buf_clear(&f->why);
		fixture_reopen(f);
		fixture_look(f);
	}
	DONE(f, done);
}

/* ---- the match ---- */

static void seat_player(struct fixture *f, int number)
{
	struct buf name = BUF_INIT, mail = BUF_INIT, line = BUF_INIT;
	struct seat seat = { .seat = number, .standing = (char *)"" };
	struct public_key public;

	seat_print(&name, NULL, number);
	buf_fmt(&mail, "%s@example.org", name.s);
	buf_str(&name, " player");
	key_new(&f->key[number]);
	public = key_public(&f->key[number]);
	key_line(&public, &line);
	seat.name = name.s;
	seat.mail = mail.s;
	seat.key = line.s;
	DONE(f, seating_give(HERE(f), &seat));
	buf_free(&name);
	buf_free(&mail);
	buf_free(&line);
}

/* Its secret is the same in each run. */
static void plan_match(struct fixture *f, const char *name, int n, const char *charter)
{
	struct match *m = &f->m;

	*m = (struct match){ .seats = n,
		.rules = game_named("ktech")->revision,
		.made = f->now,
		.options = xcopy("", 0),
		.reason = xcopy("", 0),
		.charter = xcopy("", 0) };
	snprintf(m->name, sizeof m->name, "%s", name);
	snprintf(m->gid, sizeof m->gid, "%s.0123456789ab", name);
	strcpy(m->game, "ktech");
	memset(m->secret, n, sizeof m->secret);
	DONE(f, charter_set_lines(m, span_of(charter), &f->why));
}

void fixture_match(struct fixture *f, const char *name, int n, const char *charter)
{
	struct buf xml = BUF_INIT;
	struct edition *edition;

	match_free(&f->m);
	plan_match(f, name, n, charter);
	DONE(f, data_read(&xml, "db/boxes/ktech.xml", &f->why));
	edition = edition_make(game_named("ktech"), span_of_buf(&xml), "ktech.xml", &f->why);
	DONE(f, edition != NULL);
	memcpy(f->m.box, edition->hash, sizeof f->m.box);
	edition_free(edition);
	fixture_begin(f);
	DONE(f, seating_open(HERE(f), &f->m, span_of_buf(&xml), f->witness));
	for (int s = 1; s <= n; s++)
		seat_player(f, s);
	fixture_commit(f);
	buf_free(&xml);
}

static bool start(struct fixture *f, void *unused)
{
	(void)unused;
	return store_begin(f->club.store, &f->why) && seating_start(HERE(f), &f->m, 0)
		&& store_commit(f->club.store, &f->why);
}

void fixture_start(struct fixture *f)
{
	fixture_step(f);
	in_spite_of_faults(f, start, NULL);
	fixture_look(f);
}

static int make_started(void **state, int n)
{
	if (fixture_make(state))
		return -1;
	fixture_match(*state, "harbour", n, "");
	fixture_start(*state);
	return 0;
}

int fixture_make_two(void **state)
{
	return make_started(state, 2);
}

int fixture_make_three(void **state)
{
	return make_started(state, 3);
}

void fixture_look(struct fixture *f)
{
	char name[sizeof f->m.name];

	strcpy(name, f->m.name);
	match_free(&f->m);
	FINDS(f, store_get_match(f->club.store, span_of(name), &f->m, &f->why));
}

void fixture_charter(struct fixture *f, const char *line)
{
	DONE(f, charter_set_line(&f->m, span_of(line), &f->why));
	fixture_begin(f);
	DONE(f, store_save_match(f->club.store, &f->m, &f->why));
	fixture_commit(f);
}

/* ---- steps ---- */

/* A second goes by, so that what is told twice is told at two times. */
void fixture_step(struct fixture *f)
{
	struct mail_row row;

	look_at_rests(f);
	*shown = 0;
	f->now++;
	while (store_next_mail(f->club.store, f->mail, &row, &f->why) == FOUND) {
		f->mail = row.id;
		mail_row_free(&row);
	}
	DONE(f, true);
}

void fixture_begin(struct fixture *f)
{
	DONE(f, store_begin(f->club.store, &f->why));
}

void fixture_commit(struct fixture *f)
{
	DONE(f, store_commit(f->club.store, &f->why));
	fixture_look(f);
}

static void find_verdict(struct fixture *f)
{
	struct letter_row row;

	f->verdict[0] = 0;
	while (store_next_letter(f->club.store, f->m.id, f->m.season, f->letter, &row, &f->why)
		== FOUND) {
		f->letter = row.id;
		strcpy(f->verdict, row.verdict);
		letter_row_free(&row);
	}
	DONE(f, true);
}

static bool take(struct fixture *f, void *incoming)
{
	struct intake k = { .c = { &f->club, NULL, f->now, &f->why } };
	bool ok = store_begin(f->club.store, &f->why);

	if (!ok)
		return false;
	k.lookup = lookup_make(&k.c);
	ok = intake_mail(&k, incoming) && store_commit(f->club.store, &f->why);
	lookup_free(k.lookup);
	return ok;
}

const char *fixture_take(struct fixture *f, const char *bytes)
{
	struct incoming_letter a = { .name = "a mail" };

	fixture_step(f);
	buf_clear(&f->sent);
	buf_str(&f->sent, bytes);
	a.bytes = span_of_buf(&f->sent);
	a.received = f->now;
	in_spite_of_faults(f, take, &a);
	fixture_look(f);
	find_verdict(f);
	return f->verdict;
}

void fixture_mail(struct buf *b, const struct fixture *f, int seat, const char *text)
{
	buf_str(b, "From: ");
	seat_print(b, NULL, seat);
	buf_fmt(b,
		"@example.org\nTo: referee@localhost\nSubject: orders\n"
		"Message-ID: <%lld.%lld@example.org>\n\n%s",
		f->now, f->seq, text);
}

const char *fixture_carried(struct fixture *f, const char *mail_header, int seat,
	const char *header, const char *body, int key)
{
	struct buf text = BUF_INIT, seal = BUF_INIT, block = BUF_INIT, mail = BUF_INIT;

	f->seq++;
	buf_fmt(&text, "match %s\nseat ", f->m.gid);
	seat_print(&text, NULL, seat);
	buf_fmt(&text, "\n%s%s\n", header, body);
	seal_sign(&f->key[key], span_of_buf(&text), "a letter", &seal);
	seal_block(span_of_buf(&seal), span_of_buf(&text), &block);
	buf_str(&mail, mail_header);
	fixture_mail(&mail, f, seat, block.s);
	fixture_take(f, mail.s);
	buf_free(&text);
	buf_free(&seal);
	buf_free(&block);
	buf_free(&mail);
	return f->verdict;
}

const char *fixture_letter_of(
	struct fixture *f, int seat, const char *header, const char *body, int key)
{
	return fixture_carried(f, "", seat, header, body, key);
}

const char *fixture_mailed(struct fixture *f, const char *from, const char *to, const char *text)
{
	struct buf mail = BUF_INIT;

	buf_fmt(&mail, "From: %s\nTo: <%s>\nMessage-ID: <%lld@x>\n\n%s\n", from, to, ++f->seq,
		text);
	fixture_take(f, mail.s);
	buf_free(&mail);
	return f->verdict;
}

void fixture_seat_address(struct fixture *f, int number, struct buf *address)
{
	char token[TOKEN_TEXT];
	struct seat seat;

	FINDS(f, store_get_seat(f->club.store, f->m.id, number, &seat, &f->why));
	token_make(&f->m, f->m.season, &seat, token);
	token_address(address, &f->club, &f->m, token);
	seat_free(&seat);
}

void fixture_answers_go(struct fixture *f, const char *to, const char *holds, struct buf *address)
{
	struct mail_row row;
	long long last = 0;
	const char *at;

	buf_clear(address);
	while (store_next_mail(f->club.store, last, &row, &f->why) == FOUND) {
		last = row.id;
		at = memmem(row.bytes, row.bytes_n, "\nReply-To: <", 12);
		if (at && !strcmp(row.to, to)
			&& memmem(row.bytes, row.bytes_n, holds, strlen(holds))) {
			buf_clear(address);
			buf_add(address, at + 12, strcspn(at + 12, ">"));
		}
		mail_row_free(&row);
	}
	DONE(f, true);
	assert_true(address->n);
}

const char *fixture_letter(struct fixture *f, int seat, const char *body)
{
	char header[80];

	snprintf(header, sizeof header, "season %d\nseq %lld\n", f->m.season, f->seq + 1);
	return fixture_letter_of(f, seat, header, body, seat);
}

const char *fixture_unsigned(struct fixture *f, int seat, const char *mail_header, const char *body)
{
	struct buf text = BUF_INIT, mail = BUF_INIT;

	buf_fmt(&text, "match %s\nseason %d\nseat ", f->m.name, f->m.season);
	seat_print(&text, NULL, seat);
	buf_fmt(&text, "\nseq %lld\n%s\n", ++f->seq, body);
	buf_str(&mail, mail_header);
	fixture_mail(&mail, f, seat, text.s);
	fixture_take(f, mail.s);
	buf_free(&text);
	buf_free(&mail);
	return f->verdict;
}

struct run {
	bool anyway;
	enum season_end end;
};
static bool run(struct fixture *f, void *of)
{
	struct run *r = of;
	bool ok = season_run(HERE(f), f->m.id, f->m.season, r->anyway, &r->end);

	if (ok) {
		buf_clear(&f->text);
		buf_str(&f->text, f->why.s);
		buf_clear(&f->why);
	}
	return ok;
}

enum season_end fixture_run(struct fixture *f, bool anyway)
{
	struct run r = { .anyway = anyway };

	fixture_step(f);
	f->letter = 0;
	in_spite_of_faults(f, run, &r);
	fixture_look(f);
	return r.end;
}

void fixture_at(struct fixture *f, const char *when)
{
	char text[32];

	snprintf(text, sizeof text, "%.10sT%sZ", when, when + 11);
	if (!time_read(span_of(text), &f->now))
		fail_msg("'%s' is no time", when);
}

static bool look(struct fixture *f, void *unused)
{
	(void)unused;
	return away_look(HERE(f)) && remind_matches(HERE(f));
}

static bool settle(struct fixture *f, void *due)
{
	return deadline_settle(HERE(f), due);
}

int fixture_tick(struct fixture *f, const char *when)
{
	struct run r = { .end = SEASON_LEFT };
	enum deadline_state due;

	fixture_step(f);
	fixture_at(f, when);
	f->letter = 0;
	in_spite_of_faults(f, look, NULL);
	in_spite_of_faults(f, settle, &due);
	if (due == DUE_NOW)
		in_spite_of_faults(f, run, &r);
	assert_int_equal(r.end, due == DUE_NOW ? SEASON_PLAYED : SEASON_LEFT);
	fixture_look(f);
	return f->m.season;
}

void fixture_season(struct fixture *f)
{
	for (int s = 1; s <= f->m.seats; s++)
		assert_string_equal(fixture_letter(f, s, ""), "taken");
	assert_int_equal(fixture_run(f, false), SEASON_PLAYED);
}

void fixture_act(struct fixture *f, struct referee_act *d, const char *reason)
{
	fixture_step(f);
	fixture_begin(f);
	*d = (struct referee_act){
		.club = f->club, .c = { &d->club, &d->m, f->now, &f->why }, .reason = reason
	};
	FINDS(f, store_get_match(f->club.store, span_of(f->m.name), &d->m, &f->why));
	DONE(f, chain_state(&d->c, &d->state));
	d->edition = club_edition(&d->c);
	DONE(f, d->edition != NULL);
}

void fixture_leave_act(struct fixture *f, struct referee_act *d)
{
	f->club = d->club;
	record_row_free(&d->record);
	match_free(&d->m);
	fixture_commit(f);
}

static int keep_number(void *number, int n, char **value, char **name)
{
	(void)n;
	(void)name;
	*(long long *)number = value[0] ? atoll(value[0]) : 0;
	return 0;
}

long long fixture_number(struct fixture *f, const char *sql)
{
	char *path = club_path(f->folder, "club.db"), *wrong = NULL;
	long long number = 0;
	sqlite3 *db;

	assert_int_equal(sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE, pages_vfs()), SQLITE_OK);
	sqlite3_exec(db, sql, keep_number, &number, &wrong);
	if (wrong)
		fail_msg("%s: %s", sql, wrong);
	sqlite3_close(db);
	free(path);
	return number;
}

void fixture_sql(struct fixture *f, const char *sql)
{
	fixture_number(f, sql);
	fixture_reopen(f);
	fixture_look(f);
}

/* ---- what came of it ---- */

static bool is_meant(const struct mail_row *row, const char *kind, int seat)
{
	return (!kind || !strcmp(row->kind, kind)) && (seat < 0 || row->seat == seat);
}

int fixture_mails(struct fixture *f, const char *kind, int seat)
{
	struct mail_row row;
	long long last = f->mail;
	int n = 0;

	while (store_next_mail(f->club.store, last, &row, &f->why) == FOUND) {
		last = row.id;
		n += is_meant(&row, kind, seat);
		mail_row_free(&row);
	}
	DONE(f, true);
	return n;
}

static void read_mail(struct buf *b, const struct mail_row *row)
{
	struct buf all = BUF_INIT;
	struct span rest, word;
	struct mail mail;

	if (!mail_read(&mail, (struct span){ row->bytes, row->bytes_n }))
		fail_msg("a mail cannot be read");
	buf_add(&all, mail.subject.s, mail.subject.n);
	for (int i = 0; i < mail.parts; i++)
		if (!mail.part[i].file) {
			buf_char(&all, '\n');
			buf_add(&all, mail.part[i].text.s, mail.part[i].text.n);
		}
	buf_clear(b);
	rest = span_of_buf(&all);
	while (span_line(&rest, &word))
		for (struct span line = word; span_word(&line, &word);) {
			buf_str(b, b->n ? " " : "");
			buf_add(b, word.s, word.n);
		}
	mail_free(&mail);
	buf_free(&all);
}

const char *fixture_told(struct fixture *f, const char *kind, int seat)
{
	struct mail_row row;
	long long last = f->mail;
	bool found = false;

	while (store_next_mail(f->club.store, last, &row, &f->why) == FOUND) {
		last = row.id;
		if (is_meant(&row, kind, seat)) {
			found = true;
			read_mail(&f->text, &row);
		}
		mail_row_free(&row);
	}
	DONE(f, true);
	if (!found)
		fail_msg("no mail of the kind '%s' went to seat %d", kind ? kind : "any", seat);
	return f->text.s;
}

const char *fixture_ask(struct fixture *f, int seat, const char *body)
{
	fixture_letter(f, seat, body);
	return fixture_told(f, fixture_mails(f, "answer", seat) ? "answer" : "ack", seat);
}

const char *fixture_log(struct fixture *f)
{
	struct unknown_row row;

	buf_clear(&f->text);
	if (store_next_unknown(f->club.store, 0, &row, &f->why) == FOUND) {
		buf_str(&f->text, row.reason);
		unknown_row_free(&row);
	}
	DONE(f, true);
	return f->text.s;
}

void fixture_plays(struct fixture *f, int seat, const char *part)
{
	struct letter_row best;
	enum found found = store_best_letter(
		f->club.store, f->m.id, f->m.season, seat, INT64_MAX, &best, &f->why);

	assert_int_equal(found, part ? FOUND : NOT_FOUND);
	if (part)
		SAYS(best.text, part);
	letter_row_free(&best);
}

struct attendance_row fixture_attendance(struct fixture *f, int seat)
{
	struct attendance_row row;

	DONE(f, store_get_attendance(f->club.store, f->m.id, seat, &row, &f->why));
	return row;
}
