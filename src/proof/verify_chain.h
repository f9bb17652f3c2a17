/* SPDX-License-Identifier: MIT
 * What the parts of looking at a match's history share. */
#ifndef PROOF_VERIFY_CHAIN_H
#define PROOF_VERIFY_CHAIN_H
#include "proof/verify.h"

/* Whether a paper names the match. */
bool verify_is_of(const struct verification *, const struct paper *);

/* ---- verify_open.c ---- */
/* How the match was opened, and the roster. */
void verify_open(struct verification *);
/* The lines "seat N key" and "seat N anchor". */
bool verify_read_member(struct span text, int seat, struct tp1_member *);
void verify_seat_taken(struct verification *, const struct seat_holder *);

/* ---- verify_signer.c ---- */
/* The keys that sign, one after the other: papers may be of any of them. And those that say so of
 * themselves alone: anybody can, so what they have signed is no paper of this match, and no fault. */
enum { MOST_SIGNERS = 64 };
struct signers {
	unsigned char key[MOST_SIGNERS][HASH];
	int from[MOST_SIGNERS], n; /* from: the number of the first record it signs */
	unsigned char claimant[MOST_SIGNERS][HASH];
	int claimants;
};
void verify_signers(struct verification *, struct signers *);
/* The key that fits a record's number: a key signs up to the record that brings the next, and what it signed
 * of later ones is no record of this history. */
const unsigned char *verify_signer_at(const struct signers *, int number);

#endif
