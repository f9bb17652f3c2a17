/* SPDX-License-Identifier: MIT
 * What the commands share by which the referee acts beside the letters. Each of these ends the program
 * where it fails, and nothing was changed then. */
#ifndef CMD_REFEREE_H
#define CMD_REFEREE_H
#include "club/referee_act.h"
#include "cmd/open.h"

/* Opens a club and a match under way, in a transaction. The reason is --why. */
void act_open(struct referee_act *, const struct command_call *);
/* The same without the game: the match may be one that this program does not play now. */
void act_start(struct referee_act *, const struct command_call *);
/* Ends the transaction and closes all. */
void act_close(struct referee_act *);
/* Fails as need_store does. */
void act_need(struct referee_act *, bool ok, const struct buf *why);

/* Where the players must agree and do not yet: asks them. The rest as consent_ask. */
void consent_need(struct referee_act *, const struct command_call *, const char *does, int season,
	struct span file);
/* Where the letters of the season are sealed no time and no player is changed. */
void need_unsealed(struct club *, const struct match *);

#endif
