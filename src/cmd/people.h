/* SPDX-License-Identifier: MIT
 * Commands that name people. */
#ifndef CMD_PEOPLE_H
#define CMD_PEOPLE_H
#include "club/person.h"
#include "cmd/cmd.h"

/* Ends the program where --name is no name that players can have, or --mail no address. */
void check_player_flags(const struct command_call *);
/* Returns the line of the key in --key, whose file has that text; or ends the program. */
char *need_key_line(const struct command_call *, const struct club *, const struct buf *text);
/* Gets a person by name, or ends the program; call person_free afterwards. */
void need_person(struct club *, const char *name, struct person *);

#endif
