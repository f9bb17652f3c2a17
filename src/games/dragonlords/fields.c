/* SPDX-License-Identifier: MIT
 * What policies and the ifs of orders may test. */
#include "games/dragonlords/dragonlords.h"
#include "kit/field.h"
#include "kit/kit.h"

/* ---- seats ---- */

FIELD_OF_TABLE(gold, dial(t, seat, GOLD))
FIELD_OF_TABLE(income, lords_income(t, seat))
FIELD_OF_SEAT(kingdoms, lords_kingdoms(t, s))
FIELD_OF_SEAT(lands, lords_lands(t, s))
FIELD_OF_SEAT(shards, lords_shards(t, s))
FIELD_OF_SEAT(is_out, out(t, s))
FIELD_OF_SEAT(scrolls, kit_total(t, IN(SCROLLS_OF, s)) + kit_total(t, IN(NEW_SCROLL, s)))

static int step_at(const struct table *t, thing at)
{
	return at ? num(t, at, STEP) : 0;
}

FIELD_OF_SEAT(north, step_at(t, dial(t, s, NORTH_AT)))
FIELD_OF_SEAT(south, step_at(t, dial(t, s, SOUTH_AT)))

FIELD(holds_scroll)
{
	return arg ? kit_count(t, IN(SCROLLS_OF, seat), arg) : 0;
}

/* ---- one's units ---- */

static int of_word(const struct table *t, int seat, thing at, thing word)
{
	struct force f = { 0 };
	struct naming w = { .seat = seat, .at = at, .word = word };

	return lords_name(t, &w, &f);
}

FIELD(have)
{
	int n = 0;

	if (!arg)
		return 0;
	each_space(at, t, LAND)
		n += of_word(t, seat, at, arg);
	each_space(at, t, CAMP)
		n += of_word(t, seat, at, arg);
	for (int zone = ABOARD; zone <= SOUTHERN; zone++)
		n += of_word(t, seat, IN(zone, seat), arg);
	return n;
}

/* ---- lands ---- */

/* Policies may use a tower's sight only in its owner's own turn. */
static bool counts_exactly(const struct table *t, int seat, thing at)
{
	int now = dial(t, TABLE, TURN_NOW), of = lords_whose(t, at);
	bool watch = !now || now == seat || !key(t, FOG_OF_WAR);

	return of == NOBODY || of == seat || (watch && lords_sees(t, seat, at) == EXACTLY);
}

/* For land seen roughly, returns the least number of units that there can be. */
static int seen_units(const struct table *t, int seat, thing at)
{
	int n = kit_total(t, at), least, most;

	if (!n || counts_exactly(t, seat, at))
		return n;
	lords_band(t, n, &least, &most);
	return least;
}

FIELD(units)
{
	return arg ? seen_units(t, seat, arg) : 0;
}

FIELD_OF_ARG(wall, dial(t, arg, WALL))
FIELD_OF_ARG(tower, dial(t, arg, TOWER))
FIELD_OF_ARG(owner_of, dial(t, arg, HOLDER))
FIELD_OF_ARG(besieger, dial(t, arg, BESIEGER))
FIELD_OF_ARG(building, dial(t, arg, BUILDING))
FIELD_OF_ARG(shards_at, dial(t, arg, SHARDS))

FIELD(mine)
{
	return arg && dial(t, arg, HOLDER) == seat;
}

FIELD(neutral)
{
	return arg && lords_neutral(t, arg);
}

FIELD(vacant)
{
	return arg && lords_vacant(t, arg);
}

FIELD_OF_TABLE(aim, lords_aim(t) - 1)
FIELD_OF_TABLE(shards_to_win, lords_shards_to_win(t))

const struct field lords_fields[] = {
	{ 0 },
	{ "gold", gold, 0 },
	{ "income", income, 0 },
	{ "kingdoms <seat>", kingdoms, 0 },
	{ "lands <seat>", lands, 0 },
	{ "shards <seat>", shards, 0 },
	{ "out <seat>", is_out, 0 },
	{ "scrolls <seat>", scrolls, 0 },
	{ "scroll <scroll>", holds_scroll, 0 },
	{ "north <seat>", north, 0 },
	{ "south <seat>", south, 0 },
	{ "have <force>", have, 0 },
	{ "units-at <land>", units, 0 },
	{ "wall-at <land>", wall, 0 },
	{ "tower-at <land>", tower, 0 },
	{ "owner <land>", owner_of, "<seat>" },
	{ "besieger <land>", besieger, "<seat>" },
	{ "building <land>", building, "<building>" },
	{ "shards-at <land>", shards_at, 0 },
	{ "mine <land>", mine, 0 },
	{ "neutral <land>", neutral, 0 },
	{ "vacant <land>", vacant, 0 },
	{ "aim", aim, "bloodlust|short|shards" },
	{ "shards-to-win", shards_to_win, 0 },
	{ 0 },
};
