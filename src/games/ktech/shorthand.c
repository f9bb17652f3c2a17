/* SPDX-License-Identifier: MIT
 * What the rulebook says for a way of Gold: "draw a card for 2 gold" is "gold d", "buy 5 victory points" is "gold e", and
 * "place a city on 5,8 for 4 gold" is "gold b city 5,8". */
#include "games/ktech/ktech.h"
#include "kit/shorthand.h"

#include <string.h>

enum { REST_MOST = READ_MOST / 2 };

/* What says nothing in such a line, and what stands before its price. */
static const char fillers[] = " a an the another one new more get receive to my me please pls at "
			      "random from deck bowl bag by and ";
static const char before_price[] = " for with paying pay costs ";
static const char verbs[] = " buy draw take purchase get place put swap exchange change ";
enum { VP_AT_ONCE = 5 };

struct said_way {
	char verb[WORD_MOST];
	bool points, card, counter, on, priced, gold;
	int number;	      /* before the price; 0: none is said */
	char rest[REST_MOST]; /* other words: counters, spaces */
};

static bool add_rest(struct said_way *s, const char *word)
{
	if (strlen(s->rest) + strlen(word) + 2 > REST_MOST)
		return false;
	strcat(s->rest, " ");
	strcat(s->rest, word);
	return true;
}

static bool is_number(const char *word)
{
	return word[0] >= '1' && word[0] <= '9' && !word[1];
}

/* Returns how often a word says that something is done; 0: it says nothing of that. */
static int times_of(const char *word)
{
	static const char *const times[] = { "once", "twice", "thrice" };

	for (int i = 0; i < 3; i++)
		if (!strcmp(word, times[i]))
			return i + 1;
	return is_number(word) ? word[0] - '0' : 0;
}

/* Notes a word behind the verb. Returns false where it does not fit. */
static bool note_word(struct said_way *s, const char *word)
{
	if (kit_among(before_price, word))
		s->priced = true;
	else if (!strcmp(word, "gold"))
		s->gold = true;
	else if (times_of(word))
		s->number = s->priced && is_number(word) ? s->number : times_of(word);
	else if (kit_among(" point points vp ", word))
		s->points = true;
	else if (kit_among(" card cards ", word))
		s->card = true;
	else if (kit_among(" counter counters ", word))
		s->counter = true;
	else if (!strcmp(word, "on"))
		s->on = true;
	else if (!kit_among(" victory ", word) && !kit_among(fillers, word))
		return add_rest(s, word);
	return true;
}

static bool read_way(const char *line, struct said_way *s)
{
	char word[WORD_MOST];

	line = kit_next_word(line, s->verb);
	if (!line || !kit_among(verbs, s->verb))
		return false;
	while (!kit_line_ends(line)) {
		line = kit_next_word(line, word);
		if (!line || !note_word(s, word))
			return false;
	}
	return true;
}

/* Returns the words of the way that is said; NULL: none is. A counter is placed for gold only where that is said: else it
 * is built. */
static const char *way_of(struct said_way *s)
{
	if (s->points && s->number == VP_AT_ONCE)
		s->number = 1;
	if (s->points)
		return *s->rest || s->card || s->counter ? NULL : "gold e";
	if (s->card)
		return *s->rest || s->counter ? NULL : "gold d";
	if (kit_among(" swap exchange change ", s->verb))
		return *s->rest && !s->on ? "gold c" : NULL;
	if (kit_among(" place put ", s->verb))
		return *s->rest && s->on && s->gold && !s->number ? "gold b" : NULL;
	return s->counter && !*s->rest ? "gold a" : NULL;
}

enum surety ktech_read(const char *line, char words[READ_MOST])
{
	struct said_way s = { 0 };
	const char *way = read_way(line, &s) ? way_of(&s) : NULL;
	char times[3] = " 0";

	if (!way)
		return CHATTER;
	strcpy(words, way);
	strcat(words, s.rest);
	times[1] = (char)('0' + s.number);
	strcat(words, s.number > 1 ? times : "");
	return SURELY;
}
