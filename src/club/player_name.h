/* SPDX-License-Identifier: MIT
 * How people are called in the club.
 *
 * What is always true: one address is one person with one name, whatever name its mails give: whoever is known by
 * it gets another seat under the name that they have. Kin who share an address are told apart by the referee alone, who
 * may give seats there under several names. */
#ifndef CLUB_PLAYER_NAME_H
#define CLUB_PLAYER_NAME_H
#include "club/club.h"

enum { PLAYER_NAME = 40 }; /* columns */

/* Returns whether a name that somebody gives themself can be one of a player of the match: it is clean, leads nowhere,
 * and is no seat's. */
bool player_name_fits(const struct context *, struct span name);
/* Gets by which name whoever has an address is known; *name n 0: by none. Of several names it is `asked` if that is
 * one of them. */
bool player_name_known(
	const struct context *, const char *mail, struct span asked, struct buf *name);
/* Gets whether a player of the match other than a seat's has the name. seat 0: of all. */
bool player_name_taken(const struct context *, struct span name, int seat, bool *taken);

#endif
