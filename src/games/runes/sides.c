/* SPDX-License-Identifier: MIT
 * Who fights in a battle, and what the battle's questions say about it. */
#include "games/runes/fight.h"
#include "kit/kit.h"

/* ---- sides ---- */

static struct fighter fighter_of(const struct table *t, thing k, int level, thing who)
{
	int l = level - 1, hp = num(t, k, HP + l);

	return (struct fighter){ .who = who,
		.level = level,
		.hp = hp,
		.most = hp,
		.acc = num(t, k, ACC + l),
		.damage = num(t, k, DAMAGE + l),
		.standing = true,
		.came = true };
}

void side_of_seat(const struct table *t, struct side *s, int seat)
{
	*s = (struct side){ .seat = seat, .barrier = runes_barrier(t, seat) };
	s->f[0] =
		fighter_of(t, runes_hero(t, seat), dial(t, seat, HERO_LEVEL), runes_fighter(t, 0));
	for each(p, t, IN(SOLDIERS_OF, seat)) {
		int slot = dial(t, p, SLOT);
		struct fighter *f = &s->f[slot];

		*f = fighter_of(t, kind(t, p), dial(t, p, LEVEL), runes_fighter(t, slot));
		f->piece = p;
		f->standing = f->came = !dial(t, p, FAINTED);
	}
}

void side_of_band(const struct table *t, struct side *s, thing card)
{
	thing soldier = kit_kind(t, IS, IS_SOLDIER, 0);
	int n = 0;

	*s = (struct side){ .card = card };
	for (int level = 1; level <= 2; level++)
		for (int i = 0; i < num(t, card, SOLDIERS + level - 1); i++) {
			n++;
			s->f[n] = fighter_of(t, soldier, level, runes_fighter(t, n));
		}
}

/* Events make some cards tougher. */
int runes_hp(const struct table *t, thing card, thing event)
{
	int tier = num(t, card, TIER), hp = num(t, card, HP);

	if (event && (tier == MINION || tier == DESTROYER || tier == RAID))
		hp += num(t, event, TOUGHER);
	return hp < 1 ? 1 : hp;
}

void side_of_foe(const struct table *t, struct side *s, thing card)
{
	*s = (struct side){ .card = card, .hp = runes_hp(t, card, runes_event(t)) };
}

int side_standing(const struct side *s)
{
	int n = 0;

	for (int i = 1; i < FIGHTERS; i++)
		n += s->f[i].standing;
	return n;
}

int side_hp(const struct side *s)
{
	int sum = s->hp > 0 ? s->hp : 0;

	for (int i = 0; i < FIGHTERS; i++)
		sum += s->f[i].standing ? s->f[i].hp : 0;
	return sum;
}

static bool has_people(const struct side *s)
{
	for (int i = 0; i < FIGHTERS; i++)
		if (s->f[i].who)
			return true;
	return false;
}

bool side_down(const struct side *s)
{
	return has_people(s) ? side_foes(s) == 0 : s->hp <= 0;
}

static int strength(const struct side *s)
{
	int sum = 0;

	for (int i = 0; i < FIGHTERS; i++)
		sum += s->f[i].standing ? s->f[i].damage : 0;
	return sum;
}

int side_foes(const struct side *s)
{
	return has_people(s) ? side_standing(s) + s->f[0].standing : s->hp > 0;
}

/* Fewest hit points fall first, then the lower slot; the hero falls last. */
int side_weakest(const struct side *s, int order[FIGHTERS])
{
	int n = 0;

	for (int i = 1; i < FIGHTERS; i++) {
		int k = n;

		if (!s->f[i].standing)
			continue;
		for (; k && s->f[order[k - 1]].hp > s->f[i].hp; k--)
			order[k] = order[k - 1];
		order[k] = i;
		n++;
	}
	if (s->f[0].standing)
		order[n++] = 0;
	return n;
}

/* Returns the amount of the hero's skill at the hero's level. */
int side_skill(const struct table *t, const struct side *s)
{
	return num(t, runes_hero(t, s->seat), AMOUNT + s->f[0].level - 1);
}

/* ---- questions ---- */

enum { FIGHT_ABOUT = 11 };

/* Sets the arguments in the order of FIGHT in forms.def. */
static int about_fight(const struct fight *f, int i, int about[FIGHT_ABOUT])
{
	const struct side *me = &f->side[i], *other = &f->side[!i];
	int n = 0;

	about[n++] = f->against;
	about[n++] = other->card;
	about[n++] = other->seat;
	about[n++] = f->stage;
	about[n++] = side_hp(other);
	about[n++] = side_foes(other);
	about[n++] = side_standing(me);
	about[n++] = side_hp(me);
	about[n++] = i == DEFENDER;
	about[n++] = 2 * strength(me) - side_hp(other);
	about[n++] = f->left;
	return n;
}

int battle_pick(struct table *t, const struct fight *f, int i, struct choice *c, int least,
	int most, int question)
{
	int about[2 + FIGHT_ABOUT] = { question }, n = 1 + about_fight(f, i, about + 1);

	if (question == ATTACK || question == POWER || question == RETREAT)
		about[n++] = battle_odds(t, f, i);
	return pick_(t, f->side[i].seat, c, least, most, about, n);
}

thing battle_ask(struct table *t, const struct fight *f, int i, struct choice *c, int question)
{
	return battle_pick(t, f, i, c, 1, 1, question) ? c->o[0].what : NONE;
}

bool battle_attacks(struct table *t, const struct fight *f)
{
	struct choice c = { 0 };

	offer(&c, TO_ATTACK, NONE, 1);
	offer(&c, TO_DECLINE, NONE, 1);
	return battle_ask(t, f, ATTACKER, &c, ATTACK) == TO_ATTACK;
}
