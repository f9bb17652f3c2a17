/* SPDX-License-Identifier: MIT
 * The steps of a tick, in an open and locked club. Each returns the code to end with. */
#ifndef CMD_WORK_H
#define CMD_WORK_H
#include "club/due.h"
#include "cmd/open.h"

/* From the mailbox of the settings, if there is one. */
int take_letters(struct club *);
/* n 0: every match. now: compared with deadlines. Closes the store. But for RUN_TICK, prints what was done. */
int run_matches(struct club *, char *const *word, int n, long long now, enum run_kind);
int send_mails(struct club *);

#endif
