/* SPDX-License-Identifier: MIT
 * The opening of a report: what happened to its reader, how they stand, and what they must do. */
#include "core/entries.h"
#include "report/page.h"

#include <stdlib.h>
#include <string.h>

bool page_by_token(const struct page *p)
{
	return p->of->token && *p->of->token;
}

bool page_is_out(const struct page *p)
{
	return p->seat && out(p->t, p->seat);
}

bool page_is_over(const struct page *p)
{
	return season_over(p->t) || p->of->ended;
}

void page_points(struct buf *b, const struct phrase_context *v, int points)
{
	if (!page_of_terms(b, v, "match", "points", points))
		say(b, v, SAY_POINTS, AS_INT(points));
}

void page_points_head(struct buf *b, const struct phrase_context *v)
{
	if (!page_of_terms(b, v, "match", "total", 0))
		say_plain(b, v, SAY_TOTAL);
}

bool page_is_points(const struct phrase_context *v, int d)
{
	struct buf points = BUF_INIT, named = BUF_INIT;
	bool is;

	page_points_head(&points, v);
	say_dial(&named, v, d);
	is = points.n == named.n && !memcmp(points.s, named.s, named.n);
	buf_free(&points);
	buf_free(&named);
	return is;
}

/* ---- what happened ---- */

enum { LEADS = 3 };

static bool is_readers(const struct page *p, thing space)
{
	for each(piece, p->t, space)
		if (owner(p->t, piece) == p->seat)
			return true;
	return false;
}

/* Returns whether a space lies beside one where the reader has pieces, by any relation of the map. */
static bool is_beside(const struct page *p, thing space)
{
	const char *const *relations = p->t->game->links;

	for (int r = 0; relations && relations[r]; r++)
		each_link(l, p->t, space, r)
			if (is_readers(p, l->to))
				return true;
	return false;
}

/* Returns whether somebody else did it beside what is the reader's: there lies the last space that the fact names. */
static bool is_near(const struct page *p, const struct event *told)
{
	thing space = NONE;

	if (!p->seat || !told->turn || told->turn == p->seat || !say_is_of_near(&p->voice, told))
		return false;
	for (int i = 0; i < told->args; i++)
		if (told->fact.value[i] > SPACES
			&& told->fact.value[i] <= SPACES + p->t->map->spaces)
			space = told->fact.value[i];
	return space && is_beside(p, space);
}

int page_lead(struct buf *b, const struct page *p, const struct event *told, int n)
{
	return say_lead(b, &p->voice, told, n, is_near(p, told));
}

/* Returns how much a fact matters to the reader: a battle that they lost most, a turn of the match more than what others
 * did, and that more than what they did themselves. */
static int weight_of_lead(const struct page *p, const struct event *told)
{
	enum { LOSS = 4, TURNING = 2, OF_OTHERS = 1 };

	return 1 + (say_is_loss(&p->voice, told) ? LOSS : 0)
		+ (say_turning(&p->voice, told) ? TURNING : 0)
		+ (told->turn != p->seat ? OF_OTHERS : 0);
}

/* The weightiest facts of those that the opening tells; of equal ones the first. */
struct leads {
	int fact[LEADS], weight[LEADS], n;
};

static void add_lead(struct leads *l, int fact, int weight)
{
	int k = l->n < LEADS ? l->n : LEADS;

	l->n++;
	for (; k && l->weight[k - 1] < weight; k--)
		if (k < LEADS) {
			l->weight[k] = l->weight[k - 1];
			l->fact[k] = l->fact[k - 1];
		}
	if (k < LEADS) {
		l->weight[k] = weight;
		l->fact[k] = fact;
	}
}

/* Returns whether a fact tells how things stand: the opening has its lead beside the next orders, and none of the three
 * is that. */
static bool is_state(const struct page *p, const struct event *told)
{
	const char *part = say_part(&p->voice, told);

	return part && !strcmp(part, "state");
}

static struct leads find_leads(const struct page *p)
{
	struct leads l = { .n = 0 };
	struct buf said = BUF_INIT;

	for (int i = 0, n; i < p->log.facts; i += n) {
		buf_clear(&said);
		n = page_lead(&said, p, &p->log.fact[i], p->log.facts - i);
		if (said.n && !is_state(p, &p->log.fact[i]))
			add_lead(&l, i, weight_of_lead(p, &p->log.fact[i]));
	}
	buf_free(&said);
	return l;
}

/* Returns whether the reader did it in their own turn, and nothing before led to it. */
static bool is_deed(const struct page *p, const struct event *told)
{
	return p->seat && told->turn == p->seat && !told->cause && !say_part(&p->voice, told)
		&& !say_is_unled(&p->voice, told);
}

/* Says a fact of the log with those that the story has in its line. Returns their number. */
static int say_deed(const struct page *p, struct buf *b, int i)
{
	const struct event *told = &p->log.fact[i];
	int left = p->log.facts - i, n = 0;

	do {
		int folded = say_foldable(&p->voice, &told[n], left - n);

		buf_str(b, n ? " " : "");
		say_facts(b, &p->voice, &told[n], folded);
		n += folded;
	} while (n < left && say_follows(&p->voice, &told[n - 1], &told[n]));
	return n;
}

/* Says the first deeds of the reader, so many at most and no more than two lines of the text have room for. */
static void lead_of_deeds(const struct page *p, struct buf *b, int most)
{
	const size_t from = b->n, room = (size_t)2 * REPORT_COLUMNS;

	for (int i = 0, n; i < p->log.facts && most > 0; i += n) {
		size_t at = b->n;

		n = 1;
		if (!is_deed(p, &p->log.fact[i]))
			continue;
		n = say_deed(p, b, i);
		buf_char(b, ' ');
		if (at > from && b->n - from > room) {
			buf_cut(b, at);
			return;
		}
		most--;
	}
}

/* Says the weightiest facts in the order in which they happened. */
static void lead_of_weighty(struct page *p, struct buf *b, const struct leads *l, int told)
{
	for (int i = 0; i < p->log.facts; i++)
		for (int k = 0; k < told; k++)
			if (l->fact[k] == i) {
				int n = page_lead(b, p, &p->log.fact[i], p->log.facts - i);

				while (n--)
					p->opened[i + n] = true;
				buf_char(b, ' ');
			}
}

/* Where none of the weightiest facts is of the reader's own turn, their first deeds come before those; but behind them
 * where one struck the reader. */
static void lead_of_facts(struct page *p, struct buf *b)
{
	const struct leads l = find_leads(p);
	int told = l.n < LEADS ? l.n : LEADS;
	bool own = false, struck = false;

	p->opened = xalloc((size_t)p->log.facts + 1, sizeof *p->opened);
	for (int k = 0; k < told; k++) {
		own |= p->log.fact[l.fact[k]].turn == p->seat;
		struck |= say_is_loss(&p->voice, &p->log.fact[l.fact[k]]);
	}
	if (!own && !struck)
		lead_of_deeds(p, b, LEADS - told);
	lead_of_weighty(p, b, &l, told);
	if (!own && struck)
		lead_of_deeds(p, b, LEADS - told);
	if (l.n > told) {
		say(b, &p->voice, SAY_LEAD_MORE, AS_INT(l.n - told));
		buf_char(b, ' ');
	}
}

/* Says who went out, behind all that led to it; at the end of the match all is over. */
static void lead_of_outs(struct page *p, struct buf *b)
{
	struct entry e = { 0 };

	while (!season_over(p->t) && journal_next(&p->t->journal, &e))
		if (e.verb == J_LEAVE) {
			say(b, &p->voice, SAY_LEAD_LEFT, AS_SEAT(entry_leave(&e).seat));
			buf_char(b, ' ');
		}
}

static void lead_of_lines(struct page *p, struct buf *b)
{
	struct line_counts n = line_counts_find(p);

	/* A letter with only answers, as for the set-up, has no order to count. */
	if (p->program && p->program->letter && p->program->lines && !n.lines)
		return;
	if (p->program && p->program->letter)
		say(b, &p->voice, SAY_LEAD_LINES, AS_INT(n.lines), AS_INT(n.done), AS_INT(n.partly),
			AS_INT(n.refused), AS_INT(n.bad), AS_INT(n.waiting), AS_INT(n.unmet),
			AS_INT(n.idle), AS_INT(n.lines == n.done), AS_INT(n.failed));
	else if (season(p->t) && !page_is_out(p) && !(p->t->idle & ONLY(p->seat)))
		say(b, &p->voice, SAY_LEAD_NO_LETTER, AS_INT(n.standing), AS_INT(p->of->autopilot));
	buf_char(b, ' ');
}

/* Says what the season cost the reader by all facts of one name, of which this is the first. */
static void say_toll_of(const struct page *p, struct buf *b, const struct event *told)
{
	const struct event *end = p->log.fact + p->log.facts;
	struct event *like = xalloc((size_t)(end - told), sizeof *like);
	size_t from = b->n;
	int n = 0;

	for (const struct event *e = told; e < end; e++)
		if (e->fact.row == told->fact.row && say_is_toll(&p->voice, e))
			like[n++] = *e;
	say_toll(b, &p->voice, like, n);
	say_capital(b, from);
	buf_char(b, ' ');
	free(like);
}

static void lead_of_tolls(const struct page *p, struct buf *b)
{
	bool *said = xalloc((size_t)p->t->rules->facts + 1, sizeof *said);

	for (int i = 0; i < p->log.facts; i++) {
		const struct event *told = &p->log.fact[i];

		if (said[told->fact.row] || !say_is_toll(&p->voice, told))
			continue;
		said[told->fact.row] = true;
		say_toll_of(p, b, told);
	}
	free(said);
}

/* Begins the next sentence of a paragraph. */
static void add_gap(struct buf *b)
{
	if (b->n && !strchr(" \n", b->s[b->n - 1]))
		buf_char(b, ' ');
}

/* Says how things stand before the next orders. */
static void lead_of_states(struct page *p, struct buf *b)
{
	for (int i = 0, n; i < p->log.facts; i += n) {
		size_t from = b->n;

		n = 1;
		if (!is_state(p, &p->log.fact[i]))
			continue;
		n = page_lead(b, p, &p->log.fact[i], p->log.facts - i);
		p->opened[i] = b->n > from;
		add_gap(b);
	}
}

static void lead_of_deadline(struct page *p, struct buf *b)
{
	struct buf deadline = BUF_INIT, name = BUF_INIT, called = BUF_INIT;

	if (page_is_over(p))
		return;
	page_of_match(p, "next", &name);
	page_season(&called, &p->voice, p->of->next);
	page_clean(&deadline, p->of->deadline, 60);
	if (!p->writers)
		say(b, &p->voice, SAY_LEAD_NOBODY, AS_TEXT(called.s), AS_TEXT(name.s));
	else if (deadline.n)
		say(b, &p->voice, SAY_LEAD_DUE, AS_TEXT(called.s), AS_TEXT(name.s),
			AS_TEXT(deadline.s), AS_INT(!p->of->punctual));
	else
		say(b, &p->voice, SAY_LEAD_AWAITED, AS_TEXT(called.s), AS_TEXT(name.s));
	buf_char(b, ' ');
	if (page_is_out(p))
		say_plain(b, &p->voice, SAY_LEAD_OUT);
	else if (p->writers && p->seat && !(p->writers & ONLY(p->seat)))
		say_plain(b, &p->voice, SAY_LEAD_IDLE);
	add_gap(b);
	lead_of_states(p, b);
	buf_add(b, p->afford.s, p->afford.n);
	if (p->template.n) {
		add_gap(b);
		page_of_match(p, "ahead", b);
	}
	buf_free(&deadline);
	buf_free(&name);
	buf_free(&called);
}

/* ---- the whole ---- */

/* Makes a paragraph of what was said from there on, nothing where nothing was, and begins the next. */
static void end_paragraph(struct buf *b, size_t *from)
{
	while (b->n > *from && b->s[b->n - 1] == ' ')
		buf_cut(b, b->n - 1);
	if (b->n > *from)
		buf_char(b, '\n');
	*from = b->n;
}

static void lead_of_end(struct page *p, struct buf *b)
{
	if (!page_is_over(p))
		page_of_match(p, "end", b);
}

static void write_opening(struct page *p, struct buf *b)
{
	size_t from = b->n;

	lead_of_facts(p, b);
	lead_of_outs(p, b);
	if (p->seat)
		lead_of_lines(p, b);
	lead_of_tolls(p, b);
	page_changes(p, b);
	end_paragraph(b, &from);
	if (p->seat)
		page_ranks(p, b);
	lead_of_end(p, b);
	end_paragraph(b, &from);
	lead_of_deadline(p, b);
	end_paragraph(b, &from);
}

struct span page_opening(struct page *p)
{
	if (!p->opened)
		write_opening(p, &p->opening);
	return span_of_buf(&p->opening);
}
