/* SPDX-License-Identifier: MIT
 * charter: the settings of a match, printed or set. All players are told what is set. */
#include "club/charter.h"
#include "club/deadline.h"
#include "club/notice.h"
#include "club/seat_keys.h"
#include "club/token.h"
#include "cmd/open.h"

#include <stdio.h>
#include <string.h>

struct set {
	const struct command_call *call;
	bool given; /* the open season got a deadline by it */
};

/* Tells what was set, a line each. */
static void say(struct buf *b, const struct context *c, int seat, const void *what)
{
	const struct set *set = what;

	club_say(c->club, b, "settings match=%s", c->m->name);
	for (int i = 1; i < set->call->words; i++)
		buf_fmt(b, "\n%s", set->call->word[i]);
	buf_char(b, '\n');
	club_say(c->club, b, "settings-due given=%d season=%d due=%s", set->given, c->m->season,
		deadline_text_in(c, seat, c->club->texts).s);
}

static void print_charter(const struct command_call *call)
{
	struct buf text = BUF_INIT;
	struct match_context o;

	open_match(&o, call);
	charter_print(&text, &o.m);
	fwrite(text.s, 1, text.n, stdout);
	buf_free(&text);
	close_match(&o);
}

/* Prints what was set, and when it counts: a schedule gives a deadline only where there is none. */
static void print_set(const struct context *c, const struct command_call *call, bool given)
{
	const struct match *m = c->m;
	bool open = m->state == MATCH_OPEN;

	for (int i = 1; i < call->words; i++) {
		bool next = open && !given && !strncmp(call->word[i], "schedule=", 9);

		printf("%s: %s, from season %d on\n", m->name, call->word[i], m->season + next);
	}
	if (open && m->deadline)
		printf("season %d is due %s\n", m->season, deadline_text(c, 0).s);
	else if (open)
		printf("season %d has no deadline; to give it one: tradepost start %s --deadline"
		       " DATE\n",
			m->season, m->name);
}

int cmd_charter(const struct command_call *call)
{
	struct match_context o;
	bool ok, given = false;

	if (call->words == 1) {
		print_charter(call);
		return EX_DONE;
	}
	begin_match(&o, call);
	for (int i = 1; i < call->words; i++)
		need(charter_set_line(&o.m, span_of(call->word[i]), &o.why), EX_USAGE, &o.why);
	need(token_possible(&o.c) && seat_keys_fit(&o.c) && deadline_give(&o.c, &o.m, &given),
		EX_USAGE, &o.why);
	ok = store_save_match(o.club.store, &o.m, &o.why);
	if (ok && o.m.state == MATCH_OPEN)
		ok = notice_each(&o.c, "subject-settings", say, &(struct set){ call, given });
	need_store(ok, o.club.store, EX_IOERR, &o.why);
	print_set(&o.c, call, given);
	end_match(&o, ok);
	return EX_DONE;
}
