/* SPDX-License-Identifier: MIT
 * What connections to SMTP and IMAP servers have in common. They go to the server itself, never
 * through a proxy. To other machines they use TLS, version 1.2 or later, with a valid certificate,
 * before a name or a password is sent. Private to this folder. */
#ifndef POST_SERVER_H
#define POST_SERVER_H
#include "base/text.h"

#include <curl/curl.h>

enum { SERVER_SHOWN = 200 }; /* columns of other people's text in a sentence */

struct server_settings {
	const char *protocols;	     /* as curl names them: "smtp,smtps" */
	const char *user, *password; /* NULL: none */
	const char *authorities;     /* a PEM file; NULL: the system's */
};

/* Takes a URL apart. Returns false where it is not of that protocol, with or without TLS, or holds
 * a name, a password, a query or a fragment. *path (path may be NULL) is allocated by curl and must
 * be freed by curl; NULL where the URL has no path. */
bool server_url(const char *url, const char *protocol, bool *loopback, char **path);
/* Sets up a connection as the text above promises, with a limit of `patience` seconds for each
 * request; returns NULL with a reason. A loopback host needs no TLS unless authorities are given.
 * error gets curl's reasons. */
CURL *server_open(const struct server_settings *, bool loopback, int patience,
	char error[CURL_ERROR_SIZE], struct buf *why);
void server_close(CURL *); /* NULL is fine */
/* Appends why a request failed: the server's answer, where it gave one, else curl's reason. */
void server_explain(
	struct buf *why, const struct buf *answer, const char error[CURL_ERROR_SIZE], CURLcode);
/* Appends other people's text in quotation marks. */
void server_quote(struct buf *why, const char *s);

#endif
