/* SPDX-License-Identifier: MIT */
#include "club/question.h"
#include "club/charter.h"
#include "club/deadline.h"
#include "club/meant_letter.h"
#include "club/seat_person.h"
#include "club/shown_lines.h"
#include "club/tried.h"

#include <string.h>

static bool by_token(const struct context *c)
{
	return charter_is(c->m, "unsigned", "token");
}

bool question_waits(const struct context *c, const struct letter_row *asked)
{
	return asked->id && deadline_waits_for_clear(c);
}

const char *question_subject(const struct context *c, const struct letter_row *asked, bool stands)
{
	if (meant_is(asked))
		return meant_mends(asked) ? "subject-mended" : "subject-meant";
	return question_waits(c, asked) && stands && by_token(c) ? "subject-stay" : NULL;
}

/* ---- the lines that it is about ---- */

void question_line(struct buf *b, struct span line)
{
	struct buf text = BUF_INIT;

	text_clean(&text, line.s, line.n, 200);
	text_wrap(b, "      ", "        ", text.s, text.n, 72);
	buf_free(&text);
}

bool question_lines(struct buf *b, const struct context *c, const struct seat *seat,
	const struct names *names, const struct letter_row *asked)
{
	struct orders *o = orders_read(asked->text, strlen(asked->text), names);
	struct line_list tried = { 0 };
	bool any = false;

	tried_make(&tried, c, seat, span_of(asked->text), false, o->lines, o);
	for (int i = 0; i < o->lines; i++)
		if (o->line[i].what == L_BAD || (i < tried.n && tried.line[i].refusal.n)) {
			question_line(b, o->line[i].text);
			any = true;
		}
	tried_free(&tried);
	orders_free(o);
	return any;
}

/* ---- the letter that a yes sends ---- */

/* Appends the lines that are left out of it. */
static void write_left(struct buf *b, const struct texts *texts, struct span text)
{
	struct buf left = BUF_INIT, clean = BUF_INIT;
	struct span line;

	while (span_line(&text, &line)) {
		if (line.s[0] != '#')
			continue;
		buf_clear(&clean);
		line = span_trim((struct span){ line.s + 1, line.n - 1 });
		text_clean(&clean, line.s, line.n, LINE_BYTES);
		buf_fmt(&left, "    %s\n", clean.s);
	}
	if (left.n) {
		texts_tell(texts, b, "meant-left");
		buf_fmt(b, "\n%s\n", left.s);
	}
	buf_free(&clean);
	buf_free(&left);
}

void question_offer(struct buf *b, const struct context *c, const struct seat *seat,
	const struct letter_row *asked, bool stands)
{
	const struct texts *texts = seat_texts(c, seat->seat);
	bool mends = meant_mends(asked);

	texts_tell(texts, b, "meant mends=%d", mends);
	buf_char(b, '\n');
	shown_lines_offered(b, c, seat, span_of(asked->text));
	buf_char(b, '\n');
	write_left(b, texts, span_of(asked->text));
	texts_tell(texts, b, "meant-else mends=%d stands=%d open=%d due=%d held=%d", mends, stands,
		question_waits(c, asked), c->m->deadline > 0, deadline_holds_for_letters(c));
}

void question_say(struct buf *b, const struct context *c, const struct seat *seat,
	const struct letter_row *asked, bool stands)
{
	if (meant_is(asked)) {
		buf_char(b, '\n');
		question_offer(b, c, seat, asked, stands);
	} else if (question_waits(c, asked)) {
		buf_char(b, '\n');
		texts_tell(seat_texts(c, seat->seat), b,
			"still-open stands=%d token=%d due=%d held=%d", stands, by_token(c),
			c->m->deadline > 0, deadline_holds_for_letters(c));
	}
}
