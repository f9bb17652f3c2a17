/* SPDX-License-Identifier: MIT
 * Casters who travel by the spell Teleport, or lead units through teleportals. */
#include "games/dragonlords/dragonlords.h"
#include "kit/kit.h"

enum { TRIP_CASTER, TRIP_N, TRIP_FORCE, TRIP_TO };

struct trip {
	thing caster, who; /* the caster's piece and kind */
	thing to, ship;	   /* a land, or a place and the kind of a ship there */
	struct muster m;
};

int lords_without_late(int form)
{
	return form >= F_TELEPORT_LATE && form <= F_PORTAL_LATE
		? form - F_TELEPORT_LATE + F_TELEPORT
		: form;
}

/* ---- who goes ---- */

/* The caster does not count against the limit. */
static int find_caster(struct table *t, const struct order *o, int limit, struct trip *r)
{
	r->who = part(o, TRIP_CASTER, 0, 0);
	r->caster = lords_find(t, r->m.seat, r->who);
	if (!r->caster || !lords_caster(t, r->caster))
		return refuse(t, NO_SUCH_CASTER, r->who);
	int own_places = num(t, r->caster, PLACES_TAKEN);
	r->m.at = place(t, r->caster);
	r->m.ship = dial(t, r->caster, SHIP);
	r->m.act = TO_COME;
	r->m.stays = true;
	r->m.places = limit + own_places;
	r->m.room = r->m.units = ANY_NUMBER;
	r->m.force.part[r->m.force.n++] = (struct part_of_force){ .piece = r->caster, .n = 1 };
	return DONE;
}

/* Returns the places of those who go with the caster. */
static int company(const struct table *t, const struct trip *r)
{
	return r->m.needed - num(t, r->caster, PLACES_TAKEN);
}

/* The last refusals of both orders: nobody would stay, the caster may not, or a unit is in
 * training. */
static int refuse_company(struct table *t, const struct trip *r)
{
	if (r->m.empty)
		return refuse(t, NOBODY_STAYS, lords_whereabouts(t, r->caster));
	if (lords_bars(t, r->caster, TO_TELEPORT))
		return refuse(t, lords_bars(t, r->caster, TO_TELEPORT), r->who);
	if (r->m.barred)
		return refuse(t, lords_bars(t, r->m.barred, r->m.act), kind(t, r->m.barred));
	return DONE;
}

static void go(struct table *t, struct trip *r)
{
	lords_send(t, &r->m.force, r->to, r->ship);
	/* The caster is the first part and is never left out. */
	set(t, r->m.force.part[0].piece, 1, TELEPORTED, 1);
}

/* ---- the spell ---- */

static int party_of(const struct order *o)
{
	return part(o, TRIP_TO, 0, 0) ? SOUTHERN : NORTHERN;
}

static void aim(const struct table *t, const struct order *o, struct trip *r)
{
	int seat = r->m.seat;
	thing to = part(o, TRIP_TO, 0, 0);

	r->to = to;
	int form = lords_without_late(o->form);

	if (form == F_TELEPORT_SHIP) {
		r->to = IN(ABOARD, seat);
		r->ship = to;
		r->m.room = key(t, SHIP_PLACES) - lords_places(t, seat, to);
	} else if (form == F_TELEPORT_PARTY) {
		r->to = IN(party_of(o), seat);
		r->m.units = key(t, PARTY_LIMIT) - lords_troop(t, seat, r->to, NONE);
		r->m.act = TO_JOIN_PARTY;
	}
}

static int refuse_ship_target(struct table *t, const struct trip *r)
{
	thing piece = lords_ship(t, r->m.seat, r->ship);

	if (!piece)
		return refuse(t, NO_SUCH_SHIP, r->ship);
	if (!lords_is(t, SEA, place(t, piece)))
		return refuse(t, SHIP_NOT_AT_SEA, r->ship);
	if (r->m.ship == r->ship)
		return refuse(t, ALREADY_THERE, r->who);
	if (r->m.crowded)
		return refuse(t, NO_ROOM_ABOARD, r->ship, r->m.needed, r->m.room);
	return DONE;
}

static int refuse_party_target(struct table *t, const struct trip *r, const struct order *o)
{
	if (!lords_troop(t, r->m.seat, r->to, NONE))
		return refuse(t, NO_PARTY, party_of(o) == SOUTHERN);
	if (r->m.at == r->to)
		return refuse(t, ALREADY_THERE, r->who);
	if (r->m.crowded)
		return refuse(t, PARTY_TOO_LARGE,
			lords_troop(t, r->m.seat, r->to, NONE) + r->m.named, key(t, PARTY_LIMIT));
	if (r->m.barred && lords_kept_out(t, r->m.barred))
		return refuse(t, BARRED_THERE, kind(t, r->m.barred));
	return DONE;
}

static int refuse_target(struct table *t, const struct trip *r, const struct order *o)
{
	switch (lords_without_late(o->form)) {
	case F_TELEPORT_SHIP: return refuse_ship_target(t, r);
	case F_TELEPORT_PARTY: return refuse_party_target(t, r, o);
	default: break;
	}
	if (!lords_friendly(t, r->m.seat, r->to))
		return refuse(t, NOT_FRIENDLY, r->to);
	if (r->m.at == r->to)
		return refuse(t, ALREADY_THERE, r->who);
	return DONE;
}

static void tell_teleport(struct table *t, const struct trip *r, const struct order *o)
{
	int seat = r->m.seat, n = lords_force_units(&r->m.force) - 1;
	int form = lords_without_late(o->form);

	if (form == F_TELEPORT_SHIP)
		tell(t, ONLY(seat), TELEPORTS_ABOARD, seat, r->who, n, r->ship);
	else if (form == F_TELEPORT_PARTY)
		tell(t, ONLY(seat), TELEPORTS_TO_PARTY, seat, r->who, n,
			dial(t, seat, party_of(o) == SOUTHERN ? SOUTH_AT : NORTH_AT));
	else
		tell(t, ONLY(seat), TELEPORTS, seat, r->who, n, r->to);
}

/* teleport <caster> [with {[<int>] <force>}+] to <land>, on <ship>, into <north|south> */
int lords_play_teleport(struct table *t, int seat, const struct order *o)
{
	struct trip r = { .m.seat = seat };

	if (find_caster(t, o, key(t, TELEPORT_PLACES), &r) != DONE)
		return REFUSED;
	int bar = lords_bars(t, r.caster, TO_TELEPORT);
	if (bar == CASTER_IN_CAMP)
		return refuse(t, bar, r.who);
	if (!lords_knows(t, r.caster, TELEPORT))
		return refuse(t, SPELL_UNKNOWN, r.who, lords_spell(t, TELEPORT));
	if (bar == TELEPORT_USED)
		return refuse(t, bar, r.who);
	aim(t, o, &r);
	if (lords_muster(t, o, TRIP_N, &r.m) != DONE)
		return REFUSED;
	if (r.m.over)
		return refuse(t, TOO_MANY_PLACES, company(t, &r), key(t, TELEPORT_PLACES));
	if (refuse_target(t, &r, o) != DONE || refuse_company(t, &r) != DONE)
		return REFUSED;
	go(t, &r);
	tell_teleport(t, &r, o);
	return DONE;
}

/* ---- teleportals ---- */

static int refuse_teleportal(struct table *t, int seat, thing at)
{
	bool on_map = at > SPACES && at < KINDS;

	if (!on_map || !num(t, at, TELEPORTAL))
		return refuse(t, NO_TELEPORTAL, on_map ? at : NONE);
	if (!lords_friendly(t, seat, at))
		return refuse(t, NOT_FRIENDLY, at);
	return DONE;
}

/* portal <caster> [with {[<int>] <force>}+] to <land> */
int lords_play_portal(struct table *t, int seat, const struct order *o)
{
	struct trip r = { .m.seat = seat, .to = part(o, TRIP_TO, 0, 0) };

	if (find_caster(t, o, key(t, PORTAL_PLACES), &r) != DONE)
		return REFUSED;
	int bar = lords_bars(t, r.caster, TO_TELEPORT);
	if (bar == TELEPORT_USED)
		return refuse(t, bar, r.who);
	if (lords_muster(t, o, TRIP_N, &r.m) != DONE)
		return REFUSED;
	if (r.m.over)
		return refuse(t, TOO_MANY_TO_LEAD, company(t, &r), key(t, PORTAL_PLACES));
	thing from = r.m.at;
	if (refuse_teleportal(t, seat, from) != DONE || refuse_teleportal(t, seat, r.to) != DONE)
		return REFUSED;
	if (from == r.to)
		return refuse(t, ALREADY_THERE, r.who);
	if (refuse_company(t, &r) != DONE)
		return REFUSED;
	go(t, &r);
	tell(t, ONLY(seat), PASSES_PORTAL, seat, r.who, lords_force_units(&r.m.force) - 1, from,
		r.to);
	return DONE;
}
