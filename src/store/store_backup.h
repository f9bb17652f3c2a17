/* SPDX-License-Identifier: MIT
 * A whole store as one file, with files of the club beside its matches.
 *
 * What is always true: a copy shows one moment, whatever others write meanwhile. A copy is readable
 * by its owner alone, since it holds every secret of the club. */
#ifndef STORE_STORE_BACKUP_H
#define STORE_STORE_BACKUP_H
#include "store/store.h"

/* Copies a store into a new file; refuses where a file of that name exists. Returns false with a
 * reason. */
bool store_copy_to(struct store *, const char *path, struct buf *why);
/* Copies a store's file that is neither opened nor changed, so the file may be on a read-only
 * disk. */
bool store_copy_file(const char *from, const char *path, struct buf *why);

/* Keeps a file of the club in a copy. */
bool store_pack(struct store *, const char *name, struct span bytes, struct buf *why);
/* Appends a file that store_pack kept. */
enum found store_unpack(struct store *, const char *name, struct buf *bytes, struct buf *why);
/* Makes the copy one file without a log, so that it can be read from a read-only disk. */
bool store_seal_copy(struct store *, struct buf *why);
/* Forgets the packed files, once they are in the club's folder again. */
bool store_drop_pack(struct store *, struct buf *why);

#endif
