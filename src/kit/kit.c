/* SPDX-License-Identifier: MIT */
#include "kit/kit.h"

thing kit_find(const struct table *t, thing at, thing k)
{
	for each(p, t, at)
		if (kind(t, p) == k)
			return p;
	return NONE;
}

int kit_total(const struct table *t, thing at)
{
	int n = 0;

	for each(p, t, at)
		n += count(t, p);
	return n;
}

void kit_offer_all(const struct table *t, thing at, struct choice *c)
{
	for each(p, t, at)
		offer(c, p, NONE, count(t, p));
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
		const struct link *l;
		int n = links(t, at, relation, &l);

		if (to[at - SPACES] == far)
			continue;
		for (int i = 0; i < n; i++)
			if (to[l[i].to - SPACES] == KIT_FAR && (!open || open(t, at, &l[i]))) {
				to[l[i].to - SPACES] = (int16_t)(to[at - SPACES] + 1);
				queue[tail++] = l[i].to;
			}
	}
}

const char *kit_all_there(const struct table *t)
{
	for (thing k = KINDS + 1; k <= KINDS + kinds(t); k++)
		if (everywhere(t, k) != copies(t, k))
			return "pieces were lost, or made of nothing";
	return 0;
}
