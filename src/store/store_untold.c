/* SPDX-License-Identifier: MIT */
#include "store/store_inner.h"
#include "store/store_outbox.h"

#include <limits.h>
#include <stdlib.h>

void waiting_report_row_free(struct waiting_report_row *row)
{
	free(row->text);
	free(row->xml);
	free(row->record);
	*row = (struct waiting_report_row){ 0 };
}

bool store_add_untold(
	struct store *store, long long match, const struct waiting_report_row *row, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store,
		    "INSERT INTO untold (match, season, seat, text, xml, record)"
		    " VALUES (?, ?, ?, ?, ?, ?)",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, row->season);
	query_give_int(&q, row->seat);
	query_give_text(&q, row->text);
	query_give_text(&q, row->xml);
	query_give_text(&q, row->record);
	return query_run(&q, why);
}

bool store_next_untold(struct store *store, long long match, int seat, int after,
	struct waiting_report_row *row, struct buf *why)
{
	struct query q;

	*row = (struct waiting_report_row){ 0 };
	if (!query_begin(&q, store,
		    "SELECT season, seat, text, xml, record FROM untold"
		    " WHERE match = ? AND seat = ? AND season > ? ORDER BY season LIMIT 1",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, seat);
	query_give_int(&q, after);
	if (query_find(&q, why) != FOUND)
		return false;
	row->season = query_take_small(&q, 0, INT_MAX);
	row->seat = query_take_small(&q, 1, 16);
	row->text = query_take_text(&q);
	row->xml = query_take_text(&q);
	row->record = query_take_text(&q);
	if (query_end(&q, why))
		return true;
	waiting_report_row_free(row);
	return false;
}

bool store_drop_untold(struct store *store, long long match, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store, "DELETE FROM untold WHERE match = ?", why))
		return false;
	query_give_int(&q, match);
	return query_run(&q, why);
}
