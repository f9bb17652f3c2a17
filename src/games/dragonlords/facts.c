/* SPDX-License-Identifier: MIT
 * What can happen in Quest for the DragonLords. */
#include "games/dragonlords/dragonlords.h"

const struct fact lords_facts[] = {
	[CHOSEN_ONE] = { "chosen-one", "seat:by", "start 8" },
	[CLAIMED] = { "claimed", "seat:by land:at", "start 14" },
	[STRANGERS_HOLD] = { "strangers-hold", "land:at int:units", "start 11" },
	[GARRISONED] = { "garrisoned", "seat:by land:at | int:units", "start 18" },
	[COURT_AT] = { "court-at", "seat:by kingdom:at", "start 19" },
	[SHARD_LIES] = { "shard-lies", "land:at", "start 22" },
	[SHARD_HIDDEN] = { "shard-hidden", "int:shards", "start 22" },
	[SCROLL_DEALT] = { "scroll-dealt", "seat:by | scroll:scroll", "start 23" },
	{ 0 },
};
