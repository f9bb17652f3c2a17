/* SPDX-License-Identifier: MIT */
#include "proof/mailcmd_list.h"
#include "core/orders.h"

#include <stdlib.h>
#include <string.h>

void mailcmd_add(struct mailcmd_list *list, struct span line)
{
	line = line_without_comment(line);
	if (list->n == MAILCMDS)
		list->more = true;
	else
		list->line[list->n++] = xcopy(line.s, line.n);
}

/* Keeps one byte more than the limit, to tell a line that is too long from one that fits. */
static void join(struct mailcmd_list *list, struct span more)
{
	char **line = &list->line[list->n - 1];
	struct buf joined = BUF_INIT;

	more = line_without_comment(more);
	if (list->more || strlen(*line) > MAILCMD_BYTES)
		return;
	buf_fmt(&joined, "%s ", *line);
	buf_add(&joined, more.s, more.n);
	free(*line);
	*line = buf_take(&joined);
}

static bool has_text(struct span line)
{
	struct span word;

	return span_word(&line, &word)
		&& (span_folds(word, "/press") || span_folds(word, "/diary")
			|| span_folds(word, "/dispute"));
}

static bool ends_text(struct span line)
{
	return span_folds(line_without_comment(line), "/end");
}

bool mailcmd_is_text(struct span line, bool *inside)
{
	bool is = *inside;

	*inside = is ? !ends_text(line) : has_text(line);
	return is;
}

static void take_text(struct mailcmd_list *list, struct span *rest)
{
	struct buf text = BUF_INIT;
	struct span line;
	bool ended = false;

	while (!ended && span_line(rest, &line)) {
		ended = ends_text(line);
		if (!ended && text.n <= PRESS_BYTES) {
			buf_add(&text, line.s, line.n);
			buf_char(&text, '\n');
		}
	}
	/* The text of a mail command beyond the limit is dropped: it is neither orders nor text of
	 * the command before. */
	if (!list->more) {
		list->text[list->n - 1] = buf_take(&text);
		list->endless = !ended;
	}
	buf_free(&text);
}

void mailcmd_cut(struct span canonical, struct buf *orders, struct mailcmd_list *list)
{
	bool inside = false;
	struct span line;

	*list = (struct mailcmd_list){ 0 };
	hash_bytes(list->letter, canonical.s, canonical.n);
	while (span_line(&canonical, &line)) {
		inside = line.n && (line.s[0] == '/' || (line.s[0] == '+' && inside));
		if (!inside) {
			buf_add(orders, line.s, line.n);
			buf_char(orders, '\n');
		} else if (line.s[0] == '/') {
			mailcmd_add(list, line);
			inside = !has_text(line);
			if (!inside)
				take_text(list, &canonical);
		} else {
			join(list, (struct span){ line.s + 1, line.n - 1 });
		}
	}
}

void mailcmd_free(struct mailcmd_list *list)
{
	for (int i = 0; i < list->n; i++) {
		free(list->line[i]);
		free(list->text[i]);
	}
	*list = (struct mailcmd_list){ 0 };
}

bool mailcmd_header_only(struct span orders)
{
	struct span line, word;

	while (span_line(&orders, &line)) {
		line = line_without_comment(line);
		if (span_word(&line, &word) && text_header_word(word) < 0)
			return false;
	}
	return true;
}
