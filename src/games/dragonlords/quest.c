/* SPDX-License-Identifier: MIT
 * Phase 3: a seat's parties move in the Wastelands, leave them, or rest. */
#include "games/dragonlords/quest.h"
#include "kit/kit.h"

int lords_quest_waste(int form)
{
	return form >= F_ENTER_SOUTH;
}

int lords_quest_form(int form)
{
	return form >= F_ENTER_SOUTH ? form - F_ENTER_SOUTH + F_ENTER : form;
}

/* ---- gates and tools ---- */

thing lords_quest_gate(const struct table *t, thing from, int waste)
{
	const struct link *l;
	int n = from ? links(t, from, GATE, &l) : 0;

	for (int i = 0; i < n; i++)
		if (lords_is(t, NORTH + waste, l[i].to))
			return l[i].to;
	return NONE;
}

static bool is_gate(const struct table *t, thing at)
{
	const struct link *l;

	return links(t, at, GATE, &l) > 0;
}

thing lords_quest_zone(const struct table *t, int seat, thing ship)
{
	thing piece = lords_ship(t, seat, ship);

	return piece && lords_is(t, SEA, place(t, piece)) ? place(t, piece) : NONE;
}

/* Without torch and pickaxe no party goes beyond space 1. */
static bool held_up(const struct table *t, const struct party *q, thing at)
{
	return at == lords_quest_space(t, q, 1) && !lords_quest_equipped(t, lords_quest_bag(q));
}

bool lords_quest_stuck(const struct table *t, const struct party *q)
{
	return held_up(t, q, lords_quest_at(t, q));
}

/* ---- moving ---- */

static int throw_steps(struct table *t, const struct party *q, thing at)
{
	int die = roll(t, ONLY(q->seat), 1, QUEST_SIDES, 0, MOVE_DIE, q->seat, at);

	return die + lords_quest_carried(t, q, OP_BOOTS);
}

static thing next_space(const struct table *t, const struct party *q, thing at)
{
	int ring = 0, step = num(t, at, STEP);

	while (space(t, NORTH + q->waste, ring))
		ring++;
	if (q->down)
		step = step > 1 ? step - 1 : ring;
	else
		step = step < ring ? step + 1 : 1;
	return lords_quest_space(t, q, step);
}

/* Whether the party's move ends here with steps left. */
static bool stops_short(struct table *t, const struct party *q, thing at, int left)
{
	if (held_up(t, q, at))
		return true;
	if (!is_gate(t, at))
		return false;
	return q->brief
		|| yes(t, q->seat, STOP_SHORT, at, num(t, at, STEP), left, lords_quest_units(t, q));
}

/* Asks once for a direction that the order does not give. */
static void choose_direction(struct table *t, struct party *q, thing at)
{
	int units = lords_quest_units(t, q);

	if (q->directed)
		return;
	q->down = word(t, q->seat, 1U << GO_UP | 1U << GO_DOWN, DIRECTION, at, units) == GO_DOWN;
	q->directed = true;
}

void lords_quest_arrive(struct table *t, const struct party *q, thing at)
{
	thing from = lords_quest_at(t, q);

	if (at == from)
		return;
	lords_quest_place(t, q, at);
	tell(t, ALL, PARTY_MOVES, q->seat, from, at);
}

/* Goes `steps` steps. The space where the party stops takes effect. */
void lords_quest_go(struct table *t, struct party *q, int steps)
{
	thing at = lords_quest_at(t, q);

	while (steps > 0) {
		at = next_space(t, q, at);
		steps--;
		if (steps > 0 && stops_short(t, q, at, steps))
			break;
	}
	lords_quest_arrive(t, q, at);
	lords_quest_effect(t, q);
}

static void move_on(struct table *t, struct party *q)
{
	thing at = lords_quest_at(t, q);
	int steps = throw_steps(t, q, at);

	choose_direction(t, q, at);
	lords_quest_go(t, q, steps);
}

/* The space where the party enters is its first step. */
void lords_quest_come_in(struct table *t, struct party *q)
{
	thing at = lords_quest_at(t, q);
	int left = held_up(t, q, at) ? 0 : throw_steps(t, q, at) - 1;

	if (left > 0 && stops_short(t, q, at, left))
		left = 0;
	if (left > 0)
		choose_direction(t, q, at);
	lords_quest_go(t, q, left);
}

/* ---- moving, leaving, resting ---- */

/* Refuses and returns false if there is no party, or it has already acted this turn. */
static bool may_act(struct table *t, const struct party *q)
{
	if (!lords_quest_at(t, q))
		refuse(t, NO_PARTY, q->waste);
	else if (dial(t, q->seat, NORTH_ACTED + q->waste))
		refuse(t, PARTY_ACTED, q->waste);
	else
		return true;
	return false;
}

/* move north <up|down> [<short>] */
int lords_play_move(struct table *t, int seat, const struct order *o)
{
	struct party q = { .seat = seat,
		.waste = lords_quest_waste(o->form),
		.directed = true,
		.down = part(o, 0, 0, 0) == GO_DOWN,
		.brief = written(o, 1, 0, 0) };

	if (!may_act(t, &q))
		return REFUSED;
	if (dial(t, seat, NORTH_WAITS + q.waste))
		return refuse(t, PHASE_LOST, lords_quest_at(t, &q));
	if (lords_quest_stuck(t, &q))
		return refuse(t, NO_TOOLS, lords_quest_at(t, &q));
	set(t, seat, 0, NORTH_ACTED + q.waste, 1);
	move_on(t, &q);
	return DONE;
}

static int places_of(const struct table *t, const struct party *q)
{
	int n = 0;

	for each(p, t, lords_quest_bag(q))
		n += count(t, p) * num(t, p, PLACES_TAKEN);
	return n;
}

/* Refuses and returns false if the party may not leave. where: the land or the ship's zone. */
static bool may_leave(struct table *t, const struct party *q, thing where, thing ship)
{
	thing at = lords_quest_at(t, q);
	int room = ship ? key(t, SHIP_PLACES) - lords_places(t, q->seat, ship) : 0;

	if (!is_gate(t, at))
		refuse(t, NOT_AT_GATE, at);
	else if (ship && !where)
		refuse(t, SHIP_NOT_AT_SEA, ship);
	else if (lords_quest_gate(t, where, q->waste) != at)
		refuse(t, NO_GATE, where);
	else if (!ship && !lords_friendly(t, q->seat, where))
		refuse(t, NOT_FRIENDLY, where);
	else if (ship && places_of(t, q) > room)
		refuse(t, NO_ROOM_ABOARD, ship, places_of(t, q), room);
	else if (dial(t, q->seat, NORTH_WAITS + q->waste))
		refuse(t, PHASE_LOST, at);
	else
		return true;
	return false;
}

static void go_out(struct table *t, const struct party *q, thing to, thing ship)
{
	struct force f = { 0 };

	for each(p, t, lords_quest_bag(q))
		if (num(t, p, TYPE) == ITEM)
			lords_quest_stash(t, q->seat, p);
		else
			f.part[f.n++] = (struct part_of_force){ .piece = p, .n = count(t, p) };
	lords_send(t, &f, to, ship);
}

/* leave north to <land>, or on <ship> */
int lords_play_leave(struct table *t, int seat, const struct order *o)
{
	struct party q = { .seat = seat, .waste = lords_quest_waste(o->form) };
	thing to = part(o, 0, 0, 0);
	thing ship = lords_quest_form(o->form) == F_LEAVE_SHIP ? to : NONE;
	thing where = ship ? lords_quest_zone(t, seat, ship) : to;

	if (!may_act(t, &q) || !may_leave(t, &q, where, ship))
		return REFUSED;
	tell(t, ONLY(seat), PARTY_LEAVES, seat, lords_quest_at(t, &q), where,
		lords_quest_units(t, &q));
	set(t, seat, 0, NORTH_ACTED + q.waste, 1);
	go_out(t, &q, ship ? IN(ABOARD, seat) : to, ship);
	lords_quest_place(t, &q, NONE);
	return DONE;
}

static void rest(struct table *t, const struct party *q)
{
	set(t, q->seat, 0, NORTH_ACTED + q->waste, 1);
	tell(t, ONLY(q->seat), PARTY_RESTS, q->seat, lords_quest_at(t, q));
}

/* rest north */
int lords_play_rest(struct table *t, int seat, const struct order *o)
{
	struct party q = { .seat = seat, .waste = lords_quest_waste(o->form) };

	if (!may_act(t, &q))
		return REFUSED;
	rest(t, &q);
	return DONE;
}

/* ---- the phase ---- */

/* A party without a line rests unless a policy sends it on. */
static void stand_by(struct table *t, struct party *q)
{
	thing at = lords_quest_at(t, q);
	int units = lords_quest_units(t, q);

	if (!at || dial(t, q->seat, NORTH_ACTED + q->waste))
		return;
	if (dial(t, q->seat, NORTH_WAITS + q->waste) || lords_quest_stuck(t, q)
		|| yes(t, q->seat, REST, at, units)) {
		rest(t, q);
		return;
	}
	set(t, q->seat, 0, NORTH_ACTED + q->waste, 1);
	move_on(t, q);
}

/* Whether this phase is lost. Looked at first, since events of the phase may cost the next one. */
static bool waits(struct table *t, const struct party *q)
{
	if (lords_quest_at(t, q) && !lords_quest_units(t, q))
		lords_quest_end(t, q);
	if (!dial(t, q->seat, NORTH_WAITS + q->waste))
		return false;
	tell(t, ONLY(q->seat), PHASE_MISSED, q->seat, lords_quest_at(t, q));
	return true;
}

static void play_waste(struct table *t, int seat, int waste)
{
	struct party q = { .seat = seat, .waste = waste };
	bool lost = waits(t, &q);

	while (lords_goes_on(t, seat) && next(t, seat, 1U << (QUEST_PHASE + waste)))
		;
	if (lords_goes_on(t, seat))
		stand_by(t, &q);
	if (lost && dial(t, seat, NORTH_WAITS + waste))
		set(t, seat, 0, NORTH_WAITS + waste, 0);
}

void lords_play_north(struct table *t, int seat)
{
	play_waste(t, seat, 0);
}

void lords_play_south(struct table *t, int seat)
{
	play_waste(t, seat, 1);
}
