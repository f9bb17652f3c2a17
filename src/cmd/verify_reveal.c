/* SPDX-License-Identifier: MIT
 * What was hidden in a season, told when the match is over: each die and card must have been committed
 * to, and come out of the secret that is shown. */
#include "cmd/verify_chance.h"

/* Of the secret a season's hidden dice and decks come from. */
static bool hidden_keys(const struct verifying *v, const struct paper *record, struct chance *keys)
{
	return v->shown && verify_keys(v, record, keys);
}

/* A season that was played again by an amend has dice in that record, too. */
static bool is_committed(const struct verifying *v, const struct paper *record,
	const struct die *die, const unsigned char block[HASH])
{
	bool found = verify_roll(record, die, block);

	for (int i = 0; i < v->records && !found; i++)
		found = v->record[i]->kind == PAPER_AMEND && v->record[i]->season == record->season
			&& v->record[i]->number > record->number
			&& verify_roll(v->record[i], die, block);
	return found;
}

static void check_roll(struct verifying *v, const struct paper *record, const struct chance *keys,
	struct span words, struct span next)
{
	unsigned char block[HASH], made[HASH];
	struct die die;

	if (!verify_read_roll(&die, block, words, next)) {
		verify_fault(v, BAD_TEXT, "reveal %d", record->number);
		return;
	}
	chance_block(made, keys->hidden, (int)die.sides, die.label, (uint64_t)die.j);
	if (hash_same(made, block) && is_committed(v, record, &die, block))
		v->proven.shown_dice++;
	else
		verify_fault(v, BAD_ROLL, "%d %.*s %lld", record->number, (int)die.label.n,
			die.label.s, die.j);
}

static void check_card(struct verifying *v, const struct paper *record, const struct chance *keys,
	struct span words, struct span next)
{
	unsigned char salt[HASH], made[HASH], key[HASH];
	struct deck_line card;
	bool known;

	if (!verify_read_card(&card, salt, words, next)) {
		verify_fault(v, BAD_TEXT, "reveal %d", record->number);
		return;
	}
	chance_deckkey(keys, key, card.name, (int)card.epoch);
	chance_salt(made, key, (uint64_t)card.n);
	if (hash_same(made, salt) && verify_card(v, record->number, &card, salt, &known))
		v->proven.shown_cards++;
	else
		verify_fault(v, BAD_CARD, "%d %.*s %lld", record->number, (int)card.name.n,
			card.name.s, card.n);
	chance_wipe(key, sizeof key);
}

void verify_reveal(struct verifying *v, struct paper *p)
{
	const struct paper *record = verify_record(v, p->number);
	struct span rest = paper_text(p), line, words;
	struct chance keys;

	if (!record || record->kind != PAPER_SEASON || !hidden_keys(v, record, &keys))
		return;
	while (span_line(&rest, &line)) {
		struct span ahead = rest, next = { "", 0 };

		span_line(&ahead, &next);
		if (verify_word(line, "roll", &words))
			check_roll(v, record, &keys, words, next);
		else if (verify_word(line, "card", &words))
			check_card(v, record, &keys, words, next);
	}
	chance_wipe(&keys, sizeof keys);
}

/* ---- how many there are ---- */

static bool has_amend(const struct verifying *v, int season)
{
	for (int i = 0; i < v->records; i++)
		if (v->record[i]->kind == PAPER_AMEND && v->record[i]->season == season)
			return true;
	return false;
}

/* A season that was taken back was played for nothing: the next of its number counts. */
static bool counts(const struct verifying *v, const struct paper *p)
{
	for (int i = 0; i < v->records; i++)
		if (v->record[i]->kind == PAPER_SEASON && v->record[i]->season <= p->season
			&& v->record[i]->number > p->number)
			return false;
	return p->kind == PAPER_SEASON && !has_amend(v, p->season);
}

void verify_committed(const struct verifying *v, int *dice, int *cards)
{
	*dice = *cards = 0;
	for (int i = 0; i < v->records; i++) {
		struct span rest = paper_text(v->record[i]), line, words;

		while (counts(v, v->record[i]) && span_line(&rest, &line)) {
			*dice += verify_word(line, "hcommit", &words);
			*cards += verify_word(line, "leaf", &words);
		}
	}
}
