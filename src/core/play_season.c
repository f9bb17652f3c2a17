/* SPDX-License-Identifier: MIT */
#include "core/play.h"
#include "core/proof.h"

#include <string.h>

bool season_over(const struct table *t)
{
	return t->cell[C_OVER];
}

static void begin(struct table *t, const struct chance *chance, bool setup)
{
	table_settle(t);
	t->chance = *chance;
	t->cause = t->line_seat = t->line = t->depth = t->spends = 0;
	journal_clear(&t->journal);
	decks_forget(t);
	memset(t->nth, 0, sizeof t->nth);
	if (t->throws)
		memset(t->throw, 0, (size_t)t->throw_room * sizeof *t->throw);
	t->throws = 0;
	if (!setup) {
		table_put(t, C_SEASON, t->cell[C_SEASON] + 1);
		table_renew(t, SEASON, NOBODY);
		table_settle(t);
	}
}

void season_imagine(struct table *t, const struct chance *chance, bool setup)
{
	if (season_over(t))
		bug("a season after the last");
	t->idle = setup ? 0 : BUT(season_writers(t));
	begin(t, chance, setup);
	if (setup)
		t->game->setup(t);
	else
		t->game->season(t);
	table_put(t, C_OVER, !setup && t->game->over(t));
	table_settle(t);
}

void season_play(struct table *t, const struct chance *chance, bool setup)
{
	const char *broken;

	season_imagine(t, chance, setup);
	broken = season_audit(t);
	if (broken)
		bug("after season %d: %s", season(t), broken);
}

seats season_writers(const struct table *t)
{
	seats writers = 0;

	for (int s = 1; s <= t->seats && !season_over(t); s++)
		if (!out(t, s) && (!t->game->writes || t->game->writes(t, s)))
			writers |= ONLY(s);
	return writers;
}

struct table *season_ahead(const struct table *t, int seat)
{
	struct table *ahead = table_copy(t);

	table_put(ahead, C_SEASON, season(t) + 1);
	table_renew(ahead, SEASON, NOBODY);
	table_renew(ahead, TURN, seat);
	table_settle(ahead);
	return ahead;
}

/* ---- what always holds ---- */

const char *season_audit(const struct table *t)
{
	const char *broken = table_audit(t);

	return broken || !t->game->audit ? broken : t->game->audit(t);
}
