/* SPDX-License-Identifier: MIT
 * Where a club's letters come from, by its name: what post/source.h reads, or the mailbox of a URL at a
 * server, with the club's settings.
 *
 * What is always true: of a mailbox at a server a cursor, the UIDVALIDITY and the last UID, is stored with
 * the letters; only then a mail is moved. So nothing is lost or read twice, whenever the program ends. */
#ifndef CLUB_MAILBOX_H
#define CLUB_MAILBOX_H
#include "club/work_end.h"
#include "post/source.h"

struct mailbox;

/* Returns the name that the setting take gives, to be freed; NULL: it gives none. */
char *mailbox_own(const struct club *);
/* Opens it. Where that fails *box is NULL. */
enum work_end mailbox_open(const struct context *, const char *name, struct mailbox **box);
/* Has the files of a plain folder moved into taken/ in it, by mailbox_flush. */
void mailbox_clears(struct mailbox *);
/* Returns whether it is at a server. */
bool mailbox_is_served(const struct mailbox *);
/* As source_next. */
enum source_result mailbox_next(struct mailbox *, struct incoming_letter *, struct buf *why);
/* Tells, after the end, whether mails are left for another run, so that no season may be played
 * yet. A mail that the server does not hand out counts as such for an hour; then players need not
 * wait for it any longer. */
bool mailbox_unfinished(struct mailbox *, const struct context *, bool *unfinished);
/* Leaves the mail of that token, the last one handed out, for another run. */
void mailbox_skip(struct mailbox *, size_t token);
/* Stores the cursor in the transaction of the letter of that token, the last one handed out. */
bool mailbox_keep(struct mailbox *, size_t token, struct buf *why);
/* Moves the letter, at once or with later ones. Call it once that transaction is durable. */
bool mailbox_done(struct mailbox *, size_t token, struct buf *why);
/* Moves the letters that are left. Call it before mailbox_close. */
bool mailbox_flush(struct mailbox *, struct buf *why);
void mailbox_close(struct mailbox *);

#endif
