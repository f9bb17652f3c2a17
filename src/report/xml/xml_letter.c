/* SPDX-License-Identifier: MIT
 * The seat's letter in the XML: what came of each line and why. */
#include "report/page.h"

#include <string.h>

static const char *const results[] = {
	[R_NOT_REACHED] = "not-reached",
	[R_DONE] = "done",
	[R_REFUSED] = "refused",
	[R_WAITS] = "waits",
	[R_FALSE] = "false",
	[R_LATER] = "later",
	[R_KEPT] = "kept",
	[R_BAD] = "bad",
	[R_POLICY] = "policy",
	[R_CANCELLED] = "done",
	[R_CANCEL_NOTHING] = "refused",
};

static void write_test(struct page *p, const struct line *line, const struct entry *e)
{
	static const char *const sign[] = { "", "=", "!=", "<", "<=", ">", ">=" };
	const struct test *test = line_test(line, e);
	struct buf words = BUF_INIT;

	if (!test)
		return;
	buf_str(p->b, "<test");
	test_field(&words, p, line, test);
	xml_attr(p->b, "field", words.s);
	if (test->op != IS_SET) {
		xml_attr(p->b, "is", sign[test->op]);
		buf_clear(&words);
		test_value(&words, p, line, test, test->value);
		xml_attr(p->b, "wanted", words.s);
	}
	buf_clear(&words);
	test_value(&words, p, line, test, entry_test(e).value);
	xml_attr(p->b, "value", words.s);
	xml_attr(p->b, "holds", entry_test(e).holds ? "yes" : "no");
	buf_str(p->b, "/>\n");
	buf_free(&words);
}

/* Writes an answer as a policy could give it: "raid, 2 village". */
static void write_answer(struct page *p, const struct entry *ask)
{
	buf_str(p->b, " answer=\"");
	for (int i = 0; i < asked_choices(ask); i++) {
		struct phrase_arg f = asked_choice(p->t, p->seat, ask, i);
		const struct arg arg = { .type = f.type, .words = f.words };

		if (i)
			buf_str(p->b, ", ");
		if (f.n > 1 && f.type != T_INT) {
			buf_int(p->b, f.n);
			buf_char(p->b, ' ');
		}
		if (f.value == HIDDEN)
			buf_str(p->b, "hidden");
		else
			value_print(p->b, &p->names, &arg, f.value);
	}
	buf_char(p->b, '"');
}

static void write_asked(struct page *p, const struct entry *e)
{
	const struct ask_entry ask = entry_ask(e);
	const struct args *about = &p->t->rules->question[ask.question];

	buf_str(p->b, "<asked");
	xml_attr(p->b, "question", p->t->game->questions[ask.question].name);
	write_answer(p, e);
	for (int i = 0; i < about->n; i++) {
		struct phrase_arg f = { .name = about->arg[i].name,
			.type = about->arg[i].type,
			.words = about->arg[i].words,
			.value = ask.about[i] };

		if (f.value > PIECES)
			f.value = event_kind(p->t, p->seat, f.value);
		if (f.type == T_PIECE)
			f.type = T_KIND;
		xml_phrase_arg(p->b, p, &f);
	}
	buf_str(p->b, "/>\n");
}

/* Writes what the journal says of a line: tests, then refusals, then answers. */
static void write_why(struct page *p, const struct line *line, int id)
{
	const struct event_log *log = &p->log;

	for (int i = 0; i < log->tests; i++)
		if (log->test[i].line == id)
			write_test(p, line, &log->test[i]);
	for (int i = 0; i < log->refusals; i++)
		if (log->refusal[i].e.line == id)
			xml_event(p, "refused", NULL, &log->refusal[i], 1);
	for (int i = 0; i < log->asks; i++)
		if (entry_ask(&log->ask[i]).policy == id)
			write_asked(p, &log->ask[i]);
}

static void write_line(struct page *p, const struct line *line)
{
	int id = line_id(p, line);
	size_t head;
	bool all;

	buf_str(p->b, "<line");
	if (id)
		xml_int(p->b, "id", id);
	if (line->number)
		xml_int(p->b, "number", line->number);
	if (line->stood)
		xml_int(p->b, "stood", line->stood);
	buf_str(p->b, " text=\"");
	xml_text(p->b, line->text.s, line->text.n);
	buf_char(p->b, '"');
	xml_attr(p->b, "result", results[line_result(line)]);
	if (line_lack(p, line))
		xml_int(p->b, "lack", line_lack(p, line)->number);
	if (line_failed(p, line, &all))
		xml_attr(p->b, "failed", all ? "all" : "some");
	if (line_halt(p, line))
		xml_int(p->b, "cause", line_halt(p, line));
	if (line->what == L_POLICY)
		xml_int(p->b, "used", line->used);
	if (line_result(line) == R_POLICY && line_passed(p, line))
		xml_attr(p->b, "passed", "yes");
	if (line_result(line) == R_POLICY && line_passed_by(p, line))
		xml_int(p->b, "passed-by", line_passed_by(p, line));
	if (line_result(line) == R_POLICY && line_in_vain(p, line))
		xml_attr(p->b, "vain", "yes");
	buf_str(p->b, ">\n");
	head = p->b->n;
	if (line->problem)
		xml_element(p->b, "problem", span_of(line->problem));
	if (id)
		write_why(p, line, id);
	if (p->b->n == head) {
		buf_cut(p->b, head - 2);
		buf_str(p->b, "/>\n");
		return;
	}
	buf_str(p->b, "</line>\n");
}

static void write_all(struct page *p, const struct orders *orders)
{
	/* Cancelled lines have season -1. */
	for (int i = 0; i < orders->lines; i++)
		if (orders->line[i].at >= 0)
			write_line(p, &orders->line[i]);
}

/* Writes why orders were refused, like causes as one. */
static void write_refusals(struct page *p)
{
	struct problem_list l = problem_list_make(p);
	struct buf said = BUF_INIT;

	if (l.rows) {
		buf_str(p->b, "<refusals");
		if (l.left)
			xml_int(p->b, "left", l.left);
		buf_str(p->b, ">\n");
		for (int i = 0; i < l.rows; i++) {
			const struct problem_row *row = &l.row[i];

			buf_clear(&said);
			say(&said, &p->voice, SAY_REFUSED_AS, AS_TEXT(row->orders.s),
				AS_INT(row->n), AS_TEXT(row->why.s), AS_INT(row->differ));
			xml_element(p->b, "line", span_of_buf(&said));
		}
		buf_str(p->b, "</refusals>\n");
	}
	buf_free(&said);
	problem_list_free(&l);
}

void xml_letter(struct page *p)
{
	const struct orders *letter = p->program ? p->program->letter : NULL;

	struct buf fault = BUF_INIT;

	buf_str(p->b, "<letter");
	xml_attr(p->b, "came", letter ? "yes" : "no");
	if (letter) {
		const char *auth = p->of->auth[p->seat];

		xml_int(p->b, "seq", p->of->seq[p->seat]);
		if (auth && *auth)
			xml_attr(p->b, "auth", auth);
	}
	buf_str(p->b, ">\n");
	if (letter && orders_header_says(letter, p->of->table->rules->texts, &fault)) {
		xml_element(p->b, "problem", span_of_buf(&fault));
	}
	buf_free(&fault);
	if (letter)
		write_all(p, letter);
	if (p->program)
		write_all(p, p->program->stood);
	for (int i = 0; i < p->log.asks; i++)
		if (!entry_ask(&p->log.ask[i]).policy && ask_told(p, &p->log.ask[i]))
			write_asked(p, &p->log.ask[i]);
	write_refusals(p);
	buf_str(p->b, "</letter>\n");
}
