/* SPDX-License-Identifier: MIT */
#include "report/phrase/view_pieces.h"
#include "core/play.h"
#include "core/view.h"

#include <stdlib.h>
#include <string.h>

int view_pieces_order(const struct view_piece *a, const struct view_piece *b)
{
	if (a->kind != b->kind)
		return a->kind < b->kind ? -1 : 1;
	if (a->owner != b->owner)
		return a->owner < b->owner ? -1 : 1;
	return strcmp(a->more, b->more);
}

static int by_looks(const void *a, const void *b)
{
	return view_pieces_order(a, b);
}

void view_pieces_free(struct view_pieces *items)
{
	for (int i = 0; i < items->n; i++)
		free(items->item[i].more);
	free(items->item);
}

void view_pieces_add(
	struct buf *b, const struct phrase_context *v, const struct view_piece *item, int n)
{
	struct buf pieces = BUF_INIT;

	say_kind(&pieces, v, item->kind, n);
	buf_str(b, b->n ? ", " : "");
	say(b, v, SAY_WHATIF_PIECES, AS_TEXT(pieces.s), AS_SEAT(item->owner), AS_TEXT(item->more));
	buf_free(&pieces);
}

static void say_inside(struct buf *b, const struct phrase_context *v, thing piece)
{
	struct view_pieces items = view_pieces_find(v, piece);
	struct buf pieces = BUF_INIT;

	for (int i = 0; i < items.n; i++)
		view_pieces_add(&pieces, v, &items.item[i], items.item[i].n);
	buf_str(b, b->n ? ", " : "");
	say(b, v, SAY_WHATIF_INSIDE, AS_TEXT(pieces.s));
	buf_free(&pieces);
	view_pieces_free(&items);
}

/* Pieces of the two tables cannot be matched, so a reader cannot be known to see a dial on both
 * unless it is open to all. */
static bool dial_shown(const struct phrase_context *v, thing piece, int d)
{
	const struct dial *row = dial_row(v->table, d);

	return dial(v->table, piece, d) != row->start && view_dial(v->table, v->reader, piece, d)
		&& (row->sight == OPEN || season_over(v->table))
		&& !say_is_silent(v, "dial", row->name);
}

/* Returns such as "hits 1, on it 3 guards". */
static char *find_more(const struct phrase_context *v, thing piece)
{
	struct buf b = BUF_INIT;

	for (const int *d = v->table->rules->dials_of[OF_PIECE]; *d; d++) {
		struct phrase_arg f = dial_filling(v->table, *d, dial(v->table, piece, *d));

		if (!dial_shown(v, piece, *d))
			continue;
		buf_str(&b, b.n ? ", " : "");
		say_dial(&b, v, *d);
		buf_char(&b, ' ');
		say_value(&b, v, &f);
	}
	if (first(v->table, piece) && view_place(v->table, v->reader, piece) == EXACTLY)
		say_inside(&b, v, piece);
	return buf_take(&b);
}

struct view_pieces view_pieces_find(const struct phrase_context *v, thing at)
{
	struct view_pieces items = { 0 };
	int n = 0;

	for each(piece, v->table, at)
		n++;
	items.item = xalloc((size_t)n + 1, sizeof *items.item);
	for each(piece, v->table, at)
		if (view_piece(v->table, v->reader, piece) == EXACTLY)
			items.item[items.n++] =
				(struct view_piece){ kind(v->table, piece), owner(v->table, piece),
					count(v->table, piece), find_more(v, piece) };
	qsort(items.item, (size_t)items.n, sizeof *items.item, by_looks);
	n = 0;
	for (int i = 0; i < items.n; i++)
		if (n && !by_looks(&items.item[n - 1], &items.item[i])) {
			items.item[n - 1].n += items.item[i].n;
			free(items.item[i].more);
		} else {
			items.item[n++] = items.item[i];
		}
	items.n = n;
	return items;
}
