/* SPDX-License-Identifier: MIT */
#include "games/runes/runes.h"
#include "kit/tables.h"

/* For a silent seat: its soldiers are cured, a stall is built where it stands, and its goods are
 * sold. The seat spends nothing else, attacks nobody and goes nowhere. */
static const struct preference prefer[] = { { F_HEAL, 0 }, { F_MEDIC, 0 }, { F_STALL, 0 },
	{ F_SELL_ALL, 0 }, { 0, 0 } };
/* What stops a turn: a penalty turn, or the seat's own death. */
static const int halts[] = { WORKS, SLAIN, 0 };
static const int lacks[] = { SLAIN, 0 };

/* Args of the fact that tells a die of training. */
enum { THROWN = 2, ENOUGH = 3 };

static enum try_end tried_of(int fact, const int *args)
{
	if (fact == TRAINING_ROLLED)
		return args[THROWN] > args[ENOUGH] ? WENT_WRONG : WENT_WELL;
	return fact == STEP_FAILED ? WENT_WRONG : NO_TRY;
}

/* The stage level never falls, and with it go the cards that are found. */
static bool is_gone(const struct table *t, int question, thing kind)
{
	return question == WHICH_CARD && num(t, kind, AT_STAGE)
		&& num(t, kind, AT_STAGE) < dial(t, TABLE, STAGE);
}

static bool has_power_of_battle(const struct table *t, int seat)
{
	for each(p, t, IN(POWERS_OF, seat))
		if (num(t, p, FIGHTS))
			return true;
	return false;
}

static bool rival_has_stall(const struct table *t, int seat)
{
	each_seat(s, t)
		if (runes_rivals(t, seat, s) && runes_stalls(t, s))
			return true;
	return false;
}

static bool rival_has_quest(const struct table *t, int seat)
{
	each_seat(s, t)
		if (runes_rivals(t, seat, s) && first(t, IN(QUEST_OF, s)))
			return true;
	return false;
}

static bool has_well_quest(const struct table *t, int seat)
{
	thing quest = first(t, IN(QUEST_OF, seat));

	return quest && num(t, quest, FAINTS);
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
	case TOLL: return rival_has_stall(t, seat);
	case TAKE_QUEST: return rival_has_quest(t, seat);
	case SCOUT_BOMB: return dial(t, seat, BOMB) > 0;
	case MEDIC_PACK: return dial(t, seat, MEDIC) > 0;
	case FAINT: return runes_soldiers(t, seat) > 0;
	case WELL_FAINT: return has_well_quest(t, seat);
	case DROP: return runes_goods(t, seat) > 0;
	case POWER_FROM: return first(t, IN(POWER_PILE, NOBODY)) != NONE;
	default: return true;
	}
}

/* What players of the board game say. */
static const char *const called[] = { "rob", "scout", "plunder", "scout", "hunt", "engage", "fight",
	"engage", "travel", "go", "build", "stall", "market", "stall", "hire", "recruit", "loot",
	"scout", "visit", "go", "attack", "engage", "attack", "scout", "challenge", "engage",
	"trade", "sell", "equip", "fit", "install", "fit", "upgrade", "fit", "remove", "strip",
	"activate", "use", "complete", "quest", "fulfill", "quest", "accept", "take", "abandon",
	"drop", "cure", "heal", "change", "workshop", "exchange", "workshop", "do", "quest",
	"solve", "quest", "finish", "quest", 0 };

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
	.called = called,
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
	.lacks = lacks,
	.gone = is_gone,
	.tried = tried_of,
};
