/* SPDX-License-Identifier: MIT */
#include "club/late.h"
#include "club/verdict.h"
#include "core/orders.h"
#include "proof/mailcmd_list.h"

#include <string.h>

/* A season is followed by the letters that came while it was open. */
static bool find_last(const struct context *c, int season, int seat, struct letter_row *last)
{
	enum found found;
	struct letter_row row;
	long long after = 0;

	*last = (struct letter_row){ 0 };
	while ((found = store_next_letter(c->club->store, c->m->id, season, after, &row, c->why))
		== FOUND) {
		after = row.id;
		if (row.seat != seat) {
			letter_row_free(&row);
			continue;
		}
		letter_row_free(last);
		*last = row;
	}
	return found == NOT_FOUND;
}

static bool is(const struct letter_row *row, enum admission_verdict v)
{
	return !strcmp(row->verdict, verdict_name(v));
}

/* Of a letter whose mail commands were done the orders remain. */
static bool names_past(const struct letter_row *row, int season)
{
	struct orders *head = orders_read(row->text, strlen(row->text), NULL);
	bool past = head->season >= 0 && head->season < season;

	orders_free(head);
	return past;
}

/* The header says what was too late. */
static bool is_header(struct span line)
{
	struct span word;

	return !span_word(&line, &word) || word.s[0] == '#' || text_header_word(word) >= 0;
}

static void add_lines(struct buf *b, struct span text)
{
	struct span line;
	bool begun = false;

	while (span_line(&text, &line)) {
		begun |= !is_header(line);
		if (begun)
			buf_fmt(b, "%s%.*s", b->n ? "\n" : "", (int)line.n, line.s);
	}
}

bool late_lines(const struct context *c, int season, int seat, struct buf *b)
{
	struct letter_row row;
	struct buf canonical = BUF_INIT;
	bool ok = find_last(c, season, seat, &row), whole, orders;

	if (!ok || !row.id || row.former) {
		letter_row_free(&row);
		return ok;
	}
	whole = is(&row, V_LATE) || is(&row, V_SEALED) || is(&row, V_WRONG_SEASON);
	orders = is(&row, V_ASKED) && names_past(&row, season);
	if (whole)
		text_canonical(&canonical, row.original, row.original_n);
	else if (orders)
		buf_str(&canonical, row.text);
	add_lines(b, span_of_buf(&canonical));
	buf_free(&canonical);
	letter_row_free(&row);
	return true;
}
