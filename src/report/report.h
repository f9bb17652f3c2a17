/* SPDX-License-Identifier: MIT
 * The season report: what one seat may know of the season just played and of the table after it, as
 * XML for programs and as text for people; and the XML read back to check orders.
 *
 * What is always true: the bytes depend only on the inputs, never on clock, locale or addresses. A
 * report holds only what core/view.h and the audiences of facts allow its seat. No piece is named
 * by its id. Facts are numbered anew for each seat, first those told, then its own refusals, as the
 * journal's numbers would betray how many refusals others had; report_fact leads back to them.
 * Strings given are UTF-8 and are made printable here; NULL counts as "". */
#ifndef REPORT_REPORT_H
#define REPORT_REPORT_H
#include "core/play.h"
#include "core/rank.h"
#include "report/phrase/phrases.h"
#include "report/events/event_log.h"

enum { REPORT_FORMAT = 1, REPORT_COLUMNS = 72, REPORT_MOST = 1 << 20, REPORT_GUESSES = 8 };

/* Returns the words of a clause ("build 5"); NULL where it is unknown. */
typedef const char *report_clause(const void *clauses, const char *id);

struct report_input {
	/* After the season, with its journal and programs as they were played. Of a match just
	 * started: as table_new made it. */
	const struct table *table;
	const struct table
		*before; /* as the season began; NULL: unknown, or the set-up was played */
	const struct phrases *phrases;
	const char *match, *gid;
	const char *player[MAXSEATS + 1]; /* names of the players, by seat */
	/* Of the table, and of that before; NULL: each report works it out. */
	const struct ranking *ranking, *ranking_before;
	int next;	      /* the season that the next letters are for */
	const char *deadline; /* when letters are due, with the zone; "": when all are in */
	bool punctual;	      /* the season is not played earlier */
	bool ended;	      /* the players have ended the match: no season follows */
	const char *saw;      /* what stands behind `saw` in a letter's header; "": no such line */
	/* What stands behind `open`, with the gid as match and the cast as nonce; NULL or "":
	 * neither. */
	const char *open;
	int cast;
	const char *receipt; /* lines below everything; NULL: none */
	const char *token;   /* what stands behind `token`, a secret of the seat reported to */
	const char *
		reply; /* the address that answers go to, with that token; NULL or "": the XML names none */
	long long seq[MAXSEATS + 1]; /* of the letter played; only where the program has a letter */
	const char *auth[MAXSEATS + 1]; /* how it was proven: "sealed", "token" */
	bool keyless[MAXSEATS + 1];	/* the seat has no key, so no part in the dice */
	bool autopilot;			/* it played for the seat reported to */
	const char *notes;		/* what the club has to say besides, in lines */
	report_clause *clause;		/* NULL: clauses are only named */
	const void *clauses;
};

/* Each appends to the buffer. seat NOBODY: what everybody may know, without letter and template.
 * Both at once cost less than one after the other. */
void report_make(struct buf *xml, struct buf *text, const struct report_input *, int seat);
/* As report_make in two steps, where the rest is signed with a hash of the first: the text up to
 * its template; then, with saw and receipt now set, the rest and the XML. The struct report_input
 * must stay in place meanwhile. */
struct report;
struct report *report_begin(struct buf *text, struct report_input *, int seat);
void report_end(struct report *, struct buf *xml, struct buf *text);
void report_xml(struct buf *, const struct report_input *, int seat);
/* Appends as much of it as report_read needs, without the lines that stand. */
void report_position(struct buf *, const struct report_input *, int seat);
void report_text(struct buf *, const struct report_input *, int seat);
/* Appends only the element <letter>: the seat's letter with what came of it. */
void report_letter(struct buf *xml, const struct report_input *, int seat);
/* Appends order lines ready to be sent back, none over ORDER_COLUMNS: the header, what is legal as
 * comments, which are as wide as the report, and the standing lines. next 0: the forms of the phase "start". */
void report_template(struct buf *, const struct report_input *, int seat);
/* Appends what the game calls the season played, "month 3"; nothing where it is its number alone. */
void report_season_name(struct buf *, const struct report_input *);
/* Appends what the game says of itself to who is invited, and what was agreed; nothing where it says nothing. */
void report_about(struct buf *, const struct report_input *);
/* Appends the map as the text draws it, with its key. */
void report_map(struct buf *, const struct report_input *, int seat);
/* Appends the fact that a seat's report numbers n, with its clause; false where there is none. */
bool report_said(struct buf *, const struct report_input *, int seat, int n);

/* A season as it was played beside the same season as it would be. */
struct report_whatif {
	const struct phrases *phrases;
	const char *match;
	/* Both after the season, with journal and programs; report_whatif spoils them. */
	struct table *played, *instead;
	const char *changes; /* lines on what was changed, as far as the reader may know */
	int left_out;	     /* number of further lines that were changed */
	int seat;	     /* who reads it; NOBODY: the referee, who may see all */
};
/* Appends what was changed, which facts would be gone or new, and what would differ afterwards. */
void report_whatif(struct buf *, const struct report_whatif *);

/* ---- read back ---- */

struct tree;
struct report_head {
	char game[32], match[32], gid[64], map[40], saw[HASH_TEXT];
	unsigned char box[BOX_HASH];
	int seat, seats, season;
	int next;  /* 0: the set-up, of a table that table_new made, not report_read */
	int rules; /* the revision of the game */
	bool over;
	struct buf standing; /* the lines that stand, as program_standing wrote them */
};
void report_head_free(struct report_head *);
struct tree_limits;
const struct tree_limits *report_limits(void);
/* Returns a report as a tree, which the caller frees; NULL with a reason. All of it may be hostile. */
struct tree *report_open(struct span xml, struct buf *why);
/* Reads what a report is about, so that its game and box can be found. */
bool report_head_read(struct report_head *, const struct tree *report, struct buf *why);
/* Makes the table as its seat knows it; what is hidden is a guess made of seed: what the box has
 * and the report does not show, dealt over the hidden places. Returns NULL with a reason. The
 * caller frees it. */
struct table *report_lay(const struct rules *, const struct tree *report, uint64_t seed,
	const struct report_head *, struct buf *why);
/* All three, where the rules are known before. */
struct table *report_read(const struct rules *, struct span xml, uint64_t seed,
	struct report_head *, struct buf *why);
/* Plays the next season REPORT_GUESSES times on other guesses, with the seat's orders (a canonical
 * text) alone. Appends for each line: ok in all, refused in all and why, perhaps, or not
 * understood. Returns whether all are ok. */
bool report_check(const struct table *, const struct report_head *, const struct phrases *,
	struct span orders, struct buf *out);
/* What a trial tells of a line. The caller frees its buffers. */
struct line_verdict {
	struct buf
		refusal; /* why it or a part of it is refused in all guesses, in lines with the clause; empty: it is not */
	/* Of a line that is no order: how it is written right as things stand, a sentence without its full stop; empty:
	 * its own remedy says so. */
	struct buf remedy;
	struct buf
		meant; /* of such a line, what was meant, where that or a part of it is known; a line each */
	bool some;   /* what was meant has not all that the line says */
	bool partly; /* a part of it is done in all guesses */
	/* It is an order whose turn comes in no guess: what ends the turn before it is the refusal; else a line before it is
	 * played in its place. */
	bool spare;
	bool unasked; /* it answers a question that cannot come up; for one season, one that came up in no play */
	struct buf
		vain; /* what of it comes to nothing in all guesses though it is done, in lines with the clause; empty: nothing */
	struct buf
		waits; /* the lines of other seats that it waits for, ready to be printed; empty: it waits for none */
};
/* Plays as report_check does, the set-up more often, and tells of each line of the orders, of which there are n;
 * line[n] gets what comes to nothing of what no line orders. as_meant: lines are judged in the letter in which those that
 * are no orders are what they were surely meant as. */
void report_line_verdicts(const struct table *, const struct report_head *, const struct phrases *,
	struct span orders, bool as_meant, int n, struct line_verdict line[]);
/* As report_check, `times` times (1 or more) on guesses made of the seed, the other seats without
 * letters or played by the autopilot. Says how often each line was done, what the seat would have
 * as far as it sees, and what was assumed. Returns whether every line is sure to go as written. */
bool report_forecast(const struct table *, const struct report_head *, const struct phrases *,
	struct span orders, int times, bool autopilot, const unsigned char seed[HASH],
	struct buf *out);

/* Appends a note to a seat that the autopilot played for. given: what it ordered. */
void report_autopilot(struct buf *, const struct phrases *, const struct buf *given);

#endif
