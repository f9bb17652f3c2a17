/* SPDX-License-Identifier: MIT */
#include "store/store_rows.h"

#include <string.h>

/* ---- the club's own numbers ---- */

bool store_get_note(struct store *store, const char *name, long long *value, struct buf *why)
{
	*value = 0;
	return number_find(
		       store, "SELECT value FROM notes WHERE name = ?", WITH(STR(name)), value, why)
		!= UNREAD;
}

bool store_save_note(struct store *store, const char *name, long long value, struct buf *why)
{
	return rows_change(store,
		"INSERT INTO notes (name, value) VALUES (?, ?)"
		" ON CONFLICT (name) DO UPDATE SET value = excluded.value",
		WITH(STR(name), NUM(value)), why);
}

bool store_get_ration(
	struct store *store, const char *name, long long period, int *used, struct buf *why)
{
	*used = 0;
	return int_find(store, "SELECT used FROM rations WHERE name = ? AND period = ?",
		       WITH(STR(name), NUM(period)), used, why)
		!= UNREAD;
}

bool store_ration(struct store *store, const char *name, long long period, int most, bool *more,
	struct buf *why)
{
	int used;

	*more = false;
	if (!store_get_ration(store, name, period, &used, why))
		return false;
	*more = used < most;
	if (!*more)
		return true;
	return rows_change(store,
		"INSERT INTO rations (name, period, used) VALUES (?, ?, ?) ON CONFLICT (name)"
		" DO UPDATE SET (period, used) = (excluded.period, excluded.used)",
		WITH(STR(name), NUM(period), NUM(used + 1)), why);
}

/* ---- commands of letters ---- */

bool store_get_command_seq(struct store *store, long long match, int seat, bool token, int season,
	long long *seq, struct buf *why)
{
	*seq = -1;
	return number_find(store,
		       "SELECT seq FROM command_seqs"
		       " WHERE match = ? AND seat = ? AND token = ? AND season = ?",
		       WITH(NUM(match), NUM(seat), NUM(token), NUM(season)), seq, why)
		!= UNREAD;
}

bool store_save_command_seq(struct store *store, long long match, int seat, bool token, int season,
	long long seq, struct buf *why)
{
	return rows_change(store,
		"INSERT INTO command_seqs (match, seat, token, season, seq)"
		" VALUES (?, ?, ?, ?, ?) ON CONFLICT (match, seat, token)"
		" DO UPDATE SET (season, seq) = (excluded.season, excluded.seq)",
		WITH(NUM(match), NUM(seat), NUM(token), NUM(season), NUM(seq)), why);
}

bool store_forget_command_seqs(struct store *store, long long match, int seat, struct buf *why)
{
	return rows_change(store, "DELETE FROM command_seqs WHERE match = ? AND seat = ?",
		WITH(NUM(match), NUM(seat)), why);
}

/* ---- proposals ---- */

static const struct row_column proposals[] = {
	{ FIXED(proposal_row, hash) },
	{ FLAG(proposal_row, agreed) },
	{ END(proposal_row) },
};

enum found store_get_proposal(
	struct store *store, long long match, struct proposal_row *row, struct buf *why)
{
	return row_find(store, proposals, "SELECT {names} FROM proposals WHERE match = ?",
		WITH(NUM(match)), row, why);
}

bool store_save_proposal(
	struct store *store, long long match, const struct proposal_row *row, struct buf *why)
{
	return row_save(store, proposals,
		"INSERT INTO proposals (match, {names}) VALUES (?, {values})"
		" ON CONFLICT (match) DO UPDATE SET {changes}",
		WITH(NUM(match)), row, why);
}

bool store_drop_proposal(struct store *store, long long match, struct buf *why)
{
	return rows_change(store, "DELETE FROM proposals WHERE match = ?", WITH(NUM(match)), why);
}

/* ---- mailboxes ---- */

bool store_get_cursor(struct store *store, const char *mailbox, long long *validity, long long *uid,
	struct buf *why)
{
	struct cursor_row {
		long long validity, uid;
	} row;
	static const struct row_column cursors[] = {
		{ ANY(cursor_row, validity) },
		{ ANY(cursor_row, uid) },
		{ END(cursor_row) },
	};
	enum found found = row_find(store, cursors, "SELECT {names} FROM cursors WHERE mailbox = ?",
		WITH(STR(mailbox)), &row, why);

	*validity = row.validity;
	*uid = row.uid;
	return found != UNREAD;
}

bool store_save_cursor(struct store *store, const char *mailbox, long long validity, long long uid,
	struct buf *why)
{
	return rows_change(store,
		"INSERT INTO cursors (mailbox, validity, uid) VALUES (?, ?, ?)"
		" ON CONFLICT (mailbox)"
		" DO UPDATE SET (validity, uid) = (excluded.validity, excluded.uid)",
		WITH(STR(mailbox), NUM(validity), NUM(uid)), why);
}

/* ---- addresses ---- */

static const struct row_column addresses[] = {
	{ COUNT(address_row, hard) },
	{ TEXT(address_row, bad) },
	{ ANY(address_row, day) },
	{ COUNT(address_row, answers) },
	{ END(address_row) },
};

void address_row_free(struct address_row *address)
{
	row_free(addresses, address);
}

bool store_get_address(
	struct store *store, const char *mail, struct address_row *address, struct buf *why)
{
	return row_find_or_empty(store, addresses,
		"SELECT {names} FROM addresses WHERE mail = lower(?)", WITH(STR(mail)), address,
		why);
}

bool store_save_address(
	struct store *store, const char *mail, const struct address_row *address, struct buf *why)
{
	struct address_row row = *address;
	struct buf clean = BUF_INIT;
	bool ok;

	/* The text comes from a mail server elsewhere, so it is cleaned. */
	if (address->bad)
		text_clean(&clean, address->bad, strlen(address->bad), 200);
	row.bad = clean.s;
	ok = row_save(store, addresses,
		"INSERT INTO addresses (mail, {names}) VALUES (lower(?), {values})"
		" ON CONFLICT (mail) DO UPDATE SET {changes}",
		WITH(STR(mail)), &row, why);
	buf_free(&clean);
	return ok;
}
