/* SPDX-License-Identifier: MIT */
#include "report/text/piece_groups.h"
#include "core/view.h"

#include <stdlib.h>
#include <string.h>

/* ---- finding them ---- */

/* Sorts by what the phrases say of dials, then as all items are sorted. */
static int heap_order(const void *a, const void *b)
{
	const struct view_piece *x = a, *y = b;
	int said = strcmp(x->said, y->said);

	if (x->dial != y->dial)
		return x->dial < y->dial ? -1 : 1;
	if (x->value != y->value)
		return x->value < y->value ? -1 : 1;
	return said ? said : view_pieces_order(x, y);
}

void piece_groups_heap(struct view_pieces *things)
{
	if (things->n)
		qsort(things->item, (size_t)things->n, sizeof *things->item, heap_order);
}

static void add_carried(struct buf *b, const struct page *p, const struct view_pieces *things,
	int i, enum name_kind calling)
{
	if (i && i + 1 == things->n && calling == IN_WORDS) {
		buf_char(b, ' ');
		say_plain(b, &p->voice, SAY_AND);
		buf_char(b, ' ');
	} else if (i) {
		buf_str(b, ", ");
	}
	if (calling == IN_WORDS)
		piece_groups_say(b, p, &things->item[i]);
	else
		buf_str(b, p->t->box->kind[things->item[i].kind - KINDS].name);
}

/* Returns what a piece carries: "Grim and the War Horn", or "grim, war-horn". */
static char *find_carried(const struct page *p, thing piece, enum name_kind calling)
{
	struct buf b = BUF_INIT;
	struct view_pieces on = { 0 };

	if (phrases_by_place(p->voice.phrases) && first(p->t, piece)
		&& view_place(p->t, p->seat, piece) == EXACTLY)
		on = piece_groups_find(p, piece, calling);
	for (int i = 0; i < on.n; i++)
		add_carried(&b, p, &on, i, calling);
	view_pieces_free(&on);
	return buf_take(&b);
}

struct reading {
	const struct page *p;
	enum name_kind calling;
};

/* The owner counts only on the map: a zone says itself whose it is. */
static void read_item(void *with, struct view_piece *item)
{
	const struct reading *r = with;
	const struct page *p = r->p;
	struct buf said = BUF_INIT;
	struct span words;

	item->dial = page_say_dials(&said, p, item->piece, NONE);
	item->value = item->dial ? dial(p->t, item->piece, item->dial) : 0;
	if (place(p->t, item->piece) >= PLACES)
		item->owner = NOBODY;
	words = span_trim(span_of_buf(&said));
	item->said = xcopy(words.s, words.n);
	item->with = find_carried(p, item->piece, r->calling);
	buf_free(&said);
}

struct view_pieces piece_groups_find(const struct page *p, thing at, enum name_kind calling)
{
	struct reading r = { p, calling };

	return view_pieces_gather(p->t, p->seat, at, read_item, &r);
}

/* ---- saying them ---- */

static void say_bare_held(struct buf *b, const struct page *p, const struct view_piece *held)
{
	struct buf piece = BUF_INIT;

	say_kind(&piece, &p->voice, held->kind, held->n);
	if (*held->with)
		say(b, &p->voice, SAY_WITH, AS_TEXT(piece.s), AS_TEXT(held->with));
	else
		buf_add(b, piece.s, piece.n);
	buf_free(&piece);
}

void piece_groups_say(struct buf *b, const struct page *p, const struct view_piece *held)
{
	say_bare_held(b, p, held);
	if (*held->said)
		buf_fmt(b, " %s", held->said);
}

void piece_groups_number(struct buf *b, const struct page *p, thing at)
{
	enum detail detail = view_place(p->t, p->seat, at);
	int n = page_total(p->t, at), least, most, which;

	if (!n)
		return;
	if (detail == NUMBER)
		say(b, &p->voice, SAY_HIDDEN, AS_INT(n));
	if (detail != BAND)
		return;
	which = view_band(p->t, n, &least, &most);
	say(b, &p->voice, SAY_BAND, AS_INT(least), AS_INT(most), AS_INT(which));
}
