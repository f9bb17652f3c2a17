/* SPDX-License-Identifier: MIT
 * Who comes to the aid of a garrison that makes a sortie. */
#include "games/dragonlords/host.h"
#include "kit/kit.h"

/* ---- cavalry ---- */

/* Who marched or raided in this turn, which is his own then, does not fight in it. */
static bool can_ride(const struct table *t, thing unit)
{
	return num(t, unit, TYPE) == CAVALRY && !dial(t, unit, TRAINEE)
		&& dial(t, unit, DEED) <= FOUGHT;
}

static int cavalry_at(const struct table *t, int seat, thing at)
{
	int n = 0, spare = lords_units(t, seat, at) - 1;

	for each(p, t, at)
		n += owner(t, p) == seat && can_ride(t, p) ? count(t, p) : 0;
	return n < spare ? n : spare;
}

/* Outward from the kingdom, over friendly land only. */
static bool ride_open(const struct table *t, thing from, const struct link *l)
{
	return lords_friendly(t, dial(t, from, HOLDER), l->to);
}

static void ask_cavalry(struct table *t, int seat, thing kingdom, int by, struct aid *a)
{
	int16_t to[KIT_SPACES];
	struct choice c = { 0 };
	thing at;
	int all = 0;

	if (dial(t, TABLE, RODE) & (1 << seat))
		return;
	kit_distances(t, kingdom, NEXT_TO, ride_open, key(t, RIDE_STEPS), to);
	for (int i = 0; (at = space(t, LAND, i)); i++) {
		int n = at != kingdom && lords_friendly(t, seat, at)
				&& to[at - SPACES] <= key(t, RIDE_STEPS)
			? cavalry_at(t, seat, at)
			: 0;

		if (n > 0)
			offer(&c, at, NONE, n);
		all += n > 0 ? n : 0;
	}
	if (!all)
		return;
	int chosen = pick(t, seat, &c, 0, all, SORTIE_CAVALRY, kingdom, by);
	for (int i = 0; i < chosen && a->n < (int)(sizeof a->from / sizeof *a->from); i++)
		a->from[a->n++] = c.o[i];
}

/* How many ride from a land. */
static int riders_from(const struct aid *a, thing at)
{
	for (int i = 0; i < a->n; i++)
		if (a->from[i].what == at)
			return a->from[i].n;
	return 0;
}

/* ---- a caster and who comes with him ---- */

/* Those who are with him, on his land, ship or quest, and do not ride; he is one of them. */
static int company(const struct table *t, int seat, thing caster, const struct aid *a)
{
	thing at = place(t, caster);

	return lords_troop(t, seat, at, dial(t, caster, SHIP)) - riders_from(a, at);
}

static bool can_come(
	const struct table *t, int seat, thing caster, thing kingdom, const struct aid *a)
{
	thing at = place(t, caster);

	return lords_caster(t, caster) && lords_knows(t, caster, TELEPORT)
		&& !dial(t, caster, TELEPORTED) && !dial(t, caster, TRAINEE) && at != kingdom
		&& !lords_is(t, CAMP, at) && company(t, seat, caster, a) > 1;
}

static bool is_no_rider(const struct table *t, thing unit)
{
	return !can_ride(t, unit);
}

static void offer_teleporters(
	const struct table *t, int seat, thing kingdom, const struct aid *a, struct choice *c)
{
	offer(c, NONE, NONE, 1);
	for (thing k = KINDS + 1; k <= KINDS + kinds(t); k++) {
		thing p = lords_find(t, seat, k);

		if (p && can_come(t, seat, p, kingdom, a))
			offer(c, k, NONE, 1);
	}
}

static void join_party(thing unit, int n, struct aid *a)
{
	if (n > 0 && a->party.n < FORCE_PARTS)
		a->party.part[a->party.n++] = (struct part_of_force){ unit, n, 0 };
}

/* As many as have room, and leave a unit where they were; no cavalry where some ride already. */
static void ask_escort(
	struct table *t, int seat, thing caster, thing kingdom, int by, struct aid *a)
{
	thing at = place(t, caster);
	struct loss all = { .seat = seat,
		.at = at,
		.ship = dial(t, caster, SHIP),
		.may = riders_from(a, at) ? is_no_rider : 0 };
	struct choice c = { 0 };
	int left = key(t, TELEPORT_PLACES), most = company(t, seat, caster, a) - 2;

	lords_offer_units(t, &all, false, &c);
	if (most <= 0 || !c.n)
		return;
	int chosen = pick(t, seat, &c, 0, most < left ? most : left, SORTIE_ESCORT, kingdom, by,
		kind(t, caster));
	for (int i = 0; i < chosen; i++) {
		thing p = lords_named_unit(t, &all, &c.o[i]);
		int room = p ? left / num(t, p, PLACES_TAKEN) : 0, n = c.o[i].n;

		n = n < room ? n : room;
		n = p && n > count(t, p) ? count(t, p) : n;
		join_party(p, n, a);
		left -= n > 0 ? n * num(t, p, PLACES_TAKEN) : 0;
	}
}

static void ask_caster(struct table *t, int seat, thing kingdom, int by, struct aid *a)
{
	struct choice c = { 0 };

	offer_teleporters(t, seat, kingdom, a, &c);
	if (c.n < 2)
		return;
	thing who = ask(t, seat, &c, SORTIE_CASTER, kingdom, by);
	if (!who)
		return;
	thing caster = lords_find(t, seat, who);
	join_party(caster, 1, a);
	ask_escort(t, seat, caster, kingdom, by, a);
}

void aid_ask(struct table *t, int seat, int by, thing kingdom, struct aid *a)
{
	*a = (struct aid){ 0 };
	ask_cavalry(t, seat, kingdom, by, a);
	ask_caster(t, seat, kingdom, by, a);
}

/* ---- what that aid is worth ---- */

int aid_units(const struct aid *a)
{
	int n = lords_force_units(&a->party);

	for (int i = 0; i < a->n; i++)
		n += a->from[i].n;
	return n;
}

int aid_force(const struct table *t, int seat, int tas, const struct aid *a)
{
	thing rider = lords_kind(t, seat, CAVALRY);
	int sum = 0;

	for (int i = 0; i < a->n; i++)
		sum += a->from[i].n * (num(t, rider, ATTACK) + tas);
	for (int i = 0; i < a->party.n; i++)
		sum += a->party.part[i].n * (lords_attack(t, a->party.part[i].piece, false) + tas);
	return sum;
}

/* ---- it comes ---- */

static void ride_in(struct table *t, int seat, thing kingdom, const struct option *o)
{
	int left = o->n;

	for each(p, t, o->what) {
		int n = count(t, p) < left ? count(t, p) : left;

		if (!n || owner(t, p) != seat || !can_ride(t, p))
			continue;
		move(t, p, n, kingdom);
		left -= n;
	}
	tell(t, ONLY(seat), RODE_IN, seat, o->n - left, o->what, kingdom);
}

void aid_bring(struct table *t, int seat, thing kingdom, struct aid *a)
{
	for (int i = 0; i < a->n; i++)
		ride_in(t, seat, kingdom, &a->from[i]);
	if (a->n)
		set(t, TABLE, 0, RODE, dial(t, TABLE, RODE) | 1 << seat);
	if (!a->party.n)
		return;
	lords_send(t, &a->party, kingdom, NONE);
	thing caster = set(t, a->party.part[0].piece, 1, TELEPORTED, 1);
	tell(t, ONLY(seat), TELEPORTED_IN, seat, kind(t, caster), kingdom);
}
