/* SPDX-License-Identifier: MIT
 * The order text of one letter, read: its header, and its lines bound to the names of the game and
 * the box. Reading never fails: what cannot be understood is a line with a problem, or a header
 * with one, and is said to the player. Everything belongs to the struct, the text too. */
#ifndef CORE_ORDERS_H
#define CORE_ORDERS_H
#include "core/answers.h"

/* LINE_BYTES: of one line with all that continues it. What goes beyond is said, not left out. */
enum { ORDER_LINES = 400, ORDER_COLUMNS = 60, ORDER_BYTES = 65536, LINE_BYTES = 2000 };

/* What a line is. ELSE is the alternative of the line above it. */
enum line_kind { L_ORDER, L_POLICY, L_CANCEL, L_BAD };
enum { OPEN_LINE, DONE_LINE, REFUSED_LINE, WAITS_LINE, FALSE_LINE, LATER_LINE, KEPT_LINE };

struct line {
	int number; /* in its letter, from 1; comments do not count. 0: it is not in the letter */
	int stood;  /* its number among those that stood before; 0: it did not */
	enum line_kind what;
	bool standing, orelse; /* written with @ or when; with else */
	bool policy;	       /* it answers a question, or would if it could be read */
	int at;		       /* the season it waits for; 0: this one */
	struct span text;      /* as written, continued lines joined, no comment */
	struct tests tests;
	struct order order;
	int question; /* of a policy */
	struct answers *answers;
	char *problem; /* of L_BAD: what is wrong, a sentence */

	/* How it went, for the report: set while the season is played, by table_note, so that a
	 * line taken back takes back what it did to others. */
	int went;  /* OPEN_LINE to KEPT_LINE */
	int tried; /* 1: its turn came, or has begun */
	int used;  /* of a policy: how often it answered */
	int mark;  /* the number of the first fact it could cause, or 0 */
};

struct orders {
	char *text; /* a copy; spans point into it or into joined */
	struct span match, seat, saw, open, nonce, token; /* as written; n 0: not said */
	long long season, seq;				  /* -1: not said */
	char *header_problem; /* what is wrong with the header; NULL for nothing */
	int lines;
	struct line *line;
	char **joined; /* lines continued by '+' */
	int joins;
};

/* The words a header line begins with: match, open, season, seat, seq, saw, nonce, token. */
bool orders_header_word(struct span word);
/* How surely one line is an order of the game: SURELY where it can be read, PERHAPS where it begins as a
 * form does, or as the game's own read says. */
enum surety orders_surety(const struct names *, struct span line);
/* Reads a canonical text (text_canonical). reader NULL: the header alone. */
struct orders *orders_read(const char *canonical, size_t n, const struct names *);
void orders_free(struct orders *);
/* How many lines belong together from line i on: it and its alternatives. */
int orders_block(const struct orders *, int i);

#endif
