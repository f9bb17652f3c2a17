/* SPDX-License-Identifier: MIT */
#include "try/case_write.h"
#include "try/case.h"

#include <stdlib.h>

enum { MOST_WRITTEN = 200 };

/* What lay in a place when something was drawn there. */
struct pile {
	thing place;
	size_t at; /* how long the journal was */
	int n;
	struct {
		thing kind;
		int count;
	} * stack;
};

struct case_writing {
	struct forced_chance forced; /* first, as the processor is given its address */
	struct case_context stage;
	struct buf given, shuffles;
	struct pile *pile;
	int piles;
};

/* ---- places and dials ---- */

static void write_place(struct buf *b, const struct case_context *g, thing place)
{
	int zone = (place - PLACES) / 16, seat = (place - PLACES) % 16;

	if (place < PLACES) {
		thing_print(b, &g->reader, place);
		return;
	}
	if (seat) {
		seat_print(b, g->rules->game, seat);
		buf_char(b, ' ');
	}
	buf_str(b, g->rules->game->zones[zone].name);
}

static bool is_home(const struct case_context *g, thing place)
{
	for (int k = 1; k <= g->rules->box->kinds; k++)
		if (IN(g->rules->box->kind[k].home, NOBODY) == place)
			return true;
	return false;
}

static bool is_single(const struct case_context *g, thing p)
{
	return g->rules->box->kind[kind(g->table, p) - KINDS].single;
}

/* Stacks that no other line names are written where they lay; for single cards the order counts as
 * well. */
static void write_home(struct case_writing *w, thing place)
{
	const struct case_context *g = &w->stage;
	int n = 0;

	for each(p, g->table, place) {
		if (!is_single(g, p) || n == MOST_WRITTEN)
			continue;
		if (!n++) {
			buf_str(&w->given, "    ");
			write_place(&w->given, g, place);
			buf_str(&w->given, " top:");
		}
		buf_char(&w->given, ' ');
		thing_print(&w->given, &g->reader, kind(g->table, p));
	}
	if (n)
		buf_char(&w->given, '\n');
}

static void write_pieces(struct case_writing *w, thing place)
{
	if (!first(w->stage.table, place))
		return;
	if (is_home(&w->stage, place)) {
		write_home(w, place);
		return;
	}
	buf_str(&w->given, "    ");
	write_place(&w->given, &w->stage, place);
	buf_str(&w->given, ": ");
	pieces_write(&w->given, &w->stage, place);
	buf_char(&w->given, '\n');
}

static void write_dials(struct case_writing *w, thing of, enum of sort)
{
	const struct case_context *g = &w->stage;

	for (const int *d = g->rules->dials_of[sort]; *d; d++) {
		const struct dial *row = dial_row(g->table, *d);

		if (dial(g->table, of, *d) == row->start)
			continue;
		buf_str(&w->given, "    ");
		if (of != TABLE) {
			thing_print(&w->given, &g->reader, of);
			buf_char(&w->given, ' ');
		}
		buf_str(&w->given, row->name);
		if (row->cells)
			buf_fmt(&w->given, " %d", *d - g->rules->dial[*d].row);
		buf_str(&w->given, ": ");
		dial_value_print(&w->given, g, *d, dial(g->table, of, *d));
		buf_char(&w->given, '\n');
	}
}

/* Writes in comments what no line of a case can say. */
static void write_unsaid(struct case_writing *w)
{
	const struct case_context *g = &w->stage;

	for (int s = 1; s <= g->table->seats; s++)
		if (out(g->table, s)) {
			buf_str(&w->given, "    # out of the match, which a case cannot say: ");
			seat_print(&w->given, g->rules->game, s);
			buf_char(&w->given, '\n');
		}
	for (int k = 1; k <= g->rules->box->kinds; k++) {
		int gone = copies(g->table, KINDS + k) - everywhere(g->table, KINDS + k);

		if (gone > 0)
			buf_fmt(&w->given, "    # out of play, which a case cannot say: %d %s\n",
				gone, g->rules->box->kind[k].name);
	}
}

static void write_table(struct case_writing *w)
{
	const struct table *t = w->stage.table;

	write_dials(w, TABLE, OF_TABLE);
	for (int s = 1; s <= t->seats; s++)
		write_dials(w, s, OF_SEAT);
	for (int i = 1; i <= t->map->spaces; i++) {
		write_dials(w, SPACES + i, OF_SPACE);
		write_pieces(w, SPACES + i);
	}
	for (int z = 1; z < t->rules->zones; z++)
		for (int s = NOBODY; s <= t->seats; s++)
			write_pieces(w, IN(z, s));
	write_unsaid(w);
}

/* ---- orders ---- */

static void write_line(struct buf *b, struct span line)
{
	buf_str(b, "    ");
	text_clean(b, line.s, line.n, LINE_BYTES);
	buf_char(b, '\n');
}

/* Writes the lines in the order in which they are tried: those of the letter, then those that
 * stood, with their numbers. */
static void write_program(struct buf *b, const struct program *p)
{
	for (int i = 0; i < p->lines; i++)
		write_line(b, p->line[i]->text);
}

static void write_lines(struct buf *b, struct span rest)
{
	struct span line;

	while (span_line(&rest, &line))
		write_line(b, line);
}

void writing_orders(const struct case_writing *w, int seat, struct span given, struct buf *b)
{
	const struct table *t = w->stage.table;
	const struct program *p = t->program[seat];

	if (!t->source[seat] && (!p || (!p->letter && !p->lines)))
		return;
	buf_str(b, "orders ");
	seat_print(b, t->game, seat);
	buf_str(b, t->source[seat] ? "\t# by the autopilot\n" : "\n");
	if (t->source[seat])
		write_lines(b, given);
	else
		write_program(b, p);
}

/* ---- chance, while it is watched ---- */

static thing watch_lot(struct forced_chance *forced, struct table *t, thing place)
{
	struct case_writing *w = (struct case_writing *)forced;
	struct pile *pile;

	w->pile = xgrow(w->pile, (size_t)w->piles + 1, sizeof *w->pile);
	pile = &w->pile[w->piles++];
	*pile = (struct pile){ .place = place, .at = t->journal.n };
	for each(p, t, place)
		pile->n++;
	pile->stack = xalloc((size_t)pile->n + 1, sizeof *pile->stack);
	pile->n = 0;
	for each(p, t, place) {
		pile->stack[pile->n].kind = kind(t, p);
		pile->stack[pile->n++].count = count(t, p);
	}
	return NONE;
}

static bool watch_shuffle(struct forced_chance *forced, struct table *t, thing place)
{
	struct case_writing *w = (struct case_writing *)forced;
	int n = 0;

	if (!first(t, place))
		return false;
	buf_str(&w->shuffles, "    shuffle ");
	write_place(&w->shuffles, &w->stage, place);
	buf_char(&w->shuffles, ':');
	for each(p, t, place)
		if (n++ < MOST_WRITTEN) {
			buf_char(&w->shuffles, ' ');
			thing_print(&w->shuffles, &w->stage.reader, kind(t, p));
		}
	buf_char(&w->shuffles, '\n');
	return false;
}

/* ---- chance, when it was watched ---- */

static const struct pile *pile_at(const struct case_writing *w, size_t at)
{
	for (int i = w->piles - 1; i >= 0; i--)
		if (w->pile[i].at == at)
			return &w->pile[i];
	return NULL;
}

static void write_draw(
	struct buf *b, const struct case_context *g, const struct pile *pile, int die)
{
	int i = 0;

	while (i < pile->n && die > pile->stack[i].count)
		die -= pile->stack[i++].count;
	if (i == pile->n)
		return;
	buf_str(b, "    draws ");
	write_place(b, g, pile->place);
	buf_str(b, ": ");
	thing_print(b, &g->reader, pile->stack[i].kind);
	buf_char(b, '\n');
}

void writing_chance(const struct case_writing *w, struct buf *b)
{
	const struct case_context *g = &w->stage;
	struct entry e = { 0 };

	while (journal_next(&g->table->journal, &e)) {
		const struct pile *pile = e.verb == J_ROLL ? pile_at(w, e.at) : NULL;
		struct roll_entry roll;

		if (e.verb != J_ROLL)
			continue;
		roll = entry_roll(&e);
		if (pile) {
			write_draw(b, g, pile, roll.die[0]);
			continue;
		}
		buf_str(b, "    dice ");
		roll_write(b, g, &e);
		buf_char(b, ':');
		for (int i = 0; i < roll.dice; i++)
			buf_fmt(b, " %d", roll.die[i]);
		buf_char(b, '\n');
	}
	buf_add(b, w->shuffles.s, w->shuffles.n);
}

/* ---- what was told ---- */

static void write_hearers(struct buf *b, const struct case_context *g, seats who)
{
	seats all = seats_all(g->reader.seats);

	buf_str(b, (who & all) == all ? " all" : who & all ? " " : "");
	if ((who & all) != all)
		seats_print(b, g->rules->game, who, g->reader.seats, " ");
}

static void write_fact(struct buf *b, const struct case_context *g, const struct entry *e)
{
	const char *clause = g->rules->game->facts[entry_fact(g->rules, e).row].clause;

	buf_str(b, ": ");
	fact_write(b, g, e);
	if (clause)
		buf_fmt(b, " [%s]", clause);
	buf_char(b, '\n');
}

void writing_expect(const struct case_writing *w, int seat, int fact, struct buf *b)
{
	const struct case_context *g = &w->stage;
	struct entry e = { 0 };

	while (journal_next(&g->table->journal, &e)) {
		bool refusal = e.verb == J_REFUSE && e.line && e.seat == seat;

		if (!refusal && (e.verb != J_TELL || !(e.who & ONLY(seat))))
			continue;
		if (e.fact == fact)
			buf_str(b, "    # this is disputed:\n");
		buf_str(b, refusal ? "    refused " : "    told");
		if (refusal) {
			seat_print(b, g->rules->game, seat);
			buf_fmt(b, " %d", e.line);
		} else {
			write_hearers(b, g, e.who);
		}
		write_fact(b, g, &e);
	}
}

/* ---- as a whole ---- */

void writing_given(const struct case_writing *w, struct buf *b)
{
	buf_add(b, w->given.s, w->given.n);
}

struct case_writing *writing_make(struct table *t, bool setup)
{
	struct case_writing *w = xalloc(1, sizeof *w);

	w->forced = (struct forced_chance){ .lot = watch_lot, .shuffle = watch_shuffle };
	w->stage = (struct case_context){
		.rules = t->rules, .reader = { t->rules, t->map, t->seats }, .table = t
	};
	w->given = w->shuffles = (struct buf)BUF_INIT;
	if (!setup)
		write_table(w);
	t->forced = &w->forced;
	return w;
}

void writing_free(struct case_writing *w)
{
	if (!w)
		return;
	w->stage.table->forced = NULL;
	for (int i = 0; i < w->piles; i++)
		free(w->pile[i].stack);
	free(w->pile);
	buf_free(&w->given);
	buf_free(&w->shuffles);
	free(w);
}
