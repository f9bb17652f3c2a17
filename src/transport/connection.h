/* SPDX-License-Identifier: MIT
 * What connections to SMTP and IMAP servers have in common. They go to the server itself, never
 * through a proxy. With TLS, version 1.2 or later and with a valid certificate, they use it before a
 * name or a password is sent. */
#ifndef TRANSPORT_CONNECTION_H
#define TRANSPORT_CONNECTION_H
#include "base/text.h"

#include <curl/curl.h>

enum { CONNECTION_SHOWN = 200 }; /* columns of other people's text in a sentence */

struct connection_settings {
	const char *url, *user, *password; /* user, password NULL: none */
	const char *done;		   /* of IMAP: the folder that mails are moved to */
	bool tls;
	bool trusts_given; /* the authorities, PEM, instead of the system's */
	struct span authorities;
	int patience; /* seconds a request may take */
};

/* Sets up a connection; protocols as curl names them: "smtp,smtps". error gets curl's reasons.
 * Returns NULL with a reason. */
CURL *connection_open(const struct connection_settings *, const char *protocols,
	char error[CURL_ERROR_SIZE], struct buf *why);
void connection_close(CURL *); /* NULL is fine */
/* Appends why a request failed: the server's answer, where it gave one, else curl's reason. */
void connection_explain(
	struct buf *why, const struct buf *answer, const char error[CURL_ERROR_SIZE], CURLcode);

#endif
