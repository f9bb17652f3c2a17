/* SPDX-License-Identifier: MIT
 * How a game writes the functions of its fields: FIELD is the head of one; the others make one whose
 * value is an expression, of a seat (s, one's own where none is named), of what a hole names (arg; 0
 * where it was left out and nothing could stand for it), or of the table as the seat sees it. */
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
