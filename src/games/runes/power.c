/* SPDX-License-Identifier: MIT
 * Yellow powers: those that orders use, and those about which a question is asked. */
#include "games/runes/runes.h"
#include "kit/kit.h"

/* ---- in their moment ---- */

/* Whether a failed die of training or a quest is rolled again. */
bool runes_scholar(struct table *t, int seat)
{
	thing card = runes_power_of(t, seat, OP_SCHOLAR);

	if (!card || !yes(t, seat, SCHOLAR))
		return false;
	runes_use_power(t, seat, card);
	return true;
}

/* Returns the dice that Eagle eye adds to an explorer roll. A seat without dice of its own needs
 * them. */
int runes_eagle_eye(struct table *t, int seat)
{
	thing card = runes_power_of(t, seat, OP_EYE);
	int dice = card ? num(t, card, AMOUNT) : 0;

	if (!card || (dial(t, seat, EXPLORER) && !yes(t, seat, EAGLE_EYE, dial(t, seat, EXPLORER))))
		return 0;
	runes_use_power(t, seat, card);
	return dice;
}

/* ---- by order ---- */

static int add_action(struct table *t, int seat, thing k)
{
	if (dial(t, seat, BREATH))
		return refuse(t, ONCE_A_TURN, k);
	set(t, seat, 0, BREATH, 1);
	gain(t, seat, ACTIONS, num(t, k, AMOUNT));
	return DONE;
}

static int mend(struct table *t, int seat)
{
	thing soldier = runes_fainted(t, seat);

	if (!soldier)
		return refuse(t, NOBODY_FAINTED);
	runes_rise(t, seat, soldier);
	return DONE;
}

static void coins(struct table *t, int seat, thing k)
{
	int dice[MOST_DICE], n = num(t, k, AMOUNT);

	roll(t, ALL, n, SIDES, dice, COIN_DIE, seat);
	tell(t, ALL, COINS, seat, runes_gold_of(t, n, dice));
	runes_earn(t, seat, runes_gold_of(t, n, dice));
}

static int through_gate(struct table *t, int seat, thing city)
{
	if (city == dial(t, seat, AT))
		return refuse(t, ALREADY_THERE, city);
	if (!dial(t, seat, MOVES))
		return refuse(t, NO_MOVE);
	gain(t, seat, MOVES, -1);
	return DONE;
}

bool runes_by_order(const struct table *t, thing power)
{
	static const unsigned ops = 1u << OP_MOVES | 1u << OP_ACTIONS | 1u << OP_MENDING
		| 1u << OP_COINS | 1u << OP_GATE;

	return ops >> num(t, power, OP) & 1;
}

/* use <yellow-power> [<city>] */
int runes_use(struct table *t, int seat, const struct order *o)
{
	thing k = part(o, 0, 0, 0), city = part(o, 1, 0, 0), card = runes_power(t, seat, k);
	int op = num(t, k, OP), result = DONE;

	if (!card)
		return refuse(t, NO_POWER, k);
	if ((op == OP_GATE) != (city != NONE))
		return refuse(t, op == OP_GATE ? CITY_MISSING : NO_CITY_WANTED, k);
	if (!runes_by_order(t, k))
		return refuse(t, NOT_BY_ORDER, k);
	switch (op) {
	case OP_MOVES: gain(t, seat, MOVES, num(t, k, AMOUNT)); break;
	case OP_ACTIONS: result = add_action(t, seat, k); break;
	case OP_MENDING: result = mend(t, seat); break;
	case OP_COINS: break;
	case OP_GATE: result = through_gate(t, seat, city); break;
	default: break;
	}
	if (result != DONE)
		return result;
	runes_use_power(t, seat, card);
	if (op == OP_COINS)
		coins(t, seat, k);
	if (op == OP_GATE) {
		runes_place(t, seat, city);
		tell(t, ALL, THROUGH_GATE, seat, city);
		runes_arrive(t, seat);
	}
	return DONE;
}
