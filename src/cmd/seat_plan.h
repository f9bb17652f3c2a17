/* SPDX-License-Identifier: MIT
 * Who is to have the seats of a match that is made. */
#ifndef CMD_SEAT_PLAN_H
#define CMD_SEAT_PLAN_H
#include "cmd/cmd.h"
#include "club/club.h"

struct seat_plan {
	int seats;
	struct seat seat[MAXSEATS + 1]; /* name NULL: nobody yet */
};
/* Seats the people that the words behind the match name, NAME or SEAT=NAME; those without a seat get
 * the free ones in order. Ends the program where a word names nobody, or no free seat. */
void seat_plan_words(
	struct seat_plan *, const struct command_call *, struct club *, const struct game *);
/* Seats who plays another match, as what is known of them now; nobody where a seat is open to others
 * there. */
void seat_plan_like(struct seat_plan *, const struct context *like);
/* Returns the first seat that is to be given without a key; 0: none is. */
int seat_plan_keyless(const struct seat_plan *);
/* Gives the seats and invites all. */
bool seat_plan_give(const struct context *, const struct seat_plan *);
void seat_plan_free(struct seat_plan *);

#endif
