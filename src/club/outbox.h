/* SPDX-License-Identifier: MIT
 * Mails out: those that wait are handed to the mailer.
 *
 * What is always true: one at a time is marked as sent once it was handed over, or in a folder many are, once
 * the folder is durable. If the program dies in between, the same bytes go out again under the same
 * Message-ID. A signal to end is obeyed between two mails. Mails that were never tried go first; others wait
 * longer after each try. What cannot be sent is shown, and told to the referee. */
#ifndef CLUB_OUTBOX_H
#define CLUB_OUTBOX_H
#include "club/work_end.h"

/* Sends the mails that are due; all: those too that wait for their next try. Gets how many went. WORK_REFUSED:
 * the others were refused for good. */
enum work_end outbox_send(const struct context *, bool all, int *sent);

/* Counts the mails of a match that wait. */
bool outbox_waiting(const struct context *, long long match, int *n);

#endif
