/* SPDX-License-Identifier: MIT
 * /name: a player wants to be called otherwise. Whose seats are says person_next; a name is for those of them that
 * the letter would prove as well. Records know nobody's name, so none is made. */
#include "club/mailcmd_call.h"
#include "club/notice.h"
#include "club/person.h"
#include "club/player_name.h"
#include "post/words.h"

#include <string.h>

enum { RENAMES = 3 };

struct renaming {
	struct mailcmd_call *w;
	const char *name;
	struct mailcmd_match_list matches;
	char taken[25]; /* the match in which somebody else has the name; "": none */
	bool told;	/* other players are */
};

static bool tell_others(const struct renaming *r, const struct context *c, int number)
{
	struct buf text = BUF_INIT;
	bool ok = true;

	club_say(c->club, &text, "renamed seat=%s match=%s name=%s before=%s",
		seat_text(match_game(c->m), number).s, c->m->name, r->name, r->w->seat->name);
	for (int s = 1; s <= c->m->seats && ok; s++) {
		struct attendance_row row;

		ok = store_get_attendance(c->club->store, c->m->id, s, &row, c->why)
			&& (s == number || row.vacant
				|| notice_open(c, s, "subject-new-name", text.s));
	}
	buf_free(&text);
	return ok;
}

/* Before a match begins nobody has been told who plays, and after it nobody needs to be. */
static bool look_at_match(struct renaming *r, const struct context *c, int number)
{
	bool taken;

	if (c->m->state == MATCH_OVER)
		return true;
	if (!player_name_taken(c, span_of(r->name), number, &taken))
		return false;
	if (taken || !player_name_fits(c, span_of(r->name)))
		strcpy(r->taken, c->m->name);
	return true;
}

static bool tell_match(struct renaming *r, const struct context *c, int number)
{
	if (c->m->state == MATCH_OVER || c->m->state == MATCH_SEATING)
		return true;
	r->told = true;
	return tell_others(r, c, number);
}

/* Visits each match in which the player's seat gets the name. */
static bool visit(struct renaming *r, bool (*look)(struct renaming *, const struct context *, int))
{
	const struct context *c = r->w->c;
	struct seat_place at = { 0 };
	struct match m;
	const struct context in = { c->club, &m, c->now, c->why };
	enum found found = NOT_FOUND;
	bool ok = true;

	while (ok && (found = person_next(c, r->w->seat, &at, &m)) == FOUND) {
		struct seat seat = { 0 };

		ok = store_get_seat(c->club->store, m.id, at.seat, &seat, c->why) == FOUND
			&& (!person_proves(r->w->seat, &seat) || look(r, &in, at.seat));
		seat_free(&seat);
		match_free(&m);
	}
	return ok && found == NOT_FOUND;
}

/* What stands below in the letter is of who has the new name. */
static void go_on_as(struct mailcmd_call *w, const char *name)
{
	buf_clear(&w->name);
	buf_str(&w->name, name);
	w->renamed = *w->seat;
	w->renamed.name = w->name.s;
	w->seat = &w->renamed;
}

static bool rename_player(struct renaming *r)
{
	struct mailcmd_call *w = r->w;
	struct buf matches = BUF_INIT;

	if (!visit(r, tell_match) || !mailcmd_matches_find(w, &r->matches)
		|| !store_rename(w->c->club->store, w->seat, r->name, w->c->why))
		return false;
	mailcmd_matches_say(w, &r->matches, &matches);
	mailcmd_say(w, "name name=%s matches=%s told=%d", r->name, matches.s, r->told);
	buf_add(w->answer, r->matches.but.s, r->matches.but.n);
	buf_free(&matches);
	go_on_as(w, r->name);
	return true;
}

static bool try_name(struct renaming *r)
{
	struct mailcmd_call *w = r->w;
	bool more;

	if (!visit(r, look_at_match))
		return false;
	if (*r->taken)
		return mailcmd_deny(w, "name-taken match=%s name=%s", r->taken, r->name);
	if (!strcmp(r->name, w->seat->name))
		return mailcmd_deny(w, "name-same name=%s", r->name);
	if (!mailcmd_ration(w, "name", RENAMES, &more))
		return false;
	return more ? rename_player(r) : mailcmd_deny(w, "name-often most=%d", RENAMES);
}

bool mailcmd_name(struct mailcmd_call *w, struct span rest)
{
	struct renaming r = { .w = w, .matches = { .names = BUF_INIT, .but = BUF_INIT } };
	struct buf name = BUF_INIT;
	bool ok;

	words_name(&name, rest);
	r.name = name.s;
	ok = player_name_fits(w->c, span_of_buf(&name)) ? try_name(&r)
							: mailcmd_deny(w, "name-how");
	mailcmd_matches_free(&r.matches);
	buf_free(&name);
	return ok;
}
