/* SPDX-License-Identifier: MIT */
#include "report/guess.h"
#include "core/random.h"
#include "core/view.h"
#include "report/page.h"

#include <stdlib.h>
#include <string.h>

struct dealing {
	struct table *t;
	struct random_source random;
	int seat;
	int *left; /* by kind: number that are somewhere unseen */
	/* For the place being filled, by kind: 0 or less, the kind may not lie there; else it may, and of
	 * kinds that the box does not count, that many. */
	int *room;
	int *unseen; /* the kinds that may be unseen somewhere, in the box's order; 0 ends */
	int *may;    /* those of them that may lie in the place being filled; 0 ends */
	int choices; /* number of pieces that could be drawn for that place */
};

static int zone_of(thing at)
{
	return at >= PLACES && at < PIECES ? (at - PLACES) / 16 : 0;
}

/* Returns whether the box gives no number for a kind, so that there is no end of them. */
static bool uncounted(const struct dealing *d, int k)
{
	return d->t->game->room && !d->t->box->kind[k].copies;
}

/* Returns how many of a kind can be drawn; all: whether they have room or not. */
static int count_kind(const struct dealing *d, int k, bool all)
{
	bool allowed = d->room[k] > 0;

	if (uncounted(d, k))
		return allowed && !all ? d->room[k] : 0;
	return all || allowed ? d->left[k] : 0;
}

static int count_kinds(const struct dealing *d, const int *of, bool all)
{
	int n = 0;

	for (; *of; of++)
		n += count_kind(d, *of, all);
	return n;
}

/* Without the game's function, a zone takes the classes whose home it is, and those that are seen in
 * such a zone. */
static void allow_classes(const struct dealing *d, int zone)
{
	const struct box *box = d->t->box;
	bool *class = xalloc((size_t)box->classes + 1, sizeof *class);

	for (int k = 1; k <= box->kinds; k++)
		class[box->kind[k].class] |= box->kind[k].home == zone && box->kind[k].copies;
	for (int s = 0; s <= d->t->seats; s++)
		for each(p, d->t, IN(zone, s))
			class[box->kind[kind(d->t, p) - KINDS].class] = true;
	for (const int *k = d->unseen; *k; k++)
		d->room[*k] = class[box->kind[*k].class];
	free(class);
}

static void allow_for(struct dealing *d, thing at)
{
	int n = 0;

	memset(d->room, 0, ((size_t)d->t->box->kinds + 1) * sizeof *d->room);
	if (d->t->game->room)
		d->t->game->room(d->t, at, d->room);
	else if (zone_of(at))
		allow_classes(d, zone_of(at));
	for (const int *k = d->unseen; *k; k++)
		if (d->room[*k] > 0)
			d->may[n++] = *k;
	d->may[n] = 0;
	d->choices = count_kinds(d, d->may, false);
}

/* Draws one of what is left, all equally likely; returns its kind, 0 where nothing is left. Where
 * nothing left has room but the number is known, any kind will do. */
static int draw_one(struct dealing *d, thing at)
{
	bool all = !d->choices && view_place(d->t, d->seat, at) != NOTHING;
	const int *of = all ? d->unseen : d->may;
	int n = all ? count_kinds(d, of, true) : d->choices, i;

	if (!n)
		return 0;
	i = random_below(&d->random, n);
	for (; *of; of++) {
		int here = count_kind(d, *of, all);

		if (i < here)
			return *of;
		i -= here;
	}
	bug("a guess beyond what is left");
}

/* Lays a piece, which changes the room of its own kind alone. */
static void lay_one(struct dealing *d, int k, int whose, thing at)
{
	d->choices -= count_kind(d, k, false);
	d->left[k] -= !uncounted(d, k);
	make(d->t, KINDS + k, whose, 1, UNDER(at));
	if (d->t->game->room && d->room[k] != ROOM_FOR_ALL)
		d->room[k]--;
	d->choices += count_kind(d, k, false);
}

/* Returns a hidden piece's owner: as the game says, or as in the seat's place of that zone. */
static int owner_in(const struct table *t, int seat, thing at)
{
	if (t->game->whose)
		return t->game->whose(t, at);
	thing own = zone_of(at) ? first(t, IN(zone_of(at), seat)) : NONE;

	return own && owner(t, own) == seat ? (at - PLACES) % 16 : NOBODY;
}

/* The smaller of two draws, as most armies are small. */
static int draw_number(struct dealing *d, const struct guess_place *hidden)
{
	int more = hidden->most - hidden->n, one, other;

	if (more <= 0)
		return hidden->n;
	one = random_below(&d->random, more + 1);
	other = random_below(&d->random, more + 1);
	return hidden->n + (one < other ? one : other);
}

static void fill_place(struct dealing *d, const struct guess_place *hidden)
{
	int whose = owner_in(d->t, d->seat, hidden->at), n = draw_number(d, hidden), drawn;

	allow_for(d, hidden->at);
	for (int i = 0; i < n && (drawn = draw_one(d, hidden->at)); i++)
		lay_one(d, drawn, whose, hidden->at);
}

static void lay_left(struct dealing *d, int k)
{
	thing home = IN(d->t->box->kind[k].home, NOBODY);
	int lot = d->t->box->kind[k].single ? 1 : d->left[k];

	if (!d->t->box->kind[k].home || view_place(d->t, d->seat, home) == EXACTLY)
		return;
	for (; d->left[k]; d->left[k] -= lot)
		make(d->t, KINDS + k, NOBODY, lot, UNDER(home));
}

/* In random order, as nobody knows how a pile lies whose number nobody is told. */
static void lay_the_rest(struct dealing *d)
{
	int kinds = d->t->box->kinds, *order = d->room;

	for (int k = 1; k <= kinds; k++)
		order[k] = k;
	for (int k = kinds; k; k--) {
		int i = 1 + random_below(&d->random, k), drawn = order[i];

		order[i] = order[k];
		lay_left(d, drawn);
	}
}

/* All that the box counts and that does not lie on the table. */
static void count_unseen(struct dealing *d)
{
	const struct table *t = d->t;
	int n = 0;

	for (int k = 1; k <= t->box->kinds; k++)
		d->left[k] = t->box->kind[k].copies;
	for (thing p = PIECES + 1; p <= PIECES + t->cell[C_PIECES]; p++)
		if (piece_lives(t, p))
			d->left[kind(t, p) - KINDS] -= count(t, p);
	for (int k = 1; k <= t->box->kinds; k++) {
		d->left[k] = d->left[k] > 0 ? d->left[k] : 0;
		if (d->left[k] || uncounted(d, k))
			d->unseen[n++] = k;
	}
}

void guess_deal(struct table *t, int seat, uint64_t seed, const struct guess_place *hidden, int n)
{
	struct dealing d = { .t = t, .seat = seat };
	size_t kinds = (size_t)t->box->kinds + 1;
	int *by_kind = xalloc(4 * kinds, sizeof *by_kind);

	random_make(&d.random, seed);
	d.left = by_kind;
	d.room = by_kind + kinds;
	d.unseen = by_kind + 2 * kinds;
	d.may = by_kind + 3 * kinds;
	count_unseen(&d);
	for (int i = 0; i < n; i++)
		fill_place(&d, &hidden[i]);
	lay_the_rest(&d);
	if (t->game->complete)
		t->game->complete(t, seat);
	table_settle(t);
	journal_clear(&t->journal);
	free(by_kind);
}

/* Returns what a deal may lay in a place where so many lie. A band without an upper bound reaches to BEYOND times its
 * least. */
static struct guess_place hidden_in(const struct table *t, int seat, thing at, int total)
{
	enum { BEYOND = 3 };
	struct guess_place hidden = { at, total, 0 };

	if (view_place(t, seat, at) != BAND)
		return hidden;
	view_band(t, total, &hidden.n, &hidden.most);
	if (!hidden.most)
		hidden.most = BEYOND * hidden.n;
	return hidden;
}

/* Takes up what lies in a place that the seat does not see EXACTLY. */
static void take_up(struct table *t, int seat, thing at, struct guess_place *hidden, int *n)
{
	int total = page_total(t, at);
	struct guess_place place = hidden_in(t, seat, at, total);

	if (view_place(t, seat, at) == EXACTLY)
		return;
	for each(p, t, at)
		move(t, p, 0, NONE);
	if (total)
		hidden[(*n)++] = place;
}

/* Returns how many places it gets. */
static int take_all_up(struct table *t, int seat, struct guess_place **hidden)
{
	size_t most = (size_t)(t->map->spaces + 16 * t->rules->zones) + 1;
	int n = 0;

	*hidden = xgrow(NULL, most, sizeof **hidden);
	for (int i = 1; i <= t->map->spaces; i++)
		take_up(t, seat, SPACES + i, *hidden, &n);
	for (int i = 16; i < 16 * t->rules->zones; i++)
		take_up(t, seat, PLACES + i, *hidden, &n);
	return n;
}

void guess_again(struct table *t, int seat, uint64_t seed)
{
	struct guess_place *hidden;
	int n = take_all_up(t, seat, &hidden);

	guess_deal(t, seat, seed, hidden, n);
	free(hidden);
}

struct guess_table guess_take_up(const struct table *t, int seat)
{
	struct guess_table bare = { .t = table_copy(t) };

	bare.hiddens = take_all_up(bare.t, seat, &bare.hidden);
	return bare;
}

struct table *guess_on(const struct guess_table *bare, int seat, uint64_t seed)
{
	struct table *t = table_copy(bare->t);

	guess_deal(t, seat, seed, bare->hidden, bare->hiddens);
	return t;
}

void guess_table_free(struct guess_table *bare)
{
	table_free(bare->t);
	free(bare->hidden);
	*bare = (struct guess_table){ NULL, NULL, 0 };
}
