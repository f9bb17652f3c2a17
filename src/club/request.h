/* SPDX-License-Identifier: MIT
 * Somebody without a seat asks for one by a mail to the club.
 *
 * What is always true:
 * - Anybody can write any address into a mail. So a request does nothing but send that address one mail,
 *   once in 7 days whoever asks, until the address itself answers it with yes. Only then somebody is given a
 *   seat, or the referee is asked.
 * - An address has one request in a match; of a match and of the club few wait for their yes, and the
 *   oldest gives way. A request lapses after 7 days, and all that is known of its address is deleted.
 * - Until then nobody but the referee sees it.
 * - A mail that a program sent asks for nothing. The same mail a second time does nothing. */
#ifndef CLUB_REQUEST_H
#define CLUB_REQUEST_H
#include "club/unknown_sender.h"
#include "store/store_requests.h"

/* Takes a mail of nobody's seat that answers a confirmation, or whose writer's first mail command is /games or
 * /seat; or /take-over without a key, in a letter that names a match which wants none. letter: what reads as one in it; NULL: nothing does. seat: gets the address for letters of the seat that
 * its writer was given by it, whose match may begin now; n 0: none. *taken: it was such a mail. */
bool request_take(
	const struct unknown_sender *, const struct letter *, struct buf *seat, bool *taken);
/* Answers what somebody without a seat wrote as /games; where no seat can be asked for, with what the club is as
 * well. *taken false: it is still to be logged. */
bool request_tell_stranger(const struct unknown_sender *, bool *taken);
/* Deletes what has lapsed; the caller commits. */
bool request_lapse(const struct context *);
/* Returns when a request lapses. */
long long request_ends(const struct seat_request *);
/* Called before the referee gives a seat of the match to an address: that ends its request. *confirmed: the
 * address had said yes, and need not be asked again. */
bool request_settle(const struct context *, const char *mail, bool *confirmed);

#endif
