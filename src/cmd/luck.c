/* SPDX-License-Identifier: MIT
 * luck: what each player's dice came to, and what fair dice come to. While a match runs, only
 * throws that the reader was shown count. Players ask by /luck. */
#include "club/odds.h"
#include "cmd/open.h"

#include <stdio.h>

int cmd_luck(const struct command_call *call)
{
	const char *word = call_flag(call, "seat");
	struct buf b = BUF_INIT;
	struct match_context o;
	bool ok;

	open_match(&o, call);
	ok = odds_tell(&o.c, word ? need_seat(&o.m, word) : NOBODY, &b);
	need_store(ok, o.club.store, EX_DATAERR, &o.why);
	fwrite(b.s, 1, b.n, stdout);
	buf_free(&b);
	close_match(&o);
	return EX_DONE;
}
