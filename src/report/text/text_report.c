/* SPDX-License-Identifier: MIT
 * The report as people read it: the headline, the opening, and the story. */
#include "report/page.h"

#include <stdlib.h>
#include <string.h>

/* ---- lines ---- */

/* Returns whether some line begins with a word of a letter's header. People reply without cutting,
 * and orders would be looked for there. */
static bool reads_as_header(const char *s, size_t n)
{
	struct span rest = { s, n }, line, word;

	while (span_line(&rest, &line)) {
		while (line.n && *line.s == ' ')
			line.s++, line.n--;
		/* Most lines begin with none of these letters. */
		if (!line.n || !strchr("mosnMOSN", *line.s))
			continue;
		if (span_word(&line, &word) && text_header_word(word) >= 0)
			return true;
	}
	return false;
}

void text_fold(struct buf *b, const char *first, const char *rest, struct span s, size_t width)
{
	size_t n = strlen(first);

	/* So few bytes are not more columns; text_wrap would join two blanks. */
	if (n + s.n > width || memmem(s.s, s.n, "  ", 2) || span_trim(s).n != s.n) {
		text_wrap(b, first, rest, s.s, s.n, width);
		return;
	}
	buf_add(b, first, n);
	buf_add(b, s.s, s.n);
	buf_char(b, '\n');
}

void text_paragraph(struct buf *b, const char *first, const char *rest, struct span s)
{
	size_t at = b->n;
	struct buf dashed = BUF_INIT;

	for (size_t width = REPORT_COLUMNS; width > REPORT_COLUMNS / 2; width--) {
		buf_cut(b, at);
		text_fold(b, first, rest, s, width);
		if (!reads_as_header(b->s + at, b->n - at))
			return;
	}
	/* Where such a word comes first, no other break helps. */
	buf_cut(b, at);
	buf_fmt(&dashed, "%s- ", first);
	text_wrap(b, dashed.s, rest, s.s, s.n, REPORT_COLUMNS);
	buf_free(&dashed);
}

void text_said(struct buf *b, const char *first, const char *rest, struct buf *said)
{
	if (said->n)
		text_paragraph(b, first, rest, span_of_buf(said));
	buf_free(said);
}

void text_say_(struct buf *b, const struct phrase_context *v, const char *first, const char *rest,
	enum phrase phrase, const struct phrase_arg *filling)
{
	struct buf said = BUF_INIT;

	say_(&said, v, phrase, filling);
	text_said(b, first, rest, &said);
}

void text_say_plain(struct buf *b, const struct phrase_context *v, const char *first,
	const char *rest, enum phrase phrase)
{
	text_say_(b, v, first, rest, phrase, &(struct phrase_arg){ .type = 0 });
}

void text_title(struct buf *b, const struct phrase_context *v, enum phrase phrase)
{
	buf_char(b, '\n');
	say_plain(b, v, phrase);
	buf_char(b, '\n');
}

static void rule(struct buf *b, int c)
{
	buf_fill(b, c, REPORT_COLUMNS);
	buf_char(b, '\n');
}

void text_heading(struct page *p, enum phrase phrase)
{
	buf_char(p->b, '\n');
	say(p->b, &p->voice, phrase, AS_INT(p->of->next));
	buf_char(p->b, '\n');
}

static size_t last_line(const struct buf *b)
{
	size_t at = b->n;

	while (at && b->s[at - 1] != '\n')
		at--;
	return at;
}

void text_clause(struct buf *b, const char *clause)
{
	size_t n = strlen(clause) + 2, at, columns;

	must(b->n && b->s[b->n - 1] == '\n');
	buf_cut(b, b->n - 1);
	at = last_line(b);
	columns = text_columns(b->s + at, b->n - at);
	if (columns + 2 + n > REPORT_COLUMNS) {
		buf_char(b, '\n');
		columns = 0;
	}
	if (columns + n < REPORT_COLUMNS)
		buf_fill(b, ' ', REPORT_COLUMNS - n - columns);
	buf_char(b, '[');
	buf_str(b, clause);
	buf_str(b, "]\n");
}

/* ---- the headline, and the opening ---- */

static void say_player(struct page *p, struct buf *b, enum phrase phrase, int seat)
{
	struct buf name = BUF_INIT, player = BUF_INIT;

	say_seat(&name, &p->voice, seat);
	page_clean(&player, p->of->player[seat], 24);
	say(b, &p->voice, phrase, AS_TEXT(name.s), AS_TEXT(player.s));
	buf_free(&name);
	buf_free(&player);
}

static void write_headline(struct page *p)
{
	struct buf match = BUF_INIT, whom = BUF_INIT, name = BUF_INIT, called = BUF_INIT;
	size_t at = p->b->n, columns;

	page_clean(&match, p->of->match, 24);
	for (size_t i = 0; i < match.n; i++)
		say_capital(&match, i);
	page_of_match(p, "season", &name);
	page_season(&called, &p->voice, season(p->t));
	say(p->b, &p->voice, SAY_HEADLINE, AS_TEXT(match.s), AS_TEXT(p->t->game->title),
		AS_INT(season(p->t)), AS_TEXT(called.s), AS_TEXT(name.s));
	if (p->seat)
		say_player(p, &whom, SAY_FOR, p->seat);
	else
		say_plain(&whom, &p->voice, SAY_FOR_ALL);
	columns = text_columns(p->b->s + at, p->b->n - at);
	if (columns + 2 + text_columns(whom.s, whom.n) > REPORT_COLUMNS) {
		buf_char(p->b, '\n');
		columns = 0;
	}
	buf_fill(p->b, ' ', REPORT_COLUMNS - columns - text_columns(whom.s, whom.n));
	buf_add(p->b, whom.s, whom.n);
	buf_char(p->b, '\n');
	rule(p->b, '=');
	buf_free(&match);
	buf_free(&whom);
	buf_free(&name);
	buf_free(&called);
}

static void write_opening(struct page *p)
{
	struct span rest = page_opening(p), paragraph;

	for (int i = 0; span_line(&rest, &paragraph); i++) {
		if (i)
			buf_char(p->b, '\n');
		text_paragraph(p->b, "", "", paragraph);
	}
}

static void write_notes(struct page *p)
{
	struct span rest = span_of(p->of->notes ? p->of->notes : ""), line;

	if (!rest.n)
		return;
	text_heading(p, SAY_HEAD_NOTES);
	while (span_line(&rest, &line)) {
		struct buf clean = BUF_INIT;

		text_clean(&clean, line.s, line.n, 400);
		if (!clean.n)
			buf_char(p->b, '\n');
		text_said(p->b, "  ", "  ", &clean);
	}
}

/* ---- the story ---- */

/* Makes the right-aligned number of a fact, and the margin of the lines below. */
static void number_of(struct buf *first, struct buf *rest, int number, int n, int depth)
{
	struct buf digits = BUF_INIT;

	buf_int(&digits, number);
	if (n > 1) {
		buf_char(&digits, '-');
		buf_int(&digits, number + n - 1);
	}
	buf_clear(first);
	buf_clear(rest);
	if (digits.n < 5)
		buf_fill(first, ' ', 5 - digits.n);
	buf_add(first, digits.s, digits.n);
	buf_fill(first, ' ', 2 + 2 * (size_t)depth);
	buf_fill(rest, ' ', first->n + 2);
	buf_free(&digits);
}

struct story {
	struct page *p;
	int *depth; /* of each fact: number of causes above it */
	struct heading heading;
	struct buf first, rest, said;
	/* What was named so far, each once: those of the line at hand stand behind the others. */
	const char **clause;
	int clauses, before;
};

/* Notes the depth of facts that are said as one. */
static void note_depth(struct story *s, const struct event *told, int n)
{
	enum { DEEPEST = 3 };
	int depth = told->cause ? s->depth[told->cause] + 1 : 0;

	if (depth > DEEPEST)
		depth = DEEPEST;
	for (int i = 0; i < n; i++)
		s->depth[told->number + i] = depth;
}

/* Notes a clause, where the story has not named it yet. */
static void note_clause(struct story *s, const char *clause)
{
	for (int i = 0; clause && i < s->clauses; i++)
		if (!strcmp(s->clause[i], clause))
			return;
	if (!clause)
		return;
	s->clause = xmore(s->clause, (size_t)s->clauses, sizeof *s->clause);
	s->clause[s->clauses++] = clause;
}

/* Returns the number in a clause's name, with the blank before it. */
static const char *number_in(const char *clause)
{
	const char *blank = strrchr(clause, ' ');

	return blank ? blank : clause;
}

static bool same_group(const char *a, const char *b)
{
	size_t n = (size_t)(number_in(a) - a);

	return n && n == (size_t)(number_in(b) - b) && !memcmp(a, b, n);
}

/* Says the line's clauses, those of one group together: "battle 1, 2, 15, missile 6". */
static void say_clauses(const struct story *s, struct buf *b)
{
	for (int i = s->before, k; i < s->clauses; i++) {
		for (k = s->before; k < i && !same_group(s->clause[k], s->clause[i]);)
			k++;
		if (k < i)
			continue;
		buf_fmt(b, "%s%s", b->n ? ", " : "", s->clause[i]);
		for (k = i + 1; k < s->clauses; k++)
			if (same_group(s->clause[i], s->clause[k]))
				buf_fmt(b, ",%s", number_in(s->clause[k]));
	}
}

/* Says a fact, with those it folds with, and notes what else the line needs. Returns their number. */
static int say_next(struct story *s, const struct event *told, int left)
{
	int n = say_foldable(&s->p->voice, told, left);

	note_depth(s, told, n);
	if (s->said.n)
		buf_char(&s->said, ' ');
	say_facts(&s->said, &s->p->voice, told, n);
	for (int i = 0; i < n; i++)
		note_clause(s, event_clause(s->p->t, &told[i]));
	return n;
}

/* Writes a line of facts: those that fold, and those that follow in it. Returns their number. */
static int write_line(struct story *s, const struct event *told, int left)
{
	struct buf clauses = BUF_INIT;
	int n;

	buf_clear(&s->said);
	s->before = s->clauses;
	if (page_heading(s->p, &s->heading, told))
		buf_fmt(s->p->b, "%s\n", s->heading.text.s);
	n = say_next(s, told, left);
	while (n < left && (told[n].cause || !s->heading.own)
		&& say_follows(&s->p->voice, &told[n - 1], &told[n]))
		n += say_next(s, told + n, left - n);
	number_of(&s->first, &s->rest, told->number, n, s->depth[told->number]);
	text_paragraph(s->p->b, s->first.s, s->rest.s, span_of_buf(&s->said));
	say_clauses(s, &clauses);
	if (clauses.n)
		text_clause(s->p->b, clauses.s);
	buf_free(&clauses);
	return n;
}

static void write_story(struct page *p)
{
	struct story s = { .p = p,
		.heading = { .turn = -1, .text = BUF_INIT },
		.first = BUF_INIT,
		.rest = BUF_INIT,
		.said = BUF_INIT };

	text_heading(p, SAY_HEAD_STORY);
	s.depth = xalloc((size_t)p->log.facts + 2, sizeof *s.depth);
	for (int i = 0; i < p->log.facts;)
		i += write_line(&s, &p->log.fact[i], p->log.facts - i);
	if (!p->log.facts)
		text_say_plain(p->b, &p->voice, "  ", "  ", SAY_QUIET);
	free(s.depth);
	free(s.clause);
	buf_free(&s.first);
	buf_free(&s.rest);
	buf_free(&s.heading.text);
	buf_free(&s.said);
}

/* ---- the end ---- */

/* Returns a clause worth reading: one that refused a line of the reader, else any. */
static const char *some_clause(const struct page *p)
{
	const struct event *told = p->log.refusals ? p->log.refusal
		: p->log.facts			   ? &p->log.fact[p->log.facts - 1]
						   : NULL;
	const char *clause = told ? event_clause(p->t, told) : NULL;

	return clause ? clause : "";
}

static void write_template(struct page *p)
{
	struct buf called = BUF_INIT;

	page_season(&called, &p->voice, p->of->next);
	for (size_t i = 0; i < called.n; i++)
		say_capital(&called, i);
	buf_char(p->b, '\n');
	if (p->of->next)
		say(p->b, &p->voice, SAY_HEAD_ORDER, AS_TEXT(called.s), AS_INT(page_by_token(p)));
	else
		say(p->b, &p->voice, SAY_HEAD_START, AS_INT(page_by_token(p)));
	buf_char(p->b, '\n');
	rule(p->b, '-');
	template_header(p->b, p->of, p->seat);
	buf_add(p->b, p->template.s, p->template.n);
	rule(p->b, '-');
	buf_free(&called);
}

static void write_foot(struct page *p)
{
	bool writes = !season_over(p->t) && !page_is_out(p);

	if (!writes)
		buf_char(p->b, '\n');
	if (writes)
		text_say(p->b, &p->voice, "", "", SAY_FOOT, AS_TEXT(p->t->game->name),
			AS_TEXT(some_clause(p)), AS_INT(page_by_token(p)));
	else
		text_say(p->b, &p->voice, "", "", SAY_FOOT_OVER, AS_TEXT(p->t->game->name),
			AS_TEXT(some_clause(p)));
}

static void write_receipt(struct page *p)
{
	if (!p->of->receipt || !*p->of->receipt)
		return;
	buf_char(p->b, '\n');
	buf_str(p->b, p->of->receipt);
}

void text_body(struct page *p)
{
	write_headline(p);
	write_opening(p);
	write_notes(p);
	write_story(p);
	text_map(p);
	text_standings(p);
	text_account(p);
	text_holdings(p);
	text_letter(p);
}

void text_end(struct page *p)
{
	if (p->template.n)
		write_template(p);
	write_foot(p);
	write_receipt(p);
}

void text_write(struct page *p)
{
	text_body(p);
	text_end(p);
}
