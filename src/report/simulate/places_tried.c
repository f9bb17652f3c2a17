/* SPDX-License-Identifier: MIT */
#include "report/simulate/places_tried.h"
#include "core/form.h"
#include "report/text/offers.h"

#include <string.h>

/* The most places that are tried for an example. */
enum { EXAMPLES = 4 };

/* ---- the list ---- */

static bool is_place(const struct arg *hole)
{
	return hole->type == T_SPACE || hole->type == T_AREA;
}

/* Returns the hole of an order's list of places; -1: it has none. */
static int list_hole(const struct table *t, const struct order *o)
{
	const struct form_pattern *p = &t->rules->form[o->form];
	int hole = o->n ? o->part[o->n - 1].hole : -1;

	return t->game->forms[o->form].picks && hole >= 0 && is_place(&p->hole[hole])
			&& !p->hole_in_group[hole]
		? hole
		: -1;
}

/* Returns where the list begins among the parts of the order: it is the last of them. */
static int list_start(const struct order *o)
{
	int start = o->n;

	while (start && o->part[start - 1].hole == o->part[o->n - 1].hole)
		start--;
	return start;
}

static void drop_part(struct order *o, int i)
{
	o->n--;
	memmove(&o->part[i], &o->part[i + 1], (size_t)(o->n - i) * sizeof *o->part);
}

/* ---- playing ---- */

/* One play with another order in the place of the line. */
struct place_play {
	struct forecast f;
	struct orders *letter;
	struct table *t;
	const struct line *line;
	struct report_input of;
	struct page p; /* while its refusals are looked at */
};

static void play_instead(struct place_play *play, const struct forecast *f, int nth,
	const struct order *o, int guess)
{
	const struct guess dealt = { (uint64_t)guess + 1, { (unsigned char)guess } };

	play->f = *f;
	play->letter = orders_copy(f->letter);
	play->letter->line[nth].order = *o;
	play->f.letter = play->letter;
	play->f.silent = guess % 2;
	play->t = forecast_play(&play->f, &dealt);
	play->line = &play->t->program[f->head->seat]->letter->line[nth];
}

static void play_over(struct place_play *play)
{
	forecast_forget(play->t);
	orders_free(play->letter);
}

/* Returns the place that a refusal is of, which is the first that it names; NONE: it names none. */
static thing place_refused(const struct event *refusal)
{
	for (int i = 0; i < refusal->args; i++)
		if (refusal->fact.args->arg[i].type == T_SPACE)
			return refusal->fact.value[i];
	return NONE;
}

bool places_refused(const struct page *p, const struct line *line)
{
	const int id = line_id(p, line);

	for (int i = 0; i < p->log.refusals; i++)
		if (p->log.refusal[i].e.line == id && place_refused(&p->log.refusal[i]))
			return true;
	return false;
}

/* Returns what refused a place; NULL: nothing did. */
static const struct event *refusal_there(const struct place_play *play, thing at)
{
	const struct event_log *log = &play->p.log;

	for (int i = 0; i < log->refusals; i++)
		if (log->refusal[i].e.line == line_id(&play->p, play->line)
			&& place_refused(&log->refusal[i]) == at)
			return &log->refusal[i];
	return NULL;
}

/* ---- places in vain ---- */

/* Takes the place that would do off the list. Returns false where it cannot be told which that is. */
static bool drop_taken(const struct place_play *play, struct order *left)
{
	if (line_result(play->line) != R_DONE)
		return false;
	for (int i = list_start(left); i < left->n; i++)
		if (!refusal_there(play, left->part[i].what)) {
			drop_part(left, i);
			return true;
		}
	return false;
}

static void say_refused_places(
	const struct place_play *play, const struct order *left, struct buf *said)
{
	const struct names names = { play->t->rules, play->t->map, play->t->seats };
	const struct arg *hole = &names.rules->form[left->form].hole[left->part[left->n - 1].hole];
	struct buf list = BUF_INIT, passed = BUF_INIT;

	buf_clear(said);
	for (int i = list_start(left); i < left->n; i++) {
		buf_str(&list, list.n ? ", " : "");
		value_print(&list, &names, hole, left->part[i].what);
	}
	rules_say(play->t->rules, &passed, "places-vain places=%s", list.s);
	text_said(said, "     ", "     ", &passed);
	buf_free(&list);
	for (int i = list_start(left); i < left->n; i++) {
		const struct event *no = refusal_there(play, left->part[i].what);
		struct buf why = BUF_INIT;

		if (!no)
			continue;
		say_facts(&why, &play->p.voice, no, 1);
		text_said(said, "     ", "     ", &why);
		text_clause(said, event_clause(play->t, no));
		buf_free(&why);
	}
}

void places_in_vain(const struct forecast *f, int nth, struct buf *said)
{
	struct order left = f->letter->line[nth].order;
	int hole = list_hole(f->t, &left), start = hole < 0 ? 0 : list_start(&left);
	bool told = hole >= 0 && left.n > start + 1;

	for (int guess = 0; told && left.n > start && guess < forecast_guesses(f);) {
		struct place_play play;

		play_instead(&play, f, nth, &left, guess);
		play.p = forecast_page(&play.f, play.t, &play.of);
		if (line_result(play.line) == R_REFUSED) {
			say_refused_places(&play, &left, said);
			guess++;
		} else {
			told = drop_taken(&play, &left);
		}
		page_close(&play.p);
		play_over(&play);
	}
	if (!told || left.n == start)
		buf_clear(said);
}

/* ---- a place that will do ---- */

static void list_places(struct order *o, int hole, const struct option place[], int n)
{
	for (int i = 0; i < n; i++)
		o->part[o->n++] = (struct part){ (int16_t)hole, 0, place[i].what };
}

/* Returns whether the order is done in some guess. */
static bool goes(const struct forecast *f, int nth, const struct order *o)
{
	bool done = false;

	for (int guess = 0; guess < forecast_guesses(f) && !done; guess++) {
		struct place_play play;

		play_instead(&play, f, nth, o, guess);
		done = line_result(play.line) == R_DONE;
		play_over(&play);
	}
	return done;
}

static void say_example(const struct forecast *f, const struct order *o, struct buf *said)
{
	const struct names names = { f->t->rules, f->t->map, f->t->seats };
	struct buf order = BUF_INIT, example = BUF_INIT;

	form_print(&order, &names, o);
	rules_say(f->t->rules, &example, "remedy-example example=%s", order.s);
	buf_char(&example, '.');
	text_said(said, "     ", "     ", &example);
	buf_free(&order);
}

/* Mostly none will do, which one list of them all tells at once. */
void places_example(const struct forecast *f, int nth, struct buf *said)
{
	struct table *ahead = f->head->next ? season_ahead(f->t, f->head->seat) : NULL;
	struct order o = f->letter->line[nth].order;
	int hole = list_hole(f->t, &o), start, n;
	struct choice c = { 0 };
	bool found = false;

	if (hole >= 0) {
		o.n = list_start(&o);
		offers_of_hole(ahead ? ahead : f->t, f->head->seat, &o, hole, &c);
	}
	start = o.n;
	n = c.n < EXAMPLES ? c.n : EXAMPLES;
	list_places(&o, hole, c.o, n);
	if (n && goes(f, nth, &o))
		for (int i = 0; i < n && !found; i++) {
			o.n = start;
			list_places(&o, hole, &c.o[i], 1);
			found = goes(f, nth, &o);
		}
	if (found)
		say_example(f, &o, said);
	table_free(ahead);
}
