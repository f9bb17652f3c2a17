/* SPDX-License-Identifier: MIT
 * How surely a line is an order. */
#include "core/surety.h"
#include "base/fail.h"
#include "core/orders.h"
#include "core/remedy.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* The fewest letters of an order's first word that is known, mistyped, though what follows is wrong as well. */
enum { FIRST_LEAST = 4 };
/* The most words of courtesy or connection, calls and marks that are looked behind, and the most words that call
 * somebody. */
enum { COURTESIES = 3, CALLED = 3 };

enum surety surety_shorthand(const struct names *r, struct span *line, char words[READ_MOST])
{
	enum surety surety;
	char *text;

	*words = 0;
	if (!r->rules->game->read)
		return CHATTER;
	text = xcopy(line->s, line->n);
	surety = r->rules->game->read(text, words);
	free(text);
	must(memchr(words, 0, READ_MOST));
	if (*words)
		*line = span_of(words);
	return surety;
}

bool surety_names_thing(const struct names *r, int form, const struct line_words *words, bool digit)
{
	const struct form_pattern *p = &r->rules->form[form];
	bool names = false;
	thing x;

	for (int i = 1; i < words->n; i++)
		for (int h = 0; h < p->holes && !names; h++)
			names = p->hole[h].type != T_INT && p->hole[h].type != T_TIMES
				&& (!digit || span_has_digit(words->word[i]))
				&& thing_read(&x, r, &p->hole[h], words->word[i], NULL);
	return names;
}

/* Returns whether a line would be an order if its first word were that of the form. Many words and names
 * of people are like a short one, so of these the whole order must be right, and have another word. */
static bool could_be(const struct names *r, int form, struct line_words words)
{
	bool is_short = words.word[0].n < FIRST_LEAST;
	struct order o;
	bool reads;

	if (words.n == 1 && words.word[0].n <= FIRST_LEAST)
		return false;
	reads = form_read(&o, r, &words, NULL, NULL);
	if (reads || is_short || words.n == 1)
		return reads;
	reads = surety_names_thing(r, form, &words, true);
	words.n = 2;
	return reads || form_begins(&o, r, form, &words);
}

/* A sentence may begin with a word like that of an order; so what follows must be that order's as well. */
static bool begins_mistyped(const struct names *r, struct span line)
{
	struct line_words words;
	struct span first;
	int form = 0;

	if (!words_cut(&words, line) || !words.n)
		return false;
	first = words.word[0];
	while ((words.word[0] = form_meant(r, first, &form)).n)
		if (could_be(r, form, words))
			return true;
	return false;
}

/* Returns whether some word of a line begins an order. */
static bool has_order(const struct names *r, struct span line)
{
	struct span word, rest = line;

	do
		if (form_begins_some(r, rest))
			return true;
	while (span_word(&rest, &word) && span_trim(rest).n);
	return false;
}

/* Returns whether a line that begins with '@' is a standing one. "@Clara, more time please" calls somebody. */
static bool begins_standing(const struct names *r, struct span line)
{
	const struct span order = { line.s + 1, line.n - 1 };

	return !order.n || order.s[0] == ' ' || form_begins_some(r, order)
		|| begins_mistyped(r, order) || surety_among_orders(r, order);
}

/* "@", "cancel", "else", and with what follows "if" to ":", "when" to ":", where it is no question */
static bool begins_as_any_order(const struct names *r, struct span line)
{
	struct span word, copy = line;

	if (!span_word(&copy, &word) || line.s[line.n - 1] == '?')
		return false;
	if (word.s[0] == '@')
		return begins_standing(r, line);
	return span_folds(word, "cancel") || span_folds(word, "else")
		|| ((span_folds(word, "if") || span_folds(word, "when")) && span_find(copy, ':'));
}

/* Returns whether a line is an order but for its colon: "if gold > 3 act 1", "at 14 act 1". Sentences begin with these words, too, so what follows is looked at. */
static bool lacks_colon(const struct names *r, struct span line)
{
	struct span word, rest = line;
	long long season;
	bool lacks = false;

	if (!span_word(&rest, &word))
		return false;
	if (span_folds(word, "if"))
		lacks = (span_find(rest, '<') || span_find(rest, '>') || span_find(rest, '='))
			&& has_order(r, rest);
	else if (span_folds(word, "at"))
		lacks = span_word(&rest, &word) && span_int(word, 1, 100000, &season)
			&& form_begins_some(r, rest);
	return lacks;
}

struct span surety_understood_in(const struct names *r, struct span line)
{
	while (line.n > 1 && strchr(".!", line.s[line.n - 1]))
		line = span_trim((struct span){ line.s, line.n - 1 });
	if (!line.n || !orders_understand(r, line))
		line.n = 0;
	return line;
}

struct span surety_stopped(const struct names *r, struct span line)
{
	struct span rest = line, word;
	long long number;

	if (!form_begins_some(r, line) && span_word(&rest, &word)
		&& (span_folds(word, "stop") || span_folds(word, "end"))) {
		rest = span_trim(rest);
		if (span_int(rest, 1, 999, &number))
			return rest;
		if (surety_understood_in(r, rest).n)
			return surety_understood_in(r, rest);
	}
	return (struct span){ line.s, 0 };
}

/* Returns whether a line is an order but for the place of its words: "7,3 build mine". */
static bool is_misplaced(const struct names *r, struct span line)
{
	struct line_words words;
	struct buf ignored = BUF_INIT;
	bool is = words_cut(&words, line) && form_rearranged(&ignored, r, &words);

	buf_free(&ignored);
	return is;
}

bool surety_cut_courtesy(struct span *line)
{
	static const char *const courtesies[] = { "please", "then", "and", "also", "next", "first",
		"order", "orders", "plus", "but", "pls", "plz", "bitte", "dann", "und", "puis" };
	struct span rest = *line, word;

	if (!span_word(&rest, &word))
		return false;
	while (word.n && strchr(",:", word.s[word.n - 1]))
		word.n--;
	for (size_t i = 0; i < sizeof courtesies / sizeof *courtesies; i++)
		if (span_folds(word, courtesies[i])) {
			*line = span_trim(rest);
			return true;
		}
	return false;
}

/* Cuts off the marks that make words bold or set them apart, "*build army s1*"; that of a list has a space behind it.
 * Returns whether there were some. */
static bool cut_marks(struct span *line)
{
	static const char marks[] = "*_`\"'";
	struct span inside = *line;

	while (inside.n > 1 && strchr(marks, inside.s[0]) && inside.s[1] != ' ')
		inside.s++, inside.n--;
	while (inside.n < line->n && inside.n && strchr(marks, inside.s[inside.n - 1]))
		inside.n--;
	if (inside.n == line->n || !inside.n)
		return false;
	*line = span_trim(inside);
	return true;
}

/* Cuts off somebody who is called, "Hello Clara, ", or what leads to a colon, "My role is Admiral: ". Nobody is called by
 * what tells something to be done: "attack them, ". Returns whether there was such. */
static bool cut_call(const struct names *r, struct span *line)
{
	struct span rest = *line, word;
	bool told = false;

	/* "at x: act 1" is an order with a season that cannot be read. */
	if (span_starts(rest, "at "))
		return false;
	for (int i = 1; span_word(&rest, &word) && span_trim(rest).n; i++) {
		told |= surety_verb(r, surety_bare(word));
		if (word.s[word.n - 1] == ':'
			|| (i <= CALLED && word.s[word.n - 1] == ',' && !told)) {
			*line = span_trim(rest);
			return true;
		}
	}
	return false;
}

/* Returns whether a line that begins as an order goes on as one, or names something that it takes. */
static bool goes_on_as_order(const struct names *r, struct span line)
{
	struct line_words words, first, two;
	struct order o;

	if (!words_cut(&words, line) || words.n < 2)
		return false;
	first = two = words;
	first.n = 1;
	two.n = 2;
	for (int form = 1; form <= r->rules->forms; form++)
		if (form_begins(&o, r, form, &first)
			&& (form_begins(&o, r, form, &two)
				|| surety_names_thing(r, form, &words, false)))
			return true;
	return false;
}

struct span surety_behind_words(const struct names *r, struct span line, bool *whole)
{
	struct span rest = line, order = { line.s, 0 }, begun = order;

	/* "build city 7,4, play fishing" calls nobody by the name of "build city 7,4". */
	for (int i = 0; i < COURTESIES && !order.n && !begins_as_any_order(r, rest)
		&& !goes_on_as_order(r, rest)
		&& (cut_marks(&rest) || surety_cut_courtesy(&rest) || cut_call(r, &rest));
		i++) {
		order = surety_understood_in(r, rest);
		if (!begun.n && rest.n && rest.s[rest.n - 1] != '?' && goes_on_as_order(r, rest))
			begun = rest;
	}
	*whole = order.n;
	return order.n ? order : begun;
}

bool surety_behind_colon(const struct names *r, struct span line)
{
	bool whole;
	struct span order = { NULL, 0 };

	if (!form_begins_some(r, line))
		order = surety_behind_words(r, line, &whole);
	return order.n && span_find((struct span){ line.s, (size_t)(order.s - line.s) }, ':');
}

/* ---- how surely ---- */

enum surety orders_surety(const struct names *r, struct span line)
{
	struct span as_written = span_trim(line);
	enum surety surety = SURELY;
	char words[READ_MOST];
	bool whole;

	if (!orders_understand(r, as_written))
		surety = surety_shorthand(r, &as_written, words);
	if (surety == CHATTER
		&& (form_begins_some(r, as_written) || begins_as_any_order(r, as_written)
			|| begins_mistyped(r, as_written) || lacks_colon(r, as_written)
			|| is_misplaced(r, as_written)
			|| surety_behind_words(r, as_written, &whole).n
			|| surety_stopped(r, as_written).n || surety_tells_order(r, as_written)
			|| surety_claims(r, as_written)))
		surety = PERHAPS;
	return surety;
}

bool surety_in_list(const struct names *r, struct span line)
{
	enum surety surety = orders_surety(r, line);

	if (surety != PERHAPS)
		return surety == SURELY;
	if (begins_as_any_order(r, line))
		return has_order(r, line);
	return !form_begins_some(r, line) || goes_on_as_order(r, line);
}
