/* SPDX-License-Identifier: MIT
 * The set-up, a season turn by turn, the end of the match, and what is always true. */
#include "games/tradeworlds/fight.h"
#include "kit/kit.h"

/* ---- the set-up: factions ---- */

static void take_faction(struct table *t, int seat, thing card, bool lot)
{
	thing k = kind(t, card);

	move(t, card, 1, IN(FACTION_OF, seat));
	tell(t, ALL, FACTION_TAKEN, seat, k, lot);
}

static void choose_faction(struct table *t, int seat)
{
	struct choice c = { 0 };

	for each(p, t, IN(STOCK, NOBODY))
		if (num(t, p, IS) == IS_FACTION)
			offer(&c, p, NONE, 1);
	if (pick(t, seat, &c, 0, 1, FACTION))
		take_faction(t, seat, c.o[0].what, false);
}

OFFERER_EACH(worlds_offer_factions, for each(p, t, IN(STOCK, NOBODY)), kind(t, p),
	num(t, p, IS) == IS_FACTION)

/* Draws one of the factions that are left for a seat without one. */
static void draw_faction(struct table *t, int seat)
{
	thing left[MOST_CARDS];
	int n = 0;

	if (worlds_faction(t, seat))
		return;
	for each(p, t, IN(STOCK, NOBODY))
		if (num(t, p, IS) == IS_FACTION && n < MOST_CARDS)
			left[n++] = p;
	int die = roll(t, ALL, 1, n, 0, FACTION_LOT, seat);
	take_faction(t, seat, left[die - 1], true);
}

/* ---- the set-up: cards ---- */

static void deal(struct table *t, thing k, int n, thing to)
{
	for each(p, t, IN(STOCK, NOBODY))
		if (n > 0 && kind(t, p) == k) {
			move(t, p, 1, UNDER(to));
			n--;
		}
}

static void deal_kind(struct table *t, int seat, thing k)
{
	int is = num(t, k, IS), each_seat = num(t, k, EACH), sun = num(t, k, SUN);

	if (is >= IS_STARSHIP && is <= IS_TACTIC) {
		deal(t, k, sun, IN(DECK, seat));
		deal(t, k, each_seat - sun, IN(SHIPYARD + is - IS_STARSHIP, seat));
	} else if (is == IS_REINFORCEMENT && key(t, REINFORCEMENTS)) {
		deal(t, k, each_seat, IN(DOCK, seat));
	} else if (is == IS_GARRISON && key(t, GARRISON)) {
		deal(t, k, each_seat, IN(GARRISON_OF, seat));
	}
}

static void give_handicap(struct table *t, int seat)
{
	int credits = worlds_power(t, seat, HANDICAPPED);

	if (!credits)
		return;
	tell(t, ALL, HANDICAP_GIVEN, seat, credits);
	worlds_earn(t, seat, credits);
}

static void prepare(struct table *t, int seat)
{
	each_kind(k, t)
		deal_kind(t, seat, k);
	for (int type = 0; type < TYPES; type++) {
		shuffle(t, IN(SHIPYARD + type, seat));
		worlds_turn_up(t, seat, type);
	}
	shuffle(t, IN(DECK, seat));
	set(t, seat, 0, HOMEWORLD, key(t, HOMEWORLD_POINTS));
	if (key(t, HANDICAP) && num(t, worlds_scenario(t), WINS_AT))
		give_handicap(t, seat);
}

/* ---- the set-up: who opens ---- */

/* Returns those of these seats, as bits, that rolled highest. */
static unsigned highest(struct table *t, unsigned who)
{
	unsigned best = 0;
	int most = 0;

	each_seat(seat, t) {
		if (!(who & ONLY(seat)))
			continue;
		int die = roll(t, ALL, 1, key(t, SIDES), 0, OPENING_DIE, seat);
		tell(t, ALL, OPENING_ROLLED, seat, die);
		if (die > most) {
			best = 0;
			most = die;
		}
		if (die == most)
			best |= ONLY(seat);
	}
	return best;
}

static void roll_for_start(struct table *t)
{
	unsigned who = 0;
	int opens = 1;

	each_seat(seat, t)
		who |= ONLY(seat);
	while (who & (who - 1))
		who = highest(t, who);
	while (who != ONLY(opens))
		opens++;
	set(t, TABLE, 0, FIRST, opens);
	if (players(t) > 1)
		tell(t, ALL, OPENS, opens);
}

static void place_derelict(struct table *t)
{
	thing at = space(t, MAP, 0);

	for (int i = 0; at && num(t, at, LANE); i++)
		at = space(t, MAP, i);
	for each(p, t, IN(STOCK, NOBODY))
		if (at && num(t, p, IS) == IS_DERELICT)
			move(t, p, 1, at);
}

/* Tells what players need for their next letters. */
static void tell_next(struct table *t)
{
	thing level = worlds_level(t);

	each_seat(seat, t) {
		int ship = dial(t, seat, UNLOCKED) + 1;

		if (!out(t, seat) && ship <= key(t, BERTHS))
			tell(t, ALL, NEXT_SHIP, seat, ship, worlds_unlock_at(t, seat, ship));
	}
	if (worlds_solo(t))
		tell(t, ALL, DERELICT_STANDS, num(t, level, RESISTANCE), dial(t, TABLE, MASS),
			key(t, MASS_LIMIT));
}

void worlds_setup(struct table *t)
{
	thing level = worlds_solo(t) ? worlds_level(t) : NONE;

	tell(t, ALL, SCENARIO_IS, worlds_scenario(t), level, level ? num(t, level, RESISTANCE) : 0);
	each_seat(seat, t)
		choose_faction(t, seat);
	each_seat(seat, t)
		draw_faction(t, seat);
	if (worlds_solo(t))
		place_derelict(t);
	each_seat(seat, t)
		prepare(t, seat);
	each_seat(seat, t)
		worlds_draw(t, seat, key(t, HAND_SIZE));
	roll_for_start(t);
	tell_next(t);
}

/* ---- a turn ---- */

static void end_turn(struct table *t, int seat)
{
	int missing;

	turn(t, seat, DISCARDING);
	while (next(t, seat, 1 << DISCARDING))
		;
	missing = key(t, HAND_SIZE) - kit_total(t, IN(HAND_OF, seat));
	if (missing > 0)
		worlds_draw(t, seat, missing);
}

static void take_turn(struct table *t, int seat)
{
	turn(t, seat, 0);
	turn(t, seat, DOING);
	while (!dial(t, TABLE, ENDED) && next(t, seat, 1 << DOING | 1 << ATTACKING))
		worlds_finish_action(t, seat);
	home_dismiss(t);
	if (!dial(t, seat, ROLE))
		tell(t, ALL, IDLE, seat);
	if (!dial(t, TABLE, ENDED))
		end_turn(t, seat);
}

/* ---- the end of the match ---- */

static void end_by_time(struct table *t)
{
	enum { KEYS = 4 };
	int leaders = 0, leader = NOBODY;

	tell(t, ALL, LAST_SEASON, season(t));
	if (worlds_solo(t)) {
		worlds_lose(t, BY_TIME);
		return;
	}
	set(t, TABLE, 0, ENDED, 1);
	each_seat(seat, t)
		if (kit_leads(t, seat, KEYS, worlds_rank)) {
			leader = seat;
			leaders++;
			tell(t, ALL, WON, seat, BY_MOST);
		}
	if (leaders == 1)
		set(t, TABLE, 0, WINNER, leader);
}

/* Ships may attack again: a report offers orders for the season to come. */
static void rest_ships(struct table *t)
{
	each_space(at, t, BERTH)
		if (dial(t, at, ATTACKED))
			set(t, at, 0, ATTACKED, 0);
}

/* Tells how every ship stands at the end of the season. */
static void tell_lanes(struct table *t)
{
	each_space(at, t, BERTH) {
		int firepower = worlds_firepower(t, at), resistance = worlds_resistance(t, at);

		if (worlds_ship(t, at))
			tell(t, ALL, SHIP_STANDS, worlds_owner(t, at), at, firepower, resistance,
				worlds_capacity(t, at) - firepower - resistance);
	}
}

void worlds_season(struct table *t)
{
	for (int i = 0; i < players(t) && !dial(t, TABLE, ENDED); i++) {
		int seat = kit_round(t, dial(t, TABLE, FIRST), i);

		if (!out(t, seat))
			take_turn(t, seat);
	}
	turn(t, NOBODY, 0);
	if (worlds_solo(t) && !dial(t, TABLE, ENDED))
		worlds_derelict(t);
	if (!dial(t, TABLE, ENDED) && season(t) >= worlds_last_season(t))
		end_by_time(t);
	rest_ships(t);
	tell_lanes(t);
	if (!dial(t, TABLE, ENDED))
		tell_next(t);
	for (int seat = 1; dial(t, TABLE, ENDED) && seat <= players(t); seat++)
		tell(t, ALL, STANDINGS, seat, dial(t, seat, CREDITS), dial(t, seat, HOMEWORLD),
			worlds_strength(t, seat));
}

bool worlds_over(const struct table *t)
{
	return dial(t, TABLE, ENDED);
}

/* Ranks winners first, then seats still in the match, then those that fell later; then by what
 * the scenario counts. */
long worlds_rank(const struct table *t, int seat, int tie)
{
	enum { STILL_THERE = 100, VICTOR = 1000 };
	bool trade = num(t, worlds_scenario(t), WINS_AT) > 0;
	int credits = dial(t, seat, FALLEN) ? 0 : dial(t, seat, CREDITS),
	    points = dial(t, seat, HOMEWORLD);
	int strength = worlds_strength(t, seat);

	switch (tie) {
	case 0:
		if (dial(t, TABLE, WINNER) == seat)
			return VICTOR;
		return dial(t, seat, FALLEN) ? dial(t, seat, FALLEN) : STILL_THERE;
	case 1: return trade ? credits : points;
	case 2: return trade ? points : strength;
	default: return trade ? strength : credits;
	}
}

/* ---- what always holds ---- */

static const char *audit_berth(const struct table *t, thing berth)
{
	int is[IS_AUTO + 1] = { 0 }, pieces = 0;

	for each(p, t, berth) {
		is[num(t, p, IS)]++;
		pieces++;
	}
	if (!pieces || is[IS_DERELICT])
		return 0;
	if (is[IS_STARSHIP] != 1 || is[IS_CREW] != 1 || !is[IS_WEAPON] || is[IS_TACTIC]
		|| is[IS_REINFORCEMENT] > 1)
		return "something that is no ship lies on a berth";
	if (worlds_firepower(t, berth) + worlds_resistance(t, berth) > worlds_capacity(t, berth))
		return "a ship carries more than it can";
	return 0;
}

const char *worlds_audit(const struct table *t)
{
	each_space(at, t, BERTH) {
		const char *broken = audit_berth(t, at);

		if (broken)
			return broken;
	}
	each_seat(seat, t) {
		if (worlds_ships(t, seat) > dial(t, seat, UNLOCKED))
			return "a lane holds more ships than are unlocked";
		if (first(t, IN(SATCHEL, seat)))
			return "a Smuggler left cards behind";
	}
	return kit_all_there(t);
}
