/* SPDX-License-Identifier: MIT
 * A match until its first season: it is opened, its seats are given, it starts. All of it is done in the
 * caller's transaction. */
#ifndef CLUB_SEATING_H
#define CLUB_SEATING_H
#include "club/club.h"
#include "store/store_witness.h"

/* Opens a new match, of which all but its id is filled in, with its box; witness NULL: it has none. */
bool seating_open(struct club *, struct match *, struct span box, const struct witness_row *witness,
	struct buf *why);
/* Gives a seat of a match that has not started to a player, who is invited. */
bool seating_give(struct club *, const struct match *, const struct seat *, struct buf *why);
/* The same player elsewhere: both addresses are told, and nobody else. False without a reason where nobody
 * has the seat. */
bool seating_move(struct club *, const struct match *, int number, const char *mail, long long now,
	struct buf *why);

/* Whether the start of the match is its first one: from then on nobody joins. */
bool seating_opens(const struct match *);
/* Starts a match; takes up one that was put aside, or that its players have ended by a vote; or gives the
 * season that is open another deadline, which ends a hold. deadline 0: where a season begins, that of the
 * schedule. */
bool seating_start(
	struct club *, struct match *, long long deadline, long long now, struct buf *why);

#endif
