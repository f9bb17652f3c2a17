/* SPDX-License-Identifier: MIT */
#include "post/server.h"
#include "base/fail.h"

#include <string.h>

static bool is_scheme(const char *scheme, const char *protocol)
{
	size_t n = strlen(protocol);

	return !strncmp(scheme, protocol, n) && (!scheme[n] || !strcmp(scheme + n, "s"));
}

static bool is_loopback(const char *host)
{
	return !strcmp(host, "localhost") || !strcmp(host, "127.0.0.1") || !strcmp(host, "[::1]");
}

bool server_url(const char *url, const char *protocol, bool *loopback, char **path)
{
	CURLU *parts = curl_url();
	char *host = NULL, *scheme = NULL, *no = NULL;
	bool ok;

	if (path)
		*path = NULL;
	if (!parts)
		out_of_memory();
	ok = !curl_url_set(parts, CURLUPART_URL, url, 0)
		&& !curl_url_get(parts, CURLUPART_SCHEME, &scheme, 0)
		&& !curl_url_get(parts, CURLUPART_HOST, &host, 0) && is_scheme(scheme, protocol)
		&& curl_url_get(parts, CURLUPART_USER, &no, 0) == CURLUE_NO_USER
		&& curl_url_get(parts, CURLUPART_PASSWORD, &no, 0) == CURLUE_NO_PASSWORD
		&& curl_url_get(parts, CURLUPART_QUERY, &no, 0) == CURLUE_NO_QUERY
		&& curl_url_get(parts, CURLUPART_FRAGMENT, &no, 0) == CURLUE_NO_FRAGMENT
		&& (!path || !curl_url_get(parts, CURLUPART_PATH, path, 0));
	*loopback = ok && is_loopback(host);
	curl_free(host);
	curl_free(scheme);
	curl_free(no);
	curl_url_cleanup(parts);
	return ok;
}

static void secure(CURL *c, const struct server_settings *want, bool loopback)
{
	bool tls = !loopback || want->authorities;

	curl_easy_setopt(c, CURLOPT_USE_SSL, (long)(tls ? CURLUSESSL_ALL : CURLUSESSL_NONE));
	curl_easy_setopt(c, CURLOPT_SSLVERSION, (long)CURL_SSLVERSION_TLSv1_2);
	curl_easy_setopt(c, CURLOPT_SSL_VERIFYPEER, 1L);
	curl_easy_setopt(c, CURLOPT_SSL_VERIFYHOST, 2L);
	if (want->authorities)
		curl_easy_setopt(c, CURLOPT_CAINFO, want->authorities);
	if (want->user)
		curl_easy_setopt(c, CURLOPT_USERNAME, want->user);
	if (want->password)
		curl_easy_setopt(c, CURLOPT_PASSWORD, want->password);
	/* no proxy: one from the environment could read plain mail on its way to loopback */
	curl_easy_setopt(c, CURLOPT_PROXY, "");
	curl_easy_setopt(c, CURLOPT_PROTOCOLS_STR, want->protocols);
}

CURL *server_open(const struct server_settings *want, bool loopback, int patience,
	char error[CURL_ERROR_SIZE], struct buf *why)
{
	bool global = !curl_global_init(CURL_GLOBAL_DEFAULT);
	CURL *c = global ? curl_easy_init() : NULL;

	if (!c) {
		if (global)
			curl_global_cleanup();
		buf_str(why, "cannot start libcurl, try again");
		return NULL;
	}
	secure(c, want, loopback);
	/* CURLOPT_NOSIGNAL stays off, as curl then keeps SIGPIPE from us */
	curl_easy_setopt(c, CURLOPT_TIMEOUT, (long)patience);
	curl_easy_setopt(c, CURLOPT_ERRORBUFFER, error);
	return c;
}

void server_close(CURL *c)
{
	if (!c)
		return;
	curl_easy_cleanup(c);
	curl_global_cleanup();
}

void server_explain(
	struct buf *why, const struct buf *answer, const char error[CURL_ERROR_SIZE], CURLcode code)
{
	struct span said = span_of(*error ? error : curl_easy_strerror(code));

	if (answer) {
		buf_str(why, "the server says ");
		said = span_of_buf(answer);
	}
	said = span_trim(said);
	text_clean(why, said.s, said.n, SERVER_SHOWN);
}

void server_quote(struct buf *why, const char *s)
{
	buf_char(why, '\'');
	text_clean(why, s, strlen(s), SERVER_SHOWN);
	buf_char(why, '\'');
}
