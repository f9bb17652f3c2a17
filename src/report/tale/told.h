/* SPDX-License-Identifier: MIT
 * What of a season's journal one seat may read, gathered in one walk; of seat NOBODY what is for
 * all.
 *
 * What is always true: nothing in a tale was kept from its seat. A fact told to others alone is
 * in it only with the args before its bar; a refusal, a test, an answer only if it is the seat's
 * own. Only the referee's whole tale is nobody's. */
#ifndef REPORT_TOLD_H
#define REPORT_TOLD_H
#include "core/table.h"

struct told {
	struct entry e;
	struct fact_entry fact;
	int number, cause; /* as the report numbers them; cause 0: none the seat was told */
	int args;	   /* how many of the fact's it may read */
	bool all;	   /* it was told itself */
	int turn;	   /* the seat whose turn it was; NOBODY before any */
};

struct tale {
	int facts, refusals, tests, asks, vains, rolls;
	struct told *fact, *refusal;
	struct entry *test, *ask, *vain; /* J_TEST, J_ASK, J_VAIN */
	struct entry *roll;		 /* J_ROLL of dice that were thrown openly */
};

/* Whether what was told to these is for that seat to know; for NOBODY: whether it is for all. */
bool told_hears(const struct table *, int seat, seats who);
struct tale tale_make(const struct table *, int seat);
/* The referee's: the facts told to anybody with all their args, and every seat's refusals. */
struct tale tale_whole(const struct table *);
void tale_free(struct tale *);
/* The fact or refusal that the report numbers n; NULL where there is none. */
const struct told *tale_number(const struct tale *, int n);

/* Whether a fact of the tale stands in the journal between these two entries. */
bool told_between(const struct tale *, const struct entry *, const struct entry *);
/* Whether a test was read for the answer of the tale's i-th question: behind the question before. */
bool tale_test_for(const struct tale *, const struct entry *test, int i);

/* The clause that a fact names; NULL where it names none. */
const char *told_clause(const struct table *, const struct told *);

/* The number of the fact that says why lines of that seat were not reached, 0 where none does. */
int tale_halt(const struct table *, const struct tale *, int seat);

/* An arg with its value, ready to be written or said. */
struct filling {
	struct span name;
	int type;	   /* as in core/rules.h; 0: text */
	int value;	   /* of a piece its kind; HIDDEN where the reader may not know it */
	int n, owner;	   /* of a piece */
	const char *words; /* of WORDS */
	struct span text;
};
enum { HIDDEN = -1 };

/* The args of a fact as that seat may read them; how many. */
int told_fill(const struct table *, const struct told *, int seat, struct filling filling[ARGS]);
/* The kind of a piece that the seat sees now; else HIDDEN. */
int told_kind(const struct table *, int seat, thing piece);
/* What the answer of an ASK of that seat took: its i-th option, of asked_choices; equal ones are one. */
struct filling asked_choice(const struct table *, int seat, const struct entry *ask, int i);
int asked_choices(const struct entry *ask);

/* The number in the journal of a fact that a report of this seat numbers n; 0: there is none. */
int report_fact(const struct table *, int seat, int n);
/* The other way round; 0: the seat was told nothing of it. */
int report_number(const struct table *, int seat, int fact);

#endif
