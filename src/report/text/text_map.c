/* SPDX-License-Identifier: MIT
 * THE MAP: drawn from the box's layout with what stands on it, with its key. */
#include "core/view.h"
#include "report/page.h"

#include <stdlib.h>
#include <string.h>

/* Returns the first letter of a seat's own name; 0 where there is none or it is not unique. */
static char own_mark(const char *const *names, int seat)
{
	char mark = 0;

	for (int s = 1; names[s] && !mark; s++)
		if (s == seat)
			mark = names[s][0];
	for (int s = 1; names[s]; s++)
		if (s != seat && names[s][0] == mark)
			return 0;
	return mark >= 'a' && mark <= 'z' ? (char)(mark + 'A' - 'a') : mark;
}

char seat_mark(const struct game *game, int seat)
{
	bool named = game && game->seats;
	char mark = named && seat > NOBODY ? own_mark(game->seats, seat) : 0;

	if (!named && seat > NOBODY && seat <= 6)
		mark = "RBGYKW"[seat - 1];
	return mark ? mark : (char)('0' + seat % 10);
}

/* ---- the drawing ---- */

enum { WIDEST = REPORT_COLUMNS, HIGHEST = 200, LABEL = 3 };

struct drawing {
	const struct phrase_context *voice;
	const struct table *t;
	int seat, rows, left; /* left: columns of the labels of rows; 0: none */
	int holder;	      /* a dial: whose a space is; 0: the pieces tell */
	int *visits;	      /* the dials of seats that say where they are; a 0 ends them */
	char (*line)[WIDEST];
};

/* Reads a name such as "4,6": a row and a place in it. */
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

/* Finds the size of a map, and whether its spaces are numbered by rows. */
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
	/* To make room for the labels, the last cell of a row may lose its blank. */
	d->left = all && d->rows && width - 1 + LABEL <= WIDEST ? LABEL : 0;
}

/* All pieces of a kind and owner on a space. */
struct sign {
	int owner, n;
	thing kind;
};

/* Nobody's first, then in the box's order, as the order of stacks means nothing. */
static int sign_order(const void *a, const void *b)
{
	const struct sign *x = a, *y = b;

	return x->owner != y->owner ? x->owner - y->owner : x->kind - y->kind;
}

static struct sign *find_signs(const struct table *t, thing at, int *n)
{
	struct sign *sign = NULL;

	*n = 0;
	for each(p, t, at) {
		int i = 0;

		if (!*t->box->kind[kind(t, p) - KINDS].mark)
			continue;
		while (i < *n && (sign[i].kind != kind(t, p) || sign[i].owner != owner(t, p)))
			i++;
		if (i == *n) {
			sign = xmore(sign, (size_t)i, sizeof *sign);
			sign[(*n)++] = (struct sign){ owner(t, p), 0, kind(t, p) };
		}
		sign[i].n += count(t, p);
	}
	if (*n)
		qsort(sign, (size_t)*n, sizeof *sign, sign_order);
	return sign;
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* Writes the signs of each owner and then the owner's letter: "V3sR", with a blank between two
 * numbers. Returns false where some find no room. */
static bool write_signs(
	struct buf *b, const struct box *box, const struct sign *s, int n, size_t most)
{
	for (int i = 0; i < n; i++) {
		bool begins = !i || s[i - 1].owner != s[i].owner;
		bool ends = i + 1 == n || s[i + 1].owner != s[i].owner;
		size_t had = b->n, letter = s[i].owner != NOBODY;

		if (s[i].n > 1 && b->n && is_digit(b->s[b->n - 1]))
			buf_char(b, ' ');
		if (s[i].n > 1)
			buf_int(b, s[i].n);
		buf_str(b, box->kind[s[i].kind - KINDS].mark);
		if (b->n + letter > most) {
			buf_cut(b, had);
			if (letter && !begins)
				buf_char(b, seat_mark(box->game, s[i].owner));
			return false;
		}
		if (letter && ends)
			buf_char(b, seat_mark(box->game, s[i].owner));
	}
	return true;
}

/* Writes "12", or "5+" for a rough number; "?" where neither is known or finds room. */
static void sign_number(struct buf *b, const struct drawing *d, thing at, size_t most)
{
	enum { MOST_TOLD = 99 };
	enum detail detail = view_place(d->t, d->seat, at);
	int n = page_total(d->t, at), beyond;
	size_t was = b->n;

	if (!n || detail == NOTHING)
		return;
	if (detail == BAND)
		view_band(d->t, n, &n, &beyond);
	buf_int(b, n < MOST_TOLD ? n : MOST_TOLD);
	buf_str(b, detail == BAND ? "+" : "");
	if (b->n - was <= most)
		return;
	buf_cut(b, was);
	buf_char(b, '?');
}

/* Writes what stands on a space, in 1 or more characters. */
static void sign_pieces(struct buf *b, const struct drawing *d, thing at, size_t most)
{
	enum detail detail = view_place(d->t, d->seat, at);
	struct sign *sign;
	int n;

	if (detail == BAND)
		sign_number(b, d, at, most);
	else if (detail == NUMBER && first(d->t, at))
		buf_char(b, '?');
	if (detail != EXACTLY)
		return;
	sign = find_signs(d->t, at, &n);
	if (!write_signs(b, d->t->box, sign, n, most)) {
		buf_clear(b);
		write_signs(b, d->t->box, sign, n, most - 1);
		buf_char(b, '+');
	}
	free(sign);
}

void map_sign(struct buf *b, const struct phrase_context *v, int holder, int i)
{
	const struct table *t = v->table;

	for (const int *row = t->rules->dials_of[OF_SPACE]; *row; row++) {
		struct phrase_arg value = dial_filling(t, *row, dial(t, SPACES + i, *row));

		if (*row != holder && value.value != dial_row(t, *row)->start
			&& view_dial(t, v->reader, SPACES + i, *row))
			say_line(b, v, "drawn", dial_row(t, *row)->name, &value, 1);
	}
}

static void draw_space(struct drawing *d, int i)
{
	const struct box_space *space = &d->t->map->space[i];
	size_t cell = (size_t)d->t->map->cell, gap = 0, n;
	struct buf sign = BUF_INIT, mark = BUF_INIT;
	struct span row, place;

	if (space->row < 0 || space->row >= HIGHEST || space->column >= WIDEST)
		return;
	buf_str(&mark, space->mark);
	map_sign(&mark, d->voice, d->holder, i);
	n = mark.n;
	put(d, space->row, d->left + space->column, mark.s, n);
	if (cell > n + 1 && !d->holder)
		sign_pieces(&sign, d, SPACES + i, cell - n - 1);
	/* A blank keeps two numbers apart. */
	if (n && sign.n && is_digit(mark.s[n - 1]) && is_digit(*sign.s) && cell > n + 2) {
		gap = 1;
		buf_clear(&sign);
		sign_pieces(&sign, d, SPACES + i, cell - n - 2);
	}
	put(d, space->row, d->left + space->column + (int)(n + gap), sign.s, sign.n);
	buf_free(&mark);
	buf_free(&sign);
	if (d->left && numbered(space, &row, &place))
		put(d, space->row, (int)(row.n < 2), row.s, row.n < 3 ? row.n : 2);
}

/* Writes the places of a row's spaces, each above its own. */
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

/* Writes the number of pieces and the holder: "12R", "5+B", or "B" where it is empty. Without a
 * holder: "5" for pieces of nobody, else the pieces' signs. */
static void sign_holder(struct buf *b, const struct drawing *d, thing at, size_t most)
{
	int holder = NOBODY;
	bool owned = false;

	if (view_dial(d->t, d->seat, at, d->holder))
		holder = dial(d->t, at, d->holder);
	for each(p, d->t, at)
		owned |= owner(d->t, p) != NOBODY;
	if (!holder && owned)
		sign_pieces(b, d, at, most);
	else
		sign_number(b, d, at, most - (holder != NOBODY));
	if (holder)
		buf_char(b, seat_mark(d->t->game, holder));
}

/* Writes the letters of seats that have the space in a drawn dial. */
static void sign_visitors(struct buf *b, const struct drawing *d, thing at)
{
	for (const int *row = d->visits; *row; row++)
		for (int s = 1; s <= d->t->seats; s++)
			if (dial(d->t, s, *row) == at && view_dial(d->t, d->seat, s, *row))
				buf_char(b, seat_mark(d->t->game, s));
}

/* Writes what belongs under a row, each sign under its mark; false where there is nothing. */
static bool draw_holders(struct drawing *d, int row, char line[WIDEST])
{
	struct buf sign = BUF_INIT;
	bool any = false;

	memset(line, ' ', WIDEST);
	for (int i = 1; i <= d->t->map->spaces; i++) {
		const struct box_space *space = &d->t->map->space[i];

		if (space->row != row || d->t->map->cell < 2)
			continue;
		buf_clear(&sign);
		sign_holder(&sign, d, SPACES + i, (size_t)d->t->map->cell - 1);
		sign_visitors(&sign, d, SPACES + i);
		for (size_t k = 0; k < sign.n && d->left + space->column + (int)k < WIDEST; k++)
			line[d->left + space->column + (int)k] = sign.s[k];
		any |= sign.n > 0;
	}
	buf_free(&sign);
	return any;
}

static void find_visits(struct drawing *d)
{
	const struct rules *r = d->t->rules;
	int n = 0;

	d->visits = xalloc((size_t)r->dials + 1, sizeof *d->visits);
	for (const int *row = r->dials_of[OF_SEAT]; *row; row++)
		if (say_knows(d->voice, "drawn", dial_row(d->t, *row)->name))
			d->visits[n++] = *row;
}

static void add_line(struct buf *b, const char line[WIDEST])
{
	size_t n = WIDEST;

	while (n && line[n - 1] == ' ')
		n--;
	buf_add(b, line, n);
	buf_char(b, '\n');
}

void map_draw(struct buf *b, const struct phrase_context *v, int holder)
{
	const struct table *t = v->table;
	struct drawing d = { .voice = v, .t = t, .seat = v->reader, .holder = holder };
	char under[WIDEST];

	measure(&d);
	find_visits(&d);
	d.line = xalloc((size_t)d.rows, sizeof *d.line);
	memset(d.line, ' ', (size_t)d.rows * sizeof *d.line);
	for (int i = 1; i <= t->map->spaces; i++)
		draw_space(&d, i);
	if (d.left)
		label_row(b, &d, 0);
	for (int row = 0; row < d.rows; row++) {
		add_line(b, d.line[row]);
		if (holder && draw_holders(&d, row, under))
			add_line(b, under);
	}
	/* Every other row is shifted by half a space, so its numbers stand below. */
	if (d.left && d.rows > 1)
		label_row(b, &d, d.rows % 2 ? d.rows - 2 : d.rows - 1);
	free(d.line);
	free(d.visits);
}

/* ---- the whole ---- */

static void say_owners(struct page *p, struct buf *b)
{
	struct buf owners = BUF_INIT;

	for (int s = 1; s <= p->t->seats; s++) {
		const char mark[] = { seat_mark(p->t->game, s), 0 };

		if (s > 1)
			buf_str(&owners, ", ");
		say(&owners, &p->voice, SAY_OWNER, AS_TEXT(mark), AS_SEAT(s));
	}
	say(b, &p->voice, SAY_OWNERS, AS_TEXT(owners.s));
	buf_free(&owners);
}

/* Writes "Red-1 since season 2, ..." for dials of spaces with such a phrase. */
static void write_each_space(struct page *p, int d)
{
	const struct dial *row = dial_row(p->t, d);
	struct buf line = BUF_INIT;

	for (int i = 1; say_knows(&p->voice, "each", row->name) && i <= p->t->map->spaces; i++) {
		thing at = SPACES + i;
		const struct phrase_arg f[] = {
			{ .name = SPAN("space"), .type = T_SPACE, .value = at },
			dial_filling(p->t, d, dial(p->t, at, d))
		};

		if (!view_dial_off_start(p->t, p->seat, at, d))
			continue;
		buf_str(&line, line.n ? ", " : "");
		say_line(&line, &p->voice, "each", row->name, f, 2);
	}
	say_capital(&line, 0);
	buf_str(&line, line.n ? "." : "");
	text_said(p->b, "  ", "    ", &line);
}

/* owners: whether whose the pieces are belongs to the key. */
static void write_drawing(struct page *p, bool owners)
{
	struct buf key = BUF_INIT;

	text_heading(p, SAY_HEAD_MAP);
	buf_add(p->b, p->drawing.s, p->drawing.n);
	if (!p->drawing.n)
		return;
	buf_add(&key, p->key.s, p->key.n);
	if (owners) {
		buf_str(&key, key.n ? " " : "");
		say_owners(p, &key);
	}
	text_said(p->b, "", "", &key);
}

void text_drawing(struct page *p)
{
	write_drawing(p, false);
}

void text_map(struct page *p)
{
	write_drawing(p, map_owned(p));
	text_words(p);
	for (const int *d = p->t->rules->dials_of[OF_SPACE]; *d; d++)
		write_each_space(p, *d);
}
