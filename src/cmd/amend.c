/* SPDX-License-Identifier: MIT
 * amend: the referee corrects the season played last. Orders accepted after all: the season is
 * played again with them and with the same dice. Things set by name: they lie so from now on. A
 * ruling alone is recorded and changes nothing. */
#include "base/file.h"
#include "club/played.h"
#include "club/record.h"
#include "club/season.h"
#include "cmd/referee.h"
#include "proof/outcome.h"
#include "try/try.h"
#include "try/season_changes.h"

#include <stdlib.h>
#include <string.h>

struct amending {
	struct referee_act act;
	int season;
	const char *file;
	struct buf text; /* of the file */
	struct season_changes *changes;
	struct table *before, *after;
	struct season_row stored;
	struct autopilot pilot[MAXSEATS + 1];
};

static bool any_orders(const struct amending *a)
{
	for (int s = 1; s <= a->act.m.seats; s++)
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
static bool count_letter(struct amending *a, int s, struct buf *why)
{
	struct referee_act *d = &a->act;
	struct attendance_row row;
	struct buf standing = BUF_INIT;
	bool came = false, ok;

	ok = act_played(d, a->season, s, &came, &standing, why)
		&& store_get_attendance(d->club.store, d->m.id, s, &row, why);
	if (ok && !came && row.seasons > row.letters) {
		row.letters++;
		row.missed = 0;
		ok = store_save_attendance(d->club.store, d->m.id, s, &row, why);
	}
	buf_free(&standing);
	return ok;
}

static bool keep_orders(struct amending *a, int s, struct buf *text, struct buf *why)
{
	struct referee_act *d = &a->act;
	struct letter_row row = { .season = a->season, .seat = s };
	struct buf orders = BUF_INIT;
	bool ok;

	write_orders(a->after->program[s], &orders);
	ok = count_letter(a, s, why) && act_orders(d, &row, &orders, text, why)
		&& store_replace_played(d->club.store, d->m.id, a->season, s, row.id, why);
	buf_free(&orders);
	return ok;
}

static bool keep_standing(struct amending *a, int s, struct buf *why)
{
	struct referee_act *d = &a->act;
	struct buf standing = BUF_INIT;
	struct seat seat;
	bool ok = store_get_seat(d->club.store, d->m.id, s, &seat, why) == FOUND;

	if (!ok)
		return false;
	program_standing(a->after->program[s], a->season, &standing);
	free(seat.standing);
	seat.standing = buf_take(&standing);
	ok = store_save_seat(d->club.store, d->m.id, &seat, why);
	seat_free(&seat);
	return ok;
}

static bool replace_season(struct amending *a, struct buf *why)
{
	struct referee_act *d = &a->act;
	struct season_row row = { .season = a->season, .played = a->stored.played };
	bool ok;

	season_left(&row, a->after);
	ok = store_keep_branch(d->club.store, d->m.id, d->state.number, a->season, why)
		&& store_replace_season(d->club.store, d->m.id, &row, why);
	season_row_free(&row);
	return ok;
}

static bool play_anew(struct amending *a, struct buf *text, struct buf *why)
{
	struct referee_act *d = &a->act;
	const struct context c = { &d->club, &d->m, time_now(), why };
	bool ok = played_again(&c, a->after, a->season) && replace_season(a, why);

	for (int s = 1; s <= d->m.seats && ok; s++)
		ok = (!season_changes_orders(a->changes, s) || keep_orders(a, s, text, why))
			&& keep_standing(a, s, why);
	return ok && record_dice(&c, a->after, text);
}

/* ---- things set by name ---- */

static bool keep_table(struct amending *a, struct buf *why)
{
	struct referee_act *d = &a->act;
	struct amend_row row = {
		.number = d->state.number, .season = a->season, .text = a->text.s
	};
	struct buf image = BUF_INIT;
	bool ok;

	table_settle(a->after);
	table_write(a->after, &image);
	row.writers = season_writers(a->after) >> 1;
	row.image = image.s;
	row.image_n = image.n;
	ok = store_add_amend(d->club.store, d->m.id, &row, why);
	buf_free(&image);
	return ok;
}

/* Reads the file on a table where its season can be played: for orders the table before the season,
 * for things set by name the present one. */
static bool read_changes(struct amending *a, bool lays, struct buf *why)
{
	struct referee_act *d = &a->act;
	const struct context c = { &d->club, &d->m, time_now(), why };

	if (lays)
		a->after = match_table(&c, d->edition, a->season);
	else
		a->after = played_table(&c, d->edition, a->season, &a->stored, a->pilot);
	if (a->after && lays && !played_from(&c, d->edition, a->after, a->season, a->pilot))
		return false;
	a->changes = a->after ? season_changes_make(a->file, span_of_buf(&a->text), a->after,
			     lays ? a->season + 1 : a->season, why)
			      : NULL;
	return a->changes;
}

static void forget_changes(struct amending *a)
{
	season_changes_free(a->changes);
	a->changes = NULL;
	played_free(a->after);
	a->after = NULL;
	season_row_free(&a->stored);
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
static bool find_changes(struct amending *a, bool *lays, struct buf *why)
{
	struct buf unused = BUF_INIT;
	bool both, forces;

	*lays = has_given(span_of_buf(&a->text));
	if (!read_changes(a, *lays, why))
		return false;
	season_changes_failures(a->changes, &unused);
	both = *lays && any_orders(a);
	forces = unused.n;
	if (both)
		buf_fmt(why, "'%s' has orders and sets things: make two amends of it", a->file);
	else if (forces)
		buf_fmt(why, "'%s' forces chance: an amend keeps the dice that were cast", a->file);
	buf_free(&unused);
	return !both && !forces;
}

/* Refuses to play a season again after things were set: the setting would be lost silently. */
static bool may_play_anew(struct amending *a, struct buf *why)
{
	enum found found;
	struct referee_act *d = &a->act;
	struct amend_row row = { 0 };

	found = store_get_amend(d->club.store, d->m.id, a->season, &row, why);
	if (found != FOUND)
		return found == NOT_FOUND;
	amend_row_free(&row);
	buf_fmt(why,
		"set by name what should lie after season %d: things were set there before, so it"
		" cannot be played anew with other orders",
		a->season);
	return false;
}

static bool change(struct amending *a, bool lays, struct buf *text, struct buf *why)
{
	if (lays)
		return keep_table(a, why);
	return may_play_anew(a, why) && play_anew(a, text, why);
}

static bool tell_all(struct amending *a, struct buf *why)
{
	struct referee_act *d = &a->act;
	struct buf what = BUF_INIT;
	bool ok;

	if (a->after)
		club_say(&d->club, &what, "amend match=%s season=%d", d->m.name, a->season);
	else
		club_say(&d->club, &what, "ruled match=%s", d->m.name);
	ok = act_tell(
		d, a->after ? "subject-amend" : "subject-ruling", what.s, a->before, a->after, why);
	buf_free(&what);
	return ok;
}

/* Appends what the next season begins with. */
static bool tell_left(struct amending *a, bool lays, struct buf *text)
{
	const struct referee_act *d = &a->act;
	unsigned char hidden[HASH];

	chain_hidden(&d->m, hidden);
	if (!lays)
		outcome_stands(text, hidden, a->after, d->state.number);
	outcome_state(text, hidden, a->after, d->state.number);
	chance_wipe(hidden, sizeof hidden);
	return true;
}

static bool amend(struct amending *a, struct buf *why)
{
	struct referee_act *d = &a->act;
	struct buf text = BUF_INIT;
	bool lays = false, ok;

	act_begin(d, &text, "amend", a->season);
	ok = !a->file
		|| (find_changes(a, &lays, why) && change(a, lays, &text, why)
			&& tell_left(a, lays, &text));
	ok = ok && act_record(d, "amend", &text, why) && tell_all(a, why);
	buf_free(&text);
	return ok;
}

int cmd_amend(const struct command_call *call)
{
	struct amending a = { .text = BUF_INIT };
	struct buf why = BUF_INIT;
	const struct context c = { &a.act.club, &a.act.m, time_now(), &why };

	a.file = call->words > 1 ? call->word[1] : NULL;
	if (a.file)
		need(file_read(&a.text, a.file, TRY_BYTES, &why), EX_NOINPUT, &why);
	act_open(&a.act, call);
	if (!a.act.m.season)
		die(EX_USAGE, "nothing of '%s' was played yet", a.act.m.name);
	a.season = a.act.m.season - 1;
	if (a.file)
		consent_need(&a.act, call, "propose-amend", 0, span_of_buf(&a.text));
	if (a.file) {
		a.before = match_journal(&c, a.act.edition, a.season);
		act_need(&a.act, a.before != NULL, &why);
	}
	act_need(&a.act, amend(&a, &why), &why);
	forget_changes(&a);
	table_free(a.before);
	act_close(&a.act);
	buf_free(&a.text);
	return EX_DONE;
}
