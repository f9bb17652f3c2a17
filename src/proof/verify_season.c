/* SPDX-License-Identifier: MIT
 * Checks whether the chance of a season is as its record says, and whether receipts agree. */
#include "proof/verify_chance.h"

#include <stdio.h>
#include <string.h>

/* ---- the cast ---- */

static void check_seal(struct verification *v, const struct paper *p)
{
	unsigned char seal[HASH], told[HASH];

	verify_sealed(v, p, seal);
	if (!block_value_hash(paper_text(p), "seal", told) || !hash_same(told, seal))
		verify_fault(v, BAD_SEAL, "%d", p->number);
}

static void check_nonce(
	struct verification *v, const struct paper *p, int seat, struct tp1_nonce *nonce)
{
	struct tp1_chain chain = { TP1_PLAYER, v->gid, { 0 } };
	const struct tp1_member *m = verify_chain(v, seat, p->number, p->cast);
	struct span value;

	nonce->there = verify_seat(p, seat, "nonce", &value) && !span_is(value, "none");
	if (!nonce->there)
		return;
	if (m)
		memcpy(chain.owner, m->key, HASH);
	if ((!m || !hash_from_text(nonce->value, value)
		    || !tp1_leads(&chain, nonce->value, p->cast + 1, m->anchor))
		&& verify_whole(v, p->number))
		verify_fault(v, BAD_NONCE, "%d %d", p->number, seat);
}

/* Gets the entropy of the cast before. Returns false where its record is not here. */
static bool entropy_before(const struct verification *v, int cast, unsigned char before[HASH])
{
	const struct paper *p = cast ? verify_cast(v, cast - 1) : NULL;

	if (!cast) {
		memcpy(before, v->roster, HASH);
		return true;
	}
	return p && block_value_hash(paper_text(p), "entropy", before);
}

static void check_entropy(struct verification *v, const struct paper *p)
{
	unsigned char before[HASH], entropy[HASH], told[HASH];
	struct tp1_nonce nonce[MAXSEATS] = { 0 };

	for (int s = 1; s <= v->seats; s++)
		check_nonce(v, p, s, &nonce[s - 1]);
	if (!block_value_hash(paper_text(p), "entropy", told)) {
		verify_fault(v, BAD_ENTROPY, "%d", p->number);
		return;
	}
	if (!entropy_before(v, p->cast, before))
		return;
	tp1_entropy(entropy, v->gid, p->cast, before, nonce, v->seats);
	if (!hash_same(entropy, told))
		verify_fault(v, BAD_ENTROPY, "%d", p->number);
}

/* A season has one cast, so that the referee cannot choose between two. */
static void check_cast(struct verification *v, const struct paper *p)
{
	int casts = 0, last = -1, before = verify_before(v, p->number);

	for (int i = 0; i < before; i++) {
		if (v->record[i]->kind != PAPER_SEASON)
			continue;
		casts++;
		last = v->record[i]->cast;
	}
	/* Missing records may have made casts, too. */
	if (verify_whole(v, p->number) ? p->cast != casts : p->cast <= last)
		verify_fault(v, BAD_CAST, "%d", p->number);
}

/* A season that an amend plays again keeps its cast. */
void verify_amend(struct verification *v, struct paper *p)
{
	const struct paper *played = NULL;
	int before = verify_before(v, p->number);
	struct chance chance;

	for (int i = 0; i < before; i++)
		if (v->record[i]->kind == PAPER_SEASON && v->record[i]->season == p->season)
			played = v->record[i];
	/* With records missing, an unknown one may be what was played again. */
	if (played && verify_whole(v, p->number) && verify_keys(v, played, &chance))
		verify_dice(v, p, &chance);
	chance_wipe(&chance, sizeof chance);
	verify_decks(v, p);
	verify_cards(v, p);
}

/* What the referee ordered for a seat must stand in an earlier record. */
static void check_acts(struct verification *v, const struct paper *p)
{
	int before = verify_before(v, p->number);

	/* A missing record may have it. */
	for (int s = 1; s <= v->seats && verify_whole(v, p->number); s++) {
		unsigned char order[HASH], acted[HASH];
		struct span value;
		bool told = false;

		if (!verify_seat(p, s, "seq", &value)
			|| !memmem(value.s, value.n, "auth referee", 12)
			|| !verify_seat_hash(p, s, "order", order))
			continue;
		for (int i = 0; i < before; i++)
			told |= v->record[i]->kind == PAPER_ACT && v->record[i]->season == p->season
				&& verify_seat_hash(v->record[i], s, "order", acted)
				&& hash_same(order, acted);
		if (!told)
			verify_fault(v, MADE_UP, "%d %d", p->number, s);
	}
}

/* Returns whether everybody who could write for a seat in the season of a record had no key. */
static bool had_no_key(const struct verification *v, int seat, int number)
{
	const struct tp1_member *m;
	int i = 0;

	while ((m = verify_member(v, seat, number, i)) && m->keyless)
		i++;
	return i && !m;
}

/* No letter is signed with the key that a seat does not have. */
static void check_keys(struct verification *v, const struct paper *p)
{
	struct span value;

	for (int s = 1; s <= v->seats && v->rostered && verify_whole(v, p->number); s++)
		if (verify_seat(p, s, "seq", &value) && memmem(value.s, value.n, "auth key", 8)
			&& had_no_key(v, s, p->number))
			verify_fault(v, MADE_UP, "%d %d", p->number, s);
}

static void check_reveal(struct verification *v, const struct paper *p)
{
	unsigned char reveal[HASH];

	if (!verify_revealed(v, p, reveal))
		verify_fault(v, BAD_REVEAL, "%d", p->number);
}

void verify_season(struct verification *v, struct paper *p)
{
	struct chance chance;

	if (!verify_form(p, v->seats))
		verify_fault(v, BAD_FORM, "record %d", p->number);
	check_cast(v, p);
	check_acts(v, p);
	check_keys(v, p);
	check_seal(v, p);
	if (v->rostered)
		check_entropy(v, p);
	verify_witness(v, p);
	check_reveal(v, p);
	if (verify_keys(v, p, &chance))
		verify_dice(v, p, &chance);
	chance_wipe(&chance, sizeof chance);
	verify_decks(v, p);
	verify_cards(v, p);
}

/* ---- receipts ---- */

/* A report has some hundred lines. Each may be its last, and costs a hash of all before it. */
enum { MOST_LINES = 2000 };

/* Returns whether the report hash fits a text, from its first line that is not empty to some later
 * line, and gives that text. */
static bool text_fits(struct span rest, const struct paper *p, const unsigned char told[HASH],
	const unsigned char salt[HASH], struct buf *text)
{
	unsigned char hash[HASH];
	bool fits = false;
	struct span line;

	buf_clear(text);
	for (int lines = 0; !fits && lines < MOST_LINES && block_clean_line(&rest, &line);
		lines++) {
		if (!line.n && !text->n)
			continue;
		buf_add(text, line.s, line.n);
		buf_char(text, '\n');
		tp1_salted(hash, span_of_buf(text), salt, p->seat);
		fits = hash_same(hash, told);
	}
	return fits;
}

/* Returns a text from the paragraph on that has the line below a report's heading. The report that
 * goes with a seat to its next player stands below some words to that player. */
static struct span from_heading(struct span text)
{
	struct span rest = text, line, paragraph = text;

	while (span_line(&rest, &line)) {
		if (span_starts(line, "===="))
			return paragraph;
		if (!span_trim(line).n)
			paragraph = rest;
	}
	return text;
}

/* As text_fits, for the text above a receipt. */
static bool report_fits(const struct paper *p, const unsigned char told[HASH],
	const unsigned char salt[HASH], struct buf *text)
{
	const struct span above = span_of_buf(&p->body);

	return text_fits(above, p, told, salt, text)
		|| text_fits(from_heading(above), p, told, salt, text);
}

/* Returns whether an intact copy of the same receipt and report is here. Then the copy p was damaged
 * on its way, and accuses nobody. */
static bool is_there_whole(const struct verification *v, const struct paper *p,
	const unsigned char told[HASH], const unsigned char salt[HASH])
{
	bool is = false;

	for (int i = 0; i < v->e->papers && !is; i++) {
		const struct paper *q = &v->e->paper[i];
		struct buf text = BUF_INIT;

		is = q->kind == PAPER_RECEIPT && q->signed_ && q->body.n
			&& span_same(paper_text(q), paper_text(p))
			&& report_fits(q, told, salt, &text);
		buf_free(&text);
	}
	return is;
}

static void check_report(struct verification *v, const struct paper *p, const struct paper *record)
{
	unsigned char told[HASH], salt[HASH], other[HASH];
	struct buf text = BUF_INIT;
	char words[32];

	if (!block_value_hash(paper_text(p), "report", told)
		|| !block_value_hash(paper_text(p), "salt", salt)) {
		verify_fault(v, BAD_FORM, "receipt %d", p->number);
		return;
	}
	if (p->body.n && memmem(p->body.s, p->body.n, "====", 4)) {
		if (report_fits(p, told, salt, &text)) {
			v->proven.reports++;
			verify_shown(v, p, span_of_buf(&text));
		} else if (!is_there_whole(v, p, told, salt)) {
			verify_fault(v, BAD_REPORT, "%d %d", p->number, p->seat);
		}
	}
	buf_free(&text);
	snprintf(words, sizeof words, "report %d", p->seat);
	if (record
		&& (!block_value_hash(paper_text(record), words, other) || !hash_same(told, other)))
		verify_fault(v, REPORT_DIFFERS, "%d %d", p->number, p->seat);
}

static void check_order(struct verification *v, const struct paper *p, const struct paper *record)
{
	unsigned char told[HASH], other[HASH];
	struct span value, word;
	bool sent, played = verify_seat_hash(record, p->seat, "order", other);

	if (!block_value(paper_text(p), "order", &value)) {
		verify_fault(v, BAD_FORM, "receipt %d", p->number);
		return;
	}
	sent = span_word(&value, &word) && hash_from_text(told, word);
	if (sent != played || (sent && !hash_same(told, other)))
		verify_fault(v, ORDER_DIFFERS, "%d %d", p->number, p->seat);
}

/* Checks a line `roll` and the line `block` below it. */
static void check_roll(struct verification *v, const struct paper *p, const struct paper *record,
	struct span words, struct span next)
{
	unsigned char block[HASH];
	struct die_line die;

	if (!verify_read_roll(&die, block, words, next))
		verify_fault(v, BAD_FORM, "receipt %d", p->number);
	else if (verify_roll(record, &die, block))
		v->proven.rolls++;
	else
		verify_fault(v, BAD_ROLL, "%d %d %.*s %lld", p->number, p->seat, (int)die.label.n,
			die.label.s, die.j);
}

static void check_rolls(struct verification *v, const struct paper *p, const struct paper *record)
{
	struct span rest = paper_text(p), words, next = { "", 0 };

	while (block_next_value(&rest, "roll", &words)) {
		struct span ahead = rest;

		span_line(&ahead, &next);
		check_roll(v, p, record, words, next);
	}
}

void verify_receipt(struct verification *v, struct paper *p)
{
	const struct paper *record = verify_record(v, p->number);

	if (p->seat > v->seats) {
		verify_fault(v, BAD_FORM, "receipt %d", p->number);
		return;
	}
	v->proven.receipts++;
	check_report(v, p, record);
	verify_cards(v, p);
	if (!record)
		return;
	check_order(v, p, record);
	check_rolls(v, p, record);
}
