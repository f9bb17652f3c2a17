/* SPDX-License-Identifier: MIT
 * Who asks for an open seat, and the addresses that were mailed to confirm that.
 *
 * What is always true: an address has at most one request in a match. Addresses are bare and in lower
 * case. Nothing here goes along when a match is copied. */
#ifndef STORE_STORE_REQUESTS_H
#define STORE_STORE_REQUESTS_H
#include "store/store.h"

struct seat_request {
	long long id, match;
	char *name, *mail;
	long long asked, confirmed; /* confirmed: when the address itself said yes; 0: not yet */
};
void seat_request_free(struct seat_request *);
/* Adds a request and sets its id. */
bool store_add_request(struct store *, struct seat_request *, struct buf *why);
bool store_confirm_request(struct store *, long long id, long long now, struct buf *why);
/* Deletes a request. */
bool store_drop_request(struct store *, long long id, struct buf *why);
/* Find an address's request in a match, the next request of a match after an id (0: the first), and
 * one of any match that is not newer than a time: asked, or confirmed, then. */
enum found store_find_request(
	struct store *, long long match, const char *mail, struct seat_request *, struct buf *why);
enum found store_next_request(
	struct store *, long long match, long long after, struct seat_request *, struct buf *why);
enum found store_lapsed_request(
	struct store *, long long until, struct seat_request *, struct buf *why);
/* Finds the oldest request of an address, in any match, that is not confirmed. */
enum found store_waiting_request(
	struct store *, const char *mail, struct seat_request *, struct buf *why);
bool store_rename_request(struct store *, long long id, const char *name, struct buf *why);
/* Gets the oldest request that is not confirmed, of a match (0: of all), and how many there are. */
enum found store_oldest_request(
	struct store *, long long match, struct seat_request *, struct buf *why);
bool store_count_requests(struct store *, long long match, int *n, struct buf *why);
/* Deletes the confirmations of a match that an address was mailed, the answers to it that were sent, and, unless it has a
 * seat, what is known of it. */
bool store_forget_asker(struct store *, long long match, const char *mail, struct buf *why);

/* Tells when an address was last asked; 0: never, or it is forgotten. */
bool store_get_asked(
	struct store *, const unsigned char hash[STORE_HASH], long long *asked, struct buf *why);
/* asked 0: forgets it. */
bool store_save_asked(
	struct store *, const unsigned char hash[STORE_HASH], long long asked, struct buf *why);
/* Forgets those that were asked no later than that. */
bool store_forget_asked(struct store *, long long until, struct buf *why);

#endif
