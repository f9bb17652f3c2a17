/* SPDX-License-Identifier: MIT
 * A match until its first season: it is opened, its seats are given, it starts. All of it is done in the
 * caller's transaction. */
#ifndef CLUB_SEATING_H
#define CLUB_SEATING_H
#include "club/club.h"
#include "store/store_witness.h"

/* Opens a new match, of which all but its id is filled in, with its box; witness NULL: it has none. */
bool seating_open(
	const struct context *, struct match *, struct span box, const struct witness_row *witness);
/* Gives a seat of a match that has not started to a player, who is invited. */
bool seating_give(const struct context *, const struct seat *);
/* The same player elsewhere: both addresses are told, and nobody else. False without a reason where nobody
 * has the seat. */
bool seating_move(const struct context *, int number, const char *mail);

/* Whether the start of the match is its first one: from then on nobody joins. */
bool seating_opens(const struct match *);
/* Starts a match; takes up one that was put aside, or that its players have ended by a vote; or gives the
 * season that is open another deadline, which ends a hold. deadline 0: where a season begins, that of the
 * schedule. */
bool seating_start(const struct context *, struct match *, long long deadline);

#endif
