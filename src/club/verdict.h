/* SPDX-License-Identifier: MIT
 * What becomes of a letter, by name. The names stand in the store, so none of them changes. */
#ifndef CLUB_VERDICT_H
#define CLUB_VERDICT_H
#include "club/club.h"

enum admission_verdict {
	V_TAKEN,
	V_ASKED,     /* taken, but it has only mail commands: it replaces no orders */
	V_AGAIN,     /* the same letter once more: nothing happens */
	V_NO_ORDERS, /* none, two different ones, damaged, too large */
	V_NO_MATCH,  /* the header names no match of this club */
	V_NO_SEAT,   /* the match has no such seat */
	V_UNSIGNED,
	V_BAD_SIGNATURE, /* forged, of another key, unreadable */
	V_NOT_STARTED,
	V_OVER,
	V_OUT, /* the seat is out of the match, and the letter has orders */
	V_WRONG_SEASON,
	V_LATE,
	V_SEALED, /* the letters of the season are sealed */
	V_OLD_SEQ,
	V_UNKNOWN_SAW,
	V_BAD_HEADER,
	V_TOO_LARGE,
	V_KEY_CAME, /* it has only a token, and a signed letter is in */
	V_WANTED,   /* somebody asks for an open seat */
	V_NOT_OPEN, /* somebody asks for a seat that is not open */
	V_NO_NONCE, /* its player has joined, but the letter gives no nonce */
	V_BAD_NONCE,
	V_VAGUE,    /* signed, but for any match of that name */
	V_TOO_MANY, /* the seat has sent more letters than a season has room for */
	V_NOTHING,  /* no order in it is understood, and the letter that is in stands */
	V_WAITS,    /* its token came from another address than the seat's, which is asked */
	V_ELSEWHERE, /* an answer whose header names another match or seat than the mail that it answers */
	V_CONFIRMED, /* that address said yes to a letter that waited; what it wrote is a letter of its own */
	V_DENIED, /* that address said no to it; a later yes counts all the same */
	V_MEANT, /* no letter that came, but what one of few lines may mean: see club/meant_letter.h */
	V_MENDED, /* nor this, but one with the lines that were not understood as they may be meant */
	VERDICTS
};
/* Returns whether a letter with that verdict is proven to be its seat's, by a key or a token. */
bool verdict_proven(enum admission_verdict);
/* Returns the verdict's name in the store. */
const char *verdict_name(enum admission_verdict);
/* Appends what the verdict means for the player. */
void verdict_say(const struct texts *, struct buf *, enum admission_verdict);
/* Appends what a seat can still write when its match is over. */
void verdict_say_over(const struct context *, const struct texts *, struct buf *);

#endif
