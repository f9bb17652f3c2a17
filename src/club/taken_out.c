/* SPDX-License-Identifier: MIT */
#include "club/taken_out.h"
#include "core/surety.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* Returns whether a line begins with those words. */
static bool begins(struct span line, struct span words)
{
	return line.n >= words.n && !strncasecmp(line.s, words.s, words.n)
		&& (line.n == words.n || strchr(" :,", line.s[words.n]));
}

static bool ends_some(const struct line *cancel, const struct orders *before, const struct names *r)
{
	for (int i = 0; i < before->lines; i++)
		if (line_cancels(cancel, &before->line[i], r))
			return true;
	return false;
}

int taken_out_line(const struct line *cancel, const struct orders *letter,
	const struct orders *before, const struct names *r, bool numbered)
{
	struct span what = line_cancelled(cancel);
	long long number;
	bool by_number = span_int(what, 1, ORDER_LINES, &number);
	int found = -1, n = 0;

	if (!what.n || span_folds(what, "all") || ends_some(cancel, before, r))
		return -1;
	for (int i = 0; i < letter->lines; i++) {
		const struct line *line = &letter->line[i];

		if (!by_number && span_same(line->text, what))
			return i;
		if (by_number ? numbered && line->number == number : begins(line->text, what)) {
			found = i;
			n++;
		}
	}
	return n == 1 ? found : -1;
}

/* Returns whether words mean the whole letter: "letter", "my orders". */
static bool is_letter(struct span what)
{
	static const char *const words[] = { "letter", "orders", "everything", "all", "my", "the",
		"of", "this", "these", NULL };
	struct span rest = what, word;

	while (span_word(&rest, &word)) {
		int i = 0;

		while (words[i] && !span_folds(surety_bare(word), words[i]))
			i++;
		if (!words[i])
			return false;
	}
	return what.n && !span_folds(what, "all");
}

/* Marks an order with its alternatives. */
static void mark_block(const struct orders *letter, int at, bool out[])
{
	int n = letter->line[at].orelse ? 1 : orders_block(letter, at);

	for (; n; n--, at++)
		out[at] = true;
}

/* Marks the lines whose numbers are listed: "1, 3 and 4". Returns whether a list of several is all that is said. */
static bool mark_numbers(struct span what, const struct orders *letter, bool out[])
{
	static const char *const joins[] = { "and", "und", "&", "line", "lines", NULL };
	struct span word;
	int n = 0;

	while (span_word(&what, &word)) {
		long long number;
		int at = 0;

		word = span_bare(word, ",");
		if (!word.n || surety_has_one_of(word, joins))
			continue;
		if (!span_int(word, 1, ORDER_LINES, &number))
			return false;
		while (at < letter->lines && letter->line[at].number != number)
			at++;
		if (at == letter->lines)
			return false;
		mark_block(letter, at, out);
		n++;
	}
	return n > 1;
}

/* Marks what a line takes out. Returns whether it takes out one, several or all. */
static bool mark_line(const struct line *line, const struct orders *letter,
	const struct orders *before, const struct names *r, bool out[])
{
	const struct span what =
		line->what == L_CANCEL ? line_cancelled(line) : (struct span){ "", 0 };
	int at = what.n ? taken_out_line(line, letter, before, r, true) : -1;

	if (at >= 0)
		mark_block(letter, at, out);
	else if (is_letter(what))
		for (int i = 0; i < letter->lines; i++)
			out[i] = true;
	else
		return mark_numbers(what, letter, out);
	return true;
}

/* Marks what each line takes out. Returns whether each takes out some. */
static bool mark_lines(const struct orders *lines, const struct orders *letter,
	const struct orders *before, const struct names *r, bool out[])
{
	for (int i = 0; i < lines->lines; i++)
		if (!mark_line(&lines->line[i], letter, before, r, out))
			return false;
	return lines->lines && letter->lines;
}

static bool take_out(struct buf *text, const struct reply *r, const struct names *names,
	const struct letter_row *in)
{
	struct orders *lines = orders_read(text->s, text->n, names);
	struct orders *letter = orders_read(in->text, strlen(in->text), names);
	struct program *before =
		program_make(names, r->m.season, r->seat.seat, span_of(r->seat.standing), NULL);
	bool *out = xalloc((size_t)letter->lines + 1, sizeof *out), is;

	for (int i = 0; i < letter->lines; i++)
		out[i] = false;
	is = mark_lines(lines, letter, before->stood, names, out);
	if (is)
		buf_clear(text);
	for (int i = 0; is && i < letter->lines; i++)
		if (!out[i])
			buf_fmt(text, "%.*s\n", (int)letter->line[i].text.n,
				letter->line[i].text.s);
	free(out);
	program_free(before);
	orders_free(letter);
	orders_free(lines);
	return is;
}

static bool has_commands(struct span text)
{
	struct span line;

	while (span_line(&text, &line))
		if (line.s[0] == '/')
			return true;
	return false;
}

bool taken_out_find(const struct context *c, const struct reply *r, const struct names *names,
	struct buf *lines, bool *is)
{
	struct letter_row in;
	enum found found;

	*is = false;
	if (!lines->n || r->season != r->m.season || r->waits.id
		|| has_commands(span_of_buf(lines)))
		return true;
	found = store_best_letter(
		c->club->store, r->m.id, r->m.season, r->seat.seat, INT64_MAX, &in, c->why);
	*is = found == FOUND && !in.former && take_out(lines, r, names, &in);
	letter_row_free(&in);
	return found != UNREAD;
}
