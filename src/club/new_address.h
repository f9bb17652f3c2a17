/* SPDX-License-Identifier: MIT
 * Another address of a seat's player, who asks for it by /address.
 *
 * What is always true:
 * - The mails of a seat go elsewhere only once both sides said so: the letter that asked was proven by the
 *   seat's key, or by a yes from the address before; and the new address said yes to a mail of its own.
 * - That mail names the match and the seat and nothing else of either, as who asked may have mistyped.
 * - The address before is told, and a record tells all players that there is another, but not which.
 * - A seat asks for one address at a time; the request lapses after 7 days, and is void once the seat's
 *   mails go elsewhere. */
#ifndef CLUB_NEW_ADDRESS_H
#define CLUB_NEW_ADDRESS_H
#include "club/reply.h"
#include "club/unknown_sender.h"

/* Keeps a request in place of the seat's last one, and mails the question to the new address. */
bool new_address_ask(
	const struct context *, const struct seat *, const struct address_request_row *);
/* Returns when a request lapses. */
long long new_address_ends(const struct address_request_row *);
/* Deletes the requests that have lapsed, with their addresses; the caller commits. */
bool new_address_lapse(const struct context *);
/* Finds whose question a token answers; the caller frees request and seat. */
enum found new_address_find(
	const struct context *, struct span token, struct address_request_row *, struct seat *);
/* Does what the answer to the question says. *moved: matches and seats have changed. */
bool new_address_answer(const struct unknown_sender *, const struct reply *, bool *moved);

#endif
