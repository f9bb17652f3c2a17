/* SPDX-License-Identifier: MIT
 * The map: what lies where, which ways are open, and how the map is laid. */
#include "games/tradewarz/tradewarz.h"
#include "kit/kit.h"

/* ---- what lies there ---- */

thing warz_kind(const struct table *t, int is)
{
	return kit_kind(t, IS, is, 0);
}

thing warz_tile(const struct table *t, thing octagon)
{
	return kit_piece(t, octagon, IS, IS_TILE);
}

bool warz_yields(const struct table *t, thing octagon)
{
	thing tile = warz_tile(t, octagon);

	return tile && num(t, tile, YIELDS) != YIELDS_NOTHING;
}

static bool obstacle(const struct table *t, thing octagon)
{
	thing tile = warz_tile(t, octagon);

	return tile && num(t, tile, LAND) != LAND_RESOURCE;
}

bool warz_touches(const struct table *t, thing spot, thing octagon)
{
	return kit_link(t, spot, octagon, TOUCHES);
}

/* ---- ways ---- */

const struct link *warz_link(const struct table *t, thing from, thing to)
{
	return kit_link(t, from, to, WAY);
}

/* Whether a link is a channel, whatever tiles lie beside it. */
static bool channel(UNUSED const struct table *t, UNUSED thing from, const struct link *l)
{
	return !l->via;
}

/* Whether a channel is shut: all octagons beside it, which touch both ends, are obstacles. */
static bool shut(const struct table *t, thing from, thing to)
{
	each_link(l, t, from, TOUCHES)
		if (warz_touches(t, to, l->to) && !obstacle(t, l->to))
			return false;
	return true;
}

static bool channel_open(const struct table *t, thing from, const struct link *l)
{
	return channel(t, from, l) && !shut(t, from, l->to);
}

thing warz_crossing(const struct table *t, thing from, const struct link *l)
{
	thing lower = from < l->to ? from : l->to;

	if (!l->via)
		return NONE;
	for each(p, t, l->via)
		if (num(t, p, IS) == IS_CROSSING && dial(t, p, FROM) == lower)
			return p;
	return NONE;
}

bool warz_passable(const struct table *t, thing from, const struct link *l)
{
	if (warz_is_gate(t, l->to) && !warz_city(t, l->to))
		return false;
	return l->via ? warz_crossing(t, from, l) != NONE : channel_open(t, from, l);
}

bool warz_leads(const struct table *t, thing from, thing to)
{
	const struct link *way = warz_link(t, from, to);

	return way && warz_passable(t, from, way);
}

void warz_distances(const struct table *t, thing from, int16_t *to)
{
	kit_distances(t, from, WAY, warz_passable, KIT_FAR, to);
}

/* ---- trading posts ---- */

thing warz_post(const struct table *t, thing at)
{
	return kit_piece(t, at, IS, IS_POST);
}

static int posts_in_box(const struct table *t)
{
	return kit_kinds(t, IS, IS_POST);
}

/* With fewer players than posts the last post stays in the box. */
static int posts_in_play(const struct table *t)
{
	int n = posts_in_box(t);

	return players(t) < n ? n - 1 : n;
}

/* With all posts in play each is linked to the post half round the circle; with fewer, each is
 * linked to every other. */
bool warz_posts_linked(const struct table *t, thing post, thing other)
{
	int n = posts_in_play(t), apart = num(t, post, NUMBER_OF) - num(t, other, NUMBER_OF);

	if (n < posts_in_box(t))
		return apart != 0;
	return 2 * apart == n || 2 * apart == -n;
}

/* Returns the kind of the post with that number; NONE if there is none. */
static thing post_numbered(const struct table *t, int number)
{
	return kit_kind_of(t, IS, IS_POST, NUMBER_OF, number);
}

/* ---- laying the tiles ---- */

static void deal(struct table *t, thing pile, int area)
{
	each_space(at, t, area) {
		thing tile = first(t, pile);

		if (!tile)
			return;
		move(t, tile, 1, at);
	}
}

static void mix_in_obstacles(struct table *t)
{
	for each(tile, t, IN(TILES, NOBODY))
		move(t, tile, 1, UNDER(IN(OBSTACLES, NOBODY)));
}

static void deal_inner(struct table *t)
{
	shuffle(t, IN(OBSTACLES, NOBODY));
	deal(t, IN(OBSTACLES, NOBODY), INNER);
}

static void collect_inner(struct table *t)
{
	each_space(at, t, INNER) {
		thing tile = warz_tile(t, at);

		if (tile)
			move(t, tile, 1, UNDER(IN(OBSTACLES, NOBODY)));
	}
}

/* Whether every square and gate can be reached from every other. No city stands yet. */
static bool connected(const struct table *t)
{
	int16_t to[KIT_SPACES];

	kit_distances(t, space(t, SPOT, 0), WAY, channel_open, KIT_FAR, to);
	each_space(at, t, SPOT)
		if (to[at - SPACES] == KIT_FAR)
			return false;
	return true;
}

enum { STRICT, FREE }; /* words of MAP_CONNECT */

/* The tries are limited, since a box may have too many obstacles for any map to be connected. */
static void lay_tiles(struct table *t)
{
	int deals = 1;

	shuffle(t, IN(TILES, NOBODY));
	deal(t, IN(TILES, NOBODY), RIM);
	mix_in_obstacles(t);
	deal_inner(t);
	if (key(t, MAP_CONNECT) == STRICT)
		for (; !connected(t) && deals < key(t, MAP_TRIES); deals++) {
			collect_inner(t);
			deal_inner(t);
		}
	tell(t, ALL, TILES_DEALT, deals);
}

static void tell_shut_channels(struct table *t)
{
	each_space(at, t, SPOT) {
		each_link(l, t, at, WAY)
			if (at < l->to && channel(t, at, l) && shut(t, at, l->to))
				tell(t, ALL, CHANNEL_SHUT, at, l->to);
	}
}

/* ---- placing the posts ---- */

/* How strict a try is: the least number of steps between posts, and whether squares before the
 * gates are allowed. */
struct posting {
	int apart;
	bool entries;
};

static bool entry(const struct table *t, thing square)
{
	each_link(l, t, square, WAY)
		if (channel(t, square, l) && warz_is_gate(t, l->to))
			return true;
	return false;
}

static bool by_obstacle(const struct table *t, thing square)
{
	each_link(l, t, square, TOUCHES)
		if (obstacle(t, l->to))
			return true;
	return false;
}

/* Returns the n-th square, from 1, on which a post may be put; NONE if there are fewer. */
static thing post_square(const struct table *t, struct posting how, int n)
{
	each_space(at, t, SQUARE)
		if (by_obstacle(t, at) && (how.entries || !entry(t, at)) && --n == 0)
			return at;
	return NONE;
}

static int count_post_squares(const struct table *t, struct posting how)
{
	int n = 0;

	while (post_square(t, how, n + 1))
		n++;
	return n;
}

static bool far_from_posts(const struct table *t, thing square, int apart)
{
	int16_t to[KIT_SPACES];

	kit_distances(t, square, WAY, channel, KIT_FAR, to);
	each_space(at, t, SQUARE)
		if (warz_post(t, at) && to[at - SPACES] < apart)
			return false;
	return true;
}

static void collect_posts(struct table *t)
{
	each_space(at, t, SQUARE) {
		thing post = warz_post(t, at);

		if (post)
			move(t, post, 1, UNDER(IN(STOCK, NOBODY)));
	}
}

/* One try: each post in turn goes onto a square drawn for it. False as soon as two posts lie too
 * near to each other. */
static bool draw_posts(struct table *t, struct posting how, int squares)
{
	for (int i = 1; i <= posts_in_play(t); i++) {
		thing k = post_numbered(t, i);
		int drawn = roll(t, ALL, 1, squares, 0, POST_DRAW, k);
		thing at = post_square(t, how, drawn);

		if (!far_from_posts(t, at, how.apart))
			return false;
		move(t, find(t, IN(STOCK, NOBODY), k), 1, at);
	}
	return true;
}

static bool place_posts(struct table *t, struct posting how)
{
	int squares = count_post_squares(t, how);

	if (squares < posts_in_play(t))
		return false;
	for (int i = 0; i < key(t, POST_TRIES); i++) {
		if (draw_posts(t, how, squares))
			return true;
		collect_posts(t);
	}
	return false;
}

static void tell_post(struct table *t, thing k)
{
	each_space(at, t, SQUARE)
		if (find(t, at, k))
			tell(t, ALL, POST_PLACED, k, at);
}

/* Tries first away from the gates, then anywhere, then with ever smaller distances. */
static void lay_posts(struct table *t)
{
	struct posting how = { key(t, POST_DISTANCE), false };
	bool placed = place_posts(t, how);

	for (how.entries = true; !placed && how.apart > 0; how.apart--)
		placed = place_posts(t, how);
	for (int i = 1; i <= posts_in_play(t); i++)
		tell_post(t, post_numbered(t, i));
}

void warz_lay_map(struct table *t)
{
	lay_tiles(t);
	tell_shut_channels(t);
	lay_posts(t);
}
