/* SPDX-License-Identifier: MIT
 * What the offerers for orders of moves and blows share. */
#ifndef GAMES_DRAGONLORDS_FILL_H
#define GAMES_DRAGONLORDS_FILL_H
#include "games/dragonlords/dragonlords.h"

typedef bool fill_test(const struct table *, int seat, thing piece);
void fill_once(struct choice *, thing what); /* unless it is offered already */
void fill_numbers(struct choice *, int most);
/* Test NULL: all. */
void fill_casters(const struct table *, int seat, fill_test *, struct choice *);

#endif
