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

/* ---- the headline ---- */

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
	struct buf match = BUF_INIT, whom = BUF_INIT, name = BUF_INIT;
	size_t at = p->b->n, columns;

	page_clean(&match, p->of->match, 24);
	for (size_t i = 0; i < match.n; i++)
		say_capital(&match, i);
	page_of_match(p, "season", &name);
	say(p->b, &p->voice, SAY_HEADLINE, AS_TEXT(match.s), AS_TEXT(p->t->game->title),
		AS_INT(season(p->t)), AS_TEXT(name.s));
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
}

/* ---- the opening ---- */

static void lead_of_facts(struct page *p, struct buf *b)
{
	for (int i = 0; i < p->log.facts; i++) {
		size_t at = b->n;

		say_lead(b, &p->voice, &p->log.fact[i]);
		if (b->n > at)
			buf_char(b, ' ');
	}
}

struct counts {
	int lines, done, waiting, refused, bad, unmet, idle;
};

/* Returns whether a line waits for another order to use it: not to be reached is no failure. */
static bool left_alone(const struct game *g, const struct line *line)
{
	return line->what == L_ORDER && !g->forms[line->order.form].play
		&& line_result(line) == R_NOT_REACHED;
}

/* Counts a line and its alternatives as one, by the first of these results that any had. */
static void count_block(struct counts *n, unsigned seen)
{
	if (seen >> R_DONE & 1)
		n->done++;
	else if (seen >> R_WAITS & 1)
		n->waiting++;
	else if (seen >> R_REFUSED & 1)
		n->refused++;
	else if (seen >> R_BAD & 1)
		n->bad++;
	else if (seen >> R_FALSE & 1)
		n->unmet++;
	else if (seen >> R_NOT_REACHED & 1)
		n->idle++;
}

/* Counts the letter's orders by result, without standing lines and those for a later season. */
static struct counts count_lines(const struct game *g, const struct program *program)
{
	struct counts n = { 0 };

	for (int i = 0, k; program && i < program->lines; i = k) {
		unsigned seen = 0;

		if (!program->line[i]->number || left_alone(g, program->line[i])) {
			k = i + 1;
			continue;
		}
		for (k = i; k < program->lines && (k == i || program->line[k]->orelse); k++)
			seen |= 1u << line_result(program->line[k]);
		n.lines += seen != 1u << R_POLICY && seen != 1u << R_LATER;
		count_block(&n, seen);
	}
	return n;
}

/* Returns whether the seat is out: its player reads on, but writes nothing more. */
static bool is_out(const struct page *p)
{
	return p->seat && out(p->t, p->seat);
}

static void lead_of_lines(struct page *p, struct buf *b)
{
	struct counts n = count_lines(p->t->game, p->program);

	/* A letter with only answers, as for the set-up, has no order to count. */
	if (p->program && p->program->letter && p->program->lines && !n.lines)
		return;
	if (p->program && p->program->letter)
		say(b, &p->voice, SAY_LEAD_LINES, AS_INT(n.lines), AS_INT(n.done),
			AS_INT(n.refused), AS_INT(n.bad), AS_INT(n.waiting), AS_INT(n.unmet),
			AS_INT(n.idle), AS_INT(n.lines == n.done));
	else if (season(p->t) && !is_out(p) && !(p->t->idle & ONLY(p->seat)))
		say(b, &p->voice, SAY_LEAD_NO_LETTER, AS_INT(n.lines));
	buf_char(b, ' ');
}

static bool say_tie(struct buf *b, struct page *p, const char *name, int seat, int tie)
{
	const struct phrase_arg value = { .name = SPAN("value"),
		.type = T_INT,
		.value = (int)p->t->game->rank(p->t, seat, tie) };

	return say_line(b, &p->voice, "tie", name, &value, 1);
}

/* Says "1 shard against 2": the first key of the ranking that decides between two seats of equal
 * points, if the game has words for it. */
static void say_what_ties(struct page *p, int other, struct buf *b)
{
	struct buf mine = BUF_INIT, theirs = BUF_INIT, name = BUF_INIT;
	const struct game *g = p->t->game;
	int tie = 0;

	while (tie < g->ties && g->rank(p->t, p->seat, tie) == g->rank(p->t, other, tie))
		tie++;
	buf_int(&name, tie);
	if (tie < g->ties && say_tie(&mine, p, name.s, p->seat, tie)
		&& say_tie(&theirs, p, name.s, other, tie))
		say(b, &p->voice, SAY_LEAD_TIED, AS_TEXT(mine.s), AS_TEXT(theirs.s));
	buf_free(&mine);
	buf_free(&theirs);
	buf_free(&name);
}

/* Says how the seat stands while the match goes on. */
static void lead_of_place(struct page *p, int shared, struct buf *b)
{
	const struct ranking *r = &p->ranking;
	int place = r->place[p->seat], next = place == 1 ? r->seat[2] : r->seat[1];
	long points = r->points[p->seat], apart = points - r->points[next];
	struct buf by = BUF_INIT;

	if (!apart)
		say_what_ties(p, next, &by);
	if (place == 1 && shared > 1)
		say(b, &p->voice, SAY_LEAD_SHARED, AS_INT(points));
	else if (place == 1)
		say(b, &p->voice, SAY_LEAD_FIRST, AS_INT(points), AS_INT(apart), AS_TEXT(by.s));
	else
		say(b, &p->voice, SAY_LEAD_BEHIND, AS_INT(place), AS_INT(p->t->seats),
			AS_INT(points), AS_INT(-apart), AS_SEAT(next), AS_TEXT(by.s));
	buf_free(&by);
}

static void lead_of_ranks(struct page *p, struct buf *b)
{
	const struct ranking *r = &p->ranking;
	int place = r->place[p->seat], shared = 0;
	long points = r->points[p->seat];

	for (int s = 1; s <= p->t->seats; s++)
		shared += r->place[s] == 1;
	if (p->t->seats == 1 && !season_over(p->t))
		return;
	if (season_over(p->t) && p->t->seats == 1 && out(p->t, p->seat))
		say(b, &p->voice, SAY_LEAD_LOST, AS_INT(points));
	else if (season_over(p->t) && place == 1)
		say(b, &p->voice, SAY_LEAD_WON, AS_INT(points));
	else if (season_over(p->t))
		say(b, &p->voice, SAY_LEAD_OVER, AS_INT(place), AS_INT(p->t->seats),
			AS_INT(points));
	else if (!season(p->t))
		return;
	else
		lead_of_place(p, shared, b);
	buf_char(b, ' ');
}

static void lead_of_deadline(struct page *p, struct buf *b)
{
	struct buf deadline = BUF_INIT, name = BUF_INIT;

	if (season_over(p->t) || p->of->ended)
		return;
	page_of_match(p, "next", &name);
	page_clean(&deadline, p->of->deadline, 60);
	if (!p->writers)
		say(b, &p->voice, SAY_LEAD_NOBODY, AS_INT(p->of->next), AS_TEXT(name.s));
	else if (deadline.n)
		say(b, &p->voice, SAY_LEAD_DUE, AS_INT(p->of->next), AS_TEXT(name.s),
			AS_TEXT(deadline.s), AS_INT(!p->of->punctual));
	else
		say(b, &p->voice, SAY_LEAD_AWAITED, AS_INT(p->of->next), AS_TEXT(name.s));
	buf_char(b, ' ');
	if (is_out(p))
		say_plain(b, &p->voice, SAY_LEAD_OUT);
	else if (p->writers && p->seat && !(p->writers & ONLY(p->seat)))
		say_plain(b, &p->voice, SAY_LEAD_IDLE);
	buf_free(&deadline);
	buf_free(&name);
}

static void write_lead(struct page *p)
{
	struct buf lead = BUF_INIT;

	lead_of_facts(p, &lead);
	if (p->seat) {
		lead_of_lines(p, &lead);
		lead_of_ranks(p, &lead);
	}
	lead_of_deadline(p, &lead);
	text_paragraph(p->b, "", "", span_of_buf(&lead));
	buf_free(&lead);
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
};

static void write_facts(struct story *s, const struct event *told, int n)
{
	enum { DEEPEST = 3 };
	const char *clause = event_clause(s->p->t, told);
	int depth = told->cause ? s->depth[told->cause] + 1 : 0;

	if (depth > DEEPEST)
		depth = DEEPEST;
	for (int i = 0; i < n; i++)
		s->depth[told->number + i] = depth;
	if (page_heading(s->p, &s->heading, told))
		buf_fmt(s->p->b, "%s\n", s->heading.text.s);
	number_of(&s->first, &s->rest, told->number, n, depth);
	buf_clear(&s->said);
	say_facts(&s->said, &s->p->voice, told, n);
	text_paragraph(s->p->b, s->first.s, s->rest.s, span_of_buf(&s->said));
	if (clause)
		text_clause(s->p->b, clause);
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
	for (int i = 0, n; i < p->log.facts; i += n) {
		n = say_foldable(&p->voice, &p->log.fact[i], p->log.facts - i);
		write_facts(&s, &p->log.fact[i], n);
	}
	if (!p->log.facts)
		text_say_plain(p->b, &p->voice, "  ", "  ", SAY_QUIET);
	free(s.depth);
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
	buf_char(p->b, '\n');
	say(p->b, &p->voice, p->of->next ? SAY_HEAD_ORDER : SAY_HEAD_START, AS_INT(p->of->next));
	buf_char(p->b, '\n');
	rule(p->b, '-');
	template_header(p->b, p->of, p->seat);
	buf_add(p->b, p->template.s, p->template.n);
	rule(p->b, '-');
}

static void write_foot(struct page *p)
{
	bool writes = !season_over(p->t) && !is_out(p);

	if (!writes)
		buf_char(p->b, '\n');
	text_say(p->b, &p->voice, "", "", writes ? SAY_FOOT : SAY_FOOT_OVER,
		AS_TEXT(p->t->game->name), AS_TEXT(some_clause(p)));
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
	write_lead(p);
	write_notes(p);
	write_story(p);
	text_letter(p);
	text_map(p);
	text_standings(p);
	text_holdings(p);
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
