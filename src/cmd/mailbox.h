/* SPDX-License-Identifier: MIT
 * The mailbox of a club at a server, as take reads it. What was read is known by a cursor, the
 * UIDVALIDITY and the last UID, that is stored with the letters; only then a mail is moved. So
 * nothing is lost or read twice, whenever the program ends. */
#ifndef CMD_MAILBOX_H
#define CMD_MAILBOX_H
#include "cmd/open.h"
#include "post/source.h"

struct mailbox;

/* Opens the mailbox of that URL with the settings of the club; ends the program where that cannot be
 * done now. */
struct mailbox *mailbox_open(struct club *, const char *url);
/* As source_next. */
enum source_step mailbox_next(struct mailbox *, struct incoming_letter *, struct buf *why);
/* After the end: mails are left for another run, so that no season may be played yet. One that the
 * server does not hand out is such a mail for an hour; then players do not wait for it any more. */
bool mailbox_unfinished(struct mailbox *, long long now);
/* Stores the cursor, in the transaction of the letter of that token, the last one handed out. */
bool mailbox_keep(struct mailbox *, size_t token, struct buf *why);
/* That transaction is durable: the mail is moved now, or with the next ones. */
bool mailbox_done(struct mailbox *, size_t token, struct buf *why);
/* Moves the rest, before close. */
bool mailbox_flush(struct mailbox *, struct buf *why);
void mailbox_close(struct mailbox *);

#endif
