/* SPDX-License-Identifier: MIT
 * import: a match that another club exported is played on here. */
#include "club/match_import.h"
#include "cmd/open.h"

#include <string.h>

/* Gets the match in a file, which may hold anything. */
static void need_playable(struct store *from, const char *file, struct match *m)
{
	struct buf why = BUF_INIT;

	need(store_check(from, &why), EX_DATAERR, &why);
	if (store_next_match(from, 0, m, &why) != FOUND)
		die(EX_DATAERR, "give a file that 'tradepost export' wrote: '%s' has no match",
			file);
	if (!memcmp(m->secret, (unsigned char[sizeof m->secret]){ 0 }, sizeof m->secret))
		die(EX_DATAERR,
			"export the match again, without --public: '%s' is a public export, and "
			"nobody can play on with it",
			file);
	if (!match_name_ok(span_of(m->name)))
		die(EX_DATAERR, "'%s' gives its match a name that no match can have", file);
}

static void need_consent(const struct command_call *call, const struct match *m)
{
	if (m->state == MATCH_SEATING || call_flag(call, "key") || call_flag(call, "yes"))
		return;
	die(EX_USAGE,
		"add --key FILE.key with the referee's key of the club that match '%s' comes from."
		" Without this key, every player's verify will say UNPROVEN new-referee, as anybody"
		" could claim to be the referee now. To import the match all the same, add --yes",
		m->name);
}

int cmd_import(const struct command_call *call)
{
	const char *file = call_flag(call, "key");
	struct secret_key *old = NULL;
	struct store *from;
	struct match_context o = { .why = BUF_INIT };
	bool ok;

	o.c = (struct context){ &o.club, &o.m, time_now(), &o.why };
	need_club(&o.club, call->folder);
	from = store_open_file(call->word[0], false, &o.why);
	need(from != NULL, EX_NOINPUT, &o.why);
	need_playable(from, call->word[0], &o.m);
	need(match_importable(&o.c, from), EX_DATAERR, &o.why);
	need_consent(call, &o.m);
	if (file) {
		old = key_secret_open(file, &o.why);
		need(old != NULL, EX_NOPERM, &o.why);
	}
	ok = match_import(&o.c, from, old);
	key_secret_close(old);
	need_store(ok, o.club.store, EX_DATAERR, &o.why);
	store_close(from);
	close_match(&o);
	return EX_DONE;
}
