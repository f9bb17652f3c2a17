/* SPDX-License-Identifier: MIT
 * The letters of a match of a restored club. */
#include "club/recovery.h"
#include "club/signed.h"
#include "club/mailcmd.h"
#include "post/key.h"
#include "store/store_witness.h"
#include "proof/verify.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- what is here ---- */

static const struct signed_letter *find_letter(
	const struct recovery *r, const unsigned char hash[HASH])
{
	for (int i = 0; i < r->e->letters; i++)
		if (!memcmp(r->e->letter[i].hash, hash, HASH))
			return &r->e->letter[i];
	return NULL;
}

static bool is_ack(const struct recovery *r, const struct paper *p)
{
	return p->kind == PAPER_ACK && p->whole && !strcmp(p->gid, r->d->m.gid)
		&& verify_signed(r->pk, p, "tp1.ack");
}

/* Returns when the acks say that a letter came; without one, `then`. */
static long long received(const struct recovery *r, const unsigned char hash[HASH], long long then)
{
	for (int i = 0; i < r->e->papers; i++) {
		const struct paper *p = &r->e->paper[i];
		unsigned char order[HASH];
		struct span value;
		long long at;

		if (is_ack(r, p) && block_value_hash(paper_text(p), "order", order)
			&& !memcmp(order, hash, HASH)
			&& block_value(paper_text(p), "received", &value) && time_read(value, &at))
			return at;
	}
	return then;
}

/* ---- filing ---- */

static bool is_filed(struct recovery *r, const unsigned char hash[HASH], bool *filed)
{
	char verdict[24];
	long long at;

	if (!store_find_verdict(r->d->club.store, r->d->m.id, hash, verdict, &at, r->d->c.why))
		return false;
	*filed = *verdict != 0;
	return true;
}

static bool file_written(struct recovery *r, const struct signed_letter *w, int seat,
	const char *verdict, long long then, bool checked, bool *good)
{
	struct referee_act *d = r->d;
	struct mailcmd_list mailcmds = { 0 };
	struct buf orders = BUF_INIT, text = BUF_INIT, problem = BUF_INIT;
	struct letter_row row = { .match = d->m.id,
		.received = received(r, w->hash, then),
		.season = d->m.season,
		.seat = seat,
		.seq = w->head->seq < 0 ? 1 : w->head->seq,
		.auth = "key",
		.signature = w->letter.signature.s,
		.original = w->letter.text.s,
		.original_n = w->letter.text.n };
	bool added, ok = true;

	mailcmd_cut(span_of_buf(&w->letter.canonical), &orders, &mailcmds);
	row.text = orders.n ? orders.s : (char *)"";
	memcpy(row.hash, w->hash, HASH);
	strcpy(row.verdict, verdict);
	strncpy(row.form, letter_form_name(w->letter.form), sizeof row.form - 1);
	*good = !checked
		|| signed_orders(
			&d->club.signed_papers, d->club.store, &d->m, &row, &text, &problem);
	if (*good)
		ok = store_add_letter(d->club.store, &row, &added, r->d->c.why);
	mailcmd_free(&mailcmds);
	buf_free(&orders);
	buf_free(&text);
	buf_free(&problem);
	return ok;
}

/* A refused letter stands in the record with its hash, which is all that the season needs. */
static bool file_hash(struct recovery *r, const unsigned char hash[HASH], int seat,
	const char *verdict, long long then)
{
	struct letter_row row = { .match = r->d->m.id,
		.received = then,
		.season = r->d->m.season,
		.seat = seat,
		.form = "unsigned",
		.auth = "none",
		.text = (char *)"",
		.signature = (char *)"",
		.original = (char *)"" };
	bool added;

	memcpy(row.hash, hash, HASH);
	strcpy(row.verdict, verdict);
	return store_add_letter(r->d->club.store, &row, &added, r->d->c.why);
}

/* ---- of a season's record ---- */

/* "refused SEAT HASH REASON" */
static bool file_refused(struct recovery *r, struct span line, long long then)
{
	struct span word, name;
	unsigned char hash[HASH];
	char verdict[24] = "";
	long long seat;
	bool filed, good;

	if (!span_word(&line, &word) || !span_is(word, "refused") || !span_word(&line, &word)
		|| !span_int(word, 1, r->d->m.seats, &seat) || !span_word(&line, &word)
		|| !hash_from_text(hash, word) || !span_word(&line, &name)
		|| name.n >= sizeof verdict)
		return true;
	memcpy(verdict, name.s, name.n);
	if (!is_filed(r, hash, &filed))
		return false;
	if (filed)
		return true;
	if (find_letter(r, hash))
		return file_written(
			r, find_letter(r, hash), (int)seat, verdict, then, false, &good);
	return file_hash(r, hash, (int)seat, verdict, then);
}

static bool file_all_refused(struct recovery *r, const struct paper *record, long long then)
{
	struct span rest = paper_text(record), line;

	while (span_line(&rest, &line))
		if (span_starts(line, "refused ") && !file_refused(r, line, then))
			return false;
	return true;
}

static bool file_played(
	struct recovery *r, const unsigned char hash[HASH], int seat, long long then, bool *here)
{
	const struct signed_letter *w = find_letter(r, hash);

	if (!is_filed(r, hash, here))
		return false;
	if (*here)
		return true;
	if (w && !file_written(r, w, seat, "taken", then, true, here))
		return false;
	if (!*here) {
		buf_str(&r->reason, "the letter of ");
		seat_print(&r->reason, match_game(&r->d->m), seat);
		buf_fmt(&r->reason, " for season %d is not here", r->d->m.season);
	}
	return true;
}

/* A seat that said it was ready has no autopilot. */
static bool keep_ready(struct recovery *r, int seat, bool ready)
{
	struct attendance_row row;

	if (!store_get_attendance(r->d->club.store, r->d->m.id, seat, &row, r->d->c.why))
		return false;
	row.ready = ready ? READY_YES : READY_UNSAID;
	return store_save_attendance(r->d->club.store, r->d->m.id, seat, &row, r->d->c.why);
}

static bool file_seat(
	struct recovery *r, const struct paper *record, int seat, long long then, bool *here)
{
	unsigned char hash[HASH];
	struct span value;
	char words[24];

	*here = true;
	snprintf(words, sizeof words, "seat %d order", seat);
	if (block_value_hash(paper_text(record), words, hash))
		return file_played(r, hash, seat, then, here);
	snprintf(words, sizeof words, "seat %d", seat);
	return !block_value(paper_text(record), words, &value)
		|| keep_ready(r, seat, span_is(value, "none"));
}

/* The witness's answer is in the record, so it is not asked for again. */
static bool keep_witness(struct recovery *r, const struct paper *record, long long then)
{
	struct seal_row row = {
		.cast = record->cast, .number = record->number, .made = then, .asked = then
	};
	struct span text = paper_text(record), rest = text, line;
	enum found found;
	int halves = 0;

	if (!block_value_hash(text, "seal", row.seal))
		return true;
	row.answered = block_value_hash(text, "witness", row.value);
	while (span_line(&rest, &line))
		if (span_starts(line, "signed ") && halves < 2
			&& hash_from_text(row.answer + HASH * halves,
				(struct span){ line.s + 7, line.n - 7 }))
			halves++;
	found = store_get_seal(
		r->d->club.store, r->d->m.id, row.cast, &(struct seal_row){ 0 }, r->d->c.why);
	return found != UNREAD
		&& (found == FOUND
			|| store_add_seal(r->d->club.store, r->d->m.id, &row, r->d->c.why))
		&& (!row.answered
			|| store_answer_seal(r->d->club.store, r->d->m.id, &row, r->d->c.why));
}

bool recovery_named(struct recovery *r, const struct paper *record, long long then, bool *all)
{
	struct witness_row witness;
	enum found watched = store_get_witness(r->d->club.store, r->d->m.id, &witness, r->d->c.why);

	*all = true;
	if (watched == UNREAD)
		return false;
	witness_row_free(&witness);
	for (int s = 1; s <= r->d->m.seats && *all; s++)
		if (!file_seat(r, record, s, then, all))
			return false;
	return !*all
		|| (file_all_refused(r, record, then)
			&& (watched == NOT_FOUND || keep_witness(r, record, then)));
}

/* ---- keys ---- */

/* "/key KEY" */
static bool brings_key(
	const struct signed_letter *w, const unsigned char pk[HASH], struct public_key *key)
{
	struct span rest = span_of_buf(&w->letter.canonical), line;
	bool found = false;

	while (!found && span_line(&rest, &line))
		found = span_starts(line, "/key ")
			&& key_read(key, span_trim((struct span){ line.s + 5, line.n - 5 }), NULL)
			&& !memcmp(key->pk, pk, HASH);
	return found;
}

bool recovery_key(struct recovery *r, const struct paper *record, const unsigned char pk[HASH],
	struct seat *seat)
{
	struct public_key key = { .kind = KEY_MINISIGN };
	const struct signed_letter *w = NULL;
	struct buf line = BUF_INIT;
	unsigned char by[HASH];

	if (block_value_hash(paper_text(record), "by", by))
		w = find_letter(r, by);
	if (!w || !brings_key(w, pk, &key)) {
		r->rekeyed |= ONLY(seat->seat);
		key = (struct public_key){ .kind = KEY_MINISIGN };
		memcpy(key.pk, pk, HASH);
	}
	key_line(&key, &line);
	free(seat->key);
	seat->key = buf_take(&line);
	return store_save_seat(r->d->club.store, r->d->m.id, seat, r->d->c.why);
}

/* ---- for the season that is open ---- */

static bool file_open(struct recovery *r, const struct signed_letter *w)
{
	const struct match *m = &r->d->m;
	int seat = seat_find(match_game(m), w->head->seat, m->seats);
	bool filed, good;

	if (!seat || w->head->season != m->season || !match_is_named(m, w->head->match))
		return true;
	if (!is_filed(r, w->hash, &filed))
		return false;
	return filed || file_written(r, w, seat, "taken", r->d->c.now, true, &good);
}

/* Tells whether a letter of the seat that is here counts instead of the acked one. */
static bool is_outdone(struct recovery *r, const struct paper *ack, bool *is)
{
	struct letter_row best = { 0 };
	struct span value;
	long long seq = 0;
	enum found found;

	*is = false;
	if (!block_value(paper_text(ack), "seq", &value) || !span_int(value, 0, INT64_MAX, &seq))
		return true;
	found = store_best_letter(r->d->club.store, r->d->m.id, r->d->m.season, ack->seat,
		INT64_MAX, &best, r->d->c.why);
	if (found != FOUND)
		return found == NOT_FOUND;
	*is = !strcmp(best.auth, "key") && best.seq > seq;
	letter_row_free(&best);
	return true;
}

/* A letter that a mailbox still has is to be taken as it was acked, in whatever order letters are read. */
static bool keep_ack(struct recovery *r, const struct paper *p, const unsigned char hash[HASH])
{
	struct ack_row row = { .season = p->season, .seat = p->seat };
	struct span seq, at;

	if (p->seat < 1 || p->seat > r->d->m.seats || !block_value(paper_text(p), "seq", &seq)
		|| !span_int(seq, 0, SEQ_MOST, &row.seq)
		|| !block_value(paper_text(p), "received", &at) || !time_read(at, &row.received))
		return true;
	memcpy(row.hash, hash, HASH);
	return store_add_ack(r->d->club.store, r->d->m.id, &row, r->d->c.why);
}

/* Only acks for the open season and cast matter, as earlier letters are in records. */
static bool look_at_ack(struct recovery *r, const struct paper *p, int cast)
{
	unsigned char hash[HASH];
	bool filed;

	if (!is_ack(r, p) || p->season != r->d->m.season || p->cast != cast
		|| !block_value_hash(paper_text(p), "order", hash))
		return true;
	if (!is_filed(r, hash, &filed)
		|| (!filed && (!keep_ack(r, p, hash) || !is_outdone(r, p, &filed))))
		return false;
	r->letters |= !filed;
	return true;
}

/* What the witness was told binds: no other letters may be sealed for the same cast. */
static bool keep_seal(struct recovery *r, const struct paper *p, const struct chain_state *state)
{
	struct seal_row row = {
		.cast = p->cast, .number = p->number, .made = r->d->c.now, .asked = r->d->c.now
	};
	enum found found;
	bool is = p->kind == PAPER_SEAL && p->whole && !strcmp(p->gid, r->d->m.gid)
		&& p->number == state->number && block_value_hash(paper_text(p), "seal", row.seal)
		&& verify_signed(r->pk, p, "tp1.seal");

	if (!is)
		return true;
	found = store_get_seal(
		r->d->club.store, r->d->m.id, row.cast, &(struct seal_row){ 0 }, r->d->c.why);
	if (found != NOT_FOUND)
		return found == FOUND;
	for (int s = 1; s <= r->d->m.seats; s++) {
		unsigned char hash[HASH];
		char words[24];
		bool filed = true;

		snprintf(words, sizeof words, "seat %d order", s);
		if (block_value_hash(paper_text(p), words, hash) && !is_filed(r, hash, &filed))
			return false;
		r->sealed |= !filed;
	}
	return r->sealed || store_add_seal(r->d->club.store, r->d->m.id, &row, r->d->c.why);
}

bool recovery_open(struct recovery *r)
{
	struct chain_state state;

	if (r->d->m.state != MATCH_OPEN)
		return true;
	if (!chain_state(&r->d->c, &state))
		return false;
	for (int i = 0; i < r->e->letters; i++)
		if (!file_open(r, &r->e->letter[i]))
			return false;
	for (int i = 0; i < r->e->papers; i++)
		if (!look_at_ack(r, &r->e->paper[i], state.casts)
			|| !keep_seal(r, &r->e->paper[i], &state))
			return false;
	return true;
}
