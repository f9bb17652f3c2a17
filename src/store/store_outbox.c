/* SPDX-License-Identifier: MIT */
#include "store/store_outbox.h"
#include "store/store_rows.h"

#include <string.h>

/* The columns of a mail that is read. Lost bytes are damage, so that the mail is not skipped. */
static const struct row_column mails[] = {
	{ ANY(mail_row, id) },
	{ ANY(mail_row, match) }, /* NULL is read as 0 */
	{ RANGE(mail_row, season, INT_MIN, INT_MAX) },
	{ RANGE(mail_row, seat, 0, 16) },
	{ WORD(mail_row, kind) },
	{ TEXT(mail_row, to), .as = "recipient" },
	{ TEXT(mail_row, from), .as = "sender" },
	{ TEXT(mail_row, message_id) },
	{ RANGE(mail_row, state, MAIL_QUEUED, MAIL_REFUSED) },
	{ COUNT(mail_row, tries) },
	{ ANY(mail_row, queued) },
	{ ANY(mail_row, tried) },
	{ TEXT(mail_row, trouble) },
	{ BYTES(mail_row, bytes) },
	{ END(mail_row) },
};
#define SELECT_MAIL "SELECT {names} FROM mails LEFT JOIN mail_bytes ON mail = id"

void mail_row_free(struct mail_row *mail)
{
	row_free(mails, mail);
}

static bool add_mail(struct store *store, const struct mail_row *mail, bool *added, struct buf *why)
{
	return rows_changed(store,
		"INSERT INTO mails (match, season, seat, kind, recipient, sender, message_id,"
		" state, tries, queued, tried, trouble)"
		" VALUES (?, ?, ?, ?, ?, ?, ?, 0, 0, ?, 0, '')"
		" ON CONFLICT (message_id) DO NOTHING",
		WITH(ID(mail->match), NUM(mail->season), NUM(mail->seat), STR(mail->kind),
			STR(mail->to), STR(mail->from), STR(mail->message_id), NUM(mail->queued)),
		added, why);
}

enum found store_find_mail(
	struct store *store, const char *message_id, long long *id, struct buf *why)
{
	return number_find(
		store, "SELECT id FROM mails WHERE message_id = ?", WITH(STR(message_id)), id, why);
}

enum found store_get_mail_time(struct store *store, long long match, int seat, const char *kind,
	const char *message_id, long long *queued, struct buf *why)
{
	return number_find(store,
		"SELECT queued FROM mails WHERE match = ? AND seat = ? AND message_id = ?"
		" AND ? IN ('', kind)",
		WITH(NUM(match), NUM(seat), STR(message_id), STR(kind)), queued, why);
}

bool store_last_mail(struct store *store, long long *id, struct buf *why)
{
	return number_find(store, "SELECT coalesce(max(id), 0) FROM mails", WITH_NOTHING, id, why)
		== FOUND;
}

bool store_weigh_season(struct store *store, long long match, int season, long long after,
	long long *bytes, struct buf *why)
{
	return number_find(store,
		       "SELECT (SELECT coalesce(sum(length(journal) + length(image)), 0)"
		       " FROM seasons WHERE match = ? AND season = ?)"
		       " + (SELECT coalesce(sum(length(bytes)), 0) FROM mail_bytes WHERE mail > ?)",
		       WITH(NUM(match), NUM(season), NUM(after)), bytes, why)
		== FOUND;
}

bool store_queue_mail(struct store *store, struct mail_row *mail, struct buf *why)
{
	bool added;

	if (!add_mail(store, mail, &added, why))
		return false;
	if (!added)
		return store_find_mail(store, mail->message_id, &mail->id, why) == FOUND;
	mail->id = sqlite3_last_insert_rowid(store->db);
	return rows_change(store, "INSERT INTO mail_bytes (mail, bytes) VALUES (?, ?)",
		WITH(NUM(mail->id), RAW(mail->bytes, mail->bytes_n)), why);
}

enum found store_next_mail(
	struct store *store, long long after, struct mail_row *mail, struct buf *why)
{
	return row_find(store, mails, SELECT_MAIL " WHERE state = 0 AND id > ? ORDER BY id LIMIT 1",
		WITH(NUM(after)), mail, why);
}

enum found store_next_queued(struct store *store, long long after, long long *id, struct buf *why)
{
	return number_find(store,
		"SELECT id FROM mails INDEXED BY mails_queued WHERE state = 0 AND id > ?"
		" ORDER BY id LIMIT 1",
		WITH(NUM(after)), id, why);
}

enum found store_get_queued(
	struct store *store, long long id, struct mail_row *mail, struct buf *why)
{
	return row_find(
		store, mails, SELECT_MAIL " WHERE state = 0 AND id = ?", WITH(NUM(id)), mail, why);
}

enum found store_get_mail(struct store *store, long long match, int season, int seat,
	const char *kind, struct mail_row *mail, struct buf *why)
{
	return row_find(store, mails,
		SELECT_MAIL " WHERE match = ? AND seat = ? AND season = ? AND kind = ?"
			    " AND coalesce(length(bytes), 1) ORDER BY id DESC LIMIT 1",
		WITH(NUM(match), NUM(seat), NUM(season), STR(kind)), mail, why);
}

enum found store_next_refused(struct store *store, long long since, long long after,
	struct mail_row *mail, struct buf *why)
{
	return row_find(store, mails,
		SELECT_MAIL " WHERE state = 2 AND tried > ? AND id > ?"
			    " AND trouble <> '" MAIL_WITHHELD "' ORDER BY id LIMIT 1",
		WITH(NUM(since), NUM(after)), mail, why);
}

bool store_requeue_mail(struct store *store, long long id, long long now, struct buf *why)
{
	bool changed;

	return rows_changed(store,
		       "UPDATE mails SET state = 0, tries = 0, queued = ?, tried = 0, trouble = ''"
		       " WHERE id = ?",
		       WITH(NUM(now), NUM(id)), &changed, why)
		&& store_require(store, changed, why, "cannot queue mail %lld: it is not in '%s'",
			id, store->path);
}

/* A mail that has gone to somebody whom the club knows no more. */
static bool forget_parting(struct store *store, long long id, struct buf *why)
{
	bool is;

	return rows_changed(store,
		       "UPDATE mails SET recipient = '',"
		       " trouble = iif(state = 2, '" MAIL_WITHHELD "', '')"
		       " WHERE id = ? AND kind = '" MAIL_PARTING "' AND state <> 0",
		       WITH(NUM(id)), &is, why)
		&& (!is
			|| rows_change(store, "UPDATE mail_bytes SET bytes = x'' WHERE mail = ?",
				WITH(NUM(id)), why));
}

bool store_mark_mail(struct store *store, long long id, enum mail_state state, long long now,
	const char *trouble, struct buf *why)
{
	struct buf clean = BUF_INIT;
	bool ok, changed;

	if (trouble)
		text_clean(&clean, trouble, strlen(trouble), 200);
	ok = rows_changed(store,
		     "UPDATE mails SET state = ?, tried = ?, trouble = ?, tries = tries + 1"
		     " WHERE id = ?",
		     WITH(NUM(state), NUM(now), STR(clean.s), NUM(id)), &changed, why)
		&& store_require(store, changed, why, "cannot mark mail %lld: it is not in '%s'",
			id, store->path)
		&& forget_parting(store, id, why);
	buf_free(&clean);
	return ok;
}

/* ---- how many ---- */

bool store_count_waiting(struct store *store, long long match, int seat, int *n, struct buf *why)
{
	return int_find(store,
		       "SELECT count(*) FROM mails WHERE match IS ? AND seat = ? AND state = 0",
		       WITH(ID(match), NUM(seat)), n, why)
		== FOUND;
}

bool store_count_refused(struct store *store, long long match, int seat, int *n, struct buf *why)
{
	return int_find(store,
		       "SELECT count(*) FROM mails WHERE match IS ?1 AND seat = ?2 AND state = 2"
		       " AND trouble <> '" MAIL_WITHHELD "' AND tried > coalesce("
		       "(SELECT max(tried) FROM mails WHERE match IS ?1 AND seat = ?2"
		       " AND state = 1), 0)",
		       WITH(ID(match), NUM(seat)), n, why)
		== FOUND;
}

static const struct row_column ledger_counts[] = {
	{ COUNT(mail_count_row, queued) },
	{ COUNT(mail_count_row, failing) },
	{ COUNT(mail_count_row, sent) },
	{ COUNT(mail_count_row, refused) },
	{ ANY(mail_count_row, last) },
	{ TEXT(mail_count_row, trouble) },
	{ END(mail_count_row) },
};

void mail_count_row_free(struct mail_count_row *ledger)
{
	row_free(ledger_counts, ledger);
}

bool store_get_ledger(struct store *store, long long match, int seat, struct mail_count_row *ledger,
	struct buf *why)
{
	return row_find(store, ledger_counts,
		       "SELECT count(*) FILTER (WHERE state = 0),"
		       " count(*) FILTER (WHERE state = 0 AND trouble <> ''),"
		       " count(*) FILTER (WHERE state = 1),"
		       " count(*) FILTER (WHERE state = 2 AND trouble <> '" MAIL_WITHHELD "'),"
		       " max(tried) FILTER (WHERE state = 1),"
		       " (SELECT trouble FROM mails WHERE match IS ?1 AND seat = ?2 AND state <> 1"
		       " AND trouble NOT IN ('', '" MAIL_WITHHELD "')"
		       " ORDER BY state, tried DESC, id DESC LIMIT 1)"
		       " FROM mails WHERE match IS ?1 AND seat = ?2",
		       WITH(ID(match), NUM(seat)), ledger, why)
		== FOUND;
}

/* ---- to whom a mail went ---- */

static const struct row_column envelopes[] = {
	{ ANY(mail_envelope, match) }, /* NULL is read as 0 */
	{ RANGE(mail_envelope, seat, 0, 16) },
	{ TEXT(mail_envelope, to), .as = "recipient" },
	{ END(mail_envelope) },
};

void mail_envelope_free(struct mail_envelope *envelope)
{
	row_free(envelopes, envelope);
}

enum found store_get_envelope(
	struct store *store, long long mail, struct mail_envelope *envelope, struct buf *why)
{
	return row_find(store, envelopes, "SELECT {names} FROM mails WHERE id = ?", WITH(NUM(mail)),
		envelope, why);
}

/* A seat's player is mailed an invitation first. */
enum found store_former_recipient(struct store *store, long long match, const struct seat *seat,
	bool all, int which, struct mail_envelope *envelope, struct buf *why)
{
	return row_find(store, envelopes,
		"SELECT {names} FROM mails WHERE match = ?1 AND seat = ?2"
		" AND lower(recipient) <> lower(?3) AND (?4 OR ("
		" id >= (SELECT coalesce(max(id), 0) FROM mails"
		"  WHERE match = ?1 AND seat = ?2 AND kind = 'invitation')"
		" AND recipient NOT IN (SELECT mail FROM leavers WHERE match = ?1 AND seat = ?2)))"
		" GROUP BY recipient ORDER BY min(id) LIMIT 1 OFFSET ?5",
		WITH(NUM(match), NUM(seat->seat), STR(seat->mail), NUM(all), NUM(which)), envelope,
		why);
}

/* ---- reports that wait ---- */

static const struct row_column untold[] = {
	{ COUNT(waiting_report_row, season) },
	{ SEAT(waiting_report_row, seat) },
	{ TEXT(waiting_report_row, text) },
	{ TEXT(waiting_report_row, xml) },
	{ TEXT(waiting_report_row, record) },
	{ END(waiting_report_row) },
};

void waiting_report_row_free(struct waiting_report_row *row)
{
	row_free(untold, row);
}

bool store_add_untold(
	struct store *store, long long match, const struct waiting_report_row *row, struct buf *why)
{
	return row_save(store, untold, "INSERT INTO untold (match, {names}) VALUES (?, {values})",
		WITH(NUM(match)), row, why);
}

enum found store_next_untold(struct store *store, long long match, int seat, int after,
	struct waiting_report_row *row, struct buf *why)
{
	return row_find(store, untold,
		"SELECT {names} FROM untold WHERE match = ? AND seat = ? AND season > ?"
		" ORDER BY season LIMIT 1",
		WITH(NUM(match), NUM(seat), NUM(after)), row, why);
}

bool store_drop_untold(struct store *store, long long match, struct buf *why)
{
	return rows_change(store, "DELETE FROM untold WHERE match = ?", WITH(NUM(match)), why);
}
