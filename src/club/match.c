/* SPDX-License-Identifier: MIT
 * Matches as commands use them: found by name, laid out as a table. */
#include "base/data.h"
#include "club/chain.h"
#include "club/charter.h"
#include "core/former.h"

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

void match_site(struct buf *b, const struct context *c)
{
	const char *site = c->club->setting[S_SITE];
	size_t n = strlen(site);

	while (n && site[n - 1] == '/')
		n--;
	if (n)
		buf_fmt(b, "%.*s/matches/%s/", (int)n, site, c->m->name);
}

void match_say_ended(struct buf *b, const struct texts *to, const struct match *m)
{
	if (*m->ended)
		texts_say(to, b, "motion-%s seat=%s", m->ended,
			seat_text(match_game(m), m->winner).s);
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
		.clauses = edition };
}

static bool set_options(struct table *t, struct span rest, struct buf *why)
{
	struct span line;

	while (span_line(&rest, &line)) {
		const char *equals = span_find(line, '=');
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

/* Lays what the referee set after the season, if anything. */
static bool lay_amended(const struct context *c, int season, struct table *t)
{
	enum found found;
	struct amend_row amend;
	bool ok;

	found = store_get_amend(c->club->store, c->m->id, season, &amend, c->why);
	if (found != FOUND)
		return found == NOT_FOUND;
	ok = table_read(t, amend.image, amend.image_n, c->why);
	amend_row_free(&amend);
	return ok;
}

static bool lay_season(const struct context *c, int season, struct table *t)
{
	enum found found;
	struct season_row row = { 0 };
	bool ok;

	found = store_get_season(c->club->store, c->m->id, season, &row, c->why);
	if (found == NOT_FOUND)
		buf_fmt(c->why, "season %d of '%s' was not played yet", season, c->m->name);
	if (found != FOUND)
		return false;
	t->day = time_day(row.played);
	ok = table_read(t, row.image, row.image_n, c->why) && lay_amended(c, season, t);
	if (ok && !journal_read(&t->journal, row.journal, row.journal_n)) {
		buf_fmt(c->why, "the journal of season %d of '%s' is damaged", season, c->m->name);
		ok = false;
	}
	season_row_free(&row);
	return ok;
}

/* Lays a table of another revision of the rules, converted to be played on. */
static bool lay_former(const struct context *c, int season, int revision, struct table *t)
{
	struct buf name = BUF_INIT, layout = BUF_INIT, image = BUF_INIT;
	struct season_mark mark;
	bool ok;

	buf_fmt(&name, "db/revisions/%s-%d.txt", t->game->name, revision);
	ok = data_read(&layout, name.s, c->why)
		&& store_get_mark(c->club->store, c->m->id, season, &mark, c->why) == FOUND
		&& store_get_image(c->club->store, c->m->id, season, &image, c->why)
		&& former_carry(t, span_of_buf(&layout), image.s, image.n, c->why);
	if (ok)
		t->day = time_day(mark.played);
	buf_free(&name);
	buf_free(&layout);
	buf_free(&image);
	return ok;
}

bool match_played_by(const struct context *c, int season, int *revision)
{
	*revision = c->m->rules;
	/* Most matches have revision 1, so no record need be looked up. */
	return c->m->rules == 1 || season < 0 || chain_rules(c, season, revision);
}

bool match_lacks(const struct context *c, int season, int *revision)
{
	if (!match_played_by(c, season, revision))
		return false;
	if (!game_named(c->m->game) || game_of(c->m->game, *revision))
		*revision = 0;
	return true;
}

struct table *match_new_table(const struct edition *edition, int players, const char *map,
	struct span options, struct buf *why)
{
	struct table *t = table_new(edition->rules, players, *map ? map : NULL, why);

	if (!t || set_options(t, options, why))
		return t;
	table_free(t);
	return NULL;
}

struct table *match_table(const struct context *c, const struct edition *edition, int season)
{
	int own = edition->rules->game->revision, by = own;
	struct table *t =
		match_new_table(edition, c->m->seats, c->m->map, span_of(c->m->options), c->why);
	bool ok = t;

	if (ok && season >= 0)
		ok = match_played_by(c, season, &by);
	if (ok && season < 0)
		ok = table_playable(t, c->why);
	else if (ok && by != own)
		ok = lay_former(c, season, by, t);
	else if (ok)
		ok = lay_season(c, season, t);
	if (ok)
		return t;
	table_free(t);
	return NULL;
}

static bool write_former(const struct context *c, const struct edition *edition, int season,
	struct buf *image, int *day)
{
	struct table *t = match_table(c, edition, season);

	if (!t)
		return false;
	*day = t->day;
	table_write(t, image);
	table_free(t);
	return true;
}

bool match_image(const struct context *c, const struct edition *edition, int season,
	struct buf *image, int *day)
{
	struct season_mark mark;
	int by;

	if (!match_played_by(c, season, &by))
		return false;
	if (by != edition->rules->game->revision)
		return write_former(c, edition, season, image, day);
	if (store_get_mark(c->club->store, c->m->id, season, &mark, c->why) != FOUND
		|| !store_get_image(c->club->store, c->m->id, season, image, c->why))
		return false;
	*day = time_day(mark.played);
	return true;
}

struct table *match_read_image(const struct edition *edition, int players, const char *map,
	struct span image, struct buf *why)
{
	struct table *t = table_bare(edition->rules, players, *map ? map : NULL, why);

	if (!t || table_read(t, image.s, image.n, why))
		return t;
	table_free(t);
	return NULL;
}

bool match_can_tell(const struct context *c, const struct edition *edition, int season)
{
	int by;

	if (!match_played_by(c, season, &by))
		return false;
	if (by == edition->rules->game->revision)
		return true;
	buf_fmt(c->why,
		"use 'tradepost show %s --season %d --seat SEAT', which prints what a seat was"
		" told: season %d was played by revision %d of the rules, which this program"
		" does not have",
		c->m->name, season, season, by);
	return false;
}

struct table *match_journal(const struct context *c, const struct edition *edition, int season)
{
	if (!match_can_tell(c, edition, season))
		return NULL;
	return match_table(c, edition, season);
}

const struct game *match_game(const struct match *m)
{
	return game_named(m->game);
}

bool match_duties(const struct context *c, int season, struct duties *d)
{
	struct buf image = BUF_INIT;
	unsigned writers;
	bool ok, known;

	*d = (struct duties){ 0, ALL };
	if (season < 0)
		return true;
	ok = store_get_image(c->club->store, c->m->id, season, &image, c->why)
		&& store_get_writers(c->club->store, c->m->id, season, &known, &writers, c->why);
	if (ok) {
		d->out = table_outs(image.s, image.n);
		d->write = known ? (seats)writers << 1 : BUT(d->out);
	}
	buf_free(&image);
	return ok;
}

bool match_duty(const struct context *c, int seat, struct duty *duty)
{
	struct duties d;
	bool ok = match_duties(c, c->m->season - 1, &d);

	*duty = (struct duty){ ok && d.out & ONLY(seat), ok && d.write & ONLY(seat) };
	return ok;
}
