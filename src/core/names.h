/* SPDX-License-Identifier: MIT
 * Names of things, as letters, boxes and cases write them, and the values that args and dials hold.
 * Reading a name finds the thing, or says why there is none; whether the thing may stand there is
 * not checked here. */
#ifndef CORE_NAMES_H
#define CORE_NAMES_H
#include "core/rules.h"

/* The game and box whose names a text uses. map NULL: no spaces; seats 0: as many as a match can
 * have. */
struct names {
	const struct rules *rules;
	const struct box_map *map;
	int seats;
};

/* Reads one name of a type; returns false with a reason where there is none. why NULL: it is not asked
 * for, which saves most of the work. */
bool thing_read(
	thing *, const struct names *, const struct arg *, struct span word, struct buf *why);
/* Appends the name of a thing; value_print also a word or a TIMES number by its type. */
void thing_print(struct buf *, const struct names *, thing);
void value_print(struct buf *, const struct names *, const struct arg *, int value);
/* Reads what value_print writes, for all types but PLACE and PIECE, as thing_read does; "nobody" is
 * NONE. */
bool value_find(
	int *value, const struct names *, const struct arg *, struct span word, struct buf *why);

#endif
