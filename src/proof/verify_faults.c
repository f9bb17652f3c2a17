/* SPDX-License-Identifier: MIT */
#include "proof/verify.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static const struct {
	const char *name, *says;
	bool accuses;
} faults[FAULTS] = {
#define FAULT(id, ...) [id] = { __VA_ARGS__ },
#include "proof/faults.def"
#undef FAULT
};

/* The same thing seen in several papers is one fault. */
static bool said(const struct buf *lines, const char *line)
{
	struct span rest = span_of_buf(lines), known;

	while (span_line(&rest, &known))
		if (span_is(known, line))
			return true;
	return false;
}

/* The limit keeps a text made of faults from flooding the output. */
enum { MOST_FAULTS = 1000 };

void verify_fault(struct verification *v, enum fault fault, const char *where, ...)
{
	struct buf line = BUF_INIT, *to = faults[fault].accuses ? &v->faults : &v->unproven;
	char text[200];
	va_list ap;

	va_start(ap, where);
	vsnprintf(text, sizeof text, where, ap);
	va_end(ap);
	buf_fmt(&line, "%s ", faults[fault].name);
	text_clean(&line, text, strlen(text), 150);
	buf_fmt(&line, ": %s", faults[fault].says);
	if (v->wrong < MOST_FAULTS && !said(to, line.s)) {
		buf_fmt(to, "%s\n", line.s);
		v->wrong++;
	}
	buf_free(&line);
}
