/* SPDX-License-Identifier: MIT
 * Facts, rolls and questions: reads them as a case writes them, compares them with the journal, and
 * writes them. */
#include "try/case.h"

#include <string.h>

enum { MOST_LISTED = 8, NOT_THERE = -1 };

/* ---- what an entry says ---- */

/* An entry of a fact, a roll or a question, taken apart. */
struct said {
	int what, n, open; /* number of args; how many of them everybody may read */
	const struct arg *arg;
	const int32_t *value;
	struct fact_entry fact; /* of a fact */
};

static struct said fact_of(const struct rules *r, const struct entry *e)
{
	const struct fact_entry fact = entry_fact(r, e);

	return (struct said){ .what = fact.row,
		.n = fact.args->n,
		.open = fact.args->open,
		.arg = fact.args->arg,
		.value = fact.value,
		.fact = fact };
}

/* The label of a lot is the question and the seat that was asked. */
static const struct arg lot_args[] = { { .name = { "question", 8 }, .type = T_INT },
	{ .name = { "seat", 4 }, .type = T_SEAT } };

static struct said roll_of(const struct rules *r, const struct entry *e)
{
	const struct roll_entry roll = entry_roll(e);

	return (struct said){ .what = roll.label,
		.n = roll.values,
		.open = roll.values,
		.arg = roll.label ? r->label[roll.label].arg : lot_args,
		.value = roll.value };
}

static struct said ask_of(const struct rules *r, const struct entry *e)
{
	const struct ask_entry ask = entry_ask(e);

	return (struct said){ .what = ask.question,
		.n = ask.abouts,
		.open = ask.abouts,
		.arg = r->question[ask.question].arg,
		.value = ask.about };
}

/* Returns what is known of the piece that the i-th value was; NULL: the value is no piece, or
 * nothing is known. */
static const struct fact_piece *piece_of(const struct said *said, int i)
{
	return said->fact.args ? fact_piece(&said->fact, i) : NULL;
}

/* Returns whether an entry is of that fact, label or question at all. */
static bool said_of(const struct rules *r, const struct fact_pattern *s, const struct entry *e,
	struct said *out)
{
	if (s->as == SAID_ROLL && e->verb == J_ROLL)
		*out = roll_of(r, e);
	else if (s->as == SAID_ASK && e->verb == J_ASK)
		*out = ask_of(r, e);
	else if (s->as == SAID_TELL && (e->verb == J_TELL || e->verb == J_REFUSE))
		*out = fact_of(r, e);
	else
		return false;
	return out->what == s->what;
}

/* Returns how many of the args a seat may read; NOT_THERE where it hears nothing. */
static int readable(const struct said *said, const struct entry *e, int seat)
{
	if (seat == NOBODYS_VIEW || e->who & ONLY(seat))
		return said->n;
	return said->open < said->n ? said->open : NOT_THERE;
}

static bool arg_fits(const struct fact_pattern *s, const struct said *said, int i, int seat)
{
	const struct fact_piece *piece = piece_of(said, i);
	thing is = said->value[i];
	bool seen = true;

	if (s->arg[i].any)
		return true;
	if (piece) {
		seen = seat == NOBODYS_VIEW || piece->seen & ONLY(seat);
		is = piece->kind;
	}
	if (s->arg[i].hidden)
		return !seen;
	return seen && is == s->arg[i].is;
}

bool fact_pattern_fits(
	const struct case_context *g, const struct fact_pattern *s, const struct entry *e, int seat)
{
	struct said said;

	if (!said_of(g->rules, s, e, &said) || readable(&said, e, seat) < s->n)
		return false;
	for (int i = 0; i < s->n; i++)
		if (!arg_fits(s, &said, i, seat))
			return false;
	return true;
}

bool fact_pattern_rolls(const struct fact_pattern *s, const int *args, int n)
{
	for (int i = 0; i < s->n; i++)
		if (i >= n || (!s->arg[i].any && s->arg[i].is != args[i]))
			return false;
	return true;
}

/* ---- reading ---- */

/* The place in a fact may be written as reports write it, "hand-red", and may be any thing. */
static bool read_place(const struct case_context *g, thing *x, struct span word)
{
	const char *dash = memrchr(word.s, '-', word.n);
	struct span zone = word;
	struct buf unused = BUF_INIT;
	int seat = 0, value;
	bool ok;

	if (dash) {
		zone.n = (size_t)(dash - word.s);
		seat = seat_find(g->rules->game, (struct span){ dash + 1, word.n - zone.n - 1 },
			g->reader.seats);
	}
	if (zone_named(g, seat ? zone : word) >= 0) {
		*x = IN(zone_named(g, seat ? zone : word), seat);
		return true;
	}
	ok = value_read(g, word, &value, &unused);
	*x = value;
	buf_free(&unused);
	return ok;
}

static bool read_name(
	const struct case_context *g, thing *x, const struct arg *arg, struct span word)
{
	long long n;

	*x = NONE;
	/* A fact may tell a number larger than orders can name, such as a day. */
	if (arg->type == T_INT && span_int(word, -1000000000, 1000000000, &n)) {
		*x = (thing)n;
		return true;
	}
	if (arg->type != T_WORDS && (span_folds(word, "none") || span_folds(word, "nobody")))
		return true;
	if (arg->type == T_PLACE)
		return read_place(g, x, word);
	return thing_read(x, &g->reader, arg, word, NULL);
}

static bool read_arg(const struct case_context *g, struct fact_pattern *s, const struct arg *arg,
	struct span word, struct buf *why)
{
	int i = s->n++;

	s->arg[i].any = span_is(word, "*");
	s->arg[i].hidden = arg->type == T_PIECE && span_folds(word, "hidden");
	if (s->arg[i].any || s->arg[i].hidden || read_name(g, &s->arg[i].is, arg, word))
		return true;
	buf_fmt(why, "'%.*s' cannot be the '%.*s' here", (int)word.n, word.s, (int)arg->name.n,
		arg->name.s);
	return false;
}

static int question_named(const struct rules *r, struct span name)
{
	for (int i = 1; i <= r->questions; i++)
		if (span_folds(name, r->game->questions[i].name))
			return i;
	return 0;
}

static bool read_args(
	const struct case_context *g, struct fact_pattern *s, struct span rest, struct buf *why)
{
	bool lot = s->as == SAID_ROLL && !s->what;
	const struct args *args = s->as == SAID_ROLL ? &g->rules->label[s->what]
		: s->as == SAID_ASK		     ? &g->rules->question[s->what]
						     : &g->rules->fact[s->what];
	const struct arg *arg = lot ? lot_args : args->arg;
	int n = lot ? 2 : args->n;
	struct span word;

	while (word_next(&rest, &word)) {
		if (s->n == n)
			return no_such(why, word, "word that could stand here: it is one too many");
		if (lot && !s->n && !span_is(word, "*")) {
			s->arg[s->n++].is = question_named(g->rules, word);
			if (!s->arg[0].is)
				return no_such(why, word, "question");
		} else if (!read_arg(g, s, &arg[s->n], word, why)) {
			return false;
		}
	}
	return true;
}

bool fact_pattern_args(
	const struct case_context *g, struct fact_pattern *s, struct span text, struct buf *why)
{
	struct span name;

	*s = (struct fact_pattern){ .as = SAID_ROLL, .what = -1 };
	word_next(&text, &name);
	if (span_folds(name, "lot"))
		s->what = 0;
	for (int i = 1; i <= g->rules->labels; i++)
		if (span_folds(name, g->rules->game->labels[i].name))
			s->what = i;
	if (s->what < 0)
		return no_such(why, name, "label of dice");
	return read_args(g, s, text, why);
}

/* Cuts the clause in square brackets off the end. */
static bool cut_clause(struct fact_pattern *s, struct span *text)
{
	const char *open = span_find(*text, '[');
	size_t n;

	if (!open)
		return true;
	n = text->n - (size_t)(open - text->s);
	if (n < 3 || text->s[text->n - 1] != ']')
		return false;
	s->clause = (struct span){ open + 1, n - 2 };
	text->n -= n;
	return true;
}

static int fact_named(const struct rules *r, struct span name)
{
	for (int i = 1; i <= r->facts; i++)
		if (span_folds(name, r->game->facts[i].name))
			return i;
	return 0;
}

bool fact_pattern_read(const struct case_context *g, struct fact_pattern *s, struct span text,
	enum fact_pattern_kind as, struct buf *why)
{
	struct span name;

	if (as == SAID_ROLL)
		return fact_pattern_args(g, s, text, why);
	*s = (struct fact_pattern){ .as = as };
	if (!cut_clause(s, &text)) {
		buf_str(why, "write the clause at the end, as in '[action 25]'");
		return false;
	}
	word_next(&text, &name);
	s->what = as == SAID_ASK ? question_named(g->rules, name) : fact_named(g->rules, name);
	if (!s->what)
		return no_such(why, name, as == SAID_ASK ? "question" : "fact");
	return read_args(g, s, text, why);
}

/* ---- writing ---- */

static void print_who(struct buf *b, const struct case_context *g, const struct entry *e,
	enum fact_pattern_kind as)
{
	static const char *const done[] = {
		[SAID_TELL] = " (told", [SAID_ROLL] = " (rolled", [SAID_ASK] = " (asked"
	};
	seats all = seats_all(g->reader.seats), who = e->who & all;

	buf_fmt(b, "%s %s", done[as], who == all ? "all" : who ? "" : "nobody");
	if (who != all)
		seats_print(b, g->rules->game, who, g->reader.seats, " ");
	buf_char(b, ')');
}

/* piece: what is known of the value, where it is a piece. */
static void print_value(struct buf *b, const struct case_context *g, const struct said *said, int i,
	const struct fact_piece *piece)
{
	thing x = said->value[i];

	buf_char(b, ' ');
	if (piece)
		thing_print(b, &g->reader, piece->kind);
	else if (x > PIECES)
		buf_str(b, "piece");
	else if (said->arg == lot_args && !i)
		buf_str(b, g->rules->game->questions[x].name);
	else
		value_print(b, &g->reader, &said->arg[i], x);
}

static void print_said(struct buf *b, const struct case_context *g, const struct said *said)
{
	for (int i = 0; i < said->n; i++) {
		if (i && i == said->open)
			buf_str(b, " |");
		print_value(b, g, said, i, piece_of(said, i));
	}
}

void fact_print(struct buf *b, const struct case_context *g, const struct entry *e)
{
	struct said said = fact_of(g->rules, e);

	buf_str(b, g->rules->game->facts[said.what].name);
	print_said(b, g, &said);
}

/* A piece that not all who were told could read may be any piece. */
static void write_value(
	struct buf *b, const struct case_context *g, const struct said *said, int i, seats who)
{
	const struct fact_piece *piece = piece_of(said, i);
	seats all = seats_all(g->reader.seats);

	if (piece && !(who & all & ~piece->seen))
		print_value(b, g, said, i, piece);
	else if (piece || said->value[i] > PIECES)
		buf_str(b, " *");
	else
		print_value(b, g, said, i, NULL);
}

void fact_write(struct buf *b, const struct case_context *g, const struct entry *e)
{
	struct said said = fact_of(g->rules, e);

	buf_str(b, g->rules->game->facts[said.what].name);
	for (int i = 0; i < said.n; i++)
		write_value(b, g, &said, i, e->who);
}

void roll_write(struct buf *b, const struct case_context *g, const struct entry *e)
{
	struct said said = roll_of(g->rules, e);

	buf_str(b, said.what ? g->rules->game->labels[said.what].name : "lot");
	for (int i = 0; i < said.n; i++)
		write_value(b, g, &said, i, 0);
}

static const char *name_of(const struct rules *r, const struct fact_pattern *s)
{
	if (s->as == SAID_ROLL)
		return s->what ? r->game->labels[s->what].name : "lot";
	return s->as == SAID_ASK ? r->game->questions[s->what].name : r->game->facts[s->what].name;
}

void fact_pattern_print(struct buf *b, const struct case_context *g, const struct fact_pattern *s)
{
	struct entry e = { 0 };
	struct said said;
	int n = 0;

	while (journal_next(&g->table->journal, &e)) {
		if (!said_of(g->rules, s, &e, &said) || n++ >= MOST_LISTED)
			continue;
		buf_str(b, n > 1 ? "; " : "");
		buf_str(b, name_of(g->rules, s));
		print_said(b, g, &said);
		print_who(b, g, &e, s->as);
	}
	if (n > MOST_LISTED)
		buf_fmt(b, "; and %d more", n - MOST_LISTED);
	if (!n)
		buf_str(b, "nothing");
}
