/* SPDX-License-Identifier: MIT
 * What `auto` plays: of the tactics that a seat has, the cheapest that is enough alone. */
#include "games/tradeworlds/fight.h"
#include "kit/kit.h"

enum outcome { NO_LOSS, DEFENDER_DIES, ATTACKER_DIES };

/* Whether counter-fire can destroy an attacker. */
static bool reaches(const struct side *att, int firepower)
{
	for (int i = 0; i < att->n; i++)
		if (att->resistance[i] <= firepower)
			return true;
	return false;
}

static enum outcome outcome(const struct fight *f)
{
	const struct side *att = &f->side[ATTACKER], *def = &f->side[DEFENDER];
	int margin = fight_total(att) - fight_total(def);

	if (margin > 0 && fight_firepower(att) >= fight_resistance(def))
		return DEFENDER_DIES;
	return margin == 0 && reaches(att, fight_firepower(def)) ? ATTACKER_DIES : NO_LOSS;
}

bool fight_modify(const struct table *t, struct fight *f, int i, thing tactic, int ship)
{
	struct side *s = &f->side[i];
	int amount = num(t, tactic, AMOUNT);

	switch (num(t, tactic, OP)) {
	case OP_INITIATIVE: s->bonus += amount; return true;
	case OP_FIREPOWER: s->firepower[ship] += amount; return true;
	case OP_RESISTANCE: s->resistance[ship] += amount; return true;
	default: return false;
	}
}

/* ---- cards that change numbers ---- */

static bool may_play(const struct table *t, int i, int seat, thing tactic)
{
	return num(t, tactic, IS) == IS_TACTIC && fight_in_window(t, tactic, i)
		&& find(t, IN(HAND_OF, seat), tactic);
}

/* Whether the tactic alone brings about one of these outcomes. *ship is the ship of the seat
 * that it is played on; a tactic of initiative needs none. */
static bool makes(const struct table *t, const struct fight *f, int i, int seat, thing tactic,
	unsigned outcomes, int *ship)
{
	const struct side *s = &f->side[i];
	bool of_ship = num(t, tactic, OP) != OP_INITIATIVE;

	for (int k = 0; k < (of_ship ? s->n : 1); k++) {
		struct fight trial = *f;

		if (of_ship && !fight_owns(t, s, k, seat))
			continue;
		if (!fight_modify(t, &trial, i, tactic, k))
			return false;
		if (outcomes >> outcome(&trial) & 1) {
			*ship = k;
			return true;
		}
	}
	return false;
}

int fight_helps(const struct table *t, const struct fight *f, int i, int seat, thing tactic)
{
	unsigned better = i == ATTACKER ? 1 << DEFENDER_DIES : 1 << ATTACKER_DIES | 1 << NO_LOSS;
	int ship = -1;

	if (makes(t, f, i, seat, tactic, better, &ship) || i == DEFENDER)
		return ship;
	makes(t, f, i, seat, tactic, 1 << NO_LOSS, &ship);
	return ship;
}

/* Returns the cheapest tactic, among some operations (bits), that brings about one of these
 * outcomes. */
static struct play cheapest(const struct table *t, const struct fight *f, int i, int seat,
	unsigned ops, unsigned outcomes)
{
	struct play best = { NONE, 0 };

	each_kind(k, t) {
		int ship;

		if (!may_play(t, i, seat, k) || !(ops >> num(t, k, OP) & 1))
			continue;
		if (best.tactic && num(t, best.tactic, VALUE) <= num(t, k, VALUE))
			continue;
		if (makes(t, f, i, seat, k, outcomes, &ship))
			best = (struct play){ k, ship };
	}
	return best;
}

/* Returns Second Plot if the seat has it, else Signal Jam. */
static struct play another_die(const struct table *t, int i, int seat)
{
	static const int ops[] = { OP_REROLL, OP_JAM };

	for (int n = 0; n < 2; n++)
		each_kind_with(k, t, OP, ops[n])
			if (may_play(t, i, seat, k))
				return (struct play){ k, 0 };
	return (struct play){ NONE, 0 };
}

/* ---- both sides ---- */

enum {
	INITIATIVE = 1 << OP_INITIATIVE,
	FIRE = 1 << OP_FIREPOWER,
	ARMOUR = 1 << OP_RESISTANCE,
	NUMBERS = INITIATIVE | FIRE | ARMOUR
};

static struct play attacker(const struct table *t, const struct fight *f, int seat)
{
	const struct side *att = &f->side[ATTACKER], *def = &f->side[DEFENDER];
	struct play play = cheapest(t, f, ATTACKER, seat, NUMBERS, 1 << DEFENDER_DIES);

	if (!play.tactic && outcome(f) == ATTACKER_DIES)
		play = cheapest(t, f, ATTACKER, seat, NUMBERS, 1 << NO_LOSS);
	if (!play.tactic && fight_firepower(att) >= fight_resistance(def)
		&& fight_total(att) <= fight_total(def))
		play = another_die(t, ATTACKER, seat);
	return play;
}

static struct play defender(const struct table *t, const struct fight *f, int seat)
{
	bool level = fight_total(&f->side[ATTACKER]) == fight_total(&f->side[DEFENDER]);
	struct play play = { NONE, 0 };

	if (outcome(f) == DEFENDER_DIES) {
		play = cheapest(t, f, DEFENDER, seat, INITIATIVE | ARMOUR,
			1 << NO_LOSS | 1 << ATTACKER_DIES);
		return play.tactic ? play : another_die(t, DEFENDER, seat);
	}
	if (outcome(f) == NO_LOSS && level)
		play = cheapest(t, f, DEFENDER, seat, FIRE, 1 << ATTACKER_DIES);
	return play;
}

struct play fight_reckon(const struct table *t, const struct fight *f, int i, int seat)
{
	if (i == DEFENDER)
		return defender(t, f, seat);
	if (outcome(f) == DEFENDER_DIES)
		return (struct play){ NONE, 0 };
	return attacker(t, f, seat);
}
