/* SPDX-License-Identifier: MIT
 * Finds what is here of a match, and what a paper says. */
#include "post/key.h"
#include "proof/verify_chain.h"

#include <stdio.h>
#include <string.h>

/* ---- one paper ---- */

bool verify_is_of(const struct verification *v, const struct paper *p)
{
	return !strcmp(p->gid, v->gid);
}

bool verify_signed(const unsigned char pk[HASH], const struct paper *p, const char *tag)
{
	return block_signed_by(pk, tag, paper_text(p), p->signature);
}

bool verify_head_signed(const unsigned char pk[HASH], const struct paper *p)
{
	struct buf bytes = BUF_INIT;
	bool ok;

	tp1_head_signed(&bytes, p->gid, p->number, p->head);
	ok = key_signed(pk, span_of_buf(&bytes), p->signature);
	buf_free(&bytes);
	return ok;
}

bool verify_seat(const struct paper *p, int seat, const char *word, struct span *value)
{
	char words[40];

	snprintf(words, sizeof words, "seat %d %s", seat, word);
	return block_value(paper_text(p), words, value);
}

bool verify_seat_hash(const struct paper *p, int seat, const char *word, unsigned char hash[HASH])
{
	struct span value;

	return verify_seat(p, seat, word, &value) && hash_from_text(hash, value);
}

bool verify_has_orders(const struct verification *v, const struct paper *p)
{
	unsigned char order[HASH];
	bool any = false;

	for (int s = 1; s <= v->seats; s++)
		any |= verify_seat_hash(p, s, "order", order);
	return any;
}

void verify_sealed(const struct verification *v, const struct paper *p, unsigned char seal[HASH])
{
	unsigned char order[MAXSEATS][HASH];
	const unsigned char *letter[MAXSEATS];

	for (int s = 1; s <= v->seats; s++)
		letter[s - 1] = verify_seat_hash(p, s, "order", order[s - 1]) ? order[s - 1] : NULL;
	tp1_seal(seal, v->gid, p->number, p->prev, letter, v->seats);
}

/* ---- what is here ---- */

struct paper *verify_record(const struct verification *v, int number)
{
	for (int i = 0; i < v->records; i++)
		if (v->record[i]->number == number)
			return v->record[i];
	return NULL;
}

struct paper *verify_cast(const struct verification *v, int cast)
{
	for (int i = 0; i < v->records; i++)
		if (v->record[i]->kind == PAPER_SEASON && v->record[i]->cast == cast)
			return v->record[i];
	return NULL;
}

/* Returns the last holder of a seat before a record. */
static const struct seat_holder *sits(const struct verification *v, int seat, int number)
{
	const struct seat_holder *found = NULL;

	for (int i = 0; i < v->sittings; i++)
		if (v->sitting[i].seat == seat && v->sitting[i].since_record < number)
			found = &v->sitting[i];
	return found;
}

int verify_before(const struct verification *v, int number)
{
	int here = 0;

	while (here < v->records && v->record[here]->number < number)
		here++;
	return here;
}

bool verify_whole(const struct verification *v, int number)
{
	return verify_before(v, number) == number;
}

/* Returns the number of the last season's record before a record; -1: none. */
static int season_before(const struct verification *v, int number)
{
	int found = -1, here = verify_before(v, number);

	for (int i = 0; i < here; i++)
		if (v->record[i]->kind == PAPER_SEASON)
			found = v->record[i]->number;
	return found;
}

const struct tp1_member *verify_member(const struct verification *v, int seat, int number, int i)
{
	int before = season_before(v, number);
	const struct seat_holder *had = sits(v, seat, before < 0 ? 0 : before);

	if (had && !i--)
		return &had->member;
	for (int k = 0; k < v->sittings; k++) {
		const struct seat_holder *s = &v->sitting[k];

		if (s->seat == seat && s != had && s->since_record >= before
			&& s->since_record < number && !i--)
			return &s->member;
	}
	return NULL;
}

bool verify_keyless(const struct verification *v, int seat, int number)
{
	const struct seat_holder *s = sits(v, seat, number);

	return s && s->member.keyless;
}

bool verify_open_dice(const struct verification *v, int number)
{
	int without = 0;

	for (int s = 1; s <= v->seats; s++)
		without += verify_keyless(v, s, number);
	return tp1_open_dice(v->seats, without, v->watched);
}

const struct tp1_member *verify_chain(const struct verification *v, int seat, int number, int cast)
{
	const struct seat_holder *s = sits(v, seat, number);

	return s && s->member.joined && s->since_cast <= cast ? &s->member : NULL;
}
