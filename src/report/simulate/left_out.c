/* SPDX-License-Identifier: MIT */
#include "report/simulate/left_out.h"
#include "core/form.h"
#include "core/surety.h"
#include "report/simulate/repair.h"

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

/* Returns whether a word that names nothing is one of an order, mistyped. */
static bool is_mistyped_in(const struct names *r, struct span order, struct span word)
{
	struct span meant;

	while (!surety_of_game(r, word) && span_word(&order, &meant))
		if (word_is_mistyped(word, meant))
			return true;
	return false;
}

/* Of a thing without a number there is one. */
void left_out_list(struct buf *list, const struct names *r, struct span line, struct span order)
{
	struct span word;

	while (span_word(&line, &word)) {
		struct span bare = span_bare(form_bare(word), ",");

		if (bare.n && !span_same(bare, span_of("1")) && !repair_is_harmless(bare)
			&& !repair_is_leading(bare) && !stands_in(order, bare)
			&& !is_several_of(order, bare) && !is_mistyped_in(r, order, bare))
			buf_fmt(list, "%s%.*s", list->n ? " " : "", (int)bare.n, bare.s);
	}
}

bool left_out_excepts(struct span rest)
{
	static const char *const words[] = { "but", "except", "excluding", "without", "besides",
		"no", "not", "wait", "rather", "ausser", "au\303\237er", "ohne", "nein", "nicht",
		"sauf", "menos", NULL };

	return surety_has_one_of(rest, words);
}
