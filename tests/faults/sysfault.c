/* SPDX-License-Identifier: MIT
 * Runs a command and all its children and does harm at the N-th of their system calls:
 *
 *   sysfault WHICH count COMMAND...             none, it only counts
 *   sysfault WHICH list COMMAND...              none, it prints the number and name of each
 *   sysfault WHICH kill-entry N COMMAND...      kill -9 of all of them before the call is done
 *   sysfault WHICH kill-exit N COMMAND...       the same when it is done
 *   sysfault WHICH fail-once ERROR N COMMAND... the call is not done and fails with EIO or ENOSPC
 *   sysfault WHICH fail-ever ERROR N COMMAND... so does every later one
 *   sysfault WHICH crash N COMMAND...           its process alone dies of SIGSEGV
 *   sysfault WHICH spin N COMMAND...            its process does the call again and again
 *
 * WHICH tells what is counted, harmed and failed: all, writes, reads, points or forked, see fault.h. It ends
 * as the command does; 137 if it killed it, 77 where this cannot be done. On descriptor 3 it prints the
 * number of calls and the name of the N-th, or - if there were fewer; spin prints the number and the name
 * as the spinning begins, too. */
#include "fault.h"

#include <stdio.h>
#include <stdlib.h>

enum { USAGE = 64, NO_END = 1000000 };

/* The words of the command, NULL where the call is wrong. */
static char **read_call(struct fault *f, char **word)
{
	int words = fault_read(f, word);

	if (!words)
		return NULL;
	word += words;
	if (f->harm > LIST) {
		f->at = *word ? atol(*word++) : 0;
		if (f->at < 1)
			return NULL;
	}
	return *word ? word : NULL;
}

int main(int argc, char **argv)
{
	struct fault f = { .out = -1, .lines = 3, .seconds = NO_END };
	char **command = read_call(&f, argv + (argc > 0));

	if (!command) {
		fputs("usage: sysfault all|writes|reads|points|forked count|list|kill-entry N|"
		      "kill-exit N|crash N|spin N|fail-once ERROR N|fail-ever ERROR N "
		      "COMMAND...\n",
			stderr);
		return USAGE;
	}
	fault_run(&f, command);
	fault_print_call(f.lines, f.counted, f.hit);
	return fault_code(&f);
}
