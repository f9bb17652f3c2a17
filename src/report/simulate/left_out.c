/* SPDX-License-Identifier: MIT */
#include "report/simulate/left_out.h"
#include "core/form.h"
#include "core/surety.h"
#include "core/called.h"
#include "report/simulate/repair_words.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

static bool stands_in(struct span text, struct span word)
{
	for (; text.n >= word.n; text.s++, text.n--)
		if (!strncasecmp(text.s, word.s, word.n))
			return true;
	return false;
}

/* Returns whether a word for several, "orcs", is one of an order for one. */
static bool is_several_of(struct span order, struct span word)
{
	struct buf single = BUF_INIT;
	bool is = false;

	for (int k = 0; !is && form_single(&single, word, k); k++)
		is = stands_in(order, span_of_buf(&single));
	buf_free(&single);
	return is;
}

/* Returns whether two words have the same digits: "s2" is not "s1", mistyped. */
static bool same_digits(struct span a, struct span b)
{
	for (;; a.s++, a.n--, b.s++, b.n--) {
		while (a.n && !isdigit((unsigned char)*a.s))
			a.s++, a.n--;
		while (b.n && !isdigit((unsigned char)*b.s))
			b.s++, b.n--;
		if (!a.n || !b.n)
			return a.n == b.n;
		if (*a.s != *b.s)
			return false;
	}
}

/* Returns whether a word that names nothing is one of an order, mistyped. */
static bool is_mistyped_in(const struct names *r, struct span order, struct span word)
{
	struct span meant;

	while (!surety_of_game(r, word) && span_word(&order, &meant))
		if (word_is_mistyped(word, meant) && same_digits(word, meant))
			return true;
	return false;
}

/* Returns the kind or space that a word names: by its name, its title, or its sign. */
static thing named(const struct names *r, struct span word)
{
	thing kind = box_kind(r->rules->box, word.s, word.n, NULL, NULL);

	return kind || !r->map ? kind : box_space(r->map, word.s, word.n);
}

/* Returns whether a word names something that an order names otherwise: "persia-ne" of "go pe2". */
static bool is_named_in(const struct names *r, struct span order, struct span word)
{
	const thing x = named(r, word);
	struct span other;

	while (x && span_word(&order, &other))
		if (named(r, other) == x)
			return true;
	return false;
}

static bool has_kind_of(
	const struct table *t, const struct names *r, struct span order, const char *class)
{
	struct span other;

	while (span_word(&order, &other)) {
		const thing x = named(r, other);

		if (x > KINDS && x < PLACES && of_class(t, x, class))
			return true;
	}
	return false;
}

/* Returns whether a word is the name of a class, or how that begins: "quest" of quest-card. */
static bool is_class(struct span word, const char *class)
{
	return word.n && !strncasecmp(word.s, class, word.n)
		&& (!class[word.n] || class[word.n] == '-');
}

/* Returns whether a word is a class of something that an order names: "quest" of "take old-well". */
static bool is_class_in(
	const struct table *t, const struct names *r, struct span order, struct span word)
{
	const struct box *box = r->rules->box;
	bool is = false;

	for (int c = 0; c < box->classes && !is; c++)
		is = is_class(word, box->class[c].name)
			&& has_kind_of(t, r, order, box->class[c].name);
	return is;
}

/* Returns whether players of the game say a word for the verb of an order: "bank" of "treasurer packet". */
static bool is_verb_of(const struct names *r, struct span order, struct span word)
{
	struct span verb;
	const char *called;
	bool is = false;

	if (!span_word(&order, &verb))
		return false;
	for (int i = 0; !is && (called = called_as(r, word, i)); i++)
		is = span_folds(verb, called);
	return is;
}

/* Returns whether a word says nothing besides what an order names. Of a thing without a number there is one; all that lies
 * between two spaces is more than these. */
static bool says_nothing(const struct names *r, const struct line_words *words, int i)
{
	const struct span word = form_bare(words->word[i]);

	if (form_is_range(r, words, i))
		return false;
	return !word.n || span_same(word, span_of("1")) || span_folds(word, "one")
		|| repair_is_harmless(word) || repair_is_leading(word);
}

/* Returns the space that a word is, or from which a step leads: "4,6" of "4,6-3,6". */
static thing first_space(const struct names *r, struct span word)
{
	const char *dash = memchr(word.s, '-', word.n);
	const thing at = box_space(r->map, word.s, word.n);

	return at || !dash ? at : box_space(r->map, word.s, (size_t)(dash - word.s));
}

bool left_out_lies_there(
	const struct table *t, const struct names *r, const struct line_words *words, int i)
{
	const struct span word = form_bare(words->word[i]);
	const thing k = box_kind(r->rules->box, word.s, word.n, NULL, NULL);
	thing at;

	if (!k || i + 1 >= words->n || !r->map)
		return false;
	at = first_space(r, form_bare(words->word[i + 1]));
	if (!at)
		return false;
	for each(p, t, at)
		if (kind(t, p) == k)
			return true;
	return false;
}

void left_out_list(struct buf *list, const struct table *t, const struct names *r, struct span line,
	struct span order)
{
	const bool stands = order.n && order.s[0] == '@';
	struct line_words words;

	words_cut(&words, line);
	for (int i = 0; i < words.n; i++) {
		const struct span word = form_bare(words.word[i]);

		if (!says_nothing(r, &words, i) && !left_out_lies_there(t, r, &words, i)
			&& !(stands && repair_is_of_standing(word)) && !stands_in(order, word)
			&& !is_several_of(order, word) && !is_mistyped_in(r, order, word)
			&& !is_named_in(r, order, word) && !is_verb_of(r, order, word)
			&& !is_class_in(t, r, order, word))
			buf_fmt(list, "%s%.*s", list->n ? " " : "", (int)word.n, word.s);
	}
}

bool left_out_excepts(struct span rest)
{
	static const char *const words[] = { "but", "except", "excluding", "without", "besides",
		"no", "not", "wait", "rather", "ausser", "au\303\237er", "ohne", "nein", "nicht",
		"sauf", "menos", NULL };

	return surety_has_one_of(rest, words);
}
