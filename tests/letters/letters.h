/* SPDX-License-Identifier: MIT
 * Mails as mailers and enemies make them, written when a test asks for them. All append to out. */
#ifndef TESTS_LETTERS_H
#define TESTS_LETTERS_H
#include "base/text.h"
#include "post/key.h"

/* What a block of orders goes through on its way; a greeting stands above it, and below it a
 * signature and an old quotation. */
enum letters_way {
	WAY_8BIT,
	WAY_QUOTED_PRINTABLE,
	WAY_BASE64,
	WAY_LATIN1,
	WAY_FLOWED,
	WAY_WRAPPED, /* at 60 columns, in the midst of words too */
	WAY_QUOTED,
	WAY_QUOTED_THRICE,
	WAY_STRIPPED,
	WAY_INDENTED,
	WAY_GMAIL,
	WAY_OUTLOOK,
	WAY_SMART,
	WAYS
};
const char *letters_way_name(enum letters_way);
void letters_mail(struct buf *out, enum letters_way, struct span block);

/* The headers of a mail with that Content-Type and Content-Transfer-Encoding, either NULL. */
void letters_head(struct buf *out, const char *type, const char *transfer);

/* A mail with files attached to a line of text. */
struct letters_file {
	const char *name;
	struct span bytes;
	const char *charset; /* the label it comes with; NULL: none */
};
void letters_files(struct buf *out, const struct letters_file *, int n);

/* Bombs. */
void letters_deep(struct buf *out, int levels);	    /* multiparts in multiparts */
void letters_attached(struct buf *out, int levels); /* mails in mails, an order text inmost */
void letters_parts(struct buf *out, int parts, const char *text);
void letters_header(struct buf *out, size_t bytes);
void letters_line(struct buf *out, size_t bytes); /* one long line */
void letters_html(struct buf *out, struct span page);

/* The clear block around a text and its signature file. */
void letters_clear(struct buf *out, struct span text, struct span signature);
/* An armoured SSH signature over text. hash is sha512 or sha256; type is told of the key. */
void letters_ssh(struct buf *out, const struct secret_key *, const char *type, const char *name,
	const char *hash, struct span text);
/* The line of the SSH public key of that secret. */
void letters_ssh_key(struct buf *out, const struct secret_key *, const char *type);

#endif
