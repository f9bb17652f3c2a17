/* SPDX-License-Identifier: MIT */
#include "club/person.h"
#include "club/seating.h"

#include <stdlib.h>
#include <string.h>

bool person_name_ok(struct span name)
{
	return match_name_ok(name) && name.s[0] >= 'a' && name.s[0] <= 'z';
}

struct seat person_seat(const struct person *person, int seat)
{
	return (struct seat){ .seat = seat,
		.name = person->shown,
		.mail = person->mail,
		.key = person->key,
		.standing = (char *)"",
		.person = person->id };
}

enum found person_next(
	const struct context *c, const struct seat *of, struct seat_place *at, struct match *m)
{
	enum found found = store_next_place(c->club->store, of, at, c->why);

	return found == FOUND ? store_next_match(c->club->store, at->match - 1, m, c->why) : found;
}

/* Nobody is told of a match that is over; what is still mailed of it goes to the new address. */
static bool move_quietly(const struct context *c, struct seat *seat, const char *mail)
{
	free(seat->mail);
	seat->mail = xcopy(mail, strlen(mail));
	return store_save_seat(c->club->store, c->m->id, seat, c->why);
}

static bool move_seat(const struct context *c, int number, const char *mail)
{
	struct seat seat;
	bool ok = store_get_seat(c->club->store, c->m->id, number, &seat, c->why) == FOUND;

	if (ok && strcmp(seat.mail, mail) != 0)
		ok = c->m->state == MATCH_OVER ? move_quietly(c, &seat, mail)
					       : seating_move(c, number, mail) == FOUND;
	seat_free(&seat);
	return ok;
}

bool person_move(const struct context *c, const struct person *person)
{
	const struct seat whose = { .person = person->id };
	struct seat_place at = { 0 };
	struct match m;
	const struct context in = { c->club, &m, c->now, c->why };
	enum found found = NOT_FOUND;
	bool ok = true;

	while (ok && (found = person_next(c, &whose, &at, &m)) == FOUND) {
		ok = move_seat(&in, at.seat, person->mail);
		match_free(&m);
	}
	return ok && found == NOT_FOUND;
}
