/* SPDX-License-Identifier: MIT */
#include "club/wish.h"
#include "club/wishes.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A letter's answers take no more than this; a season's report has about as much. */
enum { ANSWER_BYTES = 65536, HELP_COLUMN = 30 };

static const struct wish_kind {
	const char *name, *words, *help;
	bool changes;
	wish_do *run; /* NULL: the list itself */
	bool sealed;  /* only a signed letter can ask for it: it gives the seat away */
	bool in_play; /* not for a seat that is out: there is nothing it could change */
	bool binds;   /* it changes nothing of a season, but something of the match */
} table[] = {
	{ "help", "", "this list", false, NULL },
	{ "report", "[N]", "the report of season N, or of the last one, again", false,
		wish_report },
	{ "explain", "WHAT [N]",
		"why it is so in season N or the last one: the number of a fact of the report,"
		" 'line' or 'stood' and the number of an order, 'die' and its label",
		false, wish_explain },
	{ "history", "", "the seasons: when each was played, and the points after it", false,
		wish_history },
	{ "luck", "", "what the dice you were shown came to, and what fair dice come to", false,
		wish_luck },
	{ "rules", "[CLAUSE]", "the text of a clause, as build 4", false, wish_rules },
	{ "who", "", "who has which seat, whose letter is in, who is awaited", false, wish_who },
	{ "deadline", "", "when the season is due", false, wish_deadline },
	{ "dispute", "FACT [N]",
		"the referee is to rule on that fact of the report of season N, or the last one;"
		" the lines below say why, a line /end ends them",
		false, wish_dispute, .binds = true },
	{ "withdraw", "N", "takes your dispute N back", false, wish_withdraw, .binds = true },
	{ "docket", "[N]", "your disputes and all that were ruled, or one of them in full", false,
		wish_docket },
	{ "join", "[ANCHOR]",
		"your letters have a part in the dice; 'tradepost sign' adds the anchor", false,
		wish_join, true, true },
	{ "vacation", "DATE|none", "you are away until the end of that day", true, wish_vacation,
		false, true },
	{ "ready", "", "the season need not wait for a letter of yours", true, wish_ready, false,
		true },
	{ "wait", "", "the season is not to be played before its deadline", true, wish_wait, false,
		true },
	{ "vote", "[WHAT [no]]",
		"for draw, concede SEAT, end, pause or go; alone: what is voted on", true,
		wish_vote },
	{ "format", "text|html|plain", "what your reports are made of", true, wish_format },
	{ "key", "LINE", "your new public key; sign this letter with the old one", true, wish_key,
		true },
	{ "hand-over", "NAME ADDRESS KEY", "asks the referee to give your seat to somebody", true,
		wish_hand_over, true, true },
	{ "take-over", "NAME ADDRESS KEY",
		"asks for a seat that is open; the letter has this line alone, and is signed with"
		" that key",
		false, wish_take_over, true },
	{ "stop", "", "you leave: your seat is open to others", true, wish_stop, true },
	{ "press", "SEAT...|all",
		"the lines below go to them; 'anonymous': not saying from whom;"
		" 'later': with the next report; a line /end ends them",
		true, wish_press },
	{ "diary", "", "the lines below are kept, and shown to all when the match is over", true,
		wish_diary },
};
enum { KINDS_OF_WISH = sizeof table / sizeof *table };

/* ---- which they are ---- */

static const struct wish_kind *find_kind(const char *line, struct span *rest)
{
	struct span word;

	*rest = span_of(line + 1);
	if (!span_word(rest, &word))
		return NULL;
	*rest = span_trim(*rest);
	for (int i = 0; i < KINDS_OF_WISH; i++)
		if (span_folds(word, table[i].name))
			return &table[i];
	return NULL;
}

/* /vote alone asks. */
static bool changes(const struct wish_kind *kind, struct span rest)
{
	return kind->changes && (kind->run != wish_vote || rest.n);
}

bool wish_changes(const struct wish_list *list)
{
	struct span rest;

	for (int i = 0; i < list->n; i++) {
		const struct wish_kind *kind = find_kind(list->line[i], &rest);

		if (kind && changes(kind, rest))
			return true;
	}
	return false;
}

bool wish_binds(const struct wish_list *list)
{
	struct span rest;

	for (int i = 0; i < list->n; i++) {
		const struct wish_kind *kind = find_kind(list->line[i], &rest);

		if (kind && (kind->binds || changes(kind, rest)))
			return true;
	}
	return false;
}

bool wish_takes_over(const struct wish_list *list, struct span *rest)
{
	const struct wish_kind *kind = list->n ? find_kind(list->line[0], rest) : NULL;

	return kind && kind->run == wish_take_over;
}

/* ---- answering ---- */

static void say_list(struct wishing *w)
{
	wish_say(w, "Lines of a signed letter that begin with '/', one wish a line:");
	for (int i = 0; i < KINDS_OF_WISH; i++) {
		struct buf first = BUF_INIT, rest = BUF_INIT;

		buf_fmt(&first, "  /%s %s ", table[i].name, table[i].words);
		if (first.n < HELP_COLUMN)
			buf_fill(&first, ' ', HELP_COLUMN - first.n);
		buf_fill(&rest, ' ', HELP_COLUMN);
		text_wrap(w->answer, first.s, rest.s, table[i].help, strlen(table[i].help), 72);
		buf_free(&first);
		buf_free(&rest);
	}
	wish_say(w,
		"The letter needs the lines 'match' and 'seat'; from /vacation on also the"
		" line 'season', naming the season that is open, and a higher 'seq' each time. If "
		"it is signed and does more than ask, its line 'match' is that of the"
		" template, with the dot and what stands behind it."
		" The same letter is answered once.");
}

/* A seat's affairs are its player's while there are seasons to come. */
static bool may_change(struct wishing *w)
{
	enum match_state state =
		w->match->state == MATCH_ASIDE ? w->match->before : w->match->state;

	if (state == MATCH_OPEN && !w->over)
		return true;
	wish_deny(w, "It was not done: the match %s.",
		w->over || state == MATCH_OVER ? "is over" : "has not started");
	return false;
}

static bool answer_line(struct wishing *w, const char *line, struct buf *why)
{
	struct span rest;
	const struct wish_kind *kind = find_kind(line, &rest);

	w->done = true;
	if (strlen(line) > WISH_BYTES)
		return wish_deny(w, "It was not done: the line is too long.");
	if (!kind) {
		wish_deny(w, "There is no such wish.");
		say_list(w);
		return true;
	}
	if (changes(kind, rest) && !may_change(w))
		return true;
	if (kind->sealed && w->unsealed)
		return wish_deny(
			w, "It was not done: /%s is only for letters that are signed.", kind->name);
	if (kind->in_play && w->duty.out)
		return wish_deny(w,
			"It was not done: your seat is out of the match. Nobody waits for it, and"
			" nobody else can have it.");
	if (!*kind->words && rest.n)
		return wish_deny(w, "It was not done: nothing may stand behind /%s.", kind->name);
	if (kind->run)
		return kind->run(w, rest, why);
	say_list(w);
	return true;
}

bool wish_answer(struct club *club, const struct match *m, const struct seat *seat,
	const struct wish_list *list, long long now, struct buf *answer, int *undone,
	struct buf *why)
{
	struct buf one = BUF_INIT, line = BUF_INIT;
	struct wishing w = { .club = club,
		.match = m,
		.seat = seat,
		.now = now,
		.answer = &one,
		.letter = list->letter,
		.order = list->signed_by_key ? list->order : NULL,
		.unsealed = list->unsealed };
	bool ok = true;
	size_t begin = answer->n;

	*undone = 0;
	if (list->n)
		ok = match_duty(club, m, seat->seat, &w.duty, why);
	for (int i = 0; i < list->n && ok; i++) {
		buf_clear(&one);
		buf_clear(&line);
		w.place = i;
		w.text = list->text[i];
		w.endless = list->endless && i == list->n - 1;
		ok = answer_line(&w, list->line[i], why);
		*undone += !w.done;
		text_clean(&line, list->line[i], strlen(list->line[i]), 60);
		buf_fmt(answer, "%s%s\n", i ? "\n" : "", line.s);
		if (answer->n - begin + one.n > ANSWER_BYTES)
			buf_str(answer, "  The answer is too long here: ask for it alone.\n");
		else
			buf_add(answer, one.s, one.n);
	}
	if (list->more) {
		buf_fmt(answer, "\nA letter has at most %d such lines: the others were not read.\n",
			WISHES);
		++*undone;
	}
	buf_free(&one);
	buf_free(&line);
	return ok;
}
