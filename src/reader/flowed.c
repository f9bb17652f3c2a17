/* SPDX-License-Identifier: MIT */
#include "reader/flowed.h"

struct flowed_line {
	struct span quotes, inside; /* inside: without the blank that protects its first letter */
	bool goes_on;
};

static struct flowed_line line_of(struct span whole)
{
	struct flowed_line line = { { whole.s, 0 }, whole, false };

	while (line.inside.n && *line.inside.s == '>') {
		line.quotes.n++;
		line.inside.s++;
		line.inside.n--;
	}
	if (line.inside.n && *line.inside.s == ' ') {
		line.inside.s++;
		line.inside.n--;
	}
	/* A line of blanks alone parts what stands above and below, and "-- " what was written and who wrote. */
	line.goes_on = span_trim(line.inside).n && line.inside.s[line.inside.n - 1] == ' '
		&& !span_is(line.inside, "-- ");
	return line;
}

void flowed_join(struct buf *to, struct span text, bool spaceless)
{
	struct flowed_line above = { .goes_on = false }, line;
	struct span whole;
	bool first = true;

	while (span_line(&text, &whole)) {
		line = line_of(whole);
		if (!above.goes_on || line.quotes.n != above.quotes.n
			|| span_is(line.inside, "-- ")) {
			if (!first)
				buf_char(to, '\n');
			buf_add(to, line.quotes.s, line.quotes.n);
		}
		buf_add(to, line.inside.s, line.inside.n - (line.goes_on && spaceless));
		above = line;
		first = false;
	}
	if (!first)
		buf_char(to, '\n');
}
