/* SPDX-License-Identifier: MIT
 * What the writer of an order may not have thought of, though the order is done: who stays behind. */
#include "games/dragonlords/army.h"
#include "kit/kit.h"

/* Returns whether a line names a kind, or by a word of its type. */
static bool names(const struct table *t, const struct order *o, int hole, thing k)
{
	thing word;

	for (int g = 0; (word = part(o, hole, g, 0)); g++)
		if (word == k || (!num(t, word, CIV) && num(t, word, TYPE) == num(t, k, TYPE)))
			return true;
	return false;
}

/* Returns whether a line names those that may cast scrolls, or the whole army, in which some may be. */
static bool names_caster(const struct table *t, const struct order *o)
{
	thing word;

	for (int g = 0; (word = part(o, H_FORCE, g, 0)); g++)
		if (lords_casts(num(t, word, TYPE)) || (!num(t, word, CIV) && !num(t, word, TYPE)))
			return true;
	return false;
}

static bool is_attack(const struct order *o)
{
	return o->form == F_ATTACK || o->form == F_RELIEVE;
}

/* Returns the king if he stands alone where the line may have taken units from. */
static thing lone_king(const struct table *t, const struct order *o)
{
	enum { MARCH_FORCE = 1, MARCH_FROM };
	thing king = lords_kind(t, o->seat, KING), from = part(o, MARCH_FROM, 0, 0);
	bool attacks = is_attack(o), marches = o->form == F_MARCH || o->form == F_TRANSFER;

	each_space(at, t, LAND) {
		bool left = attacks ? lords_adjoins(t, at, part(o, H_TARGET, 0, 0), NEXT_TO)
				    : marches && at == from;

		if (left && find(t, at, king) && lords_units(t, o->seat, at) == 1
			&& !names(t, o, attacks ? H_FORCE : MARCH_FORCE, king))
			return king;
	}
	return NONE;
}

static bool names_ship(const struct order *o)
{
	for (int g = 0; part(o, H_FORCE, g, 0); g++)
		if (part(o, H_OFF, g, 0))
			return true;
	return false;
}

/* Returns a ship off the land that is attacked, whose units were not named. */
static thing idle_ship(const struct table *t, const struct order *o)
{
	if (!is_attack(o) || names_ship(o))
		return NONE;
	each_space(zone, t, SEA)
		if (lords_adjoins(t, zone, part(o, H_TARGET, 0, 0), COAST))
			for each(p, t, zone)
				if (owner(t, p) == o->seat && num(t, p, TYPE) == A_SHIP
					&& lords_aboard(t, o->seat, kind(t, p)))
					return kind(t, p);
	return NONE;
}

/* Returns a scroll that the seat wants to cast, where nobody goes who can. */
static thing idle_scroll(const struct table *t, const struct order *o)
{
	enum { EVEN = 100 };

	if (o->form != F_ATTACK || names_caster(t, o))
		return NONE;
	for each(p, t, IN(SCROLLS_OF, o->seat))
		if (wished(t, o->seat, kind(t, p), CAST_SCROLL, part(o, H_TARGET, 0, 0), NOBODY, 1,
			    1, 1, EVEN, 0, 0, 0, 0))
			return kind(t, p);
	return NONE;
}

bool lords_remark(const struct table *t, const struct order *o, int nth, struct order_note *r)
{
	static const struct {
		const char *name;
		thing (*find)(const struct table *, const struct order *);
	} remarks[] = { { "lone-king", lone_king }, { "idle-ship", idle_ship },
		{ "idle-scroll", idle_scroll } };

	for (unsigned i = 0; i < sizeof remarks / sizeof *remarks; i++) {
		*r = (struct order_note){ remarks[i].name, remarks[i].find(t, o) };
		if (r->about && nth-- == 0)
			return true;
	}
	return false;
}
