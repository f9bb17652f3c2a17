/* SPDX-License-Identifier: MIT
 * What was told, who was shown dice, and what was asked. */
#include "try/expect.h"

static seats everybody(const struct case_context *g)
{
	return seats_all(g->reader.seats);
}

static bool read_hearer(
	struct expectation *j, struct expect_audience *h, struct span word, struct span *rest)
{
	struct span next;
	long long n;
	int seat;

	h->only |= span_folds(word, "only");
	h->nobody |= span_folds(word, "nobody");
	if (span_folds(word, "all"))
		h->who = everybody(j->stage);
	if (span_folds(word, "only") || span_folds(word, "nobody") || span_folds(word, "all"))
		return true;
	if (h->who && span_int(word, 0, 10000, &n)) {
		h->times = (int)n;
		return word_next(rest, &next)
			&& (span_folds(next, "times") || span_folds(next, "time"));
	}
	seat = seat_find(j->stage->rules->game, word, j->stage->reader.seats);
	if (seat)
		h->who |= ONLY(seat);
	return seat;
}

bool expect_hearers(struct expectation *j, struct expect_audience *h, struct span rest)
{
	struct span word;

	*h = (struct expect_audience){ .times = -1 };
	while (word_next(&rest, &word))
		if (!read_hearer(j, h, word, &rest)) {
			buf_fmt(&j->reason, "'%.*s' cannot stand before the colon", (int)word.n,
				word.s);
			return false;
		}
	if (!h->who != h->nobody || (h->nobody && (h->only || h->times >= 0))) {
		buf_str(&j->reason, "write before the colon seats, or 'all', or 'nobody'");
		return false;
	}
	return true;
}

static bool heard_by(const struct expectation *j, const struct fact_pattern *s,
	const struct entry *e, seats who, bool all)
{
	int heard = 0, n = 0;

	for (int seat = 1; seat <= j->stage->reader.seats; seat++)
		if (who >> seat & 1) {
			heard += fact_pattern_fits(j->stage, s, e, seat);
			n++;
		}
	return all ? heard == n : heard > 0;
}

/* Counts the entries that all of these seats heard; any: that at least one of them heard. *at:
 * after the first such entry. */
static int count_heard(
	const struct expectation *j, const struct fact_pattern *s, seats who, bool all, size_t *at)
{
	struct entry e = { 0 };
	size_t from = *at;
	int n = 0;

	while (journal_next(&j->stage->table->journal, &e))
		if (e.behind > from && heard_by(j, s, &e, who, all) && !n++)
			*at = e.behind;
	return n;
}

static bool happened(const struct expectation *j, const struct fact_pattern *s)
{
	struct entry e = { 0 };

	while (journal_next(&j->stage->table->journal, &e))
		if (fact_pattern_fits(j->stage, s, &e, NOBODYS_VIEW))
			return true;
	return false;
}

static bool holds(struct expectation *j, const struct expect_audience *h,
	const struct fact_pattern *s, bool wanted, bool then)
{
	size_t at = then ? j->after : 0, any = 0;
	seats others = everybody(j->stage) & ~h->who;
	int n;

	if (h->nobody)
		return !happened(j, s);
	if (!wanted)
		return !count_heard(j, s, h->who, false, &any);
	n = count_heard(j, s, h->who, true, &at);
	if (n)
		j->after = at;
	if (h->only && count_heard(j, s, others, false, &any))
		return false;
	return h->times < 0 ? n > 0 : n == h->times;
}

/* The clause of a fact or a question stands in the game's tables and is the same everywhere. */
static bool right_clause(struct expectation *j, const struct fact_pattern *s)
{
	const struct game *game = j->stage->rules->game;
	const char *clause = s->as == SAID_TELL ? game->facts[s->what].clause
		: s->as == SAID_ASK		? game->questions[s->what].clause
						: NULL;

	if (!s->clause.n || span_is(s->clause, clause ? clause : ""))
		return true;
	buf_fmt(&j->found, "that it names [%s]", clause ? clause : "");
	return false;
}

enum expect_result expect_told(
	struct expectation *j, struct span rest, enum fact_pattern_kind as, bool wanted, bool then)
{
	static const char *const missing[] = {
		[SAID_TELL] = "the colon is missing: 'told SEATS: FACT'",
		[SAID_ROLL] = "the colon is missing: 'rolled SEATS: LABEL'",
		[SAID_ASK] = "the colon is missing: 'asked SEATS: QUESTION'",
	};
	struct span before, behind;
	struct expect_audience h;
	struct fact_pattern s;

	if (!colon_cut(rest, &before, &behind))
		return mistake(j, missing[as]);
	if (!expect_hearers(j, &h, before)
		|| !fact_pattern_read(j->stage, &s, behind, as, &j->reason))
		return MISTAKE;
	if (!wanted && (h.nobody || h.only || h.times >= 0))
		return mistake(j,
			as == SAID_TELL ? "'not told' is followed by seats and a colon"
					: "write only seats and a colon after 'not'");
	if (!right_clause(j, &s))
		return FAILS;
	if (holds(j, &h, &s, wanted, then))
		return HOLDS;
	fact_pattern_print(&j->found, j->stage, &s);
	return FAILS;
}
