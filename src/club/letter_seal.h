/* SPDX-License-Identifier: MIT
 * Matches with a witness, on the club's side: the letters of a season that is due are sealed and told
 * to him, and the season is played with them when he has answered. tradepost-record(5) has the texts.
 *
 * What is always true: a cast is sealed once, in a transaction, before its witness is told; from then
 * on no letter is taken for its season, and no record comes before that of the season; an answer
 * counts if his key has signed it for that seal, and its value is of his chain. */
#ifndef CLUB_LETTER_SEAL_H
#define CLUB_LETTER_SEAL_H
#include "club/chain.h"
#include "post/mail.h"
#include "store/store_witness.h"

enum letter_seal_state {
	LETTER_SEAL_UNUSED, /* the match has no witness, or its chains are at their end */
	LETTER_SEAL_NOT,    /* nothing is sealed: letters are taken till the season is due */
	LETTER_SEAL_WAITS,  /* for the answer */
	LETTER_SEAL_DONE    /* he has answered, or was waited for long enough */
};
/* How it stands with the season that is open. */
bool letter_seal_look(const struct context *, enum letter_seal_state *);
/* Seals its letters as they are, and mails the witness what he is to answer. */
bool letter_seal_make(const struct context *);
/* Fills in what the witness said. False where the letters, by seat, are not those that were sealed. */
bool letter_seal_apply(const struct context *, const struct chain_state *,
	const struct letter_row letter[], struct cast *);

/* Mails the witness how the match was opened; nothing where there is none. */
bool letter_seal_invite(const struct context *);
/* Whether the match has no witness or he has joined; else who he is. */
bool letter_seal_ready(const struct context *, bool *ready, struct buf *whom);
/* Mails him once more what he was mailed last; problem: why there is nothing. */
bool letter_seal_again(const struct context *, struct buf *problem);
/* The same in a transaction of its own where he was asked long ago and has not answered. */
bool letter_seal_remind(const struct context *);
/* Appends a line for status; nothing where there is no witness. */
bool letter_seal_print(const struct context *, struct buf *);

/* Takes what a witness has sent. *taken: there was such in it, and it was good. */
bool letter_seal_take(const struct context *, const struct mail *, bool *taken);

#endif
