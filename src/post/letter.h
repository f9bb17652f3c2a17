/* SPDX-License-Identifier: MIT
 * The orders in a mail. A letter has one order text, in one of four forms; where a mail quotes
 * others, the least quoted counts, and two that differ are refused, for nobody can tell which was
 * meant. Who signed it is not looked at here. */
#ifndef POST_LETTER_H
#define POST_LETTER_H
#include "post/mail.h"
#include "post/seal.h"

enum letter_kind {
	LETTER_SEALED,	 /* the block in base64 */
	LETTER_CLEAR,	 /* the block in plain text, with its signature */
	LETTER_ATTACHED, /* a text and a signature file of its name with .minisig or .sig */
	LETTER_UNSIGNED
};

enum letter_problem {
	LETTER_FINE,
	LETTER_NO_ORDERS,
	LETTER_TWO_ORDERS,
	LETTER_NO_END,	      /* a block is cut off */
	LETTER_BAD_BASE64,    /* in a sealed block */
	LETTER_BAD_SIGNATURE, /* the signature file cannot be read: why tells */
	LETTER_NOT_UTF8,      /* what is signed is no text in UTF-8 */
	LETTER_EMPTY	      /* a signature over nothing */
};

struct letter {
	enum letter_problem problem;
	enum letter_kind form;
	bool quoted;	      /* it stood in a quotation: an old one, perhaps */
	bool converted;	      /* text is the canonical one: the file's bytes are not UTF-8 */
	struct buf text;      /* what may be signed, in UTF-8 */
	struct buf canonical; /* the canonical text of it, whatever label the bytes came with */
	struct buf signature; /* the signature file; n 0 if unsigned */
	struct seal seal;     /* what it says, unless unsigned */
};

/* Finds the orders in a mail. is_order tells of an unsigned text whether a line after an empty one
 * still looks like an order; it may be NULL: then all do, up to the end of the text. False, with
 * l->problem and its sentence in why. letter_free is due in every case. */
bool letter_find(struct letter *l, const struct mail *, bool (*is_order)(struct span line, void *),
	void *with, struct buf *why);
/* The letter of a text file and the signature file beside it. */
bool letter_of_files(struct letter *l, struct span text, struct span signature, struct buf *why);
void letter_free(struct letter *);
/* The sentence of a problem. */
const char *letter_problem_says(enum letter_problem);
/* The form as people read it: "sealed", "clear", "attached", "unsigned". */
const char *letter_form_name(enum letter_kind);

/* seal_verify of the letter's own text; an unsigned letter is a bug to ask. */
enum seal_result letter_verify(const struct letter *, const struct public_key *, struct buf *why);

#endif
