/* SPDX-License-Identifier: MIT
 * Checks whether acks and letters agree with the records. */
#include "base/time.h"
#include "proof/order.h"
#include "proof/mailcmd_list.h"
#include "proof/verify.h"

#include <limits.h>
#include <string.h>

/* ---- acks ---- */

/* Returns whether the seat got another player or key in the season of a record. */
static bool changed_hands(const struct verification *v, int seat, const struct paper *record)
{
	return verify_member(v, seat, record->number, 1) != NULL;
}

static int rank_of(struct span auth)
{
	return span_is(auth, "key") ? 2 : span_is(auth, "token") ? 1 : 0;
}

/* Returns whether an acknowledged letter should have been played before the one in the record. */
static bool should_count(const struct paper *record, int seat, int rank, long long seq)
{
	struct span value, word, auth = { "", 0 };
	long long played;

	if (!verify_seat(record, seat, "seq", &value) || !span_word(&value, &word)
		|| !span_int(word, 0, INT64_MAX, &played) || !span_word(&value, &auth)
		|| !span_word(&value, &auth))
		return true;
	return rank != rank_of(auth) ? rank > rank_of(auth) : seq >= played;
}

bool verify_restores(const struct paper *p)
{
	return p->kind == PAPER_DEED && span_starts(paper_text(p), "tp-restore ");
}

static bool time_of(const struct paper *p, const char *words, long long *at)
{
	struct span value;

	return block_value(paper_text(p), words, &value) && time_read(value, at);
}

/* Returns whether an acked letter may have been lost in a restore: it came after the backup was
 * made and before the record of the restore. */
static bool was_lost(
	const struct verification *v, const struct paper *ack, const struct paper *record)
{
	int before = verify_before(v, record->number);
	long long from, to, at, sealed;

	for (int i = 0; i < before; i++) {
		const struct paper *p = v->record[i];

		if (verify_restores(p) && p->season == record->season && time_of(p, "backup", &from)
			&& time_of(p, "restored", &to) && time_of(record, "sealed", &sealed)
			&& to <= sealed && time_of(ack, "received", &at) && at >= from && at <= to)
			return true;
	}
	return false;
}

void verify_ack(struct verification *v, const struct paper *p)
{
	const struct paper *record = verify_cast(v, p->cast);
	unsigned char told[HASH], played[HASH];
	struct span value, auth;
	long long seq;

	v->proven.acks++;
	if (!block_value(paper_text(p), "result", &value) || !span_is(value, "taken")
		|| !block_value_hash(paper_text(p), "order", told)
		|| !block_value(paper_text(p), "auth", &auth)
		|| !block_value(paper_text(p), "seq", &value)
		|| !span_int(value, 0, INT64_MAX, &seq)) {
		verify_fault(v, BAD_FORM, "ack %d", p->cast);
		return;
	}
	/* A season that was taken back before it was played made no cast. */
	if (!record || record->season != p->season)
		return;
	if ((verify_seat_hash(record, p->seat, "order", played) && hash_same(played, told))
		|| !verify_whole(v, record->number) || changed_hands(v, p->seat, record)
		|| was_lost(v, p, record))
		return;
	if (should_count(record, p->seat, rank_of(auth), seq))
		verify_fault(v, LEFT_OUT, "%d %d", record->number, p->seat);
}

/* ---- letters ---- */

/* Returns whether the record and the letter say the same. */
static bool says_so(const struct paper *p, int seat, const struct signed_letter *w)
{
	long long seq = w->head->seq < 0 ? 1 : w->head->seq, told;
	struct span value, word;

	return verify_seat(p, seat, "seq", &value) && span_word(&value, &word)
		&& span_int(word, 0, INT64_MAX, &told) && told == seq
		&& (w->head->season < 0 || w->head->season == p->season);
}

/* A nonce left out lets the referee choose between two casts. */
static void check_given(
	struct verification *v, const struct paper *p, int seat, const struct signed_letter *w)
{
	struct tp1_chain chain = { TP1_PLAYER, v->gid, { 0 } };
	const struct tp1_member *m = verify_chain(v, seat, p->number, p->cast);
	unsigned char nonce[HASH], saw[HASH], told[HASH];
	struct span value;
	bool seen = hash_from_text(saw, w->head->saw);

	if (m)
		memcpy(chain.owner, m->key, HASH);
	if (m && verify_whole(v, p->number) && verify_seat(p, seat, "nonce", &value)
		&& span_is(value, "none") && hash_from_text(nonce, w->head->nonce)
		&& tp1_leads(&chain, nonce, p->cast + 1, m->anchor))
		verify_fault(v, NONCE_LOST, "%d %d", p->number, seat);
	if (seen != verify_seat_hash(p, seat, "saw", told) || (seen && !hash_same(saw, told)))
		verify_fault(v, SAW_DIFFERS, "%d %d", p->number, seat);
}

/* Nothing is signed with the key that a seat does not have. */
static bool has_signed(const struct tp1_member *m, const struct signed_letter *w)
{
	return !m->keyless && order_signed_by(&w->letter, m->key);
}

/* Returns whether somebody who could write for the seat in that season signed the letter. */
static bool is_signed_for(const struct verification *v, const struct paper *p, int seat,
	const struct signed_letter *w)
{
	const struct tp1_member *m;

	for (int i = 0; (m = verify_member(v, seat, p->number, i)); i++)
		if (has_signed(m, w))
			return true;
	return false;
}

/* Returns whether somebody of the match signed the letter, for whatever seat. A letter that nobody
 * signed may be made up or damaged; which one cannot be told. */
static bool is_signed_by_any(const struct verification *v, const struct signed_letter *w)
{
	for (int i = 0; i < v->sittings; i++)
		if (has_signed(&v->sitting[i].member, w))
			return true;
	return order_signed_by(&w->letter, v->referee) || order_signed_by(&w->letter, v->signer);
}

/* Returns whether an intact copy of the letter is here: then this one was damaged on its way. */
static bool is_there_whole(const struct verification *v, const struct paper *p, int seat,
	const struct signed_letter *w)
{
	for (int i = 0; i < v->e->letters; i++)
		if (hash_same(v->e->letter[i].hash, w->hash)
			&& is_signed_for(v, p, seat, &v->e->letter[i])
			&& says_so(p, seat, &v->e->letter[i]))
			return true;
	return false;
}

static void look_at_letter(
	struct verification *v, const struct paper *p, int seat, const struct signed_letter *w)
{
	if (is_signed_for(v, p, seat, w) && says_so(p, seat, w)) {
		v->proven.letters++;
		check_given(v, p, seat, w);
	} else if (verify_whole(v, p->number) && v->rostered && !is_there_whole(v, p, seat, w)) {
		verify_fault(v, is_signed_by_any(v, w) ? MADE_UP : UNSIGNED_LETTER, "%d %d",
			p->number, seat);
	}
}

/* A letter that a record of a new key or anchor names must be signed with the key before. */
static void look_at_rejoin(
	struct verification *v, const struct paper *p, const struct signed_letter *w)
{
	unsigned char by[HASH];
	struct span value;

	if (!block_value_hash(paper_text(p), "by", by) || !hash_same(by, w->hash))
		return;
	for (int s = 1; s <= v->seats; s++) {
		if (!verify_seat(p, s, "key", &value))
			continue;
		if (!is_signed_for(v, p, s, w) && verify_whole(v, p->number) && v->rostered)
			verify_fault(v, is_signed_by_any(v, w) ? MADE_UP : UNSIGNED_LETTER, "%d %d",
				p->number, s);
	}
}

/* ---- a letter in a report ---- */

static void add_letters_of(struct buf *b, struct span text)
{
	for (size_t i = 0; i < text.n; i++)
		if (!strchr(" \t\r\n", text.s[i]))
			buf_char(b, text.s[i]);
}

/* Returns whether a line of the report's letter begins with numbers, "15-23", of which this is one. */
static bool is_told_with_others(struct span report, int number)
{
	static const char heading[] = "\nYOUR LETTER";
	const char *at = memmem(report.s, report.n, heading, sizeof heading - 1);
	struct span rest = { at, at ? report.n - (size_t)(at - report.s) : 0 }, line, word;

	while (span_line(&rest, &line)) {
		const char *dash = span_word(&line, &word) ? span_find(word, '-') : NULL;
		size_t n = dash ? (size_t)(dash - word.s) : 0;
		long long to;

		if (dash && span_int((struct span){ word.s, n }, 1, number, &to)
			&& span_int(
				(struct span){ dash + 1, word.n - n - 1 }, number, INT_MAX, &to))
			return true;
	}
	return false;
}

/* Returns whether a text has all lines of the orders in sequence, however the lines are broken. One that stands
 * already is shown where the standing lines are; of some that came to the same only the numbers may be. */
static bool shows_all(struct span text, const struct orders *orders)
{
	struct buf body = BUF_INIT;
	size_t from = 0;
	bool all = true;

	add_letters_of(&body, text);
	for (int i = 0; i < orders->lines && all; i++) {
		struct buf clean = BUF_INIT, line = BUF_INIT;
		const char *at;

		text_clean(&clean, orders->line[i].text.s, orders->line[i].text.n, 1000);
		add_letters_of(&line, span_of_buf(&clean));
		at = memmem(body.s + from, body.n - from, line.s, line.n);
		from = at && *line.s != '@' ? (size_t)(at - body.s) + line.n : from;
		all = at || is_told_with_others(text, orders->line[i].number);
		buf_free(&clean);
		buf_free(&line);
	}
	buf_free(&body);
	return all;
}

void verify_shown(struct verification *v, const struct paper *receipt, struct span report)
{
	unsigned char order[HASH];
	struct span value, word;

	if (!block_value(paper_text(receipt), "order", &value) || !span_word(&value, &word)
		|| !hash_from_text(order, word))
		return;
	for (int i = 0; i < v->e->letters; i++) {
		const struct signed_letter *w = &v->e->letter[i];
		struct buf text = BUF_INIT;
		struct mailcmd_list mailcmds = { 0 };
		struct orders *orders;

		if (!hash_same(w->hash, order))
			continue;
		mailcmd_cut(span_of_buf(&w->letter.canonical), &text, &mailcmds);
		orders = orders_as_written(text.s, text.n);
		if (shows_all(report, orders))
			v->proven.shown++;
		else
			verify_fault(v, OTHER_ORDERS, "%d %d", receipt->number, receipt->seat);
		orders_free(orders);
		mailcmd_free(&mailcmds);
		buf_free(&text);
		return;
	}
}

void verify_letter(struct verification *v, const struct signed_letter *w)
{
	for (int i = 0; i < v->records; i++)
		if (v->record[i]->kind == PAPER_REJOIN)
			look_at_rejoin(v, v->record[i], w);
	for (int i = 0; i < v->records; i++)
		for (int s = 1; s <= v->seats; s++) {
			unsigned char order[HASH];

			if (v->record[i]->kind == PAPER_SEASON
				&& verify_seat_hash(v->record[i], s, "order", order)
				&& hash_same(order, w->hash))
				look_at_letter(v, v->record[i], s, w);
		}
}
