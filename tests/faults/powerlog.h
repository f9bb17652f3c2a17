/* SPDX-License-Identifier: MIT
 * What a program does to the files below a folder, as powerlog.c notes it and powerloss.c reads it: a head,
 * then the path, for a rename the second one, and what was written. */
#ifndef TESTS_POWERLOG_H
#define TESTS_POWERLOG_H
#include <stdint.h>

enum power_kind {
	POWER_OPEN, /* a file that was there */
	POWER_MAKE,
	POWER_WRITE,
	POWER_CUT, /* to a length, `at` */
	POWER_SYNC,
	POWER_SYNC_FOLDER,
	POWER_SYNC_ALL,
	POWER_RENAME,
	POWER_REMOVE
};
struct power_head {
	uint32_t kind;
	uint32_t path, second, bytes; /* lengths of what follows */
	uint64_t file;		      /* its inode */
	uint64_t at;
};

#endif
