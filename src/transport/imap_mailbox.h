/* SPDX-License-Identifier: MIT
 * A mailbox at an IMAP server, as post/imap.h promises it: each function here does what is said of
 * the one of that name there. */
#ifndef TRANSPORT_IMAP_MAILBOX_H
#define TRANSPORT_IMAP_MAILBOX_H
#include "post/source.h"
#include "transport/connection.h"

struct imap_mailbox;

struct mailbox_mail {
	long long uid, received;
	struct span bytes; /* good until the next call */
	bool large;	   /* bytes are only the first INCOMING_HEAD */
};

struct imap_mailbox *imap_mailbox_open(const struct connection_settings *, struct buf *why);
long long imap_mailbox_validity(const struct imap_mailbox *);
bool imap_mailbox_list(struct imap_mailbox *, long long after, struct buf *why);
enum source_result imap_mailbox_next(struct imap_mailbox *, struct mailbox_mail *, struct buf *why);
bool imap_mailbox_broken(const struct imap_mailbox *);
bool imap_mailbox_unfinished(const struct imap_mailbox *);
/* uids: as "1,3,7" */
bool imap_mailbox_move(struct imap_mailbox *, const char *uids, struct buf *why);
bool imap_mailbox_move_old(struct imap_mailbox *, struct buf *why);
void imap_mailbox_close(struct imap_mailbox *); /* NULL is fine */

#endif
