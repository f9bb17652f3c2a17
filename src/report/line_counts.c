/* SPDX-License-Identifier: MIT
 * What became of the letter's orders, counted alike in the opening, in the letter and where refusals are told. An order
 * and its alternatives are one. */
#include "report/page.h"

#include <stdlib.h>
#include <string.h>

bool line_is_left_alone(const struct game *g, const struct line *line)
{
	return line->what == L_ORDER && !g->forms[line->order.form].play
		&& line_result(line) == R_NOT_REACHED;
}

/* ---- what was tried ---- */

static enum try_end try_of(const struct page *p, const struct event *told, int id)
{
	if (told->e.line != id || told->e.seat != p->seat || !told->all)
		return NO_TRY;
	return p->t->game->tried(told->fact.row, told->fact.value);
}

/* Returns whether two facts are of one sort and name the same things, whatever the figures. */
static bool is_of_same(const struct event *a, const struct event *b)
{
	if (a->fact.row != b->fact.row)
		return false;
	for (int i = 0; i < a->args; i++)
		if (a->fact.args->arg[i].type != T_INT && a->fact.value[i] != b->fact.value[i])
			return false;
	return true;
}

/* Returns whether the line tried the same once more, as whoever may throw a die again. */
static bool is_tried_again(const struct page *p, int i, int id)
{
	for (int k = i + 1; k < p->log.facts; k++)
		if (try_of(p, &p->log.fact[k], id) != NO_TRY
			&& is_of_same(&p->log.fact[i], &p->log.fact[k]))
			return true;
	return false;
}

/* Returns whether a line did something itself: one that another seat's order took along did not. */
static bool did_something(const struct page *p, int id)
{
	for (int i = 0; i < p->log.facts; i++)
		if (p->log.fact[i].e.line == id && p->log.fact[i].e.seat == p->seat)
			return true;
	return false;
}

bool line_is_idle(const struct page *p, const struct line *line)
{
	const struct form *forms = p->t->game->forms;
	int id = line_id(p, line);
	unsigned phases = id && line->what == L_ORDER ? forms[line->order.form].opens : 0;

	if (!phases || line_result(line) != R_DONE || !did_something(p, id))
		return false;
	for (int i = id; i < p->program->lines; i++) {
		const struct line *after = p->program->line[i];

		if (line_result(after) == R_DONE && forms[after->order.form].phases & phases)
			return false;
	}
	return true;
}

/* Returns whether an order is for more than one of what it names. */
static bool is_of_many(const struct page *p, const struct order *o)
{
	const struct arg *hole = p->t->rules->form[o->form].hole;

	for (int i = 0; i < o->n; i++)
		if (hole[o->part[i].hole].type == T_INT && o->part[i].what > 1)
			return true;
	return false;
}

/* Returns whether another line that was done may be the one that a fact tells of: then none of them is undone for sure. */
static bool has_twin(const struct page *p, const struct line *line, const struct event *told)
{
	for (int i = 0; i < p->program->lines; i++) {
		const struct line *other = p->program->line[i];

		if (other != line && line_result(other) == R_DONE && told_undone(p, other, told))
			return true;
	}
	return false;
}

bool line_undone(const struct page *p, const struct line *line)
{
	for (int i = 0; i < p->log.facts; i++)
		if (told_undone(p, line, &p->log.fact[i]))
			return !is_of_many(p, &line->order) && !has_twin(p, line, &p->log.fact[i]);
	return false;
}

bool line_failed(const struct page *p, const struct line *line, bool *all)
{
	int id = line_id(p, line), well = 0, wrong = line_undone(p, line);

	for (int i = 0; id && p->t->game->tried && i < p->log.facts; i++) {
		enum try_end went = try_of(p, &p->log.fact[i], id);

		if (went == NO_TRY || is_tried_again(p, i, id))
			continue;
		well += went == WENT_WELL;
		wrong += went == WENT_WRONG;
	}
	*all = !well || line_is_idle(p, line);
	return (wrong && line_result(line) == R_DONE) || line_is_idle(p, line);
}

/* ---- counting ---- */

/* Returns what became of a line and the alternatives behind it: the first of these results that any of them had.
 * *end: gets the place of the line behind them. */
static enum line_result result_of_block(const struct program *program, int first, int *end)
{
	static const enum line_result order[] = { R_DONE, R_WAITS, R_REFUSED, R_BAD, R_FALSE,
		R_NOT_REACHED };
	unsigned seen = 0;
	int k = first;

	do
		seen |= 1u << line_result(program->line[k++]);
	while (k < program->lines && program->line[k]->orelse);
	*end = k;
	for (size_t i = 0; i < sizeof order / sizeof *order; i++)
		if (seen >> order[i] & 1)
			return order[i];
	return line_result(program->line[first]);
}

/* Returns the first line of a block that had a result. */
static const struct line *line_of_block(
	const struct program *program, int i, int end, enum line_result result)
{
	while (i < end - 1 && line_result(program->line[i]) != result)
		i++;
	return program->line[i];
}

/* Returns the place of the first line of a block, by that of one of its lines. */
static int start_of_block(const struct program *program, int i)
{
	while (i && program->line[i]->orelse)
		i--;
	return i;
}

enum line_result line_block_result(const struct page *p, const struct line *line)
{
	int id = line_id(p, line), end;

	return id ? result_of_block(p->program, start_of_block(p->program, id - 1), &end)
		  : line_result(line);
}

bool line_is_counted(const struct page *p, const struct line *line)
{
	int id = line_id(p, line), i;
	enum line_result result = line_result(line);

	if (!id || !line->number || line_is_left_alone(p->t->game, line)
		|| line_block_result(p, line) != result)
		return false;
	i = start_of_block(p->program, id - 1);
	while (line_result(p->program->line[i]) != result)
		i++;
	return i == id - 1;
}

static void count_block(struct line_counts *n, enum line_result result)
{
	n->lines += result != R_POLICY && result != R_LATER;
	switch (result) {
	case R_DONE: n->done++; break;
	case R_WAITS: n->waiting++; break;
	case R_REFUSED: n->refused++; break;
	case R_BAD: n->bad++; break;
	case R_FALSE: n->unmet++; break;
	case R_NOT_REACHED: n->idle++; break;
	default: break;
	}
}

/* Counts the standing orders that were tried, of a program without a letter. */
static int count_standing(const struct program *program)
{
	int n = 0;

	for (int i = 0; i < program->lines; i++) {
		enum line_result r = line_result(program->line[i]);

		n += r == R_DONE || r == R_REFUSED || r == R_WAITS || r == R_FALSE;
	}
	return n;
}

struct line_counts line_counts_find(const struct page *p)
{
	struct line_counts n = { 0 };

	for (int i = 0, end; p->program && i < p->program->lines; i = end) {
		const struct line *line = p->program->line[i];
		enum line_result result = result_of_block(p->program, i, &end);
		bool all, failed;

		if (!line->number || line_is_left_alone(p->t->game, line))
			continue;
		count_block(&n, result);
		line = line_of_block(p->program, i, end, result);
		failed = line_failed(p, line, &all);
		if (failed && all)
			n.failed++;
		else if (failed || line_lack(p, line))
			n.partly++;
		n.done -= failed || line_lack(p, line);
	}
	if (p->program && !p->program->letter)
		n.standing = count_standing(p->program);
	return n;
}

/* ---- why orders were refused ---- */

/* Returns the first refusal of a line; NULL: it has none. */
static const struct event *first_refusal(const struct page *p, const struct line *line)
{
	for (int i = 0; i < p->log.refusals; i++)
		if (p->log.refusal[i].e.line == line_id(p, line))
			return &p->log.refusal[i];
	return NULL;
}

/* Says why a line or a part of it was refused. Returns the fact's row, or 0 of a line that was not understood. */
static int say_why(const struct page *p, const struct line *line, struct buf *b)
{
	const struct event *lack = line_lack(p, line), *told = lack ? lack : first_refusal(p, line);

	if (told)
		say_lack(b, p, line, told);
	else if (line->problem)
		text_clean(b, line->problem, strlen(line->problem), 400);
	if (b->n && b->s[b->n - 1] != '.')
		buf_char(b, '.');
	return told ? told->fact.row : 0;
}

/* Returns an order without its `if`. */
static struct span order_of(const struct line *line)
{
	size_t passed = line->begins ? (size_t)(line->begins - line->text.s) : 0;

	return (struct span){ line->text.s + passed, line->text.n - passed };
}

static void begin_row(
	struct problem_row *row, const struct line *line, const struct buf *cause, int fact)
{
	*row = (struct problem_row){ .n = 1, .fact = fact, .orders = BUF_INIT, .why = BUF_INIT };
	text_clean(&row->orders, order_of(line).s, order_of(line).n, 200);
	buf_add(&row->why, cause->s, cause->n);
}

/* Adds the first word of an order, unless it is there, behind so many. */
static void add_word(struct buf *b, struct span order)
{
	enum { LONG = 40 };
	struct span word, rest = span_of_buf(b), there;

	if (!span_word(&order, &word))
		return;
	while (span_word(&rest, &there)) {
		there.n -= there.s[there.n - 1] == ',';
		if (span_same(there, word))
			return;
	}
	if (b->n > LONG)
		return;
	buf_str(b, b->n ? ", " : "");
	buf_add(b, word.s, word.n);
}

/* Adds an order to a row of the same cause: of several only their first words are told. */
static void join_row(struct problem_row *row, const struct line *line, const struct buf *cause)
{
	if (row->n++ == 1) {
		struct buf first = row->orders;

		row->orders = (struct buf)BUF_INIT;
		add_word(&row->orders, span_of_buf(&first));
		buf_free(&first);
	}
	add_word(&row->orders, order_of(line));
	row->differ |= !span_same(span_of_buf(&row->why), span_of_buf(cause));
}

static void add_refused(const struct page *p, struct problem_list *l, const struct line *line)
{
	struct buf why = BUF_INIT;
	int fact = say_why(p, line, &why);

	for (int i = 0; i < l->rows; i++)
		if (l->row[i].fact == fact
			&& (fact || span_same(span_of_buf(&l->row[i].why), span_of_buf(&why)))) {
			join_row(&l->row[i], line, &why);
			buf_free(&why);
			return;
		}
	if (l->rows < PROBLEM_ROWS)
		begin_row(&l->row[l->rows++], line, &why, fact);
	else
		l->left++;
	buf_free(&why);
}

struct problem_list problem_list_make(const struct page *p)
{
	struct problem_list l = { 0 };

	for (int i = 0, end; p->program && i < p->program->lines; i = end) {
		enum line_result result = result_of_block(p->program, i, &end);
		const struct line *line = line_of_block(p->program, i, end, result);

		if (p->program->line[i]->number
			&& (result == R_REFUSED || result == R_BAD || line_lack(p, line)))
			add_refused(p, &l, line);
	}
	return l;
}

void problem_list_free(struct problem_list *l)
{
	while (l->rows) {
		struct problem_row *row = &l->row[--l->rows];

		buf_free(&row->orders);
		buf_free(&row->why);
	}
}
