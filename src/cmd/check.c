/* SPDX-License-Identifier: MIT
 * check: what of a letter would be refused, by what a report shows. */
#include "cmd/cmd.h"
#include "cmd/player.h"

#include <stdio.h>

int cmd_check(const struct command_call *call)
{
	struct buf out = BUF_INIT;
	struct order_context d;
	bool fine;

	tried_open(&d, call);
	fine = report_check(
		d.t, &d.head, d.edition->phrases, (struct span){ d.orders.s, d.orders.n }, &out);
	fputs(out.s, stdout);
	tried_close(&d);
	buf_free(&out);
	return fine ? EX_DONE : EX_REFUSALS;
}
