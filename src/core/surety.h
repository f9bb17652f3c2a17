/* SPDX-License-Identifier: MIT
 * A game's own shorthand, which says of a line how surely it is an order. */
#ifndef CORE_SURETY_H
#define CORE_SURETY_H
#include "core/names.h"

/* Reads a line in the game's own shorthand, where it has one: *line then becomes the words of a
 * form, in `words`. */
enum surety surety_shorthand(const struct names *, struct span *line, char words[READ_MOST]);

#endif
