/* SPDX-License-Identifier: MIT */
#include "club/amendment.h"
#include "club/played.h"
#include "club/record.h"
#include "club/season.h"
#include "proof/outcome.h"
#include "try/season_changes.h"

struct amending {
	struct referee_act *d;
	int season;
	const char *file, *text; /* what the file has; NULL: a ruling alone */
	struct season_changes *changes;
	struct table *before, *after;
	struct buf lay; /* how the table lay before things were set */
	struct season_row stored;
	struct autopilot pilot[MAXSEATS + 1];
};

static bool any_orders(const struct amending *a)
{
	for (int s = 1; s <= a->d->m.seats; s++)
		if (season_changes_orders(a->changes, s))
			return true;
	return false;
}

/* ---- orders accepted after all ---- */

/* Appends what a seat is played with now as a letter: the file's lines above those of its own. */
static void write_orders(const struct program *p, struct buf *b)
{
	for (int i = 0; p->letter && i < p->letter->lines; i++) {
		struct span line = p->letter->line[i].text;

		buf_add(b, line.s, line.n);
		buf_char(b, '\n');
	}
}

/* A player whose letter is accepted after all has not missed the season. */
static void count_letter(struct attendance_row *row, bool came)
{
	if (!came && row->seasons > row->letters) {
		row->letters++;
		row->missed = 0;
	}
}

static bool keep_orders(struct amending *a, int s, struct buf *text)
{
	struct referee_act *d = a->d;
	struct letter_row row = { .season = a->season, .seat = s };
	struct buf orders = BUF_INIT;
	bool ok;

	write_orders(a->after->program[s], &orders);
	ok = act_attendance(d, a->season, s, count_letter) && act_orders(d, &row, &orders, text)
		&& store_replace_played(d->club.store, d->m.id, a->season, s, row.id, d->c.why);
	buf_free(&orders);
	return ok;
}

static bool replace_season(struct amending *a)
{
	struct referee_act *d = a->d;
	struct season_row row = { .season = a->season, .played = a->stored.played };
	bool ok;

	season_left(&row, a->after);
	ok = store_keep_branch(d->club.store, d->m.id, d->state.number, a->season, d->c.why)
		&& store_replace_season(d->club.store, d->m.id, &row, d->c.why);
	season_row_free(&row);
	return ok;
}

static bool play_anew(struct amending *a, struct buf *text)
{
	struct referee_act *d = a->d;
	bool ok = played_again(&d->c, a->after, a->season) && replace_season(a);

	for (int s = 1; s <= d->m.seats && ok; s++)
		ok = (!season_changes_orders(a->changes, s) || keep_orders(a, s, text))
			&& act_keep_standing(d, a->after, a->season, s);
	return ok && record_dice(&d->c, a->after, text);
}

/* ---- things set by name ---- */

static bool keep_table(struct amending *a)
{
	struct referee_act *d = a->d;
	struct amend_row row = {
		.number = d->state.number, .season = a->season, .text = (char *)a->text
	};
	struct buf image = BUF_INIT;
	bool ok;

	table_settle(a->after);
	table_write(a->after, &image);
	if (span_same(span_of_buf(&image), span_of_buf(&a->lay))) {
		buf_fmt(d->c.why,
			"leave the file out to record a ruling: everything already lies as '%s' "
			"sets it, so nothing was done",
			a->file);
		buf_free(&image);
		return false;
	}
	row.writers = season_writers(a->after) >> 1;
	row.image = image.s;
	row.image_n = image.n;
	ok = store_add_amend(d->club.store, d->m.id, &row, d->c.why);
	buf_free(&image);
	return ok;
}

/* Reads the file on a table where its season can be played: for orders the table before the season,
 * for things set by name the present one. */
static bool read_changes(struct amending *a, bool lays)
{
	struct referee_act *d = a->d;

	if (lays)
		a->after = match_table(&d->c, d->edition, a->season);
	else
		a->after = played_table(&d->c, d->edition, a->season, &a->stored, a->pilot);
	if (a->after && lays)
		table_write(a->after, &a->lay);
	if (a->after && lays && !played_from(&d->c, d->edition, a->after, a->season, a->pilot))
		return false;
	a->changes = a->after ? season_changes_make(a->file, span_of(a->text), a->after,
			     lays ? a->season + 1 : a->season, d->c.why)
			      : NULL;
	return a->changes;
}

static bool has_given(struct span text)
{
	struct span line, word;

	while (span_line(&text, &line))
		if (span_word(&line, &word) && span_is(word, "given"))
			return true;
	return false;
}

/* A file either gives orders or sets things, and has no dice. */
static bool find_changes(struct amending *a, bool *lays)
{
	struct buf *why = a->d->c.why;
	bool two, forced;
	struct buf unused = BUF_INIT;

	*lays = has_given(span_of(a->text));
	if (!read_changes(a, *lays))
		return false;
	season_changes_failures(a->changes, &unused);
	two = *lays && any_orders(a);
	forced = unused.n;
	if (two)
		buf_fmt(why, "amend twice, with two files: '%s' has orders and sets things as well",
			a->file);
	else if (forced)
		buf_fmt(why, "'%s' forces chance: an amend keeps the dice that were cast", a->file);
	buf_free(&unused);
	return !two && !forced;
}

/* Refuses to play a season again after things were set: the setting would be lost silently. */
static bool may_play_anew(struct amending *a)
{
	struct referee_act *d = a->d;
	struct amend_row row = { 0 };
	enum found found = store_get_amend(d->club.store, d->m.id, a->season, &row, d->c.why);

	if (found != FOUND)
		return found == NOT_FOUND;
	amend_row_free(&row);
	buf_fmt(d->c.why,
		"set by name what should lie after season %d: things were set there before, so the "
		"season cannot be played anew with other orders",
		a->season);
	return false;
}

static bool change(struct amending *a, bool lays, struct buf *text)
{
	if (lays)
		return keep_table(a);
	return may_play_anew(a) && play_anew(a, text);
}

static bool tell_all(struct amending *a)
{
	struct referee_act *d = a->d;
	struct buf what = BUF_INIT;
	bool ok;

	if (a->after)
		club_say(&d->club, &what, "amend match=%s season=%d", d->m.name, a->season);
	else
		club_say(&d->club, &what, "ruled match=%s", d->m.name);
	ok = act_tell(
		d, a->after ? "subject-amend" : "subject-ruling", what.s, a->before, a->after);
	buf_free(&what);
	return ok;
}

/* Appends what the next season begins with. */
static bool tell_left(const struct amending *a, bool lays, struct buf *text)
{
	const struct referee_act *d = a->d;
	unsigned char hidden[HASH];

	chain_hidden(&d->m, hidden);
	if (!lays)
		outcome_stands(text, hidden, a->after, d->state.number);
	outcome_state(text, hidden, a->after, d->state.number);
	chance_wipe(hidden, sizeof hidden);
	return true;
}

static bool amend(struct amending *a, struct buf *text)
{
	bool lays = false;

	if (!a->text)
		return true;
	a->before = match_journal(&a->d->c, a->d->edition, a->season);
	return a->before && find_changes(a, &lays) && change(a, lays, text)
		&& tell_left(a, lays, text);
}

bool amendment_make(struct referee_act *d, const char *file, const char *text)
{
	struct amending a = {
		.d = d, .season = d->m.season - 1, .file = file, .text = text, .lay = BUF_INIT
	};
	struct buf record = BUF_INIT;
	bool ok;

	act_begin(d, &record, "amend", a.season);
	ok = amend(&a, &record) && act_record(d, "amend", &record) && tell_all(&a);
	season_changes_free(a.changes);
	played_free(a.after);
	season_row_free(&a.stored);
	table_free(a.before);
	buf_free(&record);
	buf_free(&a.lay);
	return ok;
}
