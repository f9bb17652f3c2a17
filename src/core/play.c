/* SPDX-License-Identifier: MIT */
#include "core/play.h"

#include <stdlib.h>
#include <string.h>

/* ---- one order ---- */

/* A line that is not DONE must not have rolled or asked others, who would then have been told in
 * vain. */
static void check_taken_back(const struct table *t, int seat, const struct entry *e)
{
	if (e->verb == J_ROLL && entry_roll(e).label)
		bug("'%s' is rolled before a line is refused",
			t->game->labels[entry_roll(e).label].name);
	if (e->verb == J_ASK && e->seat && e->seat != seat)
		bug("seat %d answers '%s' before a line is refused", e->seat,
			t->game->questions[entry_ask(e).question].name);
}

/* Keeps the refusals of a line when the rest is taken back. For a refused line the questions are
 * kept as well: its writer may wonder whether a policy was looked at. */
static void keep_refusals(struct table *t, int seat, int result)
{
	struct journal_mark m = t->line_at;
	struct journal *j = &t->journal, was = *j;
	size_t n = j->n - m.n;
	int32_t *copy = xalloc(n, sizeof *copy);
	struct entry e = { 0 };

	memcpy(copy, j->word + m.n, n * sizeof *copy);
	was.word = copy;
	was.n = n;
	journal_back(j, m);
	while (journal_next(&was, &e)) {
		const struct entry_head head = { .who = e.who, .seat = e.seat, .line = e.line };

		check_taken_back(t, seat, &e);
		if (e.verb == J_ROLL)
			roll_back(t, &e);
		if (e.verb == J_REFUSE)
			journal_repeat(j, head, &e);
		if (e.verb == J_ASK && e.seat && result == REFUSED)
			journal_add_vain(j, head, &(struct vain_entry){ entry_ask(&e).question });
	}
	free(copy);
}

static int play_inner(struct table *t, int seat, const struct order *o)
{
	const struct form *form = &t->game->forms[o->form];
	struct table_mark point = table_point(t);
	int result;

	t->unheard = false;
	result = form->play ? form->play(t, seat, o) : WAITS;
	if (result == REFUSED && !refused_so(t, NULL))
		bug("'%s' is refused, and nothing says why", form->words);
	/* A refusal that hangs on a letter nobody has seen yet is no refusal yet. */
	if (result == REFUSED && t->unheard)
		result = WAITS;
	if (result == DONE && !t->trial)
		return DONE;
	table_back(t, point);
	if (t->trial)
		journal_back(&t->journal, t->line_at);
	else
		keep_refusals(t, seat, result);
	return result;
}

/* Notes the result of a line other than the one being played. */
static void end_line(struct table *t, const struct order *o, int result)
{
	int *went = &t->program[o->seat]->line[o->line - 1]->went;

	table_note(t, went, result == DONE ? DONE_LINE : REFUSED_LINE);
	journal_add_end(&t->journal, (struct entry_head){ .seat = o->seat, .line = o->line },
		&(struct end_entry){ result });
}

/* Ends the other lines that this one made DONE. */
static void spend_all(struct table *t, int from)
{
	for (int i = from; i < t->spends; i++)
		end_line(t, t->spent[i], DONE);
	t->spends = from;
}

int play_order(struct table *t, int seat, int line, const struct order *o)
{
	int was_seat = t->line_seat, was_line = t->line, was_cause = t->cause, spends = t->spends;
	const struct entry_head head = { .seat = seat, .line = line };
	struct journal_mark was_at = t->line_at;
	int result;

	if (!t->depth && !t->trial)
		table_settle(t);
	t->depth++;
	t->line_seat = seat;
	t->line = line;
	t->cause = 0;
	journal_add_line(&t->journal, head);
	t->line_at = journal_mark(&t->journal);
	result = play_inner(t, seat, o);
	if (result == DONE && !t->trial)
		spend_all(t, spends);
	t->line_seat = seat;
	t->line = line;
	journal_add_end(&t->journal, head, &(struct end_entry){ result });
	t->line_seat = was_seat;
	t->line = was_line;
	t->line_at = was_at;
	t->cause = was_cause;
	t->depth--;
	if (!t->depth && !t->trial)
		table_settle(t);
	return result;
}

int play_trial(struct table *t, int seat, const struct order *o)
{
	struct journal_mark m = journal_mark(&t->journal);
	struct table_mark point = table_point(t);
	int result;

	t->trial++;
	result = play_order(t, seat, 0, o);
	t->trial--;
	journal_back(&t->journal, m);
	table_back(t, point);
	return result;
}

void play_end(struct table *t)
{
	for (int s = 1; s <= t->seats; s++) {
		program_free(t->program[s]);
		t->program[s] = NULL;
		t->source[s] = NULL;
	}
}

/* ---- the lines of a letter ---- */

/* Tries one line and returns its result. */
static int try_line(struct table *t, int seat, struct line *line)
{
	int number = line->order.line, result, went = FALSE_LINE;

	line->mark = t->journal.facts + 1;
	table_note(t, &line->tried, 1);
	if (play_tests(t, seat, number, &line->tests, 0, NULL, &line->order)) {
		result = play_order(t, seat, number, &line->order);
		went = result == DONE ? DONE_LINE : result == WAITS ? WAITS_LINE : REFUSED_LINE;
	}
	table_note(t, &line->went, went);
	return went;
}

/* Returns the line of the block with head i whose turn it is: all lines above it were refused, had
 * a false `if`, or were not understood. NULL when no line is left, or when one of them is being
 * played. */
static struct line *open_line(const struct program *p, int i)
{
	for (int k = i; k < p->lines && (k == i || p->line[k]->orelse); k++) {
		struct line *line = p->line[k];

		if (line->what != L_ORDER || line->went == REFUSED_LINE || line->went == FALSE_LINE)
			continue;
		return line->went == OPEN_LINE && !line->tried ? line : NULL;
	}
	return NULL;
}

/* As open_line, but only a line that may be played in these phases. */
static struct line *reachable(
	const struct table *t, const struct program *p, int i, unsigned phases)
{
	struct line *line = p->line[i]->orelse ? NULL : open_line(p, i);

	return line && t->game->forms[line->order.form].phases & phases ? line : NULL;
}

/* Plays the first line of the block with head i that can be carried out in these phases. Returns
 * its form; 0: none can. */
static int play_block(struct table *t, int seat, int i, unsigned phases)
{
	struct program *p = t->program[seat];
	struct line *line;

	while ((line = reachable(t, p, i, phases)))
		if (try_line(t, seat, line) == DONE_LINE) {
			table_note(t, &p->behind, i + 1);
			return line->order.form;
		}
	return 0;
}

int next(struct table *t, int seat, unsigned phases)
{
	const struct program *p = t->program[seat];
	int form = 0;

	if (out(t, seat))
		return 0;
	if (t->source[seat])
		return t->source[seat]->next(t->source[seat], t, seat, phases);
	for (int i = 0; p && i < p->lines && !form; i++)
		form = play_block(t, seat, i, phases);
	return form;
}

/* Asks a seat's source as follow does. A source that plays the seat's standing lines calls follow
 * in turn. */
static int follow_source(struct table *t, int seat, unsigned phases)
{
	int form;

	t->following = true;
	form = t->source[seat]->next(t->source[seat], t, seat, phases);
	t->following = false;
	return form;
}

int follow(struct table *t, int seat, unsigned phases)
{
	const struct program *p = t->program[seat];

	if (out(t, seat))
		return 0;
	if (t->source[seat])
		return follow_source(t, seat, phases);
	for (int i = p ? p->behind : 0; p && i < p->lines; i++) {
		int form = play_block(t, seat, i, phases);

		if (form || reachable(t, p, i, ~0u))
			return form;
	}
	return 0;
}

int peek(struct table *t, int seat, unsigned phases)
{
	struct program *p = t->program[seat];

	for (int i = 0; p && i < p->lines && !out(t, seat); i++) {
		struct line *line = reachable(t, p, i, phases);

		if (line)
			return line->order.form;
	}
	return 0;
}

static bool spent_already(const struct table *t, const struct order *o)
{
	for (int i = 0; i < t->spends; i++)
		if (t->spent[i] == o)
			return true;
	return false;
}

/* Returns whether other letters can still count on a line: it waits for a partner, or its turn may
 * yet come. */
static bool line_open(const struct program *p, int i)
{
	int head = i;

	while (head && p->line[head]->orelse)
		head--;
	return p->line[i]->went == WAITS_LINE || open_line(p, head) == p->line[i];
}

const struct order *seek(struct table *t, int seat, int form, const struct order *before)
{
	struct program *p = t->program[seat];

	t->unheard |= !p && !t->source[seat] && !out(t, seat);
	for (int i = before ? before->line : 0; p && i < p->lines && !out(t, seat); i++) {
		struct line *line = p->line[i];

		if (line->what != L_ORDER || line->order.form != form || !line_open(p, i))
			continue;
		if (!spent_already(t, &line->order)
			&& play_tests(t, seat, 0, &line->tests, 0, NULL, &line->order))
			return &line->order;
	}
	return NULL;
}

void spend(struct table *t, const struct order *o)
{
	if (!t->depth && !t->trial) {
		end_line(t, o, DONE);
		return;
	}
	if (t->spends == t->spend_room) {
		t->spend_room = 2 * t->spend_room + 16;
		t->spent = xgrow(t->spent, (size_t)t->spend_room, sizeof *t->spent);
	}
	t->spent[t->spends++] = o;
}

const struct order *ordered(struct table *t, int seat, int line)
{
	const struct program *p = t->program[seat];

	return p && line >= 1 && line <= p->lines ? &p->line[line - 1]->order : NULL;
}

void verdict_(struct table *t, const struct order *o, int result, const int *list, int n)
{
	if (t->depth || t->trial)
		bug("a verdict while a line is played");
	if (o && o->line) {
		t->line_seat = o->seat;
		t->line = o->line;
		t->line_at = journal_mark(&t->journal);
		if (result == REFUSED)
			refuse_(t, list, n);
		else if (list[0])
			tell_(t, ALL, list, n);
		end_line(t, o, result);
		t->line_seat = t->line = 0;
	}
	/* The table goes on the same, wherever the order came from. */
	table_settle(t);
}

/* Returns the i-th thing in a hole of a group; NULL: fewer are written there. */
static const struct part *find_part(const struct order *o, int hole, int group, int i)
{
	for (const struct part *p = o->part; p < o->part + o->n; p++)
		if (p->hole == hole && p->group == group && i-- == 0)
			return p;
	return NULL;
}

thing part(const struct order *o, int hole, int group, int i)
{
	const struct part *p = find_part(o, hole, group, i);

	return p ? p->what : NONE;
}

bool written(const struct order *o, int hole, int group, int i)
{
	return find_part(o, hole, group, i);
}
