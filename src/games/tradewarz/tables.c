/* SPDX-License-Identifier: MIT */
#include "games/tradewarz/tradewarz.h"
#include "kit/tables.h"

/* The last hole of F_MARCH. Marches of the autopilot look for room to build, never for a fight. */
enum { NO_FIGHT_HOLE = 5 };
static const struct preference prefer[] = { { F_SILO, 0 }, { F_CASTLE, 0 }, { F_VILLAGE, 0 },
	{ F_BUY, 0 }, { F_SETTLEMENT, 0 }, { F_MARCH, NO_FIGHT_HOLE }, { 0, 0 } };

/* Whether the hand has a card for that occasion. A card that cancels a battle has a question of
 * its own. */
static bool holds_card(const struct table *t, int seat, int played_in)
{
	for each(p, t, IN(HAND_OF, seat))
		if (num(t, p, PLAYED_IN) == played_in && num(t, p, OP) != OP_CANCEL)
			return true;
	return false;
}

static bool asks(const struct table *t, int seat, int question)
{
	switch (question) {
	case DOCK: return !season(t);
	case MARCH_CARD: return holds_card(t, seat, ON_MARCH);
	case CANCEL_BATTLE: return warz_card(t, seat, OP_CANCEL) != NONE;
	case MORALE_ATTACK:
	case MORALE_DEFENCE: return holds_card(t, seat, IN_BATTLE);
	case CARAVAN: return warz_tech_sum(t, seat, LOCAL) > 0;
	case EXTRA_SILO: return warz_tech_sum(t, seat, SILO_PLACES) > 0;
	case SUPER_UNIT: return warz_tech_sum(t, seat, SUPER) > 0;
	case LEVEL_FREE: return warz_tech(t, seat, OP_LEVEL) != NONE;
	case TECH_CARD: return warz_card(t, seat, OP_GUEST) != NONE;
	default: return true;
	}
}

/* What players of the board game say. */
static const char *const called[] = { "settle", "build", "upgrade", "build", "found", "build",
	"teleport", "march", "advance", "march", "join", "ally", "break", "leave", "conquer",
	"march", "occupy", "march", "explore", "march", "sail", "dock", "anchor", "dock", "form",
	"ally", "exchange", "trade", "research", "buy", "get", "buy", "collect", "resources",
	"produce", "resources", "gather", "resources", "take", "resources", "alliance", "ally",
	"village", "build", "castle", "build", "settlement", "build", "university", "build", 0 };

const struct game tradewarz = {
	.name = "tradewarz",
	.revision = 2,
	.title = "TradeWarz",
	.least = 2,
	.most = 6,
	.ties = 6,
	.points = 1,
	TABLES,
	.fields = warz_fields,
	.asks = asks,
	.prefer = prefer,
	.called = called,
	.partner = warz_partner,
	.remark = warz_remark,
	.read = warz_read,
	.leads = warz_leads,
	.setup = warz_setup,
	.season = warz_play_season,
	.over = warz_over,
	.rank = warz_rank,
	.audit = warz_audit,
	.unplayable = warz_unplayable,
	.price = warz_price,
};
