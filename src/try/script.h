/* SPDX-License-Identifier: MIT
 * A file cut into lines, headings, and cases or the changes of a season; nothing of a game is known
 * here. Spans point into the text that was read, which must outlive them. No line is empty or holds
 * a comment. */
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
	int number;	  /* the heading's line */
	struct span rest; /* what stands behind the heading's words */
	int from, to;	  /* its lines: from, up to but not to */
};

struct script {
	const char *name;
	int lines, blocks;
	struct script_line *line;
	struct script_block *block;
};

/* What a case is played with: the words behind `game` and `given`. n 0 or 0: not said. day: of all
 * its seasons, as today() gives it. */
struct case_setting {
	struct span game, box, map;
	int seats, season, day;
	bool setup;
	int options;
	struct {
		struct span name, value;
	} option[SCRIPT_OPTIONS];
};

/* Of blocks, their index; -1 where there is none. */
struct script_season {
	int given, expect, orders[MAXSEATS + 1];
	int answers[MAXSEATS + 1]; /* of changes alone */
};

/* A season that lies or is ordered otherwise: the block that lays it, and the letters instead. */
struct case_twin {
	int of; /* which round */
	int block;
	struct script_season changes;
};

struct script_case {
	int number, game; /* the line of its heading; the block of its game */
	struct span title, reason;
	bool known; /* a failure that is expected */
	struct case_setting setting;
	int rounds, twins;
	struct script_season *round;
	struct case_twin *twin;
};

/* False with "NAME:LINE: reason" where it is no such file. */
bool script_read(struct script *, const char *name, struct span text, struct buf *why);
void script_free(struct script *);
/* The case that begins at or behind block *at, which is set behind it. *end where there is none
 * left; false as above. The caller frees the case. */
bool script_case(const struct script *, struct script_case *, int *at, bool *end, struct buf *why);
void script_case_free(struct script_case *);
/* The whole file as the changes of one season; false as above. */
bool script_changes(const struct script *, struct script_season *, struct buf *why);
/* Whether a letter stands in it. */
bool round_orders(const struct script_season *);
/* The words a heading is written with. */
const char *script_head(enum script_heading);
/* Adds "NAME:LINE: reason" to why; false. */
__attribute__((format(printf, 4, 5))) bool script_fault(
	const struct script *, int number, struct buf *why, const char *form, ...);

#endif
