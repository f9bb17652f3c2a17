/* SPDX-License-Identifier: MIT
 * Building ships, exchanging their cards, and sending reinforcements to them. */
#include "games/tradeworlds/tradeworlds.h"
#include "kit/kit.h"

/* ---- configuring ---- */

static thing free_berth(const struct table *t, int seat)
{
	each_berth(at, t, seat)
		if (!worlds_ship(t, at))
			return at;
	return NONE;
}

/* Refuses and returns false unless the ship, as it stands now, is legal. */
static bool fits(struct table *t, int seat, thing berth)
{
	int firepower = worlds_firepower(t, berth), resistance = worlds_resistance(t, berth);
	int weapons = 0;

	for each(p, t, berth)
		weapons += num(t, p, IS) == IS_WEAPON;
	if (weapons > 1 && worlds_power(t, seat, WEAPONS) != MANY_WEAPONS)
		return deny(t, ONE_WEAPON_ONLY);
	if (worlds_capacity(t, berth) < firepower + resistance) {
		refuse(t, OVER_CAPACITY, worlds_capacity(t, berth), firepower, resistance);
		return false;
	}
	return true;
}

/* Puts a card of the hand onto a berth. Refuses and returns NONE if the hand has none of that
 * kind. */
static thing place_card(struct table *t, int seat, thing k, thing berth)
{
	thing card = find(t, IN(HAND_OF, seat), k);

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
	for (int i = 1; part(o, 1, 0, i); i++)
		tell(t, ALL, WEAPON_ADDED, seat, berth, part(o, 1, 0, i),
			worlds_firepower(t, berth), worlds_resistance(t, berth));
	return DONE;
}

/* ---- exchanging ---- */

static bool own_ship(struct table *t, int seat, thing berth)
{
	if (worlds_owner(t, berth) != seat)
		refuse(t, NOT_OWN_SHIP, berth);
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

/* Returns the number of exchanges that an order names. Refuses too many. */
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

/* Whether the exchanges are allowed together: two exchanges are on two ships. Only Acolytes may
 * exchange two weapons on one ship. */
static bool apart(struct table *t, int seat, const struct order *o, int n)
{
	if (o->form == F_ENGINEER && worlds_power(t, seat, WEAPONS) == MANY_WEAPONS)
		return true;
	for (int i = 1; i < n; i++)
		for (int k = 0; k < i; k++)
			if (part(o, 0, i, 0) == part(o, 0, k, 0))
				return deny(t, SAME_SHIP, part(o, 0, i, 0));
	return true;
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

	if (!n || !apart(t, seat, o, n)
		|| !worlds_take_role(t, seat, captain ? CAPTAIN : COMMANDER))
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

/* Returns the weapon to be replaced: the one named, else the weakest. */
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
	if (written(o, 1, i, 0) && named)
		return deny(t, ADDS_OR_REPLACES, k, named);
	if (written(o, 1, i, 0))
		return add_weapon(t, seat, berth, k);
	thing old = old_weapon(t, berth, named);
	if (!old)
		return deny(t, NO_SUCH_WEAPON, named, berth);
	return exchange(t, seat, berth, old, k);
}

/* engineer {<berth> [<add>] <weapon> [for <weapon>]}+ */
int worlds_engineer(struct table *t, int seat, const struct order *o)
{
	int n = exchanges(t, o);

	if (!n || !apart(t, seat, o, n) || !worlds_take_role(t, seat, ENGINEER))
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
	thing token = find(t, IN(DOCK, seat), k);

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

void worlds_price(const struct table *t, UNUSED int seat, const struct order *o, struct cost *c)
{
	if (o->form == F_SEND)
		c->of[c->n++] = (struct price){ CREDITS, key(t, SEND_PRICE) };
}

/* ---- what may be written ---- */

/* Offers cards of the hand of one sort, strongest first. With a ship under construction: only
 * cards that its capacity has room for. */
static void offer_cards(const struct table *t, int seat, int is, int room, struct choice *c)
{
	for (thing k = KINDS + kinds(t); k > KINDS; k--)
		if (num(t, k, IS) == is && num(t, k, FIREPOWER) + num(t, k, RESISTANCE) <= room
			&& find(t, IN(HAND_OF, seat), k))
			offer(c, k, NONE, 1);
}

OFFERER_EACH(worlds_offer_ships, each_berth(at, t, seat), at, worlds_ship(t, at))
OFFERER_EACH(worlds_offer_unescorted, each_berth(at, t, seat), at,
	worlds_ship(t, at) && !worlds_part(t, at, IS_REINFORCEMENT))
OFFERER_EACH(worlds_offer_reinforcements, for each(p, t, IN(DOCK, seat)), kind(t, p), true)

/* Offers cards of the hand that could replace a card of the ship, or be added to the ship. */
static void offer_exchange(
	const struct table *t, thing berth, int seat, int is, bool add, struct choice *c)
{
	thing old = is == IS_WEAPON ? old_weapon(t, berth, NONE) : worlds_part(t, berth, is);
	int load = worlds_firepower(t, berth) + worlds_resistance(t, berth);
	int capacity = worlds_capacity(t, berth);

	if (!add && old)
		load -= num(t, old, FIREPOWER) + num(t, old, RESISTANCE);
	for (thing k = KINDS + kinds(t); k > KINDS; k--) {
		int room = is == IS_STARSHIP ? num(t, k, CAPACITY) : capacity;

		if (num(t, k, IS) == is && find(t, IN(HAND_OF, seat), k)
			&& (add || !old || kind(t, old) != k)
			&& load + num(t, k, FIREPOWER) + num(t, k, RESISTANCE) <= room)
			offer(c, k, NONE, 1);
	}
}

static thing last_berth(const struct order *o)
{
	thing berth = NONE;

	for (int i = 0; i < o->n; i++)
		if (o->part[i].hole == 0)
			berth = o->part[i].what;
	return berth;
}

OFFERER_BY(
	worlds_offer_other_starships, offer_exchange(t, last_berth(o), seat, IS_STARSHIP, false, c))
OFFERER_BY(worlds_offer_other_crews, offer_exchange(t, last_berth(o), seat, IS_CREW, false, c))

OFFERER(worlds_offer_other_weapons)
{
	bool add = o->n && o->part[o->n - 1].hole == 1;

	offer_exchange(t, last_berth(o), seat, IS_WEAPON, add, c);
}

/* Offers the word `add`. */
OFFERER_BY(worlds_offer_add, offer(c, 0, NONE, 1))
OFFERER_EACH(worlds_offer_old_weapons, for each(p, t, last_berth(o)), kind(t, p),
	num(t, p, IS) == IS_WEAPON && kind(t, p) != o->part[o->n - 1].what)

static void offer_component(
	const struct table *t, int seat, const struct order *o, int is, struct choice *c)
{
	int room = o->n ? num(t, part(o, 0, 0, 0), CAPACITY) : 0;

	for (int i = 0; i < o->n; i++)
		room -= num(t, o->part[i].what, FIREPOWER);
	if (worlds_ships(t, seat) < dial(t, seat, UNLOCKED))
		offer_cards(t, seat, is, room, c);
}

OFFERER_BY(worlds_offer_starships, offer_component(t, seat, o, IS_STARSHIP, c))
OFFERER_BY(worlds_offer_weapons, offer_component(t, seat, o, IS_WEAPON, c))
OFFERER_BY(worlds_offer_crews, offer_component(t, seat, o, IS_CREW, c))
