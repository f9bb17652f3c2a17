/* SPDX-License-Identifier: MIT
 * docket: lists disputes, rules on one, takes a ruling back, or writes it as a case for try. */
#include "cmd/docket.h"
#include "cmd/open.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct docketing {
	struct club club;
	struct match m;
	struct dispute_row row;
};

static void print_list(struct docketing *d)
{
	struct buf b = BUF_INIT, why = BUF_INIT;
	const struct context c = { &d->club, &d->m, time_now(), &why };
	bool ok = dispute_list(&c, NOBODY, &b);

	need_store(ok, d->club.store, EX_IOERR, &why);
	fputs(b.s, stdout);
	buf_free(&b);
}

static void find_row(struct docketing *d, const char *word)
{
	struct buf why = BUF_INIT;
	enum found found;
	long long number;
	const struct context c = { &d->club, &d->m, time_now(), &why };

	if (!span_int(span_of(word), 1, INT_MAX, &number))
		die(EX_USAGE, "'%s' is no number of a dispute", word);
	found = dispute_find(&c, (int)number, &d->row);
	need_store(found != UNREAD, d->club.store, EX_DATAERR, &why);
	if (found == NOT_FOUND)
		die(EX_NOINPUT, "match '%s' has no dispute %lld", d->m.name, number);
}

static void print_one(struct docketing *d)
{
	struct buf b = BUF_INIT, why = BUF_INIT;
	const struct context c = { &d->club, &d->m, time_now(), &why };
	bool ok = dispute_print(&c, &d->row, NOBODY, &b);

	need_store(ok, d->club.store, EX_DATAERR, &why);
	fputs(b.s, stdout);
	buf_free(&b);
}

static void print_case(struct docketing *d)
{
	struct buf b = BUF_INIT, why = BUF_INIT;
	bool ok;
	const struct context c = { &d->club, &d->m, time_now(), &why };

	if (d->row.state != DISPUTE_RULED)
		die(EX_DATAERR, "rule on dispute %d of '%s' first: the case shows the ruling",
			d->row.number, d->m.name);
	ok = dispute_case(&c, &d->row, &b);
	need_store(ok, d->club.store, EX_DATAERR, &why);
	fputs(b.s, stdout);
	buf_free(&b);
}

/* ---- ruling ---- */

static void give_clause(struct docketing *d, const char *id)
{
	struct buf why = BUF_INIT;
	const struct context c = { &d->club, &d->m, time_now(), &why };
	struct edition *edition = club_newest_edition(&c);
	const struct clause *clause;
	int n;

	need(edition != NULL, EX_DATAERR, &why);
	clause = clauses_find(edition_clauses(edition), id, strlen(id), &n);
	if (!clause)
		die(EX_USAGE, "%s has no clause '%s': see tradepost rule %s", edition->box->title,
			id, d->m.game);
	if (n > 1)
		die(EX_USAGE, "'%s' names several clauses: write one, as '%s'", id, clause->id);
	free(d->row.clause);
	d->row.clause = xcopy(clause->id, strlen(clause->id));
}

static struct span need_words(const char *text, const char *what, const char *write)
{
	struct span words = span_trim(span_of(text));

	if (!words.n)
		die(EX_USAGE, "the %s is empty: write %s", what, write);
	if (words.n > RULING_BYTES)
		die(EX_USAGE, "the %s is longer than %d bytes", what, RULING_BYTES);
	return words;
}

static void give_ruling(struct docketing *d, const char *text)
{
	struct span words = need_words(text, "ruling", "what holds, and why");

	free(d->row.ruling);
	d->row.ruling = xcopy(words.s, words.n);
	d->row.state = DISPUTE_RULED;
	d->row.ruled = time_now();
}

static void rule_on(struct docketing *d, const char *text, const char *clause)
{
	static const char *const was[] = { "is open", "was ruled", "was withdrawn" };
	struct buf why = BUF_INIT;
	bool ok;
	const struct context c = { &d->club, &d->m, time_now(), &why };

	if (d->row.state != DISPUTE_OPEN)
		die(EX_DATAERR, "dispute %d of '%s' %s already", d->row.number, d->m.name,
			was[d->row.state]);
	give_ruling(d, text);
	if (clause)
		give_clause(d, clause);
	ok = dispute_rule(&c, &d->row) && store_commit(d->club.store, &why);
	need_store(ok, d->club.store, EX_DATAERR, &why);
	printf("dispute %d of '%s' is ruled, and the ruling is mailed to all who were told the "
	       "fact. The table stays as it is; amend would change it\n",
		d->row.number, d->m.name);
}

/* The facts of a season that was taken back are none any more: there would be nothing to rule on. */
static void take_back(struct docketing *d, const char *text)
{
	struct span words = need_words(text, "reason", "why the ruling does not hold");
	struct buf why = BUF_INIT;
	char *reason = xcopy(words.s, words.n);
	const struct context c = { &d->club, &d->m, time_now(), &why };

	if (d->row.state != DISPUTE_RULED)
		die(EX_DATAERR, "dispute %d of '%s' has no ruling that could be taken back",
			d->row.number, d->m.name);
	if (!d->row.fact)
		die(EX_DATAERR,
			"season %d of '%s' was taken back, and its facts with it: the ruling on "
			"dispute %d counts no more",
			d->row.season, d->m.name, d->row.number);
	need_store(dispute_take_back(&c, &d->row, reason) && store_commit(d->club.store, &why),
		d->club.store, EX_DATAERR, &why);
	free(reason);
	printf("the ruling on dispute %d of '%s' is taken back, and all who had it by mail are "
	       "told so\nnext: tradepost docket %s %d --rule TEXT\n",
		d->row.number, d->m.name, d->m.name, d->row.number);
}

/* ---- the command ---- */

static void check_call(const struct command_call *call)
{
	bool rules = call_flag(call, "rule"), makes_case = call_flag(call, "case"),
	     back = call_flag(call, "take-back");

	if (rules + makes_case + back > 1)
		die(EX_USAGE, "one of --rule, --take-back and --case");
	if (call_flag(call, "clause") && !rules)
		die(EX_USAGE, "--clause goes with --rule");
	if ((rules || makes_case || back) && call->words < 2)
		die(EX_USAGE, "write the number of the dispute after the match");
}

static void work(struct docketing *d, const struct command_call *call)
{
	const char *ruling = call_flag(call, "rule"), *back = call_flag(call, "take-back");

	if (call->words < 2) {
		print_list(d);
		return;
	}
	find_row(d, call->word[1]);
	if (ruling)
		rule_on(d, ruling, call_flag(call, "clause"));
	else if (back)
		take_back(d, back);
	else if (call_flag(call, "case"))
		print_case(d);
	else
		print_one(d);
	dispute_row_free(&d->row);
}

int cmd_docket(const struct command_call *call)
{
	struct docketing d = { .row = { 0 } };
	struct buf why = BUF_INIT;
	bool ok = true;

	check_call(call);
	need_club(&d.club, call->folder);
	if (call_flag(call, "rule") || call_flag(call, "take-back"))
		ok = store_begin(d.club.store, &why);
	need_store(ok, d.club.store, EX_IOERR, &why);
	need_match(&d.club, call->word[0], &d.m);
	work(&d, call);
	match_free(&d.m);
	club_close(&d.club);
	return EX_DONE;
}
