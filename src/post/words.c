/* SPDX-License-Identifier: MIT */
#include "post/words.h"
#include "post/quoted.h"

#include <string.h>

enum {
	ATTRIBUTION_LINES = 5, /* the most lines of an attribution */
	HEADER_LINES = 3,      /* the fewest lines of another mail's headers */
	HEADER_LOOK = 12,      /* how many lines these are looked for in */
	HEADER_NAME = 24,      /* the most bytes of a header's name */
	RULE = 32,	       /* the fewest underscores of a rule */
	NAMED_WITHIN = 4,      /* the most lines below a rule to the club's name */
	BROKEN = 30,	       /* the fewest bytes of a line that a program broke */
	WRAPPED = 60,	       /* a quoted line as long as this may have been broken by a program */
	GREETING = 3	       /* the most words of a greeting */
};

static bool contains(struct span s, const char *part)
{
	for (; *part && s.n; s.s++, s.n--)
		if (span_starts(s, part))
			return true;
	return false;
}

static bool names_club(struct span text, const struct mail_owner *club)
{
	return contains(text, club->name) || contains(text, club->host);
}

/* Some programs write a colon of another script. */
static bool ends_in_colon(struct span line)
{
	static const char wide[] = "\xef\xbc\x9a";

	return line.n
		&& (line.s[line.n - 1] == ':'
			|| (line.n >= 3 && !memcmp(line.s + line.n - 3, wide, 3)));
}

/* ---- where something else begins ---- */

/* Returns whether the next line that is not empty is quoted. */
static bool quote_follows(struct span rest)
{
	struct mail_line line;

	while (mail_line_next(&rest, &line))
		if (line.inside.n || line.level)
			return line.level > 0;
	return false;
}

/* Finds whether an attribution begins with a line. Its lines but for the last are long ones, as a program
 * broke them; what stands above is the writer's. *after: what follows it. */
static bool is_attribution(
	struct mail_line line, struct span rest, const struct mail_owner *club, struct span *after)
{
	struct span all = line.whole;

	for (int i = 1; !ends_in_colon(line.inside); i++)
		if (line.level || line.inside.n < BROKEN || i == ATTRIBUTION_LINES
			|| club->reads(line.inside, club->with) || !mail_line_next(&rest, &line))
			return false;
	if (line.level || club->reads(line.inside, club->with))
		return false;
	all.n = (size_t)(line.whole.s - all.s) + line.whole.n;
	*after = rest;
	return quote_follows(rest) ? span_has_digit(all) || names_club(all, club)
				   : span_has_digit(all) && contains(all, club->host);
}

/* "From: ...", in any language. */
static bool is_header(struct span line)
{
	const char *colon = span_find(line, ':');
	size_t name = colon ? (size_t)(colon - line.s) : 0;

	while (name && line.s[name - 1] == ' ')
		name--;
	return name && name <= HEADER_NAME && !span_has_digit((struct span){ line.s, name })
		&& (size_t)(colon - line.s) + 1 < line.n;
}

static bool is_header_block(struct mail_line line, struct span rest, const struct mail_owner *club)
{
	bool named = false;
	int headers = 0;

	for (int i = 0; i < HEADER_LOOK && is_header(line.inside); i++) {
		headers++;
		named |= names_club(line.inside, club);
		do
			if (!mail_line_next(&rest, &line))
				return named && headers >= HEADER_LINES;
		while (!line.inside.n);
	}
	return named && headers >= HEADER_LINES;
}

static bool is_rule(struct span line)
{
	size_t n = 0;

	while (n < line.n && line.s[n] == '_')
		n++;
	return n >= RULE && n == line.n;
}

/* Returns whether one of the next lines names the club. */
static bool club_follows(struct span rest, const struct mail_owner *club)
{
	struct mail_line line;

	for (int i = 0; i < NAMED_WITHIN && mail_line_next(&rest, &line)
		&& !club->reads(line.inside, club->with);
		i++)
		if (names_club(line.inside, club))
			return true;
	return false;
}

/* "-----Original Message-----", in any language. Some programs write the attribution so. */
static bool is_dashed(struct span line, struct span rest, const struct mail_owner *club)
{
	if (!span_starts(line, "---"))
		return false;
	return contains(line, club->host)
		|| (line.s[line.n - 1] == '-' && club_follows(rest, club));
}

/* Returns whether all from a line on is not the writer's. */
static bool ends_words(struct mail_line line, struct span rest, const struct mail_owner *club)
{
	return span_is(line.inside, "--") || is_rule(line.inside)
		|| is_dashed(line.inside, rest, club) || is_header_block(line, rest, club);
}

/* ---- the writer's lines ---- */

static void add_own(struct buf *to, struct span line)
{
	buf_add(to, line.s, line.n);
	buf_char(to, '\n');
}

void words_own(struct own_words *own, const struct mail_part *part, const struct mail_owner *club)
{
	struct buf *to = &own->above;
	struct span text = part->text, after;
	struct mail_line line;
	bool broken = false; /* the line above may go on in this one */

	*own = (struct own_words){ BUF_INIT, BUF_INIT, BUF_INIT, false };
	while (!own->cut && mail_line_next(&text, &line)) {
		if (line.level) {
			broken = line.whole.n >= WRAPPED;
			to = &own->below;
			buf_char(to, '\n');
			continue;
		}
		own->cut = ends_words(line, text, club);
		if (!own->cut && is_attribution(line, text, club, &after)) {
			own->cut = !quote_follows(after);
			text = after;
			continue;
		}
		if (!own->cut)
			add_own(broken && line.inside.n ? &own->broken : to, line.whole);
		broken = broken && line.inside.n;
	}
}

void own_words_free(struct own_words *own)
{
	buf_free(&own->above);
	buf_free(&own->below);
	buf_free(&own->broken);
}

/* ---- yes ---- */

/* Returns the next word in lower case without marks around it; n 0: there is none. */
static struct span next_word(struct span *line)
{
	static const char marks[] = ".,!;:-";
	struct span word;

	while (span_word(line, &word)) {
		while (word.n && strchr(marks, word.s[0]))
			word.s++, word.n--;
		while (word.n && strchr(marks, word.s[word.n - 1]))
			word.n--;
		if (word.n)
			return word;
	}
	return (struct span){ line->s, 0 };
}

static bool is_one_of(struct span word, const char *const *list)
{
	while (*list && !span_folds(word, *list))
		list++;
	return *list;
}

/* A line that goes on in other words than these may say no, or something else. Affirmations tell of the writer,
 * so that "yes, that was me" is a yes and "yes, that was him" is none. */
bool words_say_yes(struct span line)
{
	static const char *const yes[] = { "yes", "ja", "oui", "si", "s\303\255", "s\303\215",
		"tak", NULL };
	static const char *const courtesy[] = { "please", "thanks", "thank", "you", "i", "am",
		"i'm", "i\342\200\231m", "im", "in", "of", "course", "count", "me", "sure",
		"gladly", "with", "pleasure", "bitte", "danke", "gerne", "gern", "ich", "bin",
		"dabei", "merci", "avec", "plaisir", "gracias", "por", "favor", "claro",
		"prosz\304\231", "dzi\304\231kuj\304\231", "ch\304\231tnie", NULL };
	static const char *const affirmation[] = { "that", "that's", "that\342\200\231s", "it",
		"it's", "it\342\200\231s", "this", "is", "was", "did", "do", "wrote", "sent", "my",
		"mine", "letter", "mail", "right", "correct", "indeed", "exactly", "certainly",
		"definitely", "absolutely", "das", "es", "war", "ist", "stimmt", "genau", "richtig",
		"klar", "nat\303\274rlich", "sicher", "habe", "geschrieben", "mein", "brief",
		"c'est", "c\342\200\231est", "c'\303\251tait", "c\342\200\231\303\251tait", "bien",
		"moi", "exactement", "s\303\273r", "fui", "era", "yo", "soy", "es", "m\303\255a",
		"correcto", "cierto", "seguro", "to", "ja", "by\305\202em", "by\305\202am", "moje",
		"zgadza", "si\304\231", "oczywi\305\233cie", NULL };
	struct span word = next_word(&line);

	if (!is_one_of(word, yes))
		return false;
	while ((word = next_word(&line)).n)
		if (!is_one_of(word, courtesy) && !is_one_of(word, affirmation)
			&& !is_one_of(word, yes))
			return false;
	return true;
}

/* "no" is Spanish as well, "nie" Polish. */
bool words_one_says_no(struct span lines)
{
	static const char *const no[] = { "no", "not", "nein", "non", "nie", NULL };
	struct span line;

	while (span_line(&lines, &line))
		if (is_one_of(next_word(&line), no))
			return true;
	return false;
}

/* Returns whether a line has more words than a greeting. */
static bool is_long(struct span line)
{
	int words = 0;

	while (next_word(&line).n)
		words++;
	return words > GREETING;
}

bool words_greet(struct span line)
{
	static const char *const greetings[] = { "hi", "hello", "hey", "dear", "hallo", "liebe",
		"lieber", "moin", "servus", "bonjour", "salut", "ch\303\250re", "cher", "hola",
		"buenas", "cze\305\233\304\207", "witaj", NULL };
	struct span rest = line;

	return is_one_of(next_word(&rest), greetings) && !is_long(line);
}

bool words_one_speaks(struct span lines)
{
	struct span line;

	while (span_line(&lines, &line))
		if (is_long(line))
			return true;
	return false;
}

bool words_one_says_yes(struct span lines)
{
	struct span line;

	while (span_line(&lines, &line))
		if (words_say_yes(line))
			return true;
	return false;
}

void words_show(struct buf *b, struct span lines, int most)
{
	struct span line;

	for (int i = 0; span_line(&lines, &line); i++) {
		struct buf text = BUF_INIT;

		if (i == most) {
			buf_str(b, "    | ...\n");
			return;
		}
		text_clean(&text, line.s, line.n, 200);
		text_wrap(b, "    | ", "    |   ", text.s, text.n, 72);
		buf_free(&text);
	}
}

bool words_put_for_yes(struct buf *words, const char *command)
{
	struct span rest = span_of_buf(words), line;
	struct buf said = BUF_INIT;
	size_t above = 0;

	do {
		above = (size_t)(rest.s - words->s);
		if (!span_line(&rest, &line))
			return false;
	} while (!span_trim(line).n || words_greet(line));
	if (!words_say_yes(line))
		return false;
	buf_add(&said, words->s, above);
	buf_fmt(&said, "%s%s%.*s", command, *command ? "\n" : "", (int)rest.n, rest.s);
	buf_free(words);
	*words = said;
	return true;
}
