/* SPDX-License-Identifier: MIT
 * A mail server, as the program tradepost-transport talks to it: a worker (post/worker.h) with a
 * network and without keys, store and files to write. Questions and answers are frames; how they are
 * written is said here for both ends. The worker gets its settings through its pipe, and is not
 * started again once it has ended, as nobody keeps the password for that.
 *
 * A question is a line and what belongs to it; texts end in a byte 0:
 *   open smtp PATIENCE FLAGS         URL USER DONE AUTHORITIES PASSWORD
 *   open imap PATIENCE FLAGS         the same
 *   mail                             FROM TO and the bytes of the mail
 *   list UID, next, move UID,UID..., move-old
 * An answer is a line VERDICT FLAGS NUMBER RECEIVED and what belongs to it: the bytes of a mail, or why
 * something failed. */
#ifndef POST_SERVER_H
#define POST_SERVER_H
#include "base/text.h"

enum {
	SERVER_QUESTION = 64 << 20,   /* bytes a question may have */
	SERVER_AUTHORITIES = 4 << 20, /* of the file of authorities */
	SERVER_SLACK = 10,	      /* seconds an answer may come later than patience wants */
};
#define SERVER_NUMBER_MOST 4294967295LL
#define SERVER_DATE_MOST 253402387199LL /* the year 9999 in any zone */

/* Of the question open. */
enum server_flag { SERVER_USER = 1, SERVER_PASSWORD = 2, SERVER_AUTHORITY = 4, SERVER_TLS = 8 };

/* FAILED: not now. NOT: never, or no more mails. */
enum server_verdict { SERVER_DONE, SERVER_FAILED, SERVER_NOT };
/* WAY: no server can be asked any more, or none answered about this mail. LEFT: mails are left.
 * LARGE: of a mail only its begin comes. */
enum answer_flag { SERVER_WAY = 1, SERVER_LEFT = 2, SERVER_LARGE = 4 };

struct server_answer {
	enum server_verdict verdict;
	bool way, left, large;
	long long number;   /* a UID or UIDVALIDITY; 0: none */
	long long received; /* seconds since 1970; 0: not known */
	struct span rest;
};

/* Takes a frame apart. Returns false for what no honest worker says. */
bool server_answer_read(struct server_answer *, struct span frame);

/* A URL as settings have it: PROTOCOL://HOST[:PORT][/PATH], or with an s behind the protocol. HOST is
 * a name, an IPv4 address, or an IPv6 address in brackets. There is no user, password, query,
 * fragment, and no character that needs a percent sign. */
struct server_url {
	bool loopback;
	struct span path; /* without its first '/'; n 0: none */
};
bool server_url_read(struct server_url *, const char *url, const char *protocol);

struct server_settings {
	const char *protocol;	     /* smtp or imap */
	const char *url;	     /* that server_url_read takes */
	const char *user, *password; /* NULL: none */
	const char *authorities;     /* a PEM file; NULL: the system's */
	const char *done;	     /* of imap */
	int patience;		     /* seconds */
};
struct server;
/* Starts the worker and has it open the way; of imap the answer's number is the UIDVALIDITY. Returns
 * NULL with a reason. */
struct server *server_open(const struct server_settings *, struct server_answer *, struct buf *why);
void server_close(struct server *); /* NULL is fine */
/* Asks. The answer is good until the next question. Returns false with a reason where none came
 * within so many seconds, or it was not to be understood: then the worker has ended. */
bool server_ask(struct server *, const struct span *pieces, int n, int seconds,
	struct server_answer *, struct buf *why);
/* Ends the worker, as one whose answer makes no sense, and gives that as the reason. */
void server_distrust(struct server *, struct buf *why);
/* Appends why an answer is not SERVER_DONE, as the worker says. */
void server_reason(struct buf *why, const struct server_answer *);

/* Returns whether the worker can be started, with a reason where not; *shut_in: whether the kernel
 * holds it to a list of system calls. */
bool server_look(bool *shut_in, struct buf *why);

#endif
