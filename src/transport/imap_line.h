/* SPDX-License-Identifier: MIT
 * Reads the lines of an IMAP server. They come from outside: a number out of range or a date of no
 * calendar counts as missing. */
#ifndef TRANSPORT_IMAP_LINE_H
#define TRANSPORT_IMAP_LINE_H
#include "base/text.h"

#define IMAP_NUMBER_MOST 4294967295LL

enum imap_line_kind {
	IMAP_OTHER,
	IMAP_EXISTS,   /* number: how many mails are there */
	IMAP_VALIDITY, /* number: the UIDVALIDITY */
	IMAP_MAIL,     /* answer about a mail */
	IMAP_ENDED,    /* end of a request: OK */
	IMAP_REFUSED   /* end of a request: NO or BAD; text is what follows */
};

struct imap_line {
	enum imap_line_kind says;
	long long number;
	long long uid;	    /* of a mail: 1 to IMAP_NUMBER_MOST */
	long long size;	    /* 0: not given */
	long long received; /* seconds since 1970 when the server got the mail; 0: not given */
	struct span text;
};

/* The line may still have its CRLF. */
struct imap_line imap_line_read(struct span line);

#endif
