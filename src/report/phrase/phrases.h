/* SPDX-License-Identifier: MIT
 * Phrases: the words of a report, one line each, so that another language needs no C.
 *
 * A line is "NAME: text"; one that begins with a blank continues it; '#' begins a comment. Of a
 * game's file NAME is
 *   FACT     the fact as everybody reads it; FACT+ for those told all of it; FACT* (FACT+*) of
 *            several that differ in the args it lists alone; lead FACT for the opening, which may
 *            come out empty; heading FACT for a heading where such facts begin; turning FACT ("", or
 *            "first": of its kind in the match) marks it as a turn of the match
 *   kind K   "a village; villages": one of it, the first word being its article, and several
 *   seat S, zone Z ({seat}: whose), word W, question Q: names as they are read
 *   dial D, column Z: heads in the table of seats; table D ({value}): a sentence, or nothing
 *   own D    a sentence on dial D ({value}) of the reader's own seat, above what it holds
 *   each D   a few words on dial D ({value}): of each seat, below the standings; of each {space} where it
 *            stands otherwise than at first, below the map
 *   tie N    what key N of the ranking counts ({value}), for those whom it tells apart
 *   spot D   what dial D ({value}) of a piece says with its space ({space}), or in a zone, where there
 *            is none; pieces of which it says something else are told apart
 *   place A  a line on each space of area A, instead of what every seat has where: {at} its title,
 *            {mark}, {pieces} what the reader sees there, its dials and columns by their names, 0
 *            where he does not see them. Of several areas of a space the last one of the game counts.
 *            Empty: nothing is said
 *   group A  a line above those, of the same holes, where it differs from the last one
 *   drawn D  on the drawing. A dial of spaces that holds a seat: under each mark stands how many are
 *            there and whose the space is; a dial of seats that holds a space: under that space stands
 *            the seat's letter. What these lines say is of no matter. Any other dial of spaces: what
 *            is said of it ({value}) stands behind the mark, where it stands otherwise than at first
 *   match terms  sentences on how the match ends and what was agreed on, below the standings: {seats},
 *            its options, and what the game works out without being asked of what, by their names
 *   band     a number seen in the rough: {least}, {most} (0: no bound), {which} band, from 1; without
 *            it the general phrase is taken
 *   field F  what the game works out of a seat, where a forecast is to tell it
 *   an empty zone Z is listed nowhere in the text, an empty dial D or column Z not in the table
 * and of the general file one of those phrases.c lists. In a text
 *   {by}           is that arg; of a seat "you" for the reader; {bare by} without an article;
 *                  {note by} what the box says that such a kind does; {many what} so many of
 *                  a kind as the arg n says, and {many what,} lists them
 *   {by:am|is}     chooses: a seat by reader, other, nobody; a number by one, more or by none, one,
 *                  more; a word by its place in its list. Choices may hold holes
 *   {card,}        lists the arg of all facts folded, {amount+} adds it up, {n} counts them
 * What is always true: every hole of a phrase that was read is one of its args. */
#ifndef REPORT_PHRASES_H
#define REPORT_PHRASES_H
#include "core/table.h"

struct phrases;

/* The general phrases (templates/report.LANG.txt) and those of the rules' game
 * (templates/GAME.LANG.txt). NULL with a reason that names file and line where a text is none. The
 * rules must outlive it. */
struct phrases *phrases_read(
	const struct rules *, struct span general, struct span game, struct buf *why);
void phrases_free(struct phrases *);
/* The first fact of the game that has no phrase, NULL when all have one. */
const char *phrases_missing(const struct phrases *);
/* Whether the map is told place by place. */
bool phrases_by_place(const struct phrases *);
/* The dial that says whose a space is, for the drawing; 0: none does. */
int phrases_drawn(const struct phrases *);

#endif
