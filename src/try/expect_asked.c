/* SPDX-License-Identifier: MIT
 * The options of a season's questions: noted when a question is asked, found again by the place of
 * its entry in the journal. */
#include "try/expect.h"

#include <stdlib.h>

struct open_option {
	thing what, kind, to; /* kind: of a piece; else `what` itself */
	int most;
};

/* One question, and where its answer stands in the journal. Questions that were taken back, and
 * those of an earlier season, leave notes to which no entry belongs. */
struct note_of {
	size_t at;
	int seat, question, least, n;
	struct open_option *option;
};

struct asks {
	int n;
	struct note_of *note;
};

/* ---- noting ---- */

struct asks *asks_make(void)
{
	return xalloc(1, sizeof(struct asks));
}

void asks_free(struct asks *asks)
{
	for (int i = 0; i < asks->n; i++)
		free(asks->note[i].option);
	free(asks->note);
	free(asks);
}

void asks_note(struct asks *asks, const struct table *t, const struct seat_question *q)
{
	struct note_of *note;

	while (asks->n && asks->note[asks->n - 1].at >= t->journal.n)
		free(asks->note[--asks->n].option);
	asks->note = xmore(asks->note, (size_t)asks->n, sizeof *asks->note);
	note = &asks->note[asks->n++];
	*note = (struct note_of){ t->journal.n, q->seat, q->question, q->least, q->from->n, NULL };
	note->option = xalloc((size_t)note->n + 1, sizeof *note->option);
	for (int i = 0; i < note->n; i++) {
		const struct option *o = &q->from->o[i];

		note->option[i] =
			(struct open_option){ o->what, option_kind(t, o->what), o->to, o->most };
	}
}

static const struct note_of *note_at(const struct asks *asks, size_t at)
{
	for (int i = 0; i < asks->n; i++)
		if (asks->note[i].at == at)
			return &asks->note[i];
	return NULL;
}

/* ---- whether an answer was one ---- */

static bool could_be(const struct note_of *note, const struct answer *a)
{
	int most = 0;

	if (a->what == A_NONE && !note->least)
		return true;
	for (int i = 0; i < note->n; i++)
		if (a->what == A_NONE ? note->option[i].what == NONE
				      : answer_fits(a, note->option[i].what, note->option[i].kind,
					      note->option[i].to))
			most += note->option[i].most;
	return most >= (a->n ? a->n : 1);
}

static void print_options(struct expectation *j, const struct note_of *note)
{
	enum { MOST_LISTED = 8 };
	const struct case_context *g = j->stage;

	buf_str(&j->found, j->found.n ? "; " : "");
	for (int i = 0; i < note->n && i < MOST_LISTED; i++) {
		const struct open_option *o = &note->option[i];

		buf_str(&j->found, i ? ", " : "");
		if (o->kind)
			thing_print(&j->found, &g->reader, o->kind);
		else
			value_print(
				&j->found, &g->reader, &g->rules->answer[note->question], o->what);
	}
	if (note->n > MOST_LISTED)
		buf_fmt(&j->found, " and %d more", note->n - MOST_LISTED);
	if (!note->n)
		buf_str(&j->found, "nothing to choose from");
}

/* Returns whether one of the questions that the saying describes could have had that answer. */
static bool could_answer(struct expectation *j, int seat, const struct fact_pattern *s,
	const struct answer *a, bool *asked)
{
	const struct asks *asks = forces_asks(j->stage->forces);
	bool could = false;
	struct entry e = { 0 };

	while (journal_next(&j->stage->table->journal, &e)) {
		const struct note_of *note = e.verb == J_ASK ? note_at(asks, e.at) : NULL;

		if (!note || note->seat != seat || !fact_pattern_fits(j->stage, s, &e, seat))
			continue;
		*asked = true;
		could |= could_be(note, a);
		print_options(j, note);
	}
	return could;
}

static bool read_answer(
	struct expectation *j, struct answers *answers, int question, struct span text)
{
	const struct answer *a = &answers->answer[0];

	if (!answers_read(answers, &j->stage->reader, question, text, &j->reason))
		return false;
	if (answers->n == 1 && !a->tests.n
		&& (a->what == A_NAME || a->what == A_WORD || a->what == A_NONE))
		return true;
	buf_str(&j->reason, "write one answer after the colon, by its name");
	return false;
}

enum expect_result expect_legal(struct expectation *j, struct span rest, bool wanted)
{
	struct answers *answers;
	struct span before, behind;
	struct fact_pattern s;
	bool asked = false, could = false, read;
	int seat;

	if (!colon_cut(rest, &before, &behind) || !behind.n)
		return mistake(j, "it is written 'legal SEAT QUESTION: ANSWER'");
	if (!expect_seat(j, &before, &seat)
		|| !fact_pattern_read(j->stage, &s, before, SAID_ASK, &j->reason))
		return MISTAKE;
	answers = xalloc(1, sizeof *answers);
	read = read_answer(j, answers, s.what, behind);
	if (read)
		could = could_answer(j, seat, &s, &answers->answer[0], &asked);
	free(answers);
	if (!asked)
		buf_str(&j->found, "that the question was not asked");
	if (!read)
		return MISTAKE;
	return asked && could == wanted ? HOLDS : FAILS;
}
