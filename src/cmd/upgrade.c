/* SPDX-License-Identifier: MIT
 * upgrade: a match goes on by the newest rules of its game. */
#include "cmd/referee.h"

static bool upgrade(
	struct referee_act *d, const struct game *newest, struct table **t, struct buf *why)
{
	struct buf text = BUF_INIT;
	bool ok;
	const struct context c = { &d->club, &d->m, time_now(), why };

	act_begin(d, &text, "upgrade", d->m.season);
	buf_fmt(&text, "rules %s %d tradepost-" PACKAGE_VERSION "\n", newest->name,
		newest->revision);
	d->m.rules = newest->revision;
	/* Makes sure, before the record says so, that the new rules can go on with this table. */
	d->edition = club_edition(&c);
	if (d->edition)
		*t = match_table(&c, d->edition, d->m.season - 1);
	ok = *t && act_record(d, "upgrade", &text, why)
		&& store_save_match(d->club.store, &d->m, why);
	buf_free(&text);
	return ok;
}

static bool tell_all(struct referee_act *d, struct table *t, struct buf *why)
{
	struct buf what = BUF_INIT;
	bool ok;

	club_say(&d->club, &what, "upgrade season=%d match=%s revision=%d", d->m.season, d->m.name,
		d->m.rules);
	ok = act_tell(d, "subject-rules", what.s, NULL, t, why);
	buf_free(&what);
	return ok;
}

int cmd_upgrade(const struct command_call *call)
{
	const struct game *newest;
	struct table *t = NULL;
	struct buf why = BUF_INIT;
	struct referee_act d;

	act_start(&d, call);
	newest = game_named(d.m.game);
	if (!newest)
		die(EX_DATAERR, "match '%s' is of the game '%s', which this program does not play",
			d.m.name, d.m.game);
	if (newest->revision == d.m.rules)
		die(EX_USAGE, "match '%s' is played by the newest rules already", d.m.name);
	if (d.m.state == MATCH_OVER)
		die(EX_USAGE, "match '%s' is over: nothing of it is played any more", d.m.name);
	act_need(&d, upgrade(&d, newest, &t, &why), &why);
	act_need(&d, tell_all(&d, t, &why), &why);
	table_free(t);
	act_close(&d);
	return EX_DONE;
}
