/* SPDX-License-Identifier: MIT
 * How mails leave: as .eml files in a folder, by an SMTP server, or by a sendmail program. A mail
 * is sent at least once: after no result, or SENT_LATER, the caller sends the same bytes again.
 * Only addresses that address_ok accepts and whole CRLF lines leave. Mail to other machines uses
 * TLS, version 1.2 or later, with a valid certificate. */
#ifndef POST_MAILER_H
#define POST_MAILER_H
#include "base/text.h"

enum mailer_kind { MAILER_FOLDER, MAILER_SMTP, MAILER_PROGRAM };

struct mailer_settings {
	enum mailer_kind kind;
	/* the folder; smtp://host[:port] or smtps://host[:port]; the program's absolute path */
	const char *where;
	/* For SMTP only; NULL: none. A loopback host needs no TLS for smtp:// unless authorities
	 * are given. */
	const char *user, *password;
	const char *authorities; /* a PEM file of the certificates to trust; NULL: the system's */
	int patience;		 /* seconds one mail may take, 1 to 3600; not for folders */
};

enum mailer_result {
	SENT, /* the server or program has the mail; a folder only once mailer_flush succeeds */
	SENT_LATER,   /* not now: try the same bytes again */
	SENT_REFUSED, /* never: the mail or its address is at fault */
};

struct mailer;

/* Copies the strings. Returns NULL with a reason. */
struct mailer *mailer_open(const struct mailer_settings *, struct buf *why);
/* Sends a mail. name is used for NAME.eml in a folder: a-z, 0-9, '.' and '-', at most 200, not
 * beginning with a dot; an existing file is replaced. Every result but SENT comes with a reason. */
enum mailer_result mailer_send(struct mailer *, const char *from, const char *to, struct span mail,
	const char *name, struct buf *why);
/* Makes every mail sent so far durable at once. Returns false with a reason: then all must be sent
 * again. Does something for folders only. */
bool mailer_flush(struct mailer *, struct buf *why);
/* Returns whether the last SENT_LATER was a failure on the way, and no answer of a server about the
 * mail: the next mail would fail as well. */
bool mailer_failed(const struct mailer *);
void mailer_close(struct mailer *); /* NULL is fine; flushes nothing */

#endif
