/* SPDX-License-Identifier: MIT
 * What proves the chance of a season, in the words of tradepost-record(5): its dice, what is told of
 * those that not everybody may see, its shuffles, and the cards that were dealt.
 *
 * What is always true: the lines for everybody hold no die and no card that not everybody may see;
 * those for a seat hold what it saw when it came to it, and nothing of where else it lay. Of
 * protocol TP1 alone: the table's chance is that of the season. */
#ifndef CORE_PROOF_H
#define CORE_PROOF_H
#include "core/play.h"

/* A deck as it lay after a shuffle, from the top. */
struct deck {
	int place, epoch, n;
	unsigned char key[HASH]; /* of the shuffle */
	bool changed;		 /* it lies otherwise than before the season */
	thing *card, *kind;
};
void deck_add(struct deck *, thing card, thing kind);
void deck_free(struct deck *);
/* Forgets the shuffles of the season that was played last. */
void decks_forget(struct table *);
/* The cards of a deck as bytes, and back; false where they are none. */
void deck_write(const struct deck *, struct buf *);
bool deck_read(struct deck *, const void *bytes, size_t n);

/* One card that left the place it was shuffled in. */
struct deck_card {
	int place, epoch, i;
	thing kind, to;
	unsigned char key[HASH];
};

struct proof {
	/* How each deck lay after its last shuffle: given as they were before the season. */
	struct deck *deck;
	int decks;
	struct deck_card *dealt;
	int deals;
};
/* Adds a deck that is the proof's from now on. */
void proof_deck(struct proof *, const struct deck *);
/* Looks through the season's journal. */
void proof_make(struct proof *, struct table *);
void proof_free(struct proof *);
/* Appends the lines for everybody, and those for one seat. */
void proof_public(const struct proof *, const struct table *, struct buf *);
void proof_seat(const struct proof *, const struct table *, int seat, struct buf *);
/* Appends, for a match whose secret is shown, all dice that not everybody saw and all cards of all
 * shuffles of the season that was just played. */
void proof_reveal(const struct table *, struct buf *);

/* "word HASH", a line. */
void proof_hash(struct buf *, const char *word, const unsigned char hash[HASH]);

#endif
