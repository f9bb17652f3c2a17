/* SPDX-License-Identifier: MIT
 * What the dice of a stage bring: hits, skills, damage. */
#include "games/runes/fight.h"
#include "kit/kit.h"

/* ---- what hits ---- */

/* Returns the accuracy that people are hit at: that of soldiers, or of the hero if no soldier
 * stood when the stage began. */
static int acc_of_people(const struct table *t, const struct side *s)
{
	thing soldier = kit_kind(t, IS, IS_SOLDIER, 0);

	return s->screened ? num(t, soldier, ACC) : s->f[0].acc;
}

int battle_accuracy(const struct table *t, const struct fight *f, thing card)
{
	return num(t, card, ACC) + (f->against == A_MERCHANT ? runes_now(t, EASIER) : 0);
}

/* Returns the highest number at which a hit die of side i succeeds. */
static int hits_on(const struct table *t, const struct fight *f, int i)
{
	const struct side *me = &f->side[i], *other = &f->side[!i];
	int on = other->card && f->against <= A_MONSTER ? battle_accuracy(t, f, other->card)
							: acc_of_people(t, other);

	if (me->blinded && on > me->blinded)
		on = me->blinded;
	return on + me->fury;
}

/* ---- throwing ---- */

/* Whether a roar keeps this fighter from rolling: the highest slots lose their dice first, the
 * hero last. */
static bool is_roared(const struct side *s, int who)
{
	int left = s->roared;

	for (int i = FIGHTERS - 1; i >= 0 && left; i--)
		if (s->f[i].standing) {
			if (i == who)
				return true;
			left--;
		}
	return false;
}

static bool rolls(const struct side *s, int who)
{
	return s->f[who].standing && !is_roared(s, who);
}

static int throw_one(struct table *t, const struct side *s, int who)
{
	if (!s->seat)
		return roll(t, ALL, 1, SIDES, 0, BAND_DIE, num(t, s->card, TIER), s->f[who].who);
	if (!who)
		return roll(t, ALL, 1, SIDES, 0, HERO_DIE, s->seat);
	return roll(t, ALL, 1, SIDES, 0, SOLDIER_DIE, s->seat, s->f[who].who);
}

static void read_die(struct table *t, struct side *s, int who, int die, int on)
{
	s->hit[who] = die <= on;
	tell(t, ALL, ROLLED, s->seat, s->card, s->f[who].who, die, on);
}

static void throw_all(struct table *t, struct side *s, int on)
{
	for (int i = 0; i < FIGHTERS; i++)
		if (rolls(s, i)) {
			int die = throw_one(t, s, i);

			read_die(t, s, i, die, on);
		}
}

static void throw_again(struct table *t, struct side *s, int who, int on)
{
	int die = roll(t, ALL, 1, SIDES, 0, AGAIN_DIE, s->seat, s->f[who].who);

	tell(t, ALL, ROLLS_AGAIN, s->seat, s->f[who].who, die, on);
	s->hit[who] = die <= on;
}

/* ---- leadership: one missed hit die ---- */

static void reroll(struct table *t, struct fight *f, int i, int on)
{
	struct side *s = &f->side[i];
	struct choice c = { 0 };
	int rank[FIGHTERS], chosen = 0;

	if (!s->seat || !runes_has_bonus(t, s->seat, LEADERSHIP))
		return;
	for (int k = 0; k < FIGHTERS; k++)
		if (rolls(s, k) && !s->hit[k]) {
			rank[c.n] = -s->f[k].damage;
			offer(&c, s->f[k].who, NONE, 1);
		}
	kit_sort(&c, rank);
	if (!c.n || !battle_pick(t, f, i, &c, 0, 1, REROLL))
		return;
	while (s->f[chosen].who != c.o[0].what)
		chosen++;
	throw_again(t, s, chosen, on);
}

/* ---- skills ---- */

/* Rolls the gold die that goes with the hero's silver die. */
static void throw_skill(struct table *t, struct side *s)
{
	thing hero;
	int die, on;

	if (!s->seat || !rolls(s, 0))
		return;
	hero = runes_hero(t, s->seat);
	on = num(t, hero, CAST + s->f[0].level - 1);
	die = roll(t, ALL, 1, SIDES, 0, SKILL_DIE, s->seat);
	if (die <= on)
		s->skill = num(t, hero, SKILL);
	tell(t, ALL, SKILL_ROLLED, s->seat, hero, die, on);
}

/* All soldiers who missed roll again. */
static void rally(struct table *t, struct side *s, int on)
{
	for (int i = 1; i < FIGHTERS; i++)
		if (rolls(s, i) && !s->hit[i])
			throw_again(t, s, i, on);
}

/* Returns what the skill adds to the damage of this stage. */
static int skill_damage(const struct table *t, const struct fight *f, const struct side *s)
{
	int amount = side_skill(t, s);

	switch (s->skill) {
	case DOUBLE: return s->hit[0] ? amount * s->f[0].damage : 0;
	case BLADE: return s->hit[0] ? amount : 0;
	case ARROW: return s->hit[0] ? 0 : amount;
	case POT: return f->against == A_SEAT ? 0 : amount;
	case ROAR: return f->against <= A_MONSTER ? amount : 0;
	default: return 0;
	}
}

/* Whether the skill needs a fact of its own: it adds damage, rolls dice again or keeps something
 * for later. */
static bool is_told(const struct fight *f, const struct side *s, int more)
{
	switch (s->skill) {
	case RALLY:
	case ROAR: return true;
	case VANISH: return f->against != A_MERCHANT;
	case LOOTING:
	case BARGAIN: return f->against != A_SEAT;
	default: return more > 0;
	}
}

static void cast(struct table *t, struct fight *f, int i, int on)
{
	struct side *s = &f->side[i], *other = &f->side[!i];
	int amount, more;

	if (!s->skill)
		return;
	if (s->skill == RALLY)
		rally(t, s, on);
	amount = side_skill(t, s);
	more = skill_damage(t, f, s);
	s->damage += more;
	if (s->skill == ROAR && f->against > A_MONSTER)
		other->roars = amount;
	if (s->skill == VANISH)
		s->vanish = true;
	if (s->skill == LOOTING && f->against != A_SEAT)
		s->loot = amount;
	if (s->skill == BARGAIN && f->against != A_SEAT)
		s->cargo = amount;
	if (is_told(f, s, more))
		tell(t, ALL, SKILL_WORKS, s->seat, runes_hero(t, s->seat), more, s->skill);
}

/* ---- the whole throw ---- */

static void add_hits(struct table *t, struct side *s)
{
	for (int i = 0; i < FIGHTERS; i++)
		if (rolls(s, i) && s->hit[i])
			s->damage += s->f[i].damage + (i ? s->twin : 0);
	if (side_foes(s) && (s->seat || side_standing(s)))
		tell(t, ALL, DEALT, s->seat, s->card, s->damage);
}

static void throw_side(struct table *t, struct fight *f, int i)
{
	struct side *s = &f->side[i];
	int on = hits_on(t, f, i);

	throw_all(t, s, on);
	throw_skill(t, s);
	reroll(t, f, i, on);
	cast(t, f, i, on);
	add_hits(t, s);
}

void battle_throw(struct table *t, struct fight *f)
{
	for (int i = 0; i < 2; i++)
		if (f->side[i].seat || f->against == A_BAND)
			throw_side(t, f, i);
}
