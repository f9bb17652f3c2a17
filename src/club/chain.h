/* SPDX-License-Identifier: MIT
 * What the chance of a match is made of, and the history its referee signs: see
 * tradepost-record(5).
 *
 * What is always true: a record is added in the transaction of what it tells of; nothing is cast
 * before the roster is closed; the secret of a match goes into no text. */
#ifndef CLUB_CHAIN_H
#define CLUB_CHAIN_H
#include "club/club.h"
#include "core/tp1.h"

/* How far a match has come. */
struct chain_state {
	int number, casts;	     /* of the next record of the chain; of the next cast */
	unsigned char head[HASH];    /* what a letter can have seen last: at first the roster */
	unsigned char before[HASH];  /* the head before the next record: at first zeros */
	unsigned char entropy[HASH]; /* what the players gave till now */
	unsigned char open[HASH];    /* the hash of the record that opened the match */
};
bool chain_state(const struct context *, struct chain_state *);

/* Signs a text that is no record of the chain, as the referee of the match: the tag, a zero, the text. */
bool chain_sign(
	const struct context *, const char *tag, struct span text, unsigned char signature[64]);

/* Opens a match that was just added, with its witness: the first record. */
bool chain_open(const struct context *);
/* Closes the roster: nobody joins any more for the first cast. */
bool chain_close(const struct context *);
/* Says that a seat has another key, or another anchor, from the next cast but the one at hand on. order:
 * the letter that says so, signed with the key before; NULL: the referee does. */
bool chain_rejoin(const struct context *, const struct seat *, const struct chain_row *,
	const unsigned char *order);
/* A seat got another key: it has no anchor until its player joins. */
bool chain_drop(const struct context *, const struct seat *, const unsigned char *order);

/* Says that the referee's key of this club signs from now on, if another one did: that of another club.
 * old: that one, which says so too; NULL: it is not here. */
bool chain_rekey(const struct context *, const struct secret_key *old);

/* Whether letters of the next cast are sealed: then no record may come before that of their season,
 * for it would change who gives to the cast once its letters are known. */
bool chain_sealed(const struct context *, bool *sealed);
/* Adds a record of the chain: number, season, casts, entropy, kind and text are the caller's; head
 * and signature are filled. */
bool chain_add(const struct context *, const struct chain_state *, struct record_row *);
/* Begins its text: what all records of the chain begin with. form: the number behind the kind. */
void chain_begin(
	struct buf *, const char *kind, int form, const struct match *, const struct chain_state *);

/* ---- nonces ---- */
enum nonce_state {
	NONCE_UNWANTED, /* the seat has no chain that counts for the cast */
	NONCE_GOOD,
	NONCE_MISSING, /* the letter has none */
	NONCE_WRONG    /* it is not of the seat's chain, or not for that cast */
};
/* What a letter's line `nonce` is for a cast; good: its value goes to *value. */
bool chain_nonce(const struct context *, const struct seat *, struct span line, int cast,
	enum nonce_state *, unsigned char value[HASH]);

/* ---- chance ---- */
enum witness_state { NO_WITNESS, WITNESS_ABSENT, WITNESS_SAID };
/* A cast: what was given to it, and the keys it gives. */
struct cast {
	enum witness_state witness; /* the caller's, as are value and answer where he has said */
	unsigned char value[HASH], answer[64]; /* answer: his signature */
	struct tp1_nonce nonce[MAXSEATS + 1];  /* by seat */
	unsigned char entropy[HASH], reveal[HASH];
	struct chance chance;
};
/* The next cast, by the nonces of the letters in the table's programs and what the witness said. */
bool chain_cast(
	const struct context *, const struct table *, const struct chain_state *, struct cast *);
/* The chance of a season that was played. */
bool chain_again(const struct context *, int season, struct chance *);
/* The revision of the rules that a season was played by. */
bool chain_rules(const struct context *, int season, int *rules);
/* D, from which come dice and cards that not everybody may see. */
void chain_hidden(const struct match *, unsigned char hidden[HASH]);

#endif
