/* SPDX-License-Identifier: MIT */
#include "report/simulate/as_meant.h"

#include <stdlib.h>

/* Appends the lines of a text; returns how many there are. */
static int add_lines(struct buf *text, struct span lines)
{
	struct span line;
	int n = 0;

	while (span_line(&lines, &line)) {
		buf_fmt(text, "%.*s\n", (int)line.n, line.s);
		n++;
	}
	return n;
}

static bool is_meant(const struct line *line, const struct line_proposal *remedy)
{
	return line->what == L_BAD && remedy->meant.n && !remedy->some;
}

/* Numbers the lines as the letter does. Lines that all stand for themselves can be told by nothing else. */
static void number_lines(const struct letter_proposal *meant, const struct orders *letter)
{
	for (int i = 0; i < letter->lines; i++)
		for (int k = meant->first[i]; k < meant->first[i + 1]; k++)
			meant->orders->line[k].number = letter->line[i].number;
}

/* Writes the letter so. Returns whether a line of it was meant otherwise. */
static bool write_meant(struct buf *text, struct letter_proposal *meant,
	const struct orders *letter, const struct line_proposal remedy[])
{
	bool any = false;
	int n = 0;

	for (int i = 0; i < letter->lines; i++) {
		const bool is = is_meant(&letter->line[i], &remedy[i]);

		meant->first[i] = n;
		n += add_lines(text, is ? span_of_buf(&remedy[i].meant) : letter->line[i].text);
		any |= is;
	}
	meant->first[letter->lines] = n;
	return any;
}

static void take_as_written(struct letter_proposal *meant, const struct orders *letter)
{
	meant->orders = orders_copy(letter);
	for (int i = 0; i <= letter->lines; i++)
		meant->first[i] = i;
}

void letter_proposal_read(struct letter_proposal *meant, const struct table *t,
	const struct orders *letter, const struct line_proposal remedy[])
{
	struct buf text = BUF_INIT;

	meant->first = xalloc((size_t)letter->lines + 1, sizeof *meant->first);
	if (write_meant(&text, meant, letter, remedy)) {
		meant->orders = forecast_letter(t, span_of_buf(&text));
		if (meant->orders->lines == meant->first[letter->lines]) {
			number_lines(meant, letter);
		} else {
			orders_free(meant->orders);
			take_as_written(meant, letter);
		}
	} else {
		take_as_written(meant, letter);
	}
	buf_free(&text);
}

void letter_proposal_free(struct letter_proposal *meant)
{
	orders_free(meant->orders);
	free(meant->first);
}
