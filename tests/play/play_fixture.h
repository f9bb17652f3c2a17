/* SPDX-License-Identifier: MIT
 * What the tests of random play share: every game with its own box, and random matches. No game is
 * named here. */
#ifndef TESTS_PLAY_FIXTURE_H
#define TESTS_PLAY_FIXTURE_H
#include "core/random.h"
#include "report/report.h"

enum { FIXTURE_SEASONS = 400 };

struct play_fixture {
	struct box *box;
	struct rules *rules;
};
/* Reads the game's box below $srcdir; ends the program where that fails. */
void play_fixture_open(struct play_fixture *, const struct game *);
void play_fixture_close(struct play_fixture *);
/* Reads the phrases of the game's reports; ends the program where there are none. */
struct phrases *play_fixture_phrases(const struct play_fixture *);

/* A match: the table, its random players, and the chance of a seed. */
struct hall_match {
	struct table *t;
	struct random_source player[MAXSEATS + 1];
	uint64_t seed;
	unsigned char secret[SECRET_BYTES];
};
/* Makes a match; nothing is played yet. The number of seats and those options that are words depend
 * on the seed, so that whatever can be played together is played. OPTIONS in the environment fixes
 * options, as "scenario=space-wars garrison=yes". */
void play_fixture_match_make(struct hall_match *, const struct play_fixture *, uint64_t seed);
void play_fixture_match_free(struct hall_match *);
/* Makes an empty table of the same match. */
struct table *play_fixture_table(const struct play_fixture *, const struct hall_match *);
/* Returns whether this game is to be played: GAME in the environment, or the end of the program's
 * name, as in random.ktech, chooses one game; else every game is. Ends the program where no game
 * has that name. */
bool play_fixture_plays(const struct game *);
/* Returns how many zones of the game hide something from somebody: what is hidden in one can lie in
 * another. */
int play_fixture_hidden_zones(const struct game *);
/* Returns the first seed of a run of matches: FIRST in the environment, or 0. */
uint64_t play_fixture_first(void);
/* Plays the set-up, or the next season, with the players that the table has. */
void play_fixture_play(struct hall_match *, bool setup);
/* Returns a number from the environment; `otherwise` where it is not set. */
long play_fixture_number(const char *name, long otherwise);

#endif
