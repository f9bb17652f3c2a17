/* SPDX-License-Identifier: MIT
 * Texts that a referee or a witness signed, as they travel in mails: each in a block, with its
 * signature, in lines that mailers leave whole. tradepost-record(5) says what is in them. */
#ifndef PROOF_BLOCK_H
#define PROOF_BLOCK_H
#include "base/text.h"

struct secret_key;

enum block_kind {
	BLOCK_RECORD,
	BLOCK_RECEIPT,
	BLOCK_ACK,
	BLOCK_REVEAL, /* unsigned: it is proven by what was committed to */
	BLOCKS
};

/* Appends a block; signature NULL: without signature lines. */
void block_write(
	struct buf *, enum block_kind, struct span text, const unsigned char signature[64]);
/* Reads the next block at or after *rest and moves *rest behind it. Sets text to its text, without
 * quotation marks of mailers. *whole false: the block is cut off, or lacks its signature. Returns
 * false at the end. */
bool block_next(struct span *rest, enum block_kind *, struct buf *text, unsigned char signature[64],
	bool *whole);

/* Appends the bytes that are signed for a text outside the chain: the tag, a zero byte, the
 * text. */
void block_signed(struct buf *, const char *tag, struct span text);
/* Signs such a text. */
void block_sign(
	const struct secret_key *, const char *tag, struct span text, unsigned char signature[64]);
/* Returns whether a key has signed such a text. */
bool block_signed_by(const unsigned char key[32], const char *tag, struct span text,
	const unsigned char signature[64]);
/* Reads a signature from two lines "word HALF". Returns false unless there are exactly two. */
bool block_halves(struct span text, const char *word, unsigned char signature[64]);
/* Appends the text that a witness signs for a cast. */
void block_answer(struct buf *, const char *gid, int cast, const unsigned char seal[32],
	const unsigned char value[32]);
/* Goes to the next line that begins with these words, and sets *value to its rest. Returns false
 * where no line does. */
bool block_next_value(struct span *rest, const char *words, struct span *value);
/* Sets *value to the rest of the first line that begins with these words; false where none does. */
bool block_value(struct span text, const char *words, struct span *value);
/* As block_value, for a value of 32 bytes. */
bool block_value_hash(struct span text, const char *words, unsigned char hash[32]);
/* Writes bytes as base64 lines "words BASE64", and appends the bytes of such lines. The second
 * returns false where there are none, or one of them is malformed. */
void block_bytes(struct buf *, const char *words, struct span bytes);
bool block_read_bytes(struct span text, const char *words, struct buf *bytes);
/* Appends a line "word HASH". */
void block_hash(struct buf *, const char *word, const unsigned char hash[32]);

/* Cut the next line of a report off *rest, and append all of them, as they are hashed: without
 * blanks at the ends of lines, which mail loses. */
bool block_clean_line(struct span *rest, struct span *line);
void block_clean_ends(struct buf *, struct span text);

#endif
