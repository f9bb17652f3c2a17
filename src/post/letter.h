/* SPDX-License-Identifier: MIT
 * The orders in a mail. A letter has one order text, in one of four forms. Where a mail quotes
 * others, the least quoted text counts; two that differ at that level are refused, as nobody can
 * tell which was meant. Who signed a letter is checked elsewhere. */
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
	bool quoted;	      /* it stood in a quotation, so it may be an old one */
	bool reply;	      /* its writer gave no seq; club/reply.h did */
	bool elsewhere;	      /* it names another match or seat than the mail that it answers */
	bool confirmed;	      /* its seat was asked whether it is theirs, and said yes */
	bool converted;	      /* text is the canonical one, as the file's bytes are not UTF-8 */
	struct buf text;      /* what may be signed, in UTF-8 */
	struct buf canonical; /* its canonical text, whatever charset the bytes came in */
	struct buf signature; /* the signature file; n 0 if unsigned */
	struct seal seal;     /* what the signature file says, unless unsigned */
};

struct mail_owner;
/* How an unsigned letter is found. */
struct letter_plan {
	/* Says whether a line after an empty one still looks like an order; NULL: all lines do. */
	bool (*is_order)(struct span line);
	bool reply; /* the mail's address says whose letter it is: without a signed letter it is
		     * one all the same, whose text club/reply.h writes */
	/* What it brings of other mails, quoted or forwarded, is no letter; NULL: that is not looked for. */
	const struct mail_owner *club;
};
/* Finds the orders in a mail. Returns false with l->problem, and what is to be said of it. Call
 * letter_free in every case. */
bool letter_find(
	struct letter *l, const struct mail *, const struct letter_plan *, struct problem *);
/* Makes a letter of a text file and the signature file beside it. */
bool letter_of_files(struct letter *l, struct span text, struct span signature, struct problem *);
void letter_free(struct letter *);
/* Returns the name of the text that says a problem; NULL for LETTER_FINE. */
const char *letter_problem_name(enum letter_problem);
/* Returns the name of the form: "sealed", "clear", "attached", "unsigned". */
const char *letter_form_name(enum letter_kind);

/* Calls seal_verify for the letter's text; bug() for an unsigned letter. */
enum seal_result letter_verify(const struct letter *, const struct public_key *, struct problem *);

#endif
