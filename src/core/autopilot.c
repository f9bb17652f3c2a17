/* SPDX-License-Identifier: MIT */
#include "core/autopilot.h"
#include "core/random.h"

/* An order of one form that is filled hole by hole. left: how many more may be tried. also: see
 * struct preference. */
struct attempt {
	struct table *t;
	int seat, left, also;
	struct order order;
};

/* Fills the optional hole that the game wants filled. */
static void fill_also(struct attempt *a)
{
	struct order *o = &a->order;
	struct choice c;

	hole_options(a->t, a->seat, o, a->also, &c);
	if (c.n)
		o->part[o->n++] = (struct part){ (int16_t)a->also, 0, c.o[0].what };
}

static bool play_filled(struct attempt *a)
{
	a->left--;
	if (a->also)
		fill_also(a);
	return play_trial(a->t, a->seat, &a->order) == DONE
		&& play_order(a->t, a->seat, 0, &a->order) == DONE;
}

/* Fills the holes that must be filled in all ways, the first option first, until an order has been
 * played. A way that ends at a hole with no option counts as tried. */
static bool fill_and_play(struct attempt *a)
{
	enum { MOST_PARTS = 24 };
	struct order *o = &a->order;
	struct choice c;
	int group, filled = o->n, hole = form_next(a->t->rules, o, false, false, &group);

	if (hole < 0)
		return play_filled(a);
	c.n = 0;
	if (o->n < MOST_PARTS)
		hole_options(a->t, a->seat, o, hole, &c);
	if (!c.n)
		a->left--;
	for (int i = 0; i < c.n && a->left > 0; i++) {
		o->part[o->n++] = (struct part){ (int16_t)hole, (int16_t)group, c.o[i].what };
		if (fill_and_play(a))
			return true;
		o->n = filled;
	}
	return false;
}

static void note_given(const struct autopilot *source, const struct attempt *a)
{
	const struct names reader = { a->t->rules, a->t->map, a->t->seats };

	if (!source->given)
		return;
	form_print(source->given, &reader, &a->order);
	buf_char(source->given, '\n');
}

/* Each form may try its share, and what the forms before it left over. */
static int play_preferred(
	const struct autopilot *source, struct table *t, int seat, unsigned phases)
{
	const struct preference *prefer = t->game->prefer;
	int forms = 0, left = AUTO_TRIALS;

	while (prefer && prefer[forms].form)
		forms++;
	for (int i = 0; i < forms; i++) {
		int form = prefer[i].form, share = left / (forms - i);
		struct attempt a = { t, seat, share, prefer[i].also,
			{ .form = form, .seat = seat } };

		if (!(t->game->forms[form].phases & phases))
			continue;
		if (fill_and_play(&a)) {
			note_given(source, &a);
			return form;
		}
		left -= share - a.left;
	}
	return 0;
}

/* Plays the next of the seat's own lines, as if the seat had no source. */
static int play_standing(struct table *t, int seat, unsigned phases)
{
	struct source *source = t->source[seat];
	int form;

	t->source[seat] = NULL;
	form = t->following ? follow(t, seat, phases) : next(t, seat, phases);
	t->source[seat] = source;
	return form;
}

static int auto_next(struct source *source, struct table *t, int seat, unsigned phases)
{
	int form = play_standing(t, seat, phases);

	return form ? form : play_preferred((struct autopilot *)source, t, seat, phases);
}

void autopilot_make(struct autopilot *a, struct buf *given)
{
	*a = (struct autopilot){ .source = { auto_next, NULL }, .given = given };
}
