/* SPDX-License-Identifier: MIT
 * What the chance of a match is made of, and the history its referee signs: see
 * tradepost-record(5).
 *
 * What is always true: a record is added in the transaction of what it tells; no cast is made
 * before the roster is closed; the match's secret goes into no text. */
#ifndef CLUB_CHAIN_H
#define CLUB_CHAIN_H
#include "club/club.h"
#include "core/tp1.h"

/* How far a match has come. */
struct chain_state {
	int number, casts;	  /* of the next record; of the next cast */
	unsigned char head[HASH]; /* the newest that a letter can have seen; at first the roster */
	unsigned char before[HASH];  /* the head before the next record; at first zeros */
	unsigned char entropy[HASH]; /* what the players gave so far */
	unsigned char open[HASH];    /* hash of the record that opened the match */
};
bool chain_state(const struct context *, struct chain_state *);

/* Signs a text outside the chain as the match's referee: the tag, a zero byte, the text. */
bool chain_sign(
	const struct context *, const char *tag, struct span text, unsigned char signature[64]);

/* Opens a match that was just added, with its witness, by its first record. */
bool chain_open(const struct context *);
/* Closes the roster: nobody can join any more before the first cast. */
bool chain_close(const struct context *);
/* Adds a record that a seat has another key or anchor, which counts from the cast after the next
 * one. order: hash of the letter that asked, signed with the old key; NULL: the referee did it. */
bool chain_rejoin(const struct context *, const struct seat *, const struct chain_row *,
	const unsigned char *order);
/* Removes the anchor of a seat that got another key, until its player joins. order: as above. */
bool chain_drop(const struct context *, const struct seat *, const unsigned char *order);

/* Add a record that the mails of a seat go to another address, and that its player leaves. by: the hash of the
 * letter that asked, or a word for who did. */
bool chain_readdress(const struct context *, int seat, const char *by);
bool chain_leave(const struct context *, int seat, const char *by);

/* Adds a record that this club's key signs from now on, if another club's did. old: the other key,
 * which signs its consent; NULL: it is not here. */
bool chain_rekey(const struct context *, const struct secret_key *old);

/* Tells whether the letters of the next cast are sealed. Then no record may come before that of
 * their season, as it could change who gives to a cast whose letters are known. */
bool chain_sealed(const struct context *, bool *sealed);
/* Adds a record. The caller fills in number, season, casts, entropy, kind and text; the function
 * fills in head and signature. */
bool chain_add(const struct context *, const struct chain_state *, struct record_row *);
/* Writes what every record begins with. form: the number behind the kind. */
void chain_begin(
	struct buf *, const char *kind, int form, const struct match *, const struct chain_state *);

/* ---- nonces ---- */
enum nonce_state {
	NONCE_UNWANTED, /* the seat has no chain that counts for the cast */
	NONCE_GOOD,
	NONCE_MISSING, /* the letter has none */
	NONCE_WRONG    /* not of the seat's chain, or not for that cast */
};
/* Reads a letter's line `nonce` for a cast. NONCE_GOOD: *value is set. */
bool chain_nonce(const struct context *, const struct seat *, struct span line, int cast,
	enum nonce_state *, unsigned char value[HASH]);

/* ---- chance ---- */
enum witness_state { NO_WITNESS, WITNESS_ABSENT, WITNESS_SAID };
/* A cast: what was given to it, and the keys made of that. */
struct cast {
	enum witness_state
		witness; /* the caller sets it, and value and answer where the witness answered */
	unsigned char value[HASH], answer[64]; /* answer: the witness's signature */
	struct tp1_nonce nonce[MAXSEATS + 1];  /* by seat */
	unsigned char entropy[HASH], reveal[HASH];
	struct chance chance;
};
/* Makes the next cast from the nonces in the table's programs and the witness's value. */
bool chain_cast(
	const struct context *, const struct table *, const struct chain_state *, struct cast *);
/* Makes the chance of a season that was played. */
bool chain_again(const struct context *, int season, struct chance *);
/* Gets the revision of the rules that played a season. */
bool chain_rules(const struct context *, int season, int *rules);
/* Makes the secret D, from which hidden dice and cards come. */
void chain_hidden(const struct match *, unsigned char hidden[HASH]);

#endif
