/* SPDX-License-Identifier: MIT
 * Mail commands that ask. What they tell is public, or was mailed to the seat before. */
#include "club/charter.h"
#include "club/date.h"
#include "club/deadline.h"
#include "club/explain_season.h"
#include "club/mails.h"
#include "club/public.h"
#include "club/odds.h"
#include "club/token.h"
#include "club/mailcmd_call.h"
#include "club/waiting_open.h"
#include "core/form.h"
#include "core/remedy.h"
#include "core/called.h"
#include "report/simulate/repair_words.h"

#include <string.h>
#include <strings.h>

/* Only this many of the last seasons are told. */
enum { HISTORY = 60 };

/* ---- /report ---- */

/* Returns whether letters are for a later season than the one that a report offers orders for. */
static bool is_old(const struct match *m, int season)
{
	return m->state == MATCH_OPEN && season + 1 < m->season;
}

/* For a seat that had another player or address: its player may know the report, but not in that mail. What it
 * says of orders was for the season after it, so an answer is one to that season. */
static bool copy_report(struct mailcmd_call *w, int season)
{
	struct buf unique = BUF_INIT, xml = BUF_INIT, body = BUF_INIT, text = BUF_INIT;
	struct buf name = BUF_INIT;
	char token[TOKEN_TEXT];
	const struct letter_sender sender = { .kind = SENDER_PROVEN };
	struct mail_plan plan = { .kind = "answer",
		.sender = &sender,
		.season = season,
		.seat = w->seat->seat,
		.to = w->seat,
		.subject = "subject-report",
		.token = token,
		.number = season };
	bool found, ok = public_sent(w->c, season, w->seat->seat, &found, &xml, &text);

	token_make(w->c->m, season + 1, w->seat, token);
	if (is_old(w->c->m, season)) {
		texts_tell(w->texts, &body, "report-old season=%d open=%d last=%d", season,
			w->c->m->season, w->c->m->season - 1);
		buf_char(&body, '\n');
	}
	buf_add(&body, text.s, text.n);
	public_season_name(w->c, season, &name);
	plan.name = name.s;
	plan.report = span_of_buf(&xml);
	plan.body = span_of_buf(&body);
	buf_fmt(&unique, "%lld report", w->c->now);
	plan.unique = (struct span){ unique.s, unique.n };
	ok = ok && mail_queue(w->c, &plan);
	chance_wipe(token, sizeof token);
	buf_free(&unique);
	buf_free(&xml);
	buf_free(&body);
	buf_free(&text);
	buf_free(&name);
	return ok;
}

bool mailcmd_report(struct mailcmd_call *w, struct span rest)
{
	long long season = w->c->m->season - 1;
	struct buf problem = BUF_INIT;
	struct mail_row row;
	enum found found;
	bool ok;

	if (rest.n && !span_int(rest, 0, 100000, &season)) {
		text_clean(&problem, rest.s, rest.n, WORD_SHOWN);
		ok = mailcmd_deny(w, "report-what word=%s", problem.s);
		buf_free(&problem);
		return ok;
	}
	if (season < 0 || season >= w->c->m->season)
		return mailcmd_deny(w, "report-not-yet season=%lld", season < 0 ? 0 : season);
	found = mail_find(w->c, w->seat->seat, "report", (int)season, &row);
	if (found == UNREAD)
		return mailcmd_forgives(w);
	if (found == NOT_FOUND)
		return mailcmd_deny(w, "report-none season=%lld", season);
	if (span_folds(span_of(row.to), w->seat->mail))
		ok = mail_again(w->c, w->seat, "report", (int)season, &problem);
	else
		ok = copy_report(w, row.season);
	mail_row_free(&row);
	buf_free(&problem);
	if (!ok)
		return mailcmd_forgives(w);
	mailcmd_say(w, "report-again season=%lld old=%d open=%d", season,
		is_old(w->c->m, (int)season), w->c->m->season);
	return true;
}

/* ---- /explain ---- */

static bool deny_untold(
	struct mailcmd_call *w, const struct explain_request *asked, long long season)
{
	struct buf label = BUF_INIT, labels = BUF_INIT;
	bool ok;

	if (asked->what != WHY_DIE)
		return mailcmd_deny(w, "explain-none season=%lld fact=%d number=%d", season,
			asked->what == WHY_FACT, asked->number);
	text_clean(&label, asked->label.s, asked->label.n, WORD_SHOWN);
	if (explain_dice_labels(w->c, (int)season, w->seat->seat, &labels))
		ok = mailcmd_deny(w, "explain-no-dice label=%s season=%lld labels=%s", label.s,
			season, labels.s ? labels.s : "");
	else
		ok = mailcmd_forgives(w);
	buf_free(&label);
	buf_free(&labels);
	return ok;
}

/* Reads "4", "season 4" at the end; where nothing stands there, leaves *season alone. */
static bool read_season(struct span rest, long long *season)
{
	struct span word;

	if (!span_word(&rest, &word))
		return true;
	if (span_folds(word, "season") && !span_word(&rest, &word))
		return false;
	return span_int(word, 0, 100000, season) && !span_word(&rest, &word);
}

bool mailcmd_explain(struct mailcmd_call *w, struct span rest)
{
	long long season = mailcmd_reported(w);
	struct explain_request asked;
	bool told, denied;

	if (!explain_read(&asked, &rest) || !read_season(rest, &season))
		return mailcmd_deny(w, "explain-how");
	if (season < 0 || season >= w->c->m->season)
		return mailcmd_deny(w, "not-yet season=%lld", season < 0 ? 0 : season);
	if (!mailcmd_former(w, (int)season, &denied))
		return mailcmd_forgives(w);
	if (denied)
		return true;
	if (!explain_tell(w->c, (int)season, w->seat->seat, &asked, w->answer, &told))
		return mailcmd_forgives(w);
	return told || deny_untold(w, &asked, season);
}

/* ---- /history ---- */

static void say_over(struct mailcmd_call *w)
{
	struct buf reason = BUF_INIT;

	match_say_ended(&reason, w->texts, w->c->m);
	mailcmd_say(w, "match-over reason=%s", reason.n ? reason.s : "");
	buf_free(&reason);
}

static void say_points(struct mailcmd_call *w, const struct table *t)
{
	struct ranking r = rank_seats(t);
	struct buf line = BUF_INIT, first = BUF_INIT;

	for (int i = 1; i <= t->seats; i++) {
		int seat = r.seat[i];

		buf_str(&line, i > 1 ? ", " : "");
		texts_say(w->texts, &line, "history-seat seat=%s points=%ld out=%d",
			seat_text(match_game(w->c->m), seat).s, r.points[seat], out(t, seat) != 0);
	}
	buf_fmt(&first, "  %3d  %04d-%02d-%02d  ", season(t), t->day / 10000, t->day / 100 % 100,
		t->day % 100);
	text_wrap(w->answer, first.s, "                   ", line.s, line.n, 72);
	buf_free(&line);
	buf_free(&first);
}

bool mailcmd_history(struct mailcmd_call *w, struct span rest)
{
	struct edition *edition = club_newest_edition(w->c);
	int first = w->c->m->season > HISTORY ? w->c->m->season - HISTORY : 0;

	(void)rest;
	if (!edition)
		return mailcmd_forgives(w);
	if (!w->c->m->season)
		mailcmd_say(w, "history-none");
	if (first)
		mailcmd_say(w, "history-last seasons=%d", HISTORY);
	for (int i = first; i < w->c->m->season; i++) {
		struct table *t = match_table(w->c, edition, i);

		if (!t)
			return mailcmd_forgives(w);
		say_points(w, t);
		table_free(t);
	}
	if (w->c->m->state == MATCH_OVER)
		say_over(w);
	return true;
}

/* ---- /luck ---- */

bool mailcmd_luck(struct mailcmd_call *w, struct span rest)
{
	(void)rest;
	return odds_tell(w->c, w->seat->seat, w->answer) || mailcmd_forgives(w);
}

/* ---- /rules ---- */

static void say_groups(struct mailcmd_call *w, const struct clauses *clauses)
{
	struct buf groups = BUF_INIT;
	const char *last = "";

	for (int i = 0; i < clauses->n; i++) {
		if (strcmp(last, clauses->clause[i].group))
			buf_fmt(&groups, "%s%s", *last ? ", " : "", clauses->clause[i].group);
		last = clauses->clause[i].group;
	}
	mailcmd_say(w, "rules-how clause=%s groups=%s", clauses->clause[0].id, groups.s);
	buf_free(&groups);
}

static void say_clause(struct mailcmd_call *w, const struct clause *c)
{
	struct buf line = BUF_INIT;

	buf_fmt(&line, "[%s] %s", c->id, c->text);
	mailcmd_say_made(w, &line);
	buf_free(&line);
}

/* ---- words that the rules are asked for by ---- */

/* The most clauses told of a word; of more, their ids are. */
enum { CLAUSES_TOLD = 12 };

/* Tells what a kind of the box does, by its name or title. */
static bool say_kind(struct mailcmd_call *w, const struct box *box, struct span asked)
{
	for (int k = 1; k <= box->kinds; k++) {
		const struct box_kind *kind = &box->kind[k];
		struct buf line = BUF_INIT;

		if (!*kind->note
			|| (!span_folds(asked, kind->name) && !span_folds(asked, kind->title)))
			continue;
		buf_fmt(&line, "%s: %s", kind->title, kind->note);
		mailcmd_say_made(w, &line);
		buf_free(&line);
		return true;
	}
	return false;
}

/* Tells the clauses that have a word. */
static bool say_clauses_with(
	struct mailcmd_call *w, const struct clauses *clauses, struct span asked)
{
	struct buf more = BUF_INIT;
	int n = 0;

	for (int i = 0; i < clauses->n; i++) {
		const struct clause *c = &clauses->clause[i];

		if (!clause_has(c, asked))
			continue;
		if (n++ < CLAUSES_TOLD)
			say_clause(w, c);
		else
			buf_fmt(&more, "%s%s", more.n ? ", " : "", c->id);
	}
	if (more.n)
		mailcmd_say(w, "rules-more clauses=%s", more.s);
	buf_free(&more);
	return n > 0;
}

/* Appends how the orders of a verb are written. */
static void add_forms(struct buf *forms, const struct rules *rules, struct span verb)
{
	for (int i = 1; i <= rules->forms; i++) {
		struct span words = span_of(rules->game->forms[i].words), first;

		if (!span_word(&words, &first) || !span_same(first, verb))
			continue;
		buf_str(forms, forms->n ? "; " : "");
		form_say(forms, rules, rules->game->forms[i].words);
	}
}

/* Tells how a question is answered, where a word of players is for one. Returns whether it is. */
static bool say_policy(struct mailcmd_call *w, const struct names *r, const char *called)
{
	const struct span nothing = { NULL, 0 };
	int question = called ? repair_asked(r, called) : 0;
	struct buf line = BUF_INIT;

	if (!question)
		return false;
	remedy_policy(&line, r, question, false, nothing);
	buf_char(&line, '.');
	mailcmd_say_made(w, &line);
	buf_free(&line);
	return true;
}

/* Tells how orders are written whose first word is asked for; where there is none, those that players call so. Returns
 * whether any are told. */
static bool say_orders(struct mailcmd_call *w, const struct names *r, struct span asked)
{
	const struct rules rules = rules_in(r->rules, w->texts);
	const struct names told = { &rules, r->map, r->seats };
	const char *called = called_as(r, asked, 0);
	struct buf forms = BUF_INIT;
	bool any;

	add_forms(&forms, &rules, asked);
	if (!forms.n && say_policy(w, &told, called))
		return true;
	if (!forms.n && called)
		add_forms(&forms, &rules, span_of(called));
	any = forms.n;
	if (any)
		mailcmd_say(w, "rules-orders orders=%s", forms.s);
	buf_free(&forms);
	return any;
}

bool mailcmd_rules(struct mailcmd_call *w, struct span rest)
{
	struct edition *edition = club_newest_edition(w->c);
	struct names reader;
	const struct clause *c;
	int n;

	if (!edition)
		return mailcmd_forgives(w);
	if (!rest.n) {
		say_groups(w, edition_clauses(edition));
		return true;
	}
	reader = match_names(edition, w->c->m);
	c = clauses_find(edition_clauses(edition), rest.s, rest.n, &n);
	if (!c) {
		bool told = say_kind(w, edition->box, rest) || mailcmd_space(w, &reader, rest);

		told |= say_clauses_with(w, edition_clauses(edition), rest);
		if (say_orders(w, &reader, rest) || told)
			return true;
		mailcmd_deny(w, "rules-none game=%s", edition->box->title);
		say_groups(w, edition_clauses(edition));
		return true;
	}
	for (int i = 0; i < n; i++)
		say_clause(w, &c[i]);
	say_orders(w, &reader, rest);
	return true;
}

/* ---- /who ---- */

static void say_presence(
	struct mailcmd_call *w, int s, const struct seat *seat, const struct attendance *roll)
{
	bool open = w->c->m->state == MATCH_OPEN && !roll->out[s];
	const struct attendance_row *row = &roll->row[s];
	struct buf line = BUF_INIT, name = BUF_INIT, from = BUF_INIT, until = BUF_INIT;

	buf_str(&line, "  ");
	seat_print(&line, match_game(w->c->m), s);
	buf_fill(&line, ' ', line.n < 10 ? 10 - line.n : 1);
	if (seat->name && !roll->open[s])
		text_clean(&name, seat->name, strlen(seat->name), 40);
	if (row->away > w->c->now && row->away_from > w->c->now)
		date_day(&from, w->c, w->seat->seat, row->away_from);
	if (row->away > w->c->now)
		date_day(&until, w->c, w->seat->seat, row->away);
	texts_say(w->texts, &line, "who player=%s out=%d letter=%d ready=%d from=%s until=%s",
		name.s, roll->out[s],
		open && seat->name ? 2 + (int)attendance_presence(roll, s) : 1,
		open ? (int)row->ready : 0, from.s, until.s);
	buf_fmt(w->answer, "%s\n", line.s);
	buf_free(&line);
	buf_free(&name);
	buf_free(&from);
	buf_free(&until);
}

/* Says why the season is held, or was given more time. */
static void say_why(struct mailcmd_call *w, const struct clock_row *clock)
{
	struct buf reason = BUF_INIT;

	deadline_say_held(&reason, w->texts, clock);
	if (clock->held)
		mailcmd_say(w, "deadline-held reason=%s letters=%d", reason.s,
			deadline_held_for_letters(clock));
	else if (reason.n && clock->cause != LET_GO_ON)
		mailcmd_say(w, "deadline-later reason=%s", reason.s);
	buf_free(&reason);
}

static void list_seats(struct buf *b, const struct match *m, seats who)
{
	for (int s = 1; s <= m->seats; s++)
		if (who & ONLY(s)) {
			buf_str(b, b->n ? ", " : "");
			seat_print(b, match_game(m), s);
		}
}

/* Says what the season waits for. */
static bool say_awaited(struct mailcmd_call *w, const struct attendance *roll)
{
	struct buf awaited = BUF_INIT, asked = BUF_INIT, yes = BUF_INIT;
	struct clock_row clock;
	seats unclear = 0, waits = 0;

	if (!deadline_unclear(w->c, roll, &unclear) || !waiting_holds(w->c, roll, &waits)
		|| !store_get_clock(w->c->club->store, w->c->m->id, &clock, w->c->why))
		return false;
	attendance_awaited(&awaited, w->c->m, roll);
	if (deadline_waits_for_clear(w->c))
		list_seats(&asked, w->c->m, unclear);
	if (deadline_waits_early(w->c))
		list_seats(&yes, w->c->m, waits);
	if (awaited.n || asked.n || !yes.n)
		mailcmd_say(w, "awaited seats=%s asked=%s", awaited.s, asked.n ? asked.s : "");
	if (yes.n)
		mailcmd_say(w, "awaited-yes seats=%s", yes.s);
	if (clock.held)
		say_why(w, &clock);
	clock_row_free(&clock);
	buf_free(&awaited);
	buf_free(&asked);
	buf_free(&yes);
	return true;
}

bool mailcmd_who(struct mailcmd_call *w, struct span rest)
{
	struct attendance roll;

	(void)rest;
	if (!attendance_look(w->c, &roll))
		return false;
	for (int s = 1; s <= w->c->m->seats; s++) {
		struct seat seat = { 0 };

		if (store_get_seat(w->c->club->store, w->c->m->id, s, &seat, w->c->why) == UNREAD)
			return false;
		say_presence(w, s, &seat, &roll);
		seat_free(&seat);
	}
	return w->c->m->state != MATCH_OPEN || say_awaited(w, &roll);
}

/* ---- /deadline ---- */

static void say_due(struct mailcmd_call *w, long long closes)
{
	long long due_at = deadline_due(w->c), left = due_at - w->c->now;
	int season = w->c->m->season;
	struct short_text due, until;

	if (!w->c->m->deadline) {
		mailcmd_say(w, "deadline-none season=%d", season);
		return;
	}
	due = date_text_in(w->c, w->seat->seat, w->texts, due_at);
	until = date_text_in(w->c, w->seat->seat, w->texts, closes);
	if (left < 0)
		mailcmd_say(w, "deadline-was season=%d due=%s", season, due.s);
	else
		mailcmd_say(w, "deadline season=%d due=%s days=%lld hours=%lld", season, due.s,
			left / 86400, left % 86400 / 3600);
	if (due_at > w->c->m->deadline)
		mailcmd_say(w, "deadline-away was=%s",
			date_text_in(w->c, w->seat->seat, w->texts, w->c->m->deadline).s);
	if (closes > due_at)
		mailcmd_say(w, "deadline-grace until=%s", until.s);
	if (deadline_early(w->c))
		mailcmd_say(w, "deadline-early");
}

/* As the invitation says it; a match that was to begin before has no deadline yet. */
static void say_first_due(struct mailcmd_call *w)
{
	const struct match *m = w->c->m;

	mailcmd_say(w, "not-started");
	if (m->deadline > w->c->now)
		mailcmd_say(w, "invitation-due due=%s early=%d",
			date_text_in(w->c, w->seat->seat, w->texts, m->deadline).s,
			deadline_early(w->c));
}

static void say_schedule(struct mailcmd_call *w, struct span schedule)
{
	struct buf text = BUF_INIT;

	buf_add(&text, schedule.s, schedule.n);
	mailcmd_say(w, "schedule schedule=%s", text.s);
	buf_free(&text);
}

bool mailcmd_deadline(struct mailcmd_call *w, struct span rest)
{
	struct span schedule = charter_get(w->c->m, "schedule");
	struct clock_row clock = { 0 };
	long long closes;

	(void)rest;
	if (!deadline_closes(w->c, &closes)
		|| !store_get_clock(w->c->club->store, w->c->m->id, &clock, w->c->why))
		return false;
	switch (w->c->m->state) {
	case MATCH_SEATING: say_first_due(w); break;
	case MATCH_OVER: say_over(w); break;
	case MATCH_ASIDE: mailcmd_say(w, "aside"); break;
	case MATCH_OPEN:
		say_due(w, closes);
		say_why(w, &clock);
		break;
	}
	if (schedule.n)
		say_schedule(w, schedule);
	clock_row_free(&clock);
	return true;
}
