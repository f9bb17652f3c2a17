/* SPDX-License-Identifier: MIT
 * Tokens: what a letter without a signature is proven by, in a match whose charter says
 * unsigned=token. What is always true: a token is good for one season of one seat as long as the
 * seat's mail goes to the same address, for to that address alone it was mailed; nobody can work it
 * out who does not have the secret of the match; it stands in mails to the seat, and is never put
 * into an answer, a log or a text for others. */
#ifndef CLUB_TOKEN_H
#define CLUB_TOKEN_H
#include "club/club.h"

enum { TOKEN_LETTERS = 16, TOKEN_TEXT = TOKEN_LETTERS + 1 };

/* That of a seat for a season; "" where the match takes no tokens. */
void token_make(const struct match *, int season, const struct seat *, char out[TOKEN_TEXT]);
/* Whether the word is it, in any case of its letters, since some servers change that of addresses.
 * How long this takes says nothing of the token. */
bool token_fits(const char token[TOKEN_TEXT], struct span word);
/* The token in an address LOCAL+MATCH.TOKEN@HOST; n 0: there is none. */
struct span token_of_address(struct span address);
/* Overwrites a token by stars wherever it stands in a text. */
void token_hide(const char token[TOKEN_TEXT], char *text);

/* The club's address for one match, LOCAL+MATCH@HOST, or with a token that is not "" and not NULL
 * LOCAL+MATCH.TOKEN@HOST. Nothing is appended where that could be no address. */
void token_address(struct buf *, const struct club *, const struct match *, const char *token);
/* Where the charter wants tokens that the club cannot mail: false, with what to do. */
bool token_possible(const struct context *);

#endif
