/* SPDX-License-Identifier: MIT
 * A mailbox at an IMAP server. Each mail is fetched alone, by a URL with its UID; answers to other
 * requests hold no text of a mail. All that a server says may be hostile: at most INCOMING_MOST
 * bytes of a mail are read, IMAP_MAILS mails are handed out in a run, and no request takes longer
 * than the patience. UIDs are used with the UIDVALIDITY found when the mailbox was opened; a server
 * that changes it is asked no more. Connections to other machines use TLS, version 1.2 or later,
 * with a valid certificate, before a name or a password is sent. */
#ifndef POST_IMAP_H
#define POST_IMAP_H
#include "post/source.h"

enum {
	IMAP_MAILS = 10000,    /* in one run, the oldest first */
	IMAP_LYING = 1000000,  /* a mailbox with more mails than this is not read */
	IMAP_MOVED = 100,      /* mails that one request moves */
	IMAP_SECONDS = 15 * 60 /* after this time nothing is fetched; the next run goes on */
};

struct imap_settings {
	/* imaps://host[:port]/MAILBOX, or imap:// with STARTTLS. A loopback host needs no TLS for
	 * imap:// unless authorities are given. */
	const char *url;
	const char *user, *password; /* NULL: none */
	const char *authorities; /* a PEM file of the certificates to trust; NULL: the system's */
	const char *done;	 /* the folder that mails are moved to */
	int patience;		 /* seconds a request may take, 1 to 3600 */
};

struct imap;

/* Returns whether a word is meant as the URL of a mailbox. */
bool imap_is_url(const char *word);
/* Returns whether the settings can work at all; the server is not asked. */
bool imap_settings_ok(const struct imap_settings *, struct buf *why);
/* Logs in and selects the mailbox. Copies the strings. Returns NULL with a reason. */
struct imap *imap_open(const struct imap_settings *, struct buf *why);
/* Returns the mailbox's UIDVALIDITY, 1 to 2^32 - 1. UIDs from under another UIDVALIDITY mean
 * nothing. */
long long imap_validity(const struct imap *);
/* Lists the mails after that UID (0: all). Call it once, before imap_next. */
bool imap_list(struct imap *, long long after, struct buf *why);
/* Gets the next mail by UID. a->received is when the server got it, a->token its UID; a->bytes
 * lasts until the next call. Mails deleted meanwhile are skipped. SOURCE_FAILED: the mail cannot be
 * read, or, where imap_broken returns true, the server cannot be asked any more. */
enum source_result imap_next(struct imap *, struct incoming_letter *, struct buf *why);
bool imap_broken(const struct imap *);
/* Returns, once imap_next has ended, whether mails are left: there were too many, time ran out, or
 * the server could not be asked. */
bool imap_unfinished(const struct imap *);
/* Moves n mails (0 to IMAP_MOVED), given by UID, to the folder `done`, which is made if it is
 * missing. A mail that is gone is no failure. */
bool imap_move(struct imap *, const long long *uid, int n, struct buf *why);
/* Moves all mails up to the UID given to imap_list, which an interrupted run had no time to
 * move. */
bool imap_move_old(struct imap *, struct buf *why);
void imap_close(struct imap *); /* NULL is fine */

#endif
