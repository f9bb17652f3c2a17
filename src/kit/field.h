/* SPDX-License-Identifier: MIT
 * Makes the fields of a game, and their table, from rows of ROWS_OF_GAME:
 *
 *	FIELD_OF_SEAT(gold, "gold <seat>", 0, dial(t, s, GOLD))
 *	FIELD_OF_ARG(holds, "holds <card>", 0, kit_count(t, IN(CARDS, seat), arg))
 *	FIELD(deck, "deck", 0, kit_total(t, IN(DECK, NOBODY)))
 *
 * A row names the field's function, and has the name and words of struct field. Its value is an
 * expression: of a seat `s`, the player's own where the test names none; of what the hole names,
 * `arg`, and 0 where nothing can stand for that; or of the table `t` as `seat` sees it, with an
 * `arg` that may be NONE. The file that includes this header has what the values call above the
 * include, and defines FIELDS as the name of the table. */
#ifndef KIT_FIELD_H
#define KIT_FIELD_H
#include "kit/kit.h"

#define VALUE_OF_FIELD(name, before, value)                                                        \
	static int name(UNUSED const struct table *t, UNUSED int seat, UNUSED const int *about,    \
		UNUSED thing arg)                                                                  \
	{                                                                                          \
		before return value;                                                               \
	}
#define FIELD(id, name, words, value) VALUE_OF_FIELD(id, , value)
#define FIELD_OF_SEAT(id, name, words, value) VALUE_OF_FIELD(id, int s = arg ? arg : seat;, value)
#define FIELD_OF_ARG(id, name, words, value) VALUE_OF_FIELD(id, , arg ? (value) : 0)
#include "kit/row.h"

const struct field FIELDS[] = { { 0 },
#define FIELD(id, name, words, value) { name, id, words },
#define FIELD_OF_SEAT FIELD
#define FIELD_OF_ARG FIELD
#include "kit/row.h"
	{ 0 } };

#endif
