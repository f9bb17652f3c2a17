/* SPDX-License-Identifier: MIT
 * Facts. All of this comes from the reader's own event log. */
#include "report/explain/explain_in.h"

struct page explain_page(struct buf *b, const struct explain_input *of)
{
	return page_plain(b, of->report, of->seat);
}

struct explain_subject subject_fact(const struct page *p, int number)
{
	struct explain_subject s = { 0 };

	for (const struct event *told = event_log_number(&p->log, number); told && s.n < CAUSES;
		told = event_log_number(&p->log, told->cause))
		s.told[s.n++] = told;
	return s;
}

/* Returns whether an entry explains a fact: it came before the fact, in the same line and from the
 * same cause. Entries without line and cause belong to the fact that comes right after them. */
static bool fact_has(const struct page *p, const struct entry *fact, const struct entry *e)
{
	return e->at < fact->at && e->seat == fact->seat && e->line == fact->line
		&& e->cause == fact->cause
		&& (e->cause || e->line || !event_between(&p->log, e, fact));
}

bool subject_has(const struct page *p, const struct explain_subject *s, const struct entry *e)
{
	if (s->line)
		return e->seat == p->seat && e->line == s->line;
	for (int i = 0; i < s->n; i++)
		if (fact_has(p, &s->told[i]->e, e))
			return true;
	return false;
}

const struct event *fact_of_roll(const struct page *p, const struct entry *roll)
{
	for (int i = 0; i < p->log.facts; i++)
		if (fact_has(p, &p->log.fact[i].e, roll))
			return &p->log.fact[i];
	return NULL;
}

/* ---- writing ---- */

/* Writes a clause by its name, and with its words; NULL: without. */
static void write_numbered(struct page *p, const char *clause, const char *words)
{
	struct buf said = BUF_INIT;

	buf_fmt(&said, "[%s]%s%s", clause, words ? " " : "", words ? words : "");
	text_said(p->b, "         ", "         ", &said);
}

static const char *words_of(const struct page *p, const char *clause)
{
	const struct report_input *of = p->of;

	return of->clause ? of->clause(of->clauses, clause) : NULL;
}

void write_clause(struct page *p, const char *clause)
{
	write_numbered(p, clause, words_of(p, clause));
}

static void write_fact(struct page *p, const struct event *told, const char *words)
{
	struct buf first = BUF_INIT, said = BUF_INIT;

	buf_fmt(&first, "%5d  ", told->number);
	say_facts(&said, &p->voice, told, 1);
	text_said(p->b, first.s, "       ", &said);
	write_numbered(p, event_clause(p->t, told), words);
	buf_free(&first);
}

void write_told(struct page *p, const struct event *told)
{
	write_fact(p, told, words_of(p, event_clause(p->t, told)));
}

void write_briefly(struct page *p, const struct event *told)
{
	write_fact(p, told, NULL);
}

void write_heading_of(struct page *p, enum phrase phrase, int seat)
{
	buf_char(p->b, '\n');
	text_say(p->b, &p->voice, "", "", phrase, AS_SEAT(seat));
}

void write_heading(struct page *p, enum phrase phrase)
{
	write_heading_of(p, phrase, NOBODY);
}

void write_below(struct page *p, struct buf *said)
{
	text_said(p->b, "       ", "         ", said);
}

void write_deeper(struct page *p, struct buf *said)
{
	text_said(p->b, "         ", "           ", said);
}

void write_causes(struct page *p, const struct explain_subject *s)
{
	if (s->n < 2)
		return;
	write_heading(p, SAY_EXPLAIN_CAUSES);
	for (int i = s->n - 1; i > 0; i--)
		write_told(p, s->told[i]);
}

void write_order(struct page *p, const struct event *told)
{
	const struct line *line = own_line(p, &told->e);
	struct buf said = BUF_INIT;

	if (line) {
		write_heading_of(p, SAY_EXPLAIN_ORDER, p->seat);
		text_clean(&said, line->text.s, line->text.n, 1000);
		write_below(p, &said);
	} else if (told->turn) {
		write_heading_of(p, SAY_EXPLAIN_TURN, told->turn);
	}
}

static void write_effects(struct page *p, const struct event *told)
{
	int n = 0;

	for (int i = 0; i < p->log.facts; i++) {
		if (p->log.fact[i].cause != told->number)
			continue;
		if (!n++)
			write_heading(p, SAY_EXPLAIN_EFFECTS);
		write_told(p, &p->log.fact[i]);
	}
}

bool report_said(struct buf *b, const struct report_input *of, int seat, int n)
{
	struct page p = page_plain(b, of, seat);
	const struct event *told = event_log_number(&p.log, n);

	if (told)
		write_told(&p, told);
	page_close(&p);
	return told;
}

bool explain_fact(struct buf *b, const struct explain_input *of, int n)
{
	struct page p = explain_page(b, of);
	struct explain_subject s = subject_fact(&p, n);

	if (s.n) {
		write_told(&p, s.told[0]);
		write_causes(&p, &s);
		write_order(&p, s.told[0]);
		write_tests(&p, &s);
		write_dice(&p, of, &s);
		write_asked(&p, &s);
		write_effects(&p, s.told[0]);
		write_sides(&p, of, &s);
	}
	page_close(&p);
	return s.n > 0;
}
