/* SPDX-License-Identifier: MIT */
#include "core/rank.h"

#include <stdlib.h>

/* Returns the keys of all seats, one row of keys for each seat. */
static long *find_keys(const struct table *t)
{
	int ties = t->game->ties;
	long *keys = xalloc((size_t)((t->seats + 1) * ties), sizeof *keys);

	for (int s = 1; s <= t->seats; s++)
		for (int tie = 0; tie < ties; tie++)
			keys[s * ties + tie] = t->game->rank(t, s, tie);
	return keys;
}

/* Returns whether one row of keys is better than another. */
static bool before(const long *a, const long *b, int ties)
{
	for (int tie = 0; tie < ties; tie++)
		if (a[tie] != b[tie])
			return a[tie] > b[tie];
	return false;
}

struct ranking rank_seats(const struct table *t)
{
	struct ranking r = { { 0 }, { 0 }, { 0 } };
	int ties = t->game->ties;
	long *keys = find_keys(t);

	for (int s = 1; s <= t->seats; s++) {
		int at = s - 1;

		r.points[s] = keys[s * ties + t->game->points];
		for (; at && before(&keys[s * ties], &keys[r.seat[at] * ties], ties); at--)
			r.seat[at + 1] = r.seat[at];
		r.seat[at + 1] = s;
	}
	for (int i = 1; i <= t->seats; i++) {
		bool worse =
			i > 1 && before(&keys[r.seat[i - 1] * ties], &keys[r.seat[i] * ties], ties);

		r.place[r.seat[i]] = i == 1 || worse ? i : r.place[r.seat[i - 1]];
	}
	free(keys);
	return r;
}
