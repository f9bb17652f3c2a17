/* SPDX-License-Identifier: MIT */
#include "club/ack_late.h"
#include "club/press.h"
#include "club/shown_lines.h"

#include <string.h>

/* The most lines shown of a letter that came too late. */
enum { SHOWN = 100 };

bool ack_is_past(const struct admission *j)
{
	return j->verdict == V_ASKED && j->past && !mailcmd_header_only(span_of_buf(&j->orders));
}

/* Returns whether the lines of a letter that came too late are told: where they came from the address that is
 * told, and there is a season to send them for. */
static bool tells_late(const struct admission *j, const struct mail *mail)
{
	bool late = j->verdict == V_LATE || j->verdict == V_SEALED || j->verdict == V_WRONG_SEASON
		|| j->verdict == V_ASKED;

	return late && j->c->m->state == MATCH_OPEN && mail_is_from(mail, j->seat.mail);
}

static bool is_header(struct span line)
{
	struct span word;

	return !span_word(&line, &word) || text_header_word(word) >= 0 || word.s[0] == '#';
}

static void show_orders(struct buf *b, struct span orders)
{
	struct span line;
	struct buf clean = BUF_INIT;

	for (int i = 0; i < SHOWN && span_line(&orders, &line);) {
		if (is_header(line))
			continue;
		buf_clear(&clean);
		text_clean(&clean, line.s, line.n, 200);
		buf_fmt(b, "    %s\n", clean.s);
		i++;
	}
	buf_free(&clean);
}

/* A text without its line /end gets it before the first order, so that all can be sent again as it stands. */
static void show_endless(struct buf *b, const struct context *c, const char *text)
{
	struct buf said = BUF_INIT;
	size_t own;

	if (!press_endless(c, text, &said, &own)) {
		press_show(b, span_of(text));
	} else if (said.n) {
		press_show(b, (struct span){ said.s, own });
		show_orders(b, span_of(said.s + own));
	}
	buf_free(&said);
}

/* Mail commands are refused with their letter; a text is long to write again. */
static void show_commands(struct buf *b, const struct context *c, const struct mailcmd_list *list)
{
	struct buf clean = BUF_INIT;

	for (int i = 0; i < list->n; i++) {
		buf_clear(&clean);
		text_clean(&clean, list->line[i], strlen(list->line[i]), 200);
		buf_fmt(b, "    %s\n", clean.s);
		if (list->text[i] && list->endless && i == list->n - 1)
			show_endless(b, c, list->text[i]);
		else if (list->text[i])
			press_show(b, span_of(list->text[i]));
	}
	buf_free(&clean);
}

/* Writes its orders with the reasons instead, where none can be done in the open season and nothing else is to be sent
 * again. Returns whether that is so. */
static bool show_vain(struct buf *b, const struct admission *j)
{
	struct buf lines = BUF_INIT;
	bool alone = j->verdict == V_ASKED || !j->mailcmds.n,
	     vain = alone && !shown_lines_anew(&lines, j, span_of_buf(&j->orders));

	if (vain) {
		buf_char(b, '\n');
		texts_tell(j->texts, b, "refused-vain season=%d", j->c->m->season);
		buf_add(b, lines.s, lines.n);
	}
	buf_free(&lines);
	return vain;
}

void ack_late(struct buf *b, const struct admission *j, const struct mail *mail)
{
	struct buf lines = BUF_INIT;
	bool played = j->past || j->verdict == V_WRONG_SEASON,
	     vain = played && tells_late(j, mail) && show_vain(b, j);

	if (tells_late(j, mail) && !vain) {
		show_orders(&lines, span_of_buf(&j->orders));
		if (j->verdict != V_ASKED)
			show_commands(&lines, j->c, &j->mailcmds);
	}
	if (lines.n) {
		buf_char(b, '\n');
		texts_tell(
			j->texts, b, "refused-lines season=%d played=%d", j->c->m->season, played);
		buf_add(b, lines.s, lines.n);
	}
	buf_free(&lines);
}

/* What it asks for is done; its orders are not taken. */
void ack_past(struct buf *b, const struct admission *j, const struct mail *mail)
{
	if (!ack_is_past(j))
		return;
	buf_char(b, '\n');
	texts_tell(j->texts, b, "past-orders reason=%s", j->reason.s);
	ack_late(b, j, mail);
}
