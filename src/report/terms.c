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

/* What fills a line, of which only the holes that it has are filled. */
struct terms {
	const struct phrase_context *voice;
	int value;
	int n;
	struct phrase_arg *filling;
};

static void add_filling(struct terms *terms, struct phrase_arg filling)
{
	terms->filling = xmore(terms->filling, (size_t)terms->n, sizeof *terms->filling);
	terms->filling[terms->n++] = filling;
}

static void add_term(struct terms *terms, struct span name, const struct arg *type, int value)
{
	add_filling(terms,
		(struct phrase_arg){ .name = name,
			.type = type->type,
			.value = value,
			.n = 1,
			.words = type->words });
}

/* A set becomes text, which the arg owns. */
static void add_set(struct terms *terms, const struct key *key, int value)
{
	struct buf words = BUF_INIT;

	option_print(&words, key->words, value);
	add_filling(terms,
		(struct phrase_arg){
			.name = span_of(key->name), .text = span_of(buf_take(&words)) });
}

static bool add_option(struct terms *terms, struct span name)
{
	const struct table *t = terms->voice->table;

	for (int i = 1; i <= t->box->keys; i++) {
		const struct key *key = &t->game->keys[i];
		const struct arg type = { .type = key->words ? T_WORDS : T_INT,
			.words = key->words };

		if (!t->box->key[i].option || !span_is(name, key->name))
			continue;
		if (key->words && *key->words == '+')
			add_set(terms, key, t->keys[i]);
		else
			add_term(terms, name, &type, t->keys[i]);
		return true;
	}
	return false;
}

/* Fields that the line does not name may need a reader with a seat. */
static bool add_field(struct terms *terms, struct span name)
{
	const struct table *t = terms->voice->table;

	for (int i = 1; i <= t->rules->fields; i++) {
		if (t->rules->field_arg[i].type || !span_same(t->rules->field_name[i], name))
			continue;
		add_term(terms, name, &t->rules->field_value[i],
			t->game->fields[i].value(t, terms->voice->reader, NULL, NONE));
		return true;
	}
	return false;
}

/* Adds a dial of the table, if the reader sees it. */
static void add_table_dial(struct terms *terms, struct span name)
{
	const struct table *t = terms->voice->table;
	const size_t n = strlen("table-");

	if (!span_starts(name, "table-"))
		return;
	for (const int *d = t->rules->dials_of[OF_TABLE]; *d; d++) {
		struct phrase_arg filling = dial_filling(t, *d, dial(t, TABLE, *d));

		filling.name = name;
		if (span_is((struct span){ name.s + n, name.n - n }, dial_row(t, *d)->name)
			&& view_dial(t, terms->voice->reader, TABLE, *d))
			add_filling(terms, filling);
	}
}

static bool is_filled(const struct terms *terms, struct span name)
{
	int i = 0;

	while (i < terms->n && !span_same(terms->filling[i].name, name))
		i++;
	return i < terms->n;
}

static void add_hole(struct terms *terms, struct span name)
{
	const struct table *t = terms->voice->table;
	const struct arg number = { .type = T_INT };

	if (is_filled(terms, name))
		return;
	if (span_is(name, "value"))
		add_term(terms, name, &number, terms->value);
	else if (span_is(name, "seats"))
		add_term(terms, name, &number, t->seats);
	else if (span_is(name, "season"))
		add_term(terms, name, &number, season(t));
	else if (!add_option(terms, name) && !add_field(terms, name))
		add_table_dial(terms, name);
}

bool page_of_terms(struct buf *b, const struct phrase_context *v, const char *sort,
	const char *name, int value)
{
	struct terms terms = { v, value, 0, NULL };
	struct span line = say_line_text(v, sort, name), hole;

	if (!line.s)
		return false;
	while (say_next_hole(&line, &hole))
		add_hole(&terms, hole);
	say_line(b, v, sort, name, terms.filling, terms.n);
	for (int i = 0; i < terms.n; i++)
		if (!terms.filling[i].type)
			free((char *)terms.filling[i].text.s);
	free(terms.filling);
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
