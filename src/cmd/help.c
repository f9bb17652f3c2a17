/* SPDX-License-Identifier: MIT
 * help, from the table of commands. */
#include "cmd/cmd.h"

#include <stdio.h>
#include <string.h>

static void help_one(const struct command *c)
{
	printf("usage: tradepost [-C CLUB] %s%s%s\n\n%s\n", c->name, *c->words ? " " : "", c->words,
		c->summary);
	for (int i = 0; c->flags && c->flags[i].name; i++) {
		const struct flag *f = &c->flags[i];

		printf("%s  --%s %s\n      %s%s\n", i ? "" : "\n", f->name,
			f->value ? f->value : "", f->help,
			f->many ? "; may be given several times" : "");
	}
}

int cmd_help(const struct command_call *call)
{
	const struct command *c = commands();

	if (call->words) {
		for (; c->name; c++)
			if (!strcmp(c->name, call->word[0])) {
				help_one(c);
				return EX_DONE;
			}
		die(EX_USAGE, "there is no command '%s'", call->word[0]);
	}
	puts("usage: tradepost [-C CLUB] COMMAND\n");
	for (; c->name; c++)
		printf("  %-7s %-19s %s\n", c->name, c->words, c->summary);
	puts("\ntradepost help COMMAND says more; so do the manual pages, from tradepost(1) on.");
	return EX_DONE;
}
