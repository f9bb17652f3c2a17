/* SPDX-License-Identifier: MIT
 * A mail by which somebody asks for a seat, or confirms that, and what it is answered with: the inside of
 * club/request.h.
 *
 * What is always true: an answer goes to the address that the mail says it is from, within the limits of
 * answers to unknown senders. */
#ifndef CLUB_REQUEST_MAIL_H
#define CLUB_REQUEST_MAIL_H
#include "club/mails.h"
#include "club/unknown_sender.h"
#include "store/store_requests.h"

enum { REQUEST_DAYS = 7, REQUEST_SECONDS = REQUEST_DAYS * 86400 };

struct request_mail {
	const struct unknown_sender *s;
	const struct context *c; /* of its match, where it has one */
	char *from;		 /* in lower case */
	struct buf words;	 /* the writer's own, canonical */
	struct buf *seat;	 /* gets the address for letters of the seat that they were given */
	struct buf name;	 /* of the player, as the club takes it */
	bool known;		 /* their address has that name already */
};
/* Reads the writer's own words. */
void request_read(struct request_mail *);
bool request_says_yes(const struct request_mail *);
/* Finds the first mail command of that name, as "/seat"; NULL: of any. *rest: what follows the name. */
bool request_find_command(const struct request_mail *, const char *name, struct span *rest);

/* Finds /games or /seat in the midst of a line, as in "I would like /seat road Dora". *rest: what follows it. */
bool request_find_mention(const struct request_mail *, struct span *rest);

/* Returns whether lines say more than a greeting or thanks. */
bool request_speaks(struct span words);
/* Returns whether the mail does, its mail commands apart. */
bool request_says_more(const struct request_mail *);

/* Appends the orders in the mail, to be sent again as none was taken, and its words, which are passed on to the referee;
 * nothing where it has none. Its address is proven. yes: it has that word. Returns false with a reason. */
bool request_hand_back(const struct request_mail *, bool yes, struct buf *);

/* ---- answers; each frees its body ---- */
/* Answers with what was written so far and, below it, what is open. */
bool request_tell_games(const struct request_mail *, struct buf *body);
bool request_tell(const struct request_mail *, struct buf *body);
/* Answer how a seat of the match is asked for, that no seat can have that name, that the address has that seat, that the referee is asked, and that
 * they are asked by as many as may be. */
bool request_tell_how(const struct request_mail *);
bool request_deny_name(const struct request_mail *);
bool request_deny_own(const struct request_mail *, int seat);
bool request_tell_waits(const struct request_mail *);
bool request_tell_enough(const struct request_mail *);
/* Queues a mail about a request; it can be answered with yes until the address has said that.
 * The plan needs no unique where the same is told of a request once. */
bool request_mail_asker(const struct context *, const struct seat_request *,
	const struct mail_plan *, struct buf *body);

/* ---- whose requests are ---- */
/* Makes what an address that was asked is remembered by. */
void request_hash(unsigned char hash[HASH], const char *mail);
/* Looks for a seat of the address, *own, 0: none; and whether a player of the match has the name. */
bool request_find_seat(
	const struct context *, const char *mail, struct span name, int *own, bool *named);
/* Gets whether as many of a match wait for the referee as may. */
bool request_enough(const struct context *, bool *enough);
/* Deletes a request that was not confirmed, with all that is known of its address, but that it was asked. */
bool request_forget(const struct context *, const struct seat_request *);
/* Takes the answer to a confirmation. *taken: the mail came to the address of one. */
bool request_confirm(struct request_mail *, bool *taken);

#endif
