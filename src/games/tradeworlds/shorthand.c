/* SPDX-License-Identifier: MIT
 * What players say for an attack on a Homeworld: "attack blue's homeworld with red-1" is "hit blue with red-1". */
#include "games/tradeworlds/tradeworlds.h"
#include "kit/shorthand.h"

#include <string.h>

static const char deeds[] = " attack hit bombard strike shoot fire assault damage destroy ";
static const char wishes[] = " i i'd i'll we we'll want would like will to please ";
static const char fillers[] = " the of on at home world ";

/* Cuts the ending of whose Homeworld it is off a seat: "blue's", and "blues'". */
static void cut_ending(char word[WORD_MOST])
{
	char *end = strchr(word, '\'');

	if (!end)
		end = strstr(word, "\342\200\231");
	if (end)
		*end = 0;
}

/* Reads whose Homeworld is attacked; returns what follows the word with, or NULL. */
static const char *read_target(const char *line, char seat[WORD_MOST])
{
	char word[WORD_MOST];
	bool deed = false, homeworld = false;

	while (!kit_line_ends(line)) {
		line = kit_next_word(line, word);
		if (!line)
			return NULL;
		if (deed && kit_among(" with using by ", word))
			return homeworld && *seat ? line : NULL;
		homeworld |= !strncmp(word, "homeworld", 9) || !strcmp(word, "world");
		if (!deed && kit_among(wishes, word))
			continue;
		if (!deed && !kit_among(deeds, word))
			return NULL;
		if (deed && strncmp(word, "homeworld", 9) && !kit_among(fillers, word)) {
			if (*seat)
				return NULL;
			cut_ending(word);
			strcpy(seat, word);
		}
		deed = true;
	}
	return NULL;
}

enum surety worlds_read(const char *line, char words[READ_MOST])
{
	char seat[WORD_MOST] = "";
	const char *ships = read_target(line, seat);

	if (!ships || strlen(ships) + strlen(seat) + sizeof "hit  with " > READ_MOST)
		return CHATTER;
	strcpy(words, "hit ");
	strcat(words, seat);
	strcat(words, " with");
	strcat(words, *ships == ' ' ? "" : " ");
	strcat(words, ships);
	return SURELY;
}
