/* SPDX-License-Identifier: MIT
 * Who plays a match: the attendance of its players, which seats are open to others, and who takes
 * them over. All of it happens in the caller's transaction. */
#ifndef CLUB_ROSTER_H
#define CLUB_ROSTER_H
#include "club/club.h"

enum season_letter {
	NO_LETTER,
	OWN_LETTER,
	LEFT_LETTER /* of the seat's former player */
};

/* Counts the season that was just played, m->season, and forgets what seats said about it. came: by
 * seat, the letter it was played with. The set-up and vacations do not count, nor does a season for
 * a seat that was out before it. A seat that missed too many in a row and is not out becomes open,
 * and all are told. */
bool roster_count(const struct context *, const enum season_letter came[]);
/* Makes an open seat its player's again, as a letter of orders came; all are told. */
bool roster_return(const struct context *, int seat);
/* Keeps the report of m->season to an open seat for the next player, unsent. */
bool roster_stop_mail(const struct context *, int seat);

/* Gives a seat of a match under way to the player named in seat, with address and key. The former
 * player is kept as such and told; the new one is invited; standing lines stay. reason: as all read it,
 * "": none. */
bool roster_hand_over(const struct context *, struct seat *, const char *reason);

#endif
