/* SPDX-License-Identifier: MIT
 * The action phase: 39 kinds of cards over five operations. */
#include "games/ktech/ktech.h"
#include "kit/kit.h"

/* ---- make ---- */

static int make_goods(struct table *t, int seat, thing card)
{
	int n = ktech_made(t, seat, card), goods = num(t, card, GOODS);

	gain(t, seat, goods == OF_VP ? VP : GOLD, n);
	tell(t, ALL, MADE, seat, n, goods);
	return DONE;
}

/* ---- steal ---- */

/* Offers the richest victim first. Equally rich victims follow in turn order after the thief. */
static void offer_victims(
	const struct table *t, int seat, unsigned who, const int *has, struct choice *c)
{
	int victim;

	for (; (victim = ktech_richest(t, seat, who, has)); who &= ~(1u << victim))
		offer(c, victim, NONE, 1);
}

/* Returns the seat that one counter robs; NOBODY when the order's list is used up or no victim
 * has anything. */
static int victim_of(struct table *t, int seat, const struct order *o, thing counter)
{
	thing card = part(o, 0, 0, 0), at = place(t, counter);
	unsigned who = ktech_victims(t, seat, card, counter);
	int has[MAXSEATS + 1];
	struct choice c = { 0 };

	ktech_stashes(t, card, has);
	offer_victims(t, seat, who, has, &c);
	if (o->form == F_FROM) {
		for (thing v, i = 0; (v = part(o, 1, 0, i)); i++)
			if (who >> v & 1 && has[v])
				return v;
		if (!written(o, 2, 0, 0))
			return NOBODY;
	}
	return c.n ? ask(t, seat, &c, STEAL_FROM, card, at) : NOBODY;
}

static int steal(struct table *t, int seat, const struct order *o)
{
	thing card = part(o, 0, 0, 0);
	int goods = num(t, card, GOODS), stash = goods == OF_VP ? VP : GOLD, all = 0;

	each_space(at, t, BOARD) {
		thing thief = ktech_counter(t, at);

		if (!thief || !ktech_works(t, seat, card, thief))
			continue;
		int victim = victim_of(t, seat, o, thief);
		if (!victim)
			continue;
		int n = -gain(t, victim, stash, -num(t, card, AMOUNT));
		gain(t, seat, stash, n);
		tell(t, ALL, STOLE, seat, victim, n, goods, at, kind(t, thief));
		all += n;
	}
	if (!all)
		tell(t, ALL, STOLE_NOTHING, seat, goods);
	return DONE;
}

/* ---- destroy and control ---- */

static int strike(struct table *t, int seat, const struct order *o)
{
	thing card = part(o, 0, 0, 0);

	for (thing at, i = 0; (at = part(o, 1, 0, i)); i++) {
		thing c = ktech_counter(t, at);

		if (!ktech_target(t, seat, card, at)) {
			refuse(t, NOT_A_TARGET, at, card);
			continue;
		}
		tell(t, ALL, num(t, card, OP) == CONTROL ? CONTROLLED : DESTROYED, seat,
			owner(t, c), kind(t, c), at);
		if (num(t, card, OP) == CONTROL) {
			own(t, c, 1, seat);
		} else {
			c = own(t, c, 1, NOBODY);
			move(t, c, 1, IN(BOWL, NOBODY));
		}
		return DONE;
	}
	return refuse(t, NO_TARGET, card);
}

/* ---- move ---- */

/* Returns the fact that forbids a step, 0 if nothing does. */
static int no_step(const struct table *t, int seat, thing card, thing from, thing to)
{
	thing unit = ktech_counter(t, from);

	if (!unit || owner(t, unit) != seat)
		return NOT_YOURS;
	if (!ktech_is(t, unit, num(t, card, BY)))
		return NOT_MOVED_BY;
	if (!kit_link(t, from, to, NEXT_TO))
		return NOT_ADJACENT;
	if (!(num(t, to, TERRAIN) & num(t, unit, ON)))
		return WRONG_TERRAIN;
	if (ktech_counter(t, to))
		return OCCUPIED;
	return ktech_beside(t, seat, to, 0, unit) ? 0 : NO_CONTACT;
}

static void refuse_step(struct table *t, int no, thing card, thing from, thing to)
{
	switch (no) {
	case NOT_YOURS: refuse(t, NOT_YOURS, from); break;
	case NOT_MOVED_BY: refuse(t, NOT_MOVED_BY, kind(t, ktech_counter(t, from)), card); break;
	case NOT_ADJACENT: refuse(t, NOT_ADJACENT, from, to); break;
	case WRONG_TERRAIN: refuse(t, WRONG_TERRAIN, kind(t, ktech_counter(t, from)), to); break;
	case MOVED_ALREADY: refuse(t, MOVED_ALREADY, from); break;
	default: refuse(t, no, to);
	}
}

/* Tells the steps from the i-th on, for which the card has no moves left. */
static void tell_rest(struct table *t, const struct order *o, int i)
{
	int rest = 0;

	while (part(o, 1, i + rest, 0))
		rest++;
	if (rest)
		refuse(t, ENOUGH_MOVED, part(o, 0, 0, 0), rest);
}

static int take_steps(struct table *t, int seat, const struct order *o)
{
	thing card = part(o, 0, 0, 0), from;
	thing arrived[sizeof o->part / sizeof *o->part]; /* an order has no more steps than parts */
	int most = num(t, card, UP_TO), done = 0, i = 0;

	for (; (!most || done < most) && (from = part(o, 1, i, 0)); i++) {
		thing to = part(o, 2, i, 0);
		int no = no_step(t, seat, card, from, to);

		for (int k = 0; k < done && !no; k++)
			no = arrived[k] == from ? MOVED_ALREADY : 0;
		if (no) {
			refuse_step(t, no, card, from, to);
			continue;
		}
		thing k = kind(t, ktech_counter(t, from));
		move(t, ktech_counter(t, from), 1, to);
		tell(t, ALL, MOVED, seat, k, from, to);
		arrived[done++] = to;
	}
	if (!done)
		return refuse(t, NO_STEP, card);
	tell_rest(t, o, i);
	return DONE;
}

/* ---- a card ---- */

/* Returns the fact that refuses the form for this card, 0 if the form fits: each form of `play`
 * belongs to some operations only. */
static int wrong_way(const struct table *t, int form, thing card)
{
	int op = num(t, card, OP);

	switch (form) {
	case F_PLAY:
		if (op == DESTROY || op == CONTROL)
			return NEEDS_TARGET;
		return op == MOVE ? NEEDS_STEPS : 0;
	case F_TARGET:
		if (op == MOVE)
			return NEEDS_STEPS;
		return op == DESTROY || op == CONTROL ? 0 : NO_TARGETS;
	case F_STEPS:
		if (op == DESTROY || op == CONTROL)
			return NEEDS_TARGET;
		return op == MOVE ? 0 : NO_TARGETS;
	case F_FROM: return op == STEAL ? 0 : NO_VICTIMS;
	}
	return 0;
}

static int take_effect(struct table *t, int seat, const struct order *o)
{
	thing card = part(o, 0, 0, 0);

	if (o->form == F_NOTHING)
		return DONE;
	switch (num(t, card, OP)) {
	case MAKE: return make_goods(t, seat, card);
	case STEAL: return steal(t, seat, o);
	case MOVE: return take_steps(t, seat, o);
	default: return strike(t, seat, o);
	}
}

int ktech_play_card(struct table *t, int seat, const struct order *o)
{
	thing card = part(o, 0, 0, 0), held = find(t, IN(CARDS, seat), card);
	int no = wrong_way(t, o->form, card), result = REFUSED;

	if (!held)
		return refuse(t, NOT_HELD, card);
	if (no)
		return refuse(t, no, card);
	move(t, held, 1, IN(DISCARD, NOBODY));
	under(t, tell(t, ALL, o->form == F_NOTHING ? FOR_NOTHING : PLAYED, seat, card))
		result = take_effect(t, seat, o);
	return result;
}

/* ---- what may be written ---- */

OFFERER(ktech_offer_movers)
{
	thing card = part(o, 0, 0, 0);

	each_space(at, t, BOARD) {
		const struct link *l;
		int n = links(t, at, NEXT_TO, &l), k = 0;

		while (k < n && no_step(t, seat, card, at, l[k].to))
			k++;
		if (k < n && c->n < KTECH_OFFERS)
			offer(c, at, NONE, 1);
	}
}

OFFERER(ktech_offer_steps)
{
	thing card = part(o, 0, 0, 0), from = o->part[o->n - 1].what;

	each_link(l, t, from, NEXT_TO)
		if (!no_step(t, seat, card, from, l->to))
			offer(c, l->to, NONE, 1);
}

OFFERER_EACH(ktech_offer_cards, for each(p, t, IN(CARDS, seat)), kind(t, p),
	!wrong_way(t, o->form, kind(t, p)))
OFFERER_EACH(ktech_offer_targets, each_space(at, t, BOARD), at,
	ktech_target(t, seat, part(o, 0, 0, 0), at) && c->n < KTECH_OFFERS)
OFFERER_EACH(ktech_offer_others, each_seat(s, t), s, s != seat)

/* Offers the word `any`. */
OFFERER_BY(ktech_offer_any, offer(c, 0, NONE, 1))
