/* SPDX-License-Identifier: MIT */
#include "proof/verify_chance.h"

#include <stdlib.h>
#include <string.h>

/* ---- dice ---- */

bool verify_revealed(
	const struct verification *v, const struct paper *p, unsigned char reveal[HASH])
{
	struct tp1_chain chain = { TP1_REFEREE, v->gid, { 0 } };

	memcpy(chain.owner, v->referee, HASH);
	return block_value_hash(paper_text(p), "reveal", reveal)
		&& tp1_leads(&chain, reveal, p->cast + 1, v->anchor);
}

/* Gives no fault where something is missing: the functions that check those lines do. */
bool verify_keys(const struct verification *v, const struct paper *p, struct chance *chance)
{
	unsigned char reveal[HASH], entropy[HASH], w[HASH];
	bool given;

	if (!verify_value(v, p, w, &given) || !verify_revealed(v, p, reveal)
		|| !block_value_hash(paper_text(p), "entropy", entropy))
		return false;
	tp1_keys(chance, v->gid, p->cast, entropy, reveal, given ? w : NULL,
		v->shown ? v->hidden : NULL);
	return true;
}

static bool read_die(struct die_line *die, struct span words)
{
	struct span j, sides, value;

	return span_word(&words, &die->label) && span_word(&words, &j) && span_word(&words, &sides)
		&& span_word(&words, &value) && !span_trim(words).n
		&& span_int(j, 0, 1000000, &die->j) && sides.n > 1 && sides.s[0] == 'd'
		&& span_int((struct span){ sides.s + 1, sides.n - 1 }, 1, 1000000, &die->sides)
		&& span_int(value, 1, die->sides, &die->value);
}

void verify_dice(struct verification *v, const struct paper *p, const struct chance *chance)
{
	struct span rest = paper_text(p), words;
	struct die_line die;

	while (block_next_value(&rest, "die", &words)) {
		if (!read_die(&die, words)) {
			verify_fault(v, BAD_FORM, "record %d", p->number);
		} else if (chance_die(chance->open, (int)die.sides, die.label, (uint64_t)die.j)
			!= die.value) {
			verify_fault(v, BAD_DIE, "%d %.*s %lld", p->number, (int)die.label.n,
				die.label.s, die.j);
		} else {
			v->proven.dice++;
		}
	}
}

/* ---- decks ---- */

static bool read_deck(struct deck_line *d, struct span words)
{
	struct span epoch, n;

	return span_word(&words, &d->name) && span_word(&words, &epoch) && span_word(&words, &n)
		&& span_word(&words, &d->last) && span_int(epoch, 0, 1000000, &d->epoch)
		&& span_int(n, 0, 1000000, &d->n);
}

/* Reads the leaves that follow, at most `most`. Returns their number. */
static int read_leaves(struct span *rest, unsigned char *leaf, int most)
{
	struct span ahead = *rest, line, words;
	int n = 0;

	while (n < most && span_line(&ahead, &line) && block_value(line, "leaf", &words)
		&& hash_from_text(leaf + (size_t)n * HASH, words)) {
		*rest = ahead;
		n++;
	}
	return n;
}

/* A record whose deck has more cards than this was not made by tradepost. */
enum { MOST_CARDS = 5000 };

void verify_decks(struct verification *v, const struct paper *p)
{
	unsigned char *leaf = NULL, root[HASH], told[HASH];
	struct span rest = paper_text(p), words;
	struct deck_line d;

	while (block_next_value(&rest, "deck", &words)) {
		leaf = leaf ? leaf : xalloc(MOST_CARDS, HASH);
		if (!read_deck(&d, words) || d.n > MOST_CARDS
			|| read_leaves(&rest, leaf, (int)d.n) != d.n
			|| !hash_from_text(told, d.last)) {
			verify_fault(v, BAD_FORM, "record %d", p->number);
			continue;
		}
		tp1_root(root, v->gid, d.name, (int)d.epoch, leaf, (int)d.n);
		if (!hash_same(root, told))
			verify_fault(v, BAD_ROOT, "%d %.*s", p->number, (int)d.name.n, d.name.s);
	}
	free(leaf);
}

/* Finds, in the record of a shuffle, the leaf for the place of a card. */
static bool leaf_in(const struct paper *p, const struct deck_line *card, unsigned char leaf[HASH])
{
	struct span rest = paper_text(p), line, words;
	struct deck_line d;

	while (block_next_value(&rest, "deck", &words)) {
		if (!read_deck(&d, words) || !span_same(d.name, card->name)
			|| d.epoch != card->epoch)
			continue;
		for (long long i = 0; i <= card->n; i++)
			if (!span_line(&rest, &line) || !block_value(line, "leaf", &words))
				return false;
		return hash_from_text(leaf, words);
	}
	return false;
}

/* Finds the leaf of a card in the records up to `number`. *known false: a record may be missing. */
static bool find_leaf(const struct verification *v, int number, const struct deck_line *card,
	unsigned char leaf[HASH], bool *known)
{
	bool found = false;
	int here = 0;

	for (int i = 0; i < v->records && v->record[i]->number <= number; i++) {
		here++;
		found |= leaf_in(v->record[i], card, leaf);
	}
	*known = found || here == number + 1;
	return found;
}

bool verify_read_card(
	struct deck_line *card, unsigned char salt[HASH], struct span words, struct span next)
{
	return read_deck(card, words) && block_value(next, "salt", &words)
		&& hash_from_text(salt, words);
}

static bool lay_there(const struct verification *v, int number, const struct deck_line *card,
	const unsigned char salt[HASH], bool *known)
{
	unsigned char told[HASH], leaf[HASH];
	bool found = find_leaf(v, number, card, told, known);

	chance_leaf(leaf, (uint64_t)card->n, card->last, salt);
	return found && hash_same(leaf, told);
}

/* Checks a line `card` and the line `salt` below it, in a record or receipt. */
static void check_card(
	struct verification *v, const struct paper *p, struct span words, struct span next)
{
	unsigned char salt[HASH];
	struct deck_line card;
	bool known;

	if (!verify_read_card(&card, salt, words, next))
		verify_fault(v, BAD_FORM, "%s %d", p->seat > 0 ? "receipt" : "record", p->number);
	else if (lay_there(v, p->number, &card, salt, &known))
		v->proven.cards++;
	else if (known)
		verify_fault(v, BAD_CARD, "%d %.*s %lld", p->number, (int)card.name.n, card.name.s,
			card.n);
}

void verify_cards(struct verification *v, const struct paper *p)
{
	struct span rest = paper_text(p), words, next = { "", 0 };

	while (block_next_value(&rest, "card", &words)) {
		struct span ahead = rest;

		span_line(&ahead, &next);
		check_card(v, p, words, next);
	}
}

/* ---- hidden dice ---- */

static bool is_committed(const struct paper *record, const unsigned char commit[HASH])
{
	struct span rest = paper_text(record), words;
	unsigned char told[HASH];

	while (block_next_value(&rest, "hcommit", &words))
		if (hash_from_text(told, words) && hash_same(told, commit))
			return true;
	return false;
}

bool verify_read_roll(
	struct die_line *die, unsigned char block[HASH], struct span words, struct span next)
{
	return read_die(die, words) && block_value(next, "block", &words)
		&& hash_from_text(block, words);
}

bool verify_commit(
	const struct die_line *die, const unsigned char block[HASH], unsigned char commit[HASH])
{
	const struct span part[] = { die->label, NUMBER(die->j), { (const char *)block, HASH } };
	uint64_t x = 0;

	chance_h(commit, "tp1.hcommit", NULL, part, 3);
	for (int i = 7; i >= 0; i--)
		x = x << 8 | block[i];
	return (long long)(x % (uint64_t)die->sides) + 1 == die->value;
}

bool verify_roll(
	const struct paper *record, const struct die_line *die, const unsigned char block[HASH])
{
	unsigned char commit[HASH];

	return verify_commit(die, block, commit) && is_committed(record, commit);
}
