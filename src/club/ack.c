/* SPDX-License-Identifier: MIT */
#include "club/ack.h"
#include "club/ack_asked.h"
#include "club/ack_late.h"
#include "club/charter.h"
#include "club/date.h"
#include "club/deadline.h"
#include "club/gone_lines.h"
#include "club/hints.h"
#include "club/mails.h"
#include "club/meant_letter.h"
#include "club/press.h"
#include "club/record.h"
#include "club/seating.h"
#include "club/shown_lines.h"
#include "club/waiting.h"
#include "post/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The most lines listed that are none of a letter, and of the one that stands. */
enum { PASSED = 12 };

/* ---- orders ---- */

/* Returns whether the letter has lines that are no mail commands, in each of which no order is found. */
static bool has_unclear(const struct program *p)
{
	return p && orders_unclear(p->letter);
}

/* joined: the seat's player has answered the invitation, or the match has begun. */
static const char *ack_subject(const struct ack *ack, bool joined, bool hints)
{
	const struct admission *j = ack->judged;
	const struct program *p = ack->program;

	if (j->verdict == V_NOTHING && ack->question)
		return "subject-yours";
	if (j->verdict == V_ASKED && j->mailcmds.by_words)
		return ack->declines ? "subject-declined" : "subject-in";
	if (ack->thanks && !ack_question(ack))
		return "subject-thanks";
	if (ack_is_past(j))
		return "subject-asked-past";
	if (ack->idle)
		return "subject-none-in";
	if (ack_question(ack))
		return ack_question(ack);
	if (j->verdict == V_ASKED)
		return has_unclear(p) ? "subject-no-order" : "subject-asked";
	if (j->verdict == V_NOTHING && joined && ((ack->alone && ack->passed_on) || hints))
		return "subject-words";
	if (j->verdict == V_NOTHING)
		return joined ? "subject-no-order" : "subject-not-joined";
	if (j->verdict != V_TAKEN)
		return ack->passed_on ? "subject-words" : "subject-refused";
	if (!orders_unclear(p->letter))
		return "subject-taken";
	return orders_unclear(p->letter) == p->letter->lines ? "subject-no-order"
							     : "subject-taken-some";
}

/* Appends the command that sends the words to who wrote to the seat last. */
static void ack_press(struct buf *b, const struct ack *ack)
{
	const struct admission *j = ack->judged;
	struct buf to = BUF_INIT;

	press_seats(&to, 1U << (ack->writer - 1), j->c->m);
	texts_tell(j->texts, b, "passed-press seat=%s", to.s);
	buf_fmt(b, "    /press %s\n", to.s);
	press_show(b, span_of_buf(ack->passed));
	buf_free(&to);
}

/* Appends the lines of the mail that begin as no order. */
static void ack_passed(struct buf *b, const struct ack *ack)
{
	const struct admission *j = ack->judged;
	const struct buf *passed = ack->passed;
	const char *referee = j->c->club->setting[S_REFEREE];

	if (!passed->n || ack->thanks)
		return;
	buf_str(b, b->n ? "\n" : "");
	texts_tell(j->texts, b, "passed-over");
	words_show(b, span_of_buf(passed), PASSED);
	if (ack->passed_on)
		texts_tell(j->texts, b, "passed-on");
	else if (*referee && words_one_speaks(span_of_buf(passed)))
		texts_tell(j->texts, b, "passed-referee referee=%s", referee);
	if (ack->writer)
		ack_press(b, ack);
	else if (words_one_speaks(span_of_buf(passed))
		&& (j->c->m->state == MATCH_OPEN || j->c->m->state == MATCH_OVER)
		&& charter_number(j->c->m, "press-limit"))
		texts_tell(j->texts, b, "passed-others");
}

/* Appends that nothing is understood, and which letter stands. */
static void say_nothing(struct buf *b, const struct admission *j)
{
	if (j->past && j->verdict == V_NOTHING) {
		texts_tell(
			j->texts, b, "nothing-past match=%s reason=%s", j->c->m->name, j->reason.s);
		return;
	}
	texts_tell(j->texts, b,
		"nothing-understood season=%d match=%s stands=%lld token=%d begun=%d invited=%d",
		j->c->m->season, j->c->m->name, j->stands, j->token, !j->c->m->season,
		j->c->m->state == MATCH_SEATING);
	gone_lines_write(b, j, NULL);
}

static void ack_bad_lines(struct buf *b, const struct ack *ack)
{
	const struct orders *o = ack->program ? ack->program->letter : NULL;

	if (!o)
		return;
	if (o->lines)
		buf_char(b, '\n');
	shown_lines_write(b, ack->judged, o);
}

/* Whoever thanks has asked nothing, and lost nothing. */
static void ack_thanks(struct buf *b, const struct ack *ack)
{
	const struct admission *j = ack->judged;

	texts_tell(j->texts, b, "thanks open=%d season=%d match=%s stands=%lld",
		j->c->m->state == MATCH_OPEN, j->c->m->season, j->c->m->name, j->stands);
	ack_ask(b, ack);
}

/* Nothing is understood: what stands, and how it is done. */
static void ack_nothing(struct buf *b, const struct ack *ack, bool joined)
{
	const struct admission *j = ack->judged;

	if (ack->question)
		waiting_say(j, ack->question, b);
	else if (ack->idle)
		ack_idle(b, ack);
	else if (j->c->m->state == MATCH_SEATING)
		texts_tell(j->texts, b, "nothing-answered match=%s joined=%d stands=%d",
			j->c->m->name, joined, j->stands > 0);
	else if (ack->late_yes)
		texts_tell(j->texts, b, "yes-late");
	else if (ack->drops) {
		texts_tell(j->texts, b, "offer-dropped season=%d match=%s stands=%lld token=%d",
			j->c->m->season, j->c->m->name, j->stands, j->token);
		gone_lines_write(b, j, NULL);
	} else
		say_nothing(b, j);
	if (!ack->question && !ack->idle)
		ack_ask(b, ack);
	ack_bad_lines(b, ack);
}

/* Beside mail commands, or the yes to an invitation, lines were meant as orders: what was asked for is done,
 * and they are told as without it. */
static void ack_beside(struct buf *b, const struct ack *ack)
{
	if (ack->judged->verdict != V_ASKED || !has_unclear(ack->program))
		return;
	if (b->n)
		buf_char(b, '\n');
	say_nothing(b, ack->judged);
	ack_ask(b, ack);
	ack_bad_lines(b, ack);
}

/* Each line, and what it is worth that a line is understood. */
static void ack_lines(
	struct buf *b, const struct admission *j, const struct orders *o, bool awaited)
{
	int orders = 0;

	shown_lines_write(b, j, o);
	for (int i = 0; i < o->lines; i++)
		orders += o->line[i].what == L_ORDER;
	if (orders) {
		buf_char(b, '\n');
		texts_tell(j->texts, b, "taken-readable refused=%d partly=%d",
			awaited ? 0 : j->tried.refused, awaited ? 0 : j->tried.partly);
	}
}

/* Returns how many lines that are not understood are shown in part. */
static int shown_in_part(const struct admission *j, const struct orders *o)
{
	int n = 0;

	for (int i = 0; i < o->lines && i < j->tried.n; i++)
		n += o->line[i].what == L_BAD && j->tried.line[i].meant.n && j->tried.line[i].some;
	return n;
}

/* Says what keeps the season open, and how that ends. It must not hang on what other seats have sent. */
static void ack_open(struct buf *b, const struct admission *j, const struct orders *o)
{
	int bad = orders_unclear(o), either = bad || j->tried.refused;
	int any = either || j->tried.partly;
	bool tries = !any && mailcmd_tries(&j->mailcmds);

	buf_char(b, '\n');
	texts_tell(j->texts, b,
		"taken-open bad=%d refused=%d both=%d partly=%d more=%d any=%d tries=%d hides=%d "
		"token=%d due=%d "
		"held=%d part=%d",
		bad, j->tried.refused, bad && j->tried.refused, j->tried.partly,
		either && j->tried.partly, any, tries, !any && !tries && j->hides,
		charter_is(j->c->m, "unsigned", "token"), j->c->m->deadline > 0,
		deadline_holds_for_letters(j->c), shown_in_part(j, o));
}

static void ack_taken(struct buf *b, const struct ack *ack)
{
	const struct admission *j = ack->judged;
	const struct program *p = ack->program;
	const struct orders *o = p->letter;
	bool meant = meant_is(ack->asked);

	if (meant) {
		ack_offer(b, ack);
		buf_char(b, '\n');
	}
	texts_tell(j->texts, b,
		"taken season=%d match=%s seq=%lld lines=%d bad=%d token=%d former=%d again=%d "
		"asked=%d",
		j->c->m->season, j->c->m->name, j->head->seq < 0 ? 1 : j->head->seq, o->lines,
		orders_unclear(p->letter), j->token, j->again ? 0 : j->former_lines, j->again,
		j->again && j->mailcmds.n);
	if (!meant)
		gone_lines_write(b, j, o);
	buf_char(b, '\n');
	ack_lines(b, j, o, ack_awaits(ack));
	if (!o->lines) {
		texts_say(j->texts, b, "taken-none");
		buf_char(b, '\n');
	}
	if (ack_awaits(ack) && !meant)
		ack_open(b, j, o);
	shown_lines_stood(b, j->texts, p);
}

/* Appends what the letter's header should have been. */
static void ack_header(struct buf *b, const struct admission *j)
{
	buf_fmt(b, "\nmatch %s\nseason %d\nseat ", j->c->m->gid, j->c->m->season);
	seat_print(b, match_game(j->c->m), j->seat.seat);
	buf_fmt(b, "\nseq %lld\n", j->head->seq < 0 ? 1 : j->head->seq);
}

static void ack_refused(struct buf *b, const struct ack *ack)
{
	const struct admission *j = ack->judged;
	struct buf verdict = BUF_INIT, reason = BUF_INIT;

	verdict_say(j->texts, &verdict, j->verdict);
	text_clean(&reason, j->reason.s, j->reason.n, 400);
	texts_tell(j->texts, b, "refused match=%s verdict=%s reason=%s alone=%d", j->c->m->name,
		verdict.s, reason.s, ack->passed_on);
	if (j->verdict == V_VAGUE)
		ack_header(b, j);
	ack_late(b, j, ack->mail);
	buf_free(&verdict);
	buf_free(&reason);
}

/* ---- what stands below them ---- */

static void say_held(struct buf *line, const struct texts *to, const struct clock_row *clock)
{
	struct buf reason = BUF_INIT;

	deadline_say_held(&reason, to, clock);
	texts_say(to, line, "season-held reason=%s letters=%d", reason.s,
		deadline_held_for_letters(clock));
	buf_free(&reason);
}

/* Reads the match again, as the letter may have changed the deadline. awaited: a letter of the seat is, so
 * that letters that are in are not enough. */
static bool add_due(struct buf *line, const struct admission *j, bool awaited)
{
	const struct context *c = j->c;
	int seat = j->seat.seat;
	enum found found;
	struct clock_row clock = { 0 };
	struct duty duty;
	struct match m;
	bool ok;
	const struct context in = { c->club, &m, c->now, c->why };

	found = store_get_match(c->club->store, span_of(c->m->name), &m, c->why);
	if (found != FOUND)
		return found == NOT_FOUND;
	ok = m.state != MATCH_OPEN
		|| (match_duty(&in, seat, &duty)
			&& store_get_clock(c->club->store, m.id, &clock, c->why));
	if (!ok || m.state != MATCH_OPEN) {
		match_free(&m);
		return ok;
	}
	if (clock.held)
		say_held(line, j->texts, &clock);
	else if (m.deadline || !awaited)
		texts_say(j->texts, line, "season-due due=%s early=%d passed=%d now=%d",
			m.deadline ? date_text_to(&in, seat, deadline_due(&in)).s : "",
			!awaited && deadline_soon(&in), deadline_due(&in) < c->now,
			!awaited && deadline_now(&in));
	if (!duty.writes && !duty.out) {
		buf_char(line, ' ');
		texts_say(j->texts, line, "season-idle season=%d", m.season);
	}
	clock_row_free(&clock);
	match_free(&m);
	return true;
}

/* Returns whether the letter leaves the one that is in as it is, and nothing above says so. */
static bool leaves_standing(const struct ack *ack)
{
	const struct admission *j = ack->judged;

	return j->c->m->state == MATCH_OPEN && verdict_proven(j->verdict) && j->verdict != V_TAKEN
		&& (j->verdict != V_NOTHING || j->past) && j->verdict != V_OUT
		&& !(j->verdict == V_ASKED && has_unclear(ack->program));
}

/* Appends which letter stands, with its lines. */
static void ack_standing(struct buf *b, const struct ack *ack)
{
	const struct admission *j = ack->judged;
	struct buf counts = BUF_INIT;

	if ((ack->idle && leaves_standing(ack)) || ack_joins_idle(ack)) {
		ack_idle(b, ack);
		return;
	}
	if (!leaves_standing(ack))
		return;
	buf_char(b, '\n');
	texts_tell(j->texts, b, "letter-stands season=%d stands=%lld token=%d lines=%d",
		j->c->m->season, j->stands, j->token, j->former_lines);
	gone_lines_counting(&counts, j);
	words_show(b, span_of_buf(&counts), PASSED);
	buf_free(&counts);
	ack_ask(b, ack);
}

static bool ack_foot(struct buf *b, const struct ack *ack)
{
	const struct admission *j = ack->judged;
	struct buf line = BUF_INIT;
	struct letter_row letter = { 0 };
	char hash[HASH_TEXT];
	bool ok = add_due(&line, j, ack_awaits(ack));

	if (line.n) {
		buf_char(b, '\n');
		text_wrap(b, "", "", line.s, line.n, 72);
	}
	hash_text(hash, j->hash);
	buf_fmt(b, "\nletter %s\n", hash);
	buf_free(&line);
	/* Until the roster is closed the seat may go to somebody else, and the letter with it. */
	if (!ok || j->verdict != V_TAKEN || j->c->m->state == MATCH_SEATING)
		return ok;
	buf_char(b, '\n');
	letter.received = ack->received;
	letter.seat = j->seat.seat;
	letter.seq = j->head->seq < 0 ? 1 : j->head->seq;
	memcpy(letter.hash, j->hash, HASH);
	strcpy(letter.auth, j->token ? "token" : "key");
	return record_ack(j->c, &letter, b);
}

static void ack_commands(struct buf *b, const struct admission *j, const struct buf *answer)
{
	if (!answer->n)
		return;
	if (j->verdict == V_ASKED && !j->mailcmds.by_words) {
		texts_say(j->texts, b, "asked match=%s", j->c->m->name);
		buf_char(b, '\n');
	}
	if (b->n)
		buf_char(b, '\n');
	buf_add(b, answer->s, answer->n);
}

/* from: the sender's address. */
static struct letter_sender sender_of(
	const struct admission *j, const struct mail *mail, const char *from)
{
	struct letter_sender sender = { SENDER_OTHER, from, verdict_name(j->verdict) };

	/* What was signed can be sent again by who has it. */
	if (verdict_proven(j->verdict) && !j->past && (j->token || !j->done))
		sender.kind = SENDER_PROVEN;
	else if (mail_is_from(mail, j->seat.mail))
		sender.kind = SENDER_SEAT;
	return sender;
}

/* Appends what words may ask for, with an empty line where something stands above, or will below. */
static void add_hints(struct buf *b, const struct buf *hints)
{
	bool first = !b->n;

	if (!hints->n)
		return;
	buf_str(b, first ? "" : "\n");
	buf_add(b, hints->s, hints->n);
	buf_str(b, first ? "\n" : "");
}

bool ack_queue(const struct ack *ack)
{
	const struct admission *j = ack->judged;
	const struct span to = ack->mail->id;
	char *id = to.n ? xcopy(to.s, to.n) : NULL, *from = span_lower(ack->mail->from);
	const struct letter_sender sender = sender_of(j, ack->mail, from);
	struct buf body = BUF_INIT, hints = BUF_INIT;
	struct buf unique = BUF_INIT;
	struct mail_plan plan = {
		.kind = j->verdict == V_ASKED ? "answer" : "ack",
		.season = j->c->m->season,
		.seat = j->seat.seat,
		.to = &j->seat,
		.texts = j->texts,
		.reply_to = id,
		.sender = j->verdict == V_TAKEN && !j->again ? NULL : &sender,
	};
	bool joined = true, ok;

	ok = j->c->m->state != MATCH_SEATING || invitation_answered(j->c, j->seat.seat, &joined);
	if (verdict_proven(j->verdict))
		hints_say(&hints, j, span_of_buf(ack->passed),
			ack->program ? ack->program->letter : NULL);
	plan.subject = ack_subject(ack, joined, hints.n);
	if (j->verdict == V_NOTHING && ack->question)
		plan.token = ack->question->token; /* it can be answered with yes as well */
	/* To be refused once and taken later makes two answers, as does the same letter in two mails. */
	buf_add(&unique, j->hash, HASH);
	buf_str(&unique, verdict_name(j->verdict));
	buf_add(&unique, to.s, to.n);
	plan.unique = (struct span){ unique.s, unique.n };

	if (j->verdict == V_NOTHING)
		add_hints(&body, &hints);
	if (ack->thanks)
		ack_thanks(&body, ack);
	else if (j->verdict == V_TAKEN)
		ack_taken(&body, ack);
	else if (j->verdict == V_NOTHING)
		ack_nothing(&body, ack, joined);
	else if (j->verdict != V_ASKED)
		ack_refused(&body, ack);
	if (j->verdict != V_ASKED)
		ack_passed(&body, ack);
	ack_commands(&body, j, ack->answer);
	if (j->verdict == V_ASKED)
		ack_passed(&body, ack);
	if (j->verdict == V_ASKED && j->token && !joined) {
		buf_char(&body, '\n');
		texts_tell(j->texts, &body, "asked-not-joined match=%s", j->c->m->name);
	}
	if (j->verdict != V_NOTHING)
		add_hints(&body, &hints);
	ack_past(&body, j, ack->mail);
	ack_beside(&body, ack);
	ack_standing(&body, ack);
	ok = ok && ack_foot(&body, ack);
	plan.body = (struct span){ body.s, body.n };
	ok = ok && mail_queue(j->c, &plan);
	buf_free(&body);
	buf_free(&hints);
	buf_free(&unique);
	free(id);
	free(from);
	return ok;
}
