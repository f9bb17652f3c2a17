/* SPDX-License-Identifier: MIT
 * Which units may still act: each mark of a unit, what the mark bars the unit from, and the fact
 * that says so, with its clause. Every order, question and offerer asks here. */
#include "games/dragonlords/dragonlords.h"

/* ---- marks ---- */

static bool in_camp(const struct table *t, thing unit)
{
	return lords_is(t, CAMP, place(t, unit));
}

static bool boarded(const struct table *t, thing unit)
{
	return dial(t, unit, BOARDED);
}

static bool landed(const struct table *t, thing unit)
{
	return dial(t, unit, LANDED);
}

static bool teleported(const struct table *t, thing unit)
{
	return dial(t, unit, TELEPORTED);
}

static bool bound(const struct table *t, thing unit)
{
	return dial(t, unit, BOUND);
}

/* Whether a caster came to a sally in this turn of the caster's own seat. */
static bool came_to_aid(const struct table *t, thing unit)
{
	return bound(t, unit) && teleported(t, unit);
}

static bool is_catapult(const struct table *t, thing unit)
{
	return num(t, unit, TYPE) == CATAPULT;
}

bool lords_kept_out(const struct table *t, thing unit)
{
	int type = num(t, unit, TYPE);

	return type == CAVALRY || type == CANNON || type == CATAPULT;
}

static bool goes_on_foot(const struct table *t, thing unit)
{
	return num(t, unit, TYPE) != CAVALRY;
}

static bool rides_on(const struct table *t, thing unit)
{
	return dial(t, unit, DEED) == FOUGHT && !goes_on_foot(t, unit)
		&& dial(t, unit, RIDDEN) < key(t, RIDE_STEPS);
}

static bool used_up(const struct table *t, thing unit)
{
	return dial(t, unit, DEED) && !rides_on(t, unit);
}

static bool spent(const struct table *t, thing unit)
{
	return dial(t, unit, DEED) == SPENT;
}

static bool returned(const struct table *t, thing unit)
{
	return dial(t, unit, RETURNED);
}

/* Whether a caster would come to a sally straight out of a party, in this turn of the caster's
 * own seat. */
static bool would_return(const struct table *t, thing unit)
{
	return lords_on_quest(t, unit) && dial(t, TABLE, TURN_NOW) == owner(t, unit);
}

static bool supported(const struct table *t, thing unit)
{
	return dial(t, unit, RODE);
}

static bool no_step_left(const struct table *t, thing unit)
{
	return lords_transfer_left(t, unit) < 1;
}

static bool one_step_left(const struct table *t, thing unit)
{
	return lords_transfer_left(t, unit) < 2;
}

static bool trained(const struct table *t, thing unit)
{
	return dial(t, unit, TRAINEE);
}

/* ---- what they forbid ---- */

#define TO(act) (1U << (act))
#define TO_BATTLE                                                                                  \
	(TO(TO_FIGHT) | TO(TO_RIDE) | TO(TO_STRIKE) | TO(TO_RIDE_IN) | TO(TO_TELEPORT_IN)          \
		| TO(TO_ESCORT))
#define ANYTHING (~TO(ANY_ACT))

/* The bars, in the order in which they are told. */
static const struct bar {
	bool (*marked)(const struct table *, thing unit);
	unsigned from;
	int fact;
} bars[] = {
	{ in_camp, TO(TO_TELEPORT) | TO(TO_TELEPORT_IN), CASTER_IN_CAMP },
	{ boarded, TO(TO_BOARD), HAS_BOARDED },
	{ landed, TO(TO_LAND), HAS_LANDED },
	{ teleported, TO(TO_TELEPORT) | TO(TO_TELEPORT_IN) | TO(TO_ESCAPE), TELEPORT_USED },
	{ bound, TO(TO_TELEPORT_IN) | TO(TO_ESCAPE), STAYS_WITH_ARMY },
	{ came_to_aid, TO(TO_COME) | TO(TO_JOIN_PARTY) | TO(TO_TRANSFER) | TO(TO_TRANSFER_FAR),
		STAYS_WITH_ARMY },
	{ is_catapult, TO(TO_MARCH), CATAPULT_STAYS },
	{ lords_kept_out, TO(TO_QUEST) | TO(TO_JOIN_PARTY), BARRED_THERE },
	{ used_up, TO_BATTLE | TO(TO_MARCH), USED_UP },
	{ rides_on, TO(TO_STRIKE) | TO(TO_MARCH), USED_UP },
	{ spent, TO(TO_TAKE_PART), USED_UP },
	{ returned, TO_BATTLE | TO(TO_TAKE_PART), HAS_RETURNED },
	{ would_return, TO(TO_TELEPORT_IN) | TO(TO_ESCORT), HAS_RETURNED },
	{ supported, TO(TO_RIDE_IN) | TO(TO_ESCORT), USED_UP },
	{ no_step_left, TO(TO_TRANSFER), TRANSFER_TOO_FAR },
	{ one_step_left, TO(TO_TRANSFER_FAR), TRANSFER_TOO_FAR },
	{ trained, ANYTHING, IN_TRAINING },
	{ goes_on_foot, TO(TO_RIDE) | TO(TO_RIDE_IN), NOBODY_GOES },
};

int lords_bars(const struct table *t, thing unit, enum act act)
{
	for (unsigned i = 0; i < sizeof bars / sizeof *bars; i++)
		if (bars[i].from & TO(act) && bars[i].marked(t, unit))
			return bars[i].fact;
	return 0;
}

/* ---- steps ---- */

int lords_transfer_left(const struct table *t, thing unit)
{
	int all = key(t, goes_on_foot(t, unit) ? TRANSFER_STEPS : CAVALRY_TRANSFER);

	return all - dial(t, unit, SHIFTED);
}

/* In a phase 4 of its owner a further attack costs cavalry a step. In another seat's turn no
 * unit has a further attack. */
int lords_ridden(const struct table *t, thing unit, int ways)
{
	bool again = dial(t, unit, DEED) == FOUGHT && !goes_on_foot(t, unit)
		&& dial(t, TABLE, TURN_NOW) == owner(t, unit);

	return dial(t, unit, RIDDEN) + ways + again;
}

/* ---- marking ---- */

thing lords_fights(struct table *t, thing unit, int n, int ways)
{
	int steps = lords_ridden(t, unit, ways);

	if (steps != dial(t, unit, RIDDEN))
		unit = set(t, unit, n, RIDDEN, steps);
	return set(t, unit, n, DEED, FOUGHT);
}

void lords_spend_all(struct table *t, int seat, thing at)
{
	for each(p, t, at)
		if (owner(t, p) == seat)
			set(t, p, 0, DEED, SPENT);
}

/* A caster who came to a sortie is free again when the next turn of their seat begins. */
void lords_unbind(struct table *t, int seat)
{
	each_kind_with(k, t, CIV, lords_civ(t, seat)) {
		thing p = lords_caster_of(t, seat, k);

		if (p && dial(t, p, BOUND))
			set(t, p, 1, BOUND, 0);
	}
}
