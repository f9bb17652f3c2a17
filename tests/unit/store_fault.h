/* SPDX-License-Identifier: MIT
 * Calls of SQLite that fail, for tests that name this module: it stands between the store and SQLite. */
#ifndef UNIT_STORE_FAULT_H
#define UNIT_STORE_FAULT_H
#include <stdbool.h>

/* The n-th call from now on that prepares or runs a statement fails once, as of a disk that fails; 0: none. */
void store_fault_at(int n);
/* Returns whether that call came; none fails any more. */
bool store_fault_came(void);

#endif
