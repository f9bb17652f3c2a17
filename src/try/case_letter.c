/* SPDX-License-Identifier: MIT */
#include "try/case.h"

struct orders *block_letter(
	const struct case_context *g, const struct script_block *b, struct buf *why)
{
	struct buf text = BUF_INIT, canonical = BUF_INIT, fault = BUF_INIT;
	struct orders *letter;

	for (int i = b->from; i < b->to; i++) {
		const struct script_line *line = &g->script->line[i];

		buf_add(&text, line->text.s, line->text.n);
		buf_char(&text, '\n');
	}
	text_canonical(&canonical, text.s, text.n);
	letter = orders_read(canonical.s, canonical.n, &g->reader);
	buf_free(&text);
	buf_free(&canonical);
	if (!orders_header_says(letter, g->reader.rules->texts, &fault))
		return letter;
	script_fault(g->script, b->number, why, "%s", fault.s);
	buf_free(&fault);
	orders_free(letter);
	return NULL;
}

int block_line(const struct case_context *g, const struct script_block *b, int number)
{
	bool header = true;
	int at = b->number, n = 0;

	for (int i = b->from; i < b->to && n < number; i++) {
		const struct script_line *line = &g->script->line[i];
		struct span rest = line->text, word;

		header = header && span_word(&rest, &word) && text_header_word(word) >= 0;
		if (header || (n && line->text.s[0] == '+'))
			continue;
		at = line->number;
		n++;
	}
	return at;
}
