/* SPDX-License-Identifier: MIT
 * The season report: what one seat may know of the season just played and of the table after it, as
 * XML for programs and as text for people, and the XML read back for checking orders.
 *
 * What is always true: the bytes depend on the inputs alone, never on clock, locale or addresses;
 * nothing stands in a report that core/view.h and the audience of a fact do not allow its seat; no
 * piece is named by its id. Facts are numbered anew for each seat, those told first, then its own
 * refusals: the journal's numbers would betray how many refusals others had; report_fact leads back
 * to them. Strings given are UTF-8 and are made printable here; NULL is read as "". */
#ifndef REPORT_REPORT_H
#define REPORT_REPORT_H
#include "core/play.h"
#include "core/rank.h"
#include "report/phrase/phrases.h"
#include "report/events/event_log.h"

enum { REPORT_FORMAT = 1, REPORT_COLUMNS = 72, REPORT_MOST = 1 << 20, REPORT_GUESSES = 8 };

/* The words of a clause ("build 5"), NULL where it is not known. */
typedef const char *report_clause(const void *clauses, const char *id);

struct report_input {
	/* After the season, with its journal and programs as they were played. Of a match that was
	 * just started: the table as table_new gave it. */
	const struct table *table;
	const struct phrases *phrases;
	const char *match, *gid;
	const char *player[MAXSEATS + 1]; /* the names of the people, by seat */
	const struct ranking *ranking;	  /* of the table; NULL: each report finds it anew */
	int next;			  /* the season the next letters are for */
	const char *deadline; /* when those are due, with the zone; "": when all are in */
	bool punctual;	      /* the season is not played before that */
	bool ended;	      /* there is none to come: its players have ended the match */
	const char *saw;      /* what a letter's header says behind `saw`; "": no such line */
	const char *open; /* the same behind `open`: then it names the gid, and the cast behind */
	int cast;	  /* `nonce`; NULL or "": neither */
	const char *receipt;	     /* lines that stand below it all; NULL: none */
	const char *token;	     /* the same behind `token`, a secret of the seat reported to */
	long long seq[MAXSEATS + 1]; /* of the letter played; only where the program has a letter */
	const char *auth[MAXSEATS + 1]; /* how it was proven: "sealed", "token" */
	const char *notes;		/* what the club has to say besides, lines */
	report_clause *clause;		/* NULL: clauses are named only */
	const void *clauses;
};

/* Each appends to the buffer. Seat NOBODY: what everybody may know, without letter and template.
 * Both at once cost less than one after the other. */
void report_make(struct buf *xml, struct buf *text, const struct report_input *, int seat);
/* The same in two steps, for what is signed with the hash of the first: the text up to its template;
 * then, with what is known by then of saw and receipt, the rest and the XML. The struct report_input
 * stays where it is in between. */
struct report;
struct report *report_begin(struct buf *text, struct report_input *, int seat);
void report_end(struct report *, struct buf *xml, struct buf *text);
void report_xml(struct buf *, const struct report_input *, int seat);
void report_text(struct buf *, const struct report_input *, int seat);
/* The element <letter> of the XML alone: the seat's letter with what came of it. */
void report_letter(struct buf *xml, const struct report_input *, int seat);
/* Order lines ready to be sent back, no line over ORDER_COLUMNS: the header, what is legal as
 * comments, what stands as it stands. Season 0 (next): the forms of the phase "start". */
void report_template(struct buf *, const struct report_input *, int seat);
/* What the season that was played is called, as the game has it; nothing where seasons have numbers alone. */
void report_season_name(struct buf *, const struct report_input *);
/* The map as the text draws it, and what its letters mean. */
void report_map(struct buf *, const struct report_input *, int seat);
/* A fact alone, as a report of this seat numbers n, with its clause. False where there is no such fact. */
bool report_said(struct buf *, const struct report_input *, int seat, int n);

/* A season as it was played beside the same season as it would be. */
struct report_whatif {
	const struct phrases *phrases;
	const char *match;
	/* Both after the season, with its journal and programs; of no more use afterwards. */
	struct table *played, *instead;
	const char *changes; /* what was changed, lines, as far as the reader may know */
	int left_out;	     /* how many more lines were changed */
	int seat;	     /* who reads it; NOBODY: the referee, from whom nothing is hidden */
};
/* Appends what was changed, the facts that would be gone or new, and what would lie, stand or count
 * otherwise after the season. */
void report_whatif(struct buf *, const struct report_whatif *);

/* ---- read back ---- */

struct report_head {
	char game[32], match[32], gid[64], map[40], saw[HASH_TEXT];
	unsigned char box[BOX_HASH];
	int seat, seats, season, next;
	int rules; /* the revision of the game */
	bool over;
	struct buf standing; /* the lines that stand, as program_standing wrote them */
};
void report_head_free(struct report_head *);
/* What a report is of, so that its game and box can be found. Everything may be hostile. */
bool report_head_read(struct report_head *, struct span xml, struct buf *why);
/* The table as its seat knows it, what is hidden filled by a guess made of seed: what the box has
 * and the report does not show, dealt over the hidden places. NULL with a reason. The caller frees
 * both. */
struct table *report_read(const struct rules *, struct span xml, uint64_t seed,
	struct report_head *, struct buf *why);
/* Plays the next season REPORT_GUESSES times on other guesses with this seat's orders (a canonical
 * text) alone and appends a line or more for each of theirs: ok in all, refused in all and why,
 * perhaps, or not understood. True if all of them are ok. */
bool report_check(const struct table *, const struct report_head *, const struct phrases *,
	struct span orders, struct buf *out);
/* The same so many times, 1 or more, on guesses made of the seed, the other seats without letters or
 * played by the autopilot: how often each line was done, what the seat would have after the season, as
 * far as it sees it, and what was assumed. True if every line is sure to go as the letter says. */
bool report_forecast(const struct table *, const struct report_head *, const struct phrases *,
	struct span orders, int times, bool autopilot, const unsigned char seed[HASH],
	struct buf *out);

/* Appends a note to a seat that the autopilot played for. given: what it ordered. */
void report_autopilot(struct buf *, const struct buf *given);

#endif
