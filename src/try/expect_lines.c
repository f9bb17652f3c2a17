/* SPDX-License-Identifier: MIT
 * Judges the lines of `expect`, each by its first words. */
#include "try/expect.h"

enum sort {
	S_TOLD,
	S_ROLLED,
	S_ASKED,
	S_OVER,
	S_OUT,
	S_RANK,
	S_WRITES,
	S_SEES,
	S_LEGAL,
	S_PRINTED,
	S_OFFERED,
	S_STANDING,
	S_LINE,
	S_TABLE
};

static const struct {
	const char *word;
	enum sort sort;
	int want; /* of LINE: the result wanted, and the one wanted after `not`; else -1 */
	int unwanted;
} sorts[] = {
	{ "told", S_TOLD, 0, 0 },
	{ "rolled", S_ROLLED, 0, 0 },
	{ "asked", S_ASKED, 0, 0 },
	{ "legal", S_LEGAL, 0, 0 },
	{ "over", S_OVER, 0, 0 },
	{ "out", S_OUT, 0, 0 },
	{ "rank", S_RANK, 0, -1 },
	{ "writes", S_WRITES, 0, -1 },
	{ "sees", S_SEES, 0, -1 },
	{ "printed", S_PRINTED, 0, 0 },
	{ "offered", S_OFFERED, 0, 0 },
	{ "standing", S_STANDING, 0, 0 },
	{ "done", S_LINE, W_DONE, -1 },
	{ "refused", S_LINE, W_REFUSED, W_NOT_FOR },
	{ "reached", S_LINE, -1, W_UNREACHED },
	{ "false", S_LINE, W_FALSE, -1 },
	{ "waits", S_LINE, W_WAITS, -1 },
	{ "later", S_LINE, W_LATER, -1 },
	{ "kept", S_LINE, W_KEPT, -1 },
	{ "bad", S_LINE, W_BAD, -1 },
	{ "used", S_LINE, W_USED, W_UNUSED },
};

enum expect_result mistake(struct expectation *j, const char *reason)
{
	buf_str(&j->reason, reason);
	return MISTAKE;
}

static int sort_of(struct span word)
{
	for (int i = 0; i < (int)(sizeof sorts / sizeof *sorts); i++)
		if (span_folds(word, sorts[i].word))
			return i;
	return -1;
}

static enum expect_result expect_sort(
	struct expectation *j, int i, struct span rest, bool wanted, bool then)
{
	switch (sorts[i].sort) {
	case S_TOLD: return expect_told(j, rest, SAID_TELL, wanted, then);
	case S_ROLLED: return expect_told(j, rest, SAID_ROLL, wanted, then);
	case S_ASKED: return expect_told(j, rest, SAID_ASK, wanted, then);
	case S_LEGAL: return expect_legal(j, rest, wanted);
	case S_OVER: return expect_over(j, rest, wanted);
	case S_OUT: return expect_out(j, rest, wanted);
	case S_RANK: return expect_rank(j, rest);
	case S_WRITES: return expect_writes(j, rest);
	case S_SEES: return expect_sees(j, rest);
	case S_PRINTED: return expect_printed(j, rest, wanted);
	case S_OFFERED: return expect_offered(j, rest, wanted);
	case S_STANDING: return expect_standing(j, rest, wanted);
	default: return expect_line(j, rest, wanted ? sorts[i].want : sorts[i].unwanted);
	}
}

static enum expect_result expect_one(struct expectation *j, struct span line)
{
	struct span rest = line, word;
	bool wanted, then;
	int i;

	span_word(&rest, &word);
	wanted = !span_folds(word, "not");
	then = span_folds(word, "then");
	if (!wanted || then)
		span_word(&rest, &word);
	i = sort_of(word);
	if (i < 0 && wanted && !then)
		return expect_table(j, line);
	if (i < 0 || (wanted ? sorts[i].want : sorts[i].unwanted) < 0
		|| (then && sorts[i].sort > S_ASKED)) {
		buf_fmt(&j->reason, "'%.*s' cannot stand here", (int)word.n, word.s);
		return MISTAKE;
	}
	return expect_sort(j, i, rest, wanted, then);
}

static void tell_failure(struct buf *lines, const struct script *s, const struct script_line *line,
	const struct buf *found)
{
	enum { LINE_COLUMNS = 200, FOUND_COLUMNS = 600 };

	buf_fmt(lines, "# %s:%d: expected ", s->name, line->number);
	text_clean(lines, line->text.s, line->text.n, LINE_COLUMNS);
	buf_str(lines, ", found ");
	text_clean(lines, found->s, found->n, FOUND_COLUMNS);
	buf_char(lines, '\n');
}

bool expect_judge(
	struct case_context *g, const struct script_block *b, struct buf *lines, struct buf *why)
{
	struct expectation j = { .stage = g, .found = BUF_INIT, .reason = BUF_INIT };
	enum expect_result v = HOLDS;

	for (int i = b->from; i < b->to && v != MISTAKE; i++) {
		const struct script_line *line = &g->script->line[i];

		buf_clear(&j.found);
		v = expect_one(&j, line->text);
		if (v == FAILS)
			tell_failure(lines, g->script, line, &j.found);
		else if (v == MISTAKE)
			script_fault(g->script, line->number, why, "%s", j.reason.s);
	}
	buf_free(&j.found);
	buf_free(&j.reason);
	return v != MISTAKE;
}
