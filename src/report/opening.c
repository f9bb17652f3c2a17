/* SPDX-License-Identifier: MIT
 * The opening of a report: what happened to its reader, how they stand, and what they must do. */
#include "core/entries.h"
#include "report/page.h"

#include <stdlib.h>
#include <string.h>

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

/* Returns how much a fact matters to the reader: a turn of the match more than what others did, and that more than
 * what they did themselves. */
static int weight_of_lead(const struct page *p, const struct event *told)
{
	enum { TURNING = 2, OF_OTHERS = 1 };

	return 1 + (say_turning(&p->voice, told) ? TURNING : 0)
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

static struct leads find_leads(const struct page *p)
{
	struct leads l = { .n = 0 };
	struct buf said = BUF_INIT;

	for (int i = 0, n; i < p->log.facts; i += n) {
		buf_clear(&said);
		n = page_lead(&said, p, &p->log.fact[i], p->log.facts - i);
		if (said.n)
			add_lead(&l, i, weight_of_lead(p, &p->log.fact[i]));
	}
	buf_free(&said);
	return l;
}

static void lead_of_facts(struct page *p, struct buf *b)
{
	const struct leads l = find_leads(p);
	int told = l.n < LEADS ? l.n : LEADS;

	for (int i = 0; i < p->log.facts; i++)
		for (int k = 0; k < told; k++)
			if (l.fact[k] == i) {
				page_lead(b, p, &p->log.fact[i], p->log.facts - i);
				buf_char(b, ' ');
			}
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

/* Counts the standing orders that were tried, of a program without a letter. */
static int count_standing(const struct program *program)
{
	int n = 0;

	for (int i = 0; program && i < program->lines; i++) {
		enum line_result r = line_result(program->line[i]);

		n += r == R_DONE || r == R_REFUSED || r == R_WAITS || r == R_FALSE;
	}
	return n;
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
			AS_INT(n.unmet + n.idle), AS_INT(n.lines == n.done));
	else if (season(p->t) && !page_is_out(p) && !(p->t->idle & ONLY(p->seat)))
		say(b, &p->voice, SAY_LEAD_NO_LETTER, AS_INT(count_standing(p->program)),
			AS_INT(p->of->autopilot));
	buf_char(b, ' ');
}

static bool say_tie(struct buf *b, struct page *p, const char *name, int seat, int tie)
{
	/* A key of which the least is best counts below 0. */
	return page_of_terms(
		b, &p->voice, "tie", name, abs((int)p->t->game->rank(p->t, seat, tie)));
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

/* Returns how many seats have the first place. */
static int count_first(const struct page *p)
{
	int n = 0;

	for (int s = 1; s <= p->t->seats; s++)
		n += p->ranking.place[s] == 1;
	return n;
}

static void lead_of_first(struct page *p, struct buf *b)
{
	const struct ranking *r = &p->ranking;
	int next = r->seat[2];
	long points = r->points[p->seat];
	struct buf by = BUF_INIT, score = BUF_INIT;

	page_points(&score, &p->voice, (int)points);
	if (points == r->points[next])
		say_what_ties(p, next, &by);
	if (count_first(p) > 1)
		say(b, &p->voice, SAY_LEAD_SHARED, AS_INT(points), AS_TEXT(score.s));
	else
		say(b, &p->voice, SAY_LEAD_FIRST, AS_INT(points), AS_TEXT(score.s),
			AS_INT(points - r->points[next]), AS_SEAT(next), AS_TEXT(by.s));
	buf_free(&by);
	buf_free(&score);
}

static void lead_of_other(struct page *p, struct buf *b)
{
	const struct ranking *r = &p->ranking;
	int leader = r->seat[1];
	long points = r->points[p->seat], behind = r->points[leader] - points;
	struct buf by = BUF_INIT, best = BUF_INIT, score = BUF_INIT;

	page_points(&best, &p->voice, (int)r->points[leader]);
	page_points(&score, &p->voice, (int)points);
	if (!behind)
		say_what_ties(p, leader, &by);
	say(b, &p->voice, SAY_LEAD_BEHIND, AS_INT(r->place[p->seat]), AS_INT(p->t->seats),
		AS_TEXT(score.s), AS_TEXT(best.s), AS_INT(behind), AS_SEAT(leader), AS_TEXT(by.s));
	buf_free(&by);
	buf_free(&best);
	buf_free(&score);
}

/* Says who has won a match that the reader has not, unless several share it. */
static void lead_of_loser(struct page *p, const struct buf *score, struct buf *b)
{
	const struct ranking *r = &p->ranking;
	struct buf best = BUF_INIT;

	page_points(&best, &p->voice, (int)r->points[r->seat[1]]);
	say(b, &p->voice, SAY_LEAD_OVER, AS_INT(r->place[p->seat]), AS_INT(p->t->seats),
		AS_TEXT(score->s), AS_SEAT(count_first(p) == 1 ? r->seat[1] : NOBODY),
		AS_TEXT(best.s));
	buf_free(&best);
}

static void lead_of_end_place(struct page *p, struct buf *b)
{
	struct buf score = BUF_INIT;

	page_points(&score, &p->voice, (int)p->ranking.points[p->seat]);
	if (p->t->seats == 1 && out(p->t, p->seat))
		say(b, &p->voice, SAY_LEAD_LOST, AS_TEXT(score.s));
	else if (p->ranking.place[p->seat] == 1)
		say(b, &p->voice, SAY_LEAD_WON, AS_TEXT(score.s));
	else
		lead_of_loser(p, &score, b);
	buf_free(&score);
}

static void lead_of_ranks(struct page *p, struct buf *b)
{
	bool over = season_over(p->t);

	if (!over && (!season(p->t) || p->t->seats == 1))
		return;
	if (over)
		lead_of_end_place(p, b);
	else if (p->ranking.place[p->seat] == 1)
		lead_of_first(p, b);
	else
		lead_of_other(p, b);
	buf_char(b, ' ');
}

static void lead_of_deadline(struct page *p, struct buf *b)
{
	struct buf deadline = BUF_INIT, name = BUF_INIT;

	if (page_is_over(p))
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
	if (page_is_out(p))
		say_plain(b, &p->voice, SAY_LEAD_OUT);
	else if (p->writers && p->seat && !(p->writers & ONLY(p->seat)))
		say_plain(b, &p->voice, SAY_LEAD_IDLE);
	buf_add(b, p->afford.s, p->afford.n);
	buf_free(&deadline);
	buf_free(&name);
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

void page_opening(struct page *p, struct buf *b)
{
	size_t from = b->n;

	lead_of_facts(p, b);
	lead_of_outs(p, b);
	if (p->seat)
		lead_of_lines(p, b);
	page_changes(p, b);
	end_paragraph(b, &from);
	if (p->seat)
		lead_of_ranks(p, b);
	lead_of_end(p, b);
	end_paragraph(b, &from);
	lead_of_deadline(p, b);
	end_paragraph(b, &from);
}
