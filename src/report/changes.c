/* SPDX-License-Identifier: MIT
 * What a season brought its reader and cost them: points, money and goods, pieces on the map and afield, and spaces held.
 * Both tables are looked at with the reader's eyes. */
#include "core/rank.h"
#include "core/view.h"
#include "report/page.h"

#include <stdlib.h>
#include <string.h>

enum { WAS, IS, SIDES };

struct changes {
	struct page *p;
	const struct table *table[SIDES];
	struct buf gained, lost;
};

/* Notes a number that went from one value to another, by the name that follows it. */
static struct buf *changed(struct changes *c, int was, int is, int *by)
{
	struct buf *b = is > was ? &c->gained : &c->lost;

	*by = abs(is - was);
	if (!*by)
		return NULL;
	buf_str(b, b->n ? ", " : "");
	return b;
}

static void look_at_points(struct changes *c)
{
	const struct ranking *before = c->p->of->ranking_before;
	struct ranking was = before ? *before : rank_seats(c->table[WAS]);
	int seat = c->p->seat, by;
	struct buf *b = changed(c, (int)was.points[seat], (int)c->p->ranking.points[seat], &by);

	if (b)
		page_points(b, &c->p->voice, by);
}

bool page_counts(const struct page *p, int d)
{
	return dial_filling(p->t, d, 1).type == T_INT
		&& !say_is_silent(&p->voice, "dial", dial_row(p->t, d)->name)
		&& view_dial(p->of->before, p->seat, p->seat, d)
		&& view_dial(p->t, p->seat, p->seat, d);
}

static void look_at_dials(struct changes *c)
{
	int seat = c->p->seat, by;

	for (const int *d = c->table[IS]->rules->dials_of[OF_SEAT]; *d; d++) {
		struct buf *b;

		if (!page_counts(c->p, *d) || page_is_points(&c->p->voice, *d))
			continue;
		b = changed(c, dial(c->table[WAS], seat, *d), dial(c->table[IS], seat, *d), &by);
		if (b)
			say_amount(b, &c->p->voice, *d, by);
	}
}

/* Adds the seat's pieces in a place to their numbers by kind. */
static void count_in(const struct table *t, int seat, thing at, int *n)
{
	if (!first(t, at) || view_place(t, seat, at) != EXACTLY)
		return;
	for each(piece, t, at)
		if (owner(t, piece) == seat)
			n[kind(t, piece) - KINDS] += count(t, piece);
}

/* Adds the seat's pieces on the map and afield to their numbers by kind. */
static void count_pieces(const struct table *t, int seat, int *n)
{
	for (int i = 1; i <= t->map->spaces; i++)
		count_in(t, seat, SPACES + i, n);
	for (int zone = 1; zone <= t->rules->zones; zone++)
		if (t->game->zones[zone].afield)
			count_in(t, seat, IN(zone, seat), n);
}

static void look_at_pieces(struct changes *c)
{
	int kinds = c->table[IS]->box->kinds, by;
	int *n[SIDES];

	for (int side = WAS; side < SIDES; side++) {
		n[side] = xalloc((size_t)kinds + 1, sizeof *n[side]);
		count_pieces(c->table[side], c->p->seat, n[side]);
	}
	for (int k = 1; k <= kinds; k++) {
		struct buf *b = changed(c, n[WAS][k], n[IS][k], &by);

		if (b)
			say_kind(b, &c->p->voice, KINDS + k, by);
	}
	free(n[WAS]);
	free(n[IS]);
}

static bool holds(const struct changes *c, int side, thing space, int d)
{
	return view_dial(c->table[side], c->p->seat, space, d)
		&& dial(c->table[side], space, d) == c->p->seat;
}

/* Returns whether the opening tells a fact that names the space. */
static bool is_told(const struct page *p, thing space)
{
	for (int i = 0; p->opened && i < p->log.facts; i++) {
		const struct event *told = &p->log.fact[i];

		for (int k = 0; p->opened[i] && k < told->args; k++) {
			int type = told->fact.args->arg[k].type;

			if ((type == T_SPACE || type == T_AREA) && told->fact.value[k] == space)
				return true;
		}
	}
	return false;
}

/* Where the map shows whose each space is. */
static void look_at_spaces(struct changes *c)
{
	int d = phrases_drawn(c->p->voice.phrases), by;

	for (int i = 1; d && i <= c->table[IS]->map->spaces; i++) {
		struct phrase_arg space = { .type = T_SPACE, .value = SPACES + i };
		struct buf *b;

		if (is_told(c->p, SPACES + i))
			continue;
		b = changed(c, holds(c, WAS, SPACES + i, d), holds(c, IS, SPACES + i, d), &by);
		if (b)
			say_value(b, &c->p->voice, &space);
	}
}

static void say_change(
	const struct changes *c, enum phrase phrase, struct buf *things, struct buf *b)
{
	struct buf called = BUF_INIT;

	if (things->n) {
		page_season(&called, &c->p->voice, season(c->p->of->before));
		buf_str(b, b->n && !strchr(" \n", b->s[b->n - 1]) ? " " : "");
		say(b, &c->p->voice, phrase, AS_TEXT(called.s), AS_TEXT(things->s));
	}
	buf_free(&called);
	buf_free(things);
}

void page_changes(struct page *p, struct buf *b)
{
	struct changes c = { p, { p->of->before, p->t }, BUF_INIT, BUF_INIT };

	if (!p->of->before || !p->seat)
		return;
	look_at_points(&c);
	look_at_dials(&c);
	look_at_spaces(&c);
	look_at_pieces(&c);
	say_change(&c, SAY_LEAD_GAINED, &c.gained, b);
	say_change(&c, SAY_LEAD_LOST_SINCE, &c.lost, b);
}
