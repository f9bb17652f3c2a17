/* SPDX-License-Identifier: MIT
 * Words that are looked for in what somebody says. */
#include "post/words.h"

#include <string.h>

/* The most words that two dots stand for. */
enum { GAP = 4 };

static bool next_word(struct span *line, struct span *word)
{
	bool is = span_word(line, word);

	if (is)
		*word = span_bare(*word, ".,!?;:()\"'*_");
	return is;
}

/* Returns whether a word is one of "address|email". */
static bool is_one_of(struct span word, struct span choices)
{
	while (choices.n) {
		const char *stroke = span_find(choices, '|');
		size_t n = stroke ? (size_t)(stroke - choices.s) : choices.n;

		if (word.n == n && !strncasecmp(word.s, choices.s, n))
			return true;
		n += stroke != NULL;
		choices.s += n;
		choices.n -= n;
	}
	return false;
}

/* Takes words off a line that begins with them. */
static bool take_words(struct span *line, struct span pattern)
{
	struct span rest = *line, choices, word;

	while (span_word(&pattern, &choices)) {
		if (span_is(choices, "..")) {
			for (int i = 0; i <= GAP; i++) {
				*line = rest;
				if (take_words(line, pattern))
					return true;
				if (!next_word(&rest, &word))
					break;
			}
			return false;
		}
		if (!next_word(&rest, &word) || !is_one_of(word, choices))
			return false;
	}
	*line = rest;
	return true;
}

/* Cuts the next pattern off some. */
static bool next_pattern(struct span *patterns, struct span *pattern)
{
	const char *comma = span_find(*patterns, ',');

	*pattern = *patterns;
	if (comma)
		pattern->n = (size_t)(comma - patterns->s);
	patterns->s += pattern->n + (comma != NULL);
	patterns->n -= pattern->n + (comma != NULL);
	return pattern->n;
}

bool words_say(struct span line, const char *patterns, struct span *rest)
{
	struct span word;

	while (next_word(&line, &word)) {
		struct span left = span_of(patterns), pattern, choices;

		while (next_pattern(&left, &pattern)) {
			span_word(&pattern, &choices);
			*rest = line;
			if (is_one_of(word, choices) && take_words(rest, pattern))
				return true;
		}
	}
	return false;
}
