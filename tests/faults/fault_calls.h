/* SPDX-License-Identifier: MIT
 * Which system calls are in which sets. */
#ifndef TESTS_FAULT_CALLS_H
#define TESTS_FAULT_CALLS_H
#include "fault.h"

/* Each call is in all sets of its row; OPENS: in WRITES or READS, as its flags say. The last row has no
 * name. */
struct fault_call {
	long number;
	const char *name;
	int sets;
};
extern const struct fault_call fault_calls[];

int fault_sets_of(long number, const unsigned long long *args);

#endif
