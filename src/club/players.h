/* SPDX-License-Identifier: MIT
 * The seats of a match by the names of their players, as people write them: orders name a seat, and records know
 * nobody's name, so a name counts in mail commands alone, and elsewhere leads to the line that is right.
 *
 * What is always true: what a seat is called itself is no player's name; a name that two players have is nobody's. A
 * first name does where one player alone has it. */
#ifndef CLUB_PLAYERS_H
#define CLUB_PLAYERS_H
#include "club/club.h"
#include "core/orders.h"

/* The players' names as /who shows them; empty for a seat without one. Call players_free in every case. */
struct players {
	struct buf name[MAXSEATS + 1];
};
bool players_find(const struct context *, struct players *);
void players_free(struct players *);
/* Returns the seat whose player's name a text begins with, the longest that does, and takes it off the text.
 * Returns 0 where none does, or several seats have it. */
int players_take(const struct players *, struct span *text);
/* A line of orders that cannot be read, and names players. */
struct player_line {
	struct buf
		right; /* the line with their seats in place of the names, if it can be read so; else empty */
	struct buf who; /* which seats they have, in a sentence each, else */
};
/* Gets what lines name players; where the store fails, nothing. named: as many as the orders have, empty at first. */
void players_reword(const struct context *, const struct texts *, const struct names *,
	const struct orders *, struct player_line named[]);

/* Orders with seats in place of players' names in the lines that cannot be read. */
struct player_lines {
	struct buf text;
	int n;		  /* number of their lines */
	struct buf *line; /* [n]: each such line that can be read then, else empty; owned */
};
/* read: the orders, of n lines, as they were read; NULL: they were not. Where the store fails, they are as they were. Call
 * players_unseat afterwards. */
void players_seat(const struct context *, const struct names *, struct span orders, int n,
	const struct orders *read, struct player_lines *);
void players_unseat(struct player_lines *);

#endif
