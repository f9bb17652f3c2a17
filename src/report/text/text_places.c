/* SPDX-License-Identifier: MIT
 * THE MAP in words, place by place, by the game's lines "place AREA" and "group AREA". */
#include "core/view.h"
#include "report/text/piece_groups.h"

#include <stdlib.h>
#include <string.h>

/* ---- what stands there ---- */

/* The owner is left out where it is the holder of the place. */
static void say_owned(struct buf *b, struct page *p, const struct view_piece *held, int holder)
{
	struct buf pieces = BUF_INIT;
	int owner = held->owner == holder ? NOBODY : held->owner;

	piece_groups_say(&pieces, p, held);
	say(b, &p->voice, SAY_WHATIF_PIECES, AS_TEXT(pieces.s), AS_SEAT(owner), AS_TEXT(""));
	buf_free(&pieces);
}

static int holder_of(const struct page *p, thing at)
{
	int d = phrases_drawn(p->voice.phrases);

	return d && view_dial(p->t, p->seat, at, d) ? dial(p->t, at, d) : NOBODY;
}

static void say_pieces(struct buf *b, struct page *p, thing at)
{
	struct view_pieces things;

	if (view_place(p->t, p->seat, at) != EXACTLY) {
		piece_groups_number(b, p, at);
		return;
	}
	things = piece_groups_find(p, at, IN_WORDS);
	for (int i = 0; i < things.n; i++) {
		buf_str(b, i ? ", " : "");
		say_owned(b, p, &things.item[i], holder_of(p, at));
	}
	view_pieces_free(&things);
}

/* ---- what may be said of a space ---- */

/* The lines of a sort, and what of a space they have holes of: of most of its dials and columns they say nothing. */
struct area_lines {
	const char *sort;
	uint32_t areas; /* bit i: area i of the game has such a line */
};

struct holes {
	struct area_lines places, groups;
	bool *dial, *column; /* by number: some line has a hole of it */
	int n;
	struct phrase_arg *filling;
};

/* Notes the dials and columns of which a text has a hole; "many" asks n besides. */
static void ask_holes(struct holes *h, const struct page *p, struct span text)
{
	const struct rules *r = p->t->rules;
	struct span name;

	while (say_next_hole(&text, &name)) {
		for (const int *d = r->dials_of[OF_SPACE]; *d; d++) {
			const char *of = dial_row(p->t, *d)->name;

			h->dial[*d] |= span_is(name, of) || !strcmp(of, "n");
		}
		for (int c = 1; c <= r->columns; c++) {
			const char *of = p->t->game->columns[c].name;

			h->column[c] |= span_is(name, of) || !strcmp(of, "n");
		}
	}
}

static struct area_lines find_lines(struct holes *h, const struct page *p, const char *sort)
{
	const char *const *areas = p->t->game->areas;
	struct area_lines lines = { sort, 0 };

	for (int i = 0; areas && areas[i]; i++) {
		const struct span text = say_line_text(&p->voice, sort, areas[i]);

		lines.areas |= (uint32_t)(text.s != NULL) << i;
		ask_holes(h, p, text);
	}
	return lines;
}

static void add_hole(struct holes *h, const char *name, struct phrase_arg f)
{
	f.name = span_of(name);
	h->filling[h->n++] = f;
}

/* A dial that the reader does not see is told as 0. */
static void add_dials(struct holes *h, const struct page *p, thing at)
{
	for (const int *d = p->t->rules->dials_of[OF_SPACE]; *d; d++) {
		if (!h->dial[*d] || p->t->rules->dial[*d].row != *d)
			continue;
		bool seen = view_dial(p->t, p->seat, at, *d);

		add_hole(h, dial_row(p->t, *d)->name,
			dial_filling(p->t, *d, seen ? dial(p->t, at, *d) : 0));
	}
}

static void add_columns(struct holes *h, const struct page *p, thing at)
{
	for (int c = 1; c <= p->t->rules->columns; c++)
		if (h->column[c])
			add_hole(h, p->t->game->columns[c].name, say_column(p->t, at, c));
}

/* Where a dial and a column share a name, the dial counts. */
static void find_holes(struct holes *h, const struct page *p, thing at, const struct buf *pieces)
{
	h->n = 0;
	add_hole(h, "at", (struct phrase_arg){ .type = T_SPACE, .value = at });
	add_hole(h, "mark", (struct phrase_arg)AS_TEXT(p->t->map->space[at - SPACES].mark));
	add_hole(h, "pieces", (struct phrase_arg)AS_TEXT(pieces->s));
	add_dials(h, p, at);
	add_columns(h, p, at);
}

/* Returns the last area of a space that has such a line; NULL: none has. */
static const char *area_said(const struct page *p, const struct area_lines *lines, thing at)
{
	uint32_t areas = p->t->map->space[at - SPACES].areas & lines->areas;
	int last = 31;

	while (last > 0 && !(areas >> last))
		last--;
	return areas ? p->t->game->areas[last] : NULL;
}

static void say_space(struct buf *b, const struct page *p, const struct area_lines *lines, thing at,
	const struct holes *h)
{
	const char *area = area_said(p, lines, at);

	if (area)
		say_line(b, &p->voice, lines->sort, area, h->filling, h->n);
}

/* ---- the lines ---- */

/* Returns whether the reader holds the place, or has something there. */
static bool is_own(const struct page *p, thing at)
{
	if (!p->seat || view_place(p->t, p->seat, at) != EXACTLY)
		return false;
	for each(piece, p->t, at)
		if (owner(p->t, piece) == p->seat)
			return true;
	return holder_of(p, at) == p->seat;
}

static void find_place(struct page *p, thing at, struct holes *holes)
{
	const struct phrase_arg space = { .type = T_SPACE, .value = at };
	struct buf pieces = BUF_INIT, line = BUF_INIT, group = BUF_INIT, head = BUF_INIT;

	if (!area_said(p, &holes->places, at))
		return;
	say_pieces(&pieces, p, at);
	find_holes(holes, p, at, &pieces);
	say_space(&line, p, &holes->places, at, holes);
	if (line.n) {
		say_space(&group, p, &holes->groups, at, holes);
		say_value(&head, &p->voice, &space);
		p->word = xmore(p->word, (size_t)p->words, sizeof *p->word);
		p->word[p->words++] = (struct map_line){ head, group, line, is_own(p, at) };
	} else {
		buf_free(&line);
	}
	buf_free(&pieces);
}

void page_find_places(struct page *p)
{
	const struct rules *r = p->t->rules;
	size_t most = (size_t)(3 + r->cells[OF_SPACE] + r->columns);
	struct holes holes = { .dial = xalloc((size_t)r->dials + 1, sizeof *holes.dial),
		.column = xalloc((size_t)r->columns + 1, sizeof *holes.column),
		.filling = xalloc(most, sizeof *holes.filling) };

	holes.places = find_lines(&holes, p, "place");
	holes.groups = find_lines(&holes, p, "group");

	for (int i = 1; i <= p->t->map->spaces; i++)
		find_place(p, SPACES + i, &holes);
	free(holes.filling);
	free(holes.dial);
	free(holes.column);
}
