/* SPDX-License-Identifier: MIT */
#include "report/simulate/partners.h"
#include "core/form.h"
#include "report/page.h"

/* Appends what a seat must send for a line. */
static void add_line(
	const struct forecast *f, const struct line *line, int seat, struct buf *letter)
{
	const struct names reader = { f->t->rules, f->t->map, f->t->seats };
	struct order wanted = { 0 };

	if (line_result(line) != R_WAITS)
		return;
	f->t->game->partner(&line->order, seat, &wanted);
	if (!wanted.form)
		return;
	form_print(letter, &reader, &wanted);
	buf_char(letter, '\n');
}

bool partners_find(struct forecast *f, const struct table *played)
{
	const struct program *own = played->program[f->head->seat];
	bool found = false;

	for (int s = 1; f->t->game->partner && s <= f->t->seats; s++) {
		struct buf letter = BUF_INIT;

		for (int i = 0; s != f->head->seat && i < own->lines; i++)
			add_line(f, own->line[i], s, &letter);
		if (letter.n) {
			f->with[s] = forecast_letter(f->t, span_of_buf(&letter));
			found = true;
		}
		buf_free(&letter);
	}
	return found;
}

void partners_forget(struct forecast *f)
{
	for (int s = 1; s <= f->t->seats; s++) {
		orders_free(f->with[s]);
		f->with[s] = NULL;
	}
}
