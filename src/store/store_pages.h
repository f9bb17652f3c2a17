/* SPDX-License-Identifier: MIT
 * Pages of a store's file, each with a checksum of its bytes and its number at its end.
 *
 * What is always true:
 * - SQLite is handed no page that differs from what was written: to read one fails with
 *   SQLITE_IOERR_DATA. A page that lies at another page's place differs. A page that is whole, but
 *   as it was earlier, does not.
 * - Pages in the log are held to the checksums which SQLite put there, and itself looks at only
 *   after a crash. A log of which a crash cannot have made what it is fails to be read. A damaged
 *   log that has lost no more than its last transactions looks as after a loss of power: these are
 *   taken as never committed.
 * - A checksum finds damage. It does not find what somebody changed on purpose: signatures do.
 * - A file made before schema 6 has no checksums until it is upgraded. */
#ifndef STORE_STORE_PAGES_H
#define STORE_STORE_PAGES_H
#include "base/buf.h"

#include <sqlite3.h>

/* Returns the name under which SQLite opens files with checksums. A file that is empty is one. */
const char *pages_vfs(void);
/* Lets SQLite leave room for checksums in a file that is empty, or is to be vacuumed. */
void pages_reserve(sqlite3 *);
/* Returns whether the pages of the file have checksums. */
bool pages_summed(sqlite3 *);
/* Returns the code of the read that failed last, SQLITE_IOERR_DATA for damage; 0: none has failed. */
int pages_trouble(sqlite3 *);
/* Appends a sentence on the damage found last; path: of the file. */
void pages_say_damage(sqlite3 *, const char *path, struct buf *why);
/* Puts the checksum at the end of a page of n bytes. */
void page_sum_put(unsigned char *page, size_t n, long long number);

#endif
