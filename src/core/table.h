/* SPDX-License-Identifier: MIT
 * The table. All that lies on it is one array of numbers (cells), so that a change can be taken
 * back cell by cell, and a table can be saved and compared as it is. Only the functions of this
 * header and the verbs write cells. The undo log holds every change since the last line began.
 * Games never include this header. */
#ifndef CORE_TABLE_H
#define CORE_TABLE_H
#include "base/fail.h"
#include "core/chance.h"
#include "core/entries.h"

struct deck;
struct program;
struct source;

enum { MOST_PIECES = 20000 };

/* The first cells. The dials of table, seats and spaces follow, then the lists of the places, then
 * the pieces. */
enum { C_SEASON, C_OUT, C_PIECES, C_FREE, C_OVER, C_HEAD };
/* The cells of a piece. A freed piece has KIND 0, and NEXT is the next freed one. */
enum { P_AT, P_PREV, P_NEXT, P_FIRST, P_LAST, P_N, P_KIND, P_OWNER, P_DIALS };

struct table_undo {
	int cell;
	int32_t was;
};

/* A number beside the cells with its former value: how a line went, how often a seat was asked. */
struct table_note {
	int *at, was;
};

/* How long both logs were, and the lists that are taken back with them. */
struct table_mark {
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
	int *keys;  /* [box->keys + 1], the match's options among them */
	int stride; /* cells of a piece */
	/* where each part of the cells begins */
	int dials_of_seats, dials_of_spaces, lists_of_spaces, lists_of_zones, epochs, pieces;

	int32_t *cell;
	int room;
	struct table_undo *undo;
	int undos, undo_room;
	struct table_note *note;
	int notes, note_room;
	int *touched; /* places in which stacks may have become equal */
	int touches, touch_room;

	struct journal journal;
	struct journal_mark line_at;	   /* where the journal of the line being played begins */
	int cause, line_seat, line, trial; /* trial: what is played now is only tried */
	int depth; /* how many lines are being played, one within the other */
	int day;   /* on which this season is played, as 20261121; 0: no day was given */
	const struct order **spent; /* other letters' lines that this line makes DONE */
	int spends, spend_room;
	struct chance chance;
	struct label_count *throw; /* an open hash table */
	int throws, throw_room;
	/* Decks as they lay after each shuffle of this season, with shuffles that were taken back. */
	struct deck *shuffled;
	int shuffled_n;

	struct program *program[MAXSEATS + 1]; /* each seat's orders; NULL: none */
	struct source *source[MAXSEATS + 1];   /* plays a seat instead of a program; NULL: none */
	struct forced_chance *forced;	       /* chance set by hand, for cases; NULL: none */
	bool following;			       /* follow is asking a source */
	/* The match is over by now: what is shown of any of its seasons is shown to everybody. */
	bool revealed;
	seats idle;   /* had nothing to write for the season that was played on this table */
	bool unheard; /* seek looked for a letter that is not here, as in check and forecast */
	int nth[MAXSEATS + 1][64]; /* how often each seat was asked each question this season */
};

/* Makes the table of a match, empty but for the kinds that lie at their homes. Returns NULL with a
 * reason where the box has no map for such a match. map NULL: the map for that number of seats. */
struct table *table_new(const struct rules *, int players, const char *map, struct buf *why);
/* The same without any piece. */
struct table *table_bare(const struct rules *, int players, const char *map, struct buf *why);
void table_free(struct table *);
/* Copies cells and options; journal, chance, programs and sources are left out. */
struct table *table_copy(const struct table *);
/* Sets an option of the match, before set-up. Returns false with a reason. */
bool table_option(struct table *, struct span name, struct span value, struct buf *why);
/* Appends an option of a box, NAME=VALUE, with what else it can be. */
void table_print_option(struct buf *, const struct box *, int key);
/* Returns whether a match can be played with the options that were set. The table must not have
 * been played on. */
bool table_playable(const struct table *, struct buf *why);

/* ---- used by the verbs ---- */
int32_t table_get(const struct table *, int cell);
/* Puts a value into a cell that has another one. */
void table_change(struct table *, int cell, int32_t value);
/* Appends the name of a thing, as orders have it. */
void table_print(struct buf *, const struct table *, thing);
/* Returns the head of an entry that these seats are told, for the line being played. */
struct entry_head table_head(const struct table *, seats who);

/* Nearly every verb begins or ends with one of these, which therefore stand here. */
static inline void table_put(struct table *t, int cell, int32_t value)
{
	if (t->cell[cell] != value)
		table_change(t, cell, value);
}

/* Returns the first cell of a piece. */
static inline int piece_cell(const struct table *t, thing piece)
{
	int i = piece - PIECES;

	if (i < 1 || i > t->cell[C_PIECES])
		bug("thing %d is no piece", piece);
	return t->pieces + (i - 1) * t->stride;
}

static inline bool piece_lives(const struct table *t, thing piece)
{
	return piece > PIECES && piece <= PIECES + t->cell[C_PIECES]
		&& t->cell[piece_cell(t, piece) + P_KIND];
}

static inline const struct dial *dial_row(const struct table *t, int d)
{
	if (d < 1 || d > t->rules->dials)
		bug("there is no dial %d", d);
	return &t->game->dials[t->rules->dial[d].row];
}

/* Returns the cell of the first dial that sits on a thing, the others follow; 0 where none of that
 * sort can sit there. */
static inline int dials_cell(const struct table *t, thing x, enum of of)
{
	const int *cells = t->rules->cells;

	switch (of) {
	case OF_TABLE: return x == TABLE ? C_HEAD : 0;
	case OF_SEAT: return x >= 1 && x <= t->seats ? t->dials_of_seats + x * cells[OF_SEAT] : 0;
	case OF_SPACE:
		return x > SPACES && x <= SPACES + t->map->spaces
			? t->dials_of_spaces + (x - SPACES) * cells[OF_SPACE]
			: 0;
	case OF_PIECE: return piece_lives(t, x) ? piece_cell(t, x) + P_DIALS : 0;
	}
	return 0;
}

/* Returns the cell of a dial on a thing; bug() when the dial does not sit there. */
static inline int dial_cell(const struct table *t, thing x, int d)
{
	const struct dial *row = dial_row(t, d);
	int cell = dials_cell(t, x, row->of);

	if (!cell)
		bug("dial '%s' does not sit on thing %d", row->name, x);
	return cell + t->rules->dial[d].at;
}

/* Returns the cell that holds the first piece of a place; the next cell holds the last piece. */
static inline int list_cell(const struct table *t, thing at)
{
	if (at > PIECES)
		return piece_cell(t, at) + P_FIRST;
	if (at > SPACES && at <= SPACES + t->map->spaces)
		return t->lists_of_spaces + 2 * (at - SPACES);
	if (at >= PLACES && at < PLACES + 16 * t->rules->zones)
		return t->lists_of_zones + 2 * (at - PLACES);
	bug("thing %d is no place", at);
}

/* Lays the n cards of a place in a new order: position i, from the top, takes card[order[i]]. */
void table_relist(struct table *, thing place, const thing *card, const int *order, int n);
/* Returns a value brought within the bounds of the dial and of a cell. */
int32_t dial_within(const struct dial *, long long value);
/* Between two lines: merges equal stacks and empties the undo log. */
void table_settle(struct table *);
/* Changes a number beside the cells in such a way that table_back takes it back. */
void table_note(struct table *, int *at, int value);
struct table_mark table_point(const struct table *);
/* Takes back everything since that point; table_settle must not have been called since. */
void table_back(struct table *, struct table_mark);
/* Sets dials of that term, and with TURN of this seat, back to their start. */
void table_renew(struct table *, int term, int seat);

/* ---- as bytes: all that a later season needs; see table_image.c ---- */
void table_write(const struct table *, struct buf *);
/* Returns false with a reason for bytes that are no whole table of this game and box; the table
 * must then not be used. */
bool table_read(struct table *, const void *bytes, size_t n, struct buf *why);
/* Returns the seats that are out, from the bytes of a table alone, without its rules; 0 where the
 * bytes are no table. */
seats table_outs(const void *bytes, size_t n);
/* Returns NULL, or what is broken: every piece must lie in one place, stacks be positive, dials be
 * within their bounds. Safe even on a table made from hostile bytes. */
const char *table_audit(const struct table *);

#endif
