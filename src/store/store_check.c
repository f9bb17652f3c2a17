/* SPDX-License-Identifier: MIT */
#include "store/store_inner.h"

static bool damaged(struct store *store, struct span what, struct buf *why)
{
	buf_fmt(why, "'%s' is damaged: ", store->path);
	text_clean(why, what.s, what.n, 200);
	buf_str(why, "; keep it and restore an earlier copy");
	return false;
}

/* Gives the first column of the first row; *any: whether there is a row. */
static bool first_of(
	struct store *store, const char *text, struct buf *first, bool *any, struct buf *why)
{
	enum query_result found;
	struct query q;

	if (!query_begin(&q, store, text, why))
		return false;
	found = query_find(&q, why);
	*any = found == FOUND;
	if (found != FOUND)
		return found == NOTHING;
	query_take_buf(&q, first);
	return query_end(&q, why);
}

static bool is_sound(struct store *store, struct buf *why)
{
	struct buf says = BUF_INIT;
	bool any, ok = first_of(store, "PRAGMA integrity_check(1)", &says, &any, why);

	if (ok && !span_is((struct span){ says.s, says.n }, "ok"))
		ok = damaged(store, (struct span){ says.s, says.n }, why);
	buf_free(&says);
	return ok;
}

static bool finds_nothing(struct store *store, const char *text, const char *what, struct buf *why)
{
	struct buf table = BUF_INIT, says = BUF_INIT;
	bool any, ok = first_of(store, text, &table, &any, why);

	buf_fmt(&says, "%s %s", what, table.s);
	if (ok && any)
		ok = damaged(store, (struct span){ says.s, says.n }, why);
	buf_free(&table);
	buf_free(&says);
	return ok;
}

bool store_check(struct store *store, struct buf *why)
{
	static const struct {
		const char *text, *what;
	} lost[] = {
		{ "PRAGMA foreign_key_check", "a row belongs to nothing in" },
		{ "SELECT 'played' FROM played AS p JOIN letters AS l ON l.id = p.letter WHERE"
		  " (l.match, l.season, l.seat) <> (p.match, p.season, p.seat)",
			"a seat was played with another's letter in" },
		{ "SELECT 'mails' FROM mails LEFT JOIN mail_bytes ON mail = id WHERE mail IS NULL",
			"a mail has no bytes in" },
	};
	bool ok = is_sound(store, why);

	for (size_t i = 0; ok && i < sizeof lost / sizeof *lost; i++)
		ok = finds_nothing(store, lost[i].text, lost[i].what, why);
	return ok;
}
