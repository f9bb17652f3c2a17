/* SPDX-License-Identifier: MIT
 * Training: from level 1 to level 2. */
#include "games/runes/runes.h"
#include "kit/kit.h"

/* NONE is the hero. */
static int level_of(const struct table *t, int seat, thing soldier)
{
	return soldier ? dial(t, soldier, LEVEL) : dial(t, seat, HERO_LEVEL);
}

static int ep_of(const struct table *t, int seat, thing soldier)
{
	return soldier ? dial(t, soldier, EP) : dial(t, seat, HERO_EP);
}

static bool trained_now(const struct table *t, int seat, thing soldier)
{
	return soldier ? dial(t, soldier, TRAINED) : dial(t, seat, HERO_TRAINED);
}

static void note_trained(struct table *t, int seat, thing soldier)
{
	if (soldier)
		set(t, soldier, 0, TRAINED, 1);
	else
		set(t, seat, 0, HERO_TRAINED, 1);
}

/* Returns the fact that forbids training, 0 if nothing does. */
static int unfit(const struct table *t, int seat, thing soldier)
{
	if (level_of(t, seat, soldier) > 1)
		return LEVEL_2_ALREADY;
	if (ep_of(t, seat, soldier) < key(t, TRAIN_EP))
		return TOO_LITTLE_EP;
	return trained_now(t, seat, soldier) ? TRAINED_ALREADY : 0;
}

bool runes_trainable(const struct table *t, int seat, thing soldier)
{
	return !unfit(t, seat, soldier);
}

/* Pays the price. Refuses and returns false if this fighter may not be trained now. */
static bool may_train(struct table *t, int seat, thing who, int price)
{
	thing soldier = runes_named(t, seat, who);
	int why = unfit(t, seat, soldier);

	if (num(t, who, IN_SLOT) && !soldier)
		refuse(t, NO_SUCH_SOLDIER, who);
	else if (why == TOO_LITTLE_EP)
		refuse(t, TOO_LITTLE_EP, who, ep_of(t, seat, soldier), key(t, TRAIN_EP));
	else if (why)
		refuse(t, why, who);
	else
		return runes_pay(t, seat, price);
	return false;
}

/* Rolls the die, which Scholar may roll again. */
static bool learns(struct table *t, int seat, thing who)
{
	int on = runes_now_or(t, TRAINS_ON, key(t, TRAIN_ON));
	int die = roll(t, ALL, 1, SIDES, 0, TRAINING_DIE, seat, who);

	tell(t, ALL, TRAINING_ROLLED, seat, who, die, on);
	if (die > on && runes_scholar(t, seat)) {
		die = roll(t, ALL, 1, SIDES, 0, TRAINING_DIE, seat, who);
		tell(t, ALL, TRAINING_ROLLED, seat, who, die, on);
	}
	return die <= on;
}

static void evolve(struct table *t, int seat, thing who)
{
	thing soldier = runes_named(t, seat, who);

	tell(t, ALL, EVOLVES, seat, who);
	set(t, seat, 0, LAST, LEARNED);
	if (!soldier) {
		set(t, seat, 0, HERO_LEVEL, 2);
		runes_gain(t, seat, HERO_RUNE);
		return;
	}
	set(t, soldier, 0, LEVEL, 2);
	if (runes_trained(t, seat) >= 2)
		runes_gain(t, seat, SOLDIERS_RUNE);
}

/* train <fighter>+, train surely <fighter>+. Trains all whom the seat can pay for and says why
 * not for the others. Prices are paid before any die is rolled. */
int runes_train(struct table *t, int seat, const struct order *o)
{
	bool sure = o->form == F_TRAIN_SURELY;
	int price = key(t, sure ? TRAIN_SURE : TRAIN_PRICE), n = 0;
	thing trains[MOST_SOLDIERS + 1];

	if (!runes_enter_hall(t, seat))
		return REFUSED;
	for (thing who, i = 0; (who = part(o, 0, 0, i)) && n <= MOST_SOLDIERS; i++) {
		if (!may_train(t, seat, who, price))
			continue;
		note_trained(t, seat, runes_named(t, seat, who));
		trains[n++] = who;
	}
	if (!n)
		return REFUSED;
	set(t, seat, 0, LAST, FAILED);
	tell(t, ALL, TRAINING_PAID, seat, n, n * price);
	for (int i = 0; i < n && !dial(t, TABLE, ENDED); i++)
		if (sure || learns(t, seat, trains[i]))
			evolve(t, seat, trains[i]);
	return DONE;
}
