/* SPDX-License-Identifier: MIT */
#include "club/press_line.h"
#include "club/players.h"
#include "club/press.h"
#include "core/orders.h"
#include "core/surety.h"
#include "post/words.h"
#include "proof/mailcmd_list.h"

#include <string.h>

/* Takes an addressee off the beginning of a text: a word for a seat, or else the name of its player. most: that of
 * seats. */
static bool take_whom(
	const struct names *names, const struct players *players, int most, struct span *text)
{
	struct span ahead = *text, word;
	const char *end;

	if (!span_word(&ahead, &word))
		return false;
	end = word.s + word.n;
	if (!press_is_whom(names->rules->game, most, span_bare(word, ",:"))) {
		ahead = span_trim(*text);
		if (!players_take(players, &ahead))
			return false;
		end = ahead.s;
	}
	*text = (struct span){ end, (size_t)(text->s + text->n - end) };
	return true;
}

/* Cuts a line /press off what is said in it. Returns whether it names one addressee, and what follows can be no other. */
static bool cut_press(const struct names *names, const struct players *players, struct span *line,
	struct span *said)
{
	struct span rest = *line, word;

	if (!span_word(&rest, &word) || !span_folds(word, "/press")
		|| !take_whom(names, players, names->seats, &rest))
		return false;
	line->n = (size_t)(rest.s - line->s);
	*line = span_bare(*line, ",:");
	rest = span_trim(rest);
	while (rest.n && (*rest.s == ',' || *rest.s == ':'))
		rest = span_trim((struct span){ rest.s + 1, rest.n - 1 });
	*said = rest;
	return rest.n && !take_whom(names, players, MAXSEATS, &rest);
}

/* Returns whether the text of a command ends in a line /end. */
static bool ends_below(struct span rest)
{
	struct span line = { rest.s, 0 };

	while (span_line(&rest, &line) && (!line.n || line.s[0] != '/'))
		;
	return span_folds(span_trim(line), "/end");
}

/* What a phone writes below is not said. many: more than a greeting or a name. */
static bool is_said(struct span line, bool many)
{
	struct buf said = BUF_INIT;
	bool is;

	words_add_said(&said, line);
	is = many ? words_one_speaks(span_of_buf(&said)) : said.n > 0;
	buf_free(&said);
	return is;
}

/* Returns where the last line with words begins, be they of a text or not; NULL: there is none. */
static const char *last_words(const struct names *names, struct span lines)
{
	const char *last = NULL;
	struct span line;

	while (span_line(&lines, &line))
		if (line.n && line.s[0] != '/' && orders_surety(names, line) != SURELY
			&& is_said(line, true))
			last = line.s;
	return last;
}

/* Returns whether a line may be for the club or the referee, or takes back what stands above it. */
static bool is_for_others(struct span line)
{
	static const char *const words[] = { "referee", "club", "deadline", "wait", "send",
		"cancel", "forget", "schiedsrichter", "warte", "arbitre", "\303\241rbitro",
		"s\304\231dzia", NULL };

	return surety_has_one_of(line, words) || words_answer(line) != ANSWERS_NEITHER;
}

/* Returns whether a line can be nothing but words to another player. */
static bool is_words(const struct names *names, struct span line)
{
	return !is_for_others(line) && orders_surety(names, line) == CHATTER
		&& !surety_names_two(names, line) && !surety_among_orders(names, line)
		&& !surety_tells_order(names, line);
}

/* Returns where the text below a line /press ends that has no line /end: before the next command, or with the mail. n 0:
 * something below may be no words, or there are none. */
static struct span text_below(const struct names *names, struct span line, struct span rest)
{
	struct span below = rest, word, next;
	bool some = false;

	if (!span_word(&line, &word) || !span_folds(word, "/press"))
		return (struct span){ rest.s, 0 };
	while (span_line(&rest, &next) && (!next.n || next.s[0] != '/')) {
		if (next.n && !is_words(names, next))
			return (struct span){ rest.s, 0 };
		if (!is_said(next, false))
			continue;
		some = true;
		below.n = (size_t)(next.s + next.n - below.s);
	}
	if (!some)
		below.n = 0;
	return below;
}

void press_lines(struct buf *words, const struct names *names, const struct context *c)
{
	struct span rest = span_of_buf(words), line, said;
	const char *last = last_words(names, rest), *end = NULL;
	struct buf put = BUF_INIT;
	struct players players = { 0 };
	bool text = false;

	/* Where the names cannot be read, a seat is one alone. */
	if (memmem(words->s, words->n, "/press", 6))
		players_find(c, &players);
	while (span_line(&rest, &line)) {
		struct span whole = line, below;
		bool inside = mailcmd_is_text(line, &text);
		bool press = !inside && cut_press(names, &players, &line, &said);
		bool ended = press && ends_below(rest);

		if (ended || (press && (!last || last < rest.s))) {
			buf_fmt(&put, "%.*s\n%.*s\n%s", (int)line.n, line.s, (int)said.n, said.s,
				ended ? "" : "/end\n");
			text = ended;
		} else {
			buf_fmt(&put, "%.*s\n", (int)whole.n, whole.s);
			below = text_below(names, whole, rest);
			if (!inside && below.n && !ends_below(rest))
				end = below.s + below.n;
		}
		if (end && whole.s + whole.n == end) {
			buf_str(&put, "/end\n");
			text = false;
			end = NULL;
		}
	}
	players_free(&players);
	buf_free(words);
	*words = put;
}

bool press_is_talk(const struct context *c, struct span words)
{
	const struct edition *edition = club_edition(c);
	struct names names;
	struct span line, word;

	if (!edition)
		return false;
	names = match_names(edition, c->m);
	while (span_line(&words, &line)) {
		if (line.n && line.s[line.n - 1] == '?')
			return false;
		while (span_word(&line, &word))
			if (surety_of_game(&names, surety_bare(word)))
				return false;
	}
	return true;
}
