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

/* What follows each verb as its args:
 * TURN seat phase
 * LINE - (a line begins), END result
 * TEST field arg op wanted value held
 * ASK question policy-line nabout about... chosen {what to n}...
 * ROLL label sides n dice... nargs args... j (of the first die)
 * SHUFFLE place epoch n
 * MAKE piece kind owner n place; MOVE piece n to result; OWN piece n to result
 * SET thing n dial value result; GAIN thing dial by; LEAVE seat
 * TELL, REFUSE fact args..., then for each piece among them: kind owner n seen (bits of seats)
 * SHOW thing
 * VAIN question (it was asked for a line that was refused: the answer was taken back) */
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

struct entry {
	int verb, n, seat, line, cause;
	int fact; /* its number, of TELL and REFUSE; 0 of others */
	seats who;
	const int32_t *arg;
};

/* A place in a journal, to which journal_back cuts it. */
struct mark {
	size_t n;
	int facts;
	unsigned long entries;
};

int journal_add(struct journal *, int verb, seats who, int seat, int line, int cause,
	const int32_t *arg, int n); /* the fact's number, else 0 */
/* Walks it: *at and *facts start at 0. False at the end. */
bool journal_next(const struct journal *, size_t *at, int *facts, struct entry *);
struct mark journal_mark(const struct journal *);
void journal_back(struct journal *, struct mark);
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
