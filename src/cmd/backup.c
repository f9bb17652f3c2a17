/* SPDX-License-Identifier: MIT
 * backup: a whole club as one file, even while it is at work. */
#include "base/file.h"
#include "cmd/open.h"
#include "cmd/pack.h"
#include "post/key.h"
#include "store/store_backup.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

const char *const packed_files[] = { "tradepost.conf", "referee.key", "referee.pub", NULL };

static bool pack_file(struct store *to, const char *folder, const char *name, struct buf *why)
{
	char *path = club_path(folder, name);
	struct buf bytes = BUF_INIT;
	bool ok = file_read(&bytes, path, PACKED_MOST, why)
		&& store_pack(to, name, span_of_buf(&bytes), why);

	key_buf_wipe(&bytes);
	free(path);
	return ok;
}

static bool pack_all(const char *folder, const char *path, struct buf *why)
{
	struct store *to = store_open_file(path, false, why);
	bool ok = to && store_check(to, why) && store_begin(to, why);

	for (int i = 0; ok && packed_files[i]; i++)
		ok = pack_file(to, folder, packed_files[i], why);
	ok = ok && store_save_note(to, NOTE_BACKUP, time_now(), why) && store_commit(to, why)
		&& store_seal_copy(to, why);
	store_close(to);
	return ok;
}

/* Refuses to replace the club's own store, which is in use. */
static void refuse_own(const struct command_call *call)
{
	char *own = club_path(call->folder, "club.db");
	struct stat a, b;

	if (!stat(own, &a) && !stat(call->word[0], &b) && a.st_dev == b.st_dev
		&& a.st_ino == b.st_ino)
		die(EX_USAGE, "'%s' is the club's own store: name another file", call->word[0]);
	free(own);
}

int cmd_backup(const struct command_call *call)
{
	struct buf part = BUF_INIT, why = BUF_INIT;
	struct club club;
	bool ok;

	need_club(&club, call->folder);
	refuse_own(call);
	buf_fmt(&part, "%s.part", call->word[0]);
	unlink(part.s);
	ok = store_copy_to(club.store, part.s, &why) && pack_all(call->folder, part.s, &why);
	if (ok && rename(part.s, call->word[0])) {
		buf_fmt(&why, "cannot make '%s': %s", call->word[0], strerror(errno));
		ok = false;
	}
	if (!ok)
		unlink(part.s);
	need_store(ok, club.store, EX_CANTCREAT, &why);
	warn("'%s' holds the referee's key and every secret of the club: keep it as you keep the"
	     " club",
		call->word[0]);
	buf_free(&part);
	club_close(&club);
	return EX_DONE;
}
