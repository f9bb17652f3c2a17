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

	if (is_space(t, k))
		return arg->type == T_SPACE || arg->type == T_AREA;
	return arg->type == T_CLASS && arg->among->has[k - KINDS];
}

/* Returns the field by which the phrases say what a kind brings, and gets how much that is; 0: they do not say it. */
static int ask_field(const struct phrase_context *v, thing k, int *value)
{
	const struct table *t = v->table;

	for (int i = 1; i <= t->rules->fields; i++)
		if (phrases_brings(v->phrases, i) && asks_for(t, i, k)) {
			*value = t->game->fields[i].value(t, v->reader, NULL, k);
			return i;
		}
	return 0;
}

bool page_value(const struct phrase_context *v, thing k, int *value)
{
	return ask_field(v, k, value) != 0;
}

/* Says a field's phrase with the value and the columns of a kind. */
static void say_field(struct buf *b, const struct phrase_context *v, int field, thing k, int value)
{
	const struct table *t = v->table;
	struct phrase_arg *filling = xalloc((size_t)t->rules->columns + 1, sizeof *filling);
	struct buf name = BUF_INIT;
	int n = 0;

	filling[n++] = (struct phrase_arg){ .name = SPAN("value"), .type = T_INT, .value = value };
	for (int c = 1; c <= t->rules->columns && !is_space(t, k); c++)
		filling[n++] = say_column(t, k, c);
	buf_add(&name, t->rules->field_name[field].s, t->rules->field_name[field].n);
	say_line(b, v, "brings", name.s, filling, n);
	buf_free(&name);
	free(filling);
}

bool page_brings(struct buf *b, const struct phrase_context *v, thing k, int *value)
{
	const int field = ask_field(v, k, value);

	if (field)
		say_field(b, v, field, k, *value);
	return field != 0;
}

bool page_worth(struct buf *b, const struct phrase_context *v, thing k)
{
	int value, field = ask_field(v, k, &value);

	if (!field || value <= 0)
		return false;
	say_field(b, v, field, k, value);
	return true;
}

const struct kind_value *page_kind_value(const struct page *p, thing k)
{
	struct kind_value *w = &p->worth[k - KINDS];

	if (!w->asked) {
		*w = (struct kind_value){ .asked = true, .brings = 1, .said = BUF_INIT };
		w->told = page_brings(&w->said, &p->voice, k, &w->brings);
	}
	return w;
}

void page_forget_values(struct page *p)
{
	for (int k = 1; p->worth && k <= p->t->box->kinds; k++)
		buf_free(&p->worth[k].said);
	free(p->worth);
}

bool page_tells_worth(const struct phrase_context *v)
{
	for (int i = 1; i <= v->table->rules->fields; i++)
		if (phrases_brings(v->phrases, i))
			return true;
	return false;
}
