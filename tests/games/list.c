/* SPDX-License-Identifier: MIT
 * The games of tests/games, in the place of those of src/games/games.c: orchard, which
 * tradepost-game(7) prints. */
#include "core/box.h"

extern const struct game orchard, ponds, reversi;

const struct game *const all_games[] = { &orchard, &ponds, &reversi, NULL };
