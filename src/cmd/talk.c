/* SPDX-License-Identifier: MIT */
#include "cmd/cmd.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { COLUMNS = 80 };

/* On a terminal a sentence is folded, so that no word is cut; elsewhere it stays one line, as programs read
 * it. */
__attribute__((format(printf, 1, 0))) static void say(const char *form, va_list ap)
{
	struct buf text = BUF_INIT, lines = BUF_INIT;

	buf_vfmt(&text, form, ap);
	if (isatty(STDERR_FILENO) && !strchr(text.s, '\n'))
		text_wrap(&lines, "tradepost: ", "  ", text.s, text.n, COLUMNS);
	else
		buf_fmt(&lines, "tradepost: %s\n", text.s);
	fputs(lines.s, stderr);
	buf_free(&text);
	buf_free(&lines);
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
