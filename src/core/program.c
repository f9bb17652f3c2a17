/* SPDX-License-Identifier: MIT */
#include "core/program.h"
#include "core/entries.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

static void fault(struct line *line, const struct names *r, const char *text)
{
	struct buf problem = BUF_INIT;

	line->what = L_BAD;
	if (line->problem)
		return;
	rules_say(r->rules, &problem, "%s", text);
	line->problem = buf_take(&problem);
}

/* ---- lines that are equal ---- */

static bool same_text(struct span a, struct span b)
{
	return a.n == b.n && !strncasecmp(a.s, b.s, a.n);
}

static bool same_block(const struct orders *a, int i, const struct orders *b, int j)
{
	int n = orders_block(a, i);

	if (orders_block(b, j) != n)
		return false;
	for (int k = 0; k < n; k++)
		if (!same_text(a->line[i + k].text, b->line[j + k].text))
			return false;
	return true;
}

/* A line that already stood changes nothing: the standing one is played. If a line above it in this
 * letter cancels the standing one, the line stands anew. If a line below cancels it, the report
 * says so. */
static void keep_equal(struct orders *letter, int i, struct orders *stood)
{
	int n = orders_block(letter, i);

	if (!letter->line[i].standing && !letter->line[i].at)
		return;
	for (int j = 0; j < stood->lines; j += orders_block(stood, j)) {
		if (stood->line[j].at < 0 || !same_block(letter, i, stood, j))
			continue;
		for (int k = 0; k < n; k++) {
			letter->line[i + k].went = KEPT_LINE;
			letter->line[i + k].stood = stood->line[j + k].stood;
		}
	}
}

/* Drops the lines above that equalled a standing line which is only now cancelled. */
static void drop_equal(struct orders *letter, int below, int stood, const struct names *r)
{
	for (int i = 0; i < below; i++)
		if (letter->line[i].went == KEPT_LINE && letter->line[i].stood == stood) {
			letter->line[i].went = OPEN_LINE;
			fault(&letter->line[i], r, "fault-cancelled");
		}
}

/* ---- cancel ---- */

/* Returns a line without the sign that it stands: whoever ends it may leave that out. */
static struct span without_sign(struct span line)
{
	if (line.n && line.s[0] == '@')
		line = span_trim((struct span){ line.s + 1, line.n - 1 });
	return line;
}

/* Phones end a line with a full stop. */
struct span line_cancelled(const struct line *cancel)
{
	struct span what = without_sign(cancel->text), word;

	span_word(&what, &word);
	what = span_trim(what);
	while (what.n && strchr(".!", what.s[what.n - 1]))
		what.n--;
	return what;
}

bool line_cancels(const struct line *cancel, const struct line *line, const struct names *r)
{
	struct span what = line_cancelled(cancel), rest = what, first, question;
	long long number;

	if (cancel->question)
		return line->what == L_POLICY && line->question == cancel->question;
	if (span_folds(what, "all"))
		return true;
	if (span_int(what, 1, 10000, &number))
		return line->stood == number;
	if (same_text(without_sign(what), without_sign(line->text)))
		return true;
	if (!span_word(&rest, &first) || !span_folds(first, "when") || !span_word(&rest, &question))
		return false;
	return !span_trim(rest).n && line->what == L_POLICY
		&& span_folds(question, r->rules->game->questions[line->question].name);
}

static void cancel(struct orders *letter, int i, struct orders *stood, const struct names *r)
{
	struct line *order = &letter->line[i];
	int n = 0;

	for (int j = 0; j < stood->lines; j += orders_block(stood, j)) {
		if (!line_cancels(order, &stood->line[j], r))
			continue;
		if (stood->line[j].at >= 0)
			drop_equal(letter, i, stood->line[j].stood, r);
		for (int k = 0; k < orders_block(stood, j); k++)
			stood->line[j + k].at = -1;
		n++;
	}
	order->went = n || order->question || span_folds(line_cancelled(order), "all")
		? DONE_LINE
		: REFUSED_LINE;
}

/* Goes through the letter from its top: what it cancels, and what it repeats. */
static void compare(struct orders *letter, struct orders *stood, const struct names *r)
{
	for (int i = 0; i < letter->lines; i += orders_block(letter, i))
		if (letter->line[i].what == L_CANCEL)
			cancel(letter, i, stood, r);
		else
			keep_equal(letter, i, stood);
}

/* ---- what there is no room for ---- */

struct room {
	int lines;
	size_t bytes;
};

/* Returns the most bytes that write_line needs: for each piece of the line a sign, a blank and a
 * line end. */
static size_t line_room(const struct line *line)
{
	return line->text.n + 3 * (1 + line->text.n / (ORDER_COLUMNS / 2 - 1));
}

/* Returns the room that a block needs; none where it neither stands nor waits. */
static struct room block_room(const struct orders *o, int i, int season)
{
	const struct line *head = &o->line[i];
	struct room room = { 0, 0 };

	if (head->went == KEPT_LINE || head->what == L_BAD || head->what == L_CANCEL || head->at < 0
		|| (!head->standing && head->at <= season))
		return room;
	for (int k = 0, n = orders_block(o, i); k < n; k++) {
		room.lines++;
		room.bytes += line_room(&o->line[i + k]);
	}
	return room;
}

/* Standing lines are read again every season, as one letter, and so must fit its limits. New lines
 * beyond them are refused now, so that none is lost later without a word. */
static void check_room(
	struct orders *letter, const struct orders *stood, int season, const struct names *r)
{
	struct room all = { 0, 0 }, more;

	for (int i = 0; i < stood->lines; i += orders_block(stood, i)) {
		more = block_room(stood, i, season);
		all.lines += more.lines;
		all.bytes += more.bytes;
	}
	for (int i = 0; i < letter->lines; i += orders_block(letter, i)) {
		more = block_room(letter, i, season);
		if (!more.lines)
			continue;
		all.lines += more.lines;
		all.bytes += more.bytes;
		if (all.lines <= ORDER_LINES && all.bytes <= ORDER_BYTES)
			continue;
		for (int k = 0, n = orders_block(letter, i); k < n; k++)
			fault(&letter->line[i + k], r, "fault-room");
		all.lines -= more.lines;
		all.bytes -= more.bytes;
	}
}

/* ---- making ---- */

static struct orders *read_standing(const struct names *r, struct span text)
{
	struct orders *stood = orders_read(text.s, text.n, r);
	int number = 0;

	for (int i = 0; i < stood->lines; i++) {
		number += !stood->line[i].orelse;
		stood->line[i].number = 0;
		stood->line[i].stood = number;
	}
	return stood;
}

static void add(struct program *p, struct orders *o, int season, int seat, const struct names *r)
{
	for (int i = 0; i < o->lines; i++) {
		struct line *line = &o->line[i];

		if (line->what == L_CANCEL || line->went == KEPT_LINE || line->at < 0)
			continue;
		if (!line->standing && line->at && line->at < season && line->number)
			fault(line, r, "fault-late");
		if (line->at > season)
			line->went = LATER_LINE;
		line->order.seat = seat;
		line->order.line = p->lines + 1;
		p->line[p->lines++] = line;
	}
}

struct program *program_make(
	const struct names *r, int season, int seat, struct span standing, struct orders *letter)
{
	struct program *p = xalloc(1, sizeof *p);

	p->letter = letter;
	p->stood = read_standing(r, standing);
	p->line = xalloc((size_t)(p->stood->lines + (letter ? letter->lines : 0)), sizeof *p->line);
	if (letter) {
		compare(letter, p->stood, r);
		check_room(letter, p->stood, season, r);
		add(p, letter, season, seat, r);
	}
	add(p, p->stood, season, seat, r);
	return p;
}

void program_free(struct program *p)
{
	if (!p)
		return;
	orders_free(p->letter);
	orders_free(p->stood);
	free(p->line);
	free(p);
}

struct line *program_line(const struct program *p, int number)
{
	return p && number >= 1 && number <= p->lines ? p->line[number - 1] : NULL;
}

/* ---- how it went ---- */

static void recall_line(struct line *line, const struct entry *e)
{
	if (e->verb == J_END)
		line->went = entry_end(e).result == DONE ? DONE_LINE
			: entry_end(e).result == WAITS	 ? WAITS_LINE
							 : REFUSED_LINE;
	else if (e->verb == J_TEST && line->what == L_ORDER && !entry_test(e).holds)
		line->went = FALSE_LINE;
}

static void recall_answer(struct program *p, const struct entry *ask)
{
	struct line *line = program_line(p, entry_ask(ask).policy);

	if (!line)
		return;
	line->used++;
	line->went = DONE_LINE;
}

void program_recall(struct program *p, int seat, const struct journal *journal)
{
	struct entry e = { 0 };

	while (journal_next(journal, &e)) {
		if (e.seat != seat)
			continue;
		if (e.verb == J_ASK)
			recall_answer(p, &e);
		else if (program_line(p, e.line))
			recall_line(program_line(p, e.line), &e);
	}
}

/* ---- what stands from now on ---- */

/* Returns how much of a line's rest fits on one line of a letter: whole words, at least one. */
static size_t piece_of(struct span rest, size_t room)
{
	size_t cut = room;

	if (rest.n <= room)
		return rest.n;
	while (cut && rest.s[cut] != ' ')
		cut--;
	for (cut = cut ? cut : room; cut < rest.n && rest.s[cut] != ' ';)
		cut++;
	return cut;
}

/* A line longer than lines of mail may be is broken, as continuations in a letter are. */
static void write_line(struct buf *b, const struct line *line)
{
	struct span rest = line->text;

	for (bool whole = true; rest.n; whole = false) {
		size_t n = piece_of(rest, ORDER_COLUMNS - (whole ? 0 : 2));

		buf_str(b, whole ? "" : "+ ");
		buf_add(b, rest.s, n);
		buf_char(b, '\n');
		rest = span_trim((struct span){ rest.s + n, rest.n - n });
	}
}

int program_stands(const struct program *p, int season, int i)
{
	for (; i < p->lines; i++) {
		const struct line *line = p->line[i];

		if (!line->orelse && (line->standing || line->at > season) && line->what != L_BAD)
			break;
	}
	return i;
}

void program_standing(const struct program *p, int season, struct buf *b)
{
	for (int i = program_stands(p, season, 0); i < p->lines;
		i = program_stands(p, season, i + 1)) {
		write_line(b, p->line[i]);
		/* A line below it that was never understood would be reported for ever. */
		for (int k = i + 1; k < p->lines && p->line[k]->orelse; k++)
			if (p->line[k]->what != L_BAD)
				write_line(b, p->line[k]);
	}
}
