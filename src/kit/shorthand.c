/* SPDX-License-Identifier: MIT */
#include "kit/shorthand.h"

#include <string.h>

bool kit_among(const char *words, const char *word)
{
	const size_t n = strlen(word);

	for (const char *at = words; (at = strchr(at, ' ')) && at[1]; at++)
		if (!strncmp(at + 1, word, n) && at[1 + n] == ' ')
			return true;
	return false;
}

bool kit_line_ends(const char *line)
{
	return !line[strspn(line, " ")];
}

static void make_small(char *word)
{
	for (; *word; word++)
		if (*word >= 'A' && *word <= 'Z')
			*word = (char)(*word - 'A' + 'a');
}

const char *kit_next_word(const char *line, char word[WORD_MOST])
{
	size_t n;

	line += strspn(line, " ");
	n = strcspn(line, " ");
	if (!n || n >= WORD_MOST)
		return NULL;
	memcpy(word, line, n);
	word[n] = 0;
	make_small(word);
	if (strchr(".,!", word[n - 1]))
		word[n - 1] = 0;
	return line + n;
}
