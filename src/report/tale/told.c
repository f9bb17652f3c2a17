/* SPDX-License-Identifier: MIT */
#include "report/tale/told.h"
#include "core/view.h"

#include <stdlib.h>

/* ---- gathering ---- */

struct gathering {
	const struct table *t;
	int seat, turn;
	bool whole;  /* nothing is kept from the reader */
	int *number; /* of each fact of the journal; 0: not told */
	struct tale tale;
};

/* Nobody, the reader of what is for all, hears what every seat does. */
bool told_hears(const struct table *t, int seat, seats who)
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
	bool all = g->whole || told_hears(g->t, g->seat, e->who);

	if (!all && (!args->open || args->open == args->n))
		return;
	g->tale.fact[g->tale.facts] = (struct told){ .e = *e,
		.fact = fact,
		.number = g->tale.facts + 1,
		.cause = g->number[e->cause],
		.args = all ? args->n : args->open,
		.all = all,
		.turn = g->turn };
	g->number[e->fact] = ++g->tale.facts;
}

/* A refusal belongs to a line; those of random play belong to none. */
static void take_refusal(struct gathering *g, const struct entry *e)
{
	const struct fact_entry fact = entry_fact(g->t->rules, e);

	if (!e->line || !(g->whole || (g->seat && e->seat == g->seat)))
		return;
	g->tale.refusal[g->tale.refusals] = (struct told){ .e = *e,
		.fact = fact,
		.cause = g->number[e->cause],
		.args = fact.args->n,
		.all = true,
		.turn = g->turn };
	g->tale.refusals++;
}

static void add_entry(struct entry **list, int *n, const struct entry *e)
{
	if (!(*n & (*n - 1)))
		*list = xgrow(*list, 2 * (size_t)*n + 1, sizeof **list);
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
			add_entry(&g->tale.test, &g->tale.tests, e);
		break;
	case J_ASK:
		if (g->seat && e->seat == g->seat)
			add_entry(&g->tale.ask, &g->tale.asks, e);
		break;
	case J_VAIN:
		if (g->seat && e->seat == g->seat)
			add_entry(&g->tale.vain, &g->tale.vains, e);
		break;
	case J_ROLL:
		if (entry_roll(e).label && told_hears(g->t, g->seat, e->who))
			add_entry(&g->tale.roll, &g->tale.rolls, e);
		break;
	}
}

static struct tale gather_all(const struct table *t, int seat, bool whole)
{
	size_t most = (size_t)t->journal.facts + 1;
	struct gathering g = { .t = t, .seat = seat, .whole = whole };
	struct entry e = { 0 };

	g.number = xalloc(most, sizeof *g.number);
	g.tale.fact = xgrow(NULL, most, sizeof *g.tale.fact);
	g.tale.refusal = xgrow(NULL, most, sizeof *g.tale.refusal);
	while (journal_next(&t->journal, &e))
		gather(&g, &e);
	for (int i = 0; i < g.tale.refusals; i++)
		g.tale.refusal[i].number = g.tale.facts + 1 + i;
	free(g.number);
	return g.tale;
}

struct tale tale_make(const struct table *t, int seat)
{
	must(seat >= 0 && seat <= t->seats);
	return gather_all(t, seat, false);
}

struct tale tale_whole(const struct table *t)
{
	return gather_all(t, NOBODY, true);
}

void tale_free(struct tale *tale)
{
	free(tale->fact);
	free(tale->refusal);
	free(tale->test);
	free(tale->ask);
	free(tale->vain);
	free(tale->roll);
	*tale = (struct tale){ 0 };
}

const struct told *tale_number(const struct tale *tale, int n)
{
	if (n >= 1 && n <= tale->facts)
		return &tale->fact[n - 1];
	if (n > tale->facts && n <= tale->facts + tale->refusals)
		return &tale->refusal[n - tale->facts - 1];
	return NULL;
}

int report_fact(const struct table *t, int seat, int n)
{
	struct tale tale = tale_make(t, seat);
	const struct told *told = tale_number(&tale, n);
	int fact = told ? told->e.fact : 0;

	tale_free(&tale);
	return fact;
}

static int find_number(const struct told *told, int n, int fact)
{
	for (int i = 0; i < n; i++)
		if (told[i].e.fact == fact)
			return told[i].number;
	return 0;
}

int report_number(const struct table *t, int seat, int fact)
{
	struct tale tale = tale_make(t, seat);
	int n = find_number(tale.fact, tale.facts, fact);

	if (!n)
		n = find_number(tale.refusal, tale.refusals, fact);
	tale_free(&tale);
	return n;
}

bool told_between(const struct tale *tale, const struct entry *a, const struct entry *b)
{
	for (int i = 0; i < tale->facts; i++)
		if (tale->fact[i].e.at > a->at && tale->fact[i].e.at < b->at)
			return true;
	return false;
}

bool tale_test_for(const struct tale *tale, const struct entry *test, int i)
{
	return test->at < tale->ask[i].at && (!i || test->at > tale->ask[i - 1].at);
}

/* ---- args ---- */

const char *told_clause(const struct table *t, const struct told *told)
{
	return t->game->facts[told->fact.row].clause;
}

static void fill_piece(
	struct filling *f, const struct table *t, const struct told *told, int arg, int seat)
{
	const struct fact_piece *piece = fact_piece(&told->fact, arg);

	if (!f->value)
		return;
	f->value = HIDDEN;
	if (!piece || !(told->all || told_hears(t, seat, piece->seen)))
		return;
	f->value = piece->kind;
	f->owner = piece->owner;
	f->n = piece->n;
}

int told_kind(const struct table *t, int seat, thing piece)
{
	return piece_lives(t, piece) && view_piece(t, seat, piece) == EXACTLY ? kind(t, piece)
									      : HIDDEN;
}

int told_fill(
	const struct table *t, const struct told *told, int seat, struct filling filling[ARGS])
{
	for (int i = 0; i < told->args; i++) {
		const struct arg *arg = &told->fact.args->arg[i];
		struct filling *f = &filling[i];

		*f = (struct filling){ .name = arg->name,
			.type = arg->type,
			.value = told->fact.value[i],
			.words = arg->words };
		if (arg->type == T_PIECE)
			fill_piece(f, t, told, i, seat);
		/* A place may be a piece: its id might betray which card it is. */
		else if (arg->type == T_PLACE && f->value > PIECES)
			f->value = told_kind(t, seat, f->value);
	}
	return told->args;
}

/* ---- lines that were not reached ---- */

int tale_halt(const struct table *t, const struct tale *tale, int seat)
{
	const int *halts = t->game->halts;

	for (; halts && *halts; halts++)
		for (int i = 0; i < tale->facts; i++) {
			const struct told *told = &tale->fact[i];

			if (told->fact.row == *halts && told->fact.value[0] == seat
				&& told->turn == seat)
				return told->number;
		}
	return 0;
}

/* ---- answers ---- */

static bool same_choice(const struct taken *a, const struct taken *b)
{
	return a->what == b->what && a->to == b->to;
}

/* A game may offer the same twice, for the order in which it is taken; that is one choice. */
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

/* Where the i-th choice is first among the options taken. */
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

/* True if that piece came to be, or came to be again, behind that entry of the journal: then
 * what it is now is not what it was then. */
static bool made_since(const struct table *t, const struct entry *then, thing piece)
{
	struct entry e = *then;

	while (journal_next(&t->journal, &e))
		if (entry_new_piece(&e) == piece)
			return true;
	return false;
}

struct filling asked_choice(const struct table *t, int seat, const struct entry *e, int i)
{
	const struct ask_entry ask = entry_ask(e);
	const struct arg *type = &t->rules->answer[ask.question];
	int at = first_taken(&ask, i);
	struct filling f = { .type = type->type,
		.value = ask.option[at].what,
		.n = taken_in_all(&ask, at),
		.words = type->words };

	if (f.value <= PIECES)
		return f;
	f.type = T_KIND;
	f.value = made_since(t, e, f.value) ? HIDDEN : told_kind(t, seat, f.value);
	return f;
}
