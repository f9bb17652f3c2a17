/* SPDX-License-Identifier: MIT */
#include "core/former.h"

#include <stdlib.h>
#include <string.h>

enum { FORMER_DIALS = 400 };

struct former_dial {
	struct span name, holds;
	int of, at, cells; /* at: offset among the cells of what the dial sits on */
};

struct former {
	struct former_dial dial[FORMER_DIALS];
	int dials, zones; /* zones: their number, with the zone of the spaces, which has no line */
	int cells[4];
	/* where each part of the cells begins */
	int seats, spaces, lists, pieces, stride;
	int32_t *cell;
	int n;
};

/* ---- the layout ---- */

static bool read_dial(struct former *f, struct span words)
{
	struct former_dial *d = &f->dial[f->dials];
	struct span of, cells;
	bool clear;
	long long n;

	if (f->dials == FORMER_DIALS || !span_word(&words, &d->name) || !span_word(&words, &of)
		|| !span_word(&words, &cells) || !span_int(cells, 1, 1000, &n))
		return false;
	d->of = words_find("table|seat|space|piece", of, &clear);
	if (d->of < 0)
		return false;
	d->cells = (int)n;
	d->holds = span_trim(words);
	d->at = f->cells[d->of];
	f->cells[d->of] += d->cells;
	f->dials++;
	return true;
}

static bool read_zone(struct former *f, const struct table *t, struct span words)
{
	const char *name = f->zones < t->rules->zones ? t->game->zones[f->zones].name : NULL;

	f->zones++;
	return name && span_is(span_trim(words), name);
}

static bool read_layout(struct former *f, const struct table *t, struct span text)
{
	struct span line, word;

	f->zones = 1;
	while (span_line(&text, &line)) {
		if (!span_word(&line, &word) || *word.s == '#')
			continue;
		if (!(span_is(word, "dial") ? read_dial(f, line)
					    : span_is(word, "zone") && read_zone(f, t, line)))
			return false;
	}
	f->seats = C_HEAD + f->cells[OF_TABLE];
	f->spaces = f->seats + (MAXSEATS + 1) * f->cells[OF_SEAT];
	f->lists = f->spaces + (t->map->spaces + 1) * f->cells[OF_SPACE];
	f->pieces = f->lists + (t->pieces - t->lists_of_spaces);
	f->stride = P_DIALS + f->cells[OF_PIECE];
	return f->zones == t->rules->zones;
}

/* ---- the cells ---- */

static bool read_cells(struct former *f, const struct table *t, const void *bytes, size_t n)
{
	const unsigned char *s = bytes;
	int32_t word = 0;
	int keys = 0, at = 0;

	/* The head: format, seats, map, keys, number of cells. */
	for (int i = 0; i < 4 + keys + 1; i++) {
		size_t used = word_read(s, n, &word);

		if (!used || (i == 1 && word != t->seats)
			|| (i == 2 && word != (int32_t)(t->map - t->box->map)))
			return false;
		if (i == 3)
			keys = word > 0 && word < 1000 ? word : 0;
		s += used;
		n -= used;
	}
	if (word < f->pieces || word > f->pieces + MOST_PIECES * f->stride)
		return false;
	f->n = word;
	f->cell = xalloc((size_t)f->n, sizeof *f->cell);
	for (; at < f->n; at++) {
		size_t used = word_read(s, n, &f->cell[at]);

		if (!used)
			return false;
		s += used;
		n -= used;
	}
	return !n && f->cell[C_PIECES] >= 0 && f->cell[C_PIECES] <= MOST_PIECES
		&& f->pieces + f->cell[C_PIECES] * f->stride == f->n;
}

/* Returns where the cells of the i-th thing of a sort begin. */
static int former_base(const struct former *f, int of, int i)
{
	switch (of) {
	case OF_TABLE: return C_HEAD;
	case OF_SEAT: return f->seats + i * f->cells[OF_SEAT];
	case OF_SPACE: return f->spaces + i * f->cells[OF_SPACE];
	default: return f->pieces + (i - 1) * f->stride + P_DIALS;
	}
}

static int base(const struct table *t, int of, int i)
{
	const int *cells = t->rules->cells;

	switch (of) {
	case OF_TABLE: return C_HEAD;
	case OF_SEAT: return t->dials_of_seats + i * cells[OF_SEAT];
	case OF_SPACE: return t->dials_of_spaces + i * cells[OF_SPACE];
	default: return t->pieces + (i - 1) * t->stride + P_DIALS;
	}
}

static const struct former_dial *find_dial(const struct former *f, const struct dial *row)
{
	for (int i = 0; i < f->dials; i++)
		if (f->dial[i].of == (int)row->of && span_is(f->dial[i].name, row->name))
			return &f->dial[i];
	return NULL;
}

/* Returns the number of a word in the newest list: a word keeps its meaning, wherever it stands
 * now. */
static int32_t same_value(
	const struct table *t, const struct former_dial *was, int d, int32_t value)
{
	const struct dial *row = dial_row(t, d);
	const struct arg *held = &t->rules->held[d];
	struct span word;
	bool clear;

	if (held->type == T_WORDS && !span_is(was->holds, row->holds)) {
		word = words_nth(was->holds.s, value);
		/* The list ends with its line. */
		if (word.s && word.s + word.n > was->holds.s + was->holds.n)
			word.n = (size_t)(was->holds.s + was->holds.n - word.s);
		value = word.s ? words_find(held->words, word, &clear) : -1;
		if (value < 0 || !span_same(words_nth(held->words, value), word))
			value = row->start;
	}
	return dial_within(row, value);
}

/* Carries over a dial, whose first cell is d, for each of the `things` that it sits on. */
static void carry_dial(struct table *t, const struct former *f, int d, int things)
{
	const struct dial *row = dial_row(t, d);
	const struct former_dial *was = find_dial(f, row);
	int cells = row->cells ? row->cells : 1, at = t->rules->dial[d].at;

	for (int i = row->of != OF_TABLE; i <= things; i++)
		for (int k = 0; k < cells; k++)
			t->cell[base(t, (int)row->of, i) + at + k] = was && k < was->cells
				? same_value(t, was, d,
					f->cell[former_base(f, (int)row->of, i) + was->at + k])
				: row->start;
}

static void carry(struct table *t, const struct former *f)
{
	int pieces = f->cell[C_PIECES];
	const int things[] = { [OF_TABLE] = 0,
		[OF_SEAT] = t->seats,
		[OF_SPACE] = t->map->spaces,
		[OF_PIECE] = pieces };

	t->room = t->pieces + (pieces + 64) * t->stride;
	t->cell = xgrow(t->cell, (size_t)t->room, sizeof *t->cell);
	memset(t->cell, 0, (size_t)t->room * sizeof *t->cell);
	memcpy(t->cell, f->cell, C_HEAD * sizeof *t->cell);
	/* Lists and epochs are copied: spaces and zones are the same in both revisions. */
	memcpy(t->cell + t->lists_of_spaces, f->cell + f->lists,
		(size_t)(t->pieces - t->lists_of_spaces) * sizeof *t->cell);
	for (int i = 0; i < pieces; i++)
		memcpy(t->cell + t->pieces + i * t->stride, f->cell + f->pieces + i * f->stride,
			P_DIALS * sizeof *t->cell);
	for (int d = 1; d <= t->rules->dials; d++)
		if (t->rules->dial[d].row == d)
			carry_dial(t, f, d, things[dial_row(t, d)->of]);
	t->undos = t->notes = t->touches = 0;
}

bool former_carry(struct table *t, struct span layout, const void *bytes, size_t n, struct buf *why)
{
	struct former f = { .cell = NULL };
	const char *broken = NULL;
	bool fits = read_layout(&f, t, layout) && read_cells(&f, t, bytes, n);

	if (fits) {
		carry(t, &f);
		broken = table_audit(t);
	}
	free(f.cell);
	if (!fits)
		buf_str(why, "the stored table is not one of that revision");
	else if (broken)
		buf_fmt(why, "cannot carry over the stored table of a former revision: %s", broken);
	return fits && !broken;
}
