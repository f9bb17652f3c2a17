/* SPDX-License-Identifier: MIT
 *
 * A second verifier of what proves the chance and the history of a match. It was written from
 * tradepost-record(5) and tradepost-orders(5) alone and shares no code with the program, so that
 * what both find is what the pages say.
 *
 * What was read lies in one heap, `all`, and lives until heap_free(); pointers into it are never
 * freed singly. Documents are bad when nothing may be concluded from them, and are passed by then.
 */
#ifndef VERIFY_SECOND_H
#define VERIFY_SECOND_H

#include <sodium.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BYTES_MAX ((size_t)32 << 20) /* of one file */
#define HASH_MAX ((uint64_t)2 << 30) /* bytes hashed to find the reports of one file */
#define RECORD_MAX 100000	     /* record numbers and seats stay below these */
#define SEAT_MAX 1000
#define STEPS 1024    /* of a chain */
#define LABEL_MAX 200 /* letters of a label that are printed */
#define SHOW(s) (s).n < LABEL_MAX ? (int)(s).n : LABEL_MAX, (const char *)(s).p

enum kind { RECORDS, RECEIPTS, ACKS, LETTERS, KINDS };
enum what { OPEN, ROSTER, SEASON, REJOIN, REKEY, AMEND, ACT, OTHER, RECEIPT, ACK, LETTER };
enum auth { NOBODY, TOKEN, KEY }; /* whose letter it is; of two that differ the higher one counts */

struct str {
	const uint8_t *p;
	size_t n;
};

struct file {
	struct str data;
	uint64_t hashed;
};

struct die {
	struct str label;
	uint64_t j, m, value;
	uint8_t block[32];
};

struct deck {
	struct str name;
	uint64_t epoch, n;
	uint8_t root[32], (*leaf)[32];
};

struct card {
	struct str deck, name;
	uint64_t epoch, i;
	uint8_t salt[32];
};

/* Key and anchor are of the roster or a rejoining, seq (the seat) and order of an act, all others
 * of a season's record. */
struct seat {
	int has_key, has_anchor, has, has_saw, has_nonce, referee;
	enum auth auth;
	uint64_t seq, since;
	uint8_t key[32], anchor[32], order[32], saw[32], nonce[32], report[32];
};

struct doc {
	enum what what;
	int bad, dup, found, has_order, has_hidden, has_text, has_old, pure, claimed,
		broken; /* a record of which only its place can be read */
	struct file *file;
	size_t start, begin, end; /* of the block, and of what stands in it, in the file */
	size_t from, to, quote;	  /* where a report may stand; the length of the quotation marks */
	size_t reach;		  /* bytes of the file that the report's hash is of */
	const uint8_t *signed_file; /* what a sealed letter holds, ended by a zero */
	struct str comment;	    /* the trusted one of a letter */
	enum auth auth;		    /* of an acknowledgement */
	struct str text, gid, canon;
	uint8_t sig[64], old[64], comment_sig[64];
	uint64_t t, season, cast, seat, seq, seats;
	size_t ndie, ncommit, ndeck, ncard;
	struct seat *seats_;
	struct die *die; /* or rolls */
	uint8_t (*commit)[32];
	struct deck *deck;
	struct card *card;
	uint8_t key[32], anchor[32], hidden[32], hash[32], open[32], roster[32], prev[32], head[32],
		seal[32], reveal[32], entropy[32], order[32], report[32], salt[32];
};

struct chunk;

struct heap {
	struct chunk *chunks;
	struct doc *docs, *open, *roster;
	char **faults;
	size_t ndoc, nfault;
	struct str gid;
	uint64_t complete;     /* the first record that is not given, or cannot be read */
	const uint8_t *secret; /* D, once it is shown and right */
	int quiet;	       /* only the number of faults counts */
};

extern struct heap all;

/* hash.c: memory, faults, strings, and what the page calls H and U */
typedef crypto_generichash_blake2b_state hash;

void *get(size_t n);
void *more(void *old, size_t n, size_t size);
void heap_free(void);
__attribute__((format(printf, 1, 2))) void fault(const char *fmt, ...);
int same(const uint8_t a[32], const uint8_t b[32]);
int str_same(struct str, struct str);
int starts(struct str, const char *with);
int is(struct str, const char *what);
int hash_cmp(const void *, const void *);
void h_init(hash *, const uint8_t *key, const char *tag);
void le64(uint8_t out[8], uint64_t n);
void h_part(hash *, const uint8_t *p, size_t n);
void h_add(hash *, const char *type, ...);
void h_end(hash *, uint8_t out[32]);
void H(uint8_t out[32], const uint8_t *key, const char *tag, const char *type, ...);
uint64_t first8(const uint8_t *block);
int fair(uint64_t x, uint64_t m);
uint64_t roll(const uint8_t *key, const struct die *, uint8_t block[32]);
int leads(const char *tag, const uint8_t *owner, const uint8_t *value, uint64_t k,
	const uint8_t *anchor);
int decode(struct str, uint8_t *out, size_t max, size_t *n, int variant);
int decode32(struct str, uint8_t out[32]);

/* read.c: documents out of their texts; 0 where the text is not as the page has it */
int take_number(struct str *, uint64_t *n);
struct str take_word(struct str *, int rest);
int like(struct str *text, const char *fmt, ...);
int read_open(struct doc *, struct str text);
int read_roster(struct doc *, struct str text);
int read_season(struct doc *, struct str text);
int read_rejoin(struct doc *, struct str text);
int read_rekey(struct doc *, struct str text);
int read_amend(struct doc *, struct str text);
int read_act(struct doc *, struct str text);
int read_other(struct doc *, struct str text);
int read_receipt(struct doc *, struct str text);
int read_ack(struct doc *, struct str text);

/* letter.c: lines, and letters of players */
int next_line(struct str, size_t *pos, struct str *line);
struct str chop(struct str);
struct str bare(struct str);
int read_letter(struct doc *, struct str block);
int signed_over(const struct doc *, struct str text, const uint8_t *key);
int comment_true(const struct doc *, const uint8_t *key);
struct str header(const struct doc *, const char *name);
int says(const struct doc *, const char *name, uint64_t n);
int says_match(const struct doc *);
int says_seat(const struct doc *, uint64_t seat);

/* block.c: blocks out of files */
void bad_text(enum what);
void scan_file(struct file *);

/* history.c: who signed what, and what follows what */
extern const char *const what_name[];
int in_chain(const struct doc *);
struct doc *next(const struct doc *, enum what);
void choose_open(void);
void choose_roster(void);
void keep(struct doc *);
void check_rekeys(void);
void check_heads(void);
void check_numbers(void);
void check_start(const struct doc *);
void check_cast(const struct doc *);
struct seat seat_at(uint64_t t, size_t i);
uint64_t last_season(uint64_t t);
int whole_before(const struct doc *);
const struct doc *played_in(const struct doc *);

/* chance.c: dice, cards, nonces */
void check_cards(const struct doc *);
int nonce_ok(const struct doc *, size_t i, const uint8_t *nonce);
void check_season(const struct doc *);
void check_amend(const struct doc *);
void find_secret(void);

/* mail.c: receipts, acknowledgements, letters */
void check_receipt(const struct doc *);
void check_report(struct doc *);
void check_ack(const struct doc *);
void check_acts(const struct doc *);
void check_keys(const struct doc *);
void check_letter(struct doc *);

#endif
