/* SPDX-License-Identifier: MIT
 * Losses: the owner chooses which units fall; what they carried is lost, or waits for the winner. */
#include "games/dragonlords/dragonlords.h"
#include "kit/kit.h"

/* ---- a unit falls ---- */

void lords_end_hero(struct table *t, thing unit)
{
	thing mark = lords_hero(t, unit);

	if (!mark)
		return;
	mark = set(t, mark, 1, HERO_LEVEL, 1);
	mark = own(t, mark, 1, NOBODY);
	move(t, mark, 1, IN(WINGS, NOBODY));
}

/* Treasures of units that fall in battle wait for the winner. Other treasures return to their
 * deck. */
static void drop(struct table *t, thing unit, bool in_battle)
{
	bool back = false;

	lords_end_hero(t, unit);
	for each(p, t, unit) {
		p = own(t, p, 1, NOBODY);
		move(t, p, 1, IN(in_battle ? SPOILS : VAULT, NOBODY));
		back |= !in_battle;
	}
	if (back)
		shuffle(t, IN(VAULT, NOBODY));
}

static void forget(struct table *t, thing wizard)
{
	for (int i = 0; i < SPELLS; i++)
		if (dial(t, wizard, KNOWS + i))
			set(t, wizard, 1, KNOWS + i, 0);
}

static void to_hall(struct table *t, thing caster)
{
	forget(t, caster);
	if (dial(t, caster, SHIP))
		caster = set(t, caster, 1, SHIP, NONE);
	if (dial(t, caster, BOUND))
		caster = set(t, caster, 1, BOUND, 0);
	caster = own(t, caster, 1, NOBODY);
	move(t, caster, 1, IN(num(t, caster, TYPE) == WIZARD ? WINGS : HALL, NOBODY));
}

void lords_kill(struct table *t, thing unit, int n, bool in_battle)
{
	drop(t, unit, in_battle);
	if (lords_caster(t, unit))
		to_hall(t, unit);
	else
		move(t, unit, n, NONE);
}

/* ---- what may be chosen ---- */

static bool among(const struct table *t, const struct loss *l, thing p)
{
	return owner(t, p) == l->seat && num(t, p, TYPE) != ITEM
		&& (!l->ship || dial(t, p, SHIP) == l->ship)
		&& (!l->sea || lords_afloat(t, p) == l->sea) && (!l->may || l->may(t, p));
}

static void offer_type(const struct table *t, const struct loss *l, int type, struct choice *c)
{
	int plain = 0;
	thing of = NONE;

	for each(p, t, l->at)
		if (among(t, l, p) && num(t, p, TYPE) == type) {
			if (lords_caster(t, p))
				offer(c, kind(t, p), NONE, 1);
			else if (!first(t, p)) {
				plain += count(t, p);
				of = kind(t, p);
			}
		}
	if (plain)
		offer(c, of, NONE, plain);
}

/* Units with treasure come after those that carry nothing, heroes last of their kind. */
static void offer_laden(const struct table *t, const struct loss *l, int type, struct choice *c)
{
	if (lords_casts(type))
		return;
	for (int hero = 0; hero < 2; hero++)
		for each(p, t, l->at) {
			thing mark = lords_hero(t, p);

			if (!among(t, l, p) || num(t, p, TYPE) != type || !first(t, p)
				|| (mark != NONE) != hero)
				continue;
			if (mark)
				offer(c, kind(t, mark), NONE, 1);
			else
				offer(c, kind(t, p), kind(t, first(t, p)), 1);
		}
}

static int troops(const struct table *t, const struct loss *l)
{
	int n = 0;

	for each(p, t, l->at)
		n += among(t, l, p) && !lords_caster(t, p) ? count(t, p) : 0;
	return n;
}

void lords_offer_units(const struct table *t, const struct loss *l, bool casters, struct choice *c)
{
	for (int i = 0, type; (type = lords_rank(i)); i++) {
		if (lords_casts(type) != casters || (type == KING && l->spare == SPARE_KING))
			continue;
		offer_type(t, l, type, c);
		offer_laden(t, l, type, c);
	}
}

/* ---- choosing ---- */

/* All troops fall before any caster. A loss without a choice is not asked. */
struct seat_question lords_ask_loss(const struct table *t, struct loss *l)
{
	int there = troops(t, l);

	l->from.n = 0;
	l->fell.n = 0;
	l->troops = l->n < there ? l->n : there;
	l->certain = l->n >= there;
	l->casters = l->certain && l->spare != SPARE_CASTERS ? l->n - there : 0;
	lords_offer_units(t, l, l->certain, &l->from);
	int n = l->certain ? l->casters : l->troops;
	return (struct seat_question){ .seat = l->seat,
		.question = CASUALTIES,
		.from = &l->from,
		.least = n,
		.most = n,
		.about = l->about };
}

thing lords_named_unit(const struct table *t, const struct loss *l, const struct option *o)
{
	for each(p, t, l->at) {
		thing mark = lords_hero(t, p), load = first(t, p);

		if (!among(t, l, p))
			continue;
		if (lords_caster(t, p) ? kind(t, p) == o->what : mark && kind(t, mark) == o->what)
			return p;
		if (!mark && kind(t, p) == o->what && (load ? kind(t, load) : NONE) == o->to)
			return p;
	}
	return NONE;
}

/* Stacks that differ only in what they did this turn are one option. */
static void kill_some(struct table *t, struct loss *l, const struct option *o)
{
	int left = o->n;
	thing p;

	while (left && (p = lords_named_unit(t, l, o))) {
		int n = count(t, p) < left ? count(t, p) : left;

		offer(&l->fell, kind(t, p), dial(t, p, RIDDEN), n);
		lords_kill(t, p, n, l->in_battle);
		left -= n;
	}
}

void lords_tell_fall(struct table *t, seats who, int seat, int n, thing unit)
{
	thing mark = lords_hero(t, unit);

	if (mark)
		tell(t, who, HERO_LOST, seat, kind(t, mark), kind(t, unit));
	else
		tell(t, who, UNITS_LOST, seat, n, kind(t, unit));
}

/* Returns how many of a kind are among the first n; 0 if an option before the i-th has told of
 * them. */
static int of_kind(const struct choice *c, int n, int i)
{
	int sum = 0;

	for (int k = 0; k < n; k++) {
		if (c->o[k].what != c->o[i].what)
			continue;
		if (k < i)
			return 0;
		sum += c->o[k].n;
	}
	return sum;
}

/* Tells the losses by kind: nobody learns more of a unit with a treasure than that it fell. */
static void fall(struct table *t, struct loss *l, const struct choice *c, int n)
{
	for (int i = 0; i < n; i++) {
		int fell = of_kind(c, n, i);

		if (fell)
			lords_tell_fall(t, l->who, l->seat, fell, lords_named_unit(t, l, &c->o[i]));
	}
	for (int i = 0; i < n; i++)
		kill_some(t, l, &c->o[i]);
}

static void fall_all(struct table *t, struct loss *l)
{
	struct choice c = { 0 };

	lords_offer_units(t, l, false, &c);
	for (int i = 0; i < c.n; i++)
		c.o[i].n = c.o[i].most;
	fall(t, l, &c, c.n);
}

int lords_carry_out(struct table *t, struct loss *l, int chosen)
{
	if (l->certain)
		fall_all(t, l);
	int n = l->certain ? l->troops : 0;
	fall(t, l, &l->from, chosen);
	for (int i = 0; i < chosen; i++)
		n += l->from.o[i].n;
	return n;
}

int lords_lose(struct table *t, struct loss *l)
{
	struct seat_question q = lords_ask_loss(t, l);

	if (q.most > 0)
		together(t, &q, 1);
	return lords_carry_out(t, l, q.most > 0 ? q.chosen : 0);
}
