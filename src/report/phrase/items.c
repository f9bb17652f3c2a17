/* SPDX-License-Identifier: MIT */
#include "report/phrase/items.h"
#include "core/play.h"
#include "core/view.h"

#include <stdlib.h>
#include <string.h>

int items_order(const struct item *a, const struct item *b)
{
	if (a->kind != b->kind)
		return a->kind < b->kind ? -1 : 1;
	if (a->owner != b->owner)
		return a->owner < b->owner ? -1 : 1;
	return strcmp(a->more, b->more);
}

static int by_looks(const void *a, const void *b)
{
	return items_order(a, b);
}

void items_free(struct items *items)
{
	for (int i = 0; i < items->n; i++)
		free(items->item[i].more);
	free(items->item);
}

void items_add(struct buf *b, const struct voice *v, const struct item *item, int n)
{
	struct buf pieces = BUF_INIT;

	say_kind(&pieces, v, item->kind, n);
	buf_str(b, b->n ? ", " : "");
	say(b, v, SAY_WHATIF_PIECES, AS_TEXT(pieces.s), AS_SEAT(item->owner), AS_TEXT(item->more));
	buf_free(&pieces);
}

static void say_inside(struct buf *b, const struct voice *v, thing piece)
{
	struct items items = items_find(v, piece);
	struct buf pieces = BUF_INIT;

	for (int i = 0; i < items.n; i++)
		items_add(&pieces, v, &items.item[i], items.item[i].n);
	buf_str(b, b->n ? ", " : "");
	say(b, v, SAY_WHATIF_INSIDE, AS_TEXT(pieces.s));
	buf_free(&pieces);
	items_free(&items);
}

/* Which piece of one table is which of the other cannot be told, so of dials that are not open to all
 * nobody knows whether he sees them on both. */
static bool dial_shown(const struct voice *v, thing piece, int d)
{
	const struct dial *row = dial_row(v->table, d);

	return dial(v->table, piece, d) != row->start && view_dial(v->table, v->reader, piece, d)
		&& (row->sight == OPEN || season_over(v->table))
		&& !say_is_silent(v, "dial", row->name);
}

/* "hits 1, on it 3 guards". */
static char *find_more(const struct voice *v, thing piece)
{
	struct buf b = BUF_INIT;

	for (const int *d = v->table->rules->dials_of[OF_PIECE]; *d; d++) {
		struct filling f = dial_filling(v->table, *d, dial(v->table, piece, *d));

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

/* What lies in a place that is seen, by kinds in the box's order. */
struct items items_find(const struct voice *v, thing at)
{
	struct items items = { 0 };
	int n = 0;

	for each(piece, v->table, at)
		n++;
	items.item = xalloc((size_t)n + 1, sizeof *items.item);
	for each(piece, v->table, at)
		if (view_piece(v->table, v->reader, piece) == EXACTLY)
			items.item[items.n++] =
				(struct item){ kind(v->table, piece), owner(v->table, piece),
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
