/* SPDX-License-Identifier: MIT
 * How battles begin and what they bring. */
#include "games/runes/fight.h"
#include "kit/kit.h"

/* ---- before the first stage ---- */

static void use_packs(struct table *t, struct fight *f, int i)
{
	struct side *s = &f->side[i];
	struct choice c = { 0 };
	thing line[MOST_SOLDIERS];
	int packs = s->seat ? dial(t, s->seat, MEDIC) : 0;
	int n = packs ? runes_line(t, s->seat, true, line) : 0;

	for (int k = 0; k < n; k++)
		offer(&c, runes_fighter(t, dial(t, line[k], SLOT)), NONE, 1);
	n = n ? battle_pick(t, f, i, &c, 0, packs, MEDIC_PACK) : 0;
	for (int k = 0; k < n; k++)
		runes_use_medic(t, s->seat, runes_named(t, s->seat, c.o[k].what));
	if (n)
		side_of_seat(t, s, s->seat);
}

static void fight_out(struct table *t, struct fight *f)
{
	use_packs(t, f, DEFENDER);
	use_packs(t, f, ATTACKER);
	while (f->how == GOES_ON)
		battle_stage(t, f);
	if (f->how != IS_ENDLESS)
		return;
	tell(t, ALL, NO_END, f->side[ATTACKER].seat, f->side[ATTACKER].card);
	if (f->side[ATTACKER].seat)
		runes_quest_shaken(t, f->side[ATTACKER].seat);
}

/* ---- what a victory brings ---- */

/* The hero and all soldiers who took part gain experience. */
static void learn(struct table *t, const struct side *s, int ep)
{
	if (!ep)
		return;
	tell(t, ALL, BATTLE_EXPERIENCE, s->seat, ep);
	for (int i = 0; i < FIGHTERS; i++) {
		const struct fighter *f = &s->f[i];

		if (f->came && f->piece)
			runes_learn_soldier(t, f->piece, ep);
		else if (f->came && !i)
			runes_learn_hero(t, s->seat, ep);
	}
}

static void loot_gold(struct table *t, const struct side *s, int n)
{
	int dice[MOST_DICE];

	if (!n)
		return;
	roll(t, ALL, n, SIDES, dice, LOOT_DIE, s->seat);
	tell(t, ALL, LOOTED, s->seat, runes_gold_of(t, n, dice));
	runes_earn(t, s->seat, runes_gold_of(t, n, dice));
}

/* Takes from the stock the goods that the dice show. Where room is short, the seat keeps the
 * goods of most worth. */
static void loot_goods(struct table *t, const struct side *s, int n)
{
	int dice[MOST_DICE], shown[GOODS + 1] = { 0 }, room = runes_room(t, s->seat), chosen = 0;
	struct choice c = { 0 };

	if (!n)
		return;
	roll(t, ALL, n, SIDES, dice, CARGO_DIE, s->seat);
	for (int i = 0; i < n; i++) {
		shown[dice[i]]++;
		tell(t, ALL, CARGO_ROLLED, s->seat, runes_good(t, dice[i]));
	}
	for (int die = 1; die <= GOODS; die++) {
		thing good = runes_good(t, die);
		int stock = kit_count(t, IN(STOCK, NOBODY), good);

		if (shown[die] && stock)
			offer(&c, good, NONE, shown[die] < stock ? shown[die] : stock);
	}
	if (c.n && room)
		chosen = pick(t, s->seat, &c, room, room, BOOTY);
	for (int i = 0; i < chosen; i++)
		for (int k = 0; k < c.o[i].n; k++) {
			runes_from_stock(t, s->seat, c.o[i].what);
			tell(t, ALL, GOOD_LOOTED, s->seat, c.o[i].what);
		}
	if (!chosen)
		tell(t, ALL, NO_GOODS, s->seat, room);
}

static void loot(struct table *t, const struct side *s, thing card)
{
	learn(t, s, num(t, card, EP_GIVEN));
	if (num(t, card, GOLD_GIVEN)) {
		tell(t, ALL, BAND_GOLD, s->seat, num(t, card, GOLD_GIVEN));
		runes_earn(t, s->seat, num(t, card, GOLD_GIVEN));
	}
	loot_gold(t, s, num(t, card, LOOT) + s->loot);
	loot_goods(t, s, num(t, card, HOLDS) + s->cargo);
}

/* ---- merchants ---- */

void runes_plunder(struct table *t, int seat, thing card)
{
	static const int rune[] = { [GREEN] = GREEN_RUNE, [YELLOW] = YELLOW_RUNE };
	struct fight f = { .against = A_MERCHANT, .at = dial(t, seat, AT) };
	struct side *me = &f.side[ATTACKER];

	side_of_seat(t, me, seat);
	side_of_foe(t, &f.side[DEFENDER], card);
	f.left = runes_chase(t, seat);
	if (!battle_attacks(t, &f)) {
		tell(t, ALL, DECLINES, seat, card);
		set(t, seat, 0, LAST, DECLINED);
		return;
	}
	under(t, tell(t, ALL, PLUNDERS, seat, card, f.at, side_hp(&f.side[DEFENDER]))) {
		runes_want(t, seat, num(t, card, WANTED_BY));
		runes_mark_merchant(t, f.at);
		fight_out(t, &f);
		if (f.how == IS_WON) {
			tell(t, ALL, PLUNDERED, seat, card);
			set(t, seat, 0, LAST, WON_IT);
			loot(t, me, card);
			runes_gain(t, seat, rune[num(t, card, TIER)]);
		} else {
			tell(t, ALL, GOT_AWAY, seat, card);
			set(t, seat, 0, LAST, ESCAPED);
		}
	}
}

/* ---- monsters ---- */

static void trophy(struct table *t, int seat, thing legend)
{
	set(t, legend, 0, SINCE, 0);
	move(t, legend, 1, IN(TROPHIES, seat));
	tell(t, ALL, ITEM_WON, seat, kind(t, legend));
	runes_raise(t, seat);
	runes_tell_event(t);
}

static void beaten(
	struct table *t, const struct fight *f, const struct side *me, thing meeple, thing card)
{
	static const int rune[] = { [MINION] = MINION_RUNE,
		[DESTROYER] = DESTROYER_RUNE,
		[RAID] = RAID_RUNE,
		[LEGENDARY] = LEGEND_RUNE };
	int tier = num(t, card, TIER), seat = me->seat;

	tell(t, ALL, DEFEATED, seat, card);
	set(t, seat, 0, LAST, WON_IT);
	runes_want(t, seat, num(t, card, WANTED_BY));
	loot(t, me, card);
	if (tier == LEGENDARY)
		trophy(t, seat, meeple);
	else if (meeple)
		runes_remove(t, tier);
	if (tier == MINION || tier == DESTROYER)
		runes_mark_monster(t, f->at);
	runes_gain(t, seat, rune[tier]);
	runes_quest_slain(t, seat, tier);
}

/* A monster that was met but not slain stays on the map from now on, and leaves that seat alone
 * this month. */
static void stays(struct table *t, const struct fight *f, int seat, thing meeple, thing card)
{
	int tier = num(t, card, TIER);

	if (!meeple) {
		runes_bring(t, tier, f->at, card);
		meeple = runes_meeple(t, tier);
		tell(t, ALL, STANDS, card, f->at);
	}
	runes_meet(t, meeple, seat);
}

/* If a battle has no end, the attacker is the one who leaves. */
static void got_away(struct table *t, const struct fight *f, int i, thing card)
{
	int seat = f->side[i].seat;

	if (f->how == IS_ENDLESS && i == DEFENDER)
		return;
	tell(t, ALL, FLED, seat, NOBODY, card);
	set(t, seat, 0, LAST, RETREATED);
}

static void hunt_out(struct table *t, struct fight *f, int i, thing meeple, thing card)
{
	struct side *me = &f->side[i];
	int seat = me->seat;

	fight_out(t, f);
	if (f->how == IS_WON && f->winner == i) {
		beaten(t, f, me, meeple, card);
		return;
	}
	stays(t, f, seat, meeple, card);
	if (f->how == IS_WON) {
		runes_die(t, seat, NOBODY);
		return;
	}
	got_away(t, f, i, card);
}

/* Tells who attacks and when. Each case has a fact of its own, for its clause. */
static int monster_opens(struct table *t, int seat, thing card, enum opens by, int hp)
{
	int tier = num(t, card, TIER), fact = MONSTER_ATTACKS;

	if (by == IN_TURN)
		fact = tier == RAID ? RAID_ATTACKS : LEGEND_ATTACKS;
	return tell(t, ALL, fact, card, seat, hp);
}

void runes_hunt(struct table *t, int seat, thing meeple, thing card, enum opens by)
{
	struct fight f = { .against = A_MONSTER,
		.at = meeple ? place(t, meeple) : dial(t, seat, AT) };
	int i = by == BY_SEAT ? ATTACKER : DEFENDER;

	side_of_seat(t, &f.side[i], seat);
	side_of_foe(t, &f.side[!i], card);
	if (by == BY_SEAT && !battle_attacks(t, &f)) {
		tell(t, ALL, LETS_BE, seat, card);
		set(t, seat, 0, LAST, DECLINED);
		stays(t, &f, seat, meeple, card);
		return;
	}
	int hp = side_hp(&f.side[!i]);
	int fact = by == BY_SEAT ? tell(t, ALL, HUNTS, seat, card, f.at, hp)
				 : monster_opens(t, seat, card, by, hp);
	under(t, fact)
		hunt_out(t, &f, i, meeple, card);
}

/* ---- brigand and government ---- */

static void band_beaten(struct table *t, const struct side *me, int tier, thing card)
{
	int seat = me->seat;

	tell(t, ALL, BAND_SLAIN, seat, card);
	set(t, seat, 0, LAST, WON_IT);
	if (num(t, card, WANTED_BY) < 0)
		runes_want(t, seat, num(t, card, WANTED_BY));
	loot(t, me, card);
	runes_remove(t, tier);
	runes_gain(t, seat, tier == BRIGAND ? BRIGAND_RUNE : GOVERNMENT_RUNE);
	runes_quest_slain(t, seat, tier);
}

static int band_opens(struct table *t, const struct fight *f, int seat, int tier, enum opens by)
{
	thing card = runes_card_of(t, tier);
	int first = num(t, card, SOLDIERS), second = num(t, card, SOLDIERS_2);
	int fact = by == IN_TURN ? BRIGAND_ATTACKS : BRIGAND_CATCHES;

	if (by == BY_SEAT)
		return tell(t, ALL, ATTACKS_BAND, seat, card, f->at, first, second);
	return tell(t, ALL, fact + tier - BRIGAND, card, seat, first, second);
}

void runes_band(struct table *t, int seat, int tier, enum opens by)
{
	struct fight f = { .against = A_BAND, .at = dial(t, seat, AT) };
	int i = by == BY_SEAT ? ATTACKER : DEFENDER;
	thing card = runes_card_of(t, tier);

	side_of_seat(t, &f.side[i], seat);
	side_of_band(t, &f.side[!i], card);
	if (by == BY_SEAT && !battle_attacks(t, &f)) {
		tell(t, ALL, DECLINES, seat, card);
		set(t, seat, 0, LAST, DECLINED);
		return;
	}
	under(t, band_opens(t, &f, seat, tier, by)) {
		if (by == BY_SEAT && num(t, card, WANTED_BY) > 0)
			runes_want(t, seat, num(t, card, WANTED_BY));
		fight_out(t, &f);
		if (f.how == IS_WON && f.winner == i)
			band_beaten(t, &f.side[i], tier, card);
		else if (f.how == IS_WON)
			runes_die(t, seat, NOBODY);
		else {
			got_away(t, &f, i, card);
			/* The band does not attack this seat again in the turns of this month. */
			runes_meet(t, runes_meeple(t, tier), seat);
		}
	}
}

/* ---- seats ---- */

static void slay(struct table *t, const struct fight *f, bool was_wanted)
{
	const struct side *me = &f->side[f->winner];
	int seat = me->seat, slain = f->side[!f->winner].seat;

	tell(t, ALL, SLAYS_SEAT, seat, slain);
	runes_pay_bounty(t, seat, slain);
	if (f->winner == ATTACKER && was_wanted)
		runes_want(t, seat, -key(t, DUEL_GRACE));
	learn(t, me, key(t, DUEL_EP));
	runes_die(t, slain, seat);
	runes_gain_next(t, seat, DUEL1_RUNE, DUEL2_RUNE);
}

static void chase_off(struct table *t, const struct fight *f)
{
	const struct side *me = &f->side[f->winner];
	int seat = me->seat, fled = f->side[!f->winner].seat;

	tell(t, ALL, FLED, fled, seat, NONE);
	set(t, fled, 0, LAST, RETREATED);
	learn(t, me, key(t, DUEL_EP));
	runes_gain_next(t, seat, DUEL1_RUNE, DUEL2_RUNE);
}

void runes_duel(struct table *t, int seat, int other)
{
	struct fight f = { .against = A_SEAT, .at = dial(t, seat, AT) };
	bool was_wanted = dial(t, other, WANTED) > 0;

	side_of_seat(t, &f.side[ATTACKER], seat);
	side_of_seat(t, &f.side[DEFENDER], other);
	if (!battle_attacks(t, &f)) {
		tell(t, ALL, SPARES, seat, other);
		set(t, seat, 0, LAST, DECLINED);
		return;
	}
	under(t, tell(t, ALL, ATTACKS_SEAT, seat, other, f.at)) {
		if (!was_wanted)
			runes_want(t, seat, key(t, DUEL_WANTED));
		fight_out(t, &f);
		set(t, seat, 0, LAST, f.how == IS_ENDLESS ? RETREATED : WON_IT);
		if (f.how == IS_WON)
			slay(t, &f, was_wanted);
		else if (f.how == IS_FLED)
			chase_off(t, &f);
	}
}
