/* SPDX-License-Identifier: MIT
 * What somebody's own words say to a question of the club. */
#include "post/words.h"

#include <string.h>

/* The most words of a greeting, and of a name. */
enum { GREETING = 3, NAME = 2 };
/* The most words that name what is to be sent. */
enum { NAMED = 4 };

static const char *const yes[] = { "yes", "yep", "yeah", "ok", "okay", "ja", "oui", "si",
	"s\303\255", "s\303\215", "tak", NULL };

/* "no" is Spanish as well, "nie" Polish. */
static const char *const no[] = { "no", "not", "nein", "non", "nie", NULL };

/* What begins with one of these takes back what stands above it. */
static const char *const but[] = { "but", "however", "aber", "allerdings", "mais", "pero", "ale",
	"jednak", NULL };

/* What may stand behind a yes: courtesy, that it was the writer, that all is to be as it is, that they play. A phrase
 * of several words is here where one of them alone could say something else: "leave it", but not "I would like to
 * leave"; "as they are", but not "they did". */
static const char *const agreeing[] = {
	/* English */
	"please", "pls", "plz", "thanks", "thank you", "thx", "ty", "i", "am", "i'm", "im", "in",
	"of course", "count me in", "me", "sure", "gladly", "with pleasure", "happy", "glad",
	"that", "that's", "it", "it's", "this", "is", "was", "were", "did", "do", "i wrote it",
	"wrote", "sent", "my", "mine", "letter", "mail", "right", "correct", "indeed", "exactly",
	"certainly", "definitely", "absolutely", "these", "those", "are", "the", "orders", "order",
	"line", "lines", "just", "so", "and", "all", "very", "well", "really", "for me", "fine",
	"good", "great", "perfect", "ok", "okay", "alright", "looks", "look", "sounds", "fun",
	"meant", "intended", "as intended", "as meant", "as planned", "as written", "as it is",
	"as is", "as it stands", "only", "then", "as they are", "as they stand", "the way it is",
	"the way they are", "like that", "like this", "what i meant", "what i want",
	"what i wanted", "they are", "they stay", "they stand", "they should", "they all",
	"all of them", "all of it", "all of these", "should", "its", "thats", "stays", "stay",
	"stands", "leave it", "leave them", "leave that", "leave this", "leave all",
	"leave everything", "leave the", "leave my", "leave these", "leave those", "keep it",
	"keep them", "keep that", "keep this", "keep all", "keep everything", "keep the", "keep my",
	"keep these", "keep those", "let it be", "let it stand", "let it stay", "let them stand",
	"let them stay", "let's play", "let's go", "go", "go on", "go ahead", "go for it",
	"play it", "play them", "play on", "to play", "to join", "play", "i will", "would", "i'd",
	"would like", "would love", "i'd like", "i'd love", "want", "love to", "join", "join in",
	"sorry", "looking forward", "looking forward to it", "looking forward to playing",
	/* German */
	"bitte", "danke", "gerne", "gern", "ich", "bin", "dabei", "das", "es", "war", "ist",
	"stimmt", "genau", "richtig", "klar", "nat\303\274rlich", "sicher", "habe", "geschrieben",
	"mein", "meine", "brief", "befehle", "sind", "passt", "passt schon", "gut", "alles",
	"in ordnung", "prima", "super", "perfekt", "so", "lassen", "lass es", "lass sie",
	"lass ihn", "lasst es", "lasst sie", "lasst ihn", "bleibt", "bleiben", "soll", "sollen",
	"wie es ist", "wie sie sind", "wie er ist", "gemeint", "gewollt", "m\303\266chte", "will",
	"mitspielen", "spiele", "spielen", "mitmachen", "ich mache mit", "mit",
	/* French */
	"merci", "avec plaisir", "volontiers", "c'est", "c'\303\251tait", "bien", "moi",
	"exactement", "s\303\273r", "bon", "parfait", "d'accord", "tr\303\250s", "laisse",
	"laissez", "comme", "\303\247a", "tel quel", "tels quels", "je", "joue", "veux jouer",
	"voudrais jouer", "j'aimerais jouer",
	/* Spanish */
	"gracias", "por favor", "claro", "fui", "era", "yo", "soy", "es", "m\303\255a", "correcto",
	"cierto", "seguro", "est\303\241", "bien", "perfecto", "vale", "as\303\255", "de acuerdo",
	"d\303\251jalo", "d\303\251jala", "d\303\251jalos", "d\303\251jelo", "quiero jugar",
	"me gustar\303\255a jugar", "juego",
	/* Polish */
	"prosz\304\231", "dzi\304\231kuj\304\231", "ch\304\231tnie", "to", "ja", "by\305\202em",
	"by\305\202am", "moje", "zgadza", "si\304\231", "oczywi\305\233cie", "dobrze",
	"w porz\304\205dku", "jest", "zostaw", "zostaw to", "tak", "mo\305\274e zosta\304\207",
	"niech zostanie", "niech zostan\304\205", "chc\304\231 gra\304\207",
	"chc\304\231 zagra\304\207", "gram", "zagram", NULL
};

/* What says that the last orders are all, and what says that others stay, to somebody who was asked that. */
static const char *const all[] = { "only", "just", "that's it", "that's all", "thats all",
	"that is all", "these are all", "those are all", "nothing else", "nothing more",
	"das ist alles", "das sind alle", "nur", "sonst nichts", "mehr nicht", "c'est tout",
	"seulement", "rien d'autre", "eso es todo", "solo", "s\303\263lo", "nada m\303\241s",
	"to wszystko", "tylko", NULL };
/* What says so alone, and behind a yes the contrary: "yes, all". */
static const char *const whole[] = { "all", "all of it", "all of them", "all of these", "all lines",
	"all the lines", "alle", "alles", "tous", "toutes", "tout", "todo", "todos", "todas",
	"wszystko", "wszystkie", NULL };
static const char *const staying[] = { "keep", "keeps", "stay", "stays", "stand", "remain", "leave",
	"too", "also", "as well", "bleibt", "bleiben", "behalte", "behalten", "lass", "lasst",
	"lassen", "auch", "dazu", "aussi", "garde", "gardez", "laisse", "laissez", "restent",
	"tambi\303\251n", "quedan", "zostaw", "zostaje", "zostaj\304\205", "te\305\274", NULL };

/* What may stand beside these. */
static const char *const ours[] = { "both", "everything", "beide", "beides", "les deux", "ambas",
	"they", "them", "there", "others", "other", "thats", "theyre", "they're", "no", "more",
	"have", "i have", "die", "der", "das", "meine", "anderen", "von mir", "sont", "mes",
	"ordres", "les", "autres", "son", "mis", "\303\263rdenes", "las", "otras", "rozkazy",
	"inne", NULL };

/* What may stand before a yes: "Great. Yes." */
static const char *const glad[] = { "great", "good", "fine", "perfect", "super", "sure", "oh", "ah",
	"well", "prima", "gut", "klar", "parfait", "d'accord", "vale", "claro", "dobrze", NULL };

/* What may end a line, with the writer's name behind it. */
static const char *const closings[] = { "cheers", "regards", "best regards", "best wishes",
	"greetings", "gru\303\237", "viele gr\303\274\303\237e", "liebe gr\303\274\303\237e", "lg",
	"cordialement", "saludos", "pozdrawiam", NULL };

static const char *const greetings[] = { "hi", "hello", "hey", "dear", "hallo", "liebe", "lieber",
	"moin", "servus", "bonjour", "salut", "ch\303\250re", "cher", "hola", "buenas",
	"cze\305\233\304\207", "witaj", NULL };

/* What thanks in those languages, and what may stand behind it. */
static const char *const thanking[] = { "thanks", "thank you", "thx", "ty", "many thanks",
	"thanks a lot", "thank you very much", "thank you so much", "thanks so much",
	"thanks very much", "much appreciated", "danke", "danke sch\303\266n", "dankesch\303\266n",
	"vielen dank", "besten dank", "merci", "merci beaucoup", "merci bien", "gracias",
	"muchas gracias", "dzi\304\231kuj\304\231", "dzi\304\231ki", NULL };
static const char *const thanked[] = { "for", "the", "your", "report", "reports", "mail", "letter",
	"info", "answer", "reply", "quick", "help", "everything", "that", "this", "it", "all", "to",
	"you", "a", "lot", "again", "everyone", "everybody", "referee", "got it", "great", "nice",
	"good", "fun", "game", "ok", "okay", "very", "much", "so", "well", "and", "f\303\274r",
	"den", "die", "das", "bericht", "pour", "le", "la", "rapport", "por", "el", "informe", "za",
	"raport", NULL };

/* ---- words and phrases ---- */

/* Writes a line in lower case, with one apostrophe for both. */
static void make_plain(struct buf *plain, struct span line)
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
static struct span next_word(struct span *line)
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
static bool take_phrase(struct span *line, const char *phrase)
{
	struct span rest = *line, words = span_of(phrase), word;

	while (span_word(&words, &word))
		if (!span_same(next_word(&rest), word))
			return false;
	*line = rest;
	return true;
}

/* Takes the longest phrase of a list off a line; false where the line begins with none. */
static bool take_one_of(struct span *line, const char *const *list)
{
	struct span least = *line;
	bool taken = false;

	for (; *list; list++) {
		struct span rest = *line;

		if (take_phrase(&rest, *list) && (!taken || rest.n < least.n)) {
			least = rest;
			taken = true;
		}
	}
	*line = least;
	return taken;
}

static int count_words(struct span line)
{
	int words = 0;

	while (next_word(&line).n)
		words++;
	return words;
}

static bool greets(struct span line)
{
	return count_words(line) <= GREETING && take_one_of(&line, greetings);
}

/* ---- yes and no ---- */

/* Any word that is not known may say no, or something else: "Yes, that was him". */
static bool says_yes(struct span line)
{
	while (take_one_of(&line, glad))
		;
	if (!take_one_of(&line, yes))
		return false;
	while (take_one_of(&line, agreeing) || take_one_of(&line, yes))
		;
	return !count_words(line) || (take_one_of(&line, closings) && count_words(line) <= NAME);
}

/* Gets the next line that is none of a mail command, which begins with '/', or of the text below one. */
static bool next_said(struct span *lines, struct span *line, bool *command)
{
	while (span_line(lines, line)) {
		bool ends = span_folds(*line, "/end");

		if (!*command && !span_starts(*line, "/"))
			return true;
		*command = !ends;
	}
	return false;
}

/* *at: gets the line that says yes; n 0: none does. A word further down is part of something else. */
static enum words_answer read_answer(struct span lines, struct span *at)
{
	struct buf plain = BUF_INIT;
	bool begun = false, denies = false, limits = false, command = false;
	struct span line;

	*at = (struct span){ lines.s, 0 };
	while (next_said(&lines, &line, &command)) {
		struct span words;

		make_plain(&plain, line);
		words = span_of_buf(&plain);
		if (!begun && says_yes(words))
			*at = line;
		begun = begun || (count_words(words) && !greets(words));
		denies |= take_one_of(&words, no);
		limits |= take_one_of(&words, but);
	}
	buf_free(&plain);
	if (denies)
		return ANSWERS_NO;
	return at->n && !limits ? ANSWERS_YES : ANSWERS_NEITHER;
}

enum words_answer words_answer(struct span lines)
{
	struct span at;

	return read_answer(lines, &at);
}

/* Returns whether all words that are left of a line may name what is to be sent: "No, only" the march. */
static bool names_rest(struct span line)
{
	struct span rest;

	if (count_words(line) > NAMED)
		return false;
	for (; count_words(line); next_word(&line)) {
		rest = line;
		if (take_one_of(&rest, staying) || take_one_of(&rest, but))
			return false;
	}
	return true;
}

/* What a line says to the question whether other lines stay, too. */
static enum words_answer says_more(struct span line)
{
	static const char *const instead[] = { "instead", "stattdessen", "anstelle", "statt",
		NULL };
	bool stays = false, ends = false, agrees = false, full = false,
	     half = take_phrase(&line, "nie"),
	     denies = half || (!take_phrase(&line, "not") && take_one_of(&line, no));

	while (take_one_of(&line, glad))
		;
	for (struct span rest = line; count_words(line); line = rest) {
		bool keeps = take_one_of(&rest, staying);
		bool last = !keeps && take_one_of(&rest, all);
		bool agreed = !keeps && !last && take_one_of(&rest, yes);
		bool every = !keeps && !last && !agreed && take_one_of(&rest, whole);

		if (!keeps && !last && !agreed && !every && !take_one_of(&rest, agreeing)
			&& !take_one_of(&rest, ours))
			break;
		stays |= keeps;
		ends |= last;
		full |= every;
		agrees |= agreed;
	}
	ends |= full && !agrees;
	if (denies && !half && !stays && (ends || take_one_of(&line, instead)) && names_rest(line))
		return ANSWERS_NO;
	if (count_words(line) && (!take_one_of(&line, closings) || count_words(line) > NAME))
		return ANSWERS_NEITHER;
	if (denies || ends) /* "nie wszystkie": not all */
		return stays || (half && ends) ? ANSWERS_NEITHER : ANSWERS_NO;
	return agrees ? ANSWERS_YES : ANSWERS_NEITHER;
}

/* Returns whether what stands below a no says what is to be instead: "and keep the fishing card". */
static bool corrects(enum words_answer answer, struct span words)
{
	bool and = take_phrase(&words, "and");
	struct span rest = words;

	return answer == ANSWERS_NO && count_words(words) > NAME
		&& (and || take_one_of(&rest, staying));
}

/* *at: gets the line that answers it. Further words that deny or limit leave nothing said. */
static enum words_answer read_more(struct span lines, struct span *at)
{
	struct buf plain = BUF_INIT;
	enum words_answer answer = ANSWERS_NEITHER;
	bool begun = false, command = false;
	struct span line;

	while (next_said(&lines, &line, &command)) {
		struct span words;

		make_plain(&plain, line);
		words = span_of_buf(&plain);
		if (!count_words(words) || (!begun && greets(words)))
			continue;
		if (begun
			&& (take_one_of(&words, no) || take_one_of(&words, but)
				|| corrects(answer, words)))
			answer = ANSWERS_NEITHER;
		if (!begun) {
			answer = says_more(words);
			*at = line;
		}
		begun = true;
	}
	buf_free(&plain);
	return answer;
}

/* Puts a command, or nothing, in the place of a line. */
static void put_for(struct buf *words, struct span at, const char *command)
{
	struct span lines = span_of_buf(words);
	struct buf said = BUF_INIT;
	size_t above, below;

	above = (size_t)(at.s - lines.s);
	below = above + at.n;
	below += below < lines.n; /* its line feed */
	buf_add(&said, lines.s, above);
	buf_fmt(&said, "%s%s", command, *command ? "\n" : "");
	buf_add(&said, lines.s + below, lines.n - below);
	buf_free(words);
	*words = said;
}

bool words_put_for_yes(struct buf *words, const char *command)
{
	struct span at;

	if (read_answer(span_of_buf(words), &at) != ANSWERS_YES)
		return false;
	put_for(words, at, command);
	return true;
}

static bool is_one_line(struct span lines)
{
	struct span line;

	return span_line(&lines, &line) && !count_words(lines);
}

bool words_one_says_no(const struct buf *words)
{
	struct buf plain = BUF_INIT;
	struct span line;
	bool is = is_one_line(span_of_buf(words));

	make_plain(&plain, span_of_buf(words));
	line = span_of_buf(&plain);
	is = is && take_one_of(&line, no);
	while (take_one_of(&line, agreeing) || take_one_of(&line, no) || take_one_of(&line, ours))
		;
	is = is && !count_words(line);
	buf_free(&plain);
	return is;
}

bool words_one_says_all(const struct buf *words)
{
	struct span at;

	return is_one_line(span_of_buf(words)) && read_more(span_of_buf(words), &at) == ANSWERS_NO;
}

enum words_answer words_put_for_more(struct buf *words, const char *more, const char *all_said)
{
	struct span at;
	enum words_answer answer = read_more(span_of_buf(words), &at);

	if (answer != ANSWERS_NEITHER)
		put_for(words, at, answer == ANSWERS_YES ? more : all_said);
	return answer;
}

/* ---- a yes and more ---- */

/* Returns whether a mark or the line ends what stands before the rest of it. */
static bool ends_sentence(struct span line, struct span rest)
{
	const char *mark;

	for (mark = rest.s; mark > line.s && mark[-1] == ' '; mark--)
		;
	return !count_words(rest) || (mark > line.s && strchr(".,!;:", mark[-1]));
}

/* Takes a phrase of a list off a line where a mark or the line ends it. */
static bool take_sentence(struct span *line, const char *const *list)
{
	struct span rest = *line;

	if (!take_one_of(&rest, list) || !ends_sentence(*line, rest))
		return false;
	*line = rest;
	return true;
}

/* Returns what stands in a line behind as many words as its plain form has and the rest of that has not. */
static struct span behind_words(struct span line, struct span plain, struct span rest)
{
	for (int n = count_words(plain) - count_words(rest); n > 0; n--)
		next_word(&line);
	return span_trim(line);
}

/* Returns whether a line says somewhere that something else is meant. */
static bool says_else(struct span plain)
{
	static const char *const changing[] = { "instead", "forget", "rather", "except", "without",
		"stattdessen", "vergiss", "ohne", "au\303\237er", NULL };
	struct span rest;

	for (; count_words(plain); next_word(&plain)) {
		rest = plain;
		if (take_one_of(&rest, changing))
			return true;
	}
	return false;
}

/* Returns whether one of some lines is said once more, or a line begins with what denies or limits. */
static bool chooses(struct span words, struct span lines)
{
	struct buf plain = BUF_INIT;
	bool found = false;
	struct span line, other;

	while (!found && span_line(&words, &line)) {
		struct span said;

		for (struct span rest = lines; !found && span_line(&rest, &other);)
			found = span_alike(line, other);
		make_plain(&plain, line);
		said = span_of_buf(&plain);
		found |= says_else(said) || take_one_of(&said, no) || take_one_of(&said, but);
	}
	buf_free(&plain);
	return found;
}

/* Returns whether a line begins with a yes and a mark. *behind: gets what follows them. */
static bool begins_yes(struct span line, struct span *behind)
{
	struct buf plain = BUF_INIT;
	struct span rest;
	bool begins;

	make_plain(&plain, line);
	rest = span_of_buf(&plain);
	while (take_one_of(&rest, glad))
		;
	begins = take_one_of(&rest, yes);
	while (begins && !ends_sentence(span_of_buf(&plain), rest) && take_one_of(&rest, agreeing))
		;
	begins = begins && ends_sentence(span_of_buf(&plain), rest);
	*behind =
		begins ? behind_words(line, span_of_buf(&plain), rest) : (struct span){ line.s, 0 };
	buf_free(&plain);
	return begins;
}

/* Returns whether a line is empty, or a greeting. */
static bool opens(struct span line)
{
	struct buf plain = BUF_INIT;
	bool does;

	make_plain(&plain, line);
	does = !count_words(span_of_buf(&plain)) || greets(span_of_buf(&plain));
	buf_free(&plain);
	return does;
}

void words_put_beside_yes(struct buf *words, struct span lines)
{
	struct span rest = span_of_buf(words), line = rest, behind;
	struct buf put = BUF_INIT;

	while (span_line(&rest, &line) && opens(line))
		;
	if (begins_yes(line, &behind) && !chooses(behind, lines) && !chooses(rest, lines)) {
		buf_fmt(&put, "%.*s%s%.*s", (int)lines.n, lines.s, behind.n ? "\n" : "",
			(int)behind.n, behind.s);
		put_for(words, line, put.s);
	}
	buf_free(&put);
}

/* ---- thanks ---- */

/* *thanks: set where the line does. */
static bool is_thanks(struct span line, bool *thanks)
{
	struct span rest = line;

	if (!count_words(line) || greets(line))
		return true;
	if (take_one_of(&rest, thanking)) {
		*thanks = true;
		while (take_one_of(&rest, thanked) || take_one_of(&rest, thanking))
			;
		return !count_words(rest);
	}
	while (take_one_of(&rest, closings))
		;
	return *thanks && count_words(rest) <= NAME && !span_has_digit(rest);
}

bool words_only_thank(struct span lines)
{
	struct buf plain = BUF_INIT;
	bool thanks = false, only = true;
	struct span line;

	while (only && span_line(&lines, &line)) {
		make_plain(&plain, line);
		only = line.n && line.s[line.n - 1] != '?'
			&& is_thanks(span_of_buf(&plain), &thanks);
	}
	buf_free(&plain);
	return only && thanks;
}

/* ---- more than a greeting ---- */

bool words_one_speaks(struct span lines)
{
	struct span line;

	while (span_line(&lines, &line))
		if (count_words(line) > GREETING)
			return true;
	return false;
}

/* ---- to an invitation ---- */

/* What a line begins with that takes an invitation, beside yes[]; the second list only where no word of the same
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

	if (take_one_of(&rest, declining) || take_sentence(&rest, declining_alone)
		|| (take_one_of(&rest, declining_alone) && take_one_of(&rest, thanking)))
		return true;
	rest = line;
	return take_one_of(&rest, regretting) && count_words(rest) && declines(rest);
}

/* Takes the yes off a line that begins with one, and takes it not back. */
static bool joins(struct span *line)
{
	struct span rest = *line, more;
	bool yes_said = false;

	while (take_one_of(&rest, joining) || take_sentence(&rest, joining_alone))
		yes_said = true;
	for (more = rest; yes_said && count_words(more); next_word(&more)) {
		struct span back = more;
		bool limits = take_one_of(&back, but);

		if ((limits || more.s == rest.s) && take_one_of(&back, denying))
			return false;
	}
	*line = rest;
	return yes_said;
}

/* Returns the answer behind a greeting in the same line, "Hello club, yes I am in"; else the line. */
static struct span behind_greeting(struct span line)
{
	struct span rest = line, said;

	if (!take_one_of(&rest, greetings))
		return line;
	for (const char *mark = line.s; mark < line.s + line.n; mark++) {
		if (!*mark || !strchr(",.!", *mark))
			continue;
		rest = said = (struct span){ mark + 1, (size_t)(line.s + line.n - mark - 1) };
		if (count_words(line) - count_words(rest) > GREETING)
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

		make_plain(&plain, line);
		plained = span_of_buf(&plain);
		words = rest = behind_greeting(plained);
		if (!count_words(words) || (!begun && greets(words)))
			continue;
		if (begun && declines(words))
			answer = ANSWERS_NEITHER;
		if (!begun && declines(words))
			answer = ANSWERS_NO;
		else if (!begun && joins(&rest))
			answer = ANSWERS_YES;
		if (!begun) {
			*at = line;
			*behind = behind_words(line, plained, rest);
		}
		begun = true;
	}
	buf_free(&plain);
	return answer;
}
