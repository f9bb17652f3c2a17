/* SPDX-License-Identifier: MIT
 * What a quest brings: gold, treasures, scrolls, spells, Wizards, DragonLords, heroes, units. */
#include "games/dragonlords/quest.h"
#include "kit/kit.h"

/* ---- gold ---- */

void lords_quest_gold(struct table *t, const struct party *q, int gold)
{
	if (gold <= 0)
		return;
	tell(t, ONLY(q->seat), QUEST_GOLD, q->seat, gold);
	lords_earn(t, q->seat, gold);
}

/* ---- treasures ---- */

void lords_quest_give(struct table *t, int seat, thing treasure, thing unit)
{
	unit = lords_quest_single(t, unit);
	treasure = own(t, treasure, 1, seat);
	if (dial(t, treasure, KEPT_AT))
		treasure = set(t, treasure, 1, KEPT_AT, NONE);
	move(t, treasure, 1, unit);
}

/* Highest defence first: the unit hardest to hit keeps the treasure longest. */
static void sort_carriers(const struct table *t, const struct loss *l, struct choice *c)
{
	int rank[sizeof c->o / sizeof *c->o];

	for (int i = 0; i < c->n; i++)
		rank[i] = -lords_defence(t, lords_named_unit(t, l, &c->o[i]), false);
	kit_sort(c, rank);
}

static void carry(struct table *t, const struct party *q, thing treasure)
{
	struct choice c = { 0 };
	struct loss l = { .seat = q->seat, .at = lords_quest_bag(q) };
	thing at = lords_quest_at(t, q), kingdom = lords_seat_kingdom(t, q->seat);
	thing what = kind(t, treasure);

	lords_offer_units(t, &l, false, &c);
	lords_offer_units(t, &l, true, &c);
	sort_carriers(t, &l, &c);
	if (kingdom)
		offer(&c, CARRY_KINGDOM, NONE, 1);
	if (!c.n)
		return;
	thing who = ask(t, q->seat, &c, CARRY, at, what);
	tell(t, ONLY(q->seat), TREASURE_GAINED, q->seat, what, who, who ? NONE : kingdom);
	if (who == CARRY_KINGDOM)
		lords_quest_stash(t, q->seat, treasure);
	else
		lords_quest_give(t, q->seat, treasure, lords_named_unit(t, &l, &c.o[0]));
}

void lords_quest_treasure(struct table *t, const struct party *q)
{
	thing treasure = first(t, IN(VAULT, NOBODY));

	if (treasure) {
		carry(t, q, treasure);
		return;
	}
	tell(t, ONLY(q->seat), NO_TREASURE_LEFT, q->seat);
	lords_quest_gold(t, q, key(t, NO_PRIZE));
}

/* Looks for the Orb in the deck, then shuffles the deck. */
void lords_quest_orb(struct table *t, const struct party *q, int otherwise)
{
	thing orb = kit_piece(t, IN(VAULT, NOBODY), OP, OP_ORB);

	if (!orb) {
		lords_quest_gold(t, q, otherwise);
		return;
	}
	carry(t, q, orb);
	shuffle(t, IN(VAULT, NOBODY));
}

/* ---- scrolls, spells and Wizards ---- */

static void nothing(struct table *t, const struct party *q)
{
	tell(t, ONLY(q->seat), NOTHING_GAINED, q->seat);
}

void lords_quest_scroll(struct table *t, const struct party *q)
{
	if (!lords_draw_scroll(t, q->seat, false))
		nothing(t, q);
}

static bool lacks_spell(const struct table *t, thing wizard)
{
	for (int i = 0; i < SPELLS; i++)
		if (!lords_knows(t, wizard, i))
			return true;
	return false;
}

/* Teaches a spell that the wizard does not know yet. A roll of a known spell is repeated. */
static void teach(struct table *t, const struct party *q, thing wizard)
{
	enum { TRIES = 100 };
	int spell = 0;

	if (!lacks_spell(t, wizard))
		return;
	for (int i = 0; i < TRIES; i++) {
		spell = roll(t, ONLY(q->seat), 1, SPELLS, 0, TEACH_DIE, q->seat) - 1;
		if (!lords_knows(t, wizard, spell))
			break;
	}
	while (lords_knows(t, wizard, spell))
		spell = (spell + 1) % SPELLS;
	wizard = set(t, wizard, 1, KNOWS + spell, 1);
	tell(t, ONLY(q->seat), SPELL_FOUND, q->seat, kind(t, wizard), lords_spell(t, spell));
}

/* The first wizard, in the order of the box, who lacks a spell learns one. */
void lords_quest_spell(struct table *t, const struct party *q)
{
	thing pupil = NONE;

	for each(p, t, lords_quest_bag(q))
		if (num(t, p, TYPE) == WIZARD && lacks_spell(t, p)
			&& (!pupil || kind(t, p) < kind(t, pupil)))
			pupil = p;
	if (pupil)
		teach(t, q, pupil);
	else
		nothing(t, q);
}

/* Returns a unit of the party that will become something else, split off its stack; NONE if
 * there is none. */
static thing choose(struct table *t, const struct party *q, lords_may *may, int question)
{
	struct choice c = { 0 };
	struct loss l = { .seat = q->seat, .at = lords_quest_bag(q), .may = may };
	thing at = lords_quest_at(t, q);

	lords_offer_units(t, &l, false, &c);
	if (!c.n)
		return NONE;
	ask(t, q->seat, &c, question, at);
	return lords_quest_single(t, lords_named_unit(t, &l, &c.o[0]));
}

static bool is_basic(const struct table *t, thing unit)
{
	return num(t, unit, TYPE) == BASIC;
}

void lords_quest_wizard(struct table *t, const struct party *q)
{
	bool room = lords_owned(t, q->seat, WIZARD) < key(t, WIZARDS_MOST);
	thing wizard = room ? choose(t, q, is_basic, NEW_WIZARD) : NONE;

	if (wizard)
		wizard = lords_make_wizard(t, q->seat, wizard);
	if (!wizard) {
		lords_quest_spell(t, q);
		return;
	}
	tell(t, ONLY(q->seat), WIZARD_FOUND, q->seat, kind(t, wizard));
	teach(t, q, wizard);
}

/* ---- DragonLords ---- */

static bool may_become_lord(const struct table *t, thing unit)
{
	return lords_infantry(t, unit) || num(t, unit, TYPE) == ARCHER;
}

static thing spare_lord(const struct table *t, int seat)
{
	return find(t, IN(HALL, NOBODY), lords_kind(t, seat, DRAGONLORD));
}

bool lords_quest_may_rise(const struct table *t, const struct party *q)
{
	if (!spare_lord(t, q->seat))
		return false;
	for each(p, t, lords_quest_bag(q))
		if (may_become_lord(t, p))
			return true;
	return false;
}

/* The DragonLord carries what the unit carried. A hero's mark is laid down. */
static void become_lord(struct table *t, const struct party *q, thing unit)
{
	thing lord = own(t, spare_lord(t, q->seat), 1, q->seat);

	lord = move(t, lord, 1, lords_quest_bag(q));
	for each(p, t, unit)
		if (num(t, p, TYPE) == TREASURE)
			move(t, p, 1, lord);
	lords_kill(t, unit, 1, false);
	tell(t, ALL, DRAGONLORD_RISES, q->seat, kind(t, lord), lords_quest_at(t, q));
}

void lords_quest_dragonlord(struct table *t, const struct party *q, int otherwise)
{
	thing unit;

	if (!spare_lord(t, q->seat)) {
		lords_quest_gold(t, q, otherwise);
		return;
	}
	unit = choose(t, q, may_become_lord, NEW_DRAGONLORD);
	if (unit)
		become_lord(t, q, unit);
	else
		nothing(t, q);
}

/* ---- heroes, units, potions ---- */

static thing hero_named(const struct table *t, const struct party *q, thing name)
{
	for each(p, t, lords_quest_bag(q)) {
		thing mark = lords_hero(t, p);

		if (mark && kind(t, mark) == name)
			return mark;
	}
	return NONE;
}

void lords_quest_hero(struct table *t, const struct party *q)
{
	struct choice c = { 0 };
	thing at = lords_quest_at(t, q);

	for each(p, t, lords_quest_bag(q)) {
		thing mark = lords_hero(t, p);

		if (mark && dial(t, mark, HERO_LEVEL) < key(t, HERO_TOP))
			offer(&c, kind(t, mark), NONE, 1);
	}
	if (!c.n) {
		nothing(t, q);
		return;
	}
	if (c.n > 1)
		ask(t, q->seat, &c, NAME_HERO, at, 0);
	thing hero = hero_named(t, q, c.o[0].what);
	gain(t, hero, HERO_LEVEL, 1);
	tell(t, ONLY(q->seat), HERO_GROWS, q->seat, kind(t, hero), dial(t, hero, HERO_LEVEL));
}

void lords_quest_join(struct table *t, const struct party *q, int n)
{
	int room = key(t, PARTY_LIMIT) - lords_quest_units(t, q);
	thing who = lords_kind(t, q->seat, BASIC);

	n = n < room ? n : room;
	if (n <= 0) {
		nothing(t, q);
		return;
	}
	make(t, who, q->seat, n, lords_quest_bag(q));
	tell(t, ONLY(q->seat), UNITS_JOIN, q->seat, n, who);
}

void lords_quest_potion(struct table *t, const struct party *q, int n)
{
	thing what = lords_quest_item(t, HEALING_POTION);

	if (n <= 0)
		return;
	make(t, what, q->seat, n, lords_quest_bag(q));
	tell(t, ONLY(q->seat), ITEM_FOUND, q->seat, n, what);
}
