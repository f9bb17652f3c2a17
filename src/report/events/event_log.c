/* SPDX-License-Identifier: MIT */
#include "report/events/event_log.h"
#include "core/answers.h"
#include "core/view.h"

#include <stdlib.h>

/* ---- gathering ---- */

struct gathering {
	const struct table *t;
	int seat, turn;
	bool whole;  /* nothing is kept from the reader */
	int *number; /* of each fact of the journal; 0: not told */
	struct event_log log;
};

/* What is for all must have been told to every seat. */
bool event_hears(const struct table *t, int seat, seats who)
{
	seats everybody = seats_all(t->seats);

	if (t->revealed)
		return true;
	return seat ? who >> seat & 1 : (who & everybody) == everybody;
}

static void take_fact(struct gathering *g, const struct entry *e)
{
	const struct fact_entry fact = entry_fact(g->t->rules, e);
	const struct args *args = fact.args;
	bool all = g->whole || event_hears(g->t, g->seat, e->who);

	if (!all && (!args->open || args->open == args->n))
		return;
	g->log.fact[g->log.facts] = (struct event){ .e = *e,
		.fact = fact,
		.number = g->log.facts + 1,
		.cause = g->number[e->cause],
		.args = all ? args->n : args->open,
		.all = all,
		.turn = g->turn };
	g->number[e->fact] = ++g->log.facts;
}

/* A refusal belongs to a line; those of random play belong to none. */
static void take_refusal(struct gathering *g, const struct entry *e)
{
	const struct fact_entry fact = entry_fact(g->t->rules, e);

	if (!e->line || !(g->whole || (g->seat && e->seat == g->seat)))
		return;
	g->log.refusal[g->log.refusals] = (struct event){ .e = *e,
		.fact = fact,
		.cause = g->number[e->cause],
		.args = fact.args->n,
		.all = true,
		.turn = g->turn };
	g->log.refusals++;
}

static void add_entry(struct entry **list, int *n, const struct entry *e)
{
	*list = xmore(*list, (size_t)*n, sizeof **list);
	(*list)[(*n)++] = *e;
}

static void gather(struct gathering *g, const struct entry *e)
{
	switch (e->verb) {
	case J_TURN:
		if (!entry_turn(e).phase)
			g->turn = entry_turn(e).seat;
		break;
	case J_TELL: take_fact(g, e); break;
	case J_REFUSE: take_refusal(g, e); break;
	case J_TEST:
		if (g->seat && e->seat == g->seat)
			add_entry(&g->log.test, &g->log.tests, e);
		break;
	case J_ASK:
		if (g->seat && e->seat == g->seat)
			add_entry(&g->log.ask, &g->log.asks, e);
		break;
	case J_VAIN:
		if (g->seat && e->seat == g->seat)
			add_entry(&g->log.vain, &g->log.vains, e);
		break;
	case J_ROLL:
		if (entry_roll(e).label && event_hears(g->t, g->seat, e->who))
			add_entry(&g->log.roll, &g->log.rolls, e);
		break;
	}
}

static struct event_log gather_all(const struct table *t, int seat, bool whole)
{
	size_t most = (size_t)t->journal.facts + 1;
	struct gathering g = { .t = t, .seat = seat, .whole = whole };
	struct entry e = { 0 };

	g.number = xalloc(most, sizeof *g.number);
	g.log.fact = xgrow(NULL, most, sizeof *g.log.fact);
	g.log.refusal = xgrow(NULL, most, sizeof *g.log.refusal);
	while (journal_next(&t->journal, &e))
		gather(&g, &e);
	for (int i = 0; i < g.log.refusals; i++)
		g.log.refusal[i].number = g.log.facts + 1 + i;
	free(g.number);
	return g.log;
}

struct event_log event_log_make(const struct table *t, int seat)
{
	must(seat >= 0 && seat <= t->seats);
	return gather_all(t, seat, false);
}

struct event_log event_log_whole(const struct table *t)
{
	return gather_all(t, NOBODY, true);
}

void event_log_free(struct event_log *log)
{
	free(log->fact);
	free(log->refusal);
	free(log->test);
	free(log->ask);
	free(log->vain);
	free(log->roll);
	*log = (struct event_log){ 0 };
}

const struct event *event_log_number(const struct event_log *log, int n)
{
	if (n >= 1 && n <= log->facts)
		return &log->fact[n - 1];
	if (n > log->facts && n <= log->facts + log->refusals)
		return &log->refusal[n - log->facts - 1];
	return NULL;
}

int report_fact(const struct table *t, int seat, int n)
{
	struct event_log log = event_log_make(t, seat);
	const struct event *told = event_log_number(&log, n);
	int fact = told ? told->e.fact : 0;

	event_log_free(&log);
	return fact;
}

static int find_number(const struct event *told, int n, int fact)
{
	for (int i = 0; i < n; i++)
		if (told[i].e.fact == fact)
			return told[i].number;
	return 0;
}

int report_number(const struct table *t, int seat, int fact)
{
	struct event_log log = event_log_make(t, seat);
	int n = find_number(log.fact, log.facts, fact);

	if (!n)
		n = find_number(log.refusal, log.refusals, fact);
	event_log_free(&log);
	return n;
}

bool event_between(const struct event_log *log, const struct entry *a, const struct entry *b)
{
	for (int i = 0; i < log->facts; i++)
		if (log->fact[i].e.at > a->at && log->fact[i].e.at < b->at)
			return true;
	return false;
}

bool event_log_test_for(const struct event_log *log, const struct entry *test, int i)
{
	return test->at < log->ask[i].at && (!i || test->at > log->ask[i - 1].at);
}

/* ---- args ---- */

const char *event_clause(const struct table *t, const struct event *told)
{
	return t->game->facts[told->fact.row].clause;
}

static void fill_piece(
	struct phrase_arg *f, const struct table *t, const struct event *told, int arg, int seat)
{
	const struct fact_piece *piece = fact_piece(&told->fact, arg);

	if (!f->value)
		return;
	f->value = HIDDEN;
	if (!piece || !(told->all || event_hears(t, seat, piece->seen)))
		return;
	f->value = piece->kind;
	f->owner = piece->owner;
	f->n = piece->n;
}

int event_kind(const struct table *t, int seat, thing piece)
{
	return piece_lives(t, piece) && view_piece(t, seat, piece) == EXACTLY ? kind(t, piece)
									      : HIDDEN;
}

int event_args(
	const struct table *t, const struct event *told, int seat, struct phrase_arg filling[ARGS])
{
	for (int i = 0; i < told->args; i++) {
		const struct arg *arg = &told->fact.args->arg[i];
		struct phrase_arg *f = &filling[i];

		*f = (struct phrase_arg){ .name = arg->name,
			.type = arg->type,
			.value = told->fact.value[i],
			.words = arg->words };
		if (arg->type == T_PIECE)
			fill_piece(f, t, told, i, seat);
		/* A place may be a piece, and its id might betray which card it is. */
		else if (arg->type == T_PLACE && f->value > PIECES)
			f->value = event_kind(t, seat, f->value);
	}
	return told->args;
}

/* ---- lines that were not reached ---- */

int event_log_halt(const struct table *t, const struct event_log *log, int seat)
{
	const int *halts = t->game->halts;

	for (; halts && *halts; halts++)
		for (int i = 0; i < log->facts; i++) {
			const struct event *told = &log->fact[i];

			if (told->fact.row == *halts && told->fact.value[0] == seat
				&& told->turn == seat)
				return told->number;
		}
	return 0;
}

/* ---- answers ---- */

static bool same_choice(const struct taken_option *a, const struct taken_option *b)
{
	return a->what == b->what && a->to == b->to;
}

/* A game may offer the same twice, to be taken at different turns; that is one choice. */
static bool taken_before(const struct ask_entry *ask, int i)
{
	for (int k = 0; k < i; k++)
		if (same_choice(&ask->option[k], &ask->option[i]))
			return true;
	return false;
}

int asked_choices(const struct entry *e)
{
	const struct ask_entry ask = entry_ask(e);
	int n = 0;

	for (int i = 0; i < ask.options; i++)
		n += !taken_before(&ask, i);
	return n;
}

/* Returns where the i-th choice comes first among the options taken. */
static int first_taken(const struct ask_entry *ask, int i)
{
	int at = 0;

	while (taken_before(ask, at) || i--)
		at++;
	return at;
}

static int taken_in_all(const struct ask_entry *ask, int at)
{
	int n = 0;

	for (int k = at; k < ask->options; k++)
		if (same_choice(&ask->option[k], &ask->option[at]))
			n += ask->option[k].n;
	return n;
}

/* Returns whether the id of a piece was given out after this entry. Then its present kind and owner
 * say nothing about that time. */
static bool made_since(const struct table *t, const struct entry *then, thing piece)
{
	struct entry e = *then;

	while (journal_next(&t->journal, &e))
		if (entry_new_piece(&e) == piece)
			return true;
	return false;
}

/* Returns whether a pattern may have taken an option. */
static bool may_take(const struct answer *a, const struct taken_option *o, thing kind)
{
	if (a->what == A_NAME || a->what == A_WORD)
		return answer_fits(a, o->what, kind, o->to);
	return a->what != A_NONE;
}

static bool is_named(const struct answers *answers, const struct taken_option *o, thing kind)
{
	for (int i = 0; i < answers->n; i++)
		if (may_take(&answers->answer[i], o, kind))
			return true;
	return false;
}

int asked_named(
	const struct table *t, int seat, const struct entry *e, const struct answers *answers)
{
	const struct ask_entry ask = entry_ask(e);
	int n = asked_choices(e);

	for (int i = 0; i < n; i++) {
		const struct taken_option *o = &ask.option[first_taken(&ask, i)];
		thing kind = o->what > PIECES ? event_kind(t, seat, o->what) : o->what;

		if (kind != HIDDEN
			&& !is_named(answers, o, kind > KINDS && kind < PLACES ? kind : NONE))
			return i;
	}
	return n;
}

struct phrase_arg asked_choice(const struct table *t, int seat, const struct entry *e, int i)
{
	const struct ask_entry ask = entry_ask(e);
	const struct arg *type = &t->rules->answer[ask.question];
	int at = first_taken(&ask, i);
	struct phrase_arg f = { .type = type->type,
		.value = ask.option[at].what,
		.n = taken_in_all(&ask, at),
		.words = type->words };

	if (f.value <= PIECES)
		return f;
	f.type = T_KIND;
	f.value = made_since(t, e, f.value) ? HIDDEN : event_kind(t, seat, f.value);
	return f;
}
