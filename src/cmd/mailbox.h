/* SPDX-License-Identifier: MIT
 * The mailbox of a club at a server, as take reads it. A cursor, the UIDVALIDITY and the last UID,
 * is stored with the letters; only then a mail is moved. So nothing is lost or read twice, whenever
 * the program ends. */
#ifndef CMD_MAILBOX_H
#define CMD_MAILBOX_H
#include "cmd/open.h"
#include "post/source.h"

struct mailbox;

/* Opens the mailbox of a URL with the club's settings. Ends the program where that fails. */
struct mailbox *mailbox_open(struct club *, const char *url);
/* As source_next. */
enum source_result mailbox_next(struct mailbox *, struct incoming_letter *, struct buf *why);
/* Returns, after the end, whether mails are left for another run, so that no season may be played
 * yet. A mail that the server does not hand out counts as such for an hour; then players need not
 * wait for it any longer. */
bool mailbox_unfinished(struct mailbox *, long long now);
/* Leaves the mail of that token, the last one handed out, for another run. */
void mailbox_skip(struct mailbox *, size_t token);
/* Stores the cursor in the transaction of the letter of that token, the last one handed out. */
bool mailbox_keep(struct mailbox *, size_t token, struct buf *why);
/* Moves the mail, at once or with later ones. Call it once that transaction is durable. */
bool mailbox_done(struct mailbox *, size_t token, struct buf *why);
/* Moves the mails that are left. Call it before mailbox_close. */
bool mailbox_flush(struct mailbox *, struct buf *why);
void mailbox_close(struct mailbox *);

#endif
