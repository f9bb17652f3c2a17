/* SPDX-License-Identifier: MIT */
#include "club/mailcmd.h"
#include "club/charter.h"
#include "club/list_mark.h"
#include "club/mailcmd_call.h"
#include "club/seat_person.h"
#include "core/surety.h"

#include <string.h>

/* The most bytes of a letter's answers, about the size of a season's report. */
enum { ANSWER_BYTES = 65536, HELP_COLUMN = 30 };

static const struct mailcmd_kind {
	const char *name;
	bool words; /* something may follow its name */
	bool changes;
	mailcmd_do *run; /* NULL: lists the mail commands */
	bool sealed;	 /* it gives the seat away: of a seat with a key only for signed letters */
	bool in_play;	 /* not for a seat that is out, which has nothing to change */
	bool binds;	 /* it changes nothing of the season, but something of the match */
	bool of_season; /* where it changes something, that is of the season that its writer knew as open */
	bool early;	  /* it may change something before the match begins */
	bool after;	  /* and when it is over */
	mailcmd_can *can; /* of one that is sealed; NULL: always */
} table[] = {
	{ "help", false, false, NULL },
	{ "report", true, false, mailcmd_report },
	{ "explain", true, false, mailcmd_explain },
	{ "history", false, false, mailcmd_history },
	{ "luck", false, false, mailcmd_luck },
	{ "rules", true, false, mailcmd_rules },
	{ "map", true, false, mailcmd_map },
	{ "who", false, false, mailcmd_who },
	{ "deadline", false, false, mailcmd_deadline },
	{ "mine", false, false, mailcmd_mine },
	{ "games", false, false, mailcmd_games },
	{ "seat", true, false, mailcmd_seat },
	{ "forecast", false, false, mailcmd_forecast },
	{ "dispute", true, false, mailcmd_dispute, .binds = true },
	{ "withdraw", true, false, mailcmd_withdraw, .binds = true },
	{ "docket", true, false, mailcmd_docket },
	{ "join", true, false, mailcmd_join, false, true },
	{ "vacation", true, true, mailcmd_vacation, false, true },
	{ "ready", false, true, mailcmd_ready, false, true, .of_season = true },
	{ "wait", false, true, mailcmd_wait, false, true, .of_season = true },
	{ "vote", true, true, mailcmd_vote, .of_season = true },
	{ "format", true, true, mailcmd_format, .early = true },
	{ "name", true, true, mailcmd_name, .early = true },
	{ "public", true, false, mailcmd_public },
	{ "key", true, true, mailcmd_key, true, .can = mailcmd_can_key },
	{ "address", true, true, mailcmd_address, true, .early = true, .can = mailcmd_can_address },
	{ "hand-over", true, true, mailcmd_hand_over, true, true, .can = mailcmd_can_hand_over },
	{ "take-over", true, false, mailcmd_take_over, true },
	{ "stop", false, true, mailcmd_stop, true, .early = true },
	{ "press", true, true, mailcmd_press, .after = true },
	{ "diary", false, true, mailcmd_diary },
};
enum { MAILCMD_KINDS = sizeof table / sizeof *table };

/* ---- which they are ---- */

/* Returns what stands behind a command without the courtesy at its end: "/rules attack 2, please". A name may be such a
 * word. */
static struct span without_courtesy(struct span rest)
{
	static const char *const words[] = { "please", "pls", "thanks", "bitte", "danke" };
	size_t n = rest.n;

	while (n && rest.s[n - 1] != ' ')
		n--;
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (span_folds((struct span){ rest.s + n, rest.n - n }, words[i])) {
			rest = span_trim((struct span){ rest.s, n });
			while (rest.n && rest.s[rest.n - 1] == ',')
				rest.n--;
			return rest;
		}
	return rest;
}

static const struct mailcmd_kind *find_kind(const char *line, struct span *rest)
{
	struct span word;

	*rest = span_of(line + 1);
	/* Phones put a full stop behind two blanks; people ask "/deadline?". */
	while (rest->n && strchr(".!?", rest->s[rest->n - 1]))
		rest->n--;
	if (!span_word(rest, &word))
		return NULL;
	*rest = span_trim(*rest);
	for (int i = 0; i < MAILCMD_KINDS; i++)
		if (span_folds(word, table[i].name)) {
			if (table[i].run != mailcmd_name)
				*rest = without_courtesy(*rest);
			return &table[i];
		}
	return NULL;
}

/* /vote without words only asks. */
static bool changes(const struct mailcmd_kind *kind, struct span rest)
{
	return kind->changes && (kind->run != mailcmd_vote || rest.n);
}

bool mailcmd_changes(const struct mailcmd_list *list)
{
	struct span rest;

	for (int i = 0; i < list->n; i++) {
		const struct mailcmd_kind *kind = find_kind(list->line[i], &rest);

		if (kind && changes(kind, rest))
			return true;
	}
	return false;
}

size_t mailcmd_before_orders(const char *text, const struct names *names)
{
	struct span rest = span_of(text), line;

	while (span_line(&rest, &line))
		if (line.n && surety_in_list(names, list_unmarked(names, line)))
			return (size_t)(line.s - text);
	return strlen(text);
}

bool mailcmd_hides(const struct mailcmd_list *list, const struct names *names)
{
	const char *text = list->endless ? list->text[list->n - 1] : NULL;

	return text && text[mailcmd_before_orders(text, names)];
}

static bool has_command(const struct mailcmd_list *list, mailcmd_do *run)
{
	struct span rest;

	for (int i = 0; i < list->n; i++) {
		const struct mailcmd_kind *kind = find_kind(list->line[i], &rest);

		if (kind && kind->run == run)
			return true;
	}
	return false;
}

bool mailcmd_tries(const struct mailcmd_list *list)
{
	return has_command(list, mailcmd_forecast);
}

bool mailcmd_settles(const struct mailcmd_list *list)
{
	return has_command(list, mailcmd_ready);
}

bool mailcmd_binds(const struct mailcmd_list *list)
{
	struct span rest;

	for (int i = 0; i < list->n; i++) {
		const struct mailcmd_kind *kind = find_kind(list->line[i], &rest);

		if (kind && (kind->binds || changes(kind, rest)))
			return true;
	}
	return false;
}

static enum match_state state_of(const struct match *m)
{
	return m->state == MATCH_ASIDE ? m->before : m->state;
}

/* A seat's player may change things while seasons are to come, and write to the others after the last. */
static bool is_time(const struct match *m, const struct mailcmd_kind *kind)
{
	return state_of(m) == MATCH_OPEN || (kind->early && state_of(m) == MATCH_SEATING)
		|| (kind->after && state_of(m) == MATCH_OVER);
}

bool mailcmd_may(const struct match *m, struct span name)
{
	for (int i = 0; i < MAILCMD_KINDS; i++)
		if (span_folds(name, table[i].name))
			return !table[i].changes || is_time(m, &table[i]);
	return false;
}

/* Who declines an invitation gives nothing away yet. */
static bool gives_away(const struct match *m, const struct mailcmd_kind *kind)
{
	return kind->sealed && (kind->run != mailcmd_stop || state_of(m) != MATCH_SEATING);
}

/* Returns whether answer_line() would refuse the line, as it stands, whoever writes it. */
static bool is_wrong(
	const struct match *m, const struct mailcmd_kind *kind, const char *line, struct span rest)
{
	return strlen(line) > MAILCMD_BYTES || (!kind->words && rest.n) || !is_time(m, kind)
		|| (kind->can && !kind->can(m, rest));
}

const char *mailcmd_moving(const struct match *m, const struct mailcmd_list *list, int *at)
{
	struct span rest;

	while (*at < list->n) {
		const char *line = list->line[(*at)++];
		const struct mailcmd_kind *kind = find_kind(line, &rest);

		if (kind && gives_away(m, kind) && kind->changes && !is_wrong(m, kind, line, rest))
			return kind->name;
	}
	return NULL;
}

bool mailcmd_takes_over(const struct mailcmd_list *list, struct span *rest)
{
	const struct mailcmd_kind *kind = list->n ? find_kind(list->line[0], rest) : NULL;

	return kind && kind->run == mailcmd_take_over;
}

/* ---- answering ---- */

static void say_list(struct mailcmd_call *w)
{
	bool token = charter_is(w->c->m, "unsigned", "token"), keyless = token && !*w->seat->key;

	mailcmd_say(w, "commands-head token=%d", token);
	for (int i = 0; i < MAILCMD_KINDS; i++) {
		struct buf first = BUF_INIT, rest = BUF_INIT, help = BUF_INIT;

		buf_fmt(&first, "  /%s ", table[i].name);
		if (table[i].words) {
			texts_say(w->texts, &first, "words-%s keyless=%d", table[i].name, keyless);
			buf_char(&first, ' ');
		}
		if (first.n < HELP_COLUMN)
			buf_fill(&first, ' ', HELP_COLUMN - first.n);
		buf_fill(&rest, ' ', HELP_COLUMN);
		texts_say(w->texts, &help, "help-%s keyless=%d", table[i].name, keyless);
		text_wrap(w->answer, first.s, rest.s, help.s, help.n, 72);
		buf_free(&first);
		buf_free(&rest);
		buf_free(&help);
	}
	mailcmd_say(w, "commands-foot token=%d keyless=%d", token, keyless);
}

static bool may_change(struct mailcmd_call *w, const struct mailcmd_kind *kind)
{
	if ((!w->over || kind->after) && is_time(w->c->m, kind))
		return true;
	mailcmd_deny(w, "not-open over=%d", w->over || state_of(w->c->m) == MATCH_OVER);
	return false;
}

static bool answer_line(struct mailcmd_call *w, const char *line)
{
	struct span rest;
	const struct mailcmd_kind *kind = find_kind(line, &rest);

	w->done = true;
	if (strlen(line) > MAILCMD_BYTES)
		return mailcmd_deny(w, "too-long");
	if (!kind) {
		mailcmd_deny(w, "no-command");
		say_list(w);
		return true;
	}
	if (changes(kind, rest) && !may_change(w, kind))
		return true;
	if (w->behind && kind->of_season && changes(kind, rest))
		return mailcmd_deny(w, "command-past season=%d of=%d", w->c->m->season,
			w->c->m->season - w->behind);
	if (gives_away(w->c->m, kind) && w->unsealed && *w->seat->key)
		return mailcmd_deny(w, "sealed-only command=%s", kind->name);
	if (kind->in_play && w->duty.out)
		return mailcmd_deny(w, "out");
	if (!kind->words && rest.n)
		return mailcmd_deny(w, "nothing-behind command=%s", kind->name);
	if (kind->run)
		return kind->run(w, rest);
	say_list(w);
	return true;
}

static void add_too_long(struct buf *b, const struct texts *texts)
{
	buf_str(b, "  ");
	texts_say(texts, b, "answer-too-long");
	buf_char(b, '\n');
}

bool mailcmd_answer(const struct context *c, const struct seat *seat,
	const struct mailcmd_list *list, struct buf *answer, int *undone)
{
	struct buf one = BUF_INIT, line = BUF_INIT;
	struct mailcmd_call w = { .c = c,
		.seat = seat,
		/* Else the referee reads it. */
		.texts = list->by_letter ? seat_texts(c, seat->seat) : c->club->texts,
		.answer = &one,
		.letter = list->letter,
		.order = list->by_letter ? list->order : NULL,
		.unsealed = list->unsealed,
		.behind = list->behind,
		.name = BUF_INIT };
	bool ok = true;
	size_t begin = answer->n;

	*undone = 0;
	if (list->n)
		ok = match_duty(c, seat->seat, &w.duty);
	for (int i = 0; i < list->n && ok; i++) {
		buf_clear(&one);
		buf_clear(&line);
		w.place = i;
		w.text = list->text[i];
		w.endless = list->endless && i == list->n - 1;
		ok = answer_line(&w, list->line[i]);
		*undone += !w.done;
		text_clean(&line, list->line[i], strlen(list->line[i]), 60);
		if (i || !(list->by_words || list->stays))
			buf_fmt(answer, "%s%s\n", i ? "\n" : "", line.s);
		if (answer->n - begin + one.n > ANSWER_BYTES)
			add_too_long(answer, w.texts);
		else
			buf_add(answer, one.s, one.n);
	}
	if (list->more) {
		buf_char(answer, '\n');
		texts_say(w.texts, answer, "too-many most=%d", MAILCMDS);
		buf_char(answer, '\n');
		++*undone;
	}
	buf_free(&one);
	buf_free(&line);
	buf_free(&w.name);
	return ok;
}
