/* SPDX-License-Identifier: MIT
 * act: the referee gives orders for a seat in the open season. A letter of the seat's player, now
 * or later, counts instead. */
#include "base/file.h"
#include "cmd/referee.h"

#include <stdlib.h>
#include <string.h>

static void read_orders(const char *path, struct buf *canonical)
{
	struct buf text = BUF_INIT, why = BUF_INIT;

	need(file_read(&text, path, ORDER_BYTES, &why), EX_NOINPUT, &why);
	text_canonical(canonical, text.s, text.n);
	buf_free(&text);
}

static void check_seat(struct referee_act *d, const char *word, int seat)
{
	struct buf why = BUF_INIT;
	struct duty duty;
	const struct context c = { &d->club, &d->m, time_now(), &why };

	act_need(d, match_duty(&c, seat, &duty), &why);
	if (duty.out)
		die(EX_USAGE, "'%s' is out of the match '%s': nothing it orders can be played",
			word, d->m.name);
}

/* Finds the referee's slips now, and not when the season is played. */
static void check_orders(const struct referee_act *d, const char *path, const struct buf *text)
{
	const struct names reader = match_names(d->edition, &d->m);
	struct orders *o = orders_read(text->s, text->n, &reader);

	for (int i = 0; i < o->lines; i++)
		if (o->line[i].what == L_BAD)
			die(EX_DATAERR, "%s: line %d: %s", path, o->line[i].number,
				o->line[i].problem);
	if (!o->lines)
		die(EX_DATAERR, "%s: it has no orders", path);
	orders_free(o);
}

/* Gives the seq of the referee's last orders for a seat; 0: none. Returns false with a reason where
 * a letter of the player is in. */
static bool last_seq(struct referee_act *d, int seat, long long *seq, struct buf *why)
{
	enum found found;
	struct letter_row best;
	bool theirs;

	*seq = 0;
	found = store_best_letter(d->club.store, d->m.id, d->m.season, seat, INT64_MAX, &best, why);
	if (found != FOUND)
		return found == NOT_FOUND;
	theirs = strcmp(best.auth, "referee") != 0;
	if (theirs)
		buf_fmt(why,
			"a letter of that seat is in for season %d: after the season an amend can"
			" put right what was wrong with it",
			d->m.season);
	*seq = best.seq;
	letter_row_free(&best);
	return !theirs;
}

static bool act(struct referee_act *d, int seat, const struct buf *orders, struct buf *why)
{
	struct letter_row row = { .season = d->m.season, .seat = seat };
	struct buf text = BUF_INIT;
	bool ok = last_seq(d, seat, &row.seq, why);

	row.seq++;
	act_begin(d, &text, "act", d->m.season);
	ok = ok && act_orders(d, &row, orders, &text, why) && act_record(d, "act", &text, why);
	buf_free(&text);
	return ok;
}

static bool tell_all(struct referee_act *d, int seat, struct buf *why)
{
	struct buf what = BUF_INIT;
	bool ok;

	club_say(&d->club, &what, "act seat=%s season=%d match=%s",
		seat_text(match_game(&d->m), seat).s, d->m.season, d->m.name);
	ok = act_tell(d, "subject-act", what.s, NULL, NULL, why);
	buf_free(&what);
	return ok;
}

int cmd_act(const struct command_call *call)
{
	struct buf orders = BUF_INIT, why = BUF_INIT;
	struct referee_act d;
	int seat;

	read_orders(call->word[2], &orders);
	act_open(&d, call);
	if (d.m.state != MATCH_OPEN)
		die(EX_USAGE, "match '%s' takes no orders: it %s", d.m.name,
			d.m.state == MATCH_OVER ? "is over" : "was put aside");
	seat = need_seat(&d.m, call->word[1]);
	check_seat(&d, call->word[1], seat);
	check_orders(&d, call->word[2], &orders);
	consent_need(&d, call, "propose-act", 0, span_of_buf(&orders));
	act_need(&d, act(&d, seat, &orders, &why), &why);
	act_need(&d, tell_all(&d, seat, &why), &why);
	act_close(&d);
	buf_free(&orders);
	return EX_DONE;
}
