/* SPDX-License-Identifier: MIT
 * replay: plays seasons again from the letters, the standing lines and the match's secret, and
 * compares the results with the store. Changes nothing. */
#include "club/chain.h"
#include "club/played.h"
#include "club/record.h"
#include "cmd/log.h"
#include "cmd/open.h"

#include <stdio.h>
#include <string.h>

struct replaying {
	const struct context *c;
	const struct edition *edition;
	struct match *m;
	struct names reader;
	struct table *t;
	struct autopilot pilot[MAXSEATS + 1];
	struct season_row stored;
};

static bool play_again(struct replaying *r, int season)
{
	r->t = played_table(r->c, r->edition, season, &r->stored, r->pilot);
	if (!r->t)
		return false;
	return played_again(r->c, r->t, season);
}

static void forget(struct replaying *r)
{
	played_free(r->t);
	r->t = NULL;
	season_row_free(&r->stored);
}

/* ---- comparing ---- */

static void print_entry(struct journal_log *l, const char *which, bool there, const struct entry *e)
{
	printf("  %s %s\n", which, there ? log_entry(l, e) : "nothing");
}

static bool same_entry(const struct entry *a, const struct entry *b)
{
	return a->verb == b->verb && a->seat == b->seat && a->line == b->line
		&& a->cause == b->cause && a->who == b->who && entry_same_words(a, b);
}

/* Prints the order whose line was played, from the letter or the standing lines. */
static void print_line(struct replaying *r, const struct entry *e)
{
	const struct line *line = program_line(e->seat ? r->t->program[e->seat] : NULL, e->line);
	struct buf said = BUF_INIT;

	if (!line)
		return;
	text_clean(&said, line->text.s, line->text.n, 1000);
	printf("  in the line: %s\n", said.s);
	buf_free(&said);
}

static void compare(struct replaying *r, struct journal_log *l, const struct journal *stored)
{
	struct entry was = { 0 }, is = { 0 };
	int n = 0;
	bool more[2];

	do {
		journal_log_pass(l, &is);
		more[0] = journal_next(stored, &was);
		more[1] = journal_next(&r->t->journal, &is);
		n++;
	} while (more[0] && more[1] && same_entry(&was, &is));
	printf("  entry %d of the journal\n", n);
	print_entry(l, "stored: ", more[0], &was);
	print_entry(l, "played: ", more[1], &is);
	if (more[1])
		print_line(r, &is);
}

static void print_difference(struct replaying *r, int season, const struct journal *stored)
{
	struct table *before = match_table(r->c, r->edition, season - 1);
	struct journal_log l;

	need_store(before, r->c->club->store, EX_DATAERR, r->c->why);
	journal_log_begin(&l, before, r->t, &r->reader);
	compare(r, &l, stored);
	journal_log_end(&l);
	table_free(before);
}

/* Prints whether the stored journal, its digest or the table differs. */
static void print_fault(struct replaying *r, int season)
{
	struct buf journal = BUF_INIT;
	unsigned char digest[HASH];
	struct journal stored = { 0 };
	bool same;

	journal_write(&r->t->journal, &journal);
	hash_bytes(digest, r->stored.journal, r->stored.journal_n);
	same = journal.n == r->stored.journal_n && !memcmp(journal.s, r->stored.journal, journal.n);
	if (memcmp(digest, r->stored.digest, sizeof digest) != 0)
		puts("the journal does not fit its digest");
	else if (same)
		puts("the journal is the same, the table after it DIFFERS");
	if (!same)
		puts("the journal DIFFERS");
	if (!same && journal_read(&stored, r->stored.journal, r->stored.journal_n))
		print_difference(r, season, &stored);
	journal_free(&stored);
	buf_free(&journal);
}

static bool is_same(struct replaying *r, int season)
{
	bool same = played_is_same(r->t, &r->stored), lies;

	need_store(record_lies(r->c, r->t, &lies), r->c->club->store, EX_DATAERR, r->c->why);
	printf("season %d: ", season);
	if (!same)
		print_fault(r, season);
	else if (!lies)
		puts("the journal is the same, the order of the decks after it DIFFERS");
	else
		printf("the same, %lu entries\n", r->t->journal.entries);
	return same && lies;
}

/* Takes the rules that the match is played by. */
static bool find_rules(struct replaying *r)
{
	r->edition = club_edition(r->c);
	if (r->edition)
		r->reader = match_names(r->edition, r->m);
	return r->edition;
}

static bool replay_season(struct replaying *r, int season)
{
	bool ok = chain_rules(r->c, season, &r->m->rules);

	/* A season that cannot be played again is not wrong. */
	need_store(ok, r->c->club->store, EX_DATAERR, r->c->why);
	if (match_is_former(r->m)) {
		printf("season %d: not played again: it was played by revision %d of the rules,"
		       " which this program does not have\n",
			season, r->m->rules);
		return true;
	}
	ok = find_rules(r) && play_again(r, season);
	need_store(ok, r->c->club->store, EX_DATAERR, r->c->why);
	ok = is_same(r, season);
	forget(r);
	return ok;
}

int cmd_replay(const struct command_call *call)
{
	struct replaying r = { 0 };
	struct match_context o;
	int first = 0, last;
	bool same = true;

	open_match(&o, call);
	last = need_season(call, &o.m);
	if (call_flag(call, "season"))
		first = last;
	r.c = &o.c;
	r.m = &o.m;
	for (int season = first; season <= last; season++)
		same &= replay_season(&r, season);
	close_match(&o);
	return same ? EX_DONE : EX_REFUSALS;
}
