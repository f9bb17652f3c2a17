/* SPDX-License-Identifier: MIT */
#include "club/rules_upgrade.h"

bool rules_upgrade_may(struct referee_act *d)
{
	const struct game *newest = game_named(d->m.game);
	bool may = false;

	if (!newest)
		buf_fmt(d->c.why,
			"match '%s' is of the game '%s', which this program does not play",
			d->m.name, d->m.game);
	else if (newest->revision == d->m.rules)
		buf_fmt(d->c.why, "match '%s' is played by the newest rules already", d->m.name);
	else if (d->m.state == MATCH_OVER)
		buf_fmt(d->c.why, "match '%s' is over: nothing of it is played any more",
			d->m.name);
	else
		may = true;
	return may;
}

static bool upgrade(struct referee_act *d, struct table **t)
{
	const struct game *newest = game_named(d->m.game);
	struct buf text = BUF_INIT;
	bool ok;

	act_begin(d, &text, "upgrade", d->m.season);
	buf_fmt(&text, "rules %s %d tradepost-" PACKAGE_VERSION "\n", newest->name,
		newest->revision);
	d->m.rules = newest->revision;
	/* Makes sure, before the record says so, that the new rules can go on with this table. */
	d->edition = club_edition(&d->c);
	if (d->edition)
		*t = match_table(&d->c, d->edition, d->m.season - 1);
	ok = *t && act_record(d, "upgrade", &text)
		&& store_save_match(d->club.store, &d->m, d->c.why);
	buf_free(&text);
	return ok;
}

static bool tell_all(struct referee_act *d, struct table *t)
{
	struct buf what = BUF_INIT;
	bool ok;

	club_say(&d->club, &what, "upgrade season=%d match=%s revision=%d", d->m.season, d->m.name,
		d->m.rules);
	ok = act_tell(d, "subject-rules", what.s, NULL, t);
	buf_free(&what);
	return ok;
}

bool rules_upgrade(struct referee_act *d)
{
	struct table *t = NULL;
	bool ok = upgrade(d, &t) && tell_all(d, t);

	table_free(t);
	return ok;
}
