/* SPDX-License-Identifier: MIT */
#include "report/events/dice_luck.h"
#include "base/fail.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Distances from the expected sum count as equal up to this, as it may be a fraction. */
#define HARDLY 1e-6

/* ---- counting ---- */

static bool is_kind(const struct dice_kind *d, int sides, const int *worth)
{
	if (d->sides != sides || !d->worth != !worth)
		return false;
	return !worth || !memcmp(d->worth, worth, (size_t)sides * sizeof *worth);
}

static struct dice_kind *add_kind(struct dice_luck *l, int sides, const int *worth)
{
	struct dice_kind *d;

	l->kind = xgrow(l->kind, (size_t)++l->kinds, sizeof *l->kind);
	d = &l->kind[l->kinds - 1];
	*d = (struct dice_kind){ .sides = sides };
	if (worth) {
		d->worth = xalloc((size_t)sides, sizeof *worth);
		memcpy(d->worth, worth, (size_t)sides * sizeof *worth);
	}
	return d;
}

void dice_luck_add(struct dice_luck *l, int sides, const int *worth, int shown)
{
	struct dice_kind *d = NULL;

	must(sides > 0);
	for (int i = 0; i < l->kinds && !d; i++)
		if (is_kind(&l->kind[i], sides, worth))
			d = &l->kind[i];
	if (!d)
		d = add_kind(l, sides, worth);
	d->n++;
	l->dice++;
	l->sum += shown;
}

void dice_luck_free(struct dice_luck *l)
{
	for (int i = 0; i < l->kinds; i++)
		free(l->kind[i].worth);
	free(l->kind);
	*l = (struct dice_luck){ 0 };
}

/* ---- one die ---- */

static int worth_of(const struct dice_kind *d, int side)
{
	return d->worth ? d->worth[side] : side + 1;
}

struct die {
	int least, most;
	double mean, variance;
};

static struct die measure(const struct dice_kind *d)
{
	struct die die = { .least = worth_of(d, 0), .most = worth_of(d, 0) };
	double squares = 0;

	for (int i = 0; i < d->sides; i++) {
		int w = worth_of(d, i);

		die.least = w < die.least ? w : die.least;
		die.most = w > die.most ? w : die.most;
		die.mean += w;
		squares += (double)w * w;
	}
	die.mean /= d->sides;
	die.variance = squares / d->sides - die.mean * die.mean;
	return die;
}

/* The total of all dice. */
struct total {
	long long least, most;
	double mean, variance;
};

static struct total add_up(const struct dice_luck *l)
{
	struct total total = { 0 };

	for (int i = 0; i < l->kinds; i++) {
		struct die die = measure(&l->kind[i]);
		long n = l->kind[i].n;

		total.least += (long long)n * die.least;
		total.most += (long long)n * die.most;
		total.mean += (double)n * die.mean;
		total.variance += (double)n * die.variance;
	}
	return total;
}

double dice_luck_expected(const struct dice_luck *l)
{
	return add_up(l).mean;
}

/* ---- chance ---- */

/* Adds a die. p: the chances of the sums 0 to span of the dice so far, counted from their least
 * sum; q: gets those with one die more. */
static void add_die(double *q, const double *p, int span, const struct dice_kind *d, struct die die)
{
	for (int k = 0; k <= span + die.most - die.least; k++)
		q[k] = 0;
	for (int i = 0; i < d->sides; i++) {
		int up = worth_of(d, i) - die.least;

		for (int k = 0; k <= span; k++)
			q[k + up] += p[k] / d->sides;
	}
}

static double chance_exact(const struct dice_luck *l, struct total total, double off)
{
	int most = (int)(total.most - total.least), span = 0;
	double *p = xalloc((size_t)most + 1, sizeof *p), *q = xalloc((size_t)most + 1, sizeof *q);
	double *was, chance = 0;

	p[0] = 1;
	for (int i = 0; i < l->kinds; i++) {
		struct die die = measure(&l->kind[i]);

		for (long n = 0; n < l->kind[i].n; n++) {
			add_die(q, p, span, &l->kind[i], die);
			span += die.most - die.least;
			was = p;
			p = q;
			q = was;
		}
	}
	for (int k = 0; k <= most; k++)
		if (fabs((double)(total.least + k) - total.mean) > off - HARDLY)
			chance += p[k];
	free(p);
	free(q);
	return chance;
}

double dice_luck_chance(const struct dice_luck *l)
{
	struct total total = add_up(l);
	double off = fabs((double)l->sum - total.mean), chance;

	if (off < HARDLY)
		return 1;
	if (total.most - total.least <= DICE_LUCK_EXACT)
		chance = chance_exact(l, total, off);
	else
		chance = erfc((off - 0.5) / sqrt(2 * total.variance)); /* a sum is 1 wide */
	return chance < 1 ? chance : 1;
}

long luck_matches(double chance)
{
	if (chance >= 0.5)
		return 1;
	return chance < 1e-6 ? DICE_LUCK_RARE : lrint(1 / chance);
}
