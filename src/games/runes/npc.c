/* SPDX-License-Identifier: MIT
 * What brigand, government and monsters do after the turns of all seats. */
#include "games/runes/fight.h"
#include "kit/kit.h"

/* ---- who is the target ---- */

/* Returns the key-th value by which targets are compared; the smaller is better. Chance decides
 * between equal targets. */
typedef int wish(const struct table *, int seat, int key, const int16_t *distance);

static int choose_target(
	struct table *t, unsigned who, int keys, wish *of, const int16_t *distance, int tier)
{
	int n = 0, lot, seat = NOBODY;

	for (int key = 0; key < keys; key++) {
		int best = 0;
		unsigned left = 0;

		each_seat(s, t) {
			int value;

			if (!(who & ONLY(s)))
				continue;
			value = of(t, s, key, distance);
			if (!left || value < best) {
				best = value;
				left = 0;
			}
			left |= value == best ? ONLY(s) : 0;
		}
		who = left;
	}
	each_seat(s, t)
		n += (who & ONLY(s)) != 0;
	lot = n > 1 ? roll(t, ALL, 1, n, 0, TARGET_LOT, tier) : n;
	for (int s = 1; s <= players(t) && lot; s++)
		if (who & ONLY(s)) {
			seat = s;
			lot--;
		}
	return seat;
}

/* ---- brigand and government ---- */

static int brigand_wish(const struct table *t, int seat, int key, const int16_t *distance)
{
	switch (key) {
	case 0: return distance[dial(t, seat, AT) - SPACES];
	case 1: return -dial(t, seat, GOLD);
	default: return -runes_goods(t, seat);
	}
}

static int government_wish(const struct table *t, int seat, int key, const int16_t *distance)
{
	return key ? runes_wanted_rank(t, seat) : distance[dial(t, seat, AT) - SPACES];
}

static unsigned hunted(const struct table *t, int tier)
{
	unsigned who = 0;

	each_seat(s, t)
		if (tier == GOVERNMENT ? dial(t, s, WANTED) > 0 : !runes_is_city(t, dial(t, s, AT)))
			who |= ONLY(s);
	return who;
}

static int steps_of(const struct table *t, int tier)
{
	return runes_now_or(t, tier == BRIGAND ? BRIGAND_SEEKS : GOVERNMENT_SEEKS, key(t, PURSUIT));
}

/* Rolls explorer dice to find a seat on the space reached. */
static bool tracks_down(struct table *t, int seat, int tier)
{
	thing card = runes_card_of(t, tier);
	int dice[MOST_DICE], n = num(t, card, SEEKS_WITH), low = 0, on = key(t, FOUND_ON);

	roll(t, ALL, n, SIDES, dice, SCOUT_DIE, NOBODY, dial(t, seat, AT));
	for (int i = 0; i < n; i++)
		low += dice[i] <= on;
	tell(t, ALL, BRIGAND_SEEKS_ONE + tier - BRIGAND, seat, low);
	return low > 0;
}

static void pursue(struct table *t, int tier)
{
	thing at = runes_meeple_at(t, tier);
	unsigned who = hunted(t, tier);
	int16_t distance[KIT_SPACES];

	if (!at || !who || dial(t, TABLE, ENDED))
		return;
	runes_distances(t, at, tier == GOVERNMENT, distance);
	int seat = tier == BRIGAND ? choose_target(t, who, 3, brigand_wish, distance, tier)
				   : choose_target(t, who, 2, government_wish, distance, tier);
	for (int left = steps_of(t, tier); left && at != dial(t, seat, AT); left--) {
		thing to = runes_step(t, at, dial(t, seat, AT), tier == GOVERNMENT);

		if (!to)
			return;
		runes_walk(t, tier, to);
		tell(t, ALL, BRIGAND_WALKS + tier - BRIGAND, to);
		at = to;
	}
	if (at == dial(t, seat, AT) && tracks_down(t, seat, tier))
		runes_band(t, seat, tier, AFTER_TURNS);
}

/* ---- monsters ---- */

static int monster_wish(const struct table *t, int seat, int key, UNUSED const int16_t *distance)
{
	switch (key) {
	case 0: return runes_ready(t, seat);
	case 1: return runes_evolved_ready(t, seat);
	case 2: return -dial(t, seat, GOLD);
	default: return -runes_goods(t, seat);
	}
}

/* Returns the seats that the monster can reach and has not met this month. Seats in cities are
 * safe. */
static unsigned in_reach(const struct table *t, thing monster, bool beside)
{
	thing at = place(t, monster);
	unsigned who = 0;

	each_seat(s, t) {
		thing there = dial(t, s, AT);

		if (!runes_is_city(t, there) && !runes_met(t, monster, s)
			&& (there == at || (beside && runes_next_to(t, there, at))))
			who |= ONLY(s);
	}
	return who;
}

static void strike(struct table *t, thing monster, thing card, bool beside)
{
	unsigned who = in_reach(t, monster, beside);
	int seat = who ? choose_target(t, who, 4, monster_wish, 0, num(t, card, TIER)) : NOBODY;

	if (!seat)
		return;
	runes_meet(t, monster, seat);
	runes_hunt(t, seat, monster, card, AFTER_TURNS);
}

static void strike_of(struct table *t, int tier)
{
	thing monster = runes_meeple(t, tier);

	if (runes_meeple_at(t, tier) && !dial(t, TABLE, ENDED))
		strike(t, monster, tier == RAID ? runes_card_of(t, RAID) : dial(t, monster, CARD),
			tier != MINION);
}

/* Legendary monsters strike oldest first. When one falls, the next takes its place in the list. */
static void strike_of_legends(struct table *t)
{
	for (int since = 1; since <= dial(t, TABLE, WOKEN); since++) {
		thing legend;

		for (int i = 0; (legend = runes_legend(t, i)); i++)
			if (dial(t, legend, SINCE) == since && !dial(t, TABLE, ENDED)) {
				strike(t, legend, kind(t, legend), false);
				break;
			}
	}
}

void runes_npcs(struct table *t)
{
	pursue(t, BRIGAND);
	pursue(t, GOVERNMENT);
	for (int tier = MINION; tier <= RAID; tier++)
		strike_of(t, tier);
	strike_of_legends(t);
}
