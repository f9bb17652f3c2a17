/* SPDX-License-Identifier: MIT
 * Which questions can come up for a seat, given what the seat has now. */
#include "games/dragonlords/quest.h"
#include "kit/kit.h"

typedef bool of_seat(const struct table *, int seat);

/* ---- its units ---- */

/* Whether something is true of a unit of the seat, wherever that unit is. */
typedef bool of_unit(const struct table *, thing unit, int n);

static bool any_at(const struct table *t, int seat, thing at, of_unit *is, int n)
{
	for each(p, t, at)
		if (owner(t, p) == seat && is(t, p, n))
			return true;
	return false;
}

static bool any_unit(const struct table *t, int seat, of_unit *is, int n)
{
	static const int zones[] = { ABOARD, NORTHERN, SOUTHERN, FIELD };
	static const int areas[] = { LAND, CAMP };

	for (unsigned a = 0; a < sizeof areas / sizeof *areas; a++)
		each_space(at, t, areas[a])
			if (any_at(t, seat, at, is, n))
				return true;
	for (unsigned z = 0; z < sizeof zones / sizeof *zones; z++)
		if (any_at(t, seat, IN(zones[z], seat), is, n))
			return true;
	return false;
}

static bool is_of_type(const struct table *t, thing unit, int type)
{
	return num(t, unit, TYPE) == type;
}

static bool knows(const struct table *t, thing unit, int spell)
{
	return lords_caster(t, unit) && lords_knows(t, unit, spell);
}

static bool bears(const struct table *t, thing unit, int op)
{
	return lords_carries(t, unit, op);
}

static bool has_lord(const struct table *t, int seat)
{
	return any_unit(t, seat, is_of_type, DRAGONLORD);
}

static bool has_spells(const struct table *t, int seat)
{
	return has_lord(t, seat) || any_unit(t, seat, is_of_type, WIZARD);
}

static bool has_catapult(const struct table *t, int seat)
{
	return any_unit(t, seat, is_of_type, CATAPULT);
}

static bool has_engines(const struct table *t, int seat)
{
	return has_catapult(t, seat) || any_unit(t, seat, is_of_type, CANNON);
}

static bool has_cavalry(const struct table *t, int seat)
{
	return any_unit(t, seat, is_of_type, CAVALRY);
}

static bool has_healer(const struct table *t, int seat)
{
	return any_unit(t, seat, knows, HEAL);
}

static bool has_teleporter(const struct table *t, int seat)
{
	return any_unit(t, seat, knows, TELEPORT);
}

static bool may_hit_engines(const struct table *t, int seat)
{
	return key(t, DIRECT_HIT) && has_catapult(t, seat);
}

/* A catapult needs both buildings. */
static bool makes_engines(const struct table *t, int seat)
{
	return (lords_operates(t, seat, MILL, 0) && lords_operates(t, seat, SMITHY, 0))
		|| kit_piece(t, IN(ORDERED, seat), TYPE, CATAPULT);
}

/* ---- its kingdoms and ships ---- */

static bool has_kingdom(const struct table *t, int seat)
{
	return lords_kingdoms(t, seat) > 0;
}

static bool has_riders_to_help(const struct table *t, int seat)
{
	return has_kingdom(t, seat) && has_cavalry(t, seat);
}

static bool has_caster_to_help(const struct table *t, int seat)
{
	return has_kingdom(t, seat) && has_teleporter(t, seat);
}

static bool has_ship(const struct table *t, int seat)
{
	each_space(zone, t, SEA)
		if (lords_ships_in(t, seat, zone))
			return true;
	return first(t, IN(DOCKS, seat)) != NONE;
}

static bool may_be_sunk(const struct table *t, int seat)
{
	return key(t, SHORE_CANNON) && has_ship(t, seat);
}

/* ---- its scrolls, treasures and items ---- */

static bool holds(const struct table *t, int seat, int op)
{
	return kit_piece(t, IN(SCROLLS_OF, seat), OP, op)
		|| kit_piece(t, IN(NEW_SCROLL, seat), OP, op);
}

static bool holds_strike(const struct table *t, int seat)
{
	return holds(t, seat, OP_HITS) || holds(t, seat, OP_BERSERK)
		|| holds(t, seat, OP_ALLEGIANCE) || holds(t, seat, OP_SEEKER);
}

/* A seat that throws a Death Seeker back also names its target. */
static bool may_aim_scroll(const struct table *t, int seat)
{
	return holds_strike(t, seat) || holds(t, seat, OP_REFLECT);
}

static bool holds_answer(const struct table *t, int seat)
{
	return holds(t, seat, OP_DISPEL) || holds(t, seat, OP_REFLECT);
}

static bool holds_shield(const struct table *t, int seat)
{
	return holds(t, seat, OP_SHIELD);
}

static bool has_treasure(const struct table *t, int seat, int op)
{
	for each(p, t, IN(HOARD, seat))
		if (num(t, p, TYPE) == TREASURE && num(t, p, OP) == op)
			return true;
	return any_unit(t, seat, bears, op);
}

static bool has_amulet(const struct table *t, int seat)
{
	return has_treasure(t, seat, OP_AMULET);
}

static bool has_grail(const struct table *t, int seat)
{
	return has_treasure(t, seat, OP_GRAIL);
}

static bool has_item(const struct table *t, int seat, int nth)
{
	static const int zones[] = { NORTHERN, SOUTHERN, HOARD };
	thing what = lords_quest_item(t, nth);

	for (unsigned z = 0; z < sizeof zones / sizeof *zones; z++)
		if (find(t, IN(zones[z], seat), what))
			return true;
	return false;
}

/* ---- its quests ---- */

/* Whether the seat could quest: with a party there, from a land at a gate, or by ship. */
static bool may_quest(const struct table *t, int seat)
{
	const struct link *l;

	if (dial(t, seat, NORTH_AT) || dial(t, seat, SOUTH_AT) || has_ship(t, seat))
		return true;
	each_space(at, t, LAND)
		if (dial(t, at, HOLDER) == seat && links(t, at, GATE, &l))
			return true;
	return false;
}

static bool may_drink(const struct table *t, int seat)
{
	return may_quest(t, seat) && has_item(t, seat, HEALING_POTION);
}

static bool may_climb(const struct table *t, int seat)
{
	return may_quest(t, seat) && has_item(t, seat, A_ROPE);
}

/* ---- the table ---- */

/* What each question needs. A question without an entry may always come up. */
static of_seat *const needs[] = {
	[SHOOTERS] = has_engines,
	[DRAGONFIRE] = has_lord,
	[CAST_SPELL] = has_spells,
	[CAST_SCROLL] = may_aim_scroll,
	[ANSWER] = holds_answer,
	[SHIELD] = holds_shield,
	[HEAL_WITH] = has_healer,
	[AMULET] = has_amulet,
	[GRAIL] = has_grail,
	[FLANK] = has_cavalry,
	[STRIKE_BACK] = may_hit_engines,
	[ESCAPE] = has_teleporter,
	[SORTIE] = has_kingdom,
	[SORTIE_CAVALRY] = has_riders_to_help,
	[SORTIE_CASTER] = has_caster_to_help,
	[SORTIE_ESCORT] = has_caster_to_help,
	[SORTIE_GO_ON] = has_kingdom,
	[PURSUE] = has_kingdom,
	[BLOCKADE] = has_ship,
	[OVERBOARD] = has_ship,
	[SUNK] = may_be_sunk,
	[CREW] = makes_engines,
	[NEW_WIZARD] = may_quest,
	[NEW_DRAGONLORD] = may_quest,
	[DIRECTION] = may_quest,
	[STOP_SHORT] = may_quest,
	[REST] = may_quest,
	[POTION] = may_drink,
	[ROPE] = may_climb,
	[AT_WITCH] = may_quest,
	[AT_LAIR] = may_quest,
	[BUY_ITEMS] = may_quest,
	[QUEST_LOSS] = may_quest,
	[TUNNEL] = may_quest,
	[DISCARD] = may_quest,
};

bool lords_asks(const struct table *t, int seat, int question)
{
	int rows = (int)(sizeof needs / sizeof *needs);

	return question >= rows || !needs[question] || needs[question](t, seat);
}
