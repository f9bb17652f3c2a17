/* SPDX-License-Identifier: MIT */
#include "club/press.h"
#include "club/mails.h"

#include <stdint.h>
#include <string.h>

/* All diaries are one mail, and some mailboxes take none that is much larger. */
enum { DIARIES_BYTES = 262144, QUOTED_COLUMNS = 74 };

void press_quote(struct buf *b, const char *text)
{
	struct span rest = span_of(text), line;
	struct buf clean = BUF_INIT;

	while (span_line(&rest, &line)) {
		buf_clear(&clean);
		text_clean(&clean, line.s, line.n, SIZE_MAX);
		text_wrap(b, "| ", "| ", clean.s, clean.n, QUOTED_COLUMNS);
	}
	buf_free(&clean);
}

void press_seats(struct buf *b, unsigned whom, const struct match *m)
{
	const char *between = "";

	for (int s = 1; s <= m->seats; s++)
		if (whom & 1U << (s - 1)) {
			buf_str(b, between);
			seat_print(b, s);
			between = ", ";
		}
}

/* The name of a seat at the beginning of a sentence. */
static void seat_begins(struct buf *b, int seat)
{
	size_t at = b->n;

	seat_print(b, seat);
	if (b->s[at] >= 'a' && b->s[at] <= 'z')
		b->s[at] += 'A' - 'a';
}

/* ---- the mail ---- */

static bool goes_to_all(const struct match *m, const struct press_row *press)
{
	unsigned all = (1U << m->seats) - 1;

	return (press->whom | 1U << (press->seat - 1)) == all;
}

/* To whom an anonymous one goes can tell who wrote it: one of those that are not named. */
static void write_head(struct buf *b, const struct match *m, const struct press_row *press)
{
	struct buf line = BUF_INIT;

	if (press->anonymous)
		buf_str(&line, "Somebody at the table");
	else
		seat_begins(&line, press->seat);
	buf_str(&line, " writes to ");
	if (m->seats > 2 && goes_to_all(m, press))
		buf_str(&line, "all others");
	else if (press->anonymous)
		buf_str(&line, "you");
	else
		press_seats(&line, press->whom, m);
	buf_char(&line, ':');
	text_wrap(b, "", "", line.s, line.n, 72);
	buf_char(b, '\n');
	buf_free(&line);
}

static void write_foot(struct buf *b, const struct press_row *press)
{
	struct buf line = BUF_INIT;

	if (press->anonymous)
		buf_str(&line,
			"It is signed with the key of a seat of this match, not yours. Who wrote it"
			" is not told, but /press all reaches everybody.");
	buf_fmt(&line,
		"%sTo answer, send a signed letter with the lines match, season and seat, a"
		" seq higher than that of your last one, and the line /press ",
		press->anonymous ? " " : "");
	if (press->anonymous)
		buf_str(&line, "all");
	else
		seat_print(&line, press->seat);
	buf_str(&line, "; your text stands below that line, and behind the text a line /end.");
	buf_char(b, '\n');
	text_wrap(b, "", "", line.s, line.n, 72);
	buf_free(&line);
}

static bool mail_seat(struct club *club, struct mail_plan *plan, int s, struct buf *why)
{
	struct seat seat;
	bool ok;

	/* Nobody is there to read it. */
	if (!store_get_seat(club->store, plan->match->id, s, &seat, why))
		return !why->n;
	plan->seat = s;
	plan->to = &seat;
	ok = !*seat.mail || mail_queue(club, plan, why);
	seat_free(&seat);
	return ok;
}

static bool mail_seats(struct club *club, struct mail_plan *plan, unsigned whom, struct buf *why)
{
	for (int s = 1; s <= plan->match->seats; s++)
		if (whom & 1U << (s - 1) && !mail_seat(club, plan, s, why))
			return false;
	return true;
}

bool press_mail(struct club *club, const struct match *m, const struct press_row *press, int season,
	long long now, struct buf *why)
{
	struct buf subject = BUF_INIT, body = BUF_INIT;
	struct mail_plan plan = { .kind = "press",
		.match = m,
		.season = season,
		.unique = { (const char *)press->hash, sizeof press->hash },
		.date = now };
	bool ok;

	buf_str(&subject, "press from ");
	if (press->anonymous)
		buf_str(&subject, "somebody at the table");
	else
		seat_begins(&subject, press->seat);
	write_head(&body, m, press);
	press_quote(&body, press->text);
	write_foot(&body, press);
	plan.subject = subject.s;
	plan.body = (struct span){ body.s, body.n };
	ok = mail_seats(club, &plan, press->whom, why)
		&& store_mark_press(club->store, press->id, now, why);
	buf_free(&subject);
	buf_free(&body);
	return ok;
}

/* ---- with the reports ---- */

static bool mail_waiting(struct club *club, const struct match *m, long long now, struct buf *why)
{
	struct press_row press;
	long long after = 0;

	while (store_next_waiting_press(club->store, m->id, after, &press, why)) {
		bool ok = press_mail(club, m, &press, m->season, now, why);

		after = press.id;
		press_row_free(&press);
		if (!ok)
			return false;
	}
	return !why->n;
}

/* False at the first one there is no room for. */
static bool add_diary(struct buf *b, const struct press_row *press)
{
	size_t begin = b->n;

	buf_char(b, '\n');
	seat_begins(b, press->seat);
	buf_fmt(b, ", season %d:\n\n", press->season);
	press_quote(b, press->text);
	if (b->n <= DIARIES_BYTES)
		return true;
	buf_cut(b, begin);
	buf_str(b, "\nThere is more than fits into a mail: ask the referee for the rest.\n");
	return false;
}

static bool write_diaries(
	struct club *club, const struct match *m, struct buf *b, bool *any, struct buf *why)
{
	struct press_row press;
	long long after = 0;
	bool room = true;

	*any = false;
	while (room && store_next_press(club->store, m->id, after, &press, why)) {
		after = press.id;
		if (!press.whom) {
			*any = true;
			room = add_diary(b, &press);
		}
		press_row_free(&press);
	}
	return !why->n;
}

static bool mail_diaries(struct club *club, const struct match *m, long long now, struct buf *why)
{
	struct buf body = BUF_INIT;
	struct mail_plan plan = { .kind = "press",
		.match = m,
		.season = m->season,
		.subject = "the diaries",
		.unique = SPAN("diaries"),
		.date = now };
	bool any, ok;

	buf_str(&body, "The match is over, and these are the diaries that were kept in it.\n");
	ok = write_diaries(club, m, &body, &any, why);
	plan.body = (struct span){ body.s, body.n };
	if (ok && any)
		ok = mail_seats(club, &plan, ~0U, why);
	buf_free(&body);
	return ok;
}

bool press_deliver(
	struct club *club, const struct match *m, bool over, long long now, struct buf *why)
{
	return mail_waiting(club, m, now, why) && (!over || mail_diaries(club, m, now, why));
}

/* ---- the referee's list ---- */

static void list_one(struct buf *b, const struct match *m, const struct press_row *press)
{
	buf_fmt(b, "season %d, ", press->season);
	time_print_short(b, press->received);
	buf_str(b, ", ");
	seat_print(b, press->seat);
	if (press->whom)
		buf_str(b, " to ");
	press_seats(b, press->whom, m);
	buf_fmt(b, ": %s%s%zu bytes", press->whom ? "" : "diary, ",
		press->anonymous ? "anonymous, " : "", strlen(press->text));
	if (press->sent && press->later) {
		buf_str(b, ", sent ");
		time_print_short(b, press->sent);
	} else if (press->later) {
		buf_str(b, ", goes with the next report");
	}
	buf_char(b, '\n');
	if (m->state == MATCH_OVER)
		press_quote(b, press->text);
}

bool press_list(struct club *club, const struct match *m, struct buf *b, struct buf *why)
{
	struct press_row press;
	long long after = 0;

	while (store_next_press(club->store, m->id, after, &press, why)) {
		list_one(b, m, &press);
		after = press.id;
		press_row_free(&press);
	}
	return !why->n;
}
