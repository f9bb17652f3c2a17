/* SPDX-License-Identifier: MIT
 * What the parts of a case share: the table it is played on, the names it may use, how pieces are
 * written, how a fact is. Functions that read give false and one sentence of what is wrong with the
 * text, without its file and line; what they read is checked against the tables, so that a slip of
 * the pen is never a fact that was not told. */
#ifndef TRY_CASE_H
#define TRY_CASE_H
#include "core/form.h"
#include "core/play.h"
#include "try/script.h"
#include "try/try.h"

struct forced_lines;

struct case_context {
	const struct script *script;
	struct try_env *env; /* of cases */
	const struct rules *rules;
	struct names reader;
	struct table *table;
	struct forced_lines *forces;
	int made; /* pieces made, of kinds the box counts none of */
};

/* ---- words ---- */

/* Cuts the next word off; blanks and commas part them, each bracket is a word. */
bool word_next(struct span *rest, struct span *word);
/* Cuts a line at its first colon; false, and all of it before, where there is none. */
bool colon_cut(struct span line, struct span *before, struct span *behind);

/* ---- names ---- */

/* Reads a place, "red hand", "bowl", "4,6". */
bool place_read(const struct case_context *, struct span *rest, thing *place, struct buf *why);
/* The zone of that name, -1 for none. */
int zone_named(const struct case_context *, struct span name);
/* A number, a seat, a space, a kind, none. */
bool value_read(const struct case_context *, struct span word, int *value, struct buf *why);
/* What a dial may be set to: as above, or a name of what it holds. */
bool dial_value_read(
	const struct case_context *, int dial, struct span word, int *value, struct buf *why);
void dial_value_print(struct buf *, const struct case_context *, int dial, int value);
/* The dial of that name that sits on such a thing, 0 for none. */
int dial_named(const struct case_context *, struct span name, enum of of);

/* What a line about the table is about: what stands before its colon. */
struct case_target {
	enum { ON_PLACES, ON_AREA, ON_DIAL } what;
	int n; /* of places */
	thing place[BOX_SPACES];
	bool top;
	int area, dial;
	thing bearer; /* of the dial */
};
bool target_read(
	const struct case_context *, struct case_target *, struct span before, struct buf *why);

/* ---- pieces ---- */

enum { ITEMS = 200, ITEM_DIALS = 6 };

/* So many of a kind, of a class or set, or of anything; or the rest of a zone's common place. */
struct piece_pattern {
	int owner, n;
	thing kind, rest; /* rest: a place, and nothing else is set */
	bool any;	  /* no kind is named: what is meant is among these, or, NULL, anything */
	const struct box_set *among;
	int dials;
	struct {
		int dial, value;
	} dial[ITEM_DIALS];
	bool holds; /* what lies in it is written */
	int inside; /* the first of that, -1 for none */
	int next;   /* -1: the last */
};
struct piece_patterns {
	int n, first;
	struct piece_pattern item[ITEMS];
};
bool piece_patterns_read(
	const struct case_context *, struct piece_patterns *, struct span text, struct buf *why);
/* Whether each of them names its kind; false with a reason. */
bool piece_patterns_named(const struct piece_patterns *, struct buf *why);
/* True if a place holds all of these; with exact, nothing else. */
bool piece_patterns_lie(
	const struct table *, const struct piece_patterns *, int first, thing place, bool exact);
/* Whether one piece is such an item, however many it is. */
bool piece_pattern_fits(const struct table *, const struct piece_patterns *,
	const struct piece_pattern *, thing piece);
/* What lies in a place, as a case would say it: the first of many; all of it. */
void pieces_print(struct buf *, const struct case_context *, thing place);
void pieces_write(struct buf *, const struct case_context *, thing place);

/* ---- facts ---- */

enum { NOBODYS_VIEW = 0 };

/* A fact, a label of dice or a question, with some of what it is about. */
enum fact_pattern_kind { SAID_TELL, SAID_ROLL, SAID_ASK };
struct fact_pattern {
	enum fact_pattern_kind as;
	int what, n;
	struct span clause; /* n 0: not said */
	struct {
		bool any, hidden;
		thing is;
	} arg[ARGS];
};
bool fact_pattern_read(const struct case_context *, struct fact_pattern *, struct span text,
	enum fact_pattern_kind, struct buf *why);
/* Reads the args of a label; for dice. */
bool fact_pattern_args(
	const struct case_context *, struct fact_pattern *, struct span text, struct buf *why);
/* True if this entry says so to a seat; to NOBODYS_VIEW: at all. */
bool fact_pattern_fits(
	const struct case_context *, const struct fact_pattern *, const struct entry *, int seat);
/* True if the args of a roll are these. */
bool fact_pattern_rolls(const struct fact_pattern *, const int *args, int n);
/* "moved red army 4,7 4,8 (told all)", of every entry of that name; "nothing". */
void fact_pattern_print(struct buf *, const struct case_context *, const struct fact_pattern *);
/* One entry of a fact, without who was told. */
void fact_print(struct buf *, const struct case_context *, const struct entry *);
/* The same as a case has it that says what all who were told could read; and the label of a roll. */
void fact_write(struct buf *, const struct case_context *, const struct entry *);
void roll_write(struct buf *, const struct case_context *, const struct entry *);

/* ---- the table laid ---- */

/* Lays these lines, those of the game, of the case and of its twin; each may be NULL, and says otherwise
 * what one before it says. False with "NAME:LINE: reason". */
enum { OF_GAME, OF_CASE, OF_TWIN, LAYERS };
bool case_lay(
	struct case_context *, const struct script_block *const layer[LAYERS], struct buf *why);

/* ---- chance by hand ---- */

struct forced_lines *forces_make(struct case_context *);
void forces_free(struct forced_lines *);
struct forced_chance *forces_of(struct forced_lines *);
/* True if the line is one that forces chance. */
bool force_line(struct span line);
bool force_read(struct case_context *, const struct script_line *, struct buf *why);
/* What could be answered while the table was played with them. */
const struct asks *forces_asks(const struct forced_lines *);
/* Lines "NAME:LINE: what": what could not be forced, and of lines from that number on what was never
 * asked for. */
void forces_failures(const struct forced_lines *, int from, struct buf *lines);

/* ---- questions ---- */

struct asks *asks_make(void);
void asks_free(struct asks *);
/* Notes what could be answered, before the answer goes into the journal of the table. */
void asks_note(struct asks *, const struct table *, const struct query *);

/* ---- letters ---- */

/* The letter a block of orders stands for; NULL with "NAME:LINE: reason". */
struct orders *block_letter(
	const struct case_context *, const struct script_block *, struct buf *why);
/* The line of the file in which the number-th line of that letter begins. */
int block_line(const struct case_context *, const struct script_block *, int number);

/* ---- what must hold ---- */

/* Judges the lines of a block; each that does not hold becomes a line of `lines`. */
bool expect_judge(
	struct case_context *, const struct script_block *, struct buf *lines, struct buf *why);

/* ---- a case ---- */

/* Plays a case in all the ways it is played; what does not hold becomes lines of `lines`. False
 * with "NAME:LINE: reason" where the case cannot be played as it is written. */
bool play_thrice(const struct script *, const struct script_case *, struct try_env *,
	const struct rules *, struct buf *lines, struct buf *why);

#endif
