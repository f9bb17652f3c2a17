/* SPDX-License-Identifier: MIT
 * The record of a season that was just played, and the receipts of its reports. */
#ifndef CLUB_RECORD_H
#define CLUB_RECORD_H
#include "club/chain.h"
#include "core/proof.h"

struct record_input {
	const struct context *c;
	struct table *table; /* after the season */
	const struct cast *cast;
	const struct chain_state *state; /* before the season */
	const struct letter_row *letter; /* by seat; id 0: none came */
	long long due; /* when letters of the next season are due; 0: when all are in */
	bool early;    /* the next season may be played earlier */
	struct span body[MAXSEATS + 1]; /* what was reported to each seat, up to the template */
};
struct record_result {
	struct buf block;		  /* the record, to be mailed */
	struct buf receipt[MAXSEATS + 1]; /* by seat */
	char head[HASH_TEXT];
};
/* Adds the record, and keeps how the decks lie. Returns false with a reason. */
bool record_season(const struct record_input *, struct record_result *);
void recorded_free(struct record_result *);

/* Appends the dice and decks of a season that was played again, and keeps how its decks lie. */
bool record_dice(const struct context *, struct table *, struct buf *text);
/* Tells whether the decks lie as the season that was played again leaves them. */
bool record_lies(const struct context *, struct table *, bool *same);
/* Appends the block of a stored record. */
void record_block(struct buf *, const struct record_row *);
/* Appends the blocks of all records of the match, an empty line behind each. */
bool record_all(const struct context *, struct buf *);
/* Appends the signed ack of a letter; nothing for a match that is behind, see behind.h. */
bool record_ack(const struct context *, const struct letter_row *, struct buf *);

#endif
