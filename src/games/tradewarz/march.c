/* SPDX-License-Identifier: MIT
 * A march: which squad goes, the die, the path step by step, and where the march ends. */
#include "games/tradewarz/battle.h"
#include "kit/kit.h"

enum { H_MEN, H_FROM, H_TO, H_BY, H_WITH, H_NO_FIGHT }; /* holes of F_MARCH, then those of F_ON */
enum { ON_DIE, ON_FROM, ON_TO, ON_BY };

struct march {
	int seat, men, die, left; /* left: moves left */
	thing at, stands, unit;	  /* stands: the last space on the way where the squad could stay */
	bool no_fight, fought, moved;
	int roads;		   /* roads that cards will pay for */
	int told;		   /* the fact that tells of the march */
	const struct order *path;  /* the march or on line that gives the path */
	int to, by;		   /* the holes of the path's steps */
	thing been[LONGEST_MARCH]; /* the spaces passed, the start first */
	int n;
};

/* ---- one step ---- */

static thing step_to(const struct march *m, int i)
{
	return part(m->path, m->to, i, 0);
}

static thing step_by(const struct march *m, int i)
{
	return part(m->path, m->by, i, 0);
}

/* A squad teleports between linked posts. A squad holds an unowned post while it stands there. */
static bool teleports(const struct table *t, int seat, thing at, thing to)
{
	thing here = warz_post(t, at), there = warz_post(t, to);

	return here && there && warz_posts_linked(t, here, there) && owner(t, there) == seat
		&& (!owner(t, here) || owner(t, here) == seat);
}

/* Whether a step is a teleport: no way is open, and the order names no crossing. */
static bool jumps(const struct table *t, const struct march *m, thing to, thing by)
{
	const struct link *way = warz_link(t, m->at, to);
	bool open = way && (by || warz_passable(t, m->at, way));

	return !open && teleports(t, m->seat, m->at, to);
}

static bool pays_road(const struct march *m, const struct table *t, thing by)
{
	return m->roads && num(t, by, LAND) == LAND_RESOURCE;
}

/* Returns the fact that forbids building this crossing on the way, 0 if nothing does. */
static int no_crossing(const struct table *t, const struct march *m, thing octagon, thing by)
{
	thing tile = warz_tile(t, octagon);
	warz_goods cost;

	if (!by)
		return CROSSING_NEEDED;
	if (!tile || num(t, by, LAND) != num(t, tile, LAND))
		return CROSSING_UNFIT;
	if (!find(t, IN(STOCK, NOBODY), by))
		return CROSSINGS_OUT;
	warz_cost(t, by, 1, cost);
	if (!pays_road(m, t, by) && !kit_can_pay(t, m->seat, LUMBER, GOODS, cost))
		return CANNOT_PAY;
	return 0;
}

/* Returns the fact that forbids a step by the map alone, whoever stands there; 0 if nothing
 * does. */
static int no_step(const struct table *t, const struct march *m, thing to, thing by)
{
	const struct link *way = warz_link(t, m->at, to);
	int city = warz_city(t, to), there = warz_enemy(t, NOBODY, to);

	if (warz_is_gate(t, to) && !city)
		return NO_WAY;
	if (city && (warz_allied(t, m->seat, city) || warz_allied(t, m->seat, there)))
		return GATE_OF_ALLY;
	if (city == m->seat && !warz_occupier(t, city) && warz_room(t, m->seat, to) < m->men)
		return NO_ROOM;
	if (jumps(t, m, to, by))
		return 0;
	if (!way)
		return NO_WAY;
	if (warz_passable(t, m->at, way))
		return 0;
	return way->via ? no_crossing(t, m, way->via, by) : WAY_SHUT;
}

static int refuse_step(struct table *t, const struct march *m, int no, thing to, thing by)
{
	const struct link *way = warz_link(t, m->at, to);
	warz_goods cost;

	switch (no) {
	case GATE_OF_ALLY:
	case NO_ROOM: return refuse(t, no, to);
	case CROSSING_NEEDED: return refuse(t, CROSSING_NEEDED, m->at, to, way->via);
	case CROSSING_UNFIT:
		return refuse(t, CROSSING_UNFIT, by, way->via, kind(t, warz_tile(t, way->via)));
	case CROSSINGS_OUT: return refuse(t, CROSSINGS_OUT, by);
	case CANNOT_PAY:
		warz_cost(t, by, 1, cost);
		warz_pay(t, m->seat, cost);
		return REFUSED;
	default: return refuse(t, no, m->at, to);
	}
}

/* Builds the crossing of the step if it is missing, and tells so. */
static void cross(struct table *t, struct march *m, const struct link *way, thing by)
{
	thing lower = m->at < way->to ? m->at : way->to, piece = warz_crossing(t, m->at, way);
	warz_goods cost;

	if (!piece) {
		if (pays_road(m, t, by)) {
			thing card = warz_card(t, m->seat, OP_ROAD);

			tell(t, ALL, MARCH_CARD_PLAYED, m->seat, kind(t, card), m->left);
			warz_discard(t, card);
			m->roads--;
		} else {
			warz_cost(t, by, 1, cost);
			warz_spend(t, m->seat, cost);
		}
		piece = move(t, find(t, IN(STOCK, NOBODY), by), 1, way->via);
		piece = set(t, piece, 1, FROM, lower);
		piece = set(t, piece, 1, TO, m->at + way->to - lower);
		tell(t, ALL, CROSSING_BUILT, m->seat, by, way->via, m->at, way->to);
	}
	tell(t, ALL, CROSSED, m->seat, kind(t, piece), way->via, way->to);
}

/* ---- what stands in the way ---- */

/* Whether the squad goes on against an enemy. */
static bool fights(struct table *t, const struct march *m, int enemy, thing to)
{
	struct side me, other;

	if (m->no_fight)
		return false;
	side_of_attacker(t, &me, m->seat, m->men, m->unit);
	side_of_defender(t, &other, &me, enemy, to);
	return word(t, m->seat, 1 << MEET_FIGHT | 1 << MEET_STOP, MEET, to, enemy, m->die,
		       me.total[0], other.total[0], side_odds(t, &me, &other))
		== MEET_FIGHT;
}

/* An enemy's unguarded settlement or village falls to any squad that comes by. Merely passing
 * gains nothing. */
static void raid(struct table *t, const struct march *m, thing at)
{
	thing building = warz_building(t, at);

	if (!building || warz_is(t, building, IS_CASTLE))
		return;
	int host = owner(t, building);
	if (host == m->seat || warz_allied(t, m->seat, host))
		return;
	under(t, tell(t, ALL, RAIDED, m->seat, host, kind(t, building), at)) {
		warz_raze(t, at);
		warz_test_support(t);
		warz_settle(t, at);
	}
}

/* The squad may lend its super unit to an allied squad without one in passing. */
static void lend(struct table *t, struct march *m)
{
	if (!m->unit || owner(t, m->unit) != m->seat)
		return;
	each_seat(ally, t) {
		struct choice c = { 0 };

		if (!warz_allied(t, m->seat, ally) || !warz_men(t, ally, m->at)
			|| warz_unit(t, ally, m->at))
			continue;
		offer(&c, UNIT_STAY, NONE, 1);
		offer(&c, UNIT_LEND, NONE, 1);
		if (ask(t, m->seat, &c, SUPER_UNIT, kind(t, m->unit), m->at) != UNIT_LEND)
			continue;
		m->unit = move(t, m->unit, 0, m->at);
		set(t, m->unit, 0, WITH, ally);
		tell(t, ALL, UNIT_LENT, m->seat, ally, kind(t, m->unit), m->at);
		m->unit = NONE;
		return;
	}
}

/* ---- walking ---- */

/* Whether the squad may stay there together with its seat's soldiers who are there already. */
static bool has_room(const struct table *t, const struct march *m)
{
	int most =
		m->at == warz_home(t, m->seat) ? key(t, GATE_LIMIT) : warz_squad_limit(t, m->seat);

	return warz_men(t, m->seat, m->at) + m->men <= most;
}

/* The squad leaves for good what it stood on: a post, a city, the lead among allies. */
static void come_to(struct table *t, struct march *m)
{
	thing left = m->stands;

	warz_carry(t, m->seat, left, m->men, m->unit, m->at);
	m->stands = m->at;
	m->moved = true;
	warz_settle(t, left);
}

/* Where its own soldiers leave no room the squad only passes: it leaves nothing behind before it
 * reaches a space where it can stay. */
static void go_to(struct table *t, struct march *m, thing to, bool battle)
{
	m->been[m->n++] = m->at;
	m->at = to;
	if (battle || has_room(t, m))
		come_to(t, m);
}

/* Takes one step. False: the march ends. */
static bool walk(struct table *t, struct march *m, thing to, thing by)
{
	const struct link *way = warz_link(t, m->at, to);
	bool jump = jumps(t, m, to, by);
	int enemy = warz_defender(t, m->seat, to);

	if (enemy && (jump || !fights(t, m, enemy, to))) {
		tell(t, ONLY(m->seat), STOPPED_ENEMY, m->seat, m->at, to, enemy);
		return false;
	}
	if (jump)
		tell(t, ALL, TELEPORTED, m->seat, to);
	else if (way->via)
		cross(t, m, way, by);
	else
		tell(t, ALL, STEPPED, m->seat, to);
	if (!enemy)
		raid(t, m, to);
	go_to(t, m, to, enemy);
	if (enemy) {
		m->fought = true;
		thing stands = warz_battle(t, m->seat, to, m->been, m->n);
		m->at = stands ? stands : to;
		return false;
	}
	lend(t, m);
	return to != warz_home(t, m->seat);
}

/* Walks until the moves are used up, a step is impossible, or a battle comes. */
static void walk_path(struct table *t, struct march *m)
{
	thing to;

	for (int i = 0; m->left && (to = step_to(m, i)); i++, m->left--) {
		thing by = step_by(m, i);
		int no = no_step(t, m, to, by);

		if (no == CANNOT_PAY || no == CROSSINGS_OUT)
			tell(t, ONLY(m->seat), STOPPED_PAY, m->seat, m->at, by);
		else if (no == NO_ROOM)
			tell(t, ONLY(m->seat), STOPPED_ROOM, m->seat, m->at, to);
		else if (no)
			tell(t, ONLY(m->seat), STOPPED_WAY, m->seat, m->at, to);
		if (no || !walk(t, m, to, by))
			return;
	}
}

/* The march ends on the last space that has room for the whole squad. */
static void come_to_rest(struct table *t, struct march *m)
{
	int there;

	if (m->at != m->stands)
		tell(t, ONLY(m->seat), STOPPED_ROOM, m->seat, m->stands, m->at);
	m->at = m->stands;
	there = warz_men(t, m->seat, m->at);
	if (m->moved && there > m->men)
		tell(t, ALL, JOINED, m->seat, m->men, m->at, there);
	else if (m->moved)
		tell(t, ALL, ARRIVED, m->seat, m->men, m->at);
	warz_stop(t, m->seat, m->at, m->unit);
}

/* ---- before the die ---- */

static bool die_shows(const struct table *t, int moves)
{
	each_kind(k, t)
		if (warz_is(t, k, IS_WEATHER) && num(t, k, MOVES) == moves)
			return true;
	return false;
}

/* Whether the seat has a path for another value of the die whose first step is possible. */
static bool other_start(struct table *t, const struct march *m)
{
	for (const struct order *o = 0; (o = seek(t, m->seat, F_ON, o));)
		if (part(o, ON_FROM, 0, 0) == m->at && die_shows(t, part(o, ON_DIE, 0, 0))
			&& !no_step(t, m, part(o, ON_TO, 0, 0), part(o, ON_BY, 0, 0)))
			return true;
	return false;
}

static int squad_of(struct table *t, struct march *m, const struct order *o, bool second)
{
	thing gate = warz_home(t, m->seat);
	int there = warz_men(t, m->seat, m->at), most = warz_squad_limit(t, m->seat);
	int afield = warz_afield(t, m->seat), fed = warz_support(t, m->seat);
	bool at_gate = m->at == gate;

	if (!there)
		return refuse(t, NO_SQUAD, m->at);
	if (second && m->at == dial(t, m->seat, WENT))
		return refuse(t, SAME_SQUAD, m->at);
	m->men = there;
	if (at_gate) {
		m->men = there < most ? there : most;
		m->men = m->men < fed - afield ? m->men : fed - afield;
	}
	if (written(o, H_MEN, 0, 0))
		m->men = part(o, H_MEN, 0, 0);
	if (m->men > there || (m->men < 1 && written(o, H_MEN, 0, 0)))
		return refuse(t, TOO_FEW, there, m->at);
	if (m->men > most)
		return refuse(t, TOO_MANY, most);
	if (at_gate && (m->men < 1 || afield + m->men > fed))
		return refuse(t, NO_SUPPORT, afield, fed);
	if ((at_gate || m->men < there) && warz_squads(t, m->seat) >= key(t, SQUADS))
		return refuse(t, NO_TRAY, key(t, SQUADS));
	return DONE;
}

static bool goes_along(struct table *t, const struct march *m, thing unit, int first_offer)
{
	struct choice c = { 0 };

	offer(&c, first_offer, NONE, 1);
	offer(&c, first_offer == UNIT_SQUAD ? UNIT_STAY : UNIT_SQUAD, NONE, 1);
	return ask(t, m->seat, &c, SUPER_UNIT, kind(t, unit), m->at) == UNIT_SQUAD;
}

/* Chooses the super unit that goes along: the one that the order names. Without a name, a whole
 * squad takes its unit, and a part of a squad takes the unit unless the player says no. A squad
 * from the gate takes a unit only if the player says yes. */
static int unit_of(struct table *t, struct march *m, const struct order *o)
{
	thing named = part(o, H_WITH, 0, 0), there = warz_unit(t, m->seat, m->at);
	bool at_gate = m->at == warz_home(t, m->seat);
	thing waiting = named ? find(t, IN(TECHS, m->seat), named) : NONE;

	if (named && (at_gate ? !waiting : !there || kind(t, there) != named))
		return refuse(t, NO_UNIT_THERE, named, m->at);
	if (!at_gate) {
		bool whole = m->men == warz_men(t, m->seat, m->at);

		if (there && (named || whole || goes_along(t, m, there, UNIT_SQUAD)))
			m->unit = there;
		return DONE;
	}
	m->unit = waiting;
	for each(p, t, IN(TECHS, m->seat))
		if (!m->unit && num(t, p, SUPER) && goes_along(t, m, p, UNIT_CAPITAL))
			m->unit = p;
	if (m->unit) {
		m->unit = move(t, m->unit, 0, m->at);
		own(t, m->unit, 0, m->seat);
		tell(t, ALL, UNIT_GOES, m->seat, kind(t, m->unit), m->at);
	}
	return DONE;
}

/* Chooses the cards that pay for roads before the die is rolled, since the first step may need
 * one. Each card is laid when its road is built. Returns their number. */
static int road_cards(struct table *t, const struct march *m)
{
	struct choice c = { 0 };

	warz_offer_cards(t, m->seat, ON_MARCH, OP_ROAD, &c);
	if (!c.n)
		return 0;
	pick(t, m->seat, &c, 0, c.o[0].most, MARCH_CARD, m->at, 0);
	return c.o[0].n;
}

/* ---- the die ---- */

/* Returns the moves, cut down to the box's limit if the box has one. */
static int limited(const struct table *t, int moves)
{
	int most = key(t, MARCH_LIMIT);

	return most && moves > most ? most : moves;
}

static int best_moves(const struct table *t)
{
	int best = 0;

	each_kind(k, t)
		if (warz_is(t, k, IS_WEATHER) && num(t, k, MOVES) > best)
			best = num(t, k, MOVES);
	return best;
}

/* Plays a card on the march. A card that makes the die count as its best also does so for the
 * paths of `on` lines. A card that would add no move stays in the hand. */
static void play_march_card(struct table *t, struct march *m, thing card)
{
	bool wind = num(t, card, OP) == OP_WIND;
	int more = num(t, card, PACE) + (wind ? best_moves(t) - m->die : 0);
	int moves = limited(t, m->left + more);

	if (moves <= m->left) {
		tell(t, ONLY(m->seat), MARCH_CARD_KEPT, m->seat, card, m->left);
		return;
	}
	m->left = moves;
	if (wind)
		m->die = best_moves(t);
	tell(t, ALL, MARCH_CARD_PLAYED, m->seat, card, m->left);
	warz_discard(t, find(t, IN(HAND_OF, m->seat), card));
}

static void play_march_cards(struct table *t, struct march *m)
{
	struct choice c = { 0 };
	int held = 0, thrown = m->die;

	warz_offer_cards(t, m->seat, ON_MARCH, OP_NONE, &c);
	for (int i = 0; i < c.n; i++)
		held += c.o[i].most;
	if (!held)
		return;
	int n = pick(t, m->seat, &c, 0, held, MARCH_CARD, m->at, thrown);
	for (int i = 0; i < n; i++)
		for (int k = 0; k < c.o[i].n; k++)
			play_march_card(t, m, c.o[i].what);
}

static void throw_die(struct table *t, struct march *m)
{
	int n, die = num(t, warz_season(t), DIE);

	roll(t, ALL, 1, warz_sides(t, die), &n, MARCH_DIE, m->seat, m->at);
	thing face = warz_face(t, die, n);
	m->die = m->left = num(t, face, MOVES);
	m->told = tell(t, ALL, MARCHED, m->seat, m->men, m->at, face, m->die);
	m->left = limited(t, m->left + (m->unit ? num(t, m->unit, PACE) : 0));
}

/* Takes the path of an `on` line that gives another path for this die. */
static void look_for_path(struct table *t, struct march *m)
{
	for (const struct order *o = 0; (o = seek(t, m->seat, F_ON, o));) {
		if (part(o, ON_DIE, 0, 0) != m->die || part(o, ON_FROM, 0, 0) != m->at)
			continue;
		spend(t, o);
		m->path = o;
		m->to = ON_TO;
		m->by = ON_BY;
		return;
	}
}

/* ---- the order ---- */

/* march [<int>] <spot> via {<spot> [by <crossing>]}+ [with <super>] [<no-fight>] */
int warz_play_march(struct table *t, int seat, const struct order *o)
{
	struct march m = { .seat = seat, .path = o, .to = H_TO, .by = H_BY };
	bool second = dial(t, seat, ACTED) == F_MARCH;
	int no;

	if (!warz_act(t, seat, MARCHES, F_MARCH))
		return REFUSED;
	m.at = m.stands = part(o, H_FROM, 0, 0);
	m.no_fight = written(o, H_NO_FIGHT, 0, 0);
	if (squad_of(t, &m, o, second) != DONE)
		return REFUSED;
	m.roads = road_cards(t, &m);
	no = no_step(t, &m, step_to(&m, 0), step_by(&m, 0));
	if (no && !other_start(t, &m))
		return refuse_step(t, &m, no, step_to(&m, 0), step_by(&m, 0));
	if (unit_of(t, &m, o) != DONE)
		return REFUSED;
	throw_die(t, &m);
	under(t, m.told) {
		play_march_cards(t, &m);
		look_for_path(t, &m);
		walk_path(t, &m);
		if (!m.fought)
			come_to_rest(t, &m);
	}
	set(t, seat, 0, WENT, m.at);
	return DONE;
}

/* ---- what may be written ---- */

static thing last_space(const struct order *o, int parts)
{
	for (int i = parts - 1; i >= 0; i--)
		if (o->part[i].what > SPACES && o->part[i].what < KINDS)
			return o->part[i].what;
	return NONE;
}

OFFERER(warz_offer_steps)
{
	thing from = last_space(o, o->n);
	bool first_step = o->part[o->n - 1].group == 0 && !part(o, hole, 0, 0);

	each_link(l, t, from, WAY)
		if (warz_passable(t, from, l))
			offer(c, l->to, NONE, 1);
	each_space(to, t, SQUARE)
		if (to != from && teleports(t, seat, from, to))
			offer(c, to, NONE, 1);
	/* A crossing not yet built costs something. The first step is offered without it:
	 * letters are told of open ways. */
	if (first_step)
		return;
	each_link(l, t, from, WAY)
		if (l->via && !warz_passable(t, from, l)
			&& (!warz_is_gate(t, l->to) || warz_city(t, l->to)))
			offer(c, l->to, NONE, 1);
}

/* Offers the crossing that fits the step just written. */
OFFERER(warz_offer_crossings)
{
	thing to = o->part[o->n - 1].what, from = last_space(o, o->n - 1);
	const struct link *way = from ? warz_link(t, from, to) : 0;

	for (thing k = KINDS + 1; way && way->via && k <= KINDS + kinds(t); k++)
		if (warz_is(t, k, IS_CROSSING) && warz_tile(t, way->via)
			&& num(t, k, LAND) == num(t, warz_tile(t, way->via), LAND))
			offer(c, k, NONE, 1);
}

OFFERER(warz_offer_squads)
{
	for (thing at, i = 0; warz_tokens(t, seat, MARCHES) && (at = space(t, SPOT, i)); i++)
		if (warz_men(t, seat, at))
			offer(c, at, NONE, 1);
}

OFFERER_BY(warz_offer_men, kit_offer_numbers(c, warz_squad_limit(t, seat)))

OFFERER(warz_offer_moves)
{
	for (int n = 1; warz_tokens(t, seat, MARCHES) && n <= MOST_MOVES; n++)
		if (die_shows(t, n))
			offer(c, n, NONE, 1);
}

OFFERER_EACH(warz_offer_units, for each(p, t, IN(TECHS, seat)), kind(t, p), num(t, p, SUPER))

/* Offers the word `no-fight`. */
OFFERER_BY(warz_offer_no_fight, offer(c, 0, NONE, 1))
