/* SPDX-License-Identifier: MIT
 * What proves the chance of a season, in the words of tradepost-record(5): its dice, commitments to
 * dice that not everybody may see, its shuffles, and the cards that were dealt.
 *
 * What is always true: the lines for everybody hold no die and no card that not everybody may see.
 * The lines for a seat hold what the seat saw at the time, and nothing about where a card lay
 * otherwise. The table's chance must be that of the season. */
#ifndef CORE_PROOF_H
#define CORE_PROOF_H
#include "core/play.h"

/* A deck as it lay after a shuffle, counted from the top. */
struct deck {
	int place, epoch, n;
	unsigned char key[HASH]; /* of the shuffle */
	bool changed;		 /* it does not lie as it did before the season */
	thing *card, *kind;
};
void deck_add(struct deck *, thing card, thing kind);
/* Forgets the shuffles of the last season. */
void decks_forget(struct table *);
/* Write the cards of a deck as bytes, and read them; reading returns false where the bytes are no
 * deck. */
void deck_write(const struct deck *, struct buf *);
bool deck_read(struct deck *, const void *bytes, size_t n);

/* A card that left the place in which it was shuffled. */
struct deck_card {
	int place, epoch, i;
	thing kind, to;
	unsigned char key[HASH];
};

struct proof {
	/* The decks as they lay after their last shuffle; before proof_make, those from before the
	 * season. */
	struct deck *deck;
	int decks;
	struct deck_card *dealt;
	int deals;
};
/* Adds a deck; the proof owns it from now on. */
void proof_deck(struct proof *, const struct deck *);
/* Goes through the season's journal. */
void proof_make(struct proof *, struct table *);
void proof_free(struct proof *);
/* Append the lines for everybody, and those for one seat. */
void proof_public(const struct proof *, const struct table *, struct buf *);
void proof_seat(const struct proof *, const struct table *, int seat, struct buf *);
/* Appends, for a match whose secret is shown, all dice that not everybody saw and all cards of all
 * shuffles of the season that was just played. */
void proof_reveal(const struct table *, struct buf *);

/* "word HASH", a line. */
void proof_hash(struct buf *, const char *word, const unsigned char hash[HASH]);

#endif
