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
	struct context c; /* of these two */
	struct buf why;	  /* of the context */
	struct edition *edition;
	struct chain_state state; /* before the act */
	struct record_row record; /* as it was added */
	const char *reason;
};

/* Begins the text of an act's record. season: the one that the act is about. */
void act_begin(struct referee_act *, struct buf *text, const char *kind, int season);
/* Adds the record. */
bool act_record(struct referee_act *, const char *kind, const struct buf *text);
/* Keeps orders as a letter by the referee, and adds their hash to the record's text. The caller
 * fills in season, seat and seq of the letter; id and hash are set. */
bool act_orders(
	struct referee_act *, struct letter_row *, const struct buf *orders, struct buf *text);
/* Tells whether a seat's letter came in a season that was played, and what stood before. */
bool act_played(struct referee_act *, int season, int seat, bool *came, struct buf *standing);
/* Changes a seat's attendance by a season that was played: `change` is told whether the seat's letter came. */
typedef void attendance_change(struct attendance_row *, bool came);
bool act_attendance(struct referee_act *, int season, int seat, attendance_change *);
/* Saves what stands for a seat after the season. */
bool act_keep_standing(struct referee_act *, const struct table *, int season, int seat);
/* Mails each seat what was done (a sentence), the record, what differs for it between two tables,
 * either of which may be NULL, and a template for the open season. */
bool act_tell(struct referee_act *, const char *subject, const char *what, struct table *before,
	struct table *after);

#endif
