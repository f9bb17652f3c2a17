/* SPDX-License-Identifier: MIT
 * Which of the units that an order of movement names go: those that may, as many as have room; and
 * one stays behind. The reasons against are only noted, since each order tells them in its own
 * order. */
#include "games/dragonlords/dragonlords.h"
#include "kit/kit.h"

/* Items in a party belong to its seat but are no units. */
int lords_troop(const struct table *t, int seat, thing at, thing ship)
{
	int n = 0;

	for each(p, t, at)
		if (owner(t, p) == seat && num(t, p, PLACES_TAKEN)
			&& (!ship || dial(t, p, SHIP) == ship))
			n += count(t, p);
	return n;
}

thing lords_barred(const struct table *t, struct naming w)
{
	enum act act = w.act;
	struct force all = { 0 };

	w.act = ANY_ACT;
	w.n = 0;
	lords_name(t, &w, &all);
	for (int i = 0; i < all.n; i++)
		if (lords_bars(t, all.part[i].piece, act))
			return all.part[i].piece;
	return NONE;
}

static void name_groups(const struct table *t, const struct order *o, int hole, struct muster *m,
	bool numbered, enum act act, struct force *f)
{
	struct naming w = { .seat = m->seat, .at = m->at, .ship = m->ship, .act = act };

	for (int pass = 0; pass < PASSES; pass++)
		for (int g = 0; (w.word = part(o, hole + 1, g, 0)); g++) {
			w.n = lords_number(t, o, hole, g);
			if ((w.n != 0) != numbered || !lords_in_pass(t, o, hole, g, pass))
				continue;
			int got = lords_name(t, &w, f);
			if (act && !m->barred && got < (w.n ? w.n : 1))
				m->barred = lords_barred(t, w);
		}
}

/* ---- those named without a number ---- */

static int sure_of(const struct force *sure, thing piece)
{
	for (int i = 0; i < sure->n; i++)
		if (sure->part[i].piece == piece)
			return sure->part[i].n;
	return 0;
}

/* Lets one unit of that part stay if it is not sure to go. */
static bool keep_of(struct force *f, const struct force *sure, int i)
{
	if (f->part[i].n <= sure_of(sure, f->part[i].piece))
		return false;
	lords_trim(f, i, 1);
	return true;
}

/* Lets one of the units named last stay. False if all are sure to go. */
static bool keep_last(struct force *f, const struct force *sure)
{
	for (int i = f->n - 1; i >= 0; i--)
		if (keep_of(f, sure, i))
			return true;
	return false;
}

/* Lets one unit of the lowest rank stay. */
static bool keep_least(const struct table *t, struct force *f, const struct force *sure)
{
	for (int rank = 0, type; (type = lords_rank(rank)); rank++)
		for (int i = 0; i < f->n; i++)
			if (num(t, f->part[i].piece, TYPE) == type && keep_of(f, sure, i))
				return true;
	return false;
}

static bool too_big(const struct table *t, const struct muster *m)
{
	int places = lords_force_places(t, &m->force);

	return places > m->places || places > m->room || lords_force_units(&m->force) > m->units;
}

static void fit(const struct table *t, struct muster *m, const struct force *sure)
{
	thing last = m->force.n ? m->force.part[0].piece : NONE;

	while (too_big(t, m) && keep_last(&m->force, sure))
		;
	if (!last || m->force.n)
		return;
	m->crowded = true;
	m->needed = num(t, last, PLACES_TAKEN);
}

static void leave_one(const struct table *t, struct muster *m, const struct force *sure)
{
	int there = lords_troop(t, m->seat, m->at, m->ship);

	if (!m->stays || !m->force.n || lords_force_units(&m->force) < there)
		return;
	m->empty |= !keep_least(t, &m->force, sure) || !m->force.n;
}

/* ---- the whole ---- */

/* Tests the units named with a number, whether they may go or not. */
static void test_numbers(const struct table *t, const struct order *o, int hole, struct muster *m)
{
	struct force named = m->force;

	name_groups(t, o, hole, m, true, ANY_ACT, &named);
	int places = lords_force_places(t, &named), units = lords_force_units(&named);
	m->named = units;
	m->needed = places;
	m->over = places > m->places;
	m->crowded = places > m->room || units > m->units;
	m->empty = m->stays && units && units >= lords_troop(t, m->seat, m->at, m->ship);
}

int lords_muster(struct table *t, const struct order *o, int hole, struct muster *m)
{
	struct naming w = { .seat = m->seat, .at = m->at, .ship = m->ship };
	struct force any = m->force, sure;

	if (lords_read_force(t, o, hole, w, &any) != DONE)
		return REFUSED;
	test_numbers(t, o, hole, m);
	name_groups(t, o, hole, m, true, m->act, &m->force);
	sure = m->force;
	name_groups(t, o, hole, m, false, m->act, &m->force);
	fit(t, m, &sure);
	leave_one(t, m, &sure);
	if (!m->force.n && !m->crowded && !m->barred)
		m->empty = true;
	return DONE;
}
