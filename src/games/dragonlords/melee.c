/* SPDX-License-Identifier: MIT
 * The melee phase: the attacker's infantry and cavalry, then the defender's, then the casualties. */
#include "games/dragonlords/battle.h"
#include "kit/kit.h"

/* Whether a unit rolls in melee. A king rolls only if all others of the army are casters. */
static bool rolls(const struct table *t, const struct side *s, thing unit)
{
	switch (num(t, unit, TYPE)) {
	case BASIC:
	case HEAVY:
	case CAVALRY: return side_acts(t, s, unit);
	case KING: return side_acts(t, s, unit) && !side_troops(t, s);
	default: return false;
	}
}

/* ---- flanking ---- */

static bool has_lower_column(const struct columns *c)
{
	return c->troops > 1;
}

static bool flanks(struct table *t, const struct battle *b, int i)
{
	const struct side *s = &b->side[i], *foe = &b->side[!i];

	if (b->round > 1 || b->heavy || b->foiled[i] || !side_has(t, s, CAVALRY)
		|| !has_lower_column(&foe->columns))
		return false;
	return side_yes(t, b, i, FLANK);
}

/* ---- who rolls ---- */

/* Adds the units that roll at a wall: those that the owner chooses, else those with the highest
 * numbers. */
static void assault(struct table *t, const struct battle *b, int limit, struct volley *v)
{
	const struct side *s = &b->side[ATTACKER];
	struct choice c = { 0 };
	thing who[ROWS];
	int rank[ROWS], n = 0;

	for each(p, t, s->at)
		if (rolls(t, s, p) && n < ROWS) {
			thing mark = lords_hero(t, p);

			rank[n] = -side_number(t, b, ATTACKER, p, 0);
			who[n] = p;
			offer(&c, mark ? kind(t, mark) : kind(t, p), ++n, count(t, p));
		}
	kit_sort(&c, rank);
	int chosen = c.n ? side_pick(t, b, ATTACKER, &c, limit, limit, ASSAULT) : 0;
	for (int k = 0; k < chosen; k++) {
		thing p = who[c.o[k].to - 1];

		volley_add(
			v, lords_called(t, p), side_number(t, b, ATTACKER, p, 0), c.o[k].n, false);
	}
}

static void all_roll(
	const struct table *t, const struct battle *b, int i, bool flank, struct volley *v)
{
	const struct side *s = &b->side[i];

	for each(p, t, s->at)
		if (rolls(t, s, p))
			volley_add(v, lords_called(t, p), side_number(t, b, i, p, 0), count(t, p),
				flank && num(t, p, TYPE) == CAVALRY);
}

static void strike(struct table *t, struct battle *b, int i)
{
	struct volley v = { 0 };
	int hits;

	if (i == ATTACKER && b->level)
		assault(t, b, key(t, STORM_1 + b->level - 1), &v);
	else
		all_roll(t, b, i, flanks(t, b, i), &v);
	hits = volley_roll(t, b, i, &v, &b->side[!i]);
	b->side[!i].rolled += hits;
}

void battle_melee(struct table *t, struct battle *b)
{
	b->heavy = b->level > 0 || b->kind == AT_SEA;
	for (int i = 0; i < 2; i++) {
		struct side *foe = &b->side[!i];

		b->foiled[i] = side_has(t, foe, CAVALRY) || side_has(t, foe, DRAGONLORD);
		side_columns(t, b, i);
	}
	b->step = 6;
	strike(t, b, ATTACKER);
	b->step = 7;
	magic_escape(t, b, b->side[DEFENDER].rolled);
	strike(t, b, DEFENDER);
	b->step = 8;
	battle_settle(t, b, true);
}
