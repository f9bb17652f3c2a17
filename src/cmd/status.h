/* SPDX-License-Identifier: MIT
 * How a match stands, in a few words. */
#ifndef CMD_STATUS_H
#define CMD_STATUS_H
#include "store/store.h"

/* Appends what a match waits for, or that it is over. */
void state_print(struct buf *, const struct match *);

#endif
