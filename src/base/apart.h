/* SPDX-License-Identifier: MIT
 * Work in a process of its own, for what may take too long or meet a fault of ours while others wait.
 *
 * What is always true: the work changes nothing but the text that it gives back, and uses no file of ours that is
 * open; whatever becomes of it, the caller goes on. */
#ifndef BASE_APART_H
#define BASE_APART_H
#include "base/text.h"

typedef void apart_work(const void *with, struct buf *out);
/* Does the work, which may take that many seconds of the processor, and appends its text; once more where there
 * was no memory. Returns false, with nothing appended, where it did not end well. */
bool apart_do(apart_work *, const void *with, int seconds, struct buf *out);

#endif
