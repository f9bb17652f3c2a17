/* SPDX-License-Identifier: MIT
 * The people whom the referee seats by name.
 *
 * What is always true: a person is the referee's word for whose seats are; it proves no letter. A
 * seat keeps what it was given with, so that a person's new key or name counts for seats given
 * later; only an address moves along. Who gets a seat from somebody is not that person. */
#ifndef CLUB_PERSON_H
#define CLUB_PERSON_H
#include "club/club.h"

/* Returns whether a person can have the name: that of a match, which begins with a letter. */
bool person_name_ok(struct span name);
/* Returns a seat as a person is given it; it points into the person. */
struct seat person_seat(const struct person *, int seat);
/* Gets the next seat that is played by whoever has that one, with its match, which the caller frees; at begins
 * as zeros. Whose seats are says store_next_place. What their player may be told of one the others' may be told;
 * what a proof for one changes in others says person_proves. */
enum found person_next(
	const struct context *, const struct seat *of, struct seat_place *at, struct match *);
/* Gets the next seat, of a match that is not over, which has that one's address and is somebody else's: kin, or who plays
 * with another key or under another name. */
enum found person_next_other(
	const struct context *, const struct seat *of, struct seat_place *at, struct match *);
/* Returns whether what proves a letter of one seat proves one of the other, if both are the same person's: who
 * proved one by a key proved not the other. */
bool person_proves(const struct seat *one, const struct seat *other);
/* Gives each seat of a person the person's address. Both addresses are told where the match is not
 * over. */
bool person_move(const struct context *, const struct person *);

/* Gives a seat the address that its player asked for, and with it what else is the same player's: each seat
 * that has the same address and key, and the person. The records of those matches tell so. *moved false: no
 * record can be added to the seat's match now, and nothing is done. */
bool person_readdress(const struct context *, const struct seat *,
	const struct address_request_row *, bool *moved);

#endif
