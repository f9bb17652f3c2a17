/* SPDX-License-Identifier: MIT
 * The journal of one season: every verb in the order it was called, as 32-bit words. It is the
 * truth: the same letters, box and chance give the same words everywhere; its digest is that of the
 * bytes journal_write gives. Facts (tell, refuse) are numbered from 1; a cause is such a
 * number, 0 for none. seat and line say whose order line was being played, 0 for none. */
#ifndef CORE_JOURNAL_H
#define CORE_JOURNAL_H
#include "base/buf.h"
#include "core/game.h"

#include <stddef.h>

/* What the words behind each say, core/entries.h knows. */
enum verb {
	J_TURN = 1,
	J_LINE,
	J_END,
	J_TEST,
	J_ASK,
	J_ROLL,
	J_SHUFFLE,
	J_MAKE,
	J_MOVE,
	J_OWN,
	J_SET,
	J_GAIN,
	J_LEAVE,
	J_TELL,
	J_REFUSE,
	J_SHOW,
	J_VAIN
};

struct journal {
	int32_t *word;
	size_t n, room;
	int facts;
	unsigned long entries;
};

/* What stands before the words of every entry: who is told, whose line was being played, why. */
struct entry_head {
	seats who;
	int seat, line, cause;
};

/* Of two entries of one journal the later one has the greater `at`. One of zeros, or of journal_from, stands
 * before the first that is walked. */
struct entry {
	int verb, n, seat, line, cause;
	int fact; /* its number, of TELL and REFUSE; 0 of others */
	seats who;
	int facts;	    /* how many there were up to here */
	size_t at, behind;  /* where it begins and ends in the journal */
	const int32_t *raw; /* its n words; read them by core/entries.h */
};

/* A place in a journal, to which journal_back cuts it. */
struct journal_mark {
	size_t n;
	int facts;
	unsigned long entries;
};

/* Adds an entry of n words, which are the caller's to fill before anything else is added. The functions
 * of core/entries.h do. */
int32_t *journal_add(struct journal *, int verb, struct entry_head, int n);
/* Adds an entry that says the same behind another head. */
void journal_repeat(struct journal *, struct entry_head, const struct entry *);
/* Walks it: goes on to the entry behind this one. False at the end, where it stays. */
bool journal_next(const struct journal *, struct entry *);
/* Returns what the walk begins with that comes first to the entries behind a mark. */
struct entry journal_from(struct journal_mark);
/* Whether the words of two entries are the same, whatever stands before them. */
bool entry_same_words(const struct entry *, const struct entry *);
struct journal_mark journal_mark(const struct journal *);
void journal_back(struct journal *, struct journal_mark);
void journal_clear(struct journal *);
void journal_free(struct journal *);

/* As bytes for the store (each word a variable-length number), and back; false where they are no
 * journal. */
void journal_write(const struct journal *, struct buf *);
bool journal_read(struct journal *, const void *bytes, size_t n);

/* Numbers of any sign as one to five bytes. words_read: how many bytes were used, 0 for damage. */
void word_write(struct buf *, int32_t);
size_t word_read(const unsigned char *s, size_t n, int32_t *word);

#endif
