/* SPDX-License-Identifier: MIT
 * Protocol TP1, which makes chance provable. Referee, players and witness each commit to a chain of
 * values before a match begins. Each cast of the dice uses the next value of every chain, so nobody
 * can choose a value after seeing another's. tradepost-record(5) has the formulas.
 *
 * What is always true: cast k uses v(k+1) of each chain; v(0) is public. No function here knows the
 * orders in a letter, only their hashes. All bytes are those of the published vectors. */
#ifndef CORE_TP1_H
#define CORE_TP1_H
#include "core/chance.h"

enum { TP1_CHAIN = 1024, TP1_CASTS = TP1_CHAIN - 1 };

enum tp1_owner { TP1_REFEREE, TP1_WITNESS, TP1_PLAYER };

/* The owner of a chain: gid and the owner's public key go into every value. */
struct tp1_chain {
	enum tp1_owner whose;
	const char *gid;
	unsigned char owner[HASH];
};

/* Computes v(i) of the chain that ends in this tip, 0 <= i <= TP1_CHAIN; v(0) is the anchor. */
void tp1_value(
	unsigned char out[HASH], const struct tp1_chain *, const unsigned char tip[HASH], int i);
/* Returns whether a value is v(i) of the chain with that anchor. */
bool tp1_leads(const struct tp1_chain *, const unsigned char value[HASH], int i,
	const unsigned char anchor[HASH]);
/* Computes a player's tip from the seed of the player's key, so that players need not keep anything
 * else. */
void tp1_player_tip(unsigned char out[HASH], const char *gid, const unsigned char open[HASH],
	const unsigned char seed[HASH]);
/* Computes a witness's tip in the same way. The tip differs from a player's even where one key
 * serves as both. */
void tp1_witness_tip(unsigned char out[HASH], const char *gid, const unsigned char open[HASH],
	const unsigned char seed[HASH]);
/* Computes the referee's tip and hidden secret from the secret of the match. */
void tp1_referee_tip(
	unsigned char out[HASH], const char *gid, const unsigned char secret[SECRET_BYTES]);
void tp1_hidden(unsigned char out[HASH], const char *gid, const unsigned char secret[SECRET_BYTES]);
/* Computes the commitment to the hidden secret. */
void tp1_hidden_commit(unsigned char out[HASH], const char *gid, const unsigned char hidden[HASH]);

/* Computes the hash of the record that opens a match. */
void tp1_open(unsigned char out[HASH], struct span record);
/* The members of a match in the order of their seats; behind them the witness, where there is
 * one. */
struct tp1_member {
	unsigned char key[HASH], anchor[HASH];
	bool joined;  /* false: the member has no anchor */
	bool keyless; /* the member has no key, and so no anchor either */
};
void tp1_roster(unsigned char out[HASH], const char *gid, const struct tp1_member *, int n);
/* Returns whether the referee alone could choose the dice: some seat has no key, fewer than two have one, and
 * the match has no witness. */
bool tp1_open_dice(int seats, int keyless, bool watched);

/* What a seat gave to a cast; there false: nothing. */
struct tp1_nonce {
	bool there;
	unsigned char value[HASH];
};
/* before: the entropy of the cast before; for the first cast, of the roster. */
void tp1_entropy(unsigned char out[HASH], const char *gid, int cast,
	const unsigned char before[HASH], const struct tp1_nonce *, int n);
/* Makes the keys of a cast. s and w: the values of the referee's and of the witness's chain; w
 * NULL: no witness. hidden NULL: only the key of open dice is made, for those who may not know the
 * secret. */
void tp1_keys(struct chance *, const char *gid, int cast, const unsigned char entropy[HASH],
	const unsigned char s[HASH], const unsigned char *w, const unsigned char *hidden);
/* The keys of a season that belongs to no match, but to a case or a guess: all of them follow from
 * its secret, as nobody gives anything. */
void tp1_alone(struct chance *, const char *gid, const unsigned char secret[HASH], int season);

/* Computes the seal of the letters that a season is played with, by seat; NULL: the seat has
 * none. */
void tp1_seal(unsigned char out[HASH], const char *gid, int record,
	const unsigned char before[HASH], const unsigned char *const *letter, int n);
/* Computes the head after a record. before: the head before it; zeros before record 0. */
void tp1_head(unsigned char out[HASH], const unsigned char before[HASH], struct span record);
/* Appends what the referee signs of a head. */
void tp1_head_signed(struct buf *, const char *gid, int record, const unsigned char head[HASH]);
/* Salts hide the hashes of seats' reports, and of the state of the table (seat 0). */
void tp1_salt(unsigned char out[HASH], const unsigned char hidden[HASH], int record, int seat);
void tp1_salted(
	unsigned char out[HASH], struct span text, const unsigned char salt[HASH], int seat);
/* Computes the hash of the lines that stand for a seat, with the salt of the seat's report. */
void tp1_stands(unsigned char out[HASH], struct span text, const unsigned char salt[HASH]);
/* Computes the commitment to a shuffled deck, given as n leaves of HASH bytes one behind the
 * other. */
void tp1_root(unsigned char out[HASH], const char *gid, struct span deck, int epoch,
	const unsigned char *leaf, int n);

#endif
