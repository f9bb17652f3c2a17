/* SPDX-License-Identifier: MIT */
#include "report/seen.h"
#include "core/view.h"
#include "report/page.h"
#include "report/phrase/view_pieces.h"
#include "report/guess.h"

#include <stdlib.h>
#include <string.h>

struct seeing {
	const struct table *t; /* as it lies */
	struct table *seen;
	int seat;
	struct guess_place *hidden;
	int hiddens;
};

static void see_dials(struct seeing *s, thing x, thing seen, enum of sort)
{
	for (const int *d = s->t->rules->dials_of[sort]; *d; d++)
		if (view_dial_off_start(s->t, s->seat, x, *d))
			table_put(s->seen, dial_cell(s->seen, seen, *d), dial(s->t, x, *d));
}

/* ---- pieces ---- */

static void see_pieces(struct seeing *s, thing at, thing seen);

static void see_piece(struct seeing *s, thing piece, int n, thing at)
{
	const struct table *t = s->t;
	thing seen = make(s->seen, kind(t, piece), owner(t, piece), n, UNDER(at));

	see_dials(s, piece, seen, OF_PIECE);
	if (first(t, piece) && view_place(t, s->seat, piece) == EXACTLY)
		see_pieces(s, piece, seen);
}

/* Lays pieces in an order that says nothing of how they lie. */
static void see_unordered(struct seeing *s, thing at, thing seen)
{
	struct view_pieces list = view_pieces_by_looks(s->t, s->seat, at);

	for (int i = 0; i < list.n; i++) {
		const struct view_piece *item = &list.item[i];
		bool single = s->t->box->kind[item->kind - KINDS].single;

		for (int n = 0; n < item->n; n += single ? 1 : item->n)
			see_piece(s, item->piece, single ? 1 : item->n, seen);
	}
	view_pieces_free(&list);
}

/* Where a seat sees a number or a band alone, the least of it is guessed at. */
static void see_number(struct seeing *s, thing at, thing seen, enum detail detail)
{
	int n = page_total(s->t, at), most;

	if (n && detail == BAND)
		view_band(s->t, n, &n, &most);
	if (!n)
		return;
	s->hidden = xmore(s->hidden, (size_t)s->hiddens, sizeof *s->hidden);
	s->hidden[s->hiddens++] = (struct guess_place){ seen, n, 0 };
}

static void see_pieces(struct seeing *s, thing at, thing seen)
{
	enum detail detail = view_place(s->t, s->seat, at);

	if (detail == BAND || detail == NUMBER)
		see_number(s, at, seen, detail);
	if (detail != EXACTLY)
		return;
	if (at < PIECES && !view_order(s->t, s->seat, at)) {
		see_unordered(s, at, seen);
		return;
	}
	for each(piece, s->t, at)
		if (view_piece(s->t, s->seat, piece) == EXACTLY)
			see_piece(s, piece, count(s->t, piece), seen);
}

/* ---- the table ---- */

static struct table *bare_table(const struct table *t)
{
	struct buf why = BUF_INIT;
	struct table *bare = table_bare(t->rules, t->seats, t->map->name, &why);

	must(bare != NULL);
	memcpy(bare->keys, t->keys, ((size_t)t->box->keys + 1) * sizeof *bare->keys);
	table_put(bare, C_SEASON, t->cell[C_SEASON]);
	table_put(bare, C_OVER, t->cell[C_OVER]);
	table_put(bare, C_OUT, t->cell[C_OUT]);
	return bare;
}

static void see_all(struct seeing *s)
{
	const struct table *t = s->t;

	see_dials(s, TABLE, TABLE, OF_TABLE);
	for (int i = 1; i <= t->seats; i++)
		see_dials(s, i, i, OF_SEAT);
	for (int i = 1; i <= t->map->spaces; i++)
		see_dials(s, SPACES + i, SPACES + i, OF_SPACE);
	for (int i = 1; i <= t->map->spaces; i++)
		see_pieces(s, SPACES + i, SPACES + i);
	for (int i = 16; i < 16 * t->rules->zones; i++)
		if (i % 16 <= t->seats)
			see_pieces(s, PLACES + i, PLACES + i);
}

struct table *seen_make(const struct table *t, int seat, uint64_t seed)
{
	struct seeing s = { .t = t, .seen = bare_table(t), .seat = seat };

	see_all(&s);
	guess_deal(s.seen, seat, seed, s.hidden, s.hiddens);
	free(s.hidden);
	return s.seen;
}
