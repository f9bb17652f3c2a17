/* SPDX-License-Identifier: MIT
 * Mail commands with a text: press and diaries. */
#include "club/charter.h"
#include "club/press.h"
#include "club/mailcmd_call.h"
#include "club/players.h"

#include <stdint.h>
#include <string.h>

/* The hash becomes a Message-ID. The letter is part of it, so that the same words can be sent
 * twice; so is the match's secret, so that a receiver cannot find out the writer by trying. */
static void hash_press(struct mailcmd_call *w, unsigned char hash[HASH])
{
	struct number_bytes seat = chance_le64((uint64_t)w->seat->seat);
	struct number_bytes place = chance_le64((uint64_t)w->place);
	struct span part[] = { span_of(w->c->m->gid), { (const char *)w->letter, HASH },
		{ seat.s, sizeof seat.s }, { place.s, sizeof place.s } };

	chance_h(hash, "tradepost.press", w->c->m->secret, part, 4);
}

/* Returns false, with the player told, where this seat cannot write now. */
static bool may_write(struct mailcmd_call *w, int written)
{
	int most = charter_number(w->c->m, "press-limit");

	if (!most)
		mailcmd_deny(w, "press-none");
	else if (written >= most)
		mailcmd_deny(w, "press-often most=%d over=%d", most, w->c->m->state == MATCH_OVER);
	else if (!w->text || !*w->text)
		mailcmd_deny(w, "press-no-text");
	else if (strlen(w->text) > PRESS_BYTES)
		mailcmd_deny(w, "text-long most=%d", PRESS_BYTES);
	return w->done;
}

/* *kept false: the match has the same piece already, as the player is told. */
static bool keep(struct mailcmd_call *w, struct press_row *press, bool *kept)
{
	press->match = w->c->m->id;
	press->season = w->c->m->season;
	press->seat = w->seat->seat;
	press->received = w->c->now;
	press->text = (char *)w->text;
	hash_press(w, press->hash);
	if (!store_add_press(w->c->club->store, press, kept, w->c->why))
		return false;
	if (!*kept)
		mailcmd_deny(w, "press-again");
	return true;
}

/* ---- /press ---- */

static struct span without_comma(struct span word)
{
	while (word.n && word.s[word.n - 1] == ',')
		word.n--;
	return word;
}

static void add_seat(struct mailcmd_call *w, int seat, struct press_row *press)
{
	if (seat == w->seat->seat)
		mailcmd_deny(w, "press-yourself");
	else
		press->whom |= 1U << (seat - 1);
}

static bool read_word(struct mailcmd_call *w, struct span word, struct press_row *press)
{
	unsigned own = 1U << (w->seat->seat - 1);
	int seat = seat_find(match_game(w->c->m), word, w->c->m->seats);
	struct buf shown = BUF_INIT, others = BUF_INIT;

	if (span_folds(word, "anonymous"))
		press->anonymous = true;
	else if (span_folds(word, "later"))
		press->later = true;
	else if (span_folds(word, "all"))
		press->whom |= ((1U << w->c->m->seats) - 1) & ~own;
	else if (seat)
		add_seat(w, seat, press);
	else {
		text_clean(&shown, word.s, word.n, WORD_SHOWN);
		press_seats(&others, ((1U << w->c->m->seats) - 1) & ~own, w->c->m);
		mailcmd_deny(w, "press-no-seat word=%s seats=%s", shown.s, others.s);
	}
	buf_free(&shown);
	buf_free(&others);
	return w->done;
}

/* Where a word is both, it is the seat's, not the player's. */
static bool read_next(struct mailcmd_call *w, struct span *rest, const struct players *players,
	struct press_row *press)
{
	struct span ahead = *rest, word;
	int seat;

	if (!span_word(&ahead, &word))
		return false;
	word = without_comma(word);
	seat = press_is_whom(match_game(w->c->m), w->c->m->seats, word)
		? 0
		: players_take(players, rest);
	if (seat) {
		add_seat(w, seat, press);
		return w->done;
	}
	*rest = ahead;
	return !word.n || read_word(w, word, press);
}

static void read_whom(struct mailcmd_call *w, struct span rest, const struct players *players,
	struct press_row *press)
{
	rest = span_trim(rest);
	while (read_next(w, &rest, players, press))
		rest = span_trim(rest);
	if (w->done && !press->whom)
		mailcmd_deny(w, "press-how");
}

/* As they are written: half a line of an order is none. */
static void show_orders(struct buf *b, struct span orders)
{
	struct span line;

	while (span_line(&orders, &line)) {
		buf_str(b, "    ");
		text_clean(b, line.s, line.n, SIZE_MAX);
		buf_char(b, '\n');
	}
}

/* Where the line /end is missing it is put before the first order, so that all can be copied as it stands. */
static bool show_ended(struct mailcmd_call *w, struct span whom)
{
	struct buf said = BUF_INIT;
	size_t own;
	bool ok = press_endless(w->c, w->text, &said, &own);

	if (ok && said.n)
		mailcmd_say(w, "press-ended text=%d orders=%d", own > 0, said.s[own] != 0);
	if (ok && own) {
		buf_str(w->answer, "    /press ");
		text_clean(w->answer, whom.s, whom.n, SIZE_MAX);
		buf_char(w->answer, '\n');
		press_show(w->answer, (struct span){ said.s, own });
	}
	if (ok && said.n)
		show_orders(w->answer, span_of(said.s + own));
	buf_free(&said);
	return ok;
}

/* Who is refused need not write the text again. */
static bool show_text(struct mailcmd_call *w, struct span whom)
{
	const size_t n = w->text ? strlen(w->text) : 0;

	if (!n || n > PRESS_BYTES || !charter_number(w->c->m, "press-limit"))
		return true;
	if (w->endless)
		return show_ended(w, whom);
	mailcmd_say(w, "press-kept");
	press_show(w->answer, span_of(w->text));
	return true;
}

static void say_sent(struct mailcmd_call *w, const struct press_row *press)
{
	struct buf whom = BUF_INIT;

	press_seats(&whom, press->whom, w->c->m);
	mailcmd_say(w, "press-sent later=%d seats=%s anonymous=%d", press->later, whom.s,
		press->anonymous);
	buf_free(&whom);
}

static bool send(struct mailcmd_call *w, struct press_row *press)
{
	bool kept;

	/* After the last report there is none to go with. */
	press->later &= w->c->m->state != MATCH_OVER;
	if (!keep(w, press, &kept))
		return false;
	if (!kept)
		return true;
	if (!press->later && !press_mail(w->c, press, w->c->m->season))
		return false;
	say_sent(w, press);
	return true;
}

/* Takes what stands behind a colon as the first line of the text: "/press blue: Hello". */
static void take_first_line(struct mailcmd_call *w, struct span *whom, struct buf *text)
{
	const char *colon = span_find(*whom, ':');
	struct span first = { NULL, 0 };

	if (colon) {
		first = (struct span){ colon + 1, whom->n - (size_t)(colon + 1 - whom->s) };
		whom->n = (size_t)(colon - whom->s);
	}
	first = span_trim(first);
	if (first.n) {
		buf_add(text, first.s, first.n);
		buf_fmt(text, "\n%s", w->text ? w->text : "");
		w->text = text->s;
	}
}

bool mailcmd_press(struct mailcmd_call *w, struct span rest)
{
	struct press_row press = { 0 };
	struct buf text = BUF_INIT;
	struct players players;
	int written;
	bool ok = store_count_press(w->c->club->store, w->c->m->id, w->c->m->season, w->seat->seat,
			  &written, w->c->why)
		&& players_find(w->c, &players);

	if (!ok)
		return false;
	take_first_line(w, &rest, &text);
	/* Otherwise a forgotten /end would mail the orders below to opponents. */
	if (w->endless)
		mailcmd_deny(w, "press-no-end");
	else if (may_write(w, written))
		read_whom(w, rest, &players, &press);
	players_free(&players);
	ok = w->done ? send(w, &press) : show_text(w, rest);
	buf_free(&text);
	return ok;
}

/* ---- /diary ---- */

bool mailcmd_diary(struct mailcmd_call *w, struct span rest)
{
	struct press_row press = { 0 };
	int written;
	bool kept;

	(void)rest;
	if (!store_count_press(w->c->club->store, w->c->m->id, w->c->m->season, w->seat->seat,
		    &written, w->c->why))
		return false;
	if (!may_write(w, written))
		return true;
	if (!keep(w, &press, &kept))
		return false;
	if (!kept)
		return true;
	mailcmd_say(w, "diary");
	if (w->endless)
		mailcmd_say(w, "diary-no-end");
	return true;
}
