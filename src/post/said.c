/* SPDX-License-Identifier: MIT */
#include "post/said.h"

#include <string.h>

/* What begins with one of these takes back what stands above it. */
const char *const said_but[] = { "but", "however", "aber", "allerdings", "mais", "pero", "ale",
	"jednak", NULL };

const char *const said_greetings[] = { "hi", "hello", "hey", "dear", "hallo", "liebe", "lieber",
	"moin", "servus", "bonjour", "salut", "ch\303\250re", "cher", "hola", "buenas",
	"cze\305\233\304\207", "witaj", NULL };

/* What thanks in those languages. */
const char *const said_thanking[] = { "thanks", "thank you", "thx", "ty", "many thanks",
	"thanks a lot", "thank you very much", "thank you so much", "thanks so much",
	"thanks very much", "much appreciated", "danke", "danke sch\303\266n", "dankesch\303\266n",
	"vielen dank", "besten dank", "merci", "merci beaucoup", "merci bien", "gracias",
	"muchas gracias", "dzi\304\231kuj\304\231", "dzi\304\231ki", NULL };

/* Writes a line in lower case, with one apostrophe for both. */
void said_plain(struct buf *plain, struct span line)
{
	static const char apostrophe[] = "\342\200\231";

	buf_clear(plain);
	for (size_t i = 0; i < line.n; i++) {
		char c = line.s[i];

		if (line.n - i >= 3 && !memcmp(line.s + i, apostrophe, 3)) {
			c = '\'';
			i += 2;
		}
		buf_char(plain, c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c);
	}
}

/* Whether a word is but little pictures, as phones put behind what is said. */
static bool is_pictures(struct span word)
{
	static const char *const begins[] = { "\360\237", "\342\230", "\342\231", "\342\234",
		"\342\235", "\357\270\217", "\342\200\215", NULL };

	while (word.n) {
		size_t length;
		int i = 0;

		while (begins[i] && !span_starts(word, begins[i]))
			i++;
		if (!begins[i])
			return false;
		text_point(word.s, word.n, &length);
		word.s += length;
		word.n -= length;
	}
	return true;
}

/* Returns the next word without marks around it; n 0: there is none. */
struct span said_next(struct span *line)
{
	struct span word;

	while (span_word(line, &word)) {
		word = span_bare(word, ".,!;:-()");
		if (!is_pictures(word))
			return word;
	}
	return (struct span){ line->s, 0 };
}

/* Takes a phrase off a line that begins with it. */
bool said_take(struct span *line, const char *phrase)
{
	struct span rest = *line, words = span_of(phrase), word;

	while (span_word(&words, &word))
		if (!span_same(said_next(&rest), word))
			return false;
	*line = rest;
	return true;
}

/* Takes the longest phrase of a list off a line; false where the line begins with none. */
bool said_take_one(struct span *line, const char *const *list)
{
	struct span least = *line;
	bool taken = false;

	for (; *list; list++) {
		struct span rest = *line;

		if (said_take(&rest, *list) && (!taken || rest.n < least.n)) {
			least = rest;
			taken = true;
		}
	}
	*line = least;
	return taken;
}

int said_count(struct span line)
{
	int words = 0;

	while (said_next(&line).n)
		words++;
	return words;
}

bool said_greets(struct span line)
{
	return said_count(line) <= SAID_GREETING && said_take_one(&line, said_greetings);
}

/* Returns whether a mark or the line ends what stands before the rest of it. */
bool said_ends(struct span line, struct span rest)
{
	const char *mark;

	for (mark = rest.s; mark > line.s && mark[-1] == ' '; mark--)
		;
	return !said_count(rest) || (mark > line.s && strchr(".,!;:", mark[-1]));
}

/* Takes a phrase of a list off a line where a mark or the line ends it. */
bool said_take_sentence(struct span *line, const char *const *list)
{
	struct span rest = *line;

	if (!said_take_one(&rest, list) || !said_ends(*line, rest))
		return false;
	*line = rest;
	return true;
}

/* Returns what stands in a line behind as many words as its plain form has and the rest of that has not. */
struct span said_behind(struct span line, struct span plain, struct span rest)
{
	for (int n = said_count(plain) - said_count(rest); n > 0; n--)
		said_next(&line);
	return span_trim(line);
}
