/* SPDX-License-Identifier: MIT
 * One match of a club that was put back from a backup is brought to what its referee has published last,
 * out of the papers that there are: records, letters, acknowledgements.
 *
 * What is always true: nothing is taken over that the referee's key has not signed; a season that is
 * played again counts only where its record comes out as it was signed, byte by byte; what cannot be had
 * again is told in a record tp-restore behind the last one that was published, see
 * tradepost-record(5). */
#ifndef CLUB_RECOVERY_H
#define CLUB_RECOVERY_H
#include "club/referee_act.h"
#include "club/evidence.h"

enum recovery_end {
	RECOVERY_WHOLE,	  /* it stands as it was published last */
	RECOVERY_LOST,	  /* something is lost, and a record says so */
	RECOVERY_UNKNOWN, /* no paper shows how far it was signed: nothing is done */
	RECOVERY_GAP,	  /* a paper names a record that is not here: nothing is done */
	RECOVERY_TWO,	  /* two histories were signed: nothing is done */
	RECOVERY_AWAY,	  /* it went to another club: put aside for good */
	RECOVERY_SEALED, /* letters are sealed for the witness, and one is not here: nothing is done */
	RECOVERY_SEATING /* it was started after the backup: it cannot be had again */
};
struct recovery {
	struct referee_act *d; /* with its club and reason, in no transaction */
	const struct evidence *e;
	bool sure;		/* the referee says that nothing else was published */
	unsigned char pk[HASH]; /* the key that signs */
	long long since;	/* when the backup was made */
	int number;		/* of the record that is missing, or signed twice */
	int played, open;	/* how many seasons were played again; which one is open now */
	int lost;		/* the last season that is lost, -1: none */
	bool letters;		/* letters that were acknowledged are lost */
	bool sealed;		/* of those that were sealed for the witness one is not here */
	seats rekeyed;		/* seats whose newest key is not here */
	bool inside;		/* in the transaction of what is given up */
	bool cannot;		/* a record could not be followed */
	struct buf reason;	/* why the first one could not */
};
/* The match of the act. False with a reason: the store failed. */
bool recovery_match(struct recovery *, enum recovery_end *, struct buf *why);
void recovery_free(struct recovery *);

/* ---- recovery_look.c ---- */
/* The record behind what the store has; NULL: none is here. */
const struct paper *recovery_record(const struct recovery *, const struct chain_state *);
/* Whether the match can go on from what the papers show, which changes nothing but that a match that went
 * away is put aside. *go false: *how says why not. */
bool recovery_look(struct recovery *, enum recovery_end *how, bool *go, struct buf *why);

/* ---- recovery_letters.c ---- */
/* Files the letters that a season's record names, and what its witness said. *all false: one is not here,
 * and r->reason says which. */
bool recovery_named(
	struct recovery *, const struct paper *record, long long then, bool *all, struct buf *why);
/* Gives a seat the key that a record names, out of the letter that brought it; r->rekeyed: that is not here,
 * so no letter of the seat can be taken till its key is given again. */
bool recovery_key(struct recovery *, const struct paper *record, const unsigned char key[HASH],
	struct seat *, struct buf *why);
/* Files those for the season that is open; r->letters: one that was acknowledged is not among them. */
bool recovery_open(struct recovery *, struct buf *why);

#endif
