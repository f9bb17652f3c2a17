/* SPDX-License-Identifier: MIT
 * Tokens prove letters without a signature, in a match whose charter says unsigned=token. What is
 * always true: a token is good for one season of one seat while the seat's address stays the same,
 * as it is mailed only to that address; it cannot be worked out without the match's secret; it
 * never appears in an answer, a log or a text for others. */
#ifndef CLUB_TOKEN_H
#define CLUB_TOKEN_H
#include "club/club.h"
#include "core/orders.h"
#include "store/store_requests.h"

enum { TOKEN_TEXT = TOKEN_LETTERS + 1 };

/* Makes a seat's token for a season; "" where the match takes none. */
void token_make(const struct match *, int season, const struct seat *, char out[TOKEN_TEXT]);
/* Makes the token of the question whether a seat's player wrote that letter; "" where the match takes no
 * tokens. */
void token_of_question(const struct match *, const struct seat *, const unsigned char letter[HASH],
	char out[TOKEN_TEXT]);
/* Makes the token of the question whether somebody asks for a seat; "" where the match takes no tokens. */
void token_of_request(const struct match *, const struct seat_request *, char out[TOKEN_TEXT]);
/* Makes the token of the question whether an address is that of a seat's player, in any match. */
void token_of_new_address(const struct match *, const struct seat *,
	const struct address_request_row *, char out[TOKEN_TEXT]);
/* Returns whether a word is the token, case aside, as some servers change the case of addresses.
 * Takes the same time whatever the word. */
bool token_fits(const char token[TOKEN_TEXT], struct span word);
/* Returns the token in an address LOCAL+MATCH.TOKEN@HOST; n 0: none. */
struct span token_of_address(struct span address);
/* Finds the match that an address with a token names. */
enum found token_find_match(const struct context *, struct span address, struct match *);
/* Overwrites a token with stars wherever it stands in a text. */
void token_hide(const char token[TOKEN_TEXT], char *text);

/* Appends the club's address for a match, LOCAL+MATCH@HOST, with a token LOCAL+MATCH.TOKEN@HOST;
 * token NULL or "": none. Appends nothing where that could not be an address. */
void token_address(struct buf *, const struct club *, const struct match *, const char *token);
/* Returns false, with what to do, where the charter wants tokens that the club cannot mail, or an open
 * match takes none. */
bool token_possible(const struct context *);

#endif
