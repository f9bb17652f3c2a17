/* SPDX-License-Identifier: MIT
 * Who plays a match: what the players of its seats did in the seasons played, which seats are open
 * to others, and who takes them over. All of it is done in the caller's transaction. */
#ifndef CLUB_ROSTER_H
#define CLUB_ROSTER_H
#include "club/club.h"

enum season_letter {
	NO_LETTER,
	OWN_LETTER,
	LEFT_LETTER
}; /* the last: of the seat's player before */

/* Counts the season that was just played, m->season, and forgets what seats said of it. came: by
 * seat, which letter it was played with. The set-up and vacations count for nobody, nor does a
 * season for who was out before it. A seat that missed too many in a row and is not out is open from
 * then on, and all are told. */
bool roster_count(const struct context *, const enum season_letter came[]);
/* A letter of orders makes an open seat its player's again, and all are told. */
bool roster_return(const struct context *, int seat);
/* The report of m->season to a seat that is open is kept, for the next player, but not sent. */
bool roster_stop_mail(const struct context *, int seat);

/* Gives a seat of a match under way to somebody else: seat has his name, address and key. The one
 * before is kept as a leaver and told; the new one is invited; what stands, stays. */
bool roster_hand_over(const struct context *, struct seat *);

#endif
