/* SPDX-License-Identifier: MIT
 * What the writer of a mail wrote themself, apart from what programs put around it. What is quoted
 * is left out, and the attribution above it; so is all from the headers of another mail on, from a
 * line of 32 underscores, from a rule with words in it above what names the club, and from a line "--" on.
 *
 * Of languages only what "Original Message" and "Forwarded message" are called is known. An attribution ends in a colon and has a number. It stands above a quotation, or
 * has the club's address; headers of another mail are three lines in a row that begin as headers do, and
 * name the club. No line that can be read as an order is part of either. */
#ifndef POST_WORDS_H
#define POST_WORDS_H
#include "post/mail.h"
#include "post/quoted.h"

/* Whose mails are answered: how they are called, and their host with its @. */
struct mail_owner {
	const char *name, *host;
	/* Says whether a line can be read as an order; with is passed on. NULL: none is. */
	bool (*reads)(struct span line, const void *with);
	const void *with;
};

/* The writer's own lines, each with its line feed: those above all that is quoted, and the others, with
 * an empty line for each that is quoted between. An order that a program broke is one line again. */
struct own_words {
	struct buf above, below;
	struct buf broken;  /* those that a program may have broken off a line that it quotes */
	bool cut;	    /* more stands below, which is not the writer's */
	struct span behind; /* that, but for a signature, in the part's text */
};
/* Reads the text of a part. Call own_words_free in every case. */
void words_own(struct own_words *, const struct mail_part *, const struct mail_owner *);
void own_words_free(struct own_words *);
/* Returns whether another mail begins with a line, quoted without marks or forwarded. */
bool words_begin_other(struct mail_line, struct span rest, const struct mail_owner *);

/* What lines answer the club with, whatever it has asked. The first one, short greetings apart, says yes by that word,
 * alone or with words that agree ("Yes, that was me!", "Yes that's fine, leave it"), in one of the languages that
 * players write; any other word in it makes it none. A line that begins with no denies what others say; one that begins with but leaves nothing said. Mail commands, which begin with '/', and the texts below them up to their /end say
 * neither. */
enum words_answer { ANSWERS_NEITHER, ANSWERS_YES, ANSWERS_NO };
enum words_answer words_answer(struct span lines);
/* Puts a mail command, or nothing (""), in place of the line that says yes. Returns whether the words do. */
bool words_put_for_yes(struct buf *words, const char *command);
/* Puts lines in place of a yes with a mark behind it that others follow, in its line or below ("yes. And buy 3 orcs");
 * what follows it in its line stays as a line of its own. Nothing is changed where one of the lines is said once more,
 * or a line denies or limits. */
void words_put_beside_yes(struct buf *words, struct span lines);
/* What lines say to an invitation. The first one, short greetings apart, says yes by what it begins with, whatever
 * follows but what takes it back ("yes, but not now"); it says no by first words that can mean nothing else ("No, thank
 * you"). A later line that says no so takes a yes back. *at: gets that line; *behind: what stands in it behind the yes. */
enum words_answer words_invited(struct span lines, struct span *at, struct span *behind);
/* Puts a mail command, or lines, in place of the line that answers whether other orders stay, too: of yes the first ones,
 * of no the second. Whoever says that the last ones are all says no by that, whatever stands before it: "Yes, those are
 * all my orders". Returns which it is; neither where it cannot be told. */
enum words_answer words_put_for_more(struct buf *words, const char *more, const char *all_said);
/* Returns whether it is one line that says so, whatever it names: "No, only the march". */
bool words_one_says_all(const struct buf *words);
/* Returns whether it is one line that says no and nothing else. */
bool words_one_says_no(const struct buf *words);
/* Returns whether lines thank and say nothing else, greetings, closings and a name apart. */
bool words_only_thank(struct span lines);
/* Appends lines without those that a phone or program writes below what somebody says: "Sent from my iPhone". */
void words_add_said(struct buf *, struct span lines);
/* Returns whether one of some patterns stands in a line: of "call me, send|mail .. report" the second has one of two words,
 * then the last one, with up to four words between. *rest: what follows it in the line. */
bool words_say(struct span line, const char *patterns, struct span *rest);
/* Returns whether one of some lines is longer than a greeting. */
bool words_one_speaks(struct span lines);
/* Appends the name of a person that a line begins with, in the form of character_name; nothing where it begins with
 * none. A name has words of letters, digits, hyphens and apostrophes; a full stop goes on behind an initial, Dr or St.
 * It ends with a sentence, before any other mark, and before what is said to somebody: thanks, please, regards. */
void words_name(struct buf *name, struct span line);
/* Appends lines that somebody wrote, the first ones up to a number, each cleaned and marked: in an answer the
 * mark makes them a quotation. */
void words_show(struct buf *, struct span lines, int most);

#endif
