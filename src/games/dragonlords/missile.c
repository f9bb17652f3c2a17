/* SPDX-License-Identifier: MIT
 * The missile phase: the defender shoots, then the attacker; then the hits take effect. */
#include "games/dragonlords/battle.h"
#include "kit/kit.h"

static void add_type(const struct table *t, const struct battle *b, int i, int type, int penalty,
	struct volley *v)
{
	const struct side *s = &b->side[i];

	for each(p, t, s->at)
		if (side_acts(t, s, p) && num(t, p, TYPE) == type)
			volley_add(v, lords_called(t, p), side_number(t, b, i, p, penalty),
				count(t, p), false);
}

/* ---- cannons and catapults ---- */

static int shooters(const struct volley *v)
{
	int n = 0;

	for (int i = 0; i < v->n; i++)
		n += v->row[i].n;
	return n;
}

static void shoot_units(struct table *t, struct battle *b, int i, int type, int penalty)
{
	struct volley v = { 0 };
	int before;

	add_type(t, b, i, type, penalty, &v);
	before = shooters(&v);
	b->side[!i].rolled += volley_roll(t, b, i, &v, &b->side[!i]);
	if (type == CANNON && shooters(&v) < before)
		b->side[i].shot = true;
}

/* At sea a seat may keep its cannons silent, since a seat that has used one captures no ships. */
static void shoot_cannons(struct table *t, struct battle *b, int i)
{
	const struct side *s = &b->side[i];
	unsigned words = 1U << AT_UNITS | 1U << BE_SILENT;

	if (b->kind == AT_SEA && side_has(t, s, CANNON)
		&& side_word(t, b, i, words, SHOOTERS) == BE_SILENT)
		tell(t, b->who, HELD_CANNONS, s->seat);
	else
		shoot_units(t, b, i, CANNON, 0);
}

/* A wall takes no more hits than it has levels. */
static void shoot_wall(struct table *t, struct battle *b)
{
	static const int types[] = { CANNON, CATAPULT };

	if (side_word(t, b, ATTACKER, 1 << AT_WALL | 1 << BE_SILENT, SHOOTERS) == BE_SILENT) {
		tell(t, b->who, HELD_FIRE, b->side[ATTACKER].seat);
		return;
	}
	for (unsigned k = 0; k < sizeof types / sizeof *types; k++) {
		struct volley v = { 0 };

		add_type(t, b, ATTACKER, types[k], b->level, &v);
		int hits = volley_wall(t, b, &v);
		b->breach += hits;
	}
}

static bool has_engines(const struct table *t, const struct side *s)
{
	return side_has(t, s, CANNON) || side_has(t, s, CATAPULT);
}

/* ---- the option direct hit ---- */

/* The defender may hit an attacking catapult at once instead of the usual target. */
static bool hits_catapult(struct table *t, struct battle *b)
{
	struct side *s = &b->side[ATTACKER];

	if (!side_has(t, s, CATAPULT)
		|| side_word(t, b, DEFENDER, 1 << HIT_CATAPULT | 1 << HIT_ORDINARY, STRIKE_BACK)
			!= HIT_CATAPULT)
		return false;
	for each(p, t, s->at)
		if (num(t, p, TYPE) == CATAPULT) {
			tell(t, b->who, CATAPULT_HIT, s->seat, kind(t, p));
			lords_kill(t, p, 1, true);
			s->lost++;
			break;
		}
	return true;
}

/* Catapults shoot one by one, since each may hit a catapult. */
static void shoot_catapults_back(struct table *t, struct battle *b)
{
	struct side *s = &b->side[DEFENDER], *foe = &b->side[ATTACKER];

	for each(p, t, s->at)
		for (int k = num(t, p, TYPE) == CATAPULT ? count(t, p) : 0; k; k--) {
			struct columns before = foe->columns;
			struct volley v = { 0 };

			volley_add(&v, lords_called(t, p), side_number(t, b, DEFENDER, p, 0), 1,
				false);
			b->natural_one = false;
			int hits = volley_roll(t, b, DEFENDER, &v, foe);
			/* The catapult is hit instead of the unit in the column. */
			if (b->natural_one && hits && hits_catapult(t, b)) {
				foe->columns = before;
				hits = 0;
			}
			foe->rolled += hits;
		}
}

/* ---- a side's step ---- */

static void defend(struct table *t, struct battle *b)
{
	b->step = 3;
	shoot_cannons(t, b, DEFENDER);
	if (key(t, DIRECT_HIT) && b->level)
		shoot_catapults_back(t, b);
	else if (b->kind != AT_SEA)
		shoot_units(t, b, DEFENDER, CATAPULT, 0);
	magic_cast(t, b, DEFENDER);
	shoot_units(t, b, DEFENDER, ARCHER, 0);
}

static void attack(struct table *t, struct battle *b)
{
	b->step = 4;
	if (b->level && has_engines(t, &b->side[ATTACKER])) {
		shoot_wall(t, b);
	} else {
		shoot_cannons(t, b, ATTACKER);
		if (b->kind != AT_SEA)
			shoot_units(t, b, ATTACKER, CATAPULT, 0);
	}
	magic_cast(t, b, ATTACKER);
	shoot_units(t, b, ATTACKER, ARCHER, b->level);
}

void battle_missiles(struct table *t, struct battle *b)
{
	b->heavy = b->level > 0 || b->kind == AT_SEA;
	b->breach = 0;
	b->step = 3;
	magic_escape(t, b, 0);
	if (!side_units(t, &b->side[DEFENDER]))
		return;
	side_columns(t, b, ATTACKER);
	side_columns(t, b, DEFENDER);
	magic_exchange(t, b);
	defend(t, b);
	attack(t, b);
	b->step = 5;
	battle_settle(t, b, false);
}
