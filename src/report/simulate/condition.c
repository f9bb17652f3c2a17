/* SPDX-License-Identifier: MIT */
#include "report/simulate/condition.h"
#include "core/surety.h"

#include <string.h>

/* Which end a part of a sentence. */
#define MARKS " ,;:.!"

static bool denies(struct span word)
{
	return span_folds(word, "unless") || span_folds(word, "ausser")
		|| span_folds(word, "au\303\237er");
}

/* "if they attack, play raid" and "when they attack then play raid": up to the mark or word that ends it. */
static const char *find_end(struct span words)
{
	struct span word;

	while (span_word(&words, &word)) {
		if (strchr(",;:", word.s[word.n - 1]))
			return word.s + word.n;
		if (span_folds(word, "then") || span_folds(word, "dann"))
			return word.s;
	}
	return NULL;
}

/* Returns the order behind a condition that no mark ends: the first that can be read, else from the last verb on. */
static struct span find_order(const struct names *r, struct span words)
{
	struct span told = { words.s, 0 }, word, rest = words;
	struct line_words cut;
	struct order o;

	while (span_word(&rest, &word)) {
		const struct span from = { word.s, (size_t)(words.s + words.n - word.s) };

		if (surety_verb(r, word))
			told = from;
		if (surety_verb(r, word) && words_cut(&cut, from)
			&& form_read(&o, r, &cut, NULL, NULL))
			break;
	}
	return told;
}

static struct condition cut_front(const struct names *r, struct span line, struct span behind)
{
	const char *end = find_end(behind);
	struct condition c = { { line.s, 0 }, line };
	struct span word;

	if (end) {
		c.order = span_trim((struct span){ end, (size_t)(line.s + line.n - end) });
		if (span_folds((struct span){ c.order.s, c.order.n < 4 ? 0 : 4 }, "then")
			|| span_folds((struct span){ c.order.s, c.order.n < 4 ? 0 : 4 }, "dann"))
			span_word(&c.order, &word);
	} else {
		c.order = find_order(r, behind);
	}
	c.order = span_trim(c.order);
	if (c.order.n)
		c.said = span_bare((struct span){ line.s, (size_t)(c.order.s - line.s) }, MARKS);
	return c;
}

struct condition condition_cut(const struct names *r, struct span line)
{
	struct condition c = { { line.s, 0 }, line };
	struct span word, rest = line;
	int n = 0;

	while (span_word(&rest, &word)) {
		if (!surety_conditional(word) && n++ >= 0)
			continue;
		if (!n)
			return cut_front(r, line, rest);
		c.said = span_bare(
			(struct span){ word.s, (size_t)(line.s + line.n - word.s) }, MARKS);
		c.order = span_bare((struct span){ line.s, (size_t)(word.s - line.s) }, MARKS);
		break;
	}
	return c;
}

static bool turn_round(struct tests *tests)
{
	static const enum test_operator other[] = { [EQUAL] = UNEQUAL,
		[UNEQUAL] = EQUAL,
		[LESS] = MORE_EQUAL,
		[LESS_EQUAL] = MORE,
		[MORE] = LESS_EQUAL,
		[MORE_EQUAL] = LESS };
	struct test *test = &tests->test[0];

	if (tests->n != 1 || test->op == IS_SET)
		return false;
	test->op = other[test->op];
	return true;
}

bool condition_write(
	struct buf *b, const struct names *r, const struct condition *c, const struct order *o)
{
	const int files = r->rules->game->forms[o->form].files;
	struct span text = c->said, word;
	struct buf ignored = BUF_INIT;
	struct tests tests;
	bool is = span_word(&text, &word) && tests_read(&tests, r, 0, span_trim(text), &ignored)
		&& tests_named(&tests, r->rules, files, files ? NULL : o, &ignored)
		&& (!denies(word) || turn_round(&tests));

	buf_free(&ignored);
	for (int i = 0; i < tests.n && is; i++) {
		buf_str(b, i ? " and " : "if ");
		test_print(b, r, 0, &tests.test[i]);
	}
	buf_str(b, is ? ": " : "");
	return is;
}
