/* SPDX-License-Identifier: MIT
 * luck: what each player's dice came to, and what fair dice come to. While a match runs, only
 * throws that the reader was shown count. Players ask by /luck. */
#include "club/odds.h"
#include "cmd/open.h"

#include <stdio.h>

int cmd_luck(const struct command_call *call)
{
	const char *word = call_flag(call, "seat");
	struct buf b = BUF_INIT, why = BUF_INIT;
	struct match m;
	struct club club;
	int seat = NOBODY;
	bool ok;
	const struct context c = { &club, &m, time_now(), &why };

	need_club(&club, call->folder);
	need_match(&club, call->word[0], &m);
	if (word)
		seat = need_seat(&m, word);
	ok = odds_tell(&c, seat, &b);
	need_store(ok, club.store, EX_DATAERR, &why);
	fwrite(b.s, 1, b.n, stdout);
	buf_free(&b);
	match_free(&m);
	club_close(&club);
	return EX_DONE;
}
