/* SPDX-License-Identifier: MIT
 * A condition as people write it: "if they attack, play raid", "gold b mine 5,5 unless gold < 4".
 *
 * What is always true: what is proposed says all of it, or nothing is proposed. */
#ifndef REPORT_CONDITION_H
#define REPORT_CONDITION_H
#include "core/answers.h"

struct condition {
	struct span said;  /* with the word that it begins with; n 0: there is none */
	struct span order; /* what is to be done */
};
struct condition condition_cut(const struct names *, struct span line);
/* Appends "if TEST: ", as it stands before that order. Returns false where nothing can be tested that says the same. */
bool condition_write(
	struct buf *, const struct names *, const struct condition *, const struct order *);

#endif
