/* SPDX-License-Identifier: MIT */
#include "club/damage.h"
#include "club/mails.h"

enum { DAY = 86400 };
static const char LOOKED[] = "store-looked-at", TOLD[] = "damage-told";

/* A time in the future comes from a wrong clock, and must not keep anything from being done. */
static bool is_time(const struct context *c, const char *note, bool *is)
{
	long long last;

	if (!store_get_note(c->club->store, note, &last, c->why))
		return false;
	*is = last > c->now || c->now >= last + DAY;
	return true;
}

static bool keep_time(const struct context *c, const char *note)
{
	return store_save_note(c->club->store, note, c->now, c->why);
}

bool damage_look(const struct context *c)
{
	struct store *store = c->club->store;
	bool is, ok;

	if (!is_time(c, LOOKED, &is))
		return false;
	if (!is)
		return true;
	if (!store_is_whole(store, c->why))
		return false;
	ok = store_begin(store, c->why) && keep_time(c, LOOKED) && store_commit(store, c->why);
	if (!ok)
		store_rollback(store);
	return ok;
}

void damage_tell(const struct context *c, const char *reason)
{
	struct store *store = c->club->store;
	struct buf body = BUF_INIT, unsaid = BUF_INIT;
	const struct context in = { c->club, NULL, c->now, &unsaid };
	bool is = false;

	club_tell(c->club, &body, "damaged reason=%s", reason);
	if (!is_time(&in, TOLD, &is) || !is || !store_begin(store, &unsaid)
		|| !mail_referee(&in, "subject-damaged", span_of_buf(&body))
		|| !keep_time(&in, TOLD) || !store_commit(store, &unsaid))
		store_rollback(store);
	buf_free(&body);
	buf_free(&unsaid);
}
