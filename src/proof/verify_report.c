/* SPDX-License-Identifier: MIT
 * Checks whether the reports of a season that was played again are as this program words them.
 * Another wording accuses nobody, as another version of the program may have written it. The first
 * difference is shown instead. */
#include "base/clock.h"
#include "base/time.h"
#include "core/rank.h"
#include "proof/verify_play.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- what is told beside the table ---- */

/* What a report of the season is made of, with the memory it points into. */
struct telling {
	struct report_input of;
	struct ranking ranking, ranking_before;
	bool unnamed; /* the reveal lacks a name that the reports have */
	struct buf match, due, name[MAXSEATS + 1], note[MAXSEATS + 1];
	char form[MAXSEATS + 1][16];
};

/* Returns "WORD N", with which a reveal begins a seat's line. */
static const char *seat_words(char words[32], const char *word, int seat)
{
	snprintf(words, 32, "%s %d", word, seat);
	return words;
}

static void read_letter(struct telling *t, const struct paper *record, struct span reveal, int seat)
{
	char words[32];
	struct span value, word, auth, form = { "", 0 };

	if (!verify_seat(record, seat, "seq", &value) || !span_word(&value, &word)
		|| !span_int(word, 0, INT64_MAX, &t->of.seq[seat]) || !span_word(&value, &auth)
		|| !span_word(&value, &auth))
		return;
	block_value(reveal, seat_words(words, "form", seat), &form);
	if (span_is(auth, "key"))
		auth = form;
	snprintf(t->form[seat], sizeof t->form[seat], "%.*s", (int)auth.n, auth.s);
	t->of.auth[seat] = t->form[seat];
}

static void read_due(struct telling *t, const struct paper *record)
{
	struct span value, word;
	char zone[ZONE_BYTES];
	const char *wrong;
	long long due;

	t->of.punctual = block_value(paper_text(record), "early", &value) && span_is(value, "no");
	if (block_value(paper_text(record), "due", &value) && span_word(&value, &word)
		&& time_read(word, &due))
		clock_print(&t->due, clock_zone_read(zone, span_trim(value), &wrong) ? zone : "UTC",
			due);
	buf_str(&t->due, "");
	t->of.deadline = t->due.s;
}

static void read_telling(struct telling *t, const struct verification *v, const struct table *table,
	const struct paper *record, struct span reveal)
{
	const char *dot = strrchr(v->gid, '.');
	char words[32];

	buf_add(&t->match, v->gid, dot ? (size_t)(dot - v->gid) : strlen(v->gid));
	t->of.match = t->match.s;
	t->of.gid = v->gid;
	t->of.table = table;
	t->of.next = season(table) + 1;
	t->ranking = rank_seats(table);
	t->of.ranking = &t->ranking;
	read_due(t, record);
	for (int s = 1; s <= v->seats; s++) {
		t->unnamed |= !block_read_bytes(reveal, seat_words(words, "name", s), &t->name[s]);
		buf_str(&t->name[s], "");
		t->of.player[s] = t->name[s].s;
		t->of.keyless[s] = verify_keyless(v, s, record->number);
		read_letter(t, record, reveal, s);
	}
}

static void free_telling(struct telling *t)
{
	buf_free(&t->match);
	buf_free(&t->due);
	for (int s = 0; s <= MAXSEATS; s++) {
		buf_free(&t->name[s]);
		buf_free(&t->note[s]);
	}
	free(t);
}

/* ---- comparing ---- */

static bool has_hash(
	const struct verification *v, const struct paper *record, int seat, const struct buf *text)
{
	unsigned char salt[HASH], hash[HASH], told[HASH];
	char words[32];

	tp1_salt(salt, v->hidden, record->number, seat);
	tp1_salted(hash, span_of_buf(text), salt, seat);
	return block_value_hash(paper_text(record), seat_words(words, "report", seat), told)
		&& hash_same(hash, told);
}

/* Returns the report that its reader has; NULL where it is not here. */
static const struct paper *find_receipt(
	const struct verification *v, const struct paper *record, int seat)
{
	for (int i = 0; i < v->e->papers; i++) {
		const struct paper *p = &v->e->paper[i];

		if (p->kind == PAPER_RECEIPT && p->signed_ && p->number == record->number
			&& p->seat == seat && !strcmp(p->gid, v->gid) && p->body.n)
			return p;
	}
	return NULL;
}

/* Appends the first line of each in which they differ. */
static void show_difference(struct replay *a, const struct paper *receipt, const struct buf *text)
{
	struct span had = { receipt->body.s, receipt->body.n }, is = span_of_buf(text);
	struct span one = { "", 0 }, other = { "", 0 };

	while (block_clean_line(&is, &other))
		if (!block_clean_line(&had, &one) || !span_same(one, other))
			break;
	buf_str(&a->told, "the report has '");
	text_clean(&a->told, one.s, one.n, 100);
	buf_str(&a->told, "', this program writes '");
	text_clean(&a->told, other.s, other.n, 100);
	buf_str(&a->told, "'\n");
}

static void look_at_report(struct verification *v, struct telling *t, const struct paper *record,
	int seat, struct replay *a)
{
	struct buf made = BUF_INIT, text = BUF_INIT, rest = BUF_INIT;
	struct report *report = report_begin(&made, &t->of, seat);
	const struct paper *receipt;

	block_clean_ends(&text, span_of_buf(&made));
	report_end(report, &rest, &rest);
	if (has_hash(v, record, seat, &text)) {
		a->reports++;
	} else {
		a->others++;
		receipt = find_receipt(v, record, seat);
		if (receipt)
			show_difference(a, receipt, &text);
	}
	buf_free(&made);
	buf_free(&text);
	buf_free(&rest);
}

/* Compares the reports with the help of one reveal. */
static void look_at_reports(struct verification *v, const struct edition *edition,
	const struct table *before, const struct table *table, const struct paper *record,
	struct span reveal, const struct buf given[], struct replay *a)
{
	struct telling *t = xalloc(1, sizeof *t);

	t->of.before = before;
	if (before) {
		t->ranking_before = rank_seats(before);
		t->of.ranking_before = &t->ranking_before;
	}
	t->of.phrases = edition->phrases;
	t->of.clause = edition_clause;
	t->of.clauses = edition;
	read_telling(t, v, table, record, reveal);
	a->reports = a->others = 0;
	a->unnamed = t->unnamed ? v->seats : 0;
	buf_clear(&a->told);
	for (int s = 1; s <= v->seats && !t->unnamed; s++) {
		t->of.autopilot = table->source[s] != NULL;
		if (t->of.autopilot)
			report_autopilot(&t->note[s], t->of.phrases, &given[s]);
		t->of.notes = t->note[s].s;
		look_at_report(v, t, record, s, a);
	}
	free_telling(t);
}

void verify_reports(struct verification *v, const struct edition *edition,
	const struct table *before, const struct table *table, const struct paper *record,
	const struct buf given[], struct replay *a)
{
	for (int i = 0; i < v->e->papers; i++) {
		const struct paper *p = &v->e->paper[i];

		if (p->kind != PAPER_REVEAL || p->number != record->number
			|| strcmp(p->gid, v->gid) != 0)
			continue;
		look_at_reports(v, edition, before, table, record, paper_text(p), given, a);
		if (!a->others && !a->unnamed)
			return;
	}
}
