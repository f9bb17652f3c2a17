/* SPDX-License-Identifier: MIT
 * Playing: orders, questions and chance of one season, on the processor's side. */
#ifndef CORE_PLAY_H
#define CORE_PLAY_H
#include "core/program.h"
#include "core/table.h"

/* Answers and orders from elsewhere than letters: random play, and later people at a table. */
struct source {
	/* As next: plays one order of these phases through play_order; its form, or 0. */
	int (*next)(struct source *, struct table *, int seat, unsigned phases);
	/* Takes from least to most: sets n of what it takes, in order[0 .. returned - 1]. NULL: as
	 * the seat's policies, else by default. */
	int (*answer)(struct source *, struct table *, const struct query *, int *order);
};

/* Dice, draws and shuffles by hand, and who looks on, for cases and what-if. */
struct forced_chance {
	/* The j-th die of a label; 0 leaves it to chance. */
	int (*die)(struct forced_chance *, struct table *, int label, const int *args, int n,
		int sides, int j);
	/* What is drawn from a place; NONE leaves it to chance. */
	thing (*lot)(struct forced_chance *, struct table *, thing place);
	/* Puts a shuffled place into the order wanted; false leaves it to chance. */
	bool (*shuffle)(struct forced_chance *, struct table *, thing place);
	/* Is shown each question that was answered, before that goes into the journal; NULL: nobody
	 * looks on. */
	void (*asked)(struct forced_chance *, struct table *, const struct query *);
};

/* Plays one order of a seat as a line would be: DONE, or all of it taken back. line: its number in
 * the seat's program, 0 where there is none. */
int play_order(struct table *, int seat, int line, const struct order *);
/* Whether it would be DONE; nothing is changed, no chance is used. */
bool play_trial(struct table *, int seat, const struct order *);
/* Whether the line being played was told that it is refused for that; NULL: for anything. */
bool refused_so(const struct table *, const struct fact_entry *);
/* Forgets the dice of an entry J_ROLL that is taken back: the next throw is the same again. */
void roll_back(struct table *, const struct entry *);
/* What the dice of an entry J_ROLL are known by, as "march/seat=2/space=s24". */
void roll_label(struct buf *, const struct table *, const struct entry *);
/* True if all tests hold now. question and about as in query; 0 and NULL for an order's. */
bool play_tests(struct table *, int seat, int line, const struct tests *, int question,
	const int *about, const struct order *);

/* ---- a season ---- */

/* Begins the set-up (season 0) or the next season, with these keys of chance and the programs and
 * the day that stand in the table. */
void season_play(struct table *, const struct chance *, bool setup);
bool season_over(const struct table *);
/* The seats that have something to write for the season after this one, whose table lies as that has left
 * it: those that are not out and that the game calls, all of them where the game does not say. None after
 * the last season. */
seats season_writers(const struct table *);
/* A copy of the table as the next season and that seat's turn in it begin, as far as the processor
 * knows: what may be ordered next is read from it. The caller frees it. */
struct table *season_ahead(const struct table *, int seat);
/* What every table must hold beside what the game audits: lists whole, stacks positive. NULL, or
 * what is broken. */
const char *season_audit(const struct table *);

#endif
