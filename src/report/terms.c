/* SPDX-License-Identifier: MIT
 * The game's lines on a match: "match about", what it is; "match end", when it ends; "match terms", what was agreed; "match season"
 * and "match next", the names of the season played and of the next one. */
#include "core/view.h"
#include "report/page.h"

#include <stdlib.h>
#include <string.h>

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
	struct buf names; /* of the holes that are for dials of the table */
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
static void add_fields(
	struct terms *terms, const struct phrase_context *v, const char *sort, const char *name)
{
	const struct table *t = v->table;

	for (int i = 1; i <= t->rules->fields; i++) {
		const struct field *field = &t->game->fields[i];

		if (!t->rules->field_arg[i].type && say_names(v, sort, name, field->name))
			add_term(terms, field->name, &t->rules->field_value[i],
				field->value(t, v->reader, NULL, NONE));
	}
}

/* Adds dials of the table that the line names and the reader sees. All names are made before they are pointed at. */
static void add_table_dials(
	struct terms *terms, const struct phrase_context *v, const char *sort, const char *name)
{
	const struct table *t = v->table;
	struct buf *names = &terms->names;
	size_t at = 0, n;

	for (const int *d = t->rules->dials_of[OF_TABLE]; *d; d++) {
		buf_fmt(names, "table-%s", dial_row(t, *d)->name);
		buf_char(names, '\0');
	}
	for (const int *d = t->rules->dials_of[OF_TABLE]; *d; d++, at += n + 1) {
		n = strlen(names->s + at);
		if (!say_names(v, sort, name, names->s + at) || !view_dial(t, v->reader, TABLE, *d))
			continue;
		terms->filling[terms->n] = dial_filling(t, *d, dial(t, TABLE, *d));
		terms->filling[terms->n++].name = (struct span){ names->s + at, n };
	}
}

bool page_of_terms(struct buf *b, const struct phrase_context *v, const char *sort,
	const char *name, int value)
{
	const struct arg number = { .type = T_INT };
	const struct rules *r = v->table->rules;
	size_t most = (size_t)(3 + v->table->box->keys + r->fields + r->dials);
	struct terms terms = { 0, NULL, BUF_INIT };

	if (!say_knows(v, sort, name))
		return false;
	terms.filling = xalloc(most, sizeof *terms.filling);
	add_term(&terms, "value", &number, value);
	add_term(&terms, "seats", &number, v->table->seats);
	add_term(&terms, "season", &number, season(v->table));
	add_options(&terms, v->table);
	add_fields(&terms, v, sort, name);
	add_table_dials(&terms, v, sort, name);
	say_line(b, v, sort, name, terms.filling, terms.n);
	for (int i = 0; i < terms.n; i++)
		if (!terms.filling[i].type)
			free((char *)terms.filling[i].text.s);
	free(terms.filling);
	buf_free(&terms.names);
	return true;
}

void page_of_match(const struct page *p, const char *line, struct buf *b)
{
	page_of_terms(b, &p->voice, "match", line, 0);
}

void page_for_orders(struct buf *b, const struct phrase_context *v)
{
	if (season(v->table))
		page_of_terms(b, v, "match", "orders", 0);
}

void page_season(struct buf *b, const struct phrase_context *v, int season)
{
	if (!season || !page_of_terms(b, v, "match", "called", season))
		say(b, v, SAY_SEASON, AS_INT(season));
}

void report_season_word(struct buf *b, const struct phrases *phrases)
{
	const struct phrase_context v = { .phrases = phrases };
	const struct phrase_arg value = { .name = SPAN("value"), .type = T_INT, .value = 1 };
	size_t from = b->n;

	if (!say_line(b, &v, "match", "called", &value, 1))
		say(b, &v, SAY_SEASON, AS_INT(1));
	while (b->n > from && b->s[b->n - 1] != ' ')
		buf_cut(b, b->n - 1);
	buf_cut(b, b->n > from ? b->n - 1 : b->n);
}

void page_of_season(struct buf *b, const struct phrase_context *v, enum phrase phrase, int season)
{
	struct buf called = BUF_INIT;

	page_season(&called, v, season);
	say(b, v, phrase, AS_TEXT(called.s));
	buf_free(&called);
}

void report_season_name(struct buf *b, const struct report_input *of)
{
	struct page p = page_plain(b, of, NOBODY);
	struct buf name = BUF_INIT;

	page_of_match(&p, "season", &name);
	if (season(of->table) && (name.n || say_knows(&p.voice, "match", "called")))
		page_season(b, &p.voice, season(of->table));
	if (name.n)
		buf_fmt(b, ": %s", name.s);
	buf_free(&name);
	page_close(&p);
}
