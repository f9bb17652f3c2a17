/* SPDX-License-Identifier: MIT
 * Somebody who is to have a seat: the words NAME ADDRESS KEY of a wish, and the commands by which the
 * referee gives it to him. */
#ifndef CLUB_HEIR_H
#define CLUB_HEIR_H
#include "club/club.h"

struct heir {
	struct span name, mail; /* of the text that was read */
	struct buf key;		/* the line that stands for it in a store; to be freed */
};

/* The address is the first word with an @ in it, so that names may have several words. False with what
 * to do, a part of a sentence, where it is not whole; `wish` is the line's first word. */
bool heir_read(
	const struct club *, struct heir *, const char *wish, struct span text, struct buf *fault);
/* Appends what the referee types; heir NULL: nobody yet. */
void heir_command(struct buf *, const struct match *, int seat, const struct heir *, bool replace);

#endif
