/* SPDX-License-Identifier: MIT */
#include "report/text/piece_groups.h"
#include "core/view.h"

#include <stdlib.h>
#include <string.h>

/* ---- finding them ---- */

/* Sorts by kind, then owner, as the order of stacks means nothing. */
static int held_order(const void *a, const void *b)
{
	const struct piece_group *x = a, *y = b;

	if (x->kind != y->kind)
		return x->kind < y->kind ? -1 : 1;
	if (x->owner != y->owner)
		return x->owner < y->owner ? -1 : 1;
	if (x->dial != y->dial)
		return x->dial < y->dial ? -1 : 1;
	if (x->value != y->value)
		return x->value < y->value ? -1 : 1;
	if (strcmp(x->said, y->said))
		return strcmp(x->said, y->said);
	return strcmp(x->with, y->with);
}

static void forget(struct piece_group *held)
{
	free(held->said);
	free(held->with);
}

static int heap_order(const void *a, const void *b)
{
	const struct piece_group *x = a, *y = b;

	if (x->dial != y->dial)
		return x->dial < y->dial ? -1 : 1;
	if (x->value != y->value)
		return x->value < y->value ? -1 : 1;
	if (strcmp(x->said, y->said))
		return strcmp(x->said, y->said);
	return held_order(a, b);
}

void piece_groups_free(struct piece_groups *things)
{
	for (int i = 0; i < things->n; i++)
		forget(&things->held[i]);
	free(things->held);
}

void piece_groups_heap(struct piece_groups *things)
{
	if (things->n)
		qsort(things->held, (size_t)things->n, sizeof *things->held, heap_order);
}

static void merge(struct piece_groups *things)
{
	int n = 0;

	for (int i = 0; i < things->n; i++)
		if (n && !held_order(&things->held[n - 1], &things->held[i])) {
			things->held[n - 1].n += things->held[i].n;
			forget(&things->held[i]);
		} else {
			things->held[n++] = things->held[i];
		}
	things->n = n;
}

static void add_carried(struct buf *b, const struct page *p, const struct piece_groups *things,
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
		piece_groups_say(b, p, &things->held[i]);
	else
		buf_str(b, p->t->box->kind[things->held[i].kind - KINDS].name);
}

/* Returns what a piece carries: "Grim and the War Horn", or "grim, war-horn". */
static char *find_carried(const struct page *p, thing piece, enum name_kind calling)
{
	struct buf b = BUF_INIT;
	struct piece_groups on = { 0 };

	if (phrases_by_place(p->voice.phrases) && first(p->t, piece)
		&& view_place(p->t, p->seat, piece) == EXACTLY)
		on = piece_groups_find(p, piece, calling);
	for (int i = 0; i < on.n; i++)
		add_carried(&b, p, &on, i, calling);
	piece_groups_free(&on);
	return buf_take(&b);
}

/* The owner counts only on the map: a zone says itself whose it is. */
static struct piece_group hold(const struct page *p, thing piece, enum name_kind calling)
{
	struct buf said = BUF_INIT;
	int d = page_say_dials(&said, p, piece, NONE);
	struct span words = span_trim((struct span){ said.s, said.n });
	struct piece_group held = { .kind = kind(p->t, piece),
		.owner = place(p->t, piece) < PLACES ? owner(p->t, piece) : NOBODY,
		.n = count(p->t, piece),
		.dial = d,
		.value = d ? dial(p->t, piece, d) : 0,
		.said = xcopy(words.s, words.n),
		.with = find_carried(p, piece, calling) };

	buf_free(&said);
	return held;
}

struct piece_groups piece_groups_find(const struct page *p, thing at, enum name_kind calling)
{
	struct piece_groups things = { 0 };
	int n = 0;

	for each(piece, p->t, at)
		n++;
	things.held = xalloc((size_t)n + 1, sizeof *things.held);
	for each(piece, p->t, at)
		if (view_piece(p->t, p->seat, piece) == EXACTLY)
			things.held[things.n++] = hold(p, piece, calling);
	qsort(things.held, (size_t)things.n, sizeof *things.held, held_order);
	merge(&things);
	return things;
}

/* ---- saying them ---- */

static void say_bare_held(struct buf *b, const struct page *p, const struct piece_group *held)
{
	struct buf piece = BUF_INIT;

	say_kind(&piece, &p->voice, held->kind, held->n);
	if (*held->with)
		say(b, &p->voice, SAY_WITH, AS_TEXT(piece.s), AS_TEXT(held->with));
	else
		buf_add(b, piece.s, piece.n);
	buf_free(&piece);
}

void piece_groups_say(struct buf *b, const struct page *p, const struct piece_group *held)
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
