/* SPDX-License-Identifier: MIT */
#include "store_fault.h"

#include <dlfcn.h>
#include <sqlite3.h>
#include <string.h>

static int left;
static bool came;

void store_fault_at(int n)
{
	left = n;
	came = false;
}

bool store_fault_came(void)
{
	left = 0;
	return came;
}

/* What was begun can always be left. SQLite's own statements have no text. */
static bool fails(const char *text)
{
	if (!left || !text || !strcmp(text, "ROLLBACK") || --left)
		return false;
	came = true;
	return true;
}

/* These stand for those of the library, which they pass the others on to. */
int sqlite3_step(sqlite3_stmt *statement)
{
	static int (*real)(sqlite3_stmt *);

	if (fails(sqlite3_sql(statement)))
		return SQLITE_IOERR;
	if (!real)
		*(void **)&real = dlsym(RTLD_NEXT, "sqlite3_step");
	return real(statement);
}

int sqlite3_prepare_v3(sqlite3 *db, const char *text, int n, unsigned how, sqlite3_stmt **statement,
	const char **tail)
{
	static int (*real)(sqlite3 *, const char *, int, unsigned, sqlite3_stmt **, const char **);

	if (fails(text))
		return SQLITE_IOERR;
	if (!real)
		*(void **)&real = dlsym(RTLD_NEXT, "sqlite3_prepare_v3");
	return real(db, text, n, how, statement, tail);
}

int sqlite3_exec(sqlite3 *db, const char *text, int (*row)(void *, int, char **, char **),
	void *with, char **wrong)
{
	static int (*real)(
		sqlite3 *, const char *, int (*)(void *, int, char **, char **), void *, char **);

	int others, code;

	if (fails(text))
		return SQLITE_IOERR;
	if (!real)
		*(void **)&real = dlsym(RTLD_NEXT, "sqlite3_exec");
	/* It asks for the result of a step by other ways than the step. */
	others = left;
	left = 0;
	code = real(db, text, row, with, wrong);
	left = others;
	return code;
}
