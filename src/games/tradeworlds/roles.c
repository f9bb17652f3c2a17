/* SPDX-License-Identifier: MIT
 * The Roles that work with cards: Treasurer, Saboteur, Mechanic, Smuggler, Trader; and tactics of
 * the own turn. */
#include "games/tradeworlds/tradeworlds.h"
#include "kit/kit.h"

bool worlds_take_role(struct table *t, int seat, int role)
{
	int leader = dial(t, seat, SWORN);

	if (leader && leader != seat)
		return deny(t, SWORN_ALREADY, leader);
	if (dial(t, seat, ROLE)) {
		refuse(t, ROLE_GONE, dial(t, seat, ROLE));
		return false;
	}
	set(t, seat, 0, ROLE, role);
	tell(t, ALL, ROLE_TAKEN, seat, role);
	return true;
}

bool worlds_opponent(struct table *t, int seat, int other)
{
	if (worlds_solo(t))
		refuse(t, NOT_SOLO);
	else if (other == seat)
		refuse(t, NOT_YOURSELF);
	else if (out(t, other))
		refuse(t, SEAT_IS_OUT, other);
	else
		return true;
	return false;
}

/* ---- Treasurer ---- */

static int too_many(struct table *t, int seat, int question, int most)
{
	if (question == SCRAP)
		return refuse(t, TOO_MANY_REMOVED, most);
	if (worlds_power(t, seat, BANKS))
		return refuse(t, TOO_MANY_FOR_FACTION, most, worlds_faction(t, seat));
	return refuse(t, TOO_MANY_CARDS, most);
}

/* Returns the number of cards chosen, `most` at most: those that the order names, else those
 * that the answer gives. REFUSED if the order names too many, or names cards that the seat does
 * not have. */
static int cards_for(struct table *t, int seat, const struct order *o, int question, int most,
	thing card[MOST_CARDS])
{
	struct choice c = { 0 };

	if (written(o, 0, 0, 0)) {
		int n = worlds_named(t, seat, o, 0, card);

		return n > most ? too_many(t, seat, question, most) : n;
	}
	worlds_offer_cards(t, IN(HAND_OF, seat), &c);
	int options = pick(t, seat, &c, 0, most, question);
	return worlds_chosen(t, IN(HAND_OF, seat), &c, options, card);
}

int worlds_banks(const struct table *t, int seat)
{
	int banks = worlds_power(t, seat, BANKS);

	return banks ? banks : key(t, BANKED_MOST);
}

/* Returns the credits that the faction makes of cards with that value. */
static int banked(struct table *t, int seat, int cards, int value)
{
	int bulk = worlds_power(t, seat, BULK), most = worlds_power(t, seat, BANKS_MOST);

	if (bulk > value && cards == worlds_power(t, seat, BULK_CARDS)) {
		tell(t, ALL, BULK_BANKED, seat, cards, bulk, value);
		return bulk;
	}
	if (most && value > most) {
		tell(t, ALL, BANK_LIMIT, seat, most, value);
		return most;
	}
	if (cards <= worlds_power(t, seat, FEW_CARDS)) {
		tell(t, ALL, FEW_BONUS, seat, cards, worlds_power(t, seat, FEW));
		return value + worlds_power(t, seat, FEW);
	}
	return value;
}

/* treasurer [<card>+] */
int worlds_treasurer(struct table *t, int seat, const struct order *o)
{
	thing card[MOST_CARDS];
	int value = 0;

	if (!worlds_take_role(t, seat, TREASURER))
		return REFUSED;
	int n = cards_for(t, seat, o, BANK, worlds_banks(t, seat), card);
	if (n < 0)
		return REFUSED;
	if (!n)
		return refuse(t, NOTHING_TO_DO, TREASURER);
	for (int i = 0; i < n; i++) {
		value += num(t, card[i], VALUE);
		tell(t, ALL, BANKED_CARD, seat, kind(t, card[i]));
		worlds_to_discard(t, seat, card[i]);
	}
	int credits = banked(t, seat, n, value);
	tell(t, ALL, BANKED, seat, credits, dial(t, seat, CREDITS) + credits);
	worlds_earn(t, seat, credits);
	return DONE;
}

/* ---- Mechanic ---- */

/* mechanic [<card>+] */
int worlds_mechanic(struct table *t, int seat, const struct order *o)
{
	thing card[MOST_CARDS];

	if (!worlds_take_role(t, seat, MECHANIC))
		return REFUSED;
	int n = cards_for(t, seat, o, SCRAP, key(t, SCRAPPED), card);
	if (n < 0)
		return REFUSED;
	if (!n)
		return refuse(t, NOTHING_TO_DO, MECHANIC);
	for (int i = 0; i < n; i++) {
		tell(t, ALL, REMOVED_CARD, seat, kind(t, card[i]));
		move(t, card[i], 1, IN(REMOVED, seat));
	}
	return DONE;
}

/* ---- Saboteur ---- */

static void sabotage(struct table *t, int seat, int victim, int cards)
{
	struct choice c = { 0 };
	thing card[MOST_CARDS];

	worlds_offer_cards(t, IN(HAND_OF, victim), &c);
	int options = pick(t, victim, &c, cards, cards, SABOTAGED, seat);
	int n = worlds_chosen(t, IN(HAND_OF, victim), &c, options, card);
	under(t, tell(t, ALL, SABOTAGED_SEAT, seat, victim, n))
		for (int i = 0; i < n; i++) {
			tell(t, ALL, SABOTAGED_CARD, victim, kind(t, card[i]));
			worlds_to_discard(t, victim, card[i]);
		}
}

static bool holds_cards(const struct table *t, int seat)
{
	return !out(t, seat) && first(t, IN(HAND_OF, seat));
}

/* saboteur <seat>, saboteur all */
int worlds_saboteur(struct table *t, int seat, const struct order *o)
{
	int victim = o->form == F_SABOTEUR ? part(o, 0, 0, 0) : NOBODY, victims = 0;

	if (!worlds_take_role(t, seat, SABOTEUR))
		return REFUSED;
	if (victim && !worlds_opponent(t, seat, victim))
		return REFUSED;
	if (worlds_solo(t))
		return refuse(t, NOT_SOLO);
	each_seat(s, t)
		victims += s != seat && (!victim || s == victim) && holds_cards(t, s);
	if (!victims)
		return victim ? refuse(t, NO_HAND_THERE, victim)
			      : refuse(t, NOTHING_TO_DO, SABOTEUR);
	each_after(s, t, seat, kit_round)
		if ((!victim || s == victim) && holds_cards(t, s))
			sabotage(t, seat, s, key(t, victim ? SABOTAGE_ONE : SABOTAGE_ALL));
	return DONE;
}

/* ---- Smuggler ---- */

/* Chance takes the cards. Both seats see them. */
static void look_at_hand(struct table *t, int seat, int victim)
{
	for (int i = 0; i < key(t, SMUGGLED); i++) {
		thing card = draw(
			t, ONLY(seat) | ONLY(victim), IN(HAND_OF, victim), SMUGGLED_LOT, victim);

		if (!card)
			return;
		tell(t, ONLY(seat) | ONLY(victim), SMUGGLER_SAW, seat, victim, kind(t, card));
		move(t, card, 1, IN(SATCHEL, victim));
	}
}

/* smuggler <seat> */
int worlds_smuggler(struct table *t, int seat, const struct order *o)
{
	int victim = part(o, 0, 0, 0);
	struct choice c = { 0 };

	if (!worlds_take_role(t, seat, SMUGGLER) || !worlds_opponent(t, seat, victim))
		return REFUSED;
	if (!holds_cards(t, victim))
		return refuse(t, NO_HAND_THERE, victim);
	look_at_hand(t, seat, victim);
	worlds_offer_cards(t, IN(SATCHEL, victim), &c);
	thing k = ask(t, seat, &c, SMUGGLE, victim);
	int credits = num(t, k, VALUE);
	tell(t, ALL, SMUGGLED_CARD, seat, victim, k, credits, dial(t, seat, CREDITS) + credits);
	worlds_to_discard(t, victim, find(t, IN(SATCHEL, victim), k));
	for each(p, t, IN(SATCHEL, victim))
		move(t, p, 1, IN(HAND_OF, victim));
	worlds_earn(t, seat, credits);
	return DONE;
}

/* ---- Trader, and tactics of the own turn ---- */

/* trader */
int worlds_trader(struct table *t, int seat, UNUSED const struct order *o)
{
	if (!worlds_take_role(t, seat, TRADER))
		return REFUSED;
	worlds_draw(t, seat, key(t, TRADED));
	return DONE;
}

/* play <tactic> */
int worlds_play(struct table *t, int seat, const struct order *o)
{
	thing k = part(o, 0, 0, 0), card = find(t, IN(HAND_OF, seat), k);

	if (num(t, k, PLAYED) != IN_TURN || num(t, k, OP) != OP_BANK)
		return refuse(t, NOT_NOW, k, num(t, k, PLAYED), num(t, k, OP) == OP_FIREPOWER);
	if (!card)
		return refuse(t, NOT_HELD, k);
	tell(t, ALL, TACTIC_BANKED, seat, k, num(t, k, AMOUNT),
		dial(t, seat, CREDITS) + num(t, k, AMOUNT));
	worlds_to_discard(t, seat, card);
	worlds_earn(t, seat, num(t, k, AMOUNT));
	return DONE;
}

/* ---- what may be written ---- */

/* Returns whether an Action that is not open yet may come to the Homeworld behind a lane: more ships than lie there are
 * needed, of the seat or of a coalition. */
static bool may_come_through(const struct table *t, int seat, int against)
{
	bool allied = worlds_left(t) >= key(t, ALLIES_LEAST);
	int ships = 0;

	each_seat(s, t)
		if (s == seat || (allied && s != against))
			ships += worlds_ships(t, s);
	return dial(t, TABLE, OPEN_FOR) == seat || ships > worlds_ships(t, against);
}

OFFERER(worlds_offer_opponents)
{
	if (o->form == F_CHANCELLOR && worlds_left(t) < key(t, ALLIES_LEAST))
		return;
	each_after(s, t, seat, kit_round)
		if (worlds_can_meet(t, seat, s) && s != part(o, 0, 0, 0)
			&& (o->form != F_HIT || may_come_through(t, seat, s)))
			offer(c, s, NONE, 1);
}
