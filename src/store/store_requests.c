/* SPDX-License-Identifier: MIT */
#include "store/store_requests.h"
#include "store/store_rows.h"

static const struct row_column requests[] = {
	{ ANY(seat_request, id), .numbered = true },
	{ ANY(seat_request, match), .key = true },
	{ TEXT(seat_request, name) },
	{ TEXT(seat_request, mail), .key = true },
	{ ANY(seat_request, asked) },
	{ ANY(seat_request, confirmed) },
	{ END(seat_request) },
};

void seat_request_free(struct seat_request *row)
{
	row_free(requests, row);
}

bool store_add_request(struct store *store, struct seat_request *row, struct buf *why)
{
	if (!row_save(store, requests, "INSERT INTO seat_requests ({names}) VALUES ({values})",
		    WITH_NOTHING, row, why))
		return false;
	return number_find(store, "SELECT id FROM seat_requests WHERE match = ? AND mail = ?",
		       WITH(NUM(row->match), STR(row->mail)), &row->id, why)
		== FOUND;
}

bool store_confirm_request(struct store *store, long long id, long long now, struct buf *why)
{
	return rows_change(store, "UPDATE seat_requests SET confirmed = ? WHERE id = ?",
		WITH(NUM(now), NUM(id)), why);
}

bool store_drop_request(struct store *store, long long id, struct buf *why)
{
	return rows_change(store, "DELETE FROM seat_requests WHERE id = ?", WITH(NUM(id)), why);
}

enum found store_find_request(struct store *store, long long match, const char *mail,
	struct seat_request *row, struct buf *why)
{
	return row_find(store, requests,
		"SELECT {names} FROM seat_requests WHERE match = ? AND mail = ?",
		WITH(NUM(match), STR(mail)), row, why);
}

enum found store_next_request(struct store *store, long long match, long long after,
	struct seat_request *row, struct buf *why)
{
	return row_find(store, requests,
		"SELECT {names} FROM seat_requests WHERE match = ? AND id > ? ORDER BY id LIMIT 1",
		WITH(NUM(match), NUM(after)), row, why);
}

enum found store_lapsed_request(
	struct store *store, long long until, struct seat_request *row, struct buf *why)
{
	return row_find(store, requests,
		"SELECT {names} FROM seat_requests WHERE max(asked, confirmed) <= ?"
		" ORDER BY id LIMIT 1",
		WITH(NUM(until)), row, why);
}

enum found store_waiting_request(
	struct store *store, const char *mail, struct seat_request *row, struct buf *why)
{
	return row_find(store, requests,
		"SELECT {names} FROM seat_requests WHERE mail = ? AND confirmed = 0"
		" ORDER BY asked, id LIMIT 1",
		WITH(STR(mail)), row, why);
}

bool store_rename_request(struct store *store, long long id, const char *name, struct buf *why)
{
	return rows_change(store, "UPDATE seat_requests SET name = ? WHERE id = ?",
		WITH(STR(name), NUM(id)), why);
}

enum found store_oldest_request(
	struct store *store, long long match, struct seat_request *row, struct buf *why)
{
	return row_find(store, requests,
		"SELECT {names} FROM seat_requests WHERE ?1 IN (0, match) AND confirmed = 0"
		" ORDER BY asked, id LIMIT 1",
		WITH(NUM(match)), row, why);
}

bool store_count_requests(struct store *store, long long match, int *n, struct buf *why)
{
	return int_find(store,
		       "SELECT count(*) FROM seat_requests WHERE ?1 IN (0, match) AND confirmed = "
		       "0",
		       WITH(NUM(match)), n, why)
		== FOUND;
}

/* The mails stay as rows without an address, so that none is made again, and one that is being sent can be
 * marked. A club that is a witness answers others; what waits to be sent may be that. */
#define ANSWERS                                                                                    \
	" WHERE (match = ?1 OR match IS NULL) AND seat = 0 AND lower(recipient) = ?2"              \
	" AND (kind = 'confirmation' OR (kind = 'answer' AND state <> 0))"

bool store_forget_asker(struct store *store, long long match, const char *mail, struct buf *why)
{
	return rows_change(store,
		       "UPDATE mail_bytes SET bytes = x'' WHERE mail IN (SELECT id FROM "
		       "mails" ANSWERS ")",
		       WITH(NUM(match), STR(mail)), why)
		&& rows_change(store,
			"UPDATE mails SET recipient = '', trouble = '', state = max(state, "
			"1)" ANSWERS,
			WITH(NUM(match), STR(mail)), why)
		&& rows_change(store,
			"DELETE FROM addresses WHERE mail = ?1"
			" AND NOT EXISTS (SELECT 1 FROM seats WHERE lower(mail) = ?1)",
			WITH(STR(mail)), why);
}

bool store_get_asked(struct store *store, const unsigned char hash[STORE_HASH], long long *asked,
	struct buf *why)
{
	*asked = 0;
	return number_find(store, "SELECT asked FROM asked_addresses WHERE hash = ?",
		       WITH(HASH(hash)), asked, why)
		!= UNREAD;
}

bool store_save_asked(
	struct store *store, const unsigned char hash[STORE_HASH], long long asked, struct buf *why)
{
	if (!asked)
		return rows_change(
			store, "DELETE FROM asked_addresses WHERE hash = ?", WITH(HASH(hash)), why);
	return rows_change(store,
		"INSERT INTO asked_addresses (hash, asked) VALUES (?, ?)"
		" ON CONFLICT (hash) DO UPDATE SET asked = excluded.asked",
		WITH(HASH(hash), NUM(asked)), why);
}

bool store_forget_asked(struct store *store, long long until, struct buf *why)
{
	return rows_change(
		store, "DELETE FROM asked_addresses WHERE asked <= ?", WITH(NUM(until)), why);
}
