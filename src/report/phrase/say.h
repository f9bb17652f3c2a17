/* SPDX-License-Identifier: MIT
 * Says phrases with their values, for one reader.
 *
 * What is always true: what is said of facts begins with a capital. The number of a thing is never
 * said; a thing that the reader may not know is called by the phrase `something`. */
#ifndef REPORT_SAY_H
#define REPORT_SAY_H
#include "report/phrase/phrases.h"
#include "report/events/event_log.h"

/* The general phrases. */
enum phrase {
	NO_PHRASE,
#define PHRASE(id, ...) SAY_##id,
#include "report/phrase/phrases.def"
#undef PHRASE
	SAY_END
};

/* The numbers of a text, in its order; in the text itself NUMBER_APART stands for each. */
enum { NUMBERS = 32, NUMBER_APART = 1 };
struct number_list {
	long long number[NUMBERS];
	int n;
};

struct phrase_context {
	const struct phrases *phrases;
	const struct table *table;
	int reader; /* a seat; NOBODY: everybody */
	/* Where the numbers of facts go, so that texts that differ in those alone are the same, each as
	 * of more than one; NULL: into the text. Beyond NUMBERS they stay in it. */
	struct number_list *apart;
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

/* Says n facts in sequence that can be said as one. */
void say_facts(struct buf *, const struct phrase_context *, const struct event *, int n);
/* Says why hardly any line of the reader would be reached in the next season, and sets its clause.
 * Returns false where nothing prevents them. */
bool say_halted(struct buf *, const struct phrase_context *, const char **clause);
/* Returns how many of the first n facts can be said as one. */
int say_foldable(const struct phrase_context *, const struct event *, int n);
/* Says what the opening has on a fact, if anything, and on those of the n facts behind it that it tells with it.
 * near: it happened beside what is the reader's. Returns their number. */
int say_lead(struct buf *, const struct phrase_context *, const struct event *, int n, bool near);
/* Says what a forecast has on a fact, as say_lead does: what would come of an order. */
int say_comes(struct buf *, const struct phrase_context *, const struct event *told, int n);
/* Says before the season, as say_lead does, that a fact would be nothing gained. */
int say_vain(struct buf *, const struct phrase_context *, const struct event *told, int n);
/* Returns whether the opening has more to say on a fact that happened beside what is the reader's. */
bool say_is_of_near(const struct phrase_context *, const struct event *);
/* Returns whether a history of the match should tell a fact: "always", "first" (only the first of
 * its kind), or NULL. */
const char *say_turning(const struct phrase_context *, const struct event *);
/* Returns whether a fact tells that the reader lost a battle, or was attacked in force. */
bool say_is_loss(const struct phrase_context *, const struct event *);
/* Returns whether a fact tells of something that a season costs the reader, which the opening adds up. */
bool say_is_toll(const struct phrase_context *, const struct event *);
/* Says what so many such facts of one name come to. */
void say_toll(struct buf *, const struct phrase_context *, const struct event *, int n);
/* Returns whether a fact's lead is empty: the opening passes it over, be it of the reader's own turn. */
bool say_is_unled(const struct phrase_context *, const struct event *);
/* Returns what a fact is in the story: "state" tells how things stand after the season, and no deed;
 * "own" the same of what the seat in its args has; "outcome" how a fight ended; NULL: another. */
const char *say_part(const struct phrase_context *, const struct event *);
/* Returns whether a fact goes on in the line of the one before it, if both are of one turn. */
bool say_follows(const struct phrase_context *, const struct event *before, const struct event *);
/* Says the heading above a fact. Returns false where it has none of its own. */
bool say_heading(struct buf *, const struct phrase_context *, const struct event *);
/* Says a value as people read it. */
void say_value(struct buf *, const struct phrase_context *, const struct phrase_arg *);
/* Returns what a dial holds as an arg: a number, or the name of a thing. */
struct phrase_arg dial_filling(const struct table *, int dial, int value);
/* Makes the letter at this place a capital. */
void say_capital(struct buf *, size_t at);
/* Says a dial by its name; in a row of dials with its number. */
void say_dial(struct buf *, const struct phrase_context *, int dial);
/* Says the head of its column, which may be a shorter name. */
void say_dial_head(struct buf *, const struct phrase_context *, int dial);
/* Says the name of a dial, or of the row it is in, as one has so many of it. */
void say_dial_name(struct buf *, const struct phrase_context *, int dial, int n);
/* Returns what a column has of a thing, as a hole of a phrase. */
struct phrase_arg say_column(const struct table *, thing, int column);
/* Says so many of a dial that counts: "1 credit". */
void say_amount(struct buf *, const struct phrase_context *, int dial, int n);
/* Appends a dial of a thing and how it stands, "hits 1", behind a comma unless it is the first. */
void say_dial_of(struct buf *, const struct phrase_context *, thing, int dial);
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
/* Returns the text of that phrase; s NULL where there is none. */
struct span say_line_text(const struct phrase_context *, const char *sort, const char *name);
/* Returns the name of a text's hole of that name, where it stands in the text; s NULL: the text has none. */
struct span say_find_hole(struct span text, struct span name);
/* Cuts off a text up to its next hole, also one in a choice, and gets the name of that hole's arg. Returns false where
 * there is none. */
bool say_next_hole(struct span *text, struct span *name);
/* Returns whether the game has such a phrase and it is empty: readers need not know the thing. */
bool say_is_silent(const struct phrase_context *, const char *sort, const char *name);
/* Says what an order that orders should have followed lacks where none did; where the game has no words for it, nothing. */
void say_idle(struct buf *, const struct phrase_context *, int form);
/* As say_named. Returns false, and says nothing, where the game has no such phrase. */
bool say_line(struct buf *, const struct phrase_context *, const char *sort, const char *name,
	const struct phrase_arg *, int n);

#endif
