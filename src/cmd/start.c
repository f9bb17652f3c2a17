/* SPDX-License-Identifier: MIT
 * start: the roster is closed, and the set-up takes letters; or its season gets a deadline. */
#include "club/letter_seal.h"
#include "club/mails.h"
#include "club/seating.h"
#include "cmd/referee.h"

#include <stdio.h>

static void all_seated(const struct context *c)
{
	struct buf empty = BUF_INIT;

	for (int s = 1; s <= c->m->seats; s++) {
		struct seat seat;
		enum found found = store_get_seat(c->club->store, c->m->id, s, &seat, c->why);

		need_store(found != UNREAD, c->club->store, EX_IOERR, c->why);
		if (found == FOUND) {
			seat_free(&seat);
			continue;
		}
		buf_char(&empty, ' ');
		seat_print(&empty, match_game(c->m), s);
	}
	if (empty.n)
		die(EX_USAGE, "match '%s' cannot start, these seats are empty:%s", c->m->name,
			empty.s);
}

/* The roster holds the witness's anchor, so the witness joins before it is closed. */
static void witness_joined(const struct context *c)
{
	struct buf whom = BUF_INIT;
	bool ready, ok = letter_seal_ready(c, &ready, &whom);

	need_store(ok, c->club->store, EX_IOERR, c->why);
	if (!ready)
		die(EX_USAGE,
			"match '%s' cannot start: its witness %s has not answered. Take the answer"
			" in, or ask again by 'tradepost resend %s witness'",
			c->m->name, whom.s, c->m->name);
	buf_free(&whom);
}

/* Appends who may not know of the match. */
static void list_silent(const struct context *c, struct buf *silent)
{
	for (int s = 1; s <= c->m->seats; s++) {
		bool answered, ok = invitation_answered(c, s, &answered);

		need_store(ok, c->club->store, EX_IOERR, c->why);
		if (!answered) {
			buf_str(silent, silent->n ? ", " : "; not answered yet: ");
			seat_print(silent, match_game(c->m), s);
		}
	}
}

int cmd_start(const struct command_call *call)
{
	const char *deadline = call_flag(call, "deadline");
	struct match_context o;
	struct buf silent = BUF_INIT;
	long long due = 0;

	/* Read inside the transaction, so that a season played in between is not undone. */
	begin_match(&o, call);
	/* A match that its players ended by a vote can go on; one that its game ended cannot. */
	if (o.m.state == MATCH_OVER && !*o.m.ended)
		die(EX_USAGE, "match '%s' is over", o.m.name);
	if (o.m.state == MATCH_OPEN && !deadline)
		die(EX_USAGE,
			"match '%s' has started already: to give its season a deadline, add "
			"--deadline",
			o.m.name);
	all_seated(&o.c);
	if (seating_opens(&o.m)) {
		witness_joined(&o.c);
		list_silent(&o.c, &silent);
	}
	if (deadline)
		due = need_date(&o.c, deadline);
	need_store(seating_start(&o.c, &o.m, due), o.club.store, EX_IOERR, &o.why);
	printf("%s takes letters for season %d%s\n", o.m.name, o.m.season,
		silent.n ? silent.s : "");
	buf_free(&silent);
	end_due(&o);
	return EX_DONE;
}
