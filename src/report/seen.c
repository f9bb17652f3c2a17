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

/* Returns whether a seat sees that a dial is not at its start. */
static bool sees_dial(const struct seeing *s, thing x, int d)
{
	return dial(s->t, x, d) != dial_row(s->t, d)->start && view_dial(s->t, s->seat, x, d);
}

static void see_dials(struct seeing *s, thing x, thing seen, enum of sort)
{
	for (const int *d = s->t->rules->dials_of[sort]; *d; d++)
		if (sees_dial(s, x, *d))
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

/* Appends, in numbers, what tells a piece from others of its kind and owner: its dials and what lies on it. */
static void print_looks(const struct seeing *s, thing piece, struct buf *b)
{
	const struct table *t = s->t;

	for (const int *d = t->rules->dials_of[OF_PIECE]; *d; d++)
		if (sees_dial(s, piece, *d))
			buf_fmt(b, "%d.%d ", *d, dial(t, piece, *d));
	if (view_place(t, s->seat, piece) != EXACTLY)
		return;
	for each(on, t, piece)
		if (view_piece(t, s->seat, on) == EXACTLY) {
			buf_fmt(b, "(%d %d %d ", kind(t, on), owner(t, on), count(t, on));
			print_looks(s, on, b);
			buf_char(b, ')');
		}
}

static void read_item(void *with, struct view_piece *item)
{
	struct buf said = BUF_INIT;

	print_looks(with, item->piece, &said);
	item->said = buf_take(&said);
}

/* Lays pieces in an order that says nothing of how they lie. */
static void see_unordered(struct seeing *s, thing at, thing seen)
{
	struct view_pieces list = view_pieces_gather(s->t, s->seat, at, read_item, s);

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
	s->hidden[s->hiddens++] = (struct guess_place){ seen, n };
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
