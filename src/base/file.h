/* SPDX-License-Identifier: MIT
 * Whole files. Every function here that fails returns false and appends to *why a sentence that
 * names the file. A failed write leaves behind at most a temporary file beside the target. */
#ifndef BASE_FILE_H
#define BASE_FILE_H
#include "base/buf.h"

/* Appends the file at path to b. A file of more than limit bytes is refused before it is read
 * whole. "-" is standard input. Of up to 16 KB the empty buffer is the only copy. */
bool file_read(struct buf *b, const char *path, size_t limit, struct buf *why);
/* Writes the file durably: a temporary file beside it, fsync, rename, fsync of the folder. mode is
 * that of open(2): 0600 for secrets. */
bool file_write(const char *path, const void *s, size_t n, unsigned mode, struct buf *why);
/* Makes the file; refuses where a file of that name exists. For keys. */
bool file_make(const char *path, const void *s, size_t n, unsigned mode, struct buf *why);

/* Makes a folder that is closed to others, unless it is there. */
bool file_make_folder(const char *path, struct buf *why);
/* Returns whether both names are those of one file that is there. */
bool file_is_same(const char *one, const char *other);

/* Writes all bytes; returns false with errno. */
bool file_put(int fd, const void *s, size_t n);

#endif
