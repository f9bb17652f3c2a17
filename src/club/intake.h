/* SPDX-License-Identifier: MIT
 * A mail that came in: its content is judged, kept, done and answered.
 *
 * What is always true: all that happens in the caller's transaction. A letter that was kept once
 * does nothing when it comes again. */
#ifndef CLUB_INTAKE_H
#define CLUB_INTAKE_H
#include "club/admission.h"
#include "post/source.h"

/* What came of mails. */
struct intake_counts {
	int letters;   /* orders that were taken */
	int questions; /* letters without orders that were answered */
	int refused;   /* letters */
	int again;     /* letters that had been taken before */
	int others;    /* bounces, mails of unknown senders, and the like */
};
/* The mails of one transaction. lookup is for that one alone: another may change what it found. */
struct intake {
	struct context c; /* of no match */
	struct lookup *lookup;
	struct intake_counts counts;
	long long received; /* when the letter at hand reached the mailbox; intake_mail sets it */
};
/* Takes a mail. Returns false with a reason where the store fails. */
bool intake_mail(struct intake *, const struct incoming_letter *);

#endif
