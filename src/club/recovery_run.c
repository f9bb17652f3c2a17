/* SPDX-License-Identifier: MIT */
#include "club/recovery_run.h"
#include "club/behind.h"
#include "club/behind_look.h"
#include "post/key.h"

#include <string.h>

/* ---- how it ended ---- */

static void say_lost(struct buf *b, const struct recovery *r)
{
	const struct match *m = &r->d->m;

	if (r->cannot && r->lost >= 0)
		buf_fmt(b, "%s: what was played from season %d to season %d is lost: %s\n", m->name,
			r->open, r->lost, r->reason.n ? r->reason.s : "no source has it");
	else if (r->cannot)
		buf_fmt(b, "%s: something is lost: %s\n", m->name, r->reason.s);
	else
		buf_fmt(b, "%s: letters that were acknowledged for season %d are lost\n", m->name,
			m->season);
	buf_fmt(b,
		"%s: a record tells of the loss, and a mail asks each player for a letter for "
		"season %d\n",
		m->name, m->season);
}

static void say_unknown(struct buf *b, const struct recovery *r)
{
	const struct match *m = &r->d->m;

	buf_fmt(b,
		"%s: give the last report of one of its players: put the report into a folder, and "
		"call 'tradepost restore %s/club.db FOLDER'. If nothing was mailed after the "
		"backup, call 'tradepost restore --nothing-since %s/club.db'. No source shows "
		"whether more was signed after the backup, so the match waits\n",
		m->name, r->d->club.folder, r->d->club.folder);
}

/* Names the seats whose key or address is not known any more. */
static void say_seats(struct buf *b, const struct recovery *r)
{
	const struct match *m = &r->d->m;

	for (int s = 1; s <= m->seats; s++) {
		struct short_text seat = seat_text(match_game(m), s);

		if (r->rekeyed & ONLY(s))
			buf_fmt(b,
				"%s: ask the player of %s for their key, and give it by 'tradepost "
				"seat %s %s "
				"--key FILE.pub': the key changed after the backup\n",
				m->name, seat.s, m->name, seat.s);
		if (r->readdressed & ONLY(s))
			buf_fmt(b,
				"%s: ask the player of %s for their address, and give it by "
				"'tradepost seat %s %s"
				" --mail ADDRESS': the address changed after the backup\n",
				m->name, seat.s, m->name, seat.s);
	}
}

/* Says how the recovery of a match ended. Returns whether the match can go on. */
static bool say_end(struct buf *b, const struct recovery *r, enum recovery_end how)
{
	const struct match *m = &r->d->m;

	switch (how) {
	case RECOVERY_WHOLE:
		buf_fmt(b, "%s: the match is as it was signed last: ", m->name);
		if (m->state == MATCH_OVER)
			buf_str(b, "it is over");
		else
			buf_fmt(b, "season %d is open", m->season);
		if (r->played)
			buf_fmt(b, ", and %d season%s played again", r->played,
				r->played == 1 ? " was" : "s were");
		buf_char(b, '\n');
		break;
	case RECOVERY_LOST: say_lost(b, r); break;
	case RECOVERY_UNKNOWN: say_unknown(b, r); return false;
	case RECOVERY_GAP:
		buf_fmt(b,
			"%s: give a player's report that has record %d: no source has this "
			"record\n",
			m->name, r->number);
		return false;
	case RECOVERY_TWO:
		buf_fmt(b,
			"%s: restore an older backup: the club has signed two different records "
			"with the number %d,"
			" and whoever has both can prove it\n",
			m->name, r->number);
		return false;
	case RECOVERY_AWAY:
		buf_fmt(b,
			"%s: the match is put aside: another club got it after the backup, and "
			"signs its records now\n",
			m->name);
		break;
	case RECOVERY_SEALED:
		buf_fmt(b,
			"%s: ask the players for the mails with their letters for season %d, and "
			"give these mails as sources: the letters were sealed for the witness, and "
			"no source has all of them\n",
			m->name, m->season);
		return false;
	case RECOVERY_SEATING:
		buf_fmt(b,
			"%s: make a new match, and tell its players: this match was started after "
			"the backup, and its secrets are lost\n",
			m->name);
		return false;
	}
	say_seats(b, r);
	return true;
}

/* ---- one match after the other ---- */

/* Returns whether the match of the act can go on. */
static bool recover_one(const struct recovery_run *run)
{
	struct referee_act *d = run->d;
	struct recovery r = { .d = d, .e = run->e, .sure = run->sure };
	struct buf says = BUF_INIT;
	enum recovery_end how;
	bool goes = recovery_match(&r, &how);

	if (goes) {
		goes = say_end(&says, &r, how);
		run->print(says.s);
	} else {
		store_rollback(d->club.store);
		club_warn(&d->club, "%s: the match could not be restored, and waits: %s", d->m.name,
			d->why.s);
	}
	recovery_free(&r);
	buf_free(&says);
	buf_clear(&d->why);
	return goes;
}

static bool recover_all(const struct recovery_run *run, bool *all)
{
	struct referee_act *d = run->d;
	struct store *store = d->club.store;
	enum found found = NOT_FOUND;
	long long last = 0, since;
	bool ok = true;

	while (ok && (found = store_next_match(store, last, &d->m, &d->why)) == FOUND) {
		last = d->m.id;
		ok = behind_since(store, &d->m, &since, &d->why);
		if (ok && since && !recover_one(run))
			*all = false;
		record_row_free(&d->record);
		d->record = (struct record_row){ 0 };
		match_free(&d->m);
	}
	return ok && found != UNREAD;
}

/* ---- matches that are gone ---- */

static bool was_named(const struct evidence *e, int before, const unsigned char pk[HASH])
{
	for (int i = 0; i < before; i++)
		if (!strcmp(e->paper[i].gid, e->paper[before].gid)
			&& behind_is_signed(&e->paper[i], pk))
			return true;
	return false;
}

/* Names the match of a paper if no store has it. */
static bool say_gone(const struct recovery_run *run, const struct paper *p, bool *gone)
{
	struct buf says = BUF_INIT;
	struct match m;
	enum found found = store_find_match(run->d->club.store, p->gid, &m, &run->d->why);

	if (found == FOUND)
		match_free(&m);
	if (found == NOT_FOUND) {
		buf_fmt(&says,
			"%s: make a new match, and tell its players: this match was made after the "
			"backup, as '%s' shows, and its secrets are lost\n",
			p->gid, p->source);
		run->print(says.s);
		*gone = true;
	}
	buf_free(&says);
	return found != UNREAD;
}

/* Names the matches that were made after the backup: no store has them, but their players wait. */
static enum work_end look_for_gone(const struct recovery_run *run, bool *gone)
{
	const struct evidence *e = run->e;
	struct club *club = &run->d->club;
	const struct secret_key *key = e->papers ? club_key(club, &run->d->why) : NULL;
	struct public_key own;
	bool ok = true;

	if (!e->papers || !key)
		return e->papers ? WORK_DAMAGED : WORK_DONE;
	own = key_public(key);
	for (int i = 0; i < e->papers && ok; i++)
		if (behind_is_signed(&e->paper[i], own.pk) && !was_named(e, i, own.pk))
			ok = say_gone(run, &e->paper[i], gone);
	return work_end_of(club, ok);
}

enum work_end recovery_run(const struct recovery_run *run)
{
	bool all = true, gone = false;
	enum work_end end = work_end_of(&run->d->club, recover_all(run, &all));

	if (end == WORK_DONE)
		end = look_for_gone(run, &gone);
	return end == WORK_DONE && (!all || gone) ? WORK_WAITS : end;
}
