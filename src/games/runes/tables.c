/* SPDX-License-Identifier: MIT */
#include "games/runes/runes.h"
#include "kit/tables.h"

/* For a silent seat: its soldiers are cured, a stall is built where it stands, and its goods are
 * sold. The seat spends nothing else, attacks nobody and goes nowhere. */
static const struct preference prefer[] = { { F_HEAL, 0 }, { F_MEDIC, 0 }, { F_STALL, 0 },
	{ F_SELL_ALL, 0 }, { 0, 0 } };
/* What stops a turn: a penalty turn, or the seat's own death. */
static const int halts[] = { WORKS, SLAIN, 0 };

static bool has_power_of_battle(const struct table *t, int seat)
{
	for each(p, t, IN(POWERS_OF, seat))
		if (num(t, p, FIGHTS))
			return true;
	return false;
}

static bool asks(const struct table *t, int seat, int question)
{
	switch (question) {
	case HERO:
	case STATUS:
	case START_CARAVAN: return !season(t);
	case EAGLE_EYE: return runes_power_of(t, seat, OP_EYE) != NONE;
	case GOLDEN_TONGUE: return runes_power_of(t, seat, OP_TONGUE) != NONE;
	case SCHOLAR: return runes_power_of(t, seat, OP_SCHOLAR) != NONE;
	case POWER: return has_power_of_battle(t, seat);
	case REROLL: return runes_has_bonus(t, seat, LEADERSHIP);
	case GIVE_UP: return first(t, IN(POWERS_OF, seat)) != NONE;
	case TOLL: return players(t) > 1;
	default: return true;
	}
}

const struct game runes = {
	.name = "runes",
	.revision = 2,
	.title = "World Adventure: Ancient Runes",
	.least = 2,
	.most = 4,
	.ties = RANK_KEYS,
	.points = 1,
	TABLES,
	.fields = runes_fields,
	.asks = asks,
	.prefer = prefer,
	.setup = runes_setup,
	.season = runes_season,
	.over = runes_over,
	.rank = runes_rank,
	.audit = runes_audit,
	.unplayable = runes_unplayable,
	.sees = runes_sees,
	.price = runes_price_orders,
	.halted = runes_halted,
	.halts = halts,
};
