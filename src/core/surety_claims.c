/* SPDX-License-Identifier: MIT
 * What somebody says of themself in place of an order: "I am the saboteur", "saboteur: Ann must discard two cards". */
#include "core/form.h"
#include "core/surety.h"

#include <string.h>

/* The fewest letters of a name that is looked for. */
enum { CLAIM_LEAST = 4 };

/* Returns whether a line begins with a verb of the game and a colon, and goes on. */
static bool is_headed(const struct names *r, struct span line)
{
	struct span word;

	if (!span_word(&line, &word) || word.n <= CLAIM_LEAST || word.s[word.n - 1] != ':')
		return false;
	return span_trim(line).n && surety_verb(r, surety_bare(word));
}

/* Whoever says so speaks of themself; with a claim in it or before one. */
static bool is_self(struct span word)
{
	static const char *const words[] = { "i", "we", "i'm", "im", "i\342\200\231m", "i'll",
		"i\342\200\231ll", "we'll", "i'd", "i\342\200\231d", "ich", "je", NULL };

	return span_folds_one(word, words);
}

static bool is_claim(struct span word)
{
	static const char *const words[] = { "i'm", "im", "i\342\200\231m", "am", "be", "choose",
		"pick", "take", "use", "play", "spend", "select", "nehme", "bin", "spiele",
		"benutze", "suis", "prends", "joue", NULL };

	return span_folds_one(word, words);
}

static bool is_skipped(struct span word)
{
	static const char *const words[] = { "the", "a", "an", "my", "our", "as", "role", "card",
		"of", "der", "die", "das", "den", "meine", "meinen", "mein", "le", "la", "les",
		"mon", "ma", NULL };

	return span_folds_one(word, words);
}

/* Returns whether a word is a verb of the game or a card or piece of it, and the claim ends there. */
static bool is_claimed(const struct names *r, const struct line_words *words, int i)
{
	const struct span word = words->word[i], bare = surety_bare(word);
	const bool ends = i + 1 == words->n || strchr(".,;!", word.s[word.n - 1])
		|| surety_bare(words->word[i + 1]).n < CLAIM_LEAST;

	if (bare.n < CLAIM_LEAST)
		return false;
	return (ends && surety_verb(r, bare))
		|| box_kind(r->rules->box, bare.s, bare.n, NULL, NULL) != NONE;
}

/* Returns whether a line says that its writer does what one word orders: "I pass this turn". */
static bool does_alone(const struct names *r, const struct line_words *words)
{
	static const char *const leads[] = { "will", "want", "would", "like", "to", "shall", "just",
		"only", "must", "am", "going", NULL };
	static const char *const behind[] = { "this", "my", "now", "for", "today", "please",
		"again", "here", NULL };
	int i = 1;

	if (!words->n || !is_self(surety_bare(words->word[0])))
		return false;
	while (i < words->n && span_folds_one(surety_bare(words->word[i]), leads))
		i++;
	if (i == words->n || surety_bare(words->word[i]).n < CLAIM_LEAST
		|| !surety_understood_in(r, surety_bare(words->word[i])).n)
		return false;
	return i + 1 == words->n || span_folds_one(surety_bare(words->word[i + 1]), behind);
}

bool surety_claims(const struct names *r, struct span line)
{
	struct line_words words, said;
	bool self = false, claim = false;

	if (is_headed(r, line))
		return true;
	if (!line.n || line.s[line.n - 1] == '?' || !words_cut(&said, line))
		return false;
	if (!form_joined(&words, r->rules->box, &said))
		words = said;
	if (does_alone(r, &words))
		return true;
	for (int i = 0; i < words.n; i++) {
		const struct span bare = surety_bare(words.word[i]);

		if (claim && is_claimed(r, &words, i))
			return true;
		self |= is_self(bare);
		claim = self && (is_claim(bare) || (claim && is_skipped(bare)));
	}
	return false;
}
