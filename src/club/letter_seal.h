/* SPDX-License-Identifier: MIT
 * Matches with a witness, on the club's side. The letters of a season that is due are sealed and
 * told to the witness; the season is played after the answer. tradepost-record(5) has the texts.
 *
 * What is always true: a cast is sealed once, in a transaction, before its witness is told. From
 * then on no letter is taken for the season, and no record comes before the season's own. An answer
 * counts if the witness's key signed it for that seal, and its value is of the witness's chain. */
#ifndef CLUB_LETTER_SEAL_H
#define CLUB_LETTER_SEAL_H
#include "club/chain.h"
#include "post/mail.h"
#include "store/store_witness.h"

enum letter_seal_state {
	LETTER_SEAL_UNUSED, /* the match has no witness, or its chains are used up */
	LETTER_SEAL_NOT,    /* nothing is sealed: letters are taken until the season is due */
	LETTER_SEAL_WAITS,  /* for the answer */
	LETTER_SEAL_DONE    /* the witness has answered, or the wait is over */
};
/* Tells how it stands with the open season. */
bool letter_seal_look(const struct context *, enum letter_seal_state *);
/* Seals the season's letters as they are, and mails the witness what to answer. */
bool letter_seal_make(const struct context *);
/* Fills in the witness's answer. Returns false where the letters, by seat, are not the sealed
 * ones. */
bool letter_seal_apply(const struct context *, const struct chain_state *,
	const struct letter_row letter[], struct cast *);

/* Mails the witness how the match was opened; does nothing without a witness. */
bool letter_seal_invite(const struct context *);
/* Tells whether the witness has joined or there is none; else who the witness is. */
bool letter_seal_ready(const struct context *, bool *ready, struct buf *whom);
/* Mails the witness the last mail again. problem: why there is none. */
bool letter_seal_again(const struct context *, struct buf *problem);
/* Tells whether the witness was asked long ago and has not answered. */
bool letter_seal_late(const struct context *, bool *late);
/* Reminds a witness of whom that is so, in a transaction of its own. */
bool letter_seal_remind(const struct context *);
/* Tells whether a mail of the outbox goes to the witness of its match. */
bool letter_seal_mail(const struct mail_row *);
/* Appends a line for status; nothing where there is no witness. */
bool letter_seal_print(const struct context *, struct buf *);

/* Takes what a witness sent. *taken: the mail had an answer, and it was good. */
bool letter_seal_take(const struct context *, const struct mail *, bool *taken);

#endif
