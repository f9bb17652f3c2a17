/* SPDX-License-Identifier: MIT
 * Mail commands about the docket: to file a dispute, to withdraw it, to read. They change nothing
 * of the match, so they work after it as well. */
#include "club/dispute.h"
#include "club/mails.h"
#include "club/mailcmd_call.h"

#include <limits.h>
#include <string.h>

enum { DISPUTES = 3 };

/* ---- /dispute ---- */

static bool read_fact(struct mailcmd_call *w, struct span rest, struct dispute_row *row)
{
	long long fact = 0, season = mailcmd_reported(w);
	struct span word;
	bool good = span_word(&rest, &word) && span_int(word, 1, 1000000, &fact);

	if (good && span_word(&rest, &word))
		good = span_int(word, 0, 100000, &season);
	if (!good || span_trim(rest).n)
		mailcmd_deny(w, "dispute-how");
	else if (season < 0 || season >= w->c->m->season)
		mailcmd_deny(w, "dispute-not-yet season=%lld", season < 0 ? 0 : season);
	row->fact = (int)fact;
	row->season = (int)season;
	return w->done;
}

static bool check_text(struct mailcmd_call *w)
{
	if (!w->text || !*w->text)
		mailcmd_deny(w, "dispute-no-text");
	else if (strlen(w->text) > PRESS_BYTES)
		mailcmd_deny(w, "text-long most=%d", PRESS_BYTES);
	/* Otherwise a forgotten /end would swallow the orders below. */
	else if (w->endless)
		mailcmd_deny(w, "dispute-no-end");
	return w->done;
}

/* Tells the player where the fact is on the docket already. Returns false where the store fails. */
static bool check_new(struct mailcmd_call *w, const struct dispute_row *row)
{
	enum found found = NOT_FOUND;
	struct dispute_row other;
	int after = 0;

	while (w->done
		&& (found = store_next_dispute(
			    w->c->club->store, w->c->m->id, after, &other, w->c->why))
			== FOUND) {
		after = other.number;
		if (other.state == DISPUTE_OPEN && other.seat == row->seat
			&& other.season == row->season && other.fact == row->fact)
			mailcmd_deny(w, "dispute-already number=%d", other.number);
		dispute_row_free(&other);
	}
	return found != UNREAD;
}

static bool check_ration(struct mailcmd_call *w)
{
	bool more;

	if (!mailcmd_ration(w, "dispute", DISPUTES, &more))
		return false;
	if (!more)
		mailcmd_deny(w, "dispute-often most=%d", DISPUTES);
	return true;
}

static bool file(struct mailcmd_call *w, struct dispute_row *row, struct dispute_season *d)
{
	row->entry = report_fact(d->table, row->seat, row->fact);
	if (!row->entry)
		return mailcmd_deny(
			w, "dispute-no-number season=%d number=%d", row->season, row->fact);
	if (!check_new(w, row) || (w->done && !check_ration(w)))
		return false;
	if (!w->done)
		return true;
	if (!dispute_file(w->c, w->seat, row))
		return false;
	mailcmd_say(w, "disputed number=%d", row->number);
	return true;
}

bool mailcmd_dispute(struct mailcmd_call *w, struct span rest)
{
	struct dispute_row row = { .match = w->c->m->id,
		.seat = w->seat->seat,
		.opened = w->c->now,
		.text = (char *)w->text,
		.clause = (char *)"",
		.ruling = (char *)"" };
	struct dispute_season d = { 0 };
	bool ok, denied;

	if (!read_fact(w, rest, &row) || !check_text(w))
		return true;
	if (!mailcmd_former(w, row.season, &denied))
		return mailcmd_forgives(w);
	if (denied)
		return true;
	if (disputed_open(&d, w->c, row.season))
		ok = file(w, &row, &d);
	else
		ok = mailcmd_forgives(w);
	disputed_close(&d);
	return ok;
}

/* ---- those that are there ---- */

static bool read_number(struct mailcmd_call *w, struct span rest, int *number)
{
	long long n = 0;

	if (!span_int(rest, 1, INT_MAX, &n))
		mailcmd_deny(w, "docket-how");
	*number = (int)n;
	return w->done;
}

static bool tell_referee(struct mailcmd_call *w, int number)
{
	struct buf body = BUF_INIT;
	struct mail_plan plan = { .subject = "subject-dispute-withdrawn", .number = number };
	bool ok;

	club_tell(w->c->club, &body, "withdrawn seat=%s number=%d match=%s",
		seat_text(match_game(w->c->m), w->seat->seat).s, number, w->c->m->name);
	plan.body = span_of_buf(&body);
	ok = mail_plan_referee(w->c, &plan);
	buf_free(&body);
	return ok;
}

static bool withdraw(struct mailcmd_call *w, struct dispute_row *row)
{
	row->state = DISPUTE_WITHDRAWN;
	row->ruled = w->c->now;
	if (!store_save_dispute(w->c->club->store, row, w->c->why) || !tell_referee(w, row->number))
		return false;
	mailcmd_say(w, "withdraw number=%d", row->number);
	return true;
}

bool mailcmd_withdraw(struct mailcmd_call *w, struct span rest)
{
	struct dispute_row row;
	int number;
	enum found found;
	bool ok;

	if (!read_number(w, rest, &number))
		return true;
	found = dispute_find(w->c, number, &row);
	if (found == UNREAD)
		return mailcmd_forgives(w);
	if (found == NOT_FOUND || row.seat != w->seat->seat || row.state != DISPUTE_OPEN)
		ok = mailcmd_deny(w, "withdraw-none number=%d", number);
	else
		ok = withdraw(w, &row);
	dispute_row_free(&row);
	return ok;
}

static bool list(struct mailcmd_call *w)
{
	if (!dispute_list(w->c, w->seat->seat, w->answer))
		return false;
	if (!w->answer->n)
		mailcmd_say(w, "docket-none");
	return true;
}

bool mailcmd_docket(struct mailcmd_call *w, struct span rest)
{
	struct dispute_row row;
	enum found found;
	bool ok = true;
	int number;

	if (!rest.n)
		return list(w);
	if (!read_number(w, rest, &number))
		return true;
	found = dispute_find(w->c, number, &row);
	if (found == UNREAD)
		return mailcmd_forgives(w);
	if (found == NOT_FOUND || !dispute_is_read_by(&row, w->seat->seat))
		mailcmd_deny(w, "docket-no number=%d", number);
	else if (!dispute_print(w->c, &row, w->seat->seat, w->answer))
		ok = mailcmd_forgives(w);
	dispute_row_free(&row);
	return ok;
}
