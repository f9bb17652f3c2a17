/* SPDX-License-Identifier: MIT */
#include "club/mailbox.h"
#include "club/transport.h"

#include <stdlib.h>
#include <string.h>

enum { PATIENCE = 3600 };

struct mailbox {
	struct club *club;
	struct letter_source *source; /* NULL: it is at a server */
	struct imap *imap;
	char *name;	  /* of the cursor */
	bool skipped;	  /* a mail could not be read: the cursor stays before it */
	long long newest; /* the highest UID of such mails */
	long long done[IMAP_MOVED];
	int moves; /* number of mails in done, still to be moved */
};

char *mailbox_own(const struct club *club)
{
	const char *own = club->setting[S_TAKE];

	if (!*own)
		return NULL;
	return imap_is_url(own) ? xcopy(own, strlen(own)) : club_file(club, own);
}

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

/* Under another UIDVALIDITY all is read again; letters are recognized by their content. */
static bool list_mails(struct mailbox *b, long long validity, long long uid, struct buf *why)
{
	struct buf left = BUF_INIT;

	if (!imap_list(b->imap, validity == imap_validity(b->imap) ? uid : 0, why))
		return false;
	if (!imap_move_old(b->imap, &left))
		club_warn(b->club, "%s", left.s);
	buf_free(&left);
	return true;
}

static enum work_end open_served(struct mailbox *b, const char *url, struct buf *why)
{
	long long validity, uid;

	b->name = cursor_name(url, b->club->setting[S_IMAP_USER]);
	if (!transport_in_known(b->club, url, why))
		return WORK_UNSET;
	b->imap = transport_in(b->club, url, why);
	if (!b->imap)
		return WORK_LATER;
	if (!store_get_cursor(b->club->store, b->name, &validity, &uid, why))
		return work_end_of(b->club, false);
	return list_mails(b, validity, uid, why) ? WORK_DONE : WORK_LATER;
}

static enum work_end open_source(struct mailbox *b, const char *name, struct buf *why)
{
	b->source = source_open(name, why);
	return b->source ? WORK_DONE : WORK_MISSING;
}

enum work_end mailbox_open(const struct context *c, const char *name, struct mailbox **box)
{
	struct mailbox *b = xalloc(1, sizeof *b);
	enum work_end end;

	b->club = c->club;
	end = imap_is_url(name) ? open_served(b, name, c->why) : open_source(b, name, c->why);
	if (end != WORK_DONE) {
		mailbox_close(b);
		b = NULL;
	}
	*box = b;
	return end;
}

void mailbox_clears(struct mailbox *b)
{
	if (b->source)
		source_clears(b->source);
}

bool mailbox_is_served(const struct mailbox *b)
{
	return !b->source;
}

enum source_result mailbox_next(struct mailbox *b, struct incoming_letter *a, struct buf *why)
{
	enum source_result step;

	if (b->source)
		return source_next(b->source, a, why);
	step = imap_next(b->imap, a, why);
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
static bool skips_lately(struct mailbox *b, const struct context *c, bool *lately)
{
	struct store *store = c->club->store;
	struct buf name[2] = { BUF_INIT, BUF_INIT };
	long long newest = 0, since = 0;
	bool ok;

	buf_fmt(&name[0], "unread %s", b->name);
	buf_fmt(&name[1], "unread-since %s", b->name);
	ok = store_get_note(store, name[0].s, &newest, c->why)
		&& store_get_note(store, name[1].s, &since, c->why);
	if (ok && b->newest != newest) {
		since = b->newest > newest ? c->now : since;
		ok = store_begin(store, c->why)
			&& store_save_note(store, name[0].s, b->newest, c->why)
			&& store_save_note(store, name[1].s, since, c->why)
			&& store_commit(store, c->why);
	}
	if (!ok)
		store_rollback(store);
	buf_free(&name[0]);
	buf_free(&name[1]);
	*lately = b->skipped && c->now < since + PATIENCE && since <= c->now;
	return ok;
}

bool mailbox_unfinished(struct mailbox *b, const struct context *c, bool *unfinished)
{
	*unfinished = false;
	if (b->source)
		return true;
	if (!skips_lately(b, c, unfinished))
		return false;
	*unfinished |= imap_unfinished(b->imap);
	return true;
}

bool mailbox_keep(struct mailbox *b, size_t token, struct buf *why)
{
	return b->source || b->skipped
		|| store_save_cursor(
			b->club->store, b->name, imap_validity(b->imap), (long long)token, why);
}

bool mailbox_done(struct mailbox *b, size_t token, struct buf *why)
{
	if (b->source)
		return source_done(b->source, token, why);
	b->done[b->moves++] = (long long)token;
	return b->moves < IMAP_MOVED || mailbox_flush(b, why);
}

bool mailbox_flush(struct mailbox *b, struct buf *why)
{
	int n = b->moves;

	b->moves = 0;
	return b->source ? source_flush(b->source, why) : imap_move(b->imap, b->done, n, why);
}

void mailbox_close(struct mailbox *b)
{
	source_close(b->source);
	imap_close(b->imap);
	free(b->name);
	free(b);
}
