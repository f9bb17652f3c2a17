/* SPDX-License-Identifier: MIT */
#include "report/simulate/repair_words.h"
#include "core/called.h"
#include "core/surety.h"

bool repair_is_harmless(struct span word)
{
	static const char *const harmless[] = { "-", "\xe2\x80\x93", "=", ":", "&", "+", "a", "an",
		"and", "also", "as", "both", "bitte", "dann", "das", "den", "der", "die", "ein",
		"eine", "einen", "finally", "first", "hi", "i", "i'd", "i\342\200\231d", "i'll",
		"i\342\200\231ll", "ich", "id", "instead", "it", "just", "le", "level", "lvl",
		"les", "la", "lets", "let's", "like", "month", "my", "next", "now", "nur", "of",
		"ok", "only", "please", "pls", "plus", "plz", "puis", "role", "round", "season",
		"some", "stattdessen", "thanks", "that", "the", "then", "there", "this", "too",
		"turn", "und", "une", "un", "want", "we", "will", "would", NULL };

	return span_folds_one(word, harmless);
}

/* Words that lead to a name; where the form has none of its own, nothing is lost without them. */
bool repair_is_leading(struct span word)
{
	static const char *const leading[] = { "aboard", "against", "at", "avec", "by", "for",
		"from", "gate", "gates", "in", "into", "land", "mit", "on", "onto", "space", "spot",
		"square", "to", "towards", "using", "via", "with", "auf", "bei", "in", "nach",
		"von", "zu", "\303\240", "de", "en", "sur", NULL };

	return span_folds_one(word, leading);
}

static bool is_each(struct span word)
{
	static const char *const each[] = { "every", "each", "jede", "jeden", "jedes", "jeder",
		"chaque", NULL };

	return span_folds_one(word, each);
}

static bool is_period(struct span word)
{
	static const char *const periods[] = { "season", "round", "month", "turn", "time", "year",
		"runde", "monat", "zug", "jahr", "mal", "saison", "tour", "mois", NULL };

	return span_folds_one(word, periods);
}

bool repair_is_of_standing(struct span word)
{
	return is_each(word) || is_period(word);
}

bool repair_stands(struct span line)
{
	struct span word;
	bool led = false;

	while (span_word(&line, &word)) {
		word = form_bare(span_bare(word, ":,"));
		if (led && is_period(word))
			return true;
		led = is_each(word);
	}
	return false;
}

bool repair_is_group(struct span word)
{
	static const char *const group[] = { "ships", "starships", "of", "the", "from", NULL };

	return span_folds_one(word, group);
}

/* What people call any piece, which is no name in a form that takes none of a kind. */
static bool is_any_piece(struct span word)
{
	static const char *const pieces[] = { "man", "men", "soldier", "soldiers", "troop",
		"troops", "unit", "units", "soldat", "soldaten", "soldats", NULL };

	return span_folds_one(word, pieces);
}

int repair_asked(const struct names *r, const char *called)
{
	struct span question = span_of(called), word;

	if (!span_starts(question, "when "))
		return 0;
	span_word(&question, &word);
	for (int i = 1; i <= r->rules->questions; i++)
		if (span_is(span_trim(question), r->rules->game->questions[i].name))
			return i;
	return 0;
}

/* A list of names in the order in which they are wished has all of them. */
bool repair_wishes(struct span word)
{
	static const char *const wishes[] = { "or", "oder", "ou", "lieber", "take", "choose",
		"pick", "prefer", "have", "get", "go", "nehme", "nimm", "m\303\266chte",
		"h\303\244tte", "gern", "gerne", "prends", "hero", "heroes", "held", "helden",
		"als", "best", "with", "mit", NULL };

	return span_folds_one(word, wishes) || repair_is_harmless(word) || repair_is_leading(word);
}

/* "all orcs" are orcs: of a name without a number all are meant. */
static bool is_all(struct span word)
{
	static const char *const all[] = { "all", "alle", "allen", "tous", "toutes", NULL };

	return span_folds_one(word, all);
}

_Static_assert(CALLED_WORDS <= 64, "bits of repair_word");

const char *repair_otherwise(int k)
{
	return called_words[k][1];
}

static uint64_t find_otherwise(struct span word)
{
	uint64_t found = 0;

	for (int k = 0; k < CALLED_WORDS; k++)
		if (span_folds(word, called_words[k][0]))
			found |= UINT64_C(1) << k;
	return found;
}

void repair_look(struct repair_word said[], const struct names *r, const struct line_words *words)
{
	for (int i = 0; i < words->n; i++) {
		const struct span bare = form_bare(words->word[i]);

		said[i] = (struct repair_word){ .word = words->word[i],
			.bare = bare,
			.harmless = repair_is_harmless(bare),
			.leading = repair_is_leading(bare),
			.any_piece = is_any_piece(bare),
			.all = is_all(bare),
			.both = span_folds(bare, "both"),
			.wishes = repair_wishes(bare),
			.number = word_number(bare),
			.aims = span_folds(bare, "for"),
			.otherwise = find_otherwise(bare) };
		for (int k = 0; k + 1 < CALLED_AS; k++)
			said[i].called[k] = called_as(r, bare, k);
	}
}

void repair_look_around(
	struct repair_word said[], const struct names *r, const struct line_words *words)
{
	for (int i = 0; i < words->n; i++) {
		said[i].article = form_is_article(r, words, i);
		said[i].range = form_is_range(r, words, i);
	}
}
