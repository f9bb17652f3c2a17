/* SPDX-License-Identifier: MIT
 * Mails that come back. A mail's envelope names a sender of its own, LOCAL+b-NUMBER-TAG@HOST, so
 * that what comes back says which mail it was, whatever else is in it; the tag proves that it was
 * asked for. A delivery report (RFC 3464, 6533) in it is read behind the limits of mail.h. Nothing in a
 * report is believed but that the mail it tells of did not arrive. */
#ifndef POST_BOUNCE_H
#define POST_BOUNCE_H
#include "post/mail.h"

enum { BOUNCE_TAG = 16, BOUNCE_COLUMNS = 160 };

struct bounce_address {
	long long mail;		  /* the number of the mail, 1 or more */
	char tag[BOUNCE_TAG + 1]; /* hex digits in lower case */
};

/* Appends the sender of a mail of the club with this plain address. False, and nothing appended,
 * where it would be longer than an address may be. */
bool bounce_address_print(
	struct buf *out, struct span plain, long long mail, const char tag[BOUNCE_TAG]);
/* Whether an address is such a sender of the club with this plain address; case does not count. */
bool bounce_address_read(struct bounce_address *, struct span address, struct span plain);

struct bounce {
	bool report;	 /* it has a delivery report; else the rest is empty */
	bool delivered;	 /* the report says that somebody got it, or will */
	bool failed;	 /* it says that it was given up */
	bool permanent;	 /* with a status of 5.x.x */
	struct buf says; /* one clean line: status and reason */
};

/* Reads the mail of these bytes, which mail_read has taken; bounce_free is due in every case. */
void bounce_read(struct bounce *, const struct mail *, struct span bytes);
void bounce_free(struct bounce *);

#endif
