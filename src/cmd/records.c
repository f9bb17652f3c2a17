/* SPDX-License-Identifier: MIT
 * records: what proves a match, to be published or checked. It shows nothing that a player could
 * not have been mailed. */
#include "club/record.h"
#include "cmd/open.h"

#include <stdio.h>

static void print_record(const struct record_row *row)
{
	struct buf b = BUF_INIT;

	record_block(&b, row);
	puts(b.s);
	buf_free(&b);
}

int cmd_records(const struct command_call *call)
{
	struct record_row row;
	int number = RECORD_OPEN;
	struct match_context o;
	enum found found;

	open_match(&o, call);
	while ((found = store_get_record(o.club.store, o.m.id, number++, &row, &o.why)) == FOUND) {
		print_record(&row);
		record_row_free(&row);
	}
	need_store(found != UNREAD, o.club.store, EX_IOERR, &o.why);
	close_match(&o);
	return EX_DONE;
}
