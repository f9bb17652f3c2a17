/* SPDX-License-Identifier: MIT
 * On the road: moving, attacks on a traveller who passes, scouting and engaging. */
#include "games/runes/fight.h"
#include "kit/kit.h"

static const int tier_of[] = { MINION, DESTROYER, RAID, LEGENDARY };

/* ---- who attacks ---- */

bool runes_lives(const struct table *t, int seat)
{
	return !dial(t, seat, DEAD) && !dial(t, TABLE, ENDED);
}

/* Brigand and government attack a seat once a month in the action phase; the government attacks
 * only wanted seats. */
static void meet_band(struct table *t, int seat, int tier)
{
	thing meeple = runes_meeple(t, tier);

	if (!runes_lives(t, seat) || runes_meeple_at(t, tier) != dial(t, seat, AT)
		|| runes_met(t, meeple, seat) || (tier == GOVERNMENT && !dial(t, seat, WANTED))
		|| (tier == BRIGAND && runes_is_city(t, dial(t, seat, AT))))
		return;
	runes_meet(t, meeple, seat);
	runes_band(t, seat, tier, IN_TURN);
}

void runes_provoke(struct table *t, int seat)
{
	meet_band(t, seat, BRIGAND);
	meet_band(t, seat, GOVERNMENT);
}

static void meet_monster(struct table *t, int seat, thing meeple, thing card)
{
	if (!runes_lives(t, seat) || runes_is_city(t, dial(t, seat, AT))
		|| runes_met(t, meeple, seat))
		return;
	runes_meet(t, meeple, seat);
	runes_hunt(t, seat, meeple, card, IN_TURN);
}

/* After each step a seat may be attacked: by brigand and government, by the raid here or on the
 * next space, by a legendary monster here. */
void runes_arrive(struct table *t, int seat)
{
	thing at = dial(t, seat, AT), raid = runes_meeple_at(t, RAID);

	runes_provoke(t, seat);
	if (runes_lives(t, seat) && raid && (raid == at || runes_next_to(t, at, raid)))
		meet_monster(t, seat, runes_meeple(t, RAID), runes_card_of(t, RAID));
	thing legend = runes_lives(t, seat) ? runes_legend_at(t, at) : NONE;
	if (legend)
		meet_monster(t, seat, legend, kind(t, legend));
}

/* ---- go ---- */

static void step(struct table *t, int seat, thing to)
{
	gain(t, seat, MOVES, -1);
	runes_place(t, seat, to);
	tell(t, ALL, STEPPED, seat, to);
	runes_arrive(t, seat);
}

/* go <space>+: goes to each space in turn by a shortest way, until the moves are used up. */
int runes_go(struct table *t, int seat, const struct order *o)
{
	bool gone = false;

	if (!dial(t, seat, MOVES))
		return refuse(t, NO_MOVE);
	for (thing to, i = 0; (to = part(o, 0, 0, i)); i++)
		while (runes_lives(t, seat) && dial(t, seat, AT) != to) {
			if (!dial(t, seat, MOVES)) {
				tell(t, ONLY(seat), ON_THE_WAY, seat, to);
				return DONE;
			}
			step(t, seat, runes_step(t, dial(t, seat, AT), to, true));
			gone = true;
		}
	return gone ? DONE : refuse(t, ALREADY_THERE, dial(t, seat, AT));
}

/* ---- scouting ---- */

/* Rolls n dice and returns the number of low ones. */
static int throw_scouts(struct table *t, int seat, int n)
{
	int dice[MOST_DICE], on = runes_now_or(t, SCOUT_ON, key(t, FOUND_ON)), low = 0;

	roll(t, ALL, n, SIDES, dice, SCOUT_DIE, seat, dial(t, seat, AT));
	for (int i = 0; i < n; i++) {
		tell(t, ALL, SCOUTED_WITH, seat, dice[i], on);
		low += dice[i] <= on;
	}
	return low;
}

/* Two low dice give one more action, once a turn. */
static void give_bonus(struct table *t, int seat, int low)
{
	if (low < 2 || dial(t, seat, BONUS))
		return;
	set(t, seat, 0, BONUS, 1);
	gain(t, seat, ACTIONS, 1);
	tell(t, ALL, BONUS_ACTION, seat);
}

/* Whether the seat finds its target. With a smoke bomb the seat may roll all dice again, once. */
static bool finds(struct table *t, int seat)
{
	int n = dial(t, seat, EXPLORER) + runes_eagle_eye(t, seat), low = throw_scouts(t, seat, n);
	bool sure = runes_breaks_limit(t, seat, EXPLORER);

	if (dial(t, seat, BOMB) && yes(t, seat, SCOUT_BOMB, low)) {
		gain(t, seat, BOMB, -1);
		tell(t, ALL, BOMB_FOR_SCOUTS, seat);
		low = throw_scouts(t, seat, n);
	}
	give_bonus(t, seat, low);
	set(t, seat, 0, LAST, low || sure ? FOUND : MISSED);
	if (!low && !sure)
		tell(t, ALL, NOT_FOUND, seat);
	return low || sure;
}

/* Refuses and returns false if the seat cannot scout. Scouting costs an action when it begins. */
static bool may_scout(struct table *t, int seat)
{
	if (!dial(t, seat, EXPLORER) && !runes_power_of(t, seat, OP_EYE))
		refuse(t, NO_DICE, kit_kind(t, IS, IS_STATUS, 0));
	else if (!dial(t, seat, ACTIONS))
		refuse(t, NO_ACTION);
	else
		return true;
	return false;
}

/* Rolls two dice for two slots. The seat chooses one of the two cards. */
static thing choose_card(struct table *t, int seat, bool merchant)
{
	int die[2], stage = dial(t, TABLE, STAGE);
	struct choice c = { 0 };

	roll(t, ALL, 2, SIDES, die, CARD_DIE, seat);
	for (int i = 0; i < 2; i++) {
		thing k = runes_card(t, merchant, die[i], stage);

		if (i && die[0] == die[1])
			break;
		offer(&c, k, NONE, 1);
		tell(t, ALL, merchant ? MERCHANT_SHOWN : MONSTER_SHOWN, seat, k, die[i]);
	}
	thing card = ask(t, seat, &c, WHICH_CARD, dial(t, seat, ACTIONS), dial(t, seat, MOVES),
		runes_ready(t, seat));
	tell(t, ALL, merchant ? MERCHANT_CHOSEN : MONSTER_CHOSEN, seat, card);
	return card;
}

static int scout_merchant(struct table *t, int seat)
{
	thing at = dial(t, seat, AT);

	if (!runes_open_icon(t, at, MERCHANT_ICON))
		return refuse(t, NO_MERCHANT, at, num(t, at, ICON));
	if (dial(t, at, MERCHANT_SCOUTED))
		return refuse(t, SCOUTED_ALREADY);
	if (!may_scout(t, seat))
		return REFUSED;
	runes_provoke(t, seat);
	if (!runes_lives(t, seat))
		return DONE;
	runes_act(t, seat);
	set(t, at, 0, MERCHANT_SCOUTED, 1);
	tell(t, ALL, SCOUTS_MERCHANT, seat, at);
	if (finds(t, seat))
		runes_plunder(t, seat, choose_card(t, seat, true));
	return DONE;
}

static int scout_band(struct table *t, int seat, int tier)
{
	int flag = tier == BRIGAND ? BRIGAND_SCOUTED : GOVERNMENT_SCOUTED;

	if (runes_meeple_at(t, tier) != dial(t, seat, AT))
		return refuse(t, NOT_THERE, tier);
	if (dial(t, TABLE, flag))
		return refuse(t, SCOUTED_ALREADY);
	if (!may_scout(t, seat))
		return REFUSED;
	runes_provoke(t, seat);
	if (!runes_lives(t, seat))
		return DONE;
	if (runes_meeple_at(t, tier) != dial(t, seat, AT)) {
		set(t, seat, 0, LAST, GONE);
		return DONE;
	}
	runes_act(t, seat);
	set(t, TABLE, 0, flag, 1);
	tell(t, ALL, SCOUTS_BAND, seat, tier);
	if (finds(t, seat))
		runes_band(t, seat, tier, BY_SEAT);
	return DONE;
}

/* scout <merchant|brigand|government> */
int runes_scout(struct table *t, int seat, const struct order *o)
{
	switch (part(o, 0, 0, 0)) {
	case T_MERCHANT: return scout_merchant(t, seat);
	case T_BRIGAND: return scout_band(t, seat, BRIGAND);
	default: return scout_band(t, seat, GOVERNMENT);
	}
}

/* scout <seat> */
int runes_scout_seat(struct table *t, int seat, const struct order *o)
{
	int other = part(o, 0, 0, 0);
	thing at = dial(t, seat, AT);

	if (other > players(t) || !runes_rivals(t, seat, other))
		return refuse(t, NO_RIVAL, other);
	if (dial(t, other, AT) != at)
		return refuse(t, SEAT_NOT_THERE, other, dial(t, other, AT));
	if (runes_is_city(t, at))
		return refuse(t, SAFE_IN_CITY, other);
	if (dial(t, TABLE, SCOUTED + other - 1))
		return refuse(t, SCOUTED_ALREADY);
	if (!may_scout(t, seat))
		return REFUSED;
	runes_provoke(t, seat);
	if (!runes_lives(t, seat))
		return DONE;
	runes_act(t, seat);
	set(t, TABLE, 0, SCOUTED + other - 1, 1);
	tell(t, ALL, SCOUTS_SEAT, seat, other);
	if (finds(t, seat))
		runes_duel(t, seat, other);
	return DONE;
}

/* ---- engaging ---- */

/* Returns the standing monster that an order means; NONE: the monster of the icon. */
static thing monster_here(const struct table *t, thing at, const struct order *o)
{
	static const int first_of[] = { RAID, LEGENDARY, MINION, DESTROYER };
	bool named = written(o, 0, 0, 0);
	int want = named && part(o, 0, 0, 0) != E_NEW ? tier_of[part(o, 0, 0, 0)] : NO_TIER;

	if (named && part(o, 0, 0, 0) == E_NEW)
		return NONE;
	for (int i = 0; i < 4; i++) {
		int tier = first_of[i];
		thing legend = runes_legend_at(t, at);

		if (want && tier != want)
			continue;
		if (tier == LEGENDARY && legend)
			return legend;
		if (tier != LEGENDARY && runes_meeple_at(t, tier) == at)
			return runes_meeple(t, tier);
	}
	return NONE;
}

static thing card_of(const struct table *t, thing monster)
{
	if (num(t, monster, IS) == IS_LEGEND)
		return kind(t, monster);
	if (num(t, monster, TIER) == RAID)
		return runes_card_of(t, RAID);
	return dial(t, monster, CARD);
}

/* Whether a minion or destroyer stands there: a seat that engages the territory meets that one. */
static bool taken(const struct table *t, thing at)
{
	return runes_meeple_at(t, MINION) == at || runes_meeple_at(t, DESTROYER) == at;
}

/* engage [<minion|destroyer|raid|legendary|new>] */
int runes_engage(struct table *t, int seat, const struct order *o)
{
	thing at = dial(t, seat, AT), monster = monster_here(t, at, o);
	bool named = written(o, 0, 0, 0) && part(o, 0, 0, 0) != E_NEW;

	if (!monster && (named || !runes_open_icon(t, at, MONSTER_ICON)))
		return refuse(t, NO_MONSTER, at, named ? NO_ICON : num(t, at, ICON));
	if (!monster && taken(t, at))
		return refuse(t, MONSTER_STANDS, at);
	if (!dial(t, seat, ACTIONS))
		return refuse(t, NO_ACTION);
	runes_provoke(t, seat);
	if (!runes_lives(t, seat))
		return DONE;
	runes_act(t, seat);
	tell(t, ALL, ENGAGES, seat, at);
	if (monster)
		runes_hunt(t, seat, monster, card_of(t, monster), BY_SEAT);
	else
		runes_hunt(t, seat, NONE, choose_card(t, seat, false), BY_SEAT);
	return DONE;
}
