/* SPDX-License-Identifier: MIT
 * The ways by which mails leave the club and letters come to it, as its settings give them. A password
 * is read from its file only to open a way, and wiped then. */
#ifndef CLUB_WAYS_H
#define CLUB_WAYS_H
#include "club/club.h"
#include "post/imap.h"
#include "post/spool.h"

/* Whether the setting send is one; false with a reason. */
bool way_out_known(const struct club *, struct buf *why);
/* NULL with a reason. */
struct sender *way_out(const struct club *, struct buf *why);

/* Whether a mailbox can be read by that URL and the settings; the server is not asked. */
bool way_in_known(const struct club *, const char *url, struct buf *why);
/* NULL with a reason. */
struct imap *way_in(const struct club *, const char *url, struct buf *why);

#endif
