/* SPDX-License-Identifier: MIT
 * Brings a match of a restored club to what its referee published last, from the papers that are
 * found: records, letters, acks.
 *
 * What is always true: only what the referee's key signed is used. A season that is played again
 * counts only if its record comes out as it was signed, byte for byte. What is lost is told in a
 * record tp-restore after the last one that was published, see tradepost-record(5). */
#ifndef CLUB_RECOVERY_H
#define CLUB_RECOVERY_H
#include "club/referee_act.h"
#include "club/evidence.h"

enum recovery_end {
	RECOVERY_WHOLE,	  /* as it was published last */
	RECOVERY_LOST,	  /* something is lost, and a record says so */
	RECOVERY_UNKNOWN, /* no paper shows how far it was signed: nothing is done */
	RECOVERY_GAP,	  /* a paper names a record that is not here: nothing is done */
	RECOVERY_TWO,	  /* two histories were signed: nothing is done */
	RECOVERY_AWAY,	  /* it went to another club: put aside for good */
	/* Letters are sealed for the witness, and one is not here: nothing is done. */
	RECOVERY_SEALED,
	RECOVERY_SEATING /* it was started after the backup, and cannot be restored */
};
struct recovery {
	struct referee_act *d; /* with its club and reason, in no transaction */
	const struct evidence *e;
	bool sure;		/* the referee says that nothing else was published */
	unsigned char pk[HASH]; /* the key that signs */
	long long since;	/* when the backup was made */
	int number;		/* of the record that is missing, or signed twice */
	int played,
		open;  /* played: number of seasons played again; open: the one that is open now */
	int lost;      /* the last season that is lost; -1: none */
	bool letters;  /* letters that were acked are lost */
	bool sealed;   /* a letter that was sealed for the witness is not here */
	seats rekeyed; /* seats whose newest key is not here */
	seats readdressed; /* seats whose mails went to another address since, which no paper has */
	bool inside;	   /* in the transaction of what is given up */
	bool cannot;	   /* a record could not be followed */
	struct buf reason; /* why the first could not */
};
/* Recovers the match of the act. Returns false with a reason where the store failed. */
bool recovery_match(struct recovery *, enum recovery_end *);
void recovery_free(struct recovery *);

/* ---- recovery_look.c ---- */
/* Returns the record that follows those in the store; NULL: it is not here. */
const struct paper *recovery_record(const struct recovery *, const struct chain_state *);
/* Looks whether the match can go on from what the papers show. Changes nothing, except that a match
 * that went away is put aside. *go false: *how says why not. */
bool recovery_look(struct recovery *, enum recovery_end *how, bool *go);

/* ---- recovery_letters.c ---- */
/* Files the letters that a season's record names, and the witness's answer. *all false: one is not
 * here, and r->reason says which. */
bool recovery_named(struct recovery *, const struct paper *record, long long then, bool *all);
/* Gives a seat the key that a record names, from the letter that brought it. r->rekeyed: that
 * letter is not here, so no letter of the seat is taken until its key is given again. */
bool recovery_key(struct recovery *, const struct paper *record, const unsigned char key[HASH],
	struct seat *);
/* Files letters for the open season. r->letters: one that was acked is missing. */
bool recovery_open(struct recovery *);

#endif
