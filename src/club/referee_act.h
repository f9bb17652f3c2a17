/* SPDX-License-Identifier: MIT
 * Referee acts: what the referee does to a match besides taking letters. Each act is a record of
 * the chain with its reason, in the transaction of its changes; all players are told, each with
 * what differs for them; what was before is kept. */
#ifndef CLUB_REFEREE_ACT_H
#define CLUB_REFEREE_ACT_H
#include "club/chain.h"
#include "core/proof.h"

enum { REASON_BYTES = 400 };

struct referee_act {
	struct club club;
	struct match m;
	struct edition *edition;
	struct chain_state state; /* before the act */
	struct record_row record; /* as it was added */
	const char *reason;
	long long now;
};

/* Begins the text of an act's record. season: the one that the act is about. */
void act_begin(struct referee_act *, struct buf *text, const char *kind, int season);
/* Adds the record. */
bool act_record(struct referee_act *, const char *kind, const struct buf *text, struct buf *why);
/* Keeps orders as a letter by the referee, and adds their hash to the record's text. The caller
 * fills in season, seat and seq of the letter; id and hash are set. */
bool act_orders(struct referee_act *, struct letter_row *, const struct buf *orders,
	struct buf *text, struct buf *why);
/* Tells whether a seat's letter came in a season that was played, and what stood before. */
bool act_played(struct referee_act *, int season, int seat, bool *came, struct buf *standing,
	struct buf *why);
/* Mails each seat what was done (a sentence), the record, what differs for it between two tables,
 * either of which may be NULL, and a template for the open season. */
bool act_tell(struct referee_act *, const char *subject, const char *what, struct table *before,
	struct table *after, struct buf *why);

#endif
