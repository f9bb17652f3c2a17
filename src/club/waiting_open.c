/* SPDX-License-Identifier: MIT */
#include "club/waiting_open.h"
#include "club/verdict.h"
#include "proof/mailcmd_list.h"

#include <string.h>

/* Of letters of the same second the one came first that was written down first. */
static bool came_first(const struct letter_row *a, const struct letter_row *b)
{
	return a->received < b->received || (a->received == b->received && a->id < b->id);
}

/* Gets whether a letter waits; a player who said no or wrote later has given the answer by that. */
static bool look_at_waiting(const struct context *c, const struct letter_row *waits, bool *open)
{
	struct letter_row best = { 0 };
	enum found found = store_best_letter(
		c->club->store, c->m->id, waits->season, waits->seat, INT64_MAX, &best, c->why);

	*open = !strcmp(waits->verdict, verdict_name(V_WAITS))
		&& (found == NOT_FOUND || came_first(&best, waits));
	letter_row_free(&best);
	return found != UNREAD;
}

static bool find_open(
	const struct context *c, int season, int seat, int *n, struct letter_row *last)
{
	enum found found = NOT_FOUND;
	struct letter_row letter;
	long long after = 0;
	bool ok = true;

	*n = 0;
	*last = (struct letter_row){ 0 };
	while (ok
		&& (found = store_next_waiting(c->club->store, c->m->id, after, &letter, c->why))
			== FOUND) {
		bool open = false;

		after = letter.id;
		if (letter.season == season && letter.seat == seat)
			ok = look_at_waiting(c, &letter, &open);
		letter_row_free(open ? last : &letter);
		if (open)
			*last = letter;
		*n += open;
	}
	return ok && found != UNREAD;
}

bool waiting_count_in(const struct context *c, int season, int seat, int *n)
{
	struct letter_row last;
	bool ok = find_open(c, season, seat, n, &last);

	letter_row_free(&last);
	return ok;
}

bool waiting_count(const struct context *c, int seat, int *n)
{
	return waiting_count_in(c, c->m->season, seat, n);
}

bool waiting_last(const struct context *c, int seat, int *n, struct letter_row *last)
{
	return find_open(c, c->m->season, seat, n, last);
}

static bool holds(const struct context *c, const struct attendance *r,
	const struct letter_row *letter, bool *is)
{
	*is = false;
	if (letter->season != c->m->season || !r->writes[letter->seat]
		|| r->row[letter->seat].vacant || mailcmd_header_only(span_of(letter->text)))
		return true;
	return look_at_waiting(c, letter, is);
}

bool waiting_holds(const struct context *c, const struct attendance *r, seats *who)
{
	enum found found = NOT_FOUND;
	struct letter_row letter;
	long long after = 0;
	bool ok = true, is;

	*who = 0;
	while (ok
		&& (found = store_next_waiting(c->club->store, c->m->id, after, &letter, c->why))
			== FOUND) {
		after = letter.id;
		ok = holds(c, r, &letter, &is);
		if (ok && is)
			*who |= ONLY(letter.seat);
		letter_row_free(&letter);
	}
	return ok && found != UNREAD;
}
