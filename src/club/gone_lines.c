/* SPDX-License-Identifier: MIT */
#include "club/gone_lines.h"
#include "core/form.h"

/* Appends what a line says: its order is spelled in one way, and what stands before that as it is written. */
static void line_say(struct buf *b, const struct names *reader, const struct line *line)
{
	bool read = line->what == L_ORDER && line->begins;
	struct span written = line->text, word;

	if (read)
		written.n = (size_t)(line->begins - written.s);
	while (span_word(&written, &word))
		buf_fmt(b, "%.*s ", (int)word.n, word.s);
	if (read)
		form_print(b, reader, &line->order);
}

/* Upper and lower case mean the same. */
static bool same_line(const struct names *reader, const struct line *a, const struct line *b)
{
	struct buf one = BUF_INIT, other = BUF_INIT;
	bool same;

	line_say(&one, reader, a);
	line_say(&other, reader, b);
	same = span_folds(span_of_buf(&one), other.s);
	buf_free(&one);
	buf_free(&other);
	return same;
}

static bool has_line(const struct orders *o, const struct names *reader, const struct line *line)
{
	for (int i = 0; i < o->lines; i++)
		if (same_line(reader, &o->line[i], line))
			return true;
	return false;
}

/* Appends a line, and that it is not played where it could not be read. */
static void say_line(struct buf *text, const struct texts *to, const struct line *line)
{
	text_clean(text, line->text.s, line->text.n, 200);
	if (line->what != L_BAD)
		return;
	buf_char(text, ' ');
	texts_say(to, text, "taken-unread");
}

static void write_line(struct buf *b, const struct texts *to, const struct line *line)
{
	struct buf text = BUF_INIT;

	say_line(&text, to, line);
	text_wrap(b, "      ", "        ", text.s, text.n, 72);
	buf_free(&text);
}

void gone_lines_counting(struct buf *lines, const struct admission *j)
{
	struct edition *edition = club_newest_edition(j->c);
	struct names reader;
	struct orders *counts;

	if (!edition)
		return;
	reader = match_names(edition, j->c->m);
	counts = orders_read(j->former.s, j->former.n, &reader);
	for (int i = 0; i < counts->lines; i++) {
		say_line(lines, j->texts, &counts->line[i]);
		buf_char(lines, '\n');
	}
	orders_free(counts);
}

void gone_lines_write(struct buf *b, const struct admission *j, const struct orders *o)
{
	struct edition *edition = j->former.n ? club_newest_edition(j->c) : NULL;
	struct names reader;
	struct orders *former;
	int gone = 0;

	if (!edition)
		return;
	reader = match_names(edition, j->c->m);
	former = orders_read(j->former.s, j->former.n, &reader);
	for (int i = 0; i < former->lines; i++) {
		const struct line *line = &former->line[i];

		if (o && (line->what == L_BAD || has_line(o, &reader, line)))
			continue;
		if (!gone++)
			texts_tell(j->texts, b, "taken-lines gone=%d", o != NULL);
		write_line(b, j->texts, line);
	}
	orders_free(former);
}
