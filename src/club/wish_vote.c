/* SPDX-License-Identifier: MIT
 * /vote: what the players of a match decide together. Votes are public and count for the season that is
 * open: one of long ago must not end a match that has turned since. Who left his seat, or is out, is
 * not asked. */
#include "club/consent.h"
#include "club/due.h"
#include "club/notice.h"
#include "club/press.h"
#include "club/wishes.h"
#include "core/rank.h"

#include <stdlib.h>
#include <string.h>

struct vote {
	const struct motion *motion;
	struct ballot ballot;
	bool asked[MAXSEATS + 1];
	int electors, agree;
};

/* Does what was decided; `text` has said so, and gets what is to be told besides. */
typedef bool motion_do(struct wishing *, const struct vote *, struct buf *text, struct buf *why);
static motion_do end_match, pause_season, resume_season, let_referee;

static const struct motion {
	const char *name, *means;
	bool all; /* all must agree; else more than half */
	bool names_seat;
	motion_do *run;
} motions[] = {
	{ "draw", "the match ends, and it is a draw", true, false, end_match },
	{ "concede", "the match ends, and who has won is", true, true, end_match },
	{ "end", "the match ends as it stands", true, false, end_match },
	{ "pause", "the season is held until it is let go on", false, false, pause_season },
	{ "go", "the season that is held goes on", false, false, resume_season },
	{ "agree", "the referee does what he has proposed", true, false, let_referee },
};
enum { MOTIONS = sizeof motions / sizeof *motions, VOTES = 10 };

static void print_means(struct buf *b, const struct vote *v)
{
	buf_str(b, v->motion->means);
	if (v->motion->names_seat) {
		buf_char(b, ' ');
		seat_print(b, v->ballot.whom);
	}
}

/* ---- counting ---- */

/* The table as the last season left it; NULL without a reason before the set-up was played. */
static struct table *last_table(struct wishing *w, struct buf *why)
{
	struct shelf *shelf;

	if (!w->match->season)
		return NULL;
	shelf = club_newest_shelf(w->club, w->match, why);
	return shelf ? match_table(w->club, shelf, w->match, w->match->season - 1, why) : NULL;
}

/* Who concedes to a seat is not asked of that seat. A match that cannot be read decides nothing. */
static bool find_electors(struct wishing *w, struct vote *v, struct buf *why)
{
	struct table *t = last_table(w, why);
	struct duties duties = { 0 };
	bool ok = (t || !why->n)
		&& match_duties(w->club, w->match, w->match->season - 1, &duties, why);

	table_free(t);
	v->electors = v->agree = 0;
	for (int s = 1; s <= w->match->seats && ok; s++) {
		struct attendance_row row;

		ok = store_get_attendance(w->club->store, w->match->id, s, &row, why);
		v->asked[s] = ok && !row.vacant && s != v->ballot.whom && !(duties.out & ONLY(s));
		v->electors += v->asked[s];
		v->agree += v->asked[s] && v->ballot.vote[s] > 0;
	}
	return ok;
}

static bool is_carried(const struct vote *v)
{
	return v->motion->all ? v->agree == v->electors : 2 * v->agree > v->electors;
}

/* A motion that all must agree to is a matter of two at least: who is alone asks the referee. But one
 * may concede to the only other. */
static bool is_alone(const struct vote *v)
{
	return v->motion->all && !v->motion->names_seat && v->electors < 2;
}

/* ---- what is decided ---- */

static bool add_standing(struct wishing *w, struct buf *text, struct buf *why)
{
	struct table *t = last_table(w, why);
	struct ranking r;

	if (!t)
		return !why->n;
	r = rank_seats(t);
	buf_str(text, "\nIt stands: ");
	for (int i = 1; i <= t->seats; i++) {
		buf_str(text, i > 1 ? ", " : "");
		seat_print(text, r.seat[i]);
		buf_fmt(text, " %ld", r.points[r.seat[i]]);
	}
	buf_char(text, '.');
	table_free(t);
	return true;
}

static bool end_match(struct wishing *w, const struct vote *v, struct buf *text, struct buf *why)
{
	struct buf reason = BUF_INIT;
	struct match over = *w->match;
	bool ok;

	print_means(&reason, v);
	over.state = MATCH_OVER;
	over.reason = reason.s;
	w->over = true;
	ok = add_standing(w, text, why) && store_save_match(w->club->store, &over, why)
		&& press_deliver(w->club, &over, true, w->now, why);
	buf_free(&reason);
	return ok;
}

static bool pause_season(struct wishing *w, const struct vote *v, struct buf *text, struct buf *why)
{
	(void)v;
	buf_fmt(text,
		"\nLetters are taken. It goes on when the referee says so, or by a vote: /vote "
		"go.");
	return due_hold(w->club, w->match, HELD_BY_PLAYERS, "", w->now, why);
}

static bool resume_season(
	struct wishing *w, const struct vote *v, struct buf *text, struct buf *why)
{
	(void)v;
	buf_char(text, '\n');
	return due_release(w->club, w->match, w->now, text, why);
}

static bool let_referee(struct wishing *w, const struct vote *v, struct buf *text, struct buf *why)
{
	(void)v;
	buf_str(text, "\nHe is told, and has to do it himself.");
	return consent_give(w->club, w->match, why);
}

/* Those whose seat is open have a stake in the end, too. */
static bool tell_open(struct wishing *w, const char *text, struct buf *why)
{
	bool ok = true;

	for (int s = 1; s <= w->match->seats && ok; s++) {
		struct attendance_row row;

		ok = store_get_attendance(w->club->store, w->match->id, s, &row, why)
			&& (!row.vacant
				|| notice_seat(w->club, w->match, s, "a vote is carried", text,
					w->now, why));
	}
	return ok;
}

static bool carry(struct wishing *w, struct vote *v, struct buf *why)
{
	struct buf text = BUF_INIT;
	bool ok;

	buf_fmt(&text, "The players of '%s' have decided: ", w->match->name);
	print_means(&text, v);
	buf_char(&text, '.');
	/* voted on anew, a motion begins with no votes */
	ok = store_drop_votes(
		     w->club->store, w->match->id, w->match->season, v->motion->name, 0, why)
		&& v->motion->run(w, v, &text, why)
		&& notice_all(w->club, w->match, "a vote is carried", text.s, w->now, why)
		&& (!w->over || tell_open(w, text.s, why))
		&& notice_referee(w->club, w->match, "a vote is carried", text.s, w->now, why);
	if (ok)
		wish_say(w, "It is decided, and all are told.");
	buf_free(&text);
	return ok;
}

/* ---- voting ---- */

static void add_missing(struct buf *b, const struct wishing *w, const struct vote *v)
{
	int n = 0;

	for (int s = 1; s <= w->match->seats; s++)
		if (v->asked[s] && v->ballot.vote[s] <= 0) {
			buf_str(b, n++ ? ", " : "");
			seat_print(b, s);
		}
}

/* Told once a season: who takes a vote back and gives it again mails nobody. */
static bool propose(struct wishing *w, const struct vote *v, struct buf *why)
{
	struct buf text = BUF_INIT;
	bool ok;

	buf_fmt(&text, "A vote in '%s', proposed by ", w->match->name);
	seat_print(&text, w->seat->seat);
	buf_str(&text, ". If it is carried, ");
	print_means(&text, v);
	buf_fmt(&text, ".\nThat is when %s agree. Who agrees writes in a letter: /vote %s",
		v->motion->all ? "all" : "more than half", v->motion->name);
	if (v->motion->names_seat) {
		buf_char(&text, ' ');
		seat_print(&text, v->ballot.whom);
	}
	buf_fmt(&text, ". Votes count until season %d is played. Awaited: ", w->match->season);
	add_missing(&text, w, v);
	buf_char(&text, '.');
	ok = notice_all(w->club, w->match, "a vote", text.s, w->now, why);
	buf_free(&text);
	return ok;
}

static bool was_proposed(const struct vote *v)
{
	for (int s = 1; s <= MAXSEATS; s++)
		if (v->ballot.vote[s])
			return true;
	return false;
}

static void say_count(struct wishing *w, const struct vote *v)
{
	struct buf missing = BUF_INIT, means = BUF_INIT;

	print_means(&means, v);
	add_missing(&missing, w, v);
	wish_say(w, "For '%s': %d of %d; it needs %s. Not yet: %s.", means.s, v->agree, v->electors,
		v->motion->all ? "all" : "more than half", missing.s);
	buf_free(&missing);
	buf_free(&means);
}

static bool take_back(struct wishing *w, struct vote *v, struct buf *why)
{
	if (v->ballot.vote[w->seat->seat] <= 0)
		return wish_deny(w, "It was not done: you had not voted for that.");
	v->ballot.vote[w->seat->seat] = -1;
	if (!store_save_vote(w->club->store, &v->ballot, w->seat->seat, why))
		return false;
	wish_say(w, "Your vote is taken back.");
	return true;
}

static bool cast(struct wishing *w, struct vote *v, struct buf *why)
{
	bool first = !was_proposed(v), more, proposed;

	if (!consent_asked(w->club, w->match, &proposed, why))
		return false;
	if (v->motion->run == let_referee && !proposed)
		return wish_deny(w, "It was not done: the referee has proposed nothing.");
	if (!wish_ration(w, "votes", VOTES, &more, why))
		return false;
	if (!more)
		return wish_deny(w,
			"It was not done: you have voted %d times this season. Ask the referee.",
			VOTES);
	v->ballot.vote[w->seat->seat] = 1;
	if (!store_save_vote(w->club->store, &v->ballot, w->seat->seat, why)
		|| !find_electors(w, v, why))
		return false;
	if (is_carried(v))
		return carry(w, v, why);
	if (first && !propose(w, v, why))
		return false;
	wish_say(w, "Your vote is counted.");
	say_count(w, v);
	return true;
}

/* ---- which motion ---- */

static void say_motions(struct wishing *w)
{
	for (int i = 0; i < MOTIONS; i++)
		wish_say(w, "/vote %s%s: %s%s, if %s agree.", motions[i].name,
			motions[i].names_seat ? " SEAT" : "", motions[i].means,
			motions[i].names_seat ? " that seat" : "",
			!motions[i].all			? "more than half"
				: motions[i].names_seat ? "all others"
							: "all");
	wish_say(w, "'no' behind it takes your vote back.");
}

/* Does something with each motion that has votes; until one says that it is enough. */
typedef bool motion_look(struct wishing *, struct vote *, bool *enough, struct buf *why);

static bool each_motion(struct wishing *w, motion_look *look, struct buf *why)
{
	bool enough = false;

	for (int i = 0; i < MOTIONS; i++)
		for (int whom = 0; whom <= w->match->seats && !enough; whom++) {
			struct vote v = { .motion = &motions[i],
				.ballot = { w->match->id, w->match->season, "", whom, { 0 } } };

			if (motions[i].names_seat != (whom > 0))
				continue;
			strcpy(v.ballot.motion, motions[i].name);
			if (!store_get_ballot(w->club->store, &v.ballot, why)
				|| !find_electors(w, &v, why)
				|| (v.agree && !look(w, &v, &enough, why)))
				return false;
		}
	return true;
}

static bool say_vote(struct wishing *w, struct vote *v, bool *enough, struct buf *why)
{
	(void)enough;
	(void)why;
	say_count(w, v);
	return true;
}

static bool carry_if_all(struct wishing *w, struct vote *v, bool *enough, struct buf *why)
{
	*enough = is_carried(v) && !is_alone(v);
	return !*enough || carry(w, v, why);
}

bool wish_recount(struct wishing *w, struct buf *why)
{
	if (w->match->state != MATCH_OPEN || each_motion(w, carry_if_all, why))
		return true;
	return wish_forgives(w, why);
}

static const struct motion *find_motion(struct span word)
{
	for (int i = 0; i < MOTIONS; i++)
		if (span_folds(word, motions[i].name))
			return &motions[i];
	return NULL;
}

/* False, the player being told, where the line is no vote. */
static bool read_vote(struct wishing *w, struct span rest, struct vote *v, bool *yes)
{
	struct span word;

	v->motion = span_word(&rest, &word) ? find_motion(word) : NULL;
	if (v->motion && v->motion->names_seat)
		v->ballot.whom = span_word(&rest, &word) ? seat_find(word, w->match->seats) : 0;
	*yes = !span_folds(span_trim(rest), "no");
	if (v->motion && (v->ballot.whom || !v->motion->names_seat)
		&& (!*yes || !span_trim(rest).n))
		return true;
	wish_deny(w, "It was not done: write one of these.");
	say_motions(w);
	return false;
}

/* What could not be done if all agreed is not voted on. */
static bool is_open(struct wishing *w, const struct vote *v, bool *open, struct buf *why)
{
	struct clock_row clock;
	bool held;

	*open = false;
	if (!store_get_clock(w->club->store, w->match->id, &clock, why))
		return false;
	held = clock.held;
	clock_row_free(&clock);
	if (w->match->state != MATCH_OPEN)
		wish_deny(w, "It was not done: the match is put aside. Ask the referee.");
	else if (!v->asked[w->seat->seat])
		wish_deny(w, "It was not done: your seat has no vote on that.");
	else if (v->motion->all && w->unsealed)
		wish_deny(w,
			"It was not done: a vote that may end the match is only for letters that"
			" are signed.");
	else if (is_alone(v))
		wish_deny(w, "It was not done: nobody else is there to agree. Ask the referee.");
	else if (v->motion->run == pause_season && held)
		wish_deny(w, "It was not done: the season is held already.");
	else if (v->motion->run == resume_season && !held)
		wish_deny(w, "It was not done: the season is not held.");
	else
		*open = true;
	return true;
}

bool wish_vote(struct wishing *w, struct span rest, struct buf *why)
{
	struct vote v = { .ballot = { .match = w->match->id, .season = w->match->season } };
	bool yes, open;

	if (!rest.n) {
		say_motions(w);
		return each_motion(w, say_vote, why) || wish_forgives(w, why);
	}
	if (!read_vote(w, rest, &v, &yes))
		return true;
	strcpy(v.ballot.motion, v.motion->name);
	/* A match that cannot be read must not keep the letters of others from being taken. */
	if (!store_get_ballot(w->club->store, &v.ballot, why) || !find_electors(w, &v, why))
		return wish_forgives(w, why);
	if (!yes)
		return take_back(w, &v, why);
	return is_open(w, &v, &open, why) && (!open || cast(w, &v, why));
}
