/* SPDX-License-Identifier: MIT
 * The order text of one letter, as read: its header, and its lines bound to the names of the game
 * and the box. Reading never fails: what cannot be understood becomes a line or a header with a
 * problem, which is told to the player. All memory belongs to the struct, the text as well. */
#ifndef CORE_ORDERS_H
#define CORE_ORDERS_H
#include "core/answers.h"

/* LINE_BYTES: of a line with its continuations. A line beyond a limit is refused with a message,
 * never dropped silently. */
enum { ORDER_LINES = 400, ORDER_COLUMNS = 60, ORDER_BYTES = 65536, LINE_BYTES = 2000 };
enum { SEQ_MOST = 1000000000 };
enum { TOKEN_LETTERS = 16 };

/* What a line is. An `else` line is the alternative of the line above it. */
enum line_kind { L_ORDER, L_POLICY, L_CANCEL, L_BAD };
enum { OPEN_LINE, DONE_LINE, REFUSED_LINE, WAITS_LINE, FALSE_LINE, LATER_LINE, KEPT_LINE };

struct line {
	int number; /* in its letter, from 1, comments not counted; 0: not in the letter */
	int stood;  /* its number among the lines that stood before; 0: it did not stand */
	enum line_kind what;
	bool standing, orelse; /* written with @ or when; with else */
	bool policy;	       /* it answers a question, or would if it could be read */
	int at;		       /* the season that it waits for; 0: this one */
	struct span text;      /* as written, continuations joined, without the comment */
	const char *begins;    /* where its order does, in the text; NULL: it was not looked for */
	struct tests tests;
	struct order order;
	int question; /* of a policy; of a cancel, the question of which it ends the policies, else 0 */
	struct answers *answers;
	char *problem; /* of L_BAD: a sentence that says what is wrong, and */
	char *remedy;  /* one that says how it is written right; NULL: the other says that too */
	char *as; /* the order as it was understood, where its blanks stand elsewhere than as written; else NULL */

	/* How the line went, for the report. Set while the season is played, by table_note, so that
	 * taking a line back also takes back what it did to other lines. */
	int went;  /* OPEN_LINE to KEPT_LINE */
	int tried; /* 1: its turn has come */
	int used;  /* of a policy: how often it answered */
	int mark;  /* number of the first fact that the line could cause; 0: none yet */
};

struct orders {
	char *text; /* a copy; spans point into it or into joined */
	struct span match, seat, saw, open, nonce, token; /* as written; n 0: not given */
	long long season, seq;				  /* -1: not given */
	const char *header_fault; /* the text that says what is wrong with the header, or NULL */
	char *header_word;	  /* the word or line it says that of */
	int lines;
	struct line *line;
	char **joined; /* lines continued by '+' */
	int joins;
	const struct orders *of; /* whose texts and answers a copy has; NULL: its own */
};

/* Returns how surely a line is an order of the game. SURELY: it can be read. PERHAPS: it begins as
 * a form does, or as an order of any game may, or as a form with its first word mistyped, or it is an order
 * behind words of courtesy, or the game's own read() says so. */
enum surety orders_surety(const struct names *, struct span line);
/* Returns whether a line is an order that can be read. */
bool orders_understand(const struct names *, struct span line);
/* Returns a line of a canonical text without what stands behind '#', and the blanks around. */
struct span line_without_comment(struct span line);
/* Reads a canonical text (see text_canonical). reader NULL: reads the header alone. */
struct orders *orders_read(const char *canonical, size_t n, const struct names *);
/* The same for who knows no names: the text of the lines is there, and nothing is read of it. */
struct orders *orders_as_written(const char *canonical, size_t n);
/* Copies orders that were not played yet. Their texts and answers are those of the original, which must live
 * longer. */
struct orders *orders_copy(const struct orders *);
void orders_free(struct orders *);
/* Returns how many lines could not be understood. */
int orders_unclear(const struct orders *);
/* Appends what is wrong with the header, by templates/order.LANG.txt; false: nothing is. */
bool orders_header_says(const struct orders *, const struct texts *, struct buf *);
/* Returns how many lines from line i on belong together: the line and its alternatives. */
int orders_block(const struct orders *, int i);

#endif
