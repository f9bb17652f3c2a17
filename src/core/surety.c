/* SPDX-License-Identifier: MIT
 * How surely a line is an order. */
#include "core/surety.h"
#include "base/fail.h"
#include "core/orders.h"
#include "core/remedy.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* The fewest letters of an order's first word that is known, mistyped, though what follows is wrong as well. */
enum { FIRST_LEAST = 4 };
/* The most words of courtesy or connection, calls and marks that are looked behind, and the most words that call
 * somebody. */
enum { COURTESIES = 3, CALLED = 3 };
/* The most words of an order that is told in other words, and the fewest letters of a name in it. */
enum { TOLD_WORDS = 6, TOLD_LEAST = 4 };
/* The most words of an order in a sentence that are looked at. */
enum { TAKEN_WORDS = 8 };

enum surety surety_shorthand(const struct names *r, struct span *line, char words[READ_MOST])
{
	enum surety surety;
	char *text;

	*words = 0;
	if (!r->rules->game->read)
		return CHATTER;
	text = xcopy(line->s, line->n);
	surety = r->rules->game->read(text, words);
	free(text);
	must(memchr(words, 0, READ_MOST));
	if (*words)
		*line = span_of(words);
	return surety;
}

/* Returns whether a word behind the first, of those with a digit where that is asked, is a name that the form
 * takes. */
static bool names_thing(const struct names *r, int form, const struct line_words *words, bool digit)
{
	const struct form_pattern *p = &r->rules->form[form];
	bool names = false;
	thing x;

	for (int i = 1; i < words->n; i++)
		for (int h = 0; h < p->holes && !names; h++)
			names = p->hole[h].type != T_INT && p->hole[h].type != T_TIMES
				&& (!digit || span_has_digit(words->word[i]))
				&& thing_read(&x, r, &p->hole[h], words->word[i], NULL);
	return names;
}

/* Returns whether a line would be an order if its first word were that of the form. Many words and names
 * of people are like a short one, so of these the whole order must be right, and have another word. */
static bool could_be(const struct names *r, int form, struct line_words words)
{
	bool is_short = words.word[0].n < FIRST_LEAST;
	struct order o;
	bool reads;

	if (words.n == 1 && words.word[0].n <= FIRST_LEAST)
		return false;
	reads = form_read(&o, r, &words, NULL, NULL);
	if (reads || is_short || words.n == 1)
		return reads;
	reads = names_thing(r, form, &words, true);
	words.n = 2;
	return reads || form_begins(&o, r, form, &words);
}

/* A sentence may begin with a word like that of an order; so what follows must be that order's as well. */
static bool begins_mistyped(const struct names *r, struct span line)
{
	struct line_words words;
	struct span first;
	int form = 0;

	if (!words_cut(&words, line) || !words.n)
		return false;
	first = words.word[0];
	while ((words.word[0] = form_meant(r, first, &form)).n)
		if (could_be(r, form, words))
			return true;
	return false;
}

/* Returns whether some word of a line begins an order. */
static bool has_order(const struct names *r, struct span line)
{
	struct span word, rest = line;

	do
		if (form_begins_some(r, rest))
			return true;
	while (span_word(&rest, &word) && span_trim(rest).n);
	return false;
}

/* Returns whether a line that begins with '@' is a standing one. "@Clara, more time please" calls somebody. */
static bool begins_standing(const struct names *r, struct span line)
{
	const struct span order = { line.s + 1, line.n - 1 };

	return !order.n || order.s[0] == ' ' || form_begins_some(r, order)
		|| begins_mistyped(r, order) || surety_among_orders(r, order);
}

/* "@", "cancel", "else", and with what follows "if" to ":", "when" to ":", where it is no question */
static bool begins_as_any_order(const struct names *r, struct span line)
{
	struct span word, copy = line;

	if (!span_word(&copy, &word) || line.s[line.n - 1] == '?')
		return false;
	if (word.s[0] == '@')
		return begins_standing(r, line);
	return span_folds(word, "cancel") || span_folds(word, "else")
		|| ((span_folds(word, "if") || span_folds(word, "when")) && span_find(copy, ':'));
}

/* Returns whether a line is an order but for its colon: "if gold > 3 act 1", "at 14 act 1". Sentences begin with these words, too, so what follows is looked at. */
static bool lacks_colon(const struct names *r, struct span line)
{
	struct span word, rest = line;
	long long season;
	bool lacks = false;

	if (!span_word(&rest, &word))
		return false;
	if (span_folds(word, "if"))
		lacks = (span_find(rest, '<') || span_find(rest, '>') || span_find(rest, '='))
			&& has_order(r, rest);
	else if (span_folds(word, "at"))
		lacks = span_word(&rest, &word) && span_int(word, 1, 100000, &season)
			&& form_begins_some(r, rest);
	return lacks;
}

/* Returns an order without the stop that ends a sentence; n 0: the line is none. */
static struct span understood_in(const struct names *r, struct span line)
{
	while (line.n > 1 && strchr(".!", line.s[line.n - 1]))
		line = span_trim((struct span){ line.s, line.n - 1 });
	if (!line.n || !orders_understand(r, line))
		line.n = 0;
	return line;
}

struct span surety_stopped(const struct names *r, struct span line)
{
	struct span rest = line, word;
	long long number;

	if (!form_begins_some(r, line) && span_word(&rest, &word)
		&& (span_folds(word, "stop") || span_folds(word, "end"))) {
		rest = span_trim(rest);
		if (span_int(rest, 1, 999, &number))
			return rest;
		if (understood_in(r, rest).n)
			return understood_in(r, rest);
	}
	return (struct span){ line.s, 0 };
}

/* Returns whether a line is an order but for the place of its words: "7,3 build mine". */
static bool is_misplaced(const struct names *r, struct span line)
{
	struct line_words words;
	struct buf ignored = BUF_INIT;
	bool is = words_cut(&words, line) && form_rearranged(&ignored, r, &words);

	buf_free(&ignored);
	return is;
}

/* Cuts off a first word that only leads to an order. Returns whether there was one. */
static bool cut_courtesy(struct span *line)
{
	static const char *const courtesies[] = { "please", "then", "and", "also", "next", "first",
		"order", "orders", "plus", "but", "pls", "plz", "bitte", "dann", "und", "puis" };
	struct span rest = *line, word;

	if (!span_word(&rest, &word))
		return false;
	while (word.n && strchr(",:", word.s[word.n - 1]))
		word.n--;
	for (size_t i = 0; i < sizeof courtesies / sizeof *courtesies; i++)
		if (span_folds(word, courtesies[i])) {
			*line = span_trim(rest);
			return true;
		}
	return false;
}

/* Cuts off the marks that make words bold or set them apart, "*build army s1*"; that of a list has a space behind it.
 * Returns whether there were some. */
static bool cut_marks(struct span *line)
{
	static const char marks[] = "*_`\"'";
	struct span inside = *line;

	while (inside.n > 1 && strchr(marks, inside.s[0]) && inside.s[1] != ' ')
		inside.s++, inside.n--;
	while (inside.n < line->n && inside.n && strchr(marks, inside.s[inside.n - 1]))
		inside.n--;
	if (inside.n == line->n || !inside.n)
		return false;
	*line = span_trim(inside);
	return true;
}

/* Cuts off somebody who is called, "Hello Clara, ", or what leads to a colon, "My role is Admiral: ". Returns whether
 * there was such. */
static bool cut_call(struct span *line)
{
	struct span rest = *line, word;

	/* "at x: act 1" is an order with a season that cannot be read. */
	if (span_starts(rest, "at "))
		return false;
	for (int i = 1; span_word(&rest, &word) && span_trim(rest).n; i++)
		if (word.s[word.n - 1] == ':' || (i <= CALLED && word.s[word.n - 1] == ',')) {
			*line = span_trim(rest);
			return true;
		}
	return false;
}

/* Returns whether a line that begins as an order goes on as one, or names something that it takes. */
static bool goes_on_as_order(const struct names *r, struct span line)
{
	struct line_words words, first, two;
	struct order o;

	if (!words_cut(&words, line) || words.n < 2)
		return false;
	first = two = words;
	first.n = 1;
	two.n = 2;
	for (int form = 1; form <= r->rules->forms; form++)
		if (form_begins(&o, r, form, &first)
			&& (form_begins(&o, r, form, &two) || names_thing(r, form, &words, false)))
			return true;
	return false;
}

struct span surety_behind_words(const struct names *r, struct span line, bool *whole)
{
	struct span rest = line, order = { line.s, 0 }, begun = order;

	/* "build city 7,4, play fishing" calls nobody by the name of "build city 7,4". */
	for (int i = 0; i < COURTESIES && !order.n && !begins_as_any_order(r, rest)
		&& !goes_on_as_order(r, rest)
		&& (cut_marks(&rest) || cut_courtesy(&rest) || cut_call(&rest));
		i++) {
		order = understood_in(r, rest);
		if (!begun.n && rest.n && rest.s[rest.n - 1] != '?' && goes_on_as_order(r, rest))
			begun = rest;
	}
	*whole = order.n;
	return order.n ? order : begun;
}

bool surety_behind_colon(const struct names *r, struct span line)
{
	bool whole;
	struct span order = { NULL, 0 };

	if (!form_begins_some(r, line))
		order = surety_behind_words(r, line, &whole);
	return order.n && span_find((struct span){ line.s, (size_t)(order.s - line.s) }, ':');
}

/* ---- orders in other words ---- */

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

static struct span bare_word(struct span word)
{
	return span_bare(word, ".,;:!?()'\"");
}

static bool is_one_of(struct span word, const char *const *list)
{
	while (*list && !span_folds(word, *list))
		list++;
	return *list;
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

	return word.n == first.n && !strncasecmp(word.s, first.s, first.n);
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

	return is_one_of(word, words);
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
			if (word.n >= TOLD_LEAST && surety_verb(r, bare_word(word)))
				return (struct span){ word.s, (size_t)(line.s + line.n - word.s) };
	return (struct span){ line.s, 0 };
}

static bool has_one_of(struct span line, const char *const *list)
{
	struct span word;

	while (span_word(&line, &word))
		if (is_one_of(bare_word(word), list))
			return true;
	return false;
}

bool surety_denies(struct span line)
{
	static const char *const words[] = { "don't", "dont", "don\342\200\231t", "not", "never",
		"nicht", "kein", "keine", "keinen", "pas", NULL };

	return has_one_of(line, words);
}

bool surety_repeats(struct span line)
{
	static const char *const words[] = { "same", "last", "previous", "gleiche", "gleichen",
		"letzte", "letztes", "letzten", "m\303\252me", NULL };

	return has_one_of(line, words);
}

/* Returns whether words name something that the order of the verb takes: with a digit, or else any. */
static bool names_taken(const struct names *r, struct span words, bool digit)
{
	struct line_words cut;
	struct span verb;
	bool names = false;

	words_cut(&cut, words);
	cut.n = cut.n > TAKEN_WORDS ? TAKEN_WORDS : cut.n;
	for (int i = 0; i < cut.n; i++)
		cut.word[i] = bare_word(cut.word[i]);
	verb = cut.word[0];
	for (int form = 1; form <= r->rules->forms && !names; form++) {
		const struct form_pattern *p = &r->rules->form[form];

		names = is_first(p, verb) && names_thing(r, form, &cut, true);
	}
	for (int i = 1; i < cut.n && !names && !digit; i++)
		names = surety_of_game(r, cut.word[i]);
	return names;
}

/* What stands before an order in the middle of a sentence. */
enum lead { LEADS_NOT, LEADS_ORDER, LEADS_WISH };

static enum lead lead_of(struct span before, struct span last)
{
	static const char *const joins[] = { "plus", "and", "also", "then", "but", "or", "instead",
		"please", "pls", "plz", "just", "rather", "now", "next", "first", "und", "dann",
		"aber", "oder", "bitte", "et", "puis", NULL };
	static const char *const greets[] = { "hi", "hello", "hey", "hallo", "ok", "okay", "wait",
		"sorry", "yes", "no", NULL };
	static const char *const self[] = { "i", "i'd", "i\342\200\231d", "id", "i'm",
		"i\342\200\231m", "im", "we", "we'd", NULL };
	static const char *const wishes[] = { "like", "want", "love", "wish", "going", "need",
		"rather", NULL };
	static const char *const denials[] = { "don't", "dont", "don\342\200\231t", "not", "nicht",
		NULL };
	struct span bare = bare_word(last);

	if (is_one_of(bare, denials))
		return LEADS_WISH;
	if (span_folds(bare, "to"))
		return has_one_of(before, self) && has_one_of(before, wishes) ? LEADS_WISH
									      : LEADS_NOT;
	return (last.n > 1 && last.s[0] != '-' && strchr(",;:.!-", last.s[last.n - 1]))
			|| is_one_of(bare, joins) || (before.s == last.s && is_one_of(bare, greets))
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

		if (!last.n || !surety_verb(r, bare_word(word)) || !span_trim(rest).n)
			continue;
		lead = lead_of(before, last);
		if (lead == LEADS_NOT)
			continue;
		if (names_taken(r, told, lead == LEADS_ORDER) || understood_in(r, told).n)
			return true;
	}
	return false;
}

/* Returns whether a line begins with a condition, and has a verb of the game and something else of it. */
static bool tells_under_condition(const struct names *r, struct span line)
{
	struct span rest = line, word;
	bool verb = false, digit = false;

	if (!span_word(&rest, &word) || !surety_conditional(word))
		return false;
	while (span_word(&rest, &word)) {
		const struct span told = { word.s, (size_t)(line.s + line.n - word.s) };
		const struct span bare = bare_word(word);

		digit |= span_has_digit(bare) && surety_of_game(r, bare);
		if (!surety_verb(r, bare) || !span_trim(rest).n)
			continue;
		verb = true;
		if (names_taken(r, told, false) || understood_in(r, told).n)
			return true;
	}
	return verb && digit;
}

static bool is_choice(const struct arg *arg, struct span word)
{
	struct span choice;
	bool is = false;

	for (int i = 0; arg->type == T_WORDS && !is && (choice = words_nth(arg->words, i)).s; i++)
		is = word.n == choice.n && !strncasecmp(word.s, choice.s, word.n);
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
			&& span_same(word, p->node[second].word);
		for (int h = 0; h < p->holes && !is; h++)
			is = is_choice(&p->hole[h], word);
	}
	return is && !is_one_of(word, talking);
}

/* Returns whether a word is a name of the game and no verb of it, which any sentence may have. */
static bool is_noun(const struct names *r, struct span word)
{
	return (surety_of_game(r, word) || is_of_form(r, word)) && !surety_verb(r, word);
}

/* Returns whether a line says what its writer does not do now: "I would build a mine if I could". */
static bool supposes(struct span line)
{
	static const char *const words[] = { "would", "could", "might", "soon", NULL };
	static const char *const wishes[] = { "like", "love", "prefer", NULL };

	return has_one_of(line, words) && !has_one_of(line, wishes);
}

bool surety_names_two(const struct names *r, struct span line)
{
	static const char *const changes[] = { "instead", "delete", "remove", "drop", "rather",
		"meant", "wait", "make", "better", "actually", "correction", "oops", "stattdessen",
		"l\303\266sche", "streiche", "gemeint", "besser", "lieber", "plut\303\264t", NULL };
	struct span word, rest = line, last = { line.s, 0 };
	int names = 0;
	bool noun = false;

	if (!line.n || line.s[line.n - 1] == '?' || !isalnum((unsigned char)line.s[0])
		|| supposes(line))
		return false;
	while (span_word(&rest, &word)) {
		const struct span bare = bare_word(word);

		if (!(surety_of_game(r, bare) || is_of_form(r, bare)) || span_same(bare, last))
			continue;
		last = bare;
		noun |= is_noun(r, bare);
		names++;
	}
	return noun && (names > 1 || has_one_of(line, changes));
}

static bool tells_order(const struct names *r, struct span line)
{
	return line.n && line.s[line.n - 1] != '?'
		&& (tells_inside(r, line) || tells_under_condition(r, line));
}

/* Returns whether a line has an order of several words at its end. */
static bool ends_in_order(const struct names *r, struct span line)
{
	struct span told = surety_told_order(r, line), word, rest = told;

	return told.n && span_word(&rest, &word) && rest.n && understood_in(r, told).n;
}

bool surety_among_orders(const struct names *r, struct span line)
{
	struct line_words words;
	bool of_game = false;

	while (cut_courtesy(&line))
		;
	if (!line.n || line.s[line.n - 1] == '?' || !words_cut(&words, line) || words.n < 2
		|| words.n > TOLD_WORDS)
		return false;
	words.word[0] = bare_word(words.word[0]);
	if (!words.word[0].n || !isalpha((unsigned char)words.word[0].s[0])
		|| form_begins_some(r, words.word[0]))
		return false;
	for (int i = 0; i < words.n && !of_game; i++)
		of_game = surety_of_game(r, bare_word(words.word[i]));
	return of_game && (!is_one_of(words.word[0], talking) || ends_in_order(r, line));
}

enum surety orders_surety(const struct names *r, struct span line)
{
	struct span as_written = span_trim(line);
	enum surety surety = SURELY;
	char words[READ_MOST];
	bool whole;

	if (!orders_understand(r, as_written))
		surety = surety_shorthand(r, &as_written, words);
	if (surety == CHATTER
		&& (form_begins_some(r, as_written) || begins_as_any_order(r, as_written)
			|| begins_mistyped(r, as_written) || lacks_colon(r, as_written)
			|| is_misplaced(r, as_written)
			|| surety_behind_words(r, as_written, &whole).n
			|| surety_stopped(r, as_written).n || tells_order(r, as_written)))
		surety = PERHAPS;
	return surety;
}

bool surety_in_list(const struct names *r, struct span line)
{
	enum surety surety = orders_surety(r, line);

	if (surety != PERHAPS)
		return surety == SURELY;
	if (begins_as_any_order(r, line))
		return has_order(r, line);
	return !form_begins_some(r, line) || goes_on_as_order(r, line);
}
