/* SPDX-License-Identifier: MIT
 * Morale cards: those that a seat plays in its own turn, and how every morale card leaves the
 * hand. */
#include "games/tradewarz/tradewarz.h"
#include "kit/kit.h"

/* ---- the hand ---- */

thing warz_card(const struct table *t, int seat, int op)
{
	for each(p, t, IN(HAND_OF, seat))
		if (num(t, p, OP) == op)
			return p;
	return NONE;
}

void warz_offer_cards(const struct table *t, int seat, int played_in, int op, struct choice *c)
{
	for each(p, t, IN(HAND_OF, seat)) {
		int i = 0, of = num(t, p, OP);
		bool apart = of == OP_CANCEL || of == OP_ROAD;

		if (num(t, p, PLAYED_IN) != played_in || (op == OP_NONE ? apart : of != op))
			continue;
		while (i < c->n && c->o[i].what != kind(t, p))
			i++;
		if (i < c->n)
			c->o[i].most++;
		else
			offer(c, kind(t, p), NONE, 1);
	}
}

void warz_discard(struct table *t, thing card)
{
	move(t, card, 1, UNDER(IN(MORALE_DECK, NOBODY)));
}

/* Says when the card can be played. */
static void refuse_use(struct table *t, thing card)
{
	if (num(t, card, OP) == OP_CANCEL)
		refuse(t, CANCEL_BY_POLICY, card);
	else
		refuse(t, NOT_NOW, card, num(t, card, PLAYED_IN));
}

/* Returns a card of the hand that is for the seat's own turn. Refuses and returns NONE if the
 * card is another. */
static thing turn_card(struct table *t, int seat, thing card)
{
	thing held = find(t, IN(HAND_OF, seat), card);

	if (num(t, card, PLAYED_IN) != IN_TURN) {
		refuse_use(t, card);
		return NONE;
	}
	if (!held) {
		refuse(t, NOT_HELD, card);
		return NONE;
	}
	return held;
}

/* ---- what it brings ---- */

static int goods_of(const struct table *t, thing card)
{
	int n = 0;

	for (int good = 0; good < GOODS; good++)
		n += num(t, card, MAKES_LUMBER + good);
	return n;
}

static void gain_goods(struct table *t, int seat, thing card)
{
	for (int good = 0; good < GOODS; good++) {
		int n = num(t, card, MAKES_LUMBER + good);

		if (!n)
			continue;
		gain(t, seat, LUMBER + good, n);
		tell(t, ALL, GAINED, seat, n, good);
	}
}

/* Returns the number of soldiers that the card would bring to the gate. */
static int drafted_by(const struct table *t, int seat, thing card)
{
	int n = num(t, card, DRAFT), room = warz_room(t, seat, warz_home(t, seat));
	int reserve = kit_total(t, IN(RESERVE, seat));

	n = n < room ? n : room;
	n = n < reserve ? n : reserve;
	return n > 0 ? n : 0;
}

/* ---- the orders ---- */

/* play <morale> */
int warz_play_card(struct table *t, int seat, const struct order *o)
{
	thing card = part(o, 0, 0, 0), held = turn_card(t, seat, card);
	int soldiers = drafted_by(t, seat, card);

	if (!held)
		return REFUSED;
	if (num(t, card, OP) == OP_SWAP)
		return refuse(t, SWAP_NEEDED, card);
	if (num(t, card, DRAFT) && warz_occupier(t, seat))
		return refuse(t, CITY_OCCUPIED, warz_occupier(t, seat));
	if (!soldiers && !goods_of(t, card))
		return refuse(t, NOTHING_GAINED, card);
	under(t, tell(t, ALL, CARD_PLAYED, seat, card)) {
		warz_discard(t, held);
		gain_goods(t, seat, card);
		if (soldiers)
			warz_draft(t, seat, soldiers);
	}
	return DONE;
}

/* attack with <morale>+, defend with <morale>+: laid before a battle asks for cards. A list may
 * name cards that the seat does not have, as long as the seat has one of them. */
int warz_play_laid(struct table *t, int seat, const struct order *o)
{
	int held = 0, fit = 0;

	for (thing card, i = 0; (card = part(o, 0, 0, i)); i++) {
		bool laid = num(t, card, PLAYED_IN) == IN_BATTLE && num(t, card, OP) != OP_CANCEL;

		if (!laid)
			refuse_use(t, card);
		fit += laid;
		held += laid && find(t, IN(HAND_OF, seat), card);
	}
	for (thing card, i = 0; fit && !held && (card = part(o, 0, 0, i)); i++)
		refuse(t, NOT_HELD, card);
	return held ? DONE : REFUSED;
}

/* play <morale> <int> <good> for <good> */
int warz_play_swap(struct table *t, int seat, const struct order *o)
{
	thing card = part(o, 0, 0, 0), held = turn_card(t, seat, card);
	int n = part(o, 1, 0, 0), gave = part(o, 2, 0, 0), got = part(o, 3, 0, 0);
	warz_goods cost = { 0 };

	if (!held)
		return REFUSED;
	if (n > num(t, card, NUMBER_OF) || num(t, card, OP) != OP_SWAP)
		return refuse(t, SWAP_TOO_MUCH, card, num(t, card, NUMBER_OF));
	if (n < 1 || gave == got)
		return refuse(t, NOTHING_GAINED, card);
	under(t, tell(t, ALL, CARD_PLAYED, seat, card)) {
		warz_discard(t, held);
		cost[gave] = n;
		if (!warz_pay(t, seat, cost))
			return REFUSED;
		gain(t, seat, LUMBER + got, n);
		tell(t, ALL, EXCHANGED, seat, n, gave, got);
	}
	return DONE;
}

/* ---- what may be written ---- */

OFFERER_EACH(warz_offer_playable, for each(p, t, IN(HAND_OF, seat)), kind(t, p),
	num(t, p, PLAYED_IN) == IN_TURN && (num(t, p, OP) == OP_SWAP) == (o->form == F_SWAP))
/* Only a march attacks. */
OFFERER_IF(warz_offer_laid, o->form == F_DEFEND || warz_tokens(t, seat, MARCHES),
	warz_offer_cards(t, seat, IN_BATTLE, OP_NONE, c))
OFFERER_BY(warz_offer_swapped, kit_offer_numbers(c, num(t, part(o, 0, 0, 0), NUMBER_OF)))
OFFERER_EACH(warz_offer_given, for (int good = 0; good < GOODS; good++), good,
	dial(t, seat, LUMBER + good) >= part(o, 1, 0, 0))

/* Offers the goods other than the one given. */
OFFERER_EACH(
	warz_offer_others, for (int good = 0; good < GOODS; good++), good, good != part(o, 2, 0, 0))
