/* SPDX-License-Identifier: MIT
 * Texts that a referee or a witness signs, as they travel: a block with the text and its signature, whose lines
 * no mailer breaks. tradepost-record(5) says what is in them. */
#ifndef PROOF_BLOCK_H
#define PROOF_BLOCK_H
#include "base/text.h"

enum block_kind {
	BLOCK_RECORD,
	BLOCK_RECEIPT,
	BLOCK_ACK,
	BLOCK_REVEAL, /* nobody signs it: what was committed to proves it */
	BLOCKS
};

/* Appends the block; without lines of a signature where that is NULL. */
void block_write(
	struct buf *, enum block_kind, struct span text, const unsigned char signature[64]);
/* The next block of a text from *rest on, which moves behind it: its text, without what quotes it, and
 * its signature. False at the end. *whole false: the block is cut off or has no signature. */
bool block_next(struct span *rest, enum block_kind *, struct buf *text, unsigned char signature[64],
	bool *whole);

/* What is signed of a text that is no record of the chain: the tag, a zero, the text. */
void block_signed(struct buf *, const char *tag, struct span text);
/* The signature that two lines hold, each a half of it behind that word. */
bool block_halves(struct span text, const char *word, unsigned char signature[64]);
/* Appends what a witness signs of a cast. */
void block_answer(struct buf *, const char *gid, int cast, const unsigned char seal[32],
	const unsigned char value[32]);
/* What stands behind a line's first words; false where no line begins with them. */
bool block_value(struct span text, const char *words, struct span *value);
/* The same of 32 bytes. */
bool block_value_hash(struct span text, const char *words, unsigned char hash[32]);
/* Bytes in base64, as lines "words BASE64", and appended again; false where there are none, or one of the
 * lines is not such. */
void block_bytes(struct buf *, const char *words, struct span bytes);
bool block_read_bytes(struct span text, const char *words, struct buf *bytes);
/* A line "word HASH". */
void block_hash(struct buf *, const char *word, const unsigned char hash[32]);

/* Appends a report's text as its hash is of it: blanks at the ends of lines are lost on the way of a mail. */
void block_clean_ends(struct buf *, struct span text);

#endif
