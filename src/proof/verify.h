/* SPDX-License-Identifier: MIT
 * Checks the evidence somebody has of one match against what its referee signed: what is proven,
 * what is not, and who cheated. The formulas are those of tradepost-record(5).
 *
 * What is always true: only what the referee's key signed is used, besides letters, signed by keys
 * of the roster, what the witness's key signed, and what is revealed when a match is over, which
 * needs no signature. A fault is said once. */
#ifndef PROOF_VERIFY_H
#define PROOF_VERIFY_H
#include "proof/paper.h"

/* What can be wrong; faults.def has the sentences. */
enum fault {
#define FAULT(id, ...) id,
#include "proof/faults.def"
#undef FAULT
	FAULTS
};

/* A head that the referee signed. */
struct signed_head {
	int number;
	unsigned char head[HASH];
	bool record; /* the record itself is here; else another paper names it */
};

/* Who holds a seat, and from when. */
struct seat_holder {
	int seat, since_record,
		since_cast; /* since_record: letters of later records are signed with this key */
	struct tp1_member member;
};

struct proof_counts {
	int records, letters, receipts, acks, reports, dice, cards, rolls, witnessed;
	int shown;		     /* letters found in the reports on their seasons */
	int shown_dice, shown_cards; /* hidden ones, shown by reveals */
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
	struct paper **record; /* signed records that are here, by number */
	int records;
	struct proof_counts proven;
	int unproven_reveals; /* reveals that no record here can prove */
	struct buf absent;    /* numbers of records made without the witness, " 3 7" */
	struct buf faults;    /* what accuses somebody, a line each */
	struct buf unproven;  /* what accuses nobody, a line each */
	int wrong;	      /* number of lines in faults and unproven */
};

/* Checks all papers and letters of a match. */
void verify_match(struct verification *, struct evidence *, const char *gid);
void verify_free(struct verification *);

/* Adds a fault, unless the same was added before. where: what it is about, such as "3" or "3 2". */
__attribute__((format(printf, 3, 4))) void verify_fault(
	struct verification *, enum fault, const char *where, ...);

/* ---- parts ---- */
/* Returns the record of a number; NULL where it is not here. */
struct paper *verify_record(const struct verification *, int number);
/* Reads the rest of a record's line "seat N WORD", as words or as 32 bytes. */
bool verify_seat(const struct paper *, int seat, const char *word, struct span *value);
bool verify_seat_hash(const struct paper *, int seat, const char *word, unsigned char hash[HASH]);
/* Returns whether a record has a letter of some seat; an amend without one leaves the season as it
 * was played. */
bool verify_has_orders(const struct verification *, const struct paper *);
/* Returns how many of the records before `number` are here, and whether all are. */
int verify_before(const struct verification *, int number);
bool verify_whole(const struct verification *, int number);
/* Returns the i-th, from 0, of those who could write for a seat in the season of a record: its
 * holder, then the holders since the season before. NULL at the end. */
const struct tp1_member *verify_member(const struct verification *, int seat, int number, int i);
/* Returns whether the holder of a seat at a record has no key. */
bool verify_keyless(const struct verification *, int seat, int number);
/* Returns whether the referee alone could have chosen what was cast at a record, see tp1_open_dice. */
bool verify_open_dice(const struct verification *, int number);
/* Returns the member whose chain counts for a seat in a cast; NULL: none does. */
const struct tp1_member *verify_chain(const struct verification *, int seat, int number, int cast);
/* Returns the record in which a cast was made. */
struct paper *verify_cast(const struct verification *, int cast);
/* Returns whether a season's record has all the lines it must have, in order, and no others. */
bool verify_form(const struct paper *, int seats);
/* Works out the seal of the letters that a record or seal names. */
void verify_sealed(const struct verification *, const struct paper *, unsigned char seal[HASH]);
/* Return whether a key has signed a text outside the chain, or the head of a record. */
bool verify_signed(const unsigned char pk[HASH], const struct paper *, const char *tag);
bool verify_head_signed(const unsigned char pk[HASH], const struct paper *);
/* Returns whether the old key agrees to the new one, in a record that changes the referee. */
bool verify_consent(
	const struct paper *, const unsigned char old[HASH], const unsigned char new[HASH]);
/* Gets what the witness gave to a record's cast. *given false: rightly nothing. Returns false where
 * that cannot be known. */
bool verify_value(
	const struct verification *, const struct paper *, unsigned char w[HASH], bool *given);
/* Each checks a paper of its kind; verify_witness what a season's record says of the witness. */
void verify_witness(struct verification *, const struct paper *);
void verify_seal(struct verification *, const struct paper *);
void verify_join(struct verification *, const struct paper *);
void verify_answer(struct verification *, const struct paper *);
void verify_season(struct verification *, struct paper *);
void verify_amend(struct verification *, struct paper *);
void verify_receipt(struct verification *, struct paper *);
void verify_reveal(struct verification *, struct paper *);
/* Returns whether a record says that the club was restored from a backup. */
bool verify_restores(const struct paper *);
/* Returns whether a record is that of a season which was not taken back. */
bool verify_counts(const struct verification *, const struct paper *);
/* Returns the record that has a season's dice and decks: its own, or the last amend that played it
 * again with other orders. */
const struct paper *verify_last_played(const struct verification *, const struct paper *record);
/* Counts the hidden dice and shuffled cards that the records of the counting seasons commit to. */
void verify_hidden(const struct verification *, int *dice, int *cards);
/* Checks whether a proven report shows the orders of the letter that its receipt names. Does
 * nothing where the letter is not here. */
void verify_shown(struct verification *, const struct paper *receipt, struct span report);
void verify_ack(struct verification *, const struct paper *);
void verify_letter(struct verification *, const struct signed_letter *);

#endif
