/* SPDX-License-Identifier: MIT
 * Phase 6: what each land pays, what besiegers take of that, and the ledger that its owner gets. */
#include "games/dragonlords/dragonlords.h"
#include "kit/kit.h"

enum source {
	FROM_KINGDOMS,
	FROM_LANDS,
	FROM_GOLD_LANDS,
	FROM_ISLANDS,
	FROM_MINES,
	FROM_REALMS,
	SOURCES
};
struct ledger {
	int n[SOURCES], gold[SOURCES];
};

/* ---- the books ---- */

static void enter(struct ledger *l, int source, int gold)
{
	l->n[source]++;
	l->gold[source] += gold;
}

/* Whether a mine is mined. For seats that are no miners, and for miners at first, it is a gold
 * land. */
static bool mines(const struct table *t, int seat, thing land)
{
	thing civilization = dial(t, seat, CIVILIZATION);

	return civilization && num(t, civilization, MINES) && num(t, land, MINE)
		&& season(t) >= key(t, MINES_FROM);
}

static void enter_lands(const struct table *t, int seat, int area, int source, struct ledger *l)
{
	each_space(at, t, area) {
		if (dial(t, at, HOLDER) != seat)
			continue;
		if (mines(t, seat, at))
			enter(l, FROM_MINES, num(t, at, MINE));
		else
			enter(l, source, num(t, at, PAYS));
	}
}

static bool whole_realm(const struct table *t, int seat, int realm)
{
	each_space(at, t, ORDINARY)
		if (num(t, at, REALM) == realm && dial(t, at, HOLDER) != seat)
			return false;
	return true;
}

static void enter_realms(const struct table *t, int seat, struct ledger *l)
{
	if (season(t) < key(t, BONUS_FROM))
		return;
	each_space(at, t, KINGDOM)
		if (dial(t, at, HOLDER) == seat && whole_realm(t, seat, num(t, at, REALM)))
			enter(l, FROM_REALMS, key(t, REALM_BONUS));
}

/* A seat without a kingdom has empty books. */
static struct ledger keep_books(const struct table *t, int seat)
{
	struct ledger l = { 0 };

	if (!lords_kingdoms(t, seat))
		return l;
	enter_lands(t, seat, KINGDOM, FROM_KINGDOMS, &l);
	enter_lands(t, seat, ORDINARY, FROM_LANDS, &l);
	enter_lands(t, seat, BRIDGE, FROM_LANDS, &l);
	enter_lands(t, seat, GOLD_LAND, FROM_GOLD_LANDS, &l);
	enter_lands(t, seat, ISLAND, FROM_ISLANDS, &l);
	enter_realms(t, seat, &l);
	return l;
}

static int total(const struct ledger *l)
{
	int gold = 0;

	for (int i = 0; i < SOURCES; i++)
		gold += l->gold[i];
	return gold;
}

int lords_income(const struct table *t, int seat)
{
	struct ledger l = keep_books(t, seat);

	return total(&l);
}

/* ---- the phase ---- */

static void tell_ledger(struct table *t, int seat, const struct ledger *l)
{
	static const int fact[SOURCES] = {
		[FROM_KINGDOMS] = KINGDOMS_PAY,
		[FROM_LANDS] = LANDS_PAY,
		[FROM_GOLD_LANDS] = GOLD_LANDS_PAY,
		[FROM_ISLANDS] = ISLANDS_PAY,
		[FROM_MINES] = MINES_PAY,
		[FROM_REALMS] = REALMS_PAY,
	};

	for (int i = 0; i < SOURCES; i++)
		if (l->n[i])
			tell(t, ONLY(seat), fact[i], seat, l->n[i], l->gold[i]);
}

/* Pays an equal part of the income for each kingdom under siege. Returns what is left for the
 * owner. */
static int pay_besiegers(struct table *t, int seat, int income)
{
	int parts = key(t, SIEGE_SHARE) * lords_kingdoms(t, seat);
	int share = parts > 0 ? income / parts : 0, left = income;

	each_space(at, t, KINGDOM) {
		int by = dial(t, at, BESIEGER);

		if (dial(t, at, HOLDER) != seat || !by || !share)
			continue;
		under(t, tell(t, ONLY(seat) | ONLY(by), SHARE_PAID, by, seat, at, share))
			lords_earn(t, by, share);
		left -= share;
	}
	return left;
}

void lords_collect(struct table *t, int seat)
{
	struct ledger l = keep_books(t, seat);
	int income = total(&l), left;

	if (!lords_kingdoms(t, seat)) {
		tell(t, ONLY(seat), NO_INCOME, seat);
		return;
	}
	tell_ledger(t, seat, &l);
	left = pay_besiegers(t, seat, income);
	lords_earn(t, seat, left);
	tell(t, ONLY(seat), INCOME_COMES, seat, income, income - left, dial(t, seat, GOLD));
}
