/* SPDX-License-Identifier: MIT */
#include "club/undelivered.h"
#include "club/letter_seal.h"
#include "club/mails.h"
#include "store/store_outbox.h"

#include <string.h>

enum { DAY = 86400, TOLD_MOST = 50 };

/* Notes of the store: when a mail was last refused, and when the referee was last told. */
static const char REFUSED_NOTE[] = "mail-refused", TOLD_NOTE[] = "mail-refused-told";

/* game: for the names of its seats; NULL: no match. */
static bool match_name(
	const struct context *c, long long id, struct buf *name, const struct game **game)
{
	enum found found = NOT_FOUND;
	struct match m;

	*game = NULL;
	if (id)
		found = store_next_match(c->club->store, id - 1, &m, c->why);
	if (found == FOUND) {
		buf_str(name, m.name);
		*game = match_game(&m);
		match_free(&m);
	}
	return found != UNREAD;
}

bool undelivered_whom(const struct context *c, const struct mail_row *row, struct buf *b)
{
	const struct game *game;

	if (!match_name(c, row->match, b, &game))
		return false;
	buf_str(b, b->n ? " " : "");
	if (row->seat) {
		seat_print(b, game, row->seat);
	} else if (letter_seal_mail(row)) {
		buf_str(b, "the witness");
	} else if (!strcmp(row->to, club_referee(c->club))) {
		buf_str(b, "the referee");
	} else {
		buf_char(b, '<');
		text_clean(b, row->to, strlen(row->to), 100);
		buf_char(b, '>');
	}
	return true;
}

static bool list_one(const struct context *c, const struct mail_row *row, struct buf *body)
{
	struct buf line = BUF_INIT, to = BUF_INIT, trouble = BUF_INIT;
	const struct game *game;
	bool ok = match_name(c, row->match, &line, &game);

	text_clean(&to, row->to, strlen(row->to), 100);
	text_clean(&trouble, row->trouble, strlen(row->trouble), 300);
	club_say(c->club, &line,
		"undelivered-mail match=%d seat=%s witness=%d season=%d kind=%s to=%s trouble=%s",
		row->match != 0, row->seat ? seat_text(game, row->seat).s : "",
		letter_seal_mail(row), row->season, row->kind, to.s, trouble.s);
	text_wrap(body, "- ", "  ", line.s, line.n, 72);
	buf_free(&line);
	buf_free(&to);
	buf_free(&trouble);
	return ok;
}

/* Lists the mails refused since then. Mails to the referee are left out, or each day would report
 * the report of the day before. */
static bool list_refused(const struct context *c, long long since, struct buf *body)
{
	enum found found = NOT_FOUND;
	struct mail_row row;
	long long last = 0;
	bool ok = true;
	int n = 0;

	while (ok
		&& (found = store_next_refused(c->club->store, since, last, &row, c->why))
			== FOUND) {
		last = row.id;
		if (strcmp(row.to, club_referee(c->club)) && n++ < TOLD_MOST)
			ok = list_one(c, &row, body);
		mail_row_free(&row);
	}
	if (n > TOLD_MOST)
		club_tell(c->club, body, "undelivered-more more=%d", n - TOLD_MOST);
	return ok && found != UNREAD;
}

static bool write_refused(const struct context *c, long long since)
{
	struct buf list = BUF_INIT, body = BUF_INIT;
	bool ok = list_refused(c, since, &list);

	if (ok && list.n) {
		club_tell(c->club, &body, "undelivered");
		buf_fmt(&body, "\n%s\n", list.s);
		club_tell(c->club, &body, "undelivered-do");
		ok = mail_referee(c, "subject-undelivered", span_of_buf(&body));
	}
	buf_free(&list);
	buf_free(&body);
	return ok;
}

bool undelivered_note(const struct context *c)
{
	return store_save_note(c->club->store, REFUSED_NOTE, c->now, c->why);
}

bool undelivered_tell(const struct context *c, bool *due)
{
	struct store *store = c->club->store;
	long long refused, told;
	bool ok = store_get_note(store, REFUSED_NOTE, &refused, c->why)
		&& store_get_note(store, TOLD_NOTE, &told, c->why);

	*due = false;
	if (!ok)
		return false;
	/* A time in the future comes from a wrong clock, and must not silence us. */
	if (told > c->now)
		told = c->now - DAY;
	if (refused <= told || c->now < told + DAY)
		return true;
	*due = true;
	ok = store_begin(store, c->why) && write_refused(c, told)
		&& store_save_note(store, TOLD_NOTE, c->now, c->why) && store_commit(store, c->why);
	if (!ok)
		store_rollback(store);
	return ok;
}
