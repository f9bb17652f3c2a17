/* SPDX-License-Identifier: MIT */
#include "cmd/cmd.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static void say(const char *form, va_list ap)
{
	fputs("tradepost: ", stderr);
	vfprintf(stderr, form, ap);
	fputc('\n', stderr);
}

void warn(const char *form, ...)
{
	va_list ap;

	va_start(ap, form);
	say(form, ap);
	va_end(ap);
}

void die(int code, const char *form, ...)
{
	va_list ap;

	fflush(stdout);
	va_start(ap, form);
	say(form, ap);
	va_end(ap);
	exit(code);
}

void need(bool ok, int code, const struct buf *why)
{
	if (!ok)
		die(code, "%s", why->s);
}
