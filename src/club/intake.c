/* SPDX-License-Identifier: MIT */
#include "club/intake.h"
#include "club/ack.h"
#include "club/again.h"
#include "club/behind.h"
#include "club/behind_look.h"
#include "club/charter.h"
#include "club/club_bounce.h"
#include "club/deadline.h"
#include "club/incoming_mail.h"
#include "club/roster.h"
#include "club/letter_quota.h"
#include "club/letter_seal.h"
#include "club/meant_letter.h"
#include "club/new_address.h"
#include "club/old_address.h"
#include "club/plain_address.h"
#include "club/press.h"
#include "club/press_line.h"
#include "club/request.h"
#include "club/seating.h"
#include "club/waiting.h"
#include "club/weighing.h"
#include "post/words.h"

#include <string.h>

/* ---- keeping ---- */

/* The text kept is what is played, so without mail commands; the signed bytes have them. */
static bool keep_letter(struct intake *k, const struct admission *j, const struct letter *l)
{
	struct letter_row row = { .match = j->c->m->id,
		.received = k->received,
		.season = j->c->m->season,
		.seat = j->seat.seat,
		.seq = j->head->seq < 0 ? 1 : j->head->seq,
		.unclear = j->unclear,
		.text = j->orders.s,
		.signature = l->signature.s,
		.original = l->text.s,
		.original_n = l->text.n };
	bool added;

	memcpy(row.hash, j->hash, sizeof row.hash);
	strncpy(row.verdict, verdict_name(j->verdict), sizeof row.verdict - 1);
	strncpy(row.form, letter_form_name(l->form), sizeof row.form - 1);
	strcpy(row.auth, l->form != LETTER_UNSIGNED ? "key" : j->token ? "token" : "none");
	if (j->token)
		row.signature = (char *)j->proof;
	return store_add_letter(k->c.club->store, &row, &added, j->c->why);
}

/* Anybody can send what is not proven, so only the first of a season is kept. */
static bool is_kept(const struct admission *j, const struct letter *l, bool *kept)
{
	int n = 0;

	*kept = j->verdict == V_TAKEN;
	if (*kept || j->done || j->verdict == V_TOO_MANY)
		return true;
	if (verdict_proven(j->verdict))
		return letter_quota_left(j, l, kept);
	if (!store_count_letters(j->c->club->store, j->c->m->id, j->c->m->season, j->seat.seat,
		    verdict_name(j->verdict), &n, j->c->why))
		return false;
	*kept = !n;
	return true;
}

static bool do_commands(const struct admission *j, struct buf *answer)
{
	long long seq = j->head->seq < 0 ? 1 : j->head->seq, since;
	struct store *store = j->c->club->store;
	int undone;

	if ((j->verdict != V_TAKEN && j->verdict != V_ASKED) || !j->mailcmds.n || j->again)
		return true;
	/* Some commands would need a signature by the club. */
	if (!behind_since(store, j->c->m, &since, j->c->why))
		return false;
	if (since) {
		texts_tell(j->texts, answer, "intake-behind");
		return true;
	}
	if (mailcmd_changes(&j->mailcmds)
		&& !store_save_command_seq(store, j->c->m->id, j->seat.seat, j->token,
			j->c->m->season, seq, j->c->why))
		return false;
	return mailcmd_answer(j->c, &j->seat, &j->mailcmds, answer, &undone);
}

/* Orders that were delayed must not undo a later /stop. */
static bool come_back(const struct admission *j, struct buf *answer)
{
	long long seq = j->head->seq < 0 ? 1 : j->head->seq, last;
	struct attendance_row row;

	if (!store_get_command_seq(j->c->club->store, j->c->m->id, j->seat.seat, j->token,
		    j->c->m->season, &last, j->c->why)
		|| !store_get_attendance(
			j->c->club->store, j->c->m->id, j->seat.seat, &row, j->c->why))
		return false;
	if (!row.vacant || j->c->m->state == MATCH_SEATING)
		return true;
	if (seq > last)
		return roster_return(j->c, j->seat.seat);
	texts_tell(j->texts, answer, "intake-open");
	return true;
}

/* Orders that come before the match begins answer the invitation. */
static bool answer_invitation(const struct admission *j, struct buf *answer)
{
	bool now;

	if (j->verdict != V_TAKEN || j->c->m->state != MATCH_SEATING)
		return true;
	if (!seating_answer(j->c, j->seat.seat) || !seating_may_begin(j->c, &now))
		return false;
	/* /join says so itself. */
	if (!j->mailcmds.n)
		texts_tell(j->texts, answer, "answered keyless=%d begins=%d now=%d", !*j->seat.key,
			charter_is(j->c->m, "begin", "joined"), now);
	return true;
}

static bool log_refusal(const struct admission *j)
{
	struct buf reason = BUF_INIT;
	bool ok;

	if (j->false_token)
		buf_str(&reason, "the letter's token is not that of its seat and season");
	else
		verdict_say(j->c->club->texts, &reason, j->verdict);
	ok = store_log_unknown(
		j->c->club->store, j->c->now, j->c->m->name, reason.s, NULL, j->c->why);
	buf_free(&reason);
	return ok;
}

/* Keeps what is to be kept, and does what the letter asks for. */
static bool do_letter(
	struct intake *k, const struct admission *j, const struct letter *l, struct buf *answer)
{
	/* A player who asks for something wants to read the answer, so the address is good
	 * again. */
	bool accepted = j->verdict == V_TAKEN || j->verdict == V_ASKED, kept;

	if (!is_kept(j, l, &kept))
		return false;
	if (((!kept && !accepted && !j->done) || j->false_token) && !log_refusal(j))
		return false;
	/* Kept first, as /who tells about this letter too. */
	return (!kept || (keep_letter(k, j, l) && meant_keep(j, k->received)))
		&& (j->verdict != V_TAKEN || come_back(j, answer)) && answer_invitation(j, answer)
		&& (!accepted || bounce_forget(k->c.club, j->seat.mail, j->c->why))
		&& do_commands(j, answer);
}

/* Only who proved to be the seat's player is told what they wrote beside the orders. */
static void add_passed(struct buf *passed, const struct incoming_mail *o, const struct admission *j)
{
	const struct reply *r = &o->reply;
	bool theirs = r->is && j->token && j->c->m->id == r->m.id && j->seat.seat == r->seat.seat;

	if (theirs)
		words_add_said(passed, span_of_buf(&r->passed));
}

static bool is_alone(const struct admission *j, const struct ack *ack)
{
	return j->verdict == V_NOTHING || ack->alone
		|| (j->verdict == V_ASKED && j->mailcmds.by_words && j->mailcmds.n == 1);
}

static bool has_question(struct span words)
{
	struct span line;

	while (span_line(&words, &line))
		if (line.n && line.s[line.n - 1] == '?')
			return true;
	return false;
}

/* An answer to a seat's mail that has nothing but words is meant for somebody, and so is a question beside orders. */
static bool pass_on(const struct admission *j, const struct unknown_sender *who,
	const struct ack *ack, bool *sent)
{
	const struct span words = span_of_buf(ack->passed);

	*sent = false;
	/* What somebody answers to another player is none of the referee's. */
	if ((!is_alone(j, ack) && !has_question(words)) || ack->thanks || ack->idle || ack->question
		|| !words_one_speaks(words)
		|| press_answered(j->c, j->seat.seat, ack->writer, who->mail->subject)
		|| mail_is_automatic(who->mail, j->c->club->setting[S_MAIL]))
		return true;
	return unknown_passes_on(who, j->c, words, sent);
}

/* Words may be meant for who wrote to the seat last; be they but a yes, in answer to press. */
static bool look_at_press(const struct admission *j, const struct incoming_mail *o, struct ack *ack)
{
	const struct span words = span_of_buf(ack->passed);
	bool press = o->reply.is && o->reply.press,
	     speaks = press ? words.n > 0 : words_one_speaks(words) && press_is_talk(j->c, words);

	return ack->thanks || !speaks
		|| press_writer(j->c, j->seat.seat, o->mail.subject, &ack->writer);
}

/* Whatever came, an earlier letter may still wait for its player. */
static bool look_at_asked(const struct admission *j, struct letter_row *letter)
{
	bool proven = j->verdict == V_TAKEN || j->verdict == V_ASKED || j->verdict == V_NOTHING;

	return !proven || deadline_asks(j->c, j->seat.seat, letter) != UNREAD;
}

/* Whoever thanks asks nothing; nor does a yes or no to nothing where a letter is in. */
static bool asks_nothing(const struct admission *j, const struct incoming_mail *o,
	const struct ack *ack, const struct program *p)
{
	const struct span words = span_of_buf(ack->passed);

	if (!is_alone(j, ack) || ack->question || j->c->m->state == MATCH_SEATING
		|| (p && p->letter->lines))
		return false;
	return words_only_thank(words)
		|| (j->stands && o->reply.is && !o->reply.press && !o->reply.asked
			&& words_answer(words) != ANSWERS_NEITHER);
}

static bool drop_offers(const struct admission *j)
{
	return j->verdict != V_NOTHING
		|| store_drop_offers(
			j->c->club->store, j->c->m->id, j->c->m->season, j->seat.seat, j->c->why);
}

static bool settle_letter(struct intake *k, struct admission *j, const struct incoming_mail *o,
	const struct unknown_sender *who)
{
	const struct mail *mail = &o->mail;
	struct letter_row asked = { 0 };
	struct buf answer = BUF_INIT, passed = BUF_INIT;
	struct program *p = NULL;
	bool ok;
	struct ack ack;

	j->mailcmds.by_words =
		o->reply.is && (o->reply.joins || o->reply.declines) && j->mailcmds.n;
	j->mailcmds.stays = o->reply.is && o->reply.stays && j->mailcmds.n;
	ok = weighing_read(j, o, &p) && do_letter(k, j, &o->letter, &answer);
	ack = (struct ack){ .judged = j,
		.mail = mail,
		.program = p,
		.answer = &answer,
		.passed = &passed,
		.alone = admission_words_alone(j, &o->letter) && mail_is_from(mail, j->seat.mail),
		.declines = o->reply.is && o->reply.declines,
		.question = o->reply.is && o->reply.waits.id && !o->confirmed ? &o->reply : NULL,
		.idle = o->reply.is && o->reply.idle,
		.drops = o->reply.is && o->reply.drops,
		.late_yes = o->reply.is && o->reply.late_yes,
		.asked = &asked,
		.received = k->received };

	add_passed(&passed, o, j);
	ack.thanks = asks_nothing(j, o, &ack, p);
	ok = ok && (!ack.drops || drop_offers(j)) && look_at_asked(j, &asked)
		&& look_at_press(j, o, &ack) && pass_on(j, who, &ack, &ack.passed_on)
		&& (!verdict_proven(j->verdict) || again_remember(j->c, j->seat.seat, mail))
		&& (mail_is_automatic(mail, j->c->club->setting[S_MAIL]) || ack_queue(&ack));
	program_free(p);
	letter_row_free(&asked);
	buf_free(&passed);
	buf_free(&answer);
	return ok;
}

/* ---- one letter ---- */

/* Bounces are recognized before letters are looked for, as they may bring our own words. */
static bool take_bounce(
	struct intake *k, const struct incoming_letter *a, const struct mail *mail, bool *is_bounce)
{
	struct buf log = BUF_INIT;
	bool ok = bounce_take(&k->c, mail, a->bytes, is_bounce, &log);

	if (ok && log.n)
		ok = store_log_unknown(k->c.club->store, k->c.now, a->name, log.s, NULL, k->c.why);
	buf_free(&log);
	return ok;
}

/* A sender who asks for a seat is answered like unknown senders; the seat's player is not
 * involved. */
static bool settle_taker(struct intake *k, const struct admission *j, const struct letter *l,
	const struct unknown_sender *who)
{
	int left = 0;
	bool ok;

	if (j->verdict != V_WANTED)
		ok = unknown_log_verdict(who, j);
	else
		ok = unknown_may_ask(who, j, &left)
			&& (left ? keep_letter(k, j, l) && unknown_asks(who, j, left)
				 : unknown_log_asked(who));
	return ok;
}

/* A letter that waits is kept, and that is all. */
static bool settle_waiting(struct intake *k, const struct admission *j,
	const struct incoming_mail *o, const struct unknown_sender *who)
{
	struct letter kept = o->letter;
	struct buf words = BUF_INIT;
	bool may, ok;

	if (admission_words_alone(j, &o->letter))
		return waiting_tell(who, j, &o->reply.passed, o->reply.invited);
	words_add_said(&words, span_of_buf(&o->reply.passed));
	kept.text = (struct buf)BUF_INIT;
	waiting_write(&kept.text, &o->letter, &words);
	ok = waiting_may(who, j, &may)
		&& (!may || (keep_letter(k, j, &kept) && waiting_ask(who, j, &o->letter, &words)));
	buf_free(&kept.text);
	buf_free(&words);
	return ok;
}

/* Takes what is no letter to a match: what a witness answers, a mail that comes back, a template in a
 * mail of our own. */
static bool take_other(struct intake *k, const struct incoming_mail *o, bool *is)
{
	if (!behind_look(&k->c, &o->mail) || !take_bounce(k, o->from, &o->mail, is)
		|| (!*is && !letter_seal_take(&k->c, &o->mail, is))
		|| (*is && !seating_begin_all(&k->c)))
		return false;
	*is |= o->readable && o->mail.looped && o->letter.form == LETTER_UNSIGNED;
	return true;
}

static bool take_unread(const struct incoming_mail *o, const struct unknown_sender *who)
{
	struct buf reason = BUF_INIT;
	bool taken, ok = unknown_stops(who, &taken);

	club_say_problem(who->c->club->texts, &reason, &o->unread);
	if (ok && !taken)
		ok = unknown_writes(who) && plain_address_take(who, &taken);
	if (ok && !taken)
		ok = request_tell_stranger(who, &taken) && (taken || unknown_log(who, reason.s));
	buf_free(&reason);
	return ok;
}

/* A letter of no seat that is there. */
static bool settle_unnamed(
	const struct admission *j, const struct incoming_mail *o, const struct unknown_sender *who)
{
	bool taken = false, is_signed = o->letter.form != LETTER_UNSIGNED;

	if (!is_signed
		&& (!plain_address_take(who, &taken)
			|| (!taken && !request_tell_stranger(who, &taken))))
		return false;
	return taken || unknown_log_verdict(who, j);
}

static bool settle(struct intake *k, struct admission *j, const struct incoming_mail *o,
	const struct unknown_sender *who)
{
	if (!j->c->m || !j->seat.seat)
		return settle_unnamed(j, o, who);
	if (j->acked)
		k->received = j->acked;
	if (j->verdict == V_AGAIN)
		return true;
	if (j->verdict == V_WAITS)
		return settle_waiting(k, j, o, who);
	return j->taker ? settle_taker(k, j, &o->letter, who) : settle_letter(k, j, o, who);
}

/* What was taken by a yes is a letter of its own; the one that waited does so no more. */
static bool confirm(struct intake *k, const struct incoming_mail *o, const struct admission *j)
{
	return !o->confirmed
		|| (j->verdict != V_TAKEN && j->verdict != V_ASKED && j->verdict != V_NOTHING)
		|| store_confirm_letter(k->c.club->store, o->confirmed, k->c.why);
}

/* An answer that cannot be read is one all the same: its writer is told why. */
static void look_at_unread(struct admission *j, const struct incoming_mail *o)
{
	if (o->excused && j->token) {
		j->verdict = V_NO_ORDERS;
		buf_clear(&j->reason);
		club_say_problem(j->texts, &j->reason, &o->unread);
	}
}

/* Whatever came counts as another mail at first. */
static void count_letter(struct intake_counts *counts, const struct admission *j)
{
	if (!j->c->m || !j->seat.seat || j->taker || j->verdict == V_WAITS)
		return;
	counts->others--;
	if (j->verdict == V_AGAIN)
		counts->again++;
	else if (j->verdict == V_TAKEN)
		counts->letters++;
	else if (j->verdict == V_ASKED)
		counts->questions++;
	else
		counts->refused++;
}

static void look_up_anew(struct intake *k)
{
	lookup_free(k->lookup);
	k->lookup = lookup_make(&k->c);
}

static bool take_letter(
	struct intake *k, const struct incoming_mail *o, const struct unknown_sender *who)
{
	struct admission j = { .reason = BUF_INIT,
		.former = BUF_INIT,
		.meant = BUF_INIT,
		.written = BUF_INIT,
		.successor = { .key = BUF_INIT } };
	const struct problem none = { .text = NULL };
	bool early, changes,
		ok = admit(k->lookup, &o->letter, &o->mail,
			o->readable || o->excused ? &none : &o->unread, k->received, &j);

	look_at_unread(&j, o);
	ok = ok && settle(k, &j, o, who) && confirm(k, o, &j);
	if (ok)
		count_letter(&k->counts, &j);
	early = j.c && j.c->m && j.c->m->state == MATCH_SEATING;
	ok = ok && (!early || seating_begin(j.c));
	changes = mailcmd_changes(&j.mailcmds);
	admission_free(&j);
	/* The next letter may be signed with a key that this one brought or be of who has another name now, or the match
	 * have begun. */
	if (early || changes)
		look_up_anew(k);
	return ok;
}

/* Takes the letter that waited. */
static bool take_waiting(
	struct intake *k, struct incoming_mail *o, const struct unknown_sender *who)
{
	const struct context in = { k->c.club, &o->reply.m, k->c.now, k->c.why };

	o->confirmed = o->reply.waits.id;
	k->received = o->reply.waits.received;
	return waiting_letter(&in, &o->reply, &o->letter) && take_letter(k, o, who);
}

/* Mail commands beside the yes are a letter of their own, which comes after the one that waited. */
static bool take_commands(
	struct intake *k, struct incoming_mail *o, const struct unknown_sender *who)
{
	struct reply *r = &o->reply;

	o->confirmed = 0;
	o->letter.confirmed = false;
	k->counts.others++;
	buf_clear(&o->letter.text);
	buf_clear(&o->letter.canonical);
	buf_clear(&r->passed);
	buf_clear(&r->sends);
	if (!reply_letter(&k->c, &o->mail, r, &o->letter))
		return false;
	words_put_for_yes(&r->passed, "");
	return take_letter(k, o, who);
}

/* Takes the answer to a question: orders, or a yes, with mail commands beside it or without. */
static bool take_answer(struct intake *k, struct incoming_mail *o, const struct unknown_sender *who)
{
	const bool commands = o->reply.wrote;
	const long long received = k->received;

	incoming_turn(o, k->c.club);
	if (waiting_no(&o->reply)
		&& !store_deny_letter(k->c.club->store, &o->reply.waits, k->c.why))
		return false;
	if (!waiting_yes(&o->reply, &o->letter))
		return take_letter(k, o, who);
	if (!take_waiting(k, o, who))
		return false;
	k->received = received;
	return !commands || take_commands(k, o, who);
}

/* What was looked up may name the address before. */
static bool take_address(
	struct intake *k, struct incoming_mail *o, const struct unknown_sender *who)
{
	bool moved,
		ok = reply_letter(&k->c, &o->mail, &o->reply, &o->letter)
		&& new_address_answer(who, &o->reply, &moved);

	if (ok && moved)
		look_up_anew(k);
	return ok;
}

/* Takes an unsigned answer to a mail of a seat. A question is answered by the address that it went to. */
static bool take_reply(struct intake *k, struct incoming_mail *o, const struct unknown_sender *who)
{
	const struct reply *r = &o->reply;
	const struct context in = { k->c.club, &r->m, k->c.now, k->c.why };
	bool own = mail_is_from(&o->mail, r->seat.mail), before;

	if (r->address.mail)
		return take_address(k, o, who);
	if (r->waits.id && !own)
		return waiting_refuse(who);
	if (!again_mail(&in, r->seat.seat, &o->mail, &before)
		|| !reply_letter(&k->c, &o->mail, &o->reply, &o->letter))
		return false;
	if (own && before && !r->numbered)
		return true;
	return r->waits.id ? take_answer(k, o, who) : take_letter(k, o, who);
}

/* Takes what else stands in the mail that gave its writer a seat, as they could write it in the next one; then
 * the match may begin. */
static bool take_first_orders(
	struct intake *k, struct incoming_mail *o, const struct unknown_sender *who)
{
	return incoming_seated(&k->c, o)
		&& (!o->reply.is || reply_letter(&k->c, &o->mail, &o->reply, &o->letter))
		&& (!(o->reply.wrote || incoming_has_words(o)) || take_letter(k, o, who))
		&& seating_begin_all(&k->c);
}

/* Takes a mail of somebody without a seat who asks for one. What was looked up may have changed by it. */
static bool take_request(
	struct intake *k, struct incoming_mail *o, const struct unknown_sender *who, bool *is)
{
	bool is_signed = o->readable && o->letter.form != LETTER_UNSIGNED;

	if (*is || o->reply.is || is_signed)
		return true;
	if (!request_take(who, o->readable ? &o->letter : NULL, &o->address, is))
		return false;
	if (*is)
		look_up_anew(k);
	return !o->address.n || take_first_orders(k, o, who);
}

/* Takes a mail that answers one from before its seat had another address. */
static bool take_old_answer(
	const struct incoming_mail *o, const struct unknown_sender *who, bool *is)
{
	bool is_signed = o->readable && o->letter.form != LETTER_UNSIGNED;

	return *is || o->reply.is || is_signed
		|| old_address_take(who, o->readable ? &o->letter : NULL, is);
}

static bool take_unread_reply(
	struct intake *k, struct incoming_mail *o, const struct unknown_sender *who)
{
	letter_free(&o->letter);
	o->letter = (struct letter){ .form = LETTER_UNSIGNED,
		.text = BUF_INIT,
		.canonical = BUF_INIT,
		.signature = BUF_INIT };
	o->excused = true;
	return take_reply(k, o, who);
}

bool intake_mail(struct intake *k, const struct incoming_letter *a)
{
	struct incoming_mail o;
	const struct unknown_sender who = { &k->c, &o.mail, a->name, a->received };
	bool ok, is_other;

	k->received = a->received && a->received < k->c.now ? a->received : k->c.now;
	k->counts.others++;
	ok = incoming_read(&k->c, a, &o) && take_other(k, &o, &is_other)
		&& take_request(k, &o, &who, &is_other) && take_old_answer(&o, &who, &is_other);
	if (ok && !is_other && !o.readable && !incoming_is_of_somebody(&o)) {
		ok = incoming_is_unread_reply(&o) ? take_unread_reply(k, &o, &who)
						  : take_unread(&o, &who);
	} else if (ok && !is_other && o.readable && o.reply.is
		&& o.letter.form == LETTER_UNSIGNED) {
		ok = take_reply(k, &o, &who);
	} else if (ok && !is_other) {
		ok = take_letter(k, &o, &who);
	}
	incoming_free(&o);
	return ok;
}
