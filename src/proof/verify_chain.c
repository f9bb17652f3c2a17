/* SPDX-License-Identifier: MIT
 * Who signed the records, and whether they form one history. */
#include "proof/verify_chain.h"

#include <stdlib.h>
#include <string.h>

static bool is_chained(const struct paper *p)
{
	return p->kind >= PAPER_SEASON && p->kind <= PAPER_DEED;
}

/* ---- heads ---- */

static void add_head(
	struct verification *v, int number, const unsigned char head[HASH], bool record)
{
	for (int i = 0; i < v->heads; i++) {
		struct signed_head *h = &v->head[i];

		if (h->number != number)
			continue;
		if (memcmp(h->head, head, HASH) != 0) {
			verify_fault(v, TWO_HEADS, "%d", number);
			continue;
		}
		h->record |= record;
		return;
	}
	v->head = xgrow(v->head, (size_t)v->heads + 1, sizeof *v->head);
	v->head[v->heads] = (struct signed_head){ .number = number, .record = record };
	memcpy(v->head[v->heads++].head, head, HASH);
	if (number > v->last)
		v->last = number;
}

/* Takes what a record says of the head before it; before record 0 there is none. */
static void add_prev(struct verification *v, const struct paper *p)
{
	static const unsigned char none[HASH];

	if (p->number > 0)
		add_head(v, p->number - 1, p->prev, false);
	else if (memcmp(p->prev, none, HASH) != 0)
		verify_fault(v, BAD_PREV, "0");
}

/* ---- papers ---- */

static void take_record(struct verification *v, struct paper *p)
{
	add_head(v, p->number, p->head, true);
	add_prev(v, p);
	for (int i = 0; i < v->records; i++)
		if (v->record[i]->number == p->number)
			return;
	v->record = xgrow(v->record, (size_t)v->records + 1, sizeof *v->record);
	v->record[v->records++] = p;
	v->proven.records++;
}

/* Returns whether a referee's key has signed a paper. */
static bool is_signed_by(const unsigned char key[HASH], const struct paper *p)
{
	static const char *const tags[PAPERS] = {
		[PAPER_RECEIPT] = "tp1.rcpt", [PAPER_ACK] = "tp1.ack", [PAPER_SEAL] = "tp1.seal"
	};

	return is_chained(p) ? verify_head_signed(key, p) : verify_signed(key, p, tags[p->kind]);
}

static bool signed_by_some(const unsigned char key[][HASH], int n, const struct paper *p)
{
	for (int i = 0; i < n; i++)
		if (is_signed_by(key[i], p))
			return true;
	return false;
}

static bool is_signed(
	const struct verification *v, const struct paper *p, const struct chain_keys *s)
{
	switch (p->kind) {
	case PAPER_ACK: return signed_by_some(s->key, s->n, p);
	case PAPER_JOIN: return v->watched && verify_signed(v->witness, p, "tp1.join");
	case PAPER_ANSWER: return v->watched && verify_signed(v->witness, p, "tp1.witness");
	case PAPER_REVEAL: return true;
	default: return is_signed_by(verify_signer_at(s, p->number), p);
	}
}

static void take_paper(struct verification *v, struct paper *p, const struct chain_keys *s)
{
	if (!p->whole) {
		verify_fault(v, BAD_TEXT, "%s %d", paper_name(p->kind),
			p->kind == PAPER_ACK ? p->cast : p->number);
		return;
	}
	p->signed_ = is_signed(v, p, s);
	if (!p->signed_ && (p->kind == PAPER_JOIN || p->kind == PAPER_ANSWER)) {
		verify_fault(v, UNSIGNED_WITNESS, "%s %d", paper_name(p->kind), p->cast);
	} else if (!p->signed_) {
		if (!signed_by_some(s->claimant, s->claimants, p))
			verify_fault(v, BAD_SIGNATURE, "%s %d", paper_name(p->kind),
				p->kind == PAPER_ACK ? p->cast : p->number);
	} else if (is_chained(p)) {
		take_record(v, p);
	} else if (p->kind == PAPER_RECEIPT) {
		add_head(v, p->number, p->head, false);
		add_prev(v, p);
	} else if (p->kind == PAPER_SEAL) {
		add_prev(v, p);
	}
}

static int by_number(const void *a, const void *b)
{
	const struct paper *const *one = a, *const *other = b;

	return (*one)->number - (*other)->number;
}

static bool says_by_whom(struct span text)
{
	unsigned char order[HASH];
	struct span value;

	return block_value(text, "by", &value)
		&& (span_is(value, "referee") || hash_from_text(order, value));
}

static void take_rejoin(struct verification *v, const struct paper *p)
{
	struct seat_holder sitting = { .since_record = p->number };
	struct span value;
	long long since;

	for (int s = 1; s <= v->seats; s++)
		if (verify_read_member(p, s, &sitting.member))
			sitting.seat = s;
	if (!sitting.seat || !block_value(paper_text(p), "since", &value)
		|| !span_int(value, 0, TP1_CHAIN, &since) || !says_by_whom(paper_text(p))) {
		verify_fault(v, BAD_FORM, "record %d", p->number);
		return;
	}
	sitting.since_cast = (int)since;
	verify_seat_taken(v, &sitting);
}

static void check_first(struct verification *v, const struct paper *p)
{
	unsigned char open[HASH], roster[HASH];

	if (!block_value_hash(paper_text(p), "open", open) || memcmp(open, v->open, HASH) != 0)
		verify_fault(v, BAD_OPENING, "0");
	if (v->rostered
		&& (!block_value_hash(paper_text(p), "roster", roster)
			|| memcmp(roster, v->roster, HASH) != 0))
		verify_fault(v, BAD_ROSTER, "0");
}

static void order_records(struct verification *v)
{
	if (v->records)
		qsort(v->record, (size_t)v->records, sizeof *v->record, by_number);
	for (int i = 0; i < v->records; i++) {
		const struct paper *p = v->record[i];
		int before = i ? v->record[i - 1]->number : -1;

		for (int n = before + 1; n < p->number; n++)
			verify_fault(v, NO_RECORD, "%d", n);
		if (!p->number)
			check_first(v, p);
		if (p->kind == PAPER_REJOIN)
			take_rejoin(v, p);
	}
}

static void take_signed(struct verification *v)
{
	struct chain_keys *s = xalloc(1, sizeof *s);

	verify_signers(v, s);
	memcpy(v->signer, s->key[s->n - 1], HASH);
	for (int i = 0; i < v->e->papers; i++) {
		struct paper *p = &v->e->paper[i];

		if (verify_is_of(v, p) && p->kind != PAPER_OPEN && p->kind != PAPER_ROSTER)
			take_paper(v, p, s);
	}
	free(s);
	order_records(v);
}

/* Finds the secret D in the record that shows it. */
static void find_hidden(struct verification *v)
{
	unsigned char told[HASH];

	for (int i = 0; i < v->records; i++) {
		if (!block_value_hash(paper_text(v->record[i]), "hidden", v->hidden))
			continue;
		v->shown = true;
		tp1_hidden_commit(told, v->gid, v->hidden);
		if (memcmp(told, v->hidden_told, HASH) != 0)
			verify_fault(v, BAD_HIDDEN, "%d", v->record[i]->number);
	}
}

static void look_at_papers(struct verification *v)
{
	for (int i = 0; i < v->records; i++)
		if (v->record[i]->kind == PAPER_SEASON)
			verify_season(v, v->record[i]);
		else if (v->record[i]->kind == PAPER_AMEND)
			verify_amend(v, v->record[i]);
	for (int i = 0; i < v->e->papers; i++) {
		struct paper *p = &v->e->paper[i];

		if (!p->signed_ || !verify_is_of(v, p))
			continue;
		if (p->kind == PAPER_RECEIPT)
			verify_receipt(v, p);
		else if (p->kind == PAPER_ACK)
			verify_ack(v, p);
		else if (p->kind == PAPER_SEAL)
			verify_seal(v, p);
		else if (p->kind == PAPER_JOIN)
			verify_join(v, p);
		else if (p->kind == PAPER_ANSWER)
			verify_answer(v, p);
		else if (p->kind == PAPER_REVEAL)
			verify_reveal(v, p);
	}
	for (int i = 0; i < v->e->letters; i++)
		verify_letter(v, &v->e->letter[i]);
}

void verify_match(struct verification *v, struct evidence *e, const char *gid)
{
	*v = (struct verification){
		.e = e, .last = -1, .absent = BUF_INIT, .faults = BUF_INIT, .unproven = BUF_INIT
	};
	strcpy(v->gid, gid);
	verify_open(v);
	if (!v->opened) {
		verify_fault(v, NO_OPENING, "%s", gid);
		return;
	}
	take_signed(v);
	/* Until the roster is closed there are no records but the opening. */
	if (!v->rostered && v->last >= 0)
		verify_fault(v, NO_ROSTER, "%s", gid);
	find_hidden(v);
	look_at_papers(v);
}

void verify_free(struct verification *v)
{
	free(v->sitting);
	free(v->head);
	free(v->record);
	buf_free(&v->absent);
	buf_free(&v->faults);
	buf_free(&v->unproven);
}
