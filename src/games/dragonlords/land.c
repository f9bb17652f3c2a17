/* SPDX-License-Identifier: MIT
 * The map: the owners of land, the units that stand there, and which spaces are adjacent. */
#include "games/dragonlords/dragonlords.h"
#include "kit/kit.h"

/* ---- areas and ways ---- */

bool lords_is(const struct table *t, int area, thing at)
{
	each_space(other, t, area)
		if (other == at)
			return true;
	return false;
}

bool lords_adjoins(const struct table *t, thing from, thing to, int relation)
{
	return kit_link(t, from, to, relation) != 0;
}

bool lords_coastal(const struct table *t, thing land)
{
	const struct link *l;

	return links(t, land, COAST, &l) > 0;
}

static thing beyond(const struct table *t, thing at)
{
	const struct link *l;

	return links(t, at, BEFORE, &l) ? l[0].to : NONE;
}

thing lords_camp(const struct table *t, thing kingdom)
{
	return beyond(t, kingdom);
}

thing lords_camped_at(const struct table *t, thing camp)
{
	return lords_is(t, CAMP, camp) ? beyond(t, camp) : NONE;
}

/* ---- whose it is ---- */

bool lords_vacant(const struct table *t, thing land)
{
	return !dial(t, land, HOLDER) && !first(t, land);
}

bool lords_neutral(const struct table *t, thing land)
{
	return !dial(t, land, HOLDER) && first(t, land);
}

bool lords_may_storm(const struct table *t, int seat, thing kingdom)
{
	return !lords_neutral(t, kingdom)
		|| (key(t, NEUTRAL_KINGDOMS) && !dial(t, seat, NEUTRAL_STORMED));
}

bool lords_friendly(const struct table *t, int seat, thing land)
{
	return dial(t, land, HOLDER) == seat && !dial(t, land, BESIEGER);
}

static int held(const struct table *t, int seat, int area)
{
	int n = 0;

	each_space(at, t, area)
		n += dial(t, at, HOLDER) == seat;
	return n;
}

int lords_kingdoms(const struct table *t, int seat)
{
	return held(t, seat, KINGDOM);
}

int lords_lands(const struct table *t, int seat)
{
	return held(t, seat, LAND);
}

int lords_shards(const struct table *t, int seat)
{
	int n = 0;

	each_space(at, t, KINGDOM)
		n += dial(t, at, HOLDER) == seat ? dial(t, at, SHARDS) : 0;
	return n;
}

thing lords_kingdom_of(const struct table *t, int realm)
{
	each_space(at, t, KINGDOM)
		if (num(t, at, REALM) == realm)
			return at;
	return NONE;
}

bool lords_in_realm(const struct table *t, int seat, thing land)
{
	int realm = num(t, land, REALM);

	return realm && dial(t, land, HOLDER) == seat
		&& dial(t, lords_kingdom_of(t, realm), HOLDER) == seat;
}

thing lords_seat_kingdom(const struct table *t, int seat)
{
	thing found = NONE;
	thing king = lords_kind(t, seat, KING);

	each_space(at, t, KINGDOM) {
		if (dial(t, at, HOLDER) != seat)
			continue;
		if (find(t, at, king) || dial(t, seat, COURT) == at)
			return at;
		found = found ? found : at;
	}
	return found;
}

int lords_share(const struct table *t, int seat, thing kingdom)
{
	int n = lords_kingdoms(t, seat), each_one = n ? dial(t, seat, GOLD) / n : 0;

	if (dial(t, kingdom, HOLDER) != seat)
		return 0;
	if (kingdom == lords_seat_kingdom(t, seat))
		return dial(t, seat, GOLD) - each_one * (n - 1);
	return each_one;
}

/* ---- buildings ---- */

bool lords_operates(const struct table *t, int seat, int building, int realm)
{
	thing wanted = lords_building(t, building);

	each_space(at, t, LAND)
		if (dial(t, at, BUILDING) == wanted && dial(t, at, HOLDER) == seat
			&& dial(t, at, BUILDER) == seat && dial(t, at, BUILT) < season(t)
			&& (!realm || num(t, at, REALM) == realm))
			return true;
	return false;
}
