/* SPDX-License-Identifier: MIT
 * What of a season's journal one seat may read, gathered in one walk; of seat NOBODY what is for
 * all.
 *
 * What is always true: nothing in an event log was kept from its seat. A fact told to others alone is
 * in it only with the args before its bar; a refusal, a test, an answer only if it is the seat's
 * own. Only the referee's whole log is nobody's. */
#ifndef REPORT_EVENT_LOG_H
#define REPORT_EVENT_LOG_H
#include "core/table.h"

struct visible_event {
	struct entry e;
	struct fact_entry fact;
	int number, cause; /* as the report numbers them; cause 0: none the seat was told */
	int args;	   /* how many of the fact's it may read */
	bool all;	   /* it was told itself */
	int turn;	   /* the seat whose turn it was; NOBODY before any */
};

struct event_log {
	int facts, refusals, tests, asks, vains, rolls;
	struct visible_event *fact, *refusal;
	struct entry *test, *ask, *vain; /* J_TEST, J_ASK, J_VAIN */
	struct entry *roll;		 /* J_ROLL of dice that were thrown openly */
};

/* Whether what was told to these is for that seat to know; for NOBODY: whether it is for all. */
bool event_hears(const struct table *, int seat, seats who);
struct event_log event_log_make(const struct table *, int seat);
/* The referee's: the facts told to anybody with all their args, and every seat's refusals. */
struct event_log event_log_whole(const struct table *);
void event_log_free(struct event_log *);
/* The fact or refusal that the report numbers n; NULL where there is none. */
const struct visible_event *event_log_number(const struct event_log *, int n);

/* Whether a fact of the event log stands in the journal between these two entries. */
bool event_between(const struct event_log *, const struct entry *, const struct entry *);
/* Whether a test was read for the answer of the event log's i-th question: behind the question before. */
bool event_log_test_for(const struct event_log *, const struct entry *test, int i);

/* The clause that a fact names; NULL where it names none. */
const char *event_clause(const struct table *, const struct visible_event *);

/* The number of the fact that says why lines of that seat were not reached, 0 where none does. */
int event_log_halt(const struct table *, const struct event_log *, int seat);

/* An arg with its value, ready to be written or said. */
struct phrase_arg {
	struct span name;
	int type;	   /* as in core/rules.h; 0: text */
	int value;	   /* of a piece its kind; HIDDEN where the reader may not know it */
	int n, owner;	   /* of a piece */
	const char *words; /* of WORDS */
	struct span text;
};
enum { HIDDEN = -1 };

/* The args of a fact as that seat may read them; how many. */
int event_args(const struct table *, const struct visible_event *, int seat,
	struct phrase_arg filling[ARGS]);
/* The kind of a piece that the seat sees now; else HIDDEN. */
int event_kind(const struct table *, int seat, thing piece);
/* What the answer of an ASK of that seat took: its i-th option, of asked_choices; equal ones are one. */
struct phrase_arg asked_choice(const struct table *, int seat, const struct entry *ask, int i);
int asked_choices(const struct entry *ask);

/* The number in the journal of a fact that a report of this seat numbers n; 0: there is none. */
int report_fact(const struct table *, int seat, int n);
/* The other way round; 0: the seat was told nothing of it. */
int report_number(const struct table *, int seat, int fact);

#endif
