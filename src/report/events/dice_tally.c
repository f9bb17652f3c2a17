/* SPDX-License-Identifier: MIT */
#include "report/events/dice_tally.h"
#include "report/events/event_log.h"

#include <stdlib.h>

static struct dice_luck *luck_at(const struct dice_tally *d, int seat, int label)
{
	return &d->luck[seat * (d->rules->labels + 1) + label];
}

void dice_tally_begin(
	struct dice_tally *d, const struct rules *rules, int players, int reader, bool over)
{
	size_t sums = (size_t)(players + 1) * (size_t)(rules->labels + 1);

	*d = (struct dice_tally){
		.rules = rules, .seats = players, .reader = reader, .over = over
	};
	d->luck = xalloc(sums, sizeof *d->luck);
}

void dice_tally_end(struct dice_tally *d)
{
	for (int i = 0; i < (d->seats + 1) * (d->rules->labels + 1); i++)
		dice_luck_free(&d->luck[i]);
	free(d->luck);
}

const struct dice_luck *dice_tally_of(const struct dice_tally *d, int seat, int label)
{
	return luck_at(d, seat, label);
}

/* Returns the seat that the label names as "by", else the given one. */
static int find_thrower(const struct dice_tally *d, const struct roll_entry *roll, int seat)
{
	const struct args *args = &d->rules->label[roll->label];

	for (int i = 0; i < args->n; i++)
		if (args->arg[i].type == T_SEAT && span_is(args->arg[i].name, "by"))
			seat = roll->value[i];
	return seat >= 1 && seat <= d->seats ? seat : NOBODY;
}

/* Counts the i-th die of a roll under its label and under all labels. */
static void count_die(struct dice_tally *d, const struct table *t, const struct roll_entry *roll,
	int thrower, int i)
{
	const struct label *label = &t->game->labels[roll->label];
	int sides = roll->sides, shown = roll->die[i], nth = roll->first + i;
	int *worth = NULL;

	if (label->worth) {
		worth = xalloc((size_t)sides, sizeof *worth);
		for (int k = 0; k < sides; k++)
			worth[k] = label->worth(t, k + 1, nth);
		shown = label->worth(t, shown, nth);
	}
	dice_luck_add(luck_at(d, thrower, roll->label), sides, worth, shown);
	dice_luck_add(luck_at(d, thrower, 0), sides, worth, shown);
	free(worth);
}

static void count_throw(
	struct dice_tally *d, const struct table *t, int turn, const struct entry *e)
{
	const struct roll_entry roll = entry_roll(e);
	int thrower;

	if (!roll.label || t->game->labels[roll.label].lot)
		return;
	if (!d->over && !event_hears(t, d->reader, e->who)) {
		d->hidden++;
		return;
	}
	thrower = find_thrower(d, &roll, e->seat ? e->seat : turn);
	for (int i = 0; i < roll.dice; i++)
		count_die(d, t, &roll, thrower, i);
}

void dice_tally_count(struct dice_tally *d, const struct table *t)
{
	struct entry e = { 0 };
	int turn = NOBODY;

	while (journal_next(&t->journal, &e)) {
		if (e.verb == J_TURN && !entry_turn(&e).phase)
			turn = entry_turn(&e).seat;
		else if (e.verb == J_ROLL)
			count_throw(d, t, turn, &e);
	}
}
