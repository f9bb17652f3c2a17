/* SPDX-License-Identifier: MIT */
#include "store/store_pages.h"
#include "store/store_rows.h"

static bool damaged(struct store *store, struct span what, struct buf *why)
{
	buf_fmt(why,
		"keep '%s' and restore an earlier copy, as the file is damaged: ", store->path);
	text_clean(why, what.s, what.n, 200);
	return false;
}

static bool is_sound(struct store *store, const char *asks, struct buf *why)
{
	struct buf says = BUF_INIT;
	bool ok = bytes_find(store, asks, WITH_NOTHING, &says, why) != UNREAD;

	/* SQLite's check goes on behind a page that cannot be read. */
	if (ok && !span_is(span_of_buf(&says), "ok"))
		ok = store_did(store, pages_trouble(store->db), why)
			&& damaged(store, span_of_buf(&says), why);
	buf_free(&says);
	return ok;
}

static bool finds_nothing(struct store *store, const char *text, const char *what, struct buf *why)
{
	struct buf says = BUF_INIT;
	enum found found;

	buf_fmt(&says, "%s ", what);
	found = bytes_find(store, text, WITH_NOTHING, &says, why);
	if (found == FOUND)
		damaged(store, span_of_buf(&says), why);
	buf_free(&says);
	return found == NOT_FOUND;
}

bool store_is_whole(struct store *store, struct buf *why)
{
	return is_sound(store, "PRAGMA quick_check(1)", why);
}

bool store_check(struct store *store, struct buf *why)
{
	static const struct {
		const char *text, *what;
	} lost[] = {
		{ "PRAGMA foreign_key_check", "a row belongs to another row that is lost, in" },
		{ "SELECT 'played' FROM played AS p JOIN letters AS l ON l.id = p.letter WHERE"
		  " (l.match, l.season, l.seat) <> (p.match, p.season, p.seat)",
			"a seat was played with the letter of another seat in" },
		{ "SELECT 'mails' FROM mails LEFT JOIN mail_bytes ON mail = id WHERE mail IS NULL",
			"a mail has no bytes in" },
	};
	bool ok = is_sound(store, "PRAGMA integrity_check(1)", why);

	for (size_t i = 0; ok && i < sizeof lost / sizeof *lost; i++)
		ok = finds_nothing(store, lost[i].text, lost[i].what, why);
	return ok;
}
