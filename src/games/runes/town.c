/* SPDX-License-Identifier: MIT
 * In a city's hall: stalls, the workshop, the recruiter, training. */
#include "games/runes/runes.h"
#include "kit/kit.h"

/* ---- the hall ---- */

/* Returns the seat whose stall makes rivals pay or keeps them out; NOBODY if there is none. */
static int host_of(const struct table *t, int seat, thing city)
{
	int host = runes_stall(t, city);

	return runes_rivals(t, seat, host) && runes_has_bonus(t, host, CHARISMA) ? host : NOBODY;
}

int runes_hall(const struct table *t, int seat, thing city)
{
	int host = host_of(t, seat, city);

	if (!host)
		return HALL_FREE;
	return runes_breaks_limit(t, host, CHARISMA) ? HALL_BARRED : HALL_TOLL;
}

/* With the first use of a hall in a turn a seat pays the rival's toll. */
static bool pay_toll(struct table *t, int seat, thing city, int host)
{
	int toll = key(t, TOLL_PRICE), gold = dial(t, seat, GOLD);

	if (word(t, seat, 1 << TO_PAY | 1 << TO_SHUN, TOLL, city, host) == TO_SHUN)
		return deny(t, SHUNNED, city, host);
	toll = toll < gold ? toll : gold;
	if (!toll)
		return true;
	gain(t, seat, GOLD, -toll);
	int paid = tell(t, ALL, TOLL_PAID, seat, host, city, toll);
	under(t, paid)
		runes_earn(t, host, toll);
	return true;
}

/* Refuses and returns false if the hall is closed to the seat or its toll is not paid. */
bool runes_enter_hall(struct table *t, int seat)
{
	thing at = dial(t, seat, AT);
	int host;

	if (!runes_is_city(t, at))
		return deny(t, NOT_IN_CITY, at);
	if (dial(t, at, HALL))
		return true;
	host = host_of(t, seat, at);
	if (runes_hall(t, seat, at) == HALL_BARRED)
		return deny(t, BARRED_OUT, at, host);
	set(t, at, 0, HALL, 1);
	return !host || pay_toll(t, seat, at, host);
}

/* Spends one action point, or refuses and returns false. */
bool runes_act(struct table *t, int seat)
{
	if (!dial(t, seat, ACTIONS))
		return deny(t, NO_ACTION);
	gain(t, seat, ACTIONS, -1);
	return true;
}

/* ---- stalls ---- */

/* Returns the stalls that a seat may have, whatever its charisma. */
static int most_stalls(const struct table *t)
{
	return copies(t, kit_kind(t, IS, IS_STALL, 0)) / TRAVELLERS;
}

int runes_stalls_left(const struct table *t, int seat)
{
	int charisma = dial(t, seat, CHARISMA), most = most_stalls(t);

	return (charisma < most ? charisma : most) - runes_stalls(t, seat);
}

/* stall */
int runes_build_stall(struct table *t, int seat, UNUSED const struct order *o)
{
	static const int slot[] = { [2] = STALL2_RUNE, STALL3_RUNE, STALL4_RUNE };
	thing at = dial(t, seat, AT), stall = NONE;
	int stalls = runes_stalls(t, seat);

	for each(p, t, IN(READY, NOBODY))
		if (num(t, p, IS) == IS_STALL)
			stall = p;
	if (!runes_enter_hall(t, seat))
		return REFUSED;
	if (runes_stall(t, at))
		return refuse(t, STALL_THERE, at, runes_stall(t, at));
	if (runes_stalls_left(t, seat) <= 0)
		return refuse(t, STALLS_FULL, stalls, dial(t, seat, CHARISMA), most_stalls(t));
	if (!runes_act(t, seat) || !runes_pay(t, seat, key(t, STALL_PRICE)))
		return REFUSED;
	stall = move(t, stall, 1, at);
	own(t, stall, 1, seat);
	stalls++;
	tell(t, ALL, STALL_BUILT, seat, at, stalls);
	set(t, seat, 0, LAST, DONE_IT);
	runes_learn(t, seat, key(t, STALL_EP));
	if (stalls > 1 && stalls < (int)(sizeof slot / sizeof *slot))
		runes_gain(t, seat, slot[stalls]);
	return DONE;
}

/* ---- the workshop ---- */

/* The goods pay for the new caravan, so the limit of gold applies only to what is left
 * afterwards. */
static void sell_all(struct table *t, int seat)
{
	thing old = dial(t, seat, CARAVAN);

	for (int i = 0; i < UPGRADES; i++)
		for (; dial(t, seat, PET + i); gain(t, seat, PET + i, -1)) {
			thing k = runes_upgrade(t, i);

			tell(t, ALL, STRIPPED, seat, k, num(t, k, RESALE));
			gain(t, seat, GOLD, num(t, k, RESALE));
		}
	tell(t, ALL, CARAVAN_SOLD, seat, old, num(t, old, RESALE));
	gain(t, seat, GOLD, num(t, old, RESALE));
}

static bool is_full_kit(const struct table *t, int seat)
{
	for (int i = 0; i < UPGRADES; i++)
		if (dial(t, seat, PET + i) < num(t, runes_upgrade(t, i), MOST))
			return false;
	return num(t, dial(t, seat, CARAVAN), CARAVAN_LEVEL) > 1;
}

int runes_trade_in(const struct table *t, int seat)
{
	int gold = num(t, dial(t, seat, CARAVAN), RESALE);

	for (int i = 0; i < UPGRADES; i++)
		gold += dial(t, seat, PET + i) * num(t, runes_upgrade(t, i), RESALE);
	return gold;
}

/* workshop <caravan> */
int runes_buy_caravan(struct table *t, int seat, const struct order *o)
{
	thing k = part(o, 0, 0, 0), old = dial(t, seat, CARAVAN);
	int price = num(t, k, PRICE), brings;

	if (!runes_enter_hall(t, seat))
		return REFUSED;
	if (k == old)
		return refuse(t, SAME_CARAVAN, k);
	brings = runes_trade_in(t, seat);
	if (dial(t, seat, GOLD) + brings < price)
		return refuse(t, NO_TRADE_IN, price, dial(t, seat, GOLD), brings);
	sell_all(t, seat);
	gain(t, seat, GOLD, -price);
	runes_cap_gold(t, seat);
	set(t, seat, 0, CARAVAN, k);
	tell(t, ALL, CARAVAN_BOUGHT, seat, k, price);
	set(t, seat, 0, LAST, DONE_IT);
	runes_unload(t, seat);
	if (num(t, k, CARAVAN_LEVEL) > 1)
		runes_gain(t, seat, CARAVAN_RUNE);
	return DONE;
}

static int upgrade_dial(const struct table *t, thing k)
{
	return PET + kit_nth(t, IS, k);
}

/* fit <upgrade>+: fits as many as gold and room allow, from the front. Refused if not even one. */
int runes_fit(struct table *t, int seat, const struct order *o)
{
	int n = 0;

	if (!runes_enter_hall(t, seat))
		return REFUSED;
	for (thing k, i = 0; (k = part(o, 0, 0, i)); i++) {
		int d = upgrade_dial(t, k);

		if (dial(t, seat, d) >= num(t, k, MOST)) {
			refuse(t, UPGRADE_FULL, k, num(t, k, MOST));
			continue;
		}
		if (!runes_pay(t, seat, num(t, k, PRICE)))
			break;
		gain(t, seat, d, 1);
		tell(t, ALL, FITTED, seat, k, num(t, k, PRICE));
		n++;
	}
	if (!n)
		return REFUSED;
	set(t, seat, 0, LAST, DONE_IT);
	if (is_full_kit(t, seat))
		runes_gain(t, seat, KIT_RUNE);
	return DONE;
}

/* strip <upgrade>+ */
int runes_strip(struct table *t, int seat, const struct order *o)
{
	int n = 0;

	if (!runes_enter_hall(t, seat))
		return REFUSED;
	for (thing k, i = 0; (k = part(o, 0, 0, i)); i++) {
		int d = upgrade_dial(t, k);

		if (!dial(t, seat, d)) {
			refuse(t, NO_UPGRADE, k);
			continue;
		}
		gain(t, seat, d, -1);
		tell(t, ALL, STRIPPED, seat, k, num(t, k, RESALE));
		runes_earn(t, seat, num(t, k, RESALE));
		n++;
	}
	if (!n)
		return REFUSED;
	runes_unload(t, seat);
	set(t, seat, 0, LAST, DONE_IT);
	return DONE;
}

/* ---- the recruiter ---- */

static bool recruit_one(struct table *t, int seat, int price)
{
	thing soldier = first(t, IN(BARRACKS, NOBODY));
	int slot = runes_soldiers(t, seat) + 1;

	if (slot > dial(t, seat, LEADERSHIP))
		return deny(t, NO_SLOT, dial(t, seat, LEADERSHIP));
	if (!soldier) {
		refuse(t, NO_SOLDIER_LEFT);
		return false;
	}
	if (!runes_pay(t, seat, price))
		return false;
	soldier = move(t, soldier, 1, UNDER(IN(SOLDIERS_OF, seat)));
	set(t, soldier, 0, SLOT, slot);
	tell(t, ALL, RECRUITED, seat, runes_fighter(t, slot), price);
	runes_limit_break(t, seat);
	return true;
}

/* recruit [<int>] */
int runes_recruit(struct table *t, int seat, const struct order *o)
{
	int want = written(o, 0, 0, 0) ? part(o, 0, 0, 0) : 1, n = 0;
	int price = runes_now_or(t, RECRUITS, key(t, RECRUIT_PRICE));

	if (!runes_enter_hall(t, seat))
		return REFUSED;
	if (want < 1)
		return refuse(t, NO_NUMBER, want);
	while (n < want && recruit_one(t, seat, price))
		n++;
	if (n)
		set(t, seat, 0, LAST, DONE_IT);
	return n ? DONE : REFUSED;
}

static bool is_among(const thing *list, int n, thing p)
{
	for (int i = 0; i < n; i++)
		if (list[i] == p)
			return true;
	return false;
}

/* Sets the soldiers that an order names, or all who have fainted, the higher level first.
 * Returns their number. Refuses and returns 0 if one named is not there or has not fainted. */
static int patients(struct table *t, int seat, const struct order *o, thing soldier[MOST_SOLDIERS])
{
	int n = 0;

	for (thing who, i = 0; (who = part(o, 0, 0, i)) && n < MOST_SOLDIERS; i++) {
		thing p = runes_named(t, seat, who);

		if (p && dial(t, p, FAINTED) && !is_among(soldier, n, p))
			soldier[n++] = p;
		else
			refuse(t, NOT_FAINTED, who);
	}
	if (written(o, 0, 0, 0))
		return n;
	n = runes_line(t, seat, true, soldier);
	if (!n)
		refuse(t, NOBODY_FAINTED);
	return n;
}

void runes_rise(struct table *t, int seat, thing soldier)
{
	set(t, soldier, 0, FAINTED, 0);
	tell(t, ALL, RISES, seat, runes_fighter(t, dial(t, soldier, SLOT)));
}

/* heal [<fighter>+]: cures those whom the seat can pay for, in this order. */
int runes_heal(struct table *t, int seat, const struct order *o)
{
	thing soldier[MOST_SOLDIERS];
	int healed = 0, n, price = runes_now_or(t, HEALS, key(t, HEAL_PRICE));

	if (!runes_enter_hall(t, seat))
		return REFUSED;
	n = patients(t, seat, o, soldier);
	while (healed < n && runes_pay(t, seat, price)) {
		thing who = runes_fighter(t, dial(t, soldier[healed++], SLOT));

		tell(t, ALL, HEALED, seat, price, who);
	}
	for (int i = 0; i < healed; i++)
		runes_rise(t, seat, soldier[i]);
	if (healed)
		set(t, seat, 0, LAST, DONE_IT);
	return healed ? DONE : REFUSED;
}

/* medic [<fighter>+] */
int runes_medic(struct table *t, int seat, const struct order *o)
{
	thing soldier[MOST_SOLDIERS];
	int n = patients(t, seat, o, soldier), healed = 0;

	for (; healed < n && dial(t, seat, MEDIC); healed++)
		runes_use_medic(t, seat, soldier[healed]);
	if (!healed && n)
		return refuse(t, NO_UPGRADE, runes_upgrade(t, MEDIC - PET));
	return healed ? DONE : REFUSED;
}

void runes_use_medic(struct table *t, int seat, thing soldier)
{
	gain(t, seat, MEDIC, -1);
	tell(t, ALL, MEDIC_USED, seat, dial(t, seat, MEDIC));
	runes_rise(t, seat, soldier);
}
