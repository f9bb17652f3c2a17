/* SPDX-License-Identifier: MIT
 * Forms: the words of an order as a pattern. An order line is read by a form, and an order is
 * written out by it. Reading only binds names; whether an order may be played is for the game to
 * say. */
#ifndef CORE_FORM_H
#define CORE_FORM_H
#include "core/names.h"

/* Limits: words of a line, bytes of a word, steps to match one form with a line. */
enum { WORDS = 120, WORD_BYTES = 80, FORM_STEPS = 4000 };

/* A line cut into words at blanks, without the commas that end words. words_cut returns false when
 * there are too many words, of which the last are then left out, or when a word is too long to be a
 * name. */
struct line_words {
	int n;
	struct span word[WORDS];
	bool comma[WORDS]; /* behind the word */
};
bool words_cut(struct line_words *, struct span line);
/* Adds one word to less than WORDS. Returns false when it is too long to be a name. */
bool words_add(struct line_words *, struct span word);

typedef struct arg form_type(const struct rules *, struct span);
/* Compiles a form's words; bug() where they are no form. */
void form_make(struct form_pattern *, const char *words, const struct rules *, form_type *);

/* Where a line does not fit. */
struct form_fault {
	int form; /* that the line fits furthest; 0: it begins as none */
	int word; /* from 0, the first that does not fit */
	int hole; /* of the form, which that word does not fill; -1: it is none of a hole */
};
/* Reads a line by the form that it fits; no line fits two. Returns false with a reason that names the first word
 * that does not fit and says what could stand there. why, fault NULL: not wanted. */
bool form_read(struct order *, const struct names *, const struct line_words *, struct buf *why,
	struct form_fault *);
/* Cuts the titles out of a line's words that stand before a name of what they mean: "king hrolf". Returns false
 * where there is none. form_read looks behind them. */
bool form_untitled(struct line_words *, const struct box *, const struct line_words *);
/* Gets a line with words as one that are a name of the box only together: "sea battle". Returns whether it has some. */
bool form_joined(struct line_words *, const struct box *, const struct line_words *);
/* Returns the first number of a line of that form which could count the name before it as well as the one behind it:
 * "sell spice 2 iron", where no comma says which, and the first name of the list has no number before it; 0: there is
 * none. Such a line is no order. */
int form_count_behind(const struct names *, int form, const struct line_words *);
/* Appends the line with commas before such numbers, so that each counts the name behind it. */
void form_parted(struct buf *, const struct names *, int form, const struct line_words *);
/* Appends the line with such numbers before the names that they stand behind. Returns false where it has none. */
bool form_counted(struct buf *, const struct names *, int form, const struct line_words *);
/* Says of such a line what is unclear, and how it is written where each number counts the name behind it. */
void form_say_counts(struct buf *why, const struct names *, int form, const struct line_words *);
/* Returns whether a line is that form, or could be its beginning; fills the order as far as the
 * line goes. */
bool form_begins(struct order *, const struct names *, int form, const struct line_words *);
/* Returns whether a line could be the beginning of some form. */
bool form_begins_any(const struct names *, const struct line_words *);
/* The ways in which a form can go on behind what it was matched with: with which nodes, and behind the end of the inside
 * of which; bits, 1 << node, and for ends 1 << (node + 1), bit 0 being the end of the form. */
struct form_state {
	uint64_t nodes, ends;
};
/* The same word by word: form_start begins, form_goes_on takes one more word. Returns false where none fits. */
struct form_state form_start(const struct names *, int form);
bool form_goes_on(struct form_state *, const struct names *, int form, struct span word);
/* Returns whether a line begins with the first word of a form, which may be shortened. */
bool form_begins_some(const struct names *, struct span line);
/* Returns whether a word is like another one: a letter is another, missing or one too many, or two changed
 * places. The word itself is not like it. */
bool word_is_mistyped(struct span word, struct span meant);
/* Finds a form behind *form, of which 0 is before the first, whose first word was meant by one that is
 * mistyped. Words of two letters are left out, as too many are like them. Returns that first word, n 0: there is
 * none. */
struct span form_meant(const struct names *, struct span word, int *form);
/* Appends the order that the words of a line are once they stand in another order: "build mine 7,3" of "7,3 build
 * mine". Where the line begins as an order does, only two words that stand side by side are exchanged. Returns
 * false where there is none. */
bool form_rearranged(struct buf *, const struct names *, const struct line_words *);
/* Writes a line without the blanks around dashes that part two numbers, and with a dash for "to" between them: "7,7 - 8,7",
 * "7,7 to 8,7". Returns whether there was one. */
bool form_dashed(struct buf *, struct span line);
/* Reads a line that is no order as it is cut into words, and is one alone where blanks are taken out around commas
 * between numbers, "6, 5", or put between a number and a letter, "1wheat"; or
 * taken out around the dashes between numbers, "7,7 - 8,7". Returns false, and leaves the order as it
 * is, where it is none so, or may be several. */
bool form_recut(struct order *, const struct names *, struct span line);
/* Reads a line that is no order, and is one alone as words of a sentence: without such as "the" and "and" where they do
 * not fit, with two words as the one name that they are, and names of one for several: "buy the rail lance and 2 orcs".
 * Returns false, and leaves the order as it is, where it is none so, or may be several. stopped, NULL: not wanted: is
 * appended the words as far as they are an order so, and behind them the others. */
bool form_loosened(
	struct order *, const struct names *, const struct line_words *, struct buf *stopped);
/* Returns the number that a word is, 3 of "three"; 0: none. */
int word_number(struct span word);
/* Returns a word without the signs of a sentence around it. */
struct span form_bare(struct span word);
/* Returns whether a word of a line leads from one space to another: "r6a to r6f". */
bool form_is_range(const struct names *, const struct line_words *, int word);
/* Returns whether a word of a line is the "a" or "I" of a sentence: a short name that is written so stands behind a
 * number, or at the end, and a word of the order is none. */
bool form_is_article(const struct names *, const struct line_words *, int word);
/* Gets the nth name, from 0, of one piece for a word for several: "orc" of "orcs". Returns false where there is none. */
bool form_single(struct buf *, struct span word, int nth);
/* Appends the words of a line that are an order, or the beginning of one, once those that do not fit behind the ones
 * before are left out. Returns whether a word is left. */
bool form_kept(struct buf *, const struct names *, const struct line_words *);
/* Appends the order as a letter may write it. */
void form_print(struct buf *, const struct names *, const struct order *);
/* Appends the words of a form, or of an answer, as people read them: "build COUNTER SPACE ...", where capitals stand for
 * names, three dots for more of the same, brackets, "(max NUMBER)", for what may be left out, and a stroke, "wall/tower",
 * for one of them. */
void form_say(struct buf *, const struct rules *, const char *words);
/* Returns the hole to fill next in a partly filled order; -1 when the order is complete. again:
 * repeat a <hole>+ or a {...}+ that may be repeated; take: fill the optional part that comes next.
 * *group is the group of the hole. */
int form_next(const struct rules *, const struct order *, bool again, bool take, int *group);

#endif
