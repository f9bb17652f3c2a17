/* SPDX-License-Identifier: MIT
 * Orders in other words. */
#include "core/surety.h"
#include "core/called.h"
#include "core/orders.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

/* The most words of an order that is told in other words, and the fewest letters of a name in it. */
enum { TOLD_WORDS = 6, TOLD_LEAST = 4 };
/* The most words of an order in a sentence that are looked at. */
enum { TAKEN_WORDS = 8 };
/* The most words of a line that only says what is not to be. */
enum { FEW = 4 };

/* A line that begins so says something of its writer or others, asks, greets or thanks. */
static const char *const talking[] = {
	/* English */
	"i", "i'm", "i'll", "i'd", "im", "you", "you're", "he", "she", "it", "it's", "its", "we",
	"we're", "they", "my", "your", "his", "her", "our", "their", "me", "the", "a", "an", "this",
	"that", "that's", "these", "those", "there", "here", "what", "what's", "who", "why", "how",
	"where", "which", "is", "are", "was", "were", "do", "does", "did", "can", "could", "will",
	"would", "should", "may", "might", "must", "have", "has", "had", "am", "not", "no", "yes",
	"ok", "okay", "oh", "ah", "wow", "lol", "haha", "ha", "so", "but", "because", "since", "as",
	"maybe", "perhaps", "well", "good", "great", "nice", "best", "kind", "warm", "many", "much",
	"hope", "hopefully", "hoping", "sorry", "thanks", "thank", "cheers", "regards", "yours",
	"enjoy", "enjoying", "looking", "looks", "love", "see", "seeing", "talk", "speak", "bye",
	"goodbye", "let's", "lets", "dear", "hi", "hello", "hey", "happy", "glad", "fun", "in",
	"on", "from", "of", "for", "by", "about", "with", "to", "until", "till", "sent", "ps",
	"p.s", "your's", "today", "tomorrow", "yesterday", "just", "only", "never", "always",
	"still", "congratulations", "congrats", "greetings", "referee", "beware", "fear", "god",
	"all", "some", "any", "more", "where's", "another", "or",
	/* German */
	"ich", "du", "er", "sie", "es", "wir", "ihr", "mein", "meine", "dein", "deine", "der",
	"die", "das", "ein", "eine", "danke", "viele", "vielen", "liebe", "lieber", "beste", "gute",
	"guten", "gr\303\274\303\237e", "bis", "sch\303\266n", "sch\303\266ne", "sch\303\266nen",
	"mit", "von", "gesendet", "hallo", "ja", "nein", "hoffentlich", "leider", "viel", "was",
	"wer", "wie", "wo", "warum", "jetzt", "heute", "morgen",
	/* French */
	"je", "j'ai", "tu", "il", "elle", "nous", "vous", "ils", "mon", "ma", "mes", "ton", "ta",
	"le", "la", "les", "un", "une", "des", "merci", "bonne", "bon", "bonjour", "bien",
	"cordialement", "envoy\303\251", "salut", "c'est", "ce", "oui", "non",
	/* Spanish */
	"yo", "el", "los", "las", "una", "mi", "gracias", "buena", "buenas", "buenos", "suerte",
	"saludos", "hasta", "enviado", "hola", "que",
	/* Polish */
	"ty", "my", "wy", "m\303\263j", "moje", "dzi\304\231ki", "dzi\304\231kuj\304\231",
	"pozdrawiam", "wys\305\202ane", "powodzenia", "to", "na", "do", "tak", "nie", NULL
};

struct span surety_bare(struct span word)
{
	return span_bare(word, ".,;:!?()'\"");
}

/* Of a kind people write the plural, too. */
static bool is_name(struct span word, const char *name)
{
	const struct span single = { word.s, word.n ? word.n - 1 : 0 };

	return span_folds(word, name)
		|| (word.n && (word.s[word.n - 1] | 32) == 's' && span_folds(single, name));
}

/* Returns whether a form begins with a word, written out. */
static bool is_first(const struct form_pattern *p, struct span word)
{
	const struct span first = p->node[p->first].word;

	return span_alike(word, first);
}

bool surety_verb(const struct names *r, struct span word)
{
	for (int form = 1; form <= r->rules->forms; form++)
		if (is_first(&r->rules->form[form], word))
			return true;
	return false;
}

bool surety_conditional(struct span word)
{
	static const char *const words[] = { "if", "when", "unless", "wenn", "falls", "sofern",
		"ausser", "au\303\237er", "si", NULL };

	return span_folds_one(word, words);
}

static bool is_question(const struct names *r, struct span word)
{
	for (int q = 1; q <= r->rules->questions; q++)
		if (span_folds(word, r->rules->game->questions[q].name))
			return true;
	return false;
}

bool surety_of_game(const struct names *r, struct span word)
{
	const struct box *box = r->rules->box;

	/* "4,5" and "s22" are no words of a language. */
	if (span_has_digit(word))
		return word.n > 1 && r->map && box_space(r->map, word.s, word.n) != NONE;
	if (word.n < TOLD_LEAST)
		return false;
	for (int k = 1; k <= box->kinds; k++)
		if (is_name(word, box->kind[k].name))
			return true;
	return surety_verb(r, word) || is_question(r, word)
		|| (r->map && box_space(r->map, word.s, word.n) != NONE);
}

struct span surety_told_order(const struct names *r, struct span line)
{
	struct span word, rest = line;

	if (!form_begins_some(r, line))
		while (span_word(&rest, &word))
			if (word.n >= TOLD_LEAST && surety_verb(r, surety_bare(word)))
				return (struct span){ word.s, (size_t)(line.s + line.n - word.s) };
	return (struct span){ line.s, 0 };
}

bool surety_has_one_of(struct span line, const char *const *list)
{
	struct span word;

	while (span_word(&line, &word))
		if (span_folds_one(surety_bare(word), list))
			return true;
	return false;
}

bool surety_denies(struct span line)
{
	static const char *const words[] = { "don't", "dont", "don\342\200\231t", "not", "never",
		"nicht", "kein", "keine", "keinen", "pas", NULL };

	return surety_has_one_of(line, words);
}

bool surety_repeats(struct span line)
{
	static const char *const words[] = { "same", "last", "previous", "gleiche", "gleichen",
		"letzte", "letztes", "letzten", "m\303\252me", NULL };

	return surety_has_one_of(line, words);
}

/* Returns whether a word is a class of the game, or one of what something of it is called: "child" of "Lost child". */
static bool is_titled(const struct names *r, struct span word)
{
	const struct box *box = r->rules->box;
	bool is = false;

	for (int c = 0; c < box->classes && !is && word.n >= TOLD_LEAST; c++)
		is = is_name(word, box->class[c].name);
	for (int k = 1; k <= box->kinds && !is && word.n >= TOLD_LEAST; k++) {
		struct span rest = span_of(box->kind[k].title), part;

		while (!is && span_word(&rest, &part))
			is = span_alike(surety_bare(part), word);
	}
	return is;
}

/* What is looked for behind a verb: something that its order takes, with a digit; or also any name of the game; or also a
 * number, or a part of what something of the game is called. */
enum taken { TAKES_DIGIT, TAKES_NAME, TAKES_ANY };

static bool names_taken(const struct names *r, struct span words, enum taken taken)
{
	struct line_words cut;
	struct span verb;
	bool names = false;

	words_cut(&cut, words);
	cut.n = cut.n > TAKEN_WORDS ? TAKEN_WORDS : cut.n;
	for (int i = 0; i < cut.n; i++)
		cut.word[i] = surety_bare(cut.word[i]);
	verb = cut.word[0];
	for (int form = 1; form <= r->rules->forms && !names; form++) {
		const struct form_pattern *p = &r->rules->form[form];

		names = is_first(p, verb) && surety_names_thing(r, form, &cut, true);
	}
	for (int i = 1; i < cut.n && !names && taken != TAKES_DIGIT; i++)
		names = surety_of_game(r, cut.word[i])
			|| (taken == TAKES_ANY
				&& (span_has_digit(cut.word[i]) || is_titled(r, cut.word[i])));
	return names;
}

/* What stands before an order in the middle of a sentence. */
enum lead { LEADS_NOT, LEADS_ORDER, LEADS_WISH };

static enum lead lead_of(struct span before, struct span last)
{
	static const char *const joins[] = { "plus", "and", "also", "then", "but", "or", "instead",
		"please", "pls", "plz", "just", "rather", "now", "next", "first", "und", "dann",
		"aber", "oder", "bitte", "et", "puis", "only", "nur", NULL };
	static const char *const greets[] = { "hi", "hello", "hey", "hallo", "ok", "okay", "wait",
		"sorry", "yes", "no", NULL };
	static const char *const self[] = { "i", "i'd", "i\342\200\231d", "id", "i'm",
		"i\342\200\231m", "im", "we", "we'd", NULL };
	static const char *const wishes[] = { "like", "want", "love", "wish", "going", "need",
		"rather", NULL };
	static const char *const denials[] = { "don't", "dont", "don\342\200\231t", "not", "nicht",
		NULL };
	struct span bare = surety_bare(last);

	if (span_folds_one(bare, denials))
		return LEADS_WISH;
	if (span_folds(bare, "to"))
		return surety_has_one_of(before, self) && surety_has_one_of(before, wishes)
			? LEADS_WISH
			: LEADS_NOT;
	return (last.n > 1 && last.s[0] != '-' && strchr(",;:.!-", last.s[last.n - 1]))
			|| span_folds_one(bare, joins)
			|| (before.s == last.s && span_folds_one(bare, greets))
		? LEADS_ORDER
		: LEADS_NOT;
}

/* Returns whether an order is told in the middle of a line, at a place where one could begin. A verb of the game may be a
 * word of any sentence; so it has to go on with something that its order takes. */
static bool tells_inside(const struct names *r, struct span line)
{
	struct span rest = line, word, last = { line.s, 0 };

	for (; span_word(&rest, &word); last = word) {
		const struct span told = { word.s, (size_t)(line.s + line.n - word.s) };
		const struct span before = { line.s, (size_t)(word.s - line.s) };
		enum lead lead;

		if (!last.n || !surety_verb(r, surety_bare(word)) || !span_trim(rest).n)
			continue;
		lead = lead_of(before, last);
		if (lead == LEADS_NOT)
			continue;
		if (names_taken(r, told, lead == LEADS_ORDER ? TAKES_DIGIT : TAKES_ANY)
			|| surety_understood_in(r, told).n)
			return true;
	}
	return false;
}

static bool is_choice(const struct arg *arg, struct span word)
{
	struct span choice;
	bool is = false;

	for (int i = 0; arg->type == T_WORDS && !is && (choice = words_nth(arg->words, i)).s; i++)
		is = span_alike(word, choice);
	return is;
}

/* Returns whether a word is written out in the orders of the game, behind a verb or as one of several: "university" and
 * "lumber" of "build university economy" and "resources lumber". */
static bool is_of_form(const struct names *r, struct span word)
{
	bool is = false;

	for (int f = 1; f <= r->rules->forms && !is && word.n >= TOLD_LEAST; f++) {
		const struct form_pattern *p = &r->rules->form[f];
		const int second = p->node[p->first].next;

		is = second >= 0 && p->node[second].what == N_WORD
			&& span_alike(word, p->node[second].word);
		for (int h = 0; h < p->holes && !is; h++)
			is = is_choice(&p->hole[h], word);
	}
	return is && !span_folds_one(word, talking);
}

bool surety_named(const struct names *r, struct span word)
{
	return surety_of_game(r, word) || is_of_form(r, word);
}

/* Returns whether a line begins with a condition, and has a verb of the game and something else of it before the verb or
 * behind it, or a comma before it. */
static bool tells_under_condition(const struct names *r, struct span line)
{
	struct span rest = line, word, last;
	bool verb = false, named = false;

	if (!span_word(&rest, &word) || !surety_conditional(word))
		return false;
	for (last = word; span_word(&rest, &word); last = word) {
		const struct span told = { word.s, (size_t)(line.s + line.n - word.s) };
		const struct span bare = surety_bare(word);
		const bool own = surety_verb(r, bare);

		if (!own && !called_as(r, bare, 0)) {
			named |= (!verb || span_has_digit(bare)) && surety_named(r, bare);
			continue;
		}
		if (!span_trim(rest).n)
			continue;
		verb = true;
		if (last.s[last.n - 1] == ',' || names_taken(r, told, own ? TAKES_NAME : TAKES_ANY)
			|| surety_understood_in(r, told).n)
			return true;
	}
	return verb && named;
}

/* Returns whether a word is a name of the game and no verb of it, which any sentence may have. */
static bool is_noun(const struct names *r, struct span word)
{
	return surety_named(r, word) && !surety_verb(r, word);
}

static int count_words(struct span line)
{
	struct span word;
	int n = 0;

	while (span_word(&line, &word))
		n++;
	return n;
}

/* Returns whether the first sentence of a line names something of the game. */
static bool first_names(const struct names *r, struct span line)
{
	struct span word;

	while (span_word(&line, &word)) {
		if (surety_named(r, surety_bare(word)))
			return true;
		if (strchr(".!;", word.s[word.n - 1]))
			return false;
	}
	return false;
}

/* What somebody says who takes an order back. */
static const char *const dropping[] = { "forget", "drop", "delete", "remove", "cancel", "skip",
	"scrap", "scratch", "undo", "omit", "withdraw", "retract", "revoke", "vergiss", "streiche",
	"l\303\266sche", "annulliere", "oublie", "annule", "olvida", "cancela", NULL };

/* Returns whether a line begins so: "leave the march out". */
static bool leaves_out(struct span line)
{
	static const char *const places[] = { "leave", "take", "lass", NULL };
	static const char *const out[] = { "out", "away", "weg", NULL };
	struct span word;

	return span_word(&line, &word) && span_folds_one(surety_bare(word), places)
		&& surety_has_one_of(line, out);
}

/* Returns whether a line begins by saying that something of the game is not to be done: "Forget the trade please", and of
 * few words "No attack please". */
static bool tells_to_drop(const struct names *r, struct span line)
{
	static const char *const denials[] = { "no", "not", "kein", "keine", "keinen", NULL };
	static const char *const limits[] = { "only", "just", "nur", NULL };
	struct span rest, word;

	while (surety_cut_courtesy(&line))
		;
	rest = line;
	return first_names(r, line) && span_word(&rest, &word)
		&& (span_folds_one(surety_bare(word), dropping) || leaves_out(line)
			|| (span_folds_one(surety_bare(word), denials) && count_words(line) <= FEW
				&& !surety_has_one_of(rest, limits)));
}

bool surety_withdraws(const struct names *r, struct span line)
{
	static const char *const all[] = { "orders", "letter", "everything", "befehle", "brief",
		"alles", "ordres", "lettre", "tout", "\303\263rdenes", "carta", "todo", NULL };
	struct span word;

	if (surety_denies(line) || !surety_has_one_of(line, dropping)
		|| !surety_has_one_of(line, all))
		return false;
	while (span_word(&line, &word))
		if (is_noun(r, surety_bare(word)))
			return false;
	return true;
}

/* Returns whether a verb of the game is denied: "don't build the mine", "no attack, please". */
static bool denies_verb(const struct names *r, struct span line)
{
	static const char *const denials[] = { "no", "not", "don't", "dont", "don\342\200\231t",
		"never", "kein", "keine", "keinen", "nicht", NULL };
	struct span word, last = { line.s, 0 };

	for (; span_word(&line, &word); last = word)
		if (last.n && surety_verb(r, surety_bare(word))
			&& span_folds_one(surety_bare(last), denials))
			return true;
	return false;
}

bool surety_drops(const struct names *r, struct span line)
{
	return (leaves_out(line) || !form_begins_some(r, line))
		&& (tells_to_drop(r, line) || denies_verb(r, line));
}

bool surety_corrects(struct span line)
{
	static const char *const words[] = { "instead", "delete", "remove", "drop", "rather",
		"meant", "wait", "make", "better", "actually", "correction", "oops", "stattdessen",
		"l\303\266sche", "streiche", "gemeint", "besser", "lieber", "plut\303\264t", NULL };

	return surety_has_one_of(line, words);
}

/* Returns whether a line says what its writer does not do now: "I would build a mine if I could". */
static bool supposes(struct span line)
{
	static const char *const words[] = { "would", "could", "might", "soon", NULL };
	static const char *const wishes[] = { "like", "love", "prefer", NULL };

	return surety_has_one_of(line, words) && !surety_has_one_of(line, wishes);
}

/* Returns whether a line is the name of a thing of the game and no more: "religion". */
static bool is_lone_name(const struct names *r, struct span line)
{
	const struct span word = surety_bare(line);

	return word.n >= TOLD_LEAST && line.s[line.n - 1] != '!' && !span_folds_one(word, talking)
		&& box_kind(r->rules->box, word.s, word.n, NULL, NULL) != NONE;
}

/* Returns whether a word is a space, or two with a dash between. */
static bool is_place(const struct names *r, struct span word)
{
	const char *dash = memchr(word.s, '-', word.n);
	struct span from = word, to = word;

	if (!r->map || !word.n)
		return false;
	if (box_space(r->map, word.s, word.n))
		return true;
	if (!dash)
		return false;
	from.n = (size_t)(dash - word.s);
	to = (struct span){ dash + 1, word.n - from.n - 1 };
	return box_space(r->map, from.s, from.n) && box_space(r->map, to.s, to.n);
}

/* Returns whether a line is the name of a thing of the game and places, and no more: "safe passage 3,8-2,8". */
static bool is_name_with_places(const struct names *r, struct span line)
{
	struct line_words words, said;

	if (!words_cut(&said, line))
		return false;
	if (!form_joined(&words, r->rules->box, &said))
		words = said;
	if (words.n < 2 || !is_lone_name(r, words.word[0]))
		return false;
	for (int i = 1; i < words.n; i++)
		if (!is_place(r, surety_bare(words.word[i])))
			return false;
	return true;
}

bool surety_names_two(const struct names *r, struct span line)
{
	static const char *const contrasts[] = { "not", "instead", "rather", "nicht", "statt",
		"stattdessen", NULL };
	struct span word, rest = line, last = { line.s, 0 };
	int names = 0;
	bool noun = false;

	if (!line.n || span_find(line, '?') || !isalnum((unsigned char)line.s[0]) || supposes(line))
		return false;
	if (is_name_with_places(r, line))
		return true;
	while (span_word(&rest, &word)) {
		const struct span bare = surety_bare(word);

		if (!surety_named(r, bare) || span_same(bare, last))
			continue;
		last = bare;
		noun |= is_noun(r, bare);
		names++;
	}
	return (noun && (names > 1 || surety_corrects(line)))
		|| (names > 1 && surety_has_one_of(line, contrasts)) || tells_to_drop(r, line)
		|| surety_withdraws(r, line);
}

bool surety_tells_order(const struct names *r, struct span line)
{
	return line.n && line.s[line.n - 1] != '?'
		&& (tells_inside(r, line) || tells_under_condition(r, line)
			|| called_begins(r, line));
}

/* Returns whether a line has an order of several words at its end. */
static bool ends_in_order(const struct names *r, struct span line)
{
	struct span told = surety_told_order(r, line), word, rest = told;

	return told.n && span_word(&rest, &word) && rest.n && surety_understood_in(r, told).n;
}

bool surety_among_orders(const struct names *r, struct span line)
{
	struct line_words words;
	bool of_game = false;

	while (surety_cut_courtesy(&line))
		;
	if (!line.n || line.s[line.n - 1] == '?' || !words_cut(&words, line)
		|| words.n > TOLD_WORDS)
		return false;
	if (words.n == 1)
		return is_lone_name(r, line);
	words.word[0] = surety_bare(words.word[0]);
	if (!words.word[0].n || !isalpha((unsigned char)words.word[0].s[0])
		|| form_begins_some(r, words.word[0]))
		return false;
	for (int i = 0; i < words.n && !of_game; i++)
		of_game = surety_named(r, surety_bare(words.word[i]))
			|| is_titled(r, surety_bare(words.word[i]))
			|| (i && seat_find(r->rules->game, surety_bare(words.word[i]), r->seats));
	return of_game && (!span_folds_one(words.word[0], talking) || ends_in_order(r, line));
}
