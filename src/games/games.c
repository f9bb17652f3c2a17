/* SPDX-License-Identifier: MIT
 * The games there are: one line each, and nothing else of a game stands outside its folder. */
#include "core/box.h"

#include <string.h>
#include <strings.h>

extern const struct game dragonlords, ktech, runes, tradewarz, tradeworlds;

static const struct game *const all[] = { &dragonlords, &ktech, &runes, &tradewarz, &tradeworlds,
	NULL };

const struct game *const *games(void)
{
	return all;
}

const struct game *game_named(const char *name)
{
	const struct game *newest = NULL;

	for (int i = 0; all[i]; i++)
		if (!strcasecmp(all[i]->name, name)
			&& (!newest || all[i]->revision > newest->revision))
			newest = all[i];
	return newest;
}

const struct game *game_of(const char *name, int revision)
{
	for (int i = 0; all[i]; i++)
		if (!strcasecmp(all[i]->name, name) && all[i]->revision == revision)
			return all[i];
	return NULL;
}
