/* SPDX-License-Identifier: MIT
 * Damage and fainting, and what prevents them. */
#include "games/runes/fight.h"
#include "kit/kit.h"

/* ---- falling and rising ---- */

static void fall(struct table *t, const struct fight *fight, struct side *s, int who)
{
	struct fighter *f = &s->f[who];

	f->standing = false;
	f->fell = true;
	f->hp = 0;
	if (f->piece)
		f->piece = set(t, f->piece, 0, FAINTED, 1);
	if (fight->against == A_MONSTER)
		tell(t, ALL, FAINTS_NOW, s->seat, f->who);
	else
		tell(t, ALL, FALLS, s->seat, f->who, s->card);
}

static void stand_up(struct table *t, struct side *s, int who)
{
	struct fighter *f = &s->f[who];

	f->standing = f->came = true;
	f->fell = false;
	f->hp = f->most;
	if (f->piece)
		f->piece = set(t, f->piece, 0, FAINTED, 0);
}

void battle_rise(struct table *t, struct side *s, int who)
{
	stand_up(t, s, who);
	tell(t, ALL, RISES, s->seat, s->f[who].who);
}

/* ---- damage to people ---- */

struct blows {
	int on[FIGHTERS];
	int order[FIGHTERS], n; /* the fighters that take damage, in the order it is dealt */
};

/* Divides the points: among the soldiers if any stood when the stage began, else all to the
 * hero. */
static void spread(struct table *t, const struct fight *f, int i, int points, struct blows *b)
{
	const struct side *s = &f->side[i];
	struct choice c = { 0 };
	int order[FIGHTERS], n = side_weakest(s, order);

	if (!s->screened) {
		b->order[b->n++] = 0;
		b->on[0] = points;
		return;
	}
	for (int k = 0; k < n; k++)
		if (order[k])
			offer(&c, s->f[order[k]].who, NONE, s->f[order[k]].hp);
	n = c.n ? battle_pick(t, f, !i, &c, points, points, SPREAD) : 0;
	for (int k = 0; k < n; k++) {
		int who = 1;

		while (s->f[who].who != c.o[k].what)
			who++;
		b->order[b->n++] = who;
		b->on[who] = c.o[k].n;
	}
}

/* Returns the fighter that a guard helps: one whom the guard keeps from falling, of several the
 * one of higher level; else the one with most damage. -1: nobody takes damage. */
static int guarded(const struct side *s, const struct blows *b, int points)
{
	int best = -1;
	bool best_saved = false;

	for (int i = 0; i < FIGHTERS; i++) {
		const struct fighter *f = &s->f[i];
		bool saved = b->on[i] >= f->hp && b->on[i] - points < f->hp, better;

		if (!f->standing || !b->on[i])
			continue;
		better = best < 0 || (saved && !best_saved)
			|| (saved == best_saved
				&& (saved ? f->level > s->f[best].level : b->on[i] > b->on[best]));
		if (better) {
			best = i;
			best_saved = saved;
		}
	}
	return best;
}

static void guard(struct table *t, struct side *s, struct blows *b, int points)
{
	int who = points ? guarded(s, b, points) : -1;

	if (who < 0)
		return;
	if (points > b->on[who])
		points = b->on[who];
	b->on[who] -= points;
	tell(t, ALL, GUARDED, s->seat, s->f[who].who, points);
}

static bool walls(const struct side *s)
{
	return s->skill == WALL && !s->walled;
}

static void land(struct table *t, const struct fight *fight, struct side *s, const struct blows *b)
{
	for (int k = 0; k < b->n; k++) {
		int i = b->order[k];
		struct fighter *f = &s->f[i];

		if (!b->on[i] || !f->standing)
			continue;
		f->hp -= b->on[i];
		if (f->hp <= 0 && walls(s)) {
			s->walled = true;
			f->hp = 1;
			tell(t, ALL, WALLED, s->seat, f->who);
		}
		tell(t, ALL, HURT, s->seat, f->who, b->on[i], f->hp > 0 ? f->hp : 0, s->card);
		if (f->hp <= 0)
			fall(t, fight, s, i);
	}
}

static void hurt_people(struct table *t, struct fight *f, int i, int points, bool in_stage)
{
	struct side *s = &f->side[i];
	struct blows b = { { 0 }, { 0 }, 0 };

	if (!points || side_down(s))
		return;
	spread(t, f, i, points, &b);
	if (in_stage) {
		guard(t, s, &b, s->guards);
		guard(t, s, &b, s->ward);
	}
	land(t, f, s, &b);
}

static void hurt_foe(struct table *t, struct side *s, int points)
{
	if (!points)
		return;
	s->hp -= points;
	tell(t, ALL, FOE_HURT, s->card, points, s->hp > 0 ? s->hp : 0);
}

static void hurt(struct table *t, struct fight *f, int i, int points, bool in_stage)
{
	if (f->against <= A_MONSTER && !f->side[i].seat)
		hurt_foe(t, &f->side[i], points);
	else
		hurt_people(t, f, i, points, in_stage);
}

void battle_hurt(struct table *t, struct fight *f, int i, int points)
{
	hurt(t, f, i, points, false);
}

void battle_damage(struct table *t, struct fight *f)
{
	for (int i = 0; i < 2; i++)
		hurt(t, f, i, f->side[!i].damage, true);
}

/* ---- monsters ---- */

int battle_barrier(const struct table *t, const struct side *s, thing card)
{
	return num(t, card, TIER) == LEGENDARY ? 0 : s->barrier;
}

/* Returns what prevents a faint, 0 if nothing does. The barrier is used first. */
static int kept_off(struct table *t, struct fight *f, int i)
{
	struct side *s = &f->side[i];

	if (f->side[!i].blinded)
		return BY_BLINDNESS;
	if (battle_barrier(t, s, f->side[!i].card)) {
		s->barrier--;
		return BY_BARRIER;
	}
	if (s->guards)
		return BY_SKILL;
	if (walls(s)) {
		s->walled = true;
		return BY_SKILL;
	}
	return s->ward ? BY_WARD : 0;
}

/* Level 1 faints first, then the lowest slot. The hero faints only when no soldier stands. */
static void choose_faint(struct table *t, struct fight *f, int i)
{
	struct side *s = &f->side[i];
	struct choice c = { 0 };
	int who = 0;

	for (int level = 1; level <= 2; level++)
		for (int k = 1; k < FIGHTERS; k++)
			if (s->f[k].standing && s->f[k].level == level)
				offer(&c, s->f[k].who, NONE, 1);
	if (!c.n)
		offer(&c, s->f[0].who, NONE, 1);
	thing chosen = battle_ask(t, f, i, &c, FAINT);
	while (s->f[who].who != chosen)
		who++;
	fall(t, f, s, who);
}

void battle_faint(struct table *t, struct fight *f, int i)
{
	int by = kept_off(t, f, i);

	if (by)
		tell(t, ALL, FAINT_KEPT_OFF, f->side[i].seat, by - 1);
	else
		choose_faint(t, f, i);
}

/* Raises one of those who fainted in this battle, the higher level first. */
void battle_mend(struct table *t, struct side *s)
{
	int best = 0;

	if (s->skill != MEND || !s->f[0].standing || s->mended >= side_skill(t, s))
		return;
	for (int i = 1; i < FIGHTERS; i++)
		if (s->f[i].fell && (!best || s->f[i].level > s->f[best].level))
			best = i;
	if (!best)
		return;
	s->mended++;
	stand_up(t, s, best);
	tell(t, ALL, MENDED, s->seat, s->f[best].who);
}
