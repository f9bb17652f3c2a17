/* SPDX-License-Identifier: MIT
 * A store that lies where nothing can be written, as on a read-only disk. SQLite needs files beside a
 * store to tell who else is at work there. Where these can neither be made nor are there, the store
 * is read as if it never changed; and as a disk that is read-only here may be written elsewhere,
 * everything that is read is taken back if the file is another than it was, or has got a log. */
#ifndef STORE_STORE_STILL_H
#define STORE_STORE_STILL_H
#include "store/store_inner.h"

/* Sets store->still where the store can only be read in this way. Returns false with a sentence where it
 * cannot be read in any. */
bool still_look(struct store *, struct buf *why);
/* Returns what to open such a store by. The caller frees it. */
char *still_name(const struct store *);
/* Returns whether the store is as it was at still_look. */
bool still_same(const struct store *);

#endif
