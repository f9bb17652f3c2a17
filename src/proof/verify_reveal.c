/* SPDX-License-Identifier: MIT
 * What was hidden in a season and is shown when the match is over. Each die and card must have been
 * committed to, and follow from the secret. Each counts once. */
#include "proof/verify_chance.h"

#include <stdlib.h>
#include <string.h>

/* ---- what a season's record commits to ---- */

struct commits {
	unsigned char (*hash)[HASH];
	bool *shown;
	int n;
};

/* Collects commitments: lines "hcommit HASH" for hidden dice, "leaf HASH" for cards. */
static void find_commits(struct commits *c, const struct paper *p, const char *word)
{
	struct span rest = paper_text(p), words;
	unsigned char hash[HASH];

	*c = (struct commits){ 0 };
	while (block_next_value(&rest, word, &words)) {
		if (!hash_from_text(hash, words))
			continue;
		c->hash = xmore(c->hash, (size_t)c->n, sizeof *c->hash);
		c->shown = xmore(c->shown, (size_t)c->n, sizeof *c->shown);
		memcpy(c->hash[c->n], hash, HASH);
		c->shown[c->n++] = false;
	}
}

static void free_commits(struct commits *c)
{
	free(c->hash);
	free(c->shown);
}

/* Marks a commitment as shown. Returns false where none is left with that hash. */
static bool meet(struct commits *c, const unsigned char hash[HASH])
{
	for (int i = 0; i < c->n; i++)
		if (!c->shown[i] && hash_same(c->hash[i], hash)) {
			c->shown[i] = true;
			return true;
		}
	return false;
}

/* An amend that plays a season again with other orders has the dice and decks of that season. */
const struct paper *verify_last_played(const struct verification *v, const struct paper *record)
{
	const struct paper *last = record;

	for (int i = 0; i < v->records; i++) {
		const struct paper *p = v->record[i];

		if (p->kind == PAPER_AMEND && p->season == record->season
			&& p->number >= last->number && verify_has_orders(v, p))
			last = p;
	}
	return last;
}

/* ---- what is told ---- */

struct revealing {
	struct verification *v;
	const struct paper *record;
	struct chance keys;
	struct commits dice, cards;
};

static void check_roll(struct revealing *r, struct span words, struct span next)
{
	unsigned char block[HASH], made[HASH], commit[HASH];
	struct die_line die;

	if (!verify_read_roll(&die, block, words, next)) {
		verify_fault(r->v, OTHER_REVEAL, "%d", r->record->number);
		return;
	}
	chance_block(made, r->keys.hidden, (int)die.sides, die.label, (uint64_t)die.j);
	if (hash_same(made, block) && verify_commit(&die, block, commit) && meet(&r->dice, commit))
		r->v->proven.shown_dice++;
	else
		verify_fault(r->v, OTHER_REVEAL, "%d", r->record->number);
}

static void check_card(struct revealing *r, struct span words, struct span next)
{
	unsigned char salt[HASH], made[HASH], key[HASH], leaf[HASH];
	struct deck_line card;

	if (!verify_read_card(&card, salt, words, next)) {
		verify_fault(r->v, OTHER_REVEAL, "%d", r->record->number);
		return;
	}
	chance_deckkey(&r->keys, key, card.name, (int)card.epoch);
	chance_salt(made, key, (uint64_t)card.n);
	chance_leaf(leaf, (uint64_t)card.n, card.last, salt);
	if (hash_same(made, salt) && meet(&r->cards, leaf))
		r->v->proven.shown_cards++;
	else
		verify_fault(r->v, OTHER_REVEAL, "%d", r->record->number);
	chance_wipe(key, sizeof key);
}

static void check_lines(struct revealing *r, const struct paper *p)
{
	struct span rest = paper_text(p), line, words;

	while (span_line(&rest, &line)) {
		struct span ahead = rest, next = { "", 0 };

		span_line(&ahead, &next);
		if (block_value(line, "roll", &words))
			check_roll(r, words, next);
		else if (block_value(line, "card", &words))
			check_card(r, words, next);
	}
}

/* Returns whether an earlier reveal is about the same record: only the first counts. */
static bool is_second(const struct verification *v, const struct paper *p)
{
	for (const struct paper *q = v->e->paper; q < p; q++)
		if (q->kind == PAPER_REVEAL && q->number == p->number && !strcmp(q->gid, p->gid))
			return true;
	return false;
}

void verify_reveal(struct verification *v, struct paper *p)
{
	struct revealing r = { .v = v, .record = verify_record(v, p->number) };
	const struct paper *played;

	if (!v->shown || !r.record || r.record->kind != PAPER_SEASON || is_second(v, p)) {
		v->unproven_reveals++;
		return;
	}
	if (p->season != r.record->season || p->cast != r.record->cast) {
		verify_fault(v, OTHER_REVEAL, "%d", p->number);
		return;
	}
	if (!verify_keys(v, r.record, &r.keys)) {
		v->unproven_reveals++;
		return;
	}
	played = verify_last_played(v, r.record);
	find_commits(&r.dice, played, "hcommit");
	find_commits(&r.cards, played, "leaf");
	check_lines(&r, p);
	free_commits(&r.dice);
	free_commits(&r.cards);
	chance_wipe(&r.keys, sizeof r.keys);
}

/* ---- how many there are ---- */

/* A season that was taken back does not count; the next one of its number does. */
bool verify_counts(const struct verification *v, const struct paper *p)
{
	for (int i = 0; i < v->records; i++)
		if (v->record[i]->kind == PAPER_SEASON && v->record[i]->season <= p->season
			&& v->record[i]->number > p->number)
			return false;
	return p->kind == PAPER_SEASON;
}

void verify_hidden(const struct verification *v, int *dice, int *cards)
{
	*dice = *cards = 0;
	for (int i = 0; i < v->records; i++) {
		struct span rest, line, words;

		if (!verify_counts(v, v->record[i]))
			continue;
		rest = paper_text(verify_last_played(v, v->record[i]));
		while (span_line(&rest, &line)) {
			*dice += block_value(line, "hcommit", &words);
			*cards += block_value(line, "leaf", &words);
		}
	}
}
