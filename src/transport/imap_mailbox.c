/* SPDX-License-Identifier: MIT */
#include "transport/imap_mailbox.h"
#include "post/imap.h"
#include "transport/imap_line.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

/* Lines longer than LINE_BYTES hold nothing that we ask for. WINDOW: how many mails are listed at once.
 * The libcurl of Debian 12 ends a request after 300 KiB of lines, and counts a line again for each
 * that came before it in one piece. */
enum { WINDOW = 40, LINE_BYTES = 2000 };

struct listed_mail {
	long long uid, size, received;
};

struct imap_mailbox {
	CURL *curl;	/* NULL: none */
	char *url;	/* as the settings give it */
	char *selected; /* url with the UIDVALIDITY, so that curl selects no other mailbox */
	char *done;
	long long validity, exists, after;
	bool changed; /* the UIDVALIDITY has changed */
	bool broken;
	bool cut; /* more mails lie there than a run hands out */
	bool old; /* mails lie there that imap_list was told to leave out */
	time_t end;

	struct listed_mail *found;
	size_t founds, next;

	/* the answer to the request under way */
	bool listing, body, large, refused;
	struct buf bytes, said;
	char error[CURL_ERROR_SIZE];
};

/* ---- what the server says ---- */

static void keep_found(struct imap_mailbox *m, const struct imap_line *line)
{
	if (line->uid <= m->after)
		m->old = true;
	if (line->uid <= m->after || m->founds == IMAP_LYING)
		return;
	m->found = xmore(m->found, m->founds, sizeof *m->found);
	m->found[m->founds++] = (struct listed_mail){ line->uid, line->size, line->received };
}

static size_t take_line(char *s, size_t size, size_t n, void *mailbox)
{
	struct imap_mailbox *m = mailbox;
	struct imap_line line;

	if (size * n > LINE_BYTES)
		return size * n;
	line = imap_line_read((struct span){ s, size * n });
	if (line.says == IMAP_EXISTS) {
		m->exists = line.number;
	} else if (line.says == IMAP_VALIDITY) {
		m->changed = m->validity && m->validity != line.number;
		m->validity = m->validity ? m->validity : line.number;
	} else if (line.says == IMAP_MAIL && m->listing) {
		keep_found(m, &line);
	} else if (line.says == IMAP_REFUSED) {
		m->refused = true;
		buf_clear(&m->said);
		buf_add(&m->said, line.text.s, line.text.n);
	}
	return size * n;
}

/* To take fewer bytes than curl offers ends the transfer: a server may send more than it
 * announced. */
static size_t take_bytes(char *s, size_t size, size_t n, void *mailbox)
{
	struct imap_mailbox *m = mailbox;

	if (!m->body)
		return size * n;
	if (m->bytes.n + size * n > INCOMING_MOST) {
		m->large = true;
		return 0;
	}
	buf_add(&m->bytes, s, size * n);
	return size * n;
}

/* ---- asking ---- */

static void explain(const struct imap_mailbox *m, CURLcode code, const char *verb, struct buf *why)
{
	buf_fmt(why, "cannot %s ", verb);
	text_quote(why, m->url);
	buf_str(why, ": ");
	if (m->changed) {
		buf_str(why,
			"the server has renumbered its mails meanwhile (UIDVALIDITY), take letters "
			"again");
	} else if (code == CURLE_LOGIN_DENIED) {
		/* the server's answer could repeat what it was sent, so it is not shown */
		buf_str(why, "it does not take this user and password");
	} else {
		connection_explain(why, m->refused ? &m->said : NULL, m->error, code);
	}
}

/* Returns whether to ask the server no more. A refused request or a garbled answer may be due to
 * one mail alone. */
static bool ends_all(const struct imap_mailbox *m, CURLcode code)
{
	if (m->changed || code == CURLE_LOGIN_DENIED)
		return true;
	return code && !m->refused && code != CURLE_REMOTE_FILE_NOT_FOUND
		&& code != CURLE_WEIRD_SERVER_REPLY;
}

static CURLcode perform(struct imap_mailbox *m, const char *url, const char *request)
{
	CURLcode code;

	m->refused = false;
	buf_clear(&m->said);
	m->error[0] = 0;
	curl_easy_setopt(m->curl, CURLOPT_URL, url);
	curl_easy_setopt(m->curl, CURLOPT_CUSTOMREQUEST, request);
	code = curl_easy_perform(m->curl);
	m->broken |= ends_all(m, code);
	return m->changed ? CURLE_QUOTE_ERROR : code;
}

static bool ask(struct imap_mailbox *m, const char *request, const char *verb, struct buf *why)
{
	CURLcode code = perform(m, m->selected ? m->selected : m->url, request);

	if (code)
		explain(m, code, verb, why);
	return !code;
}

/* ---- opening ---- */

static bool start(struct imap_mailbox *m, const struct connection_settings *want, struct buf *why)
{
	m->curl = connection_open(want, "imap,imaps", m->error, why);
	if (!m->curl)
		return false;
	curl_easy_setopt(m->curl, CURLOPT_MAXFILESIZE_LARGE, (curl_off_t)INCOMING_MOST);
	curl_easy_setopt(m->curl, CURLOPT_HEADERFUNCTION, take_line);
	curl_easy_setopt(m->curl, CURLOPT_HEADERDATA, m);
	curl_easy_setopt(m->curl, CURLOPT_WRITEFUNCTION, take_bytes);
	curl_easy_setopt(m->curl, CURLOPT_WRITEDATA, m);
	return true;
}

/* Selects the mailbox; curl selects the one of the URL before it sends a request. */
static bool select_mailbox(struct imap_mailbox *m, struct buf *why)
{
	struct buf url = BUF_INIT;

	if (!ask(m, "NOOP", "open the mailbox", why))
		return false;
	if (!m->validity) {
		buf_str(why, "cannot read the mailbox ");
		text_quote(why, m->url);
		buf_str(why, ": the server gives no UIDVALIDITY");
		return false;
	}
	buf_fmt(&url, "%s;UIDVALIDITY=%lld", m->url, m->validity);
	m->selected = buf_take(&url);
	return true;
}

struct imap_mailbox *imap_mailbox_open(const struct connection_settings *want, struct buf *why)
{
	struct imap_mailbox *m;

	m = xalloc(1, sizeof *m);
	m->bytes = m->said = (struct buf)BUF_INIT;
	m->url = xcopy(want->url, strlen(want->url));
	m->done = xcopy(want->done, strlen(want->done));
	m->end = time(NULL) + IMAP_SECONDS;
	if (start(m, want, why) && select_mailbox(m, why))
		return m;
	imap_mailbox_close(m);
	return NULL;
}

void imap_mailbox_close(struct imap_mailbox *m)
{
	if (!m)
		return;
	connection_close(m->curl);
	buf_free(&m->bytes);
	buf_free(&m->said);
	free(m->found);
	free(m->url);
	free(m->selected);
	free(m->done);
	free(m);
}

long long imap_mailbox_validity(const struct imap_mailbox *m)
{
	return m->validity;
}

bool imap_mailbox_broken(const struct imap_mailbox *m)
{
	return m->broken;
}

bool imap_mailbox_unfinished(const struct imap_mailbox *m)
{
	return m->broken || m->cut || m->next < m->founds;
}

/* ---- listing ---- */

static int found_order(const void *a, const void *b)
{
	const struct listed_mail *x = a, *y = b;

	return (x->uid > y->uid) - (x->uid < y->uid);
}

/* Sorts the mails, and drops duplicates and the newest of too many. */
static void arrange(struct imap_mailbox *m)
{
	size_t n = 0;

	if (m->founds)
		qsort(m->found, m->founds, sizeof *m->found, found_order);
	for (size_t i = 0; i < m->founds; i++)
		if (!n || m->found[n - 1].uid != m->found[i].uid)
			m->found[n++] = m->found[i];
	m->cut = n > IMAP_MAILS;
	m->founds = m->cut ? IMAP_MAILS : n;
}

/* Asks from the newest mail down. When others delete mails meanwhile, later mails get lower
 * numbers, so a mail may be seen twice, but none is missed. The windows keep an answer small enough
 * for curl. */
bool imap_mailbox_list(struct imap_mailbox *m, long long after, struct buf *why)
{
	long long top = m->exists;
	char request[100];
	bool ok = true;

	if (top > IMAP_LYING) {
		buf_str(why, "cannot read the mailbox ");
		text_quote(why, m->url);
		buf_fmt(why, ": %lld mails lie there, move old ones away until %d are left", top,
			IMAP_LYING);
		return false;
	}
	m->after = after;
	m->listing = true;
	while (ok && top > 0 && !m->old) {
		long long low = top > WINDOW ? top - WINDOW + 1 : 1;

		snprintf(request, sizeof request, "FETCH %lld:%lld (UID INTERNALDATE RFC822.SIZE)",
			low, top);
		ok = ask(m, request, "list the mailbox", why);
		top = low - 1;
	}
	m->listing = false;
	arrange(m);
	return ok;
}

/* ---- fetching ---- */

static CURLcode fetch(struct imap_mailbox *m, long long uid)
{
	struct buf url = BUF_INIT;
	CURLcode code;

	buf_fmt(&url, "%s/;UID=%lld", m->selected, uid);
	buf_clear(&m->bytes);
	m->large = false;
	m->body = true;
	code = perform(m, url.s, NULL);
	m->body = false;
	buf_free(&url);
	return code;
}

static bool is_gone(const struct imap_mailbox *m, CURLcode code)
{
	static const char gone[] = "[EXPUNGEISSUED]";

	return code == CURLE_REMOTE_FILE_NOT_FOUND
		&& (!m->refused || span_starts(span_of_buf(&m->said), gone));
}

static enum source_result fetch_letter(
	struct imap_mailbox *m, const struct listed_mail *f, struct buf *why)
{
	CURLcode code = f->size > INCOMING_MOST ? CURLE_FILESIZE_EXCEEDED : fetch(m, f->uid);

	if (!code)
		return SOURCE_LETTER;
	if (m->large || code == CURLE_FILESIZE_EXCEEDED) {
		/* curl closes such a connection and opens another for the next mail */
		m->broken = false;
		m->large = true;
		buf_cut(&m->bytes, m->bytes.n < INCOMING_HEAD ? m->bytes.n : INCOMING_HEAD);
		return SOURCE_LETTER;
	}
	if (is_gone(m, code))
		return SOURCE_END;
	explain(m, code, "fetch a mail from", why);
	return SOURCE_FAILED;
}

enum source_result imap_mailbox_next(
	struct imap_mailbox *m, struct mailbox_mail *mail, struct buf *why)
{
	enum source_result step = SOURCE_END;
	const struct listed_mail *f = NULL;

	*mail = (struct mailbox_mail){ .bytes = { "", 0 } };
	while (step == SOURCE_END && m->next < m->founds && !m->broken && time(NULL) < m->end) {
		f = &m->found[m->next++];
		buf_clear(&m->bytes);
		m->large = false;
		step = fetch_letter(m, f, why);
	}
	if (step != SOURCE_END)
		*mail = (struct mailbox_mail){ f->uid, f->received, span_of_buf(&m->bytes),
			m->large };
	return step;
}

/* ---- moving ---- */

static bool try_request(struct imap_mailbox *m, const char *verb, const char *set, const char *rest,
	struct buf *why)
{
	struct buf request = BUF_INIT;
	bool ok;

	buf_fmt(&request, "UID %s %s%s%s", verb, set, *rest ? " " : "", rest);
	ok = ask(m, request.s, "move mails out of", why);
	buf_free(&request);
	return ok;
}

/* For servers without MOVE: copies the mails and expunges exactly those. On servers that cannot do
 * that either, the mails stay, marked as deleted. */
static bool copy_set(struct imap_mailbox *m, const char *set, struct buf *why)
{
	struct buf ignored = BUF_INIT;
	bool ok = try_request(m, "COPY", set, m->done, why)
		&& try_request(m, "STORE", set, "+FLAGS.SILENT (\\Deleted)", why);

	if (ok)
		try_request(m, "EXPUNGE", set, "", &ignored);
	buf_free(&ignored);
	return ok;
}

static bool move_set(struct imap_mailbox *m, const char *set, struct buf *why)
{
	struct buf create = BUF_INIT, ignored = BUF_INIT;
	bool ok = try_request(m, "MOVE", set, m->done, &ignored);

	if (!ok && !m->broken) {
		buf_fmt(&create, "CREATE %s", m->done);
		ask(m, create.s, "make a folder beside", &ignored);
		buf_clear(&ignored);
		ok = try_request(m, "MOVE", set, m->done, &ignored);
	}
	if (!ok && !m->broken)
		ok = copy_set(m, set, why);
	else if (!ok)
		buf_add(why, ignored.s, ignored.n);
	buf_free(&create);
	buf_free(&ignored);
	return ok;
}

bool imap_mailbox_move(struct imap_mailbox *m, const char *uids, struct buf *why)
{
	return move_set(m, uids, why);
}

bool imap_mailbox_move_old(struct imap_mailbox *m, struct buf *why)
{
	struct buf set = BUF_INIT;
	bool ok;

	buf_fmt(&set, "1:%lld", m->after);
	ok = !m->old || move_set(m, set.s, why);
	buf_free(&set);
	return ok;
}
