/* SPDX-License-Identifier: MIT
 * What a seat may read of a season's journal, gathered in one walk; for NOBODY, what everybody may.
 *
 * What is always true: an event log holds nothing that was kept from its seat. A fact told only to
 * others has just the args before its bar; refusals, tests and answers are only the seat's own.
 * Only the referee's log, event_log_whole, has everything. */
#ifndef REPORT_EVENT_LOG_H
#define REPORT_EVENT_LOG_H
#include "core/table.h"

struct event {
	struct entry e;
	struct fact_entry fact;
	int number, cause; /* as the report numbers them; cause 0: none that the seat was told */
	int args;	   /* number of the fact's args that the seat may read */
	bool all;	   /* the seat was told the whole fact */
	int turn;	   /* the seat whose turn it was; NOBODY before any turn */
};

struct event_log {
	int facts, refusals, tests, asks, vains, rolls;
	struct event *fact, *refusal;
	struct entry *test, *ask, *vain;
	struct entry *roll; /* of J_ROLL only dice thrown openly */
};

/* Returns whether something told to `who` is for a seat to know; NOBODY: whether it is for all. */
bool event_hears(const struct table *, int seat, seats who);
struct event_log event_log_make(const struct table *, int seat);
/* Makes the referee's log: all facts with all args, and every seat's refusals. */
struct event_log event_log_whole(const struct table *);
void event_log_free(struct event_log *);
/* Returns the fact or refusal that the report numbers n; NULL: none. */
const struct event *event_log_number(const struct event_log *, int n);

/* Returns whether a fact of the log stands in the journal between two entries. */
bool event_between(const struct event_log *, const struct entry *, const struct entry *);
/* Returns whether a test was read to answer the log's i-th question. */
bool event_log_test_for(const struct event_log *, const struct entry *test, int i);

/* Returns the clause that a fact names; NULL: none. */
const char *event_clause(const struct table *, const struct event *);

/* Returns the number of the fact that says why a seat's lines were not reached; 0: none. */
int event_log_halt(const struct table *, const struct event_log *, int seat);

/* An arg with its value, ready to be written or said. */
struct phrase_arg {
	struct span name;
	int type;	   /* as in core/rules.h; 0: text */
	int value;	   /* of a piece its kind; HIDDEN where the reader may not know it */
	int n, owner;	   /* of a piece */
	const char *words; /* for type WORDS */
	struct span text;
	int called; /* the kind by which one of this kind is called; 0: its own */
};
enum { HIDDEN = -1 };

/* Gets the args of a fact as a seat may read them. Returns their number. */
int event_args(
	const struct table *, const struct event *, int seat, struct phrase_arg filling[ARGS]);
/* Returns the kind of a piece that the seat sees now; else HIDDEN. */
int event_kind(const struct table *, int seat, thing piece);
/* Returns the i-th of the asked_choices options of a seat's answer; equal ones count once. */
struct phrase_arg asked_choice(const struct table *, int seat, const struct entry *ask, int i);
int asked_choices(const struct entry *ask);
/* Returns how many of them answers name, in the order in which they were taken; a default took the rest. */
int asked_named(const struct table *, int seat, const struct entry *ask, const struct answers *);

/* Returns the journal's number of the fact that a seat's report numbers n; 0: none. */
int report_fact(const struct table *, int seat, int n);
/* Returns the report's number of a fact of the journal; 0: the seat was told nothing of it. */
int report_number(const struct table *, int seat, int fact);

#endif
