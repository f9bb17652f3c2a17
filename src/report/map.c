/* SPDX-License-Identifier: MIT
 * THE MAP: drawn from the box's layout with what stands on it, then told in words. */
#include "core/view.h"
#include "report/page.h"

#include <stdlib.h>
#include <string.h>

char seat_mark(int seat)
{
	return seat > 0 && seat <= 6 ? "RBGYKW"[seat - 1] : (char)('0' + seat % 10);
}

/* ---- the drawing ---- */

enum { WIDEST = REPORT_COLUMNS, HIGHEST = 200, LABEL = 3 };

struct drawing {
	const struct table *t;
	int seat, rows, left; /* left: columns the labels of rows take, 0 for none */
	char (*line)[WIDEST];
};

/* "4,6": a row and a place in it. */
static bool numbered(const struct box_space *space, struct span *row, struct span *place)
{
	const char *comma = strchr(space->name, ',');
	long long v;

	if (!comma)
		return false;
	*row = (struct span){ space->name, (size_t)(comma - space->name) };
	*place = span_of(comma + 1);
	return span_int(*row, 0, 999, &v) && span_int(*place, 0, 999, &v);
}

static void put(struct drawing *d, int row, int column, const char *s, size_t n)
{
	for (size_t i = 0; i < n && column + (int)i < WIDEST; i++)
		d->line[row][column + (int)i] = s[i];
}

/* How far a map reaches, and whether its spaces are numbered by rows. */
static void measure(struct drawing *d)
{
	struct span row, place;
	int width = 0;
	bool all = true;

	for (int i = 1; i <= d->t->map->spaces; i++) {
		const struct box_space *space = &d->t->map->space[i];

		if (space->row < 0 || space->row >= HIGHEST)
			continue;
		if (space->row >= d->rows)
			d->rows = space->row + 1;
		if (space->column + d->t->map->cell > width)
			width = space->column + d->t->map->cell;
		all &= numbered(space, &row, &place);
	}
	/* The blank behind the last cell of a row may be lost. */
	d->left = all && d->rows && width - 1 + LABEL <= WIDEST ? LABEL : 0;
}

/* What stands on a space, in at most so many characters: number, sign and owner of each stack. */
static void sign_pieces(struct buf *b, const struct drawing *d, thing at, size_t most)
{
	if (view_place(d->t, d->seat, at) != EXACTLY) {
		if (view_place(d->t, d->seat, at) != NOTHING && first(d->t, at))
			buf_char(b, '?');
		return;
	}
	for each(p, d->t, at) {
		size_t had = b->n;

		if (count(d->t, p) > 1)
			buf_int(b, count(d->t, p));
		buf_str(b, d->t->box->kind[kind(d->t, p) - KINDS].mark);
		if (owner(d->t, p))
			buf_char(b, seat_mark(owner(d->t, p)));
		if (b->n > most) {
			buf_cut(b, had && had >= most ? most - 1 : had);
			buf_char(b, '+');
			return;
		}
	}
}

static void draw_space(struct drawing *d, int i)
{
	const struct box_space *space = &d->t->map->space[i];
	size_t cell = (size_t)d->t->map->cell, n = strlen(space->mark);
	struct buf sign = BUF_INIT;
	struct span row, place;

	if (space->row < 0 || space->row >= HIGHEST || space->column >= WIDEST)
		return;
	put(d, space->row, d->left + space->column, space->mark, n);
	if (cell > n + 1)
		sign_pieces(&sign, d, SPACES + i, cell - n - 1);
	put(d, space->row, d->left + space->column + (int)n, sign.s, sign.n);
	buf_free(&sign);
	if (d->left && numbered(space, &row, &place))
		put(d, space->row, (int)(row.n < 2), row.s, row.n < 3 ? row.n : 2);
}

/* The places of one row's spaces, each above its own. */
static void label_row(struct buf *b, const struct drawing *d, int wanted)
{
	char line[WIDEST + 1];
	struct span row, place;
	size_t n = 0;

	memset(line, ' ', sizeof line);
	for (int i = 1; i <= d->t->map->spaces; i++) {
		const struct box_space *space = &d->t->map->space[i];

		if (space->row != wanted || !numbered(space, &row, &place))
			continue;
		if ((size_t)(d->left + space->column) + place.n > WIDEST)
			continue;
		memcpy(line + d->left + space->column, place.s, place.n);
		if ((size_t)(d->left + space->column) + place.n > n)
			n = (size_t)(d->left + space->column) + place.n;
	}
	buf_add(b, line, n);
	buf_char(b, '\n');
}

void map_draw(struct buf *b, const struct table *t, int seat)
{
	struct drawing d = { .t = t, .seat = seat };

	measure(&d);
	d.line = xalloc((size_t)d.rows, sizeof *d.line);
	memset(d.line, ' ', (size_t)d.rows * sizeof *d.line);
	for (int i = 1; i <= t->map->spaces; i++)
		draw_space(&d, i);
	if (d.left)
		label_row(b, &d, 0);
	for (int row = 0; row < d.rows; row++) {
		size_t n = WIDEST;

		while (n && d.line[row][n - 1] == ' ')
			n--;
		buf_add(b, d.line[row], n);
		buf_char(b, '\n');
	}
	/* Every other row is set off by half a space: its places have their numbers below. */
	if (d.left && d.rows > 1)
		label_row(b, &d, d.rows % 2 ? d.rows - 2 : d.rows - 1);
	free(d.line);
}

/* ---- in words ---- */

/* "3 villages on 4,6 5,7 and 6,8", one kind of one owner; nothing where there is none. Commas would
 * be taken for those within the names. */
static void say_spots(struct buf *b, struct page *p, int seat, thing k)
{
	struct buf pieces = BUF_INIT, spots = BUF_INIT;
	const struct spot *last = NULL;
	int total = 0;

	for (const struct spot *s = p->spot; s < p->spot + p->spots; s++)
		if (s->owner == seat && s->kind == k)
			last = s;
	for (const struct spot *s = p->spot; last && s <= last; s++) {
		if (s->owner != seat || s->kind != k)
			continue;
		if (s == last && total) {
			buf_char(&spots, ' ');
			say_plain(&spots, &p->voice, SAY_AND);
		}
		buf_str(&spots, total ? " " : "");
		say_value(&spots, &p->voice, &(struct filling){ .type = T_SPACE, .value = s->at });
		total += s->n;
	}
	if (total) {
		buf_str(b, b->n ? "; " : "");
		say_kind(&pieces, &p->voice, k, total);
		say(b, &p->voice, SAY_SPOTS, AS_TEXT(pieces.s), AS_TEXT(spots.s));
	}
	buf_free(&pieces);
	buf_free(&spots);
}

static void write_seat_words(struct page *p, int seat, const bool *there)
{
	struct buf pieces = BUF_INIT, name = BUF_INIT, line = BUF_INIT;

	for (int k = 1; k <= p->t->box->kinds; k++)
		if (there[k])
			say_spots(&pieces, p, seat, KINDS + k);
	say_seat(&name, &p->voice, seat);
	if (pieces.n)
		say(&line, &p->voice, SAY_HOLDINGS, AS_TEXT(name.s), AS_TEXT(pieces.s));
	else
		say(&line, &p->voice, SAY_NO_HOLDINGS, AS_TEXT(name.s));
	text_paragraph(p->b, "  ", "    ", (struct span){ line.s, line.n });
	buf_free(&pieces);
	buf_free(&name);
	buf_free(&line);
}

static void write_words(struct page *p)
{
	size_t kinds_n = (size_t)p->t->box->kinds + 1;
	bool *there = xalloc(kinds_n, sizeof *there);

	say_plain(p->b, &p->voice, SAY_IN_WORDS);
	buf_char(p->b, '\n');
	for (int s = 1; s <= p->t->seats; s++) {
		memset(there, 0, kinds_n * sizeof *there);
		for (int i = 0; i < p->spots; i++)
			if (p->spot[i].owner == s)
				there[p->spot[i].kind - KINDS] = true;
		write_seat_words(p, s, there);
	}
	free(there);
}

static void write_owners(struct page *p)
{
	struct buf owners = BUF_INIT, line = BUF_INIT;

	for (int s = 1; s <= p->t->seats; s++) {
		const char mark[] = { seat_mark(s), 0 };

		if (s > 1)
			buf_str(&owners, ", ");
		say(&owners, &p->voice, SAY_OWNER, AS_TEXT(mark), AS_SEAT(s));
	}
	say(&line, &p->voice, SAY_OWNERS, AS_TEXT(owners.s));
	text_paragraph(p->b, "", "", (struct span){ line.s, line.n });
	buf_free(&owners);
	buf_free(&line);
}

void text_map(struct page *p)
{
	text_heading(p, SAY_HEAD_MAP);
	buf_add(p->b, p->drawing.s, p->drawing.n);
	if (p->drawing.n) {
		if (*p->t->map->legend)
			text_paragraph(p->b, "", "", span_of(p->t->map->legend));
		write_owners(p);
	}
	write_words(p);
}
