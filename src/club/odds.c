/* SPDX-License-Identifier: MIT */
#include "club/odds.h"
#include "report/tale/dice.h"

#include <string.h>

static void tell_chance(struct buf *b, const struct luck *l)
{
	struct buf line = BUF_INIT;

	buf_str(&line, "this far off or further, up or down: ");
	luck_say(&line, luck_chance(l));
	text_wrap(b, "    ", "    ", line.s, line.n, REPORT_COLUMNS);
	buf_free(&line);
}

/* To a tenth: what is expected is seldom a whole number. */
static void put_tenths(struct buf *b, double value)
{
	size_t was = b->n;

	buf_fmt(b, "%.1f", value);
	if (b->n >= was + 2 && !strcmp(b->s + b->n - 2, ".0"))
		buf_cut(b, b->n - 2);
}

static void tell_sum(struct buf *b, const char *name, const struct luck *l)
{
	double expected = luck_expected(l), off = (double)l->sum - expected;
	struct buf line = BUF_INIT, by = BUF_INIT;

	buf_fmt(&line, "%s: %ld %s, expected ", name, l->dice, l->dice == 1 ? "die" : "dice");
	put_tenths(&line, expected);
	buf_fmt(&line, ", rolled %lld: ", l->sum);
	put_tenths(&by, off < 0 ? -off : off);
	if (!strcmp(by.s, "0"))
		buf_str(&line, "as expected");
	else
		buf_fmt(&line, "%s %s", by.s, off > 0 ? "higher" : "lower");
	text_wrap(b, "  ", "    ", line.s, line.n, REPORT_COLUMNS);
	tell_chance(b, l);
	buf_free(&line);
	buf_free(&by);
}

static void tell_seat(struct buf *b, const struct dice *d, int seat)
{
	const struct luck *all = dice_of(d, seat, 0);

	buf_char(b, '\n');
	if (seat)
		seat_print(b, seat);
	else
		buf_str(b, "the table");
	buf_str(b, all->dice ? ":\n" : ": no dice\n");
	for (int i = 1; i <= d->rules->labels; i++)
		if (dice_of(d, seat, i)->dice)
			tell_sum(b, d->rules->game->labels[i].name, dice_of(d, seat, i));
	if (all->dice)
		tell_sum(b, "in all", all);
}

/* ---- what to bear in mind ---- */

static void tell_note(struct buf *b, const char *note)
{
	text_wrap(b, "- ", "  ", note, strlen(note), REPORT_COLUMNS);
}

/* How often others throw unseen, a player is not told. */
static void tell_hidden(struct buf *b, const struct dice *d)
{
	struct buf note = BUF_INIT;

	if (d->reader && !d->over)
		buf_str(&note, "Dice that you were not shown count when the match is over.");
	else if (d->hidden)
		buf_fmt(&note,
			"Left out, for not everybody was shown them: %d %s. They count when the"
			" match is over.",
			d->hidden, d->hidden == 1 ? "throw" : "throws");
	if (note.n)
		tell_note(b, note.s);
	buf_free(&note);
}

static void tell_notes(struct buf *b, const struct dice *d)
{
	struct buf many = BUF_INIT;

	buf_char(b, '\n');
	tell_note(b,
		"A high die is no luck by itself: whether high or low is good, or neither, is in"
		" the rules of what it was thrown for.");
	buf_fmt(&many,
		"Fair dice lie far off now and then. %d players are looked at here, so what is"
		" rare for one is seen among them about %d times as often; each label is one look"
		" more.",
		d->seats, d->seats);
	tell_note(b, many.s);
	tell_note(b, "Lots, where chance only chooses one of some things, do not count.");
	tell_hidden(b, d);
	buf_free(&many);
}

/* from: the first season that the rules of now have played. */
static void tell_all(struct buf *b, const struct match *m, int from, const struct dice *d)
{
	const char *shown = d->over ? "all of them"
		: d->reader	    ? "those you were shown"
				    : "those everybody was shown";

	if (!m->season) {
		buf_fmt(b, "No season of %s was played yet.\n", m->name);
		return;
	}
	if (from == m->season) {
		buf_fmt(b, "No season of %s was played by these rules yet.\n", m->name);
		return;
	}
	buf_fmt(b, "The dice of %s, seasons %d to %d, %s:\n", m->name, from, m->season - 1, shown);
	for (int s = 1; s <= d->seats; s++)
		tell_seat(b, d, s);
	if (dice_of(d, NOBODY, 0)->dice)
		tell_seat(b, d, NOBODY);
	tell_notes(b, d);
}

/* ---- the whole ---- */

bool odds_tell(struct club *club, const struct match *m, int seat, struct buf *b, struct buf *why)
{
	struct shelf *shelf = club_newest_shelf(club, m, why);
	struct dice dice;
	int from = 0, by;
	bool ok = true;

	if (!shelf)
		return false;
	while (from < m->season && (ok = match_played_by(club, m, from, &by, why))
		&& by != shelf->rules->game->revision)
		from++;
	dice_begin(&dice, shelf->rules, m->seats, seat, m->state == MATCH_OVER);
	for (int i = from; i < m->season && ok; i++) {
		struct table *t = match_table(club, shelf, m, i, why);

		ok = t != NULL;
		if (ok)
			dice_count(&dice, t);
		table_free(t);
	}
	if (ok)
		tell_all(b, m, from, &dice);
	dice_end(&dice);
	return ok;
}
