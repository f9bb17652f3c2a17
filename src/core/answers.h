/* SPDX-License-Identifier: MIT
 * Tests and answers: what stands behind `if` and behind `when QUESTION:`. Tests read fields; all of
 * a list must hold. Answers are patterns; each may have tests of its own. */
#ifndef CORE_ANSWERS_H
#define CORE_ANSWERS_H
#include "core/form.h"

enum { TESTS = 6, ANSWERS = 65 }; /* as many as an order has parts, and one */

/* Fields every game has, besides its own (above 0) and the args of the question (-10 - i). */
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
	thing name; /* of NAME: a thing; of WORD: its number; of HIGHEST: a column */
	const struct box_set *among; /* of NAME: a class or set instead of one thing */
	thing to;
	bool has_to;
	int n; /* how many; 0: none was said, so one, or as many as there are, of ALL */
	struct tests tests;
};
struct answers {
	int n;
	struct answer answer[ANSWERS];
};

/* "gold >= 8 and castles < 1"; question: whose args are fields too, 0 for none. */
bool tests_read(
	struct tests *, const struct names *, int question, struct span text, struct buf *why);
bool answers_read(
	struct answers *, const struct names *, int question, struct span text, struct buf *why);
/* Where a name that a test leaves out comes from: which part of the order, NULL: of none; which of the
 * things a question is about, 0: of none. -1: it is not there. */
int name_in_order(const struct rules *, const struct arg *hole, const struct order *);
int name_in_question(const struct rules *, const struct arg *hole, int question);
/* False with a reason if one of them leaves out a name that neither the order nor, in a policy, the
 * question gives. order NULL: of a policy. */
bool tests_named(const struct tests *, const struct rules *, int question, const struct order *,
	struct buf *why);
/* A test in its words, as a letter may hold it. */
void test_print(struct buf *, const struct names *, int question, const struct test *);

#endif
