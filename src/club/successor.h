/* SPDX-License-Identifier: MIT
 * The successor of a player: the words NAME ADDRESS KEY of a mail command, and the commands by
 * which the referee gives the seat. Where a match takes letters by token, a successor needs no key. */
#ifndef CLUB_SUCCESSOR_H
#define CLUB_SUCCESSOR_H
#include "club/club.h"

struct successor {
	struct span name, mail; /* point into the text that was read */
	struct buf key;		/* the line that stores keep of the key; n 0: none; must be freed */
};

enum successor_fault {
	SUCCESSOR_READ,
	SUCCESSOR_WORDS,
	SUCCESSOR_NAME,
	SUCCESSOR_ADDRESS,
	SUCCESSOR_KEY
};

/* Reads the words. The address is the first word with an @, so names may have several words.
 * Returns what is wrong with them. */
enum successor_fault successor_read(const struct match *, struct successor *, struct span text);
/* Appends what to do, part of a sentence. keyless: the key of that mail command may be left out. */
void successor_say(const struct texts *, struct buf *, enum successor_fault, const char *mailcmd,
	bool keyless);
/* Appends the command, in one line, by which the referee gives a seat to somebody without a key. */
void successor_seat(
	struct buf *, const struct match *, int seat, const char *name, const char *mail);
/* Appends what the referee types. successor NULL: not known yet. */
void successor_command(
	struct buf *, const struct match *, int seat, const struct successor *, bool replace);

#endif
