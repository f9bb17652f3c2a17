/* SPDX-License-Identifier: MIT
 * How many letters are answered, and that nobody can use up the answers to another.
 *
 * What is always true:
 * - Whether a letter is taken does not hang on this; that it was taken is always told.
 * - What a key or a token proves is answered first. What nobody proves gets a part of a seat's
 *   answers, and what comes from elsewhere than the seat's address a part of that part.
 * - What is not answered is counted, and told in the next mail to the seat, or to the referee. */
#ifndef CLUB_REPLIES_H
#define CLUB_REPLIES_H
#include "club/club.h"

enum sender_kind {
	SENDER_PROVEN, /* a key or a token proves the letter */
	SENDER_SEAT,   /* nothing proves it, but it says that it comes from the seat's address */
	SENDER_OTHER,  /* it names the seat, and comes from elsewhere */
	SENDER_UNKNOWN /* it names no seat */
};
/* Who would be answered. */
struct letter_sender {
	enum sender_kind kind;
	const char *from;    /* of SENDER_OTHER: the sender's address in lower case */
	const char *verdict; /* name of what became of the letter; NULL: none */
};

struct answer_limit {
	bool due, last; /* due: it is written at all; last: the last one of its day */
};
/* Counts an answer to a seat (0: to no seat, but to that address) on the day of `date`. */
bool replies_count(const struct context *, int seat, const char *address,
	const struct letter_sender *, long long date, struct answer_limit *);
/* Counts a letter that is not answered, for which the answer was not due. */
bool replies_pass_over(const struct context *, int seat, const struct letter_sender *);
/* Appends a sentence about the letters of a seat (0: of unknown senders) that were not answered, and
 * forgets them. Appends nothing where there are none. */
bool replies_tell(const struct context *, int seat, const struct texts *, struct buf *);

#endif
