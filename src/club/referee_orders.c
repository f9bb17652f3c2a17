/* SPDX-License-Identifier: MIT */
#include "club/referee_orders.h"

#include <string.h>

bool referee_orders_may(struct referee_act *d, int seat, const struct duty *duty)
{
	if (d->m.state != MATCH_OPEN) {
		buf_fmt(d->c.why, "match '%s' takes no orders: it %s", d->m.name,
			d->m.state == MATCH_OVER ? "is over" : "was put aside");
		return false;
	}
	if (duty->out)
		buf_fmt(d->c.why, "'%s' is out of the match '%s', so its orders cannot be played",
			seat_text(match_game(&d->m), seat).s, d->m.name);
	return !duty->out;
}

bool referee_orders_check(struct referee_act *d, const char *file, const struct buf *orders)
{
	const struct names reader = match_names(d->edition, &d->m);
	struct orders *o = orders_read(orders->s, orders->n, &reader);
	bool good = o->lines;

	for (int i = 0; i < o->lines && good; i++)
		if (o->line[i].what == L_BAD) {
			good = false;
			buf_fmt(d->c.why, "%s: line %d: %s", file, o->line[i].number,
				o->line[i].problem);
		}
	if (!o->lines)
		buf_fmt(d->c.why, "%s: the file has no orders", file);
	orders_free(o);
	return good;
}

/* Gives the seq of the referee's last orders for a seat; 0: none. Returns false with a reason where
 * a letter of the player is in. */
static bool last_seq(struct referee_act *d, int seat, long long *seq)
{
	struct letter_row best;
	enum found found;
	bool theirs;

	*seq = 0;
	found = store_best_letter(
		d->club.store, d->m.id, d->m.season, seat, INT64_MAX, &best, d->c.why);
	if (found != FOUND)
		return found == NOT_FOUND;
	theirs = strcmp(best.auth, "referee") != 0;
	if (theirs)
		buf_fmt(d->c.why,
			"a letter of that seat is in for season %d: after the season an amend can "
			"put right a fault in the letter",
			d->m.season);
	*seq = best.seq;
	letter_row_free(&best);
	return !theirs;
}

static bool give(struct referee_act *d, int seat, const struct buf *orders)
{
	struct letter_row row = { .season = d->m.season, .seat = seat };
	struct buf text = BUF_INIT;
	bool ok = last_seq(d, seat, &row.seq);

	row.seq++;
	act_begin(d, &text, "act", d->m.season);
	ok = ok && act_orders(d, &row, orders, &text) && act_record(d, "act", &text);
	buf_free(&text);
	return ok;
}

static bool tell_all(struct referee_act *d, int seat)
{
	struct buf what = BUF_INIT;
	bool ok;

	club_say(&d->club, &what, "act seat=%s season=%d match=%s",
		seat_text(match_game(&d->m), seat).s, d->m.season, d->m.name);
	ok = act_tell(d, "subject-act", what.s, NULL, NULL);
	buf_free(&what);
	return ok;
}

bool referee_orders_give(struct referee_act *d, int seat, const struct buf *orders)
{
	return give(d, seat, orders) && tell_all(d, seat);
}
