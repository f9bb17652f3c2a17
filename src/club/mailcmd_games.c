/* SPDX-License-Identifier: MIT
 * /games and /seat in a letter of somebody who has a seat. */
#include "club/games.h"
#include "club/mailcmd_call.h"

bool mailcmd_games(struct mailcmd_call *w, struct span rest)
{
	int n;

	(void)rest;
	return games_tell(w->c, w->texts, w->answer, &n) || mailcmd_forgives(w);
}

/* A seat is asked for by no seat, and confirmed by an address. */
bool mailcmd_seat(struct mailcmd_call *w, struct span rest)
{
	(void)rest;
	return mailcmd_deny(w, "seat-how club=%s", w->c->club->setting[S_MAIL]);
}
