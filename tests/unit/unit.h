/* SPDX-License-Identifier: MIT
 * For the tests of the processor: a small game with places of every sight, dials of every kind and
 * forms of every shape, its box, and tables and letters of it. What the game's orders `act N`, its
 * season and its set-up do is the test's to say. Everything is opened before and closed after each
 * test; a table's letters are freed with the next ones, or with it. */
#ifndef UNIT_UNIT_H
#define UNIT_UNIT_H
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "core/play.h"
#include "core/view.h"

/* ---- the game's rows ---- */

enum { BOARD, BANK, HAND_OF, BAG, PILE, SAFE, MIST }; /* one of each sight, in the order of sight */
enum { GOLD = 1, POWER, MOVES, RICH, DAMAGE, TIRED, GOODS, ROUND = GOODS + 3, FIXED, HAZE };
enum { KEEPER = HAZE + 1, CAUSE, GOAL, MOOD }; /* those that hold a seat, a kind, a space, a word */
enum { STRENGTH = 1, TERRAIN };
enum { PRICE = 1, PACE, EXTRAS };
enum { BATTLE = 1, DUEL, CAST, PICK };
enum { SAID = 1, SAW, NO, NOT_THERE, UNRULED };
enum { STANCE = 1, GIVE_UP, LOSE, SEND, TARGET, BID };
enum { F_MARCH = 1, F_BUILD, F_DEAL, F_GOLD, F_SAY, F_KEEP, F_ACT, F_ALSO, F_OFFER, F_PAY, F_PAIR };
enum { EARLY, LATE }; /* phases: act is of both, also and offer are LATE, pay and build EARLY */

/* ---- the box ---- */

extern const char unit_xml[];
extern const struct game unit_game;

struct unit {
	struct box *box;
	struct rules *rules;
	struct table *t; /* of three seats, empty but for the box's kinds */
	struct names r;
	struct buf why;
};

/* What `act N` does, and `season`; NULL: nothing, DONE. */
extern int (*unit_act)(struct table *, int seat, int n);
extern void (*unit_season)(struct table *);

/* The set-up and tear-down of a test: its state is a struct unit of the small game. */
int unit_open(void **state);
int unit_close(void **state);
/* The same with KTech and its box. */
int unit_open_ktech(void **state);

/* A kind, a space by name. */
thing unit_kind(const struct unit *, const char *name);
thing unit_space(const struct unit *, const char *name);

/* ---- letters ---- */

/* A text as it came, read; the caller frees it. */
struct orders *unit_orders(const struct unit *, const char *text);
/* The program of a seat for a season; the caller frees it. */
struct program *unit_program(
	const struct unit *, int season, const char *standing, const char *text);
/* Puts a letter before the table, for the season to come. */
void unit_letter(struct unit *, int seat, const char *text);
const struct line *unit_line(const struct unit *, int seat, int number);

/* ---- playing ---- */

void unit_play(struct unit *);
/* How many entries of a verb the journal has. */
int unit_count(const struct unit *, int verb);
/* True if calling it ends in bug(). */
bool unit_dies(void (*call)(struct unit *), struct unit *);

/* Every number of the table as bytes, to be compared; the caller frees it. */
struct buf unit_image(const struct table *);

#define RUN_UNIT(name) cmocka_unit_test_setup_teardown(name, unit_open, unit_close)
#define RUN_KTECH(name) cmocka_unit_test_setup_teardown(name, unit_open_ktech, unit_close)

#endif
