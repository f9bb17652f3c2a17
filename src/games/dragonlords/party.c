/* SPDX-License-Identifier: MIT
 * A quest party: where it is, what it has, and how it loses units. */
#include "games/dragonlords/quest.h"
#include "kit/kit.h"

/* ---- where it is ---- */

thing lords_quest_bag(const struct party *q)
{
	return IN(NORTHERN + q->waste, q->seat);
}

thing lords_quest_at(const struct table *t, const struct party *q)
{
	return dial(t, q->seat, NORTH_AT + q->waste);
}

int lords_quest_units(const struct table *t, const struct party *q)
{
	return lords_units(t, q->seat, lords_quest_bag(q));
}

thing lords_quest_space(const struct table *t, const struct party *q, int step)
{
	each_space(at, t, NORTH + q->waste)
		if (num(t, at, STEP) == step)
			return at;
	return NONE;
}

void lords_quest_place(struct table *t, const struct party *q, thing at)
{
	set(t, q->seat, 0, NORTH_AT + q->waste, at);
}

/* ---- items ---- */

thing lords_quest_item(const struct table *t, int item)
{
	return kit_kind(t, TYPE, ITEM, item);
}

bool lords_quest_equipped(const struct table *t, thing at)
{
	for (int i = 0; i < kit_kinds(t, TOOL, 1); i++)
		if (!find(t, at, kit_kind(t, TOOL, 1, i)))
			return false;
	return true;
}

bool lords_quest_has(const struct table *t, const struct party *q, int item)
{
	return find(t, lords_quest_bag(q), lords_quest_item(t, item)) != NONE;
}

void lords_quest_use_up(struct table *t, const struct party *q, int item)
{
	thing piece = find(t, lords_quest_bag(q), lords_quest_item(t, item));

	if (piece)
		move(t, piece, 1, NONE);
}

/* Baggage is lost if there is no kingdom to keep it. */
void lords_quest_stash(struct table *t, int seat, thing baggage)
{
	thing kingdom = lords_seat_kingdom(t, seat);

	if (!kingdom) {
		move(t, baggage, 0, NONE);
		return;
	}
	baggage = own(t, baggage, 0, seat);
	baggage = set(t, baggage, 0, KEPT_AT, kingdom);
	move(t, baggage, 0, IN(HOARD, seat));
}

/* ---- what it can do ---- */

thing lords_quest_single(struct table *t, thing unit)
{
	return count(t, unit) > 1 ? move(t, unit, 1, place(t, unit)) : unit;
}

int lords_quest_crystal(struct table *t, const struct party *q)
{
	thing at = lords_quest_at(t, q);
	int die = roll(t, ONLY(q->seat), 1, QUEST_SIDES, 0, CRYSTAL_DIE, q->seat, at);

	if (die <= key(t, CURSED_TO))
		return CURSE;
	return die >= key(t, BLESSED_FROM) ? BLESS : IGNORE;
}

bool lords_quest_carried(const struct table *t, const struct party *q, int op)
{
	for each(p, t, lords_quest_bag(q))
		if (lords_carries(t, p, op))
			return true;
	return false;
}

static bool has_type(const struct table *t, const struct party *q, int type)
{
	return kit_piece(t, lords_quest_bag(q), TYPE, type) != NONE;
}

static bool has_champion(const struct table *t, const struct party *q)
{
	for each(p, t, lords_quest_bag(q))
		if (lords_hero_level(t, p) >= key(t, HERO_TOP))
			return true;
	return false;
}

/* The party attacks, so a horn counts. */
int lords_quest_strength(const struct table *t, const struct party *q)
{
	int n = 0,
	    treasures = lords_quest_carried(t, q, OP_STRENGTH) + lords_quest_carried(t, q, OP_HORN);

	n += has_type(t, q, KING) ? key(t, KING_STRENGTH) : 0;
	n += has_type(t, q, DRAGONLORD) ? key(t, LORD_STRENGTH) : 0;
	n += has_champion(t, q) ? key(t, HERO_STRENGTH) : 0;
	return n + (treasures < key(t, TREASURE_STRENGTH) ? treasures : key(t, TREASURE_STRENGTH));
}

/* ---- losses ---- */

void lords_quest_end(struct table *t, const struct party *q)
{
	thing at = lords_quest_at(t, q);

	for each(p, t, lords_quest_bag(q))
		if (num(t, p, TYPE) == ITEM)
			move(t, p, 0, NONE);
	if (at)
		tell(t, ALL, PARTY_GONE, q->seat, at);
	lords_quest_place(t, q, NONE);
	if (dial(t, q->seat, NORTH_WAITS + q->waste))
		set(t, q->seat, 0, NORTH_WAITS + q->waste, 0);
}

/* Each caster who knows the spell heals one unit. Returns how many of those bitten are healed. */
static int heal(struct table *t, const struct party *q, int bitten)
{
	int n = 0;

	for each(p, t, lords_quest_bag(q))
		n += lords_knows(t, p, HEAL) && n < bitten;
	if (n)
		tell(t, ONLY(q->seat), BITE_HEALED, q->seat, n);
	return n;
}

static int drink(struct table *t, const struct party *q, int hits)
{
	int n = 0;

	while (n < hits && lords_quest_has(t, q, HEALING_POTION)) {
		thing at = lords_quest_at(t, q);
		int units = lords_quest_units(t, q);
		int answer =
			word(t, q->seat, 1U << USE_IT | 1U << KEEP_IT, POTION, at, units, hits - n);

		if (answer != USE_IT)
			break;
		lords_quest_use_up(t, q, HEALING_POTION);
		tell(t, ONLY(q->seat), POTION_DRUNK, q->seat);
		n++;
	}
	return n;
}

/* All troops fall before any caster; the owner chooses. */
static void choose_losses(struct table *t, const struct party *q, int n)
{
	const int about[] = { lords_quest_at(t, q), n };
	struct loss l = { .seat = q->seat,
		.at = lords_quest_bag(q),
		.n = n,
		.spare = SPARE_NOBODY,
		.who = ONLY(q->seat) };
	struct seat_question query = lords_ask_loss(t, &l);

	query.question = QUEST_LOSS;
	query.about = about;
	if (query.most > 0)
		together(t, &query, 1);
	lords_carry_out(t, &l, query.most > 0 ? query.chosen : 0);
}

void lords_quest_lose(struct table *t, const struct party *q, int n, bool poison)
{
	thing at = lords_quest_at(t, q), king = lords_kind(t, q->seat, KING);
	bool led = find(t, lords_quest_bag(q), king) != NONE;
	int units = lords_quest_units(t, q);

	n = n < units ? n : units;
	n -= poison ? heal(t, q, n) : 0;
	n -= drink(t, q, n);
	if (n > 0)
		choose_losses(t, q, n);
	if (led && !find(t, lords_quest_bag(q), king)) {
		tell(t, ALL, KING_FALLS, q->seat, king, at);
		lords_depose(t, ONLY(q->seat));
	} else if (!lords_quest_units(t, q)) {
		lords_quest_end(t, q);
	}
}
