/* SPDX-License-Identifier: MIT
 * What a witness answers to a mail of a referee. The witness's folder is made like that of a club: its
 * referee.key is the witness's.
 *
 * What is always true: a cast of a match is answered once, for one seal, and only if it is the next one in
 * the history that the witness knows, as a value shows all values before it. An answer is stored before
 * anybody sees it; asked again, the witness repeats its bytes. */
#ifndef CLUB_WITNESS_ANSWER_H
#define CLUB_WITNESS_ANSWER_H
#include "club/club.h"
#include "post/mail.h"
#include "post/source.h"

/* A mail that a witness gets. */
struct witness_mail {
	const struct context *c; /* of the folder, whose key was read, in a transaction */
	const struct mail *mail;
	const struct incoming_letter *incoming; /* that the mail was read from */
	struct buf *print; /* gets what is to be printed once the transaction is durable */
	bool cheated;	   /* a referee is caught cheating by it */
	bool opened;	   /* it opened a match: one alone may, as each costs a row for ever */
};
/* Answers it. Returns false where the store fails. */
bool witness_answer(struct witness_mail *);

#endif
