/* SPDX-License-Identifier: MIT
 * What the tests of random play share: every game with its own box, a match of it at random. No
 * game's code is named here. */
#ifndef TESTS_PLAY_FIXTURE_H
#define TESTS_PLAY_FIXTURE_H
#include "core/random.h"
#include "report/report.h"

enum { FIXTURE_SEASONS = 400 };

struct play_fixture {
	struct box *box;
	struct rules *rules;
};
/* Reads the game's box below $srcdir; ends the program where it cannot. */
void play_fixture_open(struct play_fixture *, const struct game *);
void play_fixture_close(struct play_fixture *);
/* The words of its reports; ends the program where there are none. */
struct phrases *play_fixture_phrases(const struct play_fixture *);

/* One match: the table, its random players, and the chance of seed. */
struct hall_match {
	struct table *t;
	struct random_source player[MAXSEATS + 1];
	uint64_t seed;
	unsigned char secret[SECRET_BYTES];
	bool seeded; /* as protocol TP1 has it: decks are kept for their proof */
};
/* Seats go round with the seed, and so do those options of the game that are words: whatever can be
 * played together is. OPTIONS in the environment, as "scenario=space-wars garrison=yes", says which
 * are to be so. Nothing is played yet. */
void play_fixture_match_make(struct hall_match *, const struct play_fixture *, uint64_t seed);
void play_fixture_match_free(struct hall_match *);
/* An empty table of the same match. */
struct table *play_fixture_table(const struct play_fixture *, const struct hall_match *);
/* Whether this game is to be played: each is, but where GAME in the environment, or the end of the name
 * that the program is called by, names one, as in random.ktech. */
bool play_fixture_plays(const struct game *);
/* How many of its zones not everybody sees all of: what is hidden in one can lie in another. */
int play_fixture_hidden_zones(const struct game *);
/* The first seed of a run of matches: FIRST in the environment, or 0. */
uint64_t play_fixture_first(void);
/* The set-up, or the next season, by whatever players are set in the table. */
void play_fixture_play(struct hall_match *, bool setup);
/* A number out of the environment, `otherwise` where it is not set. */
long play_fixture_number(const char *name, long otherwise);

#endif
