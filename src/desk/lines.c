/* SPDX-License-Identifier: MIT
 * The lines of a letter, with what a trial tells of each. */
#include "core/orders.h"
#include "desk/in.h"
#include "desk/json.h"

#include <stdlib.h>

static const char *name_of(enum line_kind what)
{
	static const char *const names[] = { "order", "policy", "cancel", "bad" };

	return names[what];
}

static void write_some(struct buf *b, const char *name, const struct buf *text)
{
	if (text->n)
		json_text(b, name, span_of_buf(text));
}

static void write_given(struct buf *b, const char *name, const char *text)
{
	if (text)
		json_text(b, name, span_of(text));
}

static void write_yes(struct buf *b, const char *name, bool is)
{
	if (is)
		json_bool(b, name, true);
}

static void write_meant(struct buf *b, const struct buf *meant)
{
	struct span rest = span_of_buf(meant), line;

	if (!meant->n)
		return;
	json_open(b, "meant", '[');
	while (span_line(&rest, &line))
		json_item(b, line);
	buf_char(b, ']');
}

static void write_verdict(struct buf *b, const struct line_verdict *told)
{
	write_some(b, "refusal", &told->refusal);
	write_some(b, "vain", &told->vain);
	write_some(b, "waits", &told->waits);
	write_meant(b, &told->meant);
	write_yes(b, "partly", told->partly);
	write_yes(b, "spare", told->spare);
	write_yes(b, "unasked", told->unasked);
	write_yes(b, "some", told->some);
}

static void write_line(struct buf *b, const struct line *line, const struct line_verdict *told)
{
	json_open(b, NULL, '{');
	json_int(b, "number", line->number);
	json_text(b, "text", line->text);
	json_text(b, "what", span_of(name_of(line->what)));
	write_yes(b, "standing", line->standing);
	write_given(b, "as", line->as);
	write_given(b, "problem", line->problem);
	if (told->remedy.n)
		write_some(b, "remedy", &told->remedy);
	else
		write_given(b, "remedy", line->remedy);
	write_verdict(b, told);
	buf_char(b, '}');
}

static struct line_verdict *verdicts_new(int n)
{
	struct line_verdict *told = xalloc((size_t)n + 1, sizeof *told);

	for (int i = 0; i <= n; i++)
		told[i] = (struct line_verdict){ .refusal = BUF_INIT,
			.remedy = BUF_INIT,
			.meant = BUF_INIT,
			.vain = BUF_INIT,
			.waits = BUF_INIT };
	return told;
}

static void verdicts_free(struct line_verdict *told, int n)
{
	for (int i = 0; i <= n; i++) {
		buf_free(&told[i].refusal);
		buf_free(&told[i].remedy);
		buf_free(&told[i].meant);
		buf_free(&told[i].vain);
		buf_free(&told[i].waits);
	}
	free(told);
}

bool desk_lines(struct desk *desk)
{
	struct buf text = BUF_INIT, *b = &desk->answer;
	struct names reader;
	struct orders *o;
	struct line_verdict *told;

	if (!desk_is_open(desk))
		return false;
	desk_orders(desk, &text);
	reader = (struct names){ desk->t->rules, desk->t->map, desk->t->seats };
	o = orders_read(text.s, text.n, &reader);
	told = verdicts_new(o->lines);
	report_line_verdicts(
		desk->t, &desk->head, desk->phrases, span_of_buf(&text), false, o->lines, told);
	json_open(b, NULL, '{');
	json_open(b, "lines", '[');
	for (int i = 0; i < o->lines; i++)
		write_line(b, &o->line[i], &told[i]);
	buf_char(b, ']');
	write_some(b, "vain", &told[o->lines].vain);
	buf_char(b, '}');
	verdicts_free(told, o->lines);
	orders_free(o);
	buf_free(&text);
	return true;
}
