/* SPDX-License-Identifier: MIT
 * How surely a line is an order. */
#include "core/surety.h"
#include "base/fail.h"
#include "core/orders.h"
#include "core/remedy.h"

#include <stdlib.h>
#include <string.h>

/* The fewest letters of an order's first word that is known, mistyped, though what follows is wrong as well. */
enum { FIRST_LEAST = 4 };

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

/* Returns whether a word with a digit in it is a name that the form takes. */
static bool names_thing(const struct names *r, int form, const struct line_words *words)
{
	const struct form_pattern *p = &r->rules->form[form];
	bool names = false;
	thing x;

	for (int i = 1; i < words->n; i++)
		for (int h = 0; h < p->holes && !names; h++)
			names = p->hole[h].type != T_INT && p->hole[h].type != T_TIMES
				&& span_has_digit(words->word[i])
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
	reads = names_thing(r, form, &words);
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

/* "@", "cancel", "else", and with what follows "if" to ":", "when" to ":" */
static bool begins_as_any_order(struct span line)
{
	struct span word, copy = line;

	if (!span_word(&copy, &word))
		return false;
	return word.s[0] == '@' || span_folds(word, "cancel") || span_folds(word, "else")
		|| ((span_folds(word, "if") || span_folds(word, "when")) && span_find(copy, ':'));
}

/* Returns whether a line is an order or a policy but for its colon: "when stance fight", "if gold > 3 act 1",
 * "at 14 act 1". Sentences begin with these words, too, so what follows is looked at. */
static bool lacks_colon(const struct names *r, struct span line)
{
	struct buf ignored = BUF_INIT;
	struct span word, rest = line;
	long long season;
	bool lacks = false;

	if (!span_word(&rest, &word))
		return false;
	if (span_folds(word, "when"))
		lacks = remedy_colon(&ignored, r, rest);
	else if (span_folds(word, "if"))
		lacks = (span_find(rest, '<') || span_find(rest, '>') || span_find(rest, '='))
			&& has_order(r, rest);
	else if (span_folds(word, "at"))
		lacks = span_word(&rest, &word) && span_int(word, 1, 100000, &season)
			&& form_begins_some(r, rest);
	buf_free(&ignored);
	return lacks;
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

enum surety orders_surety(const struct names *r, struct span line)
{
	struct span as_written = span_trim(line);
	struct orders *o = orders_read(as_written.s, as_written.n, r);
	bool understood = o->lines == 1 && o->line[0].what != L_BAD;
	enum surety surety = SURELY;
	char words[READ_MOST];

	orders_free(o);
	if (!understood)
		surety = surety_shorthand(r, &as_written, words);
	if (surety == CHATTER
		&& (form_begins_some(r, as_written) || begins_as_any_order(as_written)
			|| begins_mistyped(r, as_written) || lacks_colon(r, as_written)
			|| is_misplaced(r, as_written)))
		surety = PERHAPS;
	return surety;
}
