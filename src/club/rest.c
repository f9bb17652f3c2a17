/* SPDX-License-Identifier: MIT */
#include "club/rest.h"
#include "club/deadline.h"
#include "club/letter_seal.h"
#include "club/remind.h"

#include <stdlib.h>

bool rest_look(const struct context *c, bool *rests, long long *until)
{
	const struct context in = { c->club, c->m, c->now, c->why, until };
	enum deadline_state due;
	bool reminds, late;

	*rests = false;
	*until = c->now + REST_MOST;
	if (!remind_look(&in, &reminds) || !letter_seal_late(&in, &late)
		|| !deadline_look(&in, &due))
		return false;
	*rests = !reminds && !late && (due == DUE_NOT || due == DUE_HELD);
	return true;
}

static bool rest(const struct context *c, long long id)
{
	struct match m;
	const struct context in = { c->club, &m, c->now, c->why };
	enum found found = store_next_match(c->club->store, id - 1, &m, c->why);
	bool rests, ok;
	long long until;

	ok = found == FOUND && rest_look(&in, &rests, &until)
		&& (!rests || store_rest(c->club->store, id, until, c->why));
	match_free(&m);
	return ok;
}

static bool rest_all(const struct context *c, const struct match_list *awake)
{
	bool ok = store_begin(c->club->store, c->why);

	for (int i = 0; i < awake->n && ok; i++)
		ok = rest(c, awake->id[i]);
	ok = ok && store_commit(c->club->store, c->why);
	if (!ok)
		store_rollback(c->club->store);
	return ok;
}

bool rest_matches(const struct context *c)
{
	struct store *store = c->club->store;
	struct match_list awake;
	int damages = store_damages(store);
	bool ok = store_list_running(store, c->now, &awake, c->why);

	ok = ok && (!awake.n || rest_all(c, &awake));
	free(awake.id);
	if (ok || store_damages(store) == damages || store_broken(store) || store_busy(store))
		return ok;
	buf_clear(c->why);
	return true;
}
