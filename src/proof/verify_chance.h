/* SPDX-License-Identifier: MIT
 * Dice and cards in records, receipts and reveals, line by line. What is always true: numbers that
 * were read are within their bounds; spans point into the paper's text. */
#ifndef PROOF_VERIFY_CHANCE_H
#define PROOF_VERIFY_CHANCE_H
#include "proof/verify.h"

/* LABEL J dM VALUE. */
struct die_line {
	struct span label;
	long long j, sides, value;
};
/* NAME EPOCH N ROOT, or NAME EPOCH I CARD. */
struct deck_line {
	struct span name, last;
	long long epoch, n;
};
/* Read such words with their proof in the next line: "block HASH" or "salt HASH". */
bool verify_read_roll(
	struct die_line *, unsigned char block[HASH], struct span words, struct span next);
bool verify_read_card(
	struct deck_line *, unsigned char salt[HASH], struct span words, struct span next);

/* Gets the referee's value from a season's record. Returns false where the value does not belong to
 * the referee's chain. */
bool verify_revealed(const struct verification *, const struct paper *, unsigned char reveal[HASH]);
/* Makes the keys of a season's cast; of hidden dice and cards only where the secret is known. */
bool verify_keys(const struct verification *, const struct paper *, struct chance *);

/* Works out the commitment to a hidden die. Returns false where the block gives another value. */
bool verify_commit(
	const struct die_line *, const unsigned char block[HASH], unsigned char commit[HASH]);
/* Returns whether a record commits to that die. */
bool verify_roll(
	const struct paper *record, const struct die_line *, const unsigned char block[HASH]);

/* Check all such lines of a paper; what is wrong becomes a fault. */
void verify_dice(struct verification *, const struct paper *, const struct chance *);
void verify_decks(struct verification *, const struct paper *);
void verify_cards(struct verification *, const struct paper *);

#endif
