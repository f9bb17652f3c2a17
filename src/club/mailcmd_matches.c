/* SPDX-License-Identifier: MIT
 * What mail commands that are for all matches of a player name: the matches they were done in. */
#include "club/mailcmd_call.h"
#include "club/person.h"

#include <stdio.h>
#include <string.h>

/* The last two names are parted by a word. */
void mailcmd_matches_add(struct mailcmd_match_list *list, const char *name)
{
	if (*list->last && strcmp(list->last, name) != 0)
		buf_fmt(&list->names, "%s%s", list->names.n ? ", " : "", list->last);
	snprintf(list->last, sizeof list->last, "%s", name);
}

static bool find_one(const struct mailcmd_call *w, struct mailcmd_match_list *list,
	const struct match *m, int number)
{
	const struct mailcmd_limit but = { OTHER_PROOF, 0, NULL };
	struct seat seat = { 0 };
	bool ok = store_get_seat(w->c->club->store, m->id, number, &seat, w->c->why) == FOUND;

	if (ok && person_proves(w->seat, &seat))
		mailcmd_matches_add(list, m->name);
	else if (ok)
		mailcmd_matches_but(w, list, m->name, &but);
	seat_free(&seat);
	return ok;
}

bool mailcmd_matches_find(const struct mailcmd_call *w, struct mailcmd_match_list *list)
{
	struct seat_place at = { 0 };
	struct match m;
	enum found found = NOT_FOUND;
	bool ok = true;

	while (ok && (found = person_next(w->c, w->seat, &at, &m)) == FOUND) {
		ok = m.state == MATCH_OVER || find_one(w, list, &m, at.seat);
		match_free(&m);
	}
	return ok && found == NOT_FOUND && mailcmd_matches_others(w, list, false);
}

void mailcmd_matches_say(
	const struct mailcmd_call *w, const struct mailcmd_match_list *list, struct buf *b)
{
	if (list->names.n)
		texts_say(w->texts, b, "vacation-matches matches=%s last=%s", list->names.s,
			list->last);
	else
		buf_str(b, list->last);
}

void mailcmd_matches_but(const struct mailcmd_call *w, struct mailcmd_match_list *list,
	const char *match, const struct mailcmd_limit *but)
{
	struct buf line = BUF_INIT;

	texts_say(w->texts, &line, "vacation-but match=%s why=%d days=%d until=%s", match,
		(int)but->why, but->days, but->text ? but->text : "");
	text_wrap(&list->but, "  ", "  ", line.s, line.n, 72);
	buf_free(&line);
}

static bool add_other(const struct mailcmd_call *w, struct mailcmd_match_list *list,
	const struct match *m, int number, bool away)
{
	struct attendance_row row = { 0 };
	struct seat seat = { 0 };
	struct store *store = w->c->club->store;
	bool ok = store_get_attendance(store, m->id, number, &row, w->c->why)
		&& store_get_seat(store, m->id, number, &seat, w->c->why) == FOUND;
	const struct mailcmd_limit but = { OTHER_NAME, 0, seat.name };

	if (ok && !row.vacant && (!away || row.away))
		mailcmd_matches_but(w, list, m->name, &but);
	seat_free(&seat);
	return ok;
}

bool mailcmd_matches_others(
	const struct mailcmd_call *w, struct mailcmd_match_list *list, bool away)
{
	struct seat_place at = { 0 };
	struct match m;
	enum found found = NOT_FOUND;
	bool ok = true;

	while (ok && (found = person_next_other(w->c, w->seat, &at, &m)) == FOUND) {
		ok = add_other(w, list, &m, at.seat, away);
		match_free(&m);
	}
	return ok && found == NOT_FOUND;
}

void mailcmd_matches_free(struct mailcmd_match_list *list)
{
	buf_free(&list->names);
	buf_free(&list->but);
}
