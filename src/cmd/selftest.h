/* SPDX-License-Identifier: MIT
 * Tells a new host whether all is set up. Each check prints a paragraph: fine, a note, or what is
 * wrong and what to change. Matches are not changed, and passwords are not printed. */
#ifndef CMD_SELFTEST_H
#define CMD_SELFTEST_H
#include "cmd/open.h"

struct selftest {
	struct club *club;
	int code; /* of the first thing that is wrong; else EX_DONE */
};

__attribute__((format(printf, 1, 2))) void selftest_fine(const char *form, ...);
__attribute__((format(printf, 1, 2))) void selftest_note(const char *form, ...);
/* code: what the program ends with, unless something else was wrong before. */
__attribute__((format(printf, 3, 4))) void selftest_wrong(
	struct selftest *, int code, const char *form, ...);

/* Checks the settings of transport and the files they name; connects to nothing. */
void selftest_transport(struct selftest *);
/* Sends the club a letter and waits for it to arrive. */
void selftest_mail(struct selftest *);

#endif
