/* SPDX-License-Identifier: MIT */
#include "club/thread.h"
#include "core/orders.h"
#include "core/surety.h"
#include "post/mail.h"
#include "proof/mailcmd_list.h"

#include <ctype.h>
#include <string.h>

/* How many lines in a row are a quotation, and how many are looked at: a letter has fewer. */
enum { QUOTED = 3, LOOKED_AT = 1000 };
/* How many orders behind a colon are the examples of a page. */
enum { EXAMPLES = 4 };
/* By how many letters and blanks the beginning of a line is known. */
enum { BEGINNING = 40 };

/* Appends the texts of a mail, canonical, with a line feed before the first line. */
static void add_text(struct buf *all, const struct mail_row *row)
{
	struct mail mail;

	buf_char(all, '\n');
	if (mail_read(&mail, (struct span){ row->bytes, row->bytes_n }))
		for (int i = 0; i < mail.parts; i++)
			if (!mail.part[i].file)
				text_canonical(all, mail.part[i].text.s, mail.part[i].text.n);
	mail_free(&mail);
}

/* Appends the letters of a seat in a season. */
static bool add_letters(const struct context *c, int season, int seat, struct buf *all)
{
	long long after = 0;
	enum found found;
	struct letter_row row;

	while ((found = store_next_letter(c->club->store, c->m->id, season, after, &row, c->why))
		== FOUND) {
		after = row.id;
		buf_char(all, '\n');
		if (row.seat == seat)
			text_canonical(all, row.original, row.original_n);
		letter_row_free(&row);
	}
	return found == NOT_FOUND;
}

bool thread_read(const struct context *c, int seat, struct reply_texts *thread)
{
	static const char *const kinds[] = { "roster", "invitation", "report", "notice", "ack",
		"answer" };

	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
		if (!strcmp(kinds[i], "ack"))
			thread->answered = thread->texts.n;
		for (int season = c->m->season; season >= 0 && season >= c->m->season - 1;
			season--) {
			struct mail_row row;
			enum found found = store_get_mail(
				c->club->store, c->m->id, season, seat, kinds[i], &row, c->why);

			if (found == UNREAD)
				return false;
			if (found == FOUND) {
				add_text(&thread->texts, &row);
				mail_row_free(&row);
			}
		}
	}
	return add_letters(c, c->m->season, seat, &thread->texts)
		&& (!c->m->season || add_letters(c, c->m->season - 1, seat, &thread->texts));
}

void thread_free(struct reply_texts *thread)
{
	buf_free(&thread->texts);
}

/* Returns the bytes of the first lines of a text; 0: it has not so many. */
static size_t lines_length(struct span text, int lines)
{
	struct span rest = text, line;

	for (int i = 0; i < lines; i++)
		if (!span_line(&rest, &line))
			return 0;
	return text.n - rest.n;
}

/* Returns whether lines stand so in a text, whole lines each. */
static bool stand_in(const struct buf *all, struct span lines)
{
	const char *at = all->s, *end = all->s + all->n;

	while ((at = memmem(at, (size_t)(end - at), lines.s, lines.n))) {
		if (at > all->s && at[-1] == '\n')
			return true;
		at++;
	}
	return false;
}

/* Appends words with one blank between them, in lower case. */
static void add_folded(struct buf *b, struct span text)
{
	bool blank = false;

	for (size_t i = 0; i < text.n; i++) {
		unsigned char c = (unsigned char)text.s[i];

		if (!isspace(c)) {
			buf_str(b, blank ? " " : "");
			buf_char(b, tolower(c));
		}
		blank = b->n && isspace(c);
	}
}

bool thread_begins(const struct reply_texts *thread, struct span line)
{
	const struct span wrote = { thread->texts.s, thread->answered };
	struct buf texts = BUF_INIT, begins = BUF_INIT;
	bool is;

	add_folded(&texts, wrote);
	add_folded(&begins, line);
	is = memmem(texts.s, texts.n, begins.s, begins.n < BEGINNING ? begins.n : BEGINNING);
	buf_free(&texts);
	buf_free(&begins);
	return is;
}

/* Orders, comments and headers may be given again as they stand in a report. */
static bool is_prose(const struct names *names, struct span line)
{
	struct span rest = line, word;

	return span_word(&rest, &word) && !strchr("#/+", word.s[0]) && text_header_word(word) < 0
		&& orders_surety(names, line) == CHATTER;
}

/* Cuts off the examples of a page, "A watchtower: tower r4a", which a program may quote with no mark; what stands
 * above them on the page begins as no order. Somebody who copies one of them means it. */
static void cut_page(const struct names *names, struct buf *text)
{
	struct span rest = span_of_buf(text), line;
	const char *first = NULL;
	int examples = 0;

	for (int i = 0; i < LOOKED_AT && span_line(&rest, &line); i++) {
		if (!surety_behind_colon(names, span_trim(line)))
			continue;
		first = first ? first : line.s;
		examples++;
	}
	if (examples >= EXAMPLES)
		buf_cut(text, (size_t)(first - text->s));
}

void thread_cut(const struct reply_texts *thread, const struct names *names, struct buf *text)
{
	struct span rest = span_of_buf(text), line, here = rest;
	size_t n = lines_length(rest, QUOTED);
	bool cited = false;

	for (int i = 0; n && i < LOOKED_AT && span_line(&rest, &line); i++) {
		here.n = n;
		if (!mailcmd_is_text(line, &cited) && is_prose(names, line)
			&& stand_in(&thread->texts, here)) {
			buf_cut(text, (size_t)(here.s - text->s));
			return;
		}
		here = rest;
		n = lines_length(rest, QUOTED);
	}
	cut_page(names, text);
}
