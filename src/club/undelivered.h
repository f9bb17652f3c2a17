/* SPDX-License-Identifier: MIT
 * Mails that cannot be sent, and how the referee is told of them: in one mail a day. */
#ifndef CLUB_UNDELIVERED_H
#define CLUB_UNDELIVERED_H
#include "club/club.h"

/* Appends whose mail it is: "harbour red", "harbour the witness", or by its address, where it went to
 * somebody without a seat: "harbour <dora@example.org>". */
bool undelivered_whom(const struct context *, const struct mail_row *, struct buf *);
/* Notes, in the caller's transaction, that a mail was refused at the context's time. */
bool undelivered_note(const struct context *);
/* Queues a mail to the referee about those refused since the last one, if it is due, in a transaction of its
 * own. *told: it was due. */
bool undelivered_tell(const struct context *, bool *told);

#endif
