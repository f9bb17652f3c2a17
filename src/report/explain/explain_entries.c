/* SPDX-License-Identifier: MIT
 * What the journal has beside the facts of a subject: tests, dice, questions. */
#include "report/explain/explain_in.h"

/* ---- tests ---- */

const struct line *own_line(const struct page *p, const struct entry *e)
{
	return p->seat && e->seat == p->seat ? program_line(p->program, e->line) : NULL;
}

void write_tests(struct page *p, const struct explain_subject *s)
{
	struct buf said = BUF_INIT;
	int n = 0;

	for (int i = 0; i < p->log.tests; i++) {
		const struct entry *e = &p->log.test[i];
		const struct line *line = own_line(p, e);

		if (!line || !subject_has(p, s, e) || !say_test(&said, p, line, e, SAY_TEST))
			continue;
		if (!n++)
			write_heading(p, SAY_EXPLAIN_TESTS);
		write_below(p, &said);
	}
}

/* ---- dice ---- */

static void write_roll(struct page *p, const struct entry *e)
{
	const struct roll_entry roll = entry_roll(e);
	struct buf label = BUF_INIT, dice = BUF_INIT;

	roll_label(&label, p->t, e);
	for (int k = 0; k < roll.dice; k++)
		buf_fmt(&dice, "%s%d", k ? ", " : "", roll.die[k]);
	say_below(p->b, &p->voice, SAY_EXPLAIN_DIE, AS_TEXT(label.s), AS_INT(roll.first + 1),
		AS_TEXT(dice.s), AS_INT(roll.sides));
	buf_free(&label);
	buf_free(&dice);
}

void write_dice(struct page *p, const struct explain_input *of, const struct explain_subject *s)
{
	int shown = 0;

	for (int i = 0; i < p->log.rolls; i++) {
		if (!subject_has(p, s, &p->log.roll[i]))
			continue;
		if (!shown++)
			write_heading(p, SAY_EXPLAIN_DICE);
		write_roll(p, &p->log.roll[i]);
	}
	if (shown)
		say_below(p->b, &p->voice, SAY_EXPLAIN_FROM, AS_INT(of->cast.cast));
}

/* ---- questions ---- */

/* Returns whether a question was asked for a fact. The journal has no cause of a question, so those
 * asked between a fact's cause and the fact count; of a fact without a cause those behind the fact before it, and of a
 * line of the reader's own those of that line. Which line of another seat it was nobody else may know. */
static bool asked_for_fact(const struct page *p, const struct event *told, const struct entry *ask)
{
	const struct event *cause = event_log_number(&p->log, told->cause);

	if (ask->at > told->e.at)
		return false;
	if (cause)
		return ask->at > cause->e.at;
	return (told->e.seat != p->seat || ask->line == told->e.line)
		&& !event_between(&p->log, ask, &told->e);
}

static bool asked_for(
	const struct page *p, const struct explain_subject *s, const struct entry *ask)
{
	if (s->line)
		return ask->line == s->line || entry_ask(ask).policy == s->line;
	for (int i = 0; i < s->n; i++)
		if (asked_for_fact(p, s->told[i], ask))
			return true;
	return false;
}

static void write_answer(struct page *p, const struct entry *e)
{
	const struct ask_entry ask = entry_ask(e);
	const struct line *line = program_line(p->program, ask.policy);
	struct buf question = BUF_INIT, answers = BUF_INIT, policy = BUF_INIT;

	say_named(&question, &p->voice, "question", p->t->game->questions[ask.question].name, NULL,
		0);
	say_choices(&answers, p, e);
	if (line)
		text_clean(&policy, line->text.s, line->text.n, 1000);
	say_below(p->b, &p->voice, SAY_EXPLAIN_ANSWER, AS_TEXT(question.s), AS_TEXT(answers.s),
		AS_TEXT(policy.s), AS_SEAT(p->seat));
	buf_free(&question);
	buf_free(&answers);
	buf_free(&policy);
}

/* Writes what policies read for an answer: the one that answered, and those above it. */
static void write_policies(struct page *p, int asked)
{
	int id = entry_ask(&p->log.ask[asked]).policy;
	struct buf said = BUF_INIT, test = BUF_INIT, policy = BUF_INIT;

	for (int i = 0; i < p->log.tests; i++) {
		const struct entry *e = &p->log.test[i];
		const struct line *line = own_line(p, e);

		if (!event_log_test_for(&p->log, e, asked) || !line || line->what != L_POLICY)
			continue;
		buf_clear(&test);
		buf_clear(&policy);
		if (!say_test(&test, p, line, e, SAY_TEST)
			|| (e->line != id && entry_test(e).holds))
			continue;
		if (e->line != id)
			text_clean(&policy, line->text.s, line->text.n, 1000);
		say(&said, &p->voice, SAY_EXPLAIN_POLICY, AS_TEXT(policy.s), AS_TEXT(test.s));
		write_deeper(p, &said);
	}
	buf_free(&test);
	buf_free(&policy);
}

void write_asked(struct page *p, const struct explain_subject *s)
{
	int n = 0;

	for (int i = 0; i < p->log.asks; i++) {
		if (!asked_for(p, s, &p->log.ask[i]))
			continue;
		if (!n++)
			write_heading_of(p, SAY_EXPLAIN_ASKED, p->seat);
		write_answer(p, &p->log.ask[i]);
		/* The tests of a policy are told already where the policy is the subject. */
		if (!s->line || entry_ask(&p->log.ask[i]).policy != s->line)
			write_policies(p, i);
	}
}
