/* SPDX-License-Identifier: MIT */
#include "club/attendance.h"

bool attendance_is_away(const struct context *c, const struct attendance_row *row)
{
	return context_since(c, row->away_from, 0) && !context_since(c, row->away, 0);
}

static bool call_seat(const struct context *c, int s, struct attendance *r)
{
	struct attendance_row *row = &r->row[s];
	bool silent;
	int n = 0;

	if (!store_get_attendance(c->club->store, c->m->id, s, row, c->why)
		|| !store_count_letters(
			c->club->store, c->m->id, c->m->season, s, "taken", &n, c->why))
		return false;
	r->letter[s] = n > 0;
	r->away[s] = attendance_is_away(c, row);
	r->open[s] = row->vacant && !r->out[s];
	silent = r->writes[s] && !n && row->ready != READY_YES && !row->vacant;
	r->awaited[s] = silent && !r->away[s];
	r->writers += r->writes[s];
	r->awaiting += r->awaited[s];
	r->absent += silent && r->away[s];
	r->wait |= row->ready == READY_WAIT && !row->vacant && r->writes[s];
	r->begun |= r->writes[s] && (n > 0 || row->ready == READY_YES);
	return true;
}

bool attendance_look(const struct context *c, struct attendance *r)
{
	struct duties d;

	if (!match_duties(c, c->m->season - 1, &d))
		return false;
	*r = (struct attendance){ 0 };
	for (int s = 1; s <= c->m->seats; s++) {
		r->out[s] = d.out & ONLY(s);
		r->writes[s] = d.write & ONLY(s);
		if (!call_seat(c, s, r))
			return false;
	}
	return true;
}

enum attendance_state attendance_presence(const struct attendance *r, int seat)
{
	if (r->letter[seat])
		return PRESENCE_LETTER;
	return r->writes[seat] ? PRESENCE_NO_LETTER : PRESENCE_IDLE;
}

void attendance_awaited(struct buf *b, const struct match *m, const struct attendance *r)
{
	int said = 0;

	for (int s = 1; s <= m->seats; s++)
		if (r->awaited[s]) {
			buf_str(b, said++ ? ", " : "");
			seat_print(b, match_game(m), s);
		}
}
