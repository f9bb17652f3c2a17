/* SPDX-License-Identifier: MIT */
#include "club/played.h"
#include "club/authentic.h"
#include "club/chain.h"
#include "club/signed.h"
#include "club/record_outcome.h"

#include <string.h>

/* A season while what it was played from is read onto its table. */
struct reading {
	const struct context *c;
	struct names reader;
	struct outcome before; /* what the records say of the season before */
	struct outcome of;     /* and of this one */
	struct table *t;
	int season;
};

/* Gives a seat its standing lines and the orders of its letter; NULL: none. */
static bool take_letter(
	struct reading *r, int seat, struct span stood, const struct letter_row *letter)
{
	struct buf text = BUF_INIT;
	bool ok = record_outcome_standing(&r->before, r->c, seat, stood)
		&& record_outcome_by(&r->of, r->c, seat, letter, r->t->source[seat] != NULL)
		&& (!letter
			|| signed_orders(&r->c->club->signed_papers, r->c->club->store, r->c->m,
				letter, &text, r->c->why));

	if (ok)
		r->t->program[seat] = program_make(&r->reader, r->season, seat, stood,
			letter ? orders_read(text.s, text.n, &r->reader) : NULL);
	buf_free(&text);
	return ok;
}

static bool read_seat(struct reading *r, int seat, struct autopilot *pilot)
{
	enum found found;
	struct buf standing = BUF_INIT;
	struct letter_row letter;
	struct span stood;
	bool came, ok;

	found = store_get_played(r->c->club->store, r->c->m->id, r->season, seat, &letter, &came,
		&standing, r->c->why);
	if (found == NOT_FOUND)
		buf_fmt(r->c->why, "the orders that seat %d was played with in season %d are lost",
			seat, r->season);
	if (found != FOUND)
		return false;
	stood = span_of_buf(&standing);
	if (span_starts(stood, AUTO_MARK)) {
		stood.s += strlen(AUTO_MARK);
		stood.n -= strlen(AUTO_MARK);
		autopilot_make(pilot, NULL);
		r->t->source[seat] = &pilot->source;
	}
	ok = take_letter(r, seat, stood, came ? &letter : NULL);
	if (came)
		letter_row_free(&letter);
	buf_free(&standing);
	return ok;
}

bool played_from(const struct context *c, const struct edition *edition, struct table *t,
	int season, struct autopilot pilot[MAXSEATS + 1])
{
	struct reading r = {
		.c = c, .reader = match_names(edition, c->m), .t = t, .season = season
	};

	if (!record_outcome_read(c, season - 1, &r.before)
		|| !record_outcome_read(c, season, &r.of))
		return false;
	for (int s = 1; s <= c->m->seats; s++)
		if (!read_seat(&r, s, &pilot[s]))
			return false;
	return true;
}

/* Returns whether the stored table and day of a season are those of its record. */
static bool is_as_told(const struct context *c, int season)
{
	struct outcome o;

	return record_outcome_read(c, season, &o) && record_outcome_is_stored(&o, c, season);
}

struct table *played_table(const struct context *c, const struct edition *edition, int season,
	struct season_row *stored, struct autopilot pilot[MAXSEATS + 1])
{
	struct table *t = NULL;

	*stored = (struct season_row){ 0 };
	if (match_can_tell(c, edition, season) && authentic_match(c) && is_as_told(c, season - 1)
		&& is_as_told(c, season))
		t = match_table(c, edition, season - 1);
	if (!t || store_get_season(c->club->store, c->m->id, season, stored, c->why) != FOUND
		|| !played_from(c, edition, t, season, pilot)) {
		played_free(t);
		return NULL;
	}
	t->day = time_day(stored->played);
	return t;
}

bool played_again(const struct context *c, struct table *t, int season)
{
	struct chance chance;

	if (!chain_again(c, season, &chance))
		return false;
	season_play(t, &chance, season == 0);
	chance_wipe(&chance, sizeof chance);
	return true;
}

static bool is_same(const struct buf *b, const char *stored, size_t n)
{
	return b->n == n && !memcmp(b->s, stored, n);
}

bool played_is_same(const struct table *t, const struct season_row *stored)
{
	struct buf journal = BUF_INIT, image = BUF_INIT;
	unsigned char digest[HASH];
	bool same;

	journal_write(&t->journal, &journal);
	table_write(t, &image);
	hash_bytes(digest, journal.s, journal.n);
	same = is_same(&journal, stored->journal, stored->journal_n)
		&& is_same(&image, stored->image, stored->image_n)
		&& !memcmp(digest, stored->digest, sizeof digest);
	buf_free(&journal);
	buf_free(&image);
	return same;
}

void played_free(struct table *t)
{
	for (int s = 1; t && s <= t->seats; s++)
		program_free(t->program[s]);
	table_free(t);
}
