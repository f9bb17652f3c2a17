/* SPDX-License-Identifier: MIT */
#include "base/texts.h"
#include "base/fail.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { VALUES = 12, NAME_BYTES = 80 };

struct text_row {
	struct span name, text;
};

struct texts {
	char language[LANGUAGE_BYTES];
	const struct texts *english; /* NULL: these are English */
	struct text_row *row;	     /* sorted by name */
	int rows;
	char **file; /* what the rows point into */
	int files;
};

/* ---- lines ---- */

struct texts_lines texts_begin(char *memory, size_t n)
{
	return (struct texts_lines){ .memory = memory, .rest = { memory, n }, .next = 1 };
}

/* Cuts the next text off: its line, and those below it that begin with a blank. */
static bool next_lines(struct texts_lines *l, struct span *all)
{
	struct span line;

	l->line = l->next;
	if (!span_line(&l->rest, all))
		return false;
	l->next++;
	while (all->n && all->s[0] != '#' && l->rest.n && l->rest.s[0] == ' ') {
		span_line(&l->rest, &line);
		all->n = (size_t)(line.s + line.n - all->s);
		l->next++;
	}
	return true;
}

/* Line ends within a text, and the blanks around them, become one blank. */
static size_t join_lines(char *s, size_t n)
{
	size_t to = 0;

	for (size_t i = 0; i < n; i++) {
		bool blank = s[i] == '\n' || s[i] == '\r' || s[i] == ' ';

		if (!blank)
			s[to++] = s[i];
		else if (to && s[to - 1] != ' ')
			s[to++] = ' ';
	}
	return to;
}

bool texts_next(struct texts_lines *l, struct span *name, struct span *text)
{
	const char *colon;

	do {
		if (!next_lines(l, text))
			return false;
		text->n = join_lines(l->memory + (text->s - l->memory), text->n);
		*text = span_trim(*text);
	} while (!text->n || text->s[0] == '#');
	colon = span_find(*text, ':');
	*name = (struct span){ NULL, 0 };
	if (colon) {
		*name = (struct span){ text->s, (size_t)(colon - text->s) };
		*text = span_trim((struct span){ colon + 1, text->n - name->n - 1 });
	}
	return true;
}

/* ---- choices ---- */

const char *texts_skip(const char *s, const char *end)
{
	for (int depth = 0; s < end; s++) {
		/* nearly all are letters */
		if (*s < '{')
			continue;
		if (!depth && (*s == '|' || *s == '}'))
			return s;
		depth += (*s == '{') - (*s == '}');
	}
	return end;
}

const char *texts_hole(const char *s, const char *end, int *choices)
{
	*choices = 1;
	s = texts_skip(s, end);
	for (; s < end && *s == '|'; ++*choices)
		s = texts_skip(s + 1, end);
	return s;
}

struct span texts_choice(struct span choices, int place)
{
	const char *end = choices.s + choices.n, *at = choices.s, *stop = texts_skip(at, end);

	for (; place > 0 && stop < end; place--) {
		at = stop + 1;
		stop = texts_skip(at, end);
	}
	return (struct span){ at, (size_t)(stop - at) };
}

int texts_choose(long long number, int choices)
{
	if (choices < 3)
		return number != 1;
	if (choices == 3)
		return number > 1 ? 2 : number > 0;
	return number < 1 ? 0 : number <= choices ? (int)number - 1 : choices - 1;
}

/* ---- files ---- */

bool texts_is_language(struct span name)
{
	bool part = false; /* behind a '-' */
	size_t letters = 0;

	for (size_t i = 0; i < name.n; i++) {
		char c = name.s[i];

		if (c == '-' && letters) {
			part = true;
			letters = 0;
		} else if ((c >= 'a' && c <= 'z') || (part && c >= '0' && c <= '9')) {
			letters++;
		} else {
			return false;
		}
	}
	return letters && name.n < LANGUAGE_BYTES;
}

struct texts *texts_make(const char *language, const struct texts *english)
{
	struct texts *t = xalloc(1, sizeof *t);

	must(texts_is_language(span_of(language)));
	strcpy(t->language, language);
	t->english = english;
	return t;
}

const char *texts_language(const struct texts *t)
{
	return t->language;
}

void texts_free(struct texts *t)
{
	for (int i = 0; t && i < t->files; i++)
		free(t->file[i]);
	if (t) {
		free(t->file);
		free(t->row);
	}
	free(t);
}

static int name_order(struct span a, struct span b)
{
	int c = memcmp(a.s, b.s, a.n < b.n ? a.n : b.n);

	return c ? c : (a.n > b.n) - (a.n < b.n);
}

static int row_order(const void *a, const void *b)
{
	return name_order(((const struct text_row *)a)->name, ((const struct text_row *)b)->name);
}

static const struct text_row *find_row(const struct texts *t, struct span name)
{
	struct text_row wanted = { .name = name };

	return t->rows ? bsearch(&wanted, t->row, (size_t)t->rows, sizeof *t->row, row_order)
		       : NULL;
}

static bool are_braces_closed(struct span text)
{
	int depth = 0;

	for (size_t i = 0; i < text.n && depth >= 0; i++)
		depth += (text.s[i] == '{') - (text.s[i] == '}');
	return !depth;
}

/* Cuts the next hole off a text, also one in a choice; gets its name. */
static bool next_hole(struct span *text, struct span *name)
{
	const char *brace = span_find(*text, '{'), *end = text->s + text->n, *stop;

	if (!brace)
		return false;
	for (stop = brace + 1; stop < end && *stop != ':' && *stop != '}';)
		stop++;
	*name = (struct span){ brace + 1, (size_t)(stop - brace - 1) };
	*text = (struct span){ stop, (size_t)(end - stop) };
	return true;
}

/* Finds a hole of one text that another one does not have. */
static bool lacks_hole(struct span of, struct span other, struct span *hole)
{
	while (next_hole(&of, hole)) {
		struct span rest = other, name;
		bool there = false;

		while (!there && next_hole(&rest, &name))
			there = span_same(name, *hole);
		if (!there)
			return true;
	}
	return false;
}

/* English is what the program fills: its names and holes are those of every language. */
static bool is_as_english(const struct texts *t, const struct text_row *row, struct buf *why)
{
	const struct text_row *english;
	struct span hole;

	if (!t->english)
		return true;
	english = find_row(t->english, row->name);
	if (!english)
		buf_fmt(why,
			"write the name of an English text, or take this one out: no English text "
			"is called '%.*s'",
			(int)row->name.n, row->name.s);
	else if (lacks_hole(row->text, english->text, &hole))
		buf_fmt(why,
			"take the hole {%.*s} out, or the text '%.*s': the English text has no "
			"such hole",
			(int)hole.n, hole.s, (int)row->name.n, row->name.s);
	else if (lacks_hole(english->text, row->text, &hole))
		buf_fmt(why,
			"write the hole {%.*s} into the text '%.*s', or take the text out: the "
			"English one has that hole",
			(int)hole.n, hole.s, (int)row->name.n, row->name.s);
	else
		return true;
	return false;
}

static bool add_row(struct texts *t, struct span name, struct span text, struct buf *why)
{
	struct text_row row = { name, text };

	if (!name.s || !name.n || name.n >= NAME_BYTES || !are_braces_closed(text)) {
		buf_str(why, "the line is not NAME: TEXT with all braces closed");
		return false;
	}
	if (!is_as_english(t, &row, why))
		return false;
	t->row = xmore(t->row, (size_t)t->rows, sizeof *t->row);
	t->row[t->rows++] = row;
	return true;
}

static bool is_name_once(const struct texts *t, const char *path, struct buf *why)
{
	for (int i = 1; i < t->rows; i++)
		if (!row_order(&t->row[i - 1], &t->row[i])) {
			buf_fmt(why, "%s: '%.*s' is in the file twice", path, (int)t->row[i].name.n,
				t->row[i].name.s);
			return false;
		}
	return true;
}

/* Adds the texts in memory; says of the first that is wrong where it stands. */
static bool add_rows(struct texts *t, struct texts_lines lines, const char *path, struct buf *why)
{
	struct buf wrong = BUF_INIT;
	struct span name, text;
	bool ok = true;

	while (texts_next(&lines, &name, &text)) {
		if (!add_row(t, name, text, &wrong) && ok) {
			buf_fmt(why, "%s, line %d: %s", path, lines.line, wrong.s);
			ok = false;
		}
	}
	buf_free(&wrong);
	return ok;
}

bool texts_add(struct texts *t, struct span file, const char *path, struct buf *why)
{
	char *memory;
	bool ok;

	if (file.n > TEXTS_MOST) {
		buf_fmt(why, "%s: the file has more than %d bytes", path, TEXTS_MOST);
		return false;
	}
	memory = xcopy(file.s, file.n);
	t->file = xgrow(t->file, (size_t)t->files + 1, sizeof *t->file);
	t->file[t->files++] = memory;
	ok = add_rows(t, texts_begin(memory, file.n), path, why);
	if (t->rows)
		qsort(t->row, (size_t)t->rows, sizeof *t->row, row_order);
	return ok && is_name_once(t, path, why);
}

/* ---- values ---- */

struct value {
	struct span name;
	bool is_number;
	long long number;
	struct span text;
};

struct said {
	const char *form;
	struct value value[VALUES];
	int values;
};

/* A va_list that is a parameter may be an array type, to which no pointer can be passed on; in a
 * struct it can. */
struct arguments {
	va_list list;
};

static struct value read_value(struct span word, struct arguments *a)
{
	const char *equals = span_find(word, '=');
	struct span as = { equals + 1, word.n - (size_t)(equals + 1 - word.s) };
	struct value v = { .name = { word.s, (size_t)(equals - word.s) }, .is_number = true };
	const char *s;
	int n;

	if (span_is(as, "%d")) {
		v.number = va_arg(a->list, int);
	} else if (span_is(as, "%ld")) {
		v.number = va_arg(a->list, long);
	} else if (span_is(as, "%lld")) {
		v.number = va_arg(a->list, long long);
	} else if (span_is(as, "%zu")) {
		v.number = (long long)va_arg(a->list, size_t);
	} else if (span_is(as, "%.*s")) {
		n = va_arg(a->list, int);
		s = va_arg(a->list, const char *);
		v.text = (struct span){ s, (size_t)n };
		v.is_number = false;
	} else {
		must(span_is(as, "%s"));
		s = va_arg(a->list, const char *);
		v.text = span_of(s);
		v.is_number = false;
	}
	return v;
}

static void say_span(struct buf *b, const struct said *s, struct span text);

/* n: the number of choices. */
static void say_hole(struct buf *b, const struct said *s, struct span hole, int n)
{
	const char *colon = span_find(hole, ':');
	struct span name = { hole.s, colon ? (size_t)(colon - hole.s) : hole.n };
	struct span choices = { hole.s + name.n + 1, colon ? hole.n - name.n - 1 : 0 };
	const struct value *v = s->value;

	while (v < s->value + s->values && !span_same(v->name, name))
		v++;
	if (v == s->value + s->values)
		bug("'%s' has no value '%.*s'", s->form, (int)name.n, name.s);
	if (colon)
		say_span(b, s,
			texts_choice(
				choices, v->is_number ? texts_choose(v->number, n) : !v->text.n));
	else if (v->is_number)
		buf_int(b, v->number);
	else
		buf_add(b, v->text.s, v->text.n);
}

static void say_span(struct buf *b, const struct said *said, struct span text)
{
	const char *s = text.s, *end = text.s + text.n;

	while (s < end) {
		const char *brace = memchr(s, '{', (size_t)(end - s));
		int choices;

		buf_add(b, s, (size_t)((brace ? brace : end) - s));
		if (!brace)
			return;
		s = texts_hole(brace + 1, end, &choices);
		say_hole(b, said, (struct span){ brace + 1, (size_t)(s - brace - 1) }, choices);
		s++;
	}
}

/* Returns the name of the text: the first word of form, with a string in the place of %s. */
static void read_name(char name[NAME_BYTES], struct span word, struct arguments *a)
{
	const char *hole = memmem(word.s, word.n, "%s", 2);
	int head = (int)(hole ? hole - word.s : (long)word.n);
	int tail = hole ? (int)word.n - head - 2 : 0;
	const char *inner = hole ? va_arg(a->list, const char *) : "";

	must(snprintf(name, NAME_BYTES, "%.*s%s%.*s", head, word.s, inner, tail,
		     word.s + word.n - tail)
		< NAME_BYTES);
}

static struct span find_text(const struct texts *t, struct span name)
{
	const struct text_row *row = find_row(t, name);

	if (!row && t->english)
		row = find_row(t->english, name);
	if (!row)
		bug("there is no text '%.*s'", (int)name.n, name.s);
	return row->text;
}

void texts_vsay(const struct texts *t, struct buf *b, const char *form, va_list list)
{
	struct said said = { .form = form };
	struct span rest = span_of(form), word;
	char name[NAME_BYTES];
	struct arguments a;

	va_copy(a.list, list);
	must(span_word(&rest, &word));
	read_name(name, word, &a);
	while (span_word(&rest, &word)) {
		must(said.values < VALUES);
		said.value[said.values++] = read_value(word, &a);
	}
	va_end(a.list);
	say_span(b, &said, find_text(t, span_of(name)));
}

void texts_say(const struct texts *t, struct buf *b, const char *form, ...)
{
	va_list ap;

	va_start(ap, form);
	texts_vsay(t, b, form, ap);
	va_end(ap);
}

void texts_vtell(const struct texts *t, struct buf *b, const char *form, va_list list)
{
	struct buf line = BUF_INIT;

	texts_vsay(t, &line, form, list);
	text_wrap(b, "", "", line.s, line.n, 72);
	buf_free(&line);
}

void texts_tell(const struct texts *t, struct buf *b, const char *form, ...)
{
	va_list ap;

	va_start(ap, form);
	texts_vtell(t, b, form, ap);
	va_end(ap);
}
