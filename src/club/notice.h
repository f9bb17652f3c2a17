/* SPDX-License-Identifier: MIT
 * Notices: what all seats of a match are told of it outside its reports. */
#ifndef CLUB_NOTICE_H
#define CLUB_NOTICE_H
#include "club/mails.h"

/* Appends a text, a paragraph a line of it, folded, with an empty line between two. */
void notice_write(struct buf *, const char *text);
/* Queues it to one seat; nothing where the seat is empty. The caller's transaction makes it
 * lasting; so for the next. */
bool notice_seat(const struct context *, int seat, const char *subject, const char *text);
/* The same for one that is to be answered by a letter: where the match takes tokens, answers carry
 * that of the seat for the season that is open. */
bool notice_remind(const struct context *, int seat, const char *subject, const char *text);
/* To every seat that has a player; those open to others are left out. */
bool notice_all(const struct context *, const char *subject, const char *text);
/* To the referee. */
bool notice_referee(const struct context *, const char *subject, const char *text);

#endif
