/* SPDX-License-Identifier: MIT
 * What players say for a deal or an attack: "give blue 1 gold for 2 wheat" is "trade blue give 1 gold take 2 wheat", "I
 * accept the alliance with blue" is "ally blue", "attack blue on s36 from g2" is "march g2 via s36". */
#include "games/tradewarz/tradewarz.h"
#include "kit/shorthand.h"

#include <string.h>

enum { NAMES_MOST = 5, TEXT_MOST = READ_MOST / 4 };

/* Appends a word where there is room for it. */
static bool add_word(char text[TEXT_MOST], const char *word)
{
	if (strlen(text) + strlen(word) + 2 > TEXT_MOST)
		return false;
	strcat(text, " ");
	strcat(text, word);
	return true;
}

/* ---- alliances ---- */

static const char joins[] = " accept join make form propose offer enter agree be become ";
static const char alliances[] = " alliance allies allied ";
static const char parts[] = " break leave end quit stop no not never don't ";
static const char around_joins[] =
	" i we want would like the a an your this that alliance allies allied with "
	"and & to in into us let let's myself please pls ";

/* Reads whom somebody allies with: all words but those about them. Returns false where the line does not speak of an
 * alliance, or begins with another deed. */
static bool read_allies(const char *line, char names[TEXT_MOST])
{
	char word[WORD_MOST];
	bool joined = false, alliance = false;
	int n = 0, words = 0;

	while (!kit_line_ends(line)) {
		line = kit_next_word(line, word);
		if (!line)
			return false;
		if (kit_among(parts, word))
			return false;
		/* "Alliance with blue" says no more. */
		joined |= alliance && words == 1 && !strcmp(word, "with");
		words++;
		alliance |= kit_among(alliances, word);
		if (!joined && kit_among(joins, word))
			joined = true;
		else if (kit_among(around_joins, word))
			continue;
		else if (!joined || ++n > NAMES_MOST || !add_word(names, word))
			return false;
	}
	return alliance && n;
}

/* ---- trades ---- */

static const char trades[] = " trade give swap exchange offer ";
static const char around_trades[] =
	" i we want would like to with and he she they gives me please pls ";
static const char turns[] = " for against get getting receive receiving if ";

struct said_trade {
	char who[WORD_MOST], give[TEXT_MOST], take[TEXT_MOST];
	int given, taken; /* words of each side */
};

static bool is_good(const char *word)
{
	return kit_among(" lumber wheat mining gold ", word);
}

static bool is_amount(const char *word)
{
	return *word && strspn(word, "0123456789") == strlen(word);
}

/* Notes one word of a trade behind its verb. Returns false where it does not belong there. */
static bool note_word(struct said_trade *s, bool *turned, const char *word)
{
	if (kit_among(turns, word)) {
		bool first = !*turned;

		*turned = true;
		return first && s->given;
	}
	if (is_good(word) || is_amount(word)) {
		int *n = *turned ? &s->taken : &s->given;

		/* An amount and a good by turns. */
		return is_good(word) == *n % 2 && ++*n
			&& add_word(*turned ? s->take : s->give, word);
	}
	if (kit_among(trades, word) || kit_among(around_trades, word))
		return true;
	if (*s->who)
		return false;
	memcpy(s->who, word, strlen(word) + 1);
	return true;
}

/* Returns whether the line says a seat, and whole amounts of goods on both sides. */
static bool read_trade(const char *line, struct said_trade *s)
{
	char word[WORD_MOST];
	bool turned = false;

	do {
		line = kit_next_word(line, word);
	} while (line && kit_among(around_trades, word));
	if (!line || !kit_among(trades, word))
		return false;
	while (!kit_line_ends(line)) {
		line = kit_next_word(line, word);
		if (!line || !note_word(s, &turned, word))
			return false;
	}
	return *s->who && s->taken && s->given % 2 == 0 && s->taken % 2 == 0;
}

static void write_trade(const struct said_trade *s, char words[READ_MOST])
{
	strcpy(words, "trade ");
	strcat(words, s->who);
	strcat(words, " give");
	strcat(words, s->give);
	strcat(words, " take");
	strcat(words, s->take);
}

/* ---- attacks ---- */

static const char attacks[] = " attack assault invade strike ";
static const char around_attacks[] =
	" i we the on at in my with man men soldier soldiers squad squads please pls red blue "
	"green yellow black white ";

struct said_attack {
	char from[WORD_MOST], at[WORD_MOST], men[WORD_MOST];
};

/* Notes a word of an attack. from: it stands behind "from". Returns false where it does not belong there. */
static bool note_attack(struct said_attack *s, const char *word, bool from)
{
	char *to = from ? s->from : is_amount(word) ? s->men : s->at;

	if (!from && kit_among(around_attacks, word))
		return true;
	if (*to || !strpbrk(word, "0123456789"))
		return false;
	memcpy(to, word, strlen(word) + 1);
	return true;
}

/* Returns whether a line says from where an attack goes where: it is a march. */
static bool read_attack(const char *line, struct said_attack *s)
{
	char word[WORD_MOST];
	bool from = false;

	line = kit_next_word(line, word);
	if (!line || !kit_among(attacks, word))
		return false;
	while (!kit_line_ends(line)) {
		line = kit_next_word(line, word);
		if (!line)
			return false;
		if (!from && !strcmp(word, "from")) {
			from = true;
			continue;
		}
		if (!note_attack(s, word, from))
			return false;
		from = false;
	}
	return *s->from && *s->at;
}

static void write_attack(const struct said_attack *s, char words[READ_MOST])
{
	strcpy(words, "march ");
	strcat(words, s->men);
	strcat(words, *s->men ? " " : "");
	strcat(words, s->from);
	strcat(words, " via ");
	strcat(words, s->at);
}

enum surety warz_read(const char *line, char words[READ_MOST])
{
	struct said_attack attack = { 0 };
	struct said_trade trade = { 0 };
	char names[TEXT_MOST] = "";

	if (read_allies(line, names)) {
		strcpy(words, "ally");
		strcat(words, names);
		return SURELY;
	}
	if (read_attack(line, &attack))
		write_attack(&attack, words);
	else if (read_trade(line, &trade))
		write_trade(&trade, words);
	else
		return CHATTER;
	return SURELY;
}
