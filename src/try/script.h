/* SPDX-License-Identifier: MIT
 * A file cut into lines, headings, and cases or the changes of a season; games are not known here.
 * Spans point into the text that was read, which must outlive them. Lines have no comments, and
 * empty lines are left out. */
#ifndef TRY_SCRIPT_H
#define TRY_SCRIPT_H
#include "base/text.h"
#include "core/game.h"

enum { SCRIPT_OPTIONS = 16 };

struct script_line {
	int number;
	struct span text;
};

enum script_heading {
	H_GAME,
	H_CASE,
	H_GIVEN,
	H_ORDERS,
	H_ANSWERS,
	H_EXPECT,
	H_TWIN,
	H_NEXT,
	H_KNOWN
};

struct script_block {
	enum script_heading head;
	int number;	  /* the line of the heading */
	struct span rest; /* what follows the words of the heading */
	int from, to;	  /* its lines: from `from`, up to but not including `to` */
};

struct script {
	const char *name;
	int lines, blocks;
	struct script_line *line;
	struct script_block *block;
};

/* What a case is played with: the words after `game` and `given`. n 0 or 0: not given. day: of all
 * its seasons, as today() returns it. */
struct case_setting {
	struct span game, box, map;
	int seats, season, day;
	bool setup;
	int options;
	struct {
		struct span name, value;
	} option[SCRIPT_OPTIONS];
};

/* Blocks by their index; -1: none. */
struct script_season {
	int given, expect, orders[MAXSEATS + 1];
	int answers[MAXSEATS + 1]; /* in changes only */
};

/* A round played once more with something changed, to hold the two reports against each other: block
 * lays what is otherwise on the table, changes are the letters that are otherwise. */
struct case_twin {
	int of; /* the round's number */
	int block;
	struct script_season changes;
};

struct script_case {
	int number, game; /* the line of its heading; the block of its game */
	struct span title, reason;
	bool known; /* the case is expected to fail */
	struct case_setting setting;
	int rounds, twins;
	struct script_season *round;
	struct case_twin *twin;
};

/* Cuts a text into blocks. Returns false, with "NAME:LINE: reason", where it is no such file. */
bool script_read(struct script *, const char *name, struct span text, struct buf *why);
void script_free(struct script *);
/* Gets the next case at or after block *at, and moves *at past it. *end: there is no case left.
 * Returns false as script_read does. The caller frees the case. */
bool script_case(const struct script *, struct script_case *, int *at, bool *end, struct buf *why);
void script_case_free(struct script_case *);
/* Reads the whole file as the changes of one season; returns false as script_read does. */
bool script_changes(const struct script *, struct script_season *, struct buf *why);
/* Returns whether the round has a letter. */
bool round_orders(const struct script_season *);
/* Returns the words of a heading. */
const char *script_head(enum script_heading);
/* Appends "NAME:LINE: reason" to why and returns false. */
__attribute__((format(printf, 4, 5))) bool script_fault(
	const struct script *, int number, struct buf *why, const char *form, ...);

#endif
