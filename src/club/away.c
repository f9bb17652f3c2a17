/* SPDX-License-Identifier: MIT */
#include "club/away.h"
#include "club/due.h"
#include "club/notice.h"

/* A day without a tick is no accident for who ticks once a day; and a clock that is put right by
 * some minutes has not jumped. */
enum { AWAY = 26 * 3600, BACK = 300 };

static bool tell_jump(struct club *club, long long last, long long now, struct buf *why)
{
	struct buf text = BUF_INIT;
	bool ok;

	buf_str(&text,
		last < now ? "The club has not ticked since "
			   : "The clock of the club was put back: it last ticked ");
	time_print(&text, last);
	buf_str(&text, ", and it is ");
	time_print(&text, now);
	buf_str(&text,
		" now. Is the clock of the host right?\nSeasons that became due meanwhile, or"
		" will in the next 6 hours, take letters and are not played until ");
	time_print(&text, now + DUE_BACK);
	buf_str(&text, ". 'tradepost run --now MATCH' plays one before.");
	ok = notice_referee(club, NULL, last < now ? "the host was away" : "the clock jumped",
		text.s, now, why);
	buf_free(&text);
	return ok;
}

/* What lies between the last tick and this one is noted where it is too much, or too little. */
static bool note_jump(struct club *club, long long last, long long now, struct buf *why)
{
	if (!last || (now - last <= AWAY && last - now <= BACK))
		return true;
	return store_save_note(club->store, NOTE_AWAY, last < now ? last : now, why)
		&& store_save_note(club->store, NOTE_BACK, now, why)
		&& tell_jump(club, last, now, why);
}

bool away_look(struct club *club, long long now, struct buf *why)
{
	long long last;

	return store_begin(club->store, why) && store_get_note(club->store, NOTE_TICK, &last, why)
		&& note_jump(club, last, now, why)
		&& store_save_note(club->store, NOTE_TICK, now, why)
		&& store_commit(club->store, why);
}
