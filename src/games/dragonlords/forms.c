/* SPDX-License-Identifier: MIT
 * What can be ordered in Quest for the DragonLords, and what is asked. */
#include "games/dragonlords/dragonlords.h"

const struct question lords_questions[] = {
	[KINGDOMS] = { "kingdoms", "", "<kingdom>+", "", "start 10" },
	[GOLDS] = { "golds", "", "<gold-land>+", "", "start 12" },
	[CLAIMS] = { "claims", "", "<land>+", "", "start 14" },
	[GARRISON] = { "garrison", "", "<land>+", "", "start 18" },
	{ 0 },
};

const struct form lords_forms[] = {
	[F_KINGDOMS] = { "kingdoms <kingdom>+", "letters 3", 1 << START, 0, 0, KINGDOMS,
		"the kingdoms you would like, best first" },
	[F_GOLDS] = { "golds <gold-land>+", "letters 3", 1 << START, 0, 0, GOLDS,
		"the gold lands you would like, best first" },
	[F_CLAIMS] = { "claims <land>+", "letters 3", 1 << START, 0, 0, CLAIMS,
		"the lands you would like, best first" },
	[F_GARRISON] = { "garrison {[<int>] <land>}+", "letters 3", 1 << START, 0,
		lords_fill_garrison, GARRISON, "so many more units there: garrison 4 r4b 3 g5" },
	{ 0 },
};
