/* SPDX-License-Identifier: MIT
 * The successor of a player: the words NAME ADDRESS KEY of a mail command, and the commands by
 * which the referee gives the seat. */
#ifndef CLUB_SUCCESSOR_H
#define CLUB_SUCCESSOR_H
#include "club/club.h"

struct successor {
	struct span name, mail; /* point into the text that was read */
	struct buf key;		/* the line that stores keep of the key; must be freed */
};

/* Reads the words. The address is the first word with an @, so names may have several words.
 * mailcmd: the command's name. Returns false with what to do, part of a sentence, where a word is
 * missing. */
bool successor_read(const struct texts *, struct successor *, const char *mailcmd, struct span text,
	struct buf *fault);
/* Appends the command, in one line, by which the referee gives a seat to somebody without a key. */
void successor_seat(
	struct buf *, const struct match *, int seat, const char *name, const char *mail);
/* Appends what the referee types. successor NULL: not known yet. */
void successor_command(
	struct buf *, const struct match *, int seat, const struct successor *, bool replace);

#endif
