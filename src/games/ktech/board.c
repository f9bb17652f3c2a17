/* SPDX-License-Identifier: MIT */
#include "games/ktech/ktech.h"
#include "kit/kit.h"

thing ktech_counter(const struct table *t, thing at)
{
	return first(t, at);
}

bool ktech_is(const struct table *t, thing counter, int sorts)
{
	return num(t, counter, IS) & sorts;
}

int ktech_own(const struct table *t, int seat, int sorts)
{
	int n = 0;

	each_space(at, t, BOARD) {
		thing c = ktech_counter(t, at);

		n += c && owner(t, c) == seat && ktech_is(t, c, sorts);
	}
	return n;
}

bool ktech_on_board(const struct table *t, int seat)
{
	each_space(at, t, BOARD) {
		thing c = ktech_counter(t, at);

		if (c && owner(t, c) == seat)
			return true;
	}
	return false;
}

int ktech_free_land(const struct table *t)
{
	int n = 0;

	each_space(at, t, LAND)
		n += !ktech_counter(t, at);
	return n;
}

int ktech_tokens(const struct table *t, int seat)
{
	return ktech_own(t, seat, ~0);
}

bool ktech_beside(const struct table *t, int seat, thing at, int sorts, thing but)
{
	each_link(l, t, at, NEXT_TO) {
		thing c = ktech_counter(t, l->to);

		if (c && c != but && owner(t, c) == seat && (!sorts || ktech_is(t, c, sorts)))
			return true;
	}
	return false;
}

/* ---- placing ---- */

/* Whether every counter of an opponent is far enough away for a seat to return to that space. */
static bool clear_of_opponents(const struct table *t, int seat, thing at)
{
	int16_t steps[KIT_SPACES];

	kit_distances(t, at, NEXT_TO, 0, key(t, BACK) - 1, steps);
	each_space(s, t, BOARD) {
		thing c = ktech_counter(t, s);

		if (c && owner(t, c) != seat && steps[s - SPACES] != KIT_FAR)
			return false;
	}
	return true;
}

static bool any_clear_land(const struct table *t, int seat)
{
	each_space(at, t, LAND)
		if (!ktech_counter(t, at) && clear_of_opponents(t, seat, at))
			return true;
	return false;
}

/* Returns the fact that forbids a return, or 0. A seat without a counter on the board returns
 * with a village or a temple, on empty land away from every opponent while there is such land. */
static int no_return(const struct table *t, int seat, thing k, thing at)
{
	if (!of_class(t, k, "returning"))
		return NO_RETURN;
	if (!clear_of_opponents(t, seat, at) && any_clear_land(t, seat))
		return NO_SUCH_RETURN;
	return 0;
}

bool ktech_fits(const struct table *t, thing k, thing at)
{
	return num(t, at, TERRAIN) & num(t, k, ON) && !ktech_counter(t, at);
}

int ktech_no_place(const struct table *t, int seat, thing k, thing at)
{
	if (!(num(t, at, TERRAIN) & num(t, k, ON)))
		return WRONG_TERRAIN;
	if (ktech_counter(t, at))
		return OCCUPIED;
	if (ktech_beside(t, seat, at, 0, NONE))
		return 0;
	return ktech_on_board(t, seat) ? NO_REACH : no_return(t, seat, k, at);
}

int ktech_refuse_place(struct table *t, int fact, thing k, thing at)
{
	if (fact == WRONG_TERRAIN)
		return refuse(t, WRONG_TERRAIN, k, at);
	if (fact == NO_RETURN)
		return refuse(t, NO_RETURN, k);
	return refuse(t, fact, at);
}

/* ---- cards ---- */

static bool near_whose(const struct table *t, int seat, thing card, thing counter)
{
	return num(t, card, NEAR_OF) == ANYONE || owner(t, counter) != seat;
}

int ktech_works(const struct table *t, int seat, thing card, thing counter)
{
	thing at = place(t, counter);
	const struct link *l;
	int neighbours = 0, n = links(t, at, NEXT_TO, &l);

	if (owner(t, counter) != seat || !ktech_is(t, counter, num(t, card, BY)))
		return 0;
	if (num(t, card, ON) && !(num(t, at, TERRAIN) & num(t, card, ON)))
		return 0;
	if (!num(t, card, NEAR) && !num(t, card, NEAR_TERRAIN))
		return 1;
	for (int i = 0; i < n; i++) {
		thing c = ktech_counter(t, l[i].to);

		if (num(t, card, NEAR_TERRAIN))
			neighbours += (num(t, l[i].to, TERRAIN) & num(t, card, NEAR_TERRAIN)) != 0;
		else if (c && ktech_is(t, c, num(t, card, NEAR)))
			neighbours += near_whose(t, seat, card, c);
	}
	return num(t, card, PER) == EACH ? neighbours : neighbours > 0;
}

int ktech_made(const struct table *t, int seat, thing card)
{
	enum { MOST_MADE = 1000000000 };
	int times = num(t, card, TIMES) ? ktech_own(t, seat, num(t, card, TIMES)) : 1, n = 0;

	each_space(at, t, BOARD) {
		thing c = ktech_counter(t, at);

		if (c && owner(t, c) == seat)
			n += ktech_works(t, seat, card, c);
	}
	/* A box may give any amount. The product is cut off where a dial could not hold it
	 * anyway. */
	long long made = (long long)n * times * num(t, card, AMOUNT);

	return made < MOST_MADE ? (int)made : MOST_MADE;
}

unsigned ktech_victims(const struct table *t, int seat, thing card, thing counter)
{
	unsigned who = 0;

	if (!num(t, card, NEAR))
		return ~(1u << seat) & ((2u << players(t)) - 2);
	each_link(l, t, place(t, counter), NEXT_TO) {
		thing c = ktech_counter(t, l->to);

		if (c && owner(t, c) != seat && ktech_is(t, c, num(t, card, NEAR)))
			who |= 1u << owner(t, c);
	}
	return who;
}

void ktech_stashes(const struct table *t, thing card, int *has)
{
	each_seat(s, t)
		has[s] = dial(t, s, num(t, card, GOODS) == OF_VP ? VP : GOLD);
}

int ktech_richest(const struct table *t, int seat, unsigned who, const int *has)
{
	int richest = NOBODY;

	each_after(s, t, seat, kit_round)
		if (who >> s & 1 && has[s] && (!richest || has[s] > has[richest]))
			richest = s;
	return richest;
}

bool ktech_target(const struct table *t, int seat, thing card, thing at)
{
	thing c = ktech_counter(t, at);

	return c && ktech_is(t, c, num(t, card, NEAR)) && near_whose(t, seat, card, c)
		&& (!num(t, card, BY) || ktech_beside(t, seat, at, num(t, card, BY), NONE));
}
