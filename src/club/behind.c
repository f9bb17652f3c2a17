/* SPDX-License-Identifier: MIT */
#include "club/behind.h"

#include <stdio.h>

static struct short_text note_of(const struct match *m)
{
	struct short_text name;

	snprintf(name.s, sizeof name.s, "behind %s", m->gid);
	return name;
}

bool behind_since(struct store *store, const struct match *m, long long *since, struct buf *why)
{
	return store_get_note(store, note_of(m).s, since, why);
}

bool behind_mark(struct store *store, const struct match *m, long long since, struct buf *why)
{
	return store_save_note(store, note_of(m).s, since, why);
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

bool behind_mark_own(struct store *store, struct buf *why)
{
	enum found found = NOT_FOUND;
	struct match m;
	long long last = 0, since = 0;
	bool ok = true;

	while (ok && !since && (found = store_next_match(store, last, &m, why)) == FOUND) {
		last = m.id;
		ok = behind_since(store, &m, &since, why);
		match_free(&m);
	}
	if (!ok || found == UNREAD || since)
		return ok && found != UNREAD;
	ok = store_begin(store, why) && behind_mark_all(store, 1, why) && store_commit(store, why);
	if (!ok)
		store_rollback(store);
	return ok;
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
			"call 'tradepost restore %s/club.db SOURCE' for match '%s': the match may "
			"be older here than in the mails of its players, see BACKUP AND RESTORE in "
			"tradepost-host(1)",
			c->club->folder, c->m->name);
	return !since;
}
