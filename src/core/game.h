/* SPDX-License-Identifier: MIT
 * The contract between a game and the processor. A game is one constant struct of tables and a few
 * functions; it uses the verbs declared below and nothing else of the processor.
 *
 * What is always true:
 * - A game reads the table freely and changes it by verbs only.
 * - A game keeps nothing between two calls except what lies on the table.
 * - Every verb is written to the journal, in order. The same letters, box and chance therefore give
 *   the same journal on every machine.
 * - A game calls one verb a statement. C leaves open which of two calls in an expression or an
 *   argument list comes first. */
#ifndef CORE_GAME_H
#define CORE_GAME_H
#include <stdbool.h>
#include <stdint.h>

/* A thing is a seat, a space, a place, a kind (a row of the box) or a piece. All are one type of
 * number and differ by range, so the sides of a fight may be seats or monsters, and a dial may sit
 * on anything. 0 is nobody and nothing. A piece is a stack: a count of one kind. */
struct table;
typedef int32_t thing;
enum {
	NOBODY = 0,
	NONE = 0,
	MAXSEATS = 15,
	TABLE = 0xfff,
	SPACES = 0x1000,
	KINDS = 0x2000,
	PLACES = 0x3000,
	PIECES = 0x10000
};
/* the place of a zone for a seat; NOBODY: the common place */
#define IN(zone, seat) (PLACES + (zone)*16 + (seat))
#define UNDER(place) (-(place)) /* for move and make: at the bottom of the place */

/* A set of seats, by bits: who is told. NOBODY may be in a set and hears nothing. */
typedef uint32_t seats;
#define ALL (~(seats)0)
#define ONLY(seat) ((seats)1 << (seat))
#define BUT(set) (~(set))

/* ---- tables: row 0 of each stays empty, and an empty row ends each ---- */

/* Who sees what lies in a place, or the value of a dial:
 * OPEN    everybody
 * HAND    the owner; the others see the number of pieces
 * POUCH   the owner sees the kinds, the others the number of pieces, nobody their order
 * SHUT    everybody sees the number of pieces, nobody more
 * SECRET  the owner; the others see nothing
 * FOG     the game's sees() says who sees how much
 * Spaces are zone 0. What lies in or on a piece is seen as well as that piece. */
enum sight { OPEN, HAND, POUCH, SHUT, SECRET, FOG };
enum detail { NOTHING, BAND, NUMBER, EXACTLY };

struct zone {
	const char *name;
	enum sight sight;
	/* Classes and sets, as "unit|ship", of the pieces that may lie here between two seasons.
	 * What lies in or on those pieces is not checked. NULL: any piece. */
	const char *holds;
	bool afield; /* a seat's pieces here are in play as those on the map are: aboard its ships, in a port, in its treasury */
};

enum of { OF_TABLE, OF_SEAT, OF_SPACE, OF_PIECE };
/* when a dial goes back to its start: never, as a season begins, as a turn begins */
enum term { EVER, SEASON, TURN };

struct dial {
	const char *name;
	enum of of;
	int start, least, most; /* most 0: no upper bound */
	enum sight sight;
	enum term term;
	/* 0: one number; n: a row of n numbers, reached as DIAL + i, for which the game's enum
	 * leaves room */
	int cells;
	/* What the numbers mean, written as the type of a fact's arg: "seat", "space", an area,
	 * "kind", a class or a set, each with 0 for none, or words "a|b" counted from 0. NULL:
	 * plain numbers. */
	const char *holds;
};

/* A number that the box gives to kinds, to spaces or to both. Words "make|steal" are read as 0,
 * 1. */
struct column {
	const char *name, *words;
};

/* A single number of the rulebook, or an option of the match. `otherwise` holds where the box has
 * none. */
struct key {
	const char *name, *words;
	int otherwise;
};

/* What dice are thrown for. The args "space:at int:round" are printed into the label. Rolls of
 * equal label and args are counted within a season, so an arg must mean the same thing in every
 * replay: a place or a single piece may be an arg, a stack may not. seat:by names the seat whose
 * roll it is; without such an arg it is the seat of the line or of the turn. */
struct label {
	const char *name, *args;
	bool lot; /* the number only chooses, as in draw(): it is neither high nor low */
	/* Returns what a side counts for the nth die (from 0) of equal label and args in a season;
	 * the table is as it lies after that die. NULL: the number thrown. */
	int (*worth)(const struct table *, int side, int nth);
};

/* name is both the name of the phrase and that of the XML element. In "seat:by space:at |
 * piece:lost" only those told get what stands after the bar; the others get the rest. To tell a
 * list, tell several facts under one cause. */
struct fact {
	const char *name, *args, *clause;
};

/* A number that a policy or an `if` tests, worked out when it is read. name may end in one hole, as
 * "gold <seat>"; arg is what fills that hole. A player may leave the filling out:
 * - <seat> is then the player's own seat;
 * - any other hole takes the first filling of its type in the order, or for a policy in the
 *   question;
 * - where neither has one, the test is refused, except that a hole in brackets, "needs [<space>]",
 *   gets the arg NONE.
 * A field uses only what the seat may see. about is NULL in the `if` of an order. */
struct field {
	const char *name;
	int (*value)(const struct table *, int seat, const int *about, thing arg);
	const char *words; /* values that may follow =, read as 0, 1, ...; "<counter>": a kind */
};

struct option {
	thing what, to;
	int most, n; /* how many may be taken, how many are taken */
};
/* What can be chosen: empty it (n = 0), offer() each option, then ask. The chosen options come to the
 * front, in order. */
struct choice {
	int n;
	struct option o[240];
};

/* The args in about, "space:at seat:enemy int:round", are fields that policies may test, as are nth
 * (how often this seat was asked this season), season and seat. answer names the type of `what`,
 * and of `to`: "fight|retreat|siege", "none|<card> [at <space>]", "<card>+". Words count from 0.
 *
 * A player's answer is a list of patterns: words, names, "n kind", all, any, none, "highest
 * COLUMN", "lowest COLUMN" (of kinds, pieces and spaces), lot (chosen by a roll). The first pattern
 * that fits an option on offer wins. otherwise is such a list too, and answers for NOBODY and for a
 * seat that is out. An empty otherwise takes the first option, so offer options in the order that
 * the clause gives. */
struct question {
	const char *name, *about, *answer, *otherwise, *clause;
	/* A class or set of kinds that may be named beside those of the answer's class; NULL: none. */
	const char *also;
};
/* A question put to a seat, with what it can choose from. */
struct seat_question {
	int seat, question;
	struct choice *from;
	int least, most; /* bounds on the sum taken; a least beyond what is there means all of it */
	const int *about;
	int chosen; /* number of entries of from->o that were chosen */
};

/* The words of an order and its holes: "build <counter> <space>+", "play <card>
 * {<space>-<space>}+", "gold a [<int>|max]", "deal <seat> give {<int> <goods>}+ take {<int>
 * <goods>}+". A hole is named for what fills it: seat, int, space, place, piece, a class or set of
 * kinds, or an area of the map. Words in <a|b> are a hole filled by 0 or 1. Holes count from 0 in
 * the order in which they are written. <hole>+ takes several things; {...}+ is a group, and groups
 * count from 0. */
struct part {
	int16_t hole, group;
	thing what;
};
struct order {
	int form, seat, line, n;
	struct part part[64];
};
enum { REFUSED = -1, WAITS = 0, DONE = 1 };
/* A form, and an optional hole at its end to fill as well; also 0: no such hole. */
struct preference {
	int form, also;
};
/* Plays an order, or tries whether it is legal: a trial is the legality test.
 * DONE     The order was carried out.
 * WAITS    The order stays open until the season ends, for a partner's line.
 * REFUSED  The game has called refuse().
 * Whatever is not DONE is taken back by the processor. To roll, or to have another seat answer,
 * before returning REFUSED is therefore a bug. */
typedef int order_play(struct table *, int seat, const struct order *);
/* Offers what may stand in the next hole of an order (o->n parts are filled), for templates and
 * random play. */
typedef void offerer(
	const struct table *, int seat, const struct order *o, int hole, struct choice *c);
enum { HOLES = 8 };
enum { ROOM_FOR_ALL = 99 };
struct form {
	const char *words, *clause;
	unsigned phases;  /* the phases in which it may be played: bits 1 << phase */
	order_play *play; /* NULL: only seek() finds the order, or `files` is set */
	/* Who offers the options of each hole. NULL: the offerer of the hole before; for hole 0,
	 * everything of the hole's type. A form without holes may offer anything for hole 0 where
	 * the order should be proposed; random play orders it nowhere else. */
	offerer *offer[HOLES];
	/* Not 0: the line is no order; its list is the standing answer to this question. play, if
	 * there is one, is called before the list may answer, to refuse() what could never be an
	 * answer; it returns REFUSED to drop the whole list. */
	int files;
	/* It takes what can be had of what it names, as the first space that will do: that the rest cannot is no part
	 * of it left undone. */
	bool picks;
	/* It goes from place to place: each must be one that is offered behind those before it. */
	bool walks;
	/* Orders of these phases, which follow it, are what it is for: done without one of them, it brought
	 * nothing. */
	unsigned opens;
};

/* The price of an order, in dials of its seat. */
struct cost {
	int n;
	struct price {
		int dial, n;
		int lot, lot_n; /* the price of lot at once is lot_n; lot 0: they are no cheaper */
	} of[8];
	bool limited; /* the rules set a number, whatever can be paid for: */
	int most;     /* below 0: too many are there already */
};

/* What came of a try: a fact tells of none, or it went well or wrong. */
enum try_end { NO_TRY, WENT_WELL, WENT_WRONG };

/* How surely a line of a mail is an order and not chatter. */
enum surety { CHATTER, PERHAPS, SURELY };
/* What the writer of an order may not have thought of, as the phrase "remark NAME" says it. about: a kind or a seat. */
struct order_note {
	const char *name;
	thing about;
};
enum { READ_MOST = 512 }; /* size of the buffer that read() fills, with its final 0 */

struct game {
	const char *name, *title;
	/* Revision of the rules as played, from 1. Raise it with every change that plays a stored
	 * season differently or changes these tables. db/revisions/NAME-N.txt keeps the old layout
	 * of dials and zones, so that `upgrade` can carry a running match over. */
	int revision;
	const char *const *phases; /* from 1, [0] is empty; NULL ends */
	int least, most, ties;	   /* least and most seats; number of keys that rank() has */
	/* Names of the seats, counted from 1; NULL ends. NULL: red, blue, green, yellow, black, white. */
	const char *const *seats;
	int points; /* which key of rank(), from 0, is printed as points */
	const struct zone *zones;
	const struct dial *dials;
	const struct column *columns;
	const struct key *keys;
	const struct label *labels;
	const struct fact *facts;
	const struct field *fields; /* NULL: none */
	const struct question *questions;
	const struct form *forms;
	/* Reads a line before the forms do, in the shorthand that players of this game use among
	 * themselves, as "A Par - Bur". Writes the words of a form, as "move a par to bur", or
	 * nothing: the line is then read as it stands. A fault in those words is told to the player
	 * as a fault in the line. The line comes without test, @ and comment. NULL: no
	 * shorthand. */
	enum surety (*read)(const char *line, char words[READ_MOST]);
	/* Pairs, NULL ends: a word that players begin a line with, and the first word of the orders that it is, or "when
	 * QUESTION". A line that begins so and cannot be mended is told how those are written. NULL: none. */
	const char *const *called;
	/* What the autopilot orders for a seat without a letter, best first; form 0 ends. Each
	 * order must become illegal after some repeats. NULL: nothing. */
	const struct preference *prefer;
	const char *const *links; /* relations of spaces, from 0; NULL ends */
	const char *const *areas; /* sets of spaces, from 0, which is the whole map; NULL ends */
	/* Sets up the match. Before it is called, every kind of the box lies at its home, in the
	 * box's order. */
	void (*setup)(struct table *);
	void (*season)(struct table *); /* may return early; over() is called after it */
	bool (*over)(const struct table *);
	/* Returns whether the seat has anything to decide in the next season. The table is as the
	 * last season left it; dials have not yet gone back to their start. For a seat with nothing
	 * to decide there is no waiting and no reminder, and it does not count as absent; its
	 * letter is still taken, as the letter may hold policies. A season in which no seat decides
	 * anything is played at once. Uses only what everybody may see. NULL: every seat that is
	 * not out decides. */
	bool (*writes)(const struct table *, int seat);
	/* Returns a seat's value in a key, from 0: more is better. Seats equal in all keys share a
	 * rank. */
	long (*rank)(const struct table *, int seat, int tie);
	const char *(*audit)(const struct table *); /* NULL, or what is broken */
	/* Returns NULL, or why no match can be played with this box. The table is as the box gives
	 * it, before setup. May be NULL itself. */
	const char *(*unplayable)(const struct table *);
	enum detail (*sees)(const struct table *, int seat, thing place); /* for FOG only */
	/* Returns who sees what lies on a piece: OPEN, whoever sees that piece; SECRET, the owner
	 * alone. NULL: OPEN for all pieces. */
	enum sight (*carried)(const struct table *, thing piece);
	/* Sets *least and *most to the bounds of the band that contains n, which is what a seat
	 * that sees BAND is told; *most 0: no upper bound. The bands must cover all numbers from 1
	 * without gap or overlap. NULL: powers of two. */
	void (*band)(const struct table *, int n, int *least, int *most);
	/* For guesses at what a seat cannot see, as check and forecast make them. Sets, by the number of the
	 * kind from 1, how many more pieces of it could lie in a place; all are 0 or less before. A piece
	 * laid there takes one from the room of its own kind alone, and none from ROOM_FOR_ALL. For a kind
	 * that the box does not count (copies 0) the number is also the weight of the guess. NULL: any
	 * number of a kind that is at home there or was seen there. */
	void (*room)(const struct table *, thing place, int room[]);
	/* Returns whether a question can come up for a seat with what it has and sees now;
	 * templates leave out the policies and forms that answer others. What the seat gains during the
	 * season may bring up more. NULL: any question can. */
	bool (*asks)(const struct table *, int seat, int question);
	/* Returns the owner of the hidden pieces in a place. NULL: the seat of the zone; in a space
	 * nobody, or whoever owns the seat's own pieces there. */
	int (*whose)(const struct table *, thing place);
	/* Called when a guess is dealt: lays the pieces that the rules rely on and the seat has not
	 * seen. No number that a report tells may change. NULL: nothing to lay. */
	void (*complete)(struct table *, int seat);
	/* Returns whether a link of the first relation between two spaces can be used as the match is now. NULL: each
	 * can. */
	bool (*leads)(const struct table *, thing from, thing to);
	/* Returns a fact, with the seat as its only arg, that says why almost no line of the seat
	 * would be reached next season; 0: lines will be reached. NULL: no such reason exists. */
	int (*halted)(const struct table *, int seat);
	/* Sets the cost of an order as far as it is filled, for one of the things it names; leaves
	 * the cost empty where it depends on more. Uses only what the seat sees. NULL: no prices
	 * are shown. */
	void (*price)(const struct table *, int seat, const struct order *, struct cost *);
	/* Facts, 0 ends, that end a seat's turn: one of them told with the seat as its first arg is
	 * why the seat's later lines were not reached. NULL: none. */
	const int *halts;
	/* Facts, 0 ends, that tell the writer of a line that is DONE why a part of it is not; a refusal in such a
	 * line says so as well. NULL: none. */
	const int *lacks;
	/* Returns how many of those that an order names by number did not take part, by a fact that its writer is told;
	 * 0: all did, or it cannot be told. Gets the fact's args. NULL: no fact tells of that. */
	int (*absent)(const struct order *, int fact, const int *args);
	/* Returns whether a fact of no line, told to the writer of a line that is DONE, says that something which the
	 * line ordered came to nothing. Gets the fact's args. NULL: no fact tells of that. */
	bool (*undone)(const struct table *, const struct order *, int fact, const int *args);
	/* Gets the nth remark, from 0, on an order that was DONE in a trial of a letter, or that WAITS there though others
	 * sent what it needs; the table is as that season left it. before: as the season began; NULL: the set-up was
	 * played. Returns false where there is none. Uses only what the seat sees. NULL: none is made. */
	bool (*remark)(const struct table *, const struct table *before, const struct order *,
		int nth, struct order_note *);
	/* Returns whether a kind can never be on offer again for a question. NULL: any may. */
	bool (*gone)(const struct table *, int question, thing kind);
	/* Returns what a fact that the writer of a line is told says of a try of theirs, as a die; of several on the
	 * same things the last counts. Gets the fact's args. NULL: no fact tells of a try. */
	enum try_end (*tried)(int fact, const int *args);
	/* Returns which word of a hole <a|b> means a kind for a seat now, counted from 0: "crew" where Regulars lie
	 * open; below 0: none does. NULL: none ever does. */
	int (*word_for)(const struct table *, int seat, const struct order *, int hole, thing kind);
	/* Sets the order that another seat must send for one that WAITS; leaves it with form 0 where none of that seat
	 * is needed. NULL: nobody knows beforehand what others must send. */
	void (*partner)(const struct order *, int other, struct order *line);
};

/* ---- reading ---- */
int dial(const struct table *, thing, int dial);
int num(const struct table *, thing, int column); /* of a kind, a space, or a piece's kind */
int key(const struct table *, int key);
int players(const struct table *);
int season(const struct table *);
/* The UTC day on which the season is resolved, as 20261121, taken from the season's record, so a
 * replay reads the same day. 0: no day was given. */
int today(const struct table *);
thing kind(const struct table *, thing piece);
thing place(const struct table *, thing piece);
int owner(const struct table *, thing piece);
int count(const struct table *, thing piece);
thing space(const struct table *, int area, int i); /* the i-th space of an area; NONE: no more */
thing *spaces(const struct table *, int area);	    /* all of them, NONE behind the last */
int kinds(const struct table *);		    /* number of kinds: KINDS + 1 to KINDS + n */
/* Returns the next kind behind one, or with NONE the first, that has the value in a column; NONE: no more. */
thing kind_with(const struct table *, thing behind, int column, int value);
int copies(const struct table *, thing kind);	  /* number of copies in the box */
int everywhere(const struct table *, thing kind); /* number of copies on the table */
bool all_there(const struct table *); /* whether that is the number in the box, for every kind */
bool of_class(const struct table *, thing kind_or_piece, const char *class_or_set);
thing first(const struct table *, thing place);
thing after(const struct table *, thing piece);
/* Returns the first piece of the kind in a place; NONE if there is none. */
thing find(const struct table *, thing place, thing kind);
/* for each(p, t, place): p may leave the place; pieces that split off are not visited. */
#define each(p, t, place)                                                                          \
	(thing p = first(t, place), p##_next = p ? after(t, p) : NONE; p;                          \
		p = p##_next, p##_next = p ? after(t, p) : NONE)
struct link {
	thing to, via; /* via: the edge, which is a space as well, or NONE */
};
int links(const struct table *, thing space, int relation, const struct link **);
const struct link *links_end(const struct table *, thing space, int relation, const struct link **);
/* Loops, written as each_space(at, t, LAND) { ... }. A link has l->to and l->via. */
#define each_space(at, t, area)                                                                    \
	for (thing *at##_s = spaces(t, area), at = *at##_s; at; at = *++at##_s)
#define each_link(l, t, from, relation)                                                            \
	for (const struct link *l = 0, *l##_end = links_end(t, from, relation, &l); l < l##_end;   \
		l++)
#define each_seat(seat, t) for (int seat = 1; seat <= players(t); seat++)
#define each_kind(k, t) for (thing k = KINDS + 1; k <= KINDS + kinds(t); k++)
#define each_kind_with(k, t, column, value)                                                        \
	for (thing k = kind_with(t, NONE, column, value); k;                                       \
		k = kind_with(t, k, column, num(t, k, column)))
bool out(const struct table *, int seat);

/* ---- asking ---- */
#define LIST(...) (const int[]){ __VA_ARGS__ }, (int)(sizeof((int[]){ __VA_ARGS__ }) / sizeof(int))
/* Each takes QUESTION, about... after the named parameters.
 * ask   chooses one option; returns its `what`; the whole option is o[0].
 * pick  chooses from least to most in all; returns the number of entries chosen.
 * word  chooses one of the answer's words that are in a set (bits); returns its number.
 * yes   asks a question with the answer "no|yes"; returns whether it was yes. */
#define ask(t, seat, from, ...) ask_(t, seat, from, LIST(__VA_ARGS__))
#define pick(t, seat, from, least, most, ...) pick_(t, seat, from, least, most, LIST(__VA_ARGS__))
#define word(t, seat, set, ...) word_(t, seat, set, LIST(__VA_ARGS__))
#define yes(t, seat, ...) (word_(t, seat, 3, LIST(__VA_ARGS__)) == 1)
/* Returns at which position, from 1, the policies that would answer name a thing; 0: they do not.
 * So the game can say why the thing was not offered. QUESTION, about... follow. */
#define wished(t, seat, what, ...) wished_(t, seat, what, LIST(__VA_ARGS__))
int wished_(const struct table *, int, thing, const int *, int);
void offer(struct choice *, thing what, thing to, int most); /* bug() where the choice is full */
thing ask_(struct table *, int, struct choice *, const int *, int);
int pick_(struct table *, int, struct choice *, int, int, const int *, int);
int word_(struct table *, int, unsigned, const int *, int);
/* asks all at once: no seat knows another's answer */
void together(struct table *, struct seat_question *, int n);

/* The turn of a seat (phase 0), or a phase of that turn, begins. NOBODY: what follows is no seat's
 * turn. */
void turn(struct table *, int seat, int phase);
/* Plays the seat's next line of these phases, and the line's alternatives, until one is DONE.
 * Returns the form of the line that was DONE; 0 when no line is left. After-effects, stops and
 * limits belong into the game's own loop around next. */
int next(struct table *, int seat, unsigned phases);
/* As next, for orders that are parts of one deed: only lines behind the one played last, and before
 * any line of another phase that may still be played. */
int follow(struct table *, int seat, unsigned phases);
int peek(struct table *, int seat, unsigned phases); /* the form that next would try */
/* Returns the next open line of a seat and a form, after `before` (NULL: the first), whose `if`
 * holds; NULL: none is left. Rules use it to compare letters: deals, coalitions, bids. spend makes
 * such a line DONE; if a line is being played, only when that line is DONE as well. */
const struct order *seek(struct table *, int seat, int form, const struct order *before);
void spend(struct table *, const struct order *);
/* For games in which all orders are made before any is decided: play notes an order's line on the
 * table, and the season settles it. Returns the order of that line; NULL for line 0, the number of
 * orders that stand in no letter. */
const struct order *ordered(struct table *, int seat, int line);
/* Settles a line from the season function, whatever its result was before. No line may be in play.
 * DONE: all are told the fact as what the line brought; FACT 0 tells nothing. REFUSED: the writer
 * is told the fact, which must name a clause, and the line's alternative may be played. order NULL:
 * nothing happens. FACT, args... follow. */
#define verdict(t, order, result, ...) verdict_(t, order, result, LIST(__VA_ARGS__))
void verdict_(struct table *, const struct order *, int result, const int *, int);
/* part returns the i-th filling of a hole in {...} number group (0 where the form has none); NONE
 * where nothing is written. In a hole int or <a|b> 0 is a value; written() tells the two apart. */
thing part(const struct order *, int hole, int group, int i);
bool written(const struct order *, int hole, int group, int i);

/* ---- chance. `who` sees the dice, the others get a commitment. LABEL, args... follow ---- */
#define roll(t, who, n, sides, dice, ...) roll_(t, who, n, sides, dice, LIST(__VA_ARGS__))
/* returns the sum */
int roll_(struct table *, seats, int n, int sides, int *dice, const int *, int);
/* Takes one of a place by chance. Each single piece of each stack is equally likely. Returns the
 * stack, of which one piece is meant, or NONE where the place is empty.
 * LABEL, args... follow. */
#define draw(t, who, place, ...) draw_(t, who, place, LIST(__VA_ARGS__))
thing draw_(struct table *, seats, thing place, const int *, int);
void shuffle(struct table *, thing place);

/* ---- changing. Stacks of equal kind, owner, place and dials are one. Where part of a stack is
 * moved or set, that part splits off. Each of these verbs returns the piece that changed. Stacks
 * merge only between two lines, so the number of a piece holds within a line. Kinds that the box
 * calls single never split or merge. ---- */
thing make(struct table *, thing kind, int owner, int n, thing place);
/* n 0: the whole piece; place NONE: out of play, UNDER(place): at the bottom, else on top. What
 * lies on the piece goes along. */
thing move(struct table *, thing piece, int n, thing place);
thing own(struct table *, thing piece, int n, int seat);
thing set(struct table *, thing, int n, int dial, int value);
int gain(struct table *, thing, int dial, int by); /* returns what was gained within the bounds */
/* the seat is eliminated: its letters are refused from now on */
void leave(struct table *, int seat);

/* ---- telling. move, own, set and gain tell those who see; these verbs say why ---- */
/* FACT, args...; returns the fact's number */
#define tell(t, who, ...) tell_(t, who, LIST(__VA_ARGS__))
/* Tells the line's writer, once a line, and returns REFUSED. The fact names a clause. */
#define refuse(t, ...) refuse_(t, LIST(__VA_ARGS__))
int tell_(struct table *, seats, const int *, int);
int refuse_(struct table *, const int *, int);
void show(struct table *, seats who, thing); /* shows what lies in a place now, or a piece */
/* under(t, fact) { ... }: the fact is the cause of all that happens in the block. The cause before
 * it holds again when the block is left, by return as well. */
struct under {
	struct table *t;
	int was;
	bool over;
};
struct under under_begins(struct table *, int fact);
void under_ends(struct under *);
#define under(t, fact) under_at(__LINE__, t, fact)
#define under_at(line, t, fact) under_of(line, t, fact)
#define under_of(line, t, fact)                                                                    \
	for (__attribute__((cleanup(under_ends))) struct under u##line = under_begins(t, fact);    \
		!u##line.over; u##line.over = true)

#endif
