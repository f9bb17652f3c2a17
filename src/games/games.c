/* SPDX-License-Identifier: MIT
 * The games there are: one line each, and nothing else of a game stands outside its folder. */
#include "core/box.h"

extern const struct game dragonlords, ktech, runes, tradewarz, tradeworlds;

const struct game *const all_games[] = { &dragonlords, &ktech, &runes, &tradewarz, &tradeworlds,
	NULL };
