/* SPDX-License-Identifier: MIT
 * The Derelict acts. Its die says what it does; its shots look for ships they can destroy. */
#include "games/tradeworlds/fight.h"

/* ---- shots ---- */

/* The Derelict destroys the ship with the highest resistance; of equal ones the one with more
 * firepower, then the oldest. */
static bool better(const struct table *t, thing berth, thing than)
{
	int more = worlds_resistance(t, berth) - worlds_resistance(t, than);

	if (!more)
		more = worlds_firepower(t, berth) - worlds_firepower(t, than);
	return more ? more > 0 : worlds_older(t, berth, than);
}

static thing target_of(const struct table *t, int firepower)
{
	thing found = NONE;

	each_berth(at, t, LONER)
		if (worlds_ship(t, at) && worlds_resistance(t, at) <= firepower
			&& (!found || better(t, at, found)))
			found = at;
	return found;
}

static void shoot(struct table *t)
{
	int firepower = roll(t, ALL, 1, key(t, SIDES), 0, SHOT_DIE, NOBODY);
	thing target = target_of(t, firepower);
	struct fight f = { .at = target };

	tell(t, ALL, SHOT, firepower, target);
	fight_add_body(&f.side[ATTACKER], firepower, num(t, worlds_level(t), RESISTANCE));
	f.side[DEFENDER].seat = LONER;
	if (!worlds_ships(t, LONER)) {
		home_hit(t, &f);
	} else if (!target) {
		tell(t, ALL, SHOT_ABSORBED, firepower);
	} else {
		fight_add(t, &f.side[DEFENDER], target);
		fight_play(t, &f);
	}
}

/* ---- what it does ---- */

static thing action_of(const struct table *t, int die)
{
	each_kind(k, t)
		if (num(t, k, IS) == IS_ACTION && num(t, k, FROM) <= die && die <= num(t, k, TO))
			return k;
	return NONE;
}

static void build_up(struct table *t, int by)
{
	gain(t, TABLE, MASS, by);
	tell(t, ALL, MASS_NOW, dial(t, TABLE, MASS), key(t, MASS_LIMIT));
	if (dial(t, TABLE, MASS) >= key(t, MASS_LIMIT))
		worlds_lose(t, BY_MASS);
}

static void discharge(struct table *t)
{
	if (dial(t, TABLE, MASS) > key(t, MASS_LEFT))
		set(t, TABLE, 0, MASS, key(t, MASS_LEFT));
	tell(t, ALL, MASS_NOW, dial(t, TABLE, MASS), key(t, MASS_LIMIT));
}

static void fire_cannon(struct table *t)
{
	int damage = roll(t, ALL, 1, key(t, SIDES), 0, SHOT_DIE, NOBODY);

	tell(t, ALL, HYPER_HIT, damage);
	home_damage(t, LONER, NOBODY, damage);
}

static void act(struct table *t, thing action)
{
	switch (num(t, action, OP)) {
	case OP_DISCHARGE: discharge(t); break;
	case OP_BUILD_UP: build_up(t, num(t, action, AMOUNT)); break;
	case OP_HYPER: fire_cannon(t); break;
	case OP_SHOOT:
		for (int i = 0; i < num(t, action, AMOUNT) && !dial(t, TABLE, ENDED); i++)
			shoot(t);
		break;
	}
}

void worlds_derelict(struct table *t)
{
	int silent = num(t, worlds_level(t), SILENT);

	if (season(t) <= silent) {
		tell(t, ALL, SILENCE, silent);
		return;
	}
	int die = roll(t, ALL, 1, key(t, ACTION_SIDES), 0, ACTION_DIE, NOBODY);
	thing action = action_of(t, die);
	under(t, tell(t, ALL, DERELICT_ACTS, die, action)) {
		act(t, action);
		home_dismiss(t);
	}
}
