/* SPDX-License-Identifier: MIT */
#include "club/tried.h"
#include "base/apart.h"
#include "base/fail.h"
#include "club/players.h"
#include "club/seat_person.h"
#include "report/report.h"
#include "report/seen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Of the processor; a trial takes some hundredths of one. */
enum { TRIAL_SECONDS = 5 };

/* A letter as the process that tries it is asked. Behind it come its texts, in that order. */
struct trial {
	/* Both lay in memory before the process began. */
	const struct edition *edition;
	const struct texts *texts; /* in which remedies are said */
	struct span options, image, standing,
		orders; /* image: of the table; empty before the set-up */
	int seat, seats, season, day;
	int n;	   /* lines of the orders */
	int times; /* of a forecast */
	bool as_meant;
	char match[25], gid[64], map[25];
};

/* ---- the table, there and back ---- */

/* All bytes of a trial are sent, those between its members as well. */
static struct trial *trial_new(struct span orders)
{
	struct trial *trial = xalloc(1, sizeof *trial);

	trial->orders = orders;
	return trial;
}

static void name_match(struct trial *trial, const struct context *c, const struct seat *seat)
{
	const struct match *m = c->m;

	trial->edition = club_newest_edition(c);
	trial->texts = seat_texts(c, seat->seat);
	trial->options = span_of(m->options);
	trial->standing = span_of(seat->standing);
	trial->seat = seat->seat;
	trial->seats = m->seats;
	trial->season = m->season;
	snprintf(trial->match, sizeof trial->match, "%s", m->name);
	snprintf(trial->gid, sizeof trial->gid, "%s", m->gid);
	snprintf(trial->map, sizeof trial->map, "%s", m->map);
}

/* Before the set-up nothing is hidden, so the process makes the table as the box has it. */
static bool pack_table(const struct context *c, struct trial *trial, struct buf *image)
{
	struct table *t;

	if (!trial->edition)
		return false;
	if (c->m->season) {
		if (!match_image(c, trial->edition, c->m->season - 1, image, &trial->day))
			return false;
		trial->image = span_of_buf(image);
		return true;
	}
	t = match_table(c, trial->edition, -1);
	table_free(t);
	return t != NULL;
}

static void pack(const struct trial *trial, struct buf *b)
{
	buf_add(b, (const char *)trial, sizeof *trial);
	buf_add(b, trial->options.s, trial->options.n);
	buf_add(b, trial->image.s, trial->image.n);
	buf_add(b, trial->standing.s, trial->standing.n);
	buf_add(b, trial->orders.s, trial->orders.n);
}

static void unpack_text(struct span *text, struct span *rest)
{
	text->s = rest->s;
	rest->s += text->n;
	rest->n -= text->n;
}

static void unpack(struct trial *trial, struct span asked)
{
	memcpy(trial, asked.s, sizeof *trial);
	asked.s += sizeof *trial;
	asked.n -= sizeof *trial;
	unpack_text(&trial->options, &asked);
	unpack_text(&trial->image, &asked);
	unpack_text(&trial->standing, &asked);
	unpack_text(&trial->orders, &asked);
}

/* The process began before an edition or a language was read that it must know: then it begins anew. */
static void renew_process(struct club *club)
{
	struct club_work *trials = &club->trials;

	if (trials->editions == club->editions && trials->languages == club->languages)
		return;
	apart_end(&trials->apart);
	trials->editions = club->editions;
	trials->languages = club->languages;
}

/* Returns false where that cannot be told. A letter is hostile, and a season has more that can go wrong than to
 * read it: that must not keep others' letters waiting. */
static bool trial_do(struct trial *trial, const struct context *c, const struct seat *seat,
	apart_work *work, struct buf *out)
{
	struct buf why = BUF_INIT, image = BUF_INIT, asked = BUF_INIT;
	const struct context in = { c->club, c->m, c->now, &why };
	bool ok;

	if (c->m->state != MATCH_OPEN && c->m->state != MATCH_SEATING)
		return false;
	name_match(trial, &in, seat);
	ok = pack_table(&in, trial, &image);
	if (ok) {
		pack(trial, &asked);
		renew_process(c->club);
		ok = apart_do(
			&c->club->trials.apart, work, TRIAL_SECONDS, span_of_buf(&asked), out);
	}
	buf_free(&asked);
	buf_free(&image);
	buf_free(&why);
	return ok;
}

/* What a trial comes to on the table as it lies. */
typedef void table_work(const struct trial *, struct table *lies, struct buf *out);

/* In the process: lays the table and has the work done on it. Nothing is written where its bytes are damaged. */
static void on_table(table_work *work, struct span asked, struct buf *out)
{
	struct buf why = BUF_INIT;
	struct trial trial;
	struct table *t;

	unpack(&trial, asked);
	if (trial.season)
		t = match_read_image(trial.edition, trial.seats, trial.map, trial.image, &why);
	else
		t = match_new_table(trial.edition, trial.seats, trial.map, trial.options, &why);
	if (t) {
		t->day = trial.day;
		work(&trial, t, out);
	}
	table_free(t);
	buf_free(&why);
}

/* Returns the table as the seat knows it. Before the set-up nothing is hidden, so it is looked at as it lies. */
static struct table *see_table(
	const struct trial *trial, const struct table *lies, struct report_head *head)
{
	*head = (struct report_head){ .seat = trial->seat,
		.seats = trial->seats,
		.next = trial->season,
		.standing = BUF_INIT };
	memcpy(head->match, trial->match, sizeof trial->match);
	memcpy(head->gid, trial->gid, sizeof trial->gid);
	buf_add(&head->standing, trial->standing.s, trial->standing.n);
	return trial->season ? seen_make(lies, trial->seat, 1) : table_copy(lies);
}

/* ---- what would be refused ---- */

static struct line_verdict *verdicts_make(int n)
{
	struct line_verdict *line = xalloc((size_t)n + 1, sizeof *line);

	for (int i = 0; i <= n; i++)
		line[i] = (struct line_verdict){ .refusal = BUF_INIT,
			.remedy = BUF_INIT,
			.meant = BUF_INIT,
			.vain = BUF_INIT,
			.waits = BUF_INIT };
	return line;
}

static void verdicts_free(struct line_verdict *line, int n)
{
	for (int i = 0; line && i <= n; i++) {
		buf_free(&line[i].refusal);
		buf_free(&line[i].remedy);
		buf_free(&line[i].meant);
		buf_free(&line[i].vain);
		buf_free(&line[i].waits);
	}
	free(line);
}

static bool is_told(const struct line_verdict *line)
{
	return line->some || line->partly || line->spare || line->unasked || line->refusal.n
		|| line->remedy.n || line->meant.n || line->vain.n || line->waits.n;
}

/* Writes what is told of each line of which something is, behind its number, from 0, and a digit for each of what
 * line_verdict has as yes or no, in its order, and five lengths; behind the last line what is told of no line. */
static void write_verdicts(struct buf *out, const struct line_verdict line[], int n)
{
	for (int i = 0; i <= n; i++) {
		if (!is_told(&line[i]))
			continue;
		buf_fmt(out, "%d %d %d %d %d %zu %zu %zu %zu %zu\n", i, line[i].some,
			line[i].partly, line[i].spare, line[i].unasked, line[i].refusal.n,
			line[i].remedy.n, line[i].meant.n, line[i].vain.n, line[i].waits.n);
		buf_add(out, line[i].refusal.s, line[i].refusal.n);
		buf_add(out, line[i].remedy.s, line[i].remedy.n);
		buf_add(out, line[i].meant.s, line[i].meant.n);
		buf_add(out, line[i].vain.s, line[i].vain.n);
		buf_add(out, line[i].waits.s, line[i].waits.n);
	}
}

static void say_verdicts(const struct trial *trial, struct table *lies, struct buf *out)
{
	struct line_verdict *line = verdicts_make(trial->n);
	struct report_head head;
	struct table *t = see_table(trial, lies, &head);
	const struct rules rules = rules_in(t->rules, trial->texts);

	t->rules = &rules;
	report_line_verdicts(
		t, &head, trial->edition->phrases, trial->orders, trial->as_meant, trial->n, line);
	write_verdicts(out, line, trial->n);
	verdicts_free(line, trial->n);
	table_free(t);
	report_head_free(&head);
}

static void try_lines(struct span asked, struct buf *out)
{
	on_table(say_verdicts, asked, out);
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
	long long i, some, partly, spare, unasked, refusal, remedy, meant, vain, waits;

	while (text.n && span_line(&text, &line) && read_count(&line, lines->n, &i)
		&& read_count(&line, 1, &some) && read_count(&line, 1, &partly)
		&& read_count(&line, 1, &spare) && read_count(&line, 1, &unasked)
		&& read_count(&line, (long long)text.n, &refusal)
		&& read_count(&line, (long long)text.n, &remedy)
		&& read_count(&line, (long long)text.n, &meant)
		&& read_count(&line, (long long)text.n, &vain)
		&& read_count(&line, (long long)text.n, &waits)
		&& read_bytes(&text, refusal, &lines->line[i].refusal)
		&& read_bytes(&text, remedy, &lines->line[i].remedy)
		&& read_bytes(&text, meant, &lines->line[i].meant)
		&& read_bytes(&text, vain, &lines->line[i].vain)
		&& read_bytes(&text, waits, &lines->line[i].waits)) {
		lines->line[i].some = some;
		lines->line[i].partly = partly;
		lines->line[i].spare = spare;
		lines->line[i].unasked = unasked;
	}
}

/* Returns whether an alternative below a line would be done in its place, as its writer meant. */
static bool has_alternative(const struct line_list *lines, const struct orders *read, int i)
{
	for (int k = i + 1; read && k < read->lines && read->line[k].orelse; k++)
		if (read->line[k].what == L_ORDER && !lines->line[k].refusal.n
			&& !lines->line[k].vain.n)
			return true;
	return false;
}

static void count_verdicts(struct line_list *lines, const struct orders *read)
{
	for (int i = 0; i < lines->n; i++) {
		const struct line_verdict *line = &lines->line[i];

		lines->refused += line->refusal.n && !line->partly && !line->spare
			&& !has_alternative(lines, read, i);
		lines->partly += line->partly;
	}
}

/* A line that can be read with seats in place of names is no order yet: it is what its writer means. */
static void mean_seated(struct line_list *lines, const struct player_lines *seated)
{
	for (int i = 0; i < lines->n; i++) {
		struct line_verdict *line = &lines->line[i];
		const struct buf *right = &seated->line[i];

		if (!right->n)
			continue;
		buf_clear(&line->refusal);
		buf_clear(&line->vain);
		buf_clear(&line->waits);
		line->partly = line->spare = line->unasked = false;
		buf_add(&line->meant, right->s, right->n);
	}
}

void tried_make(struct line_list *lines, const struct context *c, const struct seat *seat,
	struct span orders, bool as_meant, int n, const struct orders *read)
{
	const struct edition *edition = club_edition(c);
	struct player_lines seated;
	struct names reader;
	struct trial *trial;
	struct buf text = BUF_INIT;

	*lines = (struct line_list){ .n = n, .line = verdicts_make(n) };
	if (!n || !edition)
		return;
	reader = match_names(edition, c->m);
	players_seat(c, &reader, orders, n, read, &seated);
	trial = trial_new(span_of_buf(&seated.text));
	trial->n = n;
	trial->as_meant = as_meant;
	if (trial_do(trial, c, seat, try_lines, &text)) {
		read_verdicts(span_of_buf(&text), lines);
		mean_seated(lines, &seated);
	}
	count_verdicts(lines, read);
	players_unseat(&seated);
	buf_free(&text);
	free(trial);
}

void tried_free(struct line_list *lines)
{
	verdicts_free(lines->line, lines->n);
}

/* ---- what would come of it ---- */

/* Chance comes from the position, as the report's XML has it, so that no seat can choose among forecasts. */
static void find_seed(const struct trial *trial, struct table *lies, unsigned char seed[HASH])
{
	const struct report_input of = { .table = lies,
		.phrases = trial->edition->phrases,
		.match = trial->match,
		.gid = trial->gid,
		.next = trial->season,
		.deadline = "" };
	struct buf xml = BUF_INIT;

	if (trial->season)
		report_position(&xml, &of, trial->seat);
	hash_bytes(seed, xml.s, xml.n);
	buf_free(&xml);
}

static void say_forecast(const struct trial *trial, struct table *lies, struct buf *out)
{
	unsigned char seed[HASH];
	struct report_head head;
	struct table *t = see_table(trial, lies, &head);

	find_seed(trial, lies, seed);
	report_forecast(
		t, &head, trial->edition->phrases, trial->orders, trial->times, false, seed, out);
	table_free(t);
	report_head_free(&head);
}

static void forecast(struct span asked, struct buf *out)
{
	on_table(say_forecast, asked, out);
}

bool tried_forecast(const struct context *c, const struct seat *seat, struct span orders, int times,
	struct buf *b)
{
	struct trial *trial = trial_new(orders);
	const size_t from = b->n;
	bool ok;

	trial->times = times;
	ok = trial_do(trial, c, seat, forecast, b) && b->n > from;
	free(trial);
	return ok;
}
