/* SPDX-License-Identifier: MIT
 * A mailbox at an IMAP server. A mail is fetched alone, by a URL that names its UID; what is asked
 * beside that has no text of a mail in its answer. Everything a server says may be hostile: at most
 * INCOMING_MOST bytes of a mail are taken, IMAP_MAILS mails are handed out in a run, and no request
 * takes longer than the patience. Every mail is named by the UIDVALIDITY that was found when the
 * mailbox was opened; a server that changes it meanwhile is not asked any more. Connections to other
 * machines are under TLS, version 1.2 at least, with a certificate that holds, before a name or a
 * password is sent. */
#ifndef POST_IMAP_H
#define POST_IMAP_H
#include "post/source.h"

enum {
	IMAP_MAILS = 10000,    /* handed out in one run: the oldest */
	IMAP_LYING = 1000000,  /* a mailbox that says it has more is not read */
	IMAP_MOVED = 100,      /* mails moved by one request */
	IMAP_SECONDS = 15 * 60 /* after these no more are fetched; the next run goes on */
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

/* Whether a word is meant as the URL of a mailbox. */
bool imap_is_url(const char *word);
/* Whether the settings can be used at all; the server is not asked. */
bool imap_settings_ok(const struct imap_settings *, struct buf *why);
/* Logs in and selects the mailbox; NULL with a reason. Strings are copied. */
struct imap *imap_open(const struct imap_settings *, struct buf *why);
/* The mailbox's UIDVALIDITY, 1 to 2^32 - 1. UIDs mean nothing under another one. */
long long imap_validity(const struct imap *);
/* Lists what came after that UID, 0 for all there is: once, and before imap_next. */
bool imap_list(struct imap *, long long after, struct buf *why);
/* The next mail, by UID. a->received is when the server got it, a->token its UID, a->bytes lasts
 * until the next call. A mail that is gone meanwhile is passed over. SOURCE_FAILED: this mail cannot
 * be read, or, where imap_broken says so, the server cannot be asked any more. */
enum source_step imap_next(struct imap *, struct incoming_letter *, struct buf *why);
bool imap_broken(const struct imap *);
/* Once imap_next has ended: mails are left that were not handed out, for they were too many, there was
 * no time, or the server could not be asked. */
bool imap_unfinished(const struct imap *);
/* Moves the mails of these UIDs, n of them, 0 to IMAP_MOVED, to the folder `done`, which is made
 * where it is missing. One that is gone is no failure. */
bool imap_move(struct imap *, const long long *uid, int n, struct buf *why);
/* The same with all mails up to the UID that imap_list was given: those a run that was cut short had
 * no time to move. */
bool imap_move_old(struct imap *, struct buf *why);
void imap_close(struct imap *); /* NULL is fine */

#endif
