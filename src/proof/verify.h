/* SPDX-License-Identifier: MIT
 * Checking what somebody holds of one match against what its referee has signed: what is proven, what
 * is not, and who cheated. tradepost-record(5) has every formula that is looked at here.
 *
 * What is always true: nothing is used that the referee's key has not signed, but letters, which the
 * keys of the roster sign, what the witness's key has signed, and what is revealed when a match is
 * over, which nobody need sign; a fault is said once. */
#ifndef PROOF_VERIFY_H
#define PROOF_VERIFY_H
#include "proof/paper.h"

/* What can be wrong; the table in verify_faults.c says each in words. */
enum fault {
	NO_OPENING,
	NO_ROSTER,
	BAD_TEXT,
	BAD_FORM,
	BAD_SIGNATURE,
	TWO_OPENINGS,
	BAD_OPENING,
	BAD_ROSTER,
	TWO_HEADS,
	NO_RECORD,
	BAD_PREV,
	BAD_CAST,
	BAD_SEAL,
	BAD_REVEAL,
	BAD_NONCE,
	BAD_ENTROPY,
	BAD_DIE,
	BAD_ROOT,
	BAD_CARD,
	BAD_ROLL,
	BAD_HIDDEN,
	BAD_REPORT,
	REPORT_DIFFERS,
	ORDER_DIFFERS,
	LEFT_OUT,
	MADE_UP,
	UNSIGNED_LETTER,
	NONCE_LOST,
	SAW_DIFFERS,
	NEW_REFEREE,
	OTHER_REVEAL,
	UNSIGNED_WITNESS,
	BAD_WITNESS,
	UNSEALED,
	TWO_SEALS,
	WITNESS_IGNORED,
	UNTRUE,
	OTHER_ORDERS,
	FAULTS
};

/* A head that the referee has signed. */
struct signed_head {
	int number;
	unsigned char head[HASH];
	bool record; /* of a record that is here, not only named by another paper */
};

/* Who sits where, and from when on. */
struct seat_holder {
	int seat, since_record, since_cast; /* since_record: its key counts for later records */
	struct tp1_member member;
};

struct proof_counts {
	int records, letters, receipts, acks, reports, dice, cards, rolls, witnessed;
	int shown;		     /* letters in their reports */
	int shown_dice, shown_cards; /* out of the secret, by what was revealed */
};

struct verification {
	struct evidence *e;
	char gid[64];
	int seats;
	unsigned char referee[HASH], anchor[HASH], hidden_told[HASH], open[HASH], roster[HASH];
	unsigned char hidden[HASH];
	unsigned char signer[HASH];		    /* who signs the last records */
	unsigned char witness[HASH], promise[HASH]; /* promise: the anchor of the witness's chain */
	bool opened, rostered, shown;		    /* shown: hidden is known */
	bool watched;				    /* the match has a witness */
	struct seat_holder *sitting;
	int sittings;
	struct signed_head *head;
	int heads, last;       /* last: the highest number of a record or receipt */
	struct paper **record; /* those of the chain that are here and signed, by number */
	int records;
	struct proof_counts proven;
	int unproven_reveals; /* what is revealed, and no record here can prove */
	struct buf absent;    /* records made without the witness, " 3 7" */
	struct buf faults;    /* a line each: what accuses somebody, */
	struct buf unproven;  /* and what accuses nobody */
	int wrong;	      /* lines of both */
};

/* Looks at all papers and letters of the match. */
void verify_match(struct verification *, struct evidence *, const char *gid);
void verify_free(struct verification *);

/* Adds a fault once. where: what it is about, as "3" or "3 2", a part of its line. */
__attribute__((format(printf, 3, 4))) void verify_fault(
	struct verification *, enum fault, const char *where, ...);

/* ---- parts ---- */
/* The record of the chain of that number, NULL where it is not here. */
struct paper *verify_record(const struct verification *, int number);
/* What stands behind "seat N WORD" in a record; and the same of 32 bytes. */
bool verify_seat(const struct paper *, int seat, const char *word, struct span *value);
bool verify_seat_hash(const struct paper *, int seat, const char *word, unsigned char hash[HASH]);
/* Whether all records before one are here. */
bool verify_whole(const struct verification *, int number);
/* The i-th of those who could write for a seat in the season of that record, from 0: who had it, and
 * who had it since the season before; NULL at the end. */
const struct tp1_member *verify_member(const struct verification *, int seat, int number, int i);
/* Whether the seat's chain counts for a cast. */
const struct tp1_member *verify_chain(const struct verification *, int seat, int number, int cast);
/* The record that cast k was made in. */
struct paper *verify_cast(const struct verification *, int cast);
/* Whether a season's record has every line it must have, in their order, and no others. */
bool verify_form(const struct paper *, int seats);
/* The seal of the letters in a record or seal. */
void verify_sealed(const struct verification *, const struct paper *, unsigned char seal[HASH]);
/* Whether a key has signed a text that is no record of the chain, or the head of one that is. */
bool verify_signed(const unsigned char pk[HASH], const struct paper *, const char *tag);
bool verify_head_signed(const unsigned char pk[HASH], const struct paper *);
/* Whether in a record of another referee's key the one before it says so too. */
bool verify_consent(
	const struct paper *, const unsigned char old[HASH], const unsigned char new[HASH]);
/* What the witness gave to a record's cast; *given false: nothing, by right. False where that cannot
 * be known. */
bool verify_value(
	const struct verification *, const struct paper *, unsigned char w[HASH], bool *given);
/* The record of a season: whether it is right and was sealed. */
void verify_witness(struct verification *, const struct paper *);
void verify_seal(struct verification *, const struct paper *);
void verify_join(struct verification *, const struct paper *);
void verify_answer(struct verification *, const struct paper *);
void verify_season(struct verification *, struct paper *);
void verify_amend(struct verification *, struct paper *);
void verify_receipt(struct verification *, struct paper *);
void verify_reveal(struct verification *, struct paper *);
/* Whether it is a record that the club was put back from a backup. */
bool verify_restores(const struct paper *);
/* Whether it is the record of a season that was not taken back. */
bool verify_counts(const struct verification *, const struct paper *);
/* Where the dice and decks of a season's record are told: there, or in the last amend that played it again
 * with other orders. */
const struct paper *verify_last_played(const struct verification *, const struct paper *record);
/* How many hidden dice, and cards of shuffles, the records of the seasons that count commit to. */
void verify_hidden(const struct verification *, int *dice, int *cards);
/* Whether a report that was proven shows the orders of the letter that its receipt names, where that is
 * here. */
void verify_shown(struct verification *, const struct paper *receipt, struct span report);
void verify_ack(struct verification *, const struct paper *);
void verify_letter(struct verification *, const struct signed_letter *);

#endif
