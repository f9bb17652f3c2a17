/* SPDX-License-Identifier: MIT
 * /vote: what the players of a match decide together. Votes are public and count for the open
 * season, as an old vote must not end a match that has turned since. Seats that are out or without
 * a player are not asked. */
#include "club/consent.h"
#include "club/deadline.h"
#include "club/notice.h"
#include "club/press.h"
#include "club/mailcmd_call.h"
#include "core/rank.h"

#include <stdio.h>
#include <string.h>

struct vote {
	const struct motion *motion;
	struct vote_row ballot;
	bool asked[MAXSEATS + 1];
	int electors, agree;
};

/* What all are told of a decision: the text, and behind it, where a season goes on, how, by the clock of each. */
struct decision {
	struct buf text;
	bool goes_on;
	struct deadline_end how;
};

/* Does what was decided. The decision's text says so already, and gets what else is to be told. */
typedef bool motion_do(struct mailcmd_call *, const struct vote *, struct decision *);
static motion_do end_match, pause_season, resume_season, let_referee;

static const struct motion {
	const char *name; /* its text motion-NAME says what it means */
	bool all;	  /* all must agree; else more than half */
	bool names_seat;
	motion_do *run;
} motions[] = {
	{ "draw", true, false, end_match },
	{ "concede", true, true, end_match },
	{ "end", true, false, end_match },
	{ "pause", false, false, pause_season },
	{ "go", false, false, resume_season },
	{ "agree", true, false, let_referee },
};
enum { MOTIONS = sizeof motions / sizeof *motions, VOTES = 10 };

/* Appends a motion as part of a sentence; whom: the words for the seat that it names. */
static void print_motion(
	struct buf *b, const struct texts *texts, const struct motion *motion, const char *whom)
{
	texts_say(texts, b, "motion-%s seat=%s", motion->name, whom);
}

static void print_means(struct buf *b, const struct texts *texts, const struct mailcmd_call *w,
	const struct vote *v)
{
	print_motion(b, texts, v->motion, seat_text(match_game(w->c->m), v->ballot.whom).s);
}

/* ---- counting ---- */

/* Returns the table after the last season, of which there must be one. */
static struct table *last_table(struct mailcmd_call *w)
{
	struct edition *edition = club_newest_edition(w->c);

	return edition ? match_table(w->c, edition, w->c->m->season - 1) : NULL;
}

/* Finds who is asked: to concede to a seat, not that seat. An unreadable match decides nothing. */
static bool find_electors(struct mailcmd_call *w, struct vote *v)
{
	struct table *t = w->c->m->season ? last_table(w) : NULL;
	struct duties duties = { 0 };
	bool ok = (t || !w->c->m->season) && match_duties(w->c, w->c->m->season - 1, &duties);

	table_free(t);
	v->electors = v->agree = 0;
	for (int s = 1; s <= w->c->m->seats && ok; s++) {
		struct attendance_row row;

		ok = store_get_attendance(w->c->club->store, w->c->m->id, s, &row, w->c->why);
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

/* A motion that all must agree to needs two players; a single one asks the referee. But a player
 * may concede to the only other. */
static bool is_alone(const struct vote *v)
{
	return v->motion->all && !v->motion->names_seat && v->electors < 2;
}

/* ---- what is decided ---- */

static bool add_standing(struct mailcmd_call *w, struct buf *text)
{
	struct buf stands = BUF_INIT;
	struct ranking r;
	struct table *t;

	if (!w->c->m->season)
		return true;
	t = last_table(w);
	if (!t)
		return false;
	r = rank_seats(t);
	for (int i = 1; i <= t->seats; i++) {
		buf_str(&stands, i > 1 ? ", " : "");
		buf_fmt(&stands, "%s %ld", seat_text(match_game(w->c->m), r.seat[i]).s,
			r.points[r.seat[i]]);
	}
	buf_char(text, '\n');
	club_say(w->c->club, text, "vote-stands seats=%s", stands.s);
	buf_free(&stands);
	table_free(t);
	return true;
}

static bool end_match(struct mailcmd_call *w, const struct vote *v, struct decision *d)
{
	struct match over = *w->c->m;
	const struct context in = { w->c->club, &over, w->c->now, w->c->why };

	over.state = MATCH_OVER;
	snprintf(over.ended, sizeof over.ended, "%s", v->motion->name);
	over.winner = v->ballot.whom;
	w->over = true;
	return add_standing(w, &d->text) && store_save_match(w->c->club->store, &over, w->c->why)
		&& press_deliver(&in, true);
}

static bool pause_season(struct mailcmd_call *w, const struct vote *v, struct decision *d)
{
	(void)v;
	buf_char(&d->text, '\n');
	club_say(w->c->club, &d->text, "vote-pause");
	return deadline_hold(w->c, HELD_BY_PLAYERS, "");
}

static bool resume_season(struct mailcmd_call *w, const struct vote *v, struct decision *d)
{
	(void)v;
	d->goes_on = true;
	return deadline_release(w->c, &d->how);
}

static bool let_referee(struct mailcmd_call *w, const struct vote *v, struct decision *d)
{
	(void)v;
	buf_char(&d->text, '\n');
	club_say(w->c->club, &d->text, "vote-referee");
	return consent_give(w->c);
}

/* Players whose seat is open are told as well of the end. */
static bool tell_open(struct mailcmd_call *w, const char *text)
{
	bool ok = true;

	for (int s = 1; s <= w->c->m->seats && ok; s++) {
		struct attendance_row row;

		ok = store_get_attendance(w->c->club->store, w->c->m->id, s, &row, w->c->why)
			&& (!row.vacant || notice_open(w->c, s, "subject-carried", text));
	}
	return ok;
}

static void say_decision(struct buf *b, const struct context *c, int seat, const void *what)
{
	const struct decision *d = what;

	buf_str(b, d->text.s);
	if (d->goes_on) {
		buf_char(b, '\n');
		deadline_say_released(b, c, seat, &d->how);
	}
}

static bool tell_decision(struct mailcmd_call *w, const struct decision *d)
{
	struct buf text = BUF_INIT;
	bool ok;

	say_decision(&text, w->c, 0, d);
	ok = notice_each(w->c, "subject-carried", say_decision, d)
		&& (!w->over || tell_open(w, text.s))
		&& notice_referee(w->c, "subject-carried", text.s);
	buf_free(&text);
	return ok;
}

static bool carry(struct mailcmd_call *w, struct vote *v)
{
	struct decision d = { .text = BUF_INIT };
	struct buf means = BUF_INIT;
	bool ok;

	print_means(&means, w->c->club->texts, w, v);
	club_say(w->c->club, &d.text, "vote-decided match=%s motion=%s", w->c->m->name, means.s);
	/* a motion that is voted on again begins without votes */
	ok = store_drop_votes(
		     w->c->club->store, w->c->m->id, w->c->m->season, v->motion->name, 0, w->c->why)
		&& v->motion->run(w, v, &d) && tell_decision(w, &d);
	if (ok)
		mailcmd_say(w, "vote-done");
	buf_free(&d.text);
	buf_free(&means);
	return ok;
}

/* ---- voting ---- */

static void add_missing(struct buf *b, const struct mailcmd_call *w, const struct vote *v)
{
	int n = 0;

	for (int s = 1; s <= w->c->m->seats; s++)
		if (v->asked[s] && v->ballot.vote[s] <= 0) {
			buf_str(b, n++ ? ", " : "");
			seat_print(b, match_game(w->c->m), s);
		}
}

/* Told once a season, so that giving a vote again after taking it back mails nobody. */
static bool propose(struct mailcmd_call *w, const struct vote *v)
{
	struct short_text whom = seat_text(match_game(w->c->m), v->ballot.whom);
	struct buf text = BUF_INIT, means = BUF_INIT, missing = BUF_INIT;
	bool ok;

	if (!v->motion->names_seat)
		*whom.s = 0;
	print_means(&means, w->c->club->texts, w, v);
	add_missing(&missing, w, v);
	club_say(w->c->club, &text, "vote-proposed match=%s seat=%s motion=%s", w->c->m->name,
		seat_text(match_game(w->c->m), w->seat->seat).s, means.s);
	buf_char(&text, '\n');
	club_say(w->c->club, &text, "vote-agree all=%d name=%s whom=%s season=%d missing=%s",
		v->motion->all, v->motion->name, whom.s, w->c->m->season, missing.s);
	ok = notice_all(w->c, "subject-vote", text.s);
	buf_free(&text);
	buf_free(&means);
	buf_free(&missing);
	return ok;
}

static bool was_proposed(const struct vote *v)
{
	for (int s = 1; s <= MAXSEATS; s++)
		if (v->ballot.vote[s])
			return true;
	return false;
}

static void say_count(struct mailcmd_call *w, const struct vote *v)
{
	struct buf missing = BUF_INIT, means = BUF_INIT;

	print_means(&means, w->texts, w, v);
	add_missing(&missing, w, v);
	mailcmd_say(w, "vote-count motion=%s agree=%d of=%d all=%d missing=%s", means.s, v->agree,
		v->electors, v->motion->all, missing.s);
	buf_free(&missing);
	buf_free(&means);
}

static bool take_back(struct mailcmd_call *w, struct vote *v)
{
	if (v->ballot.vote[w->seat->seat] <= 0)
		return mailcmd_deny(w, "vote-not-voted");
	v->ballot.vote[w->seat->seat] = -1;
	if (!store_save_vote(w->c->club->store, &v->ballot, w->seat->seat, w->c->why))
		return false;
	mailcmd_say(w, "vote-back");
	return true;
}

static bool cast(struct mailcmd_call *w, struct vote *v)
{
	bool first = !was_proposed(v), more, proposed;

	if (!consent_asked(w->c, &proposed))
		return false;
	if (v->motion->run == let_referee && !proposed)
		return mailcmd_deny(w, "vote-nothing");
	if (!mailcmd_ration(w, "votes", VOTES, &more))
		return false;
	if (!more)
		return mailcmd_deny(w, "vote-often most=%d", VOTES);
	v->ballot.vote[w->seat->seat] = 1;
	if (!store_save_vote(w->c->club->store, &v->ballot, w->seat->seat, w->c->why)
		|| !find_electors(w, v))
		return false;
	if (is_carried(v))
		return carry(w, v);
	if (first && !propose(w, v))
		return false;
	mailcmd_say(w, "voted");
	say_count(w, v);
	return true;
}

/* ---- which motion ---- */

static void say_motions(struct mailcmd_call *w)
{
	struct buf seat = BUF_INIT, means = BUF_INIT;

	texts_say(w->texts, &seat, "vote-seat");
	for (int i = 0; i < MOTIONS; i++) {
		buf_clear(&means);
		print_motion(&means, w->texts, &motions[i], seat.s);
		mailcmd_say(w, "vote-motion name=%s names-seat=%d motion=%s all=%d",
			motions[i].name, motions[i].names_seat, means.s, motions[i].all);
	}
	mailcmd_say(w, "vote-no");
	buf_free(&seat);
	buf_free(&means);
}

/* Looks at each motion that has votes, until *enough. */
typedef bool motion_look(struct mailcmd_call *, struct vote *, bool *enough);

static bool each_motion(struct mailcmd_call *w, motion_look *look)
{
	bool enough = false;

	for (int i = 0; i < MOTIONS; i++)
		for (int whom = 0; whom <= w->c->m->seats && !enough; whom++) {
			struct vote v = { .motion = &motions[i],
				.ballot = { w->c->m->id, w->c->m->season, "", whom, { 0 } } };

			if (motions[i].names_seat != (whom > 0))
				continue;
			strcpy(v.ballot.motion, motions[i].name);
			if (!store_get_ballot(w->c->club->store, &v.ballot, w->c->why)
				|| !find_electors(w, &v) || (v.agree && !look(w, &v, &enough)))
				return false;
		}
	return true;
}

static bool say_vote(struct mailcmd_call *w, struct vote *v, bool *enough)
{
	(void)enough;
	say_count(w, v);
	return true;
}

static bool carry_if_all(struct mailcmd_call *w, struct vote *v, bool *enough)
{
	*enough = is_carried(v) && !is_alone(v);
	return !*enough || carry(w, v);
}

bool mailcmd_recount(struct mailcmd_call *w)
{
	if (w->c->m->state != MATCH_OPEN || each_motion(w, carry_if_all))
		return true;
	return mailcmd_forgives(w);
}

static const struct motion *find_motion(struct span word)
{
	for (int i = 0; i < MOTIONS; i++)
		if (span_folds(word, motions[i].name))
			return &motions[i];
	return NULL;
}

/* Reads a vote. Returns false, with the player told, where the line is none. */
static bool read_vote(struct mailcmd_call *w, struct span rest, struct vote *v, bool *yes)
{
	struct span word;

	v->motion = span_word(&rest, &word) ? find_motion(word) : NULL;
	if (v->motion && v->motion->names_seat)
		v->ballot.whom = span_word(&rest, &word)
			? seat_find(match_game(w->c->m), word, w->c->m->seats)
			: 0;
	*yes = !span_folds(span_trim(rest), "no");
	if (v->motion && (v->ballot.whom || !v->motion->names_seat)
		&& (!*yes || !span_trim(rest).n))
		return true;
	mailcmd_deny(w, "vote-how");
	say_motions(w);
	return false;
}

/* A motion that could not be carried out now cannot be voted on. */
static bool is_open(struct mailcmd_call *w, const struct vote *v, bool *open)
{
	struct clock_row clock;
	bool held;

	*open = false;
	if (!store_get_clock(w->c->club->store, w->c->m->id, &clock, w->c->why))
		return false;
	held = clock.held;
	clock_row_free(&clock);
	if (w->c->m->state != MATCH_OPEN)
		mailcmd_deny(w, "vote-aside");
	else if (!v->asked[w->seat->seat])
		mailcmd_deny(w, "vote-no-vote");
	else if (v->motion->all && w->unsealed && *w->seat->key)
		mailcmd_deny(w, "vote-unsigned");
	else if (is_alone(v))
		mailcmd_deny(w, "vote-alone");
	else if (v->motion->run == pause_season && held)
		mailcmd_deny(w, "vote-held");
	else if (v->motion->run == resume_season && !held)
		mailcmd_deny(w, "vote-not-held");
	else
		*open = true;
	return true;
}

bool mailcmd_vote(struct mailcmd_call *w, struct span rest)
{
	struct vote v = { .ballot = { .match = w->c->m->id, .season = w->c->m->season } };
	bool yes, open;

	if (!rest.n) {
		say_motions(w);
		return each_motion(w, say_vote) || mailcmd_forgives(w);
	}
	if (!read_vote(w, rest, &v, &yes))
		return true;
	strcpy(v.ballot.motion, v.motion->name);
	/* A match that cannot be read must not keep other letters from being taken. */
	if (!store_get_ballot(w->c->club->store, &v.ballot, w->c->why) || !find_electors(w, &v))
		return mailcmd_forgives(w);
	if (!yes)
		return take_back(w, &v);
	return is_open(w, &v, &open) && (!open || cast(w, &v));
}
