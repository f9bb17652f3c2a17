/* SPDX-License-Identifier: MIT
 * What became of a line in the plays of check, and what that says of it. */
#ifndef REPORT_TRIED_LINE_H
#define REPORT_TRIED_LINE_H
#include "report/phrase/say.h"

/* What a play takes for granted of other seats: they may yet send letters, they send none, they send what lines that
 * wait need. */
enum guess_letters { UNHEARD, SILENT, JOINING, GUESS_LETTERS };

struct line_forecast {
	bool done_first;	    /* it was done in the first play */
	unsigned seen;		    /* results, as bits */
	unsigned by[GUESS_LETTERS]; /* those in such plays */
	int plays, lacks;	    /* how often it was played, and was done in part */
	int done, refused,
		idle; /* how often it was that; idle: done without the orders that it is for */
	int unasked,
		answered; /* of a policy: how often nothing asked for it, and how often it answered */
	bool placed;	  /* a place was a reason why it was refused */
	int halts;	  /* how often something ended the turn before it */
	struct buf refusal; /* why it was first refused, ready to be printed */
	bool differs;	    /* other plays gave another reason, or other figures */
	const char *
		remedy; /* how a line that is no order is written right; NULL: its problem says so */
	struct buf vain;  /* what came to nothing when something first did, ready to be printed */
	int vains;	  /* how often something did */
	struct buf waits; /* which lines of other seats it waits for, ready to be printed */
};

/* Return whether in each play a part of the line was not done, something of it came to nothing, its turn had ended before
 * it. */
bool tried_is_partly(const struct line_forecast *);
bool tried_is_vain(const struct line_forecast *);
bool tried_is_halted(const struct line_forecast *);
/* Returns what to say of a line by all its results; *ok: it is as the player wants it. */
enum phrase tried_phrase(const struct line_forecast *, bool *ok);
/* Says of a line, whatever came of it in the plays, that it would be refused. */
void tried_refuse(struct line_forecast *);

#endif
