/* SPDX-License-Identifier: MIT
 * What an entry of the journal says: for each verb a struct, a function that writes it and one that
 * reads it. Only entries.c and entries.def know the order of an entry's words.
 *
 * What is always true: call a reader only with an entry of its verb. Pointers in the result point
 * into the journal and are good until the journal changes. */
#ifndef CORE_ENTRIES_H
#define CORE_ENTRIES_H
#include "core/journal.h"
#include "core/rules.h"

/* Entries that are a few numbers: struct NAME_entry has them, journal_add_NAME() writes them and
 * entry_NAME() reads them. */
#define ENTRY(verb, name, ...)                                                                     \
	struct name##_entry {                                                                      \
		int32_t __VA_ARGS__;                                                               \
	};                                                                                         \
	void journal_add_##name(struct journal *, struct entry_head, const struct name##_entry *); \
	struct name##_entry entry_##name(const struct entry *);
#include "core/entries.def"
#undef ENTRY

/* A line begins. */
void journal_add_line(struct journal *, struct entry_head);

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

#endif
