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
	struct buf why = BUF_INIT;
	struct record_row row;
	int number = RECORD_OPEN;
	enum found found;
	struct match m;
	struct club club;

	need_club(&club, call->folder);
	need_match(&club, call->word[0], &m);
	while ((found = store_get_record(club.store, m.id, number++, &row, &why)) == FOUND) {
		print_record(&row);
		record_row_free(&row);
	}
	need_store(found != UNREAD, club.store, EX_IOERR, &why);
	match_free(&m);
	club_close(&club);
	return EX_DONE;
}
