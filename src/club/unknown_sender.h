/* SPDX-License-Identifier: MIT
 * Mails of those who have no seat. They are logged, and answered only where the club wants that, once
 * a day at most: anybody can send such mails in the name of anybody. Who asks for a seat that is open
 * is told to the referee. */
#ifndef CLUB_UNKNOWN_SENDER_H
#define CLUB_UNKNOWN_SENDER_H
#include "club/admission.h"

struct unknown_sender {
	const struct context *c;
	const struct mail *mail;
	const char *source; /* what the mail was read from */
	long long known;    /* when the mail came; 0: nobody knows */
};

/* What was wrong with it. A mail of the club's own is passed over: the referee may read his mail in
 * the mailbox that letters come to. */
bool unknown_log(const struct unknown_sender *, const char *reason);
/* What became of a letter. */
bool unknown_log_verdict(const struct unknown_sender *, const struct admission *);
/* That the referee may not be asked for a seat any more. */
bool unknown_log_asked(const struct unknown_sender *);

/* The button by which mail programs leave a list writes a mail with the subject "stop MATCH", which
 * nobody signs. From the address of a seat it is told to the referee and answered, once a day, and
 * changes nothing; *taken: it was such a mail. */
bool unknown_stops(const struct unknown_sender *, bool *taken);

/* What somebody with a seat writes in words is mailed on to the referee, a few times a day, where the
 * setting referee says where to. It is logged all the same. */
bool unknown_writes(const struct unknown_sender *);

/* How often the referee may be asked for the seat of the admission in its season; 0: not by this key,
 * or not any more. */
bool unknown_may_ask(const struct unknown_sender *, const struct admission *, int *left);
/* Asks him. */
bool unknown_asks(const struct unknown_sender *, const struct admission *, int left);

#endif
