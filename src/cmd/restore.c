/* SPDX-License-Identifier: MIT
 * restore: puts a club back from a backup, then brings it to what it has published since, from the
 * papers that are found. The store it replaces is kept beside it. */
#include "base/file.h"
#include "club/behind.h"
#include "club/behind_look.h"
#include "club/recovery.h"
#include "cmd/open.h"
#include "cmd/pack.h"
#include "post/key.h"
#include "store/store_backup.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- putting back ---- */

/* Refuses another key: with it nothing in the club could go on. */
static void need_same_key(const char *path, const struct buf *packed)
{
	struct buf own = BUF_INIT, why = BUF_INIT;

	need(file_read(&own, path, PACKED_MOST, &why), EX_NOINPUT, &why);
	if (own.n && !span_same(span_of_buf(&own), span_of_buf(packed)))
		die(EX_USAGE, "'%s' is another key than that of the backup: move it away first",
			path);
	key_buf_wipe(&own);
}

static void put_file(struct store *from, const char *folder, const char *name)
{
	char *path = club_path(folder, name);
	struct buf bytes = BUF_INIT, why = BUF_INIT;
	bool is_public = !strcmp(name, "referee.pub");
	enum found there = store_unpack(from, name, &bytes, &why);
	struct stat st;

	need(there != UNREAD, EX_DATAERR, &why);
	if (there == FOUND && (stat(path, &st) || !st.st_size))
		need(file_write(path, bytes.s, bytes.n, is_public ? 0644 : 0600, &why),
			EX_CANTCREAT, &why);
	else if (there == FOUND && !strcmp(name, "referee.key"))
		need_same_key(path, &bytes);
	key_buf_wipe(&bytes);
	free(path);
}

static long long made_at(struct store *store, const char *file)
{
	struct buf why = BUF_INIT;
	long long made = 0;
	struct stat st;

	need(store_get_note(store, NOTE_BACKUP, &made, &why), EX_DATAERR, &why);
	if (!made && !stat(file, &st))
		made = st.st_mtime;
	return made ? made : 1;
}

static char *with_ending(const char *path, const char *ending)
{
	struct buf name = BUF_INIT;

	buf_fmt(&name, "%s%s", path, ending);
	return buf_take(&name);
}

/* Removes what a restore that was cut short has left. */
static void remove_store(const char *path)
{
	static const char *const endings[] = { "", "-wal", "-shm" };

	for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
		char *file = with_ending(path, endings[i]);

		unlink(file);
		free(file);
	}
}

/* Where closing a store fails, part of it is still in its log, and the file alone is not whole. */
static void need_whole(const char *path)
{
	char *log = with_ending(path, "-wal");

	if (!access(log, F_OK))
		die(EX_IOERR, "cannot write '%s' whole: do it again", path);
	free(log);
}

/* Makes the copy as it will lie in the club. */
static void make_ready(const char *folder, const char *file, const char *path)
{
	struct buf why = BUF_INIT;
	struct store *store;

	remove_store(path);
	need(store_copy_file(file, path, &why), EX_NOINPUT, &why);
	store = store_open_file(path, false, &why);
	need(store != NULL, EX_DATAERR, &why);
	need(store_check(store, &why), EX_DATAERR, &why);
	for (int i = 0; packed_files[i]; i++)
		put_file(store, folder, packed_files[i]);
	need(store_begin(store, &why), EX_IOERR, &why);
	need(behind_mark_all(store, made_at(store, file), &why)
			&& store_save_note(store, NOTE_BACKUP, 0, &why)
			&& store_drop_pack(store, &why) && store_commit(store, &why),
		EX_IOERR, &why);
	store_close(store);
	need_whole(path);
}

/* Returns a name that no store put away earlier has. */
static char *free_name(const char *folder)
{
	for (int n = 1;; n++) {
		struct buf name = BUF_INIT;
		char *path;

		buf_fmt(&name, "club.db.before-%d", n);
		path = club_path(folder, name.s);
		buf_free(&name);
		if (access(path, F_OK))
			return path;
		free(path);
	}
}

static void move_file(const char *from, const char *ending, const char *to)
{
	char *old = with_ending(from, ending), *new = with_ending(to, ending);

	if (rename(old, new) && errno != ENOENT)
		die(EX_CANTCREAT, "cannot rename '%s': %s", old, strerror(errno));
	free(old);
	free(new);
}

static void make_folder(const char *path)
{
	if (mkdir(path, 0700) && errno != EEXIST)
		die(EX_CANTCREAT, "cannot make the folder '%s': %s", path, strerror(errno));
}

static bool is_same(const char *one, const char *other)
{
	struct stat a, b;

	return !stat(one, &a) && !stat(other, &b) && a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

/* The log of a store is moved with it, as the file alone may lack writes. */
static void put_back(const struct command_call *call)
{
	char *path = club_path(call->folder, "club.db"),
	     *ready = club_path(call->folder, "club.db.ready");
	char *before = free_name(call->folder);
	char *spool = club_path(call->folder, "spool");

	if (is_same(call->word[0], ready))
		die(EX_USAGE, "'%s' is what a restore that was cut short has left: name the backup",
			ready);
	if (!is_same(call->word[0], path)) {
		if (!access(path, F_OK) && !call_flag(call, "yes"))
			die(EX_USAGE,
				"'%s' is there: 'tradepost restore --yes' puts the backup in its "
				"place"
				" and keeps it as '%s'",
				path, before);
		make_folder(spool);
		make_ready(call->folder, call->word[0], ready);
		move_file(path, "", before);
		move_file(path, "-wal", before);
		move_file(path, "-shm", before);
		move_file(ready, "", path);
	}
	free(path);
	free(ready);
	free(before);
	free(spool);
}

/* Marks a store that was put back by hand. */
static void mark_own(struct store *store)
{
	enum found found = NOT_FOUND;
	struct buf why = BUF_INIT;
	struct match m;
	long long last = 0, since = 0;

	while (!since && (found = store_next_match(store, last, &m, &why)) == FOUND) {
		last = m.id;
		need(behind_since(store, &m, &since, &why), EX_IOERR, &why);
		match_free(&m);
	}
	need(found != UNREAD, EX_IOERR, &why);
	if (since)
		return;
	need(store_begin(store, &why), EX_IOERR, &why);
	need(behind_mark_all(store, 1, &why) && store_commit(store, &why), EX_IOERR, &why);
}

/* Keeps other processes from working in the club until the program ends. */
static void lock_all(const char *folder)
{
	static const char *const works[] = { "run", "take", "send" };

	for (size_t i = 0; i < sizeof works / sizeof *works; i++) {
		struct club locked = { .folder = folder };

		need_lock(&locked, works[i]);
	}
}

/* ---- papers ---- */

static void add_source(struct evidence *e, const char *source)
{
	struct buf why = BUF_INIT;

	need(evidence_add(e, source, &why), EX_NOINPUT, &why);
}

/* ---- one match after the other ---- */

static void say_lost(const struct recovery *r)
{
	const struct match *m = &r->d->m;

	if (r->cannot && r->lost >= 0)
		printf("%s: what was played from season %d on is lost, up to season %d: %s\n",
			m->name, r->open, r->lost, r->reason.n ? r->reason.s : "no paper has it");
	else if (r->cannot)
		printf("%s: something is lost: %s\n", m->name, r->reason.s);
	else
		printf("%s: letters that were acknowledged for season %d are lost\n", m->name,
			m->season);
	printf("%s: a record says so, and its players are told to write for season %d\n", m->name,
		m->season);
}

static void say_unknown(const struct recovery *r)
{
	const struct match *m = &r->d->m;

	printf("%s: nothing here shows whether more of it was signed after the backup. Nothing is"
	       " signed of it till then: give the last report of one of its players, or say "
	       "--nothing-since"
	       " if nothing was mailed since\n",
		m->name);
}

/* Says how the recovery of a match ended. Returns whether the match can go on. */
static bool say_end(const struct recovery *r, enum recovery_end how)
{
	const struct match *m = &r->d->m;

	switch (how) {
	case RECOVERY_WHOLE:
		printf("%s: as it was signed last: season %d%s", m->name, m->season,
			m->state == MATCH_OVER ? " was not played any more" : " is open");
		printf(r->played ? ", %d played again\n" : "\n", r->played);
		break;
	case RECOVERY_LOST: say_lost(r); break;
	case RECOVERY_UNKNOWN: say_unknown(r); return false;
	case RECOVERY_GAP:
		printf("%s: record %d was signed and is not here: give a report of one of its "
		       "players"
		       " from that time\n",
			m->name, r->number);
		return false;
	case RECOVERY_TWO:
		printf("%s: the club has signed two records %d, and whoever has both can prove it:"
		       " restore an older backup\n",
			m->name, r->number);
		return false;
	case RECOVERY_AWAY:
		printf("%s: it went to another club after the backup, which signs it now: the match"
		       " is put aside here\n",
			m->name);
		break;
	case RECOVERY_SEALED:
		printf("%s: the letters of season %d were sealed for the witness, and not all are "
		       "here:"
		       " ask the players for the mails in which they sent them\n",
			m->name, m->season);
		return false;
	case RECOVERY_SEATING:
		printf("%s: it was started after the backup, with secrets that are lost: make a new"
		       " match, and tell its players\n",
			m->name);
		return false;
	}
	for (int s = 1; s <= m->seats; s++) {
		struct short_text seat = seat_text(match_game(m), s);

		if (r->rekeyed & ONLY(s))
			printf("%s: %s has had another key since: give it again by 'tradepost "
			       "seat'\n",
				m->name, seat.s);
		if (r->readdressed & ONLY(s))
			printf("%s: %s has had another address since: give it again by 'tradepost "
			       "seat %s %s --mail ADDRESS'\n",
				m->name, seat.s, m->name, seat.s);
	}
	return true;
}

static bool recovery_one(struct referee_act *d, const struct evidence *e, bool sure)
{
	struct recovery r = { .d = d, .e = e, .sure = sure };
	enum recovery_end how;
	bool goes = recovery_match(&r, &how);

	if (goes) {
		goes = say_end(&r, how);
	} else {
		store_rollback(d->club.store);
		warn("%s: the match waits, for it could not be restored: %s", d->m.name, d->why.s);
	}
	recovery_free(&r);
	buf_clear(&d->why);
	return goes;
}

static bool recovery_all(struct referee_act *d, const struct evidence *e, bool sure)
{
	enum found found;
	struct store *store = d->club.store;
	long long last = 0, since;
	bool all = true;

	while ((found = store_next_match(store, last, &d->m, &d->why)) == FOUND) {
		last = d->m.id;
		need_store(behind_since(store, &d->m, &since, &d->why), store, EX_IOERR, &d->why);
		if (since && !recovery_one(d, e, sure))
			all = false;
		record_row_free(&d->record);
		d->record = (struct record_row){ 0 };
		match_free(&d->m);
	}
	need_store(found != UNREAD, store, EX_IOERR, &d->why);
	return all;
}

/* ---- matches that are gone ---- */

static bool is_known(struct store *store, const char *gid)
{
	struct buf why = BUF_INIT;
	enum found found;
	struct match m;
	long long last = 0;
	bool is = false;

	while (!is && (found = store_next_match(store, last, &m, &why)) == FOUND) {
		last = m.id;
		is = !strcmp(m.gid, gid);
		match_free(&m);
	}
	need(is || found == NOT_FOUND, EX_IOERR, &why);
	return is;
}

static bool was_named(const struct evidence *e, int before, const unsigned char pk[HASH])
{
	for (int i = 0; i < before; i++)
		if (!strcmp(e->paper[i].gid, e->paper[before].gid)
			&& behind_is_signed(&e->paper[i], pk))
			return true;
	return false;
}

/* Names the matches that were made after the backup: no store has them, but their players wait. */
static bool say_gone(struct club *club, const struct evidence *e)
{
	struct buf why = BUF_INIT;
	const struct secret_key *key = club_key(club, &why);
	struct public_key own;
	bool any = false;

	need(key != NULL, EX_DATAERR, &why);
	own = key_public(key);
	for (int i = 0; i < e->papers; i++) {
		const struct paper *p = &e->paper[i];

		if (!behind_is_signed(p, own.pk) || was_named(e, i, own.pk)
			|| is_known(club->store, p->gid))
			continue;
		any = true;
		printf("%s: it was made after the backup, as '%s' shows, and is lost with its"
		       " secrets: make a new match, and tell its players\n",
			p->gid, p->source);
	}
	return any;
}

int cmd_restore(const struct command_call *call)
{
	const char *reason = call_flag(call, "why");
	struct referee_act d = { .c = { &d.club, &d.m, time_now(), &d.why },
		.reason = reason ? reason : "the store was lost, and a backup was put back" };
	struct evidence e = { 0 };
	bool all;

	if (!text_is_clean(d.reason, strlen(d.reason), REASON_BYTES))
		die(EX_USAGE, "'--why': a reason is one line of at most %d letters", REASON_BYTES);
	for (int i = 1; i < call->words; i++)
		add_source(&e, call->word[i]);
	make_folder(call->folder);
	lock_all(call->folder);
	put_back(call);
	need_club(&d.club, call->folder);
	d.club.restoring = true;
	mark_own(d.club.store);
	all = recovery_all(&d, &e, call_flag(call, "nothing-since") != NULL);
	all = !(e.papers && say_gone(&d.club, &e)) && all;
	evidence_free(&e);
	club_close(&d.club);
	return all ? EX_DONE : EX_TEMPFAIL;
}
