/* SPDX-License-Identifier: MIT
 * Phrases: the words of a report, one line each, so that another language needs no C.
 *
 * A line is "NAME: text"; a line that begins with a blank continues it; '#' begins a comment. In a
 * game's file NAME is
 *   FACT     the fact as everybody reads it; FACT+ for those told all of it; FACT* (FACT+*) for
 *            several facts that differ only in args it lists; lead FACT for the opening, which may
 *            come out empty, lead FACT+ for those told all of it; near FACT for the opening, instead, where another seat did
 *            it and the last space that the fact names lies beside one with pieces of the reader; comes FACT
 *            for a forecast, instead of what the opening says: what would come of an order, without its dice;
 *            vain FACT for the answer to a letter: that it would be nothing gained, and what can be done
 *            instead, which may come out empty;
 *            loss FACT, where it does not come out empty: the reader lost a battle, or was attacked in force, which
 *            the opening tells before all else; toll FACT: what all such facts of the season come to, which the
 *            opening says behind what it tells, and which may come out empty;
 *            heading FACT for a heading where such facts begin; turning FACT ("", or
 *            "first": of its kind in the match) marks a turn of the match; part FACT says
 *            what it is in the story: "state", it tells how things stand after the season, and no
 *            deed, so that the opening has its lead beside the next orders; "own", the same of what the
 *            seat in its args has or can do; "outcome", it tells how a fight ended; follows FACT:
 *            in the text it goes on in the line of the fact before it, and where this is not empty, as the
 *            end of the sentence on that one, if that names the same: "and fell"
 *   kind K   "a village; villages": one, of which the first word is the article, and several
 *   called K the zone of a seat that has what a fact calls the seat's K by: a hero by the hero's name
 *   seat S, zone Z ({seat}: whose), word W, question Q: names as they are read
 *   form W   what the order of these words is for, in the template of a letter
 *   pays W   how many ({value}) of what that order buys can be paid for; empty: of the kind it names first. A
 *            form without it is left out of the opening's sentence on that
 *   choice W what stands behind each thing that order may name first, where the page of a mail lists those: its
 *            holes are fields of that thing, and fields without a hole; of a kind its columns, before fields of
 *            the same name, and {note}, what the box says that it does
 *   list W   what may stand in the first hole of that order, where too much may to be listed
 *   idle W   that this order brings nothing unless orders follow it that it is for, where none did
 *   note W   what an order that begins with these two words is, where a note names it
 *   remark R what the game remarks on an order before the season, of a thing ({about})
 *   brings F what field F ({value}) of a kind, whose columns are holes, too, says behind its name in a list of
 *            what may be ordered
 *   dial D ({value}), column Z: what so many of a dial are called, and the head of its column and of a
 *            zone's in the table of seats; head D: a shorter head of that column, where there is no room; table D ({value}): a sentence, or nothing
 *   own D    a sentence on dial D ({value}) of the reader's own seat, above what it holds
 *   each D   a few words on dial D ({value}): for each seat, below the standings; for each {space}
 *            where it differs from its start, below the map
 *   account F  what money came from or went for, where fact F, or a fact with a clause of group F, tells it
 *   goods F  whom fact F brings a good, and from whom it takes one, by the args that are seats: "-of +by". The account
 *            has the goods of which facts with an arg of a class tell so, as many as arg n says, or one
 *   tie N    what key N of the ranking counts ({value}), where it decides between seats of equal points;
 *            it may have the holes of match terms, too
 *   spot D   what dial D ({value}) of a piece says with its space ({space}), or in a zone, where
 *            there is none; pieces of which it says different things are told apart
 *   place A  a line on each space of area A, instead of lists by seat: {at} its title, {mark},
 *            {pieces} what the reader sees there, its dials and columns by name, 0 where the reader
 *            does not see them. Of several areas of a space the game's last one counts. Empty:
 *            nothing is said
 *   group A  a line above those, with the same holes, where it differs from the last one
 *   drawn D  on the drawing. A dial of spaces that holds a seat: under each mark stand how many are
 *            there and whose the space is. A dial of seats that holds a space: under that space
 *            stands the seat's letter. The text of these two lines is unused. Another dial of
 *            spaces: the text ({value}) stands behind the mark, where it differs from its start
 *   holder   the column of spaces that is the seat whose a space is, where pieces have no owner
 *   match about  a sentence or two on what the game is and how long a match takes, for who is invited
 *   match terms  sentences on how the match ends and what was agreed, below the standings: {seats},
 *            its options, and fields without a hole, by their names; dial D of the table is {table-D}
 *   match called  the game's own word for a season, with its number ({value}): month 3. Without it: season 3
 *   match ahead   what comes in the next season, for the opening
 *   match orders  what holds for the orders of a season, above them
 *   match season, match next  the name of the season that was played, and of the next
 *   match points, match total  how many points ({value}) a seat has, and their head in the table, in the
 *            game's own unit, with the holes of match terms, too; without these lines the general
 *            phrases are used. A dial with the same head is not told besides
 *   band     a rough number: {least}, {most} (0: no bound), {which} band, from 1; without this line
 *            the general phrase is used
 *   field F  a field of a seat that a forecast is to tell
 * An empty zone Z is not listed in the text; an empty dial D or column Z not in the table.
 * In the general file NAME is one of those in phrases.def. In a text
 *   {by}           is that arg; a seat is "you" for the reader; {bare by} without an article;
 *                  {note by} what the box says that the kind does; {many what} as many of a kind
 *                  as the arg n says; {many what,} lists them
 *   {links LINK... by}  the names of the spaces that a space's links lead to; of several the first that lead anywhere
 *   {by:am|is}     chooses: a seat by reader, other, nobody; a number by one, more or by none, one,
 *                  more; a word by its place in its list. Choices may have holes
 *   {card,}        lists the arg of all facts folded, {amount+} adds it up, {n} counts them
 * What is always true: every hole of a phrase that was read is one of its args. */
#ifndef REPORT_PHRASES_H
#define REPORT_PHRASES_H
#include "core/table.h"

struct phrases;

/* Reads the general phrases (templates/report.LANG.txt) and the game's (templates/GAME.LANG.txt).
 * The rules must live longer. Returns NULL with a reason that names file and line. */
struct phrases *phrases_read(
	const struct rules *, struct span general, struct span game, struct buf *why);
void phrases_free(struct phrases *);
/* Returns the first fact of the game that has no phrase; NULL: all have one. */
const char *phrases_missing(const struct phrases *);
/* Returns whether the map is told place by place. */
bool phrases_by_place(const struct phrases *);
/* Returns the column of spaces that is the seat whose a space is; 0: none. */
int phrases_holder(const struct phrases *);
/* Returns the dial that says whose a space is, for the drawing; 0: none. */
int phrases_drawn(const struct phrases *);
/* Returns whether they say what a field brings. */
bool phrases_brings(const struct phrases *, int field);

#endif
