/* SPDX-License-Identifier: MIT
 * Mails of senders without a seat. They are logged, and answered only where the club wants it, at
 * most once a day: anybody can send mails in any name. The referee is told who asks for an open
 * seat. */
#ifndef CLUB_UNKNOWN_SENDER_H
#define CLUB_UNKNOWN_SENDER_H
#include "club/admission.h"

struct unknown_sender {
	const struct context *c;
	const struct mail *mail;
	const char *source; /* where the mail was read from */
	long long known;    /* when the mail came; 0: unknown */
	bool proven; /* the mail answers a question of the club, which went to its address alone */
};

/* Appends what tells a mail from others: its Message-ID, or else the day on which it came. */
void unknown_name_mail(struct buf *, const struct unknown_sender *);
/* Whose limits count for answers to it. */
enum sender_kind unknown_kind(const struct unknown_sender *);
/* Answers a mail, whatever the club does with other mails of unknown senders: once, and within the limits of
 * answers to them. A mail that a program sent is not answered. texts: of the language of the body. */
bool unknown_answer(
	const struct unknown_sender *, const struct texts *, const char *subject, struct span body);
/* Logs what was wrong with a mail. A mail of the club's own is passed over, as the referee may use
 * the mailbox that letters come to. */
bool unknown_log(const struct unknown_sender *, const char *reason);
/* The same of who has a mail of a seat, which is answered whatever the club does with other mails of unknown senders;
 * with one reason for the log, which the referee reads, and one for the sender (NULL: no answer). letter: the hash of the
 * letter that waits, until when the referee reads of it; NULL: none. */
bool unknown_log_and_tell(const struct unknown_sender *, const char *logged, const char *told,
	const unsigned char *letter);
/* Logs what became of a letter. */
bool unknown_log_verdict(const struct unknown_sender *, const struct admission *);
/* Logs that the referee may not be asked for a seat any more. */
bool unknown_log_asked(const struct unknown_sender *);

/* Returns whether a mail has the subject "stop MATCH". */
bool unknown_pressed_stop(const struct unknown_sender *);
/* Takes a mail with the subject "stop MATCH", which the button of mail programs for leaving a list
 * sends, unsigned. From a seat's address it is told to the referee and answered, once a day, and
 * changes nothing. *taken: it was such a mail. */
bool unknown_stops(const struct unknown_sender *, bool *taken);

/* Mails on to the referee what somebody with a seat writes in words, a few times a day, where the
 * setting `referee` has an address. It is logged as well. */
bool unknown_writes(const struct unknown_sender *);

/* The same with the words in an answer to a mail of the match's seat, as its player wrote them. *sent false: the
 * referee was not mailed. */
bool unknown_passes_on(
	const struct unknown_sender *, const struct context *, struct span words, bool *sent);

/* Gets how often the referee may still be asked for the admission's seat in its season; 0: not by
 * this key, or not any more. */
bool unknown_may_ask(const struct unknown_sender *, const struct admission *, int *left);
/* Asks the referee. */
bool unknown_asks(const struct unknown_sender *, const struct admission *, int left);

#endif
