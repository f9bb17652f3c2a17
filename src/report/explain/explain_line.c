/* SPDX-License-Identifier: MIT
 * A line of the reader's orders: how it and its alternatives went, and why. */
#include "report/explain/explain_in.h"
#include "report/simulate/partners.h"

#include <string.h>

/* Some lines of a letter, or of the standing lines. */
struct line_block {
	const struct orders *orders;
	int first, n;
};

/* Returns the block of a line: the line and its alternatives; n 0: none. Lines that a letter
 * cancelled are in no report. */
static struct line_block block_of(const struct orders *orders, bool stood, int number)
{
	struct line_block none = { 0 };

	for (int i = 0; orders && i < orders->lines;) {
		struct line_block block = { orders, i, orders_block(orders, i) };

		for (int k = 0; k < block.n; k++) {
			const struct line *line = &orders->line[i + k];

			if ((stood ? line->stood : line->number) == number && line->at >= 0)
				return block;
		}
		i += block.n;
	}
	return none;
}

static const struct line *line_of(const struct line_block *block, int i)
{
	return &block->orders->line[block->first + i];
}

/* ---- what came of a line ---- */

static void write_result(struct page *p, const struct line *line)
{
	struct buf said = BUF_INIT;

	text_result(p, line, &said);
	buf_char(&said, '.');
	say_capital(&said, 0);
	write_deeper(p, &said);
	if (line_lack(p, line)) {
		say_lack(&said, p, line, line_lack(p, line));
		write_deeper(p, &said);
	}
	if (line->problem) {
		text_clean(&said, line->problem, strlen(line->problem), 400);
		write_deeper(p, &said);
	}
}

/* Writes the facts or refusals of a list that belong to a line, each clause in full only once. Returns whether there is
 * one. */
static bool write_list(
	struct page *p, enum phrase heading, const struct event *list, int listed, int id)
{
	const struct event *last = NULL;

	for (int i = 0; i < listed; i++) {
		if (list[i].e.seat != p->seat || list[i].e.line != id)
			continue;
		if (!last)
			write_heading(p, heading);
		if (last && !strcmp(event_clause(p->t, last), event_clause(p->t, &list[i])))
			write_briefly(p, &list[i]);
		else
			write_told(p, &list[i]);
		last = &list[i];
	}
	return last;
}

/* Writes the rule for what a line orders or answers. */
static void write_rule(struct page *p, const struct line *line)
{
	const struct game *g = p->t->game;
	const char *clause = NULL;

	if (line->what == L_ORDER)
		clause = g->forms[line->order.form].clause;
	else if (line->what == L_POLICY)
		clause = g->questions[line->question].clause;
	if (!clause)
		return;
	write_heading(p, SAY_EXPLAIN_RULE);
	write_clause(p, clause);
}

static void write_line(struct page *p, const struct explain_input *of, const struct line *line)
{
	int id = line_id(p, line), number = line->number ? line->number : line->stood;
	const struct explain_subject s = { .line = id };
	struct buf first = BUF_INIT, text = BUF_INIT;
	bool told = false;

	/* As in the report: an alternative that stood has no number of its own. */
	if (line->orelse && !line->number)
		buf_fill(&first, ' ', 7);
	else
		buf_fmt(&first, "%5d  ", number);
	buf_str(&first, line->orelse ? "  " : "");
	text_clean(&text, line->text.s, line->text.n, 1000);
	text_said(p->b, first.s, "           ", &text);
	write_result(p, line);
	partners_say(&p->voice, line, "         ", p->b);
	if (id) {
		write_tests(p, &s);
		told = write_list(p, SAY_EXPLAIN_REFUSED, p->log.refusal, p->log.refusals, id);
		write_dice(p, of, &s);
		write_asked(p, &s);
		told |= write_list(p, SAY_EXPLAIN_CAUSED, p->log.fact, p->log.facts, id);
	}
	if (!told)
		write_rule(p, line);
	buf_free(&first);
}

static void write_block(
	struct page *p, const struct explain_input *of, const struct line_block *block)
{
	for (int i = 0; i < block->n; i++) {
		if (i)
			buf_char(p->b, '\n');
		write_line(p, of, line_of(block, i));
	}
}

/* Where a letter repeats a standing line, the standing one was played. */
static void write_kept(struct page *p, const struct explain_input *of, const struct line *line)
{
	struct line_block kept;

	if (line->went != KEPT_LINE)
		return;
	kept = block_of(p->program->stood, true, line->stood);
	write_heading(p, SAY_EXPLAIN_KEPT);
	write_block(p, of, &kept);
}

bool explain_line(struct buf *b, const struct explain_input *of, bool stood, int number)
{
	struct page p = explain_page(b, of);
	struct line_block block = { 0 };

	if (p.program && number > 0)
		block = block_of(stood ? p.program->stood : p.program->letter, stood, number);
	if (block.n) {
		write_block(&p, of, &block);
		if (!stood)
			write_kept(&p, of, line_of(&block, 0));
	}
	page_close(&p);
	return block.n > 0;
}
