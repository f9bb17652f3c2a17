/* SPDX-License-Identifier: MIT
 * A seat's people and things: hero, soldiers, experience, statuses, gold, goods, caravan. */
#include "games/runes/runes.h"
#include "kit/kit.h"

/* ---- hero and soldiers ---- */

thing runes_hero(const struct table *t, int seat)
{
	thing hero = first(t, IN(HERO_OF, seat));

	return hero ? kind(t, hero) : NONE;
}

/* Returns the soldier in that slot, NONE if there is none. */
thing runes_soldier(const struct table *t, int seat, int slot)
{
	for each(p, t, IN(SOLDIERS_OF, seat))
		if (dial(t, p, SLOT) == slot)
			return p;
	return NONE;
}

int runes_soldiers(const struct table *t, int seat)
{
	return kit_total(t, IN(SOLDIERS_OF, seat));
}

static int count_where(const struct table *t, int seat, int d, int value)
{
	int n = 0;

	for each(p, t, IN(SOLDIERS_OF, seat))
		n += dial(t, p, d) == value;
	return n;
}

int runes_ready(const struct table *t, int seat)
{
	return count_where(t, seat, FAINTED, 0);
}

int runes_evolved_ready(const struct table *t, int seat)
{
	int n = 0;

	for each(p, t, IN(SOLDIERS_OF, seat))
		n += dial(t, p, LEVEL) == 2 && !dial(t, p, FAINTED);
	return n;
}

/* Returns the number of soldiers who were trained. Level 2 by leadership alone does not count. */
int runes_trained(const struct table *t, int seat)
{
	int n = 0;

	for each(p, t, IN(SOLDIERS_OF, seat))
		n += dial(t, p, LEVEL) == 2 && !dial(t, p, GIFTED);
	return n;
}

/* Returns the fighter by which letters name a soldier: that of the slot. */
thing runes_fighter(const struct table *t, int slot)
{
	return kit_kind_of(t, IS, IS_FIGHTER, IN_SLOT, slot);
}

/* Returns the soldier whom a letter names; NONE for the hero, and for an empty slot. */
thing runes_named(const struct table *t, int seat, thing fighter)
{
	int slot = num(t, fighter, IN_SLOT);

	return slot ? runes_soldier(t, seat, slot) : NONE;
}

/* For a cure the higher level comes first, for a faint the lower; within a level the lower slot. */
int runes_line(const struct table *t, int seat, bool fainted, thing line[MOST_SOLDIERS])
{
	int n = 0;

	for (int i = 0; i < 2; i++)
		for (int slot = 1; slot <= MOST_SOLDIERS; slot++) {
			thing p = runes_soldier(t, seat, slot);

			if (p && dial(t, p, FAINTED) == fainted
				&& dial(t, p, LEVEL) == (fainted ? 2 - i : 1 + i))
				line[n++] = p;
		}
	return n;
}

thing runes_fainted(const struct table *t, int seat)
{
	thing line[MOST_SOLDIERS];

	return runes_line(t, seat, true, line) ? line[0] : NONE;
}

/* ---- experience ---- */

static int missing_ep(const struct table *t, int has)
{
	int room = key(t, TRAIN_EP) - has;

	return room > 0 ? room : 0;
}

void runes_learn_hero(struct table *t, int seat, int ep)
{
	int room = missing_ep(t, dial(t, seat, HERO_EP));

	if (dial(t, seat, HERO_LEVEL) == 1 && room)
		gain(t, seat, HERO_EP, ep < room ? ep : room);
}

void runes_learn_soldier(struct table *t, thing soldier, int ep)
{
	int room = missing_ep(t, dial(t, soldier, EP));

	if (dial(t, soldier, LEVEL) == 1 && room)
		gain(t, soldier, EP, ep < room ? ep : room);
}

/* The hero and every soldier gain experience, also those who have fainted. */
void runes_learn(struct table *t, int seat, int ep)
{
	if (!ep)
		return;
	tell(t, ALL, EXPERIENCE, seat, ep);
	runes_learn_hero(t, seat, ep);
	for each(p, t, IN(SOLDIERS_OF, seat))
		runes_learn_soldier(t, p, ep);
}

/* ---- statuses ---- */

int runes_status_dial(const struct table *t, thing status)
{
	return EXPLORER + kit_nth(t, IS, status);
}

static int status_limit(const struct table *t, int seat)
{
	return first(t, IN(TROPHIES, seat)) ? key(t, BREAK_LIMIT) : key(t, POINT_LIMIT);
}

bool runes_has_bonus(const struct table *t, int seat, int status)
{
	return dial(t, seat, status) >= key(t, BONUS_AT);
}

bool runes_breaks_limit(const struct table *t, int seat, int status)
{
	return dial(t, seat, status) > key(t, BONUS_AT);
}

/* Raises the lowest status; of equal ones explorer, then charisma, then leadership. */
void runes_raise(struct table *t, int seat)
{
	struct choice c = { 0 };
	int rank[STATUSES];

	for (int i = 0; i < STATUSES; i++)
		if (dial(t, seat, EXPLORER + i) < status_limit(t, seat)) {
			rank[c.n] = dial(t, seat, EXPLORER + i);
			offer(&c, kit_kind(t, IS, IS_STATUS, i), NONE, 1);
		}
	kit_sort(&c, rank);
	if (!c.n) {
		tell(t, ALL, POINT_LOST, seat);
		return;
	}
	thing status = ask(t, seat, &c, RAISE);
	gain(t, seat, runes_status_dial(t, status), 1);
	tell(t, ALL, RAISED, seat, status, dial(t, seat, runes_status_dial(t, status)));
	runes_limit_break(t, seat);
}

/* Leadership above its bonus: the soldier in the slot that it opened is of level 2 at once. */
void runes_limit_break(struct table *t, int seat)
{
	int slot = key(t, BONUS_AT) + 1;
	thing soldier = runes_soldier(t, seat, slot);

	if (!soldier || !runes_breaks_limit(t, seat, LEADERSHIP) || dial(t, soldier, LEVEL) == 2)
		return;
	set(t, soldier, 0, LEVEL, 2);
	set(t, soldier, 0, GIFTED, 1);
	tell(t, ALL, EVOLVES, seat, runes_fighter(t, slot));
}

/* ---- gold ---- */

/* Gold above the limit is lost. */
void runes_cap_gold(struct table *t, int seat)
{
	int over = dial(t, seat, GOLD) - key(t, GOLD_LIMIT);

	if (over <= 0)
		return;
	gain(t, seat, GOLD, -over);
	tell(t, ALL, GOLD_LOST, seat, over);
}

void runes_earn(struct table *t, int seat, int gold)
{
	gain(t, seat, GOLD, gold);
	runes_cap_gold(t, seat);
}

bool runes_pay(struct table *t, int seat, int gold)
{
	if (dial(t, seat, GOLD) < gold)
		return deny(t, CANNOT_PAY, gold, dial(t, seat, GOLD));
	gain(t, seat, GOLD, -gold);
	return true;
}

/* Returns the gold that gold dice bring. */
int runes_gold_of(const struct table *t, int n, const int *dice)
{
	int gold = 0;

	for (int i = 0; i < n; i++)
		gold += key(t, GOLD_1 + dice[i] - 1);
	return gold;
}

/* ---- caravan and goods ---- */

thing runes_upgrade(const struct table *t, int i)
{
	return kit_kind(t, IS, IS_UPGRADE, i);
}

/* Returns what the caravan and its upgrades have of a column together. */
static int with_upgrades(const struct table *t, int seat, int column)
{
	thing caravan = dial(t, seat, CARAVAN);
	int sum = caravan ? num(t, caravan, column) : 0;

	for (int i = 0; i < UPGRADES; i++)
		if (dial(t, seat, PET + i))
			sum += dial(t, seat, PET + i) * num(t, runes_upgrade(t, i), column);
	return sum;
}

int runes_hold(const struct table *t, int seat)
{
	return with_upgrades(t, seat, HOLDS);
}

int runes_chase(const struct table *t, int seat)
{
	return with_upgrades(t, seat, CHASE);
}

int runes_barrier(const struct table *t, int seat)
{
	return with_upgrades(t, seat, BARRIER);
}

int runes_goods(const struct table *t, int seat)
{
	return kit_total(t, IN(CARGO, seat));
}

int runes_room(const struct table *t, int seat)
{
	int room = runes_hold(t, seat) - runes_goods(t, seat);

	return room > 0 ? room : 0;
}

/* Moves one of a good from a place to another. */
static void carry(struct table *t, thing from, thing good, thing to)
{
	move(t, find(t, from, good), 1, to);
}

void runes_to_stock(struct table *t, int seat, thing good)
{
	carry(t, IN(CARGO, seat), good, IN(STOCK, NOBODY));
}

bool runes_in_stock(const struct table *t, thing good)
{
	return find(t, IN(STOCK, NOBODY), good) != NONE;
}

void runes_from_stock(struct table *t, int seat, thing good)
{
	carry(t, IN(STOCK, NOBODY), good, IN(CARGO, seat));
}

void runes_hand_over(struct table *t, int from, thing good, int to)
{
	carry(t, IN(CARGO, from), good, IN(CARGO, to));
}

/* Goods that exceed the caravan's room go back, those of least worth first. */
void runes_unload(struct table *t, int seat)
{
	while (runes_goods(t, seat) > runes_hold(t, seat)) {
		struct choice c = { 0 };

		kit_offer_all(t, IN(CARGO, seat), &c);
		thing good = kind(t, ask(t, seat, &c, DROP));
		runes_to_stock(t, seat, good);
		tell(t, ALL, LEFT_BEHIND, seat, good);
	}
}

/* ---- teams ---- */

/* Returns the team-mate in a match of teams; NOBODY in other matches. */
int runes_mate(const struct table *t, int seat)
{
	if (!key(t, TEAMS))
		return NOBODY;
	return seat <= 2 ? seat + 2 : seat - 2;
}

bool runes_rivals(const struct table *t, int seat, int other)
{
	return other && other != seat && other != runes_mate(t, seat);
}
