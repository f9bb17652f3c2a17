/* SPDX-License-Identifier: MIT
 * Mail commands: the lines of a letter that begin with '/'. They ask for something, or change what belongs
 * to the seat and does not lie on the table: its vacation, its key, the seat itself.
 *
 * What is always true: core never sees a mail command, and orders have the numbers they would have without;
 * what is answered is public or the seat's own; all answers of a letter are one mail, and press is
 * never in it; a text belongs to the mail command above it, and no line of it is an order. A letter of
 * mail commands alone is judged by its signature, and replaces no orders.
 *
 * Why an old letter does nothing: the same text and signature are answered once, for ever. One that
 * was held back on its way is another matter, so a letter with a mail command that changes something names
 * the season that is open, and its seq is higher than that of the last one of that seat and season
 * which did. That seq is a note of the club and does not go along where a match moves to another
 * club; the letters do, and are known there. */
#ifndef CLUB_MAILCMD_H
#define CLUB_MAILCMD_H
#include "club/club.h"
#include "proof/mailcmd_list.h"

/* Whether the first one asks for a seat: *rest is what stands behind its name. */
bool mailcmd_takes_over(const struct mailcmd_list *, struct span *rest);
/* Whether one of them changes something. */
bool mailcmd_changes(const struct mailcmd_list *);
/* Whether one changes that, or anything else of its match: then the letter must be for that match. */
bool mailcmd_binds(const struct mailcmd_list *);
/* Does what the mail commands of a seat's player ask, and appends what is to be answered, in lines of
 * 72 columns. *undone counts those that were not done, with the reason in the answer. The caller's
 * transaction makes it lasting. False with a reason where the store fails. */
bool mailcmd_answer(const struct context *, const struct seat *, const struct mailcmd_list *,
	struct buf *answer, int *undone);

#endif
