/* SPDX-License-Identifier: MIT
 * A game's tables and a box, made ready for use: where each dial lies, the args of facts, labels
 * and questions, the words of forms as patterns. Made once, never changed, shared by all tables of
 * that game and box. A struct rules points into game and box, which must outlive it. A fault in a
 * game's tables is ours and ends the program by bug(). */
#ifndef CORE_RULES_H
#define CORE_RULES_H
#include "base/texts.h"
#include "core/box.h"

/* What an arg, a hole or a value is. CLASS: a kind of a class or set. AREA: a space of an area.
 * WORDS: one of a list, counted from 0. TIMES: a number, or "max", which is 0. */
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
	int n, open; /* number of args; how many of them stand before the bar */
	struct arg arg[ARGS];
};

/* One node of the words of a form. next: the node that follows, or -1. inside: the first node of a
 * group or of an optional part. up: the group or optional part that it stands in, or -1. A glued node
 * stands in one word with the node before it. */
struct form_node {
	enum { N_WORD, N_HOLE, N_GROUP, N_MAYBE } what;
	struct span word;
	int hole, inside, next, up;
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
	int at;	 /* offset among the cells of what the dial sits on */
};

struct rules {
	const struct game *game;
	const struct box *box;
	int zones, columns, facts, labels, fields, questions, forms, dials, links;
	int cells[4];	       /* number of dial cells of the table, a seat, a space, a piece */
	int *dials_of[4];      /* the dials that sit there; a 0 ends each list */
	int32_t *piece_starts; /* where the dials of a new piece stand, by their cells */
	struct dial_cell *dial;
	struct arg *held; /* of each dial: what its numbers mean */
	struct args *fact, *label, *question;
	struct arg *answer;	 /* per question: the type of what, and */
	struct arg *answer_to;	 /* of to; type 0 where there is none */
	struct span *field_name; /* without its hole */
	struct arg *field_arg;	 /* type 0 where it has none */
	bool *field_bare;	 /* the field means something without the name as well */
	struct arg *field_value;
	struct form_pattern *form;
	struct answers **otherwise; /* per question, or NULL; see orders.h */
	const struct texts *texts;  /* what is said of a line that cannot be read */
	struct texts *own_texts;    /* owned: the ones they were made with */
};

/* Returns how many rows a table of a game has, numbered from 1 or from 0; a row begins with its
 * name. NULL: none. */
int rows_of(const void *table, size_t size, bool from_one);
#define ROWS(table) rows_of(table, sizeof *(table), true)

/* The rules take over the texts, which are those of templates/order.LANG.txt. */
struct rules *rules_make(const struct box *, struct texts *);
void rules_free(struct rules *);
/* Returns the rules with texts of another language, for who is answered in it. They point into both, and
 * are not freed. */
struct rules rules_in(const struct rules *, const struct texts *);
/* Appends one of the texts, as texts_say() does. */
__attribute__((format(printf, 3, 4))) void rules_say(
	const struct rules *, struct buf *, const char *form, ...);

/* Returns whether a name from one hole may stand for a name left out of another. */
bool rules_same_type(const struct arg *, const struct arg *);
/* Returns whether a kind may lie in a place between two seasons, as far as the zone of the place
 * says. */
bool rules_may_lie(const struct rules *, thing kind, thing place);
/* Returns the type that a name in angle brackets, or before a colon, stands for. */
struct arg rules_type(const struct rules *, struct span name);
/* Appends how a type is written, "<space>", "1 to 3", for help and refusals. */
void rules_print_arg(struct buf *, const struct rules *, const struct arg *);
/* words_nth returns the i-th of "a|b|c"; s is NULL when there are fewer. words_find returns the
 * index of a word, -1 when there is none; *clear becomes false when a shortened word fits
 * several. */
struct span words_nth(const char *words, int i);
int words_find(const char *words, struct span word, bool *clear);

/* Names of seats: those the game has, else red blue green yellow black white; then numbers. game
 * NULL: it has none. */
void seat_print(struct buf *, const struct game *, int seat);
/* Appends some of so many seats; `between` stands before all but the first. */
void seats_print(struct buf *, const struct game *, seats who, int players, const char *between);
/* Returns all seats of a match with that many. */
seats seats_all(int players);
struct short_text seat_text(const struct game *, int seat);
/* Returns a seat by number or name, 1 to `seats`; 0 when it is none. */
int seat_find(const struct game *, struct span s, int seats);

#endif
