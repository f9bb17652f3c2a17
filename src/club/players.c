/* SPDX-License-Identifier: MIT */
#include "club/players.h"
#include "club/deadline.h"

#include <string.h>

enum { NAME_SHOWN = 40 };

bool players_find(const struct context *c, struct players *players)
{
	struct attendance roll;
	bool ok = attendance_look(c, &roll);

	*players = (struct players){ 0 };
	for (int s = 1; s <= c->m->seats && ok; s++) {
		struct seat seat = { 0 };

		ok = store_get_seat(c->club->store, c->m->id, s, &seat, c->why) != UNREAD;
		if (seat.name && !roll.open[s])
			text_clean(&players->name[s], seat.name, strlen(seat.name), NAME_SHOWN);
		seat_free(&seat);
	}
	return ok;
}

void players_free(struct players *players)
{
	for (int s = 1; s <= MAXSEATS; s++)
		buf_free(&players->name[s]);
}

static bool begins_with_name(struct span text, const struct buf *name)
{
	const struct span end = { text.s + name->n, 1 };

	return name->n && text.n >= name->n && span_folds((struct span){ text.s, name->n }, name->s)
		&& (text.n == name->n || span_is(end, " ") || span_is(end, ","));
}

int players_take(const struct players *players, struct span *text)
{
	size_t n = 0;
	int seat = 0;

	for (int s = 1; s <= MAXSEATS; s++) {
		const struct buf *name = &players->name[s];

		if (name->n < n || !begins_with_name(*text, name))
			continue;
		seat = name->n == n ? 0 : s;
		n = name->n;
	}
	if (seat) {
		text->s += n;
		text->n -= n;
	}
	return seat;
}

/* ---- in orders ---- */

/* Appends a line with seats in place of names behind its first word. Returns whether there was one. */
static bool replace_names(
	struct buf *line, const struct match *m, const struct players *players, struct span rest)
{
	struct span ahead, word;
	bool any = false;
	int seat;

	while (rest.n) {
		ahead = rest;
		span_word(&ahead, &word);
		seat = line->n && !seat_find(match_game(m), word, m->seats)
			? players_take(players, &rest)
			: 0;
		any |= seat > 0;
		if (line->n)
			buf_char(line, ' ');
		if (seat)
			seat_print(line, match_game(m), seat);
		else {
			buf_add(line, word.s, word.n);
			rest = ahead;
		}
		rest = span_trim(rest);
	}
	return any;
}

void players_reword(const struct context *c, const struct names *reader, const struct orders *o,
	struct buf line[])
{
	struct players players = { 0 };
	struct buf why = BUF_INIT;
	const struct context in = { c->club, c->m, c->now, &why };

	if (orders_unclear(o) && players_find(&in, &players))
		for (int i = 0; i < o->lines; i++)
			if (o->line[i].what == L_BAD
				&& (!replace_names(
					    &line[i], c->m, &players, span_trim(o->line[i].text))
					|| orders_surety(reader, span_of_buf(&line[i])) != SURELY))
				buf_clear(&line[i]);
	players_free(&players);
	buf_free(&why);
}
