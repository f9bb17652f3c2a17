/* SPDX-License-Identifier: MIT
 * An order may hang on another, and that on the first. So an order is guessed to fail while it is decided;
 * where that guess was asked for, it is guessed to succeed, and only armies that go round in a ring do both. */
#include "games/duel/war.h"

enum { UNKNOWN, GUESSED, KNOWN };

static bool resolve(struct war *, int);

int war_at(const struct war *w, thing at)
{
	for (int i = 0; i < w->n; i++)
		if (w->a[i].at == at)
			return i;
	return -1;
}

bool war_matched(const struct war *w, int support)
{
	int i = war_at(w, w->a[support].whom);

	return i >= 0 && w->a[support].to == (w->a[i].does == MOVES ? w->a[i].to : w->a[i].at);
}

/* 1, and 1 for each support that is not cut; those of one seat do not count. */
static int strength(struct war *w, int i, int but)
{
	int n = 1;

	for (int s = 0; s < w->n; s++)
		if (w->a[s].does == SUPPORTS && w->a[s].whom == w->a[i].at && w->a[s].owner != but
			&& war_matched(w, s))
			n += resolve(w, s);
	return n;
}

/* Whether two armies move against each other. */
static bool face(const struct war *w, int i, int k)
{
	return w->a[k].does == MOVES && w->a[k].to == w->a[i].at && w->a[k].at == w->a[i].to;
}

/* How strongly a move keeps others out of where it goes. */
static int keeps_out(struct war *w, int i)
{
	int k = war_at(w, w->a[i].to);

	return k >= 0 && face(w, i, k) && resolve(w, k) ? 0 : strength(w, i, NOBODY);
}

static bool move_wins(struct war *w, int i)
{
	const struct army *a = &w->a[i];
	int k = war_at(w, a->to), attack, stands = 0;

	if (k >= 0 && (face(w, i, k) || w->a[k].does != MOVES))
		stands = strength(w, k, NOBODY);
	else if (k >= 0)
		stands = !resolve(w, k);
	if (stands && w->a[k].owner == a->owner)
		return false;
	attack = strength(w, i, stands ? w->a[k].owner : NOBODY);
	if (attack <= stands)
		return false;
	for (int m = 0; m < w->n; m++)
		if (m != i && w->a[m].does == MOVES && w->a[m].to == a->to
			&& attack <= keeps_out(w, m))
			return false;
	return true;
}

/* A support is cut by an attack, but by one from where it is directed only where that dislodges. */
static bool support_holds(struct war *w, int i)
{
	for (int m = 0; m < w->n; m++)
		if (w->a[m].does == MOVES && w->a[m].to == w->a[i].at
			&& w->a[m].owner != w->a[i].owner
			&& (w->a[m].at != w->a[i].to || resolve(w, m)))
			return false;
	return true;
}

static bool decide(struct war *w, int i)
{
	if (w->a[i].does == MOVES)
		return move_wins(w, i);
	return w->a[i].does == SUPPORTS ? support_holds(w, i) : true;
}

static bool know(struct war *w, int i, bool wins)
{
	w->a[i].state = KNOWN;
	return w->a[i].wins = wins;
}

static bool guess(struct war *w, int i, bool wins)
{
	w->a[i].state = GUESSED;
	w->a[i].wins = wins;
	return decide(w, i);
}

/* Forgets what hung on a guess; ring: its moves succeed. */
static void unchain(struct war *w, int from, bool ring)
{
	while (w->links > from) {
		struct army *a = &w->a[w->chain[--w->links]];

		a->state = ring && a->does == MOVES ? KNOWN : UNKNOWN;
		a->wins = ring;
	}
}

static bool guessed(struct war *w, int i)
{
	for (int k = 0; k < w->links; k++)
		if (w->chain[k] == i)
			return w->a[i].wins;
	w->chain[w->links++] = i;
	return w->a[i].wins;
}

static bool resolve(struct war *w, int i)
{
	int from = w->links;
	bool wins;

	if (w->a[i].state != UNKNOWN)
		return w->a[i].state == KNOWN ? w->a[i].wins : guessed(w, i);
	wins = guess(w, i, false);
	if (w->links == from)
		return know(w, i, wins);
	if (w->chain[from] != i) {
		w->chain[w->links++] = i;
		return w->a[i].wins = wins;
	}
	unchain(w, from, false);
	if (guess(w, i, true) == wins) {
		unchain(w, from, false);
		return know(w, i, wins);
	}
	unchain(w, from, true);
	return resolve(w, i);
}

void war_decide(struct war *w)
{
	for (int i = 0; i < w->n; i++)
		resolve(w, i);
}
