/* SPDX-License-Identifier: MIT
 * Referee acts: what the referee does to a match that was not in the letters. Each such act is a record of
 * the chain with its reason, in the transaction of what it changes; all players are told, each with
 * what is different for him; what was before is kept. */
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

/* Begins the text of a record: what all acts have. season: the one it is about. */
void act_begin(struct referee_act *, struct buf *text, const char *kind, int season);
/* Adds it. */
bool act_record(struct referee_act *, const char *kind, const struct buf *text, struct buf *why);
/* Keeps orders as a letter of the referee's hand, and adds to the record's text which they are. Of the
 * letter season, seat and seq are filled in; id and hash are known after it. */
bool act_orders(struct referee_act *, struct letter_row *, const struct buf *orders,
	struct buf *text, struct buf *why);
/* Whether a seat's letter came in a season that was played, and what stood for the seat before it. */
bool act_played(struct referee_act *, int season, int seat, bool *came, struct buf *standing,
	struct buf *why);
/* Mails each seat what was done (a sentence), the record, what is different for it between two tables
 * of which either may be NULL, and a template for the season that is open. */
bool act_tell(struct referee_act *, const char *subject, const char *what, struct table *before,
	struct table *after, struct buf *why);

#endif
