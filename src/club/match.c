/* SPDX-License-Identifier: MIT
 * Matches as commands use them: found by name, laid out as a table. */
#include "base/data.h"
#include "club/chain.h"
#include "club/charter.h"
#include "core/former.h"

#include <stdlib.h>
#include <string.h>

bool match_name_ok(struct span name)
{
	for (size_t i = 0; i < name.n; i++) {
		char c = name.s[i];

		if (!(c >= 'a' && c <= 'z') && !(c >= '0' && c <= '9') && c != '-')
			return false;
	}
	return name.n >= 1 && name.n <= 24;
}

bool match_is_named(const struct match *m, struct span name)
{
	return span_folds(name, m->name) || span_folds(name, m->gid);
}

struct names match_names(const struct edition *edition, const struct match *m)
{
	return (struct names){ edition->rules,
		box_map(edition->box, *m->map ? m->map : NULL, m->seats), m->seats };
}

struct report_input match_report(
	const struct edition *edition, const struct match *m, struct table *t)
{
	return (struct report_input){ .table = t,
		.phrases = edition->phrases,
		.match = m->name,
		.gid = m->gid,
		.next = season(t) + 1,
		.deadline = "",
		.ended = m->state == MATCH_OVER,
		.punctual = !charter_is(m, "early", "yes"),
		.clause = edition_clause,
		.clauses = edition->clauses };
}

static bool set_options(struct table *t, const struct match *m, struct buf *why)
{
	struct span rest = span_of(m->options), line;

	while (span_line(&rest, &line)) {
		const char *equals = memchr(line.s, '=', line.n);
		struct span name = { line.s, equals ? (size_t)(equals - line.s) : line.n };
		struct span value = { NULL, 0 };

		if (!equals) {
			buf_fmt(why, "option '%.*s' is not NAME=VALUE", (int)line.n, line.s);
			return false;
		}
		value = (struct span){ equals + 1, line.n - name.n - 1 };
		if (!table_option(t, name, value, why))
			return false;
	}
	return true;
}

/* What the referee put right after it lies there instead. */
static bool lay_amended(
	struct club *club, const struct match *m, int season, struct table *t, struct buf *why)
{
	struct amend_row amend;
	bool ok;

	if (!store_get_amend(club->store, m->id, season, &amend, why))
		return !why->n;
	ok = table_read(t, amend.image, amend.image_n, why);
	amend_row_free(&amend);
	return ok;
}

static bool lay_season(
	struct club *club, const struct match *m, int season, struct table *t, struct buf *why)
{
	struct season_row row = { 0 };
	bool ok;

	if (!store_get_season(club->store, m->id, season, &row, why)) {
		if (!why->n)
			buf_fmt(why, "season %d of '%s' was not played yet", season, m->name);
		return false;
	}
	t->day = time_day(row.played);
	ok = table_read(t, row.image, row.image_n, why) && lay_amended(club, m, season, t, why);
	if (ok && !journal_read(&t->journal, row.journal, row.journal_n)) {
		buf_fmt(why, "the journal of season %d of '%s' is damaged", season, m->name);
		ok = false;
	}
	season_row_free(&row);
	return ok;
}

/* By a revision of the rules that is not the table's: what lay there is gone on with. */
static bool lay_former(struct club *club, const struct match *m, int season, int revision,
	struct table *t, struct buf *why)
{
	struct buf name = BUF_INIT, layout = BUF_INIT, image = BUF_INIT;
	struct season_mark mark;
	bool ok;

	buf_fmt(&name, "db/revisions/%s-%d.txt", t->game->name, revision);
	ok = data_read(&layout, name.s, why)
		&& store_get_mark(club->store, m->id, season, &mark, why)
		&& store_get_image(club->store, m->id, season, &image, why)
		&& former_carry(t, span_of_buf(&layout), image.s, image.n, why);
	if (ok)
		t->day = time_day(mark.played);
	buf_free(&name);
	buf_free(&layout);
	buf_free(&image);
	return ok;
}

bool match_played_by(
	struct club *club, const struct match *m, int season, int *revision, struct buf *why)
{
	*revision = m->rules;
	/* Most matches are of the first one, and no record need be looked up. */
	return m->rules == 1 || season < 0 || chain_rules(club, m, season, revision, why);
}

bool match_lacks(
	struct club *club, const struct match *m, int season, int *revision, struct buf *why)
{
	if (!match_played_by(club, m, season, revision, why))
		return false;
	if (!game_named(m->game) || game_of(m->game, *revision))
		*revision = 0;
	return true;
}

struct table *match_table(struct club *club, const struct edition *edition, const struct match *m,
	int season, struct buf *why)
{
	int own = edition->rules->game->revision, by = own;
	struct table *t = table_new(edition->rules, m->seats, *m->map ? m->map : NULL, why);
	bool ok = t && set_options(t, m, why);

	if (ok && season >= 0)
		ok = match_played_by(club, m, season, &by, why);
	if (ok && season < 0)
		ok = table_playable(t, why);
	else if (ok && by != own)
		ok = lay_former(club, m, season, by, t, why);
	else if (ok)
		ok = lay_season(club, m, season, t, why);
	if (ok)
		return t;
	table_free(t);
	return NULL;
}

bool match_can_tell(struct club *club, const struct edition *edition, const struct match *m,
	int season, struct buf *why)
{
	int by;

	if (!match_played_by(club, m, season, &by, why))
		return false;
	if (by == edition->rules->game->revision)
		return true;
	buf_fmt(why,
		"'tradepost show %s --season %d --seat SEAT' prints what a seat was told: season %d"
		" was played by revision %d of the rules, which this program does not have",
		m->name, season, season, by);
	return false;
}

struct table *match_journal(struct club *club, const struct edition *edition, const struct match *m,
	int season, struct buf *why)
{
	if (!match_can_tell(club, edition, m, season, why))
		return NULL;
	return match_table(club, edition, m, season, why);
}

const struct game *match_game(const struct match *m)
{
	return game_named(m->game);
}

bool match_duties(
	struct club *club, const struct match *m, int season, struct duties *d, struct buf *why)
{
	struct buf image = BUF_INIT;
	unsigned writers;
	bool ok, known;

	*d = (struct duties){ 0, ALL };
	if (season < 0)
		return true;
	ok = store_get_image(club->store, m->id, season, &image, why)
		&& store_get_writers(club->store, m->id, season, &known, &writers, why);
	if (ok) {
		d->out = table_outs(image.s, image.n);
		d->write = known ? (seats)writers << 1 : BUT(d->out);
	}
	buf_free(&image);
	return ok;
}

bool match_duty(
	struct club *club, const struct match *m, int seat, struct duty *duty, struct buf *why)
{
	struct duties d;
	bool ok = match_duties(club, m, m->season - 1, &d, why);

	*duty = (struct duty){ ok && d.out & ONLY(seat), ok && d.write & ONLY(seat) };
	return ok;
}
