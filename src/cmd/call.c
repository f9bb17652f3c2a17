/* SPDX-License-Identifier: MIT */
#include "cmd/cmd.h"

#include <string.h>

int call_find(const struct command *c, const char *name, size_t n)
{
	for (int i = 0; c->flags && c->flags[i].name; i++)
		if (strlen(c->flags[i].name) == n && !strncmp(c->flags[i].name, name, n))
			return i;
	return -1;
}

const char *call_flag(const struct command_call *call, const char *name)
{
	int i = call_find(call->command, name, strlen(name));

	return i < 0 ? NULL : call->value[i];
}
