/* SPDX-License-Identifier: MIT
 * Elementals, which casters summon outside battle: against any land, or against ships. */
#include "games/dragonlords/dragonlords.h"
#include "kit/kit.h"

enum { SUMMON_SCROLL, SUMMON_AT, SUMMON_LAND_BY, SUMMON_SEAT = SUMMON_LAND_BY, SUMMON_SEA_BY };

struct summon {
	int seat, victim;
	bool at_sea;
	thing card, scroll; /* a piece, and its kind */
	thing at, caster, who;
	seats told;
};

/* ---- where things are ---- */

thing lords_whereabouts(const struct table *t, thing unit)
{
	thing at = place(t, unit), ship = dial(t, unit, SHIP);
	int seat = owner(t, unit);

	if (at == IN(NORTHERN, seat))
		return dial(t, seat, NORTH_AT);
	if (at == IN(SOUTHERN, seat))
		return dial(t, seat, SOUTH_AT);
	if (at < KINDS)
		return at;
	if (lords_afloat(t, unit))
		return lords_afloat(t, unit);
	ship = ship ? lords_ship(t, seat, ship) : NONE;
	return ship ? dial(t, ship, HARBOUR) : NONE;
}

static bool has_ship(const struct table *t, int seat, thing zone)
{
	for each(p, t, zone)
		if (owner(t, p) == seat)
			return true;
	return false;
}

/* Returns the place of the victim's units: the land, or aboard its ships in that zone. */
static thing place_of(const struct summon *s)
{
	return s->at_sea ? IN(ABOARD, s->victim) : s->at;
}

static bool is_there(const struct table *t, const struct summon *s, thing unit)
{
	return owner(t, unit) == s->victim && (!s->at_sea || lords_afloat(t, unit) == s->at);
}

/* ---- what forbids it ---- */

static int refuse_caster(struct table *t, struct summon *s)
{
	s->caster = lords_find(t, s->seat, s->who);
	if (!s->caster || !lords_caster(t, s->caster))
		return refuse(t, NO_SUCH_CASTER, s->who);
	int bar = lords_bars(t, s->caster, TO_SUMMON);
	return bar ? refuse(t, bar, s->who) : DONE;
}

static int refuse_target(struct table *t, const struct summon *s)
{
	bool water = num(t, s->scroll, WATER);

	if (s->at_sea ? !water : water && !lords_coastal(t, s->at))
		return refuse(t, OUT_OF_ELEMENT, s->scroll, s->at);
	if (s->victim == s->seat)
		return refuse(t, s->at_sea ? NO_PREY : STRIKES_OWN, s->at);
	if (lords_is(t, KINGDOM, s->at) && season(t) <= key(t, PEACE_ROUNDS))
		return refuse(t, PEACE, s->at);
	if (s->at_sea ? !has_ship(t, s->victim, s->at) : lords_vacant(t, s->at))
		return refuse(t, NO_PREY, s->at);
	return DONE;
}

static int refuse_summon(struct table *t, struct summon *s)
{
	s->card = find(t, IN(SCROLLS_OF, s->seat), s->scroll);
	if (!s->card)
		return refuse(t, SCROLL_NOT_HELD, s->scroll);
	if (refuse_caster(t, s) != DONE)
		return REFUSED;
	if (dial(t, s->seat, ELEMENTAL_USED))
		return refuse(t, ONE_ELEMENTAL);
	return refuse_target(t, s);
}

/* ---- the answer ---- */

static bool has_caster_there(const struct table *t, const struct summon *s)
{
	for each(p, t, place_of(s))
		if (is_there(t, s, p) && lords_caster(t, p))
			return true;
	return false;
}

static int ask_answer(struct table *t, const struct summon *s, unsigned words)
{
	int units = 0, wall = s->at_sea ? 0 : dial(t, s->at, WALL);
	bool king = false;

	for each(p, t, place_of(s))
		if (is_there(t, s, p)) {
			units += count(t, p);
			king |= num(t, p, TYPE) == KING;
		}
	return word(t, s->victim, words, ANSWER, s->at, s->seat, 0, units, 0, 0, wall, 0, 0, king,
		s->scroll);
}

static int answer(struct table *t, const struct summon *s)
{
	thing dispel, reflect;
	unsigned words = 1U << ANSWER_NONE;

	if (!s->victim || !has_caster_there(t, s))
		return ANSWER_NONE;
	dispel = kit_piece(t, IN(SCROLLS_OF, s->victim), OP, OP_DISPEL);
	reflect = kit_piece(t, IN(SCROLLS_OF, s->victim), OP, OP_REFLECT);
	if (!dispel && !reflect)
		return ANSWER_NONE;
	words |= (unsigned)(dispel != NONE) << ANSWER_DISPEL;
	words |= (unsigned)(reflect != NONE) << ANSWER_REFLECT;
	int how = ask_answer(t, s, words);
	if (how == ANSWER_NONE)
		return how;
	thing card = how == ANSWER_DISPEL ? dispel : reflect;
	move(t, card, 1, IN(USED_SCROLLS, NOBODY));
	tell(t, s->told, how == ANSWER_DISPEL ? DISPELLED : REFLECTED, s->victim, kind(t, card),
		s->scroll);
	return how;
}

/* ---- what it does ---- */

static int throw(struct table * t, const struct summon *s)
{
	int sides = num(t, s->scroll, key(t, WEAK_SCROLLS) ? DIE : FULL_DIE);

	return sides ? roll(t, s->told, 1, sides, 0, ELEMENTAL_DIE, s->at, s->seat) : 0;
}

static void lower_wall(struct table *t, const struct summon *s)
{
	int level = s->at_sea ? 0 : dial(t, s->at, WALL), by = num(t, s->scroll, WALL_LOSS);

	if (!level || !by)
		return;
	level = level > by ? level - by : 0;
	set(t, s->at, 0, WALL, level);
	tell(t, ALL, WALL_SHAKEN, s->at, level);
}

static void strike(struct table *t, const struct summon *s)
{
	int hits = throw(t, s);
	struct loss l = { .seat = s->victim,
		.at = place_of(s),
		.sea = s->at_sea ? s->at : NONE,
		.n = hits,
		.spare = SPARE_CASTERS,
		.who = s->told,
		.about = { s->at, s->seat, 0, hits } };

	tell(t, s->told, ELEMENTAL_STRIKES, s->victim, s->at, hits);
	lords_lose(t, &l);
	lower_wall(t, s);
	if (!s->at_sea)
		lords_vacate(t, s->at);
}

/* The elemental turns on its caster's own units: those at the caster's place, aboard the
 * caster's ship or in the caster's party. The caster lives, so nothing falls vacant. */
static void strike_back(struct table *t, const struct summon *s)
{
	int hits = throw(t, s);
	thing at = lords_whereabouts(t, s->caster);
	struct loss l = { .seat = s->seat,
		.at = place(t, s->caster),
		.ship = dial(t, s->caster, SHIP),
		.n = hits,
		.spare = SPARE_CASTERS,
		.who = s->told,
		.about = { at, s->victim, 0, hits } };

	tell(t, s->told, ELEMENTAL_STRIKES, s->seat, at, hits);
	lords_lose(t, &l);
}

/* elemental <elemental> <land> [by <caster>]; <sea> <seat> [by <caster>] */
int lords_play_elemental(struct table *t, int seat, const struct order *o)
{
	struct summon s = { .seat = seat,
		.at_sea = o->form == F_ELEMENTAL_SEA,
		.scroll = part(o, SUMMON_SCROLL, 0, 0),
		.at = part(o, SUMMON_AT, 0, 0) };

	s.victim = s.at_sea ? part(o, SUMMON_SEAT, 0, 0) : dial(t, s.at, HOLDER);
	s.who = part(o, s.at_sea ? SUMMON_SEA_BY : SUMMON_LAND_BY, 0, 0);
	s.who = s.who ? s.who : lords_kind(t, seat, KING);
	s.told = ONLY(seat) | ONLY(s.victim);
	if (refuse_summon(t, &s) != DONE)
		return REFUSED;
	set(t, seat, 0, ELEMENTAL_USED, 1);
	move(t, s.card, 1, IN(USED_SCROLLS, NOBODY));
	under(t,
		tell(t, s.told, ELEMENTAL_COMES, s.at, seat, s.scroll, s.who,
			lords_whereabouts(t, s.caster), s.victim)) {
		int how = answer(t, &s);
		if (how == ANSWER_NONE)
			strike(t, &s);
		else if (how == ANSWER_REFLECT)
			strike_back(t, &s);
	}
	return DONE;
}
