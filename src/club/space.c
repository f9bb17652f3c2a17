/* SPDX-License-Identifier: MIT */
#include "club/space.h"
#include "club/notice.h"
#include "store/store_outbox.h"

#include <sys/statvfs.h>

enum { MIB = 1 << 20, LEAST = 16 * MIB, COPIES = 3 };
#define BIGGEST "season bytes"
#define TOLD "space told"

long long space_free(const struct club *club)
{
	struct statvfs disk;

	if (statvfs(club->folder, &disk))
		return -1;
	return (long long)disk.f_bavail * (long long)disk.f_frsize;
}

static bool note_told(const struct context *c, bool enough, const char *text)
{
	struct store *store = c->club->store;
	bool ok = store_begin(store, c->why) && store_save_note(store, TOLD, !enough, c->why)
		&& (enough || notice_referee(c, "subject-space", text))
		&& store_commit(store, c->why);

	if (!ok)
		store_rollback(store);
	return ok;
}

bool space_enough(
	const struct context *c, long long free, bool *enough, bool *told, struct buf *says)
{
	long long biggest, need, before;

	if (!store_get_note(c->club->store, BIGGEST, &biggest, c->why)
		|| !store_get_note(c->club->store, TOLD, &before, c->why))
		return false;
	need = LEAST + COPIES * biggest;
	*enough = free < 0 || free >= need;
	*told = !*enough && !before;
	if (!*enough)
		club_say(c->club, says, "waits-space free=%lld need=%lld", free / MIB,
			need / MIB + 1);
	return before == !*enough || note_told(c, *enough, says->s);
}

bool space_note(const struct context *c, int season, long long mail)
{
	long long biggest, bytes;

	if (!store_get_note(c->club->store, BIGGEST, &biggest, c->why)
		|| !store_weigh_season(c->club->store, c->m->id, season, mail, &bytes, c->why))
		return false;
	return bytes <= biggest || store_save_note(c->club->store, BIGGEST, bytes, c->why);
}
