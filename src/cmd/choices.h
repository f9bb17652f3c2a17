/* SPDX-License-Identifier: MIT
 * What a match can be made with, as the tables of the games, a box and the charter say. */
#ifndef CMD_CHOICES_H
#define CMD_CHOICES_H
#include "core/box.h"

/* Prints the game of a box: how many play, and its options with their values, a line each. */
void choices_print_game(const struct box *);
/* Prints the seats, maps and options of a box, and the settings of a match. */
void choices_print(const struct box *);

#endif
