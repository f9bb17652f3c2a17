/* SPDX-License-Identifier: MIT
 * The folder `taken` inside a folder of files: what was read there and kept elsewhere goes to it, so that it
 * is not read again. Nothing in it is ever overwritten. */
#ifndef POST_TAKEN_H
#define POST_TAKEN_H
#include "base/text.h"

#include <sys/stat.h>

/* Moves a file, and the signature beside it, into `taken`, which is made where it is not there. A file that is
 * gone, or is another than the one that was read, stays as it is. Returns false with a reason. */
bool taken_move(int folder, const char *name, const struct stat *read, struct buf *why);

#endif
