/* SPDX-License-Identifier: MIT
 * What becomes of a letter: it is taken, or refused by name. Header, match, seat and signature are
 * checked in that order; orders are parsed only when all is well. A letter is refused whole, mail
 * commands included. */
#ifndef CLUB_ADMISSION_H
#define CLUB_ADMISSION_H
#include "club/successor.h"
#include "club/mails.h"
#include "club/mailcmd.h"
#include "club/token.h"
#include "club/tried.h"
#include "club/verdict.h"
#include "post/letter.h"

struct admission {
	const struct context *c; /* its match; m NULL: none */
	const struct texts
		*texts; /* that its seat is answered by; of nobody's letter the English ones */
	enum admission_verdict verdict;
	long long received;	/* when the letter came */
	struct buf reason;	/* says more than verdict_say; may be empty */
	bool token;		/* a token of the seat proves the letter, not a signature */
	char proof[TOKEN_TEXT]; /* that token */
	int of;	   /* the season that it names, if that is over; else that of its token */
	bool past; /* it is of a season that is over: its mail commands count, its orders do not */
	bool false_token; /* it has a wrong token */
	bool done;	  /* what it orders and asks for was taken before, from another mail */
	bool again;	  /* so it was, and it is the letter that is in: nothing changes */
	bool taker;	  /* the sender wants the seat, and is not its player */
	struct successor successor; /* that sender, for V_WANTED and V_NOT_OPEN */
	struct seat seat;	    /* seat.seat 0: nobody's letter */
	struct buf orders;	    /* the canonical text without mail commands */
	struct mailcmd_list mailcmds;
	struct orders *head; /* of orders */
	long long
		acked; /* when it came, as an ack says from before a restore, or of the same letter; 0: none does */
	/* How many of its lines its player may want to write anew: they could not be understood, would be refused
	 * as things stand, only try the orders, or stand in a text without an end. 0 where it says /ready. */
	int unclear;
	bool hides;		/* a text without an end has a line that may be an order */
	struct line_list tried; /* its orders, where they were read */
	long long stands;	/* the seq of the letter that is in; 0: none is */
	int former_lines; /* of the letter that is in, which this one replaces if it is taken; 0: none */
	struct buf former; /* those lines */
	struct buf
		meant; /* the lines of the letter that it may mean instead; empty: it means what it says */
	struct buf written; /* these lines as their player wrote them */
	bool mends;	    /* these have lines that are not understood as they were meant */
	unsigned char hash[HASH];
};

/* Matches and seats already looked up, for one run of take. */
struct lookup;
struct lookup *lookup_make(const struct context *);
void lookup_free(struct lookup *);

/* Judges a letter found in a mail. unread: why its signature cannot be read; text NULL: it can.
 * received: when the letter came. Returns false with a reason where the store fails. */
bool admit(struct lookup *, const struct letter *, const struct mail *,
	const struct problem *unread, long long received, struct admission *);
/* Returns whether an answer to a seat's mail has neither an order nor a mail command. */
bool admission_words_alone(const struct admission *, const struct letter *);
void admission_free(struct admission *);

#endif
