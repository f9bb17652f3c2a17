/* SPDX-License-Identifier: MIT */
#include "club/tried.h"
#include "base/apart.h"
#include "base/fail.h"
#include "report/report.h"
#include "report/simulate/seen.h"

#include <stdio.h>
#include <stdlib.h>

/* Of the processor; a trial takes some hundredths of one. */
enum { TRIAL_SECONDS = 5 };

/* A letter as it is tried. */
struct trial {
	const struct context *c;
	const struct edition *edition;
	const struct seat *seat;
	struct span orders;
	int n;		     /* lines of the orders */
	int times;	     /* of a forecast */
	struct table *table; /* as it lies; before the set-up as the box has it */
};

static bool lay_table(struct trial *trial, const struct context *c)
{
	trial->edition = club_newest_edition(c);
	if (trial->edition)
		trial->table = match_table(c, trial->edition, c->m->season - 1);
	return trial->table != NULL;
}

/* Returns false where that cannot be told. A letter is hostile, and a season has more that can go wrong than to
 * read it: that must not keep others' letters waiting. */
static bool trial_do(
	struct trial *trial, const struct context *c, apart_work *work, struct buf *out)
{
	struct buf why = BUF_INIT;
	const struct context in = { c->club, c->m, c->now, &why };
	bool open = c->m->state == MATCH_OPEN || c->m->state == MATCH_SEATING, ok;

	trial->c = &in;
	trial->table = NULL;
	ok = open && lay_table(trial, &in) && apart_do(work, trial, TRIAL_SECONDS, out);
	table_free(trial->table);
	buf_free(&why);
	return ok;
}

/* Makes the table as the seat knows it. Before the set-up nothing is hidden, so it is looked at as it lies. */
static struct table *see_table(const struct trial *trial, struct report_head *head)
{
	const struct match *m = trial->c->m;
	int seat = trial->seat->seat;

	*head = (struct report_head){
		.seat = seat, .seats = m->seats, .next = m->season, .standing = BUF_INIT
	};
	snprintf(head->gid, sizeof head->gid, "%s", m->gid);
	buf_str(&head->standing, trial->seat->standing);
	return m->season ? seen_make(trial->table, seat, 1) : table_copy(trial->table);
}

/* ---- what would be refused ---- */

/* Writes each refusal behind its line's number, from 0, and its length. */
static void write_refusals(struct buf *out, struct buf refusal[], int n)
{
	for (int i = 0; i < n; i++) {
		if (refusal[i].n) {
			buf_fmt(out, "%d %zu\n", i, refusal[i].n);
			buf_add(out, refusal[i].s, refusal[i].n);
		}
		buf_free(&refusal[i]);
	}
}

static void try_lines(const void *with, struct buf *out)
{
	const struct trial *trial = with;
	struct buf *refusal = xalloc((size_t)trial->n + 1, sizeof *refusal);
	struct report_head head;
	struct table *t = see_table(trial, &head);

	for (int i = 0; i < trial->n; i++)
		refusal[i] = (struct buf)BUF_INIT;
	report_refusals(t, &head, trial->edition->phrases, trial->orders, trial->n, refusal);
	write_refusals(out, refusal, trial->n);
	free(refusal);
	table_free(t);
	report_head_free(&head);
}

static void read_refusals(struct span text, struct buf refusal[], int n)
{
	struct span line, number, length;
	long long i, bytes;

	while (text.n && span_line(&text, &line) && span_word(&line, &number)
		&& span_word(&line, &length) && span_int(number, 0, n - 1, &i)
		&& span_int(length, 0, (long long)text.n, &bytes)) {
		buf_add(&refusal[i], text.s, (size_t)bytes);
		text.s += bytes;
		text.n -= (size_t)bytes;
	}
}

void tried_make(struct line_list *lines, const struct context *c, const struct seat *seat,
	struct span orders, int n)
{
	struct trial trial = { .seat = seat, .orders = orders, .n = n };
	struct buf text = BUF_INIT;

	*lines = (struct line_list){ .n = n };
	lines->refusal = xalloc((size_t)n + 1, sizeof *lines->refusal);
	for (int i = 0; i < n; i++)
		lines->refusal[i] = (struct buf)BUF_INIT;
	if (n && trial_do(&trial, c, try_lines, &text))
		read_refusals(span_of_buf(&text), lines->refusal, n);
	for (int i = 0; i < n; i++)
		lines->refused += lines->refusal[i].n > 0;
	buf_free(&text);
}

void tried_free(struct line_list *lines)
{
	for (int i = 0; i < lines->n; i++)
		buf_free(&lines->refusal[i]);
	free(lines->refusal);
}

/* ---- what would come of it ---- */

/* Chance comes from the position, as the report's XML has it, so that no seat can choose among forecasts. */
static void find_seed(const struct trial *trial, unsigned char seed[HASH])
{
	const struct report_input of = match_report(trial->edition, trial->c->m, trial->table);
	struct buf xml = BUF_INIT;

	if (trial->c->m->season)
		report_position(&xml, &of, trial->seat->seat);
	hash_bytes(seed, xml.s, xml.n);
	buf_free(&xml);
}

static void forecast(const void *with, struct buf *out)
{
	const struct trial *trial = with;
	unsigned char seed[HASH];
	struct report_head head;
	struct table *t = see_table(trial, &head);

	find_seed(trial, seed);
	report_forecast(
		t, &head, trial->edition->phrases, trial->orders, trial->times, false, seed, out);
	table_free(t);
	report_head_free(&head);
}

bool tried_forecast(const struct context *c, const struct seat *seat, struct span orders, int times,
	struct buf *b)
{
	struct trial trial = { .seat = seat, .orders = orders, .times = times };

	return trial_do(&trial, c, forecast, b);
}
