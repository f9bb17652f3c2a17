/* SPDX-License-Identifier: MIT
 * Playing: orders, questions and chance of one season, on the processor's side. */
#ifndef CORE_PLAY_H
#define CORE_PLAY_H
#include "core/program.h"
#include "core/table.h"

/* Answers and orders that do not come from letters: random play, the autopilot. */
struct source {
	/* As the verb next: plays one order of these phases by play_order; returns its form, or
	 * 0. */
	int (*next)(struct source *, struct table *, int seat, unsigned phases);
	/* Takes from least to most options: sets n of each and returns how many entries of order[]
	 * it filled. NULL: the seat's policies answer, else the default. */
	int (*answer)(struct source *, struct table *, const struct seat_question *, int *order);
};

/* Dice, draws and shuffles set by hand, and a watcher, for cases and what-if. */
struct forced_chance {
	/* Returns the j-th die of a label; 0: chance decides. NULL: chance decides all dice. */
	int (*die)(struct forced_chance *, struct table *, int label, const int *args, int n,
		int sides, int j);
	/* Returns what is drawn from a place; NONE: chance decides. */
	thing (*lot)(struct forced_chance *, struct table *, thing place);
	/* Puts a shuffled place into the wanted order; returns false: chance decides. */
	bool (*shuffle)(struct forced_chance *, struct table *, thing place);
	/* Called with each question that was answered, before the answer goes into the journal;
	 * NULL: nobody watches. */
	void (*asked)(struct forced_chance *, struct table *, const struct seat_question *);
};

/* Plays an order of a seat as a line would be played: the result is DONE, or all of it is taken
 * back. line: its number in the seat's program; 0: it has none. */
int play_order(struct table *, int seat, int line, const struct order *);
/* Returns the kind that an option stands for: the kind of a piece, else the thing itself. */
thing option_kind(const struct table *, thing what);
/* Frees the programs of all seats, and forgets who played instead of them. */
void play_end(struct table *);
/* Returns what the result of the order would be. Changes nothing and uses no chance. */
int play_trial(struct table *, int seat, const struct order *);
/* Returns whether the line being played was already refused with that fact; NULL: with any fact. */
bool refused_so(const struct table *, const struct fact_entry *);
/* Forgets the dice of a J_ROLL entry that is taken back, so that the next throw gives the same
 * dice. */
void roll_back(struct table *, const struct entry *);
/* Appends the label of a J_ROLL entry's dice, as "march/seat=2/space=s24". */
void roll_label(struct buf *, const struct table *, const struct entry *);
/* Returns whether all tests hold now. question and about as in struct seat_question; 0 and NULL for
 * tests of an order. */
bool play_tests(struct table *, int seat, int line, const struct tests *, int question,
	const int *about, const struct order *);

/* ---- a season ---- */

/* Begins the set-up (season 0) or the next season, with these keys of chance and with the programs
 * and the day that the table holds. */
void season_play(struct table *, const struct chance *, bool setup);
/* The same on a guess, which may lack what must hold of a table. */
void season_imagine(struct table *, const struct chance *, bool setup);
bool season_over(const struct table *);
/* Returns the seats that have something to decide next season, from the table as the last season
 * left it: those that are not out and for which the game's writes() says so, all of them where it
 * is NULL. None after the last season. */
seats season_writers(const struct table *);
/* Returns a copy of the table as it will be when the next season and that seat's turn begin, as far
 * as the processor knows. What may be ordered next is read from that copy. The caller frees it. */
struct table *season_ahead(const struct table *, int seat);
/* Returns NULL, or what is broken: lists must be whole, stacks positive, and the game's own audit
 * must pass. */
const char *season_audit(const struct table *);

#endif
