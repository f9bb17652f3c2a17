/* SPDX-License-Identifier: MIT
 * What the club wrote to a seat last. A mail program may quote it with no mark at all. */
#ifndef CLUB_THREAD_H
#define CLUB_THREAD_H
#include "club/mails.h"

/* Returns the bytes of a text, a canonical one, above the first of three lines in a row that stand so in
 * the mails that the seat got last. The first of them begins as no order and no header. */
bool thread_cut(const struct context *, int seat, const struct names *, struct buf *text);

#endif
