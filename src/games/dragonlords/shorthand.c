/* SPDX-License-Identifier: MIT
 * What players of the board game say for an order: "build a catapult in g4" is "catapult g4". */
#include "games/dragonlords/dragonlords.h"
#include "kit/shorthand.h"

#include <string.h>

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
	{ " wall ", NULL, "fortify" },
};
enum { SAYINGS = sizeof sayings / sizeof *sayings };

/* Words that say nothing in such a line. */
static const char fillers[] =
	" a an the another new wooden one 1 in at on for to my spell please pls ";

/* Finds the one word that a line has beside its verb, the thing and fillers; "": it has none. Returns false where it has
 * others, or not the thing. */
static bool read_rest(const char *line, const char *things, char left[WORD_MOST])
{
	char word[WORD_MOST];
	bool named = !things;

	*left = 0;
	while (!kit_line_ends(line)) {
		line = kit_next_word(line, word);
		if (!line)
			return false;
		if (!named && kit_among(things, word))
			named = true;
		else if (!kit_among(fillers, word) && *left)
			return false;
		else if (!kit_among(fillers, word))
			memcpy(left, word, sizeof word);
	}
	return named;
}

enum surety lords_read(const char *line, char words[READ_MOST])
{
	char verb[WORD_MOST], left[WORD_MOST];

	line = kit_next_word(line, verb);
	for (int i = 0; line && i < SAYINGS; i++) {
		const struct saying *s = &sayings[i];

		if (!kit_among(s->verbs, verb) || !read_rest(line, s->things, left)
			|| !*left != s->bare)
			continue;
		strcpy(words, s->order);
		strcat(words, s->bare ? "" : " ");
		strcat(words, left);
		return SURELY;
	}
	return CHATTER;
}
