/* SPDX-License-Identifier: MIT
 * Homeworlds: what hits them, the Garrison that may defend them, and their fall. */
#include "games/tradeworlds/fight.h"
#include "kit/kit.h"

/* ---- the Garrison ---- */

static bool called(struct table *t, struct fight *f)
{
	int seat = f->side[DEFENDER].seat, about[ABOUT];
	thing card = first(t, IN(GARRISON_OF, seat));

	if (!card || dial(t, TABLE, STANDING) == seat)
		return card != NONE;
	fight_about(t, f, DEFENDER, seat, about);
	if (!yes(t, seat, CALL_GARRISON, FIGHT_ARGS(about)))
		return false;
	set(t, TABLE, 0, STANDING, seat);
	tell(t, ALL, GARRISON_CALLED, seat, num(t, card, FIREPOWER), num(t, card, RESISTANCE));
	return true;
}

/* Returns, as a bit of the side, the ship with the lowest firepower that destroys the Garrison
 * alone; 0 if none can. */
static unsigned one_that_reaches(const struct side *s, int resistance)
{
	int found = -1;

	for (int i = 0; i < s->n; i++)
		if (s->firepower[i] >= resistance
			&& (found < 0 || s->firepower[i] < s->firepower[found]))
			found = i;
	return found < 0 ? 0 : 1u << found;
}

/* Returns, as bits of the side, the fewest ships that destroy the Garrison together, by highest
 * firepower; 0 if all together cannot. */
static unsigned few_that_reach(const struct side *s, int resistance)
{
	unsigned group = 0;
	int sum = 0;

	while (sum < resistance) {
		int best = -1;

		for (int i = 0; i < s->n; i++)
			if (!(group >> i & 1) && (best < 0 || s->firepower[i] > s->firepower[best]))
				best = i;
		if (best < 0)
			return 0;
		group |= 1u << best;
		sum += s->firepower[best];
	}
	return group;
}

/* Moves a group of ships from one side to another. */
static void detach(struct side *from, unsigned group, struct side *to)
{
	struct side rest = *from;

	*to = *from;
	to->n = rest.n = 0;
	for (int i = 0; i < from->n; i++) {
		struct side *s = group >> i & 1 ? to : &rest;

		s->ship[s->n] = from->ship[i];
		s->firepower[s->n] = from->firepower[i];
		s->resistance[s->n] = from->resistance[i];
		s->n++;
	}
	*from = rest;
}

static void meet(struct table *t, struct fight *f)
{
	struct side *att = &f->side[ATTACKER];
	int seat = f->side[DEFENDER].seat;
	thing card = first(t, IN(GARRISON_OF, seat));
	unsigned group = one_that_reaches(att, num(t, card, RESISTANCE));
	struct fight g = { .at = NONE };

	if (!group)
		group = few_that_reach(att, num(t, card, RESISTANCE));
	if (!group) {
		tell(t, ALL, SHOTS_LOST, att->seat, fight_firepower(att));
		att->n = 0;
		return;
	}
	detach(att, group, &g.side[ATTACKER]);
	g.side[DEFENDER].seat = seat;
	fight_add_body(&g.side[DEFENDER], num(t, card, FIREPOWER), num(t, card, RESISTANCE));
	for (int i = 0; i < g.side[ATTACKER].n; i++)
		if (g.side[ATTACKER].ship[i])
			tell(t, ALL, GARRISON_MET, seat, g.side[ATTACKER].ship[i]);
	fight_play(t, &g);
}

void home_dismiss(struct table *t)
{
	int seat = dial(t, TABLE, STANDING);
	thing card = seat ? first(t, IN(GARRISON_OF, seat)) : NONE;

	if (!card)
		return;
	tell(t, ALL, GARRISON_GONE, seat);
	move(t, card, 1, IN(REMOVED, seat));
}

/* ---- its fall ---- */

static void clear_zone(struct table *t, thing from, thing to)
{
	for each(p, t, from)
		move(t, p, 1, to);
}

/* Cards that were open stay in everybody's sight; cards that were hidden stay hidden. */
static void take_away_all(struct table *t, int seat)
{
	static const int open[] = { MARKET, DISCARD, DOCK, GARRISON_OF },
			 hidden[] = { SHIPYARD, PLANT, ACADEMY, FACILITY, DECK, HAND_OF };

	each_berth(at, t, seat) {
		clear_zone(t, at, IN(REMOVED, seat));
		set(t, at, 0, SINCE, 0);
	}
	for (unsigned i = 0; i < sizeof open / sizeof *open; i++)
		clear_zone(t, IN(open[i], seat), IN(REMOVED, seat));
	for (unsigned i = 0; i < sizeof hidden / sizeof *hidden; i++)
		clear_zone(t, IN(hidden[i], seat), IN(LOST, seat));
}

static void fall(struct table *t, int seat, int by)
{
	under(t, tell(t, ALL, OUT_NOW, seat, by)) {
		if (worlds_solo(t)) {
			worlds_lose(t, BY_HOMEWORLD);
		} else {
			set(t, seat, 0, FALLEN, players(t) - worlds_left(t) + 1);
			take_away_all(t, seat);
			leave(t, seat);
			for (int s = 1; worlds_left(t) == 1 && s <= players(t); s++)
				if (!out(t, s))
					worlds_win(t, s, BY_BEING_LAST);
		}
	}
}

/* ---- the hit ---- */

static int screened(struct table *t, int seat, int damage)
{
	int takes = dial(t, TABLE, SCREENED) < damage ? dial(t, TABLE, SCREENED) : damage;

	if (takes) {
		gain(t, TABLE, SCREENED, -takes);
		tell(t, ALL, SCREEN_HELD, seat, takes);
	}
	return damage - takes;
}

void home_damage(struct table *t, int seat, int by, int damage)
{
	int left = dial(t, seat, HOMEWORLD) - damage;

	tell(t, ALL, HOMEWORLD_HIT, seat, by, damage, left > 0 ? left : 0);
	gain(t, seat, HOMEWORLD, -damage);
	if (left <= 0)
		fall(t, seat, by);
}

void home_hit(struct table *t, struct fight *f)
{
	struct side *att = &f->side[ATTACKER];
	int seat = f->side[DEFENDER].seat;

	f->incoming = fight_firepower(att);
	if (called(t, f))
		meet(t, f);
	if (dial(t, TABLE, ENDED) || !att->n)
		return;
	f->incoming = fight_firepower(att);
	tactic_rounds_at_home(t, f);
	int damage = screened(t, seat, fight_firepower(att));
	if (damage)
		home_damage(t, seat, att->seat, damage);
}
