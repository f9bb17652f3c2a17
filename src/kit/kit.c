/* SPDX-License-Identifier: MIT */
#include "kit/kit.h"

void kit_offer_numbers(struct choice *c, int most)
{
	for (int i = 1; i <= most; i++)
		offer(c, i, NONE, 1);
}

void kit_offer_once(struct choice *c, thing what)
{
	enum { MANY = 200 };

	for (int i = 0; i < c->n; i++)
		if (c->o[i].what == what)
			return;
	if (c->n < MANY)
		offer(c, what, NONE, 1);
}

int kit_total(const struct table *t, thing at)
{
	int n = 0;

	for each(p, t, at)
		n += count(t, p);
	return n;
}

int kit_count(const struct table *t, thing at, thing k)
{
	int n = 0;

	for each(p, t, at)
		n += kind(t, p) == k ? count(t, p) : 0;
	return n;
}

void kit_offer_all(const struct table *t, thing at, struct choice *c)
{
	for each(p, t, at)
		offer(c, p, NONE, count(t, p));
}

thing kit_kind(const struct table *t, int column, int value, int n)
{
	each_kind_with(k, t, column, value)
		if (!n--)
			return k;
	return NONE;
}

thing kit_kind_of(const struct table *t, int column, int value, int other, int its_value)
{
	each_kind_with(k, t, column, value)
		if (num(t, k, other) == its_value)
			return k;
	return NONE;
}

int kit_kinds(const struct table *t, int column, int value)
{
	int n = 0;

	each_kind_with(k, t, column, value)
		n++;
	return n;
}

int kit_nth(const struct table *t, int column, thing kind)
{
	int n = 0;

	each_kind_with(k, t, column, num(t, kind, column)) {
		if (k == kind)
			break;
		n++;
	}
	return n;
}

int kit_copies(const struct table *t, int column, int value)
{
	int n = 0;

	each_kind_with(k, t, column, value)
		n += copies(t, k);
	return n;
}

thing kit_piece(const struct table *t, thing at, int column, int value)
{
	for each(p, t, at)
		if (num(t, p, column) == value)
			return p;
	return NONE;
}

void kit_sort(struct choice *c, int *rank)
{
	for (int i = 1; i < c->n; i++) {
		struct option o = c->o[i];
		int r = rank[i], k = i;

		for (; k && rank[k - 1] > r; k--) {
			c->o[k] = c->o[k - 1];
			rank[k] = rank[k - 1];
		}
		c->o[k] = o;
		rank[k] = r;
	}
}

bool kit_reshuffle(struct table *t, thing deck, thing discard)
{
	if (first(t, deck) || !first(t, discard))
		return false;
	for each(p, t, discard)
		move(t, p, 0, UNDER(deck));
	shuffle(t, deck);
	return true;
}

int kit_round(const struct table *t, int from, int i)
{
	return (from - 1 + i) % players(t) + 1;
}

static bool before(const struct table *t, int a, int b, int keys, kit_rank *rank)
{
	for (int key = 0; key < keys; key++) {
		long by = rank(t, a, key) - rank(t, b, key);

		if (by)
			return by > 0;
	}
	return false;
}

bool kit_leads(const struct table *t, int seat, int keys, kit_rank *rank)
{
	each_seat(s, t)
		if (before(t, s, seat, keys, rank))
			return false;
	return true;
}

bool kit_can_pay(const struct table *t, int seat, int first_dial, int n, const int *amount)
{
	for (int i = 0; i < n; i++)
		if (dial(t, seat, first_dial + i) < amount[i])
			return false;
	return true;
}

void kit_pay(struct table *t, int seat, int first_dial, int n, const int *amount)
{
	for (int i = 0; i < n; i++)
		if (amount[i])
			gain(t, seat, first_dial + i, -amount[i]);
}

const struct link *kit_link(const struct table *t, thing from, thing to, int relation)
{
	each_link(l, t, from, relation)
		if (l->to == to)
			return l;
	return 0;
}

void kit_distances(const struct table *t, thing from, int relation, kit_open *open, int far,
	int16_t to[KIT_SPACES])
{
	thing queue[KIT_SPACES];
	int head = 0, tail = 0;

	for (int i = 0; i < KIT_SPACES; i++)
		to[i] = KIT_FAR;
	to[from - SPACES] = 0;
	queue[tail++] = from;
	while (head < tail) {
		thing at = queue[head++];

		if (to[at - SPACES] == far)
			continue;
		each_link(l, t, at, relation)
			if (to[l->to - SPACES] == KIT_FAR && (!open || open(t, at, l))) {
				to[l->to - SPACES] = (int16_t)(to[at - SPACES] + 1);
				queue[tail++] = l->to;
			}
	}
}

const char *kit_all_there(const struct table *t)
{
	return all_there(t) ? 0 : "pieces were lost, or made of nothing";
}
