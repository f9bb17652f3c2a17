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

/* Returns whether a line has units come from a land, as far as it says from where. */
static bool may_come_from(const struct table *t, const struct order *o, thing at)
{
	thing from;
	bool written = false;

	if (!lords_adjoins(t, at, part(o, H_TARGET, 0, 0), NEXT_TO))
		return false;
	for (int g = 0; part(o, H_FORCE, g, 0); g++) {
		from = part(o, H_FROM, g, 0);
		if (from == at)
			return true;
		written |= from || part(o, H_OFF, g, 0);
	}
	return !written;
}

static bool is_alone(const struct table *t, int seat, thing king, thing at)
{
	return find(t, at, king) && lords_units(t, seat, at) == 1;
}

/* Returns the king if he stands alone where the line took units from, and did not before the season. */
static thing lone_king(const struct table *t, const struct table *before, const struct order *o)
{
	enum { MARCH_FORCE = 1, MARCH_FROM };
	thing king = lords_kind(t, o->seat, KING), from = part(o, MARCH_FROM, 0, 0);
	bool attacks = is_attack(o), marches = o->form == F_MARCH || o->form == F_TRANSFER;

	if ((!attacks && !marches) || names(t, o, attacks ? H_FORCE : MARCH_FORCE, king))
		return NONE;
	each_space(at, t, LAND) {
		bool left = attacks ? may_come_from(t, o, at) : at == from;

		if (left && is_alone(t, o->seat, king, at)
			&& !(before && is_alone(before, o->seat, king, at)))
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
static thing idle_ship(
	const struct table *t, UNUSED const struct table *before, const struct order *o)
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
static thing idle_scroll(
	const struct table *t, UNUSED const struct table *before, const struct order *o)
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

bool lords_remark(const struct table *t, const struct table *before, const struct order *o, int nth,
	struct order_note *r)
{
	static const struct {
		const char *name;
		thing (*find)(const struct table *, const struct table *, const struct order *);
	} remarks[] = { { "lone-king", lone_king }, { "idle-ship", idle_ship },
		{ "idle-scroll", idle_scroll } };

	for (unsigned i = 0; i < sizeof remarks / sizeof *remarks; i++) {
		*r = (struct order_note){ remarks[i].name, remarks[i].find(t, before, o) };
		if (r->about && nth-- == 0)
			return true;
	}
	return false;
}
