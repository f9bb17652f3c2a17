/* SPDX-License-Identifier: MIT
 * The steps of a tick, in an open and locked club; each returns the code to end with. */
#ifndef CMD_WORK_H
#define CMD_WORK_H
#include "cmd/open.h"

/* No source: the mailbox of the settings, if there is one. */
int take_letters(struct club *, char *const *source, int n);
/* RUN_NOW plays what is not due, too; RUN_TICK tells the referee once, by mail, what he must do before a
 * match can be played, where the others say so each time. */
enum run_mode { RUN_DUE, RUN_NOW, RUN_TICK };
/* No word: every match. now: what deadlines are compared with. Closes the store. */
int run_matches(struct club *, char *const *word, int n, long long now, enum run_mode);
int send_mails(struct club *);

#endif
