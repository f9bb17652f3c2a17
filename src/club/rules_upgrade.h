/* SPDX-License-Identifier: MIT
 * A match goes on by the newest rules of its game. */
#ifndef CLUB_RULES_UPGRADE_H
#define CLUB_RULES_UPGRADE_H
#include "club/referee_act.h"

/* Returns whether there are newer rules for the match to go on by; false with a reason. */
bool rules_upgrade_may(struct referee_act *);
/* Takes the match over to them, and tells all players. Returns false with a reason, as where the table
 * cannot be gone on with. */
bool rules_upgrade(struct referee_act *);

#endif
