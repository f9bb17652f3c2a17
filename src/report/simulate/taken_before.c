/* SPDX-License-Identifier: MIT */
#include "report/simulate/taken_before.h"

#include <string.h>

/* How many lines behind one are looked at for what gives it what it needs. */
enum { BEHIND_MOST = 12 };

/* Plays another letter as the letter was played first; the caller forgets the table. */
static struct table *play_letter(const struct forecast *with, const struct orders *letter)
{
	const struct guess guess = { 1, { 0 } };
	struct forecast f = *with;

	f.letter = letter;
	f.silent = false;
	return forecast_play(&f, &guess);
}

static bool is_done(const struct forecast *f, const struct table *t, int i)
{
	return line_result(&t->program[f->head->seat]->letter->line[i]) == R_DONE;
}

/* Returns whether line i is done, and no part of it was refused. */
static bool is_wholly_done(const struct forecast *f, const struct table *t, int i)
{
	struct report_input of;
	struct page p = forecast_page(f, t, &of);
	bool whole =
		is_done(f, t, i) && !line_lack(&p, &t->program[f->head->seat]->letter->line[i]);

	page_close(&p);
	return whole;
}

/* Returns how many of the lines from one on, before another, are done. */
static int count_done(const struct forecast *f, const struct table *t, int from, int to)
{
	int n = 0;

	for (int k = from; k < to; k++)
		n += is_done(f, t, k);
	return n;
}

/* Returns how many of these were done when the letter was played first. */
static int count_first(const struct line_forecast now[], int from, int to)
{
	int n = 0;

	for (int k = from; k < to; k++)
		n += now[k].done_first;
	return n;
}

/* Returns whether line i is done once the lines from one on, before another, are left out, and at least as many lines
 * as are given beside it. */
static bool is_done_without(const struct forecast *f, int i, int from, int to, int others)
{
	struct orders *letter = orders_copy(f->letter);
	struct table *t;
	bool done;

	for (int k = from; k < to; k++) {
		if (letter->line[k].what != L_ORDER)
			continue;
		letter->line[k].what = L_BAD;
		letter->line[k].problem = xcopy("", 0);
	}
	t = play_letter(f, letter);
	done = is_done(f, t, i) && count_done(f, t, 0, letter->lines) > others;
	forecast_forget(t);
	orders_free(letter);
	return done;
}

/* The line found is what takes it, and none that only makes another one possible: all others are done without it. */
int taken_before(const struct forecast *f, const struct line_forecast now[], int i)
{
	const struct orders *o = f->letter;
	const int all = count_first(now, 0, o->lines);
	int found = -1;

	if (o->line[i].what != L_ORDER || o->line[i].orelse || !is_done_without(f, i, 0, i, 0))
		return -1;
	for (int k = 0, next; k < i && found < 0; k = next) {
		next = k + orders_block(o, k);
		if (o->line[k].what == L_ORDER
			&& is_done_without(f, i, k, next, all - count_first(now, k, next)))
			found = k;
	}
	return found;
}

/* Returns whether a block is done once it stands directly behind another line, with more lines than are done now. */
static bool is_done_behind(const struct forecast *f, int i, int behind, int done_now)
{
	const struct orders *o = f->letter;
	struct orders *letter = orders_copy(o);
	const int n = orders_block(o, i), at = behind + 1 - n;
	struct table *t;
	bool done;

	memcpy(&letter->line[i], &o->line[i + n], (size_t)(at - i) * sizeof *o->line);
	memcpy(&letter->line[at], &o->line[i], (size_t)n * sizeof *o->line);
	t = play_letter(f, letter);
	done = is_wholly_done(f, t, at) && count_done(f, t, 0, o->lines) > done_now;
	forecast_forget(t);
	memcpy(letter->line, o->line, (size_t)o->lines * sizeof *o->line);
	orders_free(letter);
	return done;
}

int given_behind(const struct forecast *f, const struct line_forecast now[], int i)
{
	const struct orders *o = f->letter;
	const int all = count_first(now, 0, o->lines);
	int next = i + orders_block(o, i), end = next;

	if (o->line[i].what != L_ORDER || o->line[i].orelse || next == o->lines)
		return -1;
	while (end < o->lines && end + orders_block(o, end) <= next + BEHIND_MOST)
		end += orders_block(o, end);
	if (end == next)
		return -1;
	if (!is_done_behind(f, i, end - 1, all))
		return -1;
	while (next + orders_block(o, next) < end
		&& !is_done_behind(f, i, next + orders_block(o, next) - 1, all))
		next += orders_block(o, next);
	return next;
}

bool taken_if_first(const struct forecast *f, const struct line_forecast now[], int i, int before)
{
	const struct orders *o = f->letter;
	struct orders *letter = orders_copy(o);
	int n = orders_block(o, i);
	struct table *t;
	bool done;

	memcpy(&letter->line[before], &o->line[i], (size_t)n * sizeof *o->line);
	memcpy(&letter->line[before + n], &o->line[before], (size_t)(i - before) * sizeof *o->line);
	t = play_letter(f, letter);
	done = is_wholly_done(f, t, before) && is_wholly_done(f, t, before + n)
		&& count_done(f, t, 0, o->lines) > count_first(now, 0, o->lines);
	forecast_forget(t);
	memcpy(letter->line, o->line, (size_t)o->lines * sizeof *o->line);
	orders_free(letter);
	return done;
}
