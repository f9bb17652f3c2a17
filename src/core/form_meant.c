/* SPDX-License-Identifier: MIT
 * Which form a mistyped word was meant to begin. */
#include "core/form.h"

#include <strings.h>

enum { LEAST = 3 }; /* the fewest letters of a word that is looked at */

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
	struct order o;

	if (!words_cut(&words, line) || !words.n)
		return false;
	words.n = 1;
	for (int form = 1; form <= r->rules->forms; form++)
		if (form_begins(&o, r, form, &words))
			return true;
	return false;
}
