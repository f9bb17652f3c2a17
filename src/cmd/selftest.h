/* SPDX-License-Identifier: MIT
 * What a new host asks first: is all as it must be? Each thing that is looked at is one paragraph of
 * the report: fine, a note, or wrong with what to change. Nothing of the club's matches is changed,
 * and no password is printed. */
#ifndef CMD_SELFTEST_H
#define CMD_SELFTEST_H
#include "cmd/open.h"

struct selftest {
	struct club *club;
	int code; /* of the first thing that is wrong; EX_DONE: nothing is */
};

__attribute__((format(printf, 1, 2))) void selftest_fine(const char *form, ...);
__attribute__((format(printf, 1, 2))) void selftest_note(const char *form, ...);
/* code is what the program ends with, unless something was wrong before. */
__attribute__((format(printf, 3, 4))) void selftest_wrong(
	struct selftest *, int code, const char *form, ...);

/* Whether the ways out and in are given, and the files they name can be used; nothing is asked. */
void selftest_transport(struct selftest *);
/* Sends the club a letter by the way out and waits for it in the way in. */
void selftest_mail(struct selftest *);

#endif
