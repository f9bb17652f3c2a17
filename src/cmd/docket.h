/* SPDX-License-Identifier: MIT */
#ifndef CMD_DOCKET_H
#define CMD_DOCKET_H
#include "club/dispute.h"

/* Appends a case for `tradepost try` of a dispute that was ruled. It is for the referee's eyes: it
 * shows all that lay on the table. */
bool dispute_case(const struct context *, const struct dispute_row *, struct buf *);

#endif
