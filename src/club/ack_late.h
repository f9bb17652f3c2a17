/* SPDX-License-Identifier: MIT
 * What the answer to a letter that came too late shows of it: its lines, to be sent again. */
#ifndef CLUB_ACK_LATE_H
#define CLUB_ACK_LATE_H
#include "club/admission.h"

/* Returns whether the letter is of a season that is over, and has more than mail commands. */
bool ack_is_past(const struct admission *);
/* Appends the lines of a letter that came too late, where they are told. */
void ack_late(struct buf *, const struct admission *, const struct mail *);
/* Of a letter of a season that is over: what it asks for is done, its orders are not taken. */
void ack_past(struct buf *, const struct admission *, const struct mail *);

#endif
