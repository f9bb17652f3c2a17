/* SPDX-License-Identifier: MIT */
#include "store/store_outbox.h"
#include "store/store_inner.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

void mail_row_free(struct mail_row *mail)
{
	free(mail->to);
	free(mail->from);
	free(mail->message_id);
	free(mail->bytes);
	free(mail->trouble);
	mail->to = mail->from = mail->message_id = mail->bytes = mail->trouble = NULL;
	mail->bytes_n = 0;
}

static bool add_mail(struct store *store, const struct mail_row *mail, bool *added, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store,
		    "INSERT INTO mails (match, season, seat, kind, recipient, sender, message_id,"
		    " state, tries, queued, tried, trouble)"
		    " VALUES (?, ?, ?, ?, ?, ?, ?, 0, 0, ?, 0, '')"
		    " ON CONFLICT (message_id) DO NOTHING",
		    why))
		return false;
	if (mail->match)
		query_give_int(&q, mail->match);
	else
		query_give_nothing(&q);
	query_give_int(&q, mail->season);
	query_give_int(&q, mail->seat);
	query_give_text(&q, mail->kind);
	query_give_text(&q, mail->to);
	query_give_text(&q, mail->from);
	query_give_text(&q, mail->message_id);
	query_give_int(&q, mail->queued);
	return query_runs(&q, added, why);
}

static bool add_bytes(struct store *store, const struct mail_row *mail, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store, "INSERT INTO mail_bytes (mail, bytes) VALUES (?, ?)", why))
		return false;
	query_give_int(&q, mail->id);
	query_give_bytes(&q, mail->bytes, mail->bytes_n);
	return query_run(&q, why);
}

static bool find_mail(struct store *store, struct mail_row *mail, struct buf *why)
{
	struct query q;

	if (!query_begin(&q, store, "SELECT id FROM mails WHERE message_id = ?", why))
		return false;
	query_give_text(&q, mail->message_id);
	if (query_find(&q, why) != FOUND)
		return false;
	mail->id = query_take_int(&q);
	return query_end(&q, why);
}

bool store_queue_mail(struct store *store, struct mail_row *mail, struct buf *why)
{
	bool added;

	if (!add_mail(store, mail, &added, why))
		return false;
	if (!added)
		return find_mail(store, mail, why);
	mail->id = sqlite3_last_insert_rowid(store->db);
	return add_bytes(store, mail, why);
}

static void take_mail(struct query *q, struct mail_row *mail)
{
	mail->id = query_take_int(q);
	mail->match = query_take_int(q);
	mail->season = query_take_small(q, INT_MIN, INT_MAX);
	mail->seat = query_take_small(q, 0, 16);
	query_take_word(q, mail->kind, sizeof mail->kind);
	mail->to = query_take_text(q);
	mail->from = query_take_text(q);
	mail->message_id = query_take_text(q);
	mail->state = (enum mail_state)query_take_small(q, MAIL_QUEUED, MAIL_REFUSED);
	mail->tries = query_take_small(q, 0, INT_MAX);
	mail->queued = query_take_int(q);
	mail->tried = query_take_int(q);
	mail->trouble = query_take_text(q);
	/* A mail whose bytes are lost must not be skipped silently. */
	q->bad |= query_take_null(q);
	mail->bytes = q->bad ? NULL : query_take_bytes(q, &mail->bytes_n);
}

#define SELECT_MAIL                                                                                \
	"SELECT id, match, season, seat, kind, recipient, sender, message_id, state, tries,"       \
	" queued, tried, trouble, bytes FROM mails LEFT JOIN mail_bytes ON mail = id"

static bool give_mail(struct query *q, struct mail_row *mail, struct buf *why)
{
	if (query_find(q, why) != FOUND)
		return false;
	take_mail(q, mail);
	if (query_end(q, why))
		return true;
	mail_row_free(mail);
	return false;
}

bool store_next_mail(struct store *store, long long after, struct mail_row *mail, struct buf *why)
{
	struct query q;

	*mail = (struct mail_row){ 0 };
	if (!query_begin(
		    &q, store, SELECT_MAIL " WHERE state = 0 AND id > ? ORDER BY id LIMIT 1", why))
		return false;
	query_give_int(&q, after);
	return give_mail(&q, mail, why);
}

bool store_next_to_send(
	struct store *store, bool tried, long long after, struct mail_row *mail, struct buf *why)
{
	struct query q;

	*mail = (struct mail_row){ 0 };
	if (!query_begin(&q, store,
		    SELECT_MAIL " WHERE state = 0 AND id > ? AND (tries > 0) = ?"
				" ORDER BY id LIMIT 1",
		    why))
		return false;
	query_give_int(&q, after);
	query_give_int(&q, tried);
	return give_mail(&q, mail, why);
}

bool store_get_mail(struct store *store, long long match, int season, int seat, const char *kind,
	struct mail_row *mail, struct buf *why)
{
	struct query q;

	*mail = (struct mail_row){ 0 };
	if (!query_begin(&q, store,
		    SELECT_MAIL " WHERE match = ? AND seat = ? AND season = ? AND kind = ?"
				" ORDER BY id DESC LIMIT 1",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, seat);
	query_give_int(&q, season);
	query_give_text(&q, kind);
	return give_mail(&q, mail, why);
}

bool store_next_refused(struct store *store, long long since, long long after,
	struct mail_row *mail, struct buf *why)
{
	struct query q;

	*mail = (struct mail_row){ 0 };
	if (!query_begin(&q, store,
		    SELECT_MAIL " WHERE state = 2 AND tried > ? AND id > ?"
				" AND trouble <> '" MAIL_WITHHELD "' ORDER BY id LIMIT 1",
		    why))
		return false;
	query_give_int(&q, since);
	query_give_int(&q, after);
	return give_mail(&q, mail, why);
}

bool store_find_mail(struct store *store, const char *message_id, bool *there, struct buf *why)
{
	struct mail_row mail = { .message_id = (char *)message_id };

	*there = find_mail(store, &mail, why);
	return *there || !why->n;
}

/* Ends a change of one mail; an error if there is no such mail. */
static bool change_mail(struct query *q, const char *verb, long long id, struct buf *why)
{
	bool changed;

	if (!query_runs(q, &changed, why))
		return false;
	if (changed)
		return true;
	buf_fmt(why, "cannot %s mail %lld: it is not in '%s'", verb, id, q->store->path);
	return store_failed(q->store);
}

bool store_requeue_mail(struct store *store, long long id, long long now, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store,
		    "UPDATE mails SET state = 0, tries = 0, queued = ?, tried = 0, trouble = ''"
		    " WHERE id = ?",
		    why))
		return false;
	query_give_int(&q, now);
	query_give_int(&q, id);
	return change_mail(&q, "queue", id, why);
}

static bool mark(struct store *store, long long id, enum mail_state state, long long now,
	const struct buf *trouble, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store,
		    "UPDATE mails SET state = ?, tried = ?, trouble = ?, tries = tries + 1"
		    " WHERE id = ?",
		    why))
		return false;
	query_give_int(&q, state);
	query_give_int(&q, now);
	query_give_span(&q, (struct span){ trouble->s, trouble->n });
	query_give_int(&q, id);
	return change_mail(&q, "mark", id, why);
}

bool store_mark_mail(struct store *store, long long id, enum mail_state state, long long now,
	const char *trouble, struct buf *why)
{
	struct buf clean = BUF_INIT;
	bool ok;

	if (trouble)
		text_clean(&clean, trouble, strlen(trouble), 200);
	ok = mark(store, id, state, now, &clean, why);
	buf_free(&clean);
	return ok;
}

/* match 0: no match. */
static void give_seat(struct query *q, long long match, int seat)
{
	if (match)
		query_give_int(q, match);
	else
		query_give_nothing(q);
	query_give_int(q, seat);
}

static bool count_mail(
	struct store *store, const char *text, long long match, int seat, int *n, struct buf *why)
{
	struct query q;

	if (!query_begin(&q, store, text, why))
		return false;
	give_seat(&q, match, seat);
	if (query_find(&q, why) != FOUND)
		return false;
	*n = query_take_small(&q, 0, INT_MAX);
	return query_end(&q, why);
}

bool store_count_waiting(struct store *store, long long match, int seat, int *n, struct buf *why)
{
	return count_mail(store,
		"SELECT count(*) FROM mails WHERE match IS ? AND seat = ? AND state = 0", match,
		seat, n, why);
}

bool store_count_refused(struct store *store, long long match, int seat, int *n, struct buf *why)
{
	return count_mail(store,
		"SELECT count(*) FROM mails WHERE match IS ?1 AND seat = ?2 AND state = 2"
		" AND trouble <> '" MAIL_WITHHELD "' AND tried > coalesce((SELECT max(tried) FROM"
		" mails WHERE match IS ?1 AND seat = ?2 AND state = 1), 0)",
		match, seat, n, why);
}

/* ---- the ledger ---- */

void mail_count_row_free(struct mail_count_row *ledger)
{
	free(ledger->trouble);
	ledger->trouble = NULL;
}

bool store_get_ledger(struct store *store, long long match, int seat, struct mail_count_row *ledger,
	struct buf *why)
{
	struct query q;

	*ledger = (struct mail_count_row){ 0 };
	if (!query_begin(&q, store,
		    "SELECT count(*) FILTER (WHERE state = 0), count(*) FILTER (WHERE state = 1),"
		    " count(*) FILTER (WHERE state = 2 AND trouble <> '" MAIL_WITHHELD "'),"
		    " max(tried) FILTER (WHERE state = 1),"
		    " (SELECT trouble FROM mails WHERE match IS ?1 AND seat = ?2 AND state <> 1"
		    " AND trouble NOT IN ('', '" MAIL_WITHHELD "')"
		    " ORDER BY tried DESC, id DESC LIMIT 1)"
		    " FROM mails WHERE match IS ?1 AND seat = ?2",
		    why))
		return false;
	give_seat(&q, match, seat);
	if (query_find(&q, why) != FOUND)
		return false;
	ledger->queued = query_take_small(&q, 0, INT_MAX);
	ledger->sent = query_take_small(&q, 0, INT_MAX);
	ledger->refused = query_take_small(&q, 0, INT_MAX);
	ledger->last = query_take_int(&q);
	ledger->trouble = query_take_text(&q);
	if (query_end(&q, why))
		return true;
	mail_count_row_free(ledger);
	return false;
}
