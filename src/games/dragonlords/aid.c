/* SPDX-License-Identifier: MIT
 * The aid that comes to a garrison's sortie. In the force, cavalry stand first, with the ways they
 * ride; behind them, with no ways, a caster and those who come with the caster. */
#include "games/dragonlords/army.h"
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

/* Rides lead from the kingdom outward, over friendly land only. */
static bool ride_open(const struct table *t, thing from, const struct link *l)
{
	return lords_friendly(t, dial(t, from, HOLDER), l->to);
}

static void ask_cavalry(struct table *t, int seat, thing kingdom, int by, struct force *f)
{
	int16_t ways[KIT_SPACES];
	struct choice c = { 0 };
	int all = 0;

	kit_distances(t, kingdom, NEXT_TO, ride_open, key(t, RIDE_STEPS), ways);
	each_space(at, t, LAND) {
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

/* Returns how many units, the caster included, are where the caster is (land, ship or quest) and
 * do not come already. */
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

/* Offers, after the others, casters who go along and cast nothing. */
static void offer_casters(
	const struct table *t, const struct loss *all, thing but, struct choice *c)
{
	struct choice casters = { 0 };

	lords_offer_units(t, all, true, &casters);
	for (int i = 0; i < casters.n; i++)
		if (casters.o[i].what != but)
			offer(c, casters.o[i].what, NONE, 1);
}

/* Asks who goes with the caster: as many as have room, and one unit must stay. No cavalry go
 * along if some of that place already ride. */
static void ask_escort(
	struct table *t, int seat, thing caster, thing kingdom, int by, struct aid *aid)
{
	struct force *f = &aid->force;
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

		aid->places += p ? n * num(t, p, PLACES_TAKEN) : 0;
		n = n < room ? n : room;
		n = p && n > count(t, p) ? count(t, p) : n;
		join_force(p, n, 0, f);
		left -= n > 0 ? n * num(t, p, PLACES_TAKEN) : 0;
	}
}

static void ask_caster(struct table *t, int seat, thing kingdom, int by, struct aid *aid)
{
	struct choice c = { 0 };

	offer(&c, NONE, NONE, 1);
	each_kind(k, t) {
		thing p = lords_caster_of(t, seat, k);

		if (p && can_come(t, seat, p, kingdom, &aid->force))
			offer(&c, k, NONE, 1);
	}
	if (c.n < 2)
		return;
	thing who = ask(t, seat, &c, SORTIE_CASTER, kingdom, by);
	if (who)
		ask_escort(t, seat, lords_find(t, seat, who), kingdom, by, aid);
}

void aid_ask(struct table *t, int seat, int by, thing kingdom, struct aid *aid)
{
	*aid = (struct aid){ 0 };
	ask_cavalry(t, seat, kingdom, by, &aid->force);
	ask_caster(t, seat, kingdom, by, aid);
}

/* ---- who was named, and stays ---- */

struct absent {
	int seat, by;
	thing kingdom;
	const struct aid *aid;
	bool told; /* it was told that not all come */
};

/* Tells once, before the first reason, what the reasons are for. */
static void stays(struct table *t, struct absent *a)
{
	if (!a->told)
		tell(t, ONLY(a->seat), SUPPORT_STAYS, a->seat, a->kingdom);
	a->told = true;
}

static void stays_for(struct table *t, struct absent *a, int why, thing about)
{
	stays(t, a);
	tell(t, ONLY(a->seat), why, about);
}

/* Returns a rider of the seat there, free to ride or barred from riding as asked; NONE if there
 * is none. */
static thing rider(const struct table *t, int seat, thing at, bool barred)
{
	for each(p, t, at)
		if (owner(t, p) == seat && num(t, p, TYPE) == CAVALRY
			&& (lords_bars(t, p, TO_RIDE_IN) != 0) == barred)
			return p;
	return NONE;
}

static void miss_riders_at(struct table *t, struct absent *a, thing at, int ways)
{
	thing fresh = rider(t, a->seat, at, false), p = fresh ? NONE : rider(t, a->seat, at, true);

	if (p) {
		stays_for(t, a, lords_bars(t, p, TO_RIDE_IN), kind(t, p));
	} else if (!lords_friendly(t, a->seat, at)) {
		stays_for(t, a, NOT_FRIENDLY, at);
	} else if (ways == KIT_FAR) {
		stays(t, a);
		tell(t, ONLY(a->seat), CUT_OFF, at, a->kingdom);
	} else if (lords_ridden(t, fresh, ways) > key(t, RIDE_STEPS)) {
		stays(t, a);
		tell(t, ONLY(a->seat), RIDE_TOO_FAR, lords_ridden(t, fresh, ways),
			key(t, RIDE_STEPS));
	} else {
		stays_for(t, a, ONE_STAYS, at);
	}
}

static void miss_riders(struct table *t, struct absent *a)
{
	int16_t ways[KIT_SPACES];

	kit_distances(t, a->kingdom, NEXT_TO, ride_open, KIT_FAR - 1, ways);
	each_space(at, t, LAND) {
		int far = ways[at - SPACES];
		bool rides = rider(t, a->seat, at, false) || rider(t, a->seat, at, true);
		bool able = lords_friendly(t, a->seat, at) && far <= key(t, RIDE_STEPS)
			&& cavalry_at(t, a->seat, at, far) > 0;

		if (at != a->kingdom && rides && !able
			&& wished(t, a->seat, at, SORTIE_CAVALRY, a->kingdom, a->by))
			miss_riders_at(t, a, at, far);
	}
}

/* Returns the caster who comes: the first unit with no ways; NONE if there is none. */
static thing comer(const struct aid *aid)
{
	for (int i = 0; i < aid->force.n; i++)
		if (!aid->force.part[i].ways)
			return aid->force.part[i].piece;
	return NONE;
}

static void miss_caster(struct table *t, struct absent *a, thing caster)
{
	int bar = lords_bars(t, caster, TO_TELEPORT_IN);

	if (!lords_knows(t, caster, TELEPORT)) {
		stays(t, a);
		tell(t, ONLY(a->seat), SPELL_UNKNOWN, kind(t, caster), lords_spell(t, TELEPORT));
	} else if (bar) {
		stays_for(t, a, bar, kind(t, caster));
	} else {
		stays_for(t, a, NOBODY_STAYS, lords_whereabouts(t, caster));
	}
}

/* Tells why casters do not come who were named before the one who does. */
static void miss_casters(struct table *t, struct absent *a)
{
	thing came = comer(a->aid);
	int turn_of =
		came ? wished(t, a->seat, kind(t, came), SORTIE_CASTER, a->kingdom, a->by) : 0;

	each_kind(k, t) {
		thing p = lords_caster_of(t, a->seat, k);
		int nth = p && p != came && place(t, p) != a->kingdom
			? wished(t, a->seat, k, SORTIE_CASTER, a->kingdom, a->by)
			: 0;

		if (nth && (!turn_of || nth < turn_of)
			&& !can_come(t, a->seat, p, a->kingdom, &a->aid->force))
			miss_caster(t, a, p);
	}
}

/* Only the first barred unit of a kind tells the reason. */
static bool is_first_barred(const struct table *t, thing unit)
{
	for each(p, t, place(t, unit)) {
		if (p == unit)
			return true;
		if (lords_called(t, p) == lords_called(t, unit) && owner(t, p) == owner(t, unit)
			&& lords_bars(t, p, TO_ESCORT))
			return false;
	}
	return true;
}

static bool some_come(const struct table *t, const struct force *f, thing kind_of)
{
	for (int i = 0; i < f->n; i++)
		if (!f->part[i].ways && kind(t, f->part[i].piece) == kind_of)
			return true;
	return false;
}

/* Tells which units named to go with the caster are barred, and how many have no room. */
static void miss_escort(struct table *t, struct absent *a)
{
	thing caster = comer(a->aid);
	int most = key(t, TELEPORT_PLACES);

	if (!caster)
		return;
	for each(p, t, place(t, caster)) {
		int bar = owner(t, p) == a->seat ? lords_bars(t, p, TO_ESCORT) : 0;

		if (bar && dial(t, p, SHIP) == dial(t, caster, SHIP) && is_first_barred(t, p)
			&& !some_come(t, &a->aid->force, kind(t, p))
			&& wished(t, a->seat, lords_called(t, p), SORTIE_ESCORT, a->kingdom, a->by,
				kind(t, caster)))
			stays_for(t, a, bar, kind(t, p));
	}
	if (a->aid->places > most) {
		stays(t, a);
		tell(t, ONLY(a->seat), TOO_MANY_PLACES, a->aid->places, most);
	}
}

static void miss(struct table *t, int seat, int by, thing kingdom, const struct aid *aid)
{
	struct absent a = { .seat = seat, .by = by, .kingdom = kingdom, .aid = aid };

	miss_riders(t, &a);
	miss_casters(t, &a);
	miss_escort(t, &a);
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

void aid_bring(struct table *t, int seat, int by, thing kingdom, const struct aid *aid)
{
	const struct force *f = &aid->force;
	int i = 0;

	miss(t, seat, by, kingdom, aid);
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
