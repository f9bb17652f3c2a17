/* SPDX-License-Identifier: MIT */
#include "club/wished.h"
#include "core/form.h"
#include "report/simulate/repair_words.h"
#include "report/text/offers.h"

#include <string.h>

/* The fewest letters of a name in a sentence that has no digit. */
enum { LEAST = 4 };

static bool is_name(const struct names *r, struct span word)
{
	struct buf name = BUF_INIT;
	bool is = false;
	thing x;

	if (word.n < LEAST && !span_has_digit(word))
		return false;
	for (int form = 1; form <= r->rules->forms && !is; form++) {
		const struct form_pattern *p = &r->rules->form[form];

		for (int i = 0; i < p->holes && !is && offers_in_season(r->rules->game, form, 0);
			i++) {
			const struct arg *hole = &p->hole[i];

			if (hole->type == T_INT || hole->type == T_TIMES || hole->type == T_SEAT
				|| !thing_read(&x, r, hole, word, NULL))
				continue;
			buf_clear(&name);
			value_print(&name, r, hole, x);
			is = span_folds(word, name.s);
		}
	}
	buf_free(&name);
	return is;
}

bool wished_names(const struct names *r, struct span line)
{
	struct line_words words;
	int named = 0;

	if (!line.n || line.s[line.n - 1] == '?' || !words_cut(&words, line))
		return false;
	for (int i = 0; i < words.n; i++) {
		struct span word = form_bare(words.word[i]);

		if (is_name(r, word))
			named++;
		else if (word.n && !repair_wishes(word))
			return false;
	}
	return named > 0;
}
