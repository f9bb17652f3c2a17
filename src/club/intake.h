/* SPDX-License-Identifier: MIT
 * A mail that has come: what is in it is judged, kept, done and answered.
 *
 * What is always true: all of that is one transaction, the caller's; what was kept once does nothing when
 * it comes again. */
#ifndef CLUB_INTAKE_H
#define CLUB_INTAKE_H
#include "club/admission.h"
#include "post/source.h"

/* Mails of one transaction: lookup is of that alone, for what was looked up in another may have changed. */
struct intake {
	struct context c; /* of no match */
	struct lookup *docket;
	long long received; /* when the letter at hand lay in the mailbox; intake_mail sets it */
};
/* Takes one mail. False with a reason where the store fails. */
bool intake_mail(struct intake *, const struct incoming_letter *);

#endif
