/* SPDX-License-Identifier: MIT */
#include "club/tick_end.h"
#include "club/date.h"

/* Notes of the club. */
#define NOTE_TICK_END "tick-end"
#define NOTE_TICK_WELL "tick-well"
#define NOTE_TICK_CODE "tick-code"

/* A host may tick once a day. */
enum { TICK_PATIENCE = 26 * 3600 };

bool tick_end_note(const struct context *c, int code)
{
	struct store *store = c->club->store;
	bool ok = store_begin(store, c->why)
		&& store_save_note(store, NOTE_TICK_END, c->now, c->why)
		&& store_save_note(store, NOTE_TICK_CODE, code, c->why)
		&& (code || store_save_note(store, NOTE_TICK_WELL, c->now, c->why))
		&& store_commit(store, c->why);

	if (!ok)
		store_rollback(store);
	return ok;
}

static void say(
	const struct context *c, struct buf *lines, long long last, long long well, int code)
{
	const struct texts *texts = c->club->texts;
	const char *zone = c->club->setting[S_ZONE];

	buf_fmt(lines, "  %-12s ", "-");
	if (code)
		buf_fmt(lines, "the last tick, of %s, failed with code %d; ",
			club_date(texts, zone, last).s, code);
	if (well)
		buf_fmt(lines, "no tick has gone well since %s", club_date(texts, zone, well).s);
	else
		buf_str(lines, "none has gone well");
	buf_str(lines, ": tradepost tick\n");
}

bool tick_end_say(const struct context *c, struct buf *lines)
{
	struct store *store = c->club->store;
	long long last, well, code;

	if (!store_get_note(store, NOTE_TICK_END, &last, c->why)
		|| !store_get_note(store, NOTE_TICK_WELL, &well, c->why)
		|| !store_get_note(store, NOTE_TICK_CODE, &code, c->why))
		return false;
	if (last && (code || c->now - well > TICK_PATIENCE))
		say(c, lines, last, well, (int)code);
	return true;
}
