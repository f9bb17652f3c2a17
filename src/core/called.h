/* SPDX-License-Identifier: MIT
 * What players call an order, who know the board game or write as people do: "hire" for "recruit", "walk" for "go". */
#ifndef CORE_CALLED_H
#define CORE_CALLED_H
#include "core/form.h"

/* What people write for a word of an order, in any game, and that word. */
enum { CALLED_WORDS = 62 };
extern const char *const called_words[CALLED_WORDS][2];

/* Returns whether people write a word for another one of an order: "move" for "march". */
bool called_means(struct span said, struct span word);
/* Returns the nth, from 0, of what a word of players means: the first word of the orders that it begins, or "when
 * QUESTION"; NULL: no more is known. */
const char *called_as(const struct names *, struct span word, int nth);
/* Returns a line without what leads to an order: courtesies, and "I want to" or "we'll". */
struct span called_behind_lead(struct span line);
/* Returns whether a line begins with such a word, behind courtesies or what its writer wants, and names what it is about:
 * "I want to hire two soldiers". */
bool called_begins(const struct names *, struct span line);

#endif
