/* SPDX-License-Identifier: MIT */
#include "club/press_line.h"
#include "club/players.h"
#include "club/press.h"
#include "core/orders.h"
#include "core/surety.h"
#include "post/words.h"
#include "proof/mailcmd_list.h"

#include <string.h>

static bool is_press(struct span *line)
{
	struct span word;

	return span_word(line, &word) && span_folds(word, "/press");
}

/* Cuts one addressee, a seat or the name of its player, off the beginning of a text. most: that of seats. Returns whether
 * there is one. */
static bool cut_whom(
	const struct names *names, const struct players *players, int most, struct span *text)
{
	struct span rest = *text, word;

	if (!span_word(&rest, &word))
		return false;
	if (!press_is_whom(names->rules->game, most, span_bare(word, ",:"))) {
		rest = span_trim(*text);
		if (!players_take(players, &rest))
			return false;
	}
	*text = rest;
	return true;
}

/* Returns whether what follows an addressee names others: nothing but those, or some behind a comma or before a colon. "Red
 * comes for you" is said to somebody. */
static bool names_others(
	const struct names *names, const struct players *players, struct span text, bool comma)
{
	bool others = false;

	while (text.n && cut_whom(names, players, MAXSEATS, &text)) {
		others = true;
		comma |= text.s[-1] == ':';
		text = span_trim(text);
	}
	return others && (comma || !text.n);
}

/* Cuts a line /press off what is said in it. Returns whether it names one addressee, and what follows is no other. */
static bool cut_press(const struct names *names, const struct players *players, struct span *line,
	struct span *said)
{
	struct span rest = *line;
	bool comma;

	if (!is_press(&rest) || !cut_whom(names, players, names->seats, &rest))
		return false;
	comma = rest.s[-1] == ',';
	line->n = (size_t)(rest.s - line->s);
	*line = span_bare(span_trim(*line), ",:");
	while (rest.n && strchr(" ,:", rest.s[0]))
		rest.s++, rest.n--;
	*said = span_trim(rest);
	return said->n && !names_others(names, players, *said, comma);
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

static bool has_press(struct span lines)
{
	struct span line;

	while (span_line(&lines, &line))
		if (is_press(&line))
			return true;
	return false;
}

static void end_presses(struct buf *words, const struct names *names, const struct players *players)
{
	struct span rest = span_of_buf(words), line, said;
	const char *last = last_words(names, rest), *end = NULL;
	struct buf put = BUF_INIT;
	bool text = false;

	while (span_line(&rest, &line)) {
		struct span whole = line, below;
		bool inside = mailcmd_is_text(line, &text);
		bool press = !inside && cut_press(names, players, &line, &said);
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
	buf_free(words);
	*words = put;
}

void press_lines(struct buf *words, const struct names *names, const struct context *c)
{
	struct players players;

	if (!has_press(span_of_buf(words)) || !players_find(c, &players))
		return;
	end_presses(words, names, &players);
	players_free(&players);
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
