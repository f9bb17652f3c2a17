/* SPDX-License-Identifier: MIT */
#include "report/text/example.h"
#include "core/form.h"
#include "core/tp1.h"
#include "report/page.h"
#include "report/seen.h"
#include "report/text/offers.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_TRIALS = 48, MOST_PARTS = 8 };

/* What a thing would bring a seat. */
struct worth {
	bool asked;
	int value;
};

/* Tries orders of a seat whenever the season would read its letter, and plays none. */
struct trier {
	struct source source;
	const struct table *ahead;
	const struct phrases *phrases; /* NULL: they say of nothing what it brings */
	struct worth *worth; /* of kinds, then spaces: what was asked since the season went on */
	const struct order *begun;
	struct order *found; /* by those that were begun; form 0: none yet */
	int n;
};

/* ---- an order ---- */

struct search {
	struct table *t;
	const struct table *ahead;
	const struct phrases *phrases; /* NULL: they say of nothing what it brings */
	struct worth *worth;
	int seat;
	struct order *o;
	bool waits; /* an order that was tried waits for one of another seat */
};

static bool is_kind(const struct table *t, thing what)
{
	return what > KINDS && what <= KINDS + t->box->kinds;
}

static bool is_space(const struct table *t, thing what)
{
	return what > SPACES && what <= SPACES + t->map->spaces;
}

/* Returns what a thing would bring its seat; 1 where the phrases say nothing of that. */
static int worth(const struct search *s, thing what)
{
	const struct phrase_context voice = {
		.phrases = s->phrases, .table = s->t, .reader = s->seat
	};
	struct worth *w;

	if (!s->phrases || (!is_kind(s->t, what) && !is_space(s->t, what)))
		return 1;
	w = &s->worth[is_kind(s->t, what) ? what - KINDS : s->t->box->kinds + what - SPACES];
	if (!w->asked) {
		*w = (struct worth){ true, 1 };
		page_value(&voice, what, &w->value);
	}
	return w->value;
}

/* Leaves out kinds that would bring nothing, and has first what brings most. */
static void prefer(const struct search *s, struct choice *c)
{
	int value[sizeof c->o / sizeof *c->o], n = 0;

	for (int i = 0; i < c->n; i++) {
		struct option one = c->o[i];
		int brings = worth(s, one.what), k = n;

		if (brings <= 0 && is_kind(s->t, one.what))
			continue;
		for (; k && value[k - 1] < brings; k--) {
			value[k] = value[k - 1];
			c->o[k] = c->o[k - 1];
		}
		value[k] = brings;
		c->o[k] = one;
		n++;
	}
	c->n = n;
}

/* Offers what the report offers and what may be named when the order is played. */
static void offer_both(const struct search *s, int hole, struct choice *c)
{
	struct choice then;
	int n = 0;

	offers_of_hole(s->ahead, s->seat, s->o, hole, c);
	if (c->n)
		offers_of_hole(s->t, s->seat, s->o, hole, &then);
	for (int i = 0; i < c->n; i++)
		if (offers_have(&then, c->o[i].what))
			c->o[n++] = c->o[i];
	c->n = n;
	prefer(s, c);
}

static bool fill(struct search *s, int trials);

/* Fills a hole with each option in turn, of which each may use its share of the trials. */
static bool fill_hole(struct search *s, int hole, int group, int trials)
{
	struct order *o = s->o;
	struct choice c;
	int filled = o->n;

	offer_both(s, hole, &c);
	for (int i = 0; i < c.n && trials > 0; i++) {
		int share = trials / (c.n - i);

		share = share ? share : 1;
		trials -= share;
		if (offers_named(s->t->rules, o, hole, c.o[i].what))
			continue;
		o->part[o->n++] = (struct part){ (int16_t)hole, (int16_t)group, c.o[i].what };
		if (fill(s, share))
			return true;
		o->n = filled;
	}
	return false;
}

/* Fills what the order lacks, until it would be done; where it would be refused, a hole that takes several things
 * gets more, and then what may be left out is said. */
static bool fill(struct search *s, int trials)
{
	const struct rules *r = s->t->rules;
	struct order *o = s->o;
	int group, hole = form_next(r, o, false, false, &group), result;

	if (o->n == MOST_PARTS)
		return false;
	if (hole >= 0)
		return fill_hole(s, hole, group, trials);
	result = play_trial(s->t, s->seat, o);
	if (result == DONE)
		return true;
	s->waits |= result == WAITS;
	hole = form_next(r, o, true, false, &group);
	if (o->n && hole == o->part[o->n - 1].hole && fill_hole(s, hole, group, trials - 1))
		return true;
	hole = form_next(r, o, false, true, &group);
	return hole >= 0 && fill_hole(s, hole, group, trials - 1);
}

/* Names one thing more where another may follow, so that it is seen that one may. */
static void name_another(struct search *s)
{
	enum { FEW = 6 };
	int group, hole = form_next(s->t->rules, s->o, true, false, &group);

	if (s->o->n && hole == s->o->part[s->o->n - 1].hole && !written(s->o, hole, group, 1))
		fill_hole(s, hole, group, FEW);
}

static void find_example(const struct trier *trier, struct table *t, int seat, int i)
{
	struct search s = { t, trier->ahead, trier->phrases, trier->worth, seat, &trier->found[i],
		false };

	*s.o = trier->begun[i];
	if (fill(&s, MOST_TRIALS))
		name_another(&s);
	else
		*s.o = (struct order){ .form = 0, .line = s.waits };
}

/* ---- the season ---- */

static size_t worths(const struct table *t)
{
	return (size_t)(t->box->kinds + t->map->spaces) + 1;
}

static int try_forms(struct source *source, struct table *t, int seat, unsigned phases)
{
	const struct trier *trier = (struct trier *)source;

	if (trier->phrases)
		memset(trier->worth, 0, worths(t) * sizeof *trier->worth);
	for (int i = 0; i < trier->n; i++) {
		const struct form *form = &t->game->forms[trier->begun[i].form];

		if (trier->begun[i].form && (form->phases & phases) && form->play && !form->files
			&& !trier->found[i].form)
			find_example(trier, t, seat, i);
	}
	return 0;
}

struct order *examples_complete(const struct report_input *of, const struct table *ahead, int seat,
	const struct order *begun, int n)
{
	static const unsigned char secret[SECRET_BYTES] = { 1 };
	struct trier trier = { { try_forms, NULL }, ahead, of->phrases, NULL, begun, NULL, n };
	struct names reader;
	struct chance chance;
	struct table *t;

	if (season_over(of->table))
		return NULL;
	if (!page_tells_worth(&(struct phrase_context){ .phrases = of->phrases, .table = ahead }))
		trier.phrases = NULL;
	t = seen_make(of->table, seat, 1);
	reader = (struct names){ t->rules, t->map, t->seats };
	trier.worth = xalloc(worths(t), sizeof *trier.worth);
	trier.found = xalloc((size_t)n + 1, sizeof *trier.found);
	for (int s = 1; s <= t->seats; s++)
		t->program[s] = program_make(&reader, of->next, s, span_of(""), NULL);
	t->source[seat] = &trier.source;
	tp1_alone(&chance, of->gid ? of->gid : "", secret, of->next);
	season_imagine(t, &chance, false);
	play_end(t);
	table_free(t);
	free(trier.worth);
	return trier.found;
}

struct order *examples_find(const struct report_input *of, const struct table *ahead, int seat)
{
	int forms = of->table->rules->forms;
	struct order *begun = xalloc((size_t)forms + 1, sizeof *begun), *found;

	for (int i = 1; i <= forms; i++)
		begun[i] = (struct order){ .form = i, .seat = seat };
	found = examples_complete(of, ahead, seat, begun, forms + 1);
	free(begun);
	return found;
}

/* ---- which comes first ---- */

/* Returns how many forms before belong to the same phase, where a letter's line would be played. */
static int place_in_phase(const struct game *g, int form)
{
	unsigned phases = g->forms[form].phases;
	int n = 0;

	for (int i = 1; i < form; i++) {
		unsigned other = g->forms[i].phases;

		n += (other & -other) == (phases & -phases);
	}
	return n;
}

static int place_preferred(const struct game *g, int form)
{
	for (int i = 0; g->prefer && g->prefer[i].form; i++)
		if (g->prefer[i].form == form)
			return i + 1;
	return 0;
}

int example_place(const struct game *g, int form)
{
	enum { MOST_PREFERRED = 20 };
	int preferred = place_preferred(g, form);

	return preferred ? preferred : MOST_PREFERRED + place_in_phase(g, form);
}
