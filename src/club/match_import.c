/* SPDX-License-Identifier: MIT */
#include "club/match_import.h"
#include "club/chain.h"
#include "club/charter.h"
#include "club/signed.h"
#include "post/key.h"
#include "post/mail_write.h"
#include "store/store_witness.h"

#include <stdarg.h>
#include <string.h>

/* Appends the reason, and is false. */
__attribute__((format(printf, 2, 3))) static bool wrong(
	const struct context *c, const char *form, ...)
{
	va_list args;

	va_start(args, form);
	buf_vfmt(c->why, form, args);
	va_end(args);
	return false;
}

/* ---- what may come in ---- */

static bool match_fits(const struct context *c)
{
	const struct match *m = c->m;
	const struct game *game = game_named(m->game);

	if (!game)
		return wrong(c, "this program does not play the game of match '%s'", m->name);
	if (m->seats < game->least || m->seats > game->most)
		return wrong(c, "match '%s' has %d seats: %s is played by %d to %d", m->name,
			m->seats, game->title, game->least, game->most);
	if (m->season < 0)
		return wrong(c,
			"match '%s' names season %d as the open season, and there is no such "
			"season",
			m->name, m->season);
	if (m->deadline < 0 || m->deadline > TIME_MOST)
		return wrong(c, "the deadline of match '%s' is not in any calendar", m->name);
	buf_fmt(c->why, "the settings of match '%s': ", m->name);
	if (!charter_check(m, c->why))
		return false;
	buf_clear(c->why);
	return true;
}

/* Words of the match are mailed to players. */
static bool words_fit(const struct context *c, struct store *from)
{
	const struct match *m = c->m;
	struct clock_row clock;
	bool clean;

	if (m->winner > m->seats)
		return wrong(c, "match '%s' was conceded to a seat that the match does not have",
			m->name);
	if (!store_get_clock(from, m->id, &clock, c->why))
		return false;
	clean = !*clock.why || text_is_clean(clock.why, strlen(clock.why), 300);
	clock_row_free(&clock);
	return clean
		|| wrong(c,
			"the reason for the deadline of match '%s' is not one line of plain text",
			m->name);
}

static bool seat_fits(const struct context *c, const struct seat *seat)
{
	struct public_key key;

	if (!text_is_clean(seat->name, strlen(seat->name), 40))
		return wrong(c, "seat %d of match '%s' has a name that no player can have",
			seat->seat, c->m->name);
	if (!address_ok(span_of(seat->mail)))
		return wrong(c, "seat %d of match '%s' has no address to which a mail can be sent",
			seat->seat, c->m->name);
	if (!*seat->key && charter_is(c->m, "unsigned", "token"))
		return true;
	return key_read(&key, span_of(seat->key), NULL)
		|| wrong(c, "the key of seat %d of match '%s' cannot be read", seat->seat,
			c->m->name);
}

static bool seats_fit(const struct context *c, struct store *from)
{
	bool fit = true;

	for (int s = 1; s <= c->m->seats && fit; s++) {
		struct seat seat;
		enum found found = store_get_seat(from, c->m->id, s, &seat, c->why);

		fit = found != UNREAD;
		if (found == FOUND) {
			fit = seat_fits(c, &seat);
			seat_free(&seat);
		}
	}
	return fit;
}

/* Waiting mails would be sent in this club's name, so only to the match's players, witness,
 * referee. */
static bool mail_fits(const struct context *c, struct store *from, const char *witness,
	const struct mail_row *row)
{
	struct seat seat = { 0 };
	const char *to = club_referee(c->club);
	enum found given = NOT_FOUND;
	bool fits;

	if (row->seat)
		given = store_get_seat(from, c->m->id, row->seat, &seat, c->why);
	if (given == UNREAD)
		return false;
	if (given == FOUND)
		to = seat.mail;
	else if (!row->seat && witness && !strcmp(row->to, witness))
		to = witness;
	fits = !strcmp(row->to, to);
	seat_free(&seat);
	return fits
		|| wrong(c,
			"send the mails of the old club, then export match '%s' again: mail %lld "
			"is "
			"for somebody who has no part in the match",
			c->m->name, row->id);
}

static bool mails_fit(const struct context *c, struct store *from)
{
	struct witness_row witness = { 0 };
	struct mail_row row;
	enum found found = store_get_witness(from, c->m->id, &witness, c->why);
	long long last = 0;
	bool fit = found != UNREAD;

	if (fit && witness.mail && !address_ok(span_of(witness.mail)))
		fit = wrong(c,
			"the witness of match '%s' has no address to which a mail can be sent",
			c->m->name);
	while (fit && (found = store_next_mail(from, last, &row, c->why)) == FOUND) {
		fit = mail_fits(c, from, witness.mail, &row);
		last = row.id;
		mail_row_free(&row);
	}
	witness_row_free(&witness);
	return fit && found != UNREAD;
}

static bool box_fits(const struct context *c, struct store *from)
{
	struct buf xml = BUF_INIT;
	unsigned char hash[HASH];
	bool fits;

	if (!store_get_box(from, c->m->box, &xml, c->why))
		return false;
	hash_bytes(hash, xml.s, xml.n);
	fits = hash_same(hash, c->m->box);
	buf_free(&xml);
	return fits
		|| wrong(c, "the box in the file is not the box that match '%s' names", c->m->name);
}

static bool season_fits(const struct context *c, struct store *from, int season)
{
	struct season_row row = { 0 };
	unsigned char hash[HASH];
	struct buf reason = BUF_INIT;
	enum found found = store_get_season(from, c->m->id, season, &row, &reason);
	bool fits;

	if (found != FOUND) {
		wrong(c, "season %d of match '%s' is missing%s%s", season, c->m->name,
			found == UNREAD ? ": " : "", reason.s);
		buf_free(&reason);
		return false;
	}
	hash_bytes(hash, row.journal, row.journal_n);
	fits = hash_same(hash, row.digest);
	season_row_free(&row);
	return fits
		|| wrong(c, "the journal of season %d of match '%s' was changed", season,
			c->m->name);
}

static bool letters_fit(const struct context *c, struct store *from, int season)
{
	enum found found = FOUND;
	struct buf orders = BUF_INIT;
	struct letter_row row;
	long long after = 0;
	bool fit = true;

	while (fit
		&& (found = store_next_letter(from, c->m->id, season, after, &row, c->why))
			== FOUND) {
		fit = strcmp(row.verdict, "taken") != 0
			|| signed_orders(
				&c->club->signed_papers, from, c->m, &row, &orders, c->why);
		after = row.id;
		letter_row_free(&row);
		buf_clear(&orders);
	}
	buf_free(&orders);
	return fit && found != UNREAD;
}

bool match_importable(const struct context *c, struct store *from)
{
	bool fits = match_fits(c) && words_fit(c, from) && seats_fit(c, from) && mails_fit(c, from)
		&& box_fits(c, from);

	for (int season = 0; season < c->m->season && fits; season++)
		fits = season_fits(c, from, season);
	for (int season = 0; season <= c->m->season && fits; season++)
		fits = letters_fit(c, from, season);
	return fits;
}

/* ---- coming in ---- */

static bool sign_on(const struct context *c, const struct secret_key *old)
{
	struct match m;
	const struct context in = { c->club, &m, c->now, c->why };
	bool ok;

	if (store_get_match(c->club->store, span_of(c->m->name), &m, c->why) != FOUND)
		return false;
	ok = m.state == MATCH_SEATING || chain_rekey(&in, old);
	match_free(&m);
	return ok;
}

bool match_import(const struct context *c, struct store *from, const struct secret_key *old)
{
	struct store *to = c->club->store;

	if (store_begin(to, c->why) && store_copy_match(from, to, c->m->id, true, c->why)
		&& sign_on(c, old))
		return store_commit(to, c->why);
	store_rollback(to);
	return false;
}
