/* SPDX-License-Identifier: MIT
 * One engagement, step by step. */
#include "games/tradeworlds/fight.h"
#include "kit/kit.h"

/* ---- sides ---- */

static void put_ship(struct side *s, int at, thing berth, int firepower, int resistance)
{
	if (s->n == MOST_SHIPS)
		return;
	for (int i = s->n++; i > at; i--) {
		s->ship[i] = s->ship[i - 1];
		s->firepower[i] = s->firepower[i - 1];
		s->resistance[i] = s->resistance[i - 1];
	}
	s->ship[at] = berth;
	s->firepower[at] = firepower;
	s->resistance[at] = resistance;
}

void fight_add(const struct table *t, struct side *s, thing berth)
{
	int at = 0;

	while (at < s->n && worlds_older(t, s->ship[at], berth))
		at++;
	put_ship(s, at, berth, worlds_firepower(t, berth), worlds_resistance(t, berth));
}

void fight_add_body(struct side *s, int firepower, int resistance)
{
	put_ship(s, s->n, NONE, firepower, resistance);
}

int fight_firepower(const struct side *s)
{
	int sum = 0;

	for (int i = 0; i < s->n; i++)
		sum += s->firepower[i];
	return sum;
}

int fight_resistance(const struct side *s)
{
	int sum = 0;

	for (int i = 0; i < s->n; i++)
		sum += s->resistance[i];
	return sum;
}

int fight_total(const struct side *s)
{
	return s->die + s->bonus;
}

/* Whether the seat shares its tactics with the coalition: the Action is the coalition's,
 * whoever's ships are sent. */
static bool is_sworn_to(const struct table *t, int seat, int leader)
{
	return leader && dial(t, TABLE, OPEN_FOR) == leader && dial(t, seat, SWORN) == leader;
}

bool fight_has(const struct table *t, const struct side *s, int seat)
{
	if (!seat)
		return false;
	for (int i = 0; i < s->n; i++)
		if (s->ship[i] && worlds_owner(t, s->ship[i]) == seat)
			return true;
	return s->seat == seat || is_sworn_to(t, seat, s->seat);
}

int fight_seat(const struct table *t, const struct side *s, int i)
{
	for (int k = 0; k < players(t); k++) {
		int seat = kit_round(t, dial(t, TABLE, FIRST), k);

		if (!out(t, seat) && fight_has(t, s, seat) && !i--)
			return seat;
	}
	return NOBODY;
}

thing fight_ship_of(const struct table *t, const struct side *s, int seat)
{
	for (int i = 0; i < s->n; i++)
		if (s->ship[i] && worlds_owner(t, s->ship[i]) == seat)
			return s->ship[i];
	return NONE;
}

bool fight_in_window(const struct table *t, thing k, int i)
{
	int when = num(t, k, PLAYED);

	return when == IN_BOTH || when == (i == ATTACKER ? IN_ATTACK : IN_DEFENCE);
}

bool fight_owns(const struct table *t, const struct side *s, int ship, int seat)
{
	return s->ship[ship] ? worlds_owner(t, s->ship[ship]) == seat : s->seat == seat;
}

void fight_about(const struct table *t, const struct fight *f, int i, int seat, int about[ABOUT])
{
	const struct side *me = &f->side[i], *other = &f->side[!i];
	const int list[ABOUT] = { i == ATTACKER, i == DEFENDER, fight_ship_of(t, me, seat),
		other->seat, fight_total(me) - fight_total(other), fight_firepower(me),
		fight_resistance(me), fight_firepower(other), fight_resistance(other),
		f->incoming };

	for (int k = 0; k < ABOUT; k++)
		about[k] = list[k];
}

/* ---- dice ---- */

static int throw_die(struct table *t, const struct fight *f, int i)
{
	int seat = f->side[i].seat;

	if (!seat)
		return roll(t, ALL, 1, key(t, SIDES), 0, DERELICT_DIE, NOBODY);
	if (i == ATTACKER)
		return roll(t, ALL, 1, key(t, SIDES), 0, ATTACK_DIE, seat, f->at);
	return roll(t, ALL, 1, key(t, SIDES), 0, DEFENCE_DIE, seat, f->at);
}

void fight_roll(struct table *t, struct fight *f, int i, int again)
{
	struct side *s = &f->side[i];
	int was = s->die;

	s->die = throw_die(t, f, i);
	if (was)
		tell(t, ALL, again, s->seat, s->die, was, fight_total(s));
	else
		tell(t, ALL, ROLLED, s->seat, s->die, s->bonus, fight_total(s));
}

/* ---- the result ---- */

static void tell_ships(struct table *t, const struct fight *f)
{
	const struct side *att = &f->side[ATTACKER], *def = &f->side[DEFENDER];

	for (int i = 0; i < att->n; i++)
		if (att->ship[i])
			tell(t, ALL, ATTACKER_IS, worlds_owner(t, att->ship[i]), att->ship[i],
				att->firepower[i], att->resistance[i]);
	for (int i = 0; i < def->n; i++)
		if (def->ship[i])
			tell(t, ALL, TARGET_IS, def->seat, def->ship[i], def->firepower[i],
				def->resistance[i]);
}

static void attackers_win(struct table *t, struct fight *f)
{
	const struct side *att = &f->side[ATTACKER], *def = &f->side[DEFENDER];
	int firepower = fight_firepower(att), resistance = fight_resistance(def);
	bool dies[MOST_SHIPS];

	if (firepower < resistance) {
		tell(t, ALL, NOT_ENOUGH, att->seat, def->seat, firepower, resistance);
		return;
	}
	for (int i = 0; i < def->n; i++)
		dies[i] = true;
	fight_kill(t, f, DEFENDER, dies);
}

/* The weights that decide which of two attackers in reach falls: first the one the defender
 * chose, then the whole strength, then the value of the cards; of equal ships the older falls.
 * The Derelict goes by resistance. */
static int weight(const struct table *t, const struct side *s, int i, int by)
{
	int value = 0;

	if (by == BY_FIREPOWER)
		return s->firepower[i];
	if (by == BY_RESISTANCE)
		return s->resistance[i];
	if (by == BY_STRENGTH)
		return s->firepower[i] + s->resistance[i];
	for each(p, t, s->ship[i])
		value += num(t, p, VALUE);
	return value;
}

static bool rather(const struct table *t, const struct side *s, int i, int than, int by)
{
	const int looks[] = { by, BY_STRENGTH, BY_VALUE };

	for (int k = 0; k < 3; k++) {
		int more = weight(t, s, i, looks[k]) - weight(t, s, than, looks[k]);

		if (more)
			return more > 0;
	}
	return false;
}

/* Returns the attacker that counter-fire destroys; -1 if it can destroy none. */
static int victim_of(const struct table *t, const struct side *s, int firepower, int by)
{
	int victim = -1;

	for (int i = 0; i < s->n; i++)
		if (s->ship[i] && s->resistance[i] <= firepower
			&& (victim < 0 || rather(t, s, i, victim, by)))
			victim = i;
	return victim;
}

static int choose_victim(struct table *t, struct fight *f, int firepower)
{
	struct side *att = &f->side[ATTACKER], *def = &f->side[DEFENDER];
	int about[ABOUT];

	if (!def->seat)
		return victim_of(t, att, firepower, BY_RESISTANCE);
	if (victim_of(t, att, firepower, BY_STRENGTH) < 0)
		return -1;
	fight_about(t, f, DEFENDER, def->seat, about);
	int by = word(t, def->seat, 15, VICTIM, FIGHT_ARGS(about));
	return victim_of(t, att, firepower, by);
}

static void tie(struct table *t, struct fight *f)
{
	struct side *att = &f->side[ATTACKER], *def = &f->side[DEFENDER];
	bool dies[MOST_SHIPS] = { false };

	if (def->rolls_fire) {
		def->firepower[0] = roll(t, ALL, 1, key(t, SIDES), 0, SHOT_DIE, NOBODY);
		tell(t, ALL, DERELICT_FIRES, def->firepower[0]);
	}
	int firepower = fight_firepower(def);
	/* As an attacker The Derelict has no berth. Counter-fire destroys it or does nothing. */
	if (!att->seat) {
		dies[0] = firepower >= att->resistance[0];
		tell(t, ALL, COUNTER_FIRE, def->seat, att->seat, firepower);
		if (dies[0])
			fight_kill(t, f, ATTACKER, dies);
		else
			tell(t, ALL, NOBODY_HIT, def->seat, firepower);
		return;
	}
	int victim = choose_victim(t, f, firepower);
	tell(t, ALL, COUNTER_FIRE, def->seat, att->seat, firepower);
	if (victim < 0) {
		tell(t, ALL, NOBODY_HIT, def->seat, firepower);
		return;
	}
	dies[victim] = true;
	fight_kill(t, f, ATTACKER, dies);
}

static void settle(struct table *t, struct fight *f)
{
	const struct side *att = &f->side[ATTACKER], *def = &f->side[DEFENDER];
	int margin = fight_total(att) - fight_total(def);

	tell(t, ALL, RESULT, att->seat, fight_total(att), def->seat, fight_total(def),
		fight_firepower(att), fight_resistance(def));
	if (margin > 0)
		attackers_win(t, f);
	else if (margin == 0)
		tie(t, f);
	else
		tell(t, ALL, DODGED, def->seat, att->seat);
}

void fight_play(struct table *t, struct fight *f)
{
	const struct side *att = &f->side[ATTACKER], *def = &f->side[DEFENDER];

	under(t,
		tell(t, ALL, ATTACK, att->seat, def->seat, fight_firepower(att),
			fight_resistance(def))) {
		tell_ships(t, f);
		if (tactic_veil(t, f))
			return;
		fight_missiles(t, f);
		fight_escorts(t, f);
		fight_roll(t, f, ATTACKER, ROLLED_AGAIN);
		fight_roll(t, f, DEFENDER, ROLLED_AGAIN);
		fight_cruisers(t, f);
		tactic_rounds(t, f);
		settle(t, f);
	}
}
