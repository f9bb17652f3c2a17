/* SPDX-License-Identifier: MIT */
#include "games/tradeworlds/tradeworlds.h"
#include "kit/tables.h"

/* The autopilot builds a ship before it spends cards. A silent seat attacks nobody, except The
 * Derelict in self-defence. */
static const struct preference prefer[] = { { F_CONFIGURE, 0 }, { F_SHOOT, 0 }, { F_TREASURER, 0 },
	{ F_BUY, 0 }, { 0, 0 } };

static bool asks(const struct table *t, int seat, int question)
{
	switch (question) {
	case FACTION: return !season(t);
	case SABOTAGED:
	case SMUGGLE: return players(t) > 1;
	case DESTROYER:
	case ESCORT:
	case CRUISER:
	case FRIGATE: return key(t, REINFORCEMENTS);
	case CALL_GARRISON: return first(t, IN(GARRISON_OF, seat)) != NONE;
	default: return true;
	}
}

const struct game tradeworlds = {
	.name = "tradeworlds",
	.revision = 2,
	.title = "TradeWorlds",
	.least = 1,
	.most = 4,
	.ties = 4,
	.points = 1,
	TABLES,
	.fields = worlds_fields,
	.asks = asks,
	.prefer = prefer,
	.setup = worlds_setup,
	.season = worlds_season,
	.over = worlds_over,
	.rank = worlds_rank,
	.audit = worlds_audit,
	.unplayable = worlds_unplayable,
	.room = worlds_room,
	.price = worlds_price,
};
