/* SPDX-License-Identifier: MIT
 * A battle: from the cards that cancel it to the places where all squads stand afterwards. */
#include "games/tradewarz/battle.h"
#include "kit/kit.h"

struct fight {
	struct side side[2]; /* ATTACKER, DEFENDER */
	thing at;
	const thing *path; /* the n spaces the attacker came by, in order */
	int n;
};

/* ---- before any card is shown ---- */

static bool cancels(struct table *t, const struct fight *f, int i)
{
	const struct side *me = &f->side[i], *other = &f->side[!i];
	thing card = warz_card(t, me->seat, OP_CANCEL);
	warz_goods payment;

	warz_cost(t, warz_kind(t, IS_PAYMENT), 1, payment);
	if (!card || !kit_can_pay(t, me->seat, LUMBER, GOODS, payment))
		return false;
	if (!yes(t, me->seat, CANCEL_BATTLE, f->at, other->seat, i, me->total[0], other->total[0],
		    side_odds(t, me, other)))
		return false;
	tell(t, ALL, CANCELLED, me->seat, other->seat, f->at);
	warz_transfer(t, me->seat, other->seat, payment);
	tell(t, ALL, PAID_OFF, me->seat, other->seat, payment[GOODS - 1]);
	warz_discard(t, card);
	return true;
}

/* The lead's soldiers die first, then those of its allies. */
static void kill(struct table *t, struct side *s, thing at, int n)
{
	for (int i = 0; i <= players(t) && n; i++) {
		int seat = i ? i : s->seat, k = s->men[seat] < n ? s->men[seat] : n;

		if (!k)
			continue;
		warz_fall(t, seat, at, k);
		s->men[seat] -= k;
		n -= k;
	}
}

/* Some super units kill before the battle, those of both sides at once. */
static void first_kills(struct table *t, struct fight *f)
{
	int dead[2] = { 0, 0 };

	for (int i = 0; i < 2; i++)
		each_seat(seat, t) {
			thing unit = f->side[i].unit[seat];
			int when = i == ATTACKER ? KILLS_IN_ATTACK : KILLS_IN_DEFENCE;

			if (!unit || num(t, unit, FIRST_KILL) != when || !side_men(&f->side[!i]))
				continue;
			tell(t, ALL, FIRST_BLOOD, f->side[i].seat, kind(t, unit), f->side[!i].seat);
			dead[!i]++;
		}
	for (int i = 0; i < 2; i++)
		kill(t, &f->side[i], f->at, dead[i]);
}

static bool beaten_already(const struct side *s)
{
	return !side_men(s) && !s->walls;
}

/* ---- the cards ---- */

/* Commits the chosen morale cards of the hand. The cards stay in the hand until both sides show
 * them. */
static void commit(const struct table *t, struct side *s, const struct choice *c, int chosen)
{
	for (int i = 0; i < chosen; i++) {
		int n = c->o[i].n;

		for each(p, t, IN(HAND_OF, s->seat))
			if (kind(t, p) == c->o[i].what && n-- > 0)
				s->morale[s->morales++] = p;
	}
}

/* Both sides commit before either sees what the other commits. */
static void commit_morale(struct table *t, struct fight *f)
{
	struct choice c[2] = { { 0 }, { 0 } };
	struct seat_question q[2];
	int about[2][5];

	for (int i = 0; i < 2; i++) {
		const struct side *me = &f->side[i], *other = &f->side[!i];

		about[i][0] = f->at;
		about[i][1] = other->seat;
		about[i][2] = me->total[0];
		about[i][3] = other->total[0];
		about[i][4] = side_odds(t, me, other);
		warz_offer_cards(t, me->seat, IN_BATTLE, OP_NONE, &c[i]);
		q[i] = (struct seat_question){ .seat = me->seat,
			.question = i == ATTACKER ? MORALE_ATTACK : MORALE_DEFENCE,
			.from = &c[i],
			.most = key(t, MORALE_LIMIT) < MOST_MORALE ? key(t, MORALE_LIMIT)
								   : MOST_MORALE,
			.about = about[i] };
	}
	together(t, q, 2);
	for (int i = 0; i < 2; i++)
		commit(t, &f->side[i], &c[i], q[i].chosen);
}

/* Burns one card and plays one. An empty pile is refilled from the used cards, so a side always
 * has two. */
static void show_cards(struct table *t, struct side *s)
{
	thing burned = first(t, IN(PILE, s->seat));

	s->card = after(t, burned);
	tell(t, ALL, BURNED, s->seat, kind(t, burned));
	tell(t, ALL, CARD_SHOWN, s->seat, kind(t, s->card));
	move(t, burned, 1, IN(USED, s->seat));
	move(t, s->card, 1, IN(USED, s->seat));
	for (int i = 0; i < s->morales; i++)
		tell(t, ALL, COMMITTED, s->seat, kind(t, s->morale[i]));
}

static void tell_sums(struct table *t, struct side *s)
{
	int(*sum)[SOURCES] = s->sum;

	side_add(t, s);
	for each(p, t, IN(TECHS, s->seat))
		if (side_uses(t, s, p))
			tell(t, ALL, TECH_COUNTS, s->seat, kind(t, p));
	tell(t, ALL, STRENGTH_IS, s->seat, sum[0][FROM_MEN], sum[0][FROM_CARD], sum[0][FROM_TECHS],
		sum[0][FROM_UNIT], sum[0][FROM_PLACE], sum[0][FROM_MORALE], s->total[0]);
	tell(t, ALL, KILLS_ARE, s->seat, sum[1][FROM_CARD], sum[1][FROM_TECHS], sum[1][FROM_UNIT],
		sum[1][FROM_PLACE], sum[1][FROM_MORALE], s->total[1]);
	tell(t, ALL, BLOCKS_ARE, s->seat, sum[2][FROM_CARD], sum[2][FROM_TECHS], sum[2][FROM_UNIT],
		sum[2][FROM_PLACE], sum[2][FROM_MORALE], s->total[2]);
}

/* The surgeon's card saves one of the lead's dead: that soldier goes to the lead's gate if the
 * gate is free and has room. On the gate under attack itself the soldier stays there. The card
 * is spent in any case. Returns the number of dead that remain. */
static int heal(struct table *t, struct side *s, thing at, int dead)
{
	thing gate = warz_home(t, s->seat);
	bool there = at == gate, free_gate = there ? !s->attacks : warz_room(t, s->seat, gate) > 0;
	int healed = 0;

	for (int i = 0; i < s->morales; i++) {
		if (num(t, s->morale[i], OP) != OP_SURGEON || healed >= dead || !s->men[s->seat]
			|| !free_gate)
			continue;
		if (!there) {
			warz_fall(t, s->seat, at, 1);
			warz_muster(t, s->seat, gate, 1);
			s->men[s->seat]--;
			free_gate = warz_room(t, s->seat, gate) > 0;
		}
		healed++;
		tell(t, ALL, HEALED, s->seat, kind(t, s->morale[i]));
	}
	return dead - healed;
}

static void casualties(struct table *t, struct fight *f)
{
	int dead[2];

	for (int i = 0; i < 2; i++) {
		int kills = f->side[!i].total[1], blocks = f->side[i].total[2];
		int men = side_men(&f->side[i]), lost = kills > blocks ? kills - blocks : 0;

		dead[i] = lost < men ? lost : men;
		tell(t, ALL, LOSSES, f->side[i].seat, dead[i], kills, blocks, men);
	}
	for (int i = 0; i < 2; i++) {
		int left = heal(t, &f->side[i], f->at, dead[i]);

		kill(t, &f->side[i], f->at, left);
	}
}

/* ---- where everybody goes ---- */

/* Returns the last space of the path that has room for the whole squad. */
static thing go_back(struct table *t, const struct fight *f)
{
	int seat = f->side[ATTACKER].seat, men = warz_men(t, seat, f->at), i = f->n - 1;
	thing unit = warz_unit(t, seat, f->at);

	if (!men)
		return NONE;
	while (i > 0 && warz_room(t, seat, f->path[i]) < men)
		i--;
	if (warz_room(t, seat, f->path[i]) < men)
		return warz_displace(t, seat, f->at, DISPLACED);
	warz_leave(t, seat, f->at, men, unit, f->path[i]);
	tell(t, ALL, WENT_BACK, seat, men, f->at, f->path[i]);
	warz_stop(t, seat, f->path[i], unit);
	return f->path[i];
}

/* Offers the attacker's buildings with room, farthest from the defender's gate first. */
static void offer_farthest(
	const struct table *t, int seat, thing from, int n, thing gate, struct choice *c)
{
	int16_t steps[KIT_SPACES];
	int rank[KIT_SPACES];

	each_space(at, t, SQUARE)
		if (warz_is_home(t, seat, at, from, n))
			offer(c, at, NONE, 1);
	warz_distances(t, gate, steps);
	for (int i = 0; i < c->n; i++)
		rank[i] = -steps[c->o[i].what - SPACES];
	kit_sort(c, rank);
}

/* Returns where an attacker beaten at a city goes: the defender chooses one of the attacker's
 * buildings; the gate if no building has room. */
static thing send_off(struct table *t, const struct fight *f)
{
	int seat = f->side[ATTACKER].seat, by = f->side[DEFENDER].seat;
	int men = warz_men(t, seat, f->at);
	thing unit = warz_unit(t, seat, f->at), home = warz_home(t, seat);
	struct choice c = { 0 };

	if (!men)
		return NONE;
	offer_farthest(t, seat, f->at, men, warz_home(t, by), &c);
	thing to = c.n ? ask(t, by, &c, SEND_OFF, seat, f->at, men) : home;
	if (to == home)
		return warz_go_home(t, seat, f->at, men, SENT_OFF);
	warz_leave(t, seat, f->at, men, unit, to);
	tell(t, ALL, SENT_OFF, seat, men, f->at, to);
	warz_stop(t, seat, to, unit);
	return to;
}

/* All squads of the defence leave for their own places, also those that did not fight. */
static void displace_defence(struct table *t, const struct fight *f)
{
	int lead = f->side[DEFENDER].seat;

	if (f->at == warz_home(t, lead)) {
		warz_displace_garrison(t, lead);
		return;
	}
	for (int i = 0; i <= players(t); i++) {
		int seat = i ? i : lead;

		if (seat != f->side[ATTACKER].seat && (!i || warz_allied(t, lead, seat)))
			warz_displace(t, seat, f->at, DISPLACED);
	}
}

/* ---- what the winner gets ---- */

static void raze_building(struct table *t, thing at)
{
	thing building = warz_building(t, at);

	if (!building || warz_is(t, building, IS_CASTLE))
		return;
	tell(t, ALL, BUILDING_LOST, owner(t, building), kind(t, building), at);
	warz_raze(t, at);
}

/* The attacker has won and has soldiers left to hold the place. */
static void take_place(struct table *t, const struct fight *f)
{
	int seat = f->side[ATTACKER].seat, city = warz_city(t, f->at);
	thing building = warz_building(t, f->at), unit = warz_unit(t, seat, f->at);

	if (city && city != seat)
		tell(t, ALL, CITY_TAKEN, seat, city, f->at);
	if (building && warz_is(t, building, IS_CASTLE))
		warz_take_castle(t, f->at, seat);
	raze_building(t, f->at);
	displace_defence(t, f);
	warz_stop(t, seat, f->at, unit);
}

/* The attacker has won but has no soldiers left to hold the place. A castle or a city stays with
 * its defender, and so do the soldiers there. An occupier, who does not own the city, must
 * leave. */
static void leave_place(struct table *t, const struct fight *f)
{
	thing walls = f->side[DEFENDER].walls;

	if (walls) {
		tell(t, ALL, PLACE_KEPT, owner(t, walls), kind(t, walls), f->at);
		return;
	}
	raze_building(t, f->at);
	displace_defence(t, f);
}

static thing attacker_wins(struct table *t, const struct fight *f)
{
	int seat = f->side[ATTACKER].seat, men = warz_men(t, seat, f->at);
	bool takes_city = men && warz_city(t, f->at) == f->side[DEFENDER].seat;

	if (takes_city)
		warz_award(t, seat, key(t, CAPITAL_XADLAS), XADLA_CITY);
	else
		warz_award(t, seat, key(t, BATTLE_XADLAS), XADLA_BATTLE);
	if (men)
		take_place(t, f);
	else
		leave_place(t, f);
	return men ? f->at : NONE;
}

static thing defender_wins(struct table *t, const struct fight *f)
{
	warz_award(t, f->side[DEFENDER].seat, key(t, BATTLE_XADLAS), XADLA_BATTLE);
	return warz_city(t, f->at) ? send_off(t, f) : go_back(t, f);
}

/* ---- the whole ---- */

static thing decide(struct table *t, const struct fight *f, int winner)
{
	const struct side *a = &f->side[ATTACKER], *d = &f->side[DEFENDER];

	if (winner == ATTACKER)
		tell(t, ALL, BATTLE_WON, a->seat, d->seat, f->at, a->total[0], d->total[0]);
	else if (winner == DEFENDER)
		tell(t, ALL, BATTLE_WON, d->seat, a->seat, f->at, d->total[0], a->total[0]);
	else
		tell(t, ALL, BATTLE_DRAWN, a->seat, d->seat, f->at, a->total[0]);
	if (winner == ATTACKER)
		return attacker_wins(t, f);
	return winner == DEFENDER ? defender_wins(t, f) : go_back(t, f);
}

static void discard_morale(struct table *t, const struct side *s)
{
	for (int i = 0; i < s->morales; i++)
		warz_discard(t, s->morale[i]);
}

/* Both sides show their cards. Returns the winner's index. */
static int compare(struct table *t, struct fight *f)
{
	struct side *a = &f->side[ATTACKER], *d = &f->side[DEFENDER];

	commit_morale(t, f);
	show_cards(t, a);
	show_cards(t, d);
	tell_sums(t, a);
	tell_sums(t, d);
	casualties(t, f);
	for (int i = 0; i < 2; i++) {
		discard_morale(t, &f->side[i]);
		if (kit_reshuffle(t, IN(PILE, f->side[i].seat), IN(USED, f->side[i].seat)))
			tell(t, ALL, PILE_SHUFFLED, f->side[i].seat);
	}
	if (a->total[0] == d->total[0])
		return NEITHER;
	return a->total[0] > d->total[0] ? ATTACKER : DEFENDER;
}

static thing fight_out(struct table *t, struct fight *f)
{
	bool beaten[2];

	for (int i = 0; i < 2; i++)
		if (cancels(t, f, i))
			return go_back(t, f);
	first_kills(t, f);
	for (int i = 0; i < 2; i++) {
		side_add(t, &f->side[i]);
		beaten[i] = beaten_already(&f->side[i]);
	}
	if (beaten[ATTACKER] && beaten[DEFENDER]) {
		tell(t, ALL, BATTLE_VOID, f->side[0].seat, f->side[1].seat, f->at);
		return NONE;
	}
	if (beaten[ATTACKER] || beaten[DEFENDER])
		return decide(t, f, beaten[ATTACKER] ? DEFENDER : ATTACKER);
	return decide(t, f, compare(t, f));
}

static void tell_who_stands(struct table *t, thing at)
{
	bool any = false;

	each_seat(i, t) {
		int men = warz_men(t, i, at);

		if (men)
			tell(t, ALL, STANDS_THERE, i, men, at);
		any |= men > 0;
	}
	if (!any)
		tell(t, ALL, NOBODY_THERE, at);
}

thing warz_battle(struct table *t, int seat, thing at, const thing *path, int n)
{
	int enemy = warz_defender(t, seat, at);
	struct fight f = { .at = at, .path = path, .n = n };
	thing stands = NONE;

	side_of_attacker(t, &f.side[ATTACKER], seat, warz_men(t, seat, at), warz_unit(t, seat, at));
	side_of_defender(t, &f.side[DEFENDER], &f.side[ATTACKER], enemy, at);
	under(t,
		tell(t, ALL, BATTLE, seat, enemy, at, side_men(&f.side[ATTACKER]),
			side_men(&f.side[DEFENDER]))) {
		stands = fight_out(t, &f);
		warz_settle(t, at);
		tell_who_stands(t, at);
		warz_test_support(t);
	}
	return stands;
}
