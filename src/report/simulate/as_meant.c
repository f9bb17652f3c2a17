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

static struct span text_of(const struct line *line, const struct line_proposal *remedy)
{
	bool meant = line->what == L_BAD && remedy->meant.n && !remedy->some;

	return meant ? span_of_buf(&remedy->meant) : line->text;
}

/* Numbers the lines as the letter does. Lines that all stand for themselves can be told by nothing else. */
static void number_lines(const struct letter_proposal *meant, const struct orders *letter)
{
	for (int i = 0; i < letter->lines; i++)
		for (int k = meant->first[i]; k < meant->first[i + 1]; k++)
			meant->orders->line[k].number = letter->line[i].number;
}

void letter_proposal_read(struct letter_proposal *meant, const struct table *t,
	const struct orders *letter, const struct line_proposal remedy[])
{
	struct buf text = BUF_INIT;
	int n = 0;

	meant->first = xalloc((size_t)letter->lines + 1, sizeof *meant->first);
	for (int i = 0; i < letter->lines; i++) {
		meant->first[i] = n;
		n += add_lines(&text, text_of(&letter->line[i], &remedy[i]));
	}
	meant->first[letter->lines] = n;
	meant->orders = forecast_letter(t, span_of_buf(&text));
	if (meant->orders->lines != n) {
		orders_free(meant->orders);
		meant->orders = orders_copy(letter);
		for (int i = 0; i <= letter->lines; i++)
			meant->first[i] = i;
	}
	number_lines(meant, letter);
	buf_free(&text);
}

void letter_proposal_free(struct letter_proposal *meant)
{
	orders_free(meant->orders);
	free(meant->first);
}
