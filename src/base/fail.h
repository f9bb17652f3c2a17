/* SPDX-License-Identifier: MIT
 * Failures of our own making. bug() says where and aborts, so that nothing is saved; it is part of
 * every build. Apart from this a library never prints and never exits: its functions return false
 * and append one sentence to the struct buf *why that they were given, and leave *why alone on
 * success. */
#ifndef BASE_FAIL_H
#define BASE_FAIL_H
#include <stdbool.h>
#include <stdnoreturn.h>

#define bug(...) bug_at(__FILE__, __LINE__, __VA_ARGS__)
#define must(truth) ((truth) ? (void)0 : bug("'%s' does not hold", #truth))

__attribute__((format(printf, 3, 4))) noreturn void bug_at(
	const char *file, int line, const char *form, ...);
/* Ends the process at once with EX_TEMPFAIL: try again when the machine has more room. */
noreturn void out_of_memory(void);
/* Ends a child of ours at once, without what its parent would do at its end. */
noreturn void child_ends(void);
/* Returns whether a child that ended as waitpid tells was itself at fault, so that it would end so again; a signal from
 * outside, or lack of memory, is none of its own. */
bool child_at_fault(int status);
/* Ends the process at once with EX_OSFILE: a file that was installed with the program cannot be
 * read, which is no fault of any match. */
noreturn void not_installed(const char *why);

#endif
