/* SPDX-License-Identifier: MIT
 * Volleys: dice in batches against columns and walls. */
#include "games/dragonlords/battle.h"
#include "kit/kit.h"

void volley_add(struct volley *v, thing kind, int number, int n, bool flanks)
{
	for (int i = 0; i < v->n; i++)
		if (v->row[i].number == number && v->row[i].flanks == flanks
			&& v->row[i].kind == kind) {
			v->row[i].n += n;
			return;
		}
	if (v->n < ROWS)
		v->row[v->n++] = (struct row){ number, n, flanks, kind };
}

/* Higher numbers come before lower ones; equal ones stay as they were added. */
void volley_sort(struct volley *v)
{
	for (int i = 1; i < v->n; i++) {
		struct row row = v->row[i];
		int k = i;

		for (; k && v->row[k - 1].number < row.number; k--)
			v->row[k] = v->row[k - 1];
		v->row[k] = row;
	}
}

/* Returns the column to shoot at next, -1 if all units have been hit. Flankers take the lowest
 * first, but casters still last. */
static int next_column(const struct columns *c, bool from_below)
{
	if (from_below)
		for (int i = c->troops - 1; i >= 0; i--)
			if (c->hit[i] < c->units[i])
				return i;
	for (int i = 0; i < c->n; i++)
		if (c->hit[i] < c->units[i])
			return i;
	return -1;
}

int volley_fill(struct columns *c, int hits)
{
	int done = 0;

	for (int i; done < hits && (i = next_column(c, false)) >= 0; done++)
		c->hit[i]++;
	return done;
}

enum { BATCH = 64 };

/* Rolls one batch: as many dice as the row has shooters left and there are units not yet hit. */
static int throw_batch(
	struct table *t, struct battle *b, int i, const struct row *r, int n, int die)
{
	int dice[BATCH], hits = 0;

	roll(t, b->who, n, die, dice, BATTLE_DIE, b->at, b->round, b->step, b->side[i].seat,
		r->number);
	b->natural_one = false;
	for (int k = 0; k < n; k++) {
		b->natural_one |= dice[k] == 1;
		tell(t, b->who, ROLLED, b->side[i].seat, r->kind, r->number, die, dice[k]);
		hits += dice[k] <= r->number;
	}
	return hits;
}

static int least(int a, int b)
{
	return a < b ? a : b;
}

int volley_roll(struct table *t, struct battle *b, int i, struct volley *v, struct side *target)
{
	struct columns *c = &target->columns;
	int hits = 0;

	volley_sort(v);
	for (int k = 0; k < v->n; k++) {
		struct row *r = &v->row[k];
		int at;

		while (r->n && (at = next_column(c, r->flanks)) >= 0) {
			int n = least(least(r->n, c->units[at] - c->hit[at]), BATCH);
			int hit = throw_batch(t, b, i, r, n, c->die[at]);

			c->hit[at] += hit;
			hits += hit;
			r->n -= n;
		}
	}
	return hits;
}

int volley_wall(struct table *t, struct battle *b, struct volley *v)
{
	int die = key(t, WALL_DIE_1 + b->level - 1), left = b->level - b->breach, hits = 0;

	volley_sort(v);
	for (int k = 0; k < v->n; k++) {
		struct row *r = &v->row[k];

		while (r->n && hits < left) {
			int n = least(least(r->n, left - hits), BATCH), dice[BATCH];

			roll(t, b->who, n, die, dice, WALL_DIE, b->at, b->round,
				b->side[ATTACKER].seat, r->number);
			for (int d = 0; d < n; d++) {
				tell(t, b->who, WALL_ROLLED, b->side[ATTACKER].seat, r->kind,
					r->number, die, dice[d]);
				hits += dice[d] <= r->number;
			}
			r->n -= n;
		}
	}
	return hits;
}
