/* SPDX-License-Identifier: MIT
 * The log of a store's file: looks at what SQLite reads there. A frame of the log is a header and a
 * page; its checksum is of both, and goes on from that of the frame before. SQLite itself looks at
 * checksums only after a crash, and takes the first that is wrong for the end of the log.
 *
 * What is always true:
 * - A page whose frame is not as it was written does not fit. While a transaction writes frames
 *   anew, SQLite leaves their checksums for later: these fit, and only their writer reads them.
 * - After a crash, a log that ends early has lost committed transactions where a whole one lies
 *   behind the end, and frames of yet another behind that: SQLite begins a transaction only when
 *   the one before is on disk. */
#ifndef STORE_STORE_LOG_H
#define STORE_STORE_LOG_H
#include <sqlite3.h>
#include <stdbool.h>
#include <stddef.h>

enum { PAGE_LEAST = 512, PAGE_MOST = 65536 }; /* bytes of a page */

struct log {
	sqlite3_file *file;
	const sqlite3_io_methods *below; /* methods that read the file as it is */
	sqlite3_int64 headed;		 /* where the header lies that was written last, -1: none */
	sqlite3_int64 rewritten; /* from where on checksums are left for later; -1: nowhere */
	int unread;		 /* the code of a read that failed, so that nothing is known */
};

void log_begin(struct log *, sqlite3_file *, const sqlite3_io_methods *below);
/* Notes that n bytes are written at a place. */
void log_note_write(struct log *, size_t n, sqlite3_int64 at);
/* Returns whether n bytes, read at a place, are what may be used or dropped. page_size: of the file
 * the log belongs to, for a log whose header does not tell. */
bool log_fits(struct log *, const void *bytes, size_t n, sqlite3_int64 at, size_t page_size);
/* Returns the page whose bytes lie at a place, as its header has it; 0: none. */
long long log_page_at(struct log *, sqlite3_int64 at);
/* Returns whether n may be the size of a page. */
bool is_page_size(size_t n);

#endif
