/* SPDX-License-Identifier: MIT
 * Sieges: the camp before a kingdom, what the camp does in later turns, and sorties against it. */
#include "games/dragonlords/army.h"
#include "kit/kit.h"

/* ---- pursuit ---- */

static void offer_prey(
	const struct table *t, int seat, thing kingdom, int relation, struct choice *c)
{
	each_link(l, t, kingdom, relation)
		if (dial(t, l->to, HOLDER) && dial(t, l->to, HOLDER) != seat
			&& !dial(t, l->to, BESIEGER) && !dial(t, l->to, STRUCK))
			offer(c, l->to, NONE, 1);
}

static void pursue(struct table *t, int seat, thing kingdom, int enemy)
{
	struct choice c = { 0 };
	struct force f = { .all = true };
	struct naming w = {
		.seat = seat, .at = kingdom, .word = kit_kind(t, ARMY, 1, 0), .act = TO_TAKE_PART
	};

	lords_name(t, &w, &f);
	if (!lords_leave_one(t, seat, kingdom, &f))
		return;
	offer(&c, NONE, NONE, 1);
	offer_prey(t, seat, kingdom, NEXT_TO, &c);
	if (lords_flies(t, &f))
		offer_prey(t, seat, kingdom, MOUNTAIN, &c);
	if (c.n < 2)
		return;
	thing at = ask(t, seat, &c, PURSUE, kingdom, enemy, lords_force_units(&f));
	if (!at)
		return;
	set(t, at, 0, STRUCK, 1);
	for (int i = 0; i < f.n; i++) {
		struct part_of_force *p = &f.part[i];

		p->piece = move(t, p->piece, p->n, IN(FIELD, seat));
		lords_fights(t, p->piece, p->n, 0);
	}
	attack_land(t,
		&(struct attack){ .seat = seat,
			.at = at,
			.pursuit = true,
			.origin = &kingdom,
			.origins = 1 });
}

/* ---- a sortie ---- */

static void end_siege(struct table *t, int by, thing kingdom)
{
	set(t, kingdom, 0, BESIEGER, NOBODY);
	tell(t, ALL, SIEGE_OVER, by, kingdom, dial(t, kingdom, HOLDER));
}

static void camp_conquers(struct table *t, int by, thing kingdom, struct side *s)
{
	lords_conquer(t, by, kingdom);
	for each(p, t, lords_camp(t, kingdom))
		move(t, p, 0, kingdom);
	s->at = kingdom;
}

static void go_forth(struct table *t, int seat, thing kingdom)
{
	for each(p, t, kingdom)
		if (owner(t, p) == seat)
			lords_fights(t, p, 0, 0);
}

/* Units in training stay inside. The battle is fought without them. */
static void set_trainees(struct table *t, int seat, thing from, thing to)
{
	for each(p, t, from)
		if (owner(t, p) == seat && dial(t, p, TRAINEE))
			move(t, p, 0, to);
}

static void end_sortie(struct table *t, struct battle *b, thing kingdom)
{
	int seat = b->side[ATTACKER].seat, by = b->side[DEFENDER].seat;

	if (b->end == WON_BY_ATTACKER || b->end == NOBODY_WON)
		end_siege(t, by, kingdom);
	if (b->end == BROKEN_OFF)
		tell(t, ALL, WITHDREW, seat, kingdom);
	if (b->end == NOBODY_WON)
		lords_vacate(t, kingdom);
	/* The units that stayed inside hold the kingdom. */
	if (b->end == WON_BY_DEFENDER && lords_units(t, seat, kingdom))
		tell(t, ALL, SIEGE_GOES_ON, by, kingdom, seat);
	else if (b->end == WON_BY_DEFENDER)
		camp_conquers(t, by, kingdom, &b->side[DEFENDER]);
	/* Whatever the outcome, this camp has acted. */
	lords_spend_all(t, by, b->side[DEFENDER].at);
}

static void fight_sortie(struct table *t, int seat, int by, thing kingdom)
{
	struct battle b = { .kind = BY_SORTIE, .at = kingdom, .who = ONLY(seat) | ONLY(by) };

	b.side[ATTACKER] = (struct side){ .seat = seat, .at = kingdom };
	b.side[DEFENDER] = (struct side){ .seat = by, .at = lords_camp(t, kingdom) };
	set_trainees(t, seat, kingdom, IN(FIELD, seat));
	go_forth(t, seat, kingdom);
	under(t,
		tell(t, b.who, SORTIE_MADE, seat, by, kingdom, side_units(t, &b.side[ATTACKER]),
			side_units(t, &b.side[DEFENDER]))) {
		battle_open(t, &b);
		battle_fight(t, &b);
		/* If their king fell these units are gone as well. */
		if (b.dead & ONLY(seat))
			lords_clear(t, seat, IN(FIELD, seat));
		set_trainees(t, seat, IN(FIELD, seat), kingdom);
		end_sortie(t, &b, kingdom);
		battle_close(t, &b);
		if (b.end == WON_BY_ATTACKER && !out(t, seat) && !lords_over(t))
			pursue(t, seat, kingdom, by);
	}
}

/* The policy decides by the force that there would be. */
static bool wants_sortie(struct table *t, int seat, int by, thing kingdom, const struct aid *aid)
{
	struct battle b = { .kind = BY_SORTIE, .at = kingdom };

	b.side[ATTACKER] = (struct side){ .seat = seat, .at = kingdom, .aid = &aid->force };
	b.side[DEFENDER] = (struct side){ .seat = by, .at = lords_camp(t, kingdom) };
	return side_yes(t, &b, ATTACKER, SORTIE);
}

void siege_lay(struct table *t, int by, thing kingdom)
{
	int seat = dial(t, kingdom, HOLDER);
	struct aid aid;

	if (!seat || !lords_units(t, seat, kingdom))
		return;
	aid_ask(t, seat, by, kingdom, &aid);
	if (!wants_sortie(t, seat, by, kingdom, &aid))
		return;
	aid_bring(t, seat, by, kingdom, &aid);
	fight_sortie(t, seat, by, kingdom);
}

/* ---- the camp in later turns ---- */

static bool own_camp(const struct table *t, int seat, thing kingdom)
{
	return dial(t, kingdom, BESIEGER) == seat;
}

/* Units join the camp. False if the order names units and none may come. */
static bool join(struct table *t, int seat, const struct order *o, thing kingdom)
{
	struct army army = { .seat = seat, .land = kingdom };
	thing camp = lords_camp(t, kingdom);

	if (!part(o, H_FORCE, 0, 0))
		return true;
	if (!army_read(t, &army, o))
		return army_refuse(t, &army) == DONE;
	int n = lords_force_units(&army.force);
	army_send(t, &army, camp);
	for each(p, t, camp)
		if (dial(t, p, SHIP))
			set(t, p, 0, SHIP, NONE);
	tell(t, ONLY(seat), JOINED_CAMP, seat, n, kingdom);
	return true;
}

static int refuse_camp(struct table *t, int seat, thing kingdom)
{
	if (!own_camp(t, seat, kingdom))
		return refuse(t, NOT_YOUR_CAMP, kingdom);
	if (dial(t, lords_camp(t, kingdom), CAMPED))
		return refuse(t, CAMP_ACTED, kingdom);
	return DONE;
}

static void around(const struct table *t, int seat, thing kingdom, struct battle *b)
{
	const struct link *l;
	int n = links(t, kingdom, NEXT_TO, &l);

	for (int i = 0; i < n && b->origins < ORIGINS; i++)
		if (lords_friendly(t, seat, l[i].to))
			b->origin[b->origins++] = l[i].to;
}

static void end_storm(struct table *t, struct battle *b, thing kingdom)
{
	int seat = b->side[ATTACKER].seat;

	switch (b->end) {
	case WON_BY_ATTACKER: camp_conquers(t, seat, kingdom, &b->side[ATTACKER]); break;
	case WON_BY_DEFENDER: end_siege(t, seat, kingdom); break;
	case NOBODY_WON:
		end_siege(t, seat, kingdom);
		lords_vacate(t, kingdom);
		break;
	case BROKEN_OFF:
		end_siege(t, seat, kingdom);
		attack_retreat(t, b, false);
		break;
	default: tell(t, ALL, SIEGE_GOES_ON, seat, kingdom, dial(t, kingdom, HOLDER));
	}
}

static void storm(struct table *t, int seat, thing kingdom)
{
	int enemy = dial(t, kingdom, HOLDER);
	struct battle b = { .kind = BY_STORM,
		.at = kingdom,
		.level = dial(t, kingdom, WALL),
		.may_besiege = enemy != NOBODY,
		.who = ONLY(seat) | ONLY(enemy) };

	b.side[ATTACKER] = (struct side){ .seat = seat, .at = lords_camp(t, kingdom) };
	b.side[DEFENDER] = (struct side){ .seat = enemy, .at = kingdom };
	around(t, seat, kingdom, &b);
	under(t,
		tell(t, b.who, STORMED, seat, enemy, kingdom, side_units(t, &b.side[ATTACKER]),
			side_units(t, &b.side[DEFENDER]))) {
		battle_open(t, &b);
		battle_fight(t, &b);
		end_storm(t, &b, kingdom);
		battle_close(t, &b);
	}
	if (b.end == BESIEGED && lords_goes_on(t, seat))
		siege_lay(t, seat, kingdom);
}

int lords_play_storm(struct table *t, int seat, const struct order *o)
{
	thing kingdom = part(o, H_TARGET, 0, 0), camp = lords_camp(t, kingdom);
	bool neutral = lords_neutral(t, kingdom);

	if (refuse_camp(t, seat, kingdom) == REFUSED)
		return REFUSED;
	if (!lords_may_storm(t, seat, kingdom))
		return refuse(t, ONE_NEUTRAL, kingdom);
	if (!join(t, seat, o, kingdom))
		return REFUSED;
	if (neutral)
		set(t, seat, 0, NEUTRAL_STORMED, kingdom);
	set(t, camp, 0, CAMPED, 1);
	set(t, kingdom, 0, STRUCK, 1);
	for each(p, t, camp)
		if (dial(t, p, DEED) != FOUGHT)
			lords_fights(t, p, 0, 0);
	if (!first(t, kingdom)) {
		set(t, kingdom, 0, BESIEGER, NOBODY);
		lords_enter(t, seat, kingdom);
		for each(p, t, camp)
			move(t, p, 0, kingdom);
		return DONE;
	}
	storm(t, seat, kingdom);
	return DONE;
}

static void hold(struct table *t, int seat, thing kingdom)
{
	set(t, lords_camp(t, kingdom), 0, CAMPED, 1);
	tell(t, ALL, SIEGE_GOES_ON, seat, kingdom, dial(t, kingdom, HOLDER));
	siege_lay(t, seat, kingdom);
	lords_spend_all(t, seat, lords_camp(t, kingdom));
}

int lords_play_hold(struct table *t, int seat, const struct order *o)
{
	thing kingdom = part(o, H_TARGET, 0, 0);

	if (refuse_camp(t, seat, kingdom) == REFUSED || !join(t, seat, o, kingdom))
		return REFUSED;
	hold(t, seat, kingdom);
	return DONE;
}

void lords_hold_camps(struct table *t, int seat)
{
	thing at;

	for (int i = 0; (at = space(t, KINGDOM, i)) && lords_goes_on(t, seat); i++)
		if (own_camp(t, seat, at) && !dial(t, lords_camp(t, at), CAMPED))
			hold(t, seat, at);
}

int lords_play_lift(struct table *t, int seat, const struct order *o)
{
	thing kingdom = part(o, 0, 0, 0), to = part(o, 1, 0, 0);
	struct battle b = { .kind = BY_STORM, .at = kingdom };

	if (refuse_camp(t, seat, kingdom) == REFUSED)
		return REFUSED;
	if (!lords_adjoins(t, kingdom, to, NEXT_TO))
		return refuse(t, NOT_ADJACENT, to);
	if (!lords_friendly(t, seat, to))
		return refuse(t, NOT_FRIENDLY, to);
	b.who = ONLY(seat) | ONLY(dial(t, kingdom, HOLDER));
	b.side[ATTACKER] = (struct side){ .seat = seat, .at = lords_camp(t, kingdom) };
	b.side[DEFENDER] = (struct side){ .seat = dial(t, kingdom, HOLDER), .at = kingdom };
	b.origin[b.origins++] = to;
	/* Lifting is this camp's act of the turn. */
	lords_spend_all(t, seat, b.side[ATTACKER].at);
	end_siege(t, seat, kingdom);
	attack_retreat(t, &b, false);
	return DONE;
}

/* ---- the garrison's own turn ---- */

static bool somebody_free(const struct table *t, thing kingdom)
{
	for each(p, t, kingdom)
		if (!dial(t, p, TRAINEE))
			return true;
	return false;
}

int lords_play_sally(struct table *t, int seat, const struct order *o)
{
	thing kingdom = part(o, 0, 0, 0);
	int by = dial(t, kingdom, BESIEGER);
	struct aid aid;

	if (dial(t, kingdom, HOLDER) != seat)
		return refuse(t, NOT_YOURS, kingdom);
	if (!by)
		return refuse(t, NO_CAMP, kingdom);
	if (dial(t, kingdom, CAMPED))
		return refuse(t, CAMP_ACTED, kingdom);
	if (!somebody_free(t, kingdom))
		return refuse(t, IN_TRAINING, kind(t, first(t, kingdom)));
	set(t, kingdom, 0, CAMPED, 1);
	aid_ask(t, seat, by, kingdom, &aid);
	aid_bring(t, seat, by, kingdom, &aid);
	fight_sortie(t, seat, by, kingdom);
	return DONE;
}
