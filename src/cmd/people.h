/* SPDX-License-Identifier: MIT
 * Commands that name people. */
#ifndef CMD_PEOPLE_H
#define CMD_PEOPLE_H
#include "club/person.h"

/* Gets a person by name, or ends the program; call person_free afterwards. */
void need_person(struct club *, const char *name, struct person *);

#endif
