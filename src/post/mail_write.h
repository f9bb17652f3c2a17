/* SPDX-License-Identifier: MIT
 * Our own mails as RFC 5322 bytes. The same mail always gives the same bytes: boundaries come from
 * the Message-ID, the date is given. Whatever names, subject, body and enclosures hold, every line
 * ends in CRLF, no CR, LF or NUL stands alone, no line has more than 998 bytes, and there are
 * exactly the headers asked for. */
#ifndef POST_MAIL_WRITE_H
#define POST_MAIL_WRITE_H
#include "base/text.h"

struct mail_address {
	const char *name; /* any text, cleaned and encoded; NULL: none */
	const char *address;
};

struct mail_header {
	const char *name;  /* Reply-To, Content-Language, X-... or List-... */
	const char *value; /* printable ASCII, at most 900 bytes */
};

struct mail_attachment {
	const char *name; /* of letters, digits, '.', '_' and '-'; at most 80, no dot first */
	const char *type; /* as text/plain, without parameters */
	/* text/... and application/xml: UTF-8 lines that get the reader's line ends; else kept
	 * exactly. */
	struct span bytes;
};

struct outgoing_mail {
	struct mail_address from, to;
	const char *subject;	 /* any text, cleaned, cut and encoded */
	const char *message_id;	 /* <left@right> */
	long long date;		 /* seconds since 1970, up to the year 9999 */
	const char *in_reply_to; /* one <left@right>, may be hostile; NULL: none */
	const char *references;	 /* such ids parted by blanks, oldest first; NULL: none */
	bool reply;		 /* Auto-Submitted: auto-replied, else auto-generated */
	const struct mail_header *extra;
	size_t extras;
	struct span body; /* UTF-8 text */
	struct span page; /* the body as HTML in UTF-8, for readers that show it; n 0: none */
	const struct mail_attachment *enclosed;
	size_t enclosures;
};

/* Appends the mail. in_reply_to and references come from a player's mail: what is no id is left
 * out, and the last 20 references are kept. Returns false with a reason, and appends nothing, where
 * an address, the Message-ID, the date, an extra header or an enclosure's name or type is not as
 * said above. */
bool mail_write(struct buf *out, const struct outgoing_mail *, struct buf *why);

/* Returns whether we write to an address: words of ASCII letters, digits and !#$%&'*+-/=?^_`{|}~
 * parted by dots, at most 64 bytes and not beginning with '-', then '@' and a host name; at most
 * 254 bytes in all. */
bool address_ok(struct span address);

#endif
