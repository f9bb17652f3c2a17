/* SPDX-License-Identifier: MIT
 * What becomes of one letter: taken, or refused by name. Judging looks at the header, the match, the
 * seat and the signature, in that order, and parses the orders only when all of it holds. A letter
 * is refused whole: then its mail commands are not looked at either. */
#ifndef CLUB_ADMISSION_H
#define CLUB_ADMISSION_H
#include "club/successor.h"
#include "club/mails.h"
#include "club/mailcmd.h"
#include "post/letter.h"

enum admission_verdict {
	V_TAKEN,
	V_ASKED,     /* taken, but it has mail commands only: it replaces no orders */
	V_AGAIN,     /* the same letter once more: nothing happens */
	V_NO_ORDERS, /* also: two different ones, damaged, too large */
	V_NO_MATCH,  /* the header names none, or none of this club */
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
	V_KEY_CAME, /* by a token, but one that was signed is in */
	V_WANTED,   /* somebody asks for a seat that is open */
	V_NOT_OPEN, /* he does, but it is not */
	V_NO_NONCE, /* its player has joined, but the letter gives nothing to the dice */
	V_BAD_NONCE,
	V_VAGUE, /* it is signed, but for any match of that name */
	VERDICTS
};
/* Its name in the store. */
const char *verdict_name(enum admission_verdict);
/* Appends what it means for the player. */
void verdict_say(const struct club *, struct buf *, enum admission_verdict);

struct admission {
	const struct context *c; /* in its match; m NULL: it is of none */
	enum admission_verdict verdict;
	struct buf reason; /* more than verdict_say does; may be empty */
	bool token;	   /* no signature proves the letter, but a token of the seat */
	bool false_token;  /* it has one that is not good */
	bool taker;	   /* it is from somebody who wants the seat, not from its player */
	struct successor successor; /* who that is, of V_WANTED and V_NOT_OPEN */
	struct seat seat;	    /* seat.seat 0: nobody's letter */
	struct buf orders;	    /* the canonical text without the mail commands */
	struct mailcmd_list mailcmds;
	struct orders *head; /* of orders */
	unsigned char hash[HASH];
};

/* Matches and seats already looked up, for one run of take. */
struct lookup;
struct lookup *lookup_make(const struct context *);
void lookup_free(struct lookup *);
/* What an admission's match and seat are was changed: both are looked up anew for the next letter.
 * Those of the admission are gone. */
void lookup_forget(struct lookup *, struct admission *);

/* Judges a letter that was found in a mail. unreadable: why its signature cannot be read, NULL where
 * it can. received: when it came. False with a reason where the store fails. */
bool admit(struct lookup *, const struct letter *, const struct mail *, const char *unreadable,
	long long received, struct admission *);
void admission_free(struct admission *);

#endif
