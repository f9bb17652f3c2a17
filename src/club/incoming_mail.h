/* SPDX-License-Identifier: MIT
 * A mail that came in, as it is read: which mail of the club it answers, and the letter in it.
 *
 * What is always true: nothing in it is proven. */
#ifndef CLUB_INCOMING_MAIL_H
#define CLUB_INCOMING_MAIL_H
#include "club/reply.h"
#include "post/source.h"

struct incoming_mail {
	const struct incoming_letter *from;
	struct mail mail;
	struct reply reply;
	struct letter letter;
	bool readable;
	struct problem unread; /* why it is not */
	struct buf
		address; /* of the seat that answers a question; its own address is the question's */
	long long confirmed; /* the letter is one that waited, of this id; 0: it is another */
	bool excused;	     /* it cannot be read, but its address says whom it is from */
};

/* Reads a mail. Returns false with a reason where the store fails. Call incoming_free in every case. */
bool incoming_read(const struct context *, const struct incoming_letter *, struct incoming_mail *);
void incoming_free(struct incoming_mail *);
/* Has the answer to a question come to the address that its seat's letters go to: the question's token proves
 * the seat as that of the open season does. */
void incoming_turn(struct incoming_mail *, const struct club *);
/* Reads the mail anew, as one to o->address: its writer was given that seat by it. */
bool incoming_seated(const struct context *, struct incoming_mail *);
/* Returns whether a mail that gave its writer the seat has words for somebody: neither thanks nor the name below them. */
bool incoming_has_words(const struct incoming_mail *);
/* Returns whether the letter names its sender, though its signature is unreadable or over other bytes. */
bool incoming_is_of_somebody(const struct incoming_mail *);
/* Returns whether the mail, which cannot be read, answers one of the seat that it is from. */
bool incoming_is_unread_reply(const struct incoming_mail *);

#endif
