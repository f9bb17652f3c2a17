/* SPDX-License-Identifier: MIT */
#include "report/simulate/lines_played.h"
#include "core/entries.h"
#include "core/program.h"

static bool is_listed(const int list[], int n, int number)
{
	for (int i = 0; i < n; i++)
		if (list[i] == number)
			return true;
	return false;
}

/* Lists the lines of the letter that were done, but those that stand for later seasons. Returns how many. */
static int list_done(const struct table *t, int seat, int list[ORDER_LINES])
{
	struct entry e = { 0 };
	int n = 0;

	while (journal_next(&t->journal, &e)) {
		const struct line *line = program_line(t->program[seat], e.line);

		if (e.verb != J_END || e.seat != seat || entry_end(&e).result != DONE || !line
			|| line->standing || n == ORDER_LINES || is_listed(list, n, line->number))
			continue;
		list[n++] = line->number;
	}
	return n;
}

void lines_played(struct buf *b, const struct table *t, int seat)
{
	int list[ORDER_LINES];
	const int n = list_done(t, seat, list);
	bool turned = false;

	for (int i = 1; i < n; i++)
		turned |= list[i] < list[i - 1];
	for (int i = 0; turned && i < n; i++)
		buf_fmt(b, "%s%d", i ? ", " : "", list[i]);
}
