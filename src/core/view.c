/* SPDX-License-Identifier: MIT */
#include "core/view.h"

static enum detail by_sight(enum sight sight, bool own)
{
	switch (sight) {
	case OPEN: return EXACTLY;
	case HAND:
	case POUCH: return own ? EXACTLY : NUMBER;
	case SHUT: return NUMBER;
	case SECRET: return own ? EXACTLY : NOTHING;
	case FOG: return EXACTLY;
	}
	bug("no such sight");
}

static enum sight sight_of(const struct table *t, thing at)
{
	return t->game->zones[at >= PLACES ? (at - PLACES) / 16 : 0].sight;
}

/* Returns whether only the carrier's owner sees this piece, and that is another seat. */
static bool is_kept(const struct table *t, int seat, thing piece)
{
	thing on = place(t, piece);

	return on > PIECES && t->game->carried && t->game->carried(t, piece) == SECRET
		&& owner(t, on) != seat && !t->cell[C_OVER] && !t->revealed;
}

/* Returns how well a seat sees what lies on a carrier; NOTHING where all of it is hidden. */
static enum detail view_carried(const struct table *t, int seat, thing carrier)
{
	bool any = false;

	for each(p, t, carrier)
		any |= !is_kept(t, seat, p);
	return any || !first(t, carrier) ? view_piece(t, seat, carrier) : NOTHING;
}

/* When the match is over everything is opened, so that anyone can check it. */
enum detail view_place(const struct table *t, int seat, thing at)
{
	if (t->cell[C_OVER] || t->revealed)
		return EXACTLY;
	if (at > PIECES)
		return view_carried(t, seat, at);
	if (sight_of(t, at) == FOG)
		return t->game->sees(t, seat, at);
	return by_sight(sight_of(t, at), at >= PLACES && (at - PLACES) % 16 == seat && seat);
}

enum detail view_piece(const struct table *t, int seat, thing piece)
{
	return is_kept(t, seat, piece) ? NOTHING : view_place(t, seat, place(t, piece));
}

/* Returns whether the order of the pieces would tell who carries something: such a piece lies apart
 * from others of its kind, and in the fog other seats look in. */
static bool order_tells(const struct table *t, thing at)
{
	return t->game->carried && sight_of(t, at) == FOG;
}

bool view_order(const struct table *t, int seat, thing at)
{
	return at < PIECES && sight_of(t, at) != POUCH && view_place(t, seat, at) == EXACTLY
		&& !order_tells(t, at);
}

static int owner_of_dial(const struct table *t, thing x)
{
	if (x >= 1 && x <= MAXSEATS)
		return x;
	return x > PIECES ? owner(t, x) : NOBODY;
}

/* Returns the place a piece lies in, through whatever pieces carry it; of what is no piece, the
 * thing itself. */
static thing outermost(const struct table *t, thing x)
{
	while (x > PIECES)
		x = place(t, x);
	return x;
}

bool view_dial(const struct table *t, int seat, thing x, int d)
{
	const struct dial *row = dial_row(t, d);

	if (t->cell[C_OVER] || t->revealed)
		return true;
	if (x > PIECES && view_piece(t, seat, x) != EXACTLY)
		return false;
	if (row->sight == FOG)
		return t->game->sees(t, seat, outermost(t, x)) == EXACTLY;
	return by_sight(row->sight, owner_of_dial(t, x) == seat && seat) == EXACTLY;
}

bool view_dial_off_start(const struct table *t, int seat, thing x, int d)
{
	return dial(t, x, d) != dial_row(t, d)->start && view_dial(t, seat, x, d);
}

static void find_band(const struct table *t, int n, int *least, int *most)
{
	if (t->game->band) {
		t->game->band(t, n, least, most);
		return;
	}
	*least = 1;
	while (2 * *least <= n)
		*least *= 2;
	*most = 2 * *least - 1;
}

int view_band(const struct table *t, int n, int *least, int *most)
{
	int nth = 1;

	find_band(t, 1, least, most);
	for (; *most && *most < n; nth++)
		find_band(t, *most + 1, least, most);
	return nth;
}

seats view_seers(const struct table *t, thing piece)
{
	seats who = 0;

	for (int s = 1; s <= t->seats; s++)
		if (view_piece(t, s, piece) == EXACTLY)
			who |= ONLY(s);
	return who;
}
