/* SPDX-License-Identifier: MIT
 * What a match can be made with, as the tables of the games, a box and the charter say. */
#ifndef CMD_CHOICES_H
#define CMD_CHOICES_H
#include "core/box.h"

/* Prints the games of this program. */
void choices_print_games(void);
/* Prints the seats, maps and options of a box, and the settings of a match. */
void choices_print(const struct box *);

#endif
