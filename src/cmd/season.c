/* SPDX-License-Identifier: MIT */
#include "cmd/season.h"

#include <stdlib.h>
#include <string.h>

/* ---- due or not ---- */

static bool all_letters_in(struct club *club, const struct match *m, bool *in, struct buf *why)
{
	*in = true;
	for (int s = 1; s <= m->seats && *in; s++) {
		int n = 0;

		if (!store_count_letters(club->store, m->id, m->season, s, "taken", &n, why))
			return false;
		*in = n > 0;
	}
	return true;
}

bool season_due(struct club *club, const struct match *m, long long now, bool *due, struct buf *why)
{
	*due = false;
	if (m->state != MATCH_OPEN)
		return true;
	if (m->deadline && now > m->deadline) {
		*due = true;
		return true;
	}
	return all_letters_in(club, m, due, why);
}

/* ---- what it is played from ---- */

static bool one_program(struct club *club, const struct reader *r, const struct match *m,
	struct table *t, int season, int seat, long long until, struct letter_row *letter,
	struct buf *why)
{
	struct orders *orders = NULL;
	struct seat row;

	if (!store_get_seat(club->store, m->id, seat, &row, why)) {
		if (!why->n)
			buf_fmt(why, "seat %d of '%s' is lost", seat, m->name);
		return false;
	}
	if (store_best_letter(club->store, m->id, season, seat, until, letter, why))
		orders = orders_read(letter->text, strlen(letter->text), r);
	if (!why->n)
		t->program[seat] = program_make(r, season, seat, span_of(row.standing), orders);
	else
		orders_free(orders);
	seat_free(&row);
	return !why->n;
}

bool season_programs(struct club *club, const struct shelf *shelf, const struct match *m,
	struct table *t, int season, long long until, struct letter_row letter[], struct buf *why)
{
	struct reader r = match_reader(shelf, m);

	for (int s = 1; s <= m->seats; s++)
		if (!one_program(club, &r, m, t, season, s, until, &letter[s], why))
			return false;
	return true;
}

/* ---- what comes of it ---- */

const char *season_clause(const void *clauses, const char *id)
{
	int n;
	const struct clause *c = clauses_find(clauses, id, strlen(id), &n);

	return c ? c->text : NULL;
}

struct report_of season_report(const struct shelf *shelf, const struct match *m, struct table *t)
{
	return (struct report_of){ .table = t,
		.phrases = shelf->phrases,
		.match = m->name,
		.gid = m->gid,
		.next = season(t) + 1,
		.deadline = "",
		.clause = season_clause,
		.clauses = shelf->clauses };
}

struct playing {
	struct club *club;
	const struct shelf *shelf;
	struct match *m;
	struct table *t;
	struct letter_row letter[MAXSEATS + 1];
	struct seat seat[MAXSEATS + 1];
	long long now;
	char saw[HASH_TEXT];
	struct report_of report;
};

static bool keep_season(struct playing *p, struct buf *why)
{
	struct season_row row = { .season = p->m->season, .played = p->now };
	struct buf journal = BUF_INIT, image = BUF_INIT;
	bool ok;

	journal_write(&p->t->journal, &journal);
	table_write(p->t, &image);
	hash_bytes(row.digest, journal.s, journal.n);
	row.journal = journal.s;
	row.journal_n = journal.n;
	row.image = image.s;
	row.image_n = image.n;
	ok = store_add_season(p->club->store, p->m->id, &row, why);
	buf_free(&journal);
	buf_free(&image);
	return ok;
}

static bool keep_seat(struct playing *p, int s, struct buf *why)
{
	struct buf standing = BUF_INIT;
	struct seat *seat = &p->seat[s];
	bool ok;

	program_standing(p->t->program[s], p->m->season, &standing);
	ok = store_add_played(p->club->store, p->m->id, p->m->season, s, p->letter[s].id,
		span_of(seat->standing), why);
	free(seat->standing);
	seat->standing = buf_take(&standing);
	return ok && store_save_seat(p->club->store, p->m->id, seat, why);
}

static bool report_seat(
	struct playing *p, int s, struct buf *xml, struct buf *text, struct buf *why)
{
	struct buf subject = BUF_INIT;
	struct mail_plan plan = { .kind = "report",
		.match = p->m,
		.season = p->m->season,
		.seat = s,
		.to = &p->seat[s],
		.date = p->now };
	bool ok;

	buf_clear(xml);
	buf_clear(text);
	report_make(xml, text, &p->report, s);
	buf_fmt(&subject, "report of season %d", p->m->season);
	plan.subject = subject.s;
	plan.body = (struct span){ text->s, text->n };
	plan.report = (struct span){ xml->s, xml->n };
	ok = mail_queue(p->club, &plan, why);
	buf_free(&subject);
	return ok;
}

static bool report_all(struct playing *p, struct buf *why)
{
	struct buf xml = BUF_INIT, text = BUF_INIT;
	bool ok = true;

	p->report = season_report(p->shelf, p->m, p->t);
	match_saw(p->m, p->m->season + 1, p->saw);
	p->report.saw = p->saw;
	for (int s = 1; s <= p->m->seats; s++) {
		p->report.player[s] = p->seat[s].name;
		p->report.seq[s] = p->letter[s].seq;
		p->report.auth[s] = p->letter[s].form;
	}
	for (int s = 1; s <= p->m->seats && ok; s++)
		ok = report_seat(p, s, &xml, &text, why);
	buf_free(&xml);
	buf_free(&text);
	return ok;
}

static bool keep_match(struct playing *p, struct buf *why)
{
	p->m->season++;
	p->m->deadline = 0;
	if (season_over(p->t))
		p->m->state = MATCH_OVER;
	return store_save_match(p->club->store, p->m, why);
}

static bool keep_all(struct playing *p, struct buf *why)
{
	bool ok = keep_season(p, why);

	for (int s = 1; s <= p->m->seats && ok; s++)
		ok = store_get_seat(p->club->store, p->m->id, s, &p->seat[s], why)
			&& keep_seat(p, s, why);
	return ok && report_all(p, why) && keep_match(p, why);
}

/* ---- playing ---- */

/* Everything up to the season's end that can be the match's own fault. */
static bool lay_and_play(struct playing *p, struct buf *why)
{
	struct chance chance;
	const char *broken;

	p->shelf = club_shelf(p->club, p->m, why);
	if (p->shelf)
		p->t = match_table(p->club, p->shelf, p->m, p->m->season - 1, why);
	if (!p->t)
		return false;
	broken = season_audit(p->t);
	if (broken) {
		buf_fmt(why, "the stored table is broken: %s", broken);
		return false;
	}
	if (!season_programs(p->club, p->shelf, p->m, p->t, p->m->season,
		    p->m->deadline ? p->m->deadline : INT64_MAX, p->letter, why))
		return false;
	p->t->day = time_day(p->now);
	chance_season(&chance, p->m->gid, p->m->secret, p->m->season);
	season_play(p->t, &chance, p->m->season == 0);
	chance_wipe(&chance, sizeof chance);
	return true;
}

static void playing_free(struct playing *p)
{
	for (int s = 1; s <= p->m->seats; s++) {
		if (p->t)
			program_free(p->t->program[s]);
		letter_row_free(&p->letter[s]);
		seat_free(&p->seat[s]);
	}
	table_free(p->t);
}

static bool find_match(struct club *club, long long id, struct match *m, struct buf *why)
{
	if (store_next_match(club->store, id - 1, m, why) && m->id == id)
		return true;
	if (!why->n)
		buf_fmt(why, "match number %lld is gone", id);
	return false;
}

bool season_run(struct club *club, long long id, int season, long long now, bool anyway,
	bool *aside, struct buf *why)
{
	struct match m = { 0 };
	struct playing p = { .club = club, .m = &m, .now = now };
	bool due = false, ok;

	*aside = false;
	if (!store_begin(club->store, why))
		return false;
	ok = find_match(club, id, &m, why) && season_due(club, &m, now, &due, why);
	if (ok && m.season == season && (due || (anyway && m.state == MATCH_OPEN))) {
		ok = lay_and_play(&p, why);
		/* For a disk that fails no match is put aside. */
		*aside = !ok && !store_broken(club->store);
		if (ok) {
			ok = keep_all(&p, why);
			*aside = !ok && !store_tripped(club->store);
		}
		ok = ok && store_commit(club->store, why);
	} else if (ok) {
		store_rollback(club->store);
	}
	if (!ok)
		store_rollback(club->store);
	playing_free(&p);
	match_free(&m);
	return ok || *aside;
}

bool season_put_aside(struct club *club, long long id, int season, const char *reason,
	long long now, bool *aside, struct match *m, struct buf *why)
{
	struct buf body = BUF_INIT, line = BUF_INIT;
	bool ok;

	*aside = false;
	*m = (struct match){ 0 };
	if (!store_begin(club->store, why))
		return false;
	ok = find_match(club, id, m, why);
	*aside = ok && m->season == season;
	if (*aside) {
		m->before = m->state;
		m->state = MATCH_ASIDE;
		free(m->reason);
		m->reason = xcopy(reason, strlen(reason));
		buf_fmt(&line,
			"Match '%s' could not be played in season %d and is put aside: %s."
			" Nothing of it was changed. 'tradepost start %s' takes it up again.",
			m->name, m->season, reason, m->name);
		text_wrap(&body, "", "", line.s, line.n, 72);
		ok = store_save_match(club->store, m, why)
			&& mail_referee(club, m, "a match was put aside",
				(struct span){ body.s, body.n }, now, why)
			&& store_commit(club->store, why);
	}
	if (!ok || !*aside)
		store_rollback(club->store);
	buf_free(&body);
	buf_free(&line);
	return ok;
}
