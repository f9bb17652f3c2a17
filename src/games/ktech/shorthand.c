/* SPDX-License-Identifier: MIT
 * What players say for a purchase, in the words of the reports: "buy 5 victory points for 3 gold" is "gold e", "place a
 * city on 5,8 for 4 gold" is "gold b city 5,8". A price says only that something
 * is bought. */
#include "games/ktech/ktech.h"
#include "kit/shorthand.h"

#include <string.h>

enum { POINTS_BOUGHT = 5, TIMES_MOST = 99, MAX = -1 };
enum purchase { UNSAID, POINTS, CARD, COUNTER, SORT };
enum verb { NO_VERB, BUY, PAY, DRAW, SWAP, PLACE };

struct said_purchase {
	enum verb verb;
	enum purchase what;
	char sort[WORD_MOST]; /* of a counter */
	int number, times;    /* 0: not said; of times MAX: as often as possible */
	int price;	      /* 0: not said */
	int held;	      /* a number of which the next word says what it counts; 0: none */
	char places[READ_MOST / 2];
};

static const char fillers[] =
	" a an the my me another new more extra random from bowl bag deck on in "
	"at to and please pls for with paying by or as often many each ";
static const char wishes[] = " i i'd i'll we we'll let's lets want would like will to ";
static const char *const sorts[][2] = { { "village", "villages" }, { "city", "cities" },
	{ "castle", "castles" }, { "mine", "mines" }, { "army", "armies" },
	{ "caravan", "caravans" }, { "temple", "temples" }, { "priest", "priests" },
	{ "ship", "ships" } };
static const char *const numbers[] = { " one ", " two ", " three " };
static const char *const often[] = { " once ", " twice ", " thrice " };

static enum verb verb_of(const char *word)
{
	return kit_among(" buy purchase ", word)	    ? BUY
		: kit_among(" pay spend ", word)	    ? PAY
		: kit_among(" draw take get ", word)	    ? DRAW
		: kit_among(" swap exchange change ", word) ? SWAP
		: kit_among(" place put build ", word)	    ? PLACE
							    : NO_VERB;
}

/* Returns which of three words one is, from 1; 0: none. */
static int nth_of(const char *const words[3], const char *word)
{
	for (int i = 0; i < 3; i++)
		if (kit_among(words[i], word))
			return i + 1;
	return 0;
}

/* Returns the number that a word says; 0: none, or one of more than two digits. */
static int number_of(const char *word)
{
	const size_t n = strlen(word);
	int number = 0;

	if (!n || n > 2 || strspn(word, "0123456789") != n)
		return nth_of(numbers, word);
	for (size_t i = 0; i < n; i++)
		number = 10 * number + word[i] - '0';
	return number;
}

static bool is_place(const char *word)
{
	size_t row = strspn(word, "0123456789");
	const char *place = word + row + 1;

	return row && word[row] == ',' && *place && !place[strspn(place, "0123456789")];
}

/* Notes what is bought. Returns false where another thing was. */
static bool note_what(struct said_purchase *s, enum purchase what)
{
	bool first = s->what == UNSAID || (s->what == POINTS && what == POINTS)
		|| (s->what == SORT && what == COUNTER);

	if (s->what == UNSAID)
		s->what = what;
	return first;
}

static bool note_number(int *of, int n)
{
	bool first = !*of;

	*of = n;
	return first && n != 0 && n <= TIMES_MOST;
}

/* Notes a word that a number before it may count: "2 times", "3 gold", "2 cards". */
static bool note_counted(struct said_purchase *s, const char *word)
{
	int n = s->held;

	s->held = 0;
	if (kit_among(" times time x ", word))
		return note_number(&s->times, n);
	if (!strcmp(word, "gold"))
		return note_number(&s->price, n);
	if (n && !note_number(&s->number, n))
		return false;
	if (kit_among(" victory vp vps point points ", word))
		return note_what(s, POINTS);
	if (kit_among(" card cards ", word))
		return note_what(s, CARD);
	if (kit_among(" counter counters ", word))
		return note_what(s, COUNTER);
	for (size_t i = 0; i < sizeof sorts / sizeof *sorts; i++)
		if (!strcmp(word, sorts[i][0]) || !strcmp(word, sorts[i][1])) {
			strcpy(s->sort, sorts[i][0]);
			return note_what(s, SORT);
		}
	return kit_among(fillers, word);
}

static bool note_place(struct said_purchase *s, const char *word)
{
	if (strlen(s->places) + strlen(word) + 2 > sizeof s->places)
		return false;
	strcat(s->places, " ");
	strcat(s->places, word);
	return true;
}

/* Returns false where the word belongs to no purchase. */
static bool note_word(struct said_purchase *s, const char *word)
{
	if (is_place(word))
		return !s->held && note_place(s, word);
	if (nth_of(often, word))
		return note_number(&s->times, nth_of(often, word));
	if (kit_among(" possible max ", word))
		return note_number(&s->times, MAX);
	if (number_of(word)) {
		bool first = !s->held;

		s->held = number_of(word);
		return first;
	}
	return note_counted(s, word);
}

/* Takes a word as the verb, which stands first or behind a price: "pay 4 gold to place ...". Returns whether it is one. */
static bool take_verb(struct said_purchase *s, const char *word, bool first)
{
	const enum verb verb = verb_of(word);

	if (!verb || (!first && s->verb != PAY))
		return false;
	s->verb = verb;
	return true;
}

/* Reads all words of a line. Returns false where it says other things, too. */
static bool read_purchase(const char *line, struct said_purchase *s)
{
	char word[WORD_MOST];
	bool first = true;

	while (!kit_line_ends(line)) {
		line = kit_next_word(line, word);
		if (!line)
			return false;
		word[strcspn(word, ":")] = 0;
		if (first && kit_among(wishes, word))
			continue;
		if (!take_verb(s, word, first) && !note_word(s, word))
			return false;
		first = false;
	}
	return s->what != UNSAID && !s->held;
}

/* ---- what it is ---- */

/* Returns how often is bought what is counted; 0: that cannot be told. */
static int times_of(const struct said_purchase *s)
{
	int number = s->number;

	if (s->what == POINTS)
		number = number == POINTS_BOUGHT ? 1 : number;
	if (number > 1 && (s->times || s->what == POINTS))
		return 0;
	return s->times ? s->times : number ? number : 1;
}

/* Appends how often something is bought: nothing for once. */
static void add_times(char words[READ_MOST], int times)
{
	const char number[] = { ' ', (char)('0' + times / 10), (char)('0' + times % 10), 0 };

	if (times == MAX)
		strcat(words, " max");
	else if (times > 9)
		strcat(words, number);
	else if (times > 1)
		strcat(strcat(words, " "), number + 2);
}

/* Writes a purchase that may be made several times. */
static bool write_often(const struct said_purchase *s, const char *order, char words[READ_MOST])
{
	const int times = times_of(s);

	if (!times || *s->places)
		return false;
	strcpy(words, order);
	strcat(words, s->sort);
	add_times(words, times);
	return true;
}

static bool write_placed(const struct said_purchase *s, char words[READ_MOST])
{
	if (!*s->places || times_of(s) != 1)
		return false;
	strcpy(words, "gold b ");
	strcat(words, s->sort);
	strcat(words, s->places);
	return true;
}

/* What every season draws or places without a price is bought only where a price is said. */
static bool is_bought(const struct said_purchase *s)
{
	return s->verb == BUY || s->price;
}

static bool write_purchase(const struct said_purchase *s, char words[READ_MOST])
{
	if (s->verb == SWAP)
		return s->what == SORT && write_often(s, "gold c ", words);
	if (!is_bought(s))
		return false;
	switch (s->what) {
	case SORT: return s->verb != DRAW && write_placed(s, words);
	case POINTS: return s->verb < DRAW && write_often(s, "gold e", words);
	case CARD: return s->verb != PLACE && write_often(s, "gold d", words);
	default: return s->verb != PLACE && write_often(s, "gold a", words);
	}
}

enum surety ktech_read(const char *line, char words[READ_MOST])
{
	struct said_purchase said = { 0 };

	return read_purchase(line, &said) && write_purchase(&said, words) ? SURELY : CHATTER;
}
