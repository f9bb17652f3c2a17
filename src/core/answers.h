/* SPDX-License-Identifier: MIT
 * Tests and answers: what follows `if` and `when QUESTION:`. A test reads a field; a list of tests
 * holds when all of them hold. An answer is a list of patterns, each of which may have tests of its
 * own. */
#ifndef CORE_ANSWERS_H
#define CORE_ANSWERS_H
#include "core/form.h"

enum { TESTS = 6, ANSWERS = 65 }; /* answers: as many as an order has parts, and one more */

/* Fields that every game has. The game's own are above 0; the question's args are -10 - i. */
enum { F_SEASON = -1, F_SEAT = -2, F_NTH = -3, F_ABOUT = -10 };
enum test_operator { IS_SET, EQUAL, UNEQUAL, LESS, LESS_EQUAL, MORE, MORE_EQUAL };

struct test {
	int field;
	enum test_operator op;
	bool has_arg;
	thing arg;
	int value;
};
struct tests {
	int n;
	struct test test[TESTS];
};

struct answer {
	enum { A_NAME, A_WORD, A_ALL, A_ANY, A_NONE, A_HIGHEST, A_LOWEST, A_LOT } what;
	thing name; /* of NAME: a thing; of WORD: the word's number; of HIGHEST: a column */
	const struct box_set *among; /* of NAME: a class or set instead of one thing */
	thing to;
	bool has_to;
	int n; /* how many; 0: no number was given, so one, or for ALL as many as there are */
	struct tests tests;
};
struct answers {
	int n;
	struct answer answer[ANSWERS];
};

/* Reads "gold >= 8 and castles < 1". The args of question are fields as well; 0: there is no
 * question. */
bool tests_read(
	struct tests *, const struct names *, int question, struct span text, struct buf *why);
/* Returns a column by its name, which may be said of several: "values"; 0: there is none. */
int answers_column(const struct rules *, struct span word);
bool answers_read(
	struct answers *, const struct names *, int question, struct span text, struct buf *why);
/* Where a name comes from that a test leaves out: the part of the order, or the thing the question
 * is about, counted from 0. The order or question may be missing (NULL, 0). -1: the name is not
 * there. */
int name_in_order(const struct rules *, const struct arg *hole, const struct order *);
int name_in_question(const struct rules *, const struct arg *hole, int question);
/* Returns false with a reason if a test leaves out a name that neither the order nor, in a policy,
 * the question gives. order NULL: the tests are of a policy. */
bool tests_named(const struct tests *, const struct rules *, int question, const struct order *,
	struct buf *why);
/* Appends a test as a letter may write it. */
void test_print(struct buf *, const struct names *, int question, const struct test *);

/* Returns whether a pattern that names something fits an option; kind: that of `what`, or NONE. */
bool answer_fits(const struct answer *, thing what, thing kind, thing to);

#endif
