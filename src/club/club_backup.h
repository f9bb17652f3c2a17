/* SPDX-License-Identifier: MIT
 * A whole club as one file: a copy of its store, with its settings and the referee's key.
 *
 * What is always true: a file that is there is replaced by a whole backup or not at all. A store that a backup
 * replaces is kept beside it; whatever was done again after a kill ends as if nothing had happened. */
#ifndef CLUB_CLUB_BACKUP_H
#define CLUB_CLUB_BACKUP_H
#include "club/work_end.h"

/* Writes the backup, even while others work in the club. */
enum work_end club_backup_make(const struct context *, const char *file);
/* Puts a backup in the place of the store of a folder, in which nobody is at work, and marks its matches as
 * behind. Settings and keys that are there stay; another key than the backup's is refused. The club's own store
 * is left as it is, and marked. replace: a store may be there. */
enum work_end club_backup_put_back(
	const char *folder, const char *file, bool replace, struct buf *why);

#endif
