/* SPDX-License-Identifier: MIT
 * What somebody's own words say to an invitation. */
#include "post/said.h"
#include "post/words.h"

#include <string.h>

/* What a line begins with that takes an invitation, beside a plain yes; the second list only where no word of the same
 * sentence follows: "si" and "I'm in" begin other things as well. */
static const char *const joining[] = { "yes", "yep", "yeah", "yup", "ok", "okay", "sure", "gladly",
	"of course", "certainly", "definitely", "absolutely", "with pleasure", "count me in",
	"i will play", "i'll play", "i'd love to", "i would love to", "ja", "gern", "gerne", "klar",
	"nat\303\274rlich", "bin dabei", "ich bin dabei", "ich mache mit", "ich spiele mit", "oui",
	"volontiers", "avec plaisir", "d'accord", "bien s\303\273r", "s\303\255", "s\303\215",
	"claro", "vale", "con gusto", "tak", "jasne", "ch\304\231tnie", "oczywi\305\233cie", NULL };
static const char *const joining_alone[] = { "si", "i'm in", "im in", "i am in", NULL };

/* What takes a yes back: right behind it, or behind a word of but[]. */
static const char *const denying[] = { "no", "not", "later", "nicht", "nein", "kein", "keine",
	"sp\303\244ter", "non", "pas", "plus tard", "m\303\241s tarde", "nie",
	"p\303\263\305\272niej", NULL };

/* What says no where no word of the same sentence follows, but thanks; and what does whatever follows. */
static const char *const declining_alone[] = { "no", "nope", "nah", "nein", "n\303\266", "non",
	"nie", NULL };
static const char *const declining[] = { "not this time", "not for me", "not now", "not interested",
	"no time", "no interest", "count me out", "i decline", "i'm out", "i am out",
	"i cannot play", "i can't play", "i don't want to play", "i do not want to play",
	"i won't play", "i'd rather not", "rather not", "keine zeit", "kein interesse",
	"leider nein", "leider nicht", "lieber nicht", "ich m\303\266chte nicht mitspielen",
	"ich spiele nicht mit", "pas cette fois", "pas le temps", "no tengo tiempo",
	"nie tym razem", "nie mam czasu", NULL };
static const char *const regretting[] = { "sorry", "unfortunately", "sadly", "leider",
	"d\303\251sol\303\251", "lo siento", "niestety", NULL };

static bool declines(struct span line)
{
	struct span rest = line;

	if (said_take_one(&rest, declining) || said_take_sentence(&rest, declining_alone)
		|| (said_take_one(&rest, declining_alone) && said_take_one(&rest, said_thanking)))
		return true;
	rest = line;
	return said_take_one(&rest, regretting) && said_count(rest) && declines(rest);
}

/* Takes the yes off a line that begins with one, and takes it not back. */
static bool joins(struct span *line)
{
	struct span rest = *line, more;
	bool yes_said = false;

	while (said_take_one(&rest, joining) || said_take_sentence(&rest, joining_alone))
		yes_said = true;
	for (more = rest; yes_said && said_count(more); said_next(&more)) {
		struct span back = more;
		bool limits = said_take_one(&back, said_but);

		if ((limits || more.s == rest.s) && said_take_one(&back, denying))
			return false;
	}
	*line = rest;
	return yes_said;
}

/* Returns the answer behind a greeting in the same line, "Hello club, yes I am in"; else the line. */
static struct span behind_greeting(struct span line)
{
	struct span rest = line, said;

	if (!said_take_one(&rest, said_greetings))
		return line;
	for (const char *mark = line.s; mark < line.s + line.n; mark++) {
		if (!*mark || !strchr(",.!", *mark))
			continue;
		rest = said = (struct span){ mark + 1, (size_t)(line.s + line.n - mark - 1) };
		if (said_count(line) - said_count(rest) > SAID_GREETING)
			return line;
		if (declines(rest) || joins(&said))
			return rest;
	}
	return line;
}

enum words_answer words_invited(struct span lines, struct span *at, struct span *behind)
{
	enum words_answer answer = ANSWERS_NEITHER;
	struct buf plain = BUF_INIT;
	bool begun = false;
	struct span line;

	while (span_line(&lines, &line)) {
		struct span words, rest, plained;

		said_plain(&plain, line);
		plained = span_of_buf(&plain);
		words = rest = behind_greeting(plained);
		if (!said_count(words) || (!begun && said_greets(words)))
			continue;
		if (begun && declines(words))
			answer = ANSWERS_NEITHER;
		if (!begun && declines(words))
			answer = ANSWERS_NO;
		else if (!begun && joins(&rest))
			answer = ANSWERS_YES;
		if (!begun) {
			*at = line;
			*behind = said_behind(line, plained, rest);
		}
		begun = true;
	}
	buf_free(&plain);
	return answer;
}
