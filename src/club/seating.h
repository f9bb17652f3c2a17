/* SPDX-License-Identifier: MIT
 * A match until its first season: it is opened, its seats are given, it starts. All of it happens
 * in the caller's transaction. */
#ifndef CLUB_SEATING_H
#define CLUB_SEATING_H
#include "club/club.h"
#include "store/store_witness.h"

/* Opens a new match with its box; the caller fills in all but its id. witness NULL: none. */
bool seating_open(
	const struct context *, struct match *, struct span box, const struct witness_row *witness);
/* Gives a seat of a match that has not started to a player, who is invited. What somebody else had
 * answered before counts no more; another name or address is somebody else. */
bool seating_give(const struct context *, const struct seat *);
/* The same, to a player who asked for it from their own address: they have joined, and are mailed what they
 * can order. */
bool seating_welcome(const struct context *, const struct seat *);
/* Changes the address of a seat's player; both addresses are told, and nobody else. NOT_FOUND:
 * nobody has the seat. */
enum found seating_move(const struct context *, int number, const char *mail);

/* ---- answers to invitations ---- */
/* Keeps that the player of a seat has answered the invitation: they will play, though perhaps without
 * a part in the dice, and whatever they said before. */
bool seating_answer(const struct context *, int seat);
/* Gets whether it begins by itself now, so that nobody else is waited for. */
bool seating_may_begin(const struct context *, bool *may);
/* Begins the match if its charter says begin=joined and all is there: each seat has a player who
 * answered, and the witness, if there is one. Its season is due at the deadline that the match was
 * made with, if that is still to come, else by the schedule. Else, and for a match that lies behind what was signed, does nothing.
 * Reads the match anew: what the context has of it is old then. */
bool seating_begin(const struct context *);
/* The same for all matches of the club. */
bool seating_begin_all(const struct context *);

/* Returns whether this start of the match is its first: from then on nobody can join. */
bool seating_opens(const struct match *);
/* Starts a match; or lets one go on that was put aside, or that its players ended by a vote; or
 * gives the open season another deadline, which ends a hold. deadline 0: where a season begins,
 * that of the schedule; where the set-up does, that which the match was made with comes first. */
bool seating_start(const struct context *, struct match *, long long deadline);

#endif
