/* SPDX-License-Identifier: MIT */
#include "cmd/mailbox.h"
#include "club/transport.h"
#include "cmd/open.h"

#include <stdlib.h>
#include <string.h>

enum { PATIENCE = 3600 };

struct mailbox {
	struct club *club;
	struct imap *imap;
	char *name;	  /* of the cursor */
	bool skipped;	  /* a mail could not be read: the cursor stays before it */
	long long newest; /* the highest UID of such mails */
	long long done[IMAP_MOVED];
	int moves; /* number of mails in done, still to be moved */
};

/* A server may hold mailboxes of several users. */
static char *cursor_name(const char *url, const char *user)
{
	const char *host = strstr(url, "://") + 3;
	struct buf name = BUF_INIT;

	buf_add(&name, url, (size_t)(host - url));
	if (*user)
		buf_fmt(&name, "%s@", user);
	buf_str(&name, host);
	return buf_take(&name);
}

struct mailbox *mailbox_open(struct club *club, const char *url)
{
	struct mailbox *b = xalloc(1, sizeof *b);
	struct buf why = BUF_INIT;
	long long validity, uid;
	bool ok;

	b->club = club;
	b->name = cursor_name(url, club->setting[S_IMAP_USER]);
	need(transport_in_known(club, url, &why), EX_CONFIG, &why);
	b->imap = transport_in(club, url, &why);
	need(b->imap != NULL, EX_TEMPFAIL, &why);
	ok = store_get_cursor(club->store, b->name, &validity, &uid, &why);
	need_store(ok, club->store, EX_IOERR, &why);
	/* Under another UIDVALIDITY all is read again; letters are recognized by their content. */
	ok = imap_list(b->imap, validity == imap_validity(b->imap) ? uid : 0, &why);
	need(ok, EX_TEMPFAIL, &why);
	if (!imap_move_old(b->imap, &why))
		warn("%s", why.s);
	buf_free(&why);
	return b;
}

enum source_result mailbox_next(struct mailbox *b, struct incoming_letter *a, struct buf *why)
{
	enum source_result step = imap_next(b->imap, a, why);

	if (step == SOURCE_FAILED)
		mailbox_skip(b, a->token);
	return step;
}

void mailbox_skip(struct mailbox *b, size_t token)
{
	b->skipped = true;
	b->newest = (long long)token > b->newest ? (long long)token : b->newest;
}

/* Notes of the club hold the newest unread mail and since when: each such mail has its hour. */
static bool skips_lately(struct mailbox *b, long long now)
{
	struct store *store = b->club->store;
	struct buf name[2] = { BUF_INIT, BUF_INIT }, why = BUF_INIT;
	long long newest = 0, since = 0;
	bool ok;

	buf_fmt(&name[0], "unread %s", b->name);
	buf_fmt(&name[1], "unread-since %s", b->name);
	ok = store_get_note(store, name[0].s, &newest, &why)
		&& store_get_note(store, name[1].s, &since, &why);
	if (ok && b->newest != newest) {
		since = b->newest > newest ? now : since;
		ok = store_begin(store, &why) && store_save_note(store, name[0].s, b->newest, &why)
			&& store_save_note(store, name[1].s, since, &why)
			&& store_commit(store, &why);
	}
	need_store(ok, store, EX_IOERR, &why);
	buf_free(&name[0]);
	buf_free(&name[1]);
	return b->skipped && now < since + PATIENCE && since <= now;
}

bool mailbox_unfinished(struct mailbox *b, long long now)
{
	bool skips = skips_lately(b, now);

	return imap_unfinished(b->imap) || skips;
}

bool mailbox_keep(struct mailbox *b, size_t token, struct buf *why)
{
	return b->skipped
		|| store_save_cursor(
			b->club->store, b->name, imap_validity(b->imap), (long long)token, why);
}

bool mailbox_done(struct mailbox *b, size_t token, struct buf *why)
{
	b->done[b->moves++] = (long long)token;
	return b->moves < IMAP_MOVED || mailbox_flush(b, why);
}

bool mailbox_flush(struct mailbox *b, struct buf *why)
{
	int n = b->moves;

	b->moves = 0;
	return imap_move(b->imap, b->done, n, why);
}

void mailbox_close(struct mailbox *b)
{
	imap_close(b->imap);
	free(b->name);
	free(b);
}
