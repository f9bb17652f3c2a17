/* SPDX-License-Identifier: MIT */
#include "store/store_inner.h"
#include "base/fail.h"
#include "core/chance.h"

#include <stdlib.h>
#include <string.h>

/* Rows of a match, read from one store by the match's number there and written to another with its
 * number there as the first value. Columns are those of `names`, in both. Where rows are not
 * written as they are read, read and write are the whole SQL. A reference to a row by number is
 * read as what the row says. Large rows are read in the order of an index, as a sorter would hold
 * all of them in memory. */
struct rows {
	const char *table, *names, *order;
	const char *read, *write;
};

static const struct rows whole[] = {
	{ "seats", "seat, name, mail, key, standing, public" },
	{ "letters",
		"season, seat, seq, former, unclear, received, hash, verdict, form, auth, text, "
		"signature,"
		" original",
		"ORDER BY season, seat, verdict, seq DESC, received, id" },
	{ "seasons", "season, played, digest, journal, image, writers", "ORDER BY season" },
	{ .read = "SELECT p.season, p.seat, standing, hash FROM played AS p"
		  " LEFT JOIN letters AS l ON l.id = p.letter WHERE p.match = ?",
		.write = "INSERT INTO played (match, season, seat, standing, letter)"
			 " VALUES (?1, ?2, ?3, ?4, (SELECT id FROM letters WHERE match = ?1"
			 " AND hash = ?5 AND season = ?2 AND seat = ?3))" },
	{ "mails",
		"season, seat, kind, recipient, sender, message_id, state, tries, queued, tried,"
		" trouble",
		"ORDER BY id" },
	{ .read = "SELECT message_id, bytes FROM mails JOIN mail_bytes ON mail = id"
		  " WHERE match = ?",
		.write = "INSERT INTO mail_bytes (mail, bytes)"
			 " SELECT id, ?3 FROM mails WHERE match = ?1 AND message_id = ?2" },
	{ "clocks", "opened, reminded, held, cause, why, punctual, absent, asked" },
	{ "attendance", "seat, seasons, letters, missed, away, vacant, ready, format, away_from" },
	{ "leavers", "seat, season, name, mail, key, seasons, letters, public", "ORDER BY id" },
	{ "acks", "season, seat, seq, received, hash", "ORDER BY id" },
	{ "address_requests", "seat, mail, asked, letter" },
	{ "press", "season, seat, whom, anonymous, later, received, sent, hash, text",
		"ORDER BY id" },
	{ "votes", "season, motion, whom, seat, yes" },
	{ "disputes",
		"number, season, seat, fact, entry, opened, state, ruled, clause, text, ruling" },
	{ "records", "number, kind, season, casts, head, entropy, text, signature",
		"ORDER BY number" },
	{ "untold", "season, seat, text, xml, record" },
	{ "chains", "seat, anchor, since" },
	{ "decks", "season, place, epoch, key, cards" },
	{ "amends", "number, season, undone, text, image, writers" },
	{ "branches", "number, season, played, digest, journal, image, writers" },
	{ .read = "SELECT p.number, p.season, p.seat, standing, hash FROM branch_played AS p"
		  " LEFT JOIN letters AS l ON l.id = p.letter WHERE p.match = ?",
		.write = "INSERT INTO branch_played (match, number, season, seat, standing, letter)"
			 " VALUES (?1, ?2, ?3, ?4, ?5, (SELECT id FROM letters WHERE match = ?1"
			 " AND hash = ?6 AND season = ?3 AND seat = ?4))" },
	{ "witnesses", "mail, key, anchor" },
	{ "seals", "casts, number, made, asked, seal, value, answer" },
};

/* Public: who sits where and with which key, which journal each season was played with, and what
 * was ruled. */
static const struct rows public[] = {
	{ .read = "SELECT seat, name, key FROM seats WHERE match = ?",
		.write = "INSERT INTO seats (match, seat, name, mail, key, standing)"
			 " VALUES (?, ?, ?, '', ?, '')" },
	{ .read = "SELECT season, played, digest FROM seasons WHERE match = ? ORDER BY season",
		.write = "INSERT INTO seasons (match, season, played, digest, journal, image)"
			 " VALUES (?, ?, ?, ?, x'', x'')" },
	/* State 2 is MATCH_OVER. Until then a seat's facts are secret, even their number, and so is
	 * what the seat writes about them. */
	{ .read = "SELECT number, d.season, seat, iif(m.state = 2, fact, 0),"
		  " iif(m.state = 2, entry, 0), opened, d.state, ruled, clause,"
		  " iif(m.state = 2, text, ''), ruling"
		  " FROM disputes AS d JOIN matches AS m ON m.id = d.match"
		  " WHERE d.match = ? AND d.state = 1",
		.write = "INSERT INTO disputes (match, number, season, seat, fact, entry, opened,"
			 " state, ruled, clause, text, ruling)"
			 " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)" },
	{ "records", "number, kind, season, casts, head, entropy, text, signature",
		"ORDER BY number" },
	{ "chains", "seat, anchor, since" },
	{ .read = "SELECT key, anchor FROM witnesses WHERE match = ?",
		.write = "INSERT INTO witnesses (match, mail, key, anchor) VALUES (?, '', ?, ?)" },
};

static bool prepare_read(
	struct query *q, struct store *from, const struct rows *rows, struct buf *why)
{
	struct buf sql = BUF_INIT;
	bool ok;

	if (rows->read)
		buf_str(&sql, rows->read);
	else
		buf_fmt(&sql, "SELECT %s FROM %s WHERE match = ? %s", rows->names, rows->table,
			rows->order ? rows->order : "");
	ok = query_prepare(q, from, sql.s, why);
	buf_free(&sql);
	return ok;
}

static bool prepare_write(
	struct query *q, struct store *to, const struct rows *rows, struct buf *why)
{
	struct buf sql = BUF_INIT;
	bool ok;

	if (rows->write) {
		buf_str(&sql, rows->write);
	} else {
		buf_fmt(&sql, "INSERT INTO %s (match, %s) VALUES (?", rows->table, rows->names);
		for (const char *s = strchr(rows->names, ','); s; s = strchr(s + 1, ','))
			buf_str(&sql, ", ?");
		buf_str(&sql, ", ?)");
	}
	ok = query_prepare(q, to, sql.s, why);
	buf_free(&sql);
	return ok;
}

static bool copy_each(
	struct query *read, struct query *write, const long long match[2], struct buf *why)
{
	int columns = sqlite3_column_count(read->statement);
	enum found found;

	query_give(read, NUM(match[0]));
	while ((found = query_find(read, why)) == FOUND) {
		write->at = 0;
		query_give(write, NUM(match[1]));
		for (int i = 0; i < columns; i++)
			query_give_column(write, read, i);
		if (!query_run(write, why))
			return false;
	}
	return found == NOT_FOUND;
}

static bool copy_rows(struct store *from, struct store *to, const struct rows *rows,
	const long long match[2], struct buf *why)
{
	struct query read, write;
	bool ok;

	if (!prepare_read(&read, from, rows, why))
		return false;
	ok = prepare_write(&write, to, rows, why);
	if (ok) {
		ok = copy_each(&read, &write, match, why);
		query_finish(&write);
	}
	query_finish(&read);
	return ok;
}

static bool copy_box(
	struct store *from, struct store *to, const unsigned char hash[STORE_HASH], struct buf *why)
{
	struct buf xml = BUF_INIT;
	bool ok = store_get_box(from, hash, &xml, why)
		&& store_put_box(to, hash, (struct span){ xml.s, xml.n }, why);

	buf_free(&xml);
	return ok;
}

/* Copies the row of the match itself; match: its numbers in both stores, of which the first is
 * given. */
static bool copy_head(
	struct store *from, struct store *to, long long match[2], bool all, struct buf *why)
{
	struct match head;
	bool ok;

	if (store_next_match(from, match[0] - 1, &head, why) != FOUND)
		return false;
	must(head.id == match[0]);
	if (!all) {
		chance_wipe(head.secret, sizeof head.secret);
		free(head.reason);
		head.reason = NULL;
	}
	ok = copy_box(from, to, head.box, why) && store_add_match(to, &head, why);
	match[1] = head.id;
	match_free(&head);
	return ok;
}

static bool copy_all(struct store *from, struct store *to, long long id, bool all, struct buf *why)
{
	const struct rows *rows = all ? whole : public;
	size_t n = all ? sizeof whole / sizeof *whole : sizeof public / sizeof *public;
	long long match[2] = { id, 0 };
	bool ok = copy_head(from, to, match, all, why);

	for (size_t i = 0; ok && i < n; i++)
		ok = copy_rows(from, to, &rows[i], match, why);
	return ok;
}

bool store_copy_match(
	struct store *from, struct store *to, long long match, bool all, struct buf *why)
{
	struct buf unsaid = BUF_INIT;
	bool own = !from->inside, ok;

	/* All that is read must be of one moment, even while others write. */
	if (own && !query_once(from, "BEGIN", why))
		return false;
	ok = copy_all(from, to, match, all, why);
	if (own)
		query_once(from, "ROLLBACK", &unsaid);
	buf_free(&unsaid);
	return ok;
}
