/* SPDX-License-Identifier: MIT
 * Bounces. The envelope of each mail names a sender of its own, LOCAL+b-NUMBER-TAG@HOST, so that a
 * bounce shows which mail it is about, whatever else is in it; the tag proves that the mail was
 * ours. A delivery report (RFC 3464, 6533) is read within the limits of mail.h. Nothing in a report
 * is believed, except that the mail did not arrive. */
#ifndef POST_BOUNCE_H
#define POST_BOUNCE_H
#include "post/mail.h"

enum { BOUNCE_TAG = 16, BOUNCE_COLUMNS = 160 };

struct bounce_address {
	long long mail;		  /* the number of the mail, 1 or more */
	char tag[BOUNCE_TAG + 1]; /* hex digits in lower case */
};

/* Appends the envelope sender of a mail, made from the club's plain address. Returns false, and
 * appends nothing, where it would be longer than an address may be. */
bool bounce_address_print(
	struct buf *out, struct span plain, long long mail, const char tag[BOUNCE_TAG]);
/* Returns whether an address, in any case, is such a sender for the club's plain address. */
bool bounce_address_read(struct bounce_address *, struct span address, struct span plain);

struct bounce {
	bool report;	 /* there is a delivery report; else what follows is empty */
	bool delivered;	 /* the report says that somebody got the mail, or will */
	bool failed;	 /* the report says that delivery was given up */
	bool permanent;	 /* with a status of 5.x.x */
	struct buf says; /* one clean line: status and reason */
};

/* Reads a bounce from bytes that mail_read has read. Call bounce_free in every case. */
void bounce_read(struct bounce *, const struct mail *, struct span bytes);
void bounce_free(struct bounce *);

#endif
