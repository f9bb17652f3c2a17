/* SPDX-License-Identifier: MIT */
#include "club/press.h"
#include "club/charter.h"
#include "club/mailcmd.h"
#include "club/mails.h"
#include "club/seat_person.h"
#include "post/words.h"

#include <stdint.h>
#include <string.h>

static const char press_subject[] = "subject-press";

/* DIARIES_BYTES: all diaries are one mail, and some mailboxes refuse larger ones. */
enum { DIARIES_BYTES = 262144, QUOTED_COLUMNS = 72 };

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

void press_show(struct buf *b, struct span text)
{
	struct span line;
	struct buf clean = BUF_INIT;

	while (span_line(&text, &line)) {
		buf_clear(&clean);
		text_clean(&clean, line.s, line.n, SIZE_MAX);
		text_wrap(b, "    ", "    ", clean.s, clean.n, 72);
	}
	buf_str(b, "    /end\n");
	buf_free(&clean);
}

bool press_endless(const struct context *c, const char *text, struct buf *said, size_t *own)
{
	struct edition *edition = club_newest_edition(c);
	struct names names;

	if (!edition)
		return false;
	names = match_names(edition, c->m);
	words_add_said(said, span_of(text));
	while (said->n && said->s[said->n - 1] == '\n')
		buf_cut(said, said->n - 1);
	*own = said->n ? mailcmd_before_orders(said->s, &names) : 0;
	return true;
}

bool press_is_whom(const struct game *game, int most, struct span word)
{
	return seat_find(game, word, most) || span_folds(word, "anonymous")
		|| span_folds(word, "later") || span_folds(word, "all");
}

void press_seats(struct buf *b, unsigned whom, const struct match *m)
{
	const char *between = "";

	for (int s = 1; s <= m->seats; s++)
		if (whom & 1U << (s - 1)) {
			buf_str(b, between);
			seat_print(b, match_game(m), s);
			between = ", ";
		}
}

/* Returns a seat's name for the beginning of a sentence. */
static struct short_text seat_begins(const struct match *m, int seat)
{
	struct short_text name = seat_text(match_game(m), seat);

	if (*name.s >= 'a' && *name.s <= 'z')
		*name.s += 'A' - 'a';
	return name;
}

/* Returns who writes; "": anonymous. */
static struct short_text writer_of(const struct match *m, const struct press_row *press)
{
	return press->anonymous ? (struct short_text){ "" } : seat_begins(m, press->seat);
}

/* ---- the mail ---- */

static bool goes_to_all(const struct match *m, const struct press_row *press)
{
	unsigned all = (1U << m->seats) - 1;

	return (press->whom | 1U << (press->seat - 1)) == all;
}

/* Receivers of anonymous press know only that the writer is a seat not named here. */
static void write_head(struct buf *b, const struct context *c, const struct texts *to,
	const struct press_row *press)
{
	struct buf whom = BUF_INIT;

	press_seats(&whom, press->whom, c->m);
	texts_tell(to, b, "press writer=%s seats=%s all=%d", writer_of(c->m, press).s, whom.s,
		c->m->seats > 2 && goes_to_all(c->m, press));
	buf_char(b, '\n');
	buf_free(&whom);
}

static void write_foot(struct buf *b, const struct context *c, const struct texts *to,
	const struct press_row *press)
{
	buf_char(b, '\n');
	texts_tell(to, b, "press-foot anonymous=%d token=%d seat=%s", press->anonymous,
		charter_is(c->m, "unsigned", "token"), seat_text(match_game(c->m), press->seat).s);
}

static bool mail_seat(const struct context *c, struct mail_plan *plan, int s)
{
	enum found found;
	struct seat seat;
	bool ok;

	/* Nobody has the seat. */
	found = store_get_seat(c->club->store, c->m->id, s, &seat, c->why);
	if (found != FOUND)
		return found == NOT_FOUND;
	plan->seat = s;
	plan->to = &seat;
	ok = !*seat.mail || mail_queue(c, plan);
	seat_free(&seat);
	return ok;
}

bool press_answered(const struct context *c, int seat, int writer, struct span subject)
{
	struct buf ours = BUF_INIT;
	bool is;

	texts_say(seat_texts(c, seat), &ours, "%s name=%s", press_subject,
		writer ? seat_begins(c->m, writer).s : "");
	is = subject.n && memmem(subject.s, subject.n, ours.s, ours.n);
	buf_free(&ours);
	return is;
}

bool press_writer(const struct context *c, int seat, struct span subject, int *writer)
{
	struct press_row press = { 0 };
	enum found found;

	for (*writer = 1; *writer <= c->m->seats; ++*writer)
		if (*writer != seat && press_answered(c, seat, *writer, subject))
			return true;
	found = store_last_press_to(
		c->club->store, c->m->id, seat, c->m->season - 1, &press, c->why);
	*writer = found == FOUND && !press.anonymous ? press.seat : 0;
	press_row_free(&press);
	return found != UNREAD;
}

/* Mails press to one seat, in the language of that seat. */
static bool mail_press(const struct context *c, const struct press_row *press, int season, int s)
{
	struct short_text writer = writer_of(c->m, press);
	struct buf body = BUF_INIT;
	struct mail_plan plan = { .kind = "press",
		.season = season,
		.texts = seat_texts(c, s),
		.subject = press_subject,
		.name = writer.s,
		.unique = { (const char *)press->hash, sizeof press->hash } };
	bool ok;

	write_head(&body, c, plan.texts, press);
	press_quote(&body, press->text);
	write_foot(&body, c, plan.texts, press);
	plan.body = span_of_buf(&body);
	ok = mail_seat(c, &plan, s);
	buf_free(&body);
	return ok;
}

bool press_mail(const struct context *c, const struct press_row *press, int season)
{
	bool ok = true;

	for (int s = 1; s <= c->m->seats && ok; s++)
		ok = !(press->whom & 1U << (s - 1)) || mail_press(c, press, season, s);
	return ok && store_mark_press(c->club->store, press->id, c->now, c->why);
}

/* ---- with the reports ---- */

static bool mail_waiting(const struct context *c)
{
	enum found found;
	struct press_row press;
	long long after = 0;

	while ((found = store_next_waiting_press(c->club->store, c->m->id, after, &press, c->why))
		== FOUND) {
		bool ok = press_mail(c, &press, c->m->season);

		after = press.id;
		press_row_free(&press);
		if (!ok)
			return false;
	}
	return found != UNREAD;
}

/* Returns false at the first diary that does not fit. */
static bool add_diary(struct buf *b, const struct context *c, const struct press_row *press)
{
	size_t begin = b->n;

	buf_char(b, '\n');
	club_tell(c->club, b, "diary-of seat=%s season=%d", seat_begins(c->m, press->seat).s,
		press->season);
	buf_char(b, '\n');
	press_quote(b, press->text);
	if (b->n <= DIARIES_BYTES)
		return true;
	buf_cut(b, begin);
	buf_char(b, '\n');
	club_tell(c->club, b, "diaries-more");
	return false;
}

static bool write_diaries(const struct context *c, struct buf *b, bool *any)
{
	enum found found = NOT_FOUND;
	struct press_row press;
	long long after = 0;
	bool room = true;

	*any = false;
	while (room
		&& (found = store_next_press(c->club->store, c->m->id, after, &press, c->why))
			== FOUND) {
		after = press.id;
		if (!press.whom) {
			*any = true;
			room = add_diary(b, c, &press);
		}
		press_row_free(&press);
	}
	return found != UNREAD;
}

static bool mail_diaries(const struct context *c)
{
	struct buf body = BUF_INIT;
	struct mail_plan plan = { .kind = "press",
		.season = c->m->season,
		.subject = "subject-diaries",
		.unique = SPAN("diaries") };
	bool any, ok;

	club_tell(c->club, &body, "diaries");
	ok = write_diaries(c, &body, &any);
	plan.body = (struct span){ body.s, body.n };
	for (int s = 1; s <= c->m->seats && ok && any; s++)
		ok = mail_seat(c, &plan, s);
	buf_free(&body);
	return ok;
}

bool press_deliver(const struct context *c, bool over)
{
	return mail_waiting(c) && (!over || mail_diaries(c));
}

/* ---- the referee's list ---- */

static void list_one(struct buf *b, const struct match *m, const struct press_row *press)
{
	buf_fmt(b, "season %d, ", press->season);
	time_print_short(b, press->received);
	buf_str(b, ", ");
	seat_print(b, match_game(m), press->seat);
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

bool press_list(const struct context *c, struct buf *b)
{
	enum found found;
	struct press_row press;
	long long after = 0;

	while ((found = store_next_press(c->club->store, c->m->id, after, &press, c->why))
		== FOUND) {
		list_one(b, c->m, &press);
		after = press.id;
		press_row_free(&press);
	}
	return found != UNREAD;
}
