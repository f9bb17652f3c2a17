/* SPDX-License-Identifier: MIT
 * A ruling as a case: writes the season of the fact down and plays it to see if the case holds. */
#include "base/data.h"
#include "club/played.h"
#include "cmd/docket.h"
#include "try/try.h"
#include "try/case_write.h"

#include <string.h>

/* ---- what stands above the case ---- */

static void write_comment(struct buf *b, struct span line)
{
	struct buf clean = BUF_INIT;

	text_clean(&clean, line.s, line.n, SIZE_MAX);
	text_wrap(b, "# ", "# ", clean.s, clean.n, 78);
	buf_free(&clean);
}

static void write_ruling(struct buf *b, const struct match *m, const struct dispute_row *row)
{
	static const char secret[] =
		"This file has all that was on the table, hidden cards too: until the match is "
		"over, it is for the referee alone. Below 'expect' is what was told. If you rule "
		"otherwise, change the lines below 'expect'. Leave out what the dispute is not "
		"about.";
	struct span rest = span_of(row->ruling), text;
	struct buf line = BUF_INIT;

	buf_fmt(&line, "Dispute %d of match '%s', about season %d, ruled ", row->number, m->name,
		row->season);
	time_print_short(&line, row->ruled);
	buf_char(&line, ':');
	write_comment(b, (struct span){ line.s, line.n });
	while (span_line(&rest, &text))
		write_comment(b, text);
	buf_str(b, "#\n");
	write_comment(b, span_of(secret));
	buf_free(&line);
}

static void write_game(struct buf *b, const struct match *m)
{
	struct span rest = span_of(m->options), line;

	buf_fmt(b, "\ngame %s seats %d", m->game, m->seats);
	if (*m->map)
		buf_fmt(b, " map %s", m->map);
	while (span_line(&rest, &line)) {
		const char *equals = span_find(line, '=');
		int name = equals ? (int)(equals - line.s) : 0;

		if (equals)
			buf_fmt(b, " option %.*s %.*s", name, line.s, (int)line.n - name - 1,
				equals + 1);
	}
	buf_char(b, '\n');
}

/* A club's own box must be named by its file. */
static bool write_box(struct buf *b, const struct match *m, struct buf *why)
{
	struct buf path = BUF_INIT, xml = BUF_INIT;
	unsigned char hash[HASH];
	bool ok;

	buf_fmt(&path, "db/boxes/%s.xml", m->game);
	ok = data_read(&xml, path.s, why);
	hash_bytes(hash, xml.s, xml.n);
	if (ok && memcmp(hash, m->box, sizeof hash) != 0)
		buf_str(b,
			"# The match has a box of its own: write 'box FILE' after the next "
			"line.\n");
	buf_free(&path);
	buf_free(&xml);
	return ok;
}

/* ---- the case ---- */

static void write_case(struct buf *b, const struct dispute_row *row, const struct match *m,
	const struct case_writing *w, const struct buf *given, int day)
{
	buf_fmt(b, "\ncase dispute %d of match %s", row->number, m->name);
	if (*row->clause) {
		buf_str(b, " [");
		text_clean(b, row->clause, strlen(row->clause), 30);
		buf_char(b, ']');
	}
	if (row->season)
		buf_fmt(b, "\ngiven season %d", row->season);
	else
		buf_str(b, "\ngiven set-up");
	if (day)
		buf_fmt(b, " day %d", day);
	buf_char(b, '\n');
	writing_given(w, b);
	writing_chance(w, b);
	for (int s = 1; s <= m->seats; s++)
		writing_orders(w, s, (struct span){ given[s].s, given[s].n }, b);
	buf_str(b, "expect\n");
	writing_expect(w, row->seat, row->entry, b);
}

/* ---- whether it holds ---- */

struct own_rules {
	struct try_env env; /* first, as give_rules casts it */
	const struct rules *rules;
};

static const struct rules *give_rules(
	struct try_env *env, const char *game, const char *box, struct buf *why)
{
	(void)game;
	(void)box;
	(void)why;
	return ((struct own_rules *)env)->rules;
}

/* Says above the case what could not be written, so that whoever keeps the case can add it. */
static void write_verdict(struct buf *b, const struct buf *text, const struct rules *rules)
{
	struct own_rules own = { { give_rules }, rules };
	struct buf tap = BUF_INIT, fault = BUF_INIT;
	int cases = 0, failed = 0;
	bool read = try_run(
		"case", (struct span){ text->s, text->n }, &own.env, &tap, &cases, &failed, &fault);
	struct span rest = { tap.s, tap.n }, line;

	buf_str(b, "#\n");
	if (!read)
		write_comment(b, span_of("It cannot be played as it is:"));
	else if (failed)
		write_comment(b, span_of("Its result is not that of the season:"));
	else
		write_comment(b, span_of("Played by try, it has the same result as the season."));
	if (!read)
		write_comment(b, (struct span){ fault.s, fault.n });
	while (failed && span_line(&rest, &line))
		if (span_starts(line, "# "))
			write_comment(b, (struct span){ line.s + 2, line.n - 2 });
	buf_free(&tap);
	buf_free(&fault);
}

/* What the autopilot orders is known only after it has played. */
static bool play_season(struct buf *b, const struct context *c, const struct dispute_row *row,
	struct table *t, struct autopilot *pilot)
{
	struct buf given[MAXSEATS + 1];
	struct case_writing *w = writing_make(t, row->season == 0);
	bool ok;

	for (int s = 0; s <= MAXSEATS; s++) {
		given[s] = (struct buf)BUF_INIT;
		if (t->source[s])
			autopilot_make(&pilot[s], &given[s]);
	}
	ok = played_again(c, t, row->season);
	if (ok)
		write_case(b, row, c->m, w, given, t->day);
	for (int s = 0; s <= MAXSEATS; s++)
		buf_free(&given[s]);
	writing_free(w);
	return ok;
}

static bool write_season(struct buf *b, const struct context *c, const struct dispute_row *row,
	struct edition *edition)
{
	struct autopilot pilot[MAXSEATS + 1];
	struct season_row stored = { 0 };
	struct table *t = played_table(c, edition, row->season, &stored, pilot);
	bool ok = t && play_season(b, c, row, t, pilot);

	played_free(t);
	season_row_free(&stored);
	return ok;
}

bool dispute_case(const struct context *c, const struct dispute_row *row, struct buf *b)
{
	struct edition *edition = club_newest_edition(c);
	struct buf text = BUF_INIT;
	bool ok;

	if (!edition)
		return false;
	write_ruling(b, c->m, row);
	write_game(&text, c->m);
	ok = write_season(&text, c, row, edition);
	if (ok) {
		write_verdict(b, &text, edition->rules);
		ok = write_box(b, c->m, c->why);
	}
	buf_add(b, text.s, text.n);
	buf_free(&text);
	return ok;
}
