/* SPDX-License-Identifier: MIT
 * The journal of one season: every verb in the order of the calls, as 32-bit words. The journal is
 * the truth: the same letters, box and chance give the same words everywhere. Its digest is that of
 * the bytes that journal_write makes. Facts (told or refused) are numbered from 1; a cause is such
 * a number, or 0. seat and line say whose order line was being played; 0: none was. */
#ifndef CORE_JOURNAL_H
#define CORE_JOURNAL_H
#include "base/buf.h"
#include "core/game.h"

#include <stddef.h>

/* The verbs. core/entries.h says what the words of each entry mean. */
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

/* The head of every entry: who is told, whose line was being played, and the cause. */
struct entry_head {
	seats who;
	int seat, line, cause;
};

/* An entry, while a journal is walked. Of two entries of one journal the later has the greater
 * `at`. To begin a walk, take an entry of zeros, or one from journal_from. */
struct entry {
	int verb, n, seat, line, cause;
	int fact; /* number of the fact, for TELL and REFUSE; else 0 */
	seats who;
	int facts;	    /* number of facts up to and with this entry */
	size_t at, behind;  /* offsets of its beginning and end in the journal */
	const int32_t *raw; /* its n words; read them by core/entries.h */
};

/* A position in a journal; journal_back cuts the journal back to it. */
struct journal_mark {
	size_t n;
	int facts;
	unsigned long entries;
};

/* Adds an entry of n words and returns them. The caller, core/entries.c, fills them before adding
 * anything else. */
int32_t *journal_add(struct journal *, int verb, struct entry_head, int n);
/* Adds a copy of an entry with another head. */
void journal_repeat(struct journal *, struct entry_head, const struct entry *);
/* Goes on to the next entry. Returns false at the end, and leaves the entry as it is. */
bool journal_next(const struct journal *, struct entry *);
/* Returns where to begin a walk whose first entry is the first behind the mark. */
struct entry journal_from(struct journal_mark);
/* Returns whether two entries have the same words; their heads may differ. */
bool entry_same_words(const struct entry *, const struct entry *);
struct journal_mark journal_mark(const struct journal *);
void journal_back(struct journal *, struct journal_mark);
void journal_clear(struct journal *);
void journal_free(struct journal *);

/* Write the journal as bytes for the store, each word as a variable-length number, and read it.
 * Reading returns false where the bytes are no journal. */
void journal_write(const struct journal *, struct buf *);
bool journal_read(struct journal *, const void *bytes, size_t n);

/* A number of any sign as one to five bytes. word_read returns how many bytes it used; 0 for
 * damaged bytes. */
void word_write(struct buf *, int32_t);
size_t word_read(const unsigned char *s, size_t n, int32_t *word);

#endif
