/* SPDX-License-Identifier: MIT
 * The words of a case, and what they name. */
#include "try/case.h"

#include <string.h>

static bool parts_words(char c)
{
	return c == ' ' || c == '\t' || c == ',';
}

static bool is_bracket(char c)
{
	return c && strchr("()[]", c);
}

bool word_next(struct span *rest, struct span *word)
{
	while (rest->n && parts_words(rest->s[0]))
		rest->s++, rest->n--;
	*word = (struct span){ rest->s, 0 };
	if (rest->n && is_bracket(rest->s[0]))
		word->n = 1;
	else
		while (word->n < rest->n && !is_bracket(rest->s[word->n])
			&& (rest->s[word->n] == ',' || !parts_words(rest->s[word->n])))
			word->n++;
	rest->s += word->n;
	rest->n -= word->n;
	while (word->n && word->s[word->n - 1] == ',')
		word->n--;
	return word->n > 0;
}

bool colon_cut(struct span line, struct span *before, struct span *behind)
{
	const char *colon = span_find(line, ':');

	*before = line;
	*behind = (struct span){ line.s + line.n, 0 };
	if (!colon)
		return false;
	before->n = (size_t)(colon - line.s);
	*behind = span_trim((struct span){ colon + 1, line.n - before->n - 1 });
	*before = span_trim(*before);
	return true;
}

bool no_such(struct buf *why, struct span word, const char *what)
{
	buf_fmt(why, "'%.*s' is no %s", (int)word.n, word.s, what);
	return false;
}

int zone_named(const struct case_context *g, struct span name)
{
	for (int i = 1; i < g->rules->zones; i++)
		if (span_folds(name, g->rules->game->zones[i].name))
			return i;
	return -1;
}

int dial_named(const struct case_context *g, struct span name, enum of of)
{
	for (int d = 1; d <= g->rules->dials; d++)
		if (g->rules->dial[d].row == d && g->rules->game->dials[d].of == of
			&& span_folds(name, g->rules->game->dials[d].name))
			return d;
	return 0;
}

bool place_read(const struct case_context *g, struct span *rest, thing *place, struct buf *why)
{
	struct span word;
	int seat, zone;

	if (!word_next(rest, &word)) {
		buf_str(why, "the name of a place is missing");
		return false;
	}
	*place = box_space(g->reader.map, word.s, word.n);
	if (*place)
		return true;
	seat = seat_find(g->rules->game, word, g->reader.seats);
	if (seat && !word_next(rest, &word)) {
		buf_str(why, "the name of a zone is missing after the seat");
		return false;
	}
	zone = zone_named(g, word);
	if (zone < 0)
		return no_such(why, word, "place");
	*place = IN(zone, seat);
	return true;
}

bool value_read(const struct case_context *g, struct span word, int *value, struct buf *why)
{
	long long v;
	bool clear;

	if (span_int(word, -1000000000, 1000000000, &v)) {
		*value = (int)v;
		return true;
	}
	*value = 0;
	if (span_folds(word, "none"))
		return true;
	*value = seat_find(g->rules->game, word, g->reader.seats);
	if (!*value)
		*value = box_space(g->reader.map, word.s, word.n);
	if (!*value)
		*value = box_kind(g->rules->box, word.s, word.n, NULL, &clear);
	return *value || no_such(why, word, "number, seat, space or kind");
}

bool dial_value_read(
	const struct case_context *g, int d, struct span word, int *value, struct buf *why)
{
	const struct arg *held = &g->rules->held[d];

	return held->type == T_INT ? value_read(g, word, value, why)
				   : value_find(value, &g->reader, held, word, why);
}

void dial_value_print(struct buf *b, const struct case_context *g, int d, int value)
{
	value_print(b, &g->reader, &g->rules->held[d], value);
}

/* ---- what a line is about ---- */

/* Reads "gold" or "stock 3": the name of a dial, and perhaps its cell. */
static bool dial_read(const struct case_context *g, struct case_target *to,
	const struct line_words *w, int i, enum of of, struct buf *why)
{
	const struct dial *row;
	long long cell = 0;

	to->what = ON_DIAL;
	if (i >= w->n) {
		buf_str(why, "the name of a zone or a dial is missing");
		return false;
	}
	to->dial = dial_named(g, w->word[i], of);
	if (!to->dial)
		return no_such(why, w->word[i], "place or dial that could stand here");
	row = &g->rules->game->dials[to->dial];
	if (i + 1 < w->n && (i + 2 < w->n || !span_int(w->word[i + 1], 0, row->cells - 1, &cell)))
		return no_such(why, w->word[i + 1], "cell of this dial");
	to->dial += (int)cell;
	return true;
}

static bool spaces_read(const struct case_context *g, struct case_target *to,
	const struct line_words *w, struct buf *why)
{
	while (to->n < w->n) {
		thing at = box_space(g->reader.map, w->word[to->n].s, w->word[to->n].n);

		if (!at)
			break;
		to->place[to->n++] = at;
	}
	if (to->n == w->n)
		return true;
	if (to->n > 1)
		return no_such(why, w->word[to->n], "space");
	to->bearer = to->place[0];
	return dial_read(g, to, w, 1, OF_SPACE, why);
}

static int area_named(const struct case_context *g, struct span name)
{
	for (int i = 0; g->rules->game->areas && g->rules->game->areas[i]; i++)
		if (span_folds(name, g->rules->game->areas[i]))
			return i;
	return -1;
}

static bool zone_read(const struct case_context *g, struct case_target *to,
	const struct line_words *w, int i, int seat)
{
	int zone = i < w->n ? zone_named(g, w->word[i]) : -1;

	if (zone < 0)
		return false;
	to->n = 1;
	to->place[0] = IN(zone, seat);
	return true;
}

bool target_read(
	const struct case_context *g, struct case_target *to, struct span before, struct buf *why)
{
	struct line_words w;
	int seat;

	*to = (struct case_target){ .what = ON_PLACES };
	words_cut(&w, before);
	if (!w.n || w.n == WORDS) {
		buf_fmt(why, "write 1 to %d names before the colon", WORDS - 1);
		return false;
	}
	if (w.n > 1 && span_folds(w.word[w.n - 1], "top")) {
		to->top = true;
		w.n--;
	}
	if (box_space(g->reader.map, w.word[0].s, w.word[0].n))
		return spaces_read(g, to, &w, why);
	seat = seat_find(g->rules->game, w.word[0], g->reader.seats);
	if (zone_read(g, to, &w, seat != 0, seat)) {
		if (w.n > (seat ? 2 : 1))
			return no_such(why, w.word[seat ? 2 : 1], "word that could stand here");
		return true;
	}
	to->area = w.n == 1 && !seat ? area_named(g, w.word[0]) : -1;
	to->bearer = seat ? seat : TABLE;
	if (to->area >= 0 && !dial_named(g, w.word[0], OF_TABLE)) {
		to->what = ON_AREA;
		return true;
	}
	return dial_read(g, to, &w, seat != 0, seat ? OF_SEAT : OF_TABLE, why);
}
