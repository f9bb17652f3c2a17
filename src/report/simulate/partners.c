/* SPDX-License-Identifier: MIT */
#include "report/simulate/partners.h"
#include "core/form.h"
#include "report/page.h"

/* Appends what a seat must send for a line. Returns whether there is something. */
static bool add_wanted(const struct table *t, const struct line *line, int seat, struct buf *letter)
{
	const struct names reader = { t->rules, t->map, t->seats };
	struct order wanted = { 0 };

	if (line_result(line) != R_WAITS || seat == line->order.seat)
		return false;
	t->game->partner(&line->order, seat, &wanted);
	if (!wanted.form)
		return false;
	form_print(letter, &reader, &wanted);
	return true;
}

static void add_line(
	const struct forecast *f, const struct line *line, int seat, struct buf *letter)
{
	if (add_wanted(f->t, line, seat, letter))
		buf_char(letter, '\n');
}

bool partners_find(struct forecast *f, const struct table *played)
{
	const struct program *own = played->program[f->head->seat];
	bool found = false;

	for (int s = 1; f->t->game->partner && s <= f->t->seats; s++) {
		struct buf letter = BUF_INIT;

		for (int i = 0; i < own->lines; i++)
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

void partners_say(const struct phrase_context *voice, const struct line *line, const char *before,
	struct buf *said)
{
	const struct table *t = voice->table;

	for (int s = 1; t->game->partner && s <= t->seats; s++) {
		struct buf wanted = BUF_INIT, text = BUF_INIT;

		if (add_wanted(t, line, s, &wanted)) {
			say(&text, voice, SAY_CHECK_PARTNER, AS_SEAT(s), AS_TEXT(wanted.s));
			text_said(said, before, before, &text);
		}
		buf_free(&wanted);
		buf_free(&text);
	}
}
