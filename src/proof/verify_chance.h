/* SPDX-License-Identifier: MIT
 * Dice and cards in records, receipts and reveals, line by line. What is always true: a line that was
 * read has numbers within their bounds; its spans are of the paper's text. */
#ifndef PROOF_VERIFY_CHANCE_H
#define PROOF_VERIFY_CHANCE_H
#include "proof/verify.h"

/* LABEL J dM VALUE. */
struct die_line {
	struct span label;
	long long j, sides, value;
};
bool verify_read_die(struct die_line *, struct span words);
/* NAME EPOCH N ROOT, or NAME EPOCH I CARD. */
struct deck_line {
	struct span name, last;
	long long epoch, n;
};
bool verify_read_deck(struct deck_line *, struct span words);
/* Such words with what proves them in the line below: "block HASH" or "salt HASH". */
bool verify_read_roll(
	struct die_line *, unsigned char block[HASH], struct span words, struct span next);
bool verify_read_card(
	struct deck_line *, unsigned char salt[HASH], struct span words, struct span next);
/* What stands behind a line's first word; false where that is another. */
bool verify_word(struct span line, const char *word, struct span *rest);

/* The referee's value in the record of a season; false where it is not of his chain. */
bool verify_revealed(const struct verification *, const struct paper *, unsigned char reveal[HASH]);
/* The keys of a season's cast, those of hidden things only where the secret is shown. */
bool verify_keys(const struct verification *, const struct paper *, struct chance *);

/* What a record has of a hidden die with that block; false where the block shows another value. */
bool verify_commit(
	const struct die_line *, const unsigned char block[HASH], unsigned char commit[HASH]);
/* Whether a record commits to it. */
bool verify_roll(
	const struct paper *record, const struct die_line *, const unsigned char block[HASH]);

/* All lines of a paper; what is wrong is a fault. */
void verify_dice(struct verification *, const struct paper *, const struct chance *);
void verify_decks(struct verification *, const struct paper *);
void verify_cards(struct verification *, const struct paper *);

#endif
