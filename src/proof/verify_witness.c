/* SPDX-License-Identifier: MIT
 * What a witness adds to the proof: the letters of a season were frozen before anybody, even the
 * referee, could know its dice. */
#include "proof/verify.h"

#include <string.h>

static bool leads(const struct verification *v, const unsigned char value[HASH], int cast)
{
	struct tp1_chain chain = { TP1_WITNESS, v->gid, { 0 } };

	memcpy(chain.owner, v->witness, HASH);
	return v->rostered && tp1_leads(&chain, value, cast + 1, v->promise);
}

/* ---- the record of a season ---- */

/* Returns whether a record's signature is that of the witness's answer to the record's seal. */
static bool answer_signed(
	const struct verification *v, const struct paper *p, const unsigned char value[HASH])
{
	unsigned char seal[HASH], signature[64];
	struct buf text = BUF_INIT;
	bool ok;

	if (!block_value_hash(paper_text(p), "seal", seal)
		|| !block_halves(paper_text(p), "signed", signature))
		return false;
	block_answer(&text, v->gid, p->cast, seal, value);
	ok = block_signed_by(v->witness, "tp1.witness", span_of_buf(&text), signature);
	buf_free(&text);
	return ok;
}

/* Finds letters that were changed behind a seal which the record gives unchanged. */
static void compare_letters(struct verification *v, const struct paper *p)
{
	unsigned char sealed[HASH], told[HASH];

	verify_sealed(v, p, sealed);
	if (!block_value_hash(paper_text(p), "seal", told) || memcmp(sealed, told, HASH) != 0)
		verify_fault(v, UNSEALED, "%d", p->number);
}

bool verify_value(
	const struct verification *v, const struct paper *p, unsigned char w[HASH], bool *given)
{
	struct span value;
	bool said = block_value(paper_text(p), "witness", &value);

	*given = false;
	/* A missing line `witness` is a fault of the record's form, said elsewhere. */
	if (!v->watched)
		return !said || span_is(value, "none");
	if (said && span_is(value, "absent"))
		return true;
	*given = said && hash_from_text(w, value) && leads(v, w, p->cast) && answer_signed(v, p, w);
	return *given;
}

void verify_witness(struct verification *v, const struct paper *p)
{
	unsigned char w[HASH];
	bool given, known = verify_value(v, p, w, &given);

	if (given) {
		compare_letters(v, p);
		v->proven.witnessed++;
	} else if (known && v->watched)
		buf_fmt(&v->absent, " %d", p->number);
	/* Without the roster the value cannot be checked. */
	else if (!known && (v->rostered || !v->watched))
		verify_fault(v, BAD_WITNESS, "%d", p->number);
}

/* ---- what referee and witness wrote to each other ---- */

/* Compares the letters of a record with those of the seal for its cast. */
static void compare_record(
	struct verification *v, const struct paper *record, const unsigned char seal[HASH])
{
	unsigned char played[HASH];

	verify_sealed(v, record, played);
	if (memcmp(played, seal, HASH) != 0)
		verify_fault(v, UNSEALED, "%d", record->number);
}

static void find_other_seal(
	struct verification *v, const struct paper *p, const unsigned char seal[HASH])
{
	unsigned char other[HASH];

	for (int i = 0; i < v->e->papers; i++) {
		const struct paper *q = &v->e->paper[i];

		if (q->kind == PAPER_SEAL && q->signed_ && !strcmp(q->gid, v->gid)
			&& q->cast == p->cast && block_value_hash(paper_text(q), "seal", other)
			&& memcmp(seal, other, HASH) != 0)
			verify_fault(v, TWO_SEALS, "%d", p->cast);
	}
}

void verify_seal(struct verification *v, const struct paper *p)
{
	const struct paper *record = verify_cast(v, p->cast);
	unsigned char seal[HASH], told[HASH];

	verify_sealed(v, p, seal);
	if (!v->watched || !block_value_hash(paper_text(p), "seal", told)
		|| memcmp(seal, told, HASH) != 0) {
		verify_fault(v, BAD_FORM, "seal %d", p->number);
		return;
	}
	find_other_seal(v, p, seal);
	if (record)
		compare_record(v, record, seal);
}

void verify_join(struct verification *v, const struct paper *p)
{
	unsigned char open[HASH], anchor[HASH];

	if (!block_value_hash(paper_text(p), "open", open) || memcmp(open, v->open, HASH) != 0)
		verify_fault(v, BAD_OPENING, "join");
	if (!block_value_hash(paper_text(p), "anchor", anchor)
		|| (v->rostered && memcmp(anchor, v->promise, HASH) != 0))
		verify_fault(v, BAD_WITNESS, "join");
}

void verify_answer(struct verification *v, const struct paper *p)
{
	const struct paper *record = verify_cast(v, p->cast);
	unsigned char seal[HASH], value[HASH];
	struct span said;

	if (!block_value_hash(paper_text(p), "seal", seal)
		|| !block_value_hash(paper_text(p), "value", value)
		|| (v->rostered && !leads(v, value, p->cast))) {
		verify_fault(v, BAD_WITNESS, "answer %d", p->cast);
		return;
	}
	if (!record)
		return;
	if (block_value(paper_text(record), "witness", &said) && span_is(said, "absent"))
		verify_fault(v, WITNESS_IGNORED, "%d", record->number);
	compare_record(v, record, seal);
}
