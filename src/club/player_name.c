/* SPDX-License-Identifier: MIT */
#include "club/player_name.h"

#include <stdlib.h>

static bool is_placeholder(const struct club *club, struct span name)
{
	struct buf text = BUF_INIT;
	bool is;

	club_say(club, &text, "games-your-name");
	is = span_folds(name, text.s);
	buf_free(&text);
	return is;
}

/* A name that a seat has by itself would be mistaken for that seat. */
bool player_name_fits(const struct context *c, struct span name)
{
	return text_is_clean(name.s, name.n, PLAYER_NAME) && !is_placeholder(c->club, name)
		&& !seat_find(match_game(c->m), name, MAXSEATS);
}

bool player_name_known(
	const struct context *c, const char *mail, struct span asked, struct buf *name)
{
	char *wanted = xcopy(asked.n ? asked.s : "", asked.n);
	enum found found = store_name_at(c->club->store, mail, wanted, name, c->why);

	free(wanted);
	return found != UNREAD;
}

bool player_name_taken(const struct context *c, struct span name, int but, bool *taken)
{
	*taken = false;
	for (int s = 1; s <= c->m->seats && !*taken; s++) {
		struct seat seat;
		enum found found = store_get_seat(c->club->store, c->m->id, s, &seat, c->why);

		if (found == UNREAD)
			return false;
		*taken = found == FOUND && s != but && span_folds(name, seat.name);
		seat_free(&seat);
	}
	return true;
}
