/* SPDX-License-Identifier: MIT */
#include "core/rules.h"
#include "base/fail.h"
#include "core/answers.h"
#include "core/form.h"

#include <stdlib.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

/* ---- lists of words ---- */

struct span words_nth(const char *words, int i)
{
	const char *s = words + (*words == '+');

	for (;; s++) {
		size_t n = strcspn(s, "|>: ");

		if (i-- == 0)
			return (struct span){ s, n };
		s += n;
		if (*s != '|')
			return (struct span){ NULL, 0 };
	}
}

int words_find(const char *words, struct span word, bool *clear)
{
	int found = -1;
	struct span nth;

	*clear = true;
	for (int i = 0; (nth = words_nth(words, i)).s; i++) {
		/* A type in brackets is no word: "none|<card>" has one word. */
		if (nth.n < word.n || !word.n || *nth.s == '<')
			continue;
		if (strncasecmp(nth.s, word.s, word.n))
			continue;
		if (nth.n == word.n) {
			*clear = true;
			return i;
		}
		*clear = found < 0;
		found = i;
	}
	return *clear ? found : -1;
}

static const char *const seat_names[] = { "nobody", "red", "blue", "green", "yellow", "black",
	"white" };

enum { SEAT_NAMES = sizeof seat_names / sizeof *seat_names };

/* NULL where the seat has a number alone. */
static const char *seat_name(const struct game *game, int seat)
{
	if (!game || !game->seats || seat == NOBODY)
		return seat >= 0 && seat < SEAT_NAMES ? seat_names[seat] : NULL;
	for (int s = 1; s <= seat; s++)
		if (!game->seats[s])
			return NULL;
	return seat > 0 ? game->seats[seat] : NULL;
}

void seat_print(struct buf *b, const struct game *game, int seat)
{
	const char *name = seat_name(game, seat);

	if (name)
		buf_str(b, name);
	else
		buf_fmt(b, "seat-%d", seat);
}

void seats_print(
	struct buf *b, const struct game *game, seats who, int players, const char *between)
{
	const char *before = "";

	for (int s = 1; s <= players; s++)
		if (who & ONLY(s)) {
			buf_str(b, before);
			seat_print(b, game, s);
			before = between;
		}
}

seats seats_all(int players)
{
	return ((seats)2 << players) - 2;
}

struct short_text seat_text(const struct game *game, int seat)
{
	struct buf b = BUF_INIT;
	struct short_text text;

	seat_print(&b, game, seat);
	snprintf(text.s, sizeof text.s, "%s", b.s);
	buf_free(&b);
	return text;
}

int seat_find(const struct game *game, struct span s, int n)
{
	long long seat;

	if (span_starts(s, "seat-"))
		s = (struct span){ s.s + 5, s.n - 5 };
	if (span_int(s, 1, n, &seat))
		return (int)seat;
	for (int i = 1; i <= n && seat_name(game, i); i++)
		if (span_folds(s, seat_name(game, i)))
			return i;
	return 0;
}

/* ---- types ---- */

static const struct {
	const char *name;
	int type;
} plain_types[] = { { "int", T_INT }, { "seat", T_SEAT }, { "space", T_SPACE },
	{ "place", T_PLACE }, { "kind", T_KIND }, { "piece", T_PIECE }, { "times", T_TIMES },
	{ "thing", T_PLACE } };

static int area_named(const struct game *g, struct span s)
{
	for (int i = 0; g->areas && g->areas[i]; i++)
		if (span_is(s, g->areas[i]))
			return i;
	return -1;
}

struct arg rules_type(const struct rules *r, struct span s)
{
	struct arg arg = { .name = s };
	int area = area_named(r->game, s);

	for (size_t i = 0; i < sizeof plain_types / sizeof *plain_types; i++)
		if (span_is(s, plain_types[i].name))
			arg.type = plain_types[i].type;
	if (arg.type)
		return arg;
	arg.among = box_set(r->box, s.s, s.n);
	if (arg.among) {
		arg.type = T_CLASS;
	} else if (area >= 0) {
		arg.type = T_AREA;
		arg.which = area;
	} else {
		arg.type = T_WORDS;
		arg.words = s.s;
	}
	return arg;
}

bool rules_same_type(const struct arg *a, const struct arg *b)
{
	if (a->type != b->type || a->among != b->among)
		return false;
	return a->type != T_WORDS
		|| span_same((struct span){ a->words, strcspn(a->words, ">:") },
			(struct span){ b->words, strcspn(b->words, ">:") });
}

void rules_print_arg(struct buf *b, const struct rules *r, const struct arg *arg)
{
	if (arg->type == T_WORDS) {
		struct span w;

		for (int i = 0; (w = words_nth(arg->words, i)).s; i++)
			buf_fmt(b, "%s%.*s", i ? ", " : "", (int)w.n, w.s);
	} else if (arg->type == T_INT) {
		rules_say(r, b, "int");
	} else if (arg->type == T_TIMES) {
		rules_say(r, b, "times");
	} else {
		buf_add(b, arg->name.s, arg->name.n);
	}
}

/* Reads args as "seat:by space:at | piece:lost". */
static struct args args_make(const struct rules *r, const char *text)
{
	struct span rest = span_of(text ? text : ""), word;
	struct args args = { .open = -1 };

	while (span_word(&rest, &word)) {
		const char *colon = span_find(word, ':');
		size_t n = colon ? (size_t)(colon - word.s) : word.n;

		if (span_is(word, "|")) {
			args.open = args.n;
			continue;
		}
		if (args.n == ARGS)
			bug("more than %d args in '%s'", ARGS, text);
		args.arg[args.n] = rules_type(r, (struct span){ word.s, n });
		if (colon)
			args.arg[args.n].name = (struct span){ colon + 1, word.n - n - 1 };
		args.n++;
	}
	if (args.open < 0)
		args.open = args.n;
	return args;
}

/* ---- dials ---- */

static struct arg type_held(const struct rules *r, const struct dial *d)
{
	struct arg arg = rules_type(r, span_of(d->holds ? d->holds : "int"));

	/* The number of a piece, and so that of a place on a piece, may later be another piece's: no dial
	 * may hold it. */
	if (arg.type == T_PIECE || arg.type == T_PLACE)
		bug("dial '%s' holds pieces", d->name);
	return arg;
}

static void sort_dials(struct rules *r)
{
	for (int of = 0; of < 4; of++)
		r->dials_of[of] = xalloc((size_t)r->cells[of] + 1, sizeof *r->dials_of[of]);
	for (int d = 1; d <= r->dials; d++)
		r->dials_of[r->game->dials[r->dial[d].row].of][r->dial[d].at] = d;
	r->piece_starts = xalloc((size_t)r->cells[OF_PIECE], sizeof *r->piece_starts);
	for (int i = 0; i < r->cells[OF_PIECE]; i++)
		r->piece_starts[i] = r->game->dials[r->dial[r->dials_of[OF_PIECE][i]].row].start;
}

static void bind_dials(struct rules *r)
{
	const struct dial *d = r->game->dials;
	int rows = 1, cells;

	for (; d[rows].name; rows += cells)
		cells = d[rows].cells ? d[rows].cells : 1;
	r->dials = rows - 1;
	r->dial = xalloc((size_t)rows + 1, sizeof *r->dial);
	r->held = xalloc((size_t)rows + 1, sizeof *r->held);
	for (int row = 1; row < rows; row += cells) {
		cells = d[row].cells ? d[row].cells : 1;
		if (d[row].start < d[row].least || (d[row].most && d[row].start > d[row].most))
			bug("dial '%s' starts out of its bounds", d[row].name);
		for (int i = 0; i < cells; i++) {
			r->dial[row + i] = (struct dial_cell){ row, r->cells[d[row].of]++ };
			r->held[row + i] = type_held(r, &d[row]);
		}
	}
	sort_dials(r);
}

int rows_of(const void *table, size_t size, bool from_one)
{
	const char *row = table;
	int n = from_one;

	if (!table)
		return 0;
	while (*(const char *const *)(row + (size_t)n * size))
		n++;
	return from_one ? n - 1 : n;
}

static void bind_facts(struct rules *r)
{
	const struct game *g = r->game;

	r->facts = ROWS(g->facts);
	r->fact = xalloc((size_t)r->facts + 1, sizeof *r->fact);
	for (int i = 1; i <= r->facts; i++)
		r->fact[i] = args_make(r, g->facts[i].args);
	r->labels = ROWS(g->labels);
	r->label = xalloc((size_t)r->labels + 1, sizeof *r->label);
	for (int i = 1; i <= r->labels; i++)
		r->label[i] = args_make(r, g->labels[i].args);
}

/* Splits "gold <seat>" or "needs [<space>]" into the words before the hole and the type of the
 * hole. */
static void bind_field(struct rules *r, int i)
{
	const struct field *f = &r->game->fields[i];
	const char *hole = strchr(f->name, '<');

	r->field_name[i] = (struct span){ f->name, strcspn(f->name, " ") };
	r->field_bare[i] = strchr(f->name, '[') != NULL;
	if (hole)
		r->field_arg[i] = rules_type(r, (struct span){ hole + 1, strcspn(hole + 1, ">") });
	if (!f->words)
		r->field_value[i] = (struct arg){ .type = T_INT, .name = SPAN("int") };
	else if (*f->words == '<')
		r->field_value[i] =
			rules_type(r, (struct span){ f->words + 1, strcspn(f->words + 1, ">") });
	else
		r->field_value[i] = (struct arg){ .type = T_WORDS, .words = f->words };
}

static void bind_fields(struct rules *r)
{
	r->fields = ROWS(r->game->fields);
	r->field_name = xalloc((size_t)r->fields + 1, sizeof *r->field_name);
	r->field_arg = xalloc((size_t)r->fields + 1, sizeof *r->field_arg);
	r->field_bare = xalloc((size_t)r->fields + 1, sizeof *r->field_bare);
	r->field_value = xalloc((size_t)r->fields + 1, sizeof *r->field_value);
	for (int i = 1; i <= r->fields; i++)
		bind_field(r, i);
}

/* Reads "fight|retreat", "<card>+", "none|<card> at <space>": the words, else the first type in
 * brackets. */
static void bind_answer(struct rules *r, int i)
{
	const char *text = r->game->questions[i].answer, *hole = strchr(text, '<');

	r->answer[i] = (struct arg){ .type = T_WORDS, .words = text };
	if (!hole)
		return;
	r->answer[i] = rules_type(r, (struct span){ hole + 1, strcspn(hole + 1, ">") });
	hole = strchr(hole + 1, '<');
	if (hole)
		r->answer_to[i] = rules_type(r, (struct span){ hole + 1, strcspn(hole + 1, ">") });
}

static void bind_questions(struct rules *r)
{
	r->questions = ROWS(r->game->questions);
	if (r->questions >= 64)
		bug("more than 63 questions");
	r->question = xalloc((size_t)r->questions + 1, sizeof *r->question);
	r->answer = xalloc((size_t)r->questions + 1, sizeof *r->answer);
	r->answer_to = xalloc((size_t)r->questions + 1, sizeof *r->answer_to);
	r->otherwise = xalloc((size_t)r->questions + 1, sizeof *r->otherwise);
	for (int i = 1; i <= r->questions; i++) {
		r->question[i] = args_make(r, r->game->questions[i].about);
		bind_answer(r, i);
	}
}

static void bind_otherwise(struct rules *r)
{
	for (int i = 1; i <= r->questions; i++) {
		const char *text = r->game->questions[i].otherwise;
		struct buf why = BUF_INIT;

		if (!text || !*text)
			continue;
		r->otherwise[i] = xalloc(1, sizeof **r->otherwise);
		if (!answers_read(
			    r->otherwise[i], &(struct names){ .rules = r }, i, span_of(text), &why))
			bug("the default of '%s': %s", r->game->questions[i].name, why.s);
	}
}

struct rules *rules_make(const struct box *box, struct texts *texts)
{
	struct rules *r = xalloc(1, sizeof *r);
	const struct game *g = box->game;

	r->texts = r->own_texts = texts;
	r->game = g;
	r->box = box;
	r->zones = rows_of(g->zones, sizeof *g->zones, false);
	r->columns = ROWS(g->columns);
	r->links = rows_of(g->links, sizeof *g->links, false);
	bind_dials(r);
	bind_facts(r);
	bind_fields(r);
	bind_questions(r);
	r->forms = ROWS(g->forms);
	r->form = xalloc((size_t)r->forms + 1, sizeof *r->form);
	for (int i = 1; i <= r->forms; i++)
		form_make(&r->form[i], g->forms[i].words, r, rules_type);
	bind_otherwise(r);
	return r;
}

void rules_free(struct rules *r)
{
	if (!r)
		return;
	for (int i = 1; i <= r->questions; i++)
		free(r->otherwise[i]);
	free(r->otherwise);
	free(r->dial);
	for (int of = 0; of < 4; of++)
		free(r->dials_of[of]);
	free(r->piece_starts);
	free(r->held);
	free(r->fact);
	free(r->label);
	free(r->question);
	free(r->answer);
	free(r->answer_to);
	free(r->field_name);
	free(r->field_arg);
	free(r->field_bare);
	free(r->field_value);
	free(r->form);
	texts_free(r->own_texts);
	free(r);
}

struct rules rules_in(const struct rules *rules, const struct texts *texts)
{
	struct rules r = *rules;

	r.texts = texts;
	return r;
}

void rules_say(const struct rules *r, struct buf *b, const char *form, ...)
{
	va_list ap;

	va_start(ap, form);
	texts_vsay(r->texts, b, form, ap);
	va_end(ap);
}

bool rules_may_lie(const struct rules *r, thing k, thing at)
{
	const char *holds = r->game->zones[at >= PLACES ? (at - PLACES) / 16 : 0].holds;
	struct span name;

	for (int i = 0; holds && (name = words_nth(holds, i)).s; i++) {
		const struct box_set *set = box_set(r->box, name.s, name.n);

		if (set && set->has[k - KINDS])
			return true;
	}
	return !holds;
}
