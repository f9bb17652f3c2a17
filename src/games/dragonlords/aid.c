/* SPDX-License-Identifier: MIT
 * Who comes to the aid of a garrison that makes a sortie: cavalry, which ride so many ways, and
 * behind them in the force, on no way, a caster with those he brings. */
#include "games/dragonlords/host.h"
#include "kit/kit.h"

/* ---- cavalry ---- */

static bool can_ride(const struct table *t, int seat, thing unit, int ways)
{
	return owner(t, unit) == seat && !lords_bars(t, unit, TO_RIDE_IN)
		&& lords_ridden(t, unit, ways) <= key(t, RIDE_STEPS);
}

/* One unit stays. */
static int cavalry_at(const struct table *t, int seat, thing at, int ways)
{
	int n = 0, spare = lords_units(t, seat, at) - 1;

	for each(p, t, at)
		n += can_ride(t, seat, p, ways) ? count(t, p) : 0;
	return n < spare ? n : spare;
}

static void join_force(thing unit, int n, int ways, struct force *f)
{
	if (n > 0 && f->n < FORCE_PARTS)
		f->part[f->n++] = (struct part_of_force){ unit, n, ways };
}

static void saddle(
	const struct table *t, int seat, const struct option *o, int ways, struct force *f)
{
	int left = o->n;

	for each(p, t, o->what) {
		int n = count(t, p) < left ? count(t, p) : left;

		if (!can_ride(t, seat, p, ways))
			continue;
		join_force(p, n, ways, f);
		left -= n;
	}
}

/* Outward from the kingdom, over friendly land only. */
static bool ride_open(const struct table *t, thing from, const struct link *l)
{
	return lords_friendly(t, dial(t, from, HOLDER), l->to);
}

static void ask_cavalry(struct table *t, int seat, thing kingdom, int by, struct force *f)
{
	int16_t ways[KIT_SPACES];
	struct choice c = { 0 };
	thing at;
	int all = 0;

	kit_distances(t, kingdom, NEXT_TO, ride_open, key(t, RIDE_STEPS), ways);
	for (int i = 0; (at = space(t, LAND, i)); i++) {
		bool near = at != kingdom && lords_friendly(t, seat, at)
			&& ways[at - SPACES] <= key(t, RIDE_STEPS);
		int n = near ? cavalry_at(t, seat, at, ways[at - SPACES]) : 0;

		if (n > 0)
			offer(&c, at, NONE, n);
		all += n > 0 ? n : 0;
	}
	if (!all)
		return;
	int chosen = pick(t, seat, &c, 0, all, SORTIE_CAVALRY, kingdom, by);
	for (int i = 0; i < chosen; i++)
		saddle(t, seat, &c.o[i], ways[c.o[i].what - SPACES], f);
}

/* ---- a caster and who comes with him ---- */

/* Those who are with him, on his land, ship or quest, and do not come; he is one of them. */
static int company(const struct table *t, int seat, thing caster, const struct force *f)
{
	thing at = place(t, caster);

	return lords_troop(t, seat, at, dial(t, caster, SHIP)) - lords_force_from(t, f, at);
}

static bool can_come(
	const struct table *t, int seat, thing caster, thing kingdom, const struct force *f)
{
	return lords_caster(t, caster) && lords_knows(t, caster, TELEPORT)
		&& !lords_bars(t, caster, TO_TELEPORT_IN) && place(t, caster) != kingdom
		&& company(t, seat, caster, f) > 1;
}

static bool may_escort(const struct table *t, thing unit)
{
	return !lords_bars(t, unit, TO_ESCORT);
}

static bool may_escort_on_foot(const struct table *t, thing unit)
{
	return may_escort(t, unit) && num(t, unit, TYPE) != CAVALRY;
}

/* Behind the others, those who go along and cast nothing. */
static void offer_casters(
	const struct table *t, const struct loss *all, thing but, struct choice *c)
{
	struct choice casters = { 0 };

	lords_offer_units(t, all, true, &casters);
	for (int i = 0; i < casters.n; i++)
		if (casters.o[i].what != but)
			offer(c, casters.o[i].what, NONE, 1);
}

/* As many as have room, and leave a unit where they were; no cavalry where some ride already. */
static void ask_escort(
	struct table *t, int seat, thing caster, thing kingdom, int by, struct force *f)
{
	thing at = place(t, caster);
	bool ride = lords_force_from(t, f, at) > 0;
	struct loss all = { .seat = seat,
		.at = at,
		.ship = dial(t, caster, SHIP),
		.may = ride ? may_escort_on_foot : may_escort };
	struct choice c = { 0 };
	int left = key(t, TELEPORT_PLACES), most = company(t, seat, caster, f) - 2;

	join_force(caster, 1, 0, f);
	lords_offer_units(t, &all, false, &c);
	offer_casters(t, &all, kind(t, caster), &c);
	if (most <= 0 || !c.n)
		return;
	int chosen = pick(t, seat, &c, 0, most < left ? most : left, SORTIE_ESCORT, kingdom, by,
		kind(t, caster));
	for (int i = 0; i < chosen; i++) {
		thing p = lords_named_unit(t, &all, &c.o[i]);
		int room = p ? left / num(t, p, PLACES_TAKEN) : 0, n = c.o[i].n;

		n = n < room ? n : room;
		n = p && n > count(t, p) ? count(t, p) : n;
		join_force(p, n, 0, f);
		left -= n > 0 ? n * num(t, p, PLACES_TAKEN) : 0;
	}
}

static void ask_caster(struct table *t, int seat, thing kingdom, int by, struct force *f)
{
	struct choice c = { 0 };

	offer(&c, NONE, NONE, 1);
	for (thing k = KINDS + 1; k <= KINDS + kinds(t); k++) {
		thing p = lords_find(t, seat, k);

		if (p && can_come(t, seat, p, kingdom, f))
			offer(&c, k, NONE, 1);
	}
	if (c.n < 2)
		return;
	thing who = ask(t, seat, &c, SORTIE_CASTER, kingdom, by);
	if (who)
		ask_escort(t, seat, lords_find(t, seat, who), kingdom, by, f);
}

void aid_ask(struct table *t, int seat, int by, thing kingdom, struct force *f)
{
	*f = (struct force){ 0 };
	ask_cavalry(t, seat, kingdom, by, f);
	ask_caster(t, seat, kingdom, by, f);
}

/* ---- it comes ---- */

static void ride_in(struct table *t, const struct part_of_force *r, thing kingdom)
{
	thing p = move(t, r->piece, r->n, kingdom);

	p = set(t, p, r->n, RIDDEN, dial(t, p, RIDDEN) + r->ways);
	set(t, p, r->n, RODE, 1);
}

static void teleport_in(struct table *t, int seat, const struct force *f, int i, thing kingdom)
{
	thing caster = NONE;

	for (int k = i; k < f->n; k++) {
		thing p = move(t, f->part[k].piece, f->part[k].n, kingdom);

		if (dial(t, p, SHIP))
			p = set(t, p, f->part[k].n, SHIP, NONE);
		if (num(t, p, TYPE) == CAVALRY)
			p = set(t, p, f->part[k].n, RODE, 1);
		caster = k == i ? p : caster;
	}
	caster = set(t, caster, 1, TELEPORTED, 1);
	caster = set(t, caster, 1, BOUND, 1);
	tell(t, ONLY(seat), TELEPORTED_IN, seat, kind(t, caster), kingdom);
}

void aid_bring(struct table *t, int seat, thing kingdom, const struct force *f)
{
	int i = 0;

	while (i < f->n && f->part[i].ways) {
		thing from = place(t, f->part[i].piece);
		int n = 0;

		for (; i < f->n && f->part[i].ways && place(t, f->part[i].piece) == from; i++) {
			ride_in(t, &f->part[i], kingdom);
			n += f->part[i].n;
		}
		tell(t, ONLY(seat), RODE_IN, seat, n, from, kingdom);
	}
	if (i < f->n)
		teleport_in(t, seat, f, i, kingdom);
}
