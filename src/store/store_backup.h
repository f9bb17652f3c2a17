/* SPDX-License-Identifier: MIT
 * A whole store as one file, with files of the club beside its matches.
 *
 * What is always true: the copy is of one moment, whatever others write meanwhile; it is for its owner
 * alone, since it holds every secret of the club. */
#ifndef STORE_STORE_BACKUP_H
#define STORE_STORE_BACKUP_H
#include "store/store.h"

/* Copies a store into a new file of that name, which must not be there. False with a reason. */
bool store_copy_to(struct store *, const char *path, struct buf *why);
/* The same of a file that is not opened, and not changed: it may be on a disk that is read-only. */
bool store_copy_file(const char *from, const char *path, struct buf *why);

/* Keeps a file of the club in a copy. */
bool store_pack(struct store *, const char *name, struct span bytes, struct buf *why);
/* Appends it. *there false: the copy has none. */
bool store_unpack(
	struct store *, const char *name, struct buf *bytes, bool *there, struct buf *why);
/* Makes it one file that can be read where nothing can be written: it keeps no log beside it any more. */
bool store_seal_copy(struct store *, struct buf *why);
/* Forgets the files, which are in the club's folder again. */
bool store_drop_pack(struct store *, struct buf *why);

#endif
