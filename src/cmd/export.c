/* SPDX-License-Identifier: MIT
 * export: a match as a file, to be played on elsewhere or, without its secrets, to be read. */
#include "cmd/open.h"

#include <unistd.h>

static bool copy_match(
	struct store *from, struct store *to, long long id, bool all, struct buf *why)
{
	bool ok = store_begin(to, why);

	ok = ok && store_copy_match(from, to, id, all, why);
	if (ok)
		return store_commit(to, why);
	store_rollback(to);
	return false;
}

int cmd_export(const struct command_call *call)
{
	bool all = !call_flag(call, "public");
	struct buf why = BUF_INIT;
	struct store *to;
	struct match m;
	struct club club;

	need_club(&club, call->folder);
	need_match(&club, call->word[0], &m);
	to = store_open_file(call->word[1], true, &why);
	need(to != NULL, EX_CANTCREAT, &why);
	if (!copy_match(club.store, to, m.id, all, &why)) {
		store_close(to);
		unlink(call->word[1]);
		die(EX_IOERR, "%s", why.s);
	}
	store_close(to);
	if (all)
		warn("keep '%s' as safe as the club: it has the secrets of match '%s'",
			call->word[1], m.name);
	match_free(&m);
	club_close(&club);
	return EX_DONE;
}
