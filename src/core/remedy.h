/* SPDX-License-Identifier: MIT
 * How a line that cannot be read is written right: the name, word or order that was meant, else what may stand
 * there, else the line's form with an example.
 *
 * What is always true: a remedy is made of the rules and the box alone, so it tells nothing of a match; an
 * example shows how a line is written, and need not be allowed as things stand. Each appends a sentence
 * without its full stop. */
#ifndef CORE_REMEDY_H
#define CORE_REMEDY_H
#include "core/form.h"

/* Of an order that fits no form. */
void remedy_order(
	struct buf *, const struct names *, const struct line_words *, const struct form_fault *);
/* Appends the words that were meant by those of a line which is no order: with one word corrected, or two made one name,
 * or in another order. They need not be an order either. Returns false where there are none. */
bool remedy_meant(
	struct buf *, const struct names *, const struct line_words *, const struct form_fault *);
/* Appends the one name of a type that a word is like, mistyped. Returns false where there is none. */
bool remedy_name(struct buf *, const struct names *, const struct arg *, struct span word);
/* Of a test that cannot be read, or of one without its colon, with what can be tested. order: "" where none is known;
 * said: the condition as it was written, n 0: what is wrong with it is said elsewhere. */
void remedy_test(struct buf *, const struct names *, const char *order, struct span said);
/* Of a policy whose tests or answers cannot be read. */
void remedy_policy(struct buf *, const struct names *, int question, bool test, struct span said);
/* Returns whether some word answers a question; 0 is no question. */
bool remedy_answers(const struct names *, int question, struct span said);
/* Of a line that is none, and names a question: how that is answered. Returns whether it names one. */
bool remedy_asked(struct buf *, const struct names *, struct span line);
/* Of the word behind `when` that is no question; appends nothing where it is like none. */
void remedy_question(struct buf *, const struct names *, struct span word);
/* Of what stands behind `when`, without its colon. Returns whether it is a policy but for that: of which question,
 * with which answer. */
bool policy_without_colon(
	struct span *question, struct span *answer, const struct names *, struct span rest);

/* Returns whether a name has a word as one of its parts: copper-mines has mines. */
bool remedy_has_part(struct span name, struct span word);

#endif
