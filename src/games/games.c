/* SPDX-License-Identifier: MIT
 * The games there are: one line each, and nothing else of a game stands outside its folder. */
#include "core/box.h"

#include <string.h>
#include <strings.h>

extern const struct game ktech, tradewarz;

static const struct game *const all[] = { &ktech, &tradewarz, NULL };

const struct game *const *games(void)
{
	return all;
}

const struct game *game_named(const char *name)
{
	for (int i = 0; all[i]; i++)
		if (!strcasecmp(all[i]->name, name))
			return all[i];
	return NULL;
}
