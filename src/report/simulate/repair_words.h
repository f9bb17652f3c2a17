/* SPDX-License-Identifier: MIT
 * Words as people write them in orders: those that say nothing of an order, and those that they write for another one. */
#ifndef REPORT_REPAIR_WORDS_H
#define REPORT_REPAIR_WORDS_H
#include "core/form.h"

/* The most that a word of players may mean. */
enum { CALLED_AS = 4 };
/* What a word of the line can be, whatever the form. */
struct repair_word {
	struct span word, bare; /* bare: without marks */
	bool harmless, leading, any_piece, all, both, wishes, article;
	bool range;		       /* "to" between two spaces */
	bool aims;		       /* "for" what it is */
	bool lies_there;	       /* it says what lies on the space that the next word names */
	int number;		       /* that is written out: 3 of "three"; 0: none is */
	uint64_t otherwise;	       /* by bits: for which words of orders people write it */
	const char *called[CALLED_AS]; /* as a first word, those of repair_called; NULL ends */
};
/* Each word is looked at many times, in each form. repair_look finds once what each is by itself; repair_look_around what it
 * is by those beside it. */
void repair_look(struct repair_word[], const struct names *, const struct line_words *);
void repair_look_around(struct repair_word[], const struct names *, const struct line_words *);
/* Returns the word of orders that a bit of `otherwise` stands for. */
const char *repair_otherwise(int bit);

/* Returns the question of "when QUESTION"; 0: it is the word of an order. */
int repair_asked(const struct names *, const char *called);
/* Returns whether a word says nothing of an order, wherever it stands: "please". */
bool repair_is_harmless(struct span word);
/* Returns whether a line is to count from now on: "every season: ..."; and whether a word is one of those that say so. */
bool repair_stands(struct span line);
bool repair_is_of_standing(struct span word);
/* Returns whether a word says no more than "ships of" does, between "both" or "all" and whose they are. */
bool repair_is_group(struct span word);
/* Returns whether a word only leads to a name: "on", "towards". */
bool repair_is_leading(struct span word);
/* Returns whether a word says nothing but that its writer wishes what else they name: "I'd take g3 or g6". */
bool repair_wishes(struct span word);

#endif
