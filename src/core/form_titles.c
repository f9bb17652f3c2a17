/* SPDX-License-Identifier: MIT
 * Names of several words. A title before a name: "king hrolf" is one piece, whom the name alone tells. Words that are one
 * name together: "sea battle". */
#include "core/form.h"

#include <string.h>

/* Returns the kinds that a word stands for as a title: it is a kind that has the name of a set. */
static const struct box_set *titled(const struct box *box, struct span word)
{
	thing k = box_kind(box, word.s, word.n, NULL, NULL);
	const char *name = k ? box->kind[k - KINDS].name : "";

	return strlen(name) == word.n ? box_set(box, name, word.n) : NULL;
}

static bool is_title(const struct box *box, struct span word, struct span next)
{
	const struct box_set *set = titled(box, word);

	return set && box_kind(box, next.s, next.n, set, NULL);
}

bool form_untitled(struct line_words *bare, const struct box *box, const struct line_words *w)
{
	bare->n = 0;
	for (int i = 0; i < w->n; i++) {
		if (i + 1 < w->n && !w->comma[i] && is_title(box, w->word[i], w->word[i + 1]))
			continue;
		bare->comma[bare->n] = w->comma[i];
		bare->word[bare->n++] = w->word[i];
	}
	return bare->n < w->n;
}

/* Returns n words from one on, with the blanks between them; n 0: a comma or more stands there. */
static struct span join_words(const struct line_words *w, int i, int n)
{
	struct span name = w->word[i];

	for (int k = 1; k < n; k++) {
		const struct span next = w->word[i + k];

		if (w->comma[i + k - 1] || next.s != name.s + name.n + 1)
			return (struct span){ name.s, 0 };
		name.n += 1 + next.n;
	}
	return name;
}

/* Returns how many words from one on are one name; 1: none are. Two that are names each are two. */
static int count_joined(const struct box *box, const struct line_words *w, int i)
{
	for (int n = 3; n > 1; n--) {
		const struct span name =
			i + n <= w->n ? join_words(w, i, n) : (struct span){ NULL, 0 };

		if (name.n && box_names_kind(box, name.s, name.n)
			&& !(box_names_kind(box, w->word[i].s, w->word[i].n)
				&& box_names_kind(box, w->word[i + n - 1].s, w->word[i + n - 1].n)))
			return n;
	}
	return 1;
}

bool form_joined(struct line_words *joined, const struct box *box, const struct line_words *w)
{
	joined->n = 0;
	for (int i = 0, n; i < w->n; i += n) {
		n = count_joined(box, w, i);
		joined->comma[joined->n] = w->comma[i + n - 1];
		joined->word[joined->n++] = n > 1 ? join_words(w, i, n) : w->word[i];
	}
	return joined->n < w->n;
}
