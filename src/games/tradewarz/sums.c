/* SPDX-License-Identifier: MIT
 * What a side has in a battle, added up source by source. */
#include "games/tradewarz/battle.h"
#include "kit/kit.h"

/* ---- who fights ---- */

void side_of_attacker(const struct table *t, struct side *s, int seat, int men, thing unit)
{
	*s = (struct side){ .seat = seat, .attacks = true };
	s->men[seat] = men;
	s->unit[seat] = unit;
	side_add(t, s);
}

/* Returns the castle there, or the city if the lead owns the city and holds it; NONE if there is
 * neither. */
static thing walls_of(const struct table *t, int seat, thing at)
{
	for each(p, t, at) {
		if (warz_is(t, p, IS_CASTLE))
			return p;
		if (warz_is(t, p, IS_CITY) && owner(t, p) == seat)
			return p;
	}
	return NONE;
}

/* On the lead's own gate all soldiers fight. Elsewhere as many fight as the lead's squad may
 * have, the lead's own first. */
static void call_men(const struct table *t, struct side *s)
{
	bool gate = s->at == warz_home(t, s->seat);
	int left = gate ? key(t, GATE_LIMIT) : warz_squad_limit(t, s->seat);

	for (int i = 0; i <= players(t) && left; i++) {
		int seat = i ? i : s->seat, there = warz_men(t, seat, s->at);

		if (i && !warz_allied(t, s->seat, i))
			continue;
		s->men[seat] = there < left ? there : left;
		left -= s->men[seat];
		if (s->men[seat])
			s->unit[seat] = warz_unit(t, seat, s->at);
	}
}

void side_of_defender(
	const struct table *t, struct side *s, const struct side *attacker, int seat, thing at)
{
	*s = (struct side){ .seat = seat, .at = at, .walls = walls_of(t, seat, at) };
	each_seat(i, t)
		if (attacker->unit[i] && num(t, attacker->unit[i], BREACH) && s->walls)
			s->breached = warz_is(t, s->walls, IS_CASTLE);
	call_men(t, s);
	side_add(t, s);
}

int side_men(const struct side *s)
{
	int n = 0;

	for (int i = 1; i <= MAXSEATS; i++)
		n += s->men[i];
	return n;
}

/* ---- what counts ---- */

/* Whether a tech counts in attack, or in defence. Its branch decides. */
static bool serves(const struct table *t, thing tech, bool attacks)
{
	if (num(t, tech, SUPER) || num(t, tech, BRANCH) == IN_ECONOMY)
		return false;
	if (!num(t, tech, STRENGTH_) && !num(t, tech, KILL_) && !num(t, tech, BLOCK_))
		return false;
	return (num(t, tech, BRANCH) == IN_MILITARY) == attacks;
}

/* Whether a tech counts in any place. Two techs of defence count only where their names say, if
 * the match plays them so. */
static bool anywhere(const struct table *t, int needed)
{
	return needed == PLACE_ANY || !key(t, TECH_BY_NAME);
}

bool side_everywhere(const struct table *t, thing tech, bool attacks)
{
	return serves(t, tech, attacks) && anywhere(t, num(t, tech, PLACE_NEEDED));
}

static bool place_fits(const struct table *t, const struct side *s, int needed)
{
	thing building;

	if (anywhere(t, needed))
		return true;
	building = warz_building(t, s->at);
	if (!building || owner(t, building) != s->seat)
		return false;
	return needed == PLACE_BUILDING || warz_is(t, building, IS_CASTLE);
}

bool side_uses(const struct table *t, const struct side *s, thing tech)
{
	int needed = num(t, tech, PLACE_NEEDED);
	bool empty_castle = s->walls && warz_is(t, s->walls, IS_CASTLE) && needed != PLACE_ANY;

	if (!serves(t, tech, s->attacks))
		return false;
	return (s->men[s->seat] || empty_castle) && place_fits(t, s, needed);
}

static void add_kind(const struct table *t, struct side *s, int source, thing x)
{
	for (int term = 0; term < TERMS; term++)
		s->sum[term][source] += num(t, x, STRENGTH_ + term);
}

/* A breach leaves only the kills. */
static void add_breached(const struct table *t, struct side *s, int source, thing x)
{
	s->sum[KILL_ - STRENGTH_][source] += num(t, x, KILL_);
}

static void add_techs(const struct table *t, struct side *s)
{
	for each(p, t, IN(TECHS, s->seat)) {
		if (!side_uses(t, s, p))
			continue;
		if (s->breached && num(t, p, PLACE_NEEDED) == PLACE_CASTLE)
			add_breached(t, s, FROM_TECHS, p);
		else
			add_kind(t, s, FROM_TECHS, p);
	}
}

void side_add(const struct table *t, struct side *s)
{
	thing soldier = warz_kind(t, IS_SOLDIER);

	for (int term = 0; term < TERMS; term++) {
		for (int i = 0; i < SOURCES; i++)
			s->sum[term][i] = 0;
		s->sum[term][FROM_MEN] = side_men(s) * num(t, soldier, STRENGTH_ + term);
	}
	add_techs(t, s);
	each_seat(i, t)
		if (s->unit[i] && s->men[i])
			add_kind(t, s, FROM_UNIT, s->unit[i]);
	if (s->walls && s->breached)
		add_breached(t, s, FROM_PLACE, s->walls);
	else if (s->walls)
		add_kind(t, s, FROM_PLACE, s->walls);
	if (s->card)
		add_kind(t, s, FROM_CARD, s->card);
	for (int i = 0; i < s->morales; i++)
		add_kind(t, s, FROM_MORALE, s->morale[i]);
	for (int term = 0; term < TERMS; term++) {
		s->total[term] = 0;
		for (int i = 0; i < SOURCES; i++)
			s->total[term] += s->sum[term][i];
	}
}

/* ---- odds ---- */

/* Returns the battle cards of a kind that another seat may still play, as far as the seat knows:
 * those that are neither its own nor in a used pile. */
static int unseen(const struct table *t, int seat, thing k)
{
	int n = copies(t, k);

	each_seat(i, t)
		for each(p, t, IN(USED, i))
			n -= kind(t, p) == k;
	for each(p, t, IN(PILE, seat))
		n -= kind(t, p) == k;
	return n;
}

int side_odds(const struct table *t, const struct side *s, const struct side *other)
{
	long cases = 0, wins = 0;

	each_kind(k, t) {
		int n = warz_is(t, k, IS_BATTLE_CARD) ? unseen(t, s->seat, k) : 0;
		int theirs = other->total[0] + (n ? num(t, k, STRENGTH_) : 0);

		if (!n)
			continue;
		for each(p, t, IN(PILE, s->seat)) {
			cases += n;
			wins += s->total[0] + num(t, p, STRENGTH_) > theirs ? n : 0;
		}
	}
	return cases ? (int)(100 * wins / cases) : 0;
}
