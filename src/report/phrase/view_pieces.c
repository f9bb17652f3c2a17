/* SPDX-License-Identifier: MIT */
#include "report/phrase/view_pieces.h"
#include "core/play.h"
#include "core/view.h"

#include <stdlib.h>
#include <string.h>

static int number_order(int a, int b)
{
	return (a > b) - (a < b);
}

/* Sorts by kind, then owner, as the order of stacks means nothing. */
int view_pieces_order(const struct view_piece *a, const struct view_piece *b)
{
	int order = number_order(a->kind, b->kind);

	if (!order)
		order = number_order(a->owner, b->owner);
	if (!order)
		order = number_order(a->dial, b->dial);
	if (!order)
		order = number_order(a->value, b->value);
	if (!order)
		order = strcmp(a->said, b->said);
	return order || !a->with || !b->with ? order : strcmp(a->with, b->with);
}

static int by_looks(const void *a, const void *b)
{
	return view_pieces_order(a, b);
}

static void item_free(struct view_piece *item)
{
	free(item->said);
	free(item->with);
}

void view_pieces_free(struct view_pieces *items)
{
	for (int i = 0; i < items->n; i++)
		item_free(&items->item[i]);
	free(items->item);
}

static void merge(struct view_pieces *items)
{
	int n = 0;

	for (int i = 0; i < items->n; i++)
		if (n && !by_looks(&items->item[n - 1], &items->item[i])) {
			items->item[n - 1].n += items->item[i].n;
			item_free(&items->item[i]);
		} else {
			items->item[n++] = items->item[i];
		}
	items->n = n;
}

struct view_pieces view_pieces_gather(
	const struct table *t, int seat, thing at, view_piece_reader *read, void *with)
{
	struct view_pieces items = { 0 };
	int n = 0;

	for each(piece, t, at)
		n++;
	items.item = xalloc((size_t)n + 1, sizeof *items.item);
	for each(piece, t, at) {
		struct view_piece *item = &items.item[items.n];

		if (view_piece(t, seat, piece) != EXACTLY)
			continue;
		*item = (struct view_piece){ .piece = piece,
			.kind = kind(t, piece),
			.owner = owner(t, piece),
			.n = count(t, piece) };
		read(with, item);
		items.n++;
	}
	qsort(items.item, (size_t)items.n, sizeof *items.item, by_looks);
	merge(&items);
	return items;
}

/* ---- by looks ---- */

struct looking {
	const struct table *t;
	int seat;
};

/* Appends, in numbers, what tells a piece from others of its kind and owner: its dials and what lies on it. */
static void print_looks(const struct looking *l, thing piece, struct buf *b)
{
	const struct table *t = l->t;

	for (const int *d = t->rules->dials_of[OF_PIECE]; *d; d++)
		if (view_dial_off_start(t, l->seat, piece, *d))
			buf_fmt(b, "%d.%d ", *d, dial(t, piece, *d));
	if (view_place(t, l->seat, piece) != EXACTLY)
		return;
	for each(on, t, piece)
		if (view_piece(t, l->seat, on) == EXACTLY) {
			buf_fmt(b, "(%d %d %d ", kind(t, on), owner(t, on), count(t, on));
			print_looks(l, on, b);
			buf_char(b, ')');
		}
}

static void read_looks(void *with, struct view_piece *item)
{
	struct buf looks = BUF_INIT;

	print_looks(with, item->piece, &looks);
	item->said = buf_take(&looks);
}

struct view_pieces view_pieces_by_looks(const struct table *t, int seat, thing at)
{
	struct looking l = { t, seat };

	return view_pieces_gather(t, seat, at, read_looks, &l);
}

/* ---- in words ---- */

void view_pieces_add(
	struct buf *b, const struct phrase_context *v, const struct view_piece *item, int n)
{
	struct buf pieces = BUF_INIT;

	say_kind(&pieces, v, item->kind, n);
	buf_str(b, b->n ? ", " : "");
	say(b, v, SAY_WHATIF_PIECES, AS_TEXT(pieces.s), AS_SEAT(item->owner), AS_TEXT(item->said));
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

	return view_dial_off_start(v->table, v->reader, piece, d)
		&& (row->sight == OPEN || season_over(v->table))
		&& !say_is_silent(v, "dial", row->name);
}

/* Says such as "hits 1, on it 3 guards". */
static void read_item(void *with, struct view_piece *item)
{
	const struct phrase_context *v = with;
	struct buf b = BUF_INIT;

	for (const int *d = v->table->rules->dials_of[OF_PIECE]; *d; d++)
		if (dial_shown(v, item->piece, *d))
			say_dial_of(&b, v, item->piece, *d);
	if (first(v->table, item->piece) && view_place(v->table, v->reader, item->piece) == EXACTLY)
		say_inside(&b, v, item->piece);
	item->said = buf_take(&b);
}

struct view_pieces view_pieces_find(const struct phrase_context *v, thing at)
{
	struct phrase_context context = *v;

	return view_pieces_gather(v->table, v->reader, at, read_item, &context);
}
