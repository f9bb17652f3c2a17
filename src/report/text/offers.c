/* SPDX-License-Identifier: MIT */
#include "report/text/offers.h"
#include "core/form.h"
#include "core/random.h"
#include "core/view.h"

#include <string.h>

struct offering {
	const struct table *t;
	int seat;
	const struct form_pattern *form;
	offers_take *take;
	void *with;
};

/* ---- forms ---- */

/* Returns the bit of the phase in which letters for the set-up are read; 0: the game has none. */
static unsigned start_phase(const struct game *g)
{
	return g->phases && g->phases[0] && g->phases[1] && !strcmp(g->phases[1], "start") ? 1 << 1
											   : 0;
}

bool offers_in_season(const struct game *g, int form, int season)
{
	unsigned start = start_phase(g);

	return g->forms[form].phases & (season ? ~start : start);
}

/* Returns whether a hole follows in the same word, as in "4,6-4,7". */
static bool is_glued(const struct form_pattern *form, int hole)
{
	for (int i = 0; i < form->nodes; i++)
		if (form->node[i].what == N_HOLE && form->node[i].hole == hole)
			return form->node[i].glued;
	return false;
}

static bool is_number(const struct arg *hole)
{
	return hole->type == T_INT || hole->type == T_TIMES;
}

/* ---- what may stand in a hole ---- */

/* Keeps the first of equal options: two cards of a kind are written alike. */
static void drop_equals(struct choice *c)
{
	int n = 0;

	for (int i = 0; i < c->n; i++) {
		bool equal = false;

		for (int k = n - 1; k >= 0 && !equal; k--)
			equal = c->o[k].what == c->o[i].what;
		if (!equal)
			c->o[n++] = c->o[i];
	}
	c->n = n;
}

/* Returns whether the seat sees a piece of that kind of its own. A list of what to give up first
 * need not name others. */
static bool has_kind(const struct table *t, int seat, thing k)
{
	for (int z = 1; z < t->rules->zones; z++) {
		if (view_place(t, seat, IN(z, seat)) != EXACTLY)
			continue;
		for each(piece, t, IN(z, seat))
			if (kind(t, piece) == k)
				return true;
	}
	return false;
}

void offers_of_hole(
	const struct table *t, int seat, const struct order *o, int hole, struct choice *c)
{
	int n = 0;

	hole_options(t, seat, o, hole, c);
	drop_equals(c);
	if (hole_offerer(&t->game->forms[o->form], hole)
		|| t->rules->form[o->form].hole[hole].type != T_CLASS)
		return;
	for (int i = 0; i < c->n; i++)
		if (has_kind(t, seat, c->o[i].what))
			c->o[n++] = c->o[i];
	c->n = n;
}

/* ---- filling ---- */

static struct span words_of(const struct arg *hole)
{
	return (struct span){ hole->words, strcspn(hole->words, ">") };
}

/* Returns whether two holes are for things of one sort. Numbers are no things. */
static bool same_sort(const struct arg *a, const struct arg *b)
{
	if (is_number(a) || is_number(b))
		return false;
	if (a->type == T_WORDS || b->type == T_WORDS)
		return a->type == b->type && span_same(words_of(a), words_of(b));
	return true;
}

bool offers_have(const struct choice *c, thing what)
{
	for (int i = 0; i < c->n; i++)
		if (c->o[i].what == what)
			return true;
	return false;
}

bool offers_named(const struct rules *r, const struct order *o, int hole, thing what)
{
	const struct arg *holes = r->form[o->form].hole;

	for (int i = 0; i < o->n; i++)
		if (o->part[i].what == what && same_sort(&holes[o->part[i].hole], &holes[hole]))
			return true;
	return false;
}

bool offers_fill(
	const struct rules *r, struct order *o, int hole, int group, const struct choice *c)
{
	const int most = sizeof o->part / sizeof *o->part;

	for (int i = 0; i < c->n && o->n < most; i++) {
		if (offers_named(r, o, hole, c->o[i].what))
			continue;
		o->part[o->n++] = (struct part){ (int16_t)hole, (int16_t)group, c->o[i].what };
		return true;
	}
	return false;
}

bool offers_complete(const struct table *t, int seat, struct order *o)
{
	struct choice c;
	int group, hole;

	while ((hole = form_next(t->rules, o, false, false, &group)) >= 0) {
		offers_of_hole(t, seat, o, hole, &c);
		if (!c.n || o->n == sizeof o->part / sizeof *o->part)
			return false;
		if (!offers_fill(t->rules, o, hole, group, &c))
			o->part[o->n++] =
				(struct part){ (int16_t)hole, (int16_t)group, c.o[0].what };
	}
	return true;
}

/* ---- offering ---- */

static void fill_part(struct order *o, int at, int hole, int group, thing what)
{
	o->part[at] = (struct part){ (int16_t)hole, (int16_t)group, what };
	o->n = at + 1;
}

/* Offers the second halves of pairs: "4,6-4,7 4,6-5,6". */
static void offer_pairs(const struct offering *f, struct order *o, int third, int group)
{
	struct choice c;

	offers_of_hole(f->t, f->seat, o, third, &c);
	for (int i = 0; i < c.n; i++) {
		fill_part(o, 2, third, group, c.o[i].what);
		f->take(f->with, o);
	}
}

/* Offers what may follow the first hole. */
static void offer_seconds(const struct offering *f, struct order *o)
{
	struct choice c;
	int group, then, second = form_next(f->t->rules, o, false, false, &group);

	if (second < 0 || is_number(&f->form->hole[second])) {
		f->take(f->with, o);
		return;
	}
	offers_of_hole(f->t, f->seat, o, second, &c);
	for (int i = 0; i < c.n; i++) {
		fill_part(o, 1, second, group, c.o[i].what);
		int third = form_next(f->t->rules, o, false, false, &then);

		if (third >= 0 && is_glued(f->form, third))
			offer_pairs(f, o, third, then);
		else
			f->take(f->with, o);
	}
}

void offers_of_form(const struct table *t, int seat, int form, offers_take *take, void *with)
{
	struct offering f = { t, seat, &t->rules->form[form], take, with };
	struct order o = { .form = form, .seat = seat };
	struct choice c;
	int group, hole = form_next(t->rules, &o, false, false, &group);

	if (hole < 0 || is_number(&f.form->hole[hole])) {
		/* The form begins with no name: the game says whether to propose it. */
		if (form_proposed(t, seat, &o, hole < 0 ? 0 : hole))
			take(with, &o);
		return;
	}
	offers_of_hole(t, seat, &o, hole, &c);
	for (int i = 0; i < c.n; i++) {
		fill_part(&o, 0, hole, group, c.o[i].what);
		offer_seconds(&f, &o);
	}
}

/* ---- answers for the set-up ---- */

int offers_form_for(const struct game *g, int question)
{
	int form = 1;

	while (g->forms[form].words && g->forms[form].files != question)
		form++;
	return g->forms[form].words ? form : 0;
}

static bool is_place_hole(const struct arg *hole)
{
	return hole->type == T_SPACE || hole->type == T_AREA;
}

static bool is_kind_hole(const struct arg *hole)
{
	return hole->type == T_KIND || hole->type == T_CLASS;
}

/* Lists the names of an answer that the order for the same question does not offer, where that takes such names. Returns
 * how many are left; -1: nothing is known. */
static int list_unoffered(struct buf *names, const struct table *t, int seat,
	const struct line *line, bool (*takes)(const struct arg *hole))
{
	const struct names reader = { t->rules, t->map, t->seats };
	int form = offers_form_for(t->game, line->question), left = 0;
	const struct arg *hole = form ? &t->rules->form[form].hole[0] : NULL;
	const struct order o = { .form = form, .seat = seat };
	struct choice c;

	if (!form || !takes(hole) || !hole_offerer(&t->game->forms[form], 0))
		return -1;
	offers_of_hole(t, seat, &o, 0, &c);
	for (int i = 0; i < line->answers->n; i++) {
		const struct answer *answer = &line->answers->answer[i];

		if (answer->what != A_NAME || answer->among || offers_have(&c, answer->name)) {
			left += answer->what != A_NONE;
			continue;
		}
		buf_str(names, names->n ? ", " : "");
		value_print(names, &reader, hole, answer->name);
	}
	return left;
}

int offers_never(struct buf *names, const struct table *t, int seat, const struct line *line)
{
	return list_unoffered(names, t, seat, line, is_place_hole);
}

void offers_lacking(struct buf *names, const struct table *t, int seat, const struct line *line)
{
	list_unoffered(names, t, seat, line, is_kind_hole);
}

/* ---- answers that no season asks for any more ---- */

bool offers_gone(const struct table *t, const struct line *line)
{
	int gone = 0;

	if (!t->game->gone || line->what != L_POLICY)
		return false;
	for (int i = 0; i < line->answers->n; i++) {
		const struct answer *answer = &line->answers->answer[i];

		if (answer->what == A_NONE)
			continue;
		if (answer->what != A_NAME || answer->among || answer->name <= KINDS
			|| answer->name > KINDS + t->box->kinds
			|| !t->game->gone(t, line->question, answer->name))
			return false;
		gone++;
	}
	return gone;
}
