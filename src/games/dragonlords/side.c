/* SPDX-License-Identifier: MIT
 * A side of a battle: who is in it, its strength, its columns, what its seat is asked. */
#include "games/dragonlords/battle.h"
#include "kit/kit.h"

/* ---- who is in it ---- */

int side_units(const struct table *t, const struct side *s)
{
	return lords_units(t, s->seat, s->at);
}

int side_troops(const struct table *t, const struct side *s)
{
	int n = 0;

	for each(p, t, s->at)
		n += owner(t, p) == s->seat && !lords_caster(t, p) ? count(t, p) : 0;
	return n;
}

static thing piece_of(const struct table *t, const struct side *s, int type)
{
	for each(p, t, s->at)
		if (owner(t, p) == s->seat && num(t, p, TYPE) == type)
			return p;
	return NONE;
}

bool side_has(const struct table *t, const struct side *s, int type)
{
	return piece_of(t, s, type) != NONE;
}

bool side_has_caster(const struct table *t, const struct side *s)
{
	return s->seat
		&& (side_has(t, s, WIZARD) || side_has(t, s, DRAGONLORD) || side_has(t, s, KING));
}

static bool carries(const struct table *t, const struct side *s, int op)
{
	for each(p, t, s->at)
		if (owner(t, p) == s->seat && lords_carries(t, p, op))
			return true;
	return false;
}

bool side_stands(const struct table *t, const struct battle *b, int i)
{
	const struct side *s = &b->side[i];

	for each(p, t, s->at)
		if (owner(t, p) == s->seat && !(b->kind == AT_SEA && num(t, p, TYPE) == CATAPULT))
			return true;
	return false;
}

/* ---- strength ---- */

bool side_treasure(const struct table *t, const struct battle *b, int i, int op)
{
	const struct side *s = &b->side[i];

	if (carries(t, s, op))
		return true;
	if (i == DEFENDER && s->seat)
		for each(p, t, IN(HOARD, s->seat))
			if (dial(t, p, KEPT_AT) == b->at && num(t, p, TYPE) == TREASURE
				&& num(t, p, OP) == op)
				return true;
	return false;
}

static bool has_great_hero(const struct table *t, const struct side *s)
{
	for each(p, t, s->at)
		if (owner(t, p) == s->seat && lords_hero_level(t, p) >= key(t, HERO_TOP))
			return true;
	return false;
}

static int of_treasures(const struct table *t, const struct battle *b, int i)
{
	int n = side_treasure(t, b, i, OP_STRENGTH);

	n += i == ATTACKER && side_treasure(t, b, i, OP_HORN);
	return n < key(t, TREASURE_STRENGTH) ? n : key(t, TREASURE_STRENGTH);
}

int side_strength(const struct table *t, const struct battle *b, int i)
{
	const struct side *s = &b->side[i];
	int tas = of_treasures(t, b, i);

	tas += side_has(t, s, KING) ? key(t, KING_STRENGTH) : 0;
	tas += side_has(t, s, DRAGONLORD) ? key(t, LORD_STRENGTH) : 0;
	tas += has_great_hero(t, s) ? key(t, HERO_STRENGTH) : 0;
	tas += s->blessed ? key(t, BLESSING_STRENGTH) : 0;
	tas -= i == ATTACKER && side_treasure(t, b, DEFENDER, OP_GUARD);
	return tas;
}

int side_number(const struct table *t, const struct battle *b, int i, thing unit, int penalty)
{
	int number = lords_attack(t, unit, b->heavy) + b->side[i].tas - penalty;

	return number > 1 ? number : 1;
}

int side_force(const struct table *t, const struct battle *b, int i)
{
	const struct side *s = &b->side[i];
	int tas = side_strength(t, b, i), sum = 0;

	for each(p, t, s->at)
		if (owner(t, p) == s->seat) {
			int number = lords_attack(t, p, false) + tas;

			sum += count(t, p) * (number > 1 ? number : 1);
		}
	return sum;
}

static int ratio(const struct table *t, const struct battle *b, int i)
{
	int mine = side_force(t, b, i), theirs = side_force(t, b, !i);

	return theirs ? mine * 100 / theirs : 100 * mine;
}

/* ---- columns ---- */

static void add_column(struct columns *c, int die, int units)
{
	if (!units)
		return;
	c->die[c->n] = die;
	c->units[c->n++] = units;
}

/* Catapults at sea stand in none. */
static int units_of_die(
	const struct table *t, const struct battle *b, const struct side *s, int die)
{
	int n = 0;

	for each(p, t, s->at) {
		bool idle = b->kind == AT_SEA && num(t, p, TYPE) == CATAPULT;

		if (owner(t, p) == s->seat && !lords_caster(t, p) && !idle
			&& lords_defence(t, p, b->heavy) == die)
			n += count(t, p);
	}
	return n;
}

void side_columns(const struct table *t, struct battle *b, int i)
{
	enum { HIGHEST = 20 };
	static const int casters[] = { DRAGONLORD, KING, WIZARD };
	const struct side *s = &b->side[i];
	struct columns c = { 0 };

	for (int die = HIGHEST; die; die--) {
		int n = units_of_die(t, b, s, die);

		if (c.n < COLUMNS - 3)
			add_column(&c, die, n);
	}
	c.troops = c.n;
	for (unsigned k = 0; k < sizeof casters / sizeof *casters; k++) {
		thing caster = piece_of(t, s, casters[k]);
		int n = 0;

		for each(p, t, s->at)
			n += owner(t, p) == s->seat && num(t, p, TYPE) == casters[k];
		if (caster)
			add_column(&c, num(t, caster, DEFENCE), n);
	}
	b->side[i].columns = c;
}

/* ---- asking ---- */

void side_about(const struct table *t, const struct battle *b, int i, int about[])
{
	const struct side *s = &b->side[i], *other = &b->side[!i];
	const int now[] = { b->at, other->seat, b->round, side_units(t, s), side_units(t, other),
		ratio(t, b, i), b->level, s->lost, other->lost, side_has(t, s, KING) };

	for (unsigned k = 0; k < sizeof now / sizeof *now; k++)
		about[k] = now[k];
}

enum { ABOUT = 10 };

int side_pick(struct table *t, const struct battle *b, int i, struct choice *c, int least, int most,
	int question)
{
	int list[ABOUT + 1] = { question };

	side_about(t, b, i, list + 1);
	return pick_(t, b->side[i].seat, c, least, most, list, ABOUT + 1);
}

int side_word(struct table *t, const struct battle *b, int i, unsigned words, int question)
{
	int list[ABOUT + 1] = { question };

	side_about(t, b, i, list + 1);
	return word_(t, b->side[i].seat, words, list, ABOUT + 1);
}

bool side_yes(struct table *t, const struct battle *b, int i, int question)
{
	return side_word(t, b, i, 3, question) == 1;
}

int side_word_of(
	struct table *t, const struct battle *b, int i, unsigned words, int question, int more)
{
	int list[ABOUT + 2] = { question };

	side_about(t, b, i, list + 1);
	list[ABOUT + 1] = more;
	return word_(t, b->side[i].seat, words, list, ABOUT + 2);
}

thing side_pick_of(
	struct table *t, const struct battle *b, int i, struct choice *c, int question, int more)
{
	int list[ABOUT + 2] = { question };

	side_about(t, b, i, list + 1);
	list[ABOUT + 1] = more;
	return ask_(t, b->side[i].seat, c, list, ABOUT + 2);
}
