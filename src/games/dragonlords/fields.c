/* SPDX-License-Identifier: MIT
 * What policies and the ifs of orders may test. */
#include "games/dragonlords/dragonlords.h"
#include "kit/kit.h"

/* ---- seats ---- */

static int step_at(const struct table *t, thing at)
{
	return at ? num(t, at, STEP) : 0;
}

/* ---- one's units ---- */

static int of_word(const struct table *t, int seat, thing at, thing word)
{
	struct force f = { 0 };
	struct naming w = { .seat = seat, .at = at, .word = word };

	return lords_name(t, &w, &f);
}

static int units_named(const struct table *t, int seat, thing arg)
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

#define FIELDS lords_fields
#include "kit/field.h"
