/* SPDX-License-Identifier: MIT */
#include "try/script.h"
#include "core/form.h"
#include "try/try.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

bool script_fault(const struct script *s, int number, struct buf *why, const char *form, ...)
{
	char reason[400];
	va_list args;

	va_start(args, form);
	vsnprintf(reason, sizeof reason, form, args);
	va_end(args);
	buf_fmt(why, "%s:%d: ", s->name, number);
	text_clean(why, reason, strlen(reason), sizeof reason);
	return false;
}

/* ---- lines and headings ---- */

static const char *const head_words[] = {
	[H_GAME] = "game",
	[H_CASE] = "case",
	[H_GIVEN] = "given",
	[H_ORDERS] = "orders",
	[H_ANSWERS] = "answers",
	[H_EXPECT] = "expect",
	[H_TWIN] = "twin",
	[H_NEXT] = "next season",
	[H_KNOWN] = "known failure",
};

enum { HEADS = sizeof head_words / sizeof *head_words };

const char *script_head(enum script_heading h)
{
	return head_words[h];
}

static bool is_blank(char c)
{
	return c == ' ' || c == '\t';
}

static struct span without_comment(struct span line)
{
	for (size_t i = 0; i < line.n; i++)
		if (line.s[i] == '#' && (!i || is_blank(line.s[i - 1])))
			line.n = i;
	return line;
}

/* Cuts the words of a heading off the line and returns which it is; -1 where the line is no
 * heading. */
static int cut_head(struct span *line)
{
	for (int h = 0; h < HEADS; h++) {
		struct span want = span_of(head_words[h]), rest = *line, word, part;
		bool same = true;

		while (same && span_word(&want, &part))
			same = span_word(&rest, &word) && word.n == part.n
				&& !strncasecmp(word.s, part.s, part.n);
		if (!same)
			continue;
		*line = span_trim(rest);
		return h;
	}
	return -1;
}

static void add_block(struct script *s, int head, int number, struct span rest)
{
	s->block = xmore(s->block, (size_t)s->blocks, sizeof *s->block);
	s->block[s->blocks++] = (struct script_block){ (enum script_heading)head, number, rest,
		s->lines, s->lines };
}

static void add_line(struct script *s, int number, struct span text)
{
	s->line = xmore(s->line, (size_t)s->lines, sizeof *s->line);
	s->line[s->lines++] = (struct script_line){ number, text };
	s->block[s->blocks - 1].to = s->lines;
}

static bool takes_lines(enum script_heading h)
{
	return h == H_GAME || h == H_GIVEN || h == H_ORDERS || h == H_ANSWERS || h == H_EXPECT
		|| h == H_TWIN;
}

static bool read_line(struct script *s, int number, struct span line, struct buf *why)
{
	struct span text = span_trim(line);
	int head;

	if (is_blank(line.s[0])) {
		if (!s->blocks || !takes_lines(s->block[s->blocks - 1].head))
			return script_fault(s, number, why,
				"no heading is above this line; a heading begins in column 1");
		add_line(s, number, text);
		return true;
	}
	head = cut_head(&text);
	if (head < 0)
		return script_fault(s, number, why,
			"'%.*s' is no heading; what belongs to one is indented",
			(int)(text.n > 60 ? 60 : text.n), text.s);
	add_block(s, head, number, text);
	return true;
}

bool script_read(struct script *s, const char *name, struct span text, struct buf *why)
{
	struct span line;
	int number = 0;

	*s = (struct script){ .name = name };
	if (text.n > TRY_BYTES)
		return script_fault(
			s, 1, why, "the file has more than %d bytes: split it", TRY_BYTES);
	while (span_line(&text, &line)) {
		number++;
		line = without_comment(line);
		if (span_trim(line).n && !read_line(s, number, line, why))
			return false;
	}
	return true;
}

void script_free(struct script *s)
{
	free(s->line);
	free(s->block);
	*s = (struct script){ .name = s->name };
}

/* ---- the words behind a heading ---- */

struct heading {
	const struct script *script;
	const struct script_block *block;
	struct case_setting *to;
	struct line_words words;
	int at;
	bool wrong; /* what stands at a word that is known cannot stand there, and why says so */
};

/* Returns whether the next words are this word and its value, to which *value is set. */
static bool next_setting(struct heading *h, const char *word, struct span *value)
{
	if (h->at + 1 >= h->words.n || !span_folds(h->words.word[h->at], word))
		return false;
	*value = h->words.word[h->at + 1];
	h->at += 2;
	return true;
}

static bool next_option(struct heading *h, struct buf *why)
{
	struct span name, value;

	if (!next_setting(h, "option", &name))
		return false;
	value = h->at < h->words.n ? h->words.word[h->at] : (struct span){ "", 0 };
	h->at++;
	if (h->to->options == SCRIPT_OPTIONS) {
		h->wrong = true;
		return script_fault(
			h->script, h->block->number, why, "more than %d options", SCRIPT_OPTIONS);
	}
	h->to->option[h->to->options].name = name;
	h->to->option[h->to->options++].value = value;
	return true;
}

static bool next_number(struct heading *h, const char *word, int most, int *to, struct buf *why)
{
	struct span value;
	long long n;

	if (!next_setting(h, word, &value))
		return false;
	if (!span_int(value, 1, most, &n)) {
		h->wrong = true;
		return script_fault(h->script, h->block->number, why,
			"write a number from 1 to %d after '%s'", most, word);
	}
	*to = (int)n;
	return true;
}

/* A case may name any day of a month up to 31: days that do not exist make no difference to a
 * rule. */
static bool next_day(struct heading *h, struct buf *why)
{
	struct span value;
	long long n;

	if (!next_setting(h, "day", &value))
		return false;
	if (!span_int(value, 19700101, 99991231, &n) || n / 100 % 100 < 1 || n / 100 % 100 > 12
		|| n % 100 < 1 || n % 100 > 31) {
		h->wrong = true;
		return script_fault(
			h->script, h->block->number, why, "write a day after 'day', as 20270301");
	}
	h->to->day = (int)n;
	return true;
}

static bool next_setup(struct heading *h)
{
	if (!span_folds(h->words.word[h->at], "set-up"))
		return false;
	h->at++;
	h->to->setup = true;
	return true;
}

static bool read_settings(struct heading *h, struct buf *why)
{
	bool given = h->block->head == H_GIVEN;

	while (h->at < h->words.n) {
		int i = h->at;

		if (next_number(h, "seats", MAXSEATS, &h->to->seats, why)
			|| next_setting(h, "map", &h->to->map) || next_option(h, why)
			|| (!given && next_setting(h, "box", &h->to->box))
			|| (given && next_number(h, "season", 100000, &h->to->season, why))
			|| (given && next_day(h, why)) || (given && next_setup(h)))
			continue;
		if (h->wrong)
			return false;
		return script_fault(h->script, h->block->number, why,
			"'%.*s' cannot follow '%s', or a word is missing after it",
			(int)h->words.word[i].n, h->words.word[i].s, head_words[h->block->head]);
	}
	return true;
}

static bool read_game(const struct script *s, const struct script_block *b, struct case_setting *to,
	struct buf *why)
{
	struct heading h = { .script = s, .block = b, .to = to, .at = 1 };

	*to = (struct case_setting){ 0 };
	words_cut(&h.words, b->rest);
	if (!h.words.n)
		return script_fault(s, b->number, why, "write the name of a game after 'game'");
	to->game = h.words.word[0];
	return read_settings(&h, why);
}

static bool read_given(const struct script *s, const struct script_block *b,
	struct case_setting *to, struct buf *why)
{
	struct heading h = { .script = s, .block = b, .to = to };

	words_cut(&h.words, b->rest);
	if (!read_settings(&h, why))
		return false;
	if (to->setup && to->season)
		return script_fault(s, b->number, why, "the set-up is season 0, and no other");
	return true;
}

/* ---- cases ---- */

static void empty_round(struct script_season *r)
{
	r->given = r->expect = -1;
	for (int i = 0; i <= MAXSEATS; i++)
		r->orders[i] = r->answers[i] = -1;
}

static void add_round(struct script_case *c)
{
	c->round = xgrow(c->round, (size_t)c->rounds + 1, sizeof *c->round);
	empty_round(&c->round[c->rounds++]);
}

bool round_orders(const struct script_season *r)
{
	for (int i = 0; i <= MAXSEATS; i++)
		if (r->orders[i] >= 0 || r->answers[i] >= 0)
			return true;
	return false;
}

/* The game that is played at a block; NULL where none is known by its name. */
static const struct game *game_above(const struct script *s, int i)
{
	const struct game *game = NULL;
	struct span rest, word;
	char *name;

	while (i > 0 && s->block[i].head != H_GAME)
		i--;
	rest = s->block[i].rest;
	if (s->block[i].head != H_GAME || !span_word(&rest, &word))
		return NULL;
	name = xcopy(word.s, word.n);
	game = game_named(name);
	free(name);
	return game;
}

static bool add_orders(const struct script *s, struct script_season *r, int i, struct buf *why)
{
	const struct script_block *b = &s->block[i];
	int seat = seat_find(game_above(s, i), b->rest, MAXSEATS);

	if (!seat)
		return script_fault(
			s, b->number, why, "write a seat after '%s'", head_words[b->head]);
	if (r->orders[seat] >= 0 || r->answers[seat] >= 0)
		return script_fault(s, b->number, why, "this seat's letter is above already%s",
			b->head == H_ANSWERS ? ": write its answers there" : "");
	if (b->head == H_ORDERS)
		r->orders[seat] = i;
	else
		r->answers[seat] = i;
	return true;
}

static bool add_given(const struct script *s, struct script_case *c, struct script_season *r, int i,
	struct buf *why)
{
	const struct script_block *b = &s->block[i];

	if (r->given >= 0 || round_orders(r))
		return script_fault(s, b->number, why, "write 'given' once, before the orders");
	r->given = i;
	if (c->rounds == 1)
		return read_given(s, b, &c->setting, why);
	return !b->rest.n
		|| script_fault(s, b->number, why, "after the first season, write 'given' alone");
}

/* Returns the twin of the season being read; NULL where there is none above. */
static struct case_twin *last_twin(const struct script_case *c)
{
	struct case_twin *twin = c->twins ? &c->twin[c->twins - 1] : NULL;

	return twin && twin->of == c->rounds - 1 ? twin : NULL;
}

static bool add_twin(const struct script *s, struct script_case *c, int i, struct buf *why)
{
	struct case_twin *twin;

	if (!s->block[i].rest.n)
		return script_fault(s, s->block[i].number, why,
			"write after 'twin' the seats that must not learn of it");
	c->twin = xgrow(c->twin, (size_t)c->twins + 1, sizeof *c->twin);
	twin = &c->twin[c->twins++];
	*twin = (struct case_twin){ .of = c->rounds - 1, .block = i };
	empty_round(&twin->changes);
	return true;
}

/* A block after a twin belongs to the twin. */
static bool add_to_twin(const struct script *s, struct case_twin *twin, int i, struct buf *why)
{
	const struct script_block *b = &s->block[i];

	if (b->head == H_ORDERS)
		return add_orders(s, &twin->changes, i, why);
	return script_fault(s, b->number, why,
		b->head == H_GIVEN ? "write below 'twin' itself what lies otherwise"
				   : "write 'twin' above 'expect'");
}

static bool add_part(const struct script *s, struct script_case *c, int i, struct buf *why)
{
	const struct script_block *b = &s->block[i];
	struct script_season *r = &c->round[c->rounds - 1];

	if (b->head == H_KNOWN) {
		c->known = true;
		c->reason = b->rest;
		return true;
	}
	if (b->head == H_NEXT) {
		add_round(c);
		return !b->rest.n
			|| script_fault(s, b->number, why, "nothing follows 'next season'");
	}
	if (b->head == H_ANSWERS)
		return script_fault(s, b->number, why,
			"'answers' changes a letter that came: in a case they stand in 'orders'");
	if (b->head == H_TWIN)
		return add_twin(s, c, i, why);
	if (last_twin(c))
		return add_to_twin(s, last_twin(c), i, why);
	if (r->expect >= 0)
		return script_fault(s, b->number, why,
			"'expect' ends a season: write 'next season' above this");
	if (b->head == H_GIVEN)
		return add_given(s, c, r, i, why);
	if (b->head == H_ORDERS)
		return add_orders(s, r, i, why);
	r->expect = i;
	return !b->rest.n || script_fault(s, b->number, why, "nothing follows 'expect'");
}

static bool expects(const struct script_case *c)
{
	for (int i = 0; i < c->rounds; i++)
		if (c->round[i].expect >= 0)
			return true;
	return c->twins > 0;
}

/* Finds the game of a block; a fault where no game stands above it. */
static bool find_game(const struct script *s, struct script_case *c, int i, struct buf *why)
{
	for (c->game = i; c->game >= 0; c->game--)
		if (s->block[c->game].head == H_GAME)
			return read_game(s, &s->block[c->game], &c->setting, why);
	return script_fault(
		s, s->block[i].number, why, "no line above says which 'game' is played");
}

bool script_case(const struct script *s, struct script_case *c, int *at, bool *end, struct buf *why)
{
	int i = *at;

	*c = (struct script_case){ 0 };
	while (i < s->blocks && s->block[i].head == H_GAME)
		i++;
	*end = i == s->blocks;
	if (*end)
		return true;
	if (s->block[i].head != H_CASE)
		return script_fault(s, s->block[i].number, why, "there is no 'case' above this");
	c->number = s->block[i].number;
	c->title = s->block[i].rest;
	if (!c->title.n)
		return script_fault(s, c->number, why, "write after 'case' what is ruled");
	if (!find_game(s, c, i, why))
		return false;
	add_round(c);
	while (++i < s->blocks && s->block[i].head != H_CASE && s->block[i].head != H_GAME)
		if (!add_part(s, c, i, why))
			return false;
	*at = i;
	return expects(c) || script_fault(s, c->number, why, "this case expects nothing");
}

void script_case_free(struct script_case *c)
{
	free(c->round);
	free(c->twin);
	*c = (struct script_case){ 0 };
}

/* ---- changes ---- */

static bool add_change(const struct script *s, struct script_season *r, int i, struct buf *why)
{
	const struct script_block *b = &s->block[i];

	if (b->head == H_ORDERS || b->head == H_ANSWERS)
		return add_orders(s, r, i, why);
	if (b->head != H_GIVEN)
		return script_fault(s, b->number, why,
			"'%s' cannot stand here: the season is given, and is changed by 'given', "
			"'orders' and 'answers'",
			head_words[b->head]);
	if (r->given >= 0 || round_orders(r))
		return script_fault(s, b->number, why, "write 'given' once, before the orders");
	r->given = i;
	return !b->rest.n
		|| script_fault(s, b->number, why,
			"nothing follows 'given': the match says what is played");
}

bool script_changes(const struct script *s, struct script_season *r, struct buf *why)
{
	empty_round(r);
	if (!s->blocks)
		return script_fault(s, 1, why,
			"nothing is changed: write 'given', 'orders SEAT' or 'answers SEAT'");
	for (int i = 0; i < s->blocks; i++)
		if (!add_change(s, r, i, why))
			return false;
	return true;
}
