/* SPDX-License-Identifier: MIT
 * What an entry of the journal says: for each verb a struct, a function that writes it and one that
 * reads it. Only entries.c knows the order of an entry's words.
 *
 * What is always true: call a reader only with an entry of its verb. Pointers in the result point
 * into the journal and are good until the journal changes. */
#ifndef CORE_ENTRIES_H
#define CORE_ENTRIES_H
#include "core/journal.h"
#include "core/rules.h"

/* A turn, or a phase of one, begins. */
struct turn_entry {
	int seat, phase;
};
void journal_add_turn(struct journal *, struct entry_head, const struct turn_entry *);
struct turn_entry entry_turn(const struct entry *);

/* A line begins; it ends as REFUSED, WAITS or DONE. */
void journal_add_line(struct journal *, struct entry_head);
void journal_add_end(struct journal *, struct entry_head, int result);
int entry_end(const struct entry *);

/* A test was read. nth: the position of the test in its line or its answer, from 0. */
struct test_entry {
	int field, nth, op, wanted, value;
	bool holds;
};
void journal_add_test(struct journal *, struct entry_head, const struct test_entry *);
struct test_entry entry_test(const struct entry *);

/* A seat was asked. policy: the number of the line that answered; 0: none did. */
struct taken_option {
	thing what, to;
	int32_t n;
};
struct ask_entry {
	int question, policy;
	int abouts;
	const int32_t *about;
	int options; /* number of options chosen, in the order in which they were taken */
	const struct taken_option *option;
};
void journal_add_ask(struct journal *, struct entry_head, const struct ask_entry *);
struct ask_entry entry_ask(const struct entry *);
/* A question was asked for a line that was then refused, so the answer was taken back. */
void journal_add_vain(struct journal *, struct entry_head, int question);
int entry_vain(const struct entry *);

/* Dice were thrown. label 0: a lot, whose values are a question and a seat. value: the args of the
 * label, as dice are counted by them (a piece counts by its kind). first: the index, within season
 * and label, of the roll's first die. */
struct roll_entry {
	int label, sides;
	int dice;
	const int32_t *die;
	int values;
	const int32_t *value;
	int first;
};
void journal_add_roll(struct journal *, struct entry_head, const struct roll_entry *);
struct roll_entry entry_roll(const struct entry *);

struct shuffle_entry {
	thing place;
	int epoch, n;
};
void journal_add_shuffle(struct journal *, struct entry_head, const struct shuffle_entry *);
struct shuffle_entry entry_shuffle(const struct entry *);

/* The table changed. n: how many of the stack; 0: all. part: the piece that changed. */
struct make_entry {
	thing piece, kind;
	int owner, n;
	thing place;
};
struct move_entry {
	thing piece;
	int n;
	thing to, part; /* to: as given to move, so it may be UNDER a place */
};
struct own_entry {
	thing piece;
	int n, seat;
	thing part;
};
struct set_entry {
	thing what;
	int n, dial, value;
	thing part;
};
struct gain_entry {
	thing what;
	int dial, by;
};
void journal_add_make(struct journal *, struct entry_head, const struct make_entry *);
void journal_add_move(struct journal *, struct entry_head, const struct move_entry *);
void journal_add_own(struct journal *, struct entry_head, const struct own_entry *);
void journal_add_set(struct journal *, struct entry_head, const struct set_entry *);
void journal_add_gain(struct journal *, struct entry_head, const struct gain_entry *);
void journal_add_leave(struct journal *, struct entry_head, int seat);
struct make_entry entry_make(const struct entry *);
struct move_entry entry_move(const struct entry *);
struct own_entry entry_own(const struct entry *);
struct set_entry entry_set(const struct entry *);
struct gain_entry entry_gain(const struct entry *);
int entry_leave(const struct entry *);
/* Returns the piece that an entry of any verb made or split off; NONE where there is none. */
thing entry_new_piece(const struct entry *);

/* A fact was told, or refused a line. row: of the game's facts. piece: for each value that was a
 * piece on the table, in their order, its kind, owner and count, and who could see it. */
struct fact_piece {
	thing kind;
	int32_t owner, n;
	seats seen;
};
struct fact_entry {
	int row;
	const struct args *args;
	const int32_t *value; /* of each arg */
	int pieces;
	const struct fact_piece *piece;
};
/* verb: J_TELL or J_REFUSE. Returns the number of the fact in the journal. */
int journal_add_fact(struct journal *, int verb, struct entry_head, const struct fact_entry *);
struct fact_entry entry_fact(const struct rules *, const struct entry *);
bool fact_same(const struct fact_entry *, const struct fact_entry *);
/* Returns what the journal keeps of the piece that value i is; NULL where the value is no piece,
 * where the piece was gone, or where it is unclear which of several pieces was gone. */
const struct fact_piece *fact_piece(const struct fact_entry *, int i);

/* A place or a piece was shown. */
void journal_add_show(struct journal *, struct entry_head, thing);
thing entry_show(const struct entry *);

#endif
