/* SPDX-License-Identifier: MIT
 * What somebody's own words say to a question of the club. */
#include "post/said.h"
#include "post/words.h"

#include <string.h>

/* The most words of a name. */
enum { NAME = 2 };
/* The most words that name what is to be sent. */
enum { NAMED = 4 };

static const char *const yes[] = { "yes", "yep", "yeah", "ok", "okay", "ja", "oui", "si",
	"s\303\255", "s\303\215", "tak", NULL };

/* "no" is Spanish as well, "nie" Polish. */
static const char *const no[] = { "no", "not", "nein", "non", "nie", NULL };

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

/* What may stand behind thanks. */
static const char *const thanked[] = { "for", "the", "your", "report", "reports", "mail", "letter",
	"info", "answer", "reply", "quick", "help", "everything", "that", "this", "it", "all", "to",
	"you", "a", "lot", "again", "everyone", "everybody", "referee", "got it", "great", "nice",
	"good", "fun", "game", "ok", "okay", "very", "much", "so", "well", "and", "f\303\274r",
	"den", "die", "das", "bericht", "pour", "le", "la", "rapport", "por", "el", "informe", "za",
	"raport", NULL };

/* ---- yes and no ---- */

/* Any word that is not known may say no, or something else: "Yes, that was him". */
static bool says_yes(struct span line)
{
	while (said_take_one(&line, glad))
		;
	if (!said_take_one(&line, yes))
		return false;
	while (said_take_one(&line, agreeing) || said_take_one(&line, yes))
		;
	return !said_count(line) || (said_take_one(&line, closings) && said_count(line) <= NAME);
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

		said_plain(&plain, line);
		words = span_of_buf(&plain);
		if (!begun && says_yes(words))
			*at = line;
		begun = begun || (said_count(words) && !said_greets(words));
		denies |= said_take_one(&words, no);
		limits |= said_take_one(&words, said_but);
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

	if (said_count(line) > NAMED)
		return false;
	for (; said_count(line); said_next(&line)) {
		rest = line;
		if (said_take_one(&rest, staying) || said_take_one(&rest, said_but))
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
	     half = said_take(&line, "nie"),
	     denies = half || (!said_take(&line, "not") && said_take_one(&line, no));

	while (said_take_one(&line, glad))
		;
	for (struct span rest = line; said_count(line); line = rest) {
		bool keeps = said_take_one(&rest, staying);
		bool last = !keeps && said_take_one(&rest, all);
		bool agreed = !keeps && !last && said_take_one(&rest, yes);
		bool every = !keeps && !last && !agreed && said_take_one(&rest, whole);

		if (!keeps && !last && !agreed && !every && !said_take_one(&rest, agreeing)
			&& !said_take_one(&rest, ours))
			break;
		stays |= keeps;
		ends |= last;
		full |= every;
		agrees |= agreed;
	}
	ends |= full && !agrees;
	if (denies && !half && !stays && (ends || said_take_one(&line, instead))
		&& names_rest(line))
		return ANSWERS_NO;
	if (said_count(line) && (!said_take_one(&line, closings) || said_count(line) > NAME))
		return ANSWERS_NEITHER;
	if (denies || ends) /* "nie wszystkie": not all */
		return stays || (half && ends) ? ANSWERS_NEITHER : ANSWERS_NO;
	return agrees ? ANSWERS_YES : ANSWERS_NEITHER;
}

/* Returns whether what stands below a no says what is to be instead: "and keep the fishing card". */
static bool corrects(enum words_answer answer, struct span words)
{
	bool and = said_take(&words, "and");
	struct span rest = words;

	return answer == ANSWERS_NO && said_count(words) > NAME
		&& (and || said_take_one(&rest, staying));
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

		said_plain(&plain, line);
		words = span_of_buf(&plain);
		if (!said_count(words) || (!begun && said_greets(words)))
			continue;
		if (begun
			&& (said_take_one(&words, no) || said_take_one(&words, said_but)
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

	return span_line(&lines, &line) && !said_count(lines);
}

bool words_one_says_no(const struct buf *words)
{
	struct buf plain = BUF_INIT;
	struct span line;
	bool is = is_one_line(span_of_buf(words));

	said_plain(&plain, span_of_buf(words));
	line = span_of_buf(&plain);
	is = is && said_take_one(&line, no);
	while (said_take_one(&line, agreeing) || said_take_one(&line, no)
		|| said_take_one(&line, ours))
		;
	is = is && !said_count(line);
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

/* Returns whether a line says somewhere that something else is meant. */
static bool says_else(struct span plain)
{
	static const char *const changing[] = { "instead", "forget", "rather", "except", "without",
		"stattdessen", "vergiss", "ohne", "au\303\237er", NULL };
	struct span rest;

	for (; said_count(plain); said_next(&plain)) {
		rest = plain;
		if (said_take_one(&rest, changing))
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
		said_plain(&plain, line);
		said = span_of_buf(&plain);
		found |= says_else(said) || said_take_one(&said, no)
			|| said_take_one(&said, said_but);
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

	said_plain(&plain, line);
	rest = span_of_buf(&plain);
	while (said_take_one(&rest, glad))
		;
	begins = said_take_one(&rest, yes);
	while (begins && !said_ends(span_of_buf(&plain), rest) && said_take_one(&rest, agreeing))
		;
	begins = begins && said_ends(span_of_buf(&plain), rest);
	*behind =
		begins ? said_behind(line, span_of_buf(&plain), rest) : (struct span){ line.s, 0 };
	buf_free(&plain);
	return begins;
}

/* Returns whether a line is empty, or a greeting. */
static bool opens(struct span line)
{
	struct buf plain = BUF_INIT;
	bool does;

	said_plain(&plain, line);
	does = !said_count(span_of_buf(&plain)) || said_greets(span_of_buf(&plain));
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

	if (!said_count(line) || said_greets(line))
		return true;
	if (said_take_one(&rest, said_thanking)) {
		*thanks = true;
		while (said_take_one(&rest, thanked) || said_take_one(&rest, said_thanking))
			;
		return !said_count(rest);
	}
	while (said_take_one(&rest, closings))
		;
	return *thanks && said_count(rest) <= NAME && !span_has_digit(rest);
}

bool words_only_thank(struct span lines)
{
	struct buf plain = BUF_INIT;
	bool thanks = false, only = true;
	struct span line;

	while (only && span_line(&lines, &line)) {
		said_plain(&plain, line);
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
		if (said_count(line) > SAID_GREETING)
			return true;
	return false;
}
