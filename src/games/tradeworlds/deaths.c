/* SPDX-License-Identifier: MIT
 * What becomes of ships that are destroyed. */
#include "games/tradeworlds/fight.h"
#include "kit/kit.h"

/* Returns the type of card that a faction takes back from a destroyed ship. */
static int returned(const struct table *t, int seat)
{
	int returns = worlds_power(t, seat, RETURNS);

	return returns == RETURNS_WEAPON ? IS_WEAPON : returns == RETURNS_CREW ? IS_CREW : 0;
}

static void take_back(struct table *t, int seat, thing berth)
{
	int type = returned(t, seat);

	for each(p, t, berth)
		if (type && num(t, p, IS) == type) {
			tell(t, ALL, CARD_BACK, seat, kind(t, p), worlds_faction(t, seat));
			move(t, p, 1, IN(HAND_OF, seat));
		}
}

/* Salvage Crew: the seat takes one of the cards that remain. */
static void salvage(struct table *t, struct fight *f, int i, int seat, thing berth)
{
	thing tactic = tactic_held(t, seat, OP_SALVAGE);
	struct choice c = { 0 };
	int about[ABOUT];

	if (!tactic)
		return;
	for each(p, t, berth)
		if (num(t, p, IS) <= TYPES)
			offer(&c, p, NONE, 1);
	fight_about(t, f, i, seat, about);
	about[2] = berth;
	if (!pick(t, seat, &c, 0, 1, SALVAGE, FIGHT_ARGS(about)))
		return;
	thing card = c.o[0].what;
	if (!tactic_play(t, f, i, seat, tactic, berth))
		return;
	tell(t, ALL, SALVAGED, seat, kind(t, card));
	move(t, card, 1, IN(HAND_OF, seat));
}

/* Pays the bounty to each seat on the winning side that has ships there and whose faction earns
 * one. */
static void pay_bounties(struct table *t, const struct side *killers)
{
	int seat;

	for (int k = 0; (seat = fight_seat(t, killers, k)); k++) {
		int bounty = worlds_power(t, seat, BOUNTY);

		if (!fight_ship_of(t, killers, seat) || !bounty || dial(t, TABLE, ENDED))
			continue;
		tell(t, ALL, BOUNTY_EARNED, seat, bounty, dial(t, seat, CREDITS) + bounty);
		worlds_earn(t, seat, bounty);
	}
}

static void scatter(struct table *t, int seat, thing berth)
{
	for each(p, t, berth) {
		if (num(t, p, IS) == IS_REINFORCEMENT) {
			tell(t, ALL, REINFORCEMENT_LOST, seat, kind(t, p));
			move(t, p, 1, IN(REMOVED, seat));
		} else {
			worlds_to_discard(t, seat, p);
		}
	}
	set(t, berth, 0, SINCE, 0);
}

static void kill_ship(struct table *t, struct fight *f, int i, int ship)
{
	thing berth = f->side[i].ship[ship];
	int seat = worlds_owner(t, berth);

	if (fight_frigate(t, f, i, ship))
		return;
	under(t, tell(t, ALL, DESTROYED, seat, berth, f->side[!i].seat)) {
		take_back(t, seat, berth);
		salvage(t, f, i, seat, berth);
		scatter(t, seat, berth);
		pay_bounties(t, &f->side[!i]);
	}
}

/* The Derelict is destroyed. */
static void take_off_map(struct table *t)
{
	each_space(at, t, MAP)
		for each(p, t, at)
			if (num(t, p, IS) == IS_DERELICT)
				move(t, p, 1, IN(REMOVED, LONER));
}

static void kill_body(struct table *t, struct fight *f, int i)
{
	int seat = f->side[i].seat;

	if (!seat) {
		tell(t, ALL, DERELICT_DESTROYED, f->side[!i].seat);
		take_off_map(t);
		worlds_win(t, f->side[!i].seat, BY_DERELICT);
		return;
	}
	tell(t, ALL, GARRISON_FELL, seat);
	move(t, first(t, IN(GARRISON_OF, seat)), 1, IN(REMOVED, seat));
}

void fight_kill(struct table *t, struct fight *f, int i, const bool dies[MOST_SHIPS])
{
	for (int k = 0; k < f->side[i].n && !dial(t, TABLE, ENDED); k++) {
		if (!dies[k])
			continue;
		if (f->side[i].ship[k])
			kill_ship(t, f, i, k);
		else
			kill_body(t, f, i);
	}
}
