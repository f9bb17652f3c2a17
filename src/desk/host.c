/* SPDX-License-Identifier: MIT
 * What the engine needs of a page in place of a process. The page calls the functions of desk.h. */
#include <sodium.h>

#include "base/fail.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define IMPORT(name) __attribute__((import_module("page"), import_name(#name)))

/* ---- faults ---- */

/* Tells the page what is wrong with the engine; it traps then. */
IMPORT(fault) void page_fault(const char *said, size_t n);

void bug_at(const char *file, int line, const char *form, ...)
{
	char said[512];
	va_list ap;
	int n = snprintf(said, sizeof said, "%s:%d: our fault: ", file, line);

	va_start(ap, form);
	vsnprintf(said + n, sizeof said - (size_t)n, form, ap);
	va_end(ap);
	page_fault(said, strlen(said));
	__builtin_trap();
}

void out_of_memory(void)
{
	static const char said[] = "out of memory";

	page_fault(said, sizeof said - 1);
	__builtin_trap();
}

/* ---- of the library of chance ---- */

/* The engine throws its dice from what it is given. */
void randombytes_buf(void *const out, const size_t n)
{
	(void)out;
	(void)n;
	bug("the engine was asked for randomness");
}

int sodium_init(void)
{
	return 0;
}

void sodium_misuse(void)
{
	bug("a library was misused");
}

void sodium_memzero(void *const secret, const size_t n)
{
	volatile unsigned char *byte = secret;

	for (size_t i = 0; i < n; i++)
		byte[i] = 0;
}

void sodium_stackzero(const size_t n)
{
	(void)n;
}
