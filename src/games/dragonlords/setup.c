/* SPDX-License-Identifier: MIT
 * The set-up, in the order of its chapter: the chosen one, kingdoms, gold, claims, garrisons,
 * courts, shards, scrolls. */
#include "games/dragonlords/dragonlords.h"
#include "kit/kit.h"

enum { CRYSTAL = 6 };

/* ---- the chosen one ---- */

static void choose_civilizations(struct table *t)
{
	each_seat(seat, t)
		set(t, seat, 0, CIVILIZATION,
			kit_kind(t, TYPE, A_CIVILIZATION, key(t, CIVILIZATION_1 + seat - 1)));
}

static seats roll_crystals(struct table *t, seats in)
{
	seats blessed = 0;

	each_seat(seat, t)
		if (in & ONLY(seat)) {
			int die = roll(t, ALL, 1, CRYSTAL, 0, CHOSEN_DIE, seat);

			if (die >= key(t, BLESSED_FROM))
				blessed |= ONLY(seat);
		}
	return blessed;
}

static bool one_alone(seats in)
{
	return !(in & (in - 1));
}

static int lowest(seats in)
{
	int seat = 1;

	while (!(in & ONLY(seat)))
		seat++;
	return seat;
}

static int choose_first(struct table *t)
{
	seats in = 0;

	each_seat(seat, t)
		in |= ONLY(seat);
	for (int i = 0; i < key(t, CRYSTAL_ROLLS) && !one_alone(in); i++) {
		seats blessed = roll_crystals(t, in);

		if (blessed)
			in = blessed;
	}
	return lowest(in);
}

static void order_turns(struct table *t)
{
	int chosen = choose_first(t);

	tell(t, ALL, CHOSEN_ONE, chosen);
	for (int i = 0; i < players(t); i++)
		set(t, TABLE, 0, ORDER + i, kit_round(t, chosen, i));
}

/* ---- claims ---- */

/* Ranks the lands that a seat may claim: those it asked for, else nearest to home. */
static int wish(const struct table *t, int seat, thing at, const int16_t *to)
{
	if (dial(t, seat, FIRST_KINGDOM))
		return to[at - SPACES];
	return num(t, at, REALM) != num(t, dial(t, seat, CIVILIZATION), HOME_REALM);
}

static void offer_free(const struct table *t, int seat, const int *area, struct choice *c)
{
	int16_t to[KIT_SPACES];
	int rank[KIT_SPACES];
	thing home = dial(t, seat, FIRST_KINGDOM);

	if (home)
		kit_distances(t, home, NEXT_TO, 0, KIT_FAR, to);
	for (; *area; area++)
		each_space(at, t, *area)
			if (lords_vacant(t, at)) {
				rank[c->n] = wish(t, seat, at, to);
				offer(c, at, NONE, 1);
			}
	kit_sort(c, rank);
}

static void claim(struct table *t, int seat, int question, const int *area)
{
	struct choice c = { 0 };

	offer_free(t, seat, area, &c);
	thing at = ask(t, seat, &c, question);
	set(t, at, 0, HOLDER, seat);
	make(t, lords_kind(t, seat, BASIC), seat, 1, at);
	if (question == KINGDOMS)
		set(t, seat, 0, FIRST_KINGDOM, at);
	tell(t, ALL, CLAIMED, seat, at);
}

static void settle_strangers(struct table *t, int area, int n)
{
	each_space(at, t, area)
		if (lords_vacant(t, at)) {
			make(t, lords_stranger(t), NOBODY, n, at);
			tell(t, ALL, STRANGERS_HOLD, at, n);
		}
}

/* Each seat claims one land, in turn order or against it. */
static void claim_in_turn(struct table *t, bool reverse, int question, const int *area)
{
	for (int i = 0; i < players(t); i++)
		claim(t, dial(t, TABLE, ORDER + (reverse ? players(t) - 1 - i : i)), question,
			area);
}

static int vacant_in(const struct table *t, const int *area)
{
	int n = 0;

	for (; *area; area++)
		each_space(at, t, *area)
			n += lords_vacant(t, at);
	return n;
}

static void claim_lands(struct table *t)
{
	static const int kingdoms[] = { KINGDOM, 0 }, gold[] = { GOLD_LAND, 0 },
			 rest[] = { ORDINARY, BRIDGE, 0 };
	int rounds;

	claim_in_turn(t, false, KINGDOMS, kingdoms);
	settle_strangers(t, KINGDOM, key(t, NEUTRAL_GARRISON));
	claim_in_turn(t, true, GOLDS, gold);
	settle_strangers(t, GOLD_LAND, key(t, NEUTRAL_GARRISON));
	rounds = vacant_in(t, rest) / players(t);
	for (int i = 0; i < rounds; i++)
		claim_in_turn(t, i % 2, CLAIMS, rest);
	settle_strangers(t, ORDINARY, 1);
	settle_strangers(t, BRIDGE, 1);
}

static void build_walls(struct table *t)
{
	each_space(at, t, KINGDOM)
		set(t, at, 0, WALL, key(t, KINGDOM_WALL));
}

/* ---- garrisons ---- */

static int start_units(const struct table *t)
{
	return key(t, START_UNITS_2 + players(t) - 2);
}

/* Returns how many of the units are not placed yet. */
static int units_left(const struct table *t, int seat)
{
	int n = start_units(t);

	each_space(at, t, LAND)
		n -= dial(t, at, HOLDER) == seat ? lords_units(t, seat, at) : 0;
	return n;
}

static void place_units(struct table *t, int seat, thing at, int n)
{
	make(t, lords_kind(t, seat, BASIC), seat, n, at);
	tell(t, ONLY(seat), GARRISONED, seat, at, n);
}

/* Places all that fits and passes over what does not. */
int lords_play_garrison(struct table *t, int seat, const struct order *o)
{
	bool done = false;
	thing at;

	for (int g = 0; (at = part(o, 1, g, 0)); g++) {
		int n = written(o, 0, g, 0) ? part(o, 0, g, 0) : 1, left = units_left(t, seat);

		if (dial(t, at, HOLDER) != seat) {
			refuse(t, NOT_OWN_LAND, at);
		} else if (n < 1 || n > left) {
			refuse(t, TOO_FEW_LEFT, at, n, left);
		} else {
			place_units(t, seat, at, n);
			done = true;
		}
	}
	return done ? DONE : REFUSED;
}

static void garrison(struct table *t, int seat)
{
	while (next(t, seat, 1 << START))
		;
	if (units_left(t, seat) > 0)
		place_units(t, seat, dial(t, seat, FIRST_KINGDOM), units_left(t, seat));
}

OFFERER_BY(lords_offer_garrisons, kit_offer_numbers(c, start_units(t)))

OFFERER(lords_offer_claims)
{
	each_space(at, t, ORDINARY)
		offer(c, at, NONE, 1);
	each_space(bridge, t, BRIDGE)
		offer(c, bridge, NONE, 1);
}

/* In season 0 orders name land that is not claimed yet. */
OFFERER_EACH(lords_offer_lands, each_space(at, t, LAND), at, true)

/* ---- courts ---- */

static thing take_out(struct table *t, int seat, int type, thing to)
{
	int from = type == WIZARD || type == HERO ? WINGS : HALL;
	thing piece = find(t, IN(from, NOBODY), lords_kind(t, seat, type));

	piece = own(t, piece, 1, seat);
	return move(t, piece, 1, to);
}

static void equip(struct table *t, int seat, thing kingdom, int nth)
{
	thing item = make(t, kit_kind(t, TOOL, 1, nth), seat, 1, IN(HOARD, seat));

	set(t, item, 1, KEPT_AT, kingdom);
}

static void hold_court(struct table *t, int seat)
{
	thing kingdom = dial(t, seat, FIRST_KINGDOM);

	take_out(t, seat, KING, kingdom);
	thing wizard = take_out(t, seat, WIZARD, kingdom);
	set(t, wizard, 1, KNOWS + HEAL, 1);
	set(t, wizard, 1, KNOWS + FIREBALL, 1);
	thing ship = take_out(t, seat, A_SHIP, IN(DOCKS, seat));
	set(t, ship, 1, HARBOUR, kingdom);
	thing unit = find(t, kingdom, lords_kind(t, seat, BASIC));
	unit = move(t, unit, 1, kingdom);
	take_out(t, seat, HERO, unit);
	for (int i = 0; i < kit_kinds(t, TOOL, 1); i++)
		equip(t, seat, kingdom, i);
	set(t, seat, 0, GOLD, key(t, START_GOLD));
	tell(t, ALL, COURT_AT, seat, kingdom);
}

/* ---- shards and cards ---- */

static void lay_shard(struct table *t, thing at)
{
	set(t, at, 0, SHARDS, dial(t, at, SHARDS) + 1);
	tell(t, ALL, SHARD_LIES, at);
}

static void lay_shards(struct table *t)
{
	int left = key(t, SHARDS_IN_ALL);

	for (int i = 0; i < players(t); i++, left--)
		lay_shard(t, dial(t, dial(t, TABLE, ORDER + i), FIRST_KINGDOM));
	each_space(at, t, KINGDOM)
		if (!dial(t, at, HOLDER)) {
			lay_shard(t, at);
			left--;
		}
	each_space(at, t, ISLAND)
		if (num(t, at, SHARD_HERE)) {
			lay_shard(t, at);
			left--;
		}
	set(t, TABLE, 0, HIDDEN_SHARDS, left);
	tell(t, ALL, SHARD_HIDDEN, left);
}

static void deal_scroll(struct table *t, int seat)
{
	thing card = first(t, IN(SCROLLS, NOBODY));

	if (!card)
		return;
	card = move(t, card, 1, IN(SCROLLS_OF, seat));
	tell(t, ONLY(seat), SCROLL_DEALT, seat, kind(t, card));
}

/* Elementals are not dealt. */
static void deal_scrolls(struct table *t)
{
	for each(p, t, IN(SCROLLS, NOBODY))
		if (num(t, p, OP) == OP_ELEMENTAL)
			move(t, p, 1, IN(USED_SCROLLS, NOBODY));
	shuffle(t, IN(SCROLLS, NOBODY));
	for (int n = 0; n < key(t, START_SCROLLS); n++)
		for (int i = 0; i < players(t); i++)
			deal_scroll(t, dial(t, TABLE, ORDER + i));
	for each(p, t, IN(USED_SCROLLS, NOBODY))
		move(t, p, 1, IN(SCROLLS, NOBODY));
	shuffle(t, IN(SCROLLS, NOBODY));
}

void lords_setup(struct table *t)
{
	choose_civilizations(t);
	order_turns(t);
	claim_lands(t);
	build_walls(t);
	for (int i = 0; i < players(t); i++)
		garrison(t, dial(t, TABLE, ORDER + i));
	for (int i = 0; i < players(t); i++)
		hold_court(t, dial(t, TABLE, ORDER + i));
	each_seat(seat, t) {
		lords_tell_spells(t, seat);
		tell(t, ONLY(seat), PURSE_IS, seat, dial(t, seat, GOLD));
	}
	lay_shards(t);
	deal_scrolls(t);
	shuffle(t, IN(QUESTS, NOBODY));
	shuffle(t, IN(VAULT, NOBODY));
}
