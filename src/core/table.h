/* SPDX-License-Identifier: MIT
 * The table: all that lies on it is one array of numbers, so that what changes can be taken back
 * cell by cell, saved and compared as it is. Only this header's functions and the verbs write it.
 * Every change since the last line began is in the undo log. Games never include this. */
#ifndef CORE_TABLE_H
#define CORE_TABLE_H
#include "base/fail.h"
#include "core/chance.h"
#include "core/entries.h"

struct deck;
struct program;
struct source;

enum { MOST_PIECES = 20000 };

/* The head of the cells; the dials of table, seats and spaces follow, then the lists of the places,
 * then the pieces. */
enum { C_SEASON, C_OUT, C_PIECES, C_FREE, C_OVER, C_HEAD };
/* A piece. NEXT of a freed one leads to the next free one, its KIND is 0. */
enum { P_AT, P_PREV, P_NEXT, P_FIRST, P_LAST, P_N, P_KIND, P_OWNER, P_DIALS };

struct table_undo {
	int cell;
	int32_t was;
};

/* A number beside the cells, and what it was: how a line went, how often a seat was asked. */
struct table_note {
	int *at, was;
};

/* How far both logs, and what may be taken back with them, had come. */
struct table_point {
	int undos, notes, touches, spends, cause;
};

/* How often each label was thrown this season. */
struct label_count {
	int n, count;
	int32_t key[8];
};

struct table {
	const struct rules *rules;
	const struct game *game;
	const struct box *box;
	const struct box_map *map;
	int seats;
	int *keys;  /* [box->keys + 1], with the match's options */
	int stride; /* cells of a piece */
	/* where each part of the cells begins */
	int dials_of_seats, dials_of_spaces, lists_of_spaces, lists_of_zones, epochs, pieces;

	int32_t *cell;
	int room;
	struct table_undo *undo;
	int undos, undo_room;
	struct table_note *note;
	int notes, note_room;
	int *touched; /* places to be looked through for stacks to merge */
	int touches, touch_room;

	struct journal journal;
	struct journal_mark line_at;	   /* where the journal of the line being played begins */
	int cause, line_seat, line, trial; /* trial: nothing is kept of what is played now */
	int depth;			   /* lines within lines */
	int day; /* on which this season is played, as 20261121; 0: nobody said */
	const struct order **spent; /* other letters' lines this one will make DONE */
	int spends, spend_room;
	struct chance chance;
	struct label_count *throw; /* an open hash table */
	int throws, throw_room;
	/* As decks lay after each shuffle of this season, those taken back too; of protocol TP1. */
	struct deck *shuffled;
	int shuffled_n;

	struct program *program[MAXSEATS + 1]; /* what each seat ordered; NULL: nothing */
	struct source *source[MAXSEATS + 1];   /* answers instead of orders; NULL: none */
	struct forced_chance *forced;	       /* chance by hand, for cases; NULL: none */
	bool following;			       /* a source is asked by follow */
	bool revealed; /* its match is over, now: all may know all of it, as it was then */
	bool unheard;  /* seek looked for a letter that is not here: check, forecast */
	int nth[MAXSEATS + 1][64]; /* how often each seat was asked each question this season */
};

/* A table of a match, empty but for the kinds lying at their homes; NULL and a reason where the
 * box serves no such match. map NULL: by the number of seats. */
struct table *table_new(const struct rules *, int players, const char *map, struct buf *why);
void table_free(struct table *);
/* The same cells and options; without journal, chance, programs and sources. */
struct table *table_copy(const struct table *);
/* Sets an option of the match before set-up; false with a reason. */
bool table_option(struct table *, struct span name, struct span value, struct buf *why);
/* Of a table nothing was played on, when its options are set: whether a match can be played so. */
bool table_playable(const struct table *, struct buf *why);

/* ---- used by the verbs ---- */
int32_t table_get(const struct table *, int cell);
void table_put(struct table *, int cell, int32_t value);
int piece_cell(const struct table *, thing piece);
/* The cell of a dial on a thing; bug() when it does not sit there. */
int dial_cell(const struct table *, thing, int dial);
const struct dial *dial_row(const struct table *, int dial);
/* Returns what stands before an entry that these seats are told, of the line being played. */
struct entry_head table_head(const struct table *, seats who);
/* The cell of the first piece in a place; that of the last is the next one. */
int list_cell(const struct table *, thing place);
bool piece_lives(const struct table *, thing piece);

/* The n cards of a place in a new order: position i, from the top, takes card[order[i]]. */
void table_relist(struct table *, thing place, const thing *card, const int *order, int n);
/* A dial's value brought within its bounds, and within what a cell holds. */
int32_t dial_within(const struct dial *, long long value);
/* Between two lines: equal stacks become one, the undo log starts again. */
void table_settle(struct table *);
/* Changes a number beside the cells so that it can be taken back with them. */
void table_note(struct table *, int *at, int value);
struct table_point table_point(const struct table *);
/* Takes back everything since that point, from which on nothing was settled. */
void table_back(struct table *, struct table_point);
/* Sets dials that start anew with a season, or with this seat's turn, back to their start. */
void table_renew(struct table *, int term, int seat);

/* ---- as bytes: everything a later season needs; table_image.c ---- */
void table_write(const struct table *, struct buf *);
/* Bytes that are no whole table of this game and box are refused; the table is then of no use. */
bool table_read(struct table *, const void *bytes, size_t n, struct buf *why);
/* The seats that are out, by such bytes alone: no rules are needed. 0 where they are no table. */
seats table_outs(const void *bytes, size_t n);
/* What every table must hold: every piece in one place, stacks positive, dials within their bounds.
 * NULL, or what is broken. Safe on a table of hostile bytes. */
const char *table_audit(const struct table *);

#endif
