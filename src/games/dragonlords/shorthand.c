/* SPDX-License-Identifier: MIT
 * What players of the board game say for an order: "build a catapult in g4" is "catapult g4". */
#include "games/dragonlords/dragonlords.h"

#include <string.h>

enum { WORD_MOST = 24 };

/* Two words of a line that are one of an order. */
static const struct saying {
	/* Each parted by blanks, with one before and behind; things NULL: none is needed. */
	const char *verbs, *things;
	const char *order;
	bool bare; /* the order has no other word */
} sayings[] = {
	{ " build make ", " catapult ", "catapult" },
	{ " build make ", " wall ", "fortify" },
	{ " build make ", " tower watchtower ", "tower" },
	{ " build make buy ", " ship ", "ship" },
	{ " buy draw ", " scroll ", "scroll", .bare = true },
	{ " buy learn ", " spell ", "train" },
	{ " teach ", NULL, "train" },
};
enum { SAYINGS = sizeof sayings / sizeof *sayings };

/* Words that say nothing in such a line. */
static const char fillers[] =
	" a an the another new wooden one 1 in at on for to my spell please pls ";

static bool is_among(const char *words, const char *word)
{
	const size_t n = strlen(word);

	for (const char *at = words; (at = strchr(at, ' ')) && at[1]; at++)
		if (!strncmp(at + 1, word, n) && at[1 + n] == ' ')
			return true;
	return false;
}

static void make_small(char *word)
{
	for (; *word; word++)
		if (*word >= 'A' && *word <= 'Z')
			*word = (char)(*word - 'A' + 'a');
}

/* Copies the next word in small letters, without a mark at its end. Returns what is behind it; NULL: there is none that
 * is so short. */
static const char *next_word(const char *line, char word[WORD_MOST])
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

/* Finds the one word that a line has beside its verb, the thing and fillers; "": it has none. Returns false where it has
 * others, or not the thing. */
static bool read_rest(const char *line, const char *things, char left[WORD_MOST])
{
	char word[WORD_MOST];
	bool named = !things;

	*left = 0;
	while (line[strspn(line, " ")]) {
		line = next_word(line, word);
		if (!line)
			return false;
		if (!named && is_among(things, word))
			named = true;
		else if (!is_among(fillers, word) && *left)
			return false;
		else if (!is_among(fillers, word))
			memcpy(left, word, sizeof word);
	}
	return named;
}

enum surety lords_read(const char *line, char words[READ_MOST])
{
	char verb[WORD_MOST], left[WORD_MOST];

	line = next_word(line, verb);
	for (int i = 0; line && i < SAYINGS; i++) {
		const struct saying *s = &sayings[i];

		if (!is_among(s->verbs, verb) || !read_rest(line, s->things, left)
			|| !*left != s->bare)
			continue;
		strcpy(words, s->order);
		strcat(words, s->bare ? "" : " ");
		strcat(words, left);
		return SURELY;
	}
	return CHATTER;
}
