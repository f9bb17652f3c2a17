/* SPDX-License-Identifier: MIT
 * The map: nations, distances, who stands where, places drawn by chance. */
#include "games/runes/runes.h"
#include "kit/kit.h"

/* ---- spaces ---- */

bool runes_is_city(const struct table *t, thing at)
{
	return num(t, at, SIDE) == 0;
}

static thing city_of(const struct table *t, int nation)
{
	return space(t, CITY, nation - 1);
}

/* Returns the territory on a side of a nation's city. */
static thing outer(const struct table *t, int nation, int side)
{
	each_space(at, t, OUTER)
		if (num(t, at, NATION) == nation && num(t, at, SIDE) == side)
			return at;
	return NONE;
}

bool runes_next_to(const struct table *t, thing at, thing other)
{
	return kit_link(t, at, other, NEXT_TO) != 0;
}

/* ---- places by chance ---- */

thing runes_draw_city(struct table *t, int what, int seat)
{
	int nation = roll(t, ALL, 1, NATIONS, 0, NATION_LOT, what, seat);

	return city_of(t, nation);
}

thing runes_draw_outer(struct table *t, int what, int seat)
{
	thing city = runes_draw_city(t, what, seat);
	int side = roll(t, ALL, 1, SIDES, 0, SIDE_LOT, what, seat);

	return outer(t, num(t, city, NATION), side);
}

/* Draws one of the cities where no traveller has woken yet. */
thing runes_draw_free_city(struct table *t, int seat)
{
	bool taken[NATIONS + 1] = { false };
	int left = NATIONS;

	each_seat(s, t)
		if (dial(t, s, AT)) {
			taken[num(t, dial(t, s, AT), NATION)] = true;
			left--;
		}
	int nth = roll(t, ALL, 1, left, 0, NATION_LOT, FOR_WAKING, seat);
	for (int nation = 1; nation <= NATIONS; nation++)
		if (!taken[nation] && !--nth)
			return city_of(t, nation);
	return NONE;
}

/* ---- travellers ---- */

void runes_place(struct table *t, int seat, thing to)
{
	thing from = dial(t, seat, AT), meeple = NONE;

	for each(p, t, from ? from : IN(READY, NOBODY))
		if (num(t, p, IS) == IS_TRAVELLER && (!from || owner(t, p) == seat))
			meeple = p;
	meeple = move(t, meeple, 1, to);
	own(t, meeple, 1, seat);
	set(t, seat, 0, AT, to);
}

/* ---- monsters, brigand, government ---- */

/* Returns the meeple of that tier, on the map or waiting. */
thing runes_meeple(const struct table *t, int tier)
{
	thing at = dial(t, TABLE, MINION_AT + tier - MINION);

	for each(p, t, at ? at : IN(READY, NOBODY))
		if (num(t, p, IS) == IS_MEEPLE && num(t, p, TIER) == tier)
			return p;
	return NONE;
}

thing runes_meeple_at(const struct table *t, int tier)
{
	return dial(t, TABLE, MINION_AT + tier - MINION);
}

static void forget_met(struct table *t, thing meeple)
{
	each_seat(seat, t)
		if (dial(t, meeple, MET + seat - 1))
			set(t, meeple, 0, MET + seat - 1, 0);
}

/* A new foe comes and has met nobody. A foe of its tier that stood on the map is gone. */
void runes_bring(struct table *t, int tier, thing at, thing card)
{
	thing meeple = runes_meeple(t, tier);

	forget_met(t, meeple);
	if (place(t, meeple) != at)
		move(t, meeple, 1, at);
	set(t, meeple, 0, CARD, card);
	set(t, TABLE, 0, MINION_AT + tier - MINION, at);
}

void runes_walk(struct table *t, int tier, thing to)
{
	move(t, runes_meeple(t, tier), 1, to);
	set(t, TABLE, 0, MINION_AT + tier - MINION, to);
}

void runes_remove(struct table *t, int tier)
{
	thing meeple = runes_meeple(t, tier);

	move(t, meeple, 1, IN(READY, NOBODY));
	set(t, meeple, 0, CARD, NONE);
	set(t, TABLE, 0, MINION_AT + tier - MINION, NONE);
}

bool runes_met(const struct table *t, thing monster, int seat)
{
	return dial(t, monster, MET + seat - 1);
}

void runes_meet(struct table *t, thing monster, int seat)
{
	set(t, monster, 0, MET + seat - 1, 1);
}

/* Returns the living legendary monster on a space, NONE if there is none. */
thing runes_legend_at(const struct table *t, thing at)
{
	return num(t, at, LAIR) ? kit_piece(t, at, IS, IS_LEGEND) : NONE;
}

/* Returns the nth living legendary monster, from 0, oldest first; NONE if there are no more. */
thing runes_legend(const struct table *t, int nth)
{
	for (int since = 1; since <= dial(t, TABLE, WOKEN); since++)
		each_space(at, t, OUTER) {
			thing legend = runes_legend_at(t, at);

			if (legend && dial(t, legend, SINCE) == since && !nth--)
				return legend;
		}
	return NONE;
}

/* ---- ways ---- */

static bool is_outer(const struct table *t, thing from, const struct link *l)
{
	return num(t, from, SIDE) && num(t, l->to, SIDE);
}

void runes_distances(const struct table *t, thing from, bool over_cities, int16_t *to)
{
	kit_distances(t, from, NEXT_TO, over_cities ? 0 : is_outer, KIT_FAR, to);
}

/* Returns the next step of a shortest way: the first that fits, in the order of the map's links. */
thing runes_step(const struct table *t, thing from, thing to, bool over_cities)
{
	int16_t left[KIT_SPACES];
	thing best = NONE;

	runes_distances(t, to, over_cities, left);
	each_link(l, t, from, NEXT_TO)
		if (left[l->to - SPACES] < left[from - SPACES] && (!best || l->to < best))
			best = l->to;
	return best;
}

/* ---- kinds ---- */

/* Returns the card of a tier and slot at a stage. Slot 0 is for tiers with one card a stage. */
thing runes_card(const struct table *t, bool merchant, int slot, int stage)
{
	each_kind_with(k, t, IS, IS_CARD)
		if (num(t, k, IN_SLOT) == slot && num(t, k, AT_STAGE) == stage
			&& num(t, k, TIER) <= DESTROYER && (num(t, k, TIER) <= YELLOW) == merchant)
			return k;
	return NONE;
}

thing runes_card_of(const struct table *t, int tier)
{
	each_kind_with(k, t, IS, IS_CARD)
		if (num(t, k, TIER) == tier && !num(t, k, IN_SLOT)
			&& num(t, k, AT_STAGE) == dial(t, TABLE, STAGE))
			return k;
	return NONE;
}

/* Returns the good that a marker or a commodity die shows. */
thing runes_good(const struct table *t, int die)
{
	return kit_kind_of(t, IS, IS_GOOD, DIE, die);
}

/* Returns the good that a city needs; NONE if its marker is used. */
thing runes_need(const struct table *t, thing city)
{
	thing marker = kit_piece(t, city, IS, IS_MARKER);

	return marker ? runes_good(t, num(t, marker, DIE)) : NONE;
}

/* Returns the seat whose stall stands in a city. */
int runes_stall(const struct table *t, thing city)
{
	thing stall = kit_piece(t, city, IS, IS_STALL);

	return stall ? owner(t, stall) : NOBODY;
}

int runes_stalls(const struct table *t, int seat)
{
	int n = 0;

	each_space(at, t, CITY)
		n += runes_stall(t, at) == seat;
	return n;
}

/* Whether a territory's merchant or monster can still be met. */
bool runes_open_icon(const struct table *t, thing at, int icon)
{
	return num(t, at, ICON) == icon && !kit_piece(t, at, IS, IS_TOKEN);
}
