/* SPDX-License-Identifier: MIT
 * Everything a game knows of the processor, and everything the processor knows of a game: one
 * constant struct of tables, a few functions, and the verbs.
 *
 * What is always true: a game reads the table freely and changes it by verbs only; it keeps nothing
 * between two calls but what lies on the table; every verb goes into the journal, in order, so the
 * same letters, box and chance give the same journal on every machine. One verb a statement: C
 * leaves open which of two calls in an expression or an argument list comes first. */
#ifndef CORE_GAME_H
#define CORE_GAME_H
#include <stdbool.h>
#include <stdint.h>

/* A thing is a seat, a space, a place, a kind (a row of the box) or a piece: one number, told apart
 * by its range, so that the sides of a fight may be seats or monsters and a dial may sit on
 * anything. 0 is nobody and nothing. A piece is a stack: so many of one kind. */
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
#define IN(zone, seat) (PLACES + (zone)*16 + (seat)) /* NOBODY: the common one */
#define UNDER(place) (-(place))			     /* move, make: at the bottom */

/* Who is told. NOBODY may be named and hears nothing. */
typedef uint32_t seats;
#define ALL (~(seats)0)
#define ONLY(seat) ((seats)1 << (seat))
#define BUT(set) (~(set))

/* ---- tables: index 0 of each is left empty, and each ends with an empty row ---- */

/* Who sees what lies in a place, or how a dial stands. OPEN: all. HAND: its owner, the others the
 * number. POUCH: the owner the kinds and the others the number, nobody the order. SHUT: everybody
 * the number. SECRET: its owner, the others nothing. FOG: whoever sees() says, as well as it says.
 * Spaces are zone 0. What lies in or on a piece is seen as that piece is. */
enum sight { OPEN, HAND, POUCH, SHUT, SECRET, FOG };
enum detail { NOTHING, BAND, NUMBER, EXACTLY };

struct zone {
	const char *name;
	enum sight sight;
	/* Of which classes and sets what lies there between two seasons is, "unit|ship"; what lies in or on
	 * that is not meant. NULL: of any. */
	const char *holds;
};

enum of { OF_TABLE, OF_SEAT, OF_SPACE, OF_PIECE };
enum term { EVER, SEASON, TURN }; /* set back to start: never, as a season, a turn begins */

struct dial {
	const char *name;
	enum of of;
	int start, least, most; /* most 0: no bound above */
	enum sight sight;
	enum term term;
	int cells; /* 0: one; n: a row of n, reached as DIAL + i; the game's enum leaves the gap */
	/* What its numbers are, as the type of a fact's arg: "seat", "space", an area, "kind", a
	 * class or set, of which 0 is none, or words "a|b" from 0. NULL: a number. */
	const char *holds;
};

/* A number that kinds, spaces or both carry in the box; words "make|steal" are read as 0, 1. */
struct column {
	const char *name, *words;
};

/* A single number of the rulebook, or an option of the match; the box gives it, else `otherwise`. */
struct key {
	const char *name, *words;
	int otherwise;
};

/* Of rolls: args "space:at int:round" are printed into the label. The j-th roll of equal label and
 * args within a season is counted. Ids of stacks are never args; places and single pieces may be.
 * seat:by is whose roll it is; where no arg says, that of the line's or the turn's seat. */
struct label {
	const char *name, *args;
	bool lot; /* its number only chooses, as by draw: it is neither high nor low */
	/* What a side counts, of the nth die from 0 that fell on an equal label and args in a
	 * season, by the table after it. NULL: its number. */
	int (*worth)(const struct table *, int side, int nth);
};

/* name is the phrase's name and the element's. args "seat:by space:at | piece:lost": what stands
 * after the bar is for those told, the others get the rest. A list is several facts under a cause. */
struct fact {
	const char *name, *args, *clause;
};

/* A number that a policy or an `if` tests, worked out when it is read. name may end in one hole:
 * "gold <seat>"; arg is its filling. Left out, a seat is the player's own; any other hole takes the
 * order's own first filling of that type, in a policy that of the question. Where neither has one the
 * test is not understood, but for a hole in brackets, "needs [<space>]": its arg is NONE then. Uses
 * only what the seat may see. about is NULL in the `if` of an order. */
struct field {
	const char *name;
	int (*value)(const struct table *, int seat, const int *about, thing arg);
	const char *words; /* what = may be followed by, read as 0, 1, ...; "<counter>": a kind */
};

struct option {
	thing what, to;
	int most, n; /* how many may be taken, how many are */
};
struct choice {
	int n;
	struct option
		o[240]; /* empty it, offer, ask: what is chosen comes to the front, in order */
};

/* about "space:at seat:enemy int:round" are fields by themselves, as are nth (how often asked this
 * season), season and seat. answer gives the type of what (and to): "fight|retreat|siege",
 * "none|<card> [at <space>]", "<card>+". An answer is a list of patterns: words, names, "n kind",
 * all, any, none, "highest COLUMN", "lowest COLUMN" (of kinds, pieces and spaces), lot (a roll); the first that fits an option
 * offered wins. otherwise is such a list too; empty: the first offered, so offer in the clause's
 * order. NOBODY, and a seat that is out, answers by otherwise. Words count from 0. */
struct query;
struct question {
	const char *name, *about, *answer, *otherwise, *clause;
};
struct query {
	int seat, question;
	struct choice *from;
	int least, most; /* of all; least beyond what is there: all of it */
	const int *about;
	int chosen; /* entries of from->o */
};

/* The words of an order and what it may be filled with: "build <counter> <space>+",
 * "play <card> {<space>-<space>}+", "gold a [<int>|max]", "deal <seat> give {<int> <goods>}+ take
 * {<int> <goods>}+". A hole is named for what fills it: seat, int, space, place, piece, or a class
 * or set of kinds, or an area of the map. Holes count from 0 as they are written; words in <a|b>
 * are a hole filled by 0, 1. {...}+ is one group, counted from 0; <hole>+ takes several. */
struct part {
	int16_t hole, group;
	thing what;
};
struct order {
	int form, seat, line, n;
	struct part part[64];
};
enum { REFUSED = -1, WAITS = 0, DONE = 1 };
/* A form, and an optional hole at its end that is filled, too; 0: none is. */
struct preference {
	int form, also;
};
/* Offers what may stand in the next hole (o->n parts are filled): templates, random play. */
typedef void offerer(
	const struct table *, int seat, const struct order *o, int hole, struct choice *c);
enum { HOLES = 8 };
struct form {
	const char *words, *clause;
	unsigned phases; /* in which it may be reached: 1 << phase */
	/* Plays it. Unless DONE nothing of it has happened: the processor takes it back, so a roll
	 * or another seat's answer before REFUSED is a bug, as is REFUSED without refuse(). WAITS:
	 * open until the season ends, for the partner's line. Also played on trial, to see whether
	 * it is legal. NULL: only seek finds it, or files says what it answers. */
	int (*play)(struct table *, int seat, const struct order *);
	/* By hole; NULL: as the hole before, and of the first: everything of the hole's type. Of a
	 * form without holes: anything at hole 0 where it is to be proposed, and random play orders it
	 * nowhere else. */
	offerer *offer[HOLES];
	/* No order: its list is the standing answer to this question. play, where there is one, is
	 * called before the list may answer, to refuse() what of it never could: REFUSED, all. */
	int files;
	const char *help; /* one line for templates and the page of the game */
};

/* What an order costs: so many of dials of its seat. */
struct cost {
	int n;
	struct price {
		int dial, n;
	} of[8];
};

/* How surely a line of a mail is an order, for whoever tells orders from chatter. */
enum surety { CHATTER, PERHAPS, SURELY };
enum { READ_MOST = 512 }; /* bytes of what read writes, its end included */

struct game {
	const char *name, *title;
	/* Of its rules as played, from 1. A change that plays a season of old otherwise, or changes
	 * these tables, raises it; how dials and zones lay before it stays as db/revisions/NAME-N.txt,
	 * so that a match of before can go on by `upgrade`. */
	int revision;
	const char *const *phases; /* from 1; NULL ends */
	int least, most, ties;	   /* seats; how many keys rank has */
	int points;		   /* which of those keys, from 0, is printed as points */
	const struct zone *zones;
	const struct dial *dials;
	const struct column *columns;
	const struct key *keys;
	const struct label *labels;
	const struct fact *facts;
	const struct field *fields;
	const struct question *questions;
	const struct form *forms;
	/* Reads a line before the forms do: what players of this game write among themselves, "A Par - Bur".
	 * Writes the words of a form, "move a par to bur", or nothing: then the line is read as it stands.
	 * What it writes wrongly is refused as if the player had. The line has no test before it, no mark of
	 * a standing line, and no comment. NULL: every line is read as it stands. */
	enum surety (*read)(const char *line, char words[READ_MOST]);
	/* What the autopilot orders for a seat without a letter, best first; form 0 ends. Each must
	 * become illegal if it is done again and again. NULL: nothing. */
	const struct preference *prefer;
	const char *const *links; /* relations of spaces, from 0; NULL ends */
	const char *const *areas; /* sets of spaces, from 0 (the whole map); NULL ends */
	/* Every kind of the box lies at its home, in the box's order, before setup is called. */
	void (*setup)(struct table *);
	void (*season)(struct table *); /* may return early; over is looked at after it */
	bool (*over)(const struct table *);
	/* Of the table as a season has left it, before the dials of the next one are set back: whether the
	 * seat has anything to decide in that one. Nobody waits for a seat that has not, reminds it, or
	 * counts it as absent; its letter is taken and may hold policies. A season for which no seat has
	 * anything to decide is played at once. Uses only what everybody may see. NULL: every seat that is
	 * not out. */
	bool (*writes)(const struct table *, int seat);
	long (*rank)(
		const struct table *, int seat, int tie); /* more is better; all equal: shared */
	const char *(*audit)(const struct table *);	  /* NULL, or what is broken */
	/* Of a table as the box gives it, before setup: NULL, or why no match can be played with
	 * such a box; may be NULL itself. */
	const char *(*unplayable)(const struct table *);
	enum detail (*sees)(const struct table *, int seat, thing place); /* for FOG only */
	/* Of what lies on another piece: OPEN, seen as that piece is; SECRET, by its owner alone.
	 * NULL: all of it OPEN. */
	enum sight (*carried)(const struct table *, thing piece);
	/* What is told of a number seen as a BAND: the least and the most of its band, most 0: no
	 * bound above. The same of every number between them, and the bands of all numbers from 1 on
	 * leave no gap. NULL: powers of two. */
	void (*band)(const struct table *, int n, int *least, int *most);
	/* Of guesses at what a seat cannot see, as check and forecast make them: how many more of a
	 * kind could lie in a place, beside what lies there; of one that the box does not count (n 0)
	 * this is also how likely it is. NULL: any of what is at home there, or seen there. */
	int (*room)(const struct table *, thing kind, thing place);
	/* Whether a question can come up for a seat, with what it has and sees now: templates list no
	 * other policies. What it gains on the way may bring up more. NULL: any can. */
	bool (*asks)(const struct table *, int seat, int question);
	/* Whose the hidden pieces of a place are. NULL: its zone's seat's, or nobody's, as the seat's
	 * own are in the same zone. */
	int (*whose)(const struct table *, thing place);
	/* When all is dealt: lays what that seat has seen nowhere and the rules rely on; no number that
	 * a report tells may change. NULL: nothing. */
	void (*complete)(struct table *, int seat);
	/* Why hardly a line of a seat would be reached in the season to come: a fact with the seat
	 * as its only arg; 0: they are. NULL: nothing of the kind. */
	int (*halted)(const struct table *, int seat);
	/* What an order costs as far as it is filled, one of what it names; nothing where that hangs on more.
	 * Uses only what the seat sees. NULL: nothing is said of prices. */
	void (*price)(const struct table *, int seat, const struct order *, struct cost *);
	/* Facts, 0 ends: one of these told in a seat's turn, with that seat as its first arg, is why
	 * lines of it were not reached. NULL: none. */
	const int *halts;
};

/* ---- reading ---- */
int dial(const struct table *, thing, int dial);
int num(const struct table *, thing, int column); /* of a kind, a space, or a piece's kind */
int key(const struct table *, int key);
int players(const struct table *);
int season(const struct table *);
/* The UTC day on which the season is resolved, as 20261121; part of the season's record, so playing
 * it again reads the same; 0 where nobody said. */
int today(const struct table *);
thing kind(const struct table *, thing piece);
thing place(const struct table *, thing piece);
int owner(const struct table *, thing piece);
int count(const struct table *, thing piece);
thing space(const struct table *, int area, int i); /* i-th of an area of the map; NONE: no more */
int kinds(const struct table *);		    /* how many rows: KINDS + 1 to KINDS + n */
int copies(const struct table *, thing kind);	    /* how many of it the box has */
int everywhere(const struct table *, thing kind);   /* how many of it lie on the table */
bool of_class(const struct table *, thing kind_or_piece, const char *class_or_set);
thing first(const struct table *, thing place);
thing after(const struct table *, thing piece);
/* for each(p, t, place): p may leave; what splits off is not visited. */
#define each(p, t, place)                                                                          \
	(thing p = first(t, place), p##_next = p ? after(t, p) : NONE; p;                          \
		p = p##_next, p##_next = p ? after(t, p) : NONE)
struct link {
	thing to, via; /* via: the edge, a space too, or NONE */
};
int links(const struct table *, thing space, int relation, const struct link **);
const struct link *links_end(const struct table *, thing space, int relation, const struct link **);
/* each_space(at, t, LAND), and so on: loops as well. Of a link, l->to and l->via. */
#define each_space(at, t, area) for (thing at, at##_i = 0; (at = space(t, area, at##_i)); at##_i++)
#define each_link(l, t, from, relation)                                                            \
	for (const struct link *l = 0, *l##_end = links_end(t, from, relation, &l); l < l##_end;   \
		l++)
#define each_seat(seat, t) for (int seat = 1; seat <= players(t); seat++)
#define each_kind(k, t) for (thing k = KINDS + 1; k <= KINDS + kinds(t); k++)
bool out(const struct table *, int seat);

/* ---- asking ---- */
#define LIST(...) (const int[]){ __VA_ARGS__ }, (int)(sizeof((int[]){ __VA_ARGS__ }) / sizeof(int))
/* QUESTION, about... follow. ask: one of those offered; returns its what, the rest is in o[0].
 * pick: least to most of them in all; returns how many entries. word: one of a set (bits) of the
 * answer's words; yes: of "no|yes". */
#define ask(t, seat, from, ...) ask_(t, seat, from, LIST(__VA_ARGS__))
#define pick(t, seat, from, least, most, ...) pick_(t, seat, from, least, most, LIST(__VA_ARGS__))
#define word(t, seat, set, ...) word_(t, seat, set, LIST(__VA_ARGS__))
#define yes(t, seat, ...) (word_(t, seat, 3, LIST(__VA_ARGS__)) == 1)
/* Where the policies that would answer name a thing: from 1, in the order in which they are asked; 0:
 * nowhere. So it can be said why that was not offered. QUESTION, about... follow. */
#define wished(t, seat, what, ...) wished_(t, seat, what, LIST(__VA_ARGS__))
int wished_(const struct table *, int, thing, const int *, int);
void offer(struct choice *, thing what, thing to, int most); /* bug() where it is full */
thing ask_(struct table *, int, struct choice *, const int *, int);
int pick_(struct table *, int, struct choice *, int, int, const int *, int);
int word_(struct table *, int, unsigned, const int *, int);
void together(struct table *, struct query *, int n); /* none of them knows another's answer */

/* Its turn (phase 0) or a phase of it begins; of NOBODY: what follows is no seat's turn. */
void turn(struct table *, int seat, int phase);
/* The seat's next line of these phases: plays it, or its else, until one is DONE; returns its form,
 * 0 when none is left. So after-effects, stops and limits stand in the game's own loop. */
int next(struct table *, int seat, unsigned phases);
/* The same, but only of those that stand behind the line played last, and before a line of another
 * phase whose turn may yet come: for orders that are parts of one deed. */
int follow(struct table *, int seat, unsigned phases);
int peek(struct table *, int seat, unsigned phases); /* the form next would try */
/* Lines of other letters the rules must compare (deals, coalitions, bids): open lines of a form
 * whose if holds; before: the one found last, or NULL. spend makes one DONE: if that is said while a line
 * is played, only if that line is DONE, too. */
const struct order *seek(struct table *, int seat, int form, const struct order *before);
void spend(struct table *, const struct order *);
/* Where all orders are made before any is decided, play notes them on the table and the season settles
 * them: the line that an order had the number of, for such a note. NULL of 0, which orders that stand in
 * no letter have. */
const struct order *ordered(struct table *, int seat, int line);
/* Settles a line from the season, when no line is being played, whatever it was before: DONE, and the fact
 * is told to all as what the line brought, or REFUSED, and the fact, which names a clause, is told to the
 * line's writer; then its alternative may be reached. FACT 0: DONE needs none. Of NULL: nothing. FACT,
 * args... follow. */
#define verdict(t, order, result, ...) verdict_(t, order, result, LIST(__VA_ARGS__))
void verdict_(struct table *, const struct order *, int result, const int *, int);
/* i-th filling of a hole in the group-th {...} (0 where there are none); NONE when not written.
 * For the holes int and <a|b> 0 is a value: written tells them apart. */
thing part(const struct order *, int hole, int group, int i);
bool written(const struct order *, int hole, int group, int i);

/* ---- chance. who sees the dice; the others get a commitment. LABEL, args... follow ---- */
#define roll(t, who, n, sides, dice, ...) roll_(t, who, n, sides, dice, LIST(__VA_ARGS__))
int roll_(struct table *, seats, int n, int sides, int *dice, const int *, int); /* the sum */
/* Chance takes one of a place, every single one of its stacks equally likely; the piece (of which
 * one is meant), NONE where the place is empty. LABEL, args... follow. */
#define draw(t, who, place, ...) draw_(t, who, place, LIST(__VA_ARGS__))
thing draw_(struct table *, seats, thing place, const int *, int);
void shuffle(struct table *, thing place);

/* ---- changing. Stacks of the same kind, owner, place and dials are one; part of a stack moved or
 * set splits off, and each of these returns the piece that changed. Stacks merge only between two
 * lines, so numbers hold within one. Kinds the box calls single never split or merge. ---- */
thing make(struct table *, thing kind, int owner, int n, thing place);
/* n 0: all of it; place NONE: out of play; what is on it goes along. At the top, or UNDER. */
thing move(struct table *, thing piece, int n, thing place);
thing own(struct table *, thing piece, int n, int seat);
thing set(struct table *, thing, int n, int dial, int value);
int gain(struct table *, thing, int dial, int by); /* what was really gained, within the bounds */
void leave(struct table *, int seat); /* eliminated: its letters are refused from now */

/* ---- telling. move, own, set, gain tell those who see; these say why ---- */
#define tell(t, who, ...) tell_(t, who, LIST(__VA_ARGS__)) /* FACT, args...; its number */
/* To the line's writer, once for a line; REFUSED. The fact names a clause. */
#define refuse(t, ...) refuse_(t, LIST(__VA_ARGS__))
int tell_(struct table *, seats, const int *, int);
int refuse_(struct table *, const int *, int);
void show(struct table *, seats who, thing); /* what lies there now, or the piece */
/* under(t, fact) { ... }: the fact is the cause of what happens in the block. The cause of before holds
 * again when the block is left, be it by return. */
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
