/* SPDX-License-Identifier: MIT
 * What the store lets go of a person who is to be forgotten. A mail stays as a row without address and bytes, so
 * that none is made again. */
#include "store/store_rows.h"

/* In a season in which a seat changed hands nothing tells whose the press is, so that it goes, too. */
static bool drop_press(struct store *store, const struct person *p, struct buf *why)
{
	return rows_change(store,
		       "DELETE FROM press WHERE EXISTS (SELECT 1 FROM leavers AS l"
		       " WHERE l.match = press.match AND l.seat = press.seat AND l.person = ?"
		       " AND press.season <= l.season"
		       " AND press.season >= coalesce((SELECT max(e.season) FROM leavers AS e"
		       " WHERE e.match = l.match AND e.seat = l.seat AND e.id < l.id), 0))",
		       WITH(NUM(p->id)), why)
		&& rows_change(store,
			"DELETE FROM press WHERE EXISTS (SELECT 1 FROM seats AS s"
			" WHERE s.match = press.match AND s.seat = press.seat AND s.person = ?)"
			" AND season >= coalesce((SELECT max(l.season) FROM leavers AS l"
			" WHERE l.match = press.match AND l.seat = press.seat), 0)",
			WITH(NUM(p->id)), why);
}

/* A dispute stays, as its ruling is on record, but not what they wrote of it. Of a season that was played before a
 * seat changed hands nothing tells who disputed it, so that these words go, too. */
static bool drop_disputes(struct store *store, const struct person *p, struct buf *why)
{
	return rows_change(store,
		"UPDATE disputes SET text = '' WHERE EXISTS (SELECT 1 FROM seats AS s"
		" WHERE s.match = disputes.match AND s.seat = disputes.seat AND s.person = ?)"
		" OR EXISTS (SELECT 1 FROM leavers AS l WHERE l.match = disputes.match"
		" AND l.seat = disputes.seat AND l.person = ? AND disputes.season < l.season)",
		WITH(NUM(p->id), NUM(p->id)), why);
}

/* Mails that went to the person: to where their seats were theirs, whatever address they had then. */
#define TO_THEM                                                                                    \
	" EXISTS (SELECT 1 FROM seats AS s WHERE s.person = ? AND s.match = mails.match"           \
	" AND s.seat = mails.seat AND NOT EXISTS (SELECT 1 FROM leavers AS l"                      \
	" WHERE l.match = s.match AND l.seat = s.seat"                                             \
	" AND l.mail = mails.recipient COLLATE NOCASE))"                                           \
	" OR EXISTS (SELECT 1 FROM leavers AS l WHERE l.match = mails.match"                       \
	" AND l.seat = mails.seat AND l.mail = mails.recipient COLLATE NOCASE AND l.person = ?)"
#define TO(p) NUM((p)->id), NUM((p)->id)

/* Reports name all players, so of the person's matches that are over no mail that has gone keeps its bytes. */
static bool drop_mails(struct store *store, const struct person *p, struct buf *why)
{
	return rows_change(store,
		       "UPDATE mail_bytes SET bytes = x'' WHERE mail IN (SELECT mails.id FROM mails"
		       " JOIN matches AS m ON m.id = match WHERE m.state = ? AND mails.state <> 0"
		       " AND (EXISTS (SELECT 1 FROM seats AS s WHERE s.match = m.id"
		       " AND s.person = ?) OR EXISTS (SELECT 1 FROM leavers AS l"
		       " WHERE l.match = m.id AND l.person = ?)))",
		       WITH(NUM(MATCH_OVER), NUM(p->id), NUM(p->id)), why)
		&& rows_change(store,
			"UPDATE mail_bytes SET bytes = x'' WHERE mail IN"
			" (SELECT id FROM mails WHERE" TO_THEM ")",
			WITH(TO(p)), why)
		&& rows_change(store,
			"UPDATE mails SET recipient = '', sender = '', state = 2,"
			" trouble = '" MAIL_WITHHELD "' WHERE" TO_THEM,
			WITH(TO(p)), why);
}

static bool drop_names(struct store *store, const struct person *p, struct buf *why)
{
	return rows_change(store,
		       "UPDATE leavers AS l SET name = '', mail = '', public = 0, person = NULL"
		       " WHERE l.person = ?",
		       WITH(NUM(p->id)), why)
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

/* What the club keeps about an address, and what was written of it in words; not where somebody else has the
 * address. Names of rations and notes have a word before it. */
#define IS_OF " lower(substr(name, instr(name, ' ') + 1)) = lower(?)"
static bool drop_address(struct store *store, const struct person *p, struct buf *why)
{
	static const char *const all[] = {
		"DELETE FROM addresses WHERE mail = lower(?)",
		"DELETE FROM seat_requests WHERE mail = lower(?)",
		"DELETE FROM rations WHERE" IS_OF,
		"DELETE FROM notes WHERE" IS_OF,
		"DELETE FROM unknown_senders WHERE instr(lower(source || ' ' || reason), lower(?))",
	};
	enum found others = any_find(store,
		"SELECT 1 FROM seats WHERE mail = ?1 COLLATE NOCASE"
		" UNION SELECT 1 FROM persons WHERE mail = ?1 COLLATE NOCASE",
		WITH(STR(p->mail)), why);
	bool ok = others != UNREAD;

	for (size_t i = 0; ok && others == NOT_FOUND && i < sizeof all / sizeof *all; i++)
		ok = rows_change(store, all[i], WITH(STR(p->mail)), why);
	return ok;
}

bool store_forget(struct store *store, const struct person *p, struct buf *why)
{
	return store_adopt(store, p, why) && drop_press(store, p, why)
		&& drop_disputes(store, p, why) && drop_mails(store, p, why)
		&& drop_names(store, p, why) && drop_address(store, p, why)
		&& store_save_note(store, NOTE_SCRUB, 1, why);
}
