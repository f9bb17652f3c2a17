/* SPDX-License-Identifier: MIT
 * Shared by the files that check a match's history. */
#ifndef PROOF_VERIFY_CHAIN_H
#define PROOF_VERIFY_CHAIN_H
#include "proof/verify.h"

/* Returns whether a paper names the match. */
bool verify_is_of(const struct verification *, const struct paper *);

/* ---- verify_open.c ---- */
/* Takes the opening and the roster. */
void verify_open(struct verification *);
/* Reads the lines "seat N key" and "seat N anchor". */
bool verify_read_member(const struct paper *, int seat, struct tp1_member *);
void verify_seat_taken(struct verification *, const struct seat_holder *);

/* ---- verify_signer.c ---- */
/* The keys that signed the chain in turn. A claimant signs a rekey that the key before does not
 * confirm. Anybody can do that, so a claimant's papers are not of the match, and no fault. */
enum { MOST_SIGNERS = 64 };
struct chain_keys {
	unsigned char key[MOST_SIGNERS][HASH];
	int from[MOST_SIGNERS], n; /* from: the first record signed with the key */
	unsigned char claimant[MOST_SIGNERS][HASH];
	int claimants;
};
void verify_signers(struct verification *, struct chain_keys *);
/* Returns the key for a record of that number. A key counts until the record that brings the next
 * key; later records signed with it do not belong to this history. */
const unsigned char *verify_signer_at(const struct chain_keys *, int number);

#endif
