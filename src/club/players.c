/* SPDX-License-Identifier: MIT */
#include "club/players.h"
#include "club/deadline.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

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

static bool begins_with_name(struct span text, struct span name)
{
	return name.n && text.n >= name.n && !strncasecmp(text.s, name.s, name.n)
		&& (text.n == name.n || strchr(" ,.!;:", text.s[name.n]));
}

/* Returns whose first name a text begins with, where only one player has it, and how long that is. */
static int first_name(const struct players *players, struct span text, size_t *n)
{
	int seat = 0, having = 0;

	for (int s = 1; s <= MAXSEATS; s++) {
		struct span rest = span_of_buf(&players->name[s]), first;

		if (!span_word(&rest, &first) || !begins_with_name(text, first))
			continue;
		having++;
		seat = s;
		*n = first.n;
	}
	return having == 1 ? seat : 0;
}

int players_take(const struct players *players, struct span *text)
{
	size_t n = 0;
	int seat = 0;

	for (int s = 1; s <= MAXSEATS; s++) {
		const struct buf *name = &players->name[s];

		if (name->n < n || !begins_with_name(*text, span_of_buf(name)))
			continue;
		seat = name->n == n ? 0 : s;
		n = name->n;
	}
	if (!n)
		seat = first_name(players, *text, &n);
	if (seat) {
		text->s += n;
		text->n -= n;
	}
	return seat;
}

/* ---- in orders ---- */

/* Appends a line with seats in place of names behind its first word. Returns these seats. */
static seats replace_names(
	struct buf *line, const struct match *m, const struct players *players, struct span rest)
{
	struct span ahead, word;
	seats named = 0;
	int seat;

	while (rest.n) {
		ahead = rest;
		span_word(&ahead, &word);
		seat = line->n && !seat_find(match_game(m), word, m->seats)
			? players_take(players, &rest)
			: 0;
		if (line->n)
			buf_char(line, ' ');
		if (seat) {
			named |= ONLY(seat);
			seat_print(line, match_game(m), seat);
		} else {
			buf_add(line, word.s, word.n);
			rest = ahead;
		}
		rest = span_trim(rest);
	}
	return named;
}

static void say_who(struct buf *who, const struct texts *to, const struct match *m,
	const struct players *players, seats named)
{
	for (int s = 1; s <= m->seats; s++)
		if (named & ONLY(s)) {
			buf_str(who, who->n ? ". " : "");
			texts_say(to, who, "player-is-seat player=%s seat=%s", players->name[s].s,
				seat_text(match_game(m), s).s);
		}
}

void players_reword(const struct context *c, const struct texts *to, const struct names *reader,
	const struct orders *o, struct player_line line[])
{
	struct players players = { 0 };
	struct buf why = BUF_INIT;
	const struct context in = { c->club, c->m, c->now, &why };

	if (orders_unclear(o) && players_find(&in, &players))
		for (int i = 0; i < o->lines; i++) {
			struct buf *right = &line[i].right;
			seats named = 0;

			if (o->line[i].what == L_BAD)
				named = replace_names(
					right, c->m, &players, span_trim(o->line[i].text));
			if (named && orders_surety(reader, span_of_buf(right)) == SURELY)
				continue;
			buf_clear(right);
			say_who(&line[i].who, to, c->m, &players, named);
		}
	players_free(&players);
	buf_free(&why);
}

/* Returns whether the text of a line lies in that of the orders as it is, and is not joined of several. */
static bool is_of_text(const struct orders *o, struct span line, size_t n)
{
	return line.s >= o->text && line.s + line.n <= o->text + n;
}

/* Appends the orders with seats in place of names, and gets each line that can then be read. */
static void write_seated(const struct context *c, const struct names *reader,
	const struct orders *o, const struct players *players, struct span orders,
	struct player_lines *seated)
{
	size_t at = 0;

	for (int i = 0; i < o->lines && i < seated->n; i++) {
		const struct span line = o->line[i].text;
		struct buf right = BUF_INIT;
		size_t from;

		if (o->line[i].what != L_BAD || !is_of_text(o, line, orders.n)
			|| !replace_names(&right, c->m, players, span_trim(line))) {
			buf_free(&right);
			continue;
		}
		from = (size_t)(line.s - o->text);
		buf_add(&seated->text, orders.s + at, from - at);
		buf_add(&seated->text, right.s, right.n);
		at = from + line.n;
		if (orders_surety(reader, span_of_buf(&right)) == SURELY)
			seated->line[i] = right;
		else
			buf_free(&right);
	}
	buf_add(&seated->text, orders.s + at, orders.n - at);
}

void players_seat(const struct context *c, const struct names *reader, struct span orders, int n,
	const struct orders *read, struct player_lines *seated)
{
	struct orders *own = read ? NULL : orders_read(orders.s, orders.n, reader);
	const struct orders *o = read ? read : own;
	struct players players = { 0 };

	*seated = (struct player_lines){
		.text = BUF_INIT, .n = n, .line = xalloc((size_t)n + 1, sizeof(struct buf))
	};
	for (int i = 0; i < n; i++)
		seated->line[i] = (struct buf)BUF_INIT;
	if (orders_unclear(o) && players_find(c, &players))
		write_seated(c, reader, o, &players, orders, seated);
	else
		buf_add(&seated->text, orders.s, orders.n);
	players_free(&players);
	orders_free(own);
}

void players_unseat(struct player_lines *seated)
{
	for (int i = 0; i < seated->n; i++)
		buf_free(&seated->line[i]);
	free(seated->line);
	buf_free(&seated->text);
}
