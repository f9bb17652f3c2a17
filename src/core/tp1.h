/* SPDX-License-Identifier: MIT
 * Protocol TP1: what makes chance provable. Referee, players and witness each commit to a chain of
 * values before a match begins; each cast of the dice uses the next value of every chain, so nobody
 * can choose one after he has seen another's. tradepost-record(5) has the formulas.
 *
 * What is always true: cast k uses v(k+1) of each chain, v(0) being public; no function here knows a
 * letter's orders, only hashes of them; all bytes are those of the published vectors. */
#ifndef CORE_TP1_H
#define CORE_TP1_H
#include "core/chance.h"

enum { TP1_CHAIN = 1024, TP1_CASTS = TP1_CHAIN - 1 };

enum tp1_owner { TP1_REFEREE, TP1_WITNESS, TP1_PLAYER };

/* Whose chain it is: gid and the owner's public key are in every value of it. */
struct tp1_chain {
	enum tp1_owner whose;
	const char *gid;
	unsigned char owner[HASH];
};

/* v(i) of the chain that ends in this tip, 0 <= i <= TP1_CHAIN; 0: the anchor. */
void tp1_value(
	unsigned char out[HASH], const struct tp1_chain *, const unsigned char tip[HASH], int i);
/* Whether a value is v(i) of the chain with that anchor. */
bool tp1_leads(const struct tp1_chain *, const unsigned char value[HASH], int i,
	const unsigned char anchor[HASH]);
/* A player's tip out of the seed of his key, so that he has nothing else to keep. */
void tp1_player_tip(unsigned char out[HASH], const char *gid, const unsigned char open[HASH],
	const unsigned char seed[HASH]);
/* A witness's, the same way: it is of no use to whom has the key as a player, too. */
void tp1_witness_tip(unsigned char out[HASH], const char *gid, const unsigned char open[HASH],
	const unsigned char seed[HASH]);
/* The referee's tip and his hidden secret, out of the secret of the match. */
void tp1_referee_tip(
	unsigned char out[HASH], const char *gid, const unsigned char secret[SECRET_BYTES]);
void tp1_hidden(unsigned char out[HASH], const char *gid, const unsigned char secret[SECRET_BYTES]);
/* What is told of the hidden secret before it is shown. */
void tp1_hidden_commit(unsigned char out[HASH], const char *gid, const unsigned char hidden[HASH]);

/* The hash of the record that opens a match. */
void tp1_open(unsigned char out[HASH], struct span record);
/* Those who play, in the order of their seats; behind them the witness, where there is one. */
struct tp1_member {
	unsigned char key[HASH], anchor[HASH];
	bool joined; /* else there is no anchor */
};
void tp1_roster(unsigned char out[HASH], const char *gid, const struct tp1_member *, int n);

/* What a seat gave to a cast; there false: nothing. */
struct tp1_nonce {
	bool there;
	unsigned char value[HASH];
};
/* before: the entropy of the cast before, of the first one the roster. */
void tp1_entropy(unsigned char out[HASH], const char *gid, int cast,
	const unsigned char before[HASH], const struct tp1_nonce *, int n);
/* The keys of a cast. s and w: its values of the referee's and the witness's chain; w NULL: there is
 * none. hidden NULL: those who may not know it have the key of open dice alone. */
void tp1_keys(struct chance *, const char *gid, int cast, const unsigned char entropy[HASH],
	const unsigned char s[HASH], const unsigned char *w, const unsigned char *hidden);

/* The letters that a season is played with, by seat: NULL where there is none. */
void tp1_seal(unsigned char out[HASH], const char *gid, int record,
	const unsigned char before[HASH], const unsigned char *const *letter, int n);
/* The head after a record; before: the head before it, zeros before record 0. */
void tp1_head(unsigned char out[HASH], const unsigned char before[HASH], struct span record);
/* What the referee signs of a head, appended. */
void tp1_head_signed(struct buf *, const char *gid, int record, const unsigned char head[HASH]);
/* The hash of a seat's report, and of the state of the table (seat 0), with the salt that hides it. */
void tp1_salt(unsigned char out[HASH], const unsigned char hidden[HASH], int record, int seat);
void tp1_salted(
	unsigned char out[HASH], struct span text, const unsigned char salt[HASH], int seat);
/* That of the lines that stand for a seat, with the salt of its report. */
void tp1_stands(unsigned char out[HASH], struct span text, const unsigned char salt[HASH]);
/* What a shuffled deck is known by: n leaves of HASH bytes, one behind the other. */
void tp1_root(unsigned char out[HASH], const char *gid, struct span deck, int epoch,
	const unsigned char *leaf, int n);

#endif
