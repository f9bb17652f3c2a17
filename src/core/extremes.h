/* SPDX-License-Identifier: MIT
 * Answers that choose by a number on the cards, "2 highest value": which numbers there are, and what was meant by one
 * that does not name its number. */
#ifndef CORE_EXTREMES_H
#define CORE_EXTREMES_H
#include "core/names.h"

/* Lists the columns with numbers that tell apart what may answer a question: "value, firepower". */
void extremes_list(struct buf *, const struct names *, int question);
/* Appends the answers of a text with the number that each highest or lowest lacks. Where that is no answer, the first
 * of these alone. Returns false where the text has none, or nothing that may answer has numbers. */
bool extremes_meant(struct buf *, const struct names *, int question, struct span said);
/* Appends such an answer to a question that is answered so where its seat says nothing. Returns whether it is. */
bool extremes_example(struct buf *, const struct question *);

#endif
