/* SPDX-License-Identifier: MIT
 * What tests/faults/faultload.c, preloaded into the program and its workers, shares with whoever runs them: a file
 * that FAULT_PAGE names. FAULT_NOW is the time, in seconds since 1970, at which clocks stand. */
#ifndef TESTS_FAULTLOAD_H
#define TESTS_FAULTLOAD_H

enum fault_program { PROGRAM, READER, TRANSPORT, FAULT_PROGRAMS };
#define FAULT_PROGRAM_NAMES "tradepost", "tradepost-reader", "tradepost-transport"

struct fault_page {
	int program;		      /* whose allocations fail */
	int ever;		      /* so does each later one */
	long at;		      /* the N-th one; 0: none */
	long counted[FAULT_PROGRAMS]; /* what each has allocated, from its main on */
};

#endif
