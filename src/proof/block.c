/* SPDX-License-Identifier: MIT */
#include "proof/block.h"
#include "core/chance.h"
#include "core/proof.h"
#include "post/key.h"
#include "post/wire.h"

#include <stdio.h>
#include <string.h>

static const char *const names[BLOCKS] = { "RECORD", "RECEIPT", "ACKNOWLEDGEMENT", "REVEAL" };

void block_hash(struct buf *b, const char *word, const unsigned char hash[32])
{
	proof_hash(b, word, hash);
}

void block_signed(struct buf *b, const char *tag, struct span text)
{
	buf_str(b, tag);
	buf_add(b, "", 1);
	buf_add(b, text.s, text.n);
}

void block_sign(const struct secret_key *key, const char *tag, struct span text,
	unsigned char signature[64])
{
	struct buf bytes = BUF_INIT;

	block_signed(&bytes, tag, text);
	key_sign(key, span_of_buf(&bytes), signature);
	buf_free(&bytes);
}

bool block_signed_by(const unsigned char key[32], const char *tag, struct span text,
	const unsigned char signature[64])
{
	struct buf bytes = BUF_INIT;
	bool is;

	block_signed(&bytes, tag, text);
	is = key_signed(key, span_of_buf(&bytes), signature);
	buf_free(&bytes);
	return is;
}

bool block_next_value(struct span *rest, const char *words, struct span *value)
{
	size_t n = strlen(words);
	struct span line;

	while (span_line(rest, &line)) {
		if (line.n <= n || memcmp(line.s, words, n) || line.s[n] != ' ')
			continue;
		*value = (struct span){ line.s + n + 1, line.n - n - 1 };
		return true;
	}
	return false;
}

bool block_value(struct span text, const char *words, struct span *value)
{
	return block_next_value(&text, words, value);
}

bool block_value_hash(struct span text, const char *words, unsigned char hash[32])
{
	struct span value;

	return block_value(text, words, &value) && hash_from_text(hash, value);
}

enum { PIECE_BYTES = 48, PIECE_LETTERS = 64 };

void block_bytes(struct buf *b, const char *words, struct span bytes)
{
	for (size_t at = 0; at < bytes.n; at += PIECE_BYTES) {
		size_t n = bytes.n - at < PIECE_BYTES ? bytes.n - at : PIECE_BYTES;

		buf_fmt(b, "%s ", words);
		wire_put_base64(b, bytes.s + at, n);
		buf_char(b, '\n');
	}
}

/* Returns the number of bytes that a line of base64 encodes. */
static size_t bytes_in(struct span line)
{
	size_t filled = 0;

	while (filled < 2 && filled < line.n && line.s[line.n - 1 - filled] == '=')
		filled++;
	return line.n / 4 * 3 - filled;
}

bool block_read_bytes(struct span text, const char *words, struct buf *bytes)
{
	unsigned char piece[PIECE_BYTES];
	struct span value;
	bool any = false;

	while (block_next_value(&text, words, &value)) {
		if (value.n > PIECE_LETTERS || value.n % 4
			|| !wire_base64(value, piece, bytes_in(value)))
			return false;
		buf_add(bytes, piece, bytes_in(value));
		any = true;
	}
	return any;
}

bool block_halves(struct span text, const char *word, unsigned char signature[64])
{
	unsigned char half[HASH];
	struct span value;
	int halves = 0;

	while (block_next_value(&text, word, &value)) {
		if (halves == 2 || !hash_from_text(half, value))
			return false;
		memcpy(signature + halves++ * HASH, half, HASH);
	}
	return halves == 2;
}

void block_answer(struct buf *b, const char *gid, int cast, const unsigned char seal[32],
	const unsigned char value[32])
{
	buf_fmt(b, "tp-witness 1\ngame %s\ncast %d\n", gid, cast);
	block_hash(b, "seal", seal);
	block_hash(b, "value", value);
}

void block_write(
	struct buf *b, enum block_kind kind, struct span text, const unsigned char signature[64])
{
	buf_fmt(b, "-----BEGIN TRADEPOST %s-----\n", names[kind]);
	buf_add(b, text.s, text.n);
	if (signature) {
		block_hash(b, "sig", signature);
		block_hash(b, "sig", signature + HASH);
	}
	buf_fmt(b, "-----END TRADEPOST %s-----\n", names[kind]);
}

/* ---- reading ---- */

/* Returns the line without the quotation marks and blanks that mailers add. */
static struct span bare(struct span line)
{
	for (;;) {
		line = span_trim(line);
		if (!line.n || *line.s != '>')
			return line;
		line.s++;
		line.n--;
	}
}

static bool is_mark(struct span line, const char *what, enum block_kind kind)
{
	char mark[64];
	int n = snprintf(mark, sizeof mark, "-----%s TRADEPOST %s-----", what, names[kind]);

	return line.n == (size_t)n && !memcmp(line.s, mark, line.n);
}

static bool begins(struct span line, enum block_kind *kind)
{
	for (*kind = 0; *kind < BLOCKS; ++*kind)
		if (is_mark(line, "BEGIN", *kind))
			return true;
	return false;
}

/* Reads half of a signature. Returns false where the line holds none. */
static bool take_half(struct span line, unsigned char half[HASH])
{
	return span_starts(line, "sig ")
		&& hash_from_text(half, (struct span){ line.s + 4, line.n - 4 });
}

bool block_next(struct span *rest, enum block_kind *kind, struct buf *text,
	unsigned char signature[64], bool *whole)
{
	struct span line;
	int halves = 0;

	buf_clear(text);
	*whole = false;
	do
		if (!span_line(rest, &line))
			return false;
	while (!begins(bare(line), kind));
	while (span_line(rest, &line)) {
		line = bare(line);
		if (is_mark(line, "END", *kind)) {
			*whole = halves == (*kind == BLOCK_REVEAL ? 0 : 2);
			break;
		}
		if (halves || span_starts(line, "sig ")) {
			if (halves < 2 && take_half(line, signature + halves * HASH))
				halves++;
			else
				halves = 3;
			continue;
		}
		buf_add(text, line.s, line.n);
		buf_char(text, '\n');
	}
	return true;
}

bool block_clean_line(struct span *rest, struct span *line)
{
	if (!span_line(rest, line))
		return false;
	while (line->n && (line->s[line->n - 1] == ' ' || line->s[line->n - 1] == '\r'))
		line->n--;
	return true;
}

void block_clean_ends(struct buf *b, struct span text)
{
	struct span line;

	while (block_clean_line(&text, &line)) {
		buf_add(b, line.s, line.n);
		buf_char(b, '\n');
	}
}
