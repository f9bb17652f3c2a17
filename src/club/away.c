/* SPDX-License-Identifier: MIT */
#include "club/away.h"
#include "club/deadline.h"
#include "club/notice.h"

/* A day without a tick is no accident for who ticks once a day; and a clock that is put right by
 * some minutes has not jumped. */
enum { AWAY = 26 * 3600, BACK = 300 };

static bool tell_jump(struct club *club, long long last, long long now, struct buf *why)
{
	struct buf text = BUF_INIT;
	bool ok;

	club_say(club, &text, "jump away=%d last=%s now=%s", last < now, club_date(club, last).s,
		club_date(club, now).s);
	buf_char(&text, '\n');
	club_say(club, &text, "jump-due until=%s", club_date(club, now + DUE_BACK).s);
	ok = notice_referee(
		club, NULL, last < now ? "subject-away" : "subject-clock", text.s, now, why);
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
