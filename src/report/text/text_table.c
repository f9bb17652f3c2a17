/* SPDX-License-Identifier: MIT
 * STANDINGS, and what lies in the zones: the seat's own hidden ones with what each kind does, then
 * those that everybody sees. */
#include "core/view.h"
#include "report/text/piece_groups.h"

#include <stdlib.h>
#include <string.h>

/* ---- the table of seats ---- */

enum { NAME_COLUMNS = 24 };

struct column_of {
	enum { TOTAL, DIAL, ON_MAP, ZONE } what;
	int which; /* a dial or a zone */
};

struct columns {
	size_t names; /* the width of the seats' names */
	int n;
	struct column_of *list;
	size_t *width;
};

static int on_map(const struct page *p, int seat)
{
	int n = 0;

	for (int i = 0; i < p->spots; i++)
		n += p->spot[i].owner == seat ? p->spot[i].n : 0;
	return n;
}

static void print_head(struct page *p, const struct column_of *c, struct buf *b)
{
	switch (c->what) {
	case TOTAL: page_points_head(b, &p->voice); break;
	case ON_MAP:
		if (!say_line(b, &p->voice, "column", p->t->game->zones[0].name, NULL, 0))
			say_plain(b, &p->voice, SAY_ON_MAP);
		break;
	case DIAL: say_dial_head(b, &p->voice, c->which); break;
	case ZONE:
		say_named(b, &p->voice, "column", p->t->game->zones[c->which].name, NULL, 0);
		break;
	}
}

static void print_cell(struct page *p, const struct column_of *c, int seat, struct buf *b)
{
	struct phrase_arg value;

	switch (c->what) {
	case TOTAL: buf_int(b, p->ranking.points[seat]); break;
	case ON_MAP: buf_int(b, on_map(p, seat)); break;
	case DIAL:
		value = dial_filling(p->t, c->which, dial(p->t, seat, c->which));
		say_value(b, &p->voice, &value);
		break;
	case ZONE: buf_int(b, page_total(p->t, IN(c->which, seat))); break;
	}
}

/* Returns whether all may know every seat's number, and the dial has a head. */
static bool open_dial(const struct page *p, int d)
{
	const struct dial *row = dial_row(p->t, d);

	return (row->sight == OPEN || season_over(p->t))
		&& !say_is_silent(&p->voice, "dial", row->name) && !page_is_points(&p->voice, d);
}

static bool counted_zone(const struct page *p, int zone)
{
	bool used = false;

	if (say_is_silent(&p->voice, "column", p->t->game->zones[zone].name))
		return false;
	for (int s = 1; s <= p->t->seats; s++) {
		enum detail detail = view_place(p->t, p->seat, IN(zone, s));

		if (detail != NUMBER && detail != EXACTLY)
			return false;
		used |= first(p->t, IN(zone, s)) != NONE;
	}
	return used;
}

static int find_columns(struct page *p, struct column_of *list)
{
	int n = 0;

	list[n++] = (struct column_of){ TOTAL, 0 };
	for (const int *d = p->t->rules->dials_of[OF_SEAT]; *d; d++)
		if (open_dial(p, *d))
			list[n++] = (struct column_of){ DIAL, *d };
	if (!say_is_silent(&p->voice, "column", p->t->game->zones[0].name))
		list[n++] = (struct column_of){ ON_MAP, 0 };
	for (int z = 1; z < p->t->rules->zones; z++)
		if (counted_zone(p, z))
			list[n++] = (struct column_of){ ZONE, z };
	return n;
}

static size_t column_width(struct page *p, const struct column_of *c)
{
	struct buf b = BUF_INIT;
	size_t most, n;

	print_head(p, c, &b);
	most = text_columns(b.s, b.n);
	for (int s = 1; s <= p->t->seats; s++) {
		buf_clear(&b);
		print_cell(p, c, s, &b);
		n = text_columns(b.s, b.n);
		most = n > most ? n : most;
	}
	buf_free(&b);
	return most + 2;
}

static void name_of(struct page *p, int seat, struct buf *b)
{
	struct buf name = BUF_INIT, player = BUF_INIT, whole = BUF_INIT;

	say_seat(&name, &p->voice, seat);
	if (seat == p->seat)
		say_plain(&player, &p->voice, SAY_YOU);
	else
		page_clean(&player, p->of->player[seat], NAME_COLUMNS);
	say(&whole, &p->voice, SAY_SEAT, AS_TEXT(name.s), AS_TEXT(player.s),
		AS_INT(out(p->t, seat)));
	text_clean(b, whole.s, whole.n, NAME_COLUMNS - 3);
	buf_free(&name);
	buf_free(&player);
	buf_free(&whole);
}

static void right(struct buf *b, const struct buf *cell, size_t width)
{
	size_t n = text_columns(cell->s, cell->n);

	if (n < width)
		buf_fill(b, ' ', width - n);
	buf_add(b, cell->s, cell->n);
}

/* Returns the columns of the longest name of a seat. */
static size_t names_width(struct page *p)
{
	struct buf name = BUF_INIT;
	size_t most = 0;

	for (int s = 1; s <= p->t->seats; s++) {
		size_t n;

		buf_clear(&name);
		name_of(p, s, &name);
		n = text_columns(name.s, name.n);
		most = n > most ? n : most;
	}
	buf_free(&name);
	return most;
}

/* Writes a row of the columns `from` to `to` behind a name; seat 0: their heads. */
static void write_row(struct page *p, const struct columns *c, int from, int to, int seat)
{
	struct buf cell = BUF_INIT;
	size_t n;

	if (seat)
		name_of(p, seat, &cell);
	buf_str(p->b, "  ");
	buf_add(p->b, cell.s, cell.n);
	n = text_columns(cell.s, cell.n);
	if (n < c->names)
		buf_fill(p->b, ' ', c->names - n);
	for (int i = from; i < to; i++) {
		buf_clear(&cell);
		if (seat)
			print_cell(p, &c->list[i], seat, &cell);
		else
			print_head(p, &c->list[i], &cell);
		right(p->b, &cell, c->width[i]);
	}
	buf_char(p->b, '\n');
	buf_free(&cell);
}

/* Says a sentence on each dial of a thing that has one. */
static void say_dials(struct page *p, thing x, int of, const char *sort, struct buf *said)
{
	for (const int *d = p->t->rules->dials_of[of]; *d; d++) {
		struct phrase_arg value;
		size_t at = said->n;

		if (!view_dial(p->t, p->seat, x, *d))
			continue;
		value = dial_filling(p->t, *d, dial(p->t, x, *d));
		say_line(said, &p->voice, sort, dial_row(p->t, *d)->name, &value, 1);
		if (said->n > at)
			buf_char(said, ' ');
	}
}

static void write_table_dials(struct page *p)
{
	struct buf said = BUF_INIT;

	say_dials(p, TABLE, OF_TABLE, "table", &said);
	text_said(p->b, "  ", "  ", &said);
}

/* Says "Red: fell first, ..." for dials that all may know and that have such a phrase; nothing where none has. */
static void say_each_dial(struct page *p, int seat, struct buf *line)
{
	struct buf said = BUF_INIT;

	say_seat(line, &p->voice, seat);
	buf_char(line, ':');
	for (const int *d = p->t->rules->dials_of[OF_SEAT]; *d; d++) {
		struct phrase_arg value = dial_filling(p->t, *d, dial(p->t, seat, *d));

		buf_clear(&said);
		if (!view_dial(p->t, p->seat, seat, *d)
			|| !say_line(&said, &p->voice, "each", dial_row(p->t, *d)->name, &value, 1)
			|| !said.n)
			continue;
		buf_fmt(line, "%s %s", line->s[line->n - 1] == ':' ? "" : ",", said.s);
	}
	buf_char(line, '.');
	if (line->s[line->n - 2] == ':')
		buf_clear(line);
	buf_free(&said);
}

/* Writes lines on seats, and empties them; where all are short, one behind the other. */
static void write_brief(struct page *p, struct buf line[MAXSEATS + 1], const char *between)
{
	struct buf all = BUF_INIT;
	bool brief = true;

	for (int i = 0; i <= p->t->seats; i++)
		brief &= text_columns(line[i].s, line[i].n) <= REPORT_COLUMNS / 2;
	for (int i = 0; i <= p->t->seats; i++) {
		if (!brief || !all.n)
			say_capital(&line[i], 0);
		if (!brief)
			text_said(p->b, "  ", "    ", &line[i]);
		else if (line[i].n)
			buf_fmt(&all, "%s%s", all.n ? between : "", line[i].s);
		buf_free(&line[i]);
	}
	text_said(p->b, "  ", "    ", &all);
}

static void write_each_seat(struct page *p)
{
	struct buf line[MAXSEATS + 1];

	for (int i = 0; i <= p->t->seats; i++)
		line[i] = (struct buf)BUF_INIT;
	for (int i = 1; i <= p->t->seats; i++)
		say_each_dial(p, p->ranking.seat[i], &line[i]);
	write_brief(p, line, " ");
}

static void write_terms(struct page *p)
{
	struct buf said = BUF_INIT;

	/* The opening says it while the match goes on. */
	if (page_is_over(p)) {
		page_of_match(p, "end", &said);
		buf_char(&said, ' ');
	}
	page_of_match(p, "terms", &said);
	text_said(p->b, "  ", "  ", &said);
}

void text_standings(struct page *p)
{
	struct columns c = { .names = names_width(p) };

	c.list = xalloc((size_t)(p->t->rules->dials + p->t->rules->zones) + 2, sizeof *c.list);
	c.n = find_columns(p, c.list);
	c.width = xalloc((size_t)c.n, sizeof *c.width);
	for (int i = 0; i < c.n; i++)
		c.width[i] = column_width(p, &c.list[i]);
	text_heading(p, season_over(p->t) ? SAY_HEAD_FINAL : SAY_HEAD_STANDINGS);
	for (int from = 0, to; from < c.n; from = to) {
		size_t room = REPORT_COLUMNS - 2 - c.names;

		for (to = from; to < c.n && (to == from || c.width[to] <= room); to++)
			room -= c.width[to] < room ? c.width[to] : room;
		write_row(p, &c, from, to, 0);
		for (int i = 1; i <= p->t->seats; i++)
			write_row(p, &c, from, to, p->ranking.seat[i]);
	}
	write_each_seat(p);
	write_table_dials(p);
	write_terms(p);
	free(c.list);
	free(c.width);
}

/* ---- what lies in a place ---- */

/* Says "2 villages, a ship", by kinds in the box's order. */
static void say_contents(struct page *p, thing at, struct buf *b)
{
	struct view_pieces things = piece_groups_find(p, at, IN_WORDS);

	for (int i = 0; i < things.n; i++) {
		buf_str(b, i ? ", " : "");
		piece_groups_say(b, p, &things.item[i]);
	}
	view_pieces_free(&things);
}

/* Appends a group as orders write it, with its number: " army x2 ". */
static void name_held(struct buf *b, const struct page *p, const struct view_piece *held)
{
	const char *name = p->t->box->kind[held->kind - KINDS].name;

	buf_str(b, held->dial ? "      " : "    ");
	if (*held->with)
		say(b, &p->voice, SAY_WITH, AS_TEXT(name), AS_TEXT(held->with));
	else
		buf_str(b, name);
	if (held->n > 1)
		buf_fmt(b, " x%d", held->n);
	buf_char(b, ' ');
}

/* Returns the column of notes: behind the longest name, within limits. */
static size_t notes_at(const struct page *p, const struct view_pieces *things)
{
	enum { MOST_AT = 27 };
	size_t at = 0;

	for (int i = 0; i < things->n; i++) {
		struct buf name = BUF_INIT;

		name_held(&name, p, &things->item[i]);
		if (name.n > at)
			at = name.n;
		buf_free(&name);
	}
	return at < MOST_AT ? at : MOST_AT;
}

/* Appends what a kind does, and what it would bring now, where the phrases tell. */
static void say_note(const struct page *p, thing k, struct buf *b)
{
	buf_str(b, p->t->box->kind[k - KINDS].note);
	if (!season_over(p->t) && page_kind_value(p, k)->said.n)
		buf_fmt(b, " (%s)", page_kind_value(p, k)->said.s);
}

/* Writes a group of the seat's own, and its note. */
static void write_held(struct page *p, const struct view_piece *held, size_t at)
{
	struct buf first = BUF_INIT, rest = BUF_INIT, note = BUF_INIT;

	name_held(&first, p, held);
	while (first.n < at)
		buf_char(&first, ' ');
	buf_fill(&rest, ' ', at);
	say_note(p, held->kind, &note);
	text_paragraph(p->b, first.s, rest.s, span_of_buf(&note));
	buf_free(&note);
	buf_free(&first);
	buf_free(&rest);
}

/* A number of pieces of several classes would mean little. */
static bool is_countable(const struct table *t, thing at)
{
	thing one = first(t, at);

	for each(p, t, at)
		if (t->box->kind[kind(t, p) - KINDS].class
			!= t->box->kind[kind(t, one) - KINDS].class)
			return false;
	return true;
}

static void write_zone_name(struct page *p, thing at)
{
	struct phrase_arg f = { .type = T_PLACE, .value = at };
	size_t from;

	buf_str(p->b, "  ");
	from = p->b->n;
	say_value(p->b, &p->voice, &f);
	say_capital(p->b, from);
	if (is_countable(p->t, at)) {
		buf_str(p->b, ", ");
		buf_int(p->b, page_total(p->t, at));
	}
	buf_str(p->b, ":\n");
}

/* Writes " On the Maw:" above groups that the phrases say so of. */
static void write_heap(struct page *p, const struct view_piece *held)
{
	struct buf said = BUF_INIT;

	buf_fmt(&said, "%s%s", held->said, *held->said ? ":" : "");
	say_capital(&said, 0);
	text_said(p->b, "    ", "      ", &said);
}

static bool write_own_zone(struct page *p, int zone)
{
	thing at = IN(zone, p->seat);
	struct view_pieces things;
	size_t notes;

	if (p->t->game->zones[zone].sight == OPEN || !first(p->t, at)
		|| view_place(p->t, p->seat, at) != EXACTLY)
		return false;
	write_zone_name(p, at);
	things = piece_groups_find(p, at, AS_ORDERED);
	piece_groups_heap(&things);
	notes = notes_at(p, &things);
	for (int i = 0; i < things.n; i++) {
		const struct view_piece *held = &things.item[i];

		if (held->dial && (!i || strcmp(held->said, held[-1].said)))
			write_heap(p, held);
		write_held(p, held, notes);
	}
	view_pieces_free(&things);
	return true;
}

/* Returns false where the game's file gives the zone an empty name. */
static bool listed_zone(const struct page *p, int zone)
{
	return !say_is_silent(&p->voice, "zone", p->t->game->zones[zone].name);
}

static bool write_own_dials(struct page *p)
{
	struct buf said = BUF_INIT;
	bool any;

	say_dials(p, p->seat, OF_SEAT, "own", &said);
	any = said.n > 0;
	text_said(p->b, "  ", "  ", &said);
	return any;
}

static void write_own(struct page *p)
{
	bool any;

	/* When the match is over all see what was hidden. */
	text_heading(p, season_over(p->t) ? SAY_HEAD_HELD : SAY_HEAD_HOLD);
	any = write_own_dials(p);
	for (int z = 1; z < p->t->rules->zones; z++)
		if (listed_zone(p, z))
			any |= write_own_zone(p, z);
	if (!any)
		text_say_plain(p->b, &p->voice, "  ", "  ", SAY_HOLD_NOTHING);
}

/* ---- what everybody sees ---- */

/* counts: gets the places of which no more than a number is told. */
static void say_seen_place(struct page *p, thing at, struct buf *line, struct buf *counts)
{
	struct phrase_arg f = { .type = T_PLACE, .value = at };
	enum detail detail = view_place(p->t, p->seat, at);
	int n = page_total(p->t, at);
	bool lists = detail == EXACTLY && n;

	if (detail == NOTHING || detail == BAND)
		return;
	say_value(line, &p->voice, &f);
	if (!lists || n > 1) {
		buf_str(line, ", ");
		say(line, &p->voice, SAY_HIDDEN, AS_INT(n));
	}
	if (lists) {
		buf_str(line, ": ");
		say_contents(p, at, line);
	} else {
		buf_fmt(counts, "%s%s", counts->n ? "; " : "", line->s);
		buf_clear(line);
	}
}

/* Returns whether a place is told as open: in a zone that all see, every seat's if anybody has
 * something there; of others' hidden zones, what was opened, as all is when the match is over. */
static bool is_open(const struct page *p, int zone, int seat)
{
	bool used = false;

	if (p->t->game->zones[zone].sight != OPEN)
		return seat != p->seat && first(p->t, IN(zone, seat))
			&& view_place(p->t, p->seat, IN(zone, seat)) == EXACTLY;
	for (int s = 1; s <= p->t->seats; s++)
		used |= first(p->t, IN(zone, s)) != NONE;
	return used;
}

/* Says what a seat has in an open zone; nothing where its place is not told exactly, or is empty. */
static void say_open(struct page *p, int zone, int seat, struct buf *b)
{
	thing at = IN(zone, seat);

	if (is_open(p, zone, seat) && first(p->t, at) && view_place(p->t, p->seat, at) == EXACTLY)
		say_contents(p, at, b);
}

void page_seats(const struct page *p, seats of, struct buf *b)
{
	int left = 0;

	for (int s = 1; s <= p->t->seats; s++)
		left += (of & ONLY(s)) != 0;
	for (int s = 1; s <= p->t->seats; s++) {
		struct phrase_arg f = { .type = T_SEAT, .value = s };

		if (!(of & ONLY(s)))
			continue;
		say_value(b, &p->voice, &f);
		if (--left > 1)
			buf_str(b, ", ");
		if (left != 1)
			continue;
		buf_char(b, ' ');
		say_plain(b, &p->voice, SAY_AND);
		buf_char(b, ' ');
	}
}

/* Says once what several seats have alike. Returns those seats, none where the seat alone has that. */
static seats say_alike(struct page *p, int zone, int seat, struct buf *line)
{
	struct phrase_arg f = { .type = T_PLACE, .value = IN(zone, NOBODY) };
	struct buf name = BUF_INIT, mine = BUF_INIT, other = BUF_INIT, who = BUF_INIT;
	seats alike = ONLY(seat);

	say_open(p, zone, seat, &mine);
	for (int s = seat + 1; mine.n && s <= p->t->seats; s++) {
		buf_clear(&other);
		say_open(p, zone, s, &other);
		if (other.n == mine.n && !memcmp(other.s, mine.s, mine.n))
			alike |= ONLY(s);
	}
	if (alike != ONLY(seat)) {
		say_value(&name, &p->voice, &f);
		page_seats(p, alike, &who);
		say(line, &p->voice, SAY_HIDDEN_EACH, AS_TEXT(name.s), AS_TEXT(who.s),
			AS_INT(page_total(p->t, IN(zone, seat))));
		buf_fmt(line, ": %s", mine.s);
	}
	buf_free(&name);
	buf_free(&mine);
	buf_free(&other);
	buf_free(&who);
	return alike == ONLY(seat) ? 0 : alike;
}

static void write_seen_zone(struct page *p, int zone, struct buf *counts)
{
	struct buf line[MAXSEATS + 1];
	seats told = 0;

	for (int s = 0; s <= p->t->seats; s++)
		line[s] = (struct buf)BUF_INIT;
	for (int s = 1; s <= p->t->seats; s++) {
		if (told & ONLY(s))
			continue;
		told |= say_alike(p, zone, s, &line[s]);
		if (!line[s].n && is_open(p, zone, s))
			say_seen_place(p, IN(zone, s), &line[s], counts);
	}
	if (first(p->t, IN(zone, NOBODY)))
		say_seen_place(p, IN(zone, NOBODY), &line[0], counts);
	write_brief(p, line, "; ");
}

void text_holdings(struct page *p)
{
	struct buf counts = BUF_INIT;

	if (p->seat)
		write_own(p);
	text_heading(p, SAY_HEAD_OPEN);
	for (int z = 1; z < p->t->rules->zones; z++)
		if (listed_zone(p, z))
			write_seen_zone(p, z, &counts);
	say_capital(&counts, 0);
	text_said(p->b, "  ", "    ", &counts);
}
