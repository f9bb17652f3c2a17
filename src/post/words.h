/* SPDX-License-Identifier: MIT
 * What the writer of a mail wrote themself, apart from what programs put around it. What is quoted
 * is left out, and the attribution above it; so is all from the headers of another mail on, from a
 * line of underscores, from a rule with words in it, and from a line "--" on.
 *
 * No language is known. An attribution ends in a colon, and has the club's address, or a number and the
 * club's name or a quotation below it; headers of another mail are three lines in a row that begin as
 * headers do, and name the club. */
#ifndef POST_WORDS_H
#define POST_WORDS_H
#include "post/mail.h"

/* Whose mails are answered: how they are called, and their host with its @; "": not known. */
struct mail_owner {
	const char *name, *host;
};

/* The writer's own lines, each with its line feed: those above all that is quoted, and the others, with
 * an empty line for each that is quoted between. */
struct own_words {
	struct buf above, below;
};
/* Reads the text of a part. Call own_words_free in every case. */
void words_own(struct own_words *, const struct mail_part *, const struct mail_owner *);
/* Reads the first text of a mail in which its writer wrote something, files last. */
void words_of_mail(struct own_words *, const struct mail *, const struct mail_owner *);
void own_words_free(struct own_words *);

#endif
