/* SPDX-License-Identifier: MIT */
#include "games/dragonlords/dragonlords.h"
#include "kit/kit.h"

/* A die hits if it shows no more than the number. */
static int low_is_good(UNUSED const struct table *t, int side, UNUSED int nth)
{
	return -side;
}

#include "kit/tables.h"

/* The autopilot keeps a realm: its walls, its buildings, its armies, and land next to them. */
static const struct preference prefer[] = { { F_REPAIR, 0 }, { F_BUILD, 0 }, { F_BUY, 0 },
	{ F_ATTACK, 0 }, { 0 } };

/* Why some of those named stay, or fewer are bought. */
static const int lacks[] = { FEWER_ORDERED, ONE_STAYS, MOUNTAIN_BARS, NOT_ADJACENT, NOT_FRIENDLY,
	RIDE_TOO_FAR, SHIP_NOT_AT_SEA, ZONE_NOT_TOUCHING, ENEMY_SHIPS, NOBODY_GOES, USED_UP,
	HAS_RETURNED, IN_TRAINING, 0 };

/* What players of the board game say. */
static const char *const called[] = { "cast", "when scroll", "cast", "when spell", "explore",
	"enter", "quest", "enter", "siege", "attack", "reinforce", "transfer", "sack", "attack",
	"embark", "load", "board", "load", "disembark", "land", "summon", "elemental", "destroy",
	"raze", "breach", "bombard", "shoot", "bombard", "fire", "bombard", "assault", "attack",
	"conquer", "attack", "capture", "attack", "occupy", "attack", "retreat", "when go-on",
	"erect", "build", "visit", "enter", "cross", "sail", "transport", "load", "claim", "claims",
	"loot", "pillage", "deploy", "transfer", 0 };

const struct game dragonlords = {
	.name = "dragonlords",
	.revision = 2,
	.title = "Quest for the DragonLords",
	.least = 2,
	.most = 4,
	TABLES,
	.fields = lords_fields,
	.prefer = prefer,
	.ties = 5,
	.points = 1,
	.read = lords_read,
	.called = called,
	.setup = lords_setup,
	.season = lords_play_season,
	.over = lords_over,
	.rank = lords_score,
	.audit = lords_audit,
	.unplayable = lords_unplayable,
	.sees = lords_sees,
	.carried = lords_carried,
	.asks = lords_asks,
	.band = lords_band,
	.room = lords_room,
	.whose = lords_whose,
	.complete = lords_complete,
	.price = lords_price_ahead,
	.lacks = lacks,
	.absent = lords_absent,
	.undone = lords_undone,
	.remark = lords_remark,
};
