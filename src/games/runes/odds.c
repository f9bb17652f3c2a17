/* SPDX-License-Identifier: MIT
 * The chance, in percent, to win a battle fought to its end as it stands: by the hit dice and the
 * barrier alone, without skills, powers, re-rolls and retreats. Calculated in whole numbers, so
 * all machines agree. */
#include "games/runes/fight.h"
#include "kit/kit.h"

enum { MOST_HP = 80, MOST_HIT = 40, ONE = 1 << 24 };

/* The chance of each sum of damage that some fighters may do in a stage; most: the highest such
 * sum. */
struct spread {
	int32_t of[MOST_HIT + 1];
	int most;
};

static int32_t times(int32_t a, int32_t b)
{
	return (int32_t)((int64_t)a * b / ONE);
}

static void add_fighter(struct spread *s, int damage, int on)
{
	struct spread was = *s;

	if (on > SIDES)
		on = SIDES;
	s->most = was.most + damage < MOST_HIT ? was.most + damage : MOST_HIT;
	for (int d = 0; d <= MOST_HIT; d++)
		s->of[d] = (int32_t)((int64_t)was.of[d] * (SIDES - on) / SIDES);
	for (int d = 0; d <= was.most; d++) {
		int to = d + damage < MOST_HIT ? d + damage : MOST_HIT;

		s->of[to] += (int32_t)((int64_t)was.of[d] * on / SIDES);
	}
}

static struct spread spread_of(const struct side *s, const int *who, int n, int on)
{
	struct spread out = { { ONE }, 0 };

	for (int i = 0; i < n; i++)
		add_fighter(&out, s->f[who[i]].damage, on);
	return out;
}

/* ---- monsters and merchants ---- */

/* Sets the order in which fighters faint against a monster, last to faint first. Returns their
 * number. */
static int line_up(const struct side *s, int who[FIGHTERS])
{
	int n = 0;

	if (s->f[0].standing)
		who[n++] = 0;
	for (int level = 2; level; level--)
		for (int i = FIGHTERS - 1; i; i--)
			if (s->f[i].standing && s->f[i].level == level)
				who[n++] = i;
	return n;
}

/* Plays one stage: updates the chance of each number of hit points. Returns the chance that this
 * stage is the last. */
static int32_t one_stage(int32_t chance[MOST_HP + 1], int hp, const struct spread *s)
{
	int32_t won = 0;

	for (int h = 1; h <= hp; h++) {
		int32_t here = chance[h];

		chance[h] = 0;
		for (int d = 0; d <= s->most && here; d++) {
			int32_t p = times(here, s->of[d]);

			if (d >= h)
				won += p;
			else
				chance[h - d] += p;
		}
	}
	return won;
}

/* A merchant escapes after `stages` stages. A monster (stages 0) makes one fighter faint a stage
 * once the barrier is used up. */
static int32_t against_foe(const struct side *me, int hp, int on, int barrier, int stages)
{
	int32_t chance[MOST_HP + 1] = { 0 }, won = 0;
	int who[FIGHTERS], n = line_up(me, who);

	if (hp > MOST_HP)
		hp = MOST_HP;
	chance[hp] = ONE;
	for (int stage = 1; n && (!stages || stage <= stages); stage++) {
		struct spread s = spread_of(me, who, n, on);

		won += one_stage(chance, hp, &s);
		if (!stages && barrier)
			barrier--;
		else if (!stages)
			n--;
	}
	return won;
}

/* ---- people ---- */

/* A side of people is described by the sum of its hit points: the weakest fall first, the hero
 * last. */
struct people {
	const struct side *s;
	int who[FIGHTERS], n, hp; /* who: in the order they fall */
	int hero, soldier_acc;
	struct spread spread[FIGHTERS + 1][2]; /* of the last n in line; against soldiers, a hero */
};

static int standing_with(const struct people *p, int hp)
{
	int sum = 0, n = 0;

	for (int i = p->n - 1; i >= 0 && sum < hp; i--, n++)
		sum += p->s->f[p->who[i]].hp;
	return n;
}

static void see_people(struct people *p, const struct side *s, const struct side *other, int acc)
{
	*p = (struct people){ .s = s };
	p->n = side_weakest(s, p->who);
	p->hp = side_hp(s) < MOST_HP ? side_hp(s) : MOST_HP;
	p->hero = s->f[0].standing ? s->f[0].hp : 0;
	for (int n = 0; n <= p->n; n++) {
		p->spread[n][0] = spread_of(s, p->who + p->n - n, n, acc);
		p->spread[n][1] = spread_of(s, p->who + p->n - n, n, other->f[0].acc);
	}
}

static const struct spread *throws(
	const struct people *p, int hp, const struct people *o, int theirs)
{
	return &p->spread[standing_with(p, hp)][theirs <= o->hero];
}

/* Returns the hit points left after some damage. Soldiers shield the hero to the end of the
 * stage. */
static int after_hit(const struct people *p, int hp, int damage)
{
	int left = hp - damage;

	if (hp > p->hero && left < p->hero)
		left = p->hero;
	return left > 0 ? left : 0;
}

/* Adds the outcomes of one throw to the chances of the states after it. Returns the chance to
 * win at once. A throw that hurts nobody is rolled again. */
static int32_t one_throw(const struct people *a, const struct people *b, int x, int y,
	int32_t chance[MOST_HP + 1][MOST_HP + 1])
{
	const struct spread *mine = throws(a, x, b, y), *theirs = throws(b, y, a, x);
	int32_t again = times(mine->of[0], theirs->of[0]), won = 0, here;

	if (ONE - again <= 0)
		return 0;
	here = (int32_t)((int64_t)chance[x][y] * ONE / (ONE - again));
	for (int i = 0; i <= mine->most; i++)
		for (int k = 0; k <= theirs->most; k++) {
			int u = after_hit(a, x, k), v = after_hit(b, y, i);
			int32_t p = times(times(here, mine->of[i]), theirs->of[k]);

			if (!i && !k)
				continue;
			if (!v)
				won += u ? p : p / 2;
			else if (u)
				chance[u][v] += p;
		}
	return won;
}

static int32_t against_people(const struct table *t, const struct side *me, const struct side *them)
{
	int acc = num(t, kit_kind(t, IS, IS_SOLDIER, 0), ACC);
	int32_t chance[MOST_HP + 1][MOST_HP + 1] = { { 0 } }, won = 0;
	struct people a, b;

	see_people(&a, me, them, acc);
	see_people(&b, them, me, acc);
	chance[a.hp][b.hp] = ONE;
	for (int x = a.hp; x > 0; x--)
		for (int y = b.hp; y > 0; y--)
			if (chance[x][y])
				won += one_throw(&a, &b, x, y, chance);
	return won;
}

/* ---- the whole ---- */

int battle_odds(const struct table *t, const struct fight *f, int i)
{
	const struct side *me = &f->side[i], *them = &f->side[!i];
	int32_t chance;

	if (f->against == A_MERCHANT)
		chance = against_foe(me, them->hp, battle_accuracy(t, f, them->card), 0, f->left);
	else if (f->against == A_MONSTER)
		chance = against_foe(me, them->hp, battle_accuracy(t, f, them->card),
			battle_barrier(t, me, them->card), 0);
	else
		chance = against_people(t, me, them);
	return (int)(((int64_t)chance * 100 + ONE / 2) / ONE);
}
