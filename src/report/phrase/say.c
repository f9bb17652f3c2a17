/* SPDX-License-Identifier: MIT */
#include "report/phrase/say.h"
#include "report/phrase/say_in.h"

#include <string.h>

/* ---- values ---- */

static void buf_span(struct buf *b, struct span s)
{
	buf_add(b, s.s, s.n);
}

struct phrase_arg say_column(const struct table *t, thing x, int column)
{
	const struct column *of = &t->game->columns[column];

	return (struct phrase_arg){ .name = span_of(of->name),
		.type = of->words ? T_WORDS : T_INT,
		.value = num(t, x, column),
		.words = of->words };
}

void say_plain(struct buf *b, const struct phrase_context *v, enum phrase p)
{
	buf_span(b, v->phrases->general[p]);
}

static void say_number(struct buf *b, const struct phrase_context *v, long long number)
{
	struct number_list *apart = v->apart;

	if (!apart || apart->n == NUMBERS) {
		buf_int(b, number);
		return;
	}
	apart->number[apart->n++] = number;
	buf_char(b, NUMBER_APART);
}

void say_words_of(struct buf *b, struct span name)
{
	for (size_t i = 0; i < name.n; i++)
		buf_char(b, name.s[i] == '-' ? ' ' : name.s[i]);
}

void say_capital(struct buf *b, size_t at)
{
	if (at < b->n && b->s[at] >= 'a' && b->s[at] <= 'z')
		b->s[at] = (char)(b->s[at] + 'A' - 'a');
}

void say_seat(struct buf *b, const struct phrase_context *v, int seat)
{
	size_t at = b->n;

	if (v->phrases->seat[seat].s) {
		buf_span(b, v->phrases->seat[seat]);
		return;
	}
	seat_print(b, v->table->game, seat);
	say_capital(b, at);
}

static void say_noun(struct buf *b, const struct phrase_context *v, thing k, int n, bool bare)
{
	const struct phrase_kind *nouns = &v->phrases->kind[k - KINDS];

	if (n > 1) {
		say_number(b, v, n);
		buf_char(b, ' ');
	}
	if (!nouns->one.s)
		buf_str(b, v->table->box->kind[k - KINDS].title);
	else
		buf_span(b, n > 1 ? nouns->many : bare ? nouns->bare : nouns->one);
}

void say_kind(struct buf *b, const struct phrase_context *v, thing k, int n)
{
	say_noun(b, v, k, n, false);
}

static void say_space(struct buf *b, const struct phrase_context *v, thing at)
{
	buf_str(b, v->table->map->space[at - SPACES].title);
}

const char *say_between(const struct phrase_context *v)
{
	for (int i = 1; i <= v->table->map->spaces; i++)
		if (strchr(v->table->map->space[i].title, ','))
			return " ";
	return ", ";
}

static void say_zone(struct buf *b, const struct phrase_context *v, thing at)
{
	const struct phrase_arg whose = {
		.name = SPAN("seat"), .type = T_SEAT, .value = (at - PLACES) % 16
	};

	say_named(b, v, "zone", v->table->game->zones[(at - PLACES) / 16].name, &whose, 1);
}

static bool is_kind(const struct phrase_context *v, int x)
{
	return x > KINDS && x <= KINDS + v->table->box->kinds;
}

static void say_thing(
	struct buf *b, const struct phrase_context *v, const struct phrase_arg *f, bool bare)
{
	if (f->value == HIDDEN)
		say_plain(b, v, SAY_SOMETHING);
	else if (!f->value)
		say_plain(b, v, f->type == T_SEAT ? SAY_NOBODY : SAY_NOTHING);
	else if (f->value == v->reader)
		say_plain(b, v, SAY_YOU);
	else if (f->value <= MAXSEATS)
		say_seat(b, v, f->value);
	else if (is_kind(v, f->value))
		say_noun(b, v, f->value, f->n, bare);
	else if (f->value > SPACES && f->value <= SPACES + v->table->map->spaces)
		say_space(b, v, f->value);
	else if (f->value >= PLACES && f->value < PIECES)
		say_zone(b, v, f->value);
	else
		say_plain(b, v, SAY_SOMETHING);
}

static void say_word(struct buf *b, const struct phrase_context *v, const struct phrase_arg *f)
{
	struct span word = words_nth(f->words, f->value), said = { 0 };
	char name[40];

	if (!word.s) {
		buf_int(b, f->value);
		return;
	}
	if (word.n < sizeof name) {
		memcpy(name, word.s, word.n);
		name[word.n] = 0;
		said = phrases_find(v->phrases, "word", name);
	}
	if (said.s)
		buf_span(b, said);
	else
		say_words_of(b, word);
}

/* Says "Liang", or without an article "hero Liang". */
static void say_called(
	struct buf *b, const struct phrase_context *v, const struct phrase_arg *f, bool bare)
{
	if (bare) {
		say_noun(b, v, f->value, 1, true);
		buf_char(b, ' ');
	}
	say_noun(b, v, f->called, 1, true);
}

static void say_bare(
	struct buf *b, const struct phrase_context *v, const struct phrase_arg *f, bool bare)
{
	if (!f->type)
		buf_span(b, f->text);
	else if (f->type == T_INT || f->type == T_TIMES)
		say_number(b, v, f->value);
	else if (f->type == T_WORDS)
		say_word(b, v, f);
	else if (f->called)
		say_called(b, v, f, bare);
	else
		say_thing(b, v, f, bare);
}

void say_value(struct buf *b, const struct phrase_context *v, const struct phrase_arg *f)
{
	say_bare(b, v, f, false);
}

struct phrase_arg dial_filling(const struct table *t, int d, int value)
{
	const struct arg *held = &t->rules->held[d];

	return (struct phrase_arg){ .name = SPAN("value"),
		.type = held->type,
		.value = value,
		.n = 1,
		.words = held->words };
}

/* Returns the seat that a fact tells of: its first arg that is one. */
static int seat_of(const struct phrase_arg *f, int n)
{
	for (int i = 0; i < n; i++)
		if (f[i].type == T_SEAT && f[i].value > NOBODY)
			return f[i].value;
	return NOBODY;
}

int say_args(
	const struct phrase_context *v, const struct event *told, struct phrase_arg filling[ARGS])
{
	int n = event_args(v->table, told, v->reader, filling), seat = seat_of(filling, n);

	for (int i = 0; seat && i < n; i++) {
		struct phrase_arg *f = &filling[i];
		int zone = f->type != T_SEAT && is_kind(v, f->value)
			? v->phrases->kind[f->value - KINDS].called
			: 0;

		if (zone && first(v->table, IN(zone, seat)))
			f->called = kind(v->table, first(v->table, IN(zone, seat)));
	}
	return n;
}

/* ---- lists of several facts ---- */

static struct phrase_arg nth_filling(const struct phrase_text *s, int fact, int arg)
{
	struct phrase_arg f[ARGS];

	say_args(s->voice, &s->told[fact], f);
	return f[arg];
}

static int find_filling(const struct phrase_text *s, struct span name);

/* Returns how many pieces a fact means: its arg n, where the text asks for that. */
static int count_of(const struct phrase_text *s, int fact, bool many)
{
	int arg = many ? find_filling(s, SPAN("n")) : -1;

	return arg < 0 ? 1 : nth_filling(s, fact, arg).value;
}

static bool is_space(const struct phrase_arg *f)
{
	return f->type == T_SPACE || f->type == T_AREA;
}

/* Returns how many facts in sequence have this value, where the i-th is the first; else 0. Spaces
 * apart from each other are not counted together, as a way may come back. */
static int run_from(const struct phrase_text *s, int i, int arg)
{
	int value = nth_filling(s, i, arg).value, n = 1;

	if (i && nth_filling(s, i - 1, arg).value == value)
		return 0;
	while (i + n < s->times && nth_filling(s, i + n, arg).value == value)
		n++;
	return n;
}

/* Returns the number for a value, where the i-th fact is the first with it; else 0. Equal kinds are
 * added up, equal spaces only in sequence; anything else counts by itself. */
static int equals_from(const struct phrase_text *s, int i, int arg, bool many)
{
	const struct phrase_arg f = nth_filling(s, i, arg);
	int value = f.value, n = count_of(s, i, many);

	if (is_space(&f))
		return run_from(s, i, arg);
	if (!is_kind(s->voice, value))
		return 1;
	for (int k = 0; k < i; k++)
		if (nth_filling(s, k, arg).value == value)
			return 0;
	for (int k = i + 1; k < s->times; k++)
		n += nth_filling(s, k, arg).value == value ? count_of(s, k, many) : 0;
	return n;
}

/* Says an item; "o61 (2)" for a space that comes twice. */
static void say_item(struct buf *b, const struct phrase_text *s, struct phrase_arg *f, int n)
{
	struct buf space = BUF_INIT;

	f->n = is_kind(s->voice, f->value) ? n : f->n;
	if (!is_space(f) || n == 1) {
		say_value(b, s->voice, f);
		return;
	}
	say_value(&space, s->voice, f);
	say(b, s->voice, SAY_SPOT_OF, AS_TEXT(space.s), AS_INT(n));
	buf_free(&space);
}

static void say_list(struct buf *b, const struct phrase_text *s, int arg, bool many)
{
	int items = 0, said = 0;

	for (int i = 0; i < s->times; i++)
		items += equals_from(s, i, arg, many) > 0;
	for (int i = 0; i < s->times; i++) {
		int n = equals_from(s, i, arg, many);
		struct phrase_arg f = nth_filling(s, i, arg);

		if (!n)
			continue;
		if (said && said + 1 == items) {
			buf_char(b, ' ');
			say_plain(b, s->voice, SAY_AND);
			buf_char(b, ' ');
		} else if (said) {
			buf_str(b, is_space(&f) ? say_between(s->voice) : ", ");
		}
		say_item(b, s, &f, n);
		said++;
	}
}

static void say_sum(struct buf *b, const struct phrase_text *s, int arg)
{
	long long sum = 0;

	for (int i = 0; i < s->times; i++)
		sum += nth_filling(s, i, arg).value;
	say_number(b, s->voice, sum);
}

/* ---- texts ---- */

/* Returns the index of the arg of a name. */
static int find_filling(const struct phrase_text *s, struct span name)
{
	const char *word = s->names;

	for (int i = 0; word; i++) {
		size_t n = strcspn(word, " ");

		if (n == name.n && !memcmp(word, name.s, n))
			return i;
		word = word[n] ? word + n + 1 : NULL;
	}
	for (int i = 0; !s->names && i < s->fillings; i++)
		if (span_same(s->filling[i].name, name))
			return i;
	return -1;
}

/* Returns which of the choices a value takes. */
static int choose(const struct phrase_context *v, const struct phrase_arg *f, int choices)
{
	int i;

	if (f->type == T_SEAT)
		i = f->value && f->value == v->reader ? 0 : f->value || choices < 3 ? 1 : 2;
	else if (f->type == T_WORDS)
		i = f->value;
	else if (f->type != T_INT)
		i = f->type ? f->value <= 0 : !f->text.n;
	else
		i = texts_choose(v->apart && choices <= 3 ? NUMBERS : f->value, choices);
	return i < 0 ? 0 : i < choices ? i : choices - 1;
}

/* n: the number of choices. */
static void say_choice(struct buf *b, const struct phrase_text *s, const struct phrase_arg *f,
	struct span choices, int n)
{
	say_text(b, s, texts_choice(choices, choose(s->voice, f, n)));
}

/* Says what the box notes on a kind. */
static void say_note(struct buf *b, const struct phrase_context *v, const struct phrase_arg *f)
{
	if (is_kind(v, f->value))
		buf_str(b, v->table->box->kind[f->value - KINDS].note);
}

/* Says "an elf", "3 elves": as many as the arg n says. */
static void say_many(struct buf *b, const struct phrase_text *s, const struct phrase_arg *what)
{
	int arg = find_filling(s, SPAN("n"));
	struct phrase_arg f = *what;

	f.n = arg < 0 ? 1 : s->filling[arg].value;
	say_value(b, s->voice, &f);
}

/* Lists what the first of these links lead to, as far as they lead anywhere now: "next-to from". Where choices follow, says the first if
 * one leads anywhere, else the second. */
static void say_links(struct buf *b, const struct phrase_text *s, struct span hole)
{
	const struct table *t = s->voice->table;
	const struct link *l = NULL;
	struct span choices = phrases_choices(&hole), arg, names = phrases_links(hole, &arg), word;
	thing from = s->filling[find_filling(s, arg)].value;
	bool any = false;
	int n = 0;

	while (!n && from > SPACES && span_word(&names, &word))
		n = links(t, from, phrases_link(t->game, word), &l);
	if (choices.n) {
		say_text(b, s, texts_choice((struct span){ choices.s + 1, choices.n - 1 }, !n));
		return;
	}
	for (int i = 0; i < n; i++) {
		if (t->game->leads && !t->game->leads(t, from, l[i].to))
			continue;
		buf_fmt(b, "%s%s", any ? say_between(s->voice) : "",
			t->map->space[l[i].to - SPACES].name);
		any = true;
	}
	if (!any)
		say_plain(b, s->voice, SAY_NOTHING);
}

/* Cuts the word before the name off, "bare ", "note " or "many ", and returns its first letter; 0: there is none. */
static char cut_manner(struct span *hole)
{
	char first = *hole->s;

	/* Nearly all holes are a name alone. */
	if (hole->n < 5 || hole->s[4] != ' '
		|| (!span_starts(*hole, "bare ") && !span_starts(*hole, "note ")
			&& !span_starts(*hole, "many ")))
		return 0;
	*hole = (struct span){ hole->s + 5, hole->n - 5 };
	return first;
}

/* choices: their number. */
static void say_hole(struct buf *b, const struct phrase_text *s, struct span hole, int choices)
{
	struct phrase_arg times = { .type = T_INT, .value = s->times };
	const struct phrase_arg *f = &times;
	char manner = cut_manner(&hole);
	bool many = manner == 'm';
	struct span name;
	size_t n = 0;
	int arg;

	if (hole.n > 5 && hole.s[5] == ' ' && span_starts(hole, "links ")) {
		say_links(b, s, hole);
		return;
	}
	while (n < hole.n && hole.s[n] != ':' && hole.s[n] != ',' && hole.s[n] != '+')
		n++;
	name = (struct span){ hole.s, n };
	arg = find_filling(s, name);
	if (arg >= 0)
		f = &s->filling[arg];
	else if (!span_is(name, "n"))
		return;
	if (manner == 'n')
		say_note(b, s->voice, f);
	else if (n == hole.n && many)
		say_many(b, s, f);
	else if (n == hole.n)
		say_bare(b, s->voice, f, manner == 'b');
	else if (hole.s[n] == ':')
		say_choice(b, s, f, (struct span){ hole.s + n + 1, hole.n - n - 1 }, choices);
	else if (hole.s[n] == ',')
		say_list(b, s, arg, many);
	else
		say_sum(b, s, arg);
}

void say_text(struct buf *b, const struct phrase_text *s, struct span text)
{
	const char *end = text.s + text.n, *at = text.s;

	while (at < end) {
		const char *brace = memchr(at, '{', (size_t)(end - at)), *stop;
		int choices;

		if (!brace) {
			buf_add(b, at, (size_t)(end - at));
			return;
		}
		buf_add(b, at, (size_t)(brace - at));
		stop = texts_hole(brace + 1, end, &choices);
		say_hole(b, s, (struct span){ brace + 1, (size_t)(stop - brace - 1) }, choices);
		at = stop + 1;
	}
}

void say_(struct buf *b, const struct phrase_context *v, enum phrase p,
	const struct phrase_arg *filling)
{
	const struct phrase_text s = {
		.voice = v, .names = phrases_args(p), .filling = filling + 1
	};

	say_text(b, &s, v->phrases->general[p]);
}

/* ---- other lines of the game ---- */

bool say_line(struct buf *b, const struct phrase_context *v, const char *sort, const char *name,
	const struct phrase_arg *filling, int n)
{
	struct span text = phrases_find(v->phrases, sort, name);
	const struct phrase_text s = { .voice = v, .filling = filling, .fillings = n };

	if (text.s)
		say_text(b, &s, text);
	return text.s != NULL;
}

bool say_knows(const struct phrase_context *v, const char *sort, const char *name)
{
	return phrases_find(v->phrases, sort, name).s;
}

struct span say_line_text(const struct phrase_context *v, const char *sort, const char *name)
{
	return phrases_find(v->phrases, sort, name);
}

struct span say_find_hole(struct span text, struct span name)
{
	const char *brace;

	while ((brace = span_find(text, '{'))) {
		const struct span rest = { brace + 1, text.n - (size_t)(brace + 1 - text.s) };

		if (rest.n > name.n && !memcmp(rest.s, name.s, name.n)
			&& (rest.s[name.n] == '}' || rest.s[name.n] == ':'))
			return (struct span){ rest.s, name.n };
		text = rest;
	}
	return (struct span){ NULL, 0 };
}

bool say_next_hole(struct span *text, struct span *name)
{
	const char *brace = span_find(*text, '{'), *end, *stop;

	if (!brace)
		return false;
	end = text->s + text->n;
	*name = (struct span){ brace + 1, 0 };
	for (stop = brace + 1; stop < end && !strchr(":,+}", *stop); stop++)
		if (*stop == ' ')
			name->s = stop + 1;
	name->n = (size_t)(stop - name->s);
	*text = (struct span){ stop, (size_t)(end - stop) };
	return true;
}

bool say_is_silent(const struct phrase_context *v, const char *sort, const char *name)
{
	struct span text = phrases_find(v->phrases, sort, name);

	return text.s && !text.n;
}

void say_named(struct buf *b, const struct phrase_context *v, const char *sort, const char *name,
	const struct phrase_arg *filling, int n)
{
	if (!say_line(b, v, sort, name, filling, n))
		say_words_of(b, span_of(name));
}

void say_idle(struct buf *b, const struct phrase_context *v, int form)
{
	say_line(b, v, "idle", v->table->game->forms[form].words, NULL, 0);
}

void say_dial_name(struct buf *b, const struct phrase_context *v, int d, int n)
{
	const struct phrase_arg value = { .name = SPAN("value"), .type = T_INT, .value = n };

	say_named(b, v, "dial", dial_row(v->table, d)->name, &value, 1);
}

static void say_cell(struct buf *b, const struct phrase_context *v, int d)
{
	if (dial_row(v->table, d)->cells)
		buf_fmt(b, " %d", d - v->table->rules->dial[d].row);
}

void say_dial(struct buf *b, const struct phrase_context *v, int d)
{
	enum { SEVERAL = 2 };

	say_dial_name(b, v, d, SEVERAL);
	say_cell(b, v, d);
}

void say_dial_head(struct buf *b, const struct phrase_context *v, int d)
{
	if (say_line(b, v, "head", dial_row(v->table, d)->name, NULL, 0))
		say_cell(b, v, d);
	else
		say_dial(b, v, d);
}

void say_amount(struct buf *b, const struct phrase_context *v, int d, int n)
{
	buf_int(b, n);
	buf_char(b, ' ');
	say_dial_name(b, v, d, n);
	say_cell(b, v, d);
}

void say_dial_of(struct buf *b, const struct phrase_context *v, thing x, int d)
{
	struct phrase_arg f = dial_filling(v->table, d, dial(v->table, x, d));

	buf_str(b, b->n ? ", " : "");
	say_dial(b, v, d);
	buf_char(b, ' ');
	say_value(b, v, &f);
}
