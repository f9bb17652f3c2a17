/* SPDX-License-Identifier: MIT
 * The Action of an Admiral, or of a coalition: its attacks, one order each, and then the hits on
 * the Homeworld. */
#include "games/tradeworlds/fight.h"
#include "kit/kit.h"

/* ---- the Action opens ---- */

static void open_action(struct table *t, int seat, int against)
{
	set(t, TABLE, 0, OPEN_FOR, seat);
	set(t, TABLE, 0, AGAINST, against);
	set(t, TABLE, 0, STOOD, against ? worlds_ships(t, against) : 0);
}

/* Opens an Action against that opponent (NOBODY: The Derelict), or goes on with one. Refuses if
 * the open Action is against another. */
static bool begin(struct table *t, int seat, int against)
{
	if (dial(t, TABLE, OPEN_FOR) != seat) {
		if (dial(t, seat, ROLE) == ADMIRAL || dial(t, seat, SWORN) == seat)
			return deny(t, ACTION_OVER);
		if (!worlds_take_role(t, seat, ADMIRAL))
			return false;
		open_action(t, seat, against);
		return true;
	}
	if (dial(t, TABLE, AGAINST) == against)
		return true;
	return deny(t, ONE_OPPONENT, dial(t, TABLE, AGAINST));
}

/* ---- who attacks, who is attacked ---- */

/* Whether the seat commands the ship: the ship is its own, or belongs to the coalition that the
 * seat leads. */
static bool commands(const struct table *t, int seat, thing berth)
{
	int other = worlds_owner(t, berth);

	return other == seat || (dial(t, TABLE, OPEN_FOR) == seat && dial(t, other, SWORN) == seat);
}

/* Sends a ship, or refuses and returns false if the ship cannot go. */
static bool send_ship(struct table *t, int seat, thing berth)
{
	if (worlds_owner(t, berth) > players(t) || !commands(t, seat, berth))
		refuse(t, NOT_YOUR_SHIP, berth);
	else if (!worlds_ship(t, berth))
		refuse(t, NO_SHIP, berth);
	else if (dial(t, berth, ATTACKED))
		refuse(t, ATTACKED_ALREADY, berth);
	else {
		set(t, berth, 0, ATTACKED, 1);
		return true;
	}
	return false;
}

/* Returns how often the nth entry of a list stands earlier in that list. */
static int named_before(const struct order *o, int hole, int n)
{
	int times = 0;

	for (int i = 0; i < n; i++)
		times += part(o, hole, 0, i) == part(o, hole, 0, n);
	return times;
}

static bool send_group(struct table *t, int seat, const struct order *o, int hole, struct side *att)
{
	att->seat = seat;
	for (thing berth, i = 0; (berth = part(o, hole, 0, i)); i++) {
		if (named_before(o, hole, i))
			return deny(t, NAMED_SHIP_TWICE, berth);
		if (!send_ship(t, seat, berth))
			return false;
		fight_add(t, att, berth);
	}
	return true;
}

static bool aim_at(struct table *t, int seat, thing berth, struct side *def)
{
	int other = worlds_owner(t, berth);

	if (other == seat)
		refuse(t, OWN_LANE, berth);
	else if (def->n && def->seat != other)
		refuse(t, TWO_LANES);
	else if (!worlds_ship(t, berth))
		refuse(t, NO_SHIP, berth);
	else {
		def->seat = other;
		fight_add(t, def, berth);
		return true;
	}
	return false;
}

static bool aim_group(struct table *t, int seat, const struct order *o, struct side *def)
{
	for (thing berth, i = 0; (berth = part(o, 0, 0, i)); i++) {
		if (named_before(o, 0, i))
			return deny(t, NAMED_SHIP_TWICE, berth);
		if (!aim_at(t, seat, berth, def))
			return false;
	}
	return worlds_opponent(t, seat, def->seat);
}

/* ---- the tactics an order names ---- */

/* All tactics that an order names are played, one a round. */
static int most_tactics(const struct table *t)
{
	int limit = key(t, TACTIC_LIMIT), rounds = key(t, TACTIC_ROUNDS);

	return limit < rounds ? limit : rounds;
}

/* Reads the tactics in the order they are written. Returns their firepower, -1 if one is
 * refused. */
static int name_tactics(struct table *t, int seat, const struct order *o, int hole, struct fight *f)
{
	int firepower = 0, n = 0, limit = most_tactics(t);

	for (thing k; (k = part(o, hole, 0, n)); n++) {
		if (n == limit)
			return refuse(t, TOO_MANY_TACTICS, limit);
		if (!fight_ship_of(t, &f->side[ATTACKER], seat))
			return refuse(t, NO_SHIP_OF_YOURS, k);
		if (num(t, k, OP) != OP_FIREPOWER)
			return refuse(t, NO_FIREPOWER_TACTIC, k);
		if (kit_count(t, IN(HAND_OF, seat), k) <= named_before(o, hole, n))
			return refuse(t, NOT_HELD, k);
		firepower += num(t, k, AMOUNT);
	}
	/* The last entry of `name` is played first. */
	f->named = n;
	for (int i = 0; i < n; i++)
		f->name[i] = part(o, hole, 0, n - 1 - i);
	return firepower;
}

static bool strong_enough(
	struct table *t, int seat, const struct order *o, int hole, struct fight *f)
{
	int resistance = fight_resistance(&f->side[DEFENDER]);
	int tactics = name_tactics(t, seat, o, hole, f);

	if (tactics < 0)
		return false;
	int firepower = fight_firepower(&f->side[ATTACKER]) + tactics;
	if (firepower < resistance)
		refuse(t, TOO_WEAK, firepower, resistance);
	return firepower >= resistance;
}

/* ---- attack, shoot ---- */

static void mark(struct table *t, const struct fight *f)
{
	const struct side *def = &f->side[DEFENDER];

	gain(t, TABLE, ENGAGERS, f->side[ATTACKER].n);
	for (int i = 0; i < def->n; i++) {
		if (dial(t, def->ship[i], TARGETED))
			continue;
		set(t, def->ship[i], 0, TARGETED, 1);
		gain(t, TABLE, STRUCK, 1);
	}
}

static int attack_ships(struct table *t, int seat, const struct order *o)
{
	struct fight f = { .at = part(o, 0, 0, 0) };

	if (!aim_group(t, seat, o, &f.side[DEFENDER]) || !begin(t, seat, f.side[DEFENDER].seat)
		|| !send_group(t, seat, o, 1, &f.side[ATTACKER])
		|| !strong_enough(t, seat, o, 2, &f))
		return REFUSED;
	mark(t, &f);
	/* The hits on the Homeworld that follow get a fact of their own. */
	set(t, TABLE, 0, HITS, 0);
	fight_play(t, &f);
	return DONE;
}

static int shoot_derelict(struct table *t, int seat, const struct order *o)
{
	struct fight f = { .at = NONE };

	if (!worlds_solo(t))
		return refuse(t, NO_DERELICT);
	f.side[DEFENDER].rolls_fire = true;
	fight_add_body(&f.side[DEFENDER], 0, num(t, worlds_level(t), RESISTANCE));
	if (!begin(t, seat, NOBODY) || !send_group(t, seat, o, 0, &f.side[ATTACKER])
		|| !strong_enough(t, seat, o, 1, &f))
		return REFUSED;
	fight_play(t, &f);
	return DONE;
}

/* attack <berth>+ with <berth>+ [using <tactic>+], shoot derelict with <berth>+ [using <tactic>+] */
int worlds_attack(struct table *t, int seat, const struct order *o)
{
	return o->form == F_ATTACK ? attack_ships(t, seat, o) : shoot_derelict(t, seat, o);
}

/* ---- hit ---- */

/* Whether every ship that defended when the Action began was a target, and as many ships have
 * attacked. */
static bool way_is_free(struct table *t, int against)
{
	int stood = dial(t, TABLE, STOOD);

	if (!worlds_ships(t, against)
		|| (dial(t, TABLE, ENGAGERS) >= stood && dial(t, TABLE, STRUCK) >= stood))
		return true;
	return deny(t, DEFENDERS_FREE, against, stood, dial(t, TABLE, ENGAGERS),
		dial(t, TABLE, STRUCK));
}

/* hit <seat> with <berth>+ */
int worlds_hit(struct table *t, int seat, const struct order *o)
{
	int against = part(o, 0, 0, 0);
	struct side att = { .n = 0 };

	if (!worlds_opponent(t, seat, against) || !begin(t, seat, against)
		|| !send_group(t, seat, o, 1, &att) || !way_is_free(t, against))
		return REFUSED;
	for (int i = 0; i < att.n; i++) {
		set(t, att.ship[i], 0, AIMED, 1);
		int fact = tell(t, ALL, AIMED_AT, worlds_owner(t, att.ship[i]), against,
			att.ship[i], att.firepower[i]);
		set(t, TABLE, 0, HITS, fact);
	}
	return DONE;
}

/* ---- the Action ends ---- */

static void settle_hits(struct table *t, int seat)
{
	struct fight f = { .at = NONE };
	struct side *att = &f.side[ATTACKER];

	att->seat = seat;
	f.side[DEFENDER].seat = dial(t, TABLE, AGAINST);
	each_space(at, t, BERTH)
		if (dial(t, at, AIMED)) {
			fight_add(t, att, at);
			set(t, at, 0, AIMED, 0);
		}
	if (!att->n)
		return;
	under(t, dial(t, TABLE, HITS))
		home_hit(t, &f);
}

/* `follow` stops at an open line of another kind, even if that line or its else is refused or
 * false. `follow` passes by lines that have no turn of their own: keep, when, lines for later
 * seasons, lines that nobody understood, and standing lines sent again. */
void worlds_finish_action(struct table *t, int seat)
{
	if (dial(t, TABLE, OPEN_FOR) != seat)
		return;
	while (!dial(t, TABLE, ENDED) && follow(t, seat, 1 << ATTACKING))
		;
	if (!dial(t, TABLE, ENDED))
		settle_hits(t, seat);
	set(t, TABLE, 0, OPEN_FOR, NOBODY);
}

/* ---- coalitions ---- */

enum { OPPONENT, NAMED }; /* holes of F_CHANCELLOR */

/* Returns the members that an order names, with its writer, as bits. */
static unsigned members_of(int seat, const struct order *o)
{
	unsigned members = ONLY(seat);

	for (thing s, i = 0; (s = part(o, NAMED, 0, i)); i++)
		members |= ONLY(s);
	return members;
}

/* Returns another letter's line with this opponent and these members; NULL if there is none. */
static const struct order *same_line(struct table *t, int seat, int other, const struct order *o)
{
	const struct order *line = 0;

	while ((line = seek(t, other, F_CHANCELLOR, line)))
		if (part(line, OPPONENT, 0, 0) == part(o, OPPONENT, 0, 0)
			&& members_of(other, line) == members_of(seat, o))
			return line;
	return 0;
}

/* Refuses and returns true if a member cannot take part. */
static bool unfit(struct table *t, int member, int against)
{
	if (out(t, member))
		refuse(t, SEAT_IS_OUT, member);
	else if (member == against)
		refuse(t, MEMBER_IS_OPPONENT, member);
	else if (dial(t, member, SWORN))
		refuse(t, SWORN_ALREADY, dial(t, member, SWORN));
	else if (!worlds_ships(t, member))
		refuse(t, NO_SHIPS, member);
	else
		return false;
	return true;
}

static bool all_agree(struct table *t, int seat, const struct order *o, unsigned members)
{
	each_seat(s, t)
		if (members & ONLY(s) && s != seat && !same_line(t, seat, s, o))
			return deny(t, NO_COALITION);
	return true;
}

static void swear(struct table *t, int seat, const struct order *o, unsigned members)
{
	int against = part(o, OPPONENT, 0, 0);

	each_seat(s, t) {
		if (!(members & ONLY(s)))
			continue;
		if (s != seat) {
			spend(t, same_line(t, seat, s, o));
			tell(t, ALL, ALLIED, seat, s, against);
			set(t, s, 0, ROLE, CHANCELLOR);
			tell(t, ALL, ROLE_TAKEN, s, CHANCELLOR);
		}
		set(t, s, 0, SWORN, seat);
	}
	open_action(t, seat, against);
}

/* chancellor against <seat> with <seat>+ */
int worlds_chancellor(struct table *t, int seat, const struct order *o)
{
	unsigned members = members_of(seat, o);
	int against = part(o, OPPONENT, 0, 0);

	if (!worlds_opponent(t, seat, against))
		return REFUSED;
	if (worlds_left(t) < key(t, ALLIES_LEAST) || members == ONLY(seat))
		return refuse(t, FEW_ALLIES, key(t, ALLIES_LEAST));
	each_seat(s, t)
		if (members & ONLY(s) && unfit(t, s, against))
			return REFUSED;
	if (!worlds_take_role(t, seat, CHANCELLOR) || !all_agree(t, seat, o, members))
		return REFUSED;
	swear(t, seat, o, members);
	return DONE;
}

/* The letter of each member has the same line; it may name its writer, too. */
void worlds_partner(const struct order *o, int other, struct order *line)
{
	if (o->form != F_CHANCELLOR || !(members_of(o->seat, o) & ONLY(other)))
		return;
	*line = *o;
	line->seat = other;
	for (int i = 0; i < line->n; i++)
		if (line->part[i].hole == NAMED && line->part[i].what == other)
			line->part[i].what = o->seat;
}

/* ---- what may be written ---- */

OFFERER(worlds_offer_attackers)
{
	if (o->form == F_SHOOT && !worlds_solo(t))
		return;
	each_space(at, t, BERTH)
		if (worlds_owner(t, at) <= players(t) && commands(t, seat, at) && worlds_ship(t, at)
			&& !dial(t, at, ATTACKED))
			offer(c, at, NONE, 1);
}

bool worlds_can_meet(const struct table *t, int seat, int other)
{
	bool open = dial(t, TABLE, OPEN_FOR) == seat;

	return other != seat && other <= players(t) && !out(t, other)
		&& (!open || dial(t, TABLE, AGAINST) == other);
}

OFFERER_EACH(worlds_offer_targets, each_space(at, t, BERTH), at,
	worlds_can_meet(t, seat, worlds_owner(t, at)) && worlds_ship(t, at))
OFFERER_EACH(worlds_offer_fire, for each(p, t, IN(HAND_OF, seat)), kind(t, p),
	num(t, p, IS) == IS_TACTIC && num(t, p, OP) == OP_FIREPOWER)
