/* SPDX-License-Identifier: MIT
 * Forms: the words of an order as a pattern, an order line read by it, an order written out again.
 * Reading binds names, nothing else: whether an order may be played is the game's to say. */
#ifndef CORE_FORM_H
#define CORE_FORM_H
#include "core/names.h"

/* The most words of a line, bytes of a word, and steps in which one form is laid upon a line. */
enum { WORDS = 120, WORD_BYTES = 80, FORM_STEPS = 4000 };

/* A line cut into words: blanks part them, commas at their ends are dropped. words_cut is false
 * when there are more of them, the rest being left out, or when one is too long to be a name. */
struct line_words {
	int n;
	struct span word[WORDS];
};
bool words_cut(struct line_words *, struct span line);

typedef struct arg form_type(const struct rules *, struct span);
/* Compiles a form's words; bug() where they are no form. */
void form_make(struct form_pattern *, const char *words, const struct rules *, form_type *);

/* Reads a line as the one form it fits. False with a reason that names the word that does not fit
 * and what could stand there. */
bool form_read(struct order *, const struct names *, const struct line_words *, struct buf *why);
/* Whether a line is that form, or could be its beginning; the order is filled as far as the line goes. */
bool form_begins(struct order *, const struct names *, int form, const struct line_words *);
/* The order in its words, as a letter may hold it. */
void form_print(struct buf *, const struct names *, const struct order *);
/* Of a partly filled order (of which more groups are wanted or not): the hole to be filled next, -1
 * when it is complete. again: fill a <hole>+ or a {...}+ once more where that is open; take: go into
 * an optional part where one comes. *group is the group the hole is in. */
int form_next(const struct rules *, const struct order *, bool again, bool take, int *group);

#endif
