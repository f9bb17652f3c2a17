/* SPDX-License-Identifier: MIT */
#include "post/imap.h"
#include "base/fail.h"
#include "post/server.h"

#include <stdlib.h>
#include <string.h>

#define FOLDER_CHARS "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-/"

/* How many requests one question may take, each for as long as the patience. */
enum { MOVE_REQUESTS = 7 };

struct imap {
	struct server *server;
	char *url;
	int patience;
	long long validity, last; /* last: the UID of the mail handed out last */
	bool broken, left;
	struct buf name;
};

/* ---- settings ---- */

bool imap_is_url(const char *word)
{
	return span_starts(span_of(word), "imap://") || span_starts(span_of(word), "imaps://");
}

static bool folder_ok(struct span name)
{
	return name.n && name.n <= 100 && name.s[name.n - 1] != '/'
		&& strspn(name.s, FOLDER_CHARS) == name.n;
}

bool imap_settings_ok(const struct imap_settings *want, struct buf *why)
{
	struct server_url url;

	if (!server_url_read(&url, want->url, "imap") || !folder_ok(url.path)) {
		/* the URL is not shown, as a password may be in it */
		buf_str(why,
			"cannot use the URL of the mailbox: give imaps://host/INBOX or "
			"imap://host/INBOX, without user and password, which have settings of "
			"their own");
		return false;
	}
	if (!folder_ok(span_of(want->done)) || span_folds(span_of(want->done), url.path.s)) {
		buf_str(why, "cannot move mails to the folder ");
		text_quote(why, want->done);
		buf_str(why,
			": give another one than the mailbox, of a-z, A-Z, 0-9, '.', '_', '-' "
			"and '/'");
		return false;
	}
	return true;
}

/* ---- asking ---- */

/* Returns whether the worker answered; without an answer the mailbox is broken. */
static bool ask(
	struct imap *m, const char *question, int seconds, struct server_answer *a, struct buf *why)
{
	struct span all = span_of(question);
	bool ok = server_ask(m->server, &all, 1, seconds, a, why);

	m->broken |= a->way;
	m->left = a->left;
	return ok;
}

static bool does(struct imap *m, const char *question, int seconds, struct buf *why)
{
	struct server_answer a;

	if (!ask(m, question, seconds, &a, why))
		return false;
	if (a.verdict != SERVER_DONE)
		server_reason(why, &a);
	return a.verdict == SERVER_DONE;
}

/* ---- opening ---- */

struct imap *imap_open(const struct imap_settings *want, struct buf *why)
{
	struct server_settings way = { "imap", want->url, want->user, want->password,
		want->authorities, want->done, want->patience };
	struct server_answer a;
	struct server *server;
	struct imap *m;

	must(want->patience > 0 && want->patience <= 3600);
	if (!imap_settings_ok(want, why))
		return NULL;
	server = server_open(&way, &a, why);
	if (!server)
		return NULL;
	if (!a.number) {
		server_distrust(server, why);
		server_close(server);
		return NULL;
	}
	m = xalloc(1, sizeof *m);
	*m = (struct imap){ .server = server,
		.url = xcopy(want->url, strlen(want->url)),
		.patience = want->patience,
		.validity = a.number,
		.name = BUF_INIT };
	return m;
}

void imap_close(struct imap *m)
{
	if (!m)
		return;
	server_close(m->server);
	buf_free(&m->name);
	free(m->url);
	free(m);
}

long long imap_validity(const struct imap *m)
{
	return m->validity;
}

bool imap_broken(const struct imap *m)
{
	return m->broken;
}

bool imap_unfinished(const struct imap *m)
{
	return m->broken || m->left;
}

/* ---- mails ---- */

bool imap_list(struct imap *m, long long after, struct buf *why)
{
	struct buf question = BUF_INIT;
	bool ok;

	buf_fmt(&question, "list %lld\n", after);
	m->last = after;
	ok = does(m, question.s, IMAP_SECONDS + m->patience, why);
	buf_free(&question);
	return ok;
}

/* Mails come in the order of their UIDs, each once. */
static enum source_result distrust(struct imap *m, struct buf *why)
{
	server_distrust(m->server, why);
	m->broken = true;
	return SOURCE_FAILED;
}

enum source_result imap_next(struct imap *m, struct incoming_letter *letter, struct buf *why)
{
	struct server_answer a;

	*letter = (struct incoming_letter){ .signature = { "", 0 }, .name = m->url };
	if (m->broken)
		return SOURCE_END;
	if (!ask(m, "next\n", IMAP_SECONDS + m->patience, &a, why))
		return SOURCE_FAILED;
	if (a.verdict == SERVER_NOT)
		return SOURCE_END;
	if (a.number <= m->last)
		return distrust(m, why);
	m->last = a.number;
	buf_clear(&m->name);
	buf_fmt(&m->name, "%s, mail %lld", m->url, a.number);
	letter->name = m->name.s;
	letter->received = a.received;
	letter->token = (size_t)a.number;
	if (a.verdict == SERVER_FAILED) {
		server_reason(why, &a);
		return SOURCE_FAILED;
	}
	letter->bytes = a.rest;
	letter->too_large = a.large;
	return SOURCE_LETTER;
}

/* ---- moving ---- */

bool imap_move(struct imap *m, const long long *uid, int n, struct buf *why)
{
	struct buf question = BUF_INIT;
	bool ok;

	must(n <= IMAP_MOVED);
	buf_str(&question, "move ");
	for (int i = 0; i < n; i++)
		buf_fmt(&question, "%s%lld", i ? "," : "", uid[i]);
	buf_char(&question, '\n');
	ok = !n || does(m, question.s, MOVE_REQUESTS * m->patience, why);
	buf_free(&question);
	return ok;
}

bool imap_move_old(struct imap *m, struct buf *why)
{
	return does(m, "move-old\n", MOVE_REQUESTS * m->patience, why);
}
