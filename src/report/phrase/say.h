/* SPDX-License-Identifier: MIT
 * Says phrases with their values, for one reader.
 *
 * What is always true: what is said of facts begins with a capital. The number of a thing is never
 * said; a thing that the reader may not know is called by the phrase `something`. */
#ifndef REPORT_SAY_H
#define REPORT_SAY_H
#include "report/phrase/phrases.h"
#include "report/events/event_log.h"

/* The general phrases, in the order of the table in phrases.c. */
enum phrase {
	SAY_YOU = 1,
	SAY_NOBODY,
	SAY_NOTHING,
	SAY_SOMETHING,
	SAY_AND,
	SAY_FOR,
	SAY_FOR_ALL,
	SAY_HEADLINE,
	SAY_LEAD_LINES,
	SAY_LEAD_NO_LETTER,
	SAY_LEAD_FIRST,
	SAY_LEAD_SHARED,
	SAY_LEAD_BEHIND,
	SAY_LEAD_TIED,
	SAY_LEAD_WON,
	SAY_LEAD_LOST,
	SAY_LEAD_OVER,
	SAY_LEAD_DUE,
	SAY_LEAD_AWAITED,
	SAY_LEAD_OUT,
	SAY_LEAD_IDLE,
	SAY_LEAD_NOBODY,
	SAY_HEAD_NOTES,
	SAY_HEAD_STORY,
	SAY_QUIET,
	SAY_BEGINNING,
	SAY_AFTERWARDS,
	SAY_TURN,
	SAY_HEAD_LETTER,
	SAY_LETTER,
	SAY_STOOD,
	SAY_DONE,
	SAY_REFUSED,
	SAY_WAITS,
	SAY_NOT_REACHED,
	SAY_TEST_FAILED,
	SAY_KEPT,
	SAY_LATER,
	SAY_BAD,
	SAY_POLICY,
	SAY_POLICY_FALSE,
	SAY_POLICY_PASSED,
	SAY_POLICY_VAIN,
	SAY_ANSWERED,
	SAY_SEEN, /* a test that held, and all of an answer behind it */
	SAY_SEEN_ALL,
	SAY_DEFAULTS,
	SAY_DEFAULT,
	SAY_CANCELLED,
	SAY_CANCEL_NOTHING,
	SAY_TEST,
	SAY_SEE,
	SAY_HEAD_RULES,
	SAY_HEAD_MAP,
	SAY_OWNERS,
	SAY_OWNER,
	SAY_IN_WORDS,
	SAY_SPOTS,
	SAY_SPOT_OF,
	SAY_HOLDINGS,
	SAY_NO_HOLDINGS,
	SAY_NOBODYS,
	SAY_BAND,
	SAY_WITH,
	SAY_HEAD_STANDINGS,
	SAY_HEAD_FINAL,
	SAY_TOTAL,
	SAY_ON_MAP,
	SAY_SEAT,
	SAY_HEAD_HOLD,
	SAY_HOLD_NOTHING,
	SAY_HIDDEN,
	SAY_HEAD_OPEN,
	SAY_HEAD_ORDER,
	SAY_HEAD_START,
	SAY_MORE,
	SAY_AS_FOR,
	SAY_NOT_ASKED,
	SAY_STANDS,
	SAY_STANDS_NUMBER,
	SAY_FOOT,
	SAY_FOOT_OVER,
	SAY_EXPLAIN_CAUSES,
	SAY_EXPLAIN_ORDER,
	SAY_EXPLAIN_TURN,
	SAY_EXPLAIN_TESTS,
	SAY_EXPLAIN_DICE,
	SAY_EXPLAIN_DIE,
	SAY_EXPLAIN_FROM,
	SAY_EXPLAIN_ASKED,
	SAY_EXPLAIN_ANSWER,
	SAY_EXPLAIN_POLICY,
	SAY_EXPLAIN_EFFECTS,
	SAY_EXPLAIN_SIDES,
	SAY_EXPLAIN_SAW,
	SAY_EXPLAIN_THERE,
	SAY_EXPLAIN_NUMBER,
	SAY_EXPLAIN_UNSEEN,
	SAY_EXPLAIN_SEAT,
	SAY_EXPLAIN_REFUSED,
	SAY_EXPLAIN_CAUSED,
	SAY_EXPLAIN_KEPT,
	SAY_EXPLAIN_FOR,
	SAY_EXPLAIN_SHOWN,
	SAY_EXPLAIN_BLOCK,
	SAY_EXPLAIN_RECEIPT,
	SAY_EXPLAIN_VALUE,
	SAY_EXPLAIN_COMMIT,
	SAY_EXPLAIN_CAST,
	SAY_EXPLAIN_NONCE,
	SAY_EXPLAIN_BEFORE,
	SAY_EXPLAIN_ENTROPY,
	SAY_EXPLAIN_REVEAL,
	SAY_EXPLAIN_WITNESS,
	SAY_EXPLAIN_KEY,
	SAY_EXPLAIN_WITNESSED,
	SAY_EXPLAIN_HIDDEN,
	SAY_WHATIF_HEADLINE,
	SAY_WHATIF_REFEREE,
	SAY_WHATIF_SEAT,
	SAY_WHATIF_CHANGED,
	SAY_WHATIF_LEFT_OUT,
	SAY_WHATIF_GONE,
	SAY_WHATIF_NEW,
	SAY_WHATIF_TOLD,
	SAY_WHATIF_ORDER,
	SAY_WHATIF_POSITION,
	SAY_WHATIF_OVER,
	SAY_WHATIF_OUT,
	SAY_WHATIF_RANK,
	SAY_WHATIF_DIAL,
	SAY_WHATIF_TABLE,
	SAY_WHATIF_PIECES,
	SAY_WHATIF_INSIDE,
	SAY_WHATIF_PLACE,
	SAY_WHATIF_SAME,
	SAY_WHATIF_UNSAID,
	SAY_CHECK_OK,
	SAY_CHECK_REFUSED,
	SAY_CHECK_PERHAPS,
	SAY_CHECK_NOT_REACHED,
	SAY_CHECK_BAD,
	SAY_CHECK_KEPT,
	SAY_CHECK_POLICY,
	SAY_CHECK_LATER,
	SAY_CHECK_HEADER,
	SAY_CHECK_OVER,
	SAY_FORECAST_HEAD,
	SAY_FORECAST_LINES,
	SAY_FORECAST_NO_LINES,
	SAY_FORECAST_TIMES,
	SAY_FORECAST_OUTCOME,
	SAY_FORECAST_OTHERWISE,
	SAY_FORECAST_OWN,
	SAY_FORECAST_PLACE,
	SAY_FORECAST_SPACES,
	SAY_FORECAST_ON_MAP,
	SAY_FORECAST_RANGE,
	SAY_FORECAST_SURE,
	SAY_FORECAST_SAME,
	SAY_FORECAST_ASSUMED,
	SAY_FORECAST_HIDDEN,
	SAY_FORECAST_NO_LETTERS,
	SAY_FORECAST_AUTOPILOT,
	SAY_FORECAST_DICE,
	SAY_FORECAST_ALONE,
	SAY_FORECAST_ROUGH,
	SAY_END
};

struct phrase_context {
	const struct phrases *phrases;
	const struct table *table;
	int reader; /* a seat; NOBODY: everybody */
};

/* Appends a general phrase; its args in the order of the table. */
#define say(b, voice, phrase, ...)                                                                 \
	say_(b, voice, phrase, (const struct phrase_arg[]){ { .type = 0 }, __VA_ARGS__ })
void say_(struct buf *, const struct phrase_context *, enum phrase, const struct phrase_arg *);
void say_plain(
	struct buf *, const struct phrase_context *, enum phrase); /* for a phrase without args */
#define AS_INT(v)                                                                                  \
	{                                                                                          \
		.type = T_INT, .value = (int)(v)                                                   \
	}
#define AS_SEAT(v)                                                                                 \
	{                                                                                          \
		.type = T_SEAT, .value = (v)                                                       \
	}
#define AS_TEXT(s)                                                                                 \
	{                                                                                          \
		.text = span_of(s)                                                                 \
	}

/* Says n facts in sequence that can be said as the first one. */
void say_facts(struct buf *, const struct phrase_context *, const struct visible_event *, int n);
/* Says why hardly any line of the reader would be reached in the next season, and sets its clause.
 * Returns false where nothing prevents them. */
bool say_halted(struct buf *, const struct phrase_context *, const char **clause);
/* Returns how many of the first n facts can be said as one. */
int say_foldable(const struct phrase_context *, const struct visible_event *, int n);
/* Says what the opening has on a fact, if anything. */
void say_lead(struct buf *, const struct phrase_context *, const struct visible_event *);
/* Returns whether a history of the match should tell a fact: "always", "first" (only the first of
 * its kind), or NULL. */
const char *say_turning(const struct phrase_context *, const struct visible_event *);
/* Says the heading above a fact. Returns false where it has none of its own. */
bool say_heading(struct buf *, const struct phrase_context *, const struct visible_event *);
/* Says a value as people read it. */
void say_value(struct buf *, const struct phrase_context *, const struct phrase_arg *);
/* Returns what a dial holds as an arg: a number, or the name of a thing. */
struct phrase_arg dial_filling(const struct table *, int dial, int value);
/* Makes the letter at this place a capital. */
void say_capital(struct buf *, size_t at);
/* Says a dial by its name; in a row of dials with its number. */
void say_dial(struct buf *, const struct phrase_context *, int dial);
/* Returns what separates names of spaces in a list: a comma, unless such names have commas. */
const char *say_between(const struct phrase_context *);
/* Says n of a kind: "a village", "3 villages". */
void say_kind(struct buf *, const struct phrase_context *, thing kind, int n);
/* Says a seat by its colour or name, never "you". */
void say_seat(struct buf *, const struct phrase_context *, int seat);
/* Says the game's phrase for a dial, a zone, a question, ...: "dial gold"; without one, the name
 * with blanks for hyphens. */
void say_named(struct buf *, const struct phrase_context *, const char *sort, const char *name,
	const struct phrase_arg *, int n);
/* Returns whether the game has a phrase of that sort and name. */
bool say_knows(const struct phrase_context *, const char *sort, const char *name);
/* Returns whether the game has such a phrase, with a hole of that name. */
bool say_names(const struct phrase_context *, const char *sort, const char *name, const char *hole);
/* Returns whether the game has such a phrase and it is empty: readers need not know the thing. */
bool say_is_silent(const struct phrase_context *, const char *sort, const char *name);
/* As say_named. Returns false, and says nothing, where the game has no such phrase. */
bool say_line(struct buf *, const struct phrase_context *, const char *sort, const char *name,
	const struct phrase_arg *, int n);

#endif
