/* SPDX-License-Identifier: MIT */
#include "club/list_mark.h"
#include "core/orders.h"
#include "core/surety.h"

#include <string.h>

enum { NUMBER_DIGITS = 3 };

/* Returns the length of "1." or "1)". */
static size_t number_length(struct span line)
{
	size_t n = 0;

	while (n < line.n && n < NUMBER_DIGITS && line.s[n] >= '0' && line.s[n] <= '9')
		n++;
	return n && n < line.n && strchr(".)", line.s[n]) ? n + 1 : 0;
}

/* Dashes of any kind are '-' in a canonical line. */
static size_t mark_length(struct span line)
{
	static const char *const marks[] = { "-", "*", "\342\200\242", "\342\200\243",
		"\342\201\203", "\342\227\213", "\342\227\217", "\342\227\246", "\342\226\252",
		"\342\226\253", "\342\226\240", "\302\267", "\357\202\267" };

	for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
		if (span_starts(line, marks[i]))
			return strlen(marks[i]);
	return number_length(line);
}

/* An alternative is none without the order above it. */
static bool may_be_order(const struct names *names, struct span line)
{
	struct span rest = line, word;

	if (span_word(&rest, &word) && span_folds(word, "else"))
		line = span_trim(rest);
	return surety_in_list(names, line);
}

struct span list_item(struct span line)
{
	size_t n = mark_length(line);

	if (!n || n == line.n || line.s[n] != ' ')
		return (struct span){ line.s, 0 };
	return span_trim((struct span){ line.s + n, line.n - n });
}

struct span list_unmarked(const struct names *names, struct span line)
{
	struct span order = list_item(line);

	if (!order.n)
		return line;
	return orders_surety(names, line) != SURELY && may_be_order(names, order) ? order : line;
}

struct span list_unmarked_command(struct span line)
{
	struct span command = list_item(line);

	return command.n > 1 && command.s[0] == '/' && command.s[1] != ' ' ? command : line;
}
