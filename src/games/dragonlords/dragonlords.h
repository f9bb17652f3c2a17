/* SPDX-License-Identifier: MIT
 * What the rules and tables of Quest for the DragonLords share.
 *
 * What is always true: a round is a season. A land's dial `holder` is its owner; with none it is
 * neutral while unknown units, which nobody owns, stand there, else vacant. Units stand on land, lie
 * aboard (their dial `ship` names the ship), or in a party of a Wasteland; besiegers stand in the
 * camp before their kingdom. A ship at sea lies on its zone, one that is docked in its owner's docks.
 * A hero's mark and a treasure that is carried lie on their unit, which is then a stack of one.
 * Between two turns nobody's land is without units, and nobody is dead but those who are out. */
#ifndef GAMES_DRAGONLORDS_H
#define GAMES_DRAGONLORDS_H
#include "core/game.h"
#include "games/dragonlords/rows.h"
extern const struct game dragonlords;
#endif
