/* SPDX-License-Identifier: MIT */
#include "games/ktech/ktech.h"
#include "kit/tables.h"

/* The autopilot leaves cards that strike or move to people. */
static const struct preference prefer[] = { { F_BUILD, 0 }, { F_PLAY, 0 }, { F_GOLD_E, 0 },
	{ 0, 0 } };

/* What players of the board game say. */
static const char *const called[] = { "place", "build", "put", "build", "draw", "gold", "swap",
	"gold", "pay", "gold", "spend", "gold", "buy", "gold", "move", "play", "destroy", "play",
	"attack", "play", "steal", "play", "control", "play", "occupy", "build", "settle", "start",
	"gain", "gold", "throw", "discard", "throw", "play", 0 };

const struct game ktech = {
	.name = "ktech",
	.revision = 2,
	.title = "KTech",
	.least = 2,
	.most = 6,
	.ties = 3,
	TABLES,
	.fields = ktech_fields,
	.prefer = prefer,
	.called = called,
	.read = ktech_read,
	.setup = ktech_setup,
	.season = ktech_season,
	.over = ktech_over,
	.rank = ktech_rank,
	.audit = ktech_audit,
	.asks = ktech_asks,
	.price = ktech_price,
};
