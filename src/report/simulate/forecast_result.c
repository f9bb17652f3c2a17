/* SPDX-License-Identifier: MIT */
#include "report/simulate/forecast_result.h"

#include <stdlib.h>
#include <string.h>

enum { COLUMNS = 300 };

static void say_line_facts(
	struct buf *b, const struct page *p, const struct phrase_context *voice, int id)
{
	const struct event_log *log = &p->log;

	for (int i = 0, n; id && i < log->facts; i += n) {
		size_t at = b->n;

		n = 1;
		if (log->fact[i].e.seat != p->seat || log->fact[i].e.line != id)
			continue;
		if (at)
			buf_char(b, ' ');
		n = say_comes(b, voice, &log->fact[i], log->facts - i);
		if (b->n == at + 1 && at)
			buf_cut(b, at);
	}
}

static struct forecast_result make_result(const struct page *p, int id)
{
	struct buf words = BUF_INIT, first = BUF_INIT;
	struct forecast_result o = { .n = 1 };
	struct phrase_context apart = p->voice;

	apart.apart = &o.least;
	say_line_facts(&first, p, &p->voice, id);
	say_line_facts(&words, p, &apart, id);
	o.most = o.least;
	o.words = buf_take(&words);
	o.first = buf_take(&first);
	return o;
}

static void free_result(struct forecast_result *o)
{
	free(o->words);
	free(o->first);
}

static void widen(struct forecast_result *o, const struct number_list *by)
{
	for (int i = 0; i < o->least.n; i++) {
		if (by->number[i] < o->least.number[i])
			o->least.number[i] = by->number[i];
		if (by->number[i] > o->most.number[i])
			o->most.number[i] = by->number[i];
	}
}

void forecast_results_add(struct forecast_results *all, const struct page *p, int id)
{
	struct forecast_result now = make_result(p, id);

	for (int i = 0; i < all->n; i++) {
		struct forecast_result *o = &all->outcome[i];

		if (strcmp(o->words, now.words) || o->least.n != now.least.n)
			continue;
		o->n++;
		widen(o, &now.least);
		free_result(&now);
		return;
	}
	all->outcome = xmore(all->outcome, (size_t)all->n, sizeof *all->outcome);
	all->outcome[all->n++] = now;
}

static int more_often(const void *a, const void *b)
{
	const struct forecast_result *x = a, *y = b;

	if (!*x->words != !*y->words)
		return *x->words ? -1 : 1;
	return x->n != y->n ? (x->n < y->n ? 1 : -1) : strcmp(x->words, y->words);
}

void forecast_results_sort(struct forecast_results *all)
{
	if (all->n)
		qsort(all->outcome, (size_t)all->n, sizeof *all->outcome, more_often);
}

static bool varies(const struct forecast_result *o)
{
	for (int i = 0; i < o->least.n; i++)
		if (o->least.number[i] != o->most.number[i])
			return true;
	return false;
}

void forecast_figure(
	struct buf *b, const struct phrase_context *voice, long long least, long long most)
{
	if (least == most)
		buf_int(b, least);
	else
		say(b, voice, SAY_FORECAST_FIGURE, AS_INT(least), AS_INT(most));
}

void forecast_result_say(
	struct buf *b, const struct phrase_context *voice, const struct forecast_result *o)
{
	struct buf all = BUF_INIT;
	int figure = 0;

	if (varies(o))
		for (const char *s = o->words; *s; s++) {
			if (*s != NUMBER_APART) {
				buf_char(&all, *s);
				continue;
			}
			forecast_figure(
				&all, voice, o->least.number[figure], o->most.number[figure]);
			figure++;
		}
	else
		buf_str(&all, o->first);
	text_clean(b, all.s, all.n, COLUMNS);
	buf_free(&all);
}

void forecast_results_free(struct forecast_results *all)
{
	for (int i = 0; i < all->n; i++)
		free_result(&all->outcome[i]);
	free(all->outcome);
}
