/* SPDX-License-Identifier: MIT
 * The games of tests/games, in the place of those of src/games/games.c. tradepost-game(7) prints
 * foxes and orchard. */
#include "core/box.h"

extern const struct game foxes, orchard, path, ponds, stones;

const struct game *const all_games[] = { &foxes, &orchard, &path, &ponds, &stones, NULL };
