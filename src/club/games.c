/* SPDX-License-Identifier: MIT */
#include "club/games.h"
#include "club/charter.h"
#include "club/date.h"
#include "club/deadline.h"

#include <string.h>

/* SHOWN: matches that are listed in one answer. */
enum { SHOWN = 40 };

/* ---- which seats are open ---- */

/* Nobody was given the seat before the match begins, or who was has declined. */
static bool is_empty(const struct context *c, int number, bool *open)
{
	struct attendance_row row;
	struct seat seat;
	enum found found = store_get_seat(c->club->store, c->m->id, number, &seat, c->why);

	seat_free(&seat);
	if (found == UNREAD
		|| !store_get_attendance(c->club->store, c->m->id, number, &row, c->why))
		return false;
	*open = found == NOT_FOUND || row.vacant;
	return true;
}

/* Its player left while there is something to play for. */
static bool is_vacant(const struct context *c, int number, bool *open)
{
	struct attendance_row row;
	struct duty duty;

	if (!store_get_attendance(c->club->store, c->m->id, number, &row, c->why))
		return false;
	*open = row.vacant;
	if (!row.vacant)
		return true;
	if (!match_duty(c, number, &duty))
		return false;
	*open = !duty.out;
	return true;
}

/* Whoever left a match wants somebody to go on with it: there `open` must be said to be no. */
bool games_takes_mails(const struct match *m)
{
	return charter_is(m, "unsigned", "token")
		&& (charter_is(m, "open", "yes")
			|| (m->state == MATCH_OPEN && !charter_has(m, "open")));
}

bool games_is_open(const struct context *c, int seat, bool *open)
{
	return c->m->state == MATCH_SEATING ? is_empty(c, seat, open) : is_vacant(c, seat, open);
}

bool games_seat(const struct context *c, int *seat, int *n)
{
	const struct match *m = c->m;
	bool open;

	*seat = *n = 0;
	if (!match_game(m) || !games_takes_mails(m)
		|| (m->state != MATCH_SEATING && m->state != MATCH_OPEN))
		return true;
	for (int s = 1; s <= m->seats; s++) {
		if (!games_is_open(c, s, &open))
			return false;
		*n += open;
		if (open && !*seat)
			*seat = s;
	}
	return true;
}

bool games_referee_decides(const struct context *c)
{
	return c->m->state == MATCH_OPEN || !strcmp(c->club->setting[S_REFEREE_CONFIRMS], "yes");
}

/* ---- the list ---- */

void games_line(struct buf *b, const struct context *c)
{
	buf_fmt(b, "/seat %s ", c->m->name);
	club_say(c->club, b, "games-your-name");
}

static void tell_match(struct buf *b, const struct context *c, const struct texts *to, int n)
{
	char zone[ZONE_BYTES];
	struct buf text = BUF_INIT, schedule = BUF_INIT;
	struct span days = charter_get(c->m, "schedule");

	text_clean(&schedule, days.n ? days.s : "", days.n, 120);
	date_zone(c, zone);
	texts_say(to, &text,
		"games-match match=%s game=%s free=%d seats=%d vacant=%d season=%d due=%s"
		" early=%d schedule=%s joined=%d decides=%d",
		c->m->name, match_game(c->m)->title, n, c->m->seats, c->m->state == MATCH_OPEN,
		c->m->season,
		deadline_due(c) > c->now ? club_date(to, zone, deadline_due(c)).s : "",
		deadline_early(c), schedule.s, charter_is(c->m, "begin", "joined"),
		games_referee_decides(c));
	buf_char(b, '\n');
	text_wrap(b, "", "  ", text.s, text.n, 72);
	games_line(b, c);
	buf_char(b, '\n');
	buf_free(&text);
	buf_free(&schedule);
}

bool games_any(const struct context *c, bool *any)
{
	struct match m;
	const struct context in = { c->club, &m, c->now, c->why };
	enum found found = NOT_FOUND;
	long long last = 0;
	int seat = 0, n;
	bool ok = true;

	while (ok && !seat
		&& (found = store_next_match(c->club->store, last, &m, c->why)) == FOUND) {
		last = m.id;
		ok = games_seat(&in, &seat, &n);
		match_free(&m);
	}
	*any = seat;
	return ok && found != UNREAD;
}

bool games_tell(const struct context *c, const struct texts *to, struct buf *b, int *n)
{
	struct match m;
	const struct context in = { c->club, &m, c->now, c->why };
	enum found found = NOT_FOUND;
	long long last = 0;
	struct buf list = BUF_INIT;
	bool ok = true;

	*n = 0;
	while (ok && (found = store_next_match(c->club->store, last, &m, c->why)) == FOUND) {
		int seat, n_open;

		last = m.id;
		ok = games_seat(&in, &seat, &n_open);
		if (ok && seat && ++*n <= SHOWN)
			tell_match(&list, &in, to, n_open);
		match_free(&m);
	}
	if (*n)
		texts_tell(to, b, "games");
	else
		texts_tell(to, b, "games-none");
	buf_add(b, list.n ? list.s : "", list.n);
	if (*n > SHOWN) {
		buf_char(b, '\n');
		texts_tell(to, b, "games-more more=%d", *n - SHOWN);
	}
	buf_free(&list);
	return ok && found != UNREAD;
}
