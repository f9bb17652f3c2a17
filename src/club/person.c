/* SPDX-License-Identifier: MIT */
#include "club/person.h"
#include "club/behind.h"
#include "club/chain.h"
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
		.person = person->id,
		.public = person->public };
}

enum found person_next(
	const struct context *c, const struct seat *of, struct seat_place *at, struct match *m)
{
	enum found found = store_next_place(c->club->store, of, at, c->why);

	return found == FOUND ? store_next_match(c->club->store, at->match - 1, m, c->why) : found;
}

/* Finds whether a place is among those of whoever has the seat `of`. */
static enum found find_among(
	const struct context *c, const struct seat *of, const struct seat_place *place)
{
	struct seat_place at = { place->match, place->seat - 1 };
	enum found found = store_next_place(c->club->store, of, &at, c->why);

	if (found != FOUND)
		return found;
	return at.match == place->match && at.seat == place->seat ? FOUND : NOT_FOUND;
}

enum found person_next_other(
	const struct context *c, const struct seat *of, struct seat_place *at, struct match *m)
{
	enum found found, own = FOUND;

	do {
		found = store_next_of_address(c->club->store, of->mail, at, c->why);
		if (found == FOUND)
			own = find_among(c, of, at);
	} while (found == FOUND && own == FOUND);
	if (found != FOUND || own == UNREAD)
		return found == FOUND ? UNREAD : found;
	return store_next_match(c->club->store, at->match - 1, m, c->why);
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

	if (ok && !span_folds(span_of(seat.mail), mail))
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

/* ---- an address that the player asked for ---- */

bool person_proves(const struct seat *one, const struct seat *other)
{
	return span_folds(span_of(one->mail), other->mail) && !strcmp(one->key, other->key);
}

/* Before the roster is closed, and after the match, no record is made of seats. */
static bool is_recorded(const struct match *m)
{
	return m->state == MATCH_OPEN || (m->state == MATCH_ASIDE && m->before == MATCH_OPEN);
}

static bool may_move(const struct context *c, bool *may)
{
	long long since;
	bool sealed = false;

	if (!behind_since(c->club->store, c->m, &since, c->why)
		|| (is_recorded(c->m) && !chain_sealed(c, &sealed)))
		return false;
	*may = !since && !sealed;
	return true;
}

static bool readdress(
	const struct context *c, int number, const char *mail, const char *by, bool *moved)
{
	if (!may_move(c, moved))
		return false;
	return !*moved
		|| ((!is_recorded(c->m) || chain_readdress(c, number, by))
			&& move_seat(c, number, mail));
}

/* A seat whose match takes no record now stays as it is: its player can ask again there. */
static bool readdress_others(const struct context *c, const struct seat *of, const char *mail)
{
	struct seat_place at = { 0 };
	struct match m;
	const struct context in = { c->club, &m, c->now, c->why };
	enum found found = NOT_FOUND;
	bool ok = true, moved;

	while (ok && (found = person_next(c, of, &at, &m)) == FOUND) {
		struct seat seat = { 0 };

		ok = store_get_seat(c->club->store, m.id, at.seat, &seat, c->why) == FOUND;
		if (ok && person_proves(of, &seat))
			ok = readdress(&in, at.seat, mail, "player", &moved);
		seat_free(&seat);
		match_free(&m);
	}
	return ok && found == NOT_FOUND;
}

static bool readdress_person(const struct context *c, const struct seat *of, const char *mail)
{
	struct person person;
	struct seat given;
	enum found found = store_find_whose(c->club->store, of, &person, c->why);
	bool ok = found != UNREAD;

	if (found != FOUND)
		return ok;
	given = person_seat(&person, of->seat);
	if (person_proves(of, &given)) {
		free(person.mail);
		person.mail = xcopy(mail, strlen(mail));
		ok = store_save_person(c->club->store, &person, c->why);
	}
	person_free(&person);
	return ok;
}

bool person_readdress(const struct context *c, const struct seat *seat,
	const struct address_request_row *request, bool *moved)
{
	char by[HASH_TEXT] = "referee";

	if (request->by_letter)
		hash_text(by, request->letter);
	if (!readdress(c, seat->seat, request->mail, by, moved))
		return false;
	return !*moved
		|| (readdress_others(c, seat, request->mail)
			&& readdress_person(c, seat, request->mail));
}
