/* SPDX-License-Identifier: MIT
 * How a piece of a club's work ended, for whoever says so to the user or to cron. */
#ifndef CLUB_WORK_END_H
#define CLUB_WORK_END_H
#include "club/club.h"

enum work_end {
	WORK_DONE,
	/* What is in the way was shown, or mailed to the referee. */
	WORK_WAITS,   /* try again later */
	WORK_SPOILED, /* a disk failed or the store is damaged; what could be done was done */
	WORK_UNREAD,  /* some of what came could not be read; all else was taken */
	WORK_REFUSED, /* some of what went was refused for good */
	/* The context's reason says why of these. */
	WORK_LATER,	/* another process or a server is in the way: the same may succeed later */
	WORK_FAILED,	/* a disk failed, or the store is damaged */
	WORK_ASIDE,	/* a match cannot be played */
	WORK_UNSET,	/* a setting cannot be used */
	WORK_MISSING,	/* what is to be read is not there */
	WORK_DAMAGED,	/* what was read is no good */
	WORK_UNWRITTEN, /* a file cannot be made */
	WORK_MISUSED,	/* what was asked for makes no sense there */
	WORK_NO_KEY	/* a key cannot be used */
};
/* Returns whether the reason is still to be shown. */
bool work_end_unsaid(enum work_end);
/* Returns WORK_DONE if ok, else how a call of the store that failed just now ends the work. */
enum work_end work_end_of(const struct club *, bool ok);

#endif
