/* SPDX-License-Identifier: MIT
 * What a sweep tries: a folder with what was there before a command, the command, the command that does it
 * again, and what must have come of both. A worker of the sweep has a folder of its own, where all is laid
 * down anew for each point. */
#ifndef TESTS_SCENARIO_H
#define TESTS_SCENARIO_H
#include "fault.h"
#include "faultload.h"
#include "sums.h"
#include "tree.h"

enum { SCENARIO_WORDS = 32 };

/* A fault that may be made at each of some points: calls, or allocations. */
struct kind {
	char name[48];
	struct fault plan; /* which NO_CALLS: allocations */
	enum fault_program program;
	bool ever;
};
struct scenario {
	const char *name, *preload, *program;
	long long now;
	struct tree before;
	char *step[SCENARIO_WORDS],
		*again[SCENARIO_WORDS]; /* NULL ends; the first is the program */
	/* Whether the command may be given once only: it is given again where nothing has come of it. */
	bool once;
	struct sums nothing, done, end; /* before, after the step, after both */
};
struct place {
	const struct scenario *scenario;
	char *home, *said; /* where the command runs; the file it prints to */
	char *program;	   /* a copy, beside which its workers are started with the preload */
	int out;
	struct fault_page *page;
};
/* What came of a command. */
struct outcome {
	bool reached;  /* it has come to that point */
	char call[32]; /* what stood there */
	long points;   /* how many it has come to */
	int code, died;
	bool hung, in_library; /* see struct fault */
};

/* Reads the folder: before/, step, again, once. Files have a word a line. */
void scenario_read(struct scenario *, const char *folder, const char *program, const char *preload,
	long long now);
/* Sets what must come of it. Returns false where even undisturbed something fails, and tells. */
bool scenario_expect(struct scenario *, struct place *);

/* As "all kill-entry", "writes fail-once EIO", "allocations fail-ever tradepost-reader". */
bool kind_read(struct kind *, const char *words);

void place_make(struct place *, const struct scenario *, const char *folder);
/* Lays down what was before. */
void place_lay(struct place *);
/* Runs the words, with a fault of that kind at the N-th point; kind NULL: with none. N 0: only counts. */
struct outcome place_run(struct place *, char *const *words, const struct kind *, long n);
void place_sum(const struct place *, struct sums *);
/* Appends the last line that was printed. */
void place_last_line(const struct place *, struct buf *);

#endif
