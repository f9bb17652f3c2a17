/* SPDX-License-Identifier: MIT */
#include "club/recovery.h"
#include "club/behind.h"
#include "club/charter.h"
#include "club/date.h"
#include "club/deadline.h"
#include "club/notice.h"
#include "club/redo.h"
#include "club/seat_person.h"
#include "club/season.h"
#include "club/undo.h"
#include "post/key.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- taking over ---- */

static void fill_row(struct record_row *row, const struct paper *p, const struct chain_state *state)
{
	struct span first = paper_text(p), word;
	unsigned char entropy[HASH];

	*row = (struct record_row){
		.number = p->number, .season = p->season, .casts = state->casts
	};
	span_word(&first, &word);
	/* The kind follows "tp-". */
	if (word.n > 3 && word.n - 3 < sizeof row->kind)
		memcpy(row->kind, word.s + 3, word.n - 3);
	memcpy(row->head, p->head, HASH);
	memcpy(row->signature, p->signature, sizeof row->signature);
	memcpy(row->entropy, state->entropy, HASH);
	if (p->kind == PAPER_SEASON && block_value_hash(paper_text(p), "entropy", entropy)) {
		memcpy(row->entropy, entropy, HASH);
		row->casts = p->cast + 1;
	}
	row->text = xcopy(p->text.s, p->text.n);
}

static bool add_row(struct recovery *r, const struct paper *p, const struct chain_state *state)
{
	struct record_row row;
	bool ok;

	fill_row(&row, p, state);
	ok = store_add_record(r->d->club.store, r->d->m.id, &row, r->d->c.why);
	record_row_free(&row);
	return ok;
}

static bool reload(struct recovery *r)
{
	long long id = r->d->m.id;
	enum found found;

	match_free(&r->d->m);
	found = store_next_match(r->d->club.store, id - 1, &r->d->m, r->d->c.why);
	if (found == FOUND && r->d->m.id == id)
		return true;
	if (found != UNREAD)
		buf_str(r->d->c.why, "a match is gone");
	return false;
}

/* Ends the step's transaction. */
static bool settle(struct recovery *r, bool ok, bool keep)
{
	struct store *store = r->d->club.store;

	if (ok && keep)
		return store_commit(store, r->d->c.why);
	store_rollback(store);
	return ok && reload(r);
}

/* ---- seasons ---- */

static bool came_out_so(struct recovery *r, const struct paper *p, bool *same)
{
	struct record_row row;
	enum found found =
		store_get_record(r->d->club.store, r->d->m.id, p->number, &row, r->d->c.why);

	if (found == NOT_FOUND)
		buf_fmt(r->d->c.why, "record %d is gone", p->number);
	if (found != FOUND)
		return false;
	*same = span_is(paper_text(p), row.text);
	record_row_free(&row);
	if (!*same)
		buf_fmt(&r->reason, "the result of season %d is not what its record says",
			p->season);
	return true;
}

/* What keeps this program from playing at all, as a file that cannot be read, says nothing of a season:
 * nothing is given up for it. */
static bool can_play(struct recovery *r)
{
	return match_is_former(&r->d->m)
		|| (club_edition(&r->d->c) && club_key(&r->d->club, r->d->c.why));
}

static bool play_again(struct recovery *r, const struct paper *p, bool *same)
{
	struct span value;
	struct context in = { &r->d->club, &r->d->m, 0, &r->reason };
	bool all, played = false, ok;

	*same = false;
	if (p->season != r->d->m.season || r->d->m.state != MATCH_OPEN
		|| !block_value(paper_text(p), "sealed", &value) || !time_read(value, &in.now))
		return true;
	if (!can_play(r) || !store_begin(r->d->club.store, r->d->c.why))
		return false;
	ok = recovery_named(r, p, in.now, &all);
	if (ok && all) {
		ok = season_again(&in, &r->d->m, &played);
		if (!ok)
			buf_str(r->d->c.why, r->reason.s);
	}
	ok = ok && (!played || came_out_so(r, p, same));
	r->played += ok && *same;
	return settle(r, ok, *same);
}

/* ---- records of other kinds ---- */

/* Returns the seat of a line "seat N"; 0: there is none. */
static int seat_told_of(const struct recovery *r, const struct paper *p)
{
	struct span value;
	long long seat;

	return block_value(paper_text(p), "seat", &value)
			&& span_int(value, 1, r->d->m.seats, &seat)
		? (int)seat
		: 0;
}

/* Does what a record tells of a seat: notes that it has another address, and opens one whose player left. */
static bool keep_told(struct recovery *r, const struct paper *p)
{
	struct span text = paper_text(p);
	int seat = seat_told_of(r, p);
	struct attendance_row row;

	if (seat && span_starts(text, "tp-address "))
		r->readdressed |= ONLY(seat);
	if (!seat || !span_starts(text, "tp-leave "))
		return true;
	if (!store_get_attendance(r->d->club.store, r->d->m.id, seat, &row, r->d->c.why))
		return false;
	row.vacant = true;
	return store_save_attendance(r->d->club.store, r->d->m.id, seat, &row, r->d->c.why);
}

static bool changes_nothing(const struct paper *p)
{
	struct span text = paper_text(p);
	unsigned char hash[HASH];

	/* A ruling that leaves the table as it is, one on a dispute, or what is told of a seat. */
	return (p->kind == PAPER_AMEND && !block_value_hash(text, "state", hash))
		|| span_starts(text, "tp-docket ") || span_starts(text, "tp-address ")
		|| span_starts(text, "tp-leave ");
}

/* Reads the key that a record gives a seat; *keyless: none. Returns the seat, or 0. */
static int seat_of(const struct paper *p, int most, unsigned char key[HASH], bool *keyless)
{
	struct span value;
	char words[24];

	for (int s = 1; s <= most; s++) {
		snprintf(words, sizeof words, "seat %d key", s);
		if (!block_value(paper_text(p), words, &value))
			continue;
		*keyless = span_is(value, "none");
		return *keyless || hash_from_text(key, value) ? s : 0;
	}
	return 0;
}

/* Gives the seat the key of the record, unless it has it. */
static bool keep_key(struct recovery *r, const struct paper *p, const unsigned char key[HASH],
	bool keyless, struct seat *seat)
{
	struct public_key has;

	if (keyless) {
		free(seat->key);
		seat->key = xcopy("", 0);
		return store_save_seat(r->d->club.store, r->d->m.id, seat, r->d->c.why);
	}
	if (!*seat->key)
		return recovery_key(r, p, key, seat);
	return club_read_key(&r->d->club, &has, span_of(seat->key), r->d->c.why)
		&& (!memcmp(has.pk, key, HASH) || recovery_key(r, p, key, seat));
}

/* Sets a seat's chain by the record; the letter that brought its key need not be here. */
static bool keep_chain(struct recovery *r, const struct paper *p)
{
	enum found found;
	unsigned char key[HASH];
	bool keyless = false, ok;
	int s = seat_of(p, r->d->m.seats, key, &keyless);
	struct chain_row chain = { 0 };
	struct span value;
	struct seat seat;
	long long since = 0;
	char words[24];

	if (!s)
		return true;
	snprintf(words, sizeof words, "seat %d anchor", s);
	chain.joined = block_value_hash(paper_text(p), words, chain.anchor);
	if (block_value(paper_text(p), "since", &value) && span_int(value, 0, TP1_CHAIN, &since))
		chain.since = (int)since;
	found = store_get_seat(r->d->club.store, r->d->m.id, s, &seat, r->d->c.why);
	if (found != FOUND)
		return found == NOT_FOUND;
	ok = keep_key(r, p, key, keyless, &seat)
		&& store_save_chain(r->d->club.store, r->d->m.id, s, &chain, r->d->c.why);
	seat_free(&seat);
	return ok;
}

/* A record that cannot be followed opens its season again. */
static void give_up(struct recovery *r, const struct paper *p)
{
	bool before = !r->cannot;

	r->cannot = true;
	if (before && !r->reason.n)
		buf_fmt(&r->reason, "record %d cannot be made again from the papers that are here",
			p->number);
	if (p->kind != PAPER_SEASON && p->season < r->open) {
		r->open = p->season;
		if (r->lost < r->d->m.season - 1)
			r->lost = r->d->m.season - 1;
	}
	if (p->kind == PAPER_SEASON && p->season > r->lost)
		r->lost = p->season;
}

/* Follows "rules GAME REVISION ...". */
static bool upgrade_again(struct recovery *r, struct span text, bool *done)
{
	const struct game *game = game_named(r->d->m.game);
	struct span value, name, word;
	long long revision;

	*done = game && block_value(text, "rules", &value) && span_word(&value, &name)
		&& span_is(name, game->name) && span_word(&value, &word)
		&& span_int(word, 1, game->revision, &revision);
	if (!*done)
		return true;
	r->d->m.rules = (int)revision;
	return store_save_match(r->d->club.store, &r->d->m, r->d->c.why);
}

/* Repeats a rollback, its undoing or an upgrade: these need only their record. */
static bool do_again(struct recovery *r, const struct paper *p, bool *done)
{
	struct span text = paper_text(p), undoes;
	long long number;

	*done = true;
	r->d->record.number = p->number;
	if (span_starts(text, "tp-rollback ") && p->season < r->d->m.season)
		return undo_from(r->d, p->season);
	if (span_starts(text, "tp-undo ") && block_value(text, "undoes", &undoes)
		&& span_int(undoes, 0, INT_MAX, &number)) {
		r->d->edition = club_edition(&r->d->c);
		return r->d->edition && redo_from(r->d, (int)number, p->season);
	}
	if (span_starts(text, "tp-upgrade "))
		return upgrade_again(r, text, done);
	*done = false;
	return true;
}

static bool redo_deed(
	struct recovery *r, const struct paper *p, const struct chain_state *state, bool *done)
{
	bool ok;

	*done = false;
	if (p->kind != PAPER_DEED || r->cannot)
		return true;
	if (!store_begin(r->d->club.store, r->d->c.why))
		return false;
	ok = add_row(r, p, state) && do_again(r, p, done);
	return settle(r, ok, *done);
}

/* Reads what a record says of a dispute into its row, and gathers its lines. */
static void read_ruling(
	struct dispute_row *row, struct span text, long long now, struct buf *ruling)
{
	struct span rest = text, value;

	free(row->clause);
	row->clause = block_value(text, "clause", &value) && !span_is(value, "none")
		? xcopy(value.s, value.n)
		: xcopy("", 0);
	while (block_next_value(&rest, "ruling", &value))
		buf_fmt(ruling, "%s%.*s", ruling->n ? "\n" : "", (int)value.n, value.s);
	free(row->ruling);
	row->ruling = xcopy(ruling->s, ruling->n);
	row->state = ruling->n ? DISPUTE_RULED : DISPUTE_OPEN;
	row->ruled = ruling->n ? now : 0;
}

/* Has a dispute as its record has it: ruled, or its ruling taken back. One that was filed after the backup is
 * lost. */
static bool keep_ruling(struct recovery *r, const struct paper *p)
{
	const struct context *c = &r->d->c;
	struct dispute_row row;
	struct buf ruling = BUF_INIT;
	struct span value;
	long long number;
	enum found found;
	bool ok;

	if (!span_starts(paper_text(p), "tp-docket ")
		|| !block_value(paper_text(p), "dispute", &value)
		|| !span_int(value, 1, INT_MAX, &number))
		return true;
	found = store_get_dispute(c->club->store, r->d->m.id, (int)number, &row, c->why);
	if (found != FOUND)
		return found == NOT_FOUND;
	read_ruling(&row, paper_text(p), c->now, &ruling);
	ok = store_save_dispute(c->club->store, &row, c->why);
	dispute_row_free(&row);
	buf_free(&ruling);
	return ok;
}

/* From the first record that is given up, all is one transaction with the record that says so, so
 * that an interrupted restore does not forget it. */
static bool take_over(struct recovery *r, const struct paper *p, const struct chain_state *state)
{
	bool ok;

	if (!r->inside && !store_begin(r->d->club.store, r->d->c.why))
		return false;
	r->inside = r->cannot;
	ok = add_row(r, p, state) && (p->kind != PAPER_REJOIN || keep_chain(r, p))
		&& keep_told(r, p) && keep_ruling(r, p);
	return r->inside ? ok : settle(r, ok, ok);
}

static bool go_on_with(struct recovery *r, const struct paper *p, const struct chain_state *state)
{
	bool same = false;

	if (p->kind == PAPER_SEASON && !r->cannot && !play_again(r, p, &same))
		return false;
	if (!same && !redo_deed(r, p, state, &same))
		return false;
	if (same)
		return true;
	if (!r->cannot)
		r->open = r->d->m.season;
	if (p->kind != PAPER_REJOIN && !changes_nothing(p))
		give_up(r, p);
	return take_over(r, p, state);
}

/* ---- what is lost ---- */

static bool sign_loss(struct recovery *r)
{
	struct referee_act *d = r->d;
	struct buf text = BUF_INIT;
	bool ok;

	act_begin(d, &text, "restore", r->cannot ? r->open : d->m.season);
	if (r->lost < 0)
		buf_str(&text, "played none\n");
	else
		buf_fmt(&text, "played %d\n", r->lost);
	buf_str(&text, "backup ");
	time_print_short(&text, r->since);
	buf_str(&text, "\nrestored ");
	time_print_short(&text, d->c.now);
	buf_char(&text, '\n');
	ok = act_record(d, "restore", &text);
	buf_free(&text);
	if (!ok)
		return false;
	if (r->cannot && r->open < d->m.season)
		return undo_from(d, r->open);
	/* What players sent for a season that was played since may not be their last letters. */
	return (!r->cannot || store_undo_seasons(d->club.store, d->m.id, d->m.season, r->d->c.why))
		&& undo_open(d);
}

static void say_loss(struct buf *b, const struct recovery *r)
{
	const struct match *m = &r->d->m;

	club_say(&r->d->club, b, "lost season=%d match=%s played=%d", m->season, m->name,
		r->cannot && r->lost >= m->season);
}

static bool tell_loss(struct recovery *r)
{
	struct referee_act *d = r->d;
	struct buf what = BUF_INIT;
	struct table *after;
	bool ok;

	d->edition = club_edition(&d->c);
	if (!d->edition)
		return false;
	after = match_table(&d->c, d->edition, d->m.season - 1);
	say_loss(&what, r);
	ok = after && act_tell(d, "subject-put-back", what.s, NULL, after);
	table_free(after);
	buf_free(&what);
	return ok;
}

static bool end_lost(struct recovery *r)
{

	return chain_state(&r->d->c, &r->d->state) && sign_loss(r) && tell_loss(r);
}

/* ---- what is whole ---- */

/* Says what cannot be known: which letters came after the backup and are in no paper. */
static void say_whole(struct buf *b, const struct recovery *r, int seat, long long seq)
{
	const struct texts *to = seat_texts(&r->d->c, seat);
	const struct match *m = &r->d->m;

	texts_say(to, b, "whole since=%s match=%s", date_text_to(&r->d->c, seat, r->since).s,
		m->name);
	buf_char(b, ' ');
	if (seq >= 0)
		texts_say(to, b, "whole-letter season=%d token=%d seq=%lld", m->season,
			charter_is(m, "unsigned", "token"), seq);
	else
		texts_say(to, b, "whole-no-letter season=%d", m->season);
}

static bool tell_whole(struct recovery *r)
{
	struct referee_act *d = r->d;
	bool ok = true;

	/* Players who are asked to send again get time for it. */
	if (d->m.state == MATCH_OPEN && d->m.deadline && d->m.deadline < d->c.now + DUE_LEAST) {
		d->m.deadline = d->c.now + DUE_LEAST;
		ok = store_save_match(d->club.store, &d->m, r->d->c.why);
	}

	for (int s = 1; s <= d->m.seats && ok && d->m.state == MATCH_OPEN; s++) {
		struct letter_row best = { 0 };
		struct buf text = BUF_INIT;
		enum found found = store_best_letter(
			d->club.store, d->m.id, d->m.season, s, INT64_MAX, &best, r->d->c.why);

		say_whole(&text, r, s, found == FOUND ? best.seq : -1);
		ok = found != UNREAD && notice_seat(&d->c, s, "subject-put-back", text.s);
		letter_row_free(&best);
		buf_free(&text);
	}
	return ok;
}

/* ---- what went out before ---- */

/* Of the reports that were made again only the last go out, with the same bytes, so that a player
 * who has one sees the same mail. */
static bool quiet_mails(struct recovery *r)
{
	enum found found = NOT_FOUND;
	struct store *store = r->d->club.store;
	struct mail_row mail;
	long long last = 0;
	bool ok = true;

	while (ok && (found = store_next_mail(store, last, &mail, r->d->c.why)) == FOUND) {
		last = mail.id;
		if (mail.match == r->d->m.id && mail.season < r->d->m.season - 1)
			ok = store_mark_mail(store, mail.id, MAIL_SENT, r->d->c.now,
				"it was sent before the club was put back", r->d->c.why);
		mail_row_free(&mail);
	}
	return ok && found != UNREAD;
}

static bool finish(struct recovery *r, enum recovery_end *how)
{
	struct match *m = &r->d->m;
	bool ok = r->inside || store_begin(r->d->club.store, r->d->c.why);

	ok = ok && (r->cannot || recovery_open(r));
	if (ok && r->sealed) {
		*how = RECOVERY_SEALED;
		return settle(r, ok, false);
	}
	ok = ok && store_save_match(r->d->club.store, m, r->d->c.why)
		&& (!r->played || quiet_mails(r));
	*how = r->cannot || r->letters ? RECOVERY_LOST : RECOVERY_WHOLE;
	ok = ok && (*how == RECOVERY_LOST ? end_lost(r) : tell_whole(r));
	ok = ok && behind_mark(r->d->club.store, m, 0, r->d->c.why);
	return settle(r, ok, ok);
}

/* Follows the records that are here, and says where they end. */
static bool follow_all(struct recovery *r, struct chain_state *state)
{
	const struct paper *p;

	for (;;) {
		if (!chain_state(&r->d->c, state))
			return false;
		p = recovery_record(r, state);
		if (!p)
			return true;
		if (!go_on_with(r, p, state))
			return false;
	}
}

bool recovery_match(struct recovery *r, enum recovery_end *how)
{
	struct chain_state state;
	bool go;

	if (!recovery_look(r, how, &go))
		return false;
	return !go || (follow_all(r, &state) && finish(r, how));
}

void recovery_free(struct recovery *r)
{
	buf_free(&r->reason);
}
