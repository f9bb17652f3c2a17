/* SPDX-License-Identifier: MIT */
#include "report/simulate/comparison.h"
#include "core/view.h"
#include "report/phrase/view_pieces.h"
#include "report/page.h"

#include <string.h>

/* Also frees the buffer. */
static void write_line(struct buf *b, struct buf *said)
{
	text_paragraph(b, "  ", "    ", span_trim(span_of_buf(said)));
	buf_free(said);
}

/* ---- the match, and how its seats stand ---- */

static void write_over(struct buf *b, const struct comparison *d)
{
	struct buf said = BUF_INIT;

	if (d->over[WAS] == d->over[IS])
		return;
	say(&said, &d->voice[IS], SAY_WHATIF_OVER, AS_INT(d->over[IS]));
	write_line(b, &said);
}

static void write_out(struct buf *b, const struct comparison *d, int seat)
{
	bool is = out(d->voice[IS].table, seat);
	struct buf said = BUF_INIT;

	if (out(d->voice[WAS].table, seat) == is)
		return;
	say(&said, &d->voice[IS], SAY_WHATIF_OUT, AS_SEAT(seat), AS_INT(is));
	say_capital(&said, 0);
	write_line(b, &said);
}

static void write_rank(struct buf *b, const struct comparison *d, int seat)
{
	const struct ranking *was = &d->ranking[WAS], *is = &d->ranking[IS];
	struct buf said = BUF_INIT;

	if (was->points[seat] == is->points[seat] && was->place[seat] == is->place[seat])
		return;
	say(&said, &d->voice[IS], SAY_WHATIF_RANK, AS_SEAT(seat), AS_INT(was->points[seat]),
		AS_INT(was->place[seat]), AS_INT(is->points[seat]), AS_INT(is->place[seat]));
	say_capital(&said, 0);
	write_line(b, &said);
}

/* ---- dials ---- */

/* Says the sentence that reports have on a dial: "The deck has run out once." */
static void say_sentence(struct buf *b, const struct phrase_context *v, int d)
{
	struct phrase_arg value = dial_filling(v->table, d, dial(v->table, TABLE, d));

	say_line(b, v, "table", dial_row(v->table, d)->name, &value, 1);
}

static void write_sentences(struct buf *b, const struct comparison *d, int of_table)
{
	struct buf said = BUF_INIT, was = BUF_INIT, is = BUF_INIT;

	say_sentence(&was, &d->voice[WAS], of_table);
	say_sentence(&is, &d->voice[IS], of_table);
	if (strcmp(was.s, is.s)) {
		say(&said, &d->voice[IS], SAY_WHATIF_TABLE, AS_TEXT(was.s), AS_TEXT(is.s));
		write_line(b, &said);
	}
	buf_free(&was);
	buf_free(&is);
}

static void write_values(struct buf *b, const struct comparison *d, thing of, int which)
{
	struct buf said = BUF_INIT, name = BUF_INIT, space = BUF_INIT, value[SIDES];

	for (int i = 0; i < SIDES; i++) {
		const struct table *t = d->voice[i].table;
		struct phrase_arg f = dial_filling(t, which, dial(t, of, which));

		value[i] = (struct buf)BUF_INIT;
		say_value(&value[i], &d->voice[i], &f);
	}
	say_dial(&name, &d->voice[IS], which);
	if (of > SPACES) {
		struct phrase_arg f = { .type = T_SPACE, .value = of };

		say_value(&space, &d->voice[IS], &f);
	}
	say(&said, &d->voice[IS], SAY_WHATIF_DIAL, AS_TEXT(name.s),
		AS_SEAT(of <= MAXSEATS ? of : NOBODY), AS_TEXT(space.s), AS_TEXT(value[WAS].s),
		AS_TEXT(value[IS].s));
	if (of < SPACES)
		say_capital(&said, 0);
	write_line(b, &said);
	buf_free(&name);
	buf_free(&space);
	buf_free(&value[WAS]);
	buf_free(&value[IS]);
}

static void write_dials(struct buf *b, const struct comparison *d, thing of, enum of sort)
{
	const struct phrase_context *v = d->voice;

	for (const int *k = v->table->rules->dials_of[sort]; *k; k++) {
		const char *name = dial_row(v->table, *k)->name;

		if (!view_dial(v[WAS].table, v->reader, of, *k)
			|| !view_dial(v[IS].table, v->reader, of, *k)
			|| dial(v[WAS].table, of, *k) == dial(v[IS].table, of, *k))
			continue;
		if (of == TABLE && say_knows(v, "table", name))
			write_sentences(b, d, *k);
		else if (!say_is_silent(v, "dial", name))
			write_values(b, d, of, *k);
	}
}

/* ---- places ---- */

static void say_contents(const struct comparison *d, thing at, struct buf *fewer, struct buf *more)
{
	struct view_pieces was = view_pieces_find(&d->voice[WAS], at),
			   is = view_pieces_find(&d->voice[IS], at);

	for (int i = 0, k = 0; i < was.n || k < is.n;) {
		int order = i == was.n ? 1
			: k == is.n    ? -1
				       : view_pieces_order(&was.item[i], &is.item[k]);
		int n = (order >= 0 ? is.item[k].n : 0) - (order <= 0 ? was.item[i].n : 0);

		if (n < 0)
			view_pieces_add(fewer, &d->voice[WAS], &was.item[i], -n);
		else if (n > 0)
			view_pieces_add(more, &d->voice[IS], &is.item[k], n);
		i += order <= 0;
		k += order >= 0;
	}
	view_pieces_free(&was);
	view_pieces_free(&is);
}

static void say_number(const struct comparison *d, thing at, struct buf *fewer, struct buf *more)
{
	int n = page_total(d->voice[IS].table, at) - page_total(d->voice[WAS].table, at);

	if (n < 0)
		buf_int(fewer, -n);
	else if (n > 0)
		buf_int(more, n);
}

static void write_place(struct buf *b, const struct comparison *d, thing at)
{
	const struct phrase_context *v = d->voice;
	enum detail was = view_place(v[WAS].table, v->reader, at),
		    is = view_place(v[IS].table, v->reader, at), both = was < is ? was : is;
	struct phrase_arg f = { .type = at < PLACES ? T_SPACE : T_PLACE, .value = at };
	struct buf said = BUF_INIT, place = BUF_INIT, fewer = BUF_INIT, more = BUF_INIT;

	if (both == EXACTLY)
		say_contents(d, at, &fewer, &more);
	else if (both == NUMBER)
		say_number(d, at, &fewer, &more);
	if (fewer.n || more.n) {
		say_value(&place, v, &f);
		say(&said, v, SAY_WHATIF_PLACE, AS_TEXT(place.s), AS_TEXT(fewer.s),
			AS_TEXT(more.s));
		/* Names of spaces are written as in orders. */
		if (at >= PLACES)
			say_capital(&said, 0);
		write_line(b, &said);
	}
	buf_free(&place);
	buf_free(&fewer);
	buf_free(&more);
}

static void write_zone(struct buf *b, const struct comparison *d, int zone)
{
	const struct table *t = d->voice[IS].table;

	if (say_is_silent(d->voice, "zone", t->game->zones[zone].name))
		return;
	for (int s = NOBODY; s <= t->seats; s++)
		write_place(b, d, IN(zone, s));
}

void comparison_write(struct buf *b, const struct comparison *d)
{
	const struct table *t = d->voice[IS].table;

	write_over(b, d);
	for (int s = 1; s <= t->seats; s++)
		write_out(b, d, s);
	for (int s = 1; s <= t->seats; s++)
		write_rank(b, d, s);
	write_dials(b, d, TABLE, OF_TABLE);
	for (int s = 1; s <= t->seats; s++)
		write_dials(b, d, s, OF_SEAT);
	for (int i = 1; i <= t->map->spaces; i++) {
		write_dials(b, d, SPACES + i, OF_SPACE);
		write_place(b, d, SPACES + i);
	}
	for (int z = 1; z < t->rules->zones; z++)
		write_zone(b, d, z);
}
