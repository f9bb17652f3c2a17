/* SPDX-License-Identifier: MIT
 * A stage: purple powers, bombs and retreats, dice, damage. */
#include "games/runes/fight.h"
#include "kit/kit.h"

static void begin(struct table *t, struct fight *f)
{
	f->stage++;
	tell(t, ALL, STAGE_BEGINS, f->stage);
	for (int i = 0; i < 2; i++) {
		struct side *s = &f->side[i];

		s->roared = s->roars;
		s->roars = s->guards = s->ward = s->blinded = s->fury = s->twin = s->damage = 0;
		s->skill = NO_SKILL;
		s->chained = s->screened = false;
		for (int k = 0; k < FIGHTERS; k++)
			s->hit[k] = false;
	}
}

/* Soldiers who stood when the stage began, or are raised before its dice, shield their hero to
 * its end. */
static void see_screens(struct fight *f)
{
	for (int i = 0; i < 2; i++)
		f->side[i].screened |= side_standing(&f->side[i]) > 0;
}

/* ---- retreat ---- */

static void flee(struct table *t, struct fight *f, int i, int fact)
{
	under(t, fact) {
		f->how = IS_FLED;
		f->winner = !i;
		runes_quest_shaken(t, f->side[i].seat);
	}
}

/* The side drops one good, which another seat may pick up. */
static void drop_one(struct table *t, struct fight *f, int i)
{
	int seat = f->side[i].seat, other = f->side[!i].seat;
	struct choice c = { 0 };

	kit_offer_all(t, IN(CARGO, seat), &c);
	if (!c.n)
		return;
	thing good = kind(t, ask(t, seat, &c, DROP));
	if (other && runes_room(t, other) && yes(t, other, PICK_UP, good)) {
		tell(t, ALL, DROPPED, seat, good, other);
		runes_hand_over(t, seat, good, other);
		return;
	}
	tell(t, ALL, DROPPED, seat, good, NOBODY);
	runes_to_stock(t, seat, good);
}

static void by_bomb(struct table *t, struct fight *f, int i)
{
	int seat = f->side[i].seat;

	gain(t, seat, BOMB, -1);
	int fact = tell(t, ALL, BOMB_THROWN, seat);
	drop_one(t, f, i);
	flee(t, f, i, fact);
}

/* Returns the highest number at which the die to flee succeeds. */
static int flees_on(const struct table *t, const struct fight *f, int i)
{
	const struct side *me = &f->side[i], *other = &f->side[!i];
	int on = f->against == A_MONSTER ? num(t, other->card, RETREAT_ON) : key(t, FLEE_ON);

	if (me->vanish)
		on = side_skill(t, me);
	on -= runes_now(t, RETREAT_WORSE);
	return on > 1 ? on : 1;
}

static void by_roll(struct table *t, struct fight *f, int i)
{
	struct side *s = &f->side[i];
	int on = flees_on(t, f, i), die = roll(t, ALL, 1, SIDES, 0, RETREAT_DIE, s->seat);
	int fact = tell(t, ALL, RETREAT_ROLLED, s->seat, die, on);
	bool vanished = s->vanish;

	s->vanish = false;
	if (die > on)
		return;
	if (f->against != A_MONSTER && !vanished)
		drop_one(t, f, i);
	flee(t, f, i, fact);
}

static void may_flee(struct table *t, struct fight *f, int i)
{
	struct side *s = &f->side[i];
	struct choice c = { 0 };

	if (!s->seat || f->against == A_MERCHANT || s->chained)
		return;
	offer(&c, NO_RETREAT, NONE, 1);
	if (dial(t, s->seat, BOMB))
		offer(&c, BY_BOMB, NONE, 1);
	if (f->against != A_MONSTER || f->stage > 1)
		offer(&c, BY_ROLL, NONE, 1);
	if (c.n == 1)
		return;
	thing how = battle_ask(t, f, i, &c, RETREAT);
	if (how == BY_BOMB)
		by_bomb(t, f, i);
	else if (how == BY_ROLL)
		by_roll(t, f, i);
}

/* ---- purple powers ---- */

static bool is_of_use(const struct table *t, const struct fight *f, int i, int op)
{
	bool merchant = f->against == A_MERCHANT;

	switch (op) {
	case OP_FLAME:
	case OP_FURY:
	case OP_TWIN: return true;
	case OP_WARD:
	case OP_BLINDNESS: return !merchant;
	case OP_SMOKE: return !merchant && !f->side[i].chained;
	case OP_CHAIN: return merchant || f->against == A_SEAT;
	case OP_RISING: return runes_fainted(t, f->side[i].seat) != NONE;
	default: return false;
	}
}

static void raise_one(struct table *t, struct side *s)
{
	thing soldier = runes_fainted(t, s->seat);

	if (soldier)
		battle_rise(t, s, dial(t, soldier, SLOT));
}

static void apply(struct table *t, struct fight *f, int i, thing k)
{
	struct side *me = &f->side[i], *other = &f->side[!i];
	int amount = num(t, k, AMOUNT);

	switch (num(t, k, OP)) {
	case OP_FLAME:
		battle_hurt(t, f, !i, f->against <= A_MONSTER ? amount : num(t, k, AMOUNT_2));
		break;
	case OP_WARD: me->ward += num(t, k, AMOUNT_2); break;
	case OP_BLINDNESS: other->blinded = amount; break;
	case OP_FURY: me->fury += amount; break;
	case OP_TWIN: me->twin += amount; break;
	case OP_RISING: raise_one(t, me); break;
	case OP_CHAIN:
		f->left += f->against == A_MERCHANT ? amount : 0;
		other->chained = true;
		break;
	case OP_SMOKE: flee(t, f, i, 0); break;
	}
}

static void play_powers(struct table *t, struct fight *f, int i)
{
	struct side *s = &f->side[i];
	struct choice c = { 0 };

	if (!s->seat)
		return;
	for each(p, t, IN(POWERS_OF, s->seat))
		if (num(t, p, FIGHTS) && is_of_use(t, f, i, num(t, p, OP)))
			offer(&c, p, NONE, 1);
	int n = c.n ? battle_pick(t, f, i, &c, 0, c.n, POWER) : 0;
	for (int k = 0; k < n && f->how == GOES_ON && !side_down(&f->side[!i]); k++) {
		thing power = kind(t, c.o[k].what);

		runes_use_power(t, s->seat, c.o[k].what);
		apply(t, f, i, power);
	}
}

/* ---- who is left ---- */

/* Both sides fell: each rolls a die, and the higher one stands. */
static int break_tie(struct table *t, struct fight *f)
{
	enum { TRIES = 100 };
	int die[2] = { 0, 0 };

	for (int n = 0; n < TRIES && die[0] == die[1]; n++)
		for (int i = 0; i < 2; i++) {
			die[i] = roll(t, ALL, 1, SIDES, 0, TIE_DIE, f->side[i].seat);
			tell(t, ALL, TIE_ROLLED, f->side[i].seat, f->side[i].card, die[i]);
		}
	return die[ATTACKER] > die[DEFENDER] ? ATTACKER : DEFENDER;
}

/* Whether the battle is over. */
static bool settled(struct table *t, struct fight *f)
{
	bool down[2] = { side_down(&f->side[0]), side_down(&f->side[1]) };

	if (!down[0] && !down[1])
		return false;
	f->how = IS_WON;
	f->winner = down[0] && down[1] ? break_tie(t, f) : down[0] ? DEFENDER : ATTACKER;
	return true;
}

/* ---- the stage ---- */

/* Attacker and defender use their powers by turns. True while the battle goes on. */
static bool prepare(struct table *t, struct fight *f)
{
	see_screens(f);
	for (int i = 0; i < 2; i++) {
		play_powers(t, f, i);
		if (f->how != GOES_ON || settled(t, f))
			return false;
	}
	see_screens(f);
	for (int i = 0; i < 2; i++) {
		may_flee(t, f, i);
		if (f->how != GOES_ON)
			return false;
	}
	return true;
}

/* Skills that prevent damage count for this stage. */
static void raise_guards(struct table *t, struct fight *f)
{
	for (int i = 0; i < 2; i++) {
		struct side *s = &f->side[i];

		if (s->skill == GUARD)
			s->guards = side_skill(t, s);
	}
}

static void strike_back(struct table *t, struct fight *f)
{
	for (int i = 0; i < 2; i++)
		if (f->side[i].seat && f->against == A_MONSTER && !side_down(&f->side[!i]))
			battle_faint(t, f, i);
}

void battle_stage(struct table *t, struct fight *f)
{
	begin(t, f);
	if (!prepare(t, f))
		return;
	battle_throw(t, f);
	raise_guards(t, f);
	battle_damage(t, f);
	strike_back(t, f);
	for (int i = 0; i < 2; i++)
		if (f->side[i].seat)
			battle_mend(t, &f->side[i]);
	if (settled(t, f))
		return;
	if (f->against == A_MERCHANT && --f->left <= 0)
		f->how = IS_AWAY;
	else if (f->stage >= key(t, STAGE_LIMIT))
		f->how = IS_ENDLESS;
}
