/* SPDX-License-Identifier: MIT
 * Wanted points, ranks and bounties; death and what follows from it. */
#include "games/runes/runes.h"
#include "kit/kit.h"

/* ---- wanted points ---- */

/* The seat's age among equals changes only if the number changes. */
void runes_want(struct table *t, int seat, int by)
{
	int was = dial(t, seat, WANTED), now = was + by;

	if (now > key(t, WANTED_LIMIT))
		now = key(t, WANTED_LIMIT);
	if (now < 0)
		now = 0;
	if (now == was)
		return;
	set(t, seat, 0, WANTED, now);
	gain(t, TABLE, ARRIVALS, 1);
	set(t, seat, 0, ARRIVED, dial(t, TABLE, ARRIVALS));
	tell(t, ALL, WANTED_IS, seat, now);
}

/* Rank 1 is the most wanted: most points first, then the seat that came to that number first. */
int runes_wanted_rank(const struct table *t, int seat)
{
	int rank = 1;

	each_seat(s, t) {
		int more = dial(t, s, WANTED) - dial(t, seat, WANTED);

		if (s != seat
			&& (more > 0 || (!more && dial(t, s, ARRIVED) < dial(t, seat, ARRIVED))
				|| (!more && dial(t, s, ARRIVED) == dial(t, seat, ARRIVED)
					&& s < seat)))
			rank++;
	}
	return rank;
}

int runes_bounty(const struct table *t, int seat)
{
	return dial(t, seat, WANTED) ? key(t, BOUNTY_1 + runes_wanted_rank(t, seat) - 1) : 0;
}

/* The bank pays a seat that slays a wanted seat. */
void runes_pay_bounty(struct table *t, int seat, int slain)
{
	int gold = runes_bounty(t, slain);

	if (!gold)
		return;
	tell(t, ALL, BOUNTY_PAID, seat, slain, runes_wanted_rank(t, slain), gold);
	runes_earn(t, seat, gold);
}

/* ---- what the slain had ---- */

static void leave_gold(struct table *t, int seat, int killer)
{
	int gold = dial(t, seat, GOLD);

	if (!gold)
		return;
	gain(t, seat, GOLD, -gold);
	tell(t, ALL, GOLD_TAKEN, seat, killer, gold);
	if (killer)
		runes_earn(t, killer, gold);
}

/* The killer keeps the goods that the killer's caravan has room for. The rest goes back. */
static void leave_goods(struct table *t, int seat, int killer)
{
	struct choice c = { 0 };
	int room = killer ? runes_room(t, killer) : 0, n = 0;

	kit_offer_all(t, IN(CARGO, seat), &c);
	if (c.n && room)
		n = pick(t, killer, &c, room, room, BOOTY);
	for (int i = 0; i < n; i++)
		for (int k = 0; k < c.o[i].n; k++) {
			thing good = kind(t, c.o[i].what);

			tell(t, ALL, GOOD_TAKEN, seat, killer, good);
			runes_hand_over(t, seat, good, killer);
		}
	for (thing p; (p = first(t, IN(CARGO, seat)));) {
		thing good = kind(t, p);

		tell(t, ALL, GOOD_LOST, seat, good);
		runes_to_stock(t, seat, good);
	}
}

/* The quest goes to a killer who has none and wants it, and starts afresh. */
static void leave_quest(struct table *t, int seat, int killer)
{
	thing quest = first(t, IN(QUEST_OF, seat));

	if (!quest)
		return;
	thing k = kind(t, quest);
	if (killer && !first(t, IN(QUEST_OF, killer)) && yes(t, killer, TAKE_QUEST, k)) {
		runes_move_quest(t, seat, killer);
		tell(t, ALL, QUEST_TAKEN_OVER, killer, seat, k);
		return;
	}
	runes_end_quest(t, seat, IN(DONE_QUESTS, NOBODY));
	tell(t, ALL, QUEST_LOST, seat, k);
}

/* ---- death ---- */

static void faint_all(struct table *t, int seat)
{
	for each(p, t, IN(SOLDIERS_OF, seat))
		if (!dial(t, p, FAINTED))
			set(t, p, 0, FAINTED, 1);
}

/* The seat was killed by another seat, or by NOBODY: it loses what death costs and wakes
 * elsewhere. */
void runes_die(struct table *t, int seat, int killer)
{
	under(t, tell(t, ALL, SLAIN, seat, killer, dial(t, seat, AT))) {
		leave_gold(t, seat, killer);
		leave_goods(t, seat, killer);
		leave_quest(t, seat, killer);
		runes_want(t, seat, -dial(t, seat, WANTED));
		faint_all(t, seat);
		thing city = runes_draw_city(t, FOR_WAKING, seat);
		runes_place(t, seat, city);
		tell(t, ALL, WAKES_UP, seat, city);
		set(t, seat, 0, RESTS, 1);
		tell(t, ALL, PENALTY_AHEAD, seat);
		set(t, seat, 0, DEAD, 1);
		set(t, seat, 0, LAST, DIED);
	}
}

int runes_halted(const struct table *t, int seat)
{
	return dial(t, seat, RESTS) ? PENALTY_AHEAD : 0;
}

/* A penalty turn brings three gold dice and nothing else. */
void runes_rest(struct table *t, int seat)
{
	int dice[MOST_DICE], n = key(t, PENALTY_DICE);

	roll(t, ALL, n, SIDES, dice, PENALTY_DIE, seat);
	set(t, seat, 0, RESTS, 0);
	tell(t, ALL, WORKS, seat, runes_gold_of(t, n, dice));
	runes_earn(t, seat, runes_gold_of(t, n, dice));
}
