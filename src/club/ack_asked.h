/* SPDX-License-Identifier: MIT
 * The question in the answer to a letter.
 *
 * What is always true: a mail asks at most one; its subject says it, and yes does what it says. */
#ifndef CLUB_ACK_ASKED_H
#define CLUB_ACK_ASKED_H
#include "club/ack.h"

/* Returns whether the season waits for the seat's player, as the answer says. */
bool ack_awaits(const struct ack *);
/* Returns the key of the subject that asks; NULL: the answer asks nothing. */
const char *ack_question(const struct ack *);
/* Appends the letter that a yes sends, and what stands until then. */
void ack_offer(struct buf *, const struct ack *);
/* Appends what is asked, whatever this letter is: one of the seat keeps the season open. */
void ack_ask(struct buf *, const struct ack *);
/* Returns whether it is a yes to the invitation, of a player whose orders before it were not understood. */
bool ack_joins_idle(const struct ack *);
/* Appends that a yes took nothing, and what was not understood. */
void ack_idle(struct buf *, const struct ack *);

#endif
