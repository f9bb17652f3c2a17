/* SPDX-License-Identifier: MIT
 * Forced marches, and the transfer of phase 5. */
#include "games/dragonlords/dragonlords.h"
#include "kit/kit.h"

enum { MARCH_N, MARCH_FORCE, MARCH_FROM, MARCH_VIA };

static int steps_of(const struct order *o)
{
	int n = 0;

	while (part(o, MARCH_VIA, 0, n))
		n++;
	return n;
}

/* ---- what forbids it ---- */

static int most_steps(const struct table *t, const struct order *o, const struct force *f)
{
	int most = key(t, MARCH_STEPS);

	if (o->form == F_MARCH)
		return most;
	most = key(t, CAVALRY_TRANSFER);
	for (int i = 0; i < f->n; i++) {
		int left = lords_transfer_left(t, f->part[i].piece);

		most = left < most ? left : most;
	}
	return most;
}

static bool can_step(const struct table *t, thing from, thing to, bool flies)
{
	return lords_adjoins(t, from, to, NEXT_TO)
		|| (flies && lords_adjoins(t, from, to, MOUNTAIN));
}

/* The way must lead over friendly land; the last land may be vacant. */
static int refuse_way(struct table *t, int seat, const struct order *o, bool flies)
{
	thing at = part(o, MARCH_FROM, 0, 0), to;
	int steps = steps_of(o);

	for (int i = 0; (to = part(o, MARCH_VIA, 0, i)); i++, at = to) {
		if (!can_step(t, at, to, flies))
			return refuse(t, NO_WAY_THERE, at, to);
		if (!lords_friendly(t, seat, to) && !(i == steps - 1 && lords_vacant(t, to)))
			return refuse(t, NOT_FRIENDLY, to);
	}
	return DONE;
}

static int refuse_steps(struct table *t, const struct order *o, const struct muster *m)
{
	int most = most_steps(t, o, &m->force), steps = steps_of(o);

	if (o->form == F_MARCH)
		return steps > most ? refuse(t, TOO_FAR, steps, most) : DONE;
	/* A named unit has no step left. */
	if (m->barred && lords_bars(t, m->barred, m->act) == TRANSFER_TOO_FAR)
		most = lords_transfer_left(t, m->barred);
	return steps > most ? refuse(t, TRANSFER_TOO_FAR, steps, most) : DONE;
}

static int refuse_march(struct table *t, const struct order *o, const struct muster *m)
{
	int why = m->barred ? lords_bars(t, m->barred, m->act) : 0;

	if (refuse_way(t, m->seat, o, lords_flies(t, &m->force)) != DONE
		|| refuse_steps(t, o, m) != DONE)
		return REFUSED;
	if (m->empty)
		return refuse(t, NOBODY_STAYS, m->at);
	if (why && why != IN_TRAINING)
		return refuse(t, why, kind(t, m->barred));
	if (!lords_friendly(t, m->seat, m->at))
		return refuse(t, UNDER_SIEGE, m->at);
	return why ? refuse(t, why, kind(t, m->barred)) : DONE;
}

/* ---- going ---- */

static void count_steps(struct table *t, struct force *f, int steps)
{
	for (int i = 0; i < f->n; i++) {
		thing p = f->part[i].piece;

		f->part[i].piece = set(t, p, f->part[i].n, SHIFTED, dial(t, p, SHIFTED) + steps);
	}
}

/* march {[<int>] <force>}+ from <land> via <land>+; transfer: to <land>+ */
int lords_play_march(struct table *t, int seat, const struct order *o)
{
	bool marches = o->form == F_MARCH;
	int steps = steps_of(o);
	thing to = part(o, MARCH_VIA, 0, steps - 1);
	struct muster m = { .seat = seat,
		.at = part(o, MARCH_FROM, 0, 0),
		/* Without a number, only units that can go so far go. */
		.act = marches	    ? TO_MARCH
			: steps > 1 ? TO_TRANSFER_FAR
				    : TO_TRANSFER,
		.stays = true,
		.places = ANY_NUMBER,
		.room = ANY_NUMBER,
		.units = ANY_NUMBER };

	if (lords_muster(t, o, MARCH_N, &m) != DONE || refuse_march(t, o, &m) != DONE)
		return REFUSED;
	lords_send(t, &m.force, to, NONE);
	if (marches)
		lords_mark(t, &m.force, DEED, MARCHED);
	else
		count_steps(t, &m.force, steps);
	tell(t, ONLY(seat), marches ? MARCHES : TRANSFERS, seat, lords_force_units(&m.force), m.at,
		to);
	lords_enter(t, seat, to);
	return DONE;
}
