/* SPDX-License-Identifier: MIT
 * The answer to a letter of a seat's player: what was taken and how each line is understood, or why
 * the letter was refused; what its mail commands came to; and the paper that proves it. */
#ifndef CLUB_ACK_H
#define CLUB_ACK_H
#include "club/admission.h"

struct ack {
	const struct admission *judged; /* the seat is known */
	const struct mail *mail;	/* that the letter came in */
	const struct program *program;	/* what its lines are; NULL: they were not read */
	const struct buf *passed;	/* lines that are none of the letter, see club/reply.h */
	bool alone;			/* it has nothing else, and came from the seat's address */
	bool declines;			/* the mail says no to the invitation */
	bool thanks;			/* they thank and say nothing else, as does the mail */
	bool passed_on;			/* the referee was mailed these lines */
	bool idle;			/* the mail is a yes that takes nothing, see club/asked.h */
	bool drops;			/* it says no to what was offered, and nothing else */
	bool late_yes;			/* it is one to a mail from before what is asked now */
	int writer;		  /* of the press that these lines may answer; 0: there is none */
	const struct buf *answer; /* to its mail commands; empty: none */
	const struct reply
		*question; /* the question that it answers without a yes; NULL: it answers none */
	/* That the seat's player is asked to write anew, or else to say yes: see deadline_asks; id 0: none is. */
	const struct letter_row *asked;
	long long received;
};
/* Queues the answer in the caller's transaction. */
bool ack_queue(const struct ack *);

#endif
