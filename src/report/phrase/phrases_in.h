/* SPDX-License-Identifier: MIT
 * Phrases as they were read. For phrases.c, and by say_in.h, alone. */
#ifndef REPORT_PHRASES_IN_H
#define REPORT_PHRASES_IN_H
#include "base/index.h"
#include "base/texts.h"
#include "report/phrase/say.h"

/* One of a kind with its article, one without, several; n 0: not given. */
struct phrase_kind {
	struct span one, bare, many;
	int called; /* the zone of a seat that has what the seat's one is called by; 0: none */
};

enum {
	SAID_OPEN,
	SAID_ALL,
	SAID_FOLDED,
	SAID_ALL_FOLDED,
	SAID_LEAD,
	SAID_ALL_LEAD,
	SAID_NEAR,
	SAID_LOSS,
	SAID_TOLL,
	SAID_COMES,
	SAID_VAIN,
	SAID_HEADING,
	SAID_TURNING,
	SAID_PART,
	SAID_FOLLOWING,
	SAID_WAYS
};

struct phrases {
	const struct rules *rules;
	char *text[2]; /* the files, lines joined; spans point into them */
	struct span general[SAY_END];
	struct span (*fact)[SAID_WAYS];
	struct phrase_kind *kind;
	struct span seat[MAXSEATS + 1];
	int lines, seats_named;
	struct span *line; /* the texts of the other lines of the game's file, as "dial gold" */
	struct name_index line_of; /* the places in `line`, from 1, by name */
	bool by_place;		   /* there are lines "place AREA" */
	int holder;		   /* the column of "holder"; 0: there is no such line */
	int drawn;		   /* the dial of "drawn DIAL"; 0: there is no such line */
	bool *brings;		   /* by field: there is a line "brings FIELD" */
};

/* Returns the names of a general phrase's args, parted by blanks. */
const char *phrases_args(enum phrase);
/* Returns the name of a general phrase. */
const char *phrases_name(enum phrase);
/* Cuts the choices of a hole off, and returns them from their colon on. */
struct span phrases_choices(struct span *hole);
/* Returns the names of links in a hole "links LINK... ARG", and gets its arg. */
struct span phrases_links(struct span hole, struct span *arg);
/* Returns a link of the game by its name, from 0; -1: it has none of that name. */
int phrases_link(const struct game *, struct span name);
/* Returns the text of "SORT NAME" in the game's file; s NULL where there is none. */
struct span phrases_find(const struct phrases *, const char *sort, const char *name);

#endif
