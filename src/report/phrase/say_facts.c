/* SPDX-License-Identifier: MIT
 * What is said of facts: in the story, in the opening, and of several as one. */
#include "report/phrase/say_in.h"

#include <string.h>

static struct span text_of(
	const struct phrase_context *v, const struct event *told, int open, int all)
{
	const struct span *way = v->phrases->fact[told->fact.row];

	return told->all && way[all].s ? way[all] : way[open];
}

/* Says a fact that has no phrase: its name and its args. */
static void say_unphrased(struct buf *b, const struct phrase_context *v, const struct event *told)
{
	struct phrase_arg f[ARGS];
	int n = event_args(v->table, told, v->reader, f);

	say_words_of(b, span_of(v->table->game->facts[told->fact.row].name));
	for (int i = 0; i < n; i++) {
		buf_str(b, i ? ", " : ": ");
		buf_add(b, f[i].name.s, f[i].name.n);
		buf_char(b, ' ');
		say_value(b, v, &f[i]);
	}
	buf_char(b, '.');
}

static void say_told(struct buf *b, const struct phrase_context *v, const struct event *told, int n,
	struct span text)
{
	struct phrase_arg filling[ARGS];
	struct phrase_text s = { .voice = v, .filling = filling, .told = told, .times = n };
	size_t at = b->n;

	s.fillings = say_args(v, told, filling);
	say_text(b, &s, text);
	say_capital(b, at);
}

static void say_alike(
	struct buf *b, const struct phrase_context *v, const struct event *told, int n)
{
	struct span text = n > 1 ? text_of(v, told, SAID_FOLDED, SAID_ALL_FOLDED)
				 : text_of(v, told, SAID_OPEN, SAID_ALL);
	size_t at = b->n;

	if (text.s) {
		say_told(b, v, told, n, text);
		return;
	}
	say_unphrased(b, v, told);
	say_capital(b, at);
}

/* Returns what a fact says as the end of the sentence before it, if it may be one; else n 0. */
static struct span end_of(const struct phrase_context *v, const struct event *told)
{
	return v->phrases->fact[told->fact.row][SAID_FOLLOWING];
}

static void say_end(struct buf *b, const struct phrase_context *v, const struct event *told)
{
	struct phrase_arg filling[ARGS];
	struct phrase_text s = { .voice = v, .filling = filling, .told = told, .times = 1 };

	s.fillings = say_args(v, told, filling);
	if (b->n && b->s[b->n - 1] == '.')
		buf_cut(b, b->n - 1);
	buf_char(b, ' ');
	say_text(b, &s, end_of(v, told));
	buf_char(b, '.');
}

void say_facts(struct buf *b, const struct phrase_context *v, const struct event *told, int n)
{
	bool ends = n == 2 && told[0].fact.row != told[1].fact.row;

	say_alike(b, v, told, ends ? 1 : n);
	if (ends)
		say_end(b, v, &told[1]);
}

bool say_halted(struct buf *b, const struct phrase_context *v, const char **clause)
{
	const struct game *g = v->table->game;
	int fact = g->halted ? g->halted(v->table, v->reader) : 0;
	const int32_t seat = v->reader;
	struct event told = { .fact = { .row = fact, .value = &seat }, .args = 1, .all = true };

	if (!fact)
		return false;
	told.fact.args = &v->table->rules->fact[fact];
	say_facts(b, v, &told, 1);
	*clause = g->facts[fact].clause;
	return true;
}

/* ---- several facts as one ---- */

/* Returns whether a text lists or adds up an arg: "{card,", "{card+"; "{many card," also the arg
 * n. */
static bool lists(struct span text, struct span name)
{
	for (size_t i = 0; i < text.n; i++) {
		struct span hole = { text.s + i + 1, text.n - i - 1 };
		bool many = text.s[i] == '{' && span_starts(hole, "many ");

		if (text.s[i] != '{')
			continue;
		if (many && span_is(name, "n"))
			return true;
		if (many)
			hole = (struct span){ hole.s + 5, hole.n - 5 };
		if (hole.n > name.n && !memcmp(hole.s, name.s, name.n)
			&& (hole.s[name.n] == ',' || hole.s[name.n] == '+'))
			return true;
	}
	return false;
}

/* How a seat divided its orders into lines does not part facts. */
static bool same_deed(const struct event *a, const struct event *b)
{
	return a->all == b->all && a->cause == b->cause && a->turn == b->turn;
}

static bool folds_with(struct span text, const struct event *a, const struct event *b)
{
	if (a->fact.row != b->fact.row || !same_deed(a, b))
		return false;
	for (int i = 0; i < a->args; i++)
		if (a->fact.value[i] != b->fact.value[i] && !lists(text, a->fact.args->arg[i].name))
			return false;
	return true;
}

/* Returns whether the second of two facts is told as the end of the first: it is of the same deed, and what they both
 * name is the same. */
static bool is_end(const struct phrase_context *v, const struct event *told)
{
	const struct fact_entry *a = &told[0].fact, *b = &told[1].fact;

	if (!end_of(v, &told[1]).n || a->row == b->row || !same_deed(&told[0], &told[1]))
		return false;
	for (int i = 0; i < told[0].args; i++)
		for (int k = 0; k < told[1].args; k++)
			if (span_same(a->args->arg[i].name, b->args->arg[k].name)
				&& a->value[i] != b->value[k])
				return false;
	return true;
}

int say_foldable(const struct phrase_context *v, const struct event *told, int n)
{
	struct span text = text_of(v, told, SAID_FOLDED, SAID_ALL_FOLDED);
	int folded = 1;

	while (text.s && folded < n && folds_with(text, &told[0], &told[folded]))
		folded++;
	if (folded == 1 && n > 1 && is_end(v, told))
		folded++;
	return folded;
}

/* Returns whether a text has a hole of an arg. */
static bool mentions(struct span text, struct span name)
{
	for (size_t i = 0; i + name.n < text.n; i++) {
		size_t at = text.s[i] == '{' || text.s[i] == ' ' ? i + 1 : text.n;

		if (at + name.n < text.n && !memcmp(text.s + at, name.s, name.n)
			&& strchr(":},+", text.s[at + name.n]))
			return true;
	}
	return false;
}

/* Returns whether the opening tells two facts as one: what it says of them differs in what it adds up or lists. */
static bool leads_with(struct span text, const struct event *a, const struct event *b)
{
	if (a->fact.row != b->fact.row || !same_deed(a, b))
		return false;
	for (int i = 0; i < a->args; i++) {
		struct span name = a->fact.args->arg[i].name;

		if (a->fact.value[i] != b->fact.value[i] && mentions(text, name)
			&& !lists(text, name))
			return false;
	}
	return true;
}

/* Says a text of a fact and of those behind it that differ in what it lists; returns their number. */
static int say_several(struct buf *b, const struct phrase_context *v, const struct event *told,
	int n, struct span text)
{
	int folded = 1;

	if (!text.s)
		return 1;
	while (folded < n && leads_with(text, &told[0], &told[folded]))
		folded++;
	say_told(b, v, told, folded, text);
	return folded;
}

/* Returns what the opening has on a fact, for those told all of it or for others. */
static struct span lead_of(const struct phrase_context *v, const struct event *told)
{
	const struct span *way = v->phrases->fact[told->fact.row];

	return told->all && way[SAID_ALL_LEAD].s ? way[SAID_ALL_LEAD] : way[SAID_LEAD];
}

int say_lead(
	struct buf *b, const struct phrase_context *v, const struct event *told, int n, bool near)
{
	const struct span *way = v->phrases->fact[told->fact.row];

	return say_several(
		b, v, told, n, near && way[SAID_NEAR].s ? way[SAID_NEAR] : lead_of(v, told));
}

int say_comes(struct buf *b, const struct phrase_context *v, const struct event *told, int n)
{
	const struct span *way = v->phrases->fact[told->fact.row];

	return say_several(
		b, v, told, n, told->all && way[SAID_COMES].s ? way[SAID_COMES] : lead_of(v, told));
}

void say_toll(struct buf *b, const struct phrase_context *v, const struct event *told, int n)
{
	say_told(b, v, told, n, v->phrases->fact[told->fact.row][SAID_TOLL]);
}

int say_vain(struct buf *b, const struct phrase_context *v, const struct event *told, int n)
{
	const struct span nothing = { NULL, 0 };

	return say_several(
		b, v, told, n, told->all ? v->phrases->fact[told->fact.row][SAID_VAIN] : nothing);
}

/* ---- what else is said of a fact ---- */

bool say_is_of_near(const struct phrase_context *v, const struct event *told)
{
	return v->phrases->fact[told->fact.row][SAID_NEAR].s;
}

const char *say_turning(const struct phrase_context *v, const struct event *told)
{
	struct span text = v->phrases->fact[told->fact.row][SAID_TURNING];

	return text.n ? "first" : text.s ? "always" : NULL;
}

/* Returns whether a text of a fact does not come out empty. */
static bool has_words(const struct phrase_context *v, const struct event *told, struct span text)
{
	struct buf said = BUF_INIT;
	bool any;

	if (text.s)
		say_told(&said, v, told, 1, text);
	any = said.n > 0;
	buf_free(&said);
	return any;
}

bool say_is_loss(const struct phrase_context *v, const struct event *told)
{
	return has_words(v, told, v->phrases->fact[told->fact.row][SAID_LOSS]);
}

bool say_is_toll(const struct phrase_context *v, const struct event *told)
{
	return has_words(v, told, v->phrases->fact[told->fact.row][SAID_TOLL]);
}

bool say_is_unled(const struct phrase_context *v, const struct event *told)
{
	struct span text = lead_of(v, told);

	return text.s && !text.n;
}

const char *say_part(const struct phrase_context *v, const struct event *told)
{
	struct span text = v->phrases->fact[told->fact.row][SAID_PART];

	return !text.s			 ? NULL
		: span_is(text, "state") ? "state"
		: span_is(text, "own")	 ? "own"
					 : "outcome";
}

bool say_follows(
	const struct phrase_context *v, const struct event *before, const struct event *told)
{
	const struct span *way = v->phrases->fact[told->fact.row];

	return way[SAID_FOLLOWING].s && !way[SAID_HEADING].s && told->turn == before->turn;
}

bool say_heading(struct buf *b, const struct phrase_context *v, const struct event *told)
{
	struct span text = v->phrases->fact[told->fact.row][SAID_HEADING];

	if (text.s)
		say_told(b, v, told, 1, text);
	return text.s != NULL;
}
