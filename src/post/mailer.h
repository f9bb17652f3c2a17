/* SPDX-License-Identifier: MIT
 * The ways out: .eml files in a folder, an SMTP server, or a sendmail program. A mail is sent at
 * least once: whoever is told nothing, or SENT_LATER, sends the same bytes again. Only addresses
 * that address_ok accepts and only whole CRLF lines leave. Mail to other machines goes over TLS,
 * version 1.2 at least, to a server whose certificate holds. */
#ifndef POST_MAILER_H
#define POST_MAILER_H
#include "base/text.h"

enum mailer_kind { MAILER_FOLDER, MAILER_SMTP, MAILER_PROGRAM };

struct mailer_settings {
	enum mailer_kind kind;
	/* the folder; smtp://host[:port] or smtps://host[:port]; the program's absolute path */
	const char *where;
	/* for SMTP only, NULL: none. A loopback host needs no TLS for smtp:// unless authorities
	 * are given. */
	const char *user, *password;
	const char *authorities; /* a PEM file of the certificates to trust; NULL: the system's */
	int patience;		 /* seconds one mail may take, 1 to 3600; not for folders */
};

enum mailer_result {
	SENT,	      /* the server or program has it; in a folder: once mailer_flush says so */
	SENT_LATER,   /* not now: try the same again */
	SENT_REFUSED, /* never: this mail or its address is at fault */
};

struct mailer;

/* NULL with a reason. Strings are copied. */
struct mailer *mailer_open(const struct mailer_settings *, struct buf *why);
/* name is for the folder's NAME.eml: of a-z, 0-9, '.' and '-', at most 200, no dot first; the same
 * name replaces the file. A reason comes with everything but SENT. */
enum mailer_result mailer_send(struct mailer *, const char *from, const char *to, struct span mail,
	const char *name, struct buf *why);
/* Makes every mail sent so far durable, with one call for all; false with a reason, then they must
 * all be sent again. Does nothing but for folders. */
bool mailer_flush(struct mailer *, struct buf *why);
/* Whether the last mail that was to be sent later failed on the way, and not by what a server said of
 * it: the next one would fare no better. */
bool mailer_failed(const struct mailer *);
void mailer_close(struct mailer *); /* NULL is fine; flushes nothing */

#endif
