/* SPDX-License-Identifier: MIT
 * A game's tables and a box, made ready for use: where each dial lies, what the args of facts,
 * labels and questions are, the words of forms as patterns. Made once, never changed, shared by all
 * tables of that game and box; it points into both, which must outlive it. A table of the game that
 * is wrong in itself is our fault and ends the program by bug(). */
#ifndef CORE_RULES_H
#define CORE_RULES_H
#include "base/texts.h"
#include "core/box.h"

/* What an arg, a hole or a value is. CLASS: a kind of a class or set; AREA: a space of an area;
 * WORDS: one of a list, counted from 0; TIMES: a number or "max", which is 0. */
enum value_type {
	T_INT = 1,
	T_SEAT,
	T_SPACE,
	T_PLACE,
	T_KIND,
	T_PIECE,
	T_CLASS,
	T_AREA,
	T_WORDS,
	T_TIMES
};

struct arg {
	struct span name;
	int type;
	int which;		     /* of AREA */
	const struct box_set *among; /* of CLASS */
	const char *words;	     /* of WORDS: "a|b", up to '>' or the end */
};

enum { ARGS = 12, NODES = 40 };

struct args {
	int n, open; /* how many; how many of them stand before the bar */
	struct arg arg[ARGS];
};

/* One node of a form's words. next: what follows it, or -1; inside: the first node of a group or
 * of an optional part. A node glued stands in the same word as the one before it. */
struct form_node {
	enum { N_WORD, N_HOLE, N_GROUP, N_MAYBE } what;
	struct span word;
	int hole, inside, next;
	bool many, glued;
};
struct form_pattern {
	int nodes, holes, first;
	bool grouped; /* has a {...} */
	struct form_node node[NODES];
	struct arg hole[HOLES];
	bool hole_in_group[HOLES];
};

struct dial_cell {
	int row; /* of the game's dials */
	int at;	 /* among the cells of what it sits on */
};

struct rules {
	const struct game *game;
	const struct box *box;
	int zones, columns, facts, labels, fields, questions, forms, dials, links;
	int cells[4];	  /* dial cells of the table, of a seat, a space, a piece */
	int *dials_of[4]; /* the dials that sit there, with a 0 behind them */
	struct dial_cell *dial;
	struct arg *held; /* per dial: what its numbers are */
	struct args *fact, *label, *question;
	struct arg *answer;	 /* per question: the type of what, and */
	struct arg *answer_to;	 /* of to; type 0 where there is none */
	struct span *field_name; /* without its hole */
	struct arg *field_arg;	 /* type 0 where it has none */
	bool *field_bare;	 /* it means something without a name, too */
	struct arg *field_value;
	struct form_pattern *form;
	struct answers **otherwise; /* per question, or NULL; see orders.h */
};

struct rules *rules_make(const struct box *);
void rules_free(struct rules *);

/* Whether a name of one hole may stand for one that was left out in another. */
bool rules_same_type(const struct arg *, const struct arg *);
/* Whether a kind may lie in a place between two seasons, as far as its zone says. */
bool rules_may_lie(const struct rules *, thing kind, thing place);
/* How a type is written, "<space>", "1 to 3", for help and refusals. */
void rules_print_arg(struct buf *, const struct rules *, const struct arg *);
/* The i-th of "a|b|c"; s NULL when there are fewer. The index of a word, -1 when there is none;
 * *clear false when a shortened one fits several. */
struct span words_nth(const char *words, int i);
int words_find(const char *words, struct span word, bool *clear);

/* Names of seats: red blue green yellow black white, then by number. */
void seat_print(struct buf *, int seat);
/* All seats of a match that has so many. */
seats seats_all(int players);
struct short_text seat_text(int seat);
/* 1 to seats, by number or name; 0 when it is none. */
int seat_find(struct span s, int seats);

#endif
