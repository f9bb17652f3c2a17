/* SPDX-License-Identifier: MIT
 * Which form a mistyped word was meant to begin, and which order words that stand in another order were. */
#include "core/form.h"

#include <string.h>
#include <strings.h>

enum { LEAST = 3 }; /* the fewest letters of a word that is looked at */
/* The most words of a line that are put in another order, and beginnings of orders that are tried. */
enum { REARRANGED = 8, TRIES = 500 };

static struct span behind(struct span s, size_t n)
{
	return n < s.n ? (struct span){ s.s + n, s.n - n } : (struct span){ s.s, 0 };
}

static bool same(struct span a, struct span b)
{
	return a.n == b.n && (!a.n || !strncasecmp(a.s, b.s, a.n));
}

/* Returns whether a letter is another, or two changed places, in words of one length. */
static bool is_changed(struct span a, struct span b)
{
	return same(behind(a, 1), behind(b, 1))
		|| (a.n > 1 && !strncasecmp(a.s, b.s + 1, 1) && !strncasecmp(a.s + 1, b.s, 1)
			&& same(behind(a, 2), behind(b, 2)));
}

bool word_is_mistyped(struct span word, struct span meant)
{
	while (word.n && meant.n && !strncasecmp(word.s, meant.s, 1)) {
		word = behind(word, 1);
		meant = behind(meant, 1);
	}
	if (word.n == meant.n)
		return word.n && is_changed(word, meant);
	return (word.n + 1 == meant.n && same(word, behind(meant, 1)))
		|| (meant.n + 1 == word.n && same(meant, behind(word, 1)));
}

struct span form_meant(const struct names *r, struct span word, int *form)
{
	while (++*form <= r->rules->forms) {
		const struct form_pattern *p = &r->rules->form[*form];
		struct span first = p->node[p->first].word;

		if (word.n >= LEAST && first.n >= LEAST && word_is_mistyped(word, first))
			return first;
	}
	return (struct span){ NULL, 0 };
}

bool form_begins_some(const struct names *r, struct span line)
{
	struct line_words words;

	if (!words_cut(&words, line) || !words.n)
		return false;
	words.n = 1;
	return form_begins_any(r, &words);
}

/* ---- words in another order ---- */

struct rearranging {
	const struct names *r;
	const struct line_words *words;
	struct line_words line; /* the order as far as it is made of them */
	unsigned used;		/* which of them are in it, as bits */
	int tries;		/* that are left */
};

static bool is_order(const struct names *r, const struct line_words *line)
{
	struct order o;

	return form_read(&o, r, line, NULL, NULL);
}

/* Goes on with the words behind the one that was put in last, then from the first on: what stands before its
 * order, as "7,3 build mine", most often belongs behind it as it is. */
static bool make_order(struct rearranging *to, int form, int last)
{
	int n = to->words->n;
	struct order o;

	if (to->tries-- <= 0 || !form_begins(&o, to->r, form, &to->line))
		return false;
	if (to->line.n == n)
		return is_order(to->r, &to->line);
	for (int k = 1; k < n; k++) {
		int i = (last + k) % n;

		if (to->used >> i & 1)
			continue;
		to->used |= 1U << i;
		to->line.word[to->line.n++] = to->words->word[i];
		if (make_order(to, form, i))
			return true;
		to->line.n--;
		to->used &= ~(1U << i);
	}
	return false;
}

static bool begin_with(struct rearranging *to, int first)
{
	bool made = false;

	to->line = (struct line_words){ .n = 1, .word = { to->words->word[first] } };
	to->used = 1U << first;
	for (int form = 1; form <= to->r->rules->forms && !made; form++) {
		to->line.n = 1;
		to->used = 1U << first;
		made = make_order(to, form, first);
	}
	return made;
}

static void write_words(struct buf *line, const struct line_words *words)
{
	for (int i = 0; i < words->n; i++)
		buf_fmt(line, "%s%.*s", i ? " " : "", (int)words->word[i].n, words->word[i].s);
}

/* Exchanges a word and the next one, where one such line alone is an order: "buy silk 1". */
static bool swap_words(struct buf *line, const struct names *r, const struct line_words *words)
{
	struct line_words order = { .n = 0 };
	int found = 0;

	for (int i = 1; i + 1 < words->n; i++) {
		struct line_words other = *words;

		other.word[i] = words->word[i + 1];
		other.word[i + 1] = words->word[i];
		if (is_order(r, &other) && ++found == 1)
			order = other;
	}
	if (found == 1)
		write_words(line, &order);
	return found == 1;
}

/* A sentence ends so, and no order. */
static void drop_stop(struct span *word)
{
	while (word->n > 1 && strchr(".!", word->s[word->n - 1]))
		word->n--;
}

bool form_rearranged(struct buf *line, const struct names *r, const struct line_words *words)
{
	struct line_words bare = *words;
	struct rearranging to = { .r = r, .words = &bare, .tries = TRIES };

	if (bare.n < 2 || bare.n > REARRANGED)
		return false;
	if (form_begins_some(r, bare.word[0]))
		return swap_words(line, r, &bare);
	drop_stop(&bare.word[bare.n - 1]);
	for (int i = 1; i < bare.n; i++)
		if (form_begins_some(r, bare.word[i]) && begin_with(&to, i)) {
			write_words(line, &to.line);
			return true;
		}
	return false;
}
