/* SPDX-License-Identifier: MIT
 * upgrade: a match goes on by the newest rules of its game. */
#include "club/rules_upgrade.h"
#include "cmd/referee.h"

int cmd_upgrade(const struct command_call *call)
{
	struct referee_act d;

	act_start(&d, call);
	act_need(&d, rules_upgrade_may(&d), game_named(d.m.game) ? EX_USAGE : EX_DATAERR);
	act_need(&d, rules_upgrade(&d), EX_DATAERR);
	act_close(
		&d, "'%s' goes on by the newest rules: its players are told so by mail", d.m.name);
	return EX_DONE;
}
