/* SPDX-License-Identifier: MIT
 * Notices: what the seats of a match are told outside its reports. */
#ifndef CLUB_NOTICE_H
#define CLUB_NOTICE_H
#include "club/mails.h"

/* Appends a text, each line a folded paragraph, with empty lines between. */
void notice_write(struct buf *, const char *text);
/* Queues a notice to a seat, if somebody has it, whose text is by seat_texts; where the match takes tokens,
 * it can be answered with orders. The caller commits; so below. */
bool notice_seat(const struct context *, int seat, const char *subject, const char *text);
/* The same of a body that is written as it is mailed. token: of a question that it asks; NULL: of the open season. */
bool notice_body(const struct context *, int seat, const char *subject, const struct buf *body,
	const char *token);
/* Queues a notice of what replies_tell tells of a seat's letters, if that is anything. */
bool notice_unanswered(const struct context *, int seat);
/* Queues a notice in English to every seat that has a player, without those open to others. */
bool notice_all(const struct context *, const char *subject, const char *text);
/* Appends such a notice with its times by the clock of a seat; 0: of the match. */
typedef void notice_say(struct buf *, const struct context *, int seat, const void *what);
/* As notice_all, for a notice that tells times. */
bool notice_each(const struct context *, const char *subject, notice_say *, const void *what);
/* Queues the same to one of these. */
bool notice_open(const struct context *, int seat, const char *subject, const char *text);
/* Queues a notice to the referee. */
bool notice_referee(const struct context *, const char *subject, const char *text);

#endif
