/* SPDX-License-Identifier: MIT
 * YOUR LETTER: each line with what came of it and why. */
#include "report/page.h"
#include "report/text/offers.h"

#include <string.h>

enum { INDENT = 7, RESULT_AT = 44 };
#define BELOW "         "

/* ---- what came of a line ---- */

/* Appends the numbers of the facts that lines brought about, n from that one on: "3-5, 8". */
static void numbers_of(struct page *p, int id, int n, struct buf *b)
{
	const struct event *fact = p->log.fact;

	for (int i = 0, k; i < p->log.facts; i = k) {
		for (k = i; k < p->log.facts && fact[k].e.seat == p->seat && fact[k].e.line >= id
			&& fact[k].e.line < id + n;)
			k++;
		if (k == i) {
			k++;
			continue;
		}
		if (b->n)
			buf_str(b, ", ");
		buf_int(b, fact[i].number);
		if (k - i > 1) {
			buf_char(b, '-');
			buf_int(b, fact[k - 1].number);
		}
	}
}

static enum phrase phrase_of_done(const struct page *p, const struct line *line)
{
	bool all;

	if (line_failed(p, line, &all))
		return all ? SAY_TRIED_IN_VAIN : SAY_DONE_PARTLY;
	return line_lack(p, line) ? SAY_DONE_PARTLY : SAY_DONE;
}

static void say_done(struct page *p, const struct line *line, int n, struct buf *b)
{
	struct buf facts = BUF_INIT;
	int id = line_id(p, line);

	say_plain(b, &p->voice, phrase_of_done(p, line));
	if (id)
		numbers_of(p, id, n, &facts);
	if (facts.n) {
		buf_char(b, ' ');
		say(b, &p->voice, SAY_SEE, AS_TEXT(facts.s));
	}
	buf_free(&facts);
}

static void say_not_reached(struct page *p, const struct line *line, struct buf *b)
{
	struct buf fact = BUF_INIT;
	int halt = line_halt(p, line);

	if (line_is_left_alone(p->t->game, line)) {
		say(b, &p->voice, SAY_POLICY, AS_INT(0));
		return;
	}
	if (!halt) {
		say_plain(b, &p->voice, SAY_NOT_NEEDED);
		return;
	}
	say_plain(b, &p->voice, SAY_NOT_REACHED);
	buf_int(&fact, halt);
	buf_char(b, ' ');
	say(b, &p->voice, SAY_SEE, AS_TEXT(fact.s));
	buf_free(&fact);
}

/* Returns the test of a line that was false last; NULL: none was. */
static const struct entry *failed_test(const struct page *p, const struct line *line)
{
	const struct entry *failed = NULL;
	int id = line_id(p, line);

	for (int i = 0; id && i < p->log.tests; i++) {
		const struct entry *e = &p->log.test[i];

		if (e->line == id && !entry_test(e).holds && line_test(line, e))
			failed = e;
	}
	return failed;
}

/* Says what a line's `if` read when it was false last; nothing where that is not known. */
static void say_unmet(struct page *p, const struct line *line, struct buf *b)
{
	const struct entry *failed = failed_test(p, line);

	if (failed)
		say_test(b, p, line, failed, SAY_SEEN);
}

static void say_not_tried(struct page *p, const struct line *line, struct buf *b)
{
	struct buf read = BUF_INIT;

	say_unmet(p, line, &read);
	if (read.n)
		say(b, &p->voice, SAY_NOT_TRIED, AS_TEXT(read.s));
	else
		say_plain(b, &p->voice, SAY_TEST_FAILED);
	buf_free(&read);
}

static bool test_was_false(const struct page *p, int id)
{
	for (int i = 0; i < p->log.tests; i++)
		if (p->log.test[i].line == id && !entry_test(&p->log.test[i]).holds)
			return true;
	return false;
}

static void say_policy(struct page *p, const struct line *line, struct buf *b)
{
	struct buf never = BUF_INIT;

	if (line_in_vain(p, line))
		say_plain(b, &p->voice, SAY_POLICY_VAIN);
	else if (!line_passed(p, line))
		say(b, &p->voice, SAY_POLICY, AS_INT(line->used));
	else if (test_was_false(p, line_id(p, line)))
		say_plain(b, &p->voice, SAY_POLICY_FALSE);
	else if (line_passed_by(p, line))
		say(b, &p->voice, SAY_POLICY_BEHIND, AS_INT(line_passed_by(p, line)));
	else
		say_plain(b, &p->voice, SAY_POLICY_PASSED);
	if (!season(p->t) && offers_never(&never, p->t, p->seat, line) >= 0 && never.n) {
		buf_char(b, ' ');
		say(b, &p->voice, SAY_POLICY_NEVER, AS_TEXT(never.s));
	}
	buf_free(&never);
}

void text_result(struct page *p, const struct line *line, struct buf *b)
{
	switch (line_result(line)) {
	case R_NOT_REACHED: say_not_reached(p, line, b); break;
	case R_DONE: say_done(p, line, 1, b); break;
	case R_REFUSED: say_plain(b, &p->voice, SAY_REFUSED); break;
	case R_WAITS: say_plain(b, &p->voice, SAY_WAITS); break;
	case R_FALSE: say_not_tried(p, line, b); break;
	case R_LATER: page_of_season(b, &p->voice, SAY_LATER, line->at); break;
	case R_KEPT: say(b, &p->voice, SAY_KEPT, AS_INT(line->stood)); break;
	case R_BAD: say(b, &p->voice, SAY_BAD, AS_TEXT("")); break;
	case R_POLICY: say_policy(p, line, b); break;
	case R_CANCELLED: say_plain(b, &p->voice, SAY_CANCELLED); break;
	case R_CANCEL_NOTHING: say_plain(b, &p->voice, SAY_CANCEL_NOTHING); break;
	}
}

/* ---- why ---- */

static void write_below(struct page *p, struct buf *said, const char *clause)
{
	clause = said->n ? clause : NULL;
	text_said(p->b, BELOW, BELOW, said);
	if (clause)
		text_clause(p->b, clause);
}

/* Of a policy. A line that its test kept from being tried says so itself. */
static void write_failed_test(struct page *p, const struct line *line, struct buf *said)
{
	const struct entry *failed = failed_test(p, line);

	if (!failed || line_result(line) == R_FALSE)
		return;
	say_test(said, p, line, failed, SAY_TEST);
	write_below(p, said, NULL);
}

static void write_reason(struct page *p, const struct event *told, struct buf *said)
{
	buf_int(said, told->number);
	buf_str(said, "  ");
	say_facts(said, &p->voice, told, 1);
	write_below(p, said, event_clause(p->t, told));
}

static void write_refusals(struct page *p, int id, struct buf *said)
{
	for (int i = 0; i < p->log.refusals; i++)
		if (p->log.refusal[i].e.line == id)
			write_reason(p, &p->log.refusal[i], said);
}

/* Writes why a part of a line was not done, where it is no refusal, which is written with the others. */
static void write_lack(struct page *p, const struct line *line, struct buf *said)
{
	const struct event *lack = line_lack(p, line);

	if (!lack || lack->e.verb != J_TELL)
		return;
	buf_fmt(said, "%d  ", lack->number);
	say_lack(said, p, line, lack);
	write_below(p, said, event_clause(p->t, lack));
}

/* Says which orders should have followed one, where none did. */
static void write_idle(struct page *p, const struct line *line, struct buf *said)
{
	if (!line_is_idle(p, line))
		return;
	say_idle(said, &p->voice, line->order.form);
	write_below(p, said, NULL);
}

/* Says what the tests of a policy read when it gave that answer. */
static void say_seen(struct page *p, const struct line *line, int id, int ask, struct buf *b)
{
	struct buf seen = BUF_INIT;

	for (int i = 0; i < p->log.tests; i++) {
		const struct entry *e = &p->log.test[i];

		if (e->line != id || !entry_test(e).holds || !event_log_test_for(&p->log, e, ask))
			continue;
		buf_clear(&seen);
		if (!say_test(&seen, p, line, e, SAY_SEEN))
			continue;
		buf_str(b, b->n ? ", " : "");
		buf_add(b, seen.s, seen.n);
	}
	buf_free(&seen);
}

/* Writes all that a policy took, question by question, with its reasons. */
static void write_answers(struct page *p, const struct line *line, int id, struct buf *said)
{
	struct buf answers = BUF_INIT, seen = BUF_INIT;

	for (int i = 0; i < p->log.asks; i++) {
		const struct entry *ask = &p->log.ask[i];

		if (entry_ask(ask).policy != id)
			continue;
		buf_str(&answers, answers.n ? "; " : "");
		say_choices(&answers, p, ask);
		buf_clear(&seen);
		say_seen(p, line, id, i, &seen);
		if (!seen.n)
			continue;
		buf_char(&answers, ' ');
		say(&answers, &p->voice, SAY_SEEN_ALL, AS_TEXT(seen.s));
	}
	buf_free(&seen);
	if (answers.n)
		say(said, &p->voice, SAY_ANSWERED, AS_TEXT(answers.s));
	write_below(p, said, NULL);
	buf_free(&answers);
}

static void write_why(struct page *p, const struct line *line)
{
	struct buf said = BUF_INIT;
	int id = line_id(p, line);

	if (line->problem) {
		text_clean(&said, line->problem, strlen(line->problem), 400);
		write_below(p, &said, NULL);
	}
	if (id && line_result(line) != R_DONE && !line->used)
		write_failed_test(p, line, &said);
	write_lack(p, line, &said);
	write_idle(p, line, &said);
	if (id)
		write_refusals(p, id, &said);
	if (id && line->what == L_POLICY)
		write_answers(p, line, id, &said);
}

/* ---- lines ---- */

/* Puts a result behind its line where there is room, else below. */
static void put_result(struct buf *b, const struct buf *result)
{
	size_t n = text_columns(result->s, result->n), at = b->n - 1, columns, to;

	while (at && b->s[at - 1] != '\n')
		at--;
	columns = text_columns(b->s + at, b->n - at) - 1;
	if (columns + 2 + n > REPORT_COLUMNS) {
		text_paragraph(b, BELOW, BELOW, span_of_buf(result));
		return;
	}
	to = RESULT_AT + n > REPORT_COLUMNS ? REPORT_COLUMNS - n : RESULT_AT;
	buf_cut(b, b->n - 1);
	buf_fill(b, ' ', columns + 2 <= to ? to - columns : 2);
	buf_add(b, result->s, result->n);
	buf_char(b, '\n');
}

static void write_line(struct page *p, const struct line *line, int number)
{
	struct buf first = BUF_INIT, rest = BUF_INIT, result = BUF_INIT, text = BUF_INIT;

	if (number) {
		buf_fill(&first, ' ', number < 10 ? 4 : number < 100 ? 3 : 2);
		buf_int(&first, number);
	}
	buf_fill(&first, ' ', INDENT - first.n + (line->orelse ? 2 : 0));
	buf_fill(&rest, ' ', INDENT + 4);
	text_clean(&text, line->text.s, line->text.n, 1000);
	text_paragraph(p->b, first.s, rest.s, span_of_buf(&text));
	text_result(p, line, &result);
	put_result(p->b, &result);
	write_why(p, line);
	buf_free(&first);
	buf_free(&rest);
	buf_free(&result);
	buf_free(&text);
}

/* ---- lines in a row of which the same is to be said ---- */

/* Lines from `first` on that are told as one. */
struct alike {
	const struct line *first;
	int n;
	enum phrase phrase; /* what is said of them; NO_PHRASE: the line is told by itself */
	struct buf about;   /* what that says besides */
};

static bool was_refused(const struct page *p, const struct line *line)
{
	for (int i = 0; i < p->log.refusals; i++)
		if (p->log.refusal[i].e.line && p->log.refusal[i].e.line == line_id(p, line))
			return true;
	return false;
}

/* Returns the phrase that says of such lines what became of them, and says what else it depends on. */
static enum phrase phrase_of_several(struct page *p, const struct line *line, struct buf *about)
{
	enum line_result result = line_result(line);
	struct buf halt = BUF_INIT;

	if (line->problem || was_refused(p, line))
		return NO_PHRASE;
	if (result == R_KEPT)
		return SAY_KEPT_ALL;
	if (result == R_FALSE) {
		say_unmet(p, line, about);
		return SAY_UNTRIED;
	}
	if (line_is_left_alone(p->t->game, line))
		return SAY_UNASKED;
	if (result == R_NOT_REACHED && line_halt(p, line)) {
		buf_int(&halt, line_halt(p, line));
		say(about, &p->voice, SAY_SEE, AS_TEXT(halt.s));
		buf_free(&halt);
		return SAY_UNREACHED;
	}
	if (result == R_NOT_REACHED)
		return SAY_SPARE;
	if (result != R_POLICY || line->used || line_passed(p, line) || line_in_vain(p, line))
		return NO_PHRASE;
	return SAY_UNASKED;
}

/* Returns whether one of a line and the alternatives behind it was done. */
static bool chain_was_done(const struct line *line, const struct line *end)
{
	do {
		if (line_result(line) == R_DONE)
			return true;
	} while (++line < end && line->orelse);
	return false;
}

/* Returns whether a line is told with those before it. Alternatives that were not tried are: each reason is said
 * once, and none where one of the alternatives was done. */
static bool goes_along(struct alike *a, enum phrase phrase, const struct line *line,
	const struct buf *about, const struct line *end)
{
	if (!a->phrase || phrase != a->phrase || line->at < 0)
		return false;
	if (phrase == SAY_KEPT_ALL)
		return line->stood == line[-1].stood + 1;
	if (span_same(span_of_buf(about), span_of_buf(&a->about)))
		return true;
	if (phrase != SAY_UNTRIED || !line->orelse)
		return false;
	if (chain_was_done(line, end))
		buf_clear(&a->about);
	else if (a->about.n && !strstr(a->about.s, about->s))
		buf_fmt(&a->about, "; %s", about->s);
	return true;
}

static void find_alike(
	struct page *p, struct alike *a, const struct line *first, const struct line *end)
{
	struct buf next = BUF_INIT;

	a->first = first;
	a->n = 1;
	buf_clear(&a->about);
	a->phrase = phrase_of_several(p, first, &a->about);
	for (; a->phrase && first + a->n < end; a->n++) {
		buf_clear(&next);
		if (!goes_along(
			    a, phrase_of_several(p, &first[a->n], &next), &first[a->n], &next, end))
			break;
	}
	buf_free(&next);
}

/* Begins a line that tells of several: "  3-5  ". */
static struct buf margin_of(int first, int last)
{
	struct buf numbers = BUF_INIT, margin = BUF_INIT;

	buf_int(&numbers, first);
	if (last > first)
		buf_fmt(&numbers, "-%d", last);
	buf_fill(&margin, ' ', numbers.n < INDENT - 2 ? INDENT - 2 - numbers.n : 0);
	buf_fmt(&margin, "%s  ", numbers.s);
	buf_free(&numbers);
	return margin;
}

/* Says how many orders they are, as the opening counts them, and how many alternatives. */
static void say_orders(const struct page *p, const struct alike *a, struct buf *b)
{
	int orders = 0;

	for (int i = 0; i < a->n; i++)
		orders += line_is_counted(p, &a->first[i]) || a->first[i].stood;
	say(b, &p->voice, SAY_ORDERS, AS_INT(orders), AS_INT(a->n - orders));
}

/* Writes one line for them, with the first and the last of their numbers. */
static void write_alike(struct page *p, const struct alike *a, int first, int last)
{
	struct buf said = BUF_INIT, margin = margin_of(first, last), lines = BUF_INIT;

	say_orders(p, a, &lines);
	if (a->phrase == SAY_KEPT_ALL)
		say(&said, &p->voice, a->phrase, AS_INT(a->first->stood),
			AS_INT(a->first[a->n - 1].stood), AS_INT(a->n));
	else
		say(&said, &p->voice, a->phrase, AS_TEXT(lines.s), AS_TEXT(a->about.s));
	text_said(p->b, margin.s, BELOW, &said);
	buf_free(&margin);
	buf_free(&lines);
}

/* Returns whether a line is the same order as the one before it, and was done as that one was. */
static bool is_again(const struct page *p, const struct line *line)
{
	return line->what == L_ORDER && line_result(line) == R_DONE
		&& line_result(line - 1) == R_DONE && line_id(p, line) == line_id(p, line - 1) + 1
		&& span_same(line->text, line[-1].text) && !was_refused(p, line)
		&& !was_refused(p, line - 1) && !line_lack(p, line) && !line_lack(p, line - 1);
}

/* Writes an order that was done n times in a row. */
static void write_again(struct page *p, const struct line *first, int n)
{
	struct buf margin = margin_of(first->number, first[n - 1].number);
	struct buf text = BUF_INIT, result = BUF_INIT;

	text_clean(&text, first->text.s, first->text.n, 1000);
	text_paragraph(p->b, margin.s, BELOW "  ", span_of_buf(&text));
	say_done(p, first, n, &result);
	put_result(p->b, &result);
	buf_free(&margin);
	buf_free(&text);
	buf_free(&result);
}

/* A line that stands already is told below. */
static void write_lines(struct page *p, const struct orders *letter)
{
	struct alike a = { .about = BUF_INIT };

	for (int i = 0; i < letter->lines; i += a.n) {
		const struct line *line = &letter->line[i], *end = &letter->line[letter->lines];
		int again = 1;

		while (line + again < end && is_again(p, line + again))
			again++;
		find_alike(p, &a, line, end);
		if (again > 1)
			write_again(p, line, a.n = again);
		else if (a.n > 1 || a.phrase == SAY_KEPT_ALL)
			write_alike(p, &a, line->number, line[a.n - 1].number);
		else
			write_line(p, line, line->number);
	}
	buf_free(&a.about);
}

/* Returns the number of the last of some standing lines that has one: an alternative has none. */
static int last_number(const struct alike *a)
{
	int n = a->n;

	while (n > 1 && a->first[n - 1].orelse)
		n--;
	return a->first[n - 1].stood;
}

static void write_stood_lines(struct page *p, const struct orders *stood)
{
	struct alike a = { .about = BUF_INIT };

	for (int i = 0; i < stood->lines; i += a.n) {
		const struct line *line = &stood->line[i], *end = &stood->line[stood->lines];

		find_alike(p, &a, line, end);
		if (line->at < 0 || line->orelse)
			a.n = 1;
		if (a.n > 1)
			write_alike(p, &a, line->stood, last_number(&a));
		else if (line->at >= 0)
			write_line(p, line, line->orelse ? 0 : line->stood);
	}
	buf_free(&a.about);
}

static void write_stood(struct page *p, const struct orders *stood)
{
	int lines = 0;

	for (int i = 0; i < stood->lines; i++)
		lines += stood->line[i].at >= 0 && !stood->line[i].orelse;
	if (!lines)
		return;
	text_say(p->b, &p->voice, "  ", "  ", SAY_STOOD, AS_INT(lines));
	write_stood_lines(p, stood);
}

/* ---- what no line answered ---- */

/* Writes what a question's default took, without repetitions and cut short. */
static void write_default(struct page *p, int question)
{
	enum { SHOWN = 6 };
	struct buf answers = BUF_INIT, last = BUF_INIT, now = BUF_INIT;
	int times = 0, shown = 0;

	for (int i = 0; i < p->log.asks; i++) {
		const struct entry *ask = &p->log.ask[i];

		if (entry_ask(ask).question != question || entry_ask(ask).policy
			|| !ask_told(p, ask))
			continue;
		times++;
		buf_clear(&now);
		say_choices(&now, p, ask);
		if (shown && !strcmp(now.s, last.s))
			continue;
		if (++shown <= SHOWN)
			buf_fmt(&answers, "%s%s", shown > 1 ? "; " : "", now.s);
		buf_clear(&last);
		buf_str(&last, now.s);
	}
	if (shown > SHOWN)
		buf_str(&answers, "; ...");
	if (times) {
		text_say(p->b, &p->voice, "    ", BELOW, SAY_DEFAULT,
			AS_TEXT(p->t->game->questions[question].name), AS_INT(times),
			AS_TEXT(answers.s));
		text_clause(p->b, p->t->game->questions[question].clause);
	}
	buf_free(&answers);
	buf_free(&last);
	buf_free(&now);
}

static void write_defaults(struct page *p)
{
	bool any = false;

	for (int i = 0; i < p->log.asks; i++)
		any |= !entry_ask(&p->log.ask[i]).policy && ask_told(p, &p->log.ask[i]);
	if (!any)
		return;
	text_say_plain(p->b, &p->voice, "  ", "  ", SAY_DEFAULTS);
	for (int q = 1; q <= p->t->rules->questions; q++)
		write_default(p, q);
}

/* ---- the rules that refused ---- */

/* Returns whether an earlier refusal names the same clause. */
static bool named_before(const struct page *p, int i, const char *clause)
{
	for (int k = 0; k < i; k++) {
		const char *other = event_clause(p->t, &p->log.refusal[k]);

		if (other && !strcmp(other, clause))
			return true;
	}
	return false;
}

/* Returns whether a refusal is why an order was not done: not where it was done in part, or an alternative was. */
static bool refuses_order(const struct page *p, const struct event *told)
{
	const struct line *line = program_line(p->program, told->e.line);

	return line && line_result(line) == R_REFUSED && line_block_result(p, line) == R_REFUSED;
}

static void write_rules(struct page *p)
{
	enum { MOST = 6 };
	struct buf first = BUF_INIT;
	int said = 0;

	for (int i = 0; i < p->log.refusals && said < MOST && p->of->clause; i++) {
		const char *clause = event_clause(p->t, &p->log.refusal[i]);
		const char *text;

		if (!refuses_order(p, &p->log.refusal[i]) || !clause || named_before(p, i, clause))
			continue;
		text = p->of->clause(p->of->clauses, clause);
		if (!text)
			continue;
		if (!said++)
			text_heading(p, SAY_HEAD_RULES);
		buf_clear(&first);
		buf_fmt(&first, "  [%s] ", clause);
		text_paragraph(p->b, first.s, "    ", span_of(text));
	}
	buf_free(&first);
}

static bool nothing_written(const struct page *p)
{
	return !p->program || (!p->program->letter && !p->program->stood->lines);
}

void text_letter(struct page *p)
{
	const struct orders *letter;
	const char *auth = p->of->auth[p->seat];
	struct buf fault = BUF_INIT;

	if (nothing_written(p))
		return;
	letter = p->program->letter;
	buf_char(p->b, '\n');
	say_plain(p->b, &p->voice, SAY_HEAD_LETTER);
	if (letter) {
		buf_char(p->b, ' ');
		say(p->b, &p->voice, SAY_LETTER, AS_INT(p->of->seq[p->seat]),
			AS_TEXT(auth ? auth : ""), AS_INT(p->of->keyless[p->seat]));
	}
	buf_char(p->b, '\n');
	if (letter && orders_header_says(letter, p->of->table->rules->texts, &fault))
		text_paragraph(p->b, "  ", "  ", span_of_buf(&fault));
	buf_free(&fault);
	if (letter)
		write_lines(p, letter);
	write_stood(p, p->program->stood);
	write_defaults(p);
	write_rules(p);
}
