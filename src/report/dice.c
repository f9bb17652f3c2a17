/* SPDX-License-Identifier: MIT */
#include "report/dice.h"
#include "report/told.h"

#include <stdlib.h>

static struct luck *luck_at(const struct dice *d, int seat, int label)
{
	return &d->luck[seat * (d->rules->labels + 1) + label];
}

void dice_begin(struct dice *d, const struct rules *rules, int players, int reader, bool over)
{
	size_t sums = (size_t)(players + 1) * (size_t)(rules->labels + 1);

	*d = (struct dice){ .rules = rules, .seats = players, .reader = reader, .over = over };
	d->luck = xalloc(sums, sizeof *d->luck);
}

void dice_end(struct dice *d)
{
	for (int i = 0; i < (d->seats + 1) * (d->rules->labels + 1); i++)
		luck_free(&d->luck[i]);
	free(d->luck);
}

const struct luck *dice_of(const struct dice *d, int seat, int label)
{
	return luck_at(d, seat, label);
}

static int find_thrower(const struct dice *d, int turn, const struct entry *e)
{
	const struct args *args = &d->rules->label[e->arg[0]];
	const int32_t *arg = e->arg + 4 + e->arg[2];
	int seat = e->seat ? e->seat : turn;

	for (int i = 0; i < args->n; i++)
		if (args->arg[i].type == T_SEAT && span_is(args->arg[i].name, "by"))
			seat = arg[i];
	return seat >= 1 && seat <= d->seats ? seat : NOBODY;
}

/* The i-th die of an entry, to the sum of its label and to that of all. */
static void count_die(
	struct dice *d, const struct table *t, const struct entry *e, int thrower, int i)
{
	const struct label *label = &t->game->labels[e->arg[0]];
	int sides = e->arg[1], shown = e->arg[3 + i], nth = e->arg[e->n - 1] + i;
	int *worth = NULL;

	if (label->worth) {
		worth = xalloc((size_t)sides, sizeof *worth);
		for (int k = 0; k < sides; k++)
			worth[k] = label->worth(t, k + 1, nth);
		shown = label->worth(t, shown, nth);
	}
	luck_add(luck_at(d, thrower, e->arg[0]), sides, worth, shown);
	luck_add(luck_at(d, thrower, 0), sides, worth, shown);
	free(worth);
}

static void count_throw(struct dice *d, const struct table *t, int turn, const struct entry *e)
{
	int label = e->arg[0], thrower;

	if (!label || t->game->labels[label].lot)
		return;
	if (!d->over && !told_hears(t, d->reader, e->who)) {
		d->hidden++;
		return;
	}
	thrower = find_thrower(d, turn, e);
	for (int i = 0; i < e->arg[2]; i++)
		count_die(d, t, e, thrower, i);
}

void dice_count(struct dice *d, const struct table *t)
{
	struct entry e;
	size_t at = 0;
	int facts = 0, turn = NOBODY;

	while (journal_next(&t->journal, &at, &facts, &e)) {
		if (e.verb == J_TURN && !e.arg[1])
			turn = e.arg[0];
		else if (e.verb == J_ROLL)
			count_throw(d, t, turn, &e);
	}
}
