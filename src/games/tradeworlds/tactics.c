/* SPDX-License-Identifier: MIT
 * Tactic cards in an engagement and at a Homeworld. */
#include "games/tradeworlds/fight.h"
#include "kit/kit.h"

#include <limits.h>

thing tactic_held(const struct table *t, int seat, int op)
{
	for each(p, t, IN(HAND_OF, seat))
		if (num(t, p, IS) == IS_TACTIC && num(t, p, OP) == op)
			return p;
	return NONE;
}

/* ---- playing and cancelling ---- */

/* False if a seat of the other side cancels the tactic and nobody cancels that. */
static bool stands(struct table *t, struct fight *f, int i, int seat, thing tactic)
{
	int other;

	for (int k = 0; (other = fight_seat(t, &f->side[!i], k)); k++) {
		thing counter = tactic_held(t, other, OP_COUNTER);
		int about[ABOUT];

		if (!counter)
			continue;
		fight_about(t, f, !i, other, about);
		if (!yes(t, other, COUNTER, tactic, FIGHT_ARGS(about)))
			continue;
		if (!tactic_play(t, f, !i, other, counter, NONE))
			continue;
		tell(t, ALL, TACTIC_CANCELLED, other, seat, tactic);
		return false;
	}
	return true;
}

bool tactic_play(struct table *t, struct fight *f, int i, int seat, thing card, thing berth)
{
	thing tactic = kind(t, card);

	tell(t, ALL, TACTIC_PLAYED, seat, tactic, berth);
	worlds_to_discard(t, seat, card);
	return stands(t, f, i, seat, tactic);
}

bool tactic_veil(struct table *t, struct fight *f)
{
	struct side *def = &f->side[DEFENDER];
	thing card = def->seat ? tactic_held(t, def->seat, OP_VEIL) : NONE;
	int about[ABOUT];

	if (!card || def->n != 1 || !def->ship[0])
		return false;
	fight_about(t, f, DEFENDER, def->seat, about);
	if (!yes(t, def->seat, VEIL, FIGHT_ARGS(about)))
		return false;
	if (!tactic_play(t, f, DEFENDER, def->seat, card, def->ship[0]))
		return false;
	tell(t, ALL, VEILED, def->seat, def->ship[0]);
	return true;
}

/* ---- what a seat may play in its slot ---- */

static bool of_a_ship(const struct table *t, thing tactic)
{
	return num(t, tactic, OP) == OP_FIREPOWER || num(t, tactic, OP) == OP_RESISTANCE;
}

/* Offers the seat's ships there: first the ship that the tactic helps, then the strongest; of
 * equal ships the older first. */
static void offer_ships(const struct table *t, const struct fight *f, int i, int seat, thing tactic,
	struct choice *c)
{
	const struct side *s = &f->side[i];
	int from = c->n, rank[MOST_SHIPS], helped = fight_helps(t, f, i, seat, tactic);

	for (int k = 0; k < s->n; k++) {
		if (!fight_owns(t, s, k, seat))
			continue;
		rank[c->n - from] = k == helped ? INT_MIN : -(s->firepower[k] + s->resistance[k]);
		offer(c, tactic, s->ship[k], 1);
	}
	struct choice part = { .n = c->n - from };
	for (int k = 0; k < part.n; k++)
		part.o[k] = c->o[from + k];
	kit_sort(&part, rank);
	for (int k = 0; k < part.n; k++)
		c->o[from + k] = part.o[k];
}

/* home: offers only what counts against a Homeworld. */
static void offer_tactics(
	const struct table *t, const struct fight *f, int i, int seat, bool home, struct choice *c)
{
	each_kind(k, t) {
		bool fits = num(t, k, IS) == IS_TACTIC && fight_in_window(t, k, i)
			&& (!home || num(t, k, OP) == OP_FIREPOWER);

		if (!fits || !find(t, IN(HAND_OF, seat), k))
			continue;
		if (of_a_ship(t, k))
			offer_ships(t, f, i, seat, k, c);
		else
			offer(c, k, NONE, 1);
	}
}

static int ship_at(const struct side *s, thing berth)
{
	for (int k = 0; k < s->n; k++)
		if (s->ship[k] == berth)
			return k;
	return 0;
}

/* ---- a slot ---- */

static void apply(struct table *t, struct fight *f, int i, thing tactic, int ship)
{
	if (fight_modify(t, f, i, tactic, ship))
		return;
	if (num(t, tactic, OP) == OP_REROLL)
		fight_roll(t, f, i, ROLLED_AGAIN);
	if (num(t, tactic, OP) == OP_JAM)
		fight_roll(t, f, !i, ROLLED_AGAIN);
}

static void play_one(struct table *t, struct fight *f, int i, int seat, struct play play)
{
	thing card = find(t, IN(HAND_OF, seat), play.tactic);
	thing berth = of_a_ship(t, play.tactic) ? f->side[i].ship[play.ship] : NONE;

	f->side[i].played++;
	if (tactic_play(t, f, i, seat, card, berth))
		apply(t, f, i, play.tactic, play.ship);
}

/* Returns whether the seat played a tactic. */
static bool asks_seat(struct table *t, struct fight *f, int i, int seat, bool home)
{
	struct choice c = { 0 };
	int about[ABOUT];

	offer_tactics(t, f, i, seat, home, &c);
	if (!c.n)
		return false;
	if (!home)
		offer(&c, kit_kind(t, IS, IS_AUTO, 0), NONE, 1);
	fight_about(t, f, i, seat, about);
	if (!pick(t, seat, &c, 0, 1, TACTIC, FIGHT_ARGS(about)))
		return false;
	struct play play = { c.o[0].what, ship_at(&f->side[i], c.o[0].to) };
	if (num(t, play.tactic, IS) == IS_AUTO)
		play = fight_reckon(t, f, i, seat);
	if (!play.tactic) {
		tell(t, ONLY(seat), AUTO_PASSED, seat);
		return false;
	}
	play_one(t, f, i, seat, play);
	return true;
}

/* The tactics that an order of attack names are played first, without a question. */
static bool plays_named(struct table *t, struct fight *f)
{
	struct side *att = &f->side[ATTACKER];

	if (!f->named)
		return false;
	thing tactic = f->name[--f->named];
	if (!find(t, IN(HAND_OF, att->seat), tactic))
		return false;
	struct choice c = { 0 };
	offer_ships(t, f, ATTACKER, att->seat, tactic, &c);
	play_one(t, f, ATTACKER, att->seat,
		(struct play){ tactic, c.n ? ship_at(att, c.o[0].to) : 0 });
	return true;
}

static bool slot(struct table *t, struct fight *f, int i, bool home)
{
	int seat;

	if (f->side[i].played >= key(t, TACTIC_LIMIT))
		return false;
	if (i == ATTACKER && plays_named(t, f))
		return true;
	for (int k = 0; (seat = fight_seat(t, &f->side[i], k)); k++)
		if (asks_seat(t, f, i, seat, home))
			return true;
	return false;
}

void tactic_rounds(struct table *t, struct fight *f)
{
	for (int round = 0; round < key(t, TACTIC_ROUNDS); round++) {
		int played = 0;

		for (int i = 0; i < 2; i++)
			played += slot(t, f, i, false);
		if (!played)
			return;
	}
}

/* ---- at a Homeworld ---- */

/* The screen takes its share from all damage of this turn. */
static bool screens(struct table *t, struct fight *f)
{
	struct side *def = &f->side[DEFENDER];
	thing card = tactic_held(t, def->seat, OP_SCREEN);
	int about[ABOUT];

	if (!card || def->played >= key(t, TACTIC_LIMIT))
		return false;
	fight_about(t, f, DEFENDER, def->seat, about);
	if (!yes(t, def->seat, SCREEN, FIGHT_ARGS(about)))
		return false;
	int takes = num(t, card, AMOUNT);
	def->played++;
	if (tactic_play(t, f, DEFENDER, def->seat, card, NONE))
		gain(t, TABLE, SCREENED, takes);
	return true;
}

void tactic_rounds_at_home(struct table *t, struct fight *f)
{
	for (int round = 0; round < key(t, TACTIC_ROUNDS); round++) {
		int played = slot(t, f, ATTACKER, true);

		f->incoming = fight_firepower(&f->side[ATTACKER]);
		played += screens(t, f);
		if (!played)
			return;
	}
}
