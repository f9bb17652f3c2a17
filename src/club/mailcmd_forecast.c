/* SPDX-License-Identifier: MIT
 * /forecast: what would come of the orders that are in, played many times on guesses. */
#include "club/deadline.h"
#include "club/mailcmd_call.h"
#include "club/meant_letter.h"
#include "club/tried.h"

#include <string.h>

/* FORECASTS: those that a seat is answered in a season, as each takes the time of a season's work. */
enum { PLAYS = 100, FORECASTS = 20 };

/* Finds the seat's letter that would be played now, that of this very mail included; where its player is asked whether
 * lines were meant otherwise, the letter with those: what the mail shows is what is forecast. */
static bool find_letter(struct mailcmd_call *w, struct letter_row *letter, bool *found)
{
	enum found is = deadline_asks(w->c, w->seat->seat, letter);

	*found = is == FOUND && meant_mends(letter);
	if (*found || is == UNREAD)
		return *found;
	letter_row_free(letter);
	*letter = (struct letter_row){ 0 };
	is = store_best_letter(w->c->club->store, w->c->m->id, w->c->m->season, w->seat->seat,
		INT64_MAX, letter, w->c->why);

	*found = is == FOUND;
	return is != UNREAD;
}

static void say_forecast(struct mailcmd_call *w, const struct letter_row *letter)
{
	struct buf said = BUF_INIT;

	if (meant_mends(letter))
		mailcmd_say(w, "forecast-meant");
	if (tried_forecast(w->c, w->seat, span_of(letter->text), PLAYS, &said))
		buf_add(w->answer, said.s, said.n);
	else
		mailcmd_deny(w, "forecast-none");
	buf_free(&said);
}

bool mailcmd_forecast(struct mailcmd_call *w, struct span rest)
{
	struct letter_row letter = { 0 };
	bool more = true, found;

	(void)rest;
	if (w->c->m->state != MATCH_OPEN || !w->c->m->season)
		return mailcmd_deny(w, "forecast-none");
	if (!find_letter(w, &letter, &found))
		return false;
	if (!found)
		return mailcmd_deny(w, "forecast-no-letter season=%d", w->c->m->season);
	if (!mailcmd_ration(w, "forecast", FORECASTS, &more)) {
		letter_row_free(&letter);
		return false;
	}
	if (more)
		say_forecast(w, &letter);
	else
		mailcmd_deny(w, "forecast-often most=%d", FORECASTS);
	letter_row_free(&letter);
	return true;
}
