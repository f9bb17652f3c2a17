/* SPDX-License-Identifier: MIT
 * Putting ships together, exchanging their cards, and sending reinforcements to them. */
#include "games/tradeworlds/tradeworlds.h"
#include "kit/kit.h"

/* ---- configuring ---- */

static thing free_berth(const struct table *t, int seat)
{
	for (thing at, i = 0; (at = worlds_berth(t, seat, i)); i++)
		if (!worlds_ship(t, at))
			return at;
	return NONE;
}

/* The ship as it stands now is legal, or it is refused. */
static bool fits(struct table *t, int seat, thing berth)
{
	int firepower = worlds_firepower(t, berth), resistance = worlds_resistance(t, berth);
	int weapons = 0;

	for each(p, t, berth)
		weapons += num(t, p, IS) == IS_WEAPON;
	if (weapons > 1 && worlds_power(t, seat, WEAPONS) != MANY_WEAPONS) {
		refuse(t, ONE_WEAPON_ONLY);
		return false;
	}
	if (worlds_capacity(t, berth) < firepower + resistance) {
		refuse(t, OVER_CAPACITY, worlds_capacity(t, berth), firepower, resistance);
		return false;
	}
	return true;
}

/* A card of the hand onto a berth; NONE, and refused, where none is held. */
static thing place_card(struct table *t, int seat, thing k, thing berth)
{
	thing card = kit_find(t, IN(HAND_OF, seat), k);

	if (!card) {
		refuse(t, NOT_HELD, k);
		return NONE;
	}
	return move(t, card, 1, UNDER(berth));
}

/* configure <starship> <weapon>+ <crew> */
int worlds_configure(struct table *t, int seat, const struct order *o)
{
	thing berth = free_berth(t, seat);
	int ships = worlds_ships(t, seat), unlocked = dial(t, seat, UNLOCKED);

	if (ships >= unlocked || !berth)
		return refuse(t, LANE_FULL, ships, unlocked);
	for (int i = 0; i < o->n; i++)
		if (!place_card(t, seat, o->part[i].what, berth))
			return REFUSED;
	if (!fits(t, seat, berth))
		return REFUSED;
	gain(t, TABLE, LAUNCHES, 1);
	set(t, berth, 0, SINCE, dial(t, TABLE, LAUNCHES));
	set(t, berth, 0, ATTACKED, 0);
	tell(t, ALL, CONFIGURED, seat, berth, part(o, 0, 0, 0), worlds_firepower(t, berth),
		worlds_resistance(t, berth), worlds_capacity(t, berth), part(o, 1, 0, 0),
		part(o, 2, 0, 0));
	return DONE;
}

/* ---- exchanging ---- */

static bool own_ship(struct table *t, int seat, thing berth)
{
	if (worlds_owner(t, berth) != seat)
		refuse(t, NOT_YOUR_SHIP, berth);
	else if (!worlds_ship(t, berth))
		refuse(t, NO_SHIP, berth);
	else
		return true;
	return false;
}

static bool exchange(struct table *t, int seat, thing berth, thing old, thing k)
{
	thing was = kind(t, old), card = place_card(t, seat, k, berth);

	if (!card)
		return false;
	worlds_to_discard(t, seat, old);
	tell(t, ALL, EXCHANGED, seat, berth, was, k, worlds_firepower(t, berth),
		worlds_resistance(t, berth));
	return true;
}

/* How many exchanges an order names; refused where they are too many. */
static int exchanges(struct table *t, const struct order *o)
{
	int n = 0;

	while (written(o, 0, n, 0))
		n++;
	if (n <= key(t, EXCHANGES))
		return n;
	refuse(t, TOO_MANY_EXCHANGES, key(t, EXCHANGES));
	return 0;
}

/* Two exchanges are on two ships; of Acolytes' weapons they may be on one. */
static bool apart(struct table *t, int seat, const struct order *o)
{
	thing berth = part(o, 0, 0, 0);

	if (part(o, 0, 1, 0) != berth)
		return true;
	if (o->form == F_ENGINEER && worlds_power(t, seat, WEAPONS) == MANY_WEAPONS)
		return true;
	refuse(t, SAME_SHIP, berth);
	return false;
}

static bool all_fit(struct table *t, int seat, const struct order *o, int n)
{
	for (int i = 0; i < n; i++)
		if (!fits(t, seat, part(o, 0, i, 0)))
			return false;
	return true;
}

/* captain {<berth> <starship>}+, commander {<berth> <crew>}+ */
int worlds_reconfigure(struct table *t, int seat, const struct order *o)
{
	bool captain = o->form == F_CAPTAIN;
	int n = exchanges(t, o);

	if (!n || !apart(t, seat, o) || !worlds_take_role(t, seat, captain ? CAPTAIN : COMMANDER))
		return REFUSED;
	for (int i = 0; i < n; i++) {
		thing berth = part(o, 0, i, 0);

		if (!own_ship(t, seat, berth))
			return REFUSED;
		thing old = worlds_part(t, berth, captain ? IS_STARSHIP : IS_CREW);
		if (!exchange(t, seat, berth, old, part(o, 1, i, 0)))
			return REFUSED;
	}
	return all_fit(t, seat, o, n) ? DONE : REFUSED;
}

/* The weapon to be replaced: the one named, else the weakest. */
static thing old_weapon(const struct table *t, thing berth, thing named)
{
	thing found = NONE;

	for each(p, t, berth) {
		if (num(t, p, IS) != IS_WEAPON || (named && kind(t, p) != named))
			continue;
		if (!found || num(t, p, FIREPOWER) < num(t, found, FIREPOWER))
			found = p;
	}
	return found;
}

static bool add_weapon(struct table *t, int seat, thing berth, thing k)
{
	if (!place_card(t, seat, k, berth))
		return false;
	tell(t, ALL, WEAPON_ADDED, seat, berth, k, worlds_firepower(t, berth),
		worlds_resistance(t, berth));
	return true;
}

static bool change_weapon(struct table *t, int seat, const struct order *o, int i)
{
	thing berth = part(o, 0, i, 0), k = part(o, 2, i, 0), named = part(o, 3, i, 0);

	if (!own_ship(t, seat, berth))
		return false;
	if (written(o, 1, i, 0) && named) {
		refuse(t, ADDS_OR_REPLACES, k, named);
		return false;
	}
	if (written(o, 1, i, 0))
		return add_weapon(t, seat, berth, k);
	thing old = old_weapon(t, berth, named);
	if (!old) {
		refuse(t, NO_SUCH_WEAPON, named, berth);
		return false;
	}
	return exchange(t, seat, berth, old, k);
}

/* engineer {<berth> [<add>] <weapon> [for <weapon>]}+ */
int worlds_engineer(struct table *t, int seat, const struct order *o)
{
	int n = exchanges(t, o);

	if (!n || !apart(t, seat, o) || !worlds_take_role(t, seat, ENGINEER))
		return REFUSED;
	for (int i = 0; i < n; i++)
		if (!change_weapon(t, seat, o, i))
			return REFUSED;
	return all_fit(t, seat, o, n) ? DONE : REFUSED;
}

/* ---- reinforcements ---- */

/* send <reinforcement> <berth> */
int worlds_send(struct table *t, int seat, const struct order *o)
{
	thing k = part(o, 0, 0, 0), berth = part(o, 1, 0, 0);
	thing token = kit_find(t, IN(DOCK, seat), k);

	if (!key(t, REINFORCEMENTS))
		return refuse(t, MODULE_OFF);
	if (!token)
		return refuse(t, SENT_ALREADY, k);
	if (!own_ship(t, seat, berth))
		return REFUSED;
	if (worlds_part(t, berth, IS_REINFORCEMENT))
		return refuse(t, HAS_REINFORCEMENT, berth);
	if (!worlds_pay(t, seat, key(t, SEND_PRICE)))
		return REFUSED;
	move(t, token, 1, UNDER(berth));
	tell(t, ALL, SENT, seat, k, berth, key(t, SEND_PRICE));
	return DONE;
}

/* ---- what may be written ---- */

/* Cards of the hand of that sort, the strongest first; for a ship that is to be put together, those
 * that leave its capacity room. */
static void offer_cards(const struct table *t, int seat, int is, int room, struct choice *c)
{
	for (thing k = KINDS + kinds(t); k > KINDS; k--)
		if (num(t, k, IS) == is && num(t, k, FIREPOWER) + num(t, k, RESISTANCE) <= room
			&& kit_find(t, IN(HAND_OF, seat), k))
			offer(c, k, NONE, 1);
}

static void offer_ships(const struct table *t, int seat, struct choice *c)
{
	for (thing at, i = 0; (at = worlds_berth(t, seat, i)); i++)
		if (worlds_ship(t, at))
			offer(c, at, NONE, 1);
}

static void offer_weapons(const struct table *t, thing berth, struct choice *c)
{
	for each(p, t, berth)
		if (num(t, p, IS) == IS_WEAPON)
			offer(c, kind(t, p), NONE, 1);
}

static thing last_berth(const struct order *o)
{
	thing berth = NONE;

	for (int i = 0; i < o->n; i++)
		if (o->part[i].hole == 0)
			berth = o->part[i].what;
	return berth;
}

static void fill_configure(
	const struct table *t, int seat, const struct order *o, int hole, struct choice *c)
{
	static const int types[] = { IS_STARSHIP, IS_WEAPON, IS_CREW };
	int room = hole ? num(t, part(o, 0, 0, 0), CAPACITY) : 0;

	for (int i = 0; i < o->n; i++)
		room -= num(t, o->part[i].what, FIREPOWER);
	if (worlds_ships(t, seat) < dial(t, seat, UNLOCKED))
		offer_cards(t, seat, types[hole], room, c);
}

void worlds_fill_ship(
	const struct table *t, int seat, const struct order *o, int hole, struct choice *c)
{
	enum { ANY_ROOM = 1000 };

	if (o->form == F_CONFIGURE)
		fill_configure(t, seat, o, hole, c);
	else if (o->form == F_SEND && hole == 0)
		for each(p, t, IN(DOCK, seat))
			offer(c, kind(t, p), NONE, 1);
	else if (o->form == F_SEND || hole == 0)
		offer_ships(t, seat, c);
	else if (o->form == F_ENGINEER && hole == 1)
		offer(c, 0, NONE, 1);
	else if (o->form == F_ENGINEER && hole == 3)
		offer_weapons(t, last_berth(o), c);
	else if (o->form == F_CAPTAIN)
		offer_cards(t, seat, IS_STARSHIP, ANY_ROOM, c);
	else
		offer_cards(t, seat, o->form == F_COMMANDER ? IS_CREW : IS_WEAPON, ANY_ROOM, c);
}
