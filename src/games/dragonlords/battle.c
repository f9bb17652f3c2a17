/* SPDX-License-Identifier: MIT
 * A battle, round by round, to its end. */
#include "games/dragonlords/battle.h"
#include "kit/kit.h"

/* ---- the opening ---- */

static int units_of(const struct table *t, const struct side *s, thing of)
{
	int n = 0;

	for each(p, t, s->at)
		n += owner(t, p) == s->seat && kind(t, p) == of ? count(t, p) : 0;
	return n;
}

/* Returns the mark of that hero if the hero stands there; NONE otherwise. */
static thing mark_of(const struct table *t, const struct side *s, thing hero)
{
	for each(p, t, s->at) {
		thing mark = owner(t, p) == s->seat ? lords_hero(t, p) : NONE;

		if (mark && kind(t, mark) == hero)
			return mark;
	}
	return NONE;
}

/* Tells kinds, not stacks, so that nobody can tell a unit with a treasure from others of its
 * kind. */
static void tell_army(struct table *t, const struct battle *b, int i)
{
	const struct side *s = &b->side[i];

	for (int r = 0, type; (type = lords_rank(r)); r++)
		each_kind_with(k, t, TYPE, type) {
			int n = units_of(t, s, k);

			if (n)
				tell(t, b->who, STANDS_THERE, s->seat, n, k);
		}
	each_kind_with(k, t, TYPE, HERO) {
		thing mark = mark_of(t, s, k);

		if (mark)
			tell(t, b->who, HERO_THERE, s->seat, k, dial(t, mark, HERO_LEVEL));
	}
}

void battle_open(struct table *t, struct battle *b)
{
	for (int i = 0; i < 2; i++) {
		tell_army(t, b, i);
		show(t, b->who, b->side[i].at);
	}
}

/* ---- how a round ends ---- */

static bool can_roll(const struct table *t, const struct battle *b, const struct side *s)
{
	for each(p, t, s->at) {
		int type = num(t, p, TYPE);

		if (!side_acts(t, s, p) || type == WIZARD || type == DRAGONLORD)
			continue;
		if (type == KING ? !side_troops(t, s) : !(type == CATAPULT && b->kind == AT_SEA))
			return true;
	}
	return false;
}

/* Whether the battle is decided. */
static bool decided(const struct table *t, struct battle *b)
{
	bool stands[2];

	for (int i = 0; i < 2; i++)
		stands[i] = side_stands(t, b, i);
	if (stands[ATTACKER] && stands[DEFENDER])
		return false;
	b->end = stands[ATTACKER]  ? WON_BY_ATTACKER
		: stands[DEFENDER] ? WON_BY_DEFENDER
				   : NOBODY_WON;
	return true;
}

void battle_mourn(struct table *t, const struct battle *b, int i)
{
	int seat = b->side[i].seat;

	tell(t, ALL, DRAGONLORD_FALLS, seat, lords_kind(t, seat, DRAGONLORD), b->at);
}

/* Units that can go neither on nor back are lost. */
static void perish(struct table *t, struct battle *b)
{
	struct side *s = &b->side[ATTACKER];

	b->trapped = true;
	tell(t, b->who, TRAPPED, s->seat, b->at);
	if (side_has(t, s, KING)) {
		tell(t, ALL, KING_FALLS, s->seat, lords_kind(t, s->seat, KING), b->at);
		b->dead |= ONLY(s->seat);
	}
	if (side_has(t, s, DRAGONLORD))
		battle_mourn(t, b, ATTACKER);
	lords_clear(t, s->seat, s->at);
	b->end = WON_BY_DEFENDER;
}

static bool may_fight_on(const struct table *t, const struct battle *b)
{
	return b->round < key(t, BATTLE_ROUNDS)
		&& (can_roll(t, b, &b->side[ATTACKER]) || magic_can_act(t, b, ATTACKER));
}

static void sortie_goes_on(struct table *t, struct battle *b)
{
	unsigned words = 1U << SORTIE_STOP | (unsigned)may_fight_on(t, b) << SORTIE_FIGHT;

	if (side_word(t, b, ATTACKER, words, SORTIE_GO_ON) == SORTIE_STOP)
		b->end = BROKEN_OFF;
}

/* The seat chooses to fight on, to retreat or to lay siege. */
static void choose(struct table *t, struct battle *b)
{
	unsigned words = (unsigned)may_fight_on(t, b) << ON_FIGHT
		| (unsigned)(b->origins > 0) << ON_RETREAT | (unsigned)b->may_besiege << ON_SIEGE;

	if (b->kind == BY_SORTIE) {
		sortie_goes_on(t, b);
		return;
	}
	if (!words) {
		perish(t, b);
		return;
	}
	int what = side_word(t, b, ATTACKER, words, GO_ON);
	if (what != ON_FIGHT)
		b->end = what == ON_SIEGE ? BESIEGED : BROKEN_OFF;
}

/* ---- a round ---- */

/* Returns the fact that causes everything in the round. */
static int begin_round(struct table *t, struct battle *b)
{
	b->round++;
	b->step = 2;
	for (int i = 0; i < 2; i++) {
		b->side[i].acts = 0;
		b->side[i].has_cast = false;
		b->side[i].shield = 0;
	}
	return tell(t, b->who, ROUND_BEGINS, b->at, b->round, b->level);
}

static void fight_round(struct table *t, struct battle *b)
{
	for (int i = 0; i < 2; i++)
		magic_bless(t, b, i);
	for (int i = 0; i < 2; i++)
		b->side[i].tas = side_strength(t, b, i);
	for (int i = 0; i < 2; i++)
		tell(t, b->who, STRENGTH_IS, b->side[i].seat, b->side[i].tas,
			side_units(t, &b->side[i]), side_force(t, b, i));
	battle_missiles(t, b);
	if (decided(t, b))
		return;
	battle_melee(t, b);
	decided(t, b);
}

void battle_fight(struct table *t, struct battle *b)
{
	while (b->end == UNDECIDED) {
		under(t, begin_round(t, b))
			fight_round(t, b);
		if (b->end == UNDECIDED)
			choose(t, b);
	}
}

/* ---- after it ---- */

void battle_close(struct table *t, struct battle *b)
{
	int winner = b->end == WON_BY_ATTACKER ? ATTACKER
		: b->end == WON_BY_DEFENDER    ? DEFENDER
					       : -1;

	battle_spoils(t, b, winner);
	if (winner >= 0)
		battle_hero(t, b, winner);
	if (b->dead)
		lords_depose(t, b->dead);
}
