/* SPDX-License-Identifier: MIT
 * Transport: by which mails leave the club and letters come to it, as its settings give them. A password
 * is read from its file only to open a transport, and wiped then. */
#ifndef CLUB_TRANSPORT_H
#define CLUB_TRANSPORT_H
#include "club/club.h"
#include "post/imap.h"
#include "post/mailer.h"

/* Whether the setting send is one; false with a reason. */
bool transport_out_known(const struct club *, struct buf *why);
/* NULL with a reason. */
struct mailer *transport_out(const struct club *, struct buf *why);

/* Whether a mailbox can be read by that URL and the settings; the server is not asked. */
bool transport_in_known(const struct club *, const char *url, struct buf *why);
/* NULL with a reason. */
struct imap *transport_in(const struct club *, const char *url, struct buf *why);

#endif
