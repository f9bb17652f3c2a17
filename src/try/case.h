/* SPDX-License-Identifier: MIT
 * What the parts of a case share: the table it is played on, the names it may use, how pieces and
 * facts are written. Functions that read return false with one sentence about the text, without
 * file and line. What they read is checked against the tables of the game, so a misspelt name never
 * passes for a fact that was not told. */
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
	int made; /* number of pieces made, of kinds that the box does not count */
};

/* ---- words ---- */

/* Cuts the next word off; blanks and commas part words, and each bracket is a word. */
bool word_next(struct span *rest, struct span *word);
/* Cuts a line at its first colon; without a colon returns false, and all of it is before. */
bool colon_cut(struct span line, struct span *before, struct span *behind);
/* Appends that a word is no such thing, and returns false. */
bool no_such(struct buf *why, struct span word, const char *what);

/* ---- names ---- */

/* Reads a place: "red hand", "bowl", "4,6". */
bool place_read(const struct case_context *, struct span *rest, thing *place, struct buf *why);
/* Returns the zone of that name; -1: there is none. */
int zone_named(const struct case_context *, struct span name);
/* Reads a number, a seat, a space, a kind or none. */
bool value_read(const struct case_context *, struct span word, int *value, struct buf *why);
/* Reads a value for a dial: as value_read, or a name of what the dial holds. */
bool dial_value_read(
	const struct case_context *, int dial, struct span word, int *value, struct buf *why);
void dial_value_print(struct buf *, const struct case_context *, int dial, int value);
/* Returns the dial of that name that sits on such a thing; 0: there is none. */
int dial_named(const struct case_context *, struct span name, enum of of);

/* The subject of a line about the table: what stands before its colon. */
struct case_target {
	enum { ON_PLACES, ON_AREA, ON_DIAL } what;
	int n; /* number of places */
	thing place[BOX_SPACES];
	bool top;
	int area, dial;
	thing bearer; /* what the dial sits on */
};
bool target_read(
	const struct case_context *, struct case_target *, struct span before, struct buf *why);

/* ---- pieces ---- */

enum { ITEMS = 200, ITEM_DIALS = 6 };

/* A number of a kind, of a class or set, or of anything; or the rest of the common place of a
 * zone. */
struct piece_pattern {
	int owner, n;
	thing kind, rest; /* rest: a place; then nothing else is set */
	bool any;	  /* no kind is named: one of these is meant, or, with NULL, anything */
	const struct box_set *among;
	int dials;
	struct {
		int dial, value;
	} dial[ITEM_DIALS];
	bool holds; /* what lies in or on it is written as well */
	int inside; /* the first item in it; -1: none */
	int next;   /* -1: this is the last */
};
struct piece_patterns {
	int n, first;
	struct piece_pattern item[ITEMS];
};
bool piece_patterns_read(
	const struct case_context *, struct piece_patterns *, struct span text, struct buf *why);
/* Returns whether each item names its kind; false with a reason. */
bool piece_patterns_named(const struct piece_patterns *, struct buf *why);
/* Returns whether a place holds all of these; exact: and nothing else. */
bool piece_patterns_lie(
	const struct table *, const struct piece_patterns *, int first, thing place, bool exact);
/* Returns whether a piece is such an item, whatever its number. */
bool piece_pattern_fits(const struct table *, const struct piece_patterns *,
	const struct piece_pattern *, thing piece);
/* Appends what lies in a place, in the words of a case: the first pieces of many; all of them. */
void pieces_print(struct buf *, const struct case_context *, thing place);
void pieces_write(struct buf *, const struct case_context *, thing place);

/* ---- facts ---- */

enum { NOBODYS_VIEW = 0 };

/* A fact, a label of dice or a question, with some of its args. */
enum fact_pattern_kind { SAID_TELL, SAID_ROLL, SAID_ASK };
struct fact_pattern {
	enum fact_pattern_kind as;
	int what, n;
	struct span clause; /* n 0: not given */
	struct {
		bool any, hidden;
		thing is;
	} arg[ARGS];
};
bool fact_pattern_read(const struct case_context *, struct fact_pattern *, struct span text,
	enum fact_pattern_kind, struct buf *why);
/* Reads the args of a label, for dice. */
bool fact_pattern_args(
	const struct case_context *, struct fact_pattern *, struct span text, struct buf *why);
/* Returns whether the entry says this to a seat; NOBODYS_VIEW: to anybody. */
bool fact_pattern_fits(
	const struct case_context *, const struct fact_pattern *, const struct entry *, int seat);
/* Returns whether the args of a roll are these. */
bool fact_pattern_rolls(const struct fact_pattern *, const int *args, int n);
/* Appends "moved red army 4,7 4,8 (told all)" for every entry of that name, or "nothing". */
void fact_pattern_print(struct buf *, const struct case_context *, const struct fact_pattern *);
/* Appends the entry of a fact, without who was told. */
void fact_print(struct buf *, const struct case_context *, const struct entry *);
/* Append a fact as a case would expect it, with what all who were told could read, and the label of
 * a roll. */
void fact_write(struct buf *, const struct case_context *, const struct entry *);
void roll_write(struct buf *, const struct case_context *, const struct entry *);

/* ---- the table laid ---- */

/* Lays the lines of the game, of the case and of its twin. Each may be NULL, and overrides the ones
 * before it. Returns false with "NAME:LINE: reason". */
enum { OF_GAME, OF_CASE, OF_TWIN, LAYERS };
bool case_lay(
	struct case_context *, const struct script_block *const layer[LAYERS], struct buf *why);

/* ---- chance by hand ---- */

struct forced_lines *forces_make(struct case_context *);
void forces_free(struct forced_lines *);
struct forced_chance *forces_of(struct forced_lines *);
/* Returns whether the line sets chance by hand. */
bool force_line(struct span line);
bool force_read(struct case_context *, const struct script_line *, struct buf *why);
/* Returns the options noted while the table was played with them. */
const struct asks *forces_asks(const struct forced_lines *);
/* Appends lines "NAME:LINE: what": what could not be forced, and, of lines from that number on,
 * what was never used. */
void forces_failures(const struct forced_lines *, int from, struct buf *lines);

/* ---- questions ---- */

struct asks *asks_make(void);
void asks_free(struct asks *);
/* Notes the options of a question before its answer goes into the journal. */
void asks_note(struct asks *, const struct table *, const struct seat_question *);

/* ---- letters ---- */

/* Returns the letter that a block of orders stands for; NULL with "NAME:LINE: reason". */
struct orders *block_letter(
	const struct case_context *, const struct script_block *, struct buf *why);
/* Returns the line of the file in which line `number` of that letter begins. */
int block_line(const struct case_context *, const struct script_block *, int number);

/* ---- what must hold ---- */

/* Judges the lines of a block; each that does not hold adds a line to `lines`. */
bool expect_judge(
	struct case_context *, const struct script_block *, struct buf *lines, struct buf *why);

/* ---- a case ---- */

/* Plays a case in all its ways; what does not hold adds lines to `lines`. Returns false, with
 * "NAME:LINE: reason", where the case cannot be played as written. */
bool play_thrice(const struct script *, const struct script_case *, struct try_env *,
	const struct rules *, struct buf *lines, struct buf *why);

#endif
