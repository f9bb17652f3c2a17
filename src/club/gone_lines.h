/* SPDX-License-Identifier: MIT
 * The lines of the letter that was in before another came. Two lines are the same where the same order is read in them,
 * however each is written. */
#ifndef CLUB_GONE_LINES_H
#define CLUB_GONE_LINES_H
#include "club/admission.h"

/* Lists those of its orders that the letter which came has not; NULL: all its lines, as it stands. Nothing where there
 * are none. */
void gone_lines_write(struct buf *, const struct admission *, const struct orders *);
/* Appends the lines of the letter that counts, each with a line feed, and says of which nothing is understood. */
void gone_lines_counting(struct buf *, const struct admission *);

#endif
