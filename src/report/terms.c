/* SPDX-License-Identifier: MIT
 * The game's lines on a match: "match about", what it is; "match end", when it ends; "match terms", what was agreed; "match season"
 * and "match next", the names of the season played and of the next one. */
#include "report/page.h"

#include <stdlib.h>

void option_print(struct buf *b, const char *words, int value)
{
	struct span word;
	int n = 0;

	if (!words) {
		buf_int(b, value);
		return;
	}
	for (int i = 0; (word = words_nth(words, i)).s; i++) {
		if (*words == '+' ? !(value >> i & 1) : value != i)
			continue;
		buf_str(b, n++ ? " " : "");
		buf_add(b, word.s, word.n);
	}
}

struct terms {
	int n;
	struct phrase_arg *filling;
};

static void add_term(struct terms *terms, const char *name, const struct arg *type, int value)
{
	terms->filling[terms->n++] = (struct phrase_arg){ .name = span_of(name),
		.type = type->type,
		.value = value,
		.n = 1,
		.words = type->words };
}

/* A set becomes text, which the arg owns. */
static void add_set(struct terms *terms, const struct key *key, int value)
{
	struct buf words = BUF_INIT;

	option_print(&words, key->words, value);
	terms->filling[terms->n++] = (struct phrase_arg){ .name = span_of(key->name),
		.text = span_of(buf_take(&words)) };
}

static void add_options(struct terms *terms, const struct table *t)
{
	for (int i = 1; i <= t->box->keys; i++) {
		const struct key *key = &t->game->keys[i];
		const struct arg type = { .type = key->words ? T_WORDS : T_INT,
			.words = key->words };

		if (!t->box->key[i].option)
			continue;
		if (key->words && *key->words == '+')
			add_set(terms, key, t->keys[i]);
		else
			add_term(terms, key->name, &type, t->keys[i]);
	}
}

/* Adds only fields that the line names: others may need a reader with a seat. */
static void add_fields(struct terms *terms, const struct page *p, const char *line)
{
	const struct table *t = p->t;

	for (int i = 1; i <= t->rules->fields; i++) {
		const struct field *field = &t->game->fields[i];

		if (!t->rules->field_arg[i].type
			&& say_names(&p->voice, "match", line, field->name))
			add_term(terms, field->name, &t->rules->field_value[i],
				field->value(t, p->seat, NULL, NONE));
	}
}

void page_of_match(const struct page *p, const char *line, struct buf *b)
{
	const struct arg number = { .type = T_INT };
	size_t most = (size_t)(2 + p->t->box->keys + p->t->rules->fields);
	struct terms terms = { 0, xalloc(most, sizeof *terms.filling) };

	add_term(&terms, "seats", &number, p->t->seats);
	add_term(&terms, "season", &number, season(p->t));
	add_options(&terms, p->t);
	add_fields(&terms, p, line);
	say_line(b, &p->voice, "match", line, terms.filling, terms.n);
	for (int i = 0; i < terms.n; i++)
		if (!terms.filling[i].type)
			free((char *)terms.filling[i].text.s);
	free(terms.filling);
}

void report_season_name(struct buf *b, const struct report_input *of)
{
	struct page p = page_plain(b, of, NOBODY);

	page_of_match(&p, "season", b);
	page_close(&p);
}
