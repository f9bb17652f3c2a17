/* SPDX-License-Identifier: MIT */
#include "club/odds.h"
#include "club/seat_person.h"
#include "report/events/dice_tally.h"

#include <string.h>

struct telling {
	const struct texts *texts;
	struct buf *b;
	const struct match *match;
	const struct dice_tally *dice;
};

static void tell_chance(const struct telling *t, double chance)
{
	struct buf line = BUF_INIT;
	long matches = luck_matches(chance);

	texts_say(t->texts, &line, "luck-chance matches=%ld rare=%d", matches,
		matches == DICE_LUCK_RARE);
	text_wrap(t->b, "    ", "    ", line.s, line.n, REPORT_COLUMNS);
	buf_free(&line);
}

/* Writes tenths, as an expected value is seldom whole. */
static void put_tenths(struct buf *b, double value)
{
	size_t was = b->n;

	buf_fmt(b, "%.1f", value);
	if (b->n >= was + 2 && !strcmp(b->s + b->n - 2, ".0"))
		buf_cut(b, b->n - 2);
}

/* label NULL: of all labels. */
static void tell_sum(const struct telling *t, const char *label, const struct dice_luck *l)
{
	double expected = dice_luck_expected(l), off = (double)l->sum - expected;
	struct buf line = BUF_INIT, of = BUF_INIT, by = BUF_INIT;

	put_tenths(&of, expected);
	put_tenths(&by, off < 0 ? -off : off);
	if (!strcmp(by.s, "0"))
		buf_clear(&by);
	texts_say(t->texts, &line,
		"luck-sum label=%s dice=%ld expected=%s rolled=%lld off=%s higher=%d",
		label ? label : "", l->dice, of.s, l->sum, by.s, off > 0);
	text_wrap(t->b, "  ", "    ", line.s, line.n, REPORT_COLUMNS);
	tell_chance(t, dice_luck_chance(l));
	buf_free(&line);
	buf_free(&of);
	buf_free(&by);
}

static void tell_seat(const struct telling *t, int seat)
{
	const struct dice_tally *d = t->dice;
	const struct dice_luck *all = dice_tally_of(d, seat, 0);

	buf_char(t->b, '\n');
	texts_tell(t->texts, t->b, "luck-seat seat=%s any=%d",
		seat ? seat_text(t->dice->rules->game, seat).s : "", all->dice > 0);
	for (int i = 1; i <= d->rules->labels; i++)
		if (dice_tally_of(d, seat, i)->dice)
			tell_sum(t, d->rules->game->labels[i].name, dice_tally_of(d, seat, i));
	if (all->dice)
		tell_sum(t, NULL, all);
}

/* ---- what to bear in mind ---- */

__attribute__((format(printf, 2, 3))) static void tell_note(
	const struct telling *t, const char *form, ...)
{
	struct buf note = BUF_INIT;
	va_list ap;

	va_start(ap, form);
	texts_vsay(t->texts, &note, form, ap);
	va_end(ap);
	text_wrap(t->b, "- ", "  ", note.s, note.n, REPORT_COLUMNS);
	buf_free(&note);
}

static void tell_notes(const struct telling *t)
{
	const struct dice_tally *d = t->dice;

	buf_char(t->b, '\n');
	tell_note(t, "luck-high");
	tell_note(t, "luck-rare players=%d", d->seats);
	tell_note(t, "luck-lots");
	/* A player is not told how often others throw unseen. */
	if (d->reader && !d->over)
		tell_note(t, "luck-unseen");
	else if (d->hidden)
		tell_note(t, "luck-hidden throws=%d", d->hidden);
}

/* from: the first season played by the present rules. */
static void tell_all(const struct telling *t, int from)
{
	const struct match *m = t->match;
	const struct dice_tally *d = t->dice;

	if (from == m->season) {
		texts_say(t->texts, t->b, "luck-none match=%s played=%d", m->name, m->season != 0);
		buf_char(t->b, '\n');
		return;
	}
	texts_say(t->texts, t->b, "luck match=%s from=%d to=%d all=%d yours=%d", m->name, from,
		m->season - 1, d->over, d->reader != 0);
	buf_char(t->b, '\n');
	for (int s = 1; s <= d->seats; s++)
		tell_seat(t, s);
	if (dice_tally_of(d, NOBODY, 0)->dice)
		tell_seat(t, NOBODY);
	tell_notes(t);
}

bool odds_tell(const struct context *c, int seat, struct buf *b)
{
	const struct match *m = c->m;
	struct edition *edition = club_newest_edition(c);
	struct dice_tally dice;
	const struct telling telling = { seat_texts(c, seat), b, m, &dice };
	int from = 0, by;
	bool ok = true;

	if (!edition)
		return false;
	while (from < m->season && (ok = match_played_by(c, from, &by))
		&& by != edition->rules->game->revision)
		from++;
	dice_tally_begin(&dice, edition->rules, m->seats, seat, m->state == MATCH_OVER);
	for (int i = from; i < m->season && ok; i++) {
		struct table *t = match_table(c, edition, i);

		ok = t != NULL;
		if (ok)
			dice_tally_count(&dice, t);
		table_free(t);
	}
	if (ok)
		tell_all(&telling, from);
	dice_tally_end(&dice);
	return ok;
}
