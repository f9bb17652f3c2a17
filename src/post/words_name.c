/* SPDX-License-Identifier: MIT
 * The name of a person as they write it into a line. */
#include "base/character.h"
#include "post/words.h"

#include <string.h>

/* What stands behind a name and is none of it, in the languages that players write. */
static const char *const behind[] = { "thanks", "thank", "thx", "please", "pls", "cheers",
	"regards", "best regards", "kind regards", "warm regards", "best wishes", "many thanks",
	"greetings", "hello", "hi", "hey", "bye", "danke", "bitte", "gru\303\237",
	"gr\303\274\303\237e", "viele gr\303\274\303\237e", "liebe gr\303\274\303\237e",
	"beste gr\303\274\303\237e", "vielen dank", "merci", "cordialement", "saludos", "gracias",
	"por favor", "pozdrawiam", "dzi\304\231kuj\304\231", "prosz\304\231", NULL };

/* Short forms that a name goes on behind, with their full stop; so does an initial. */
static const char *const shorts[] = { "Dr", "St", NULL };

/* ---- letters ---- */

/* Returns the bytes at the beginning of a text that a name is made of: letters, digits, hyphens and
 * apostrophes. *letters: counts the letters. */
static size_t run_length(struct span text, int *letters)
{
	size_t n = 0, length;

	*letters = 0;
	while (n < text.n) {
		uint32_t point = text_point(text.s + n, text.n - n, &length);

		if (character_is_letter(point))
			++*letters;
		else if (point != '\'' && point != '-' && point != 0x2019 && point != 0x2010
			&& !character_is_of_letter(point))
			break;
		n += length;
	}
	return n;
}

static bool is_short(struct span run, int letters)
{
	if (letters == 1)
		return true;
	for (int i = 0; shorts[i]; i++)
		if (span_folds(run, shorts[i]))
			return true;
	return false;
}

/* Returns the same with the full stops of initials, as in J.R. */
static size_t word_length(struct span word, bool *is_initial)
{
	size_t n = 0, run;
	int letters;

	*is_initial = false;
	while ((run = run_length((struct span){ word.s + n, word.n - n }, &letters)) > 0
		&& letters) {
		struct span of = { word.s + n, run };

		n += run;
		*is_initial = n < word.n && word.s[n] == '.' && is_short(of, letters);
		if (!*is_initial)
			break;
		n++;
	}
	return n;
}

/* ---- where it ends ---- */

static bool begins_with(struct span rest, const char *phrase)
{
	struct span words = span_of(phrase), wanted, word;

	while (span_word(&words, &wanted)) {
		if (!span_word(&rest, &word))
			return false;
		while (word.n && strchr(".,;:!?", word.s[word.n - 1]))
			word.n--;
		if (word.n != wanted.n || strncasecmp(word.s, wanted.s, word.n))
			return false;
	}
	return true;
}

static bool is_behind(struct span rest)
{
	for (int i = 0; behind[i]; i++)
		if (begins_with(rest, behind[i]))
			return true;
	return false;
}

/* Marks that people put around a name. */
static struct span without_marks(struct span text)
{
	static const char *const marks[] = { "\"", "'", "<", "(", "[", "{", "\342\200\234",
		"\342\200\236", "\342\200\230", "\302\253", ":", NULL };

	text = span_trim(text);
	for (int i = 0; marks[i]; i++)
		if (span_starts(text, marks[i])) {
			text.s += strlen(marks[i]);
			text.n -= strlen(marks[i]);
			i = -1;
			text = span_trim(text);
		}
	return text;
}

/* Whether a word has nothing but marks behind its name, as at the end of a sentence; else it is no part of one. */
static bool ends_there(struct span rest)
{
	int letters;

	for (size_t i = 0; i < rest.n; i++)
		if (strchr("/:@\\=", rest.s[i]) && i + 1 < rest.n)
			return false;
	while (rest.n) {
		if (run_length(rest, &letters))
			return letters == 0;
		rest.s++, rest.n--;
	}
	return true;
}

/* Takes the next word of a name. Returns whether another may follow. */
static bool take_word(struct buf *name, struct span word, bool *was_initial)
{
	bool initial;
	size_t n = word_length(word, &initial);

	if (!n || !ends_there((struct span){ word.s + n, word.n - n }))
		return false;
	buf_str(name, name->n ? " " : "");
	buf_add(name, word.s, n);
	*was_initial = initial;
	return n == word.n;
}

void words_name(struct buf *name, struct span line)
{
	struct buf said = BUF_INIT, plain = BUF_INIT;
	struct span rest = without_marks(line), word;
	bool initial = false;

	do {
		struct span ahead = rest;

		if (!span_word(&ahead, &word) || (said.n && is_behind(rest)))
			break;
		rest = ahead;
	} while (take_word(&said, word, &initial));
	/* Behind the only word a full stop ends the sentence. */
	if (initial && !span_find(span_of_buf(&said), ' '))
		buf_cut(&said, said.n - 1);
	character_normal(&plain, span_of_buf(&said));
	buf_add(name, plain.s ? plain.s : "", plain.n);
	buf_free(&said);
	buf_free(&plain);
}
