/* SPDX-License-Identifier: MIT
 * charter: the settings of a match, printed or set. All players are told what is set. */
#include "club/charter.h"
#include "club/deadline.h"
#include "club/notice.h"
#include "club/seat_keys.h"
#include "club/token.h"
#include "cmd/open.h"

#include <stdio.h>

/* Tells what was set, a line each. */
static bool tell_charter(const struct context *c, const struct command_call *call)
{
	struct buf text = BUF_INIT;
	bool ok;

	club_say(c->club, &text, "settings match=%s", c->m->name);
	for (int i = 1; i < call->words; i++)
		buf_fmt(&text, "\n%s", call->word[i]);
	buf_char(&text, '\n');
	club_say(c->club, &text, "settings-due season=%d due=%s", c->m->season,
		deadline_text(c, 0).s);
	ok = notice_all(c, "subject-settings", text.s);
	buf_free(&text);
	return ok;
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

int cmd_charter(const struct command_call *call)
{
	struct match_context o;
	bool ok;

	if (call->words == 1) {
		print_charter(call);
		return EX_DONE;
	}
	begin_match(&o, call);
	for (int i = 1; i < call->words; i++)
		need(charter_set_line(&o.m, span_of(call->word[i]), &o.why), EX_USAGE, &o.why);
	need(token_possible(&o.c) && seat_keys_fit(&o.c), EX_USAGE, &o.why);
	ok = store_save_match(o.club.store, &o.m, &o.why);
	if (ok && o.m.state == MATCH_OPEN)
		ok = tell_charter(&o.c, call);
	end_match(&o, ok);
	return EX_DONE;
}
