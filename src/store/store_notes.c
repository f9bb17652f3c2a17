/* SPDX-License-Identifier: MIT */
#include "store/store_inner.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* ---- the club's own numbers ---- */

bool store_get_note(struct store *store, const char *name, long long *value, struct buf *why)
{
	enum query_result found;
	struct query q;

	*value = 0;
	if (!query_begin(&q, store, "SELECT value FROM notes WHERE name = ?", why))
		return false;
	query_give_text(&q, name);
	found = query_find(&q, why);
	if (found != FOUND)
		return found == NOTHING;
	*value = query_take_int(&q);
	return query_end(&q, why);
}

bool store_save_note(struct store *store, const char *name, long long value, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store,
		    "INSERT INTO notes (name, value) VALUES (?, ?)"
		    " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
		    why))
		return false;
	query_give_text(&q, name);
	query_give_int(&q, value);
	return query_run(&q, why);
}

static bool get_used(
	struct store *store, const char *name, long long period, int *used, struct buf *why)
{
	enum query_result found;
	struct query q;

	*used = 0;
	if (!query_begin(&q, store, "SELECT used FROM rations WHERE name = ? AND period = ?", why))
		return false;
	query_give_text(&q, name);
	query_give_int(&q, period);
	found = query_find(&q, why);
	if (found != FOUND)
		return found == NOTHING;
	*used = query_take_small(&q, 1, INT_MAX);
	return query_end(&q, why);
}

static bool save_used(
	struct store *store, const char *name, long long period, int used, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store,
		    "INSERT INTO rations (name, period, used) VALUES (?, ?, ?)"
		    " ON CONFLICT (name) DO UPDATE SET"
		    " (period, used) = (excluded.period, excluded.used)",
		    why))
		return false;
	query_give_text(&q, name);
	query_give_int(&q, period);
	query_give_int(&q, used);
	return query_run(&q, why);
}

bool store_ration(struct store *store, const char *name, long long period, int most, bool *more,
	struct buf *why)
{
	int used;

	*more = false;
	if (!get_used(store, name, period, &used, why))
		return false;
	*more = used < most;
	return !*more || save_used(store, name, period, used + 1, why);
}

/* ---- commands of letters ---- */

bool store_get_command_seq(struct store *store, long long match, int seat, bool token, int season,
	long long *seq, struct buf *why)
{
	enum query_result found;
	struct query q;

	*seq = -1;
	if (!query_begin(&q, store,
		    "SELECT seq FROM command_seqs WHERE match = ? AND seat = ? AND token = ?"
		    " AND season = ?",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, seat);
	query_give_int(&q, token);
	query_give_int(&q, season);
	found = query_find(&q, why);
	if (found != FOUND)
		return found == NOTHING;
	*seq = query_take_int(&q);
	return query_end(&q, why);
}

bool store_save_command_seq(struct store *store, long long match, int seat, bool token, int season,
	long long seq, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store,
		    "INSERT INTO command_seqs (match, seat, token, season, seq)"
		    " VALUES (?, ?, ?, ?, ?) ON CONFLICT (match, seat, token) DO UPDATE SET"
		    " (season, seq) = (excluded.season, excluded.seq)",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, seat);
	query_give_int(&q, token);
	query_give_int(&q, season);
	query_give_int(&q, seq);
	return query_run(&q, why);
}

bool store_forget_command_seqs(struct store *store, long long match, int seat, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store, "DELETE FROM command_seqs WHERE match = ? AND seat = ?", why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, seat);
	return query_run(&q, why);
}

/* ---- proposals ---- */

bool store_get_proposal(struct store *store, long long match, struct proposal_row *row, bool *there,
	struct buf *why)
{
	enum query_result found;
	struct query q;

	*there = false;
	*row = (struct proposal_row){ 0 };
	if (!query_begin(&q, store, "SELECT hash, agreed FROM proposals WHERE match = ?", why))
		return false;
	query_give_int(&q, match);
	found = query_find(&q, why);
	if (found != FOUND)
		return found == NOTHING;
	*there = true;
	query_take_exactly(&q, row->hash, sizeof row->hash);
	row->agreed = query_take_small(&q, 0, 1);
	return query_end(&q, why);
}

bool store_save_proposal(
	struct store *store, long long match, const struct proposal_row *row, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store,
		    "INSERT INTO proposals (match, hash, agreed) VALUES (?, ?, ?)"
		    " ON CONFLICT (match) DO UPDATE SET"
		    " (hash, agreed) = (excluded.hash, excluded.agreed)",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_bytes(&q, row->hash, sizeof row->hash);
	query_give_int(&q, row->agreed);
	return query_run(&q, why);
}

bool store_drop_proposal(struct store *store, long long match, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store, "DELETE FROM proposals WHERE match = ?", why))
		return false;
	query_give_int(&q, match);
	return query_run(&q, why);
}

/* ---- mailboxes ---- */

bool store_get_cursor(struct store *store, const char *mailbox, long long *validity, long long *uid,
	struct buf *why)
{
	enum query_result found;
	struct query q;

	*validity = *uid = 0;
	if (!query_begin(&q, store, "SELECT validity, uid FROM cursors WHERE mailbox = ?", why))
		return false;
	query_give_text(&q, mailbox);
	found = query_find(&q, why);
	if (found != FOUND)
		return found == NOTHING;
	*validity = query_take_int(&q);
	*uid = query_take_int(&q);
	return query_end(&q, why);
}

bool store_save_cursor(struct store *store, const char *mailbox, long long validity, long long uid,
	struct buf *why)
{
	struct query q;

	if (!query_change(&q, store,
		    "INSERT INTO cursors (mailbox, validity, uid) VALUES (?, ?, ?)"
		    " ON CONFLICT (mailbox) DO UPDATE SET"
		    " (validity, uid) = (excluded.validity, excluded.uid)",
		    why))
		return false;
	query_give_text(&q, mailbox);
	query_give_int(&q, validity);
	query_give_int(&q, uid);
	return query_run(&q, why);
}

/* ---- addresses ---- */

void address_row_free(struct address_row *address)
{
	free(address->bad);
	address->bad = NULL;
}

static bool take_address(struct query *q, struct address_row *address, struct buf *why)
{
	address->hard = query_take_small(q, 0, INT_MAX);
	address->bad = query_take_text(q);
	address->day = query_take_int(q);
	address->answers = query_take_small(q, 0, INT_MAX);
	if (query_end(q, why))
		return true;
	address_row_free(address);
	return false;
}

bool store_get_address(
	struct store *store, const char *mail, struct address_row *address, struct buf *why)
{
	enum query_result found;
	struct query q;

	*address = (struct address_row){ 0 };
	if (!query_begin(&q, store,
		    "SELECT hard, bad, day, answers FROM addresses WHERE mail = lower(?)", why))
		return false;
	query_give_text(&q, mail);
	found = query_find(&q, why);
	if (found == FOUND)
		return take_address(&q, address, why);
	if (found == NOTHING)
		address->bad = xcopy("", 0);
	return found == NOTHING;
}

static bool save_address(struct store *store, const char *mail, const struct address_row *address,
	const struct buf *bad, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store,
		    "INSERT INTO addresses (mail, hard, bad, day, answers)"
		    " VALUES (lower(?), ?, ?, ?, ?) ON CONFLICT (mail) DO UPDATE SET"
		    " (hard, bad, day, answers)"
		    " = (excluded.hard, excluded.bad, excluded.day, excluded.answers)",
		    why))
		return false;
	query_give_text(&q, mail);
	query_give_int(&q, address->hard);
	query_give_span(&q, (struct span){ bad->s, bad->n });
	query_give_int(&q, address->day);
	query_give_int(&q, address->answers);
	return query_run(&q, why);
}

bool store_save_address(
	struct store *store, const char *mail, const struct address_row *address, struct buf *why)
{
	struct buf clean = BUF_INIT;
	bool ok;

	/* The text comes from a mail server elsewhere, so it is cleaned. */
	if (address->bad)
		text_clean(&clean, address->bad, strlen(address->bad), 200);
	ok = save_address(store, mail, address, &clean, why);
	buf_free(&clean);
	return ok;
}
