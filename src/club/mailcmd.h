/* SPDX-License-Identifier: MIT
 * Mail commands: the lines of a letter that begin with '/'. They ask for something, or change what
 * belongs to the seat off the table: its vacation, its key, the seat itself.
 *
 * What is always true: core never sees a mail command, and orders keep the numbers they would have
 * without. Answers are public or the seat's own. All answers to a letter are one mail, never with
 * press. A text belongs to the mail command above it, and none of its lines is an order. A letter
 * of only mail commands is judged by its signature, and replaces no orders.
 *
 * Why an old letter does nothing: a text with its signature is answered only once. A letter that
 * was held back on its way must not undo later ones, so a letter with a command that changes
 * something names the open season, and its seq is higher than that of the last such letter of the
 * seat and season. That seq is a note of the club and stays behind when a match moves to another
 * club; the letters move along and are recognized there. */
#ifndef CLUB_MAILCMD_H
#define CLUB_MAILCMD_H
#include "club/club.h"
#include "proof/mailcmd_list.h"

/* Returns whether the first command asks for a seat. *rest: what follows its name. */
bool mailcmd_takes_over(const struct mailcmd_list *, struct span *rest);
/* Returns whether one of the commands changes something. */
bool mailcmd_changes(const struct mailcmd_list *);
/* Returns whether one changes something of its match, so that the letter must name that match. */
bool mailcmd_binds(const struct mailcmd_list *);
/* Returns whether one only tries the orders, by /forecast. */
bool mailcmd_tries(const struct mailcmd_list *);
/* Returns how many bytes of a text without a line /end stand before its first line that may be an order. */
size_t mailcmd_before_orders(const char *text, const struct names *);
/* Returns whether a text without a line /end has a line that may be an order. */
bool mailcmd_hides(const struct mailcmd_list *, const struct names *);
/* Returns whether one says that the season need not wait for another letter. */
bool mailcmd_settles(const struct mailcmd_list *);
/* Returns whether a match is in a state in which that command can be done. */
bool mailcmd_may(const struct match *, struct span name);
/* Returns the name of the next command, from *at on, that changes who has the seat, by which key, or where its
 * mails go, as its line stands; NULL: there is none. *at begins as 0 and goes behind it. */
const char *mailcmd_moving(const struct match *, const struct mailcmd_list *, int *at);
/* Does what the mail commands of a seat's player ask, and appends the answer in lines of 72
 * columns. *undone: number of commands not done, with reasons in the answer. The caller commits.
 * Returns false with a reason where the store fails. */
bool mailcmd_answer(const struct context *, const struct seat *, const struct mailcmd_list *,
	struct buf *answer, int *undone);

#endif
