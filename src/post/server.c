/* SPDX-License-Identifier: MIT */
#include "post/server.h"
#include "base/file.h"
#include "post/source.h"
#include "post/worker.h"

#include <stdlib.h>
#include <string.h>

enum { ANSWER_MOST = INCOMING_MOST + 4096, REASON_COLUMNS = 1000, HOST_MOST = 253 };

#define DIGITS "0123456789"
#define LETTERS "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

static const char program[] = "tradepost-transport";

struct server {
	struct worker *worker;
	struct buf answer;
};

/* ---- URLs ---- */

static bool skip(const char **s, const char *word)
{
	if (!span_starts(span_of(*s), word))
		return false;
	*s += strlen(word);
	return true;
}

/* Takes the host off the front. */
static bool take_host(const char **s, struct span *host)
{
	bool brackets = **s == '[';
	size_t n = strspn(*s + brackets, brackets ? DIGITS "abcdefABCDEF:." : DIGITS LETTERS ".-_");

	if (!n || n > HOST_MOST || (brackets && (*s)[n + 1] != ']'))
		return false;
	n += brackets ? 2 : 0;
	*host = (struct span){ *s, n };
	*s += n;
	return true;
}

static bool take_port(const char **s)
{
	size_t n;
	long long port;

	if (**s != ':')
		return true;
	++*s;
	n = strspn(*s, DIGITS);
	if (!span_int((struct span){ *s, n }, 1, 65535, &port))
		return false;
	*s += n;
	return true;
}

bool server_url_read(struct server_url *u, const char *url, const char *protocol)
{
	struct span host;

	*u = (struct server_url){ .path = { "", 0 } };
	if (!skip(&url, protocol))
		return false;
	skip(&url, "s");
	if (!skip(&url, "://") || !take_host(&url, &host) || !take_port(&url))
		return false;
	u->loopback =
		span_is(host, "localhost") || span_is(host, "127.0.0.1") || span_is(host, "[::1]");
	if (*url == '/')
		u->path = span_of(url + 1);
	return (!*url || *url == '/') && strspn(u->path.s, DIGITS LETTERS "._-/") == u->path.n;
}

/* ---- answers ---- */

static bool take_number(struct span *line, long long most, long long *number)
{
	struct span word;

	return span_word(line, &word) && span_int(word, 0, most, number);
}

bool server_answer_read(struct server_answer *a, struct span frame)
{
	struct span line;
	long long verdict, flags;

	*a = (struct server_answer){ .rest = frame };
	if (!memchr(frame.s, '\n', frame.n))
		return false;
	span_line(&a->rest, &line);
	if (!take_number(&line, SERVER_NOT, &verdict)
		|| !take_number(&line, SERVER_WAY | SERVER_LEFT | SERVER_LARGE, &flags)
		|| !take_number(&line, SERVER_NUMBER_MOST, &a->number)
		|| !take_number(&line, SERVER_DATE_MOST, &a->received) || line.n)
		return false;
	a->verdict = (enum server_verdict)verdict;
	a->way = flags & SERVER_WAY;
	a->left = flags & SERVER_LEFT;
	a->large = flags & SERVER_LARGE;
	return a->rest.n <= (a->large ? INCOMING_HEAD : INCOMING_MOST);
}

void server_reason(struct buf *why, const struct server_answer *a)
{
	if (a->rest.n)
		text_clean(why, a->rest.s, a->rest.n, REASON_COLUMNS);
	else
		buf_fmt(why, "'%s' gives no reason", program);
}

/* ---- asking ---- */

void server_distrust(struct server *s, struct buf *why)
{
	worker_stop(s->worker);
	buf_fmt(why, "'%s' gave an answer that makes no sense", program);
}

bool server_ask(struct server *s, const struct span *pieces, int n, int seconds,
	struct server_answer *a, struct buf *why)
{
	static const struct server_answer lost = {
		.verdict = SERVER_FAILED, .way = true, .rest = { "", 0 }
	};
	int patience = 1000 * (seconds + SERVER_SLACK);

	*a = lost;
	buf_clear(&s->answer);
	if (!worker_runs(s->worker)) {
		buf_fmt(why, "'%s' has ended before", program);
		return false;
	}
	if (!worker_send(s->worker, pieces, n, patience, why)
		|| !worker_receive(s->worker, &s->answer, ANSWER_MOST, patience, why))
		return false;
	if (server_answer_read(a, span_of_buf(&s->answer)))
		return true;
	*a = lost;
	server_distrust(s, why);
	return false;
}

/* ---- opening ---- */

static unsigned flags_of(const struct server_settings *want)
{
	struct server_url url;

	return (want->user ? SERVER_USER : 0U) | (want->password ? SERVER_PASSWORD : 0U)
		| (want->authorities ? SERVER_AUTHORITY : 0U)
		| (!server_url_read(&url, want->url, want->protocol) || !url.loopback
					|| want->authorities
				? SERVER_TLS
				: 0U);
}

/* The text and its final 0. */
static struct span whole(const char *text)
{
	const char *s = text ? text : "";

	return (struct span){ s, strlen(s) + 1 };
}

/* The password goes from the caller's memory into the pipe: there is no copy of it. It goes last, so
 * that no buffer grows once the password is in it. */
static bool ask_open(struct server *s, const struct server_settings *want, const char *authorities,
	struct server_answer *a, struct buf *why)
{
	struct buf line = BUF_INIT;
	bool ok;

	buf_fmt(&line, "open %s %d %u\n", want->protocol, want->patience, flags_of(want));
	ok = server_ask(s,
		(const struct span[]){ span_of_buf(&line), whole(want->url), whole(want->user),
			whole(want->done), whole(authorities), whole(want->password) },
		6, want->patience, a, why);
	buf_free(&line);
	if (ok && a->verdict != SERVER_DONE)
		server_reason(why, a);
	return ok && a->verdict == SERVER_DONE;
}

struct server *server_open(
	const struct server_settings *want, struct server_answer *a, struct buf *why)
{
	struct server *s = xalloc(1, sizeof *s);
	struct buf authorities = BUF_INIT;
	bool ok;

	*s = (struct server){ worker_make(program), BUF_INIT };
	ok = (!want->authorities
		     || file_read(&authorities, want->authorities, SERVER_AUTHORITIES, why))
		&& worker_start(s->worker, why) && ask_open(s, want, authorities.s, a, why);
	buf_free(&authorities);
	if (ok)
		return s;
	server_close(s);
	return NULL;
}

void server_close(struct server *s)
{
	if (!s)
		return;
	worker_free(s->worker);
	buf_free(&s->answer);
	free(s);
}

bool server_look(bool *shut_in, struct buf *why)
{
	struct worker *w = worker_make(program);
	bool ok = worker_start(w, why);

	*shut_in = ok && worker_is_shut_in(w);
	worker_free(w);
	return ok;
}
