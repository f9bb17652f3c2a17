/* SPDX-License-Identifier: MIT
 * What the lines of an IMAP server say. They come from outside: a number that is out of its range, or
 * a date no calendar has, is none. Private to this folder. */
#ifndef POST_IMAP_LINE_H
#define POST_IMAP_LINE_H
#include "base/text.h"

#define IMAP_NUMBER_MOST 4294967295LL

enum imap_status {
	IMAP_OTHER,
	IMAP_EXISTS,   /* number: how many mails lie there */
	IMAP_VALIDITY, /* number: the UIDVALIDITY */
	IMAP_MAIL,     /* what was asked about a mail */
	IMAP_ENDED,    /* a request was answered: OK */
	IMAP_REFUSED   /* a request was answered: NO or BAD; text is what follows */
};

struct imap_line {
	enum imap_status says;
	long long number;
	long long uid;	    /* of a mail: 1 to IMAP_NUMBER_MOST */
	long long size;	    /* bytes; 0: not said */
	long long received; /* seconds since 1970 when the server got it; 0: not said */
	struct span text;
};

/* The line may have its CRLF still. */
struct imap_line imap_line_read(struct span line);

#endif
