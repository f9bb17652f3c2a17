/* SPDX-License-Identifier: MIT
 * Letters that came with a seat's token from another address than the seat's. Somebody may have been
 * passed a mail of the seat, so such a letter waits: it is kept, and nothing in it is played or done. The
 * seat's own address is asked by a mail of its own, and "yes" in answer to that mail takes the letter, as of
 * its arrival.
 *
 * What is always true: the question goes to the address that the seat has, and its token is void once
 * the seat has another; a seat has few letters that wait in a season, whoever writes. */
#ifndef CLUB_WAITING_H
#define CLUB_WAITING_H
#include "club/reply.h"
#include "club/unknown_sender.h"
#include "club/waiting_open.h"

/* Finds which question a token answers; the caller frees letter and seat. */
enum found waiting_find(
	const struct context *, struct span token, struct letter_row *, struct seat *);
/* Tells the seat that such a letter came, with the words in it: nothing is asked, as there is nothing to take.
 * invited: the seat has an invitation open. */
bool waiting_tell(const struct unknown_sender *, const struct admission *, const struct buf *words,
	bool invited);
/* Gets whether a letter may wait; else its sender is told why not. */
bool waiting_may(const struct unknown_sender *, const struct admission *, bool *may);
/* Asks the seat whether the letter is theirs, with all that its sender wrote, and tells the sender that it waits. words:
 * those beside it. */
bool waiting_ask(const struct unknown_sender *, const struct admission *, const struct letter *,
	const struct buf *words);
/* Writes a letter as it is kept while it waits: with the words beside it in comments at its end. */
void waiting_write(struct buf *, const struct letter *, const struct buf *words);
/* Tells a sender that the question is not theirs to answer. */
bool waiting_refuse(const struct unknown_sender *);
/* Returns whether the answer to a question says yes, with no orders of its own beside it: those count instead. */
bool waiting_yes(const struct reply *, const struct letter *);
/* Returns whether it says no: nobody waits for a yes then, though one still counts. */
bool waiting_no(const struct reply *);
/* Returns whether a letter of that verdict is taken when its seat says yes. */
bool waiting_is_open(const char *verdict);
/* Appends a paragraph for who answered neither with yes nor with orders: what becomes of the letter, and until
 * when and how the question is answered. */
void waiting_say(const struct admission *, const struct reply *, struct buf *);
/* Appends the question whether its player wrote such a letter once more, for a mail with its token. */
void waiting_say_again(struct buf *, const struct texts *, const struct letter_row *);
/* Tells each seat which letters waited when the season before the open one was played. */
bool waiting_tell_lapsed(const struct context *);
/* Makes of a letter the one that waited, and of what is passed over the words beside that. */
bool waiting_letter(const struct context *, struct reply *, struct letter *);

#endif
