/* SPDX-License-Identifier: MIT
 * The spaces of the Wastelands: what happens to a party whose move ends there. */
#include "games/dragonlords/quest.h"
#include "kit/kit.h"

/* ---- the Village ---- */

static void buy(struct table *t, const struct party *q, const struct option *o)
{
	int price = num(t, o->what, PRICE), gold = dial(t, q->seat, GOLD);
	int n = o->n * price <= gold ? o->n : gold / price;

	if (n <= 0)
		return;
	gain(t, q->seat, GOLD, -n * price);
	make(t, o->what, q->seat, n, lords_quest_bag(q));
	tell(t, ONLY(q->seat), ITEM_BOUGHT, q->seat, n, o->what, n * price);
}

static void visit_village(struct table *t, const struct party *q)
{
	struct choice c = { 0 };
	thing at = lords_quest_at(t, q), item;
	int most = 0, chosen;

	for (int i = 0; (item = lords_quest_item(t, i)); i++) {
		int price = num(t, item, PRICE), n = price ? dial(t, q->seat, GOLD) / price : 0;

		if (n)
			offer(&c, item, NONE, n);
		most += n;
	}
	if (!c.n)
		return;
	chosen = pick(t, q->seat, &c, 0, most, BUY_ITEMS, at);
	for (int i = 0; i < chosen; i++)
		buy(t, q, &c.o[i]);
}

/* ---- the Witch, the Shrine, the Waste ---- */

static void visit_witch(struct table *t, const struct party *q)
{
	thing at = lords_quest_at(t, q);
	int units = lords_quest_units(t, q), price = key(t, WITCH_PRICE), die;

	if (dial(t, q->seat, GOLD) < price)
		return;
	if (word(t, q->seat, 1U << PAY_WITCH | 1U << PASS_WITCH, AT_WITCH, at, units) != PAY_WITCH)
		return;
	gain(t, q->seat, GOLD, -price);
	die = roll(t, ONLY(q->seat), 1, QUEST_SIDES, 0, WITCH_DIE, q->seat, at);
	tell(t, ONLY(q->seat), WITCH_PAID, q->seat, at, price, die);
	if (die <= key(t, CURSED_TO))
		lords_quest_lose(t, q, 1, false);
	else if (die >= key(t, BLESSED_FROM))
		lords_quest_scroll(t, q);
}

static void visit_shrine(struct table *t, const struct party *q)
{
	int crystal = lords_quest_crystal(t, q);

	tell(t, ONLY(q->seat), SHRINE_VISITED, q->seat, lords_quest_at(t, q), crystal);
	if (crystal == BLESS)
		lords_quest_wizard(t, q);
}

static int roll_waste(struct table *t, const struct party *q, thing at)
{
	int die = roll(t, ONLY(q->seat), 1, QUEST_SIDES, 0, WASTE_DIE, q->seat, at);

	tell(t, ONLY(q->seat), WASTE_ROLLED, q->seat, at, die);
	return die;
}

/* A rope helps only against the spider. */
static void cross_waste(struct table *t, const struct party *q)
{
	enum { SPIDER = 1 };
	thing at = lords_quest_at(t, q);
	int die = roll_waste(t, q, at);

	if (die == SPIDER && lords_quest_has(t, q, A_ROPE)
		&& word(t, q->seat, 1U << USE_IT | 1U << KEEP_IT, ROPE, at, die) == USE_IT) {
		lords_quest_use_up(t, q, A_ROPE);
		tell(t, ONLY(q->seat), ROPE_USED, q->seat, at);
		die = roll_waste(t, q, at);
	}
	if (die == SPIDER)
		lords_quest_lose(t, q, 1, true);
}

/* ---- the Lair ---- */

static void return_orb(struct table *t, const struct party *q)
{
	for each(p, t, lords_quest_bag(q))
		for each(load, t, p) {
			if (num(t, load, TYPE) != TREASURE || num(t, load, OP) != OP_ORB)
				continue;
			load = own(t, load, 1, NOBODY);
			move(t, load, 1, IN(VAULT, NOBODY));
		}
	shuffle(t, IN(VAULT, NOBODY));
}

static void charm_dragon(struct table *t, const struct party *q)
{
	thing at = lords_quest_at(t, q);
	int die = roll(t, ONLY(q->seat), 1, QUEST_SIDES, 0, ORB_DIE, q->seat, at);

	tell(t, ONLY(q->seat), ORB_USED, q->seat, at, die, die >= key(t, ORB_ON));
	return_orb(t, q);
	if (die >= key(t, ORB_ON))
		lords_quest_dragonlord(t, q, 0);
}

/* The Orb is a choice only if it could charm something. */
static void visit_lair(struct table *t, const struct party *q)
{
	unsigned words = 1U << FIGHT_DRAGON | 1U << PASS_DRAGON;
	thing at = lords_quest_at(t, q);
	int units = lords_quest_units(t, q);

	if (lords_quest_carried(t, q, OP_ORB) && lords_quest_may_rise(t, q))
		words |= 1U << CHARM_DRAGON;
	switch (word(t, q->seat, words, AT_LAIR, at, units)) {
	case FIGHT_DRAGON: {
		thing dragon = kit_kind(t, TYPE, MONSTER, kit_kinds(t, TYPE, MONSTER) - 1);

		if (lords_quest_fight(t, q, dragon))
			lords_quest_treasure(t, q);
		break;
	}
	case CHARM_DRAGON: charm_dragon(t, q); break;
	default: break;
	}
}

void lords_quest_effect(struct table *t, struct party *q)
{
	switch (num(t, lords_quest_at(t, q), EFFECT)) {
	case VILLAGE: visit_village(t, q); break;
	case QUEST_SPACE: lords_quest_card(t, q); break;
	case WASTE_SPACE: cross_waste(t, q); break;
	case WITCH: visit_witch(t, q); break;
	case LAIR: visit_lair(t, q); break;
	case SHRINE: visit_shrine(t, q); break;
	default: break;
	}
}
