/* SPDX-License-Identifier: MIT
 * A side of a battle: its units, its strength, its columns, and the questions to its seat. */
#include "games/dragonlords/battle.h"
#include "kit/kit.h"

/* ---- who is in it ---- */

int side_units(const struct table *t, const struct side *s)
{
	return lords_units(t, s->seat, s->at) + (s->aid ? lords_force_units(s->aid) : 0);
}

int side_troops(const struct table *t, const struct side *s)
{
	int n = 0;

	for each(p, t, s->at)
		n += owner(t, p) == s->seat && !lords_caster(t, p) ? count(t, p) : 0;
	return n;
}

typedef bool unit_test(const struct table *, thing unit, int arg);

static thing any(const struct table *t, const struct side *s, unit_test *test, int arg)
{
	for each(p, t, s->at)
		if (owner(t, p) == s->seat && test(t, p, arg))
			return p;
	for (int i = 0; s->aid && i < s->aid->n; i++)
		if (test(t, s->aid->part[i].piece, arg))
			return s->aid->part[i].piece;
	return NONE;
}

static bool is_of(const struct table *t, thing unit, int type)
{
	return num(t, unit, TYPE) == type;
}

static bool casts(const struct table *t, thing unit, UNUSED int type)
{
	return lords_caster(t, unit) && !lords_bars(t, unit, TO_TAKE_PART);
}

static bool is_champion(const struct table *t, thing unit, int level)
{
	return lords_hero_level(t, unit) >= level;
}

bool side_has(const struct table *t, const struct side *s, int type)
{
	return any(t, s, is_of, type) != NONE;
}

bool side_has_caster(const struct table *t, const struct side *s)
{
	return s->seat && any(t, s, casts, 0) != NONE;
}

bool side_acts(const struct table *t, const struct side *s, thing unit)
{
	return owner(t, unit) == s->seat && !lords_bars(t, unit, TO_TAKE_PART);
}

void side_joined(struct table *t, const struct side *s, thing unit, int n)
{
	thing ship = NONE;
	bool fought = false;

	for each(p, t, s->at) {
		if (owner(t, p) != s->seat || p == unit)
			continue;
		ship = ship ? ship : dial(t, p, SHIP);
		fought |= dial(t, p, DEED) == FOUGHT;
	}
	if (ship)
		unit = set(t, unit, n, SHIP, ship);
	if (fought)
		set(t, unit, n, DEED, FOUGHT);
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

	if (any(t, s, lords_carries, op))
		return true;
	if (i == DEFENDER && s->seat)
		for each(p, t, IN(HOARD, s->seat))
			if (dial(t, p, KEPT_AT) == b->at && num(t, p, TYPE) == TREASURE
				&& num(t, p, OP) == op)
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
	tas += any(t, s, is_champion, key(t, HERO_TOP)) ? key(t, HERO_STRENGTH) : 0;
	tas += s->blessed ? key(t, BLESSING_STRENGTH) : 0;
	tas -= i == ATTACKER && side_treasure(t, b, DEFENDER, OP_GUARD);
	return tas;
}

int side_number(const struct table *t, const struct battle *b, int i, thing unit, int penalty)
{
	int number = lords_attack(t, unit, b->heavy) + b->side[i].tas - penalty;

	return number > 1 ? number : 1;
}

static int force_of(const struct table *t, thing unit, int n, int tas)
{
	int number = lords_attack(t, unit, false) + tas;

	return n * (number > 1 ? number : 1);
}

int side_force(const struct table *t, const struct battle *b, int i)
{
	const struct side *s = &b->side[i];
	int tas = side_strength(t, b, i), sum = 0;

	for each(p, t, s->at)
		if (owner(t, p) == s->seat)
			sum += force_of(t, p, count(t, p), tas);
	for (int k = 0; s->aid && k < s->aid->n; k++)
		sum += force_of(t, s->aid->part[k].piece, s->aid->part[k].n, tas);
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

/* Catapults at sea stand in no column. */
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
		thing caster = any(t, s, is_of, casters[k]);
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
