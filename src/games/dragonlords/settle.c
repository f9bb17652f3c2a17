/* SPDX-License-Identifier: MIT
 * Steps 5 and 8 of a round: which hits are prevented, which units fall or change sides, and what
 * becomes of the wall. */
#include "games/dragonlords/battle.h"
#include "kit/kit.h"

/* ---- averting ---- */

static int healers(const struct table *t, const struct side *s)
{
	int n = 0;

	for each(p, t, s->at)
		n += side_acts(t, s, p) && lords_caster(t, p) && lords_knows(t, p, HEAL);
	return n;
}

static void heal(struct table *t, struct battle *b, int i)
{
	struct side *s = &b->side[i];
	int n = s->seat && s->poison ? healers(t, s) : 0;

	n = n < s->poison ? n : s->poison;
	if (!n || side_word_of(t, b, i, 3, HEAL_WITH, s->poison) != 1)
		return;
	s->poison -= n;
	tell(t, b->who, POISON_HEALED, s->seat, n);
}

static void ward(struct table *t, struct battle *b, int i)
{
	struct side *s = &b->side[i];

	if (!s->seat || !s->bolts || !side_treasure(t, b, i, OP_AMULET)
		|| side_word_of(t, b, i, 3, AMULET, s->bolt) != 1)
		return;
	s->bolts -= s->worst_bolt;
	tell(t, b->who, WARDED, s->seat, s->bolt, s->worst_bolt);
}

static void shield(struct table *t, struct battle *b, int i)
{
	struct side *s = &b->side[i];
	int n = s->shield < s->rolled ? s->shield : s->rolled;

	if (!n)
		return;
	s->shield -= n;
	s->rolled -= n;
	tell(t, b->who, SHIELD_HELD, s->seat, n);
}

/* ---- who goes before anybody is chosen ---- */

static void slay(struct table *t, struct battle *b, int i)
{
	struct side *s = &b->side[i];

	for (int k = 0; k < s->slains; k++) {
		/* A direct hit may already have removed the unit. */
		if (place(t, s->slain[k]) != s->at)
			continue;
		lords_tell_fall(t, b->who, s->seat, 1, s->slain[k]);
		lords_kill(t, s->slain[k], 1, true);
		s->lost++;
	}
	s->slains = 0;
}

/* Removes the units that change sides, first those without a mark or treasure. The others lay
 * down what they had. */
static void set_aside(struct table *t, struct side *s)
{
	int left = s->converts;

	for (int laden = 0; laden < 2; laden++)
		for each(p, t, s->at) {
			int n = count(t, p) < left ? count(t, p) : left;

			if (!n || owner(t, p) != s->seat || num(t, p, TYPE) != BASIC
				|| (first(t, p) != NONE) != laden)
				continue;
			lords_kill(t, p, n, true);
			left -= n;
		}
	s->converts -= left;
}

static void go_over(struct table *t, struct battle *b, int i)
{
	struct side *s = &b->side[i], *to = &b->side[!i];

	if (!s->converts)
		return;
	if (to->seat && side_units(t, to)) {
		thing p = make(t, lords_kind(t, to->seat, BASIC), to->seat, s->converts, to->at);
		side_joined(t, to, p, s->converts);
		tell(t, b->who, WENT_OVER, s->seat, s->converts, to->seat);
	}
	s->converts = 0;
}

/* ---- casualties ---- */

/* Catapults at sea are useless, even as casualties. */
static bool is_no_engine(const struct table *t, thing unit)
{
	return num(t, unit, TYPE) != CATAPULT;
}

static void prepare(struct table *t, struct battle *b, int i, struct loss *l)
{
	struct side *s = &b->side[i];
	int hits = s->rolled + s->poison + s->bolts + s->sure;

	*l = (struct loss){ .seat = s->seat,
		.at = s->at,
		.n = hits,
		.may = b->kind == AT_SEA ? is_no_engine : 0,
		.in_battle = true,
		.who = b->who,
		.about = { b->at, b->side[!i].seat, b->round, hits } };
	if (hits)
		tell(t, b->who, HITS_TAKEN, s->seat, hits);
	s->rolled = s->poison = s->bolts = s->worst_bolt = s->sure = 0;
}

/* Returns the most steps that a fallen unit of that kind had ridden. */
static int ridden_by(const struct loss *l, thing kind_of)
{
	int most = 0;

	for (int i = 0; i < l->fell.n; i++)
		if (l->fell.o[i].what == kind_of && l->fell.o[i].to > most)
			most = l->fell.o[i].to;
	return most;
}

/* The grail brings no caster back, and nobody to an army that is gone. */
static void use_grail(struct table *t, struct battle *b, int i, const struct loss *l)
{
	struct side *s = &b->side[i];
	struct choice c = { 0 };

	offer(&c, NONE, NONE, 1);
	for (int k = 0; k < l->fell.n; k++)
		if (!lords_caster(t, l->fell.o[k].what))
			offer(&c, l->fell.o[k].what, NONE, 1);
	if (c.n < 2 || !s->seat || !side_units(t, s) || !side_treasure(t, b, i, OP_GRAIL))
		return;
	side_pick(t, b, i, &c, 1, 1, GRAIL);
	if (!c.o[0].what)
		return;
	thing back = make(t, c.o[0].what, s->seat, 1, s->at);
	side_joined(t, s, back, 1);
	if (ridden_by(l, c.o[0].what))
		set(t, back, 1, RIDDEN, ridden_by(l, c.o[0].what));
	s->lost--;
	tell(t, b->who, CAME_BACK, s->seat, c.o[0].what);
}

static void casualties(struct table *t, struct battle *b, bool melee)
{
	struct loss l[2];
	struct seat_question q[2];
	int asked[2], n = 0;

	for (int i = 0; i < 2; i++) {
		prepare(t, b, i, &l[i]);
		struct seat_question one = lords_ask_loss(t, &l[i]);
		asked[i] = one.most > 0 ? n : -1;
		if (one.most > 0)
			q[n++] = one;
	}
	if (n)
		together(t, q, n);
	for (int i = 0; i < 2; i++)
		b->side[i].lost += lords_carry_out(t, &l[i], asked[i] < 0 ? 0 : q[asked[i]].chosen);
	for (int i = 0; i < 2 && melee; i++)
		use_grail(t, b, i, &l[i]);
}

/* ---- walls ---- */

static void fall_wall(struct table *t, struct battle *b)
{
	if (!b->breach)
		return;
	b->level = b->level > b->breach ? b->level - b->breach : 0;
	b->breach = 0;
	set(t, b->at, 0, WALL, b->level);
	tell(t, ALL, WALL_BREACHED, b->at, b->level, b->side[DEFENDER].seat);
}

/* ---- the whole step ---- */

/* If a seat's king falls, all its units there go. */
static void bury_kings(struct table *t, struct battle *b, const bool had[2])
{
	for (int i = 0; i < 2; i++) {
		struct side *s = &b->side[i];

		if (!had[i] || side_has(t, s, KING))
			continue;
		tell(t, ALL, KING_FALLS, s->seat, lords_kind(t, s->seat, KING), b->at);
		b->dead |= ONLY(s->seat);
		/* Until everything the seat had is dealt with, its seat kingdom is where the
		 * king fell. */
		if (lords_is(t, KINGDOM, b->at))
			set(t, s->seat, 0, COURT, b->at);
		lords_clear(t, s->seat, s->at);
	}
}

/* As with kings, all learn which DragonLord fell. */
static void mourn_lords(struct table *t, const struct battle *b, const bool had[2])
{
	for (int i = 0; i < 2; i++)
		if (had[i] && !side_has(t, &b->side[i], DRAGONLORD))
			battle_mourn(t, b, i);
}

static void find_type(const struct table *t, const struct battle *b, int type, bool has[2])
{
	for (int i = 0; i < 2; i++)
		has[i] = side_has(t, &b->side[i], type);
}

void battle_settle(struct table *t, struct battle *b, bool melee)
{
	bool king[2], lord[2];

	find_type(t, b, KING, king);
	find_type(t, b, DRAGONLORD, lord);

	for (int i = 0; i < 2; i++) {
		heal(t, b, i);
		ward(t, b, i);
		shield(t, b, i);
	}
	for (int i = 0; i < 2; i++) {
		slay(t, b, i);
		set_aside(t, &b->side[i]);
	}
	casualties(t, b, melee);
	for (int i = 0; i < 2; i++)
		go_over(t, b, i);
	fall_wall(t, b);
	bury_kings(t, b, king);
	mourn_lords(t, b, lord);
}
