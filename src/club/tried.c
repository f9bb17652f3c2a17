/* SPDX-License-Identifier: MIT */
#include "club/tried.h"
#include "base/apart.h"
#include "base/fail.h"
#include "club/seat_person.h"
#include "report/report.h"
#include "report/seen.h"

#include <stdio.h>
#include <stdlib.h>

/* Of the processor; a trial takes some hundredths of one. */
enum { TRIAL_SECONDS = 5 };

/* A letter as it is tried. */
struct trial {
	const struct context *c;
	const struct edition *edition;
	const struct seat *seat;
	const struct texts *texts; /* in which remedies are said */
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

static struct line_verdict *verdicts_make(int n)
{
	struct line_verdict *line = xalloc((size_t)n + 1, sizeof *line);

	for (int i = 0; i < n; i++)
		line[i] = (struct line_verdict){ BUF_INIT, BUF_INIT, BUF_INIT, false, false };
	return line;
}

static void verdicts_free(struct line_verdict *line, int n)
{
	for (int i = 0; i < n; i++) {
		buf_free(&line[i].refusal);
		buf_free(&line[i].remedy);
		buf_free(&line[i].meant);
	}
	free(line);
}

/* Writes what is told of each line behind its number, from 0, whether it is done in part, is spare, is not asked for, and
 * three lengths. */
static void write_verdicts(struct buf *out, const struct line_verdict line[], int n)
{
	for (int i = 0; i < n; i++) {
		buf_fmt(out, "%d %d %d %d %zu %zu %zu\n", i, line[i].partly, line[i].spare,
			line[i].unasked, line[i].refusal.n, line[i].remedy.n, line[i].meant.n);
		buf_add(out, line[i].refusal.s, line[i].refusal.n);
		buf_add(out, line[i].remedy.s, line[i].remedy.n);
		buf_add(out, line[i].meant.s, line[i].meant.n);
	}
}

static void try_lines(const void *with, struct buf *out)
{
	const struct trial *trial = with;
	struct line_verdict *line = verdicts_make(trial->n);
	struct report_head head;
	struct table *t = see_table(trial, &head);
	const struct rules rules = rules_in(t->rules, trial->texts);

	t->rules = &rules;
	report_line_verdicts(t, &head, trial->edition->phrases, trial->orders, trial->n, line);
	write_verdicts(out, line, trial->n);
	verdicts_free(line, trial->n);
	table_free(t);
	report_head_free(&head);
}

static bool read_count(struct span *line, long long most, long long *n)
{
	struct span word;

	return span_word(line, &word) && span_int(word, 0, most, n);
}

static bool read_bytes(struct span *text, long long n, struct buf *b)
{
	if (n > (long long)text->n)
		return false;
	buf_add(b, text->s, (size_t)n);
	text->s += n;
	text->n -= (size_t)n;
	return true;
}

/* Reads what write_verdicts wrote. */
static void read_verdicts(struct span text, struct line_list *lines)
{
	struct span line;
	long long i, partly, spare, unasked, refusal, remedy, meant;

	while (text.n && span_line(&text, &line) && read_count(&line, lines->n - 1, &i)
		&& read_count(&line, 1, &partly) && read_count(&line, 1, &spare)
		&& read_count(&line, 1, &unasked) && read_count(&line, (long long)text.n, &refusal)
		&& read_count(&line, (long long)text.n, &remedy)
		&& read_count(&line, (long long)text.n, &meant)
		&& read_bytes(&text, refusal, &lines->line[i].refusal)
		&& read_bytes(&text, remedy, &lines->line[i].remedy)
		&& read_bytes(&text, meant, &lines->line[i].meant)) {
		lines->line[i].partly = partly;
		lines->line[i].spare = spare;
		lines->line[i].unasked = unasked;
	}
}

void tried_make(struct line_list *lines, const struct context *c, const struct seat *seat,
	struct span orders, int n)
{
	struct trial trial = {
		.seat = seat, .texts = seat_texts(c, seat->seat), .orders = orders, .n = n
	};
	struct buf text = BUF_INIT;

	*lines = (struct line_list){ .n = n, .line = verdicts_make(n) };
	if (n && trial_do(&trial, c, try_lines, &text))
		read_verdicts(span_of_buf(&text), lines);
	for (int i = 0; i < n; i++) {
		lines->refused += lines->line[i].refusal.n && !lines->line[i].partly;
		lines->partly += lines->line[i].partly;
	}
	buf_free(&text);
}

void tried_free(struct line_list *lines)
{
	verdicts_free(lines->line, lines->n);
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
