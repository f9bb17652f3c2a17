/* SPDX-License-Identifier: MIT
 * A title before a name: "king hrolf" is one piece, whom the name alone tells. */
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
