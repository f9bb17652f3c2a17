/* SPDX-License-Identifier: MIT */
#include "club/admission.h"
#include "club/again.h"
#include "club/chain.h"
#include "club/date.h"
#include "club/deadline.h"
#include "club/letter_quota.h"
#include "club/seat_person.h"
#include "club/token.h"
#include "proof/order.h"

#include <stdlib.h>
#include <string.h>

/* ---- what was looked up ---- */

struct known_match {
	struct match match;
	struct context context; /* in that match */
	struct seat *seat;	/* [seats + 1]; name NULL: not looked up */
	struct known_match *next;
};

struct lookup {
	const struct context *c;
	struct known_match *cases;
};

struct lookup *lookup_make(const struct context *c)
{
	struct lookup *d = xalloc(1, sizeof *d);

	d->c = c;
	return d;
}

static void free_case(struct known_match *c)
{
	for (int s = 1; s <= c->match.seats; s++)
		if (c->seat[s].name)
			seat_free(&c->seat[s]);
	free(c->seat);
	match_free(&c->match);
	free(c);
}

void lookup_free(struct lookup *d)
{
	while (d->cases) {
		struct known_match *next = d->cases->next;

		free_case(d->cases);
		d->cases = next;
	}
	free(d);
}

/* Finds a match among those that letters named before, or in the store. */
static enum found find_match(struct lookup *d, struct span whole, struct known_match **of)
{
	enum found found = NOT_FOUND;
	const char *dot = span_find(whole, '.');
	struct span name = { whole.s, dot ? (size_t)(dot - whole.s) : whole.n };
	struct known_match *c;
	char lower[25] = "";

	for (size_t i = 0; i < name.n && name.n < sizeof lower; i++)
		lower[i] = (char)(name.s[i] >= 'A' && name.s[i] <= 'Z' ? name.s[i] + 'a' - 'A'
								       : name.s[i]);
	name = span_of(lower);
	for (c = d->cases; c && strcmp(lower, c->match.name); c = c->next)
		;
	*of = c;
	if (c)
		return match_is_named(&c->match, whole) ? FOUND : NOT_FOUND;
	c = xalloc(1, sizeof *c);
	if (match_name_ok(name))
		found = store_get_match(d->c->club->store, name, &c->match, d->c->why);
	if (found != FOUND) {
		free(c);
		return found;
	}
	c->seat = xalloc((size_t)c->match.seats + 1, sizeof *c->seat);
	c->context = *d->c;
	c->context.m = &c->match;
	c->next = d->cases;
	*of = d->cases = c;
	return match_is_named(&c->match, whole) ? FOUND : NOT_FOUND;
}

/* ---- judging ---- */

/* reason: key of a text that says more than the verdict's; NULL: none. */
static void give(struct admission *j, enum admission_verdict v, const char *reason)
{
	j->verdict = v;
	if (reason)
		texts_say(j->texts, &j->reason, "%s", reason);
}

static void give_problem(
	struct admission *j, enum admission_verdict v, const struct problem *problem)
{
	j->verdict = v;
	club_say_problem(j->texts, &j->reason, problem);
}

static enum found find_seat(struct admission *j, struct known_match *c)
{
	int seat = seat_find(match_game(&c->match), j->head->seat, c->match.seats);
	enum found found = seat ? FOUND : NOT_FOUND;

	if (seat && !c->seat[seat].name)
		found = store_get_seat(
			j->c->club->store, c->match.id, seat, &c->seat[seat], j->c->why);
	if (found == FOUND)
		j->seat = c->seat[seat];
	else
		give(j, V_NO_SEAT, NULL);
	return found;
}

/* A program's own answers bring back our mails, tokens and all, so their tokens do not count. */
static bool shows_token(struct admission *j, const struct mail *mail)
{
	const struct span word[] = { token_of_address(mail->delivered_to),
		token_of_address(mail->to), j->head->token };
	bool shown = false;

	for (size_t i = 0; i < sizeof word / sizeof *word; i++) {
		j->token |= token_fits(j->proof, word[i]);
		shown |= word[i].n > 0;
	}
	j->token = j->token && !mail_is_automatic(mail, j->c->club->setting[S_MAIL]);
	j->false_token = shown && !j->token;
	return j->token;
}

/* The token of a season that is over proves whose letter it is, though its orders come too late, whatever season
 * the letter names. */
static bool shows_some_token(struct admission *j, const struct mail *mail)
{
	int open = j->c->m->season, of = open;
	long long named = j->head->season;

	do
		token_make(j->c->m, of, &j->seat, j->proof);
	while (!shows_token(j, mail) && of-- > 0);
	j->of = named >= 0 && named < open ? (int)named : of;
	j->past = j->token && j->of < open;
	j->mailcmds.behind = j->past ? open - j->of : 0;
	return j->token;
}

/* Returns whether an unsigned letter has the token of its seat for its season, or the open one. */
static bool proven_by_token(struct admission *j, const struct letter *l, const struct mail *mail)
{
	if (shows_some_token(j, mail)) {
		/* The same text may have been refused without its token; that letter is another. */
		order_hash(j->hash, span_of_buf(&l->canonical), span_of(j->proof));
		memcpy(j->mailcmds.order, j->hash, HASH);
		j->mailcmds.unsealed = true;
	} else {
		give(j, V_UNSIGNED, NULL);
		if (*j->proof)
			texts_say(j->texts, &j->reason, "refused-token false=%d", j->false_token);
	}
	return j->token;
}

/* A player who writes below quoted text may send the token along. */
static void hide_token(struct admission *j)
{
	char token[TOKEN_TEXT];

	token_make(j->c->m, j->c->m->season, &j->seat, token);
	for (int i = 0; i < j->mailcmds.n; i++)
		if (j->mailcmds.text[i])
			token_hide(token, j->mailcmds.text[i]);
	chance_wipe(token, sizeof token);
}

/* Returns whether the seat's own key signed the letter. */
static bool signed_by_seat(struct admission *j, const struct letter *l)
{
	struct problem why = { .text = NULL };
	struct public_key key;

	if (!*j->seat.key) {
		give(j, V_BAD_SIGNATURE, "reason-keyless");
		return false;
	}
	if (key_read(&key, span_of(j->seat.key), &why) && letter_verify(l, &key, &why) == SEAL_GOOD)
		return true;
	give_problem(j, V_BAD_SIGNATURE, &why);
	return false;
}

static bool is_proven(struct admission *j, const struct letter *l, const struct mail *mail)
{
	return l->form == LETTER_UNSIGNED ? proven_by_token(j, l, mail) : signed_by_seat(j, l);
}

/* A mail says itself whom it is from, so this is a second lock and proves nothing. What the referee lays
 * before the program as a bare text is from nobody. */
static bool is_from_seat(const struct admission *j, const struct mail *mail)
{
	return mail->bare || mail_is_from(mail, j->seat.mail);
}

/* Whoever was passed a seat's mail has its token, and can write any address into their mail. What changes
 * who has a seat without a key needs a word that is mailed for that alone. */
static void look_at_sender(struct admission *j, const struct letter *l, const struct mail *mail)
{
	bool counts = j->token && !l->confirmed
		&& (j->verdict == V_TAKEN || j->verdict == V_ASKED || j->verdict == V_NOTHING);
	int at = 0;

	if (counts
		&& (!is_from_seat(j, mail)
			|| (!*j->seat.key && mailcmd_moving(j->c->m, &j->mailcmds, &at))))
		give(j, V_WAITS, NULL);
}

/* The sender proves to have the key that they want to play with. */
static bool proven_by_taker(struct admission *j, const struct letter *l, struct span words)
{
	enum successor_fault problem = successor_read(j->c->m, &j->successor, words);
	struct public_key key;

	if (problem) {
		successor_say(j->texts, &j->reason, problem, "take-over", false);
		give(j, V_BAD_HEADER, NULL);
	} else if (!key_read(&key, span_of_buf(&j->successor.key), NULL)
		|| letter_verify(l, &key, NULL) != SEAL_GOOD)
		give(j, V_BAD_SIGNATURE, "reason-taker-key");
	else
		give(j, V_WANTED, NULL);
	return j->verdict == V_WANTED;
}

static bool admit_taker(struct admission *j, const struct letter *l, struct span words)
{
	struct attendance_row row;
	struct duty duty;

	j->taker = true;
	if (j->mailcmds.n > 1 || !mailcmd_header_only((struct span){ j->orders.s, j->orders.n }))
		give(j, V_BAD_HEADER, "reason-taker-more");
	else if (l->form == LETTER_UNSIGNED)
		give(j, V_UNSIGNED, "reason-taker-key");
	if (j->verdict != V_TAKEN || !proven_by_taker(j, l, words))
		return true;
	if (!store_get_attendance(j->c->club->store, j->c->m->id, j->seat.seat, &row, j->c->why)
		|| !match_duty(j->c, j->seat.seat, &duty))
		return false;
	if (j->c->m->state != MATCH_OPEN || !row.vacant || duty.out)
		give(j, V_NOT_OPEN, duty.out ? "verdict-out" : NULL);
	return true;
}

static bool look_at_saw(struct admission *j)
{
	struct span saw = j->head->saw;
	unsigned char named[HASH];
	enum found known = saw.n ? NOT_FOUND : FOUND;
	int record;

	if (saw.n && hash_from_text(named, saw))
		known = store_find_head(j->c->club->store, j->c->m->id, named, &record, j->c->why);
	if (known == NOT_FOUND)
		give(j, V_UNKNOWN_SAW, NULL);
	return known != UNREAD;
}

/* A signed letter for a match of one club must not count for a match of the same name in another. A
 * line `saw` was checked before; a token belongs to one match. */
static bool look_at_name(struct admission *j)
{
	struct span name = j->head->match;
	unsigned char open[HASH];
	struct chain_state state;

	if (j->verdict != V_TAKEN || j->token || span_find(name, '.') || j->head->saw.n)
		return true;
	if (hash_from_text(open, j->head->open)) {
		if (!chain_state(j->c, &state))
			return false;
		if (!memcmp(open, state.open, HASH))
			return true;
	}
	give(j, V_VAGUE, "reason-vague");
	return true;
}

/* A player who joined must send a nonce each season, or could choose between two casts by leaving
 * it out. A letter proven by a token cannot carry one; matches that allow tokens accept that. */
static bool look_at_nonce(struct admission *j)
{
	unsigned char value[HASH];
	struct chain_state state;
	enum nonce_state nonce;

	if (j->verdict != V_TAKEN)
		return true;
	if (!chain_state(j->c, &state)
		|| !chain_nonce(j->c, &j->seat, j->head->nonce, state.casts, &nonce, value))
		return false;
	if (nonce == NONCE_MISSING && !j->token)
		give(j, V_NO_NONCE, "reason-no-nonce");
	else if (nonce == NONCE_WRONG)
		give(j, V_BAD_NONCE, "reason-bad-nonce");
	return true;
}

/* Orders that come by the token of the invitation are those of season 0. What is signed then cannot
 * give anything to the dice, nor name the roster. */
static bool takes_letters(struct admission *j)
{
	if ((j->c->m->state == MATCH_SEATING && !j->token)
		|| (j->c->m->state == MATCH_ASIDE && j->c->m->before == MATCH_SEATING))
		give(j, V_NOT_STARTED, NULL);
	else if (j->c->m->state == MATCH_OVER) {
		give(j, V_OVER, NULL);
		verdict_say_over(j->c, j->texts, &j->reason);
	}
	return j->verdict == V_TAKEN;
}

/* Mail commands of a seat that is out are answered; its orders are refused. */
static bool is_in(struct admission *j)
{
	struct duty duty;

	if (!match_duty(j->c, j->seat.seat, &duty))
		return false;
	if (duty.out)
		give(j, V_OUT, "reason-out");
	return true;
}

static void say_season(struct admission *j)
{
	if (j->head->season < 0)
		texts_say(j->texts, &j->reason, "refused-no-season season=%d", j->c->m->season);
	else
		texts_say(j->texts, &j->reason, "refused-season of=%lld season=%d", j->head->season,
			j->c->m->season);
}

/* Says when a season was played; whoever wrote by its token can answer that for the open one. */
static bool say_over(struct admission *j)
{
	struct season_mark mark;
	struct buf later = BUF_INIT;
	int of = j->past ? j->of : (int)j->head->season;
	enum found found = store_get_mark(j->c->club->store, j->c->m->id, of, &mark, j->c->why);

	if (found == FOUND)
		date_say_later(&later, j->texts, mark.played, j->received);
	if (found == FOUND)
		texts_say(j->texts, &j->reason, "refused-over of=%d date=%s later=%s season=%d", of,
			date_text_to(j->c, j->seat.seat, mark.played).s, later.n ? later.s : "",
			j->c->m->season);
	else if (found == NOT_FOUND)
		say_season(j);
	buf_free(&later);
	return found != UNREAD;
}

/* Returns whether the letter is for the open season. */
static bool names_season(struct admission *j)
{
	if (j->head->season == j->c->m->season)
		return true;
	give(j, V_WRONG_SEASON, NULL);
	say_season(j);
	return false;
}

/* After the witness was told of the letters, another letter could be chosen by somebody who knows
 * the witness's value. */
static bool in_time(struct admission *j, long long received)
{
	struct buf later = BUF_INIT;
	bool late, sealed;

	if (!chain_sealed(j->c, &sealed) || !deadline_late(j->c, received, &late))
		return false;
	if (sealed) {
		give(j, V_SEALED, "reason-sealed");
	} else if (late) {
		give(j, V_LATE, NULL);
		date_say_later(&later, j->texts, deadline_due(j->c), received);
		texts_say(j->texts, &j->reason, "refused-late deadline=%s later=%s season=%d",
			date_text_to(j->c, j->seat.seat, deadline_due(j->c)).s,
			later.n ? later.s : "", j->c->m->season);
	}
	buf_free(&later);
	return true;
}

/* Letters that change something. */
static bool look_at_time(struct admission *j, bool asks, long long received)
{
	/* Of a match that is over each mail command is told by itself. */
	if ((asks && j->c->m->state == MATCH_OVER) || !takes_letters(j))
		return true;
	if (!asks && !is_in(j))
		return false;
	if (j->verdict != V_TAKEN || j->past || !names_season(j))
		return true;
	return asks || j->c->m->state == MATCH_SEATING || in_time(j, received);
}

/* A letter that only asks need not know the season. One that changes something, without orders, may
 * come after the deadline too, as it does not affect the season. */
static bool look_at_season(struct admission *j, long long received)
{
	bool orders = !mailcmd_header_only(span_of_buf(&j->orders)),
	     asks = j->mailcmds.n && (!orders || j->past);

	if ((!asks || mailcmd_changes(&j->mailcmds)) && !look_at_time(j, asks, received))
		return false;
	if ((!asks || mailcmd_binds(&j->mailcmds)) && j->verdict == V_TAKEN
		&& (!look_at_saw(j) || !look_at_name(j)))
		return false;
	if (!asks && !look_at_nonce(j))
		return false;
	if (asks && j->verdict == V_TAKEN)
		j->verdict = V_ASKED;
	return j->verdict != V_ASKED || !orders || say_over(j);
}

/* Only the club knows that a line `open` is another match's: what the key gives to the dice would be none of this one,
 * and who joined by it could never send a letter that is taken. */
static bool look_at_open(struct admission *j)
{
	unsigned char open[HASH];
	struct chain_state state;

	if (j->verdict != V_TAKEN || j->token || j->acked || !hash_from_text(open, j->head->open))
		return true;
	if (!chain_state(j->c, &state))
		return false;
	if (memcmp(open, state.open, HASH) != 0)
		give(j, V_VAGUE, "reason-other-open");
	return true;
}

/* What an ack from before a restore says holds, in whatever order letters are read again. */
static bool find_ack(struct admission *j, long long *received)
{
	struct ack_row row;
	enum found found = store_find_ack(j->c->club->store, j->c->m->id, j->hash, &row, j->c->why);

	if (found == FOUND)
		*received = j->acked = row.received;
	return found != UNREAD;
}

bool admission_words_alone(const struct admission *j, const struct letter *l)
{
	return l->reply && !j->mailcmds.n && mailcmd_header_only(span_of_buf(&j->orders));
}

/* Of a season that is over no order counts; words alone are for whoever they are meant for. */
static bool look_at_past(struct admission *j, const struct letter *l)
{
	if (!takes_letters(j))
		return true;
	if (!is_in(j))
		return false;
	if (j->verdict != V_TAKEN)
		return true;
	give(j, admission_words_alone(j, l) ? V_NOTHING : V_WRONG_SEASON, NULL);
	return say_over(j);
}

/* What is left of a letter for a season that is over are its mail commands. */
static bool look_at_content(struct admission *j, const struct letter *l, long long *received)
{
	if (j->past && !j->mailcmds.n)
		return look_at_past(j, l);
	if (orders_header_says(j->head, j->texts, &j->reason)) {
		j->verdict = V_BAD_HEADER;
		return true;
	}
	return find_ack(j, received) && look_at_open(j)
		&& (j->verdict != V_TAKEN || look_at_season(j, *received));
}

static void give_old(struct admission *j, long long seq, long long last)
{
	give(j, V_OLD_SEQ, NULL);
	texts_say(j->texts, &j->reason, "refused-seq seq=%lld last=%lld token=%d", seq, last,
		j->token);
}

/* A letter that was held back must not undo what a later one changed. */
static bool mailcmds_newest(struct admission *j)
{
	long long seq = j->head->seq < 0 ? 1 : j->head->seq, last;

	if ((j->verdict != V_TAKEN && j->verdict != V_ASKED) || !mailcmd_changes(&j->mailcmds))
		return true;
	if (!store_get_command_seq(j->c->club->store, j->c->m->id, j->seat.seat, j->token,
		    j->c->m->season, &last, j->c->why))
		return false;
	if (last >= seq)
		give_old(j, seq, last);
	return true;
}

static bool newest(struct admission *j)
{
	enum found found;
	long long seq = j->head->seq < 0 ? 1 : j->head->seq;
	struct letter_row best = { 0 };
	bool signed_one;

	if (j->verdict != V_TAKEN || (j->acked && !j->done))
		return true;
	found = store_best_letter(j->c->club->store, j->c->m->id, j->c->m->season, j->seat.seat,
		INT64_MAX, &best, j->c->why);
	if (found != FOUND)
		return found == NOT_FOUND;
	signed_one = !strcmp(best.auth, "key");
	/* Somebody with a stolen token must not shut out the key. */
	if (best.former || !strcmp(best.auth, "referee"))
		;
	else if (signed_one && j->token)
		give(j, V_KEY_CAME, NULL);
	else if (best.seq >= seq && signed_one == !j->token)
		give_old(j, seq, best.seq);
	letter_row_free(&best);
	return true;
}

/* A letter that only asks is answered all the same, and not kept. */
static bool has_room(struct admission *j, const struct letter *l)
{
	bool left,
		counts = j->verdict == V_TAKEN
		|| (j->verdict == V_ASKED && mailcmd_changes(&j->mailcmds));

	if (!counts)
		return true;
	if (!letter_quota_left(j, l, &left))
		return false;
	if (!left) {
		give(j, V_TOO_MANY, NULL);
		texts_say(j->texts, &j->reason, "refused-too-many letters=%s kib=%s",
			j->c->club->setting[S_LETTERS], j->c->club->setting[S_LETTERS_KIB]);
	}
	return true;
}

bool admit(struct lookup *d, const struct letter *l, const struct mail *mail,
	const struct problem *unread, long long received, struct admission *j)
{
	size_t seal = l->form == LETTER_UNSIGNED ? 0 : sizeof l->seal.raw;
	struct span words;
	struct known_match *c;
	enum found found;

	*j = (struct admission){ .c = d->c,
		.received = received,
		.texts = d->c->club->texts,
		.reason = BUF_INIT,
		.orders = BUF_INIT,
		.former = BUF_INIT,
		.meant = BUF_INIT,
		.written = BUF_INIT,
		.successor = { .key = BUF_INIT } };
	order_hash(j->hash, span_of_buf(&l->canonical),
		(struct span){ (const char *)l->seal.raw, seal });
	mailcmd_cut((struct span){ l->canonical.s, l->canonical.n }, &j->orders, &j->mailcmds);
	j->mailcmds.by_letter = true;
	memcpy(j->mailcmds.order, j->hash, HASH);
	j->head = orders_read(j->orders.s, j->orders.n, NULL);
	found = find_match(d, j->head->match, &c);
	if (found != FOUND) {
		give(j, V_NO_MATCH, NULL);
		return found == NOT_FOUND;
	}
	j->c = &c->context;
	found = find_seat(j, c);
	if (found != FOUND)
		return found == NOT_FOUND;
	hide_token(j);
	if (!unread->text && mailcmd_takes_over(&j->mailcmds, &words))
		return admit_taker(j, l, words);
	j->texts = seat_texts(j->c, j->seat.seat);
	if (l->canonical.n > ORDER_BYTES)
		give(j, V_TOO_LARGE, NULL);
	else if (unread->text)
		give_problem(j, V_BAD_SIGNATURE, unread);
	else if (!is_proven(j, l, mail))
		;
	else if (l->elsewhere)
		give(j, V_ELSEWHERE, "reason-elsewhere");
	else if (!look_at_content(j, l, &received))
		return false;
	look_at_sender(j, l, mail);
	if (!again_look(j, mail, received))
		return false;
	return j->again || (newest(j) && mailcmds_newest(j) && has_room(j, l));
}

void admission_free(struct admission *j)
{
	orders_free(j->head);
	mailcmd_free(&j->mailcmds);
	buf_free(&j->orders);
	buf_free(&j->reason);
	buf_free(&j->former);
	buf_free(&j->meant);
	buf_free(&j->written);
	buf_free(&j->successor.key);
	tried_free(&j->tried);
	chance_wipe(j->proof, sizeof j->proof);
}
