/* SPDX-License-Identifier: MIT
 * The set-up, a season turn by turn, and the end of the game. */
#include "games/ktech/ktech.h"
#include "kit/kit.h"

/* ---- drawing ---- */

void ktech_draw_counter(struct table *t, int seat, bool bought)
{
	thing drawn = draw(t, ALL, IN(BOWL, NOBODY), COUNTER_LOT, seat);

	if (!drawn)
		return;
	thing k = kind(t, drawn);
	move(t, drawn, 1, UNDER(IN(RESERVE, seat)));
	if (bought)
		tell(t, ALL, BOUGHT_COUNTER, seat, k, key(t, PRICE_COUNTER));
	else
		tell(t, ALL, DREW_COUNTER, seat, k);
}

/* Counts a pass: a card must be drawn and the empty deck is refilled from the discard pile. */
static void pass(struct table *t, int last)
{
	gain(t, TABLE, PASSES, 1);
	tell(t, ALL, DECK_OUT, dial(t, TABLE, PASSES));
	if (dial(t, TABLE, PASSES) < key(t, LENGTH) || dial(t, TABLE, LAST))
		return;
	set(t, TABLE, 0, LAST, last);
	tell(t, ALL, LAST_SEASON, last);
}

void ktech_draw_card(struct table *t, int seat, bool bought, int last)
{
	if (kit_reshuffle(t, IN(DECK, NOBODY), IN(DISCARD, NOBODY)))
		pass(t, last);
	thing card = first(t, IN(DECK, NOBODY));
	if (!card)
		return;
	move(t, card, 1, UNDER(IN(CARDS, seat)));
	if (bought)
		tell(t, ONLY(seat), BOUGHT_CARD, seat, key(t, PRICE_CARD), kind(t, card));
	else
		tell(t, ONLY(seat), DREW_CARD, seat, kind(t, card));
}

/* Does Supply and Draw of the coming season now, so that players know the result when they
 * write. */
static void draw_ahead(struct table *t, int seat)
{
	for (int i = 0; i < key(t, SUPPLY); i++)
		ktech_draw_counter(t, seat, false);
	for (int i = 0; i < key(t, DRAWN); i++)
		ktech_draw_card(t, seat, false, season(t) + 1);
}

/* ---- the set-up ---- */

static int seat_in_turn(const struct table *t, int i)
{
	return kit_round(t, dial(t, TABLE, FIRST), i);
}

void ktech_setup(struct table *t)
{
	shuffle(t, IN(DECK, NOBODY));
	int opens = roll(t, ALL, 1, players(t), 0, FIRST_DIE);
	set(t, TABLE, 0, FIRST, opens);
	tell(t, ALL, FIRST_SEAT, opens);
	each_in_turn(seat, t, seat_in_turn)
		for (int k = 0; k < key(t, DEAL); k++)
			ktech_draw_card(t, seat, false, 0);
	each_in_turn(seat, t, seat_in_turn)
		ktech_settle(t, seat);
	each_in_turn(seat, t, seat_in_turn)
		draw_ahead(t, seat);
}

/* ---- the end of a turn ---- */

static void keep_to_limit(
	struct table *t, int seat, thing from, int limit, int question, int fact, thing to)
{
	struct choice c = { 0 };
	int excess = kit_total(t, from) - limit, n;

	if (excess <= 0)
		return;
	kit_offer_all(t, from, &c);
	n = pick(t, seat, &c, excess, excess, question);
	for (int i = 0; i < n; i++)
		for (int k = 0; k < c.o[i].n; k++) {
			tell(t, ALL, fact, seat, kind(t, c.o[i].what));
			move(t, c.o[i].what, 1, to);
		}
}

static void end_turn(struct table *t, int seat)
{
	keep_to_limit(t, seat, IN(RESERVE, seat), key(t, RESERVE_LIMIT), DISCARD_COUNTER,
		GAVE_UP_COUNTER, IN(BOWL, NOBODY));
	keep_to_limit(t, seat, IN(CARDS, seat), key(t, HAND_LIMIT), DISCARD_CARD, GAVE_UP_CARD,
		IN(DISCARD, NOBODY));
	if (dial(t, TABLE, LAST) != season(t))
		draw_ahead(t, seat);
}

/* Whom to rob is no question with one opponent. A card lies on top of the discarded ones while it takes
 * effect. */
static bool asks_whom_to_rob(const struct table *t, int seat)
{
	thing last = first(t, IN(DISCARD, NOBODY));

	return players(t) > 2
		&& (kit_piece(t, IN(CARDS, seat), OP, STEAL)
			|| (last && num(t, last, OP) == STEAL));
}

bool ktech_asks(const struct table *t, int seat, int question)
{
	switch (question) {
	case DISCARD_CARD: return kit_total(t, IN(CARDS, seat)) > key(t, HAND_LIMIT);
	case DISCARD_COUNTER: return kit_total(t, IN(RESERVE, seat)) > key(t, RESERVE_LIMIT);
	case PLACE_ANY: return ktech_will_pay(t, seat, F_GOLD_B_ANY);
	default: return asks_whom_to_rob(t, seat);
	}
}

/* ---- a season ---- */

static void take_turn(struct table *t, int seat)
{
	turn(t, seat, 0);
	turn(t, seat, BUILD);
	next(t, seat, 1 << BUILD);
	turn(t, seat, ACTION);
	while (next(t, seat, 1 << ACTION))
		;
	turn(t, seat, BUYING);
	while (next(t, seat, 1 << BUYING))
		;
	turn(t, seat, END);
	end_turn(t, seat);
}

static void score(struct table *t)
{
	each_in_turn(s, t, seat_in_turn)
		tell(t, ALL, SCORE, s, ktech_tokens(t, s), dial(t, s, GOLD), dial(t, s, VP),
			(int)ktech_rank(t, s, 0));
}

static void name_winners(struct table *t)
{
	each_seat(s, t)
		if (kit_leads(t, s, 3, ktech_rank))
			tell(t, ALL, WON, s, (int)ktech_rank(t, s, 0));
}

void ktech_season(struct table *t)
{
	each_in_turn(seat, t, seat_in_turn)
		take_turn(t, seat);
	if (ktech_over(t)) {
		score(t);
		name_winners(t);
	}
}

bool ktech_over(const struct table *t)
{
	return dial(t, TABLE, LAST) && dial(t, TABLE, LAST) <= season(t);
}

long ktech_rank(const struct table *t, int seat, int tie)
{
	switch (tie) {
	case 0: return (long)ktech_tokens(t, seat) + dial(t, seat, GOLD) + dial(t, seat, VP);
	case 1: return ktech_tokens(t, seat);
	default: return dial(t, seat, GOLD);
	}
}

const char *ktech_audit(const struct table *t)
{
	each_space(at, t, BOARD) {
		thing c = ktech_counter(t, at);

		if (c && (after(t, c) || count(t, c) != 1))
			return "two counters stand on one space";
		if (c && !owner(t, c))
			return "a counter on the board has no token";
	}
	return kit_all_there(t);
}
