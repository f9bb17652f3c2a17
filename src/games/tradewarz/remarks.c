/* SPDX-License-Identifier: MIT
 * What the writer of an order may not have thought of: a crossing written at the wrong step. */
#include "games/tradewarz/tradewarz.h"

/* Holes of F_MARCH and of F_ON. */
enum { H_FROM = 1, H_TO, H_BY };

/* Returns a crossing that is written at a step which needs none; NONE: there is none. */
static thing idle_crossing(const struct table *t, const struct order *o)
{
	thing from = part(o, H_FROM, 0, 0), to;

	for (int g = 0; (to = part(o, H_TO, g, 0)); g++) {
		const struct link *way = warz_link(t, from, to);
		thing by = part(o, H_BY, g, 0);

		if (by && (!way || (warz_passable(t, from, way) && !warz_crossing(t, from, way))))
			return by;
		from = to;
	}
	return NONE;
}

/* What was built on the march was not there before. */
bool warz_remark(const struct table *t, const struct table *before, const struct order *o, int nth,
	struct order_note *r)
{
	if (o->form != F_MARCH && o->form != F_ON)
		return warz_remark_on_deal(t, before, o, nth, r);
	*r = (struct order_note){ "idle-crossing", before ? idle_crossing(before, o) : NONE };
	return r->about && !nth;
}
