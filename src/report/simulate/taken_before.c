/* SPDX-License-Identifier: MIT */
#include "report/simulate/taken_before.h"

/* Returns whether line i is done once the lines from one on, before another, are left out. */
static bool is_done_without(const struct forecast *with, int i, int from, int to)
{
	const struct guess guess = { 1, { 0 } };
	struct forecast f = *with;
	struct orders *letter = orders_copy(f.letter);
	struct table *t;
	bool done;

	for (int k = from; k < to; k++) {
		if (letter->line[k].what != L_ORDER)
			continue;
		letter->line[k].what = L_BAD;
		letter->line[k].problem = xcopy("", 0);
	}
	f.letter = letter;
	f.silent = false;
	t = forecast_play(&f, &guess);
	done = line_result(&t->program[f.head->seat]->letter->line[i]) == R_DONE;
	forecast_forget(t);
	orders_free(letter);
	return done;
}

int taken_before(const struct forecast *f, int i)
{
	const struct orders *o = f->letter;

	if (o->line[i].what != L_ORDER || o->line[i].orelse || !is_done_without(f, i, 0, i))
		return -1;
	for (int k = 0; k < i; k += orders_block(o, k))
		if (o->line[k].what == L_ORDER && is_done_without(f, i, k, k + orders_block(o, k)))
			return k;
	return -1;
}
