/* SPDX-License-Identifier: MIT */
#include "store/store_inner.h"
#include "base/fail.h"
#include "core/chance.h"

#include <stdlib.h>

/* Rows of a match, read from one store by the match's number there and written to another with its
 * number there as the first value. A reference to a row by number is read as what the row says.
 * Large rows are read in the order of an index, as a sorter would hold all of them in memory. */
struct rows {
	const char *read, *write;
};

static const struct rows whole[] = {
	{ "SELECT seat, name, mail, key, standing FROM seats WHERE match = ?",
		"INSERT INTO seats (match, seat, name, mail, key, standing)"
		" VALUES (?, ?, ?, ?, ?, ?)" },
	{ "SELECT season, seat, seq, former, received, hash, verdict, form, auth, text, signature,"
	  " original"
	  " FROM letters WHERE match = ? ORDER BY season, seat, verdict,"
	  " seq DESC, received, id",
		"INSERT INTO letters (match, season, seat, seq, former, received, hash, verdict, "
		"form,"
		" auth, text, signature, original) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
		"?)" },
	{ "SELECT season, played, digest, journal, image, writers FROM seasons WHERE match = ?"
	  " ORDER BY season",
		"INSERT INTO seasons (match, season, played, digest, journal, image, writers)"
		" VALUES (?, ?, ?, ?, ?, ?, ?)" },
	{ "SELECT p.season, p.seat, standing, hash FROM played AS p"
	  " LEFT JOIN letters AS l ON l.id = p.letter WHERE p.match = ?",
		"INSERT INTO played (match, season, seat, standing, letter) VALUES (?1, ?2, ?3, ?4,"
		" (SELECT id FROM letters WHERE match = ?1 AND hash = ?5 AND season = ?2"
		" AND seat = ?3))" },
	{ "SELECT season, seat, kind, recipient, sender, message_id, state, tries, queued, tried,"
	  " trouble FROM mails WHERE match = ? ORDER BY id",
		"INSERT INTO mails (match, season, seat, kind, recipient, sender, message_id,"
		" state, tries, queued, tried, trouble) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
		"?)" },
	{ "SELECT message_id, bytes FROM mails JOIN mail_bytes ON mail = id WHERE match = ?",
		"INSERT INTO mail_bytes (mail, bytes)"
		" SELECT id, ?3 FROM mails WHERE match = ?1 AND message_id = ?2" },
	{ "SELECT opened, reminded, held, cause, why FROM clocks WHERE match = ?",
		"INSERT INTO clocks (match, opened, reminded, held, cause, why)"
		" VALUES (?, ?, ?, ?, ?, ?)" },
	{ "SELECT seat, seasons, letters, missed, away, vacant, ready, format FROM attendance"
	  " WHERE match = ?",
		"INSERT INTO attendance (match, seat, seasons, letters, missed, away, vacant,"
		" ready, format) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)" },
	{ "SELECT seat, season, name, mail, key, seasons, letters FROM leavers WHERE match = ?"
	  " ORDER BY id",
		"INSERT INTO leavers (match, seat, season, name, mail, key, seasons, letters)"
		" VALUES (?, ?, ?, ?, ?, ?, ?, ?)" },
	{ "SELECT season, seat, whom, anonymous, later, received, sent, hash, text FROM press"
	  " WHERE match = ? ORDER BY id",
		"INSERT INTO press (match, season, seat, whom, anonymous, later, received, sent,"
		" hash, text) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)" },
	{ "SELECT season, motion, whom, seat, yes FROM votes WHERE match = ?",
		"INSERT INTO votes (match, season, motion, whom, seat, yes)"
		" VALUES (?, ?, ?, ?, ?, ?)" },
	{ "SELECT number, season, seat, fact, entry, opened, state, ruled, clause, text, ruling"
	  " FROM disputes WHERE match = ?",
		"INSERT INTO disputes (match, number, season, seat, fact, entry, opened, state,"
		" ruled, clause, text, ruling) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)" },
	{ "SELECT number, kind, season, casts, head, entropy, text, signature FROM records"
	  " WHERE match = ? ORDER BY number",
		"INSERT INTO records (match, number, kind, season, casts, head, entropy, text,"
		" signature) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)" },
	{ "SELECT season, seat, text, xml, record FROM untold WHERE match = ?",
		"INSERT INTO untold (match, season, seat, text, xml, record)"
		" VALUES (?, ?, ?, ?, ?, ?)" },
	{ "SELECT seat, anchor, since FROM chains WHERE match = ?",
		"INSERT INTO chains (match, seat, anchor, since) VALUES (?, ?, ?, ?)" },
	{ "SELECT season, place, epoch, key, cards FROM decks WHERE match = ?",
		"INSERT INTO decks (match, season, place, epoch, key, cards)"
		" VALUES (?, ?, ?, ?, ?, ?)" },
	{ "SELECT number, season, undone, text, image, writers FROM amends WHERE match = ?",
		"INSERT INTO amends (match, number, season, undone, text, image, writers)"
		" VALUES (?, ?, ?, ?, ?, ?, ?)" },
	{ "SELECT number, season, played, digest, journal, image, writers FROM branches"
	  " WHERE match = ?",
		"INSERT INTO branches (match, number, season, played, digest, journal, image,"
		" writers) VALUES (?, ?, ?, ?, ?, ?, ?, ?)" },
	{ "SELECT p.number, p.season, p.seat, standing, hash FROM branch_played AS p"
	  " LEFT JOIN letters AS l ON l.id = p.letter WHERE p.match = ?",
		"INSERT INTO branch_played (match, number, season, seat, standing, letter)"
		" VALUES (?1, ?2, ?3, ?4, ?5, (SELECT id FROM letters WHERE match = ?1"
		" AND hash = ?6 AND season = ?3 AND seat = ?4))" },
	{ "SELECT mail, key, anchor FROM witnesses WHERE match = ?",
		"INSERT INTO witnesses (match, mail, key, anchor) VALUES (?, ?, ?, ?)" },
	{ "SELECT casts, number, made, asked, seal, value, answer FROM seals WHERE match = ?",
		"INSERT INTO seals (match, casts, number, made, asked, seal, value, answer)"
		" VALUES (?, ?, ?, ?, ?, ?, ?, ?)" },
};

/* Public: who sits where and with which key, which journal each season was played with, and what
 * was ruled. */
static const struct rows public[] = {
	{ "SELECT seat, name, key FROM seats WHERE match = ?",
		"INSERT INTO seats (match, seat, name, mail, key, standing)"
		" VALUES (?, ?, ?, '', ?, '')" },
	{ "SELECT season, played, digest FROM seasons WHERE match = ? ORDER BY season",
		"INSERT INTO seasons (match, season, played, digest, journal, image)"
		" VALUES (?, ?, ?, ?, x'', x'')" },
	/* State 2 is MATCH_OVER. Until then a seat's facts are secret, even their number, and so is
	 * what the seat writes about them. */
	{ "SELECT number, d.season, seat, iif(m.state = 2, fact, 0), iif(m.state = 2, entry, 0),"
	  " opened, d.state, ruled, clause, iif(m.state = 2, text, ''), ruling"
	  " FROM disputes AS d JOIN matches AS m ON m.id = d.match"
	  " WHERE d.match = ? AND d.state = 1",
		"INSERT INTO disputes (match, number, season, seat, fact, entry, opened, state,"
		" ruled, clause, text, ruling) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)" },
	{ "SELECT number, kind, season, casts, head, entropy, text, signature FROM records"
	  " WHERE match = ? ORDER BY number",
		"INSERT INTO records (match, number, kind, season, casts, head, entropy, text,"
		" signature) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)" },
	{ "SELECT seat, anchor, since FROM chains WHERE match = ?",
		"INSERT INTO chains (match, seat, anchor, since) VALUES (?, ?, ?, ?)" },
	{ "SELECT key, anchor FROM witnesses WHERE match = ?",
		"INSERT INTO witnesses (match, mail, key, anchor) VALUES (?, '', ?, ?)" },
};

static bool copy_row(
	struct query *row, struct store *to, const char *write, long long match, struct buf *why)
{
	int columns = sqlite3_column_count(row->statement);
	struct query q;

	if (!query_change(&q, to, write, why))
		return false;
	query_give_int(&q, match);
	for (int i = 0; i < columns; i++)
		query_give_column(&q, row, i);
	return query_run(&q, why);
}

static bool copy_rows(struct store *from, struct store *to, const struct rows *rows,
	const long long match[2], struct buf *why)
{
	enum query_result found;
	struct query q;

	if (!query_begin(&q, from, rows->read, why))
		return false;
	query_give_int(&q, match[0]);
	while ((found = query_find(&q, why)) == FOUND) {
		if (!copy_row(&q, to, rows->write, match[1], why)) {
			query_end(&q, why);
			return false;
		}
	}
	return found == NOTHING;
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

	if (!store_next_match(from, match[0] - 1, &head, why))
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
