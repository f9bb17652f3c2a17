/* SPDX-License-Identifier: MIT
 * What the store lets go of a person who is to be forgotten. */
#include "store/store_rows.h"

/* Seats that the person left, by the leavers row `l`: from when the player before them left it. */
#define WHILE_THEIRS                                                                               \
	" l.key = ? AND l.mail = ? COLLATE NOCASE AND press.season < l.season"                     \
	" AND press.season >= coalesce((SELECT max(e.season) FROM leavers AS e"                    \
	" WHERE e.match = l.match AND e.seat = l.seat AND e.id < l.id), 0)"

static bool drop_press(struct store *store, const struct person *p, struct buf *why)
{
	return rows_change(store,
		       "DELETE FROM press WHERE EXISTS (SELECT 1 FROM leavers AS l"
		       " WHERE l.match = press.match AND l.seat = press.seat AND" WHILE_THEIRS ")",
		       WITH(STR(p->key), STR(p->mail)), why)
		&& rows_change(store,
			"DELETE FROM press WHERE EXISTS (SELECT 1 FROM seats AS s"
			" WHERE s.match = press.match AND s.seat = press.seat AND s.person = ?)"
			" AND season >= coalesce((SELECT max(l.season) FROM leavers AS l"
			" WHERE l.match = press.match AND l.seat = press.seat), 0)",
			WITH(NUM(p->id)), why);
}

/* Reports name all players, so of the person's matches that are over no mail is kept; of others none that went
 * to the person. */
static bool drop_mails(struct store *store, const struct person *p, struct buf *why)
{
	return rows_change(store,
		       "DELETE FROM mail_bytes WHERE mail IN (SELECT id FROM mails"
		       " WHERE recipient = ? COLLATE NOCASE OR match IN (SELECT id FROM matches"
		       " WHERE state = ? AND id IN (SELECT match FROM seats WHERE person = ?"
		       " UNION SELECT match FROM leavers WHERE mail = ? COLLATE NOCASE)))",
		       WITH(STR(p->mail), NUM(MATCH_OVER), NUM(p->id), STR(p->mail)), why)
		&& rows_change(store,
			"UPDATE mails SET recipient = '', sender = '', trouble = '', state = 2"
			" WHERE recipient = ? COLLATE NOCASE",
			WITH(STR(p->mail)), why);
}

static bool drop_names(struct store *store, const struct person *p, struct buf *why)
{
	return rows_change(store,
		       "UPDATE leavers SET name = '', mail = '', public = 0"
		       " WHERE key = ? AND mail = ? COLLATE NOCASE",
		       WITH(STR(p->key), STR(p->mail)), why)
		&& rows_change(store,
			"DELETE FROM address_requests WHERE EXISTS (SELECT 1 FROM seats AS s"
			" WHERE s.match = address_requests.match"
			" AND s.seat = address_requests.seat AND s.person = ?)",
			WITH(NUM(p->id)), why)
		&& rows_change(store,
			"UPDATE seats SET name = '', mail = '', public = 0, person = NULL"
			" WHERE person = ?",
			WITH(NUM(p->id)), why)
		&& rows_change(store, "DELETE FROM persons WHERE id = ?", WITH(NUM(p->id)), why);
}

/* What the club keeps about an address, and what was written of it in words. */
static bool drop_address(struct store *store, const struct person *p, struct buf *why)
{
	static const char *const all[] = {
		"DELETE FROM addresses WHERE mail = lower(?)",
		"DELETE FROM seat_requests WHERE mail = lower(?)",
		"DELETE FROM rations WHERE instr(lower(name), lower(?))",
		"DELETE FROM notes WHERE instr(lower(name), lower(?))",
		"DELETE FROM unknown_senders WHERE instr(lower(source || ' ' || reason), lower(?))",
	};
	bool ok = true;

	for (size_t i = 0; ok && i < sizeof all / sizeof *all; i++)
		ok = rows_change(store, all[i], WITH(STR(p->mail)), why);
	return ok;
}

bool store_forget(struct store *store, const struct person *p, struct buf *why)
{
	return drop_press(store, p, why) && drop_mails(store, p, why) && drop_names(store, p, why)
		&& drop_address(store, p, why);
}
