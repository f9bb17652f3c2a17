/* SPDX-License-Identifier: MIT
 * Lists of pieces: reads them, compares them with what lies in a place, and writes them. */
#include "try/case.h"

#include <limits.h>
#include <stdlib.h>

enum { DEPTH = 8, MOST_OF_ONE = 9999, MOST_PRINTED = 40 };

/* ---- reading ---- */

struct list {
	const struct case_context *stage;
	struct piece_patterns *to;
	struct span rest;
	int depth;
	struct buf *why;
};

static bool list_fault(struct list *l, struct span word, const char *reason)
{
	buf_fmt(l->why, "'%.*s' %s", (int)word.n, word.s, reason);
	return false;
}

static bool read_list(struct list *l, int *first, bool inner);

static bool peek_is(const struct list *l, const char *what)
{
	struct span rest = l->rest, word;

	return word_next(&rest, &word) && span_is(word, what);
}

/* Reads the cell of a dial that is a row of numbers. */
static bool read_cell(struct list *l, int *dial)
{
	const struct dial *row = &l->stage->rules->game->dials[*dial];
	struct span word;
	long long cell;

	if (!row->cells)
		return true;
	word_next(&l->rest, &word);
	if (!span_int(word, 0, row->cells - 1, &cell))
		return list_fault(l, word, "is no cell of this dial");
	*dial += (int)cell;
	return true;
}

/* Reads "(hits 1, tired 1)" after the opening bracket. */
static bool read_dials(struct list *l, struct piece_pattern *item)
{
	struct span name, value;

	while (word_next(&l->rest, &name) && !span_is(name, ")")) {
		int dial = dial_named(l->stage, name, OF_PIECE);

		if (!dial)
			return list_fault(l, name, "is no dial of a piece");
		if (!read_cell(l, &dial))
			return false;
		if (item->dials == ITEM_DIALS || !word_next(&l->rest, &value))
			return list_fault(l, name, "has no value, or is one dial too many");
		item->dial[item->dials].dial = dial;
		if (!dial_value_read(
			    l->stage, dial, value, &item->dial[item->dials++].value, l->why))
			return false;
	}
	return name.n || list_fault(l, SPAN("("), "is not closed");
}

static bool read_brackets(struct list *l, struct piece_pattern *item)
{
	struct span word;

	if (peek_is(l, "(")) {
		word_next(&l->rest, &word);
		if (!read_dials(l, item))
			return false;
	}
	if (!peek_is(l, "["))
		return true;
	word_next(&l->rest, &word);
	item->holds = true;
	if (item->any)
		return list_fault(l, word, "comes after something that is no kind");
	if (item->n > 1 && !l->stage->rules->box->kind[item->kind - KINDS].single)
		return list_fault(l, word, "comes after several pieces: write these one by one");
	return read_list(l, &item->inside, true);
}

static bool read_rest(struct list *l, struct piece_pattern *item)
{
	struct span word = { 0 };
	int zone;

	word_next(&l->rest, &word);
	if (!span_folds(word, "of") || !word_next(&l->rest, &word))
		return list_fault(l, SPAN("rest"), "is written 'rest of ZONE'");
	zone = zone_named(l->stage, word);
	if (zone < 0)
		return list_fault(l, word, "is no zone");
	item->rest = IN(zone, NOBODY);
	return true;
}

/* Reads "pieces", or the name of a class or set. */
static bool read_any(const struct case_context *g, struct piece_pattern *item, struct span word)
{
	item->among = box_set(g->rules->box, word.s, word.n);
	item->any = item->among || span_folds(word, "pieces") || span_folds(word, "piece");
	return item->any;
}

/* Reads an item whose first word is already read. */
static bool read_item(struct list *l, struct piece_pattern *item, struct span word)
{
	const struct case_context *g = l->stage;
	long long n = 1;
	bool clear;

	if (span_folds(word, "rest"))
		return l->depth ? list_fault(l, word, "cannot be inside") : read_rest(l, item);
	do {
		if (span_int(word, 0, MOST_OF_ONE, &n))
			continue;
		if (seat_find(g->rules->game, word, g->reader.seats)) {
			item->owner = seat_find(g->rules->game, word, g->reader.seats);
			continue;
		}
		item->kind = box_kind(g->rules->box, word.s, word.n, NULL, &clear);
		if (!item->kind && !read_any(g, item, word))
			return list_fault(l, word, "is no seat, number or kind");
	} while (!item->kind && !item->any && word_next(&l->rest, &word));
	item->n = (int)n;
	if (!item->kind && !item->any)
		return list_fault(l, word, "has no name of a kind after it");
	return read_brackets(l, item);
}

static bool new_item(struct list *l, int *i)
{
	if (l->to->n == ITEMS) {
		buf_fmt(l->why, "a line names at most %d different pieces", ITEMS);
		return false;
	}
	*i = l->to->n++;
	l->to->item[*i] = (struct piece_pattern){ .inside = -1, .next = -1, .n = 1 };
	return true;
}

/* Reads items up to the end, or, inside another item, up to the closing bracket. */
static bool read_list(struct list *l, int *first, bool inner)
{
	int *link = first;
	struct span word;
	bool empty = false;

	*first = -1;
	if ((l->depth += inner) > DEPTH)
		return list_fault(l, SPAN("["), "goes too deep");
	while (word_next(&l->rest, &word) && !(inner && span_is(word, "]"))) {
		int i;

		if (empty)
			return list_fault(l, word, "cannot follow 'empty'");
		empty = span_folds(word, "empty") && *first < 0;
		if (empty)
			continue;
		if (!new_item(l, &i))
			return false;
		*link = i;
		if (!read_item(l, &l->to->item[i], word))
			return false;
		link = &l->to->item[i].next;
	}
	l->depth -= inner;
	return !inner || word.n || list_fault(l, SPAN("["), "is not closed");
}

bool piece_patterns_read(
	const struct case_context *g, struct piece_patterns *to, struct span text, struct buf *why)
{
	struct list l = { g, to, text, 0, why };

	to->n = 0;
	to->first = -1;
	if (!span_trim(text).n) {
		buf_str(why, "write after the colon what lies there, or 'empty'");
		return false;
	}
	return read_list(&l, &to->first, false);
}

bool piece_patterns_named(const struct piece_patterns *items, struct buf *why)
{
	for (int i = 0; i < items->n; i++)
		if (items->item[i].any) {
			buf_fmt(why, "'%s' is no kind: count such pieces with 'has'",
				items->item[i].among ? items->item[i].among->name : "pieces");
			return false;
		}
	return true;
}

/* ---- comparing ---- */

static bool is_kind(const struct table *t, const struct piece_pattern *item, thing p)
{
	if (!item->any)
		return kind(t, p) == item->kind && owner(t, p) == item->owner;
	return (!item->among || item->among->has[kind(t, p) - KINDS])
		&& (!item->owner || owner(t, p) == item->owner);
}

bool piece_pattern_fits(const struct table *t, const struct piece_patterns *items,
	const struct piece_pattern *item, thing p)
{
	if (!is_kind(t, item, p))
		return false;
	for (int i = 0; i < item->dials; i++)
		if (dial(t, p, item->dial[i].dial) != item->dial[i].value)
			return false;
	return !item->holds || piece_patterns_lie(t, items, item->inside, p, true);
}

struct heap {
	thing piece;
	int left;
};

static int heap_of(const struct table *t, thing place, struct heap **heap)
{
	int n = 0;

	for each(p, t, place)
		n++;
	*heap = xalloc((size_t)n, sizeof **heap);
	n = 0;
	for each(p, t, place)
		(*heap)[n++] = (struct heap){ p, count(t, p) };
	return n;
}

/* Takes an item out of what is left; returns false where there is too little. */
static bool take_item(const struct table *t, const struct piece_patterns *items,
	const struct piece_pattern *item, struct heap *heap, int n)
{
	int want = item->n;

	for (int i = 0; i < n && want; i++) {
		int taken = heap[i].left < want ? heap[i].left : want;

		if (!taken || !piece_pattern_fits(t, items, item, heap[i].piece))
			continue;
		heap[i].left -= taken;
		want -= taken;
	}
	return !want;
}

bool piece_patterns_lie(const struct table *t, const struct piece_patterns *items, int first,
	thing place, bool exact)
{
	struct heap *heap;
	int n = heap_of(t, place, &heap);
	bool lie = true;

	for (int i = first; i >= 0 && lie; i = items->item[i].next)
		lie = take_item(t, items, &items->item[i], heap, n);
	for (int i = 0; i < n && exact; i++)
		lie &= !heap[i].left;
	free(heap);
	return lie;
}

/* ---- writing ---- */

static void print_dials(struct buf *b, const struct case_context *g, thing p)
{
	const char *before = " (";

	for (const int *of_piece = g->rules->dials_of[OF_PIECE]; *of_piece; of_piece++) {
		int d = *of_piece;
		const struct dial *row = dial_row(g->table, d);

		if (dial(g->table, p, d) == row->start)
			continue;
		buf_fmt(b, "%s%s ", before, row->name);
		if (row->cells)
			buf_fmt(b, "%d ", d - g->rules->dial[d].row);
		dial_value_print(b, g, d, dial(g->table, p, d));
		before = ", ";
	}
	if (*before == ',')
		buf_char(b, ')');
}

static void print_list(struct buf *b, const struct case_context *g, thing place, int most);

static void print_piece(struct buf *b, const struct case_context *g, thing p, int most)
{
	const struct table *t = g->table;
	int n = count(t, p);

	if (owner(t, p)) {
		seat_print(b, g->rules->game, owner(t, p));
		buf_char(b, ' ');
	}
	if (n > 1)
		buf_fmt(b, "%d ", n);
	thing_print(b, &g->reader, kind(t, p));
	print_dials(b, g, p);
	if (first(t, p)) {
		buf_str(b, " [");
		print_list(b, g, p, most);
		buf_char(b, ']');
	}
}

static void print_list(struct buf *b, const struct case_context *g, thing place, int most)
{
	int printed = 0, all = 0;

	for each(p, g->table, place)
		all++;
	for each(p, g->table, place) {
		if (printed == most) {
			buf_fmt(b, " and %d more", all - printed);
			return;
		}
		buf_str(b, printed++ ? ", " : "");
		print_piece(b, g, p, most);
	}
	if (!all)
		buf_str(b, "empty");
}

void pieces_print(struct buf *b, const struct case_context *g, thing place)
{
	print_list(b, g, place, MOST_PRINTED);
}

void pieces_write(struct buf *b, const struct case_context *g, thing place)
{
	print_list(b, g, place, INT_MAX);
}
