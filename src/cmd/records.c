/* SPDX-License-Identifier: MIT
 * records: what proves a match, to be published or checked. It shows nothing that a player could
 * not have been mailed. */
#include "club/record.h"
#include "cmd/open.h"

#include <stdio.h>

int cmd_records(const struct command_call *call)
{
	struct buf all = BUF_INIT;
	struct match_context o;

	open_match(&o, call);
	need_store(record_all(&o.c, &all), o.club.store, EX_IOERR, &o.why);
	fputs(all.s, stdout);
	buf_free(&all);
	close_match(&o);
	return EX_DONE;
}
