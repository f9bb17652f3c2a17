/* SPDX-License-Identifier: MIT
 * What the club wrote to a seat last, and the seat to the club. A mail program may quote it with no mark at
 * all. */
#ifndef CLUB_THREAD_H
#define CLUB_THREAD_H
#include "club/mails.h"

struct reply_texts {
	struct buf texts; /* in canonical form */
	size_t answered;  /* where in them begins what the seat wrote, and what it was answered */
};

/* Appends what the seat was mailed of the open season and the one before: of each kind of mail the last; and
 * what the seat wrote. Returns false with a reason where the store fails. */
bool thread_read(const struct context *, int seat, struct reply_texts *);
void thread_free(struct reply_texts *);
/* Returns whether a line begins as something that the club wrote to the seat, wherever lines were broken. */
bool thread_begins(const struct reply_texts *, struct span line);
/* Cuts a canonical text off at the first of three lines in a row that stand so in those texts. The first
 * of them begins as no order and no header, and is no part of a mail command's text, which may cite what
 * it likes. Else cuts it off at the first of many examples, as a page has them. */
void thread_cut(const struct reply_texts *, const struct names *, struct buf *text);

#endif
