/* SPDX-License-Identifier: MIT
 * Runes: their slots, what each rune brings, and the end of the match. Also power cards. */
#include "games/runes/runes.h"
#include "kit/kit.h"

/* ---- counting ---- */

int runes_held(const struct table *t, int seat)
{
	return kit_total(t, IN(RUNES_OF, seat));
}

static thing slot_kind(const struct table *t, int slot)
{
	return kit_kind(t, FOR, slot, 0);
}

bool runes_has(const struct table *t, int seat, int slot)
{
	return kit_count(t, IN(RUNES_OF, seat), slot_kind(t, slot)) > 0;
}

/* Returns the runes of a seat and its team-mate. */
int runes_side(const struct table *t, int seat)
{
	int mate = runes_mate(t, seat);

	return runes_held(t, seat) + (mate ? runes_held(t, mate) : 0);
}

static bool has_legend(const struct table *t, int seat)
{
	int mate = runes_mate(t, seat);

	return runes_has(t, seat, LEGEND_RUNE) || (mate && runes_has(t, mate, LEGEND_RUNE));
}

int runes_needed(const struct table *t)
{
	return key(t, TEAMS) ? key(t, TEAM_RUNES) : key(t, RUNES_TO_WIN);
}

static void check_win(struct table *t, int seat)
{
	if (runes_side(t, seat) < runes_needed(t) || (key(t, NEED_LEGEND) && !has_legend(t, seat)))
		return;
	set(t, TABLE, 0, ENDED, 1);
	set(t, TABLE, 0, WINNER, seat);
	tell(t, ALL, WON, seat, runes_mate(t, seat), runes_side(t, seat));
}

/* ---- power cards ---- */

int runes_power_slots(const struct table *t, int seat)
{
	int runes = runes_held(t, seat);

	return (runes >= 1) + (runes >= key(t, SLOT_2_AT)) + (runes >= key(t, SLOT_3_AT));
}

thing runes_power(const struct table *t, int seat, thing k)
{
	return find(t, IN(POWERS_OF, seat), k);
}

/* Returns a power card of the seat with that operation; NONE if there is none. */
thing runes_power_of(const struct table *t, int seat, int op)
{
	return kit_piece(t, IN(POWERS_OF, seat), OP, op);
}

static void to_pile(struct table *t, thing card)
{
	set(t, card, 0, USES, 0);
	move(t, card, 1, IN(POWER_PILE, NOBODY));
}

/* Uses a card once. The last use spends it. */
void runes_use_power(struct table *t, int seat, thing card)
{
	int left = dial(t, card, USES) - 1;

	set(t, card, 0, USES, left);
	if (num(t, card, FIGHTS))
		tell(t, ALL, POWER_LAID, seat, kind(t, card));
	else
		tell(t, ALL, POWER_USED, seat, kind(t, card), left);
	if (!left)
		to_pile(t, card);
}

/* Offers the cards of a place that the seat may keep: it never has two of one name. */
static void offer_new(const struct table *t, int seat, thing from, struct choice *c)
{
	for each(p, t, from)
		if (!runes_power(t, seat, kind(t, p)))
			offer(c, p, NONE, 1);
}

static bool pile_has_new(const struct table *t, int seat)
{
	struct choice c = { 0 };

	offer_new(t, seat, IN(POWER_PILE, NOBODY), &c);
	return c.n > 0;
}

static void draw_powers(struct table *t, int seat)
{
	for (int i = 0; i < key(t, POWER_DRAWN); i++) {
		if (kit_reshuffle(t, IN(POWERS, NOBODY), IN(POWER_PILE, NOBODY)))
			tell(t, ALL, POWERS_SHUFFLED);
		thing card = first(t, IN(POWERS, NOBODY));
		if (!card)
			return;
		card = move(t, card, 1, UNDER(IN(DRAWN, seat)));
		tell(t, ONLY(seat), POWER_DRAWN_CARD, seat, kind(t, card));
	}
}

/* With all slots taken the seat gives up a card for the new one, or returns false and does not
 * keep the new one. */
static bool make_room(struct table *t, int seat, thing card)
{
	struct choice c = { 0 };

	if (kit_total(t, IN(POWERS_OF, seat)) < runes_power_slots(t, seat))
		return true;
	for each(p, t, IN(POWERS_OF, seat))
		offer(&c, p, NONE, 1);
	if (!c.n || !pick(t, seat, &c, 0, 1, GIVE_UP, kind(t, card)))
		return false;
	tell(t, ALL, POWER_GIVEN_UP, seat, kind(t, c.o[0].what));
	to_pile(t, c.o[0].what);
	return true;
}

static void keep_one(struct table *t, int seat, thing from)
{
	struct choice c = { 0 };
	thing card;

	offer_new(t, seat, from, &c);
	if (!c.n) {
		tell(t, ALL, POWER_NOT_KEPT, seat);
		return;
	}
	if (!pick(t, seat, &c, 0, 1, POWER_CARD) || !make_room(t, seat, c.o[0].what)) {
		tell(t, ALL, POWER_LEFT, seat);
		return;
	}
	card = c.o[0].what;
	card = move(t, card, 1, IN(POWERS_OF, seat));
	set(t, card, 0, USES, num(t, card, USED_FOR));
	tell(t, ALL, POWER_KEPT, seat, kind(t, card));
}

static void reject_rest(struct table *t, int seat)
{
	for each(p, t, IN(DRAWN, seat)) {
		tell(t, ALL, POWER_REJECTED, seat, kind(t, p));
		to_pile(t, p);
	}
}

void runes_take_open_power(struct table *t, int seat)
{
	if (pile_has_new(t, seat) && runes_power_slots(t, seat))
		keep_one(t, seat, IN(POWER_PILE, NOBODY));
	else
		tell(t, ALL, POWER_NOT_KEPT, seat);
}

static void take_power(struct table *t, int seat)
{
	bool pile = pile_has_new(t, seat),
	     deck = first(t, IN(POWERS, NOBODY)) || first(t, IN(POWER_PILE, NOBODY));

	if (!pile && !deck) {
		tell(t, ALL, POWER_NOT_KEPT, seat);
		return;
	}
	if (word(t, seat, (deck ? 1 << FROM_DECK : 0) | (pile ? 1 << FROM_PILE : 0), POWER_FROM)
		== FROM_PILE) {
		keep_one(t, seat, IN(POWER_PILE, NOBODY));
		return;
	}
	draw_powers(t, seat);
	keep_one(t, seat, IN(DRAWN, seat));
	reject_rest(t, seat);
}

/* ---- a rune ---- */

/* Gives a rune with all that belongs to it: gem, win, stage, slot and point, power card. Does
 * nothing if the seat has the rune. */
void runes_gain(struct table *t, int seat, int slot)
{
	thing gem = find(t, IN(GEMS, NOBODY), slot_kind(t, slot));

	if (dial(t, TABLE, ENDED) || runes_has(t, seat, slot) || !gem)
		return;
	move(t, gem, 1, IN(RUNES_OF, seat));
	int runes = runes_held(t, seat);
	under(t, tell(t, ALL, RUNE_GAINED, seat, slot_kind(t, slot), runes)) {
		check_win(t, seat);
		if (!dial(t, TABLE, ENDED)) {
			runes_raise_stage(t, runes);
			if (runes == 1 || runes == key(t, SLOT_2_AT)
				|| runes == key(t, SLOT_3_AT)) {
				tell(t, ALL, SLOT_OPENED, seat, runes_power_slots(t, seat));
				runes_raise(t, seat);
			}
			take_power(t, seat);
		}
	}
}

/* Gives the first of some runes that the seat does not have yet, if any. */
void runes_gain_next(struct table *t, int seat, int slot, int last)
{
	while (slot <= last && runes_has(t, seat, slot))
		slot++;
	if (slot <= last)
		runes_gain(t, seat, slot);
}
