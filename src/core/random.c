/* SPDX-License-Identifier: MIT */
#include "core/random.h"

static uint64_t step(struct random_source *r)
{
	uint64_t x = r->state += 0x9e3779b97f4a7c15u;

	x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
	x = (x ^ x >> 27) * 0x94d049bb133111ebu;
	return x ^ x >> 31;
}

int random_below(struct random_source *r, int n)
{
	return (int)(step(r) % (uint64_t)n);
}

/* ---- filling ---- */

static void offer_some(struct choice *c, thing x)
{
	if (c->n < (int)(sizeof c->o / sizeof *c->o))
		offer(c, x, NONE, 1);
}

void type_options(const struct table *t, const struct arg *hole, struct choice *c)
{
	struct span w;

	c->n = 0;
	switch (hole->type) {
	case T_SEAT:
		for (int s = 1; s <= t->seats; s++)
			offer_some(c, s);
		break;
	case T_SPACE:
	case T_PLACE:
		for (int i = 1; i <= t->map->spaces; i++)
			offer_some(c, SPACES + i);
		break;
	case T_AREA:
		for (int i = 0; i < t->map->area[hole->which].n; i++)
			offer_some(c, t->map->area[hole->which].space[i]);
		break;
	case T_KIND:
	case T_PIECE:
	case T_CLASS:
		for (int k = 1; k <= t->box->kinds; k++)
			if (!hole->among || hole->among->has[k])
				offer_some(c, KINDS + k);
		break;
	case T_WORDS:
		for (int i = 0; (w = words_nth(hole->words, i)).s; i++)
			offer_some(c, i);
		break;
	default:
		for (int i = 1; i <= 3; i++)
			offer_some(c, i);
	}
}

offerer *hole_offerer(const struct form *form, int hole)
{
	while (hole > 0 && !form->offer[hole])
		hole--;
	return form->offer[hole];
}

void hole_options(
	const struct table *t, int seat, const struct order *o, int hole, struct choice *c)
{
	offerer *by = hole_offerer(&t->game->forms[o->form], hole);

	c->n = 0;
	if (by)
		by(t, seat, o, hole, c);
	else
		type_options(t, &t->rules->form[o->form].hole[hole], c);
}

bool form_proposed(const struct table *t, int seat, const struct order *o, int hole)
{
	offerer *by = hole_offerer(&t->game->forms[o->form], hole);
	struct choice c = { 0 };

	if (!by)
		return true;
	by(t, seat, o, hole, &c);
	return c.n > 0;
}

bool random_complete(struct random_source *r, const struct table *t, int seat, struct order *o)
{
	enum { MOST_PARTS = 24 };
	struct choice c;
	int group, hole;

	while (o->n < MOST_PARTS) {
		bool again = random_below(r, 3) == 0, take = random_below(r, 2) == 0;

		hole = form_next(t->rules, o, again, take, &group);
		if (hole < 0)
			return true;
		hole_options(t, seat, o, hole, &c);
		if (!c.n)
			return false;
		o->part[o->n++] = (struct part){ (int16_t)hole, (int16_t)group,
			c.o[random_below(r, c.n)].what };
	}
	return form_next(t->rules, o, false, false, &group) < 0;
}

static bool random_fill(struct random_source *r, const struct table *t, int seat, struct order *o)
{
	o->n = 0;
	o->seat = seat;
	if (!t->rules->form[o->form].holes && !form_proposed(t, seat, o, 0))
		return false;
	return random_complete(r, t, seat, o);
}

/* ---- the source ---- */

/* Returns whether a form may be played in an earlier phase as well, where a letter's line would be
 * played. */
static bool earlier(unsigned form, unsigned phases)
{
	return form & ((phases & -phases) - 1);
}

static int random_next(struct source *source, struct table *t, int seat, unsigned phases)
{
	struct random_source *r = (struct random_source *)source;

	for (int i = 0; i < r->tries; i++) {
		struct order o = { .form = 1 + random_below(r, t->rules->forms) };
		const struct form *form = &t->game->forms[o.form];

		if (!(form->phases & phases) || earlier(form->phases, phases) || !form->play
			|| form->files || !random_fill(r, t, seat, &o))
			continue;
		if (play_order(t, seat, 0, &o) != DONE)
			continue;
		if (r->taken) {
			const struct names reader = { t->rules, t->map, t->seats };

			form_print(r->taken, &reader, &o);
			buf_char(r->taken, '\n');
		}
		return o.form;
	}
	return 0;
}

static int random_answer(
	struct source *source, struct table *t, const struct seat_question *q, int *order)
{
	struct random_source *r = (struct random_source *)source;
	int want = q->least + random_below(r, q->most - q->least + 1), got = 0, n = 0;

	(void)t;
	while (got < want) {
		int i = random_below(r, q->from->n);
		struct option *o = &q->from->o[i];

		if (o->n == o->most)
			continue;
		if (!o->n++)
			order[n++] = i;
		got++;
	}
	return n;
}

void random_make(struct random_source *r, uint64_t seed)
{
	*r = (struct random_source){
		.source = { random_next, random_answer }, .state = seed, .tries = 12
	};
}
