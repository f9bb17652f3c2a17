/* SPDX-License-Identifier: MIT
 * Mails out by an SMTP server, over one connection. */
#ifndef TRANSPORT_SMTP_H
#define TRANSPORT_SMTP_H
#include "transport/connection.h"

enum smtp_verdict { SMTP_TAKEN, SMTP_LATER, SMTP_NEVER };

struct smtp;

struct smtp *smtp_open(const struct connection_settings *, struct buf *why);
/* Sends a mail; from and to are addresses, its lines end in CRLF. Every verdict but SMTP_TAKEN comes
 * with a reason, as the server gives it. *way: it was a failure on the way, and no answer of a server
 * about the mail. */
enum smtp_verdict smtp_send(struct smtp *, const char *from, const char *to, struct span mail,
	bool *way, struct buf *why);
void smtp_close(struct smtp *); /* NULL is fine */

#endif
