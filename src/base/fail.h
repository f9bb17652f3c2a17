/* SPDX-License-Identifier: MIT
 * The third kind of failure: ours. bug() says where and aborts, so that nothing is saved; it stays
 * on in every build. A library never prints and never exits otherwise: it returns false and adds
 * one sentence to the struct buf *why it was given, which it leaves alone on success. */
#ifndef BASE_FAIL_H
#define BASE_FAIL_H
#include <stdnoreturn.h>

#define bug(...) bug_at(__FILE__, __LINE__, __VA_ARGS__)
#define must(truth) ((truth) ? (void)0 : bug("'%s' does not hold", #truth))

__attribute__((format(printf, 3, 4))) noreturn void bug_at(
	const char *file, int line, const char *form, ...);
/* Ends the process at once with EX_TEMPFAIL: try again when the machine has more room. */
noreturn void out_of_memory(void);
/* Ends the process at once with EX_OSFILE: a file that the program was installed with cannot be read. No
 * match is to blame for that. */
noreturn void not_installed(const char *why);

#endif
