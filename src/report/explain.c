/* SPDX-License-Identifier: MIT
 * Why a fact came about, for the seat that was told it: what follows here is taken from the tale of that
 * seat alone, so that it can be passed on to its player as it is. */
#include "report/page.h"

#include <string.h>

enum { CAUSES = 60 };

/* The fact itself, what it followed from, and so on. */
struct chain {
	int n;
	const struct told *told[CAUSES];
};

static struct chain find_chain(const struct page *p, int n)
{
	struct chain chain = { 0 };

	for (const struct told *told = tale_number(&p->tale, n); told && chain.n < CAUSES;
		told = tale_number(&p->tale, told->cause))
		chain.told[chain.n++] = told;
	return chain;
}

/* Of what is no order's and has no cause only that belongs to a fact which came right before it. */
static bool right_before(const struct page *p, const struct entry *e, const struct entry *fact)
{
	for (int i = 0; i < p->tale.facts; i++)
		if (p->tale.fact[i].e.arg > e->arg && p->tale.fact[i].e.arg < fact->arg)
			return false;
	return true;
}

/* Whether an entry belongs to one of the chain: it followed from it, or from what that followed from,
 * in the same line. Before the fact, for what comes later explains nothing. */
static bool belongs(const struct page *p, const struct chain *chain, const struct entry *e)
{
	for (int i = 0; i < chain->n; i++) {
		const struct entry *fact = &chain->told[i]->e;

		if (e->arg >= fact->arg || e->seat != fact->seat || e->line != fact->line)
			continue;
		if (e->cause == fact->fact)
			return true;
		if (e->cause == fact->cause && (e->cause || e->line || right_before(p, e, fact)))
			return true;
	}
	return false;
}

/* An answer may be another seat's than that whose line is played. */
static bool asked_for(const struct page *p, const struct chain *chain, const struct entry *e)
{
	for (int i = 0; i < chain->n; i++) {
		const struct entry *fact = &chain->told[i]->e;

		if (e->arg < fact->arg
			&& (e->cause == fact->fact
				|| (e->cause == fact->cause
					&& (e->cause || right_before(p, e, fact)))))
			return true;
	}
	return false;
}

/* ---- writing ---- */

static void write_told(struct page *p, const struct told *told)
{
	const char *clause = p->t->game->facts[told->e.arg[0]].clause, *words;
	struct buf first = BUF_INIT, said = BUF_INIT;

	buf_fmt(&first, "%5d  ", told->number);
	say_facts(&said, &p->voice, told, 1);
	text_paragraph(p->b, first.s, "       ", (struct span){ said.s, said.n });
	words = p->of->clause ? p->of->clause(p->of->clauses, clause) : NULL;
	buf_clear(&said);
	buf_fmt(&said, "[%s] %s", clause, words ? words : "");
	text_paragraph(p->b, "         ", "         ", span_trim((struct span){ said.s, said.n }));
	buf_free(&first);
	buf_free(&said);
}

static void write_heading(struct page *p, enum phrase phrase)
{
	buf_char(p->b, '\n');
	say_plain(p->b, &p->voice, phrase);
	buf_char(p->b, '\n');
}

static void write_below(struct page *p, struct buf *said)
{
	text_paragraph(p->b, "       ", "         ", (struct span){ said->s, said->n });
	buf_clear(said);
}

static void write_causes(struct page *p, const struct chain *chain)
{
	if (chain->n < 2)
		return;
	write_heading(p, SAY_EXPLAIN_CAUSES);
	for (int i = chain->n - 1; i > 0; i--)
		write_told(p, chain->told[i]);
}

/* The reader's own line; NULL where it was another's, or none. */
static const struct line *own_line(const struct page *p, const struct entry *e)
{
	if (!p->seat || e->seat != p->seat || !p->program || e->line < 1
		|| e->line > p->program->lines)
		return NULL;
	return p->program->line[e->line - 1];
}

static void write_order(struct page *p, const struct told *told)
{
	const struct line *line = own_line(p, &told->e);
	struct buf said = BUF_INIT;

	if (line) {
		write_heading(p, SAY_EXPLAIN_ORDER);
		text_clean(&said, line->text.s, line->text.n, 1000);
		write_below(p, &said);
	} else if (told->turn) {
		buf_char(p->b, '\n');
		say(&said, &p->voice, SAY_EXPLAIN_TURN, AS_SEAT(told->turn));
		text_paragraph(p->b, "", "", (struct span){ said.s, said.n });
	}
	buf_free(&said);
}

static void write_tests(struct page *p, const struct chain *chain)
{
	struct buf said = BUF_INIT, field = BUF_INIT, value = BUF_INIT;
	int n = 0;

	for (int i = 0; i < p->tale.tests; i++) {
		const struct entry *e = &p->tale.test[i];
		const struct line *line = own_line(p, e);
		const struct test *test;

		if (!belongs(p, chain, e) || !line || !line_test(line, e, &test))
			continue;
		if (!n++)
			write_heading(p, SAY_EXPLAIN_TESTS);
		buf_clear(&field);
		buf_clear(&value);
		test_field(&field, p, line, test);
		test_value(&value, p, line, test, e->arg[4]);
		say(&said, &p->voice, SAY_TEST, AS_TEXT(field.s), AS_TEXT(value.s));
		write_below(p, &said);
	}
	buf_free(&said);
	buf_free(&field);
	buf_free(&value);
}

/* ---- dice and answers ---- */

/* What a roll is known by: its label and the label's args. */
static void print_key(struct page *p, struct buf *b, const struct entry *e)
{
	const struct args *args = &p->t->rules->label[e->arg[0]];
	const int32_t *arg = e->arg + 4 + e->arg[2];

	buf_str(b, p->t->game->labels[e->arg[0]].name);
	for (int i = 0; i < args->n; i++) {
		thing k = args->arg[i].type == T_PIECE ? told_kind(p->t, p->seat, arg[i]) : NONE;

		buf_char(b, ' ');
		if (k == HIDDEN)
			say_plain(b, &p->voice, SAY_SOMETHING);
		else if (k)
			thing_print(b, &p->names, k);
		else
			value_print(b, &p->names, &args->arg[i], arg[i]);
	}
}

static void write_dice(struct page *p, const struct chain *chain)
{
	struct buf said = BUF_INIT, key = BUF_INIT, dice = BUF_INIT;
	int shown = 0;

	for (int i = 0; i < p->tale.rolls; i++) {
		const struct entry *e = &p->tale.roll[i];
		int n = e->arg[2], nargs = e->arg[3 + n];

		if (!belongs(p, chain, e))
			continue;
		if (!shown++)
			write_heading(p, SAY_EXPLAIN_DICE);
		buf_clear(&key);
		buf_clear(&dice);
		print_key(p, &key, e);
		for (int k = 0; k < n; k++)
			buf_fmt(&dice, "%s%d", k ? ", " : "", e->arg[3 + k]);
		say(&said, &p->voice, SAY_EXPLAIN_DIE, AS_TEXT(key.s),
			AS_INT(e->arg[4 + n + nargs] + 1), AS_TEXT(dice.s), AS_INT(e->arg[1]));
		write_below(p, &said);
	}
	buf_free(&said);
	buf_free(&key);
	buf_free(&dice);
}

static void add_answers(struct page *p, struct buf *b, const struct entry *ask)
{
	for (int k = 0; k < asked_choices(ask); k++) {
		struct filling f = asked_choice(p->t, p->seat, ask, k);

		buf_str(b, k ? ", " : "");
		say_value(b, &p->voice, &f);
	}
	if (!asked_choices(ask))
		say_plain(b, &p->voice, SAY_NOTHING);
}

static void write_asked(struct page *p, const struct chain *chain)
{
	struct buf said = BUF_INIT, question = BUF_INIT, answers = BUF_INIT, policy = BUF_INIT;
	int n = 0;

	for (int i = 0; i < p->tale.asks; i++) {
		const struct entry *e = &p->tale.ask[i];
		int id = e->arg[1];

		if (!asked_for(p, chain, e))
			continue;
		if (!n++)
			write_heading(p, SAY_EXPLAIN_ASKED);
		buf_clear(&question);
		buf_clear(&answers);
		buf_clear(&policy);
		say_named(&question, &p->voice, "question", p->t->game->questions[e->arg[0]].name,
			NULL, 0);
		add_answers(p, &answers, e);
		if (p->program && id >= 1 && id <= p->program->lines)
			text_clean(&policy, p->program->line[id - 1]->text.s,
				p->program->line[id - 1]->text.n, 1000);
		say(&said, &p->voice, SAY_EXPLAIN_ANSWER, AS_TEXT(question.s), AS_TEXT(answers.s),
			AS_TEXT(policy.s));
		write_below(p, &said);
	}
	buf_free(&said);
	buf_free(&question);
	buf_free(&answers);
	buf_free(&policy);
}

static void write_effects(struct page *p, const struct told *told)
{
	int n = 0;

	for (int i = told->number; i < p->tale.facts; i++) {
		if (p->tale.fact[i].cause != told->number)
			continue;
		if (!n++)
			write_heading(p, SAY_EXPLAIN_EFFECTS);
		write_told(p, &p->tale.fact[i]);
	}
}

/* ---- the whole ---- */

bool report_explain(struct buf *b, const struct report_of *of, int seat, int n)
{
	const struct table *t = of->table;
	struct page p = { .b = b,
		.of = of,
		.t = t,
		.seat = seat,
		.names = { t->rules, t->map, t->seats },
		.voice = { of->phrases, t, seat },
		.tale = tale_make(t, seat),
		.program = t->program[seat] };
	struct chain chain = find_chain(&p, n);

	if (chain.n) {
		write_told(&p, chain.told[0]);
		write_causes(&p, &chain);
		write_order(&p, chain.told[0]);
		write_tests(&p, &chain);
		write_dice(&p, &chain);
		write_asked(&p, &chain);
		write_effects(&p, chain.told[0]);
	}
	tale_free(&p.tale);
	return chain.n > 0;
}
