/* SPDX-License-Identifier: MIT
 * Somebody who is to have a seat: the words NAME ADDRESS KEY of a mail command, and the commands by
 * which the referee gives it to him. */
#ifndef CLUB_SUCCESSOR_H
#define CLUB_SUCCESSOR_H
#include "club/club.h"

struct successor {
	struct span name, mail; /* of the text that was read */
	struct buf key;		/* the line that stands for it in a store; to be freed */
};

/* The address is the first word with an @ in it, so that names may have several words. False with what
 * to do, a part of a sentence, where it is not whole; `wish` is the line's first word. */
bool successor_read(const struct club *, struct successor *, const char *mailcmd, struct span text,
	struct buf *fault);
/* Appends what the referee types; successor NULL: nobody yet. */
void successor_command(
	struct buf *, const struct match *, int seat, const struct successor *, bool replace);

#endif
