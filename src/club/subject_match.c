/* SPDX-License-Identifier: MIT */
#include "club/subject_match.h"

#include <stdlib.h>
#include <string.h>

/* The most words of a subject that are looked at. */
enum { WORDS_READ = 40 };

static bool plays_in(const struct context *c, const struct match *m, const char *mail, bool *plays)
{
	enum found found = FOUND;

	for (int s = 1; s <= m->seats && !*plays && found != UNREAD; s++) {
		struct seat seat = { 0 };

		found = store_get_seat(c->club->store, m->id, s, &seat, c->why);
		*plays = found == FOUND && span_folds(span_of(seat.mail), mail);
		if (found == FOUND)
			seat_free(&seat);
	}
	return found != UNREAD;
}

/* Gets whether a name is that of another match which may be meant. */
static bool is_other(const struct context *c, const struct seat *seat, struct span name,
	bool bracketed, bool *other)
{
	struct match m;
	enum found found = store_get_match(c->club->store, name, &m, c->why);
	bool ok = true;

	if (found != FOUND)
		return found == NOT_FOUND;
	*other = bracketed && m.id != c->m->id && m.state != MATCH_OVER;
	if (m.id != c->m->id && m.state != MATCH_OVER && !bracketed)
		ok = plays_in(c, &m, seat->mail, other);
	match_free(&m);
	return ok;
}

bool subject_names_other(
	const struct context *c, const struct seat *seat, struct span subject, bool *other)
{
	struct span word;
	bool own = false, ok = true;

	*other = false;
	for (int i = 0; i < WORDS_READ && ok && !own && span_word(&subject, &word); i++) {
		char *name = span_lower(span_bare(word, "[]().,:;!?'\""));
		bool named = false;

		own = !strcmp(name, c->m->name);
		if (!own && match_name_ok(span_of(name)))
			ok = is_other(c, seat, span_of(name), word.s[0] == '[', &named);
		*other |= named;
		free(name);
	}
	*other &= !own;
	return ok;
}
