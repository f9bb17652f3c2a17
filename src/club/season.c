/* SPDX-License-Identifier: MIT */
#include "club/season.h"
#include "club/authentic.h"
#include "club/charter.h"
#include "club/date.h"
#include "club/deadline.h"
#include "club/notice.h"
#include "club/press.h"
#include "club/record.h"
#include "club/roster.h"
#include "club/space.h"
#include "club/letter_seal.h"
#include "club/signed.h"
#include "club/record_outcome.h"
#include "club/waiting.h"
#include "core/autopilot.h"
#include "store/store_outbox.h"

#include <stdlib.h>
#include <string.h>

/* ---- what it is played from ---- */

static bool one_program(const struct context *c, const struct names *r, struct table *t, int season,
	int seat, struct letter_row *letter)
{
	enum found found;
	struct orders *orders = NULL;
	struct buf text = BUF_INIT;
	struct seat row;
	bool ok;

	found = store_get_seat(c->club->store, c->m->id, seat, &row, c->why);
	if (found == NOT_FOUND)
		buf_fmt(c->why, "seat %d of '%s' is lost", seat, c->m->name);
	if (found != FOUND)
		return false;
	/* Whether the letter was in time was judged when it was taken. */
	found = store_best_letter(
		c->club->store, c->m->id, season, seat, INT64_MAX, letter, c->why);
	ok = found == NOT_FOUND
		|| (found == FOUND
			&& signed_orders(&c->club->signed_papers, c->club->store, c->m, letter,
				&text, c->why));
	if (ok && found == FOUND)
		orders = orders_read(text.s, text.n, r);
	if (ok)
		t->program[seat] = program_make(r, season, seat, span_of(row.standing), orders);
	seat_free(&row);
	buf_free(&text);
	return ok;
}

static bool make_programs(const struct context *c, const struct edition *edition, struct table *t,
	int season, struct letter_row letter[])
{
	struct names r = match_names(edition, c->m);

	for (int s = 1; s <= c->m->seats; s++)
		if (!one_program(c, &r, t, season, s, &letter[s]))
			return false;
	return true;
}

/* ---- what comes of it ---- */

/* A seat's report while it is made. */
struct page_of {
	struct report_input of;
	struct report *report;
	struct buf notes, text, xml, reply;
	char token[TOKEN_TEXT];
};

struct playing {
	const struct context *c;
	const struct edition *edition;
	struct match *m; /* the context's match, to be changed */
	struct table *t;
	struct table *before; /* as the season began; NULL: the set-up */
	struct letter_row letter[MAXSEATS + 1];
	struct seat seat[MAXSEATS + 1];
	struct autopilot pilot[MAXSEATS + 1];
	/* What each autopilot ordered, if the table has it as source. */
	struct buf given[MAXSEATS + 1];
	long long deadline; /* of the next season */
	struct ranking ranking, ranking_before;
	struct chain_state state; /* before the season */
	struct cast cast;
	struct record_result recorded;
	char saw[HASH_TEXT], open[HASH_TEXT];
	struct page_of page[MAXSEATS + 1];
};

void season_left(struct season_row *row, const struct table *t)
{
	struct buf journal = BUF_INIT, image = BUF_INIT;

	journal_write(&t->journal, &journal);
	table_write(t, &image);
	hash_bytes(row->digest, journal.s, journal.n);
	row->journal_n = journal.n;
	row->journal = buf_take(&journal);
	row->image_n = image.n;
	row->image = buf_take(&image);
	row->writers = season_writers(t) >> 1;
}

static bool keep_season(struct playing *p)
{
	struct season_row row = { .season = p->m->season, .played = p->c->now };
	bool ok;

	season_left(&row, p->t);
	ok = store_add_season(p->c->club->store, p->m->id, &row, p->c->why)
		&& store_drop_acks(p->c->club->store, p->m->id, row.season, p->c->why);
	season_row_free(&row);
	return ok;
}

static bool keep_seat(struct playing *p, int s)
{
	struct buf standing = BUF_INIT, with = BUF_INIT;
	struct seat *seat = &p->seat[s];
	bool ok;

	/* Playing the season again needs to know who played the seat. */
	buf_str(&with, p->t->source[s] ? AUTO_MARK : "");
	buf_str(&with, seat->standing);
	ok = store_add_played(p->c->club->store, p->m->id, p->m->season, s, p->letter[s].id,
		(struct span){ with.s, with.n }, p->c->why);
	buf_free(&with);
	program_standing(p->t->program[s], p->m->season, &standing);
	free(seat->standing);
	seat->standing = buf_take(&standing);
	return ok && store_save_seat(p->c->club->store, p->m->id, seat, p->c->why);
}

/* ---- reports ---- */

/* Returns how a letter was proven, in a word: "sealed", "token", "referee". */
static const char *proven_by(const struct letter_row *letter)
{
	return strcmp(letter->auth, "token") && strcmp(letter->auth, "referee") ? letter->form
										: letter->auth;
}

/* Begins a seat's report. */
static void begin_report(struct playing *p, int s, const char *due)
{
	struct page_of *page = &p->page[s];

	page->of = match_report(p->edition, p->m, p->t);
	page->of.ranking = &p->ranking;
	page->of.before = p->before;
	page->of.ranking_before = p->before ? &p->ranking_before : NULL;
	page->of.deadline = due;
	for (int i = 1; i <= p->m->seats; i++) {
		page->of.player[i] = p->seat[i].name;
		page->of.seq[i] = p->letter[i].seq;
		page->of.auth[i] = proven_by(&p->letter[i]);
		page->of.keyless[i] = !*p->seat[i].key;
	}
	page->notes = page->text = page->xml = page->reply = (struct buf)BUF_INIT;
	page->of.autopilot = p->t->source[s] != NULL;
	if (page->of.autopilot)
		report_autopilot(&page->notes, page->of.phrases, &p->given[s]);
	page->of.notes = page->notes.s;
	page->report = report_begin(&page->text, &page->of, s);
}

/* The record needs all reports up to their templates; letters can name its head only then. */
static bool make_record(struct playing *p)
{
	struct record_input of = { .c = p->c,
		.table = p->t,
		.cast = &p->cast,
		.state = &p->state,
		.letter = p->letter,
		.due = p->deadline,
		.early = charter_is(p->m, "early", "yes") };

	for (int s = 1; s <= p->m->seats; s++)
		of.body[s] = (struct span){ p->page[s].text.s, p->page[s].text.n };
	if (!record_season(&of, &p->recorded))
		return false;
	strcpy(p->saw, p->recorded.head);
	hash_text(p->open, p->state.open);
	return true;
}

/* Tells whether no seat has anything to write for the next season. Then that is played at once, and
 * one report tells of both. A witness needs time, so with one the report does not wait. */
static bool waits_to_be_told(struct playing *p, bool *waits)
{
	enum letter_seal_state sealing;

	*waits = !season_over(p->t) && !season_writers(p->t);
	if (!*waits)
		return true;
	if (!letter_seal_look(p->c, &sealing))
		return false;
	*waits = sealing == LETTER_SEAL_UNUSED;
	return true;
}

static bool keep_report(struct playing *p, int s)
{
	struct page_of *page = &p->page[s];
	struct waiting_report_row row = { p->m->season, s, page->text.s, page->xml.s,
		p->recorded.block.s };

	return store_add_untold(p->c->club->store, p->m->id, &row, p->c->why);
}

/* Puts the reports that wait for this one above it, and their records before its own. *from: the
 * first season told. */
static bool add_untold(struct playing *p, int s, struct buf *text, struct buf *record, int *from)
{
	enum found found;
	struct waiting_report_row row;
	int last = -1;

	*from = p->m->season;
	while ((found = store_next_untold(p->c->club->store, p->m->id, s, last, &row, p->c->why))
		== FOUND) {
		*from = last < 0 ? row.season : *from;
		last = row.season;
		buf_fmt(text, "%s\n\n", row.text);
		buf_str(record, row.record);
		waiting_report_row_free(&row);
	}
	return found != UNREAD;
}

/* A report tells times by the clock of the match, as its words follow from the record. Whoever lives by another
 * reads above it when their next letter is due. */
static void say_due(struct playing *p, int s, struct buf *due)
{
	if (p->deadline && date_is_own(p->c, s) && !out(p->t, s) && season_writers(p->t))
		club_say(p->c->club, due, "report-due due=%s",
			date_text_in(p->c, s, p->c->club->texts, p->deadline).s);
}

static bool queue_report(struct playing *p, int s)
{
	struct buf text = BUF_INIT, record = BUF_INIT, name = BUF_INIT, due = BUF_INIT;
	struct page_of *page = &p->page[s];
	int from;
	struct mail_plan plan = { .kind = "report",
		.season = p->m->season,
		.seat = s,
		.to = &p->seat[s],
		.subject = "subject-report",
		.number = p->m->season,
		.token = page->token,
		.report = { page->xml.s, page->xml.n },
		/* The time as its record has it, so that playing it again gives the same bytes. */
		.date = p->c->now - p->c->now % 60 };
	bool ok;

	say_due(p, s, &due);
	if (due.n)
		notice_write(&text, due.s);
	plan.due = due.s;
	buf_str(&text, due.n ? "\n" : "");
	ok = add_untold(p, s, &text, &record, &from);
	buf_add(&text, page->text.s, page->text.n);
	buf_add(&record, p->recorded.block.s, p->recorded.block.n);
	plan.body = span_of_buf(&text);
	plan.record = span_of_buf(&record);
	/* A season that is played anew has another report. */
	if (p->state.casts != p->m->season)
		plan.unique = span_of(p->saw);
	plan.subject = from == p->m->season ? "subject-report" : "subject-reports";
	plan.from = from;
	report_season_name(&name, &page->of);
	plan.name = name.s;
	ok = ok && mail_queue(p->c, &plan) && notice_unanswered(p->c, s)
		&& roster_stop_mail(p->c, s);
	buf_free(&text);
	buf_free(&record);
	buf_free(&name);
	buf_free(&due);
	return ok;
}

static void end_report(struct playing *p, int s)
{
	struct page_of *page = &p->page[s];

	/* Where there are no more orders, mail commands and words are answered all the same. */
	token_make(p->m, p->m->season + 1, &p->seat[s], page->token);
	page->of.token = !out(p->t, s) && season_writers(p->t) ? page->token : "";
	if (*page->of.token)
		token_address(&page->reply, p->c->club, p->m, page->token);
	page->of.reply = page->reply.s;
	page->of.saw = p->saw;
	page->of.open = p->open;
	page->of.cast = p->state.casts + 1;
	page->of.receipt = p->recorded.receipt[s].s;
	report_end(page->report, &page->xml, &page->text);
}

static void free_reports(struct playing *p)
{
	for (int s = 1; s <= p->m->seats; s++) {
		buf_free(&p->page[s].notes);
		buf_free(&p->page[s].text);
		buf_free(&p->page[s].xml);
		buf_free(&p->page[s].reply);
	}
	recorded_free(&p->recorded);
}

static bool report_all(struct playing *p)
{
	char zone[ZONE_BYTES];
	struct buf due = BUF_INIT;
	bool ok, waits;

	p->ranking = rank_seats(p->t);
	if (p->before)
		p->ranking_before = rank_seats(p->before);
	date_zone(p->c, zone);
	if (p->deadline)
		clock_print(&due, zone, p->deadline);
	for (int s = 1; s <= p->m->seats; s++)
		begin_report(p, s, due.s);
	ok = make_record(p);
	for (int s = 1; s <= p->m->seats; s++)
		end_report(p, s);
	ok = ok && waits_to_be_told(p, &waits);
	for (int s = 1; s <= p->m->seats && ok; s++)
		ok = waits ? keep_report(p, s) : queue_report(p, s);
	ok = ok && (waits || store_drop_untold(p->c->club->store, p->m->id, p->c->why));
	free_reports(p);
	buf_free(&due);
	return ok;
}

/* Whoever set up quickly goes on quickly. A schedule that cannot be followed is no reason to undo the season. */
static bool find_deadline(struct playing *p)
{
	struct buf problem = BUF_INIT;
	bool ok = true;
	const struct context in = { p->c->club, p->c->m, p->c->now, &problem };

	if (!season_over(p->t) && !deadline_next(&in, p->m->season > 0, &p->deadline))
		ok = deadline_tell_none(p->c, problem.s);
	buf_free(&problem);
	return ok;
}

static bool keep_match(struct playing *p)
{
	p->m->season++;
	p->m->deadline = p->deadline;
	if (season_over(p->t))
		p->m->state = MATCH_OVER;
	return deadline_open(p->c) && store_save_match(p->c->club->store, p->m, p->c->why);
}

static bool keep_roster(struct playing *p)
{
	enum season_letter came[MAXSEATS + 1];

	for (int s = 1; s <= p->m->seats; s++)
		came[s] = !p->letter[s].id    ? NO_LETTER
			: p->letter[s].former ? LEFT_LETTER
					      : OWN_LETTER;
	return roster_count(p->c, came);
}

static bool keep_all(struct playing *p)
{
	bool ok = keep_season(p) && find_deadline(p);

	for (int s = 1; s <= p->m->seats && ok; s++)
		ok = store_get_seat(p->c->club->store, p->m->id, s, &p->seat[s], p->c->why) == FOUND
			&& keep_seat(p, s);
	return ok && report_all(p) && press_deliver(p->c, season_over(p->t)) && keep_roster(p)
		&& keep_match(p) && waiting_tell_lapsed(p->c);
}

/* ---- playing ---- */

/* A player who said they were ready wants the standing lines played. The set-up has no orders. */
static bool seat_pilots(struct playing *p)
{
	struct attendance_row row;
	struct duties duties;

	if (!p->m->season || !charter_is(p->m, "missing", "autopilot"))
		return true;
	if (!match_duties(p->c, p->m->season - 1, &duties))
		return false;
	for (int s = 1; s <= p->m->seats; s++) {
		if (p->letter[s].id || !(duties.write & ONLY(s)))
			continue;
		if (!store_get_attendance(p->c->club->store, p->m->id, s, &row, p->c->why))
			return false;
		if (row.ready == READY_YES)
			continue;
		p->given[s] = (struct buf)BUF_INIT;
		autopilot_make(&p->pilot[s], &p->given[s]);
		p->t->source[s] = &p->pilot[s].source;
	}
	return true;
}

static bool find_chance(struct playing *p)
{
	return chain_state(p->c, &p->state)
		&& letter_seal_apply(p->c, &p->state, p->letter, &p->cast)
		&& chain_cast(p->c, p->t, &p->state, &p->cast);
}

/* Checks that the record which the next one goes on from is the referee's. That of the season before
 * is looked at with its outcome. */
static bool goes_on_from_signed(struct playing *p)
{
	struct record_row newest;
	struct buf reason = BUF_INIT;
	enum found found = store_last_record(p->c->club->store, p->m->id, &newest, p->c->why);
	bool known = found == FOUND && !strcmp(newest.kind, "season")
		&& newest.season == p->m->season - 1;
	bool ok = known
		|| (found == FOUND
			&& authentic_record(&p->c->club->signed_papers, p->c->club->store, p->m,
				&newest, &reason));

	if (found == FOUND && !ok)
		authentic_fails(p->c->why, p->m, "%s", reason.s);
	record_row_free(&newest);
	buf_free(&reason);
	return ok;
}

/* Checks that the table and standing lines the season begins with are those of the records. */
static bool begins_as_told(struct playing *p)
{
	struct store *store = p->c->club->store;
	struct outcome before;

	if (!authentic_match(p->c) || !goes_on_from_signed(p)
		|| !record_outcome_read(p->c, p->m->season - 1, &before)
		|| !record_outcome_is_stored(&before, p->c, p->m->season - 1))
		return false;
	for (int s = 1; s <= p->m->seats; s++) {
		struct seat seat;
		bool is;

		if (store_get_seat(store, p->m->id, s, &seat, p->c->why) != FOUND)
			return false;
		is = record_outcome_standing(&before, p->c, s, span_of(seat.standing));
		seat_free(&seat);
		if (!is)
			return false;
	}
	return true;
}

/* Does all up to the season's end that can fail through the match's own fault. */
static bool lay_and_play(struct playing *p)
{
	const char *broken;
	bool ok;

	p->edition = club_edition(p->c);
	if (p->edition)
		p->t = match_table(p->c, p->edition, p->m->season - 1);
	if (!p->t)
		return false;
	broken = season_audit(p->t);
	if (broken) {
		buf_fmt(p->c->why, "the stored table is broken: %s", broken);
		return false;
	}
	if (!begins_as_told(p))
		return false;
	if (!make_programs(p->c, p->edition, p->t, p->m->season, p->letter) || !seat_pilots(p))
		return false;
	p->t->day = time_day(p->c->now);
	ok = find_chance(p);
	if (p->m->season)
		p->before = table_copy(p->t);
	if (ok)
		season_play(p->t, &p->cast.chance, p->m->season == 0);
	chance_wipe(&p->cast.chance, sizeof p->cast.chance);
	return ok;
}

static void playing_free(struct playing *p)
{
	for (int s = 1; s <= p->m->seats; s++) {
		if (p->t)
			program_free(p->t->program[s]);
		if (p->t && p->t->source[s])
			buf_free(&p->given[s]);
		letter_row_free(&p->letter[s]);
		seat_free(&p->seat[s]);
	}
	table_free(p->t);
	table_free(p->before);
}

static bool find_match(const struct context *c, long long id, struct match *m)
{
	enum found found = store_next_match(c->club->store, id - 1, m, c->why);

	if (found == FOUND && m->id == id)
		return true;
	if (found != UNREAD)
		buf_fmt(c->why, "match number %lld is gone", id);
	return false;
}

static bool play(struct playing *p, enum season_end *end)
{
	bool ok = lay_and_play(p);
	/* A failing disk is no reason to put matches aside. */
	bool aside = !ok && !store_broken(p->c->club->store);

	if (ok) {
		ok = keep_all(p);
		aside = !ok && !store_tripped(p->c->club->store);
	}
	*end = SEASON_PLAYED;
	if (aside)
		*end = SEASON_ASIDE;
	else if (ok && !season_over(p->t) && !season_writers(p->t))
		*end = SEASON_FOLLOWED;
	return ok;
}

static bool seal(struct playing *p, enum season_end *end)
{
	bool ok = letter_seal_make(p->c);

	*end = ok || store_tripped(p->c->club->store) ? SEASON_SEALED : SEASON_ASIDE;
	return ok;
}

/* A match with a witness is played when its letters are sealed and the witness has answered. */
static bool settle(struct playing *p, enum season_end *end)
{
	enum letter_seal_state sealing;

	if (!letter_seal_look(p->c, &sealing))
		return false;
	if (sealing == LETTER_SEAL_NOT)
		return seal(p, end);
	return sealing == LETTER_SEAL_WAITS || play(p, end);
}

bool season_run(
	const struct context *c, long long id, int season, bool anyway, enum season_end *end)
{
	struct match m = { 0 };
	const struct context in = { c->club, &m, c->now, c->why };
	struct playing p = { .c = &in, .m = &m };
	enum deadline_state due = DUE_NOT;
	long long mail;
	int damages = store_damages(c->club->store);
	bool ok;

	*end = SEASON_LEFT;
	if (!store_begin(c->club->store, c->why))
		return false;
	ok = find_match(c, id, &m) && deadline_look(&in, &due)
		&& store_last_mail(c->club->store, &mail, c->why);
	if (ok && m.season == season && (due == DUE_NOW || (anyway && m.state == MATCH_OPEN)))
		ok = settle(&p, end);
	if (ok && m.season > season)
		ok = space_note(&in, season, mail);
	if (ok && *end != SEASON_LEFT)
		ok = store_commit(c->club->store, c->why);
	else
		store_rollback(c->club->store);
	/* A page that is damaged is the match's own, as far as anybody can tell. */
	if (!ok && store_damages(c->club->store) > damages)
		*end = SEASON_ASIDE;
	playing_free(&p);
	match_free(&m);
	return ok || *end == SEASON_ASIDE;
}

bool season_again(const struct context *c, struct match *m, bool *played)
{
	struct playing p = { .c = c, .m = m };
	enum season_end end;
	bool ok = play(&p, &end);

	*played = end != SEASON_ASIDE;
	playing_free(&p);
	return *played ? ok : !store_tripped(c->club->store);
}

bool season_put_aside(const struct context *c, long long id, int season, const char *reason,
	bool *aside, struct match *m)
{
	struct buf body = BUF_INIT;
	bool ok;
	const struct context in = { c->club, m, c->now, c->why };

	*aside = false;
	*m = (struct match){ 0 };
	if (!store_begin(c->club->store, c->why))
		return false;
	ok = find_match(c, id, m);
	*aside = ok && m->season == season;
	if (*aside) {
		m->before = m->state;
		m->state = MATCH_ASIDE;
		free(m->reason);
		m->reason = xcopy(reason, strlen(reason));
		club_tell(c->club, &body, "put-aside match=%s season=%d reason=%s", m->name,
			m->season, reason);
		ok = store_save_match(c->club->store, m, c->why)
			&& mail_referee(&in, "subject-aside", (struct span){ body.s, body.n })
			&& store_commit(c->club->store, c->why);
	}
	if (!ok || !*aside)
		store_rollback(c->club->store);
	buf_free(&body);
	return ok;
}
