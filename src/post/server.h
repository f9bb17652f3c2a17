/* SPDX-License-Identifier: MIT
 * What connections to SMTP and IMAP servers have in common. They go to the server itself, never by a
 * proxy; to other machines under TLS, version 1.2 at least, with a certificate that holds, before a
 * name or a password is sent. Private to this folder. */
#ifndef POST_SERVER_H
#define POST_SERVER_H
#include "base/text.h"

#include <curl/curl.h>

enum { SERVER_SHOWN = 200 }; /* columns of what others say, in a sentence */

struct server_login {
	const char *protocols;	     /* as curl names them: "smtp,smtps" */
	const char *user, *password; /* NULL: none */
	const char *authorities;     /* a PEM file; NULL: the system's */
};

/* Takes a URL apart: false where it is none of that protocol, with TLS or without, or where a name,
 * a password, a query or a fragment is in it. *path, where it is asked for, is curl's, to be freed by
 * it, and NULL where there is none. */
bool server_url(const char *url, const char *protocol, bool *loopback, char **path);
/* Sets what the text above promises. A loopback host needs no TLS unless authorities are given. */
void server_secure(CURL *, const struct server_login *, bool loopback);
/* Appends a text of others in quotation marks. */
void server_quote(struct buf *why, const char *s);

#endif
