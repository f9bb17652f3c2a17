/* SPDX-License-Identifier: MIT */
#include "core/called.h"
#include "core/surety.h"

#include <string.h>

const char *const called_words[CALLED_WORDS][2] = { { "w/", "with" }, { "using", "with" },
	{ "mit", "with" }, { "avec", "with" }, { "and", "with" }, { "from", "off" },
	{ "of", "from" }, { "aboard", "on" }, { "sure", "surely" }, { "everybody", "all" },
	{ "everyone", "all" }, { "everything", "all" }, { "von", "from" }, { "aus", "from" },
	{ "de", "from" }, { "to", "via" }, { "into", "via" }, { "onto", "via" }, { "over", "via" },
	{ "through", "via" }, { "nach", "to" }, { "into", "to" }, { "vers", "to" },
	{ "everything", "army" }, { "everyone", "army" }, { "everybody", "army" },
	{ "all", "army" }, { "allem", "army" }, { "tout", "army" }, { "bau", "build" },
	{ "baue", "build" }, { "construct", "build" }, { "construis", "build" }, { "kauf", "buy" },
	{ "kaufe", "buy" }, { "purchase", "buy" }, { "ach\303\250te", "buy" }, { "recruit", "buy" },
	{ "hire", "buy" }, { "besiege", "attack" }, { "invade", "attack" }, { "teach", "train" },
	{ "learn", "train" }, { "put", "march" }, { "spiel", "play" }, { "spiele", "play" },
	{ "joue", "play" }, { "use", "play" }, { "angriff", "attack" }, { "attaque", "attack" },
	{ "attackiere", "attack" }, { "move", "march" }, { "move", "transfer" }, { "move", "go" },
	{ "send", "march" }, { "walk", "go" }, { "gehe", "go" }, { "marschiere", "march" },
	{ "throw", "discard" }, { "bank", "treasurer" }, { "choose", "hero" }, { "nimm", "take" } };

bool called_means(struct span said, struct span word)
{
	for (int k = 0; k < CALLED_WORDS; k++)
		if (span_folds(said, called_words[k][0]) && span_folds(word, called_words[k][1]))
			return true;
	return false;
}

/* Returns the nth of what a word means by the game's own table, or lowers *nth by how many it has. */
static const char *in_game(const struct names *r, struct span word, int *nth)
{
	const char *const *called = r->rules->game->called;

	for (int i = 0; called && called[i]; i += 2)
		if (span_folds(word, called[i]) && (*nth)-- == 0)
			return called[i + 1];
	return NULL;
}

const char *called_as(const struct names *r, struct span word, int nth)
{
	const char *own = in_game(r, word, &nth);

	for (int k = 0; !own && k < CALLED_WORDS; k++)
		if (span_folds(word, called_words[k][0])
			&& surety_verb(r, span_of(called_words[k][1])) && nth-- == 0)
			return called_words[k][1];
	return own;
}

struct span called_behind_lead(struct span line)
{
	static const char *const self[] = { "i", "we", "i'll", "i\342\200\231ll", "we'll", "i'd",
		"i\342\200\231d", "let's", "lets", "let", "ich", NULL };
	static const char *const wishes[] = { "want", "would", "like", "will", "wish", "to",
		"going", "am", "shall", "us", "m\303\266chte", "will", NULL };
	struct span rest, word;

	while (surety_cut_courtesy(&line))
		;
	rest = line;
	if (!span_word(&rest, &word) || !span_folds_one(word, self))
		return line;
	do
		line = span_trim(rest);
	while (span_word(&rest, &word) && span_folds_one(word, wishes));
	return line;
}

/* Returns whether a word names something of the game, somebody who plays it, or what is drawn: "rob the merchant", "steal
 * from blue", "draw two cards". */
static bool is_object(const struct names *r, struct span word)
{
	const struct box *box = r->rules->box;
	bool is = surety_of_game(r, word) || seat_find(r->rules->game, word, r->seats)
		|| span_folds(word, "card") || span_folds(word, "cards");

	for (int c = 0; c < box->classes && !is; c++)
		is = span_folds(word, box->class[c].name);
	return is;
}

bool called_begins(const struct names *r, struct span line)
{
	static const char *const with[] = { "with", "mit", "avec", NULL };
	struct span word;
	bool own, any;
	int first = 0;

	line = called_behind_lead(line);
	if (!span_word(&line, &word))
		return false;
	own = in_game(r, surety_bare(word), &first);
	any = own || called_as(r, surety_bare(word), 0);
	while (any && span_word(&line, &word)) {
		const struct span bare = surety_bare(word);

		if (own ? is_object(r, bare) || span_folds_one(bare, with)
			: surety_of_game(r, bare))
			return true;
	}
	return false;
}
