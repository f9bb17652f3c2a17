/* SPDX-License-Identifier: MIT
 * How the lines of a letter went. */
#include "try/expect.h"

#include <string.h>
#include <strings.h>

/* ---- which line ---- */

/* A line of the letter, or one that stood before, with its alternatives. */
struct lines {
	int seat, n;
	const struct line *line;
};

static void find_stood(struct lines *l, const struct orders *stood, int number)
{
	for (int i = 0; i < stood->lines && !l->n; i += orders_block(stood, i))
		if (stood->line[i].stood == number) {
			l->line = &stood->line[i];
			l->n = orders_block(stood, i);
		}
}

static bool read_which(struct expectation *j, struct lines *l, struct span *rest)
{
	const struct program *p;
	struct span word;
	long long number;
	bool stood;

	if (!expect_seat(j, rest, &l->seat))
		return false;
	p = j->stage->table->program[l->seat];
	word_next(rest, &word);
	stood = word.n && word.s[0] == '@';
	if (stood)
		word.s++, word.n--;
	if (!span_int(word, 1, ORDER_LINES, &number)) {
		buf_str(&j->reason, "write the number of a line after the seat");
		return false;
	}
	if (stood) {
		find_stood(l, p->stood, (int)number);
	} else if (p->letter && number <= p->letter->lines) {
		l->line = &p->letter->line[number - 1];
		l->n = 1;
	}
	if (!l->n)
		buf_fmt(&j->reason, "there is no line %s%lld", stood ? "@" : "", number);
	return l->n;
}

/* ---- how it went ---- */

static bool went(const struct line *line, int want)
{
	static const int as[] = {
		[W_DONE] = DONE_LINE,
		[W_REFUSED] = REFUSED_LINE,
		[W_UNREACHED] = OPEN_LINE,
		[W_FALSE] = FALSE_LINE,
		[W_WAITS] = WAITS_LINE,
		[W_LATER] = LATER_LINE,
		[W_KEPT] = KEPT_LINE,
	};

	switch (want) {
	case W_BAD: return line->what == L_BAD;
	case W_USED: return line->what == L_POLICY && line->used;
	case W_UNUSED: return line->what == L_POLICY && !line->used;
	default: return line->what != L_BAD && (int)line->went == as[want];
	}
}

/* Returns whether one of the lines went that way; for "not reached", whether all of them did. */
static bool lines_went(const struct lines *l, int want)
{
	int n = 0;

	for (int i = 0; i < l->n; i++)
		n += went(&l->line[i], want);
	return want == W_UNREACHED ? n == l->n : n > 0;
}

static bool is_of(const struct lines *l, const struct entry *e)
{
	for (int i = 0; i < l->n; i++)
		if (e->verb == J_REFUSE && e->seat == l->seat && e->line == l->line[i].order.line)
			return true;
	return false;
}

static bool refused_for(struct expectation *j, const struct lines *l, const struct fact_pattern *s)
{
	struct entry e = { 0 };

	while (journal_next(&j->stage->table->journal, &e))
		if (is_of(l, &e) && fact_pattern_fits(j->stage, s, &e, l->seat))
			return true;
	return false;
}

static void print_refusals(struct expectation *j, const struct lines *l)
{
	const char *before = ": ";
	struct entry e = { 0 };

	while (journal_next(&j->stage->table->journal, &e)) {
		if (!is_of(l, &e))
			continue;
		buf_str(&j->found, before);
		fact_print(&j->found, j->stage, &e);
		before = "; ";
	}
}

static enum expect_result print_went(struct expectation *j, const struct lines *l)
{
	static const char *const as[] = { [OPEN_LINE] = "not reached",
		[DONE_LINE] = "done",
		[REFUSED_LINE] = "refused",
		[WAITS_LINE] = "waits",
		[FALSE_LINE] = "false",
		[LATER_LINE] = "later",
		[KEPT_LINE] = "kept" };
	const struct line *line = l->line;

	for (int i = 0; i < l->n; i++)
		if (l->line[i].went != OPEN_LINE || l->line[i].what == L_BAD)
			line = &l->line[i];
	if (line->what == L_BAD)
		buf_fmt(&j->found, "bad: %s", line->problem);
	else if (line->what == L_POLICY && line->went != KEPT_LINE && line->went != LATER_LINE)
		buf_fmt(&j->found, "a policy used %d times", line->used);
	else
		buf_str(&j->found, as[line->went]);
	print_refusals(j, l);
	return FAILS;
}

/* ---- what is written behind it ---- */

static enum expect_result expect_refused(
	struct expectation *j, const struct lines *l, struct span reason, bool wanted)
{
	struct fact_pattern s;
	const char *clause;

	if (!fact_pattern_read(j->stage, &s, reason, SAID_TELL, &j->reason))
		return MISTAKE;
	clause = j->stage->rules->game->facts[s.what].clause;
	if (s.clause.n && !span_is(s.clause, clause ? clause : "")) {
		buf_fmt(&j->found, "that it names [%s]", clause ? clause : "");
		return FAILS;
	}
	return refused_for(j, l, &s) == wanted ? HOLDS : print_went(j, l);
}

struct span expect_unquoted(struct span s)
{
	if (s.n > 1 && s.s[0] == '\'' && s.s[s.n - 1] == '\'')
		return (struct span){ s.s + 1, s.n - 2 };
	return s;
}

static enum expect_result expect_bad(struct expectation *j, const struct lines *l, struct span text)
{
	text = expect_unquoted(text);
	for (int i = 0; i < l->n; i++)
		if (l->line[i].what == L_BAD
			&& memmem(l->line[i].problem, strlen(l->line[i].problem), text.s, text.n))
			return HOLDS;
	return print_went(j, l);
}

/* Reads "2 times" after a policy. */
static enum expect_result expect_times(
	struct expectation *j, const struct lines *l, struct span rest)
{
	struct span word;
	long long times;
	int used = 0;

	word_next(&rest, &word);
	if (!span_int(word, 1, 10000, &times) || !word_next(&rest, &word)
		|| (!span_folds(word, "times") && !span_folds(word, "time")) || span_trim(rest).n)
		return mistake(j, "write after the line how often, as in '2 times'");
	for (int i = 0; i < l->n; i++)
		used += l->line[i].used;
	return used == times ? HOLDS : print_went(j, l);
}

enum expect_result expect_line(struct expectation *j, struct span rest, int want)
{
	struct span before, behind;
	struct lines l = { 0 };
	bool colon = colon_cut(rest, &before, &behind);

	if (!read_which(j, &l, &before))
		return MISTAKE;
	before = span_trim(before);
	if ((before.n && want != W_USED)
		|| (colon && want != W_REFUSED && want != W_NOT_FOR && want != W_BAD))
		return mistake(j, "something after the line does not belong there");
	if (want == W_NOT_FOR)
		return colon ? expect_refused(j, &l, behind, false)
			     : mistake(j, "it is written 'not refused SEAT N: FACT'");
	if (!lines_went(&l, want))
		return print_went(j, &l);
	if (before.n)
		return expect_times(j, &l, before);
	if (colon && want == W_REFUSED)
		return expect_refused(j, &l, behind, true);
	return colon ? expect_bad(j, &l, behind) : HOLDS;
}

/* ---- what stands ---- */

/* Appends the lines that stand, each with its continuations, and with its alternatives after " /
 * ". */
static void join_standing(const struct expectation *j, int seat, struct buf *joined)
{
	struct buf text = BUF_INIT;
	struct span rest, line;

	program_standing(j->stage->table->program[seat], season(j->stage->table), &text);
	rest = span_of_buf(&text);
	while (span_line(&rest, &line)) {
		struct span word, behind = line;
		bool more = line.n > 1 && line.s[0] == '+' && line.s[1] == ' ';

		span_word(&behind, &word);
		if (more)
			line.s++, line.n--;
		else if (joined->n)
			buf_str(joined, span_folds(word, "else") ? " / " : "\n");
		buf_add(joined, line.s, line.n);
	}
	buf_free(&text);
}

static bool is_line(struct span a, struct span b)
{
	return a.n == b.n && !strncasecmp(a.s, b.s, b.n);
}

/* Returns whether a line stands. Of a line with alternatives the first part alone is enough, and so
 * is each alternative. */
static bool stands(struct span text, struct span line)
{
	struct span whole;

	while (span_line(&text, &whole)) {
		struct span part = whole;
		const char *slash;

		if (is_line(whole, line))
			return true;
		while ((slash = memmem(part.s, part.n, " / ", 3))) {
			struct span first = { part.s, (size_t)(slash - part.s) };

			if (is_line(first, line))
				return true;
			part = (struct span){ slash + 3, part.n - first.n - 3 };
		}
		if (is_line(part, line))
			return true;
	}
	return false;
}

static void print_standing(struct expectation *j, struct span text)
{
	struct span line;
	int n = 0;

	while (span_line(&text, &line)) {
		buf_str(&j->found, n++ ? "; " : "");
		buf_add(&j->found, line.s, line.n);
	}
	if (!n)
		buf_str(&j->found, "none");
}

enum expect_result expect_standing(struct expectation *j, struct span rest, bool wanted)
{
	struct buf text = BUF_INIT, line = BUF_INIT;
	struct span before, behind;
	enum expect_result v;
	int seat;

	if (!colon_cut(rest, &before, &behind) || !behind.n)
		return mistake(j, "it is written 'standing SEAT: LINE'");
	if (!expect_seat(j, &before, &seat))
		return MISTAKE;
	join_standing(j, seat, &text);
	text_canonical(&line, behind.s, behind.n);
	buf_cut(&line, line.n - (line.n > 0));
	if (span_folds(behind, "none"))
		v = !text.n == wanted ? HOLDS : FAILS;
	else
		v = stands(span_of_buf(&text), span_of_buf(&line)) == wanted ? HOLDS : FAILS;
	if (v == FAILS)
		print_standing(j, span_of_buf(&text));
	buf_free(&text);
	buf_free(&line);
	return v;
}
