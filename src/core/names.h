/* SPDX-License-Identifier: MIT
 * Names of things, as letters, boxes and cases write them, and the values of what holds things. Reading
 * finds what bears a name, or why none does; whether it may stand there is others' to say. */
#ifndef CORE_NAMES_H
#define CORE_NAMES_H
#include "core/rules.h"

/* Whose names a text may use. map NULL: no spaces; seats 0: any of the most a match can have. */
struct names {
	const struct rules *rules;
	const struct box_map *map;
	int seats;
};

/* One name as the type asks; false where it is none, with a reason. */
bool thing_read(
	thing *, const struct names *, const struct arg *, struct span word, struct buf *why);
/* Any thing by its name; a WORDS or TIMES value by its type. */
void thing_print(struct buf *, const struct names *, thing);
void value_print(struct buf *, const struct names *, const struct arg *, int value);
/* Reads what value_print writes, of all types but PLACE and PIECE; nobody is none. */
bool value_find(
	int *value, const struct names *, const struct arg *, struct span word, struct buf *why);

#endif
