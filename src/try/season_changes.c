/* SPDX-License-Identifier: MIT */
#include "try/season_changes.h"
#include "try/case.h"

#include <stdlib.h>

struct season_changes {
	struct script script;
	struct script_season round;
	struct case_context stage;
	int season;
};

static const struct script_block *block_at(const struct season_changes *w, int i)
{
	return i >= 0 ? &w->script.block[i] : NULL;
}

/* ---- the table ---- */

/* After set-up less must hold than after a season. A table that breaks the rules before the season
 * is the file's mistake; after it, the program's. */
static const char *audit(struct table *t, int season)
{
	int before = t->cell[C_SEASON];
	const char *broken;

	table_put(t, C_SEASON, season);
	broken = season_audit(t);
	table_put(t, C_SEASON, before);
	return broken;
}

static bool lay(struct season_changes *w, struct buf *why)
{
	const struct script_block *given = block_at(w, w->round.given);
	const struct script_block *const layer[LAYERS] = { [OF_CASE] = given };
	const char *broken;

	if (!given)
		return true;
	if (!case_lay(&w->stage, layer, why))
		return false;
	broken = audit(w->stage.table, w->season);
	return !broken
		|| script_fault(&w->script, given->number, why, "this table cannot be: %s", broken);
}

/* ---- letters ---- */

static bool fault_at(struct season_changes *w, const struct script_block *b,
	const struct line *line, const char *reason, struct buf *why)
{
	return script_fault(&w->script, block_line(&w->stage, b, line->number), why, "%s", reason);
}

/* A misspelt line would silently not be played, so such a line is an error. */
static bool check_lines(struct season_changes *w, const struct script_block *b,
	const struct program *p, int n, bool answers, struct buf *why)
{
	for (int i = 0; i < n; i++) {
		const struct line *line = &p->letter->line[i];

		if (line->what == L_BAD)
			return fault_at(w, b, line, line->problem, why);
		if (answers && line->what != L_POLICY)
			return fault_at(w, b, line,
				"this answers no question: write the whole letter below 'orders'",
				why);
		if (answers && line->went == KEPT_LINE)
			return fault_at(w, b, line,
				"this stood already, after what the letter says: write the whole "
				"letter below 'orders'",
				why);
	}
	return true;
}

/* Returns the lines of one letter above those of another; each may be NULL. */
static struct orders *put_above(
	const struct orders *above, const struct orders *below, const struct names *r)
{
	const struct orders *both[] = { above, below };
	struct buf text = BUF_INIT;
	struct orders *joined;

	for (int k = 0; k < 2; k++)
		for (int i = 0; both[k] && i < both[k]->lines; i++) {
			struct span line = both[k]->line[i].text;

			buf_add(&text, line.s, line.n);
			buf_char(&text, '\n');
		}
	joined = orders_read(text.s, text.n, r);
	buf_free(&text);
	return joined;
}

/* Replaces what a seat plays with. Its standing lines stay, and are read again. */
static bool change_program(struct season_changes *w, int seat, const struct script_block *b,
	bool answers, struct buf *why)
{
	struct table *t = w->stage.table;
	struct program *was = t->program[seat];
	struct orders *letter = block_letter(&w->stage, b, why), *above = letter;
	struct span stood = span_of(was->stood->text);
	int lines = letter ? letter->lines : 0;

	if (!letter)
		return false;
	if (answers) {
		letter = put_above(above, was->letter, &w->stage.reader);
		orders_free(above);
	}
	t->program[seat] = program_make(&w->stage.reader, w->season, seat, stood, letter);
	program_free(was);
	/* The autopilot plays only for seats whose letter did not come. */
	if (!answers)
		t->source[seat] = NULL;
	return check_lines(w, b, t->program[seat], lines, answers, why);
}

static bool change_programs(struct season_changes *w, struct buf *why)
{
	int most = w->stage.table->seats;

	for (int s = 1; s <= MAXSEATS; s++) {
		bool answers = w->round.answers[s] >= 0;
		const struct script_block *b =
			block_at(w, answers ? w->round.answers[s] : w->round.orders[s]);

		if (b && s > most)
			return script_fault(&w->script, b->number, why,
				"this seat is not in the match, which has %d", most);
		if (b && !change_program(w, s, b, answers, why))
			return false;
	}
	return true;
}

/* ---- as a whole ---- */

static bool change(struct season_changes *w, const char *name, struct span text, struct buf *why)
{
	if (!script_read(&w->script, name, text, why) || !script_changes(&w->script, &w->round, why)
		|| !lay(w, why) || !change_programs(w, why))
		return false;
	w->stage.table->forced = forces_of(w->stage.forces);
	return true;
}

struct season_changes *season_changes_make(
	const char *name, struct span text, struct table *t, int season, struct buf *why)
{
	struct season_changes *w = xalloc(1, sizeof *w);

	w->season = season;
	w->stage = (struct case_context){ .script = &w->script,
		.rules = t->rules,
		.reader = { t->rules, t->map, t->seats },
		.table = t };
	w->stage.forces = forces_make(&w->stage);
	if (change(w, name, text, why))
		return w;
	season_changes_free(w);
	return NULL;
}

void season_changes_free(struct season_changes *w)
{
	if (!w)
		return;
	forces_free(w->stage.forces);
	script_free(&w->script);
	free(w);
}

/* ---- what was changed ---- */

bool season_changes_orders(const struct season_changes *w, int seat)
{
	return w->round.orders[seat] >= 0 || w->round.answers[seat] >= 0;
}

static void print_block(
	const struct season_changes *w, const struct script_block *b, struct buf *lines)
{
	buf_fmt(lines, "%s %.*s", script_head(b->head), (int)b->rest.n, b->rest.s);
	while (lines->s[lines->n - 1] == ' ')
		buf_cut(lines, lines->n - 1);
	buf_char(lines, '\n');
	for (int i = b->from; i < b->to; i++) {
		struct span text = w->script.line[i].text;

		buf_fmt(lines, "  %.*s\n", (int)text.n, text.s);
	}
}

int season_changes_print(const struct season_changes *w, int seat, struct buf *lines)
{
	int left_out = 0;

	for (int i = 0; i < w->script.blocks; i++) {
		const struct script_block *b = &w->script.block[i];

		if (!seat || w->round.orders[seat] == i || w->round.answers[seat] == i)
			print_block(w, b, lines);
		else
			left_out += b->to - b->from;
	}
	return left_out;
}

void season_changes_failures(const struct season_changes *w, struct buf *lines)
{
	forces_failures(w->stage.forces, 0, lines);
}
