/* SPDX-License-Identifier: MIT
 * Starting programs. Each runs in a process group of its own, so that a signal from a terminal is for
 * us alone, and has no signal blocked. */
#ifndef BASE_SPAWN_H
#define BASE_SPAWN_H
#include <stdbool.h>
#include <sys/types.h>

/* Starts arguments[0], a path, with these files as standard input and output; out -1: /dev/null.
 * bare: it gets nothing else of ours, no other file, no folder but /, no signal that is passed over.
 * Returns 0 or the error. */
int spawn(pid_t *, char *const arguments[], char *const environment[], int in, int out, bool bare);

#endif
