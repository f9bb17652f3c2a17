/* SPDX-License-Identifier: MIT
 * Quest cards: the party draws one, the crystal chooses among the card's three results, and that
 * result happens. Also fights with the monsters of the Wastelands. */
#include "games/dragonlords/quest.h"
#include "kit/kit.h"

/* ---- fights ---- */

/* Every unit rolls the monster's defence die. Returns the number of hits. */
static int party_strikes(struct table *t, const struct party *q, thing foe)
{
	int hits = 0, strength = lords_quest_strength(t, q);
	thing at = lords_quest_at(t, q);

	for each(p, t, lords_quest_bag(q)) {
		int number = lords_attack(t, p, false) + strength;

		if (num(t, p, TYPE) == ITEM)
			continue;
		for (int i = 0; i < count(t, p); i++) {
			int die = roll(t, ONLY(q->seat), 1, num(t, foe, DEFENCE), 0, PARTY_DIE,
				q->seat, at, number);

			hits += die <= number;
		}
	}
	return hits;
}

static int best_defence(const struct table *t, const struct party *q)
{
	int best = 1;

	for each(p, t, lords_quest_bag(q))
		if (num(t, p, TYPE) != ITEM && lords_defence(t, p, false) > best)
			best = lords_defence(t, p, false);
	return best;
}

/* The monster rolls a die for each hit it can still take. */
static int monster_strikes(struct table *t, const struct party *q, thing foe, int left)
{
	int hits = 0, sides = best_defence(t, q);
	thing at = lords_quest_at(t, q);

	for (; left > 0; left--) {
		int die = roll(t, ONLY(q->seat), 1, sides, 0, MONSTER_DIE, q->seat, at);

		hits += die <= num(t, foe, ATTACK);
	}
	return hits;
}

bool lords_quest_fight(struct table *t, const struct party *q, thing foe)
{
	int left = num(t, foe, HITS), hits;
	seats us = ONLY(q->seat);

	tell(t, us, MONSTER_MET, q->seat, lords_quest_at(t, q), foe);
	for (int round = 1; round <= key(t, QUEST_ROUNDS); round++) {
		hits = party_strikes(t, q, foe);
		left = hits < left ? left - hits : 0;
		tell(t, us, PARTY_STRIKES, q->seat, foe, round, hits, left);
		if (!left) {
			tell(t, us, MONSTER_BEATEN, q->seat, foe);
			return true;
		}
		hits = monster_strikes(t, q, foe, left);
		tell(t, us, MONSTER_STRIKES, q->seat, foe, round, hits);
		if (hits)
			lords_quest_lose(t, q, hits, num(t, foe, POISONS));
		if (!lords_quest_at(t, q))
			return false;
	}
	tell(t, us, MONSTER_GONE, q->seat, foe);
	return false;
}

/* ---- what is lost ---- */

static void lose_gold(struct table *t, const struct party *q, int gold)
{
	int lost = -gain(t, q->seat, GOLD, -gold);

	if (lost)
		tell(t, ONLY(q->seat), QUEST_GOLD_LOST, q->seat, lost);
	else
		tell(t, ONLY(q->seat), NOTHING_LOST, q->seat);
}

static thing find_scroll(const struct table *t, int seat, thing what)
{
	thing piece = find(t, IN(NEW_SCROLL, seat), what);

	return piece ? piece : find(t, IN(SCROLLS_OF, seat), what);
}

/* The scroll drawn last is offered first. */
static void lose_scroll(struct table *t, const struct party *q)
{
	static const int hands[] = { NEW_SCROLL, SCROLLS_OF };
	struct choice c = { 0 };

	for (unsigned i = 0; i < sizeof hands / sizeof *hands; i++)
		for each(p, t, IN(hands[i], q->seat))
			offer(&c, kind(t, p), NONE, 1);
	if (!c.n) {
		tell(t, ONLY(q->seat), NOTHING_LOST, q->seat);
		return;
	}
	if (c.n > 1)
		ask(t, q->seat, &c, DISCARD, NONE);
	thing what = c.o[0].what;
	tell(t, ONLY(q->seat), SCROLL_GONE, q->seat, what);
	move(t, find_scroll(t, q->seat, what), 1, IN(USED_SCROLLS, NOBODY));
}

/* The party loses the pickaxe or some units. A party without a pickaxe loses nothing. */
static void lose_pickaxe(struct table *t, const struct party *q, int units)
{
	thing at = lords_quest_at(t, q);
	int there = lords_quest_units(t, q);

	if (!lords_quest_has(t, q, PICKAXE)) {
		tell(t, ONLY(q->seat), NOTHING_LOST, q->seat);
		return;
	}
	if (word(t, q->seat, 1U << LOSE_TOOL | 1U << LOSE_UNIT, TUNNEL, at, there) == LOSE_UNIT) {
		lords_quest_lose(t, q, units, false);
		return;
	}
	lords_quest_use_up(t, q, PICKAXE);
	tell(t, ONLY(q->seat), TOOL_GONE, q->seat, lords_quest_item(t, PICKAXE));
}

static void miss_phase(struct table *t, const struct party *q)
{
	set(t, q->seat, 0, NORTH_WAITS + q->waste, 1);
	tell(t, ONLY(q->seat), PHASE_TO_MISS, q->seat, lords_quest_at(t, q));
}

/* The party goes back to space 1, whose effect does not happen this time. */
static void go_back(struct table *t, const struct party *q)
{
	thing at = lords_quest_space(t, q, 1);

	tell(t, ONLY(q->seat), PARTY_SENT_BACK, q->seat, at);
	lords_quest_arrive(t, q, at);
}

/* ---- the card ---- */

static void go_onward(struct table *t, struct party *q, int steps)
{
	if (dial(t, q->seat, WENT_ON)) {
		tell(t, ONLY(q->seat), NOTHING_GAINED, q->seat);
		return;
	}
	set(t, q->seat, 0, WENT_ON, 1);
	tell(t, ONLY(q->seat), PARTY_GOES_ON, q->seat, steps);
	lords_quest_go(t, q, steps);
}

static void find_shard(struct table *t, const struct party *q)
{
	if (dial(t, TABLE, HIDDEN_SHARDS) > 0)
		lords_find_shard(t, q->seat, NONE);
	else
		lords_quest_treasure(t, q);
}

/* A beaten monster leaves the gold that the card names. */
static void meet(struct table *t, const struct party *q, int foe, int gold)
{
	thing monster = foe > 0 ? kit_kind(t, TYPE, MONSTER, foe - 1) : NONE;

	if (monster && lords_quest_fight(t, q, monster))
		lords_quest_gold(t, q, gold);
}

static void happens(struct table *t, struct party *q, int result, int n, int foe)
{
	switch (result) {
	case GAIN_TREASURE: lords_quest_treasure(t, q); break;
	case GAIN_GOLD: lords_quest_gold(t, q, n); break;
	case GAIN_UNITS: lords_quest_join(t, q, n); break;
	case GAIN_SPELL: lords_quest_spell(t, q); break;
	case GAIN_SCROLL: lords_quest_scroll(t, q); break;
	case GAIN_SHARD: find_shard(t, q); break;
	case GAIN_ORB: lords_quest_orb(t, q, n); break;
	case GAIN_DRAGONLORD: lords_quest_dragonlord(t, q, n); break;
	case GAIN_WIZARD: lords_quest_wizard(t, q); break;
	case GAIN_POTION: lords_quest_potion(t, q, n); break;
	case GAIN_HERO: lords_quest_hero(t, q); break;
	case GO_ONWARD: go_onward(t, q, n); break;
	case FIGHT_MONSTER: meet(t, q, foe, n); break;
	case LOSE_UNITS: lords_quest_lose(t, q, n, false); break;
	case LOSE_SCROLL: lose_scroll(t, q); break;
	case LOSE_GOLD: lose_gold(t, q, n); break;
	case LOSE_PICKAXE: lose_pickaxe(t, q, n); break;
	case MISS_PHASE: miss_phase(t, q); break;
	case GO_BACK: go_back(t, q); break;
	default: break;
	}
}

/* Draws a card and discards it after reading. Returns its kind, NONE if there is no card. */
static thing draw_card(struct table *t, const struct party *q, int *crystal)
{
	thing card, what;

	kit_reshuffle(t, IN(QUESTS, NOBODY), IN(USED_QUESTS, NOBODY));
	card = first(t, IN(QUESTS, NOBODY));
	if (!card)
		return NONE;
	card = move(t, card, 1, IN(DRAWN, q->seat));
	what = kind(t, card);
	*crystal = lords_quest_crystal(t, q);
	tell(t, ONLY(q->seat), CARD_DRAWN, q->seat, lords_quest_at(t, q), what, *crystal);
	move(t, card, 1, IN(USED_QUESTS, NOBODY));
	return what;
}

void lords_quest_card(struct table *t, struct party *q)
{
	static const int columns[] = { [CURSE] = CURSED, [IGNORE] = IGNORED, [BLESS] = BLESSED };
	int crystal = IGNORE;
	thing card = draw_card(t, q, &crystal);

	if (!card)
		return;
	int result = columns[crystal];
	/* The two columns after each result hold its amount and the number of its monster. */
	happens(t, q, num(t, card, result), num(t, card, result + 1), num(t, card, result + 2));
}
