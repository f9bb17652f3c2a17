/* SPDX-License-Identifier: MIT
 * What a kind would bring the reader who has it, or a space who goes there, by the fields that the game's lines
 * "brings FIELD" name. */
#include "report/page.h"

#include <stdlib.h>

static bool is_space(const struct table *t, thing k)
{
	return k > SPACES && k <= SPACES + t->map->spaces;
}

/* Returns whether a field asks for kinds such as this one, or for spaces. */
static bool asks_for(const struct table *t, int field, thing k)
{
	const struct arg *arg = &t->rules->field_arg[field];
	struct buf class = BUF_INIT;
	bool does;

	if (is_space(t, k))
		return arg->type == T_SPACE || arg->type == T_AREA;
	buf_add(&class, arg->name.s, arg->name.n);
	does = arg->type == T_CLASS && of_class(t, k, class.s);
	buf_free(&class);
	return does;
}

/* Fills a phrase with the value and the columns of a kind. Returns how many args that are. */
static int fill_with_kind(struct phrase_arg *filling, const struct table *t, thing k, int value)
{
	int n = 0;

	filling[n++] = (struct phrase_arg){ .name = SPAN("value"), .type = T_INT, .value = value };
	for (int c = 1; c <= t->rules->columns && !is_space(t, k); c++)
		filling[n++] = say_column(t, k, c);
	return n;
}

bool page_brings(struct buf *b, const struct phrase_context *v, thing k, int *value)
{
	const struct table *t = v->table;
	struct phrase_arg *filling = xalloc((size_t)t->rules->columns + 1, sizeof *filling);
	struct buf name = BUF_INIT;
	bool said = false;

	for (int i = 1; i <= t->rules->fields && !said; i++) {
		const struct span field = t->rules->field_name[i];

		if (!phrases_brings(v->phrases, i) || !asks_for(t, i, k))
			continue;
		buf_clear(&name);
		buf_add(&name, field.s, field.n);
		*value = t->game->fields[i].value(t, v->reader, NULL, k);
		said = say_line(
			b, v, "brings", name.s, filling, fill_with_kind(filling, t, k, *value));
	}
	buf_free(&name);
	free(filling);
	return said;
}

bool page_worth(struct buf *b, const struct phrase_context *v, thing k)
{
	struct buf said = BUF_INIT;
	int value;
	bool worth = page_brings(&said, v, k, &value) && value > 0;

	if (worth)
		buf_add(b, said.s, said.n);
	buf_free(&said);
	return worth;
}

bool page_tells_worth(const struct phrase_context *v)
{
	for (int i = 1; i <= v->table->rules->fields; i++)
		if (phrases_brings(v->phrases, i))
			return true;
	return false;
}
