/* SPDX-License-Identifier: MIT
 * A letter with the lines of an answer in their places.
 *
 * What is always true: each line of the answer takes the place of one that it is about: the one for the same question, or
 * the same kind of order about the same thing; else of one at fault that begins with the same word, or, if that one
 * cannot be read, shares most words with it. All others stay, but for what something is to
 * come instead of, and for what would be refused and is left out where others are said once more; and what has no place
 * comes last, or first where it is told so. */
#ifndef CLUB_MERGED_H
#define CLUB_MERGED_H
#include "club/tried.h"
#include "core/program.h"

/* Orders as they were written, and as they were surely meant. */
struct order_proposal {
	const struct orders *o;
	const struct line_list *tried;
	struct orders *sure; /* what has no sure guess cannot be read here either */
	int *of;	     /* for each of its lines, the one of o that it was written as */
};
/* Reads what was surely meant. A line may be meant as several. Returns whether each of these is one again. */
bool sure_make(struct order_proposal *, const struct orders *, const struct line_list *tried,
	const struct names *);
void sure_free(struct order_proposal *);
/* Returns whether a line is written otherwise than it was meant. */
bool sure_is_guess(const struct order_proposal *, int i);
/* Appends the lines as they were meant. Of what cannot be read the lines stand behind a '#'; what depends on such a line
 * goes with it. */
void sure_write(struct buf *, const struct order_proposal *);

/* Returns whether one of two lines may be to take the place of the other: they answer the same question, are the same kind
 * of order about the same thing, or lists from which one is picked. */
bool merging_contends(const struct names *, const struct line *, const struct line *);
/* Upper and lower case mean the same. */
bool orders_have(const struct orders *, struct span line);

struct letter_change {
	const struct order_proposal *stands, *answer;
	const struct orders *before; /* the lines that stood when the season opened */
	const struct names *names;
	bool numbered; /* what stands is the letter that is in, with the numbers that its player read */
	bool *instead; /* for each line that stands, as it was written: something is to come instead of it */
	int *by; /* for each line that stands, one more than the line of the answer that takes its place; 0: none */
};
/* The caller has set `numbered`. */
void merging_make(struct letter_change *, const struct names *, const struct order_proposal *stands,
	const struct order_proposal *answer, const struct orders *before);
void merging_free(struct letter_change *);
/* Returns whether the answer says nothing of a line that stands, is understood and would not be refused. */
bool merging_leaves_out(const struct letter_change *);
/* Returns whether the answer takes back a line that stands. */
bool merging_takes_out(const struct letter_change *);
/* Gives lines of the answer whose turn would not come in the letter of both, as it was tried, the place of the line before
 * them that begins with the same word. Returns whether there is one. */
bool merging_yields(
	struct letter_change *, const struct orders *both, const struct line_list *tried);
/* Appends both as one letter: meant as sure_write does, written as its lines were written. */
void merging_write(const struct letter_change *, struct buf *meant, struct buf *written);

#endif
