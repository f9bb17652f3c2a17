/* SPDX-License-Identifier: MIT
 * Who is to have the seats of a match that is made. */
#ifndef CLUB_SEAT_PLAN_H
#define CLUB_SEAT_PLAN_H
#include "club/person.h"

struct seat_plan {
	int seats;
	struct seat seat[MAXSEATS + 1]; /* name NULL: nobody yet */
};
/* Makes a seat of a person, whose texts it takes over. */
struct seat seat_plan_person(struct person *, int number);
/* Seats who plays another match, as what is known of them now; nobody where a seat is open to others
 * there. */
bool seat_plan_like(struct seat_plan *, const struct context *like);
/* Returns the first seat that is to be given without a key; 0: none is. */
int seat_plan_keyless(const struct seat_plan *);
/* Gives the seats and invites all, in the caller's transaction. */
bool seat_plan_give(const struct context *, const struct seat_plan *);
void seat_plan_free(struct seat_plan *);

#endif
