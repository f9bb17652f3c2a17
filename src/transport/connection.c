/* SPDX-License-Identifier: MIT */
#include "transport/connection.h"

#include <string.h>

static CURLcode trust(CURL *c, struct span authorities)
{
	struct curl_blob pem = { (void *)authorities.s, authorities.n, CURL_BLOB_COPY };

	curl_easy_setopt(c, CURLOPT_CAPATH, NULL);
	return curl_easy_setopt(c, CURLOPT_CAINFO_BLOB, &pem);
}

static CURLcode secure(CURL *c, const struct connection_settings *want)
{
	curl_easy_setopt(c, CURLOPT_USE_SSL, (long)(want->tls ? CURLUSESSL_ALL : CURLUSESSL_NONE));
	curl_easy_setopt(c, CURLOPT_SSLVERSION, (long)CURL_SSLVERSION_TLSv1_2);
	curl_easy_setopt(c, CURLOPT_SSL_VERIFYPEER, 1L);
	curl_easy_setopt(c, CURLOPT_SSL_VERIFYHOST, 2L);
	if (want->user)
		curl_easy_setopt(c, CURLOPT_USERNAME, want->user);
	if (want->password)
		curl_easy_setopt(c, CURLOPT_PASSWORD, want->password);
	/* no proxy: one could read plain mail on its way to loopback */
	curl_easy_setopt(c, CURLOPT_PROXY, "");
	return want->trusts_given ? trust(c, want->authorities) : CURLE_OK;
}

CURL *connection_open(const struct connection_settings *want, const char *protocols,
	char error[CURL_ERROR_SIZE], struct buf *why)
{
	CURL *c = curl_easy_init();

	if (!c) {
		buf_str(why, "cannot start libcurl, try again");
		return NULL;
	}
	if (secure(c, want)) {
		buf_str(why,
			"use a libcurl with OpenSSL: this libcurl takes no certificate authority "
			"of your own");
		curl_easy_cleanup(c);
		return NULL;
	}
	curl_easy_setopt(c, CURLOPT_PROTOCOLS_STR, protocols);
	/* CURLOPT_NOSIGNAL stays off, as curl then keeps SIGPIPE from us */
	curl_easy_setopt(c, CURLOPT_TIMEOUT, (long)want->patience);
	curl_easy_setopt(c, CURLOPT_ERRORBUFFER, error);
	return c;
}

void connection_close(CURL *c)
{
	curl_easy_cleanup(c);
}

void connection_explain(
	struct buf *why, const struct buf *answer, const char error[CURL_ERROR_SIZE], CURLcode code)
{
	struct span said = span_of(*error ? error : curl_easy_strerror(code));

	if (answer) {
		buf_str(why, "the server says ");
		said = span_of_buf(answer);
	}
	said = span_trim(said);
	text_clean(why, said.s, said.n, CONNECTION_SHOWN);
}
