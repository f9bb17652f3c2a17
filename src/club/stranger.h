/* SPDX-License-Identifier: MIT
 * Mails of those who have no seat. They are logged, and answered only where the club wants that, once
 * a day at most: anybody can send such mails in the name of anybody. Who asks for a seat that is open
 * is told to the referee. */
#ifndef CLUB_STRANGER_H
#define CLUB_STRANGER_H
#include "club/judge.h"

struct stranger {
	struct club *club;
	const struct mail *mail;
	const char *source;   /* what the mail was read from */
	long long now, known; /* known: when the mail came; 0: nobody knows */
};

/* What was wrong with it. A mail of the club's own is passed over: the referee may read his mail in
 * the mailbox that letters come to. */
bool stranger_log(const struct stranger *, const char *reason, struct buf *why);
/* What became of a letter. */
bool stranger_log_verdict(const struct stranger *, const struct judgement *, struct buf *why);
/* That the referee may not be asked for a seat any more. */
bool stranger_log_asked(const struct stranger *, struct buf *why);

/* The button by which mail programs leave a list writes a mail with the subject "stop MATCH", which
 * nobody signs. From the address of a seat it is told to the referee and answered, once a day, and
 * changes nothing; *taken: it was such a mail. */
bool stranger_stops(const struct stranger *, bool *taken, struct buf *why);

/* What somebody with a seat writes in words is mailed on to the referee, a few times a day, where the
 * setting referee says where to. It is logged all the same. */
bool stranger_writes(const struct stranger *, struct buf *why);

/* How often the referee may be asked for the seat of the judgement in its season; 0: not by this key,
 * or not any more. */
bool stranger_may_ask(
	const struct stranger *, const struct judgement *, int *left, struct buf *why);
/* Asks him. */
bool stranger_asks(const struct stranger *, const struct judgement *, int left, struct buf *why);

#endif
