/* SPDX-License-Identifier: MIT
 * The games of tests/games, in the place of those of src/games/games.c: orchard, which
 * tradepost-game(7) prints. */
#include "core/box.h"

extern const struct game orchard, path, ponds;

const struct game *const all_games[] = { &orchard, &path, &ponds, NULL };
