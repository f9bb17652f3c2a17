/* SPDX-License-Identifier: MIT
 * Transport: how mails leave the club and letters come in, as its settings say. A password is read
 * from its file only to open a transport, then wiped. */
#ifndef CLUB_TRANSPORT_H
#define CLUB_TRANSPORT_H
#include "club/club.h"
#include "post/imap.h"
#include "post/mailer.h"

/* Returns whether the setting send can be used; false with a reason. */
bool transport_out_known(const struct club *, struct buf *why);
/* Returns NULL with a reason. */
struct mailer *transport_out(const struct club *, struct buf *why);

/* Returns whether a mailbox could be read by the URL and the settings; the server is not asked. */
bool transport_in_known(const struct club *, const char *url, struct buf *why);
/* Returns NULL with a reason. */
struct imap *transport_in(const struct club *, const char *url, struct buf *why);

#endif
