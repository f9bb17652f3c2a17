/* SPDX-License-Identifier: MIT */
#include "club/behind.h"

static void note_name(struct buf *b, const struct match *m)
{
	buf_fmt(b, "behind %s", m->gid);
}

bool behind_since(struct store *store, const struct match *m, long long *since, struct buf *why)
{
	struct buf name = BUF_INIT;
	bool ok;

	note_name(&name, m);
	ok = store_get_note(store, name.s, since, why);
	buf_free(&name);
	return ok;
}

bool behind_mark(struct store *store, const struct match *m, long long since, struct buf *why)
{
	struct buf name = BUF_INIT;
	bool ok;

	note_name(&name, m);
	ok = store_save_note(store, name.s, since, why);
	buf_free(&name);
	return ok;
}

bool behind_mark_all(struct store *store, long long since, struct buf *why)
{
	enum found found = NOT_FOUND;
	struct match m;
	long long last = 0, before = 0;
	bool ok = true;

	while (ok && (found = store_next_match(store, last, &m, why)) == FOUND) {
		last = m.id;
		ok = behind_since(store, &m, &before, why)
			&& (before || behind_mark(store, &m, since, why));
		match_free(&m);
	}
	return ok && found != UNREAD;
}

bool behind_may_sign(const struct context *c)
{
	long long since;

	if (c->club->restoring)
		return true;
	if (!behind_since(c->club->store, c->m, &since, c->why))
		return false;
	if (since)
		buf_fmt(c->why,
			"match '%s' may lie behind what its players have: 'tradepost restore' goes"
			" on with it, see BACKUP AND RESTORE in tradepost-host(1)",
			c->m->name);
	return !since;
}
