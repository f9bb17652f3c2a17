/* SPDX-License-Identifier: MIT
 * Shared by the commands by which the referee acts. Each function ends the program where it fails;
 * nothing was changed then. */
#ifndef CMD_REFEREE_H
#define CMD_REFEREE_H
#include "club/referee_act.h"
#include "cmd/open.h"

/* Opens a club and a match under way, and begins a transaction. The reason is --why. */
void act_open(struct referee_act *, const struct command_call *);
/* As act_open, without the edition: this program may lack the match's rules. */
void act_start(struct referee_act *, const struct command_call *);
/* Ends the transaction, prints a line that says what was done, and closes all. */
__attribute__((format(printf, 2, 3))) void act_close(struct referee_act *, const char *says, ...);
/* Ends the program with that code and the reason of the act, unless all is well; a busy store as with
 * need_store. */
void act_need(struct referee_act *, bool ok, int code);

/* Ends the program, after asking the players, where their agreement is needed and missing. The
 * other parameters are those of consent_ask. */
void consent_need(struct referee_act *, const struct command_call *, const char *does, int season,
	struct span file);
/* Refuses a match that takes no letters. */
void need_open(const struct match *);
/* Returns the text of --why, which players read; NULL where it was not given. */
const char *notice_reason(const struct command_call *);
/* Returns the date to come that somebody wrote. */
long long need_date(const struct context *, const char *text);
/* As end_match where all is well, and prints when the open season is due. */
void end_due(struct match_context *);
/* Refuses to change a time or a player while the letters of the season are sealed. */
void need_unsealed(const struct context *);

#endif
