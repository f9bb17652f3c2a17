/* SPDX-License-Identifier: MIT
 * What the offerers for orders of moves and blows share. */
#ifndef GAMES_DRAGONLORDS_OFFER_H
#define GAMES_DRAGONLORDS_OFFER_H
#include "games/dragonlords/dragonlords.h"
#include "kit/kit.h"

typedef bool offer_test(const struct table *, int seat, thing piece);
/* Offers the seat's casters in play that pass the test. */
void offer_casters(const struct table *, int seat, offer_test *, struct choice *);

#endif
