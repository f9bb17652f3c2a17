/* SPDX-License-Identifier: MIT
 * How a game writes the functions of its fields. FIELD is the head of such a function. The other
 * macros make a whole function from an expression: of a seat (`s`, the player's own where the test
 * names none), of what the hole names (`arg`, 0 where the hole was left out and nothing could
 * stand for it), or of the table as the seat sees it. */
#ifndef KIT_FIELD_H
#define KIT_FIELD_H
#include "kit/kit.h"

#define FIELD(name)                                                                                \
	static int name(UNUSED const struct table *t, UNUSED int seat, UNUSED const int *about,    \
		UNUSED thing arg)

#define FIELD_OF_SEAT(name, value)                                                                 \
	FIELD(name)                                                                                \
	{                                                                                          \
		int s = arg ? arg : seat;                                                          \
                                                                                                   \
		return value;                                                                      \
	}

#define FIELD_OF_ARG(name, value)                                                                  \
	FIELD(name)                                                                                \
	{                                                                                          \
		return arg ? (value) : 0;                                                          \
	}

#define FIELD_OF_TABLE(name, value)                                                                \
	FIELD(name)                                                                                \
	{                                                                                          \
		return value;                                                                      \
	}

#endif
